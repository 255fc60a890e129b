//! How each man moves and captures.

use crate::wording::LawText;

pub(super) const CAPTURING: LawText = LawText {
    title: "Capturing",
    also: "capture take taking own piece occupied",
    text: &[
        "A man captures by moving to a square on which a man of the other side stands. That man leaves the board. It is all one move.",
        "Any man may capture any other, but a king is never captured.",
        "No man may go to a square on which a man of its own side stands.",
        "Nobody has to capture, unless it is the only legal move.",
    ],
    boards: &[
        "The bishop goes to d5, and the knight leaves the board.",
        "White's own pawn stands on e2, so the king cannot go there.",
    ],
};

pub(super) const ATTACK: LawText = LawText {
    title: "What attacking means",
    also: "attacked attacks threat protect protected guard",
    text: &[
        "A man attacks a square if it could capture there.",
        "It attacks the square even if it may not go there because its own king would then be attacked. So a pinned man still attacks.",
        "A pawn attacks the two squares diagonally in front of it, and not the square straight ahead.",
        "Attacked squares matter to the king. It may not step onto one, and in castling it may not cross one.",
    ],
    boards: &[
        "The rook on d8 attacks the whole d-file, so the king may not go to d1.",
        "The rook on f8 is pinned by the rook on a8. It attacks f1 all the same, so White may not castle.",
    ],
};

pub(super) const ROOK: LawText = LawText {
    title: "The rook",
    also: "castle tower straight blocked jump",
    text: &[
        "The rook moves along a file or a rank, as far as the way is free.",
        "It goes in one direction in one move, and it does not jump.",
        "It stops before a man of its own side. A man of the other side it may capture, but not pass.",
    ],
    boards: &[
        "The pawn on d2 is in the way, and e5 is not in line with the rook. The pawn on h4 can be taken.",
    ],
};

pub(super) const BISHOP: LawText = LawText {
    title: "The bishop",
    also: "diagonal light-squared dark-squared blocked jump",
    text: &[
        "The bishop moves along a diagonal, as far as the way is free.",
        "It goes in one direction in one move, and it does not jump.",
        "It stays on squares of the colour on which it began. So each side has a light-square bishop and a dark-square bishop.",
    ],
    boards: &[
        "The pawn on b2 is in the way to a1, and d5 is not on a diagonal of the bishop. The way to h8 is free.",
    ],
};

pub(super) const QUEEN: LawText = LawText {
    title: "The queen",
    also: "strongest blocked jump",
    text: &[
        "The queen moves like a rook or like a bishop: along a file, a rank or a diagonal, as far as the way is free.",
        "It does not jump, and it never moves like a knight.",
        "It is the strongest piece.",
    ],
    boards: &[
        "The pawn on b2 blocks one diagonal. From h8 the square g6 is a knight's move away, so the queen cannot reach it.",
    ],
};

pub(super) const KNIGHT: LawText = LawText {
    title: "The knight",
    also: "horse jump jumps jumping leap L hobbled leg",
    text: &[
        "The knight goes to one of the nearest squares that are not on its own file, rank or diagonal.",
        "An easy way to find them: one step straight ahead, then one step diagonally onward.",
        "It jumps. What stands in between does not matter, and nothing can block it.",
        "From the middle of the board it reaches eight squares. If it leaves a light square, they are all dark, and the other way round.",
    ],
    boards: &[
        "Both knights jump over the pawns.",
        "The square d6 is on the knight's own file, so it is out of reach. The square f5 is one of the eight.",
    ],
};

pub(super) const KING: LawText = LawText {
    title: "The king",
    also: "adjacent side by side opposition step",
    text: &[
        "The king moves one square in any direction. The square must not be attacked by a man of the other side.",
        "So two kings never stand next to each other.",
        "The king may capture like any man, if the square is not attacked.",
        "Its only longer move is castling.",
    ],
    boards: &[
        "The rook attacks d1 and d2. Two squares are too far. The square f2 is free and safe.",
        "Black's king attacks d5, e5 and f5, so White's king stays away from them.",
    ],
};

