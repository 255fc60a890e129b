//! Check, pins, castling.

use crate::wording::LawText;

pub(super) const CHECK: LawText = LawText {
    title: "Check",
    also: "in check double check answer block interpose announce say",
    text: &[
        "A king is in check while a man of the other side attacks it, even a man that is pinned.",
        "A check must be answered at once. There are three ways: move the king to a square that is not attacked, capture the man that gives check, or put a man in between.",
        "A check by a knight or a pawn cannot be blocked. Against a double check, by two men at once, only a move of the king helps.",
        "No move may leave one's own king in check. Check need not be announced.",
    ],
    boards: &[
        "The rook gives check. A move elsewhere is not allowed. The king may step aside.",
        "Or the bishop may step in between.",
        "Or the bishop may take the rook.",
        "Knight and rook give check together. To take the knight is not enough: the king must move.",
    ],
};

pub(super) const PIN: LawText = LawText {
    title: "Pinned men",
    also: "pin pinned shield expose discovered",
    text: &[
        "No move may leave one's own king attacked. A man that shields its king from an attack is pinned: it may not leave the line.",
        "Along that line it may move, and it may take the man that pins it.",
        "A pinned man still attacks squares, and it can give check.",
    ],
    boards: &[
        "The knight on c3 shields the king from the bishop, so it may not move. The other knight may.",
        "The rook may not leave the e-file, but it may move along it and take the other rook.",
    ],
};

pub(super) const CASTLING: LawText = LawText {
    title: "Castling",
    also: "castle O-O O-O-O 0-0 0-0-0 rochade kingside queenside short long king's side queen's side",
    text: &[
        "Once in a game each player may move the king and a rook together. It counts as one move of the king.",
        "On its own first rank the king goes two squares towards the rook. The rook goes to the square that the king has crossed.",
        "Short castling, on the king's side, is written O-O. Long castling, on the queen's side, is written O-O-O.",
        "Neither of the two may have moved before, and no man may stand between them.",
        "The king may not be in check. It may not cross an attacked square, and it may not land on one.",
        "Few moves do so much: the king comes to safety, and the rook comes into play.",
    ],
    boards: &["White castles short, Black castles long."],
};

pub(super) const CASTLING_LOST: LawText = LawText {
    title: "When the right to castle is lost",
    also: "castle moved king rook right returned back forever",
    text: &[
        "The right to castle is lost for good when the king has moved, even if it has come back.",
        "With a rook that has moved it is lost as well, even if the rook has come back. Castling with the other rook may still be possible.",
        "When a rook is captured on its first square, the right on that side goes with it. Another rook that comes there later does not bring it back.",
        "A player who has castled cannot castle again.",
    ],
    boards: &[
        "The king has moved and come back. It may not castle any more.",
        "The rook from h1 has moved and come back. To the other side White may still castle.",
    ],
};

pub(super) const CASTLING_BARRED: LawText = LawText {
    title: "When castling has to wait",
    also: "castle through check out of check into check between attacked prevented",
    text: &[
        "For the moment castling is not allowed in four cases. First, when a man stands between king and rook. For long castling b1 or b8 must be empty too.",
        "Second, when the king is in check: castling is no answer to a check.",
        "Third, when the square that the king would cross is attacked. Fourth, when the square on which it would land is attacked.",
        "The right is not lost by this. When the reason is gone, castling is allowed.",
    ],
    boards: &[
        "The knight on b1 stands in between. It has to move first.",
        "The bishop gives check. White has to answer it by another move.",
        "The rook attacks f1, which the king would cross.",
        "The rook attacks g1, on which the king would land.",
    ],
};

pub(super) const CASTLING_ALLOWED: LawText = LawText {
    title: "What does not forbid castling",
    also: "three things castle myth misconception belief attacked rook b1 b8 earlier check",
    text: &[
        "Three beliefs about castling are common, and all three are wrong.",
        "First: the king has been in check before. That does not matter, as long as it has not moved.",
        "Second: the rook is attacked. That does not matter.",
        "Third: in long castling the rook crosses an attacked square, b1 or b8. That does not matter either.",
        "What counts is the king alone: the square it leaves, the square it crosses, and the square on which it lands.",
    ],
    boards: &[
        "The bishop gave check, but White has only put a man in between. Later the king may castle.",
        "The rook on h8 attacks the rook on h1. White may castle.",
        "The rook on b8 attacks b1, which only the rook crosses. White may castle.",
    ],
};

pub(super) const CASTLING_UPRIGHT: LawText = LawText {
    title: "Castling up the board",
    also: "vertical castling Max Pam promoted rook file story Krabbé",
    text: &[
        "The king and the rook must stand on the player's own first rank.",
        "A well-known joke asks about a rook that has just been promoted on e8. It has not moved yet, so may a king on e1 castle with it, up the e-file?",
        "It may not. The story is often told with the name Max Pam, and with the year 1972 for a change of the rules.",
        "Other sources give other names and years, and some say that the rules of 1930 already asked for the same rank. Take it as a story.",
    ],
    boards: &["The new rook has never moved. That makes no castling."],
};
