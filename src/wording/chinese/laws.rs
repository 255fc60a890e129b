//! The Laws in Chinese.

use super::{Chinese, Script, script};
use crate::game::{Outcome, Ruling};
use crate::laws::{Chapter, Deed, Topic};
use crate::rules::{Color, Position};
use crate::wording::{English, LawText, LawWords};

impl LawWords for Chinese {
    fn law(&self, topic: Topic) -> LawText {
        written(*self, topic)
    }

    fn chapter(&self, chapter: Chapter) -> &'static str {
        self.text(match chapter {
            Chapter::Game => "对局",
            Chapter::Moves => "棋子的走法",
            Chapter::King => "王的安全",
            Chapter::Endings => "对局怎样结束",
            Chapter::Table => "棋手之间",
            Chapter::Clock => "棋钟",
            Chapter::Writing => "记谱",
            Chapter::Further => "规则之外",
        })
    }

    fn laws_title(&self) -> &'static str {
        self.text("国际象棋规则")
    }

    fn deed_at_table(&self, by: Color, deed: Deed, position: &Position) -> String {
        let who = self.color(by);
        match deed {
            Deed::Play(text) => say!(self, "{}想走 {}。", who, text),
            Deed::Touch(square) => {
                let place = square.parse().ok();
                let piece = place.and_then(|square| position.piece_at(square));
                let name = piece.map_or_else(|| self.text("棋子"), |piece| self.role(piece.role));
                say!(self, "{}摸了 {} 上的{}。", who, square, name)
            }
            Deed::PutBack => say!(self, "{}把它放回。", who),
            Deed::Adjust => say!(self, "{}说“摆正棋子”。", who),
            Deed::Offer => say!(self, "{}提和。", who),
            Deed::Accept => say!(self, "{}同意和棋。", who),
            Deed::Decline => say!(self, "{}拒绝和棋。", who),
            Deed::Claim(None) => say!(self, "{}要求判和。", who),
            Deed::Claim(Some(text)) => say!(self, "{}以 {} 要求判和。", who, text),
            Deed::Resign => say!(self, "{}认输。", who),
            Deed::TakeBack => say!(self, "要悔最后一着。"),
            Deed::Press => say!(self, "{}按钟。", who),
            Deed::Write(text) => say!(self, "{}在记录纸上写 {}。", who, text),
            Deed::Swap => say!(self, "双方想交换颜色。"),
            Deed::Pause => say!(self, "{}停钟。", who),
            Deed::Resume => say!(self, "双方都已准备好。"),
            Deed::Rule(Ruling::Result(Outcome::Win(color))) => {
                say!(self, "裁判判{}胜。", self.color(color))
            }
            Deed::Rule(_) => say!(self, "裁判介入。"),
        }
    }

    fn time_passes(&self, by: Color, seconds: u64) -> String {
        say!(self, "{}思考 {} 秒。", self.color(by), seconds)
    }

    fn is_refused(&self, text: &str) -> String {
        say!(self, "不允许：{}。", text)
    }

    fn is_denied(&self, deed: &str) -> String {
        say!(self, "{}被拒绝。", deed)
    }

    fn example(&self, example: usize, examples: usize) -> String {
        match examples {
            1 => say!(self, "例图"),
            _ => say!(self, "例图 {}/{}", example, examples),
        }
    }

    fn example_step(&self, step: usize, steps: usize) -> String {
        match (step, steps) {
            (_, 0) => String::new(),
            (0, _) => say!(self, "共 {} 步（→）", steps),
            _ => say!(self, "第 {}/{} 步", step, steps),
        }
    }

    fn see_also(&self) -> &'static str {
        self.text("另见：")
    }

    fn law_hint(&self) -> &'static str {
        self.text("←→ 棋盘，↑↓ 文字，PgDn 下一个，Tab 另见，Esc，或查找")
    }

    fn laws_hint(&self) -> &'static str {
        self.text("输入以查找。↑↓ 和 Enter 选择，Esc 返回。")
    }

    fn laws_usage(&self) -> &'static str {
        self.text("请说 laws 加名称，或要查的词。")
    }

    fn no_law(&self, text: &str) -> String {
        say!(self, "规则中没有提到{}。", self.quoted(text))
    }

    fn not_in_laws(&self) -> &'static str {
        self.text("阅读规则时不能这样做。先按 Esc 返回。")
    }

    fn why_hint(&self) -> &'static str {
        self.text("F6 为何")
    }

    fn nothing_refused(&self) -> &'static str {
        self.text("没有被拒绝的着法。说 laws 看全部目录。")
    }
}

/// What stands here of a topic, in the script of the reader.
///
/// Until the Laws are there in Chinese it is the English text: here `simplified` is to be a
/// `match` over the topics, as English has it.
fn written(zh: Chinese, topic: Topic) -> LawText {
    let simplified = English.law(topic);
    match zh.0 {
        Script::Simplified => simplified,
        Script::Traditional => LawText {
            title: script::traditional(simplified.title),
            also: script::traditional(simplified.also),
            text: script::traditional_lines(simplified.text),
            boards: script::traditional_lines(simplified.boards),
        },
    }
}
