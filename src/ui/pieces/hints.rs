//! The pieces set dot by dot, for squares too small for curves.
//!
//! A dot is half a cell high and, where there are quadrants, half a cell wide,
//! else a whole one. The files can be read and changed in any editor: the name
//! of a piece, then its rows. In silhouettes `#` is body, `.` is not, and `+`
//! is body at an edge that 24-bit colour makes soft. In the outlines of White's
//! pieces `#` is the line and `o` what it encloses.

use super::Finish;
use crate::rules::Role;
use crate::ui::picture::Blocks;

/// The rows of dots of a piece for a square of so many cells, if it is set by hand.
pub(super) fn rows(
    role: Role,
    finish: Finish,
    (width, height): (u16, u16),
    blocks: Blocks,
) -> Option<impl Iterator<Item = &'static str>> {
    if width != 2 * height {
        return None;
    }
    let text = match blocks {
        Blocks::Quadrants => quadrants(height, finish)?,
        Blocks::Halves => halves(height, finish)?,
    };
    let lines = text.lines().skip_while(move |&line| line != name(role));
    Some(lines.skip(1).take(usize::from(height) * 2))
}

const fn quadrants(height: u16, finish: Finish) -> Option<&'static str> {
    Some(match (height, finish.is_solid()) {
        (3, true) => include_str!("hints/quadrants/6x3-solid.txt"),
        (3, false) => include_str!("hints/quadrants/6x3-outlined.txt"),
        (4, true) => include_str!("hints/quadrants/8x4-solid.txt"),
        (4, false) => include_str!("hints/quadrants/8x4-outlined.txt"),
        (5, true) => include_str!("hints/quadrants/10x5-solid.txt"),
        (5, false) => include_str!("hints/quadrants/10x5-outlined.txt"),
        _ => return None,
    })
}

const fn halves(height: u16, finish: Finish) -> Option<&'static str> {
    Some(match (height, finish.is_solid()) {
        (4, true) => include_str!("hints/halves/8x4-solid.txt"),
        (4, false) => include_str!("hints/halves/8x4-outlined.txt"),
        (5, true) => include_str!("hints/halves/10x5-solid.txt"),
        (5, false) => include_str!("hints/halves/10x5-outlined.txt"),
        _ => return None,
    })
}

const fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_there_at_every_size_set_by_hand_and_fills_its_square() {
        for (blocks, heights) in [(Blocks::Quadrants, 3..=5), (Blocks::Halves, 4..=5)] {
            for height in heights {
                for (finish, dots) in [(Finish::Solid, "#.+"), (Finish::Outlined, "#.o")] {
                    for role in Role::ALL {
                        let what = format!("{role:?} {finish:?} {height} {blocks:?}");
                        let across = if blocks == Blocks::Halves { 2 } else { 4 };
                        let rows: Vec<&str> = rows(role, finish, (2 * height, height), blocks)
                            .expect(&what)
                            .collect();
                        assert_eq!(rows.len(), usize::from(2 * height), "{what}");
                        for row in rows {
                            assert_eq!(row.len(), usize::from(across * height), "{what}: {row}");
                            assert!(row.chars().all(|dot| dots.contains(dot)), "{what}: {row}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn other_sizes_and_proportions_are_left_to_the_drawings() {
        for cells in [(4, 2), (12, 6), (7, 3), (10, 4)] {
            assert!(rows(Role::King, Finish::Solid, cells, Blocks::Quadrants).is_none());
        }
    }
}
