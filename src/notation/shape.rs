//! What a text says of a move, before anybody looks at a board; and which
//! legal moves of a position that is.

use std::fmt;

use crate::rules::{Bitboard, CastlingSide, File, Move, MoveKind, Position, Rank, Role, Square};

/// What a text says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A man goes to a square: `Nf3`, `exd5`, `g1f3`, `5254`.
    Man(ManMove),
    /// A pawn of one file captures on another: `ed`.
    Files {
        /// The file of departure.
        from: File,
        /// The file of arrival.
        to: File,
        /// What the pawn becomes.
        promotion: Option<Role>,
    },
    /// Castling: `O-O`, `O-O-O`.
    Castling(CastlingSide),
    /// Passing, which chess does not know: `--`, `Z0`.
    Null,
}

/// A man goes to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManMove {
    /// The kind of man; nothing if only squares are named.
    pub role: Option<Role>,
    /// What is said of the square of departure.
    pub origin: Origin,
    /// The square of arrival.
    pub to: Square,
    /// Whether a capture is written.
    pub capture: bool,
    /// What a pawn becomes; a king or pawn if that was written.
    pub promotion: Option<Role>,
}

/// What is said of a square of departure: nothing, its file, its rank, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The file, if it is said.
    pub file: Option<File>,
    /// The rank, if it is said.
    pub rank: Option<Rank>,
}

impl Origin {
    /// The square, if both file and rank are said.
    pub fn square(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    /// Whether nothing is said.
    pub const fn is_empty(self) -> bool {
        self.file.is_none() && self.rank.is_none()
    }

    /// The squares that are as said.
    pub(super) fn squares(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::FULL, Bitboard::file);
        file & self.rank.map_or(Bitboard::FULL, Bitboard::rank)
    }

    /// Whether a square is as said.
    pub fn admits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

impl fmt::Display for Origin {
    /// As it stands in a move: `b`, `1`, `b1`, or nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.file.map_or(Ok(()), |file| write!(f, "{file}"))?;
        self.rank.map_or(Ok(()), |rank| write!(f, "{rank}"))
    }
}

impl ManMove {
    /// A move from one square to another of whatever stands there.
    pub(super) fn between(from: Square, to: Square, promotion: Option<Role>) -> ManMove {
        ManMove {
            role: None,
            origin: Origin {
                file: Some(from.file()),
                rank: Some(from.rank()),
            },
            to,
            capture: false,
            promotion,
        }
    }

    /// The kind of man in a position: as written, or what stands on the square of departure.
    pub(super) fn role_in(self, position: &Position) -> Option<Role> {
        self.role.or_else(|| {
            let piece = position.piece_at(self.origin.square()?)?;
            (piece.color == position.turn()).then_some(piece.role)
        })
    }
}

/// The legal moves that a shape can mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// No legal move.
    None,
    /// Just this one.
    One(Move),
    /// All of these, and nothing tells which.
    Several(Vec<Move>),
    /// A promotion that does not say to what: the choices, the queen first.
    Unpromoted(Vec<Move>),
}

impl Fit {
    /// Tells one from several.
    pub(super) fn of(moves: Vec<Move>) -> Fit {
        match moves[..] {
            [] => Fit::None,
            [mv] => Fit::One(mv),
            _ => Fit::Several(moves),
        }
    }

    /// The moves that fit, for going through.
    pub(super) fn moves(&self) -> &[Move] {
        match self {
            Fit::None => &[],
            Fit::One(mv) => std::slice::from_ref(mv),
            Fit::Several(moves) | Fit::Unpromoted(moves) => moves,
        }
    }
}

impl Shape {
    /// The legal moves that the shape can mean.
    pub(super) fn fit(self, position: &Position) -> Fit {
        match self {
            Shape::Man(man) => man.fit(position),
            Shape::Files {
                from,
                to,
                promotion,
            } => fit_files(position, from, to, promotion),
            Shape::Castling(side) => position.legal_castling(side).map_or(Fit::None, Fit::One),
            Shape::Null => Fit::None,
        }
    }
}

impl ManMove {
    fn fit(self, position: &Position) -> Fit {
        let Some(role) = self.role_in(position) else {
            return Fit::None;
        };
        let sources = position.legal_sources_among(self.admitted(role), role, self.to);
        match sources.single() {
            Some(from) if self.promotion.is_none() && !self.promotes(position, role) => {
                Fit::One(self.build(position, role, from, None))
            }
            Some(from) => self.fit_promotion(position, role, &[from]),
            None if sources.any() => {
                let all: Vec<Square> = sources.into_iter().collect();
                self.fit_promotion(position, role, &all)
            }
            None if role == Role::King => self.fit_castling(position),
            None => Fit::None,
        }
    }

