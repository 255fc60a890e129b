//! Chinese sentences of the practice screen.

use super::Chinese;
use super::opening::name;
use super::practice::tasks;
use crate::openings::Opening;
use crate::practice::{Drill, Item};
use crate::rules::Square;
use crate::wording::DrillWords;

impl DrillWords for Chinese {
    fn board_question(&self, item: &Item) -> String {
        tasks::question(*self, item)
    }

    fn short_question(&self, item: &Item) -> String {
        tasks::short_question(*self, item)
    }

    fn asked_next(&self, square: Square) -> String {
        say!(self, "然后 {}。", square)
    }

    fn light_or_dark(&self, light: bool) -> &'static str {
        self.text(if light { "浅色" } else { "深色" })
    }

    fn drill_hint(&self, drill: Drill) -> String {
        let hint = self.text(match drill {
            Drill::Find => "用方向键走到该格按 Enter，或点击该格。",
            Drill::Name => "输入一个字母和一个数字。",
            Drill::Color => "浅色输入 l，深色输入 d。",
            Drill::Read => "用方向键和 Enter 或鼠标走出，或输入两个格名。",
            Drill::Choose => "输入 1 到 4。",
            Drill::Repair => "输入改正后的着法，按 Enter。",
            Drill::Convert | Drill::Write | Drill::Dictation => "输入着法，按 Enter。",
            Drill::ScoreSheet => "在自己的记录纸上输入每一着。",
        });
        hint.to_owned()
    }

    fn drill_hint_in_lines(&self, drill: Drill) -> String {
        match drill {
            Drill::Find => say!(self, "输入格名。"),
            Drill::Read => say!(self, "输入两个格名，如 e2e4。"),
            Drill::Repair => say!(self, "输入改正后的着法。"),
            Drill::Convert | Drill::Write | Drill::Dictation => say!(self, "输入着法。"),
            _ => self.drill_hint(drill),
        }
    }

    fn practice_help(&self) -> &'static [&'static str] {
        self.lines(&[
            "每题可试三次。第二次答错时给出规则，第三次给出答案，再做三题，该题重来。",
            "准确率只算第一次。得分是每分钟答对的题数乘准确率的平方。回合数不必写。",
            "没有另外要求题数或时间时，一轮二十题。做满十题的一轮计入成绩。",
            "技能依次开放：最近 20 题中有 19 题一次答对，时间也够快。",
            "每项技能在五个盒子之一，到期的时间是当天、1、3、7 或 21 天后。两轮答对 95 % 就上升一盒，一轮低于 80 % 就下降一盒。",
        ])
    }

    fn practice_help_title(&self) -> &'static str {
        self.text("练习的进行")
    }

    fn practice_line_help(&self) -> &'static [&'static str] {
        self.lines(&[
            "每个回答写一行。下面的词可以单独写，也可以写在冒号后：",
            "board：用字母表示的棋盘，标出要问的格",
            "men、what：哪里有什么棋子",
            "notation?：记谱规则",
            "stop：结束本轮",
        ])
    }

    fn options(&self, options: &[String; 4]) -> String {
        let numbered = options.iter().enumerate();
        let numbered = numbered.map(|(index, option)| format!("{} {option}", index + 1));
        numbered.collect::<Vec<_>>().join("   ")
    }

    fn round_place(&self, done: usize, all: Option<usize>) -> String {
        match all {
            Some(all) => say!(self, "已做 {}/{} 题", done, all),
            None => say!(self, "已做 {} 题", done),
        }
    }

    fn round_over(&self) -> String {
        say!(self, "本轮结束。")
    }

    fn right_so_far(&self, count: usize) -> String {
        say!(self, "一次答对 {}", count)
    }

    fn time_left(&self, seconds: u32) -> String {
        match (seconds / 60, seconds % 60) {
            (minutes, 0) if minutes > 0 => say!(self, "剩 {} 分", minutes),
            _ => say!(self, "剩 {} 秒", seconds),
        }
    }

    fn lesson_hint(&self) -> String {
        say!(self, "Enter 继续。")
    }

    fn dictated(&self, opening: &Opening) -> String {
        say!(
            self,
            "开局：{}（{}）。",
            name(*self, opening.name),
            opening.eco
        )
    }

    fn practice_keys(&self) -> String {
        say!(self, "Esc：停止 · F1：帮助 · F2：记谱规则 · F4：翻转棋盘")
    }

    fn summary_foot(&self, has_missed: bool) -> String {
        if has_missed {
            say!(self, "↑↓：滚动 · Enter：再来一轮 · m：重做错题 · Esc：离开")
        } else {
            say!(self, "↑↓：滚动 · Enter：再来一轮 · Esc：离开")
        }
    }

    fn only_missed(&self) -> String {
        say!(self, "只做错题")
    }

    fn progress_title(&self) -> String {
        say!(self, "进度，最弱的在前")
    }

    fn ask_again(&self) -> String {
        say!(self, "再来一轮？")
    }

    fn ask_stop(&self) -> String {
        say!(self, "停止本轮？")
    }

    fn untimed(&self) -> String {
        say!(self, "新技能的前三轮不计时：做二十题。")
    }

    fn not_in_practice(&self) -> String {
        say!(self, "练习中不能这样做。:stop 结束本轮。")
    }

    fn no_practice(&self) -> String {
        say!(self, "没有在练习。:practice 开始练习。")
    }

    fn no_such_drill(&self, name: &str) -> String {
        let drills: Vec<&str> = Drill::ALL.iter().map(|drill| drill.code()).collect();
        say!(
            self,
            "没有叫{}的练习或技能。练习有 {}。",
            self.quoted(name),
            drills.join("、")
        )
    }

    fn score_sheet_drill(&self) -> String {
        say!(self, "记谱练习由两名棋手在全屏中进行：各自写下每一着。")
    }
}
