//! The men that each feature needs, put where it needs them.

use super::board::Board;
use crate::practice::Skill;
use crate::rules::{Bitboard, Color, File, Move, Position, Rank, Role, Square, attacks};

use Color::{Black, White};

/// What is asked of a move beyond being an example of its skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Nothing.
    Any,
    /// It mates.
    Mate,
    /// It gives check and does not mate.
    Check,
}

impl Wanted {
    pub(super) fn admits(self, position: &Position, mv: Move) -> bool {
        match self {
            Wanted::Any => true,
            Wanted::Mate => position.play(mv).is_checkmate(),
            Wanted::Check => !position.play(mv).is_checkmate(),
        }
    }
}

/// Sets up what the skill needs, and some men around it. Nothing if it went wrong.
pub(super) fn sketch(skill: Skill, board: &mut Board) -> Option<Wanted> {
    let mut wanted = Wanted::Any;
    let strewn = match skill {
        Skill::PieceMoves | Skill::PawnMoves | Skill::PieceCaptures => 10,
        Skill::PawnCaptures => pawn_capture(board)?,
        Skill::CheckSigns if board.random.percent(40) => {
            wanted = Wanted::Mate;
            mating_net(board)?
        }
        Skill::CheckSigns => {
            wanted = Wanted::Check;
            attackers(board)?
        }
        Skill::Castling => castling(board)?,
        Skill::FileOrigin => twins(board, |a| !Bitboard::file(a.file()))?,
        Skill::RankOrigin => twins(board, |a| Bitboard::file(a.file()))?,
        Skill::SquareOrigin => triplets(board)?,
        Skill::PinnedTwin => pinned_twin(board)?,
        Skill::Promotion => promotion(board)?,
        Skill::EnPassant => en_passant(board)?,
        Skill::BishopOrPawn => bishop_or_pawn(board)?,
        _ => return None,
    };
    board.kings()?;
    board.strew(strewn);
    Some(wanted)
}

/// What is there to be captured.
const PREY: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// How many men may be strewn around a feature that needs open lines.
const FEW: usize = 5;

/// A pawn and something for it to capture.
fn pawn_capture(board: &mut Board) -> Option<usize> {
    let pawn = board.put_on(White, Role::Pawn, Bitboard::ALL)?;
    let to = board.square(attacks::pawn(White, pawn))?;
    let role = board.random.pick(&PREY)?;
    board.put(Black, role, to)?;
    Some(7)
}

/// Pieces that may give check.
fn attackers(board: &mut Board) -> Option<usize> {
    for _ in 0..=board.random.below(3) {
        let role = board
            .random
            .pick(&[Role::Queen, Role::Rook, Role::Bishop, Role::Knight])?;
        board.put_on(White, role, Bitboard::ALL)?;
    }
    Some(FEW)
}

/// A king at the edge, the other one or a second piece near, and a piece to mate with.
fn mating_net(board: &mut Board) -> Option<usize> {
    let edges = Bitboard::rank(Rank::EIGHTH) | Bitboard::file(File::A) | Bitboard::file(File::H);
    let hunted = board.put_on(Black, Role::King, edges)?;
    let around = attacks::king(hunted);
    let near: Bitboard = around
        .into_iter()
        .map(attacks::king)
        .fold(Bitboard::EMPTY, |all, ring| all | ring);
    board.put_on(White, Role::King, near & !around)?;
    let mating = board.random.pick(&[Role::Queen, Role::Rook])?;
    board.put_on(White, mating, Bitboard::ALL)?;
    if board.random.percent(60) {
        let helper = board
            .random
            .pick(&[Role::Rook, Role::Bishop, Role::Knight])?;
        board.put_on(White, helper, Bitboard::ALL)?;
    }
    if board.random.percent(60) {
        board.put_on(Black, Role::Pawn, around);
    }
    Some(4)
}

/// King and rooks at home, and the way between them kept free.
fn castling(board: &mut Board) -> Option<usize> {
    let home = |file| Square::new(file, Rank::FIRST);
    board.put(White, Role::King, home(File::E))?;
    let rooks: &[File] = match board.random.below(4) {
        0 => &[File::A],
        1 => &[File::H],
        _ => &[File::A, File::H],
    };
    for &file in rooks {
        board.put(White, Role::Rook, home(file))?;
        board.setup.castling = board.setup.castling.with(home(file));
    }
    Some(9)
}

