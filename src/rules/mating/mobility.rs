//! Which squares each man of a position can ever stand on, at the most.
//!
//! Start with every man on its own square, and let the sets grow by rules that
//! forget all about time, turns and checks, until none grows any more. A man is
//! *stuck* while its set is its own square and nothing can capture it.
//!
//! * A knight or line man steps onto a neighbouring square of its kind of
//!   movement, unless a stuck man of its own side or the stuck enemy king stands
//!   there. (A line man goes step by step, turning where it likes.)
//! * A king does so too, unless a stuck enemy man attacks the square.
//! * A pawn pushes one square, unless a stuck man of either side stands there, or
//!   another pawn of its file stays [before it](Mobility::barred).
//! * A pawn captures on a square, unless a stuck man of its own side stands there,
//!   if an enemy man other than the king may stand there.
//! * A pawn that gets to the last rank may be on every square from then on.
//! * A man other than a king can be captured if an enemy man's squares (for a
//!   pawn, the squares attacked from its squares) meet its own.
//! * Castling takes king and rook at once where they land.
//!
//! # Why no man ever gets elsewhere
//!
//! Claim: after any legal moves from a position in which no capture en passant
//! is possible, (1) every man stands on a square of its set, (2) every man that
//! was captured could be captured by the rules, (3) every pawn that was promoted
//! has all squares. Hence a man that is not where it started, because it moved
//! or was captured, is not stuck: a stuck man stands where it stood, always.
//!
//! It is true before the first move. Let it be true before a move of a man from
//! *a* to *b*.
//!
//! Every square that is empty or holds an enemy man now is open to the rules in
//! this sense: if a man of the mover's own side started there, it is gone, so it
//! is not stuck; the same for the enemy king; and if the square is empty, for any
//! man at all.
//!
//! * *Knight or line man*: the squares on the way are empty, and *b* is empty or
//!   holds an enemy man other than the king. Each is one step from the one
//!   before and open, so each is in the set, one after the other, *b* at last.
//! * *King*: likewise, and *b* is not attacked once the king is there. A stuck
//!   enemy man stands where it started, and attacks from there what the rules
//!   say; were *b* among it, the move would be illegal. The man captured on *b*,
//!   if any, does not attack its own square.
//! * *Push*: *b* is empty, hence open; of a double step both squares are empty, and
//!   two pushes lead there. That no pawn before it is passed is shown
//!   [there](Mobility::barred).
//! * *Capture by a pawn*: the enemy man on *b* is in its set by (1), so it may stand
//!   there by the rules. *En passant*: the captured pawn passed *b* one move ago,
//!   and *b* came into its set as the first square of its double step.
//! * *Promotion*: the last rank is reached, so the set is everything, which it
//!   stays whatever the pawn has become.
//! * *Castling*: by its own rule, since a right to castle never comes back.
//!
//! In each case *b* is in the set, which is (1) and (3). If a man was captured on
//! *b*, it stood there, so *b* is in its set by (1), and *b* is in the capturer's
//! set too, or attacked from *a* if that is a pawn; so the rules have it captured.
//! En passant the same holds of the square passed. That is (2).
//!
//! The rules only ever gain from sets that grow, so the order in which they are
//! applied does not matter, and what is reached in the end obeys them all.

use crate::rules::attacks::{knight_steps, pawn_steps_down, pawn_steps_up};
use crate::rules::{CastlingSide, Color, Position, Rank, Role, Square};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// Where the pawns of both sides promote.
const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// A man, and how far it can get.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    /// Whose it is.
    pub(super) color: Color,
    /// What it is at the start.
    pub(super) role: Role,
    start: u64,
    /// All squares on which it may ever stand.
    pub(super) reach: u64,
    /// Whether it may ever be captured.
    prey: bool,
}

/// How far all men of a position can get.
pub(super) struct Mobility {
    men: Vec<Man>,
}

