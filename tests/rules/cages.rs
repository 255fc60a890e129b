//! What walls are said to prove, judged by looking at every position that can arise.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use tabiya::rules::mating::is_walled_off;
use tabiya::rules::{Color, File, Piece, Position, PositionKey, Rank, Role, Setup, Square};

use crate::oracle::Numbers;

/// Any pieces, bishops mostly.
const ANY: [Role; 8] = [
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
    Role::Queen,
];

/// A setup in the making.
struct Builder<'a> {
    setup: Setup,
    numbers: &'a mut Numbers,
}

impl Builder<'_> {
    fn pawn(&mut self, file: File, rank: usize, color: Color) {
        let rank = u8::try_from(rank).ok().and_then(Rank::new);
        let square = Square::new(file, rank.expect("ranks 2 to 7"));
        let role = Role::Pawn;
        self.setup.put(square, Some(Piece { color, role }));
    }

    /// Two pawns head to head.
    fn pair(&mut self, file: File, rank: usize) {
        self.pawn(file, rank, Color::White);
        self.pawn(file, rank + 1, Color::Black);
    }

    /// Puts a man on a random free square, if one meets the condition.
    fn anywhere(&mut self, color: Color, role: Role, condition: impl Fn(Square) -> bool) {
        let free: Vec<Square> = Square::all()
            .filter(|&square| self.setup.piece_at(square).is_none() && condition(square))
            .collect();
        if !free.is_empty() {
            let square = free[self.numbers.below(free.len())];
            self.setup.put(square, Some(Piece { color, role }));
        }
    }

    fn position(mut self) -> Option<Position> {
        self.setup.turn = Color::ALL[self.numbers.below(2)];
        let position = Position::from_setup(&self.setup);
        position.ok().map(|(position, _)| position)
    }
}

/// A chain of pawns, head to head or nearly, with kings and any pieces around it.
fn loose_cage(numbers: &mut Numbers) -> Option<Position> {
    let looseness = 5 * numbers.below(4);
    let mut rank = 2 + numbers.below(3);
    let setup = Setup::empty();
    let mut cage = Builder { setup, numbers };
    for file in File::all() {
        let step = [0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1][cage.numbers.below(12)];
        let up = cage.numbers.below(2) == 0;
        rank = if up {
            rank + step
        } else {
            rank.saturating_sub(step)
        }
        .clamp(1, 5);
        let is_loose = cage.numbers.below(100) < looseness;
        match cage.numbers.below(6) {
            0 if is_loose => {}
            1 if is_loose => {
                let color = Color::ALL[cage.numbers.below(2)];
                cage.pawn(file, rank, color);
            }
            2 if is_loose && rank < 5 => {
                cage.pawn(file, rank, Color::White);
                cage.pawn(file, rank + 2, Color::Black);
            }
            3 if is_loose && rank < 5 => {
                cage.pair(file, rank);
                cage.pawn(file, rank + 2, Color::Black);
            }
            4 if is_loose && rank > 1 => {
                cage.pair(file, rank);
                cage.pawn(file, rank - 1, Color::White);
            }
            _ => cage.pair(file, rank),
        }
    }
    for color in Color::ALL {
        cage.anywhere(color, Role::King, |_| true);
        for _ in 0..cage.numbers.below(3) {
            let role = ANY[cage.numbers.below(ANY.len())];
            cage.anywhere(color, role, |_| true);
        }
    }
    cage.position()
}

