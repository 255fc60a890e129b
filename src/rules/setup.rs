//! A position as somebody wrote it, and all reasons why it is not a legal one.

use super::board::Board;
use super::movegen::en_passant_capturers;
use super::{Bitboard, CastlingSide, Color, File, Piece, Position, Rank, Role, Square, attacks};

/// Which game is played; it decides which castling rights can be meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// The usual game: kings castle from the e-file with the rooks of the corners.
    #[default]
    Standard,
    /// Chess960: kings castle from wherever they started.
    Chess960,
}

/// A position as written down: it may be anything. [`Position::from_setup`]
/// tells whether the Laws allow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    squares: [Option<Piece>; 64],
    /// The side to move.
    pub turn: Color,
    /// The squares of the rooks with which a king is said to be allowed to castle.
    pub castling: Bitboard,
    /// The square that a pawn is said to have just passed over.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move to be made, from 1.
    pub fullmoves: u32,
    /// Which castling rights can be meant.
    pub variant: Variant,
}

/// Why something written is no legal position. Such a position is always refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A side has no king.
    NoKing(Color),
    /// A side has several kings, on these squares.
    ManyKings(Color, Bitboard),
    /// The kings stand side by side (Article 3.8.1, 3.9).
    KingsTouch {
        /// Where White's king stands.
        white: Square,
        /// Where Black's king stands.
        black: Square,
    },
    /// Pawns stand on the first or last rank.
    PawnsOnEndRanks(Bitboard),
    /// The side that has just moved is in check (Article 3.9.2).
    OpponentInCheck {
        /// The king that could be captured.
        king: Square,
        /// The men that attack it.
        by: Bitboard,
    },
}

/// Why something written cannot have come from a game. Such a position is
/// loaded in the lenient reading, without the void right or square; the strict
/// reading refuses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A castling right without its king or rook at home. It is dropped.
    CastlingVoid {
        /// Whose right it would be.
        color: Color,
        /// Where the rook would have to stand.
        rook: Square,
    },
    /// An en passant square that no double step can have passed over. It is dropped.
    EnPassantVoid(Square),
    /// The number of the move is 0; moves are counted from 1.
    MoveZero,
    /// More than sixteen men.
    TooManyMen(Color),
    /// More than eight pawns.
    TooManyPawns(Color),
    /// More promoted men than pawns are missing.
    TooManyPromoted(Color),
    /// No single move can have given this check.
    ImpossibleCheck(Bitboard),
}

impl Fault {
    /// The short stable name of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::NoKing(_) => "no-king",
            Fault::ManyKings(..) => "too-many-kings",
            Fault::KingsTouch { .. } => "kings-touch",
            Fault::PawnsOnEndRanks(_) => "pawn-on-back-rank",
            Fault::OpponentInCheck { .. } => "opponent-in-check",
        }
    }
}

impl Doubt {
    /// The short stable name of the doubt, as a warning.
    pub const fn code(self) -> &'static str {
        match self {
            Doubt::CastlingVoid { .. } => "castling-dropped",
            Doubt::EnPassantVoid(_) => "ep-dropped",
            Doubt::MoveZero => "move-zero",
            _ => "unreachable",
        }
    }

    /// The short stable name of the doubt, as a reason to refuse.
    pub const fn reason(self) -> &'static str {
        match self {
            Doubt::CastlingVoid { .. } => "bad-castling",
            Doubt::EnPassantVoid(_) => "bad-ep",
            Doubt::MoveZero => "bad-counter",
            Doubt::TooManyMen(_) | Doubt::TooManyPawns(_) | Doubt::TooManyPromoted(_) => {
                "too-much-material"
            }
            Doubt::ImpossibleCheck(_) => "impossible-check",
        }
    }
}

/// All reasons why a set-up is not a legal position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a legal position: {faults:?} {doubts:?}")]
pub struct IllegalSetup {
    /// What is against the Laws.
    pub faults: Vec<Fault>,
    /// What cannot have come from a game; given here too, so that all is said at once.
    pub doubts: Vec<Doubt>,
}

impl Setup {
    /// An empty board, White to move, without rights.
    pub const fn empty() -> Setup {
        Setup {
            squares: [None; 64],
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
            variant: Variant::Standard,
        }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[usize::from(square.index())]
    }

