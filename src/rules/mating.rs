//! Whether a side can still mate, if both sides help.
//!
//! A position is dead when neither side can (Article 5.2.2); a flag that falls
//! draws when the opponent cannot (Article 6.9). Material alone does not tell:
//! pawns may stand in a closed wall, every capture may be forced. So the
//! question is put to a [`Search`] over everything that could still be played.
//!
//! An answer is a proof. [`Answer::Can`] brings a line of legal moves that ends
//! in mate. [`Answer::Cannot`] means that no position that can still arise is a
//! mate, because all of them were looked at, or shown to be hopeless by material
//! ([`Position::lacks_mating_material`]) or by walls ([`is_walled_off`]). Else
//! the answer is [`Answer::Unknown`].
//!
//! The counters of moves and the history of the game are left out: a draw after
//! 75 moves (Article 9.6) is another rule, and says for itself when it is due.
//!
//! ```
//! use tabiya::notation::fen::{self, Reading};
//! use tabiya::rules::mating::{Answer, FULL_LIMIT, can_mate};
//! use tabiya::rules::{Color, Variant};
//!
//! let walled = "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1";
//! let (position, _) = fen::read(walled, Reading::Strict, Variant::Standard)?;
//! assert_eq!(can_mate(&position, Color::White, FULL_LIMIT), Answer::Cannot);
//! # Ok::<(), fen::FenError>(())
//! ```
//!
//! Inside, [`states`] keeps every position met, the [`frontier`] says which is
//! next, by [`promise`] and [`novelty`]; [`walls`] reads its proof from the
//! [`mobility`] of the men.

mod frontier;
mod mobility;
mod novelty;
mod promise;
mod search;
mod states;
mod walls;

pub use search::Search;
pub use walls::is_walled_off;

use super::{Color, Move, Position};

/// How many positions to look at when the answer decides a game: two million,
/// for which a [`Search`] takes less than 100 MB.
pub const FULL_LIMIT: usize = 2_000_000;

/// Whether a side can still mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It can: these legal moves of both sides end in mate. Empty if the other
    /// side is mated already. Not always the shortest such line.
    Can(Vec<Move>),
    /// No series of legal moves ends in its mating the other side.
    Cannot,
    /// Not settled after so many different positions. Nothing is proved, so it
    /// counts as "can": there is no draw without proof.
    Unknown(usize),
}

impl Answer {
    /// Whether the side can mate, if that is settled.
    pub const fn settled(&self) -> Option<bool> {
        match self {
            Answer::Can(_) => Some(true),
            Answer::Cannot => Some(false),
            Answer::Unknown(_) => None,
        }
    }
}

/// Whether a side can still mate, looking at no more than `limit` positions.
///
/// This may take seconds; [`Search`] does the same in slices.
pub fn can_mate(position: &Position, color: Color, limit: usize) -> Answer {
    Search::new(position, color, limit).finish()
}