/// A closed chain of pawns; one side has bishops that cannot break it, the other
/// side has pieces behind it that may stand in the way of its king.
fn bishops_cage(numbers: &mut Numbers) -> Option<Position> {
    let mut rank = 1 + numbers.below(5);
    let attacker = Color::ALL[numbers.below(2)];
    let setup = Setup::empty();
    let mut cage = Builder { setup, numbers };
    let mut chain = [0; 8];
    for (file, on_chain) in File::all().zip(&mut chain) {
        let up = rank == 1 || rank < 5 && cage.numbers.below(2) == 0;
        rank = if up { rank + 1 } else { rank - 1 };
        *on_chain = rank;
        if cage.numbers.below(16) != 0 {
            cage.pair(file, rank);
        }
        if rank < 4 && cage.numbers.below(6) == 0 {
            cage.pair(file, rank + 2);
        } else if rank > 2 && cage.numbers.below(6) == 0 {
            cage.pair(file, rank - 2);
        }
    }
    let is_light = |square: Square| square.is_light();
    let pawns = chain[0] % 2 == 1;
    let side = |square: Square| {
        let is_above =
            usize::from(square.rank().index()) > chain[usize::from(square.file().index())];
        if is_above { Color::Black } else { Color::White }
    };
    // White's pawns all stand on one colour, and Black's on the other.
    let own = pawns == attacker.is_white();
    for _ in 0..=cage.numbers.below(3) {
        cage.anywhere(attacker, Role::Bishop, |square| is_light(square) == own);
    }
    for _ in 0..cage.numbers.below(4) {
        let role = [Role::Bishop, Role::Rook, Role::Rook, Role::Queen][cage.numbers.below(4)];
        cage.anywhere(!attacker, role, |square| {
            side(square) != attacker && (role != Role::Bishop || is_light(square) != own)
        });
    }
    let strays = cage.numbers.below(3) == 0;
    for color in Color::ALL {
        cage.anywhere(color, Role::King, |square| {
            side(square) == color || strays && color == attacker
        });
    }
    cage.position()
}

/// Everything that can arise from a position, those first in which the losing side has few moves.
struct Everything {
    winner: Color,
    seen: HashSet<PositionKey>,
    waiting: BinaryHeap<Reverse<(u64, usize)>>,
    positions: Vec<Position>,
}

impl Everything {
    /// Whether the winning side mates somewhere, if that can be told within the limit.
    fn mates(start: &Position, winner: Color, limit: usize) -> Option<bool> {
        let mut everything = Everything {
            winner,
            seen: HashSet::new(),
            waiting: BinaryHeap::new(),
            positions: Vec::new(),
        };
        everything.meet(*start, 0);
        while let Some(Reverse((moves, number))) = everything.waiting.pop() {
            let position = everything.positions[number];
            if position.turn() != winner && position.is_checkmate() {
                return Some(true);
            }
            for &mv in &position.legal_moves() {
                everything.meet(position.play(mv), moves);
            }
            if everything.positions.len() > limit {
                return None;
            }
        }
        Some(false)
    }

    fn meet(&mut self, position: Position, moves_before: u64) {
        if self.seen.insert(position.key()) {
            let moves = if position.turn() == self.winner {
                moves_before
            } else {
                position.legal_move_count()
            };
            self.waiting.push(Reverse((moves, self.positions.len())));
            self.positions.push(position);
        }
    }
}

/// Makes cages until walls prove so many things; tells how many of them were confirmed in full.
fn confirmed(
    cage: impl Fn(&mut Numbers) -> Option<Position>,
    proofs: usize,
    limit: usize,
) -> usize {
    let mut numbers = Numbers::new(1);
    let (mut proved, mut confirmed) = (0, 0);
    while proved < proofs {
        let Some(position) = cage(&mut numbers) else {
            continue;
        };
        for color in Color::ALL {
            if is_walled_off(&position, color) && !position.lacks_mating_material(color) {
                let mates = Everything::mates(&position, color, limit);
                assert_ne!(mates, Some(true), "{color:?} mates: {position:?}");
                proved += 1;
                confirmed += usize::from(mates == Some(false));
            }
        }
    }
    confirmed
}

#[test]
fn no_mate_exists_where_walls_exclude_it() {
    assert!(confirmed(loose_cage, 1_000, 1_000) > 500);
    assert!(confirmed(bishops_cage, 1_000, 1_000) > 20);
}

#[test]
#[ignore = "takes minutes"]
fn no_mate_exists_where_walls_exclude_it_in_fifty_thousand_loose_cages() {
    assert!(confirmed(loose_cage, 50_000, 1_000) > 25_000);
}

#[test]
#[ignore = "takes minutes"]
fn no_mate_exists_where_walls_exclude_it_in_fifty_thousand_bishops_cages() {
    assert!(confirmed(bishops_cage, 50_000, 1_000) > 1_000);
}
