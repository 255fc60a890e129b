//! Whether a side can still win at all: what a flag, a resignation and a
//! second illegal move have to ask, and what ends a dead game by itself.

use super::Ply;
use crate::rules::mating::{Answer, FULL_LIMIT, can_mate, is_walled_off};
use crate::rules::{Color, Move, Position};

mod plan;

/// How many positions are looked at for a side after each move: no player feels it.
const AFTER_A_MOVE: usize = 100;

/// How many positions are looked at on the spot when a game is lost: nothing is
/// played any more, and most answers are found at once.
const AT_A_LOSS: usize = 4_000;

/// Whether a side can still mate: a question that takes longer than a moment,
/// so that somebody else has to settle it.
///
/// It is its own name: an answer to an equal question is an answer to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The side that may still be able to mate.
    pub color: Color,
    /// Whether the result of the game waits for the answer.
    pub awaited: bool,
}

/// What has been found out about a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It is not settled yet, after so many positions.
    Looked(usize),
    /// The answer; nothing more will come.
    Settled(Answer),
}

/// What was found out about the side that won, or would have won, without mating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It could still have mated, like this.
    CouldMate(Vec<Ply>),
    /// It could not, for this reason.
    CouldNot(Obstacle),
    /// Nobody knows. Without proof it counts as able to mate.
    Unsettled,
}

/// Why a side cannot mate, whatever both sides play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It has nothing but its king.
    BareKing,
    /// Its men never suffice against those of the other side.
    Material,
    /// The position is closed: none of its men ever gets at the other king.
    Walls,
    /// Every position that can still arise was looked at, and none is a mate.
    Exhausted,
}

impl Verdict {
    /// What an answer about a side in a position comes to.
    pub(super) fn new(answer: &Answer, position: &Position, color: Color) -> Verdict {
        match answer {
            Answer::Can(line) => {
                let mut after = *position;
                let plies = line.iter().map(|&mv| {
                    after = after.play(mv);
                    Ply { mv, after }
                });
                Verdict::CouldMate(plies.collect())
            }
            Answer::Cannot => Verdict::CouldNot(Obstacle::of(position, color)),
            Answer::Unknown(_) => Verdict::Unsettled,
        }
    }
}

impl Obstacle {
    /// The plainest reason why a side cannot mate in a position in which it cannot.
    fn of(position: &Position, color: Color) -> Obstacle {
        if position.color(color).len() == 1 {
            Obstacle::BareKing
        } else if position.lacks_mating_material(color) {
            Obstacle::Material
        } else if is_walled_off(position, color) {
            Obstacle::Walls
        } else {
            Obstacle::Exhausted
        }
    }
}

/// What is known of both sides' chances to mate, kept from move to move.
///
/// Who cannot mate never can again in the same game, and a line that ends in
/// mate mostly [remains one](plan) with small changes; so the question is
/// seldom asked afresh.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Prospects {
    /// The answers in the present position, as far as there are any.
    known: [Option<Answer>; 2],
}

impl Prospects {
    /// What is known at once where a game begins or goes on.
    pub(super) fn of(position: &Position) -> Prospects {
        let known = plan::of_white(position).map(Answer::Can);
        Prospects {
            known: [known, None],
        }
    }

    /// A move is made, which leads to a position.
    pub(super) fn follow(&mut self, mv: Move, after: &Position) {
        for known in &mut self.known {
            *known = match known.take() {
                Some(Answer::Can(line)) => plan::kept_up(&line, mv, after).map(Answer::Can),
                Some(Answer::Cannot) => Some(Answer::Cannot),
                _ => None,
            };
        }
    }

    /// What is to be known of a side from now on.
    pub(super) fn learn(&mut self, color: Color, answer: Answer) {
        self.known[color.index()] = Some(answer);
    }

    /// Whether nobody can mate any more (Article 5.2.2), as far as a short look can prove it.
    pub(super) fn is_dead(&mut self, position: &Position) -> bool {
        let can = |known: &Option<Answer>| matches!(known, Some(Answer::Can(_)));
        if self.known.iter().any(can) {
            return false;
        }
        likelier_first(position)
            .into_iter()
            .all(|color| self.look(position, color, AFTER_A_MOVE) == Some(&Answer::Cannot))
    }

    /// The side about which somebody has to be asked to know whether the position is dead.
    pub(super) fn doubtful(&self, position: &Position) -> Option<Color> {
        let is_alive = |known: &Option<Answer>| !matches!(known, None | Some(Answer::Cannot));
        if self.known.iter().any(is_alive) {
            return None;
        }
        let mut order = likelier_first(position).into_iter();
        order.find(|color| self.known[color.index()].is_none())
    }

    /// Whether a side can still mate, if that is known or can be found out on the spot.
    pub(super) fn decide(&mut self, position: &Position, color: Color) -> Option<Answer> {
        // A look that was cut short between the moves decides no result.
        let cut_short =
            |answer: &&Answer| matches!(answer, Answer::Unknown(looked) if *looked < FULL_LIMIT);
        self.look(position, color, AT_A_LOSS)
            .filter(|answer| !cut_short(answer))
            .cloned()
    }

    fn look(&mut self, position: &Position, color: Color, limit: usize) -> Option<&Answer> {
        let known = &mut self.known[color.index()];
        if known.is_none() {
            let found = can_mate(position, color, limit);
            *known = Some(found).filter(|found| found.settled().is_some());
        }
        known.as_ref()
    }
}

/// The side with more men is the likelier one to mate, and one that can is enough.
fn likelier_first(position: &Position) -> [Color; 2] {
    let [white, black] = Color::ALL.map(|color| position.color(color).len());
    if white >= black {
        [Color::White, Color::Black]
    } else {
        [Color::Black, Color::White]
    }
}
