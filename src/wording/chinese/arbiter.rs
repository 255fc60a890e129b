//! Chinese sentences of the arbiter's menu.

use super::Chinese;
use super::table::{duration, who};
use crate::game::{Outcome, Table};
use crate::wording::{ArbiterChoice, ArbiterWords};

impl ArbiterWords for Chinese {
    fn ask_arbiter(&self) -> String {
        say!(self, "裁判：")
    }

    fn ask_outcome(&self) -> String {
        say!(self, "裁判判定结果：")
    }

    fn arbiter_choice(&self, choice: ArbiterChoice, table: &Table) -> String {
        match choice {
            ArbiterChoice::Pause => say!(self, "停钟"),
            ArbiterChoice::GoOn => say!(self, "继续"),
            ArbiterChoice::Charge(color, millis) => {
                let (who, time) = (who(*self, table, color), duration(millis));
                say!(self, "把 {} 计入{}的用时", time, who)
            }
            ArbiterChoice::Clock(color) => say!(self, "调整{}的棋钟", who(*self, table, color)),
            ArbiterChoice::Moves(color) => say!(self, "调整{}的步数", who(*self, table, color)),
            ArbiterChoice::StepBack => {
                let who = who(*self, table, !table.game().turn());
                say!(self, "退回{}的上一步", who)
            }
            ArbiterChoice::Result => say!(self, "判定结果"),
            ArbiterChoice::Outcome(outcome) => outcome_set(*self, outcome, table),
            ArbiterChoice::Close => say!(self, "不做任何事"),
        }
    }

    fn arbiter_prompt(&self, choice: ArbiterChoice, table: &Table) -> String {
        match choice {
            ArbiterChoice::Moves(color) => say!(
                self,
                "输入{}已走的步数，如 38；然后按 Enter。",
                who(*self, table, color)
            ),
            ArbiterChoice::Clock(color) => say!(
                self,
                "输入{}的时间，如 12:30；+2:00 加时，-0:30 减时；然后按 Enter。",
                who(*self, table, color)
            ),
            _ => self.arbiter_usage(),
        }
    }

    fn noted(&self, note: &str) -> String {
        say!(self, "已记录：{}", note)
    }

    fn arbiter_usage(&self) -> String {
        say!(
            self,
            "用法：:arbiter pause、time white 12:30、time black +2:00、moves white 38、back 2、note 文字 或 result 1-0 [文字]。"
        )
    }
}

fn outcome_set(zh: Chinese, outcome: Outcome, table: &Table) -> String {
    match outcome {
        Outcome::Win(color) => say!(zh, "{} {}胜", outcome.token(), who(zh, table, color)),
        Outcome::Draw => say!(zh, "1/2-1/2 和棋"),
        Outcome::Unfinished => say!(zh, "* 未完成，或双方均负"),
    }
}
