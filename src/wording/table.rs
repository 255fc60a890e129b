//! Sentences about what happens between two players: moves, offers, claims, clocks, results.

use crate::game::clock::Counter;
use crate::game::{Duty, Ending, Incident, Loss, Notice, Obstacle, Refusal, Table};
use crate::rules::Color;

/// How a sheet written by a player compares with the moves that were made.
#[derive(Clone, Copy, Debug)]
pub struct Comparison<'a> {
    /// Moves written exactly.
    pub exact: usize,
    /// Moves made.
    pub moves: usize,
    /// The number of a move, what was written, and what is wrong with it.
    pub faults: &'a [(String, String, &'static str)],
}

/// What is said of a game at the table. Players are called by their names where they have one.
pub trait TableWords {
    /// The result with its reason.
    fn ending(&self, ending: &Ending) -> String;

    /// What happened, where more must be said than the board shows.
    fn notice(&self, notice: &Notice, table: &Table) -> Option<String>;

    /// Why something could not be done.
    fn refusal(&self, refusal: &Refusal, table: &Table) -> String;

    /// What happened beside the moves, as a comment in the record.
    fn incident(&self, incident: &Incident) -> String;

    /// The same for an offer of a draw that was made on one's turn, before the move.
    fn offers(&self, color: Color) -> String;

    /// That a side has lost, if it turns out that the other side can still mate.
    fn loss(&self, loss: &Loss) -> String;

    /// At how many positions somebody has looked to find that out.
    fn looked_at(&self, positions: usize) -> String;

    /// That a side could still have mated, with these moves.
    fn chance(&self, color: Color, moves: &str) -> String;

    /// The title over such moves.
    fn chance_title(&self) -> &'static str;

    /// That no such moves are to be shown.
    fn no_chance(&self) -> String;

    /// How these moves are played on the board.
    fn chance_hint(&self) -> String;

    /// Why a side could not have mated.
    fn obstacle(&self, color: Color, obstacle: Obstacle) -> String;

    /// That nobody found out whether a side could still have mated.
    fn unsettled(&self, color: Color) -> String;

    /// That a position is shown which is so many of so many moves behind the
    /// end of the game, on the way to a mate; and the last of these moves.
    fn viewing_chance(&self, moves: usize, of: usize, last: &str) -> String;

    /// That the next move of this side offers a draw, and how it does not.
    fn offer_with_move(&self, by: Color, table: &Table) -> String;

    /// Who must answer an open offer, and how.
    fn offer_open(&self, by: Color, table: &Table) -> String;

    /// What is shown in place of the board during a pause.
    fn paused(&self) -> String;

    /// Who asked for the pause, and who has to say now that play can go on.
    fn pause_asked(&self, by: Color, waits_for: Color, table: &Table) -> String;

    /// The time controls of both players, and what else was agreed about time.
    fn setting_of(&self, table: &Table) -> String;

    /// That the program did not run for so many milliseconds, which are not counted.
    fn slept(&self, millis: u64) -> String;

    /// How many moves of the stage are done.
    fn stage(&self, counter: Counter) -> String;

    /// The word beside a clock whose flag has fallen.
    fn flag(&self) -> &'static str;

    /// How a sheet written by a player compares with the moves that were made.
    fn written(&self, color: Color, sheet: Comparison<'_>) -> String;

    /// What a player has just written on the own sheet.
    fn sheet_line(&self, color: Color, ply: usize, text: &str, table: &Table) -> String;

    /// What the player to move writes on the score sheet.
    fn sheet_hint(&self, duty: &Duty, table: &Table) -> String;

    /// Whether a player confirms the result.
    fn ask_result(&self, color: Color, ending: &Ending, table: &Table) -> String;

    /// Who of the players has not confirmed the result; nobody if both have.
    fn unconfirmed(&self, colors: &[Color], table: &Table) -> String;

    /// That there is no result yet to be confirmed.
    fn nothing_to_sign(&self) -> String;

    /// That a second Enter plays a move.
    fn confirm_move(&self, text: &str) -> String;

    /// How the clock of a side is started.
    fn start_hint(&self, color: Color, table: &Table) -> String;

    /// The same without the player's name, for narrow rows.
    fn start_hint_in_brief(&self, color: Color) -> String;

    /// That the clock is to be pressed.
    fn press_hint(&self, color: Color, table: &Table) -> String;
}
