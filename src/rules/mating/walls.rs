//! Positions whose walls keep a side from ever giving mate.
//!
//! This needs no search, only the [`Mobility`] of the men: a few microseconds
//! where a search would have to visit every arrangement of bishops behind a
//! closed chain of pawns. The *region* below is the set of squares on which the
//! losing king may ever stand; it contains every square to which that king will
//! ever legally move.
//!
//! # No man can give check
//!
//! In a mate the king stands in its region, in check by a man that is not a
//! king. That man stands on a square of its set, so the squares that it may ever
//! attack meet the region. If this is so of no man of the winning side, it will
//! never give mate.
//!
//! # Bishops of one colour give check, but flights stay open
//!
//! Let only bishops be able to attack the region, and all on squares of one
//! colour, say light. In a mate then:
//!
//! * The king stands on a light square *k*, and the check comes over a diagonal
//!   neighbour *d*, on which the bishop stands or which it crosses: a square of
//!   its set. The *flights* are those of the up to four straight neighbours of *k*,
//!   dark ones, that lie in the region. The king cannot go there, so each holds a
//!   man of its own side, or is attacked.
//! * A flight is attacked by the winning king alone, from a square neither on nor
//!   beside *k*. For any other man that attacks it, even through *k*, would be
//!   able to attack the region, hence be one of the bishops; and these attack light
//!   squares only.
//! * There is but one check. Two bishops would check along two diagonals. The
//!   last move opened at least one of them, and if it was a bishop's, that bishop
//!   came from a square of the one diagonal along a parallel of the other, so it
//!   is on neither now. If it was another man's, it opened both: not by
//!   leaving one square, for only *k* lies on both; nor by leaving one and capturing en
//!   passant on another, for those are neighbours on a rank, of different colours.
//! * A flight beside *d* does not hold a rook or queen. It would capture on *d*
//!   or step in there, unless pinned; and a man that pins it along the straight line
//!   through *k* could capture it, and attack the region from there.
//!
//! So if for no such *k* and *d* and no square of the winning king the flights
//! that it does not attack can be filled with different men of the losing side, rooks
//! and queens not beside *d*, then the winning side will never give mate.

use super::mobility::{Man, Mobility, diagonal_steps, straight_steps};
use crate::rules::attacks::king_steps;
use crate::rules::{Bitboard, Color, Position, Role};

/// Whether the walls of a position prove that a side will never give mate.
///
/// `false` proves nothing. Nor is anything said while a capture en passant is
/// possible, or of a mate on the board.
pub fn is_walled_off(position: &Position, color: Color) -> bool {
    if position.en_passant().is_some() || position.is_checkmate() {
        return false;
    }
    // Only bishops may ever attack the other king.
    let too_far = |mobility: &Mobility| {
        let mut attackers = attackers(mobility, color);
        attackers.any(|man| man.role != Role::Bishop)
    };
    let Some(mobility) = Mobility::within(position, too_far) else {
        return false;
    };
    let region = mobility.king(!color);
    let checks = attackers(&mobility, color).fold(0, |checks, man| checks | man.reach);
    let one_colour = [Bitboard::LIGHT, Bitboard::DARK]
        .into_iter()
        .find(|colour| colour.contains_all(Bitboard(checks)));
    one_colour.is_some_and(|colour| {
        let bishops = Bishops {
            checks,
            kings: region & colour.0,
            region,
            hunter: mobility.king(color),
            fillers: fillers(&mobility, !color),
        };
        !bishops.may_mate()
    })
}

/// The men of a side, but for its king, that may attack the other king.
fn attackers(mobility: &Mobility, color: Color) -> impl Iterator<Item = &Man> {
    let region = mobility.king(!color);
    let men = mobility.men().iter();
    men.filter(move |man| {
        man.color == color && man.role != Role::King && man.attacks() & region != 0
    })
}

/// The men of a side that may stand on the flights of its king.
fn fillers(mobility: &Mobility, color: Color) -> Vec<Man> {
    let men = mobility.men().iter().copied();
    men.filter(|man| man.color == color && man.role != Role::King)
        .collect()
}

/// Bishops of one colour against a king.
struct Bishops {
    /// Where the bishops may stand.
    checks: u64,
    /// Where the king may stand and be in check.
    kings: u64,
    /// Where the king may stand.
    region: u64,
    /// Where the king of the bishops' side may stand.
    hunter: u64,
    /// The men that may fill flights.
    fillers: Vec<Man>,
}

impl Bishops {
    fn may_mate(&self) -> bool {
        singles(self.kings).any(|king| {
            let neighbours = singles(diagonal_steps(king) & self.checks);
            neighbours
                .into_iter()
                .any(|checked_from| self.may_mate_on(king, checked_from))
        })
    }

    fn may_mate_on(&self, king: u64, checked_from: u64) -> bool {
        let flights = straight_steps(king) & self.region;
        let beside = straight_steps(checked_from);
        let hunters = self.hunter & !(king | king_steps(king));
        let covered = singles(hunters).map(|hunter| king_steps(hunter) & flights);
        self.may_fill(flights, beside, 0)
            || covered
                .filter(|&covered| covered != 0)
                .any(|covered| self.may_fill(flights & !covered, beside, 0))
    }

    /// Whether different men may stand on all the flights, without those used already.
    fn may_fill(&self, flights: u64, beside: u64, used: u64) -> bool {
        if flights == 0 {
            return true;
        }
        let flight = flights & flights.wrapping_neg();
        self.fillers.iter().enumerate().any(|(number, man)| {
            let is_free = used >> number & 1 == 0;
            let would_parry = matches!(man.role, Role::Rook | Role::Queen) && flight & beside != 0;
            is_free
                && man.reach & flight != 0
                && !would_parry
                && self.may_fill(flights ^ flight, beside, used | 1 << number)
        })
    }
}

/// The squares of a set, each as a set.
fn singles(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let single = set & set.wrapping_neg();
        set ^= single;
        (single != 0).then_some(single)
    })
}
