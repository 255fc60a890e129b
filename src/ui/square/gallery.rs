//! The pictures of squares drawn so far, so that each is worked out once.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::Marks;
use super::marks::{has_line, has_ring, paint_before, paint_behind, paint_line};
use crate::rules::Role;
use crate::ui::picture::{Blocks, Canvas, Palette, Tile, span};
use crate::ui::pieces::{Finish, paint};

/// How many tiles are kept; when there are more, all are forgotten.
const CAPACITY: usize = 1 << 16;

/// Everything the picture of a square depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Subject {
    /// Width and height in cells.
    pub(super) size: (u16, u16),
    /// The piece, if it is drawn.
    pub(super) piece: Option<(Role, Finish)>,
    /// Whether the piece is upside down.
    pub(super) turned: bool,
    /// Whether a piece stands there, drawn or not.
    pub(super) occupied: bool,
    pub(super) marks: Marks,
    /// Whether marks keep away from the piece, as no colour tells them from it.
    pub(super) apart: bool,
    pub(super) palette: Palette,
    pub(super) blocks: Blocks,
}

impl Subject {
    /// The mark that is a character in the corner of a drawn man, as its picture would be taken
    /// for a part of the man: a ring close around it, and without colours a line below it.
    pub(super) fn in_corner(&self) -> Option<(Marks, &'static str)> {
        let span = span(self.size);
        let hides_ring = !has_ring(span, self.apart);
        let hides_line = self.apart && !has_line(span);
        let corner = [
            (hides_ring, Marks::TARGET, "×"),
            (hides_line, Marks::CANDIDATE, "?"),
        ];
        let mut hidden = corner
            .into_iter()
            .filter(|&(hides, mark, _)| hides && self.marks.has(mark) && self.piece.is_some());
        hidden.next().map(|(_, mark, sign)| (mark, sign))
    }
}

/// Pictures of squares, kept by whoever draws the board.
///
/// It is a mere memory: what is drawn does not depend on what it holds.
#[derive(Debug, Default)]
pub struct Gallery {
    pictures: RefCell<HashMap<Subject, Rc<[Tile]>>>,
}

impl Gallery {
    /// An empty gallery.
    pub fn new() -> Gallery {
        Gallery::default()
    }

    /// The tiles of a picture, row by row.
    pub(super) fn tiles(&self, subject: &Subject) -> Rc<[Tile]> {
        if let Some(tiles) = self.pictures.borrow().get(subject) {
            return Rc::clone(tiles);
        }
        let tiles: Rc<[Tile]> = picture(subject).into();
        let mut pictures = self.pictures.borrow_mut();
        if (pictures.len() + 1) * tiles.len() > CAPACITY {
            pictures.clear();
        }
        pictures.insert(*subject, Rc::clone(&tiles));
        tiles
    }
}

fn picture(subject: &Subject) -> Vec<Tile> {
    let mut canvas = Canvas::new(subject.size, subject.blocks);
    let marks = match subject.in_corner() {
        Some((mark, _)) => subject.marks.without(mark),
        None => subject.marks,
    };
    paint_behind(&mut canvas, marks, subject.occupied);
    if let Some((role, finish)) = subject.piece {
        if subject.apart && !subject.marks.is_empty() {
            let mut man = Canvas::new(subject.size, subject.blocks);
            paint(&mut man, role, finish);
            if subject.turned {
                man.turn();
            }
            canvas.keep_clear_of(&man);
            paint_line(&mut canvas, marks);
        }
        // Half a turn before and one after turn the piece and nothing else.
        if subject.turned {
            canvas.turn();
        }
        paint(&mut canvas, role, finish);
        if subject.turned {
            canvas.turn();
        }
    }
    paint_before(&mut canvas, subject.marks);
    canvas.tiles(&subject.palette)
}
