//! A legal position, and making a move on it.

use std::fmt;

use super::analysis::Analysis;
use super::board::{Board, HOME};
use super::moves::{CastlingSide, Move, MoveKind, MoveList};
use super::processor::{Instructions, portable::Portable};
use super::setup::Setup;
use super::{Bitboard, CastlingRights, Color, Piece, Role, Square, attacks};
use super::{lookback, movegen};

/// A legal position: what stands where, who moves, which rights remain, and
/// the two counters.
///
/// It is a small value to be copied: making a move gives a new position, and
/// taking a move back is forgetting one. `==` compares all of it; what the
/// Laws call the same position is told by [`Position::key`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
    halfmoves: u32,
    fullmoves: u32,
}

/// What makes two positions the same (Article 9.2.3): placement, side to move,
/// castling rights, and en passant only where such a capture is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey {
    planes: [u64; 4],
    turn: Color,
}

impl Position {
    pub(super) const fn from_parts(
        board: Board,
        turn: Color,
        halfmoves: u32,
        fullmoves: u32,
    ) -> Position {
        Position {
            board,
            turn,
            halfmoves,
            fullmoves,
        }
    }

    /// What stands where, seen by the side to move.
    pub(super) const fn board(&self) -> Board {
        self.board
    }

    /// The position from which games start (Article 2.3).
    ///
    /// # Panics
    ///
    /// Never: that position is legal.
    pub fn initial() -> Position {
        let mut setup = super::chess960(518).expect("518 is below 960");
        setup.variant = super::Variant::Standard;
        let (position, _) = Position::from_setup(&setup).expect("the initial position is legal");
        position
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Plies since the last capture or pawn move; never capped.
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move to be made, from 1, growing after Black's moves.
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// A set of squares in the mover's view, as White names them; and back.
    const fn view(&self, seen: u64) -> Bitboard {
        match self.turn {
            Color::White => Bitboard(seen),
            Color::Black => Bitboard(seen.swap_bytes()),
        }
    }

    const fn seen(&self, square: Square) -> u64 {
        1 << square.relative(self.turn).index()
    }

    /// All occupied squares.
    pub const fn occupied(&self) -> Bitboard {
        self.view(self.board.occupied())
    }

    /// The squares of a side's men.
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard {
        let seen = if color == self.turn {
            self.board.own()
        } else {
            self.board.enemy()
        };
        self.view(seen)
    }

    /// The squares of both sides' men of a kind.
    pub const fn role(&self, role: Role) -> Bitboard {
        self.view(self.board.role(role))
    }

    /// The squares of a side's men of a kind.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.board.role_at(self.seen(square))?;
        let color = if self.board.own() & self.seen(square) != 0 {
            self.turn
        } else {
            !self.turn
        };
        Some(Piece { color, role })
    }

    /// Where a side's king stands.
    ///
    /// # Panics
    ///
    /// Never: each side of a position has one king.
    pub fn king(&self, color: Color) -> Square {
        let king = self.pieces(color, Role::King).first();
        king.expect("each side of a position has one king")
    }

    /// The rights to castle that remain.
    pub fn castling_rights(&self) -> CastlingRights {
        let rooks = self.view(self.board.castling_rooks());
        CastlingRights::new(rooks, Color::ALL.map(|color| Some(self.king(color))))
    }

    /// The square on which the mover may legally capture en passant.
    pub fn en_passant(&self) -> Option<Square> {
        self.view(self.board.en_passant()).first()
    }

