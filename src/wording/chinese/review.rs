//! Chinese sentences about games under review and the files they are from.

use super::{Chinese, grouped};
use crate::pgn::PgnError;
use crate::rules::Color;
use crate::wording::{
    FileWords, LibraryFault, Line, ListRow, Listed, PgnWords, ReviewWords, Viewed,
};

impl ReviewWords for Chinese {
    fn viewed(&self, viewed: &Viewed) -> String {
        let Viewed { made, last, line } = viewed;
        let line = self.text(match line {
            Line::Game => "",
            Line::Variation => "，变着",
            Line::Own => "，自己的变着",
        });
        let last = last.map(|last| say!(self, "，共 {} 回合", last));
        let last = last.unwrap_or_default();
        match made {
            None if last.is_empty() => say!(self, "在看开头；没有着法"),
            None => say!(self, "在看开头"),
            Some((number, color, text)) => {
                let side = side_letter(*color);
                say!(self, "在看 {}{} {}{}{}", number, side, text, last, line)
            }
        }
    }

    fn continuations(&self, texts: &[String], chosen: usize) -> String {
        let shown = texts.iter().enumerate().map(|(index, text)| {
            if index == chosen {
                format!("[{text}]")
            } else {
                text.clone()
            }
        });
        let shown: Vec<String> = shown.collect();
        say!(self, "下着：{}", shown.join("  "))
    }

    fn chosen_continuation(&self, text: &str, number: usize, count: usize) -> String {
        say!(self, "下着：{}，{}/{}", text, number, count)
    }

    fn alternatives(&self, texts: &[String]) -> String {
        say!(self, "或走：{}", texts.join("  "))
    }

