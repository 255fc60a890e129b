//! What holds between two players.

use crate::wording::LawText;

pub(super) const TOUCH_MOVE: LawText = LawText {
    title: "Touch-move",
    also: "touch touched piece must move capture accident accidental",
    text: &[
        "If it is your move and you touch one of your own men on purpose, you must move it, if it has a legal move.",
        "If you touch a man of the other side, you must capture it, if that is possible.",
        "If you touch one of each, you must capture the one with the other. If that is not possible, the first touched man that can move or be captured counts.",
        "If no touched man can move or be captured, any move will do. Contact by accident is no touch.",
        "In this program a man is touched when it is chosen by Enter, Space or the mouse. Going over it with the cursor is no touch. In a casual game nothing binds.",
    ],
    boards: &[
        "The knight is touched. It may not be put back, and no other man may move.",
        "White touches Black's pawn on f5. Now only captures of this pawn are allowed.",
        "The rook has no move, so White is free.",
    ],
};

pub(super) const ADJUSTING: LawText = LawText {
    title: "Adjusting men",
    also: "adjust j'adoube jadoube adoube straighten",
    text: &[
        "A player to move may put men straight on their squares, after saying \"I adjust\" or, in French, \"j'adoube\".",
        "It must be said before touching, and only by the player to move.",
        "The other player need not agree, although many believe so.",
        "Here the word is :adjust, for the next man that is chosen.",
    ],
    boards: &[
        "White announces it, puts the knight straight, and is free to move the pawn.",
        "After the touch it is too late to announce anything.",
    ],
};

pub(super) const TOUCH_CASTLING: LawText = LawText {
    title: "Touching king and rook",
    also: "castling castle touch order king first",
    text: &[
        "On a real board one castles with one hand and moves the king first.",
        "Whoever touches the king and then a rook must castle with this rook, if it is legal. If not, the king must make another legal move, perhaps castling with the other rook.",
        "If the king has no legal move, any move will do.",
        "Whoever touches a rook first may not castle with it in this move. The rook must move, if it can.",
    ],
    boards: &[
        "White has touched the rook first. Castling is not allowed now.",
        "White wants to castle short, but the rook on f8 bars it. The king must move, and long castling is a move of the king.",
    ],
};

pub(super) const RELEASED: LawText = LawText {
    title: "When a move stands",
    also: "release released let go take back takeback undo final hand",
    text: &[
        "A man that has been let go on a square by a legal move stays there. As long as it is in the hand, another square may be chosen for it.",
        "What a pawn becomes is settled when the new piece touches the square.",
        "In this program a move stands after Enter, or when the mouse button is let go.",
        "In a casual game a move can be taken back if both agree, with :takeback. In a tournament game nothing is taken back.",
    ],
    boards: &[
        "A tournament game: the move stands.",
        "A casual game: both agree, and White chooses again.",
    ],
};

pub(super) const ILLEGAL_MOVE: LawText = LawText {
    title: "Illegal moves",
    also: "illegal penalty two minutes second loses infraction left in check overlooked",
    text: &[
        "If an illegal move was made, the position before it is set up again. The man that was moved must make a legal move, if it has one.",
        "For the first illegal move of a player the other gets two minutes more, in rapid and blitz one minute. The second one loses the game.",
        "If the other player could not mate by any series of legal moves, the game is drawn instead.",
        "Every illegal move counts, not only one that leaves the king in check. So do pressing the clock without having moved, and moving with two hands.",
        "On a real board a move is complete when the clock is pressed, here with Enter. A text that cannot be read, or that fits two moves, never counts.",
        "In a casual game an illegal move is refused, and nothing else happens.",
    ],
    boards: &[
        "A tournament game: after the first illegal move the other gets two minutes, the second one loses the game.",
        "A casual game: the move is refused, and White chooses another.",
    ],
};

pub(super) const FALSE_START: LawText = LawText {
    title: "A game that began wrongly",
    also: "wrong colours reversed swap board turned starting position displaced",
    text: &[
        "If the board lies the wrong way round, the position is moved to a board that lies right, and the game goes on.",
        "If the men were set up wrongly at the start, a new game is played. In rapid and blitz this can be claimed only until both have made ten moves.",
        "If the players have the wrong colours, a new game is played, unless both have made ten moves already. Later the game goes on. Here the word is :swap.",
        "If you knock men over, you put them back on your own time.",
    ],
    boards: &[
        "The colours were wrong. After one move each the players change sides and begin again.",
        "Both players have made ten moves. Now the game goes on with these colours.",
    ],
};

pub(super) const DRAW_OFFER: LawText = LawText {
    title: "Offering a draw",
    also: "offer agree agreement accept decline (=)",
    text: &[
        "Two players may agree on a draw when each of them has made at least one move.",
        "The right way: make the move, offer the draw, then press the clock. Here one types Nf3 (=).",
        "The offer stands until the other player accepts it, declines it in words, touches a man, or moves. It cannot be taken back, and no condition may be tied to it.",
        "The players mark it on the score sheet with (=). To offer again and again disturbs the other player.",
        "So this program lets a player offer again in a tournament game only after the other has offered. In a casual game ten more moves are enough.",
        "An event may forbid offers before a certain move.",
    ],
    boards: &[
        "Before the first moves a draw cannot be offered. With the first reply it can, and White accepts.",
        "Black declines by moving. White's next offer has to wait.",
    ],
};

pub(super) const CLAIM: LawText = LawText {
    title: "Claiming a draw",
    also: "claim wrong claim penalty written down intended",
    text: &[
        "A draw by threefold repetition or by fifty moves must be claimed. Only the player to move can do it, before touching a man.",
        "Say :claim if the position on the board is meant. Say :claim and a move if that move would complete the count. It is written down, but not made.",
        "A right claim ends the game at once.",
        "After a wrong claim the other player gets two minutes more, in rapid and blitz one minute. The move that was written down must be made.",
        "A claim cannot be taken back, and it is at the same time an offer of a draw.",
    ],
    boards: &[
        "The rook's move would complete fifty moves. The claim is right.",
        "One move too early: the claim is wrong, the move is made, and Black gets two minutes. Black accepts the offer.",
    ],
};

pub(super) const CONDUCT: LawText = LawText {
    title: "How players behave",
    also: "behaviour behavior help notes advice disturb phone fair tournament cheating",
    text: &[
        "Each player plays alone. During the game nobody uses notes, books or devices, takes advice, or analyses on another board.",
        "Nobody disturbs the other player, be it by talk, by noise, or by one offer of a draw after another.",
        "So in a tournament game this program shows no legal moves, no names of openings, and offers no practice. The Laws may be read at any time: they say what is allowed, not what is good. The clock runs on meanwhile.",
        "A player who goes on refusing to obey the Laws loses the game.",
    ],
    boards: &["An offer was declined. The next one has to wait."],
};

pub(super) const ARBITER: LawText = LawText {
    title: "The arbiter",
    also: "referee judge judgement decide set clock time correct",
    text: &[
        "Rules cannot foresee everything. Where they are silent, similar cases show the way, and an arbiter decides with sense and fairness.",
        "An arbiter can stop and set the clocks, go back to an earlier position, and set the result.",
        "Two friends without an arbiter have these powers together. The word is :arbiter, and what was done goes into the record of the game.",
        "Federations and events may add rules of their own, but not against the Laws.",
    ],
    boards: &[
        "In a tournament game only the arbiter stops the clocks. Black gets two minutes, and play goes on.",
        "The arbiter may also set the result.",
    ],
};
