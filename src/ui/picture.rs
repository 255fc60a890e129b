//! Pictures made of block characters.
//!
//! Shapes are painted on a canvas of fine samples, and each cell then takes the
//! character and the two colours that come closest to its samples.

mod canvas;
mod frame;
mod mosaic;
mod shape;
mod svg;

pub(crate) use canvas::{Canvas, PAINTS, Paint, span};
pub(crate) use frame::Stems;
pub use mosaic::Blocks;
pub(crate) use mosaic::{Palette, Tile};
pub(crate) use shape::{Shape, Step};