    /// Whether this is a pawn's move to the last rank.
    fn promotes(self, position: &Position, role: Role) -> bool {
        role == Role::Pawn && self.to.rank() == last_rank(position)
    }

    /// The legal move of that man from a square.
    fn build(self, position: &Position, role: Role, from: Square, promotion: Option<Role>) -> Move {
        Move {
            from,
            to: self.to,
            role,
            kind: kind(position, role, from, self.to, promotion),
        }
    }

    /// The squares from which a man may come by what the text says.
    ///
    /// A pawn captures only if its file is named, and a capture that is
    /// written is no straight step.
    fn admitted(self, role: Role) -> Bitboard {
        let said = self.origin.squares();
        let straight = Bitboard::file(self.to.file());
        match (role, self.capture) {
            (Role::Pawn, true) if self.origin.file.is_none() => Bitboard::EMPTY,
            (Role::Pawn, true) => said & !straight,
            (Role::Pawn, false) if self.origin.file.is_none() => said & straight,
            _ => said,
        }
    }

    /// The moves from these squares, with the promotion that is written.
    fn fit_promotion(self, position: &Position, role: Role, from: &[Square]) -> Fit {
        let promotes = self.promotes(position, role);
        let build = |from: Square, promotion| self.build(position, role, from, promotion);
        let with = |promotion| from.iter().map(move |&from| build(from, promotion));
        match self.promotion {
            None if promotes => Fit::Unpromoted(
                Role::PROMOTIONS
                    .into_iter()
                    .flat_map(|role| with(Some(role)))
                    .collect(),
            ),
            Some(Role::King | Role::Pawn) => Fit::None,
            promotion if promotes == promotion.is_some() => match from {
                [from] => Fit::One(build(*from, promotion)),
                _ => Fit::Several(with(promotion).collect()),
            },
            _ => Fit::None,
        }
    }

    /// Castling written as the king's two squares, or in coordinates as king onto rook.
    ///
    /// `Kg1` alone is no castling by any standard. It is understood only while
    /// the king has both its rights, when no doubt is left what it means.
    fn fit_castling(self, position: &Position) -> Fit {
        let rights = position.castling_rights();
        let both = CastlingSide::ALL.map(|side| rights.has(position.turn(), side));
        let is_plain = self.origin.square().is_some() || both == [true, true];
        let named = |mv: &Move| {
            let two_squares = mv.target() == self.to && mv.from.distance(self.to) > 1;
            let onto_rook = self.role.is_none() && mv.to == self.to;
            self.origin.admits(mv.from) && (two_squares && is_plain || onto_rook)
        };
        let castlings = CastlingSide::ALL.map(|side| position.legal_castling(side));
        let found = castlings.into_iter().flatten().find(named);
        match found {
            Some(mv) if self.promotion.is_none() => Fit::One(mv),
            _ => Fit::None,
        }
    }
}

/// The rank on which the mover's pawns promote.
pub(super) const fn last_rank(position: &Position) -> Rank {
    Rank::relative(position.turn(), 8)
}

/// What is special about a legal move other than castling.
fn kind(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> MoveKind {
    match promotion {
        Some(promoted) => MoveKind::Promotion(promoted),
        None if role != Role::Pawn => MoveKind::Normal,
        None if from.rank().distance(to.rank()) == 2 => MoveKind::DoubleStep,
        None if from.file() != to.file() && !position.occupied().contains(to) => {
            MoveKind::EnPassant
        }
        None => MoveKind::Normal,
    }
}

/// The pawn captures from one file to another.
fn fit_files(position: &Position, from: File, to: File, promotion: Option<Role>) -> Fit {
    let moves = position.legal_moves();
    let captures = moves.iter().copied().filter(|mv| {
        mv.role == Role::Pawn && mv.from.file() == from && mv.to.file() == to && from != to
    });
    let (promoting, plain): (Vec<Move>, Vec<Move>) =
        captures.partition(|mv| mv.promotion().is_some());
    match promotion {
        Some(role) => Fit::of(
            promoting
                .into_iter()
                .filter(|mv| mv.promotion() == Some(role))
                .collect(),
        ),
        None if plain.is_empty() && !promoting.is_empty() => Fit::Unpromoted(promoting),
        None if promoting.is_empty() => Fit::of(plain),
        None => Fit::Several(plain.into_iter().chain(promoting).collect()),
    }
}
