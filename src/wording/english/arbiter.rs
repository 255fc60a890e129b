//! English sentences of the arbiter's menu.

use super::English;
use super::table::{duration, who};
use crate::game::{Outcome, Table};
use crate::wording::{ArbiterChoice, ArbiterWords};

impl ArbiterWords for English {
    fn ask_arbiter(&self) -> String {
        "The arbiter:".to_owned()
    }

    fn ask_outcome(&self) -> String {
        "The arbiter sets the result:".to_owned()
    }

    fn arbiter_choice(&self, choice: ArbiterChoice, table: &Table) -> String {
        match choice {
            ArbiterChoice::Pause => "stop the clocks".to_owned(),
            ArbiterChoice::GoOn => "go on".to_owned(),
            ArbiterChoice::Charge(color, millis) => {
                format!("charge {} for {}", who(table, color), duration(millis))
            }
            ArbiterChoice::Clock(color) => format!("set {}'s clock", who(table, color)),
            ArbiterChoice::Moves(color) => format!("set {}'s moves", who(table, color)),
            ArbiterChoice::StepBack => {
                format!("take back {}'s last move", who(table, !table.game().turn()))
            }
            ArbiterChoice::Result => "set the result".to_owned(),
            ArbiterChoice::Outcome(outcome) => outcome_set(outcome, table),
            ArbiterChoice::Close => "nothing".to_owned(),
        }
    }

    fn arbiter_prompt(&self, choice: ArbiterChoice, table: &Table) -> String {
        let (whose, how) = match choice {
            ArbiterChoice::Moves(color) => (color, "moves completed, such as 38"),
            ArbiterChoice::Clock(color) => (color, "time, such as 12:30; +2:00 adds, -0:30 takes"),
            _ => return self.arbiter_usage(),
        };
        format!("Type {}'s {how}; then Enter.", who(table, whose))
    }

    fn noted(&self, note: &str) -> String {
        format!("Noted: {note}")
    }

    fn arbiter_usage(&self) -> String {
        "Say :arbiter pause, time white 12:30, time black +2:00, moves white 38, back 2, note TEXT, or result 1-0 [TEXT]."
            .to_owned()
    }
}

fn outcome_set(outcome: Outcome, table: &Table) -> String {
    match outcome {
        Outcome::Win(color) => format!("{} {} wins", outcome.token(), who(table, color)),
        Outcome::Draw => "1/2-1/2 draw".to_owned(),
        Outcome::Unfinished => "* left unfinished, or both lose".to_owned(),
    }
}
