//! The way to a mate, kept up while a game goes another way.
//!
//! That somebody can still mate is known best from a line of moves that ends in mate. To search
//! for one takes milliseconds and half a megabyte; but the one at hand mostly still works when
//! the game leaves it, if the winner's moves of it are made in the same order and the other side
//! gives way. Whatever comes of that is checked move by move: a line is legal and ends in mate.

use crate::notation::san;
use crate::rules::{Color, Move, Position};

/// The shortest way from the start of a game to a mate by the men that mostly come out first.
const SCHOLARS_MATE: [&str; 7] = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];

/// A line by which White mates, for the start of a game and what is near to it.
pub(super) fn of_white(position: &Position) -> Option<Vec<Move>> {
    let mut after = Position::initial();
    let mut line = Vec::new();
    for text in SCHOLARS_MATE {
        let mv = san::read(text, &after)?;
        after = after.play(mv);
        line.push(mv);
    }
    Plan::of(&line, Color::White).line(position)
}

/// A line for the position after a move, made of one for the position before it.
pub(super) fn kept_up(line: &[Move], played: Move, after: &Position) -> Option<Vec<Move>> {
    let (&expected, rest) = line.split_first()?;
    if expected == played {
        return Some(rest.to_vec());
    }
    // The last move of a line is the winner's.
    let winner = if line.len().is_multiple_of(2) {
        after.turn()
    } else {
        !after.turn()
    };
    // What was played may stand for what would have been; else that is still to come.
    let shortened = Plan::of(rest, winner).line(after);
    shortened.or_else(|| Plan::of(line, winner).line(after))
}

/// What both sides do towards a mate.
struct Plan {
    winner: Color,
    /// The winner's moves, in their order.
    moves: Vec<Move>,
    /// Moves by which the other side is known to give way.
    replies: Vec<Move>,
}

impl Plan {
    /// That of a line, which ends with a move of the winner.
    fn of(line: &[Move], winner: Color) -> Plan {
        let from_the_end = || line.iter().rev().copied();
        let mut moves: Vec<Move> = from_the_end().step_by(2).collect();
        let mut replies: Vec<Move> = from_the_end().skip(1).step_by(2).collect();
        moves.reverse();
        replies.reverse();
        Plan {
            winner,
            moves,
            replies,
        }
    }

    /// The line that it makes from a position, if it works there.
    fn line(&self, position: &Position) -> Option<Vec<Move>> {
        let mut after = *position;
        let mut line = Vec::new();
        for (number, &mv) in self.moves.iter().enumerate() {
            let works = |before: &Position| {
                before.is_legal(mv)
                    && (number + 1 < self.moves.len() || before.play(mv).is_checkmate())
            };
            if after.turn() != self.winner {
                let reply = self.reply(&after, works)?;
                after = after.play(reply);
                line.push(reply);
            }
            if !works(&after) {
                return None;
            }
            after = after.play(mv);
            line.push(mv);
        }
        (!line.is_empty()).then_some(line)
    }

    /// A move of the other side after which the winner's next one works.
    fn reply(&self, position: &Position, works: impl Fn(&Position) -> bool) -> Option<Move> {
        let legal = position.legal_moves();
        let known = self.replies.iter().filter(|&mv| legal.contains(mv));
        // Moves of pawns, which disturb least, are the last of a list.
        let mut all = known.chain(legal.iter().rev()).copied();
        all.find(|&mv| works(&position.play(mv)))
    }
}

#[cfg(test)]
mod tests {
    use super::{kept_up, of_white};
    use crate::notation::fen::{self, Reading};
    use crate::notation::san;
    use crate::rules::{Move, Position, Variant};

    fn read(texts: &str, position: &mut Position) -> Vec<Move> {
        let mut read = |text: &str| {
            let mv = san::read(text, position).expect("a legal move");
            *position = position.play(mv);
            mv
        };
        texts.split_whitespace().map(&mut read).collect()
    }

    #[track_caller]
    fn assert_mates(line: &[Move], position: &Position) {
        let mut after = *position;
        for &mv in line {
            assert!(after.is_legal(mv), "{mv:?} in {after:?}");
            after = after.play(mv);
        }
        assert!(after.is_checkmate(), "{after:?}");
    }

    #[test]
    fn from_the_start_there_is_a_line_that_mates() {
        let start = Position::initial();
        assert_mates(&of_white(&start).expect("a line"), &start);
    }

    #[test]
    fn a_line_is_kept_up_while_a_game_goes_its_own_way() {
        let mut position = Position::initial();
        let mut line = of_white(&position).expect("a line");
        for text in "d4 d5 c4 e6 Nc3 Nf6".split_whitespace() {
            let played = read(text, &mut position)[0];
            line = kept_up(&line, played, &position).expect("a line");
            assert_mates(&line, &position);
        }
    }

    #[test]
    fn a_line_that_works_no_more_is_given_up() {
        let mut position = Position::initial();
        let line = of_white(&position).expect("a line");
        // The queen cannot get to h5 any more.
        let played = read("f3", &mut position)[0];
        assert_eq!(kept_up(&line, played, &position), None);
    }

    #[test]
    fn no_line_is_made_up_where_white_cannot_mate() {
        let bare = "rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w kq - 0 1";
        let (position, _) = fen::read(bare, Reading::Lenient, Variant::Standard).expect("a FEN");
        assert_eq!(of_white(&position), None);
    }
}
