//! Beside the Laws.

use crate::wording::LawText;

pub(super) const CHESS960: LawText = LawText {
    title: "Chess960",
    also: "fischer random freestyle 960 castling start",
    text: &[
        "The men of the first rank are drawn by lot, Black's like White's. The bishops stand on squares of different colours, and the king stands between the rooks.",
        "There are 960 such starts. Number 518 is the usual one. All other rules are those of chess.",
        "After castling, king and rook stand where they always stand: on g1 and f1, or on c1 and d1; for Black on the eighth rank.",
        "All squares that king and rook cross or reach must be empty but for these two. The king may not be in check, nor cross or reach an attacked square.",
        "Type O-O or O-O-O, or drop the king on its rook.",
    ],
    boards: &[
        "White's king stands on c1 already, so in long castling only the rook moves. Black castles short.",
        "The rook would land on d1, where a knight stands.",
    ],
};

pub(super) const XIANGQI: LawText = LawText {
    title: "Coming from xiangqi",
    also: "chinese chess hobbled leg horse chariot cannon elephant palace river stalemate",
    text: &[
        "For those who know xiangqi, Chinese chess. The men stand on squares and not where lines cross. There is no river and no palace: the king goes anywhere, one step, diagonally too.",
        "The rook moves like the chariot. The knight moves like the horse, but it jumps: there is no hobbled leg.",
        "There is no cannon. The bishop goes any distance on its diagonal. The queen is rook and bishop in one.",
        "Pawns take diagonally and never go sideways. On the last rank they become a piece.",
        "No move and no check is stalemate. In xiangqi it is a loss, here it is a draw.",
        "Perpetual check is allowed, and ends in a draw. Kings may face each other on an open file, but may never stand side by side.",
        "Castling and en passant are new to you: each has its own page.",
    ],
    boards: &[
        "Pawns stand in front of the knight, and it jumps.",
        "Black has no move and is not in check: a draw.",
        "The kings face each other on the open e-file. That is no check and no fault.",
    ],
};

pub(super) const CHANGES: LawText = LawText {
    title: "What older books say",
    also: "edition 2023 2001 2014 old new changed differences FIDE",
    text: &[
        "This program follows the FIDE Laws of Chess in force since 1 January 2023. Older books and many pages say otherwise on these points.",
        "The second illegal move loses. It was the third until 2014.",
        "The fifth repetition and seventy-five moves draw by themselves, since 2014.",
        "To resign to a side that cannot mate is a draw, since 2023. When time is up it was so before.",
        "A draw can be agreed only when each player has made a move.",
        "Moves may not be written in advance. With less than five minutes left one must still write if thirty seconds or more are added for each move.",
        "With reversed colours it is ten moves that decide, not the time on the clock.",
        "After a wrong claim the other player gets two minutes more. In rapid and blitz it is one minute, as after an illegal move.",
        "Pressing the clock without moving, and moving with two hands, are illegal moves.",
        "A dead position is no longer explained by \"the most unskilled play\". The meaning is the same.",
    ],
    boards: &[
        "Black resigns, but White can never mate: a draw.",
        "A draw before the first move cannot be offered.",
    ],
};

pub(super) const LEARNING: LawText = LawText {
    title: "Advice for learners",
    also: "learn beginner improve teacher book value worth points strategy tips practice",
    text: &[
        "The rules are only the beginning. Play a lot, with friends stronger and weaker than you.",
        "A teacher helps most. A book for beginners comes next; in Chinese the one by Luo Yiping is often named.",
        "Before each move, look at what the other side threatens. After it, look at what you have left unguarded.",
        "Bring out knights and bishops early, put a pawn in the centre, and castle soon. Castling is one of the strongest ideas in the game.",
        "The queen is the strongest piece. As a rough guide a pawn is worth 1, a knight or a bishop 3, a rook 5 and a queen 9.",
        "Learn the open games first, where both king's pawns advance two squares. Then come the semi-open games, then the closed ones.",
        "Write your moves down, and look at your games again. Here :practice teaches how to write.",
    ],
    boards: &["An open game: pawns in the centre, knights and bishops out, the king castled."],
};

pub(super) const ORIGIN: LawText = LawText {
    title: "Where the game comes from",
    also: "history india persia arabs chaturanga shatranj invented",
    text: &[
        "Accounts differ. Most look to India for the beginning, some nearly two thousand years ago, others several centuries later.",
        "From there, they say, the game came to Persia and took its shape. The Arabs played it and brought it to Europe. Other accounts give the Arabs a greater part.",
        "The word rook is traced to an old word for a chariot.",
        "A tabiya was an order of the men that both sides agreed on, or built up, before the battle began. This program has its name from there.",
    ],
    boards: &["The order from which the game begins today."],
};