    fn glyph(&self, glyph: u8) -> Option<&'static str> {
        Some(self.text(match glyph {
            1 => "好棋。",
            2 => "错着。",
            3 => "妙着。",
            4 => "败着。",
            5 => "值得注意的着法。",
            6 => "可疑的着法。",
            7 => "唯一的着法。",
            10 => "均势。",
            13 => "形势不明。",
            14 => "白方稍优。",
            15 => "黑方稍优。",
            16 => "白方优势。",
            17 => "黑方优势。",
            18 => "白方胜势。",
            19 => "黑方胜势。",
            22 | 23 => "楚茨文克（被迫走坏棋）。",
            146 => "新着。",
            _ => return None,
        }))
    }

    fn no_start(&self) -> &'static str {
        self.text("对局开始的局面无法读取")
    }

    fn review_hint(&self) -> &'static str {
        self.text("←→ 逐着 · 23b 到该着 · Space 自动走 · :list :find :play :stop · F1 帮助")
    }

    fn list_hint(&self) -> &'static str {
        self.text("Enter 打开 · 输入编号到该局 · 输入姓名、开局或结果查找 · Esc")
    }

    fn review_end(&self, end: bool) -> String {
        if end {
            say!(self, "这是着法的末尾。")
        } else {
            say!(self, "这是对局的开头。")
        }
    }

    fn no_variation(&self) -> String {
        say!(self, "这里没有提到别的着法。")
    }

    fn in_no_variation(&self) -> String {
        say!(self, "这是对局本身；没有变着可退出。")
    }

    fn no_move_numbered(&self, number: u32, color: Option<Color>, last: Option<u32>) -> String {
        let side = color.map(side_letter).unwrap_or_default();
        match last {
            Some(last) => say!(
                self,
                "没有第 {}{} 着；着法到第 {} 回合为止。",
                number,
                side,
                last
            ),
            None => say!(self, "没有着法。"),
        }
    }

    fn autoplays(&self, pace: Option<u64>) -> String {
        match pace {
            Some(millis) => say!(self, "每 {} 秒走一着。Space 停止。", seconds(millis)),
            None => say!(self, "已停止。Space 继续。"),
        }
    }

    fn autoplay_usage(&self) -> String {
        say!(
            self,
            "用法：:autoplay 加每着的秒数（0.1 到 60），或 :autoplay off。"
        )
    }

    fn ask_reviewed_move(&self, text: &str, known: bool) -> String {
        if known {
            say!(self, "{} 在记录之中。要怎样？", text)
        } else {
            say!(self, "{} 不在记录之中，记录不变。用它开始什么？", text)
        }
    }

    fn follow_game(&self) -> String {
        say!(self, "跟随记录")
    }

    fn own_line(&self) -> String {
        say!(self, "自己的变着")
    }

    fn game_from_here(&self) -> String {
        say!(self, "从此开始新对局")
    }

    fn neither(&self) -> String {
        say!(self, "都不要")
    }

    fn not_in_review(&self) -> String {
        say!(
            self,
            "复盘中不能这样做。:play 从此开始对局，:stop 结束复盘。"
        )
    }

    fn no_review(&self) -> String {
        say!(self, "没有在复盘。:review 开始复盘。")
    }

    fn nothing_to_review(&self) -> String {
        say!(self, "还没有走过棋。:review FILE 复盘文件中的对局。")
    }

    fn no_file_reviewed(&self) -> String {
        say!(self, "本局不是来自文件。:review FILE 复盘文件中的对局。")
    }

    fn game_place(&self, number: usize, listed: &Listed<'_>) -> String {
        let games = grouped(listed.games);
        let more = if listed.percent.is_some() { "+" } else { "" };
        say!(self, "第 {} 局，共 {}{}", grouped(number), games, more)
    }

    fn list_title(&self, listed: &Listed<'_>) -> String {
        let Listed {
            name,
            games,
            percent,
            search,
        } = listed;
        if let Some((text, found, percent)) = search {
            let so_far = percent.map(|percent| say!(self, "，已查 {} %", percent));
            return say!(
                self,
                "{}：{}{} · {}",
                self.quoted(text),
                count(*self, *found),
                so_far.unwrap_or_default(),
                name
            );
        }
        let so_far = percent.map(|percent| say!(self, "，已读 {} %", percent));
        say!(
            self,
            "{}：{}{}",
            name,
            count(*self, *games),
            so_far.unwrap_or_default()
        )
    }

    fn list_row(&self, row: &ListRow<'_>) -> String {
        let [white, black] = row
            .players
            .map(|name| if name.is_empty() { "?" } else { name });
        let mut text = say!(
            self,
            "{}. {} – {}，{}",
            row.number,
            white,
            black,
            row.result
        );
        for part in [row.date, row.eco, row.event] {
            if !part.is_empty() {
                text.push_str(self.text("，"));
                text.push_str(part);
            }
        }
        text
    }

    fn list_usage(&self) -> String {
        say!(self, "用法：:list，或 :list 加开始的行号。")
    }

    fn game_usage(&self) -> String {
        say!(self, "用法：:game 加编号、:game next 或 :game back。")
    }

    fn find_usage(&self) -> String {
        say!(
            self,
            "用法：:find 加姓名、开局、年份或结果；或 :find white NAME、black NAME、opening NAME、result 1-0、position [FEN]。"
        )
    }

    fn no_result(&self, text: &str) -> String {
        say!(
            self,
            "{}不是结果；请写 1-0、0-1、1/2-1/2 或 *。",
            self.quoted(text)
        )
    }

    fn games_found(&self, found: usize, among: usize, text: &str) -> String {
        let (text, among) = (self.quoted(text), count(*self, among));
        match found {
            0 => say!(self, "{}中没有符合{}的。", among, text),
            _ => say!(self, "{}中有 {} 局符合{}。", among, grouped(found), text),
        }
    }

    fn whole_list(&self) -> String {
        say!(self, "又列出全部对局。")
    }

    fn looking_for_game(&self, number: usize) -> String {
        say!(self, "正在找第 {} 局 …", grouped(number))
    }

    fn no_such_game_in_file(&self, number: usize, games: usize) -> String {
        say!(
            self,
            "没有第 {} 局；文件中有 {}。",
            grouped(number),
            count(*self, games)
        )
    }

    fn no_game_beside(&self, forward: bool) -> String {
        if forward {
            say!(self, "这是最后一局。")
        } else {
            say!(self, "这是第一局。")
        }
    }

    fn game_cut(&self) -> String {
        say!(self, "本局超过一百万个字符。只显示开头部分。")
    }

    fn game_damaged(&self, error: &PgnError, errors: usize) -> String {
        let more = match errors {
            0 | 1 => String::new(),
            _ => say!(self, "另有 {} 处错误。", errors - 1),
        };
        let spot = error.spot;
        let problem = self.problem(&error.problem);
        say!(
            self,
            "第 {} 行第 {} 列：{}{}",
            spot.line,
            spot.column,
            problem,
            more
        )
    }

    fn standard_input(&self) -> &'static str {
        self.text("标准输入")
    }

    fn library_fault(&self, fault: &LibraryFault) -> String {
        match fault {
            LibraryFault::File(fault) => self.file_fault(fault),
            LibraryFault::Empty(name) => say!(self, "{} 中没有对局：它是空的。", name),
            LibraryFault::NotText(name) => {
                say!(self, "{} 中没有对局：它不是文本，而 PGN 是文本。", name)
            }
            LibraryFault::NotPgn(name) => {
                say!(self, "{} 中没有对局：开头既没有 PGN 标签也没有着法。", name)
            }
            LibraryFault::Changed(name) => {
                say!(self, "{} 打开之后已被改动。:review FILE 重新打开它。", name)
            }
        }
    }

    fn file_is_reviewed(&self, path: &str) -> String {
        say!(self, "{} 是正在复盘的文件，绝不写入。请换一个名称。", path)
    }
}

const fn side_letter(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// Milliseconds as seconds, as short as possible.
fn seconds(millis: u64) -> String {
    let text = format!("{}.{:03}", millis / 1000, millis % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// "1,234 局".
fn count(zh: Chinese, games: usize) -> String {
    say!(zh, "{} 局", grouped(games))
}