/// What the men of one side, taken together, mean for the others.
#[derive(Default)]
struct Side {
    /// Where its stuck men stand.
    stuck: u64,
    /// Where its king stands, if stuck.
    stuck_king: u64,
    /// What its stuck men attack.
    guarded: u64,
    /// Where its men other than the king may stand.
    stands: u64,
    /// Where its men may capture.
    captures: u64,
}

impl Man {
    const fn is_stuck(&self) -> bool {
        self.reach == self.start && !self.prey
    }

    /// The squares that it may ever attack.
    ///
    /// For a line man these are the squares one step from its own: when it
    /// attacks from afar, the squares between are empty, so they are its own too.
    #[inline(always)]
    pub(super) fn attacks(&self) -> u64 {
        if self.reach == !0 {
            return !0;
        }
        match (self.role, self.color) {
            (Role::Pawn, Color::White) => {
                let (left, right) = pawn_steps_up(self.reach);
                left | right
            }
            (Role::Pawn, Color::Black) => pawn_steps_down(self.reach),
            (role, _) => piece_steps(role, self.reach),
        }
    }

    fn captures(&self) -> u64 {
        match self.role {
            Role::Pawn => self.attacks(),
            _ => self.reach,
        }
    }

    const fn file(&self) -> u64 {
        FILE_A << (self.start.trailing_zeros() % 8)
    }

    const fn may_leave_file(&self) -> bool {
        self.reach & !self.file() != 0
    }
}

impl Side {
    fn of(men: &[Man], color: Color) -> Side {
        let mut side = Side::default();
        for man in men.iter().filter(|man| man.color == color) {
            side.captures |= man.captures();
            if man.role != Role::King {
                side.stands |= man.reach;
            }
            if man.is_stuck() {
                side.stuck |= man.start;
                side.guarded |= man.attacks();
            }
            if man.is_stuck() && man.role == Role::King {
                side.stuck_king = man.start;
            }
        }
        side
    }
}

impl Mobility {
    /// Finds out how far the men of a position can get in which no capture en
    /// passant is possible; nothing if on the way there they already get too far.
    pub(super) fn within(
        position: &Position,
        too_far: impl Fn(&Mobility) -> bool,
    ) -> Option<Mobility> {
        let mut mobility = Mobility {
            men: Color::ALL
                .into_iter()
                .flat_map(|color| men(position, color))
                .collect(),
        };
        for color in Color::ALL {
            mobility.castle(position, color);
        }
        // What the men reach only grows, so that too far once is too far in the end.
        while !too_far(&mobility) {
            if !mobility.grow() {
                return Some(mobility);
            }
        }
        None
    }

    /// All men.
    pub(super) fn men(&self) -> &[Man] {
        &self.men
    }

    /// Where a side's king may ever stand.
    pub(super) fn king(&self, color: Color) -> u64 {
        let of_color = self.men.iter().filter(|man| man.color == color);
        of_color
            .filter(|man| man.role == Role::King)
            .fold(0, |reach, king| reach | king.reach)
    }

    fn castle(&mut self, position: &Position, color: Color) {
        let rights = position.castling_rights();
        for side in CastlingSide::ALL {
            let Some(rook) = rights.rook(color, side) else {
                continue;
            };
            let home = Rank::relative(color, 1);
            let lands = |file| 1 << Square::new(file, home).index();
            for man in self.men.iter_mut().filter(|man| man.color == color) {
                if man.role == Role::King {
                    man.reach |= lands(side.king_file());
                } else if man.start == 1 << rook.index() {
                    man.reach |= lands(side.rook_file());
                }
            }
        }
    }

    /// Applies every rule once; whether that changed anything.
    fn grow(&mut self) -> bool {
        let sides = Color::ALL.map(|color| Side::of(&self.men, color));
        let mut grew = false;
        for number in 0..self.men.len() {
            let man = self.men[number];
            let own = &sides[man.color.index()];
            let enemy = &sides[(!man.color).index()];
            let grown = Man {
                reach: man.reach | self.entered(&man, own, enemy),
                prey: man.prey || man.role != Role::King && man.reach & enemy.captures != 0,
                ..man
            };
            grew |= grown.reach != man.reach || grown.prey != man.prey;
            self.men[number] = grown;
        }
        grew
    }

