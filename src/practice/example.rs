//! A legal move in its position, and the skill of which it is an example.

use super::Skill;
use crate::notation::history::History;
use crate::notation::{san, style::Style};
use crate::rules::{Bitboard, Move, MoveKind, Position, Role, Square, Variant, attacks};

/// A legal move in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position before the move.
    pub position: Position,
    /// The move.
    pub mv: Move,
    /// What is known of the moves before.
    pub history: History,
}

impl Example {
    /// A move in a position of which nothing else is known.
    pub const fn new(position: Position, mv: Move) -> Example {
        Example {
            position,
            mv,
            history: History::UNKNOWN,
        }
    }

    /// The canonical text of the move.
    pub fn san(&self) -> String {
        san::write(&self.position, self.mv)
    }

    /// The text of the move in a style.
    pub fn write(&self, style: Style) -> String {
        style.write(&self.position, self.mv, self.variant())
    }

    /// Which game is played, as far as the castling rights tell.
    pub fn variant(&self) -> Variant {
        if self.position.castles_as_usual() {
            Variant::Standard
        } else {
            Variant::Chess960
        }
    }

    /// The skill that the move is an example of: the one thing about it that
    /// is not plain. Nothing if there are several such things, or one that no
    /// skill is about.
    ///
    /// Captures are a skill of their own only where nothing else is remarkable.
    pub fn skill(&self) -> Option<Skill> {
        let mut features = self.features().into_iter().flatten();
        match (features.next(), features.next()) {
            (None, _) => Some(self.plain_skill()),
            (Some(Feature::Of(skill)), None) => Some(skill),
            _ => None,
        }
    }

    fn plain_skill(&self) -> Skill {
        let captures = self.position.captured(self.mv).is_some();
        match (self.mv.role, captures) {
            (Role::Pawn, false) => Skill::PawnMoves,
            (Role::Pawn, true) => Skill::PawnCaptures,
            (_, false) => Skill::PieceMoves,
            (_, true) => Skill::PieceCaptures,
        }
    }

    /// The things about the move that are not plain.
    fn features(&self) -> [Option<Feature>; 7] {
        let of = |holds: bool, skill| holds.then_some(Feature::Of(skill));
        let gives_check = self.position.play(self.mv).is_check();
        [
            of(gives_check, Skill::CheckSigns),
            of(self.mv.castling().is_some(), Skill::Castling),
            of(self.mv.promotion().is_some(), Skill::Promotion),
            of(self.mv.kind == MoveKind::EnPassant, Skill::EnPassant),
            self.bishop_or_pawn(),
            self.origin().map(Feature::Of),
            self.stopped_twins(),
        ]
    }

    /// Whether a bishop and a pawn of the b-file may both capture on the
    /// square, and the move is one of the two; no skill if there are several
    /// such bishops.
    fn bishop_or_pawn(&self) -> Option<Feature> {
        let Move { role, to, .. } = self.mv;
        self.position.captured(self.mv)?;
        let bishops = self.position.legal_sources(Role::Bishop, to);
        let is_of_b_file = |pawn: Square| pawn.file().letter() == 'b';
        let mut pawns = self.position.legal_sources(Role::Pawn, to).into_iter();
        let both = bishops.any() && pawns.any(is_of_b_file);
        let is_one = match role {
            Role::Bishop => true,
            Role::Pawn => is_of_b_file(self.mv.from),
            _ => false,
        };
        (both && is_one).then_some(match bishops.single() {
            Some(_) => Feature::Of(Skill::BishopOrPawn),
            None => Feature::Other,
        })
    }

    /// What must be added to tell the move from those of other men of its kind.
    fn origin(&self) -> Option<Skill> {
        let Move { role, from, to, .. } = self.mv;
        if role == Role::Pawn || self.mv.castling().is_some() {
            return None;
        }
        let rivals = self.position.legal_sources(role, to).without(from);
        let on_file = (rivals & Bitboard::file(from.file())).any();
        let on_rank = (rivals & Bitboard::rank(from.rank())).any();
        match (on_file, on_rank) {
            _ if rivals.is_empty() => None,
            (false, _) => Some(Skill::FileOrigin),
            (true, false) => Some(Skill::RankOrigin),
            (true, true) => Some(Skill::SquareOrigin),
        }
    }

    /// Whether other men of the kind reach the square but may not go there: a
    /// skill if they are pinned, none if a check stops them.
    fn stopped_twins(&self) -> Option<Feature> {
        let Move { role, from, to, .. } = self.mv;
        if matches!(role, Role::Pawn | Role::King) {
            return None;
        }
        let mover = self.position.turn();
        let kind = self.position.pieces(mover, role).without(from);
        let near = attacks::of(role, mover, to, self.position.occupied()) & kind;
        let stopped = near & !self.position.legal_sources(role, to);
        stopped.any().then(|| {
            let by_pins = self.position.pinned().contains_all(stopped);
            if by_pins && !self.position.is_check() {
                Feature::Of(Skill::PinnedTwin)
            } else {
                Feature::Other
            }
        })
    }
}

/// Something about a move that is not plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feature {
    /// A skill is about it.
    Of(Skill),
    /// No skill is about it.
    Other,
}