    /// Puts something, or nothing, on a square.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[usize::from(square.index())] = piece;
    }

    /// The squares on which such men stand.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        let wanted = Some(Piece { color, role });
        Square::all()
            .filter(|&square| self.piece_at(square) == wanted)
            .collect()
    }

    /// The squares on which a side's men stand.
    pub fn color(&self, color: Color) -> Bitboard {
        self.men()
            .filter(|(_, piece)| piece.color == color)
            .map(|(square, _)| square)
            .collect()
    }

    fn men(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    fn occupied(&self) -> Bitboard {
        self.men().map(|(square, _)| square).collect()
    }

    /// A side's men that attack a square.
    fn attackers(&self, target: Square, by: Color) -> Bitboard {
        let occupied = self.occupied();
        self.men()
            .filter(|&(square, piece)| {
                piece.color == by && attacks::of(piece.role, by, square, occupied).contains(target)
            })
            .map(|(square, _)| square)
            .collect()
    }

    /// Everything that the Laws forbid.
    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let kings = Color::ALL.map(|color| self.pieces(color, Role::King));
        for color in Color::ALL {
            match kings[color.index()] {
                none if none.is_empty() => faults.push(Fault::NoKing(color)),
                many if many.several() => faults.push(Fault::ManyKings(color, many)),
                _ => {}
            }
        }
        let pawns = self.pieces(Color::White, Role::Pawn) | self.pieces(Color::Black, Role::Pawn);
        let lost = pawns & (Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH));
        if lost.any() {
            faults.push(Fault::PawnsOnEndRanks(lost));
        }
        if let [Some(white), Some(black)] = kings.map(Bitboard::single) {
            if attacks::king(white).contains(black) {
                faults.push(Fault::KingsTouch { white, black });
            }
            let king = if self.turn.is_white() { black } else { white };
            let by = self.attackers(king, self.turn) & !kings[self.turn.index()];
            if by.any() {
                faults.push(Fault::OpponentInCheck { king, by });
            }
        }
        faults
    }

    /// Everything that cannot have come from a game, void rights left aside.
    fn doubts(&self) -> Vec<Doubt> {
        let mut doubts: Vec<Doubt> = Color::ALL
            .iter()
            .flat_map(|&color| self.too_much(color))
            .collect();
        if let Some(king) = self.pieces(self.turn, Role::King).single() {
            let checkers = self.attackers(king, !self.turn);
            let explained = checkers.is_empty() || self.check_is_possible(king, checkers);
            if !explained {
                doubts.push(Doubt::ImpossibleCheck(checkers));
            }
        }
        doubts
    }

    fn too_much(&self, color: Color) -> Vec<Doubt> {
        let count = |role| self.pieces(color, role).len();
        let bishops = self.pieces(color, Role::Bishop);
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).len().saturating_sub(1)
            + (bishops & Bitboard::DARK).len().saturating_sub(1);
        let pawns = count(Role::Pawn);
        [
            (self.color(color).len() > 16, Doubt::TooManyMen(color)),
            (pawns > 8, Doubt::TooManyPawns(color)),
            (
                promoted > 8_u32.saturating_sub(pawns),
                Doubt::TooManyPromoted(color),
            ),
        ]
        .into_iter()
        .filter_map(|(holds, doubt)| holds.then_some(doubt))
        .collect()
    }

    /// Whether one move can have given a check by these men.
    fn check_is_possible(&self, king: Square, checkers: Bitboard) -> bool {
        let by_line = |square: Square| {
            self.piece_at(square)
                .is_some_and(|piece| !matches!(piece.role, Role::Pawn | Role::Knight))
        };
        let men: Vec<Square> = checkers.into_iter().collect();
        let last_move_fits = self
            .en_passant
            .filter(|&target| self.double_step_is_possible(target))
            .is_none_or(|target| self.king_was_safe_before(target));
        last_move_fits
            && match men[..] {
                [_] => true,
                // One was uncovered by the other's move, so it is a line man, and
                // the king does not stand between the two.
                [a, b] => (by_line(a) || by_line(b)) && !attacks::aligned(king, a, b),
                _ => false,
            }
    }

    /// Whether the board looks as after a double step over this square.
    fn double_step_is_possible(&self, target: Square) -> bool {
        let up = if self.turn.is_white() { 1 } else { -1 };
        let pawn = Piece {
            color: !self.turn,
            role: Role::Pawn,
        };
        let beyond = |ranks| {
            target
                .offset(0, ranks)
                .and_then(|square| self.piece_at(square))
        };
        target.rank() == Rank::relative(self.turn, 6)
            && self.piece_at(target).is_none()
            && beyond(up).is_none()
            && beyond(-up) == Some(pawn)
    }

    /// Whether the mover's king was not in check before the double step over this square.
    fn king_was_safe_before(&self, target: Square) -> bool {
        let up = if self.turn.is_white() { 1 } else { -1 };
        let mut before = self.clone();
        if let (Some(origin), Some(landing)) = (target.offset(0, up), target.offset(0, -up)) {
            before.put(origin, self.piece_at(landing));
            before.put(landing, None);
        }
        self.pieces(self.turn, Role::King)
            .single()
            .is_none_or(|king| before.attackers(king, !self.turn).is_empty())
    }

    /// The castling rights that can be true, and those that cannot.
    fn split_castling(&self) -> (Bitboard, Vec<Doubt>) {
        let true_rights: Bitboard = Color::ALL
            .iter()
            .flat_map(|&color| CastlingSide::ALL.map(|side| self.true_right(color, side)))
            .flatten()
            .collect();
        let void = self.castling & !true_rights;
        let doubts = void.into_iter().map(|rook| Doubt::CastlingVoid {
            color: if rook.rank() < Rank::relative(Color::White, 5) {
                Color::White
            } else {
                Color::Black
            },
            rook,
        });
        (true_rights, doubts.collect())
    }

    /// The outermost claimed rook on that side of the king, if it stands there.
    fn true_right(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.pieces(color, Role::King).single()?;
        let home = Rank::relative(color, 1);
        let rooks = self.castling & self.pieces(color, Role::Rook) & Bitboard::rank(home);
        let beyond = |rook: &Square| match side {
            CastlingSide::Short => rook.file() > king.file(),
            CastlingSide::Long => rook.file() < king.file(),
        };
        let rook = match side {
            CastlingSide::Short => rooks.into_iter().filter(beyond).last()?,
            CastlingSide::Long => rooks.into_iter().find(beyond)?,
        };
        let at_home = match self.variant {
            Variant::Standard => king.file() == File::E && matches!(rook.file(), File::A | File::H),
            Variant::Chess960 => true,
        };
        (king.rank() == home && at_home).then_some(rook)
    }

    /// The board without en passant, seen by the mover.
    fn board(&self, castling: Bitboard) -> Board {
        let seen = |square: Square| 1 << square.relative(self.turn).index();
        let mut board = Board::EMPTY;
        for (square, piece) in self.men() {
            board.put(seen(square), piece.role, piece.color == self.turn);
        }
        castling
            .into_iter()
            .for_each(|rook| board.grant_castling(seen(rook)));
        board
    }
}

