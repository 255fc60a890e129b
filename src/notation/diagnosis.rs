//! Why a definite move is not legal: the first cause that fits, asked of the
//! board and of the game so far.
//!
//! Several men may be meant by a text. Each has its own cause; the one that
//! came nearest to a legal move is told.

mod castling;
mod meant;
mod pawns;
mod reach;
mod safety;

pub use meant::men_meant;

use super::history::History;
use super::reader::Context;
use super::refusal::{Cause, Man, PawnFault, Place, Refusal};
use super::shape::{Fit, ManMove, Origin, Shape, last_rank};
use crate::rules::{Bitboard, CastlingSide, File, Move, Position, Role, Square};

/// Why the man on a square may not go to another, as a player with a cursor
/// wants to know; nothing if it may.
///
/// A promotion that is not yet chosen is no cause: the choice is yet to come.
///
/// ```
/// use tabiya::notation::diagnosis::why_not;
/// use tabiya::notation::history::History;
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// let refusal = why_not(&start, "a1".parse()?, "a4".parse()?, None, &History::UNKNOWN);
/// assert_eq!(refusal.expect("a rook does not jump").code(), "blocked");
/// # Ok::<(), tabiya::rules::ParseSquareError>(())
/// ```
pub fn why_not(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    history: &History,
) -> Option<Refusal> {
    let board = Board { position, history };
    let piece = position.piece_at(from);
    let cause = match piece {
        None => Cause::NoPiece {
            role: None,
            place: Place::Square(from),
        },
        Some(piece) if piece.color != position.turn() => Cause::WrongSide,
        Some(piece) => board.cause(
            Man {
                piece,
                square: from,
            },
            to,
            promotion,
        )?,
    };
    let candidates = board.suggestions(&cause, piece.map(|piece| piece.role), to);
    Some(Refusal { cause, candidates })
}

/// The refusal of a text whose shape fits no legal move.
pub(super) fn refuse(shape: Shape, context: &Context) -> Refusal {
    let board = Board {
        position: context.position,
        history: context.history,
    };
    match shape {
        Shape::Man(man) => board.refuse_man(man),
        Shape::Files {
            from,
            to,
            promotion,
        } => board.refuse_files(from, to, promotion),
        Shape::Castling(side) => board.refuse_castling(shape, side),
        Shape::Null => Refusal::new(Cause::Unreadable(super::refusal::Unreadable::Pass), []),
    }
}

/// What the questions are asked of.
#[derive(Clone, Copy)]
struct Board<'a> {
    position: &'a Position,
    history: &'a History,
}

