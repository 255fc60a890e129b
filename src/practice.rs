//! Practising chess notation: skills, drills, items, rounds, scores, progress.
//!
//! ```text
//! skill ─┐
//! drill ─┼→ Supply ──→ Item ──→ Round ──→ Verdict ──→ log::Entry
//! seed ──┘               ↑        ↓                        ↓
//!                     answer    Score                   Progress ──→ Choice of skills
//! ```
//!
//! A [`Skill`] is what is learnt, a [`Drill`] is how it is asked. A [`Supply`]
//! makes [`Item`]s for both: from opening lines, from games handed in, from
//! positions picked by hand, and from generators that build a legal position
//! around the wanted feature; every one is checked by the rules. A [`Round`]
//! asks items, [judges](judge()) answers and brings back what was missed.
//! [`Progress`] is rebuilt from the lines of the [`log`] and says what is open,
//! what is due and what is weak.
//!
//! Nothing here knows the time, a file or a sentence: times of answers and
//! calendar days are handed in, and what was wrong with an answer is data.
//!
//! ```
//! use tabiya::practice::{Answer, Drill, Effort, Plan, Round, Skill, Supply, Task};
//!
//! let plan = Plan::new(Drill::Write, [Skill::FileOrigin]);
//! let mut round = Round::new(plan, Supply::new(7));
//! let item = round.current().expect("an item").clone();
//! assert!(matches!(item.task, Task::Write(_)));
//!
//! let verdict = round.answer(&Answer::Text(item.expected()), Effort::of_millis(2_400));
//! assert!(verdict.is_some_and(|verdict| verdict.is_right()));
//! ```

mod asked;
mod calendar;
mod choice;
mod drill;
mod example;
mod generate;
mod item;
mod judge;
mod line;
pub mod log;
mod mastery;
mod misspelling;
mod picked;
mod plan;
mod progress;
mod random;
mod reason;
mod round;
mod score;
mod skill;
mod source;
mod spelling;
mod supply;
mod targets;
mod worksheet;

pub use asked::{Help, Verdict};
pub use calendar::{Day, ParseStampError, Stamp};
pub use choice::Choice;
pub use drill::Drill;
pub use example::Example;
pub use generate::generate;
pub use item::{Item, Repair, Task};
pub use judge::{Answer, Miss, judge};
pub use log::{Effort, Entry};
pub use mastery::{INTERVALS, Mastery};
pub use misspelling::Misspelling;
pub use plan::{Length, Plan};
pub use progress::{PlayedRound, Progress};
pub use random::Random;
pub use reason::Reason;
pub use round::Round;
pub use score::{Outcome, Score};
pub use skill::{Group, Skill, Skills, UnknownSkill};
pub use spelling::Wrong;
pub use supply::Supply;
pub use targets::Targets;
pub use worksheet::{Mark, Worksheet, diagram};
