//! A board that is being set up, White to move.

use crate::practice::Random;
use crate::rules::{Bitboard, Color, Piece, Position, Rank, Role, Setup, Square};

/// The men a generated position may have.
pub(super) const MEN: std::ops::RangeInclusive<usize> = 3..=12;

/// How often each kind of man is strewn about, of 18.
const STREWN: [(Role, u32); 5] = [
    (Role::Pawn, 8),
    (Role::Knight, 3),
    (Role::Bishop, 3),
    (Role::Rook, 3),
    (Role::Queen, 1),
];

/// A board that is being set up, and the chance that does it.
pub(super) struct Board<'a> {
    pub(super) setup: Setup,
    pub(super) random: &'a mut Random,
}

impl<'a> Board<'a> {
    pub(super) const fn new(random: &'a mut Random) -> Board<'a> {
        Board {
            setup: Setup::empty(),
            random,
        }
    }

    pub(super) fn occupied(&self) -> Bitboard {
        self.setup.color(Color::White) | self.setup.color(Color::Black)
    }

    /// Puts a man on a square; nothing if it cannot stand there.
    pub(super) fn put(&mut self, color: Color, role: Role, square: Square) -> Option<()> {
        let fits = self.places(role).contains(square);
        let piece = Piece { color, role };
        fits.then(|| self.setup.put(square, Some(piece)))
    }

    /// The empty squares on which such a man can stand.
    fn places(&self, role: Role) -> Bitboard {
        let ends = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
        match role {
            Role::Pawn => !self.occupied() & !ends,
            _ => !self.occupied(),
        }
    }

    /// One of the squares.
    pub(super) fn square(&mut self, from: Bitboard) -> Option<Square> {
        let index = self.random.below(from.len() as usize);
        from.into_iter().nth(index)
    }

    /// Puts a man on one of the squares, and tells on which.
    pub(super) fn put_on(&mut self, color: Color, role: Role, squares: Bitboard) -> Option<Square> {
        let square = self.square(squares & self.places(role))?;
        self.put(color, role, square)?;
        Some(square)
    }

    /// Puts the kings that are missing anywhere.
    pub(super) fn kings(&mut self) -> Option<()> {
        for color in Color::ALL {
            if self.setup.pieces(color, Role::King).is_empty() {
                self.put_on(color, Role::King, Bitboard::ALL)?;
            }
        }
        Some(())
    }

    /// Strews some men about, up to so many.
    pub(super) fn strew(&mut self, most: usize) {
        let room = MEN.end().saturating_sub(self.occupied().len() as usize);
        let count = self.random.below(most.min(room) + 1);
        for _ in 0..count {
            let color = if self.random.percent(50) {
                Color::White
            } else {
                Color::Black
            };
            let weights = STREWN.map(|(_, weight)| weight);
            let drawn = self.random.weighted(&weights).map(|index| STREWN[index].0);
            drawn.and_then(|role| self.put_on(color, role, Bitboard::ALL));
        }
    }

    /// The position, seen from Black's side half of the time; nothing if it is
    /// not legal, cannot have come from a game, or has too few or too many men.
    pub(super) fn finish(self) -> Option<Position> {
        let men = self.occupied().len() as usize;
        let setup = if self.random.percent(50) {
            self.setup
        } else {
            mirrored(&self.setup)
        };
        MEN.contains(&men)
            .then(|| Position::from_setup_strict(&setup).ok())
            .flatten()
    }
}

/// The same with the colours exchanged.
fn mirrored(setup: &Setup) -> Setup {
    let mut mirror = Setup::empty();
    for square in Square::all() {
        let piece = setup.piece_at(square).map(|piece| Piece {
            color: !piece.color,
            role: piece.role,
        });
        mirror.put(square.flip(), piece);
    }
    mirror.turn = !setup.turn;
    mirror.castling = setup.castling.flip();
    mirror.en_passant = setup.en_passant.map(Square::flip);
    mirror
}