impl Board<'_> {
    /// The man of the mover on a square.
    fn own_man(self, square: Square) -> Option<Man> {
        let piece = self.position.piece_at(square)?;
        (piece.color == self.position.turn()).then_some(Man { piece, square })
    }

    /// The man on an occupied square.
    fn man(self, square: Square) -> Option<Man> {
        let piece = self.position.piece_at(square)?;
        Some(Man { piece, square })
    }

    /// The men on some occupied squares.
    fn men(self, squares: Bitboard) -> Vec<Man> {
        squares
            .into_iter()
            .filter_map(|square| self.man(square))
            .collect()
    }

    /// Why a man of the mover may not go to a square; nothing if it may.
    fn cause(self, man: Man, to: Square, promotion: Option<Role>) -> Option<Cause> {
        let board = self;
        if let Some(side) = board.castling_meant(man, to) {
            let bar = board.castling_bar(side)?;
            return Some(Cause::Castling { side, bar });
        }
        board
            .unreachable(man, to)
            .or_else(|| board.bad_promotion(man, to, promotion))
            .or_else(|| board.unsafe_for_king(man, to))
    }

    /// A promotion of what is none, or to what none can become.
    fn bad_promotion(self, man: Man, to: Square, promotion: Option<Role>) -> Option<Cause> {
        let role = man.piece.role;
        match promotion? {
            _ if role != Role::Pawn || to.rank() != last_rank(self.position) => {
                Some(Cause::PromoNotNow { role, to })
            }
            wanted @ (Role::King | Role::Pawn) => Some(Cause::PromoPiece(wanted)),
            _ => None,
        }
    }

    fn refuse_man(self, man: ManMove) -> Refusal {
        let cause = self.man_cause(man);
        let role = man.role_in(self.position);
        let mut candidates = self.suggestions(&cause, role, man.to);
        let as_promoted = |mv: &Move| mv.promotion() == man.promotion;
        if candidates.iter().any(as_promoted) {
            candidates.retain(as_promoted);
        }
        Refusal { cause, candidates }
    }

    fn man_cause(self, man: ManMove) -> Cause {
        if let Some(cause) = self.other_sides_man(man.origin) {
            return cause;
        }
        if man.role == Some(Role::Pawn) && self.lacks_its_file(man) {
            return Cause::PawnCapture {
                fault: PawnFault::NamesNoFile,
                to: man.to,
            };
        }
        let men = self.men_meant(man);
        let causes = men.iter().filter_map(|&one| self.text_cause(man, one));
        let nearest = causes.max_by_key(nearness);
        match nearest {
            Some(cause) if nearness(&cause) > 0 => cause,
            _ if self.is_other_sides(Shape::Man(man)) => Cause::WrongSide,
            _ if men.is_empty() => self.no_piece(man),
            _ => Cause::CannotReach { men, to: man.to },
        }
    }

    /// Why a man does not do what a text says of it.
    fn text_cause(self, text: ManMove, man: Man) -> Option<Cause> {
        let pawn = man.piece.role == Role::Pawn;
        let straight = man.square.file() == text.to.file();
        let cause = self.cause(man, text.to, text.promotion);
        if pawn
            && straight
            && text.capture
            && cause.as_ref().is_none_or(|cause| nearness(cause) > 0)
        {
            return Some(Cause::PawnCapture {
                fault: PawnFault::CapturesStraight,
                to: text.to,
            });
        }
        cause
    }

    /// The mover's men that a text can mean. A pawn without its file is one of
    /// the file on which it arrives.
    fn men_meant(self, text: ManMove) -> Vec<Man> {
        let Some(role) = text.role_in(self.position) else {
            return Vec::new();
        };
        let own = self.position.pieces(self.position.turn(), role);
        let pushes = role == Role::Pawn && text.origin.file.is_none();
        let meant = |square: &Square| {
            text.origin.admits(*square) && (!pushes || square.file() == text.to.file())
        };
        self.men(own.into_iter().filter(meant).collect())
    }

    /// There is no man such as the text names.
    fn no_piece(self, text: ManMove) -> Cause {
        let place = match text.origin {
            Origin {
                file: Some(file),
                rank: Some(rank),
            } => Place::Square(Square::new(file, rank)),
            Origin {
                file: Some(file),
                rank: None,
            } => Place::File(file),
            Origin {
                file: None,
                rank: Some(rank),
            } => Place::Rank(rank),
            _ if text.role == Some(Role::Pawn) => Place::File(text.to.file()),
            _ => Place::Board,
        };
        let role = text.role;
        let none_at_all =
            role.is_some_and(|role| self.position.pieces(self.position.turn(), role).is_empty());
        let place = if none_at_all { Place::Board } else { place };
        Cause::NoPiece { role, place }
    }

    /// The square of departure holds a man of the other side.
    fn other_sides_man(self, origin: Origin) -> Option<Cause> {
        let piece = self.position.piece_at(origin.square()?)?;
        (piece.color != self.position.turn()).then_some(Cause::WrongSide)
    }

    /// Whether the text is a legal move of the other side, right after its turn.
    fn is_other_sides(self, shape: Shape) -> bool {
        let passed = self.history.last().and_then(|_| self.position.passed());
        passed.is_some_and(|passed| matches!(shape.fit(&passed), Fit::One(_) | Fit::Unpromoted(_)))
    }

    fn refuse_files(self, from: File, to: File, promotion: Option<Role>) -> Refusal {
        let pawns = self.position.pieces(self.position.turn(), Role::Pawn) & Bitboard::file(from);
        let ahead = |pawn: Square| {
            let up = if self.position.turn().is_white() {
                1
            } else {
                -1
            };
            let rank = pawn.offset(0, up)?.rank();
            Some((self.own_man(pawn)?, Square::new(to, rank)))
        };
        let ways = pawns.into_iter().filter_map(ahead);
        let causes = ways.filter_map(|(pawn, to)| self.cause(pawn, to, promotion));
        let cause = causes.max_by_key(nearness).unwrap_or(Cause::NoPiece {
            role: Some(Role::Pawn),
            place: Place::File(from),
        });
        Refusal::new(cause, [])
    }

    fn refuse_castling(self, shape: Shape, side: CastlingSide) -> Refusal {
        let cause = match self.castling_bar(side) {
            Some(bar) if !self.is_other_sides(shape) => Cause::Castling { side, bar },
            _ => Cause::WrongSide,
        };
        Refusal::new(cause, [])
    }

    /// Legal moves that may have been meant instead.
    fn suggestions(self, cause: &Cause, role: Option<Role>, to: Square) -> Vec<Move> {
        let moves = self.position.legal_moves();
        let all = || moves.iter().copied();
        let arriving = || all().filter(|mv| mv.target() == to || mv.to == to);
        match *cause {
            Cause::WrongSide | Cause::Castling { .. } => Vec::new(),
            Cause::InCheck { .. } => all().collect(),
            Cause::EpSquare { landing } => all()
                .filter(|mv| {
                    mv.role == Role::Pawn && mv.to == landing && mv.from.file() != to.file()
                })
                .collect(),
            Cause::PromoPiece(_) => arriving().filter(|mv| mv.promotion().is_some()).collect(),
            _ => {
                let of_kind: Vec<Move> = arriving().filter(|mv| Some(mv.role) == role).collect();
                let only = {
                    let mut all = arriving();
                    all.next().filter(|_| all.next().is_none())
                };
                if of_kind.is_empty() {
                    only.into_iter().collect()
                } else {
                    of_kind
                }
            }
        }
    }
}

/// How near to a legal move a cause is: the order in which causes are told.
const fn nearness(cause: &Cause) -> u8 {
    match cause {
        Cause::NoPiece { .. } | Cause::CannotReach { .. } => 0,
        Cause::Blocked { .. } => 1,
        Cause::OwnPiece { .. } => 2,
        Cause::PawnCapture { .. } => 3,
        Cause::EpSquare { .. } => 4,
        Cause::EpLate { .. } => 5,
        Cause::Pinned { .. } | Cause::EpExposes { .. } => 6,
        Cause::InCheck { .. } => 7,
        Cause::KingAttacked { .. } => 8,
        Cause::Castling { .. } => 9,
        _ => 10,
    }
}
