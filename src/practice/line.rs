//! Moves in a row, each with its position: games, opening lines, and a few
//! moves around a position that was made.

use std::collections::VecDeque;

use super::{Example, Random};
use crate::game::Game;
use crate::notation::history::History;
use crate::openings::Opening;
use crate::rules::{Color, Move, Position, Role, Setup, Square, attacks};

/// The moves of a game.
pub(super) fn of_game(game: &Game) -> Vec<Example> {
    let moves = game.plies().iter().map(|ply| ply.mv);
    play(*game.start(), moves)
}

/// The moves of an opening.
pub(super) fn of_opening(opening: &Opening) -> Vec<Example> {
    play(Position::initial(), opening.line().map(|(_, mv)| mv))
}

/// Legal moves made one after the other.
fn play(start: Position, moves: impl Iterator<Item = Move>) -> Vec<Example> {
    let known = (start, History::starting(&start));
    let line = moves.scan(known, |(position, history), mv| {
        let example = Example {
            position: *position,
            mv,
            history: *history,
        };
        *history = history.after(position, mv);
        *position = position.play(mv);
        Some(example)
    });
    line.collect()
}

/// A move with a few before it, as far as some can be thought of, and a few
/// after it. Gives the line and where in it the move stands.
pub(super) fn around(
    example: &Example,
    before: usize,
    after: usize,
    random: &mut Random,
) -> (Vec<Example>, usize) {
    let mut moves = VecDeque::from([example.mv]);
    let mut start = example.position;
    for _ in 0..before {
        if let Some((earlier, mv)) = move_before(&start, random) {
            start = earlier;
            moves.push_front(mv);
        }
    }
    let at = moves.len() - 1;
    let mut position = example.position.play(example.mv);
    for _ in 0..after {
        if let Some(mv) = random.pick(&position.legal_moves()) {
            position = position.play(mv);
            moves.push_back(mv);
        }
    }
    (play(start, moves.into_iter()), at)
}

/// A position from which one move leads to this one, and that move.
fn move_before(position: &Position, random: &mut Random) -> Option<(Position, Move)> {
    let mover = !position.turn();
    let mut steps = match position.en_passant() {
        Some(passed) => double_step(passed, mover).into_iter().collect(),
        None => quiet_steps(position, mover),
    };
    random.shuffle(&mut steps);
    steps.into_iter().find_map(|step| {
        let earlier = taken_back(position, step)?;
        let moves = earlier.legal_moves();
        let mut same = moves.iter().filter(|mv| (mv.from, mv.to) == step);
        let mv = same.find(|&&mv| earlier.play(mv).key() == position.key())?;
        Some((earlier, *mv))
    })
}

/// The double step that passed over a square.
fn double_step(passed: Square, mover: Color) -> Option<(Square, Square)> {
    let up = if mover.is_white() { 1 } else { -1 };
    Some((passed.offset(0, -up)?, passed.offset(0, up)?))
}

/// The ways in which a piece of that side may have come from an empty square.
fn quiet_steps(position: &Position, mover: Color) -> Vec<(Square, Square)> {
    let occupied = position.occupied();
    let pieces = position.color(mover) & !position.role(Role::Pawn);
    let ways = pieces.into_iter().filter_map(|to| {
        let role = position.piece_at(to)?.role;
        let from = attacks::of(role, mover, to, occupied) & !occupied;
        Some(from.into_iter().map(move |from| (from, to)))
    });
    ways.flatten().collect()
}

/// The position with a man put back from the second square to the first.
fn taken_back(position: &Position, (from, to): (Square, Square)) -> Option<Position> {
    let mut setup: Setup = position.setup();
    setup.put(from, position.piece_at(to));
    setup.put(to, None);
    setup.turn = !position.turn();
    setup.en_passant = None;
    setup.halfmoves = 0;
    if position.turn().is_white() {
        setup.fullmoves = position.fullmoves().saturating_sub(1).max(1);
    }
    Position::from_setup_strict(&setup).ok()
}
