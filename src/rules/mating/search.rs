//! The search for a mate that both sides help to bring about.

use super::frontier::Frontier;
use super::novelty::Novelty;
use super::states::{FIRST, Id, Insertion, NONE, States};
use super::{Answer, is_walled_off, promise};
use crate::rules::{Color, Move, Position};

/// How many positions are looked at before anything is done that costs more.
const EASY: usize = 30;

/// How much better a position is graded that shows something new.
const NOVELTY: i32 = 15;

/// A look at the walls costs as much as about so many positions.
const COST_OF_WALLS: usize = 16;

/// A search for an answer, to be done in slices and given up by dropping it.
///
/// It grows a graph of all positions that can arise, each once, the promising
/// ones first, until one is a mate or none is left. There is no depth and no
/// guess in it, only a limit to its size. All its memory is freed with it.
///
/// ```
/// use tabiya::rules::mating::{Answer, Search};
/// use tabiya::rules::{Color, Position};
///
/// let mut search = Search::new(&Position::initial(), Color::Black, 100_000);
/// let answer = loop {
///     // Here somebody could look whether the answer is still wanted.
///     if let Some(answer) = search.run(100) {
///         break answer;
///     }
/// };
/// assert!(matches!(answer, Answer::Can(_)));
/// ```
pub struct Search {
    start: Position,
    winner: Color,
    limit: usize,
    states: States,
    frontier: Frontier,
    /// Kept once the question has proved not to be easy.
    novelty: Option<Novelty>,
    walls: Walls,
    answer: Option<Answer>,
}

/// How often the search has looked at walls, and how often that closed a way.
#[derive(Default)]
struct Walls {
    looks: usize,
    closed: usize,
}

impl Search {
    /// Prepares to find out whether a side can mate, with at most `limit` positions (and at least one).
    pub fn new(position: &Position, winner: Color, limit: usize) -> Search {
        let mut search = Search {
            start: *position,
            winner,
            limit: limit.max(1),
            states: States::new(0),
            frontier: Frontier::new(),
            novelty: None,
            walls: Walls::default(),
            answer: at_once(position, winner),
        };
        if search.answer.is_none() {
            search.begin();
        }
        search
    }

    /// Looks into so many more positions, some microseconds each; the answer, once there is one.
    pub fn run(&mut self, positions: usize) -> Option<Answer> {
        for _ in 0..positions {
            if self.answer.is_some() {
                break;
            }
            self.answer = self.step();
        }
        self.answer.clone()
    }

    /// Looks into all positions that it takes.
    pub fn finish(mut self) -> Answer {
        loop {
            match self.answer.take() {
                Some(answer) => return answer,
                None => self.answer = self.step(),
            }
        }
    }

    /// How many different positions have been met.
    pub fn visited(&self) -> usize {
        self.states.len()
    }

    /// How many bytes the search takes: at most 51 for each position of the
    /// limit, and a hundred thousand besides.
    pub fn bytes(&self) -> usize {
        let novelty = self.novelty.as_ref().map_or(0, Novelty::bytes);
        size_of::<Search>() + self.states.bytes() + novelty
    }

    fn begin(&mut self) {
        self.states = States::new(self.limit);
        self.frontier = Frontier::new();
        let start = self.start;
        self.meet(&start, NONE);
    }

    /// Looks into one position: all that can follow at once.
    fn step(&mut self) -> Option<Answer> {
        if self.novelty.is_none() && self.visited() >= EASY {
            return self.begin_in_earnest();
        }
        let Some(id) = self.frontier.pop(&self.states) else {
            return Some(Answer::Cannot);
        };
        let position = self.states.position(id);
        for &mv in &position.legal_moves() {
            let next = position.play(mv);
            if self.is_mate(&next) {
                return Some(Answer::Can(self.line(id, mv)));
            }
            // Other moves change neither the men nor, in most cases, what walls do.
            if (next.halfmoves() == 0 || id == FIRST) && self.is_hopeless(&next) {
                continue;
            }
            if !self.meet(&next, id) {
                return Some(Answer::Unknown(self.visited()));
            }
        }
        None
    }

    /// Starts again with all means, unless walls settle it.
    fn begin_in_earnest(&mut self) -> Option<Answer> {
        self.novelty = Some(Novelty::new());
        let closed = is_walled_off(&self.start, self.winner);
        self.begin();
        closed.then_some(Answer::Cannot)
    }