    fn entered(&self, man: &Man, own: &Side, enemy: &Side) -> u64 {
        match man.role {
            Role::Pawn => self.entered_by_pawn(man, own, enemy),
            Role::King => {
                let closed = own.stuck | enemy.stuck_king | enemy.guarded;
                piece_steps(Role::King, man.reach) & !closed
            }
            role => piece_steps(role, man.reach) & !(own.stuck | enemy.stuck_king),
        }
    }

    fn entered_by_pawn(&self, man: &Man, own: &Side, enemy: &Side) -> u64 {
        let push = match man.color {
            Color::White => man.reach << 8,
            Color::Black => man.reach >> 8,
        };
        let pushes = push & !(own.stuck | enemy.stuck) & !self.barred(man);
        let captures = man.attacks() & enemy.stands & !own.stuck;
        let entered = pushes | captures;
        if entered & LAST_RANKS == 0 {
            entered
        } else {
            !0
        }
    }

    /// The squares of its file onto which a pawn can never push, because another
    /// pawn stays before it.
    ///
    /// While neither pawn may leave the file and the one in front cannot be
    /// captured, both stay on it as pawns, and pawns that move along one file
    /// never pass each other. So a square that the one in front cannot get
    /// beyond is out of reach for the one behind, and so are the squares farther on.
    fn barred(&self, man: &Man) -> u64 {
        if man.may_leave_file() {
            return 0;
        }
        let file = man.file();
        let before = file & beyond(man.start, man.color);
        self.men
            .iter()
            .filter(|other| other.role == Role::Pawn && other.start & before != 0)
            .filter(|other| !other.may_leave_file() && !other.prey)
            .map(|other| farthest(other.reach, man.color))
            .fold(0, |barred, square| {
                barred | square | file & beyond(square, man.color)
            })
    }
}

fn men(position: &Position, color: Color) -> impl Iterator<Item = Man> {
    Role::ALL.into_iter().flat_map(move |role| {
        let squares = position.pieces(color, role).into_iter();
        squares.map(move |square| Man {
            color,
            role,
            start: 1 << square.index(),
            reach: 1 << square.index(),
            prey: false,
        })
    })
}

/// The square of a set that a side sees farthest from itself, within a file.
const fn farthest(set: u64, color: Color) -> u64 {
    match color {
        Color::White => 1 << set.ilog2(),
        Color::Black => set & set.wrapping_neg(),
    }
}

/// All squares that come after a square, counted from a side's own edge; within
/// a file, those that lie beyond it.
const fn beyond(square: u64, color: Color) -> u64 {
    match color {
        Color::White => !(square | (square - 1)),
        Color::Black => square - 1,
    }
}

/// The squares one step along a diagonal from any of a set.
#[inline(always)]
pub(super) const fn diagonal_steps(set: u64) -> u64 {
    let (left, right) = pawn_steps_up(set);
    left | right | pawn_steps_down(set)
}

/// The squares one step along a rank or file from any of a set.
#[inline(always)]
pub(super) const fn straight_steps(set: u64) -> u64 {
    set << 8 | set >> 8 | (set << 1) & !FILE_A | (set >> 1) & !FILE_H
}

/// The squares one step of such a piece from any of a set.
#[inline(always)]
const fn piece_steps(role: Role, set: u64) -> u64 {
    match role {
        Role::Pawn => 0,
        Role::Knight => knight_steps(set),
        Role::Bishop => diagonal_steps(set),
        Role::Rook => straight_steps(set),
        Role::Queen | Role::King => diagonal_steps(set) | straight_steps(set),
    }
}
