//! Sentences of the practice screen: how to answer, how far the round is, what comes after it.

use crate::practice::Drill;

/// What is said around the questions of practice.
pub trait DrillWords {
    /// How an answer is given in a drill.
    fn drill_hint(&self, drill: Drill) -> String;

    /// Four spellings to choose from, with their numbers.
    fn options(&self, options: &[String; 4]) -> String;

    /// How many items are done, and of how many if that is known.
    fn round_place(&self, done: usize, all: Option<usize>) -> String;

    /// That nothing more is asked in this round.
    fn round_over(&self) -> String;

    /// How accurate the last rounds were, from 0 to 1, the oldest first, as a small chart.
    fn round_chart(&self, accuracies: &[f64]) -> String;

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

    /// That keeping the score is practised in a real game.
    fn score_sheet_drill(&self) -> String;
}