/// Two men of a kind that reach one square, the second on one of the squares
/// that `beside` gives for the first.
fn twins(board: &mut Board, beside: impl Fn(Square) -> Bitboard) -> Option<usize> {
    let role = board.random.pick(&[
        Role::Knight,
        Role::Knight,
        Role::Rook,
        Role::Rook,
        Role::Queen,
        Role::Bishop,
    ])?;
    let to = board.square(Bitboard::ALL)?;
    let near = attacks::of(role, White, to, Bitboard::EMPTY);
    let first = board.put_on(White, role, near)?;
    board.put_on(White, role, near & beside(first))?;
    prey(board, to);
    Some(FEW)
}

/// Three men of a kind that reach one square, so that one of them shares its
/// file with the second and its rank with the third.
fn triplets(board: &mut Board) -> Option<usize> {
    let role = board
        .random
        .pick(&[Role::Queen, Role::Queen, Role::Knight, Role::Bishop])?;
    let to = board.square(Bitboard::ALL)?;
    let near = attacks::of(role, White, to, Bitboard::EMPTY);
    let first = board.put_on(White, role, near)?;
    board.put_on(White, role, near & Bitboard::file(first.file()))?;
    board.put_on(White, role, near & Bitboard::rank(first.rank()))?;
    prey(board, to);
    Some(FEW)
}

/// Puts something to capture on the square now and then.
fn prey(board: &mut Board, square: Square) {
    if board.random.percent(25)
        && let Some(role) = board.random.pick(&PREY)
    {
        // Where a pawn cannot stand there is nothing to capture, which is as well.
        let _ = board.put(Black, role, square);
    }
}

/// Two men of a kind that reach one square, one of them pinned.
fn pinned_twin(board: &mut Board) -> Option<usize> {
    let king = board.put_on(White, Role::King, Bitboard::ALL)?;
    let line = board.random.pick(&[Role::Rook, Role::Bishop])?;
    let far = attacks::of(line, Black, king, Bitboard::EMPTY);
    let pinner = board.square(far & !attacks::king(king))?;
    let pinning = if board.random.percent(30) {
        Role::Queen
    } else {
        line
    };
    board.put(Black, pinning, pinner)?;
    let role = board.random.pick(&[
        Role::Knight,
        Role::Knight,
        Role::Rook,
        Role::Bishop,
        Role::Queen,
    ])?;
    let pinned = board.put_on(White, role, attacks::between(king, pinner))?;
    let targets = attacks::of(role, White, pinned, board.occupied()) & !board.occupied();
    let to = board.square(targets)?;
    board.put_on(White, role, attacks::of(role, White, to, board.occupied()))?;
    prey(board, to);
    Some(FEW)
}

/// A pawn before the last rank, and now and then something to capture there.
fn promotion(board: &mut Board) -> Option<usize> {
    let pawn = board.put_on(White, Role::Pawn, Bitboard::rank(Rank::relative(White, 7)))?;
    for beside in attacks::pawn(White, pawn) {
        if board.random.percent(35) {
            let role = board
                .random
                .pick(&[Role::Rook, Role::Knight, Role::Bishop, Role::Queen])?;
            board.put(Black, role, beside)?;
        }
    }
    Some(7)
}

/// A pawn that has just passed another.
fn en_passant(board: &mut Board) -> Option<usize> {
    let target = board.square(Bitboard::rank(Rank::relative(White, 6)))?;
    board.put(Black, Role::Pawn, target.offset(0, -1)?)?;
    board.put_on(White, Role::Pawn, attacks::pawn(Black, target))?;
    board.setup.en_passant = Some(target);
    Some(8)
}

/// A pawn of the b-file and a bishop that may capture on one square.
fn bishop_or_pawn(board: &mut Board) -> Option<usize> {
    let file = File::from_letter('b')?;
    let ranks = Bitboard::rank(Rank::relative(White, 6)) | Bitboard::rank(Rank::relative(White, 7));
    let pawn = board.put_on(White, Role::Pawn, Bitboard::file(file) & !ranks)?;
    let to = board.square(attacks::pawn(White, pawn))?;
    let role = board.random.pick(&PREY)?;
    board.put(Black, role, to)?;
    board.put_on(White, Role::Bishop, attacks::bishop(to, board.occupied()))?;
    Some(FEW)
}