    /// A side's men that attack a square when only the `occupied` squares stop lines.
    ///
    /// Pinned men attack too (Article 3.1.3).
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let straight = self.role(Role::Rook) | self.role(Role::Queen);
        let diagonal = self.role(Role::Bishop) | self.role(Role::Queen);
        let attackers = attacks::pawn(!by, square) & self.role(Role::Pawn)
            | attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::rook(square, occupied) & straight
            | attacks::bishop(square, occupied) & diagonal;
        attackers & self.color(by) & occupied
    }

    /// The men that give check to the side to move; at most two in a game.
    pub fn checkers(&self) -> Bitboard {
        self.view(attacks::checkers(self.board))
    }

    /// Whether the side to move is in check (Article 3.9.1).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The mover's men that shield their king from a line man.
    pub fn pinned(&self) -> Bitboard {
        self.view(Analysis::of(Portable, self.board).pinned)
    }

    /// Every legal move.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        Instructions::best().legal_moves(self)
    }

    /// How many legal moves there are, each promotion counted.
    #[inline]
    pub fn legal_move_count(&self) -> u64 {
        Instructions::best().legal_move_count(self)
    }

    /// The squares from which a man of that kind may legally go to a square;
    /// castling is left out.
    ///
    /// Much quicker than a look through [`Position::legal_moves`].
    pub fn legal_sources(&self, role: Role, to: Square) -> Bitboard {
        self.legal_sources_among(Bitboard::FULL, role, to)
    }

    /// The same, of some squares only.
    #[inline]
    pub fn legal_sources_among(&self, among: Bitboard, role: Role, to: Square) -> Bitboard {
        // Seeing a set from the other side is done and undone in the same way.
        let among = self.view(among.0).0;
        self.view(lookback::sources(self.board, role, self.seen(to), among))
    }

    /// The legal move by which the mover castles to that side, if there is one.
    pub fn legal_castling(&self, side: CastlingSide) -> Option<Move> {
        let from = self.king(self.turn);
        let to = self.castling_rights().rook(self.turn, side)?;
        let mv = Move {
            from,
            to,
            role: Role::King,
            kind: MoveKind::Castling(side),
        };
        self.is_legal(mv).then_some(mv)
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// Whether the side to move is mated (Article 5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.legal_move_count() == 0 && self.is_check()
    }

    /// Whether the side to move has no legal move and is not in check (Article 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        self.legal_move_count() == 0 && !self.is_check()
    }

    /// What a move captures: the square and the man, if any.
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = match mv.kind {
            MoveKind::Castling(_) => return None,
            MoveKind::EnPassant => mv.en_passant_victim()?,
            _ => mv.to,
        };
        Some((square, self.piece_at(square)?))
    }

    /// The position after a legal move.
    ///
    /// The move must be legal here, that is, from [`Position::legal_moves`];
    /// with another one the result makes no sense.
    #[inline]
    #[must_use]
    pub fn play(&self, mv: Move) -> Position {
        let (from, to) = (self.seen(mv.from), self.seen(mv.to));
        let resets = mv.role == Role::Pawn || self.board.enemy() & to != 0;
        let board = movegen::play(self.board, from, to, mv.role, mv.kind);
        Position {
            board,
            turn: !self.turn,
            halfmoves: if resets {
                0
            } else {
                self.halfmoves.saturating_add(1)
            },
            fullmoves: self
                .fullmoves
                .saturating_add(u32::from(!self.turn.is_white())),
        }
    }

    /// The same position with the other side to move, unless the mover is in check.
    ///
    /// No move of chess does this; it tells what the other side could do.
    pub fn passed(&self) -> Option<Position> {
        (!self.is_check()).then(|| Position {
            board: self.board.pass(),
            turn: !self.turn,
            ..*self
        })
    }

    /// What the Laws compare when they ask whether positions are the same.
    pub const fn key(&self) -> PositionKey {
        PositionKey {
            planes: self.board.planes(),
            turn: self.turn,
        }
    }

    /// The position written down again.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        Square::all().for_each(|square| setup.put(square, self.piece_at(square)));
        setup.turn = self.turn;
        setup.castling = self.castling_rights().rooks();
        setup.en_passant = self.en_passant();
        setup.halfmoves = self.halfmoves;
        setup.fullmoves = self.fullmoves;
        if !self.castles_as_usual() {
            setup.variant = super::Variant::Chess960;
        }
        setup
    }

    /// Whether every right to castle is one of the usual game: king on the
    /// e-file, rook in the corner.
    pub fn castles_as_usual(&self) -> bool {
        let corners = HOME & 0x81 | (HOME & 0x81) << 56;
        let rooks = self.castling_rights().rooks();
        Bitboard(corners).contains_all(rooks)
            && rooks.into_iter().all(|rook| {
                let color = if rook.rank() == super::Rank::FIRST {
                    Color::White
                } else {
                    Color::Black
                };
                self.king(color).file() == super::File::E
            })
    }
}

impl PositionKey {
    /// The key in 64 bits, the same on every machine, for tables that are
    /// stored. Different keys almost never share one.
    pub fn digest(&self) -> u64 {
        let start = 0x9e37_79b9_7f4a_7c15 ^ self.turn as u64;
        self.planes
            .iter()
            .fold(start, |digest, plane| mix(digest ^ plane))
    }
}

/// Spreads every bit of a number over all of it: the last step of `SplitMix64`.
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl fmt::Debug for Position {
    /// Draws the board as White sees it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in super::Rank::all().rev() {
            writeln!(f)?;
            for file in super::File::all() {
                let piece = self.piece_at(Square::new(file, rank));
                write!(f, " {}", piece.map_or('.', Piece::fen_letter))?;
            }
        }
        write!(
            f,
            "\n{:?} to move, castling with {:?}, en passant {:?}, counters {} {}",
            self.turn,
            self.castling_rights()
                .rooks()
                .into_iter()
                .collect::<Vec<_>>(),
            self.en_passant(),
            self.halfmoves,
            self.fullmoves
        )
    }
}
