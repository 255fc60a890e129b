//! What walls are said to prove, judged by looking at every position that can arise.

use std::collections::HashSet;

use tabiya::rules::mating::is_walled_off;
use tabiya::rules::{Color, File, Piece, Position, Rank, Role, Setup, Square};

use crate::oracle::Numbers;

const PIECES: [Role; 12] = [
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Knight,
    Role::Knight,
    Role::Rook,
    Role::Queen,
];

fn put(setup: &mut Setup, square: Square, color: Color, role: Role) {
    setup.put(square, Some(Piece { color, role }));
}

/// A random chain of pawns, head to head or nearly, with kings and some pieces around it.
fn cage(numbers: &mut Numbers) -> Option<Position> {
    let mut setup = Setup::empty();
    let looseness = 5 * numbers.below(4);
    let mut rank = 2 + numbers.below(3);
    for file in File::all() {
        let step = [0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1][numbers.below(12)];
        let up = numbers.below(2) == 0;
        rank = if up {
            rank + step
        } else {
            rank.saturating_sub(step)
        }
        .clamp(1, 5);
        put_pawns(&mut setup, file, rank, numbers, looseness);
    }
    for color in Color::ALL {
        let pieces = (0..numbers.below(4)).map(|_| PIECES[numbers.below(PIECES.len())]);
        let pieces: Vec<Role> = pieces.collect();
        for role in pieces.into_iter().chain([Role::King]) {
            let free: Vec<Square> = Square::all()
                .filter(|&square| setup.piece_at(square).is_none())
                .collect();
            put(&mut setup, free[numbers.below(free.len())], color, role);
        }
    }
    setup.turn = Color::ALL[numbers.below(2)];
    Position::from_setup(&setup)
        .ok()
        .map(|(position, _)| position)
}

fn put_pawns(setup: &mut Setup, file: File, rank: usize, numbers: &mut Numbers, looseness: usize) {
    let mut pawn = |rank: usize, color| {
        let rank = u8::try_from(rank).ok().and_then(Rank::new);
        let square = Square::new(file, rank.expect("ranks 2 to 7"));
        put(setup, square, color, Role::Pawn);
    };
    let kind = if numbers.below(100) < looseness {
        numbers.below(6)
    } else {
        6
    };
    match kind {
        0 => {}
        1 => pawn(rank, Color::ALL[numbers.below(2)]),
        2 if rank < 5 => {
            pawn(rank, Color::White);
            pawn(rank + 2, Color::Black);
        }
        3 if rank < 5 => {
            pawn(rank, Color::White);
            pawn(rank + 1, Color::Black);
            pawn(rank + 2, Color::Black);
        }
        4 if rank > 1 => {
            pawn(rank - 1, Color::White);
            pawn(rank, Color::White);
            pawn(rank + 1, Color::Black);
        }
        _ => {
            pawn(rank, Color::White);
            pawn(rank + 1, Color::Black);
        }
    }
}

/// Whether a side mates in any position that can arise, if they are not too many to see all.
fn mates_somewhere(start: &Position, winner: Color, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([start.key()]);
    let mut waiting = vec![*start];
    while let Some(position) = waiting.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return Some(true);
        }
        for &mv in &position.legal_moves() {
            let next = position.play(mv);
            if seen.insert(next.key()) {
                waiting.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Makes cages until walls prove something of so many; tells how many of these proofs were confirmed in full.
fn confirmed(cages: usize, limit: usize, seed: u64) -> usize {
    let mut numbers = Numbers::new(seed);
    let (mut proofs, mut confirmed) = (0, 0);
    while proofs < cages {
        let Some(position) = cage(&mut numbers) else {
            continue;
        };
        for color in Color::ALL {
            if is_walled_off(&position, color) && !position.lacks_mating_material(color) {
                let mates = mates_somewhere(&position, color, limit);
                assert_ne!(mates, Some(true), "{color:?} mates: {position:?}");
                proofs += 1;
                confirmed += usize::from(mates == Some(false));
            }
        }
    }
    confirmed
}

#[test]
fn no_mate_exists_where_walls_exclude_it() {
    assert!(confirmed(1_000, 2_000, 1) > 400);
}

#[test]
#[ignore = "takes minutes"]
fn no_mate_exists_where_walls_exclude_it_in_a_hundred_thousand_cages() {
    assert!(confirmed(100_000, 10_000, 2) > 40_000);
}
