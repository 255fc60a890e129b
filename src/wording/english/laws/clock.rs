//! Time.

use crate::wording::LawText;

pub(super) const CLOCK: LawText = LawText {
    title: "The clock",
    also: "press start time hand button",
    text: &[
        "Each player has a clock. Only the clock of the player to move runs.",
        "The game begins when White's clock is started. Check its setting before.",
        "After making a move you press the clock, with the hand that made the move. That stops your clock and starts the other one.",
        "In this program the clock is pressed with the move. With --press manual it has to be pressed by itself.",
    ],
    boards: &["The clock is pressed by hand here. Until White has pressed, Black cannot move."],
};

pub(super) const TIME_CONTROLS: LawText = LawText {
    title: "Time controls",
    also: "increment delay fischer bronstein hourglass byo-yomi blitz rapid standard sudden death stage",
    text: &[
        "A plain 5 gives each player five minutes for the whole game. 40/90,30 gives ninety minutes for forty moves, then thirty for the rest. Time that was saved stays.",
        "3+2 gives three minutes, and two seconds more for each move. Two seconds are there from the start.",
        "3 d2 is a delay: in each move the clock waits two seconds before it runs. What is left of them is not saved.",
        "An hourglass gives one player what the other uses. Byo-yomi gives periods after the main time, and a period that is not used up comes back whole.",
        "A game is blitz if the time for sixty moves is at most ten minutes, rapid if it is less than an hour, and standard from an hour on.",
    ],
    boards: &[
        "Three minutes with two seconds a move: White has used twenty seconds.",
        "Three minutes with a delay of two seconds: one second costs nothing, and twenty seconds cost eighteen.",
        "An hourglass of one minute: White's ten seconds go to Black.",
        "One minute and three periods of thirty seconds. Black has used up the minute, and the period that began comes back whole.",
    ],
};

pub(super) const FLAG_FALL: LawText = LawText {
    title: "When time is up",
    also: "flag fall forfeit lose on time timeout zero",
    text: &[
        "A player who has not made the required moves in time has lost.",
        "But if the other player could not mate by any series of legal moves, the game is drawn.",
        "What counts is whether a mate is possible at all, with the clumsiest defence. Who stands better does not matter.",
        "A game that ended before the flag fell, by mate or in another way, is not changed by it.",
    ],
    boards: &[
        "White has used up the minute and loses.",
        "Black's time is up. With a pawn in the way of its own king Black could still be mated by king and knight.",
        "Black's time is up. King and knight can never mate a side that has only a queen beside the king.",
    ],
};

pub(super) const PAUSE: LawText = LawText {
    title: "Stopping the clocks",
    also: "pause stop resume break interrupt",
    text: &[
        "In a tournament game a player may stop the clocks only to ask for the arbiter's help. Here it is done with :arbiter pause.",
        "In a casual game either player may pause, with :pause. The board is covered meanwhile, for a pause is no time for thinking.",
        "When both are ready, Enter goes on.",
    ],
    boards: &["During a pause no move can be made."],
};
