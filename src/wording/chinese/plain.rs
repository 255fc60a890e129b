//! Chinese for what is said instead of shown.

use super::play::told;
use super::{Chinese, squares};
use crate::game::clock::{Clock, Face};
use crate::game::{Table, Timestamp};
use crate::rules::{Color, File, Move, Piece, Position, Rank, Role, Square};
use crate::wording::{Action, PlainWords, PlayWords};

impl PlainWords for Chinese {
    fn plain_start(&self, state: &str) -> String {
        say!(self, "{}。输入着法或 help。", state)
    }

    fn plain_help(&self) -> &'static [&'static str] {
        self.lines(&[
            "一行输入一着，或输入几着：e4  Nf3  exd5  O-O  e8=Q",
            "命令前可以加冒号。空行做当前该做的事：开钟、",
            "按钟、暂停后继续，或说出轮到谁走棋。",
        ])
    }

    fn spoken_help(&self, action: Action) -> &'static str {
        match action {
            Action::Back => self.text("后退一着"),
            Action::NotationPage => self.text("记谱规则"),
            _ => self.action_help(action),
        }
    }

    fn move_line(&self, before: &Position, mv: Move, written: &str) -> String {
        say!(self, "{}，{}", told(*self, before, mv), written)
    }

    fn numbered(&self, number: u32, line: &str) -> String {
        format!("{number}. {line}")
    }

    fn question(&self, question: &str, answers: &[(char, &str)]) -> String {
        let answers: Vec<String> = answers
            .iter()
            .map(|(key, label)| say!(self, "{}：{}", key, label))
            .collect();
        say!(
            self,
            "{}请回答 {}。",
            question,
            answers.join(self.text("，"))
        )
    }

    fn no_answer(&self, typed: &str) -> String {
        say!(self, "{}不是回答。", self.quoted(typed))
    }

    fn line_too_long(&self) -> String {
        say!(self, "这一行太长，不会是着法或命令。")
    }

    fn needs_screen(&self) -> String {
        say!(self, "这个命令只用于全屏。")
    }

    fn blindfolded(&self) -> String {
        say!(self, "盲棋，棋盘已隐藏（:blindfold off 显示）。")
    }

    fn clocks(&self, table: &Table, now: Timestamp) -> String {
        let said = |color, clock| clock_says(*self, table, color, clock, now);
        let both = table
            .clock()
            .map(|clock| Color::ALL.map(|color| said(color, clock)).concat());
        both.unwrap_or_else(|| say!(self, "本局不用棋钟。"))
    }

    fn men(&self, role: Role) -> &'static str {
        self.role(role)
    }

    fn men_title(&self) -> &'static str {
        self.text("棋子的位置")
    }

    fn standing(&self, position: &Position, color: Color, roles: &[Role]) -> String {
        let groups: Vec<String> = roles
            .iter()
            .filter_map(|&role| group(*self, position, color, role))
            .collect();
        let side = self.color(color);
        match (groups.is_empty(), roles) {
            (false, _) => say!(self, "{}：{}。", side, groups.join(self.text("；"))),
            (true, [role]) => say!(self, "{}没有{}。", side, self.role(*role)),
            (true, _) => say!(self, "{}没有这些棋子。", side),
        }
    }

    fn on_square(&self, square: Square, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => say!(self, "{}：{}。", square, named(*self, piece)),
            None => say!(self, "{} 是空格。", square),
        }
    }

    fn on_file(&self, file: File, men: &[(Square, Piece)]) -> String {
        stand(*self, &say!(self, "{} 线", file), men)
    }

    fn on_rank(&self, rank: Rank, men: &[(Square, Piece)]) -> String {
        stand(*self, &say!(self, "第 {} 横线", rank), men)
    }

    fn last_moves(&self, count: usize) -> String {
        match count {
            1 => say!(self, "最后一着"),
            _ => say!(self, "最后 {} 着", count),
        }
    }

    fn legal_moves_from(&self, square: Square, count: usize) -> String {
        say!(self, "{} 上的棋子有 {} 个合法着法", square, count)
    }

    fn notation_title(&self) -> &'static str {
        self.text("着法怎样写")
    }

    fn men_usage(&self) -> &'static str {
        self.text("用法：men、men white、men knights 或 men black rooks。")
    }

    fn what_usage(&self) -> &'static str {
        self.text("请说一个格、一条直线或横线：what e4、what e 或 what 4。")
    }

    fn last_usage(&self) -> &'static str {
        self.text("请说几着：last 5。")
    }

    fn moves_usage(&self) -> &'static str {
        self.text("用法：moves，或某格上的着法：moves g1。")
    }
}

/// "Ada：4:58，走时中。"
fn clock_says(zh: Chinese, table: &Table, color: Color, clock: &Clock, now: Timestamp) -> String {
    let name = table.players().name(color).unwrap_or(zh.color(color));
    let Some(face) = clock.face(color, now) else {
        return say!(zh, "{}：没有棋钟。", name);
    };
    let Face {
        digits,
        delay,
        periods,
        counter,
        running,
        out,
        ..
    } = face;
    let parts = [
        Some(digits),
        delay.map(|seconds| say!(zh, "延迟 {}", seconds)),
        periods.map(|periods| say!(zh, "读秒 {} 次", periods)),
        counter.map(|counter| say!(zh, "步数 {}", counter)),
        running.then(|| say!(zh, "走时中")),
        out.then(|| say!(zh, "旗落")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    say!(zh, "{}：{}。", name, parts.join(zh.text("，")))
}

/// "车 a1 和 h1"; nothing if there are none.
fn group(zh: Chinese, position: &Position, color: Color, role: Role) -> Option<String> {
    let places = position.pieces(color, role);
    (!places.is_empty()).then(|| say!(zh, "{} {}", zh.role(role), squares(zh, places)))
}

/// "白方兵".
fn named(zh: Chinese, piece: Piece) -> String {
    format!("{}{}", zh.color(piece.color), zh.role(piece.role))
}

fn stand(zh: Chinese, place: &str, men: &[(Square, Piece)]) -> String {
    if men.is_empty() {
        return say!(zh, "{}上没有棋子。", place);
    }
    let men = men
        .iter()
        .map(|&(square, piece)| format!("{} {square}", named(zh, piece)));
    say!(zh, "{}：{}。", place, zh.list(men))
}
