//! Chinese sentences about games in files.

use super::Chinese;
use crate::notation::style::Style;
use crate::pgn::{Problem, RefusedMove};
use crate::rules::Variant;
use crate::wording::{Asked, NotationWords, PgnWords, PositionWords};

impl PgnWords for Chinese {
    fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Move(refused) => refused_move(*self, refused),
            Problem::Fen(error) => {
                say!(
                    self,
                    "FEN 标签不成局面。{}",
                    self.fen_refusal(error).concat()
                )
            }
            Problem::FenDoubts(doubts) => {
                let doubts = doubts.iter().map(|doubt| self.doubt(doubt));
                say!(self, "FEN 标签不会完全正确。{}", doubts.collect::<String>())
            }
            Problem::FenMissing => say!(self, "对局从摆好的局面开始，却没有 FEN 标签。"),
            Problem::VariantUnknown(name) => {
                say!(
                    self,
                    "不认识棋种{}；按普通国际象棋读取。",
                    self.quoted(name)
                )
            }
            Problem::ResultUnreadable(text) => say!(
                self,
                "Result 标签写着{}；结果应是 1-0、0-1、1/2-1/2 或 *。",
                self.quoted(text)
            ),
            Problem::ResultsDiffer { tag, marker } => {
                say!(self, "Result 标签写着 {}，着法却以 {} 结束。", tag, marker)
            }
            Problem::TagUnclosed(name) => say!(
                self,
                "标签{}没有结尾；标签写作 [Name \"value\"]。",
                self.quoted(name)
            ),
            Problem::TagUnreadable => say!(self, "这不是标签；标签写作 [Name \"value\"]。"),
            Problem::TagRepeated(name) => {
                say!(self, "标签{}出现了两次；以第一个为准。", self.quoted(name))
            }
            Problem::TagsTooMany(most) => {
                say!(self, "从这里起的标签不再读入：一局不超过 {} 个。", most)
            }
            Problem::CommentUnclosed => say!(self, "从这里开始的评注没有 {}。", '}'),
            Problem::VariationUnclosed(1) => say!(self, "从这里开始的变着没有 )。"),
            Problem::VariationUnclosed(depth) => {
                say!(self, "从这里起层层相套的 {} 个变着没有 )。", depth)
            }
            Problem::VariationMisplaced => say!(self, "这个变着之前没有它可以替代的着法。"),
            Problem::VariationUnopened => say!(self, "这个 ) 没有对应的变着。"),
            Problem::GlyphUnreadable => say!(self, "评注符号是 $ 加 0 到 255 的数字。"),
            Problem::Reserved => say!(self, "< 和 > 之间的文字尚无意义。"),
            Problem::Stray(letter) => {
                say!(self, "{}在这里没有意义。", self.quoted(&letter.to_string()))
            }
        }
    }

    fn checked(&self, games: u64, wrong: u64) -> String {
        match wrong {
            0 => say!(self, "{} 局，没有错误。", games),
            wrong => say!(self, "{} 局，其中 {} 局有错误。", games, wrong),
        }
    }
}

/// The number of the move, its text and the reason.
fn refused_move(zh: Chinese, refused: &RefusedMove) -> String {
    let RefusedMove {
        text,
        position,
        refusal,
    } = refused;
    let variant = if position.castles_as_usual() {
        Variant::Standard
    } else {
        Variant::Chess960
    };
    let asked = Asked {
        text,
        position,
        style: Style::SAN,
        variant,
        helps: true,
    };
    let number = position.fullmoves();
    let dots = if position.turn().is_white() {
        "."
    } else {
        "..."
    };
    let reason = zh.move_refusal(refusal, &asked);
    say!(zh, "{}{} {}：{}", number, dots, zh.quoted(text), reason)
}
