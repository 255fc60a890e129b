//! The texts of the Laws, and what is said around them.

mod book;
mod caption;
mod search;

use crate::laws::{Chapter, Deed, Topic};
use crate::rules::{Color, Position};

pub use book::{Boards, contents, page};
pub use caption::caption;
pub use search::find;

/// What the Laws say on one topic.
#[derive(Clone, Copy, Debug)]
pub struct LawText {
    /// The title.
    pub title: &'static str,
    /// Words by which somebody may look for it that do not stand in the text.
    pub also: &'static str,
    /// The paragraphs. Sentences are short: a small window scrolls by sentences.
    pub text: &'static [&'static str],
    /// What each example shows, in the order of [`examples`](crate::laws::examples).
    pub boards: &'static [&'static str],
}

/// The texts of the Laws, and what is said around them.
pub trait LawWords {
    /// What the Laws say on a topic.
    fn law(&self, topic: Topic) -> LawText;

    /// The title of a part of the Laws.
    fn chapter(&self, chapter: Chapter) -> &'static str;

    /// The title of the whole.
    fn laws_title(&self) -> &'static str;

    /// That this player does something, in one sentence.
    fn deed_at_table(&self, by: Color, deed: Deed, position: &Position) -> String;

    /// That so many seconds pass on the clock of this player.
    fn time_passes(&self, by: Color, seconds: u64) -> String;

    /// That a text is no legal move, before the sentence that says why.
    fn is_refused(&self, text: &str) -> String;

    /// That it does not go, before the sentence that says why.
    fn is_denied(&self, deed: &str) -> String;

    /// Which of so many examples it is, both counted from 1.
    fn example(&self, example: usize, examples: usize) -> String;

    /// Which of so many steps of an example is seen; none has been made yet for 0.
    fn example_step(&self, step: usize, steps: usize) -> String;

    /// What stands before the titles of related topics.
    fn see_also(&self) -> &'static str;

    /// Which keys do what while a topic is read.
    fn law_hint(&self) -> &'static str;

    /// The same in so few words that it fits in the smallest window.
    fn law_hint_in_brief(&self) -> &'static str;

    /// Which keys do what in the list of topics.
    fn laws_hint(&self) -> &'static str;

    /// The same in so few words that it fits in the smallest window.
    fn laws_hint_in_brief(&self) -> &'static str;

    /// How a topic is asked for where there are no keys.
    fn laws_usage(&self) -> &'static str;

    /// That no topic has to do with a text.
    fn no_law(&self, text: &str) -> String;

    /// That something cannot be done while the Laws are read.
    fn not_in_laws(&self) -> &'static str;

    /// How the rule behind a refusal is read.
    fn why_hint(&self) -> &'static str;

    /// That nothing was refused of which a rule could be shown.
    fn nothing_refused(&self) -> &'static str;
}
