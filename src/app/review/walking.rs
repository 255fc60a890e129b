//! Going through a game under review: by steps, into variations and out, to a move by its number.

use crate::app::{App, Message};
use crate::pgn::NodeId;
use crate::rules::Color;

impl App {
    /// Goes to a place of the game.
    pub(in crate::app) fn go_to(&mut self, at: NodeId) {
        let now = self.now;
        self.message = None;
        self.cursor.hide();
        if let Some(review) = self.review_mut() {
            review.at = at;
            review.chosen = 0;
            review.autoplay.wait(now);
        }
    }

    /// One move on, by the one that is chosen, or one back.
    pub(in crate::app) fn step_review(&mut self, forward: bool) {
        let Some(review) = self.review() else { return };
        let at = review.at;
        if forward {
            let (continuations, chosen) = review.continuations();
            match continuations.get(chosen) {
                Some(&next) => self.go_to(next),
                None => self.message = Some(Message::news(self.words.review_end(true))),
            }
            return;
        }
        if at == NodeId::ROOT {
            self.message = Some(Message::news(self.words.review_end(false)));
            return;
        }
        let previous = review.study.tree().previous(at);
        let mut there = review.study.continuations(previous).into_iter();
        let came_from = there.position(|node| node == at);
        self.go_to(previous);
        if let Some(review) = self.review_mut() {
            // One step on leads back to where one was.
            review.chosen = came_from.unwrap_or(0);
        }
    }

    /// To the end of the line, or the start of the game.
    pub(in crate::app) fn go_to_end(&mut self, end: bool) {
        let Some(review) = self.review() else { return };
        let at = if end {
            review.study.end(review.at)
        } else {
            NodeId::ROOT
        };
        self.go_to(at);
    }

    /// Chooses another of the moves that may follow; where there is no choice, goes to another one
    /// in place of the move shown.
    pub(in crate::app) fn choose_continuation(&mut self, forward: bool) {
        let Some(review) = self.review_mut() else {
            return;
        };
        let (continuations, chosen) = review.continuations();
        let count = continuations.len();
        if count < 2 {
            return self.go_beside(forward);
        }
        let chosen = beside(chosen, count, forward);
        review.chosen = chosen;
        let text = self.numbered_reviewed_move(continuations[chosen]);
        let sentence = self.words.chosen_continuation(&text, chosen + 1, count);
        self.message = Some(Message::news(sentence));
    }

    /// Goes to another move in place of the one shown.
    fn go_beside(&mut self, forward: bool) {
        let Some(review) = self.review() else { return };
        let moves = review.study.alternatives(review.at);
        let shown = moves.iter().position(|&node| node == review.at);
        match shown.filter(|_| moves.len() > 1) {
            Some(shown) => self.go_to(moves[beside(shown, moves.len(), forward)]),
            None => self.message = Some(Message::news(self.words.no_variation())),
        }
    }

    /// Enters the variation with this number, from 1; without one, that which is chosen or the
    /// first. Where none begins, those that replace the move shown are meant.
    pub(in crate::app) fn enter_variation(&mut self, argument: &str) {
        let Some(review) = self.review() else { return };
        let (mut moves, chosen) = review.continuations();
        if moves.len() < 2 {
            moves = review.study.alternatives(review.at);
            moves.retain(|&node| node != review.at);
            moves.insert(0, review.at);
        }
        let wanted = match argument.parse::<usize>() {
            _ if argument.is_empty() => Some(chosen.max(1)),
            Ok(number) if number > 0 => Some(number),
            _ => None,
        };
        match wanted.and_then(|wanted| moves.get(wanted).copied()) {
            Some(node) => self.go_to(node),
            None => self.message = Some(Message::refusal(self.words.no_variation())),
        }
    }

    /// Back to where the line left another one; whether it did.
    pub(in crate::app) fn leave_variation(&mut self) -> bool {
        let fork = self
            .review()
            .and_then(|review| review.study.fork(review.at));
        if let Some(fork) = fork {
            self.go_to(fork);
        }
        fork.is_some()
    }

    /// To a move by its number, or to the start; of a number alone White's move is meant, if
    /// there is one.
    pub(super) fn jump(&mut self, (number, color): (u32, Option<Color>)) {
        let Some(review) = self.review() else { return };
        if number == 0 {
            return self.go_to_end(false);
        }
        let find = |color| review.study.numbered(review.at, number, color);
        let found = match color {
            Some(color) => find(color),
            None => find(Color::White).or_else(|| find(Color::Black)),
        };
        if let Some(node) = found {
            return self.go_to(node);
        }
        let sentence = self
            .words
            .no_move_numbered(number, color, self.last_number());
        self.message = Some(Message::refusal(sentence));
    }

    /// The number of the last move of the line, if there is one.
    pub(super) fn last_number(&self) -> Option<u32> {
        let review = self.review()?;
        let last = review.study.end(review.at);
        (last != NodeId::ROOT).then(|| review.study.before(last).fullmoves())
    }
}

/// The number after this one of so many, or before it; the first follows the last.
const fn beside(number: usize, count: usize, forward: bool) -> usize {
    let step = if forward { 1 } else { count - 1 };
    (number + step) % count
}

/// The move that a text such as `23`, `23.`, `23b` or `23...` names.
pub(super) fn move_number(text: &str) -> Option<(u32, Option<Color>)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, behind) = text.split_at(digits);
    let color = match behind.trim().to_ascii_lowercase().as_str() {
        "" | "." => None,
        "w" | ".w" | "white" => Some(Color::White),
        "b" | ".b" | "black" | "..." | "…" => Some(Color::Black),
        _ => return None,
    };
    Some((number.parse().ok()?, color))
}

#[cfg(test)]
mod tests {
    use super::move_number;
    use crate::rules::Color;

    #[test]
    fn a_move_is_named_by_its_number() {
        let (white, black) = (Some(Color::White), Some(Color::Black));
        for (text, wanted) in [
            ("23", Some((23, None))),
            ("23.", Some((23, None))),
            ("23w", Some((23, white))),
            ("23b", Some((23, black))),
            ("23 b", Some((23, black))),
            ("23...", Some((23, black))),
            ("0", Some((0, None))),
            ("23x", None),
            ("b4", None),
            ("99999999999", None),
            ("", None),
        ] {
            assert_eq!(move_number(text), wanted, "{text}");
        }
    }
}
