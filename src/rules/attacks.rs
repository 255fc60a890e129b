//! The squares that a man attacks from where it stands.
//!
//! A man attacks a square if it could capture there (Article 3.1.2); whether it
//! may move at all does not matter (Article 3.1.3).

use super::board::Board;
use super::rays::{LINES, ray};
use super::{Bitboard, Color, Role, Square};

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;
const NOT_AB: u64 = NOT_A & (NOT_A << 1);
const NOT_GH: u64 = NOT_H & (NOT_H >> 1);

/// Squares a knight's move away from any square of the set.
#[inline(always)]
pub(super) const fn knight_steps(knights: u64) -> u64 {
    let one = (knights << 1) & NOT_A | (knights >> 1) & NOT_H;
    let two = (knights << 2) & NOT_AB | (knights >> 2) & NOT_GH;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// Squares beside any square of the set.
#[inline(always)]
pub(super) const fn king_steps(kings: u64) -> u64 {
    let row = kings | (kings << 1) & NOT_A | (kings >> 1) & NOT_H;
    (row | row << 8 | row >> 8) & !kings
}

/// Squares attacked by pawns that move up the board, to the left and to the right.
#[inline(always)]
pub(super) const fn pawn_steps_up(pawns: u64) -> (u64, u64) {
    ((pawns << 7) & NOT_H, (pawns << 9) & NOT_A)
}

/// Squares attacked by pawns that move down the board.
#[inline(always)]
pub(super) const fn pawn_steps_down(pawns: u64) -> u64 {
    (pawns >> 9) & NOT_H | (pawns >> 7) & NOT_A
}

/// By square; the last entry is for no square at all.
static KNIGHT: [u64; 65] = one_each(true);
static KING: [u64; 65] = one_each(false);

const fn one_each(knight: bool) -> [u64; 65] {
    let mut table = [0; 65];
    let mut square = 0;
    while square < 64 {
        table[square] = if knight {
            knight_steps(1 << square)
        } else {
            king_steps(1 << square)
        };
        square += 1;
    }
    table
}

/// The number of the one square of a set, for tables of 64.
#[inline(always)]
pub(super) const fn index(man: u64) -> usize {
    (man.trailing_zeros() & 63) as usize
}

/// Squares that the first knight of a set attacks; none without a knight.
#[inline(always)]
pub(super) fn knight_at(knights: u64) -> u64 {
    KNIGHT[knights.trailing_zeros() as usize]
}

/// Squares that the first king of a set attacks; none without a king.
#[inline(always)]
pub(super) fn king_at(kings: u64) -> u64 {
    KING[kings.trailing_zeros() as usize]
}

/// Squares that the first and the second knight attack, and the knights
/// beyond two, which only promotion can bring about.
#[inline(always)]
pub(super) fn knight_pair(knights: u64) -> (u64, u64, u64) {
    let without_first = |set: u64| set & set.wrapping_sub(1);
    let others = without_first(knights);
    (knight_at(knights), knight_at(others), without_first(others))
}

/// Squares that any of the knights attacks.
#[inline(always)]
pub(super) fn knights(knights: u64) -> u64 {
    match knight_pair(knights) {
        (first, second, 0) => first | second,
        _ => knight_steps(knights),
    }
}

/// Squares a knight attacks.
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[usize::from(square.index())])
}

/// Squares a king attacks.
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[usize::from(square.index())])
}

/// Squares a pawn of that side attacks.
pub fn pawn(color: Color, square: Square) -> Bitboard {
    let pawn = 1 << square.index();
    match color {
        Color::White => {
            let (left, right) = pawn_steps_up(pawn);
            Bitboard(left | right)
        }
        Color::Black => Bitboard(pawn_steps_down(pawn)),
    }
}

/// Squares a rook attacks when the `occupied` squares stop it.
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(straight(usize::from(square.index()), occupied.0))
}

/// Squares a bishop attacks when the `occupied` squares stop it.
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(diagonal(usize::from(square.index()), occupied.0))
}

/// Squares a queen attacks when the `occupied` squares stop it.
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    rook(square, occupied) | bishop(square, occupied)
}

/// Squares a man of that kind and side attacks.
pub fn of(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

#[inline(always)]
fn straight(square: usize, occupied: u64) -> u64 {
    let along = |direction| ray(square, direction, occupied);
    along(0) | along(1) | along(4) | along(5)
}

#[inline(always)]
fn diagonal(square: usize, occupied: u64) -> u64 {
    let along = |direction| ray(square, direction, occupied);
    along(2) | along(3) | along(6) | along(7)
}

/// Those of some men that attack a square. Pawns are the enemy's, which move down the board.
#[inline]
pub(super) fn attackers(target: u64, board: Board, men: u64, occupied: u64) -> u64 {
    let square = index(target);
    let (left, right) = pawn_steps_up(target);
    let near = KNIGHT[square] & board.role(Role::Knight)
        | KING[square] & board.role(Role::King)
        | (left | right) & board.role(Role::Pawn);
    // Mostly no line man looks towards the square at all, and nothing has to be walked.
    let (ranks_and_files, diagonals) = STAR[square];
    let mut far = board.straight() & men & ranks_and_files;
    if far != 0 {
        far &= straight(square, occupied);
    }
    let mut slant = board.diagonal() & men & diagonals;
    if slant != 0 {
        slant &= diagonal(square, occupied);
    }
    near & men | far | slant
}

/// The ranks and files, and the diagonals, of each square on an empty board.
static STAR: [(u64, u64); 64] = {
    let mut table = [(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let [e, n, ne, nw, w, s, sw, se] = LINES[square];
        table[square] = (e | n | w | s, ne | nw | sw | se);
        square += 1;
    }
    table
};

/// The enemy's men that give check to the mover.
pub(super) fn checkers(board: Board) -> u64 {
    let king = board.role(Role::King) & board.own();
    attackers(king, board, board.enemy(), board.occupied())
}

/// The squares strictly between two squares of one line; none if they share no line.
///
/// ```
/// use tabiya::rules::{attacks, Bitboard};
/// let between = attacks::between("a1".parse()?, "d4".parse()?);
/// assert_eq!(between, Bitboard::of("b2".parse()?) | Bitboard::of("c3".parse()?));
/// # Ok::<(), tabiya::rules::ParseSquareError>(())
/// ```
pub fn between(a: Square, b: Square) -> Bitboard {
    let ends = Bitboard::of(a) | Bitboard::of(b);
    let from_a = queen(a, ends);
    if !from_a.contains(b) {
        return Bitboard::EMPTY;
    }
    if rook(a, ends).contains(b) {
        rook(a, ends) & rook(b, ends)
    } else {
        bishop(a, ends) & bishop(b, ends)
    }
}

/// Whether the three squares lie on one rank, file or diagonal.
pub fn aligned(a: Square, b: Square, c: Square) -> bool {
    let on_line = |from: Square, to: Square| {
        let files = to.file().index().cast_signed() - from.file().index().cast_signed();
        let ranks = to.rank().index().cast_signed() - from.rank().index().cast_signed();
        (files == 0 || ranks == 0 || files.abs() == ranks.abs())
            .then(|| (files.signum(), ranks.signum()))
    };
    match (on_line(a, b), on_line(a, c)) {
        (Some(one), Some(other)) => one == other || one == (-other.0, -other.1),
        _ => false,
    }
}
