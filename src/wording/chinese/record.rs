//! Chinese sentences about keeping games: journal, resuming, saving.

use super::Chinese;
use super::files::why;
use crate::rules::Color;
use crate::wording::{Damage, FileFault, Holder, RecordWords, Unfinished};

impl RecordWords for Chinese {
    fn not_kept(&self, fault: &FileFault) -> String {
        say!(self, "没有保存：{}", why(*self, &fault.cause))
    }

    fn kept_again(&self) -> String {
        say!(self, "对局又在保存了。")
    }

    fn slow_keeping(&self, millis: u64) -> String {
        let tenths = millis.div_ceil(100);
        say!(
            self,
            "保存用了 {}.{} 秒，不计入用时。",
            tenths / 10,
            tenths % 10
        )
    }

    fn ask_quit_unsaved(&self) -> String {
        say!(self, "对局还在进行，却无法保存。离开吗？着法将会丢失。")
    }

    fn ask_resume(&self, game: &Unfinished) -> String {
        say!(self, "未完成：{}。继续吗？", summary(*self, game))
    }

    fn resume_answers(&self) -> [String; 3] {
        [say!(self, "继续"), say!(self, "新对局"), say!(self, "收起")]
    }

    fn resume_hint(&self, game: &Unfinished) -> String {
        say!(
            self,
            "有一局待续（{}）；:resume 继续。",
            players(*self, game)
        )
    }

    fn resumed(&self, plies: usize) -> String {
        match plies {
            0 => say!(self, "对局继续。"),
            _ => say!(self, "对局继续，双方已走 {} 着。", plies),
        }
    }

    fn put_away(&self, name: &str) -> String {
        say!(self, "已收起：{}。", self.quoted(name))
    }

    fn damage(&self, damage: &Damage) -> String {
        match damage {
            Damage::NoGame => say!(self, "其中没有对局"),
            Damage::Start => say!(self, "对局开始的局面无法读取"),
            Damage::Text { line, column } => {
                say!(self, "第 {} 行第 {} 列无法读取", line, column)
            }
            Damage::Moves { told, found } => {
                say!(self, "双方应有 {} 着，却只有 {} 着", told, found)
            }
            Damage::Tag(name) => say!(self, "标签 {} 无法读取", name),
            Damage::Incidents => say!(self, "其中的提议和裁决不能全部读取"),
            Damage::Present => say!(self, "最后的棋钟时间无法读取"),
            Damage::Margin(ply) => {
                say!(self, "第 {} 回合的附注无法读取", ply / 2 + 1)
            }
        }
    }

    fn record_damaged(&self, damage: &[Damage], plies: usize, kept_as: &str) -> String {
        let first = damage
            .first()
            .map(|damage| self.damage(damage))
            .unwrap_or_default();
        let kept = match kept_as {
            "" => String::new(),
            path => say!(self, "原文件保存为 {}。", path),
        };
        say!(
            self,
            "记录已损坏：{}。读到双方共 {} 着。{}",
            first,
            plies,
            kept
        )
    }

    fn start_unreadable(&self, name: &str) -> String {
        say!(
            self,
            "对局{}不能继续：{}。文件未改动。",
            self.quoted(name),
            self.damage(&Damage::Start)
        )
    }

    fn held(&self, name: &str, holder: Holder) -> String {
        say!(
            self,
            "对局{}正由{}进行。",
            self.quoted(name),
            who(*self, holder)
        )
    }

    fn no_such_game(&self, name: &str) -> String {
        say!(
            self,
            "没有未完成的对局{}。tabiya games 列出全部。",
            self.quoted(name)
        )
    }

    fn no_unfinished_game(&self) -> String {
        say!(self, "没有未完成的对局。")
    }

    fn unfinished(&self, game: &Unfinished) -> String {
        let mut line = format!("{}  {}", game.name, summary(*self, game));
        if game.damage.contains(&Damage::Start) {
            let (players, damage) = (players(*self, game), self.damage(&Damage::Start));
            line = say!(self, "{}  {}，已损坏：{}", game.name, players, damage);
        } else if !game.damage.is_empty() {
            line.push_str(self.text("，已损坏"));
        }
        if let Some(holder) = game.held_by {
            line.push_str(&say!(self, "，正由{}进行", who(*self, holder)));
        }
        line
    }

    fn pgn_title(&self) -> &'static str {
        "PGN"
    }

    fn saved(&self, path: &str) -> String {
        say!(self, "已保存到 {}。", path)
    }

    fn ask_overwrite(&self, path: &str) -> String {
        say!(self, "{} 已经存在。替换它吗？", path)
    }
}

fn who(zh: Chinese, holder: Holder) -> String {
    match holder {
        Holder::Process(id) => say!(zh, "进程 {} ", id),
        Holder::Unknown => say!(zh, "另一个进程"),
    }
}

fn players(zh: Chinese, game: &Unfinished) -> String {
    let [white, black] = &game.players;
    let name = |name: &Option<String>, color| match name {
        Some(name) => name.clone(),
        None => zh.color(color).to_owned(),
    };
    say!(
        zh,
        "{}对{}",
        name(white, Color::White),
        name(black, Color::Black)
    )
}

fn summary(zh: Chinese, game: &Unfinished) -> String {
    let players = players(zh, game);
    let next = game.next_move;
    match &*game.date {
        "" => say!(zh, "{}，第 {} 回合", players, next),
        date => say!(
            zh,
            "{}，{}，第 {} 回合",
            players,
            date.replace('.', "-"),
            next
        ),
    }
}