    /// Adds a position unless it is known; whether there was room.
    fn meet(&mut self, position: &Position, parent: Id) -> bool {
        match self.states.insert(position, parent) {
            Insertion::New(id) => {
                let grade = self.grade(position);
                self.frontier.push(&mut self.states, id, grade);
                true
            }
            Insertion::Known => true,
            Insertion::Full => false,
        }
    }

    fn grade(&mut self, position: &Position) -> i32 {
        let loser = !self.winner;
        let novelty = self.novelty.as_mut();
        if novelty.is_some_and(|novelty| novelty.notice(position, loser)) {
            promise::grade(position, self.winner) - NOVELTY
        } else {
            promise::grade(position, self.winner)
        }
    }

    fn is_mate(&self, position: &Position) -> bool {
        position.turn() != self.winner && position.is_check() && position.legal_move_count() == 0
    }

    /// Whether it can be seen at once that no mate will follow a position, which is none itself.
    fn is_hopeless(&mut self, position: &Position) -> bool {
        position.lacks_mating_material(self.winner)
            || self.novelty.is_some() && self.walls_close(position)
    }

    /// Looks at the walls, unless that has cost too much already for what it brought.
    fn walls_close(&mut self, position: &Position) -> bool {
        let Walls { looks, closed } = self.walls;
        if looks > 100 + 8 * closed + self.visited() / COST_OF_WALLS {
            return false;
        }
        let closes = is_walled_off(position, self.winner);
        self.walls.looks += 1;
        self.walls.closed += usize::from(closes);
        closes
    }

    /// The moves that led to a state, and one more.
    fn line(&self, last: Id, mate: Move) -> Vec<Move> {
        let ids: Vec<Id> = self.states.ancestry(last).collect();
        let moves = ids.windows(2).rev().map(|pair| self.link(pair[1], pair[0]));
        moves.chain([mate]).collect()
    }

    /// The move from one state to the next.
    fn link(&self, from: Id, to: Id) -> Move {
        let (from, to) = (self.states.position(from), self.states.position(to));
        let moves = from.legal_moves();
        let mut between = moves.iter().filter(|&&mv| from.play(mv).key() == to.key());
        *between.next().expect("a state was reached by a legal move")
    }
}

/// The answer where it takes no search: the game is over, or the men do not suffice.
fn at_once(position: &Position, winner: Color) -> Option<Answer> {
    // In this order: a mate on the board counts, whatever gave it.
    if position.legal_move_count() == 0 {
        let is_mate = position.is_check() && position.turn() != winner;
        return Some(if is_mate {
            Answer::Can(Vec::new())
        } else {
            Answer::Cannot
        });
    }
    position
        .lacks_mating_material(winner)
        .then_some(Answer::Cannot)
}

#[cfg(test)]
mod tests {
    use super::{Answer, Color, Id, Insertion, Position, Search, is_walled_off};
    use crate::notation::fen::{self, Reading};
    use crate::rules::Variant;

    fn position(text: &str) -> Position {
        let read = fen::read(text, Reading::Lenient, Variant::Standard);
        read.expect("a position").0
    }

    /// Whether nothing follows from a position that the search has not met, but for what proofs exclude.
    fn is_closed_under_moves(search: &mut Search, position: &Position) -> bool {
        position.legal_moves().iter().all(|&mv| {
            let next = position.play(mv);
            !search.is_mate(&next)
                && (next.lacks_mating_material(search.winner)
                    || is_walled_off(&next, search.winner)
                    || matches!(search.states.insert(&next, 0), Insertion::Known))
        })
    }

    #[test]
    fn what_was_seen_before_cannot_is_closed_under_moves() {
        for (fen, winner) in [
            ("8/7p/6pP/6P1/6P1/2k3PK/6PP/8 w - - 0 1", Color::White),
            ("B7/1r6/P7/8/8/4p1pp/p3Pp1p/5K1k b - - 0 1", Color::White),
            (
                "K1k3b1/P1Pp1p2/3P1Pp1/6P1/8/8/PP1P4/8 w - - 0 1",
                Color::Black,
            ),
            (
                "7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 b - - 0 1",
                Color::White,
            ),
        ] {
            let start = position(fen);
            let mut search = Search::new(&start, winner, 10_000);
            assert_eq!(search.run(10_000), Some(Answer::Cannot), "{fen}");
            assert!(search.visited() > 100, "walls alone settle {fen}");
            for id in 0..search.states.len() {
                let id = Id::try_from(id).expect("a small number");
                let seen = search.states.position(id);
                assert!(
                    is_closed_under_moves(&mut search, &seen),
                    "{seen:?} from {fen}"
                );
            }
        }
    }
}
