//! Choosing a man and a square on the board with the arrow keys or the mouse.

use crate::rules::{Color, File, Rank, Square};

/// Where the cursor is, and which man it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCursor {
    /// Where it is.
    pub square: Square,
    /// The square of the man picked up, if one is.
    pub picked: Option<Square>,
    /// Whether it is to be seen; it hides until an arrow key calls it.
    pub visible: bool,
}

impl BoardCursor {
    /// A hidden cursor at the foot of the side that moves first.
    pub fn new(turn: Color) -> BoardCursor {
        BoardCursor {
            square: Square::new(File::E, Rank::relative(turn, 2)),
            picked: None,
            visible: false,
        }
    }

    /// Goes one square as the arrows say, seen from a side of the board; the edge stops it.
    pub fn step(&mut self, right: i8, up: i8, bottom: Color) {
        let sign = if bottom.is_white() { 1 } else { -1 };
        if self.visible {
            self.square = self
                .square
                .offset(right * sign, up * sign)
                .unwrap_or(self.square);
        }
        self.visible = true;
    }

    /// Lets go of the man, if one is held.
    pub const fn let_go(&mut self) {
        self.picked = None;
    }

    /// Lets go and hides.
    pub const fn hide(&mut self) {
        self.picked = None;
        self.visible = false;
    }
}
