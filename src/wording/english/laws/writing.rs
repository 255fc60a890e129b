//! Squares and moves as text.

use crate::wording::LawText;

pub(super) const SQUARE_NAMES: LawText = LawText {
    title: "The names of the squares",
    also: "coordinates algebraic letter digit name",
    text: &[
        "Each square has a name: the letter of its file, a to h, then the number of its rank, 1 to 8.",
        "Letters run from White's left hand to White's right, numbers from White's side to Black's. So a1 is the corner at White's left hand.",
        "Both players use the same names, from whichever side they look.",
        "A handy check: a1 is dark, h1 is light.",
    ],
    boards: &["There is no file i. The square e4 is where file e meets rank 4."],
};

pub(super) const NOTATION: LawText = LawText {
    title: "Writing moves",
    also: "algebraic notation san write move letters capture check mate + # x",
    text: &[
        "A move of a piece is its letter and the square to which it goes: Nf3. A move of a pawn is the square alone: e4.",
        "The letters are K, Q, R, B and N, always capital. Files are small letters.",
        "A capture has an x before the square: Bxd7. A pawn that captures names its file: exd5.",
        "Castling is O-O or O-O-O. A pawn that is promoted names the new piece: e8=Q. En passant names the square on which the pawn lands.",
        "Check is +, mate is #. An offer of a draw is (=).",
        "The long form names both squares: Ng1-f3. Many languages have letters of their own. F2 keeps these rules beside the board.",
    ],
    boards: &[
        "Moves of pieces and pawns, captures, checks and castling.",
        "A pawn's capture needs its file, and en passant needs the square of landing.",
    ],
};

pub(super) const TWO_OF_A_KIND: LawText = LawText {
    title: "Which of two is meant",
    also: "ambiguous ambiguity disambiguation two knights rooks file rank both",
    text: &[
        "If two men of a kind can go to the square, the file of the one that moves is added: Nbd2.",
        "If both stand on the same file, the rank is added instead: R1a4. If neither file nor rank is enough, both are added: Qh4e1.",
        "A man that is pinned and so cannot go there does not count. Then nothing is added.",
    ],
    boards: &[
        "Both knights reach d2. The file tells which.",
        "Both rooks stand on the a-file. The rank tells which.",
        "Three queens reach e1. Only the whole square tells which.",
        "The knight on c3 is pinned, so Ne2 can mean only the other.",
    ],
};

pub(super) const SCORE_SHEET: LawText = LawText {
    title: "Keeping score",
    also: "score sheet scoresheet record write down five minutes writing",
    text: &[
        "In a standard game both players write down the moves of both sides, move by move, so that they can be read.",
        "You may answer a move before writing it down. But your last move must be written before you make the next.",
        "No move is written in advance, except for a claim. Nothing else stands on the sheet but moves, times, offers and claims.",
        "With less than five minutes left you need not write, unless thirty seconds or more are added for each move. What is missing is filled in after the time control, on your own time.",
        "In rapid and blitz nobody has to write.",
        "This program keeps the score by itself. With --scoresheet write the players do.",
    ],
    boards: &["White has to write down the first move before making the second."],
};
