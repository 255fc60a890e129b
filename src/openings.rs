//! Openings and their names: 3,807 named lines, recognised by position.
//!
//! An opening is a line of moves with a name and a code of the *Encyclopaedia
//! of Chess Openings*. A game is in it when it reaches the position at the end
//! of the line, on whatever way: transpositions count, since what is compared
//! is the same [key](crate::rules::PositionKey) that tells repetitions.
//!
//! The lines are those of the public data set lichess-org/chess-openings
//! (CC0 1.0), without the numbers of the moves, in `openings/openings.tsv`. Nothing is read or
//! built before it is asked for, and recognising a position needs no more than
//! a look into a sorted table, which ships with the program.
//!
//! ```
//! use tabiya::notation::san;
//! use tabiya::openings;
//! use tabiya::rules::Position;
//!
//! let mut position = Position::initial();
//! for text in ["c4", "e6", "d4", "d5", "Nc3"] {
//!     let mv = san::read(text, &position).expect("legal");
//!     position = position.play(mv);
//! }
//! let opening = openings::at(&position).expect("a named position");
//! assert_eq!((opening.eco, opening.family()), ("D31", "Queen's Gambit Declined"));
//! ```

mod class;
mod line;
mod recognise;
mod search;

pub use class::Class;
pub use line::{Opening, all};
pub use recognise::{COUNT, at, nth, of_game};
pub use search::{folded, search};
