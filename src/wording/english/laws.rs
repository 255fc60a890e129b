//! The Laws in English.

mod clock;
mod endings;
mod further;
mod game;
mod king;
mod moves;
mod table;
mod writing;

use super::{English, man, quoted, side};
use crate::game::{Outcome, Ruling};
use crate::laws::{Chapter, Deed, Topic};
use crate::rules::{Color, Position};
use crate::wording::{LawText, LawWords};

impl LawWords for English {
    fn law(&self, topic: Topic) -> LawText {
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

    fn chapter(&self, chapter: Chapter) -> &'static str {
        match chapter {
            Chapter::Game => "The game",
            Chapter::Moves => "How the men move",
            Chapter::King => "The king's safety",
            Chapter::Endings => "How a game ends",
            Chapter::Table => "Between two players",
            Chapter::Clock => "The clock",
            Chapter::Writing => "Writing moves",
            Chapter::Further => "Beside the Laws",
        }
    }

    fn laws_title(&self) -> &'static str {
        "The Laws of Chess"
    }

    fn deed_at_table(&self, by: Color, deed: Deed, position: &Position) -> String {
        let who = side(by);
        match deed {
            Deed::Play(text) => format!("{who} wants to play {text}."),
            Deed::Touch(square) => {
                let place = square.parse().ok();
                let piece = place.and_then(|square| position.piece_at(square));
                let name = piece.map_or("man", |piece| man(piece.role));
                format!("{who} touches the {name} on {square}.")
            }
            Deed::PutBack => format!("{who} puts it back."),
            Deed::Adjust => format!("{who} says \"I adjust\"."),
            Deed::Offer => format!("{who} offers a draw."),
            Deed::Accept => format!("{who} accepts the draw."),
            Deed::Decline => format!("{who} declines the draw."),
            Deed::Claim(None) => format!("{who} claims a draw."),
            Deed::Claim(Some(text)) => format!("{who} claims a draw with {text}."),
            Deed::Resign => format!("{who} resigns."),
            Deed::TakeBack => "The last move is to be taken back.".to_owned(),
            Deed::Press => format!("{who} presses the clock."),
            Deed::Write(text) => format!("{who} writes {text} on the score sheet."),
            Deed::Swap => "The players want to change sides.".to_owned(),
            Deed::Pause => format!("{who} stops the clocks."),
            Deed::Resume => "Both are ready.".to_owned(),
            Deed::Rule(Ruling::Result(Outcome::Win(color))) => {
                format!("The arbiter decides for {}.", side(color))
            }
            Deed::Rule(_) => "The arbiter steps in.".to_owned(),
        }
    }

    fn time_passes(&self, by: Color, seconds: u64) -> String {
        let s = if seconds == 1 { "" } else { "s" };
        format!("{} thinks for {seconds} second{s}.", side(by))
    }

    fn is_refused(&self, text: &str) -> String {
        format!("Not allowed: {text}.")
    }

    fn is_denied(&self, deed: &str) -> String {
        format!("{deed} That is refused.")
    }

    fn example(&self, example: usize, examples: usize) -> String {
        match examples {
            1 => "The board".to_owned(),
            _ => format!("Board {example} of {examples}"),
        }
    }

    fn example_step(&self, step: usize, steps: usize) -> String {
        match (step, steps) {
            (_, 0) => String::new(),
            (0, 1) => "one step (Right)".to_owned(),
            (0, _) => format!("{steps} steps (Right)"),
            _ => format!("step {step} of {steps}"),
        }
    }

    fn see_also(&self) -> &'static str {
        "See also:"
    }

    fn law_hint(&self) -> &'static str {
        "Left Right board, Up Down text, PgDn next, Tab see also, Esc, or search"
    }

    fn law_hint_in_brief(&self) -> &'static str {
        "arrows, Tab, Esc"
    }

    fn laws_hint(&self) -> &'static str {
        "Type to search. Up, Down and Enter choose, Esc goes back."
    }

    fn laws_hint_in_brief(&self) -> &'static str {
        "type, Enter, Esc"
    }

    fn laws_usage(&self) -> &'static str {
        "Say laws and a name, or words to look for."
    }

    fn no_law(&self, text: &str) -> String {
        format!("The Laws say nothing of {}.", quoted(text))
    }

    fn not_in_laws(&self) -> &'static str {
        "Not while reading the Laws. Esc goes back first."
    }

    fn why_hint(&self) -> &'static str {
        "F6 why?"
    }

    fn nothing_refused(&self) -> &'static str {
        "Nothing was refused. Say laws for the whole list."
    }
}
