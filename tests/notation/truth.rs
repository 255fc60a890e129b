//! Whether the cause of a refusal is true of the board, asked of the board
//! alone and in another way than the diagnosis asks.

use proptest::prelude::{Strategy, any, prop};
use tabiya::notation::refusal::{CastlingBar, Cause, Man, PawnFault};
use tabiya::rules::{Bitboard, Color, Position, Rank, Role, Square, attacks, chess960};

/// A position some random plies into a game.
pub(crate) fn reachable() -> impl Strategy<Value = Position> {
    plies().prop_map(|choices| wander(Position::initial(), &choices))
}

/// A position some random plies into a game of Chess960.
pub(crate) fn reachable_960() -> impl Strategy<Value = Position> {
    (0..960_u16, plies()).prop_map(|(number, choices)| {
        let setup = chess960(number).expect("a start below 960");
        let (start, _) = Position::from_setup(&setup).expect("a legal start");
        wander(start, &choices)
    })
}

fn plies() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..120)
}

fn wander(start: Position, choices: &[prop::sample::Index]) -> Position {
    choices.iter().fold(start, |position, choice| {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position
        } else {
            position.play(moves[choice.index(moves.len())])
        }
    })
}

/// Whether a cause is true of the man on one square going to another.
pub(crate) fn is_true(position: &Position, from: Square, to: Square, cause: &Cause) -> bool {
    let own = position.color(position.turn());
    let king = position.king(position.turn());
    let stands = |man: &Man| position.piece_at(man.square) == Some(man.piece);
    let is_enemy = |man: &Man| stands(man) && !own.contains(man.square);
    match cause {
        Cause::NoPiece { .. } => position.piece_at(from).is_none(),
        Cause::WrongSide => position.color(!position.turn()).contains(from),
        Cause::CannotReach { men, .. } => men.iter().all(|man| !moves_so(position, man.square, to)),
        Cause::Blocked { man, by, .. } => {
            let way = attacks::between(man.square, to);
            let nearer = attacks::between(man.square, by.square) & position.occupied();
            let ahead = man.piece.role == Role::Pawn && by.square == to;
            stands(by) && (way.contains(by.square) || ahead) && nearer.is_empty()
        }
        Cause::OwnPiece { by, .. } => by.square == to && own.contains(to),
        Cause::PawnCapture { fault, .. } => {
            *fault == PawnFault::NothingThere
                && from.file() != to.file()
                && position.piece_at(to).is_none()
        }
        Cause::EpSquare { landing } => position.en_passant() == Some(*landing),
        Cause::EpLate { pawn, landing, .. } => {
            let right = position
                .piece_at(*pawn)
                .is_some_and(|piece| piece.role == Role::Pawn);
            right && position.en_passant() != Some(*landing) && *landing == to
        }
        Cause::Pinned { man, pinner } => {
            let without = position.occupied().without(man.square);
            is_enemy(pinner)
                && attacks_when(position, *pinner, king, without)
                && attacks::between(king, pinner.square).contains(man.square)
                && !attacks::between(king, pinner.square)
                    .with(pinner.square)
                    .contains(to)
        }
        Cause::EpExposes { attacker } => {
            let victim = Square::new(to.file(), from.rank());
            let left = position.occupied().without(from).without(victim).with(to);
            is_enemy(attacker) && attacks_when(position, *attacker, king, left)
        }
        Cause::InCheck { checkers } => {
            let squares: Bitboard = checkers.iter().map(|man| man.square).collect();
            let blocks = |man: &Man| {
                attacks::between(king, man.square)
                    .with(man.square)
                    .contains(to)
            };
            squares == position.checkers() && (checkers.len() > 1 || !checkers.iter().all(blocks))
        }
        Cause::KingAttacked { by, .. } => {
            is_enemy(by) && attacks_when(position, *by, to, position.occupied().without(from))
        }
        Cause::Castling { bar, .. } => is_barred(position, bar),
        _ => false,
    }
}

fn is_barred(position: &Position, bar: &CastlingBar) -> bool {
    let king = position.king(position.turn());
    let lifted = position.occupied().without(king);
    match bar {
        CastlingBar::NoRight(_) => true,
        CastlingBar::Between(men) => {
            let home = Rank::relative(position.turn(), 1);
            !men.is_empty() && men.iter().all(|man| man.square.rank() == home)
        }
        CastlingBar::InCheck(checkers) => checkers.len() == position.checkers().len() as usize,
        CastlingBar::Through(square, by) | CastlingBar::Into(square, by) => {
            attacks_when(position, *by, *square, lifted)
        }
        CastlingBar::Uncovers { lands, rook, by } => {
            attacks_when(position, *by, *lands, lifted.without(*rook))
                && !attacks_when(position, *by, *lands, lifted)
        }
    }
}

/// Whether a man attacks a square when only some men stop lines.
fn attacks_when(position: &Position, man: Man, square: Square, occupied: Bitboard) -> bool {
    position.piece_at(man.square) == Some(man.piece)
        && attacks::of(man.piece.role, man.piece.color, man.square, occupied).contains(square)
}

/// Whether the man on a square could ever go to another, by its way of moving.
fn moves_so(position: &Position, from: Square, to: Square) -> bool {
    let piece = position.piece_at(from).expect("a man");
    let reaches = attacks::of(piece.role, piece.color, from, Bitboard::EMPTY).contains(to);
    let up: i8 = if piece.color == Color::White { 1 } else { -1 };
    let one = from.offset(0, up);
    let two = from
        .offset(0, 2 * up)
        .filter(|_| from.rank() == Rank::relative(piece.color, 2));
    reaches || piece.role == Role::Pawn && (one == Some(to) || two == Some(to))
}