pub(super) const PAWN: LawText = LawText {
    title: "The pawn",
    also: "double step two squares first move forward backward sideways blocked",
    text: &[
        "The pawn moves one square straight ahead, if that square is empty. It never goes back or sideways.",
        "From the square on which it began it may go two squares at once, if both are empty.",
        "It does not capture straight ahead. A man in front of it stops it, of whichever side.",
        "On the last rank it becomes another piece.",
    ],
    boards: &[
        "Both pawns make the double step. Then they block each other.",
        "The knight on e3 stops the pawn. The double step is no jump.",
        "This pawn has left its first square, so it goes one step at a time, and only ahead.",
    ],
};

pub(super) const PAWN_CAPTURE: LawText = LawText {
    title: "How pawns capture",
    also: "pawn diagonal diagonally take",
    text: &[
        "A pawn captures one square diagonally ahead, and in no other way.",
        "It does not go diagonally to an empty square. The one exception is en passant.",
    ],
    boards: &[
        "The knight on d5 is straight ahead and only in the way. The square c5 is empty. The pawn on e5 can be taken.",
    ],
};

pub(super) const EN_PASSANT: LawText = LawText {
    title: "En passant",
    also: "e.p. ep in passing double step pawn late",
    text: &[
        "A pawn that makes its double step passes over a square. A pawn of the other side that attacks this square may take it as if it had made a single step.",
        "The taking pawn lands on the square that was passed over. The other pawn leaves the board.",
        "This is possible only on the very next move. After that the chance is gone.",
        "Only pawns take in this way, and only pawns that have just made the double step are taken.",
        "It is written with the square on which the pawn lands.",
    ],
    boards: &[
        "Black's pawn passes over d6, which White's pawn attacks. White takes it in passing.",
        "White makes another move first. Now it is too late.",
    ],
};

pub(super) const EN_PASSANT_LIMITS: LawText = LawText {
    title: "En passant: rare cases",
    also: "pinned exposes only move compulsory forced obligatory must",
    text: &[
        "Like any move, taking en passant must not leave one's own king attacked. Both pawns leave their rank at once, which can open a line to the king.",
        "Taking en passant is a choice, like any move. If it is the only legal move, it must be made.",
        "Then there is no stalemate and no mate, for there is still a move.",
    ],
    boards: &[
        "If both pawns left the fourth rank, the queen on h4 would attack the king.",
        "Black is not in check and has a single legal move: to take en passant. So this is no stalemate.",
        "Black is in check from the pawn. To take it en passant is the only answer, so this is no mate.",
    ],
};

pub(super) const PROMOTION: LawText = LawText {
    title: "Promotion",
    also: "queening queen promote last rank eighth two queens choose",
    text: &[
        "A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of its own colour. This belongs to the same move.",
        "It must become one of these. It cannot stay a pawn, and it cannot become a king.",
        "It does not matter which men have been captured. A player may have two queens, or more.",
        "The new piece acts at once. It may give check or mate.",
        "It is written behind the square: a8=Q.",
    ],
    boards: &[
        "What the pawn becomes must be said, and a king is no choice.",
        "White has a queen and gets another one.",
        "The new queen mates at once.",
    ],
};

pub(super) const UNDERPROMOTION: LawText = LawText {
    title: "Promotion to less than a queen",
    also: "underpromotion rook knight bishop stalemate",
    text: &[
        "A queen is nearly always best, but the player is free to choose.",
        "A knight can give a check that a queen cannot give. A rook or a bishop can leave the other side a move where a queen would leave none.",
    ],
    boards: &[
        "With a queen Black has no move and is not in check. That is stalemate, a draw.",
        "With a rook Black has one move left, and White mates.",
    ],
};
