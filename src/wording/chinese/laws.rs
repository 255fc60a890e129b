//! The Laws in Chinese.

mod clock;
mod endings;
mod further;
mod game;
mod king;
mod moves;
mod table;
mod writing;

use crate::laws::Topic;
use crate::wording::LawText;

/// What the Laws say on a topic.
pub(super) const fn text(topic: Topic) -> LawText {
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
