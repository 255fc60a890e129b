//! What stands where, seen by the side to move, in 32 bytes.
//!
//! The side to move always plays *up* the board: when Black moves, the ranks
//! are counted from Black's edge. So there is one copy of every rule about
//! pawns, and after each move the board is [passed](Board::pass) to the other
//! side by turning its bytes round.
//!
//! Three planes hold a code of three bits a square, the fourth tells whose men
//! they are:
//!
//! ```text
//! plane 2 1 0   man
//!       0 0 0   none
//!       0 0 1   pawn
//!       0 1 0   knight
//!       0 1 1   bishop
//!       1 0 0   rook
//!       1 0 1   queen
//!       1 1 0   king
//!       1 1 1   rook with which its king may still castle
//! ```
//!
//! In the fourth plane a bit on an empty square says that the mover may
//! capture en passant there. It is set only if that capture is legal, so two
//! boards are equal exactly if the Laws call the positions the same
//! (Article 9.2.3): the board is its own key.

use super::{MoveKind, Role};

/// The code of a rook with which its king may still castle.
const CASTLING_ROOK: u8 = 7;

/// The three planes of each kind of man's code.
static CODES: [[u64; 3]; 6] = [
    [!0, 0, 0],
    [0, !0, 0],
    [!0, !0, 0],
    [0, 0, !0],
    [!0, 0, !0],
    [0, !0, !0],
];

/// The rank nearest to the mover.
pub(super) const HOME: u64 = 0xff;

/// Placement, castling rights and en passant, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Board {
    planes: [u64; 4],
}

impl Board {
    pub(super) const EMPTY: Board = Board { planes: [0; 4] };

    /// The board of four [planes](Board::planes).
    #[inline(always)]
    pub(super) const fn of_planes(planes: [u64; 4]) -> Board {
        Board { planes }
    }

    /// All men.
    #[inline(always)]
    pub(super) const fn occupied(self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// The mover's men.
    #[inline(always)]
    pub(super) const fn own(self) -> u64 {
        self.planes[3] & self.occupied()
    }

    /// The other side's men.
    #[inline(always)]
    pub(super) const fn enemy(self) -> u64 {
        self.occupied() & !self.planes[3]
    }

    /// The square on which the mover may capture en passant, as a set.
    #[inline(always)]
    pub(super) const fn en_passant(self) -> u64 {
        self.planes[3] & !self.occupied()
    }

    /// Both sides' men of a kind.
    #[inline(always)]
    pub(super) const fn role(self, role: Role) -> u64 {
        let [p0, p1, p2, _] = self.planes;
        let [c0, c1, c2] = CODES[role.index()];
        let with_code = !(p0 ^ c0) & !(p1 ^ c1) & !(p2 ^ c2);
        if matches!(role, Role::Rook) {
            with_code | self.castling_rooks()
        } else {
            with_code
        }
    }

    /// Both sides' rooks and queens.
    #[inline(always)]
    pub(super) const fn straight(self) -> u64 {
        let [p0, p1, p2, _] = self.planes;
        p2 & !(p1 & !p0)
    }

    /// Both sides' bishops and queens.
    #[inline(always)]
    pub(super) const fn diagonal(self) -> u64 {
        let [p0, p1, p2, _] = self.planes;
        p0 & (p1 ^ p2)
    }

    /// Both sides' rooks with which their king may still castle.
    #[inline(always)]
    pub(super) const fn castling_rooks(self) -> u64 {
        self.planes[0] & self.planes[1] & self.planes[2]
    }

    /// The kind of man on a square given as a set.
    pub(super) fn role_at(self, square: u64) -> Option<Role> {
        let [p0, p1, p2, _] = self.planes;
        let is_in = |plane: u64| u8::from(plane & square != 0);
        match is_in(p0) | is_in(p1) << 1 | is_in(p2) << 2 {
            1 => Some(Role::Pawn),
            2 => Some(Role::Knight),
            3 => Some(Role::Bishop),
            4 | CASTLING_ROOK => Some(Role::Rook),
            5 => Some(Role::Queen),
            6 => Some(Role::King),
            _ => None,
        }
    }

    /// The kind of a rook, bishop or queen on a square given as a set.
    #[inline(always)]
    pub(super) fn slider_at(self, square: u64) -> Role {
        // A look into a table, since no guess at what comes next would be good.
        const KINDS: [Role; 4] = [Role::Pawn, Role::Rook, Role::Bishop, Role::Queen];
        let is_in = |men: u64| usize::from(men & square != 0);
        KINDS[is_in(self.straight()) + 2 * is_in(self.diagonal())]
    }

    /// Puts a man on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, square: u64, role: Role, own: bool) {
        let [c0, c1, c2] = CODES[role.index()];
        let [p0, p1, p2, owned] = &mut self.planes;
        *p0 |= square & c0;
        *p1 |= square & c1;
        *p2 |= square & c2;
        *owned |= if own { square } else { 0 };
    }

