//! The score of a match: points over several games, for two players who change sides.

use super::{Ending, Outcome, Players};
use crate::rules::Color;

/// Points in a match, kept by the sides that the players have in the present game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    half_points: [u32; 2],
    games: u32,
}

impl MatchScore {
    /// The score after so many games, in half points of White and Black.
    pub const fn new(half_points: [u32; 2], games: u32) -> MatchScore {
        MatchScore { half_points, games }
    }

    /// How many games were counted.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The points of the player of a side, in half points.
    pub const fn half_points(&self, color: Color) -> u32 {
        self.half_points[color.index()]
    }

    /// Counts a game that has ended. A draw may count as a win for one side
    /// (Armageddon); an unfinished game does not count.
    pub const fn add(&mut self, ending: Ending, draw_counts_for: Option<Color>) {
        match (ending.outcome, draw_counts_for) {
            (Outcome::Win(color), _) | (Outcome::Draw, Some(color)) => {
                self.half_points[color.index()] += 2;
            }
            (Outcome::Draw, None) => {
                self.half_points[0] += 1;
                self.half_points[1] += 1;
            }
            (Outcome::Unfinished, _) => return,
        }
        self.games += 1;
    }

    /// The same score when the players have changed sides.
    #[must_use]
    pub const fn swapped(self) -> MatchScore {
        let [white, black] = self.half_points;
        MatchScore {
            half_points: [black, white],
            games: self.games,
        }
    }

    /// The score with which the next two players go on after these: the same if they are the
    /// same two, from nothing if not.
    #[must_use]
    pub fn for_players(self, before: &Players, next: &Players) -> MatchScore {
        if next == before {
            self
        } else if *next == before.swapped() {
            self.swapped()
        } else {
            MatchScore::default()
        }
    }

    /// The points of a side as people write them: `0`, `½`, `1½`.
    pub fn text(&self, color: Color) -> String {
        let half_points = self.half_points(color);
        match (half_points / 2, half_points % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::MatchScore;
    use crate::game::{Ending, Termination};
    use crate::rules::Color;

    #[test]
    fn points_follow_the_players_when_they_change_sides() {
        let mut score = MatchScore::default();
        score.add(Ending::win(Color::White, Termination::Checkmate), None);
        score.add(Ending::draw(Termination::Agreement), None);
        assert_eq!(
            (score.text(Color::White), score.text(Color::Black)),
            ("1½".to_owned(), "½".to_owned())
        );
        let score = score.swapped();
        assert_eq!(score.text(Color::Black), "1½");
    }

    #[test]
    fn in_an_armageddon_game_a_draw_is_the_point_of_one_side() {
        let mut score = MatchScore::default();
        score.add(Ending::draw(Termination::Stalemate), Some(Color::Black));
        assert_eq!(
            (
                score.half_points(Color::White),
                score.half_points(Color::Black)
            ),
            (0, 2)
        );
    }
}
