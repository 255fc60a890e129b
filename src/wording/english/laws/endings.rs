//! How a game ends.

use crate::wording::LawText;

pub(super) const CHECKMATE: LawText = LawText {
    title: "Checkmate",
    also: "mate wins win end scholar's mate back rank",
    text: &[
        "A king in check whose side has no legal move is checkmated. That ends the game at once, and the player who gave mate has won.",
        "The mating move must itself be legal.",
        "Mate comes first. A flag that falls after the mating move changes nothing, and neither does any count of moves.",
    ],
    boards: &[
        "The queen takes f7 and is protected by the bishop. Nothing saves the king.",
        "The king's own pawns leave it no square.",
        "Here the pawn has made room on h7: check, but not mate.",
    ],
};

pub(super) const STALEMATE: LawText = LawText {
    title: "Stalemate",
    also: "no move draw drawn stuck",
    text: &[
        "A player to move who is not in check and has no legal move is stalemated. The game ends at once, and it is a draw.",
        "It is the favourite escape of a lost side. Whoever is far ahead should leave the other king a move.",
        "In xiangqi, Chinese chess, a player without a move has lost. In chess it is a draw.",
    ],
    boards: &[
        "Black is not attacked and cannot move. White has thrown the win away.",
        "One square further it is mate.",
    ],
};

pub(super) const DEAD_POSITION: LawText = LawText {
    title: "Dead position",
    also: "insufficient material bare kings draw impossible mate blocked wall two knights",
    text: &[
        "If neither player could mate by any series of legal moves, even with the other's help, the position is dead. The game is drawn at once.",
        "So it is with king against king, with one bishop or one knight more, and with kings and bishops when all bishops stand on squares of one colour.",
        "Other positions can be dead too: closed walls of pawns, or a capture that cannot be avoided.",
        "Hard is not impossible. With king and two knights against a king a mate exists, so the game goes on.",
        "This program ends a game for this reason only where it can prove it.",
    ],
    boards: &[
        "White takes the last pawn. King and knight can never mate a king.",
        "The wall is closed. Nobody can capture anything, and nobody can get through.",
        "White will have to take the queen, and then only kings are left. The position is dead already.",
        "Two knights can mate if the other side helps. That is enough for the game to go on.",
    ],
};

pub(super) const REPETITION: LawText = LawText {
    title: "Threefold repetition",
    also: "three times third repeat repeated draw claim 3",
    text: &[
        "When the same position stands for the third time, the player to move may claim a draw.",
        "The claim can also be made one move earlier. The player writes down the move that will bring the position for the third time, does not make it, and claims.",
        "The three times need not follow one another.",
        "Without a claim the game goes on, until the position stands for the fifth time.",
    ],
    boards: &[
        "Black does not play Ng8 but claims with it: it would bring the start for the third time.",
        "Black has played it. Now White has the move and may claim.",
    ],
};

pub(super) const SAME_POSITION: LawText = LawText {
    title: "When positions are the same",
    also: "repetition identical castling rights en passant count",
    text: &[
        "Two positions are the same when the same player has the move, when men of the same kind and colour stand on the same squares, and when the possible moves are the same.",
        "A pawn that could at first be taken en passant, and later not, makes a difference. So does a right to castle that has been lost.",
        "A right to castle counts even while castling has to wait for another reason.",
    ],
    boards: &[
        "All men have come back twice. But the rights to castle were lost in the first round, so the position has stood only twice.",
        "After e4 no pawn of Black's could take en passant. So the position after e4 stands here for the third time.",
        "Here Black's pawn could take en passant after e4, and later not. So the position has stood only twice.",
    ],
};

pub(super) const FIFTY_MOVES: LawText = LawText {
    title: "Fifty moves",
    also: "50 fifty-move rule count draw claim",
    text: &[
        "If both players have made their last fifty moves without a capture and without a move of a pawn, the player to move may claim a draw.",
        "The claim can also be made with a move that is written down and would complete the fifty.",
        "Each capture and each move of a pawn starts the count again.",
        "Without a claim the game goes on, up to seventy-five moves.",
    ],
    boards: &[
        "White's move with the rook would be the fiftieth for White too. The claim is right.",
        "A move of the pawn starts the count again. The claim is wrong.",
    ],
};

pub(super) const AUTOMATIC_DRAWS: LawText = LawText {
    title: "Draws without a claim",
    also: "fivefold five times fifth 5 seventy-five 75 automatic",
    text: &[
        "When the same position stands for the fifth time, the game is drawn. Nobody has to claim it, and the five times need not follow one another.",
        "When both players have made seventy-five moves without a capture and without a move of a pawn, the game is drawn as well.",
        "If the last of these moves gives mate, the mate counts.",
        "Both rules are in the Laws since 2014. Stalemate and a dead position end the game by themselves too.",
    ],
    boards: &[
        "The knights go out and back four times: the start stands for the fifth time.",
        "White completes seventy-five moves.",
        "At the same count, but with mate: White wins.",
    ],
};

pub(super) const PERPETUAL_CHECK: LawText = LawText {
    title: "Perpetual check",
    also: "perpetual endless repeated checks draw",
    text: &[
        "Nothing forbids giving check again and again, and the Laws have no special rule for it.",
        "Such a game ends like others that go round in circles: the players agree on a draw, or one of them claims it when a position stands for the third time.",
        "In xiangqi the player who goes on checking loses. In chess it is a way to save a lost game.",
    ],
    boards: &["Black threatens to win. White gives check without end and claims a draw."],
};

pub(super) const RESIGNING: LawText = LawText {
    title: "Resigning",
    also: "resign give up surrender lone king",
    text: &[
        "A player may give up at any time. That ends the game, and the other player has won.",
        "There is one exception: if the other player could not mate by any series of legal moves, the game is drawn.",
        "The word for it is :resign.",
    ],
    boards: &[
        "White has a rook and could still mate. Black resigns and loses.",
        "White has only the king and can never mate. Black resigns, and it is a draw.",
    ],
};

pub(super) const RESULT: LawText = LawText {
    title: "The result",
    also: "points score 1-0 0-1 half over end sign signature final",
    text: &[
        "As a rule a win is one point, a draw half a point for each, and a loss nothing. One writes 1-0, 0-1 or ½-½, and * for a game that is not finished.",
        "When the game is over, it is over. A mistake can be put right while the game goes on, and not afterwards.",
        "In a tournament both players sign the result. Then it stands, unless an arbiter decides otherwise.",
        "In extreme cases an arbiter may even decide that both players have lost.",
    ],
    boards: &["After mate nothing more can be claimed."],
};
