//! Sentences of the practice screen: how to answer, how far the round is, what comes after it.

use crate::openings::Opening;
use crate::practice::{Drill, Item};
use crate::rules::Square;

/// What is said around the questions of practice.
pub trait DrillWords {
    /// The question of an item whose board is seen, with the move or square marked on it.
    fn board_question(&self, item: &Item) -> String;

    /// The same in as few words as will do in a narrow window.
    fn short_question(&self, item: &Item) -> String;

    /// The square that is asked after this one.
    fn asked_next(&self, square: Square) -> String;

    /// A light square, or a dark one.
    fn light_or_dark(&self, light: bool) -> &'static str;

    /// How an answer is given in a drill.
    fn drill_hint(&self, drill: Drill) -> String;

    /// The same where answers are typed lines and there is no screen.
    fn drill_hint_in_lines(&self, drill: Drill) -> String;

    /// How a round goes: tries, rules, answers, what comes back, levels and boxes.
    fn practice_help(&self) -> &'static [&'static str];

    /// The title of that.
    fn practice_help_title(&self) -> &'static str;

    /// What can be typed beside answers where there is no screen.
    fn practice_line_help(&self) -> &'static [&'static str];

    /// Four spellings to choose from, with their numbers.
    fn options(&self, options: &[String; 4]) -> String;

    /// How many items are done, and of how many if that is known.
    fn round_place(&self, done: usize, all: Option<usize>) -> String;

    /// That nothing more is asked in this round.
    fn round_over(&self) -> String;

    /// How many items were right at the first try.
    fn right_so_far(&self, count: usize) -> String;

    /// How much of a timed round is left: whole minutes, or less than one.
    fn time_left(&self, seconds: u32) -> String;

    /// How to go on when the answer was told.
    fn lesson_hint(&self) -> String;

    /// Of which opening the dictated game was.
    fn dictated(&self, opening: &Opening) -> String;

    /// The keys that do something else than answer.
    fn practice_keys(&self) -> String;

    /// What can be done when a round is over.
    fn summary_foot(&self, has_missed: bool) -> String;

    /// That only what was missed is to be asked again.
    fn only_missed(&self) -> String;

    /// The title of the page about progress.
    fn progress_title(&self) -> String;

    /// Whether there is to be another round.
    fn ask_again(&self) -> String;

    /// Whether the round is to end before its time.
    fn ask_stop(&self) -> String;

    /// That a new skill is practised without a timer.
    fn untimed(&self) -> String;

    /// That something cannot be had while notation is practised.
    fn not_in_practice(&self) -> String;

    /// That nothing is practised.
    fn no_practice(&self) -> String;

    /// That no drill and no skill has this name.
    fn no_such_drill(&self, name: &str) -> String;

    /// How keeping the score is practised, where it cannot be done.
    fn score_sheet_drill(&self) -> String;
}
