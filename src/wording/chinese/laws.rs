//! The Laws in Chinese.

mod clock;
mod endings;
mod further;
mod game;
mod king;
mod moves;
mod table;
mod writing;

use super::{Chinese, Script, script};
use crate::game::{Outcome, Ruling};
use crate::laws::{Chapter, Deed, Topic};
use crate::rules::{Color, Position};
use crate::wording::{LawText, LawWords};

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

    fn law_hint_in_brief(&self) -> &'static str {
        "←→↑↓、Tab、Esc"
    }

    fn laws_hint(&self) -> &'static str {
        self.text("输入以查找。↑↓ 和 Enter 选择，Esc 返回。")
    }

    fn laws_hint_in_brief(&self) -> &'static str {
        self.text("输入、Enter、Esc")
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
fn written(zh: Chinese, topic: Topic) -> LawText {
    let text = simplified(topic);
    match zh.0 {
        Script::Simplified => text,
        Script::Traditional => LawText {
            title: script::traditional(text.title),
            also: script::traditional(text.also),
            text: script::traditional_lines(text.text),
            boards: script::traditional_lines(text.boards),
        },
    }
}

/// What the Laws say on a topic.
const fn simplified(topic: Topic) -> LawText {
    match topic {
        Topic::Aim => game::AIM,
        Topic::Board => game::BOARD,
        Topic::Men => game::MEN,
        Topic::Turns => game::TURNS,
        Topic::Capturing => moves::CAPTURING,
        Topic::Attack => moves::ATTACK,
        Topic::Rook => moves::ROOK,
        Topic::Bishop => moves::BISHOP,
        Topic::Queen => moves::QUEEN,
        Topic::Knight => moves::KNIGHT,
        Topic::King => moves::KING,
        Topic::Pawn => moves::PAWN,
        Topic::PawnCapture => moves::PAWN_CAPTURE,
        Topic::EnPassant => moves::EN_PASSANT,
        Topic::EnPassantLimits => moves::EN_PASSANT_LIMITS,
        Topic::Promotion => moves::PROMOTION,
        Topic::Underpromotion => moves::UNDERPROMOTION,
        Topic::Check => king::CHECK,
        Topic::Pin => king::PIN,
        Topic::Castling => king::CASTLING,
        Topic::CastlingLost => king::CASTLING_LOST,
        Topic::CastlingBarred => king::CASTLING_BARRED,
        Topic::CastlingAllowed => king::CASTLING_ALLOWED,
        Topic::CastlingUpright => king::CASTLING_UPRIGHT,
        Topic::Checkmate => endings::CHECKMATE,
        Topic::Stalemate => endings::STALEMATE,
        Topic::DeadPosition => endings::DEAD_POSITION,
        Topic::Repetition => endings::REPETITION,
        Topic::SamePosition => endings::SAME_POSITION,
        Topic::FiftyMoves => endings::FIFTY_MOVES,
        Topic::AutomaticDraws => endings::AUTOMATIC_DRAWS,
        Topic::PerpetualCheck => endings::PERPETUAL_CHECK,
        Topic::Resigning => endings::RESIGNING,
        Topic::Result => endings::RESULT,
        Topic::TouchMove => table::TOUCH_MOVE,
        Topic::Adjusting => table::ADJUSTING,
        Topic::TouchCastling => table::TOUCH_CASTLING,
        Topic::Released => table::RELEASED,
        Topic::IllegalMove => table::ILLEGAL_MOVE,
        Topic::FalseStart => table::FALSE_START,
        Topic::DrawOffer => table::DRAW_OFFER,
        Topic::Claim => table::CLAIM,
        Topic::Conduct => table::CONDUCT,
        Topic::Arbiter => table::ARBITER,
        Topic::Clock => clock::CLOCK,
        Topic::TimeControls => clock::TIME_CONTROLS,
        Topic::FlagFall => clock::FLAG_FALL,
        Topic::Pause => clock::PAUSE,
        Topic::SquareNames => writing::SQUARE_NAMES,
        Topic::Notation => writing::NOTATION,
        Topic::TwoOfAKind => writing::TWO_OF_A_KIND,
        Topic::ScoreSheet => writing::SCORE_SHEET,
        Topic::Chess960 => further::CHESS960,
        Topic::Xiangqi => further::XIANGQI,
        Topic::Changes => further::CHANGES,
        Topic::Learning => further::LEARNING,
        Topic::Origin => further::ORIGIN,
    }
}