impl Position {
    /// The position that a set-up describes, with what is doubtful about it.
    ///
    /// Castling rights and en passant squares that cannot be true are dropped; a move that is
    /// numbered 0 is the first.
    ///
    /// # Errors
    ///
    /// All [faults and doubts](IllegalSetup) at once, if there is any fault.
    pub fn from_setup(setup: &Setup) -> Result<(Position, Vec<Doubt>), IllegalSetup> {
        let faults = setup.faults();
        let (castling, mut doubts) = setup.split_castling();
        let target = setup
            .en_passant
            .filter(|&target| setup.double_step_is_possible(target));
        if let (Some(written), None) = (setup.en_passant, target) {
            doubts.push(Doubt::EnPassantVoid(written));
        }
        if setup.fullmoves == 0 {
            doubts.push(Doubt::MoveZero);
        }
        doubts.extend(setup.doubts());
        if !faults.is_empty() {
            return Err(IllegalSetup { faults, doubts });
        }
        let mut board = setup.board(castling);
        if let Some(target) = target {
            let seen = 1 << target.relative(setup.turn).index();
            if en_passant_capturers(board, seen) != 0 {
                board.allow_en_passant(seen);
            } else if !setup.king_was_safe_before(target) {
                // The check has nothing to do with the double step, so there was none.
                doubts.retain(|doubt| !matches!(doubt, Doubt::ImpossibleCheck(_)));
                doubts.insert(0, Doubt::EnPassantVoid(target));
            }
        }
        let fullmoves = setup.fullmoves.max(1);
        let position = Position::from_parts(board, setup.turn, setup.halfmoves, fullmoves);
        Ok((position, doubts))
    }

    /// The same, refusing what cannot have come from a game.
    ///
    /// # Errors
    ///
    /// All [faults and doubts](IllegalSetup) at once, if there is any of either.
    pub fn from_setup_strict(setup: &Setup) -> Result<Position, IllegalSetup> {
        let (position, doubts) = Position::from_setup(setup)?;
        if doubts.is_empty() {
            Ok(position)
        } else {
            Err(IllegalSetup {
                faults: Vec::new(),
                doubts,
            })
        }
    }
}
