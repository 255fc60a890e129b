//! The 960 starting positions of Chess960, by their usual numbers.

use super::{Bitboard, Color, File, Piece, Rank, Role, Setup, Square, Variant};

/// The set-up with a number from 0 to 959 (518 is the usual one), or nothing
/// for a larger number.
///
/// The numbering is the one of FIDE's guidelines: the number is divided by 4,
/// 4 and 6 in turn, the remainders placing the light-square bishop, the
/// dark-square bishop and the queen; the rest names the two knights' squares.
pub fn chess960(number: u16) -> Option<Setup> {
    if number >= 960 {
        return None;
    }
    let mut row: [Option<Role>; 8] = [None; 8];
    let (rest, light) = (number / 4, usize::from(number % 4));
    let (rest, dark) = (rest / 4, usize::from(rest % 4));
    let (knights, queen) = (rest / 6, usize::from(rest % 6));
    row[light * 2 + 1] = Some(Role::Bishop);
    row[dark * 2] = Some(Role::Bishop);
    place(&mut row, queen, Role::Queen);
    let (first, second) = KNIGHTS[usize::from(knights)];
    // The second is placed first, so that the first cannot shift it.
    place(&mut row, second, Role::Knight);
    place(&mut row, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        place(&mut row, 0, role);
    }
    Some(from_row(row))
}

/// Which two of the five squares left the knights take.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// Puts a man on the n-th square that is still free.
fn place(row: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(square) = row.iter_mut().filter(|square| square.is_none()).nth(nth) {
        *square = Some(role);
    }
}

fn from_row(row: [Option<Role>; 8]) -> Setup {
    let mut setup = Setup::empty();
    setup.variant = Variant::Chess960;
    for color in Color::ALL {
        for (file, role) in File::all().zip(row) {
            let home = Square::new(file, Rank::relative(color, 1));
            let second = Square::new(file, Rank::relative(color, 2));
            setup.put(home, role.map(|role| Piece { color, role }));
            setup.put(
                second,
                Some(Piece {
                    color,
                    role: Role::Pawn,
                }),
            );
        }
    }
    setup.castling = Square::all()
        .filter(|&square| {
            setup
                .piece_at(square)
                .is_some_and(|piece| piece.role == Role::Rook)
        })
        .collect::<Bitboard>();
    setup
}