    /// Grants the right to castle with a rook.
    #[inline(always)]
    pub(super) fn grant_castling(&mut self, rook: u64) {
        self.planes[0] |= rook;
        self.planes[1] |= rook;
    }

    /// Marks an empty square as one on which the mover may capture en passant.
    #[inline(always)]
    pub(super) fn allow_en_passant(&mut self, square: u64) {
        self.planes[3] |= square;
    }

    /// Takes away whatever stands on the squares.
    #[inline(always)]
    fn clear(&mut self, squares: u64) {
        let [p0, p1, p2, own] = self.planes;
        self.planes = [p0 & !squares, p1 & !squares, p2 & !squares, own & !squares];
    }

    /// The same men with the other side to move, whose view it becomes. No
    /// capture en passant is possible there.
    #[must_use]
    #[inline(always)]
    pub(super) fn pass(self) -> Board {
        let [p0, p1, p2, _] = self.planes;
        Board {
            planes: [
                p0.swap_bytes(),
                p1.swap_bytes(),
                p2.swap_bytes(),
                self.enemy().swap_bytes(),
            ],
        }
    }

    /// The board with an enemy's man lifted off.
    ///
    /// This is how to make all moves of a man: [pass](Board::pass) the board on,
    /// lift the man once, and [put](Board::with_enemy_put) it on each target.
    #[must_use]
    #[inline(always)]
    pub(super) fn with_enemy_lifted(self, from: u64) -> Board {
        let mut board = self;
        board.clear(from);
        board
    }

    /// The board with an enemy's man put on a square, perhaps in place of one of the mover.
    #[must_use]
    #[inline(always)]
    pub(super) fn with_enemy_put(self, to: u64, role: Role) -> Board {
        // What must change on every square to become that man is the same for all `to`.
        let code = CODES[role.index()];
        let [p0, p1, p2, own] = self.planes;
        Board {
            planes: [
                p0 ^ (p0 ^ code[0]) & to,
                p1 ^ (p1 ^ code[1]) & to,
                p2 ^ (p2 ^ code[2]) & to,
                own & !to,
            ],
        }
    }

    /// The board without the mover's rights to castle.
    #[must_use]
    #[inline(always)]
    pub(super) fn without_castling(self) -> Board {
        let rooks = self.castling_rooks() & self.own();
        let [p0, p1, p2, own] = self.planes;
        Board {
            planes: [p0 & !rooks, p1 & !rooks, p2, own],
        }
    }

    /// The board after a move of the mover, still seen by the mover, and without en passant.
    ///
    /// `from` and `to` are sets of one square in the mover's view.
    #[must_use]
    #[inline(always)]
    pub(super) fn moved(self, from: u64, to: u64, role: Role, kind: MoveKind) -> Board {
        let mut board = if role == Role::King {
            self.without_castling()
        } else {
            self
        };
        board.clear(self.en_passant() | from | to);
        match kind {
            MoveKind::Normal | MoveKind::DoubleStep => board.put(to, role, true),
            MoveKind::EnPassant => {
                board.clear(to >> 8);
                board.put(to, role, true);
            }
            MoveKind::Promotion(promoted) => board.put(to, promoted, true),
            MoveKind::Castling(side) => {
                board.put(1 << side.king_file().index(), Role::King, true);
                board.put(1 << side.rook_file().index(), Role::Rook, true);
            }
        }
        board
    }

    /// The board as plain numbers, for comparing and storing.
    #[inline(always)]
    pub(super) const fn planes(self) -> [u64; 4] {
        self.planes
    }
}
