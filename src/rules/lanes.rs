//! Sliding along lines, for many men at once.
//!
//! A line of the board runs in one of four [lanes](Lanes): rank, file and the
//! two diagonals. Up a lane the square numbers grow by 1, 8, 9 or 7; down a
//! lane they shrink. A *fill* starts from a set of men and walks all of them
//! along all four lanes together until something stands in the way:
//!
//! ```text
//!  a rook      the file lane, up     the file lane, down
//!  . . p . .       . . X . .             . . . . .
//!  . . . . .       . . X . .             . . . . .
//!  . . R . .       . . . . .             . . . . .
//!  . . . . .       . . . . .             . . X . .
//!  . . P . .       . . . . .             . . X . .
//! ```
//!
//! The first man in the way belongs to the fill: it may be captured, or guarded.

/// One set of squares for each lane: rank, file, diagonal a1–h8, diagonal h1–a8.
pub(super) type Lanes = [u64; 4];

/// How many squares one step along each lane is.
pub(super) const STEP: [u32; 4] = [1, 8, 9, 7];

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The squares that a step up each lane can reach without leaving the board at the side.
const UP: Lanes = [NOT_A, !0, NOT_A, NOT_H];
/// The same for a step down.
const DOWN: Lanes = [NOT_H, !0, NOT_H, NOT_A];

/// The same set in all four lanes.
pub(super) const fn each(set: u64) -> Lanes {
    [set; 4]
}

/// Straight men in the first two lanes, diagonal men in the others.
pub(super) const fn sliders(straight: u64, diagonal: u64) -> Lanes {
    [straight, straight, diagonal, diagonal]
}

/// Applies a function lane by lane.
fn lanewise(a: Lanes, b: Lanes, f: impl Fn(u64, u64) -> u64) -> Lanes {
    std::array::from_fn(|lane| f(a[lane], b[lane]))
}

/// The squares in both, lane by lane.
pub(super) fn and(a: Lanes, b: Lanes) -> Lanes {
    lanewise(a, b, |a, b| a & b)
}

/// The squares in either, lane by lane.
pub(super) fn or(a: Lanes, b: Lanes) -> Lanes {
    lanewise(a, b, |a, b| a | b)
}

/// The squares in the first but not in the second, lane by lane.
pub(super) fn without(a: Lanes, b: Lanes) -> Lanes {
    lanewise(a, b, |a, b| a & !b)
}

/// All four lanes together.
pub(super) fn union(lanes: Lanes) -> u64 {
    lanes[0] | lanes[1] | lanes[2] | lanes[3]
}

/// Everything the men reach going up their lanes over empty squares.
pub(super) fn fill_up(men: Lanes, empty: u64) -> Lanes {
    std::array::from_fn(|lane| {
        let step = STEP[lane];
        let mut open = empty & UP[lane];
        let mut filled = men[lane];
        // Three doublings cover the seven squares that a line can be long.
        filled |= open & (filled << step);
        open &= open << step;
        filled |= open & (filled << (2 * step));
        open &= open << (2 * step);
        filled |= open & (filled << (4 * step));
        (filled << step) & UP[lane]
    })
}

/// Everything the men reach going down their lanes over empty squares.
pub(super) fn fill_down(men: Lanes, empty: u64) -> Lanes {
    std::array::from_fn(|lane| {
        let step = STEP[lane];
        let mut open = empty & DOWN[lane];
        let mut filled = men[lane];
        filled |= open & (filled >> step);
        open &= open >> step;
        filled |= open & (filled >> (2 * step));
        open &= open >> (2 * step);
        filled |= open & (filled >> (4 * step));
        (filled >> step) & DOWN[lane]
    })
}
