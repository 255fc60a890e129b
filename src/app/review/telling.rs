//! What is to be said of the place that is looked at, and of the game.

use super::Reviewing;
use crate::app::App;
use crate::openings::{self, Opening};
use crate::pgn::{NodeId, Place, Problem};
use crate::wording::{Line, Viewed};

/// Names of openings are not looked for beyond so many plies.
const OPENING_PLIES: usize = 80;

impl App {
    /// Which move is looked at.
    pub(in crate::app) fn review_state(&self, review: &Reviewing) -> String {
        let (study, at) = (&review.study, review.at);
        if !study.has_start() {
            return self.words.no_start().to_owned();
        }
        let line = if study.is_own(at) {
            Line::Own
        } else if study.fork(at).is_some() {
            Line::Variation
        } else {
            Line::Game
        };
        let made = (at != NodeId::ROOT).then(|| {
            let before = study.before(at);
            (before.fullmoves(), before.turn(), self.reviewed_move(at))
        });
        self.words.viewed(&Viewed {
            made,
            last: self.last_number(),
            line,
        })
    }

    /// What is written about the move that is looked at, and what may follow it.
    pub(in crate::app) fn review_due(&self, review: &Reviewing) -> Option<String> {
        let (study, at) = (&review.study, review.at);
        let glyphs = study.tree().glyphs(at);
        let judged = glyphs.filter_map(|glyph| Some(self.words.glyph(glyph)?.to_owned()));
        let mut said = vec![self.comments_on(at, Place::Before)];
        said.extend(judged);
        said.push(self.comments_on(at, Place::After));
        let mut further: Vec<String> = self.fault_here(review).into_iter().collect();
        further.push(self.review_choices(review));
        further.push(self.review_alternatives(review));
        for part in [&mut said, &mut further] {
            part.retain(|text| !text.is_empty());
        }
        // A comment is whatever somebody wrote; what stands behind it shall not be taken for more
        // of it.
        let count = said.len();
        for (index, text) in said.iter_mut().enumerate() {
            if index + 1 < count || !further.is_empty() {
                *text = self.closed(text);
            }
        }
        said.append(&mut further);
        if said.is_empty() {
            return None;
        }
        Some(self.words.in_a_row(&said))
    }

    /// A text so that another may stand behind it: ended, unless something ends it.
    fn closed(&self, text: &str) -> String {
        if text.ends_with(char::is_alphanumeric) {
            self.words.ended(text)
        } else {
            text.to_owned()
        }
    }

    /// Why the moves that were read end here, if something that follows is no move.
    fn fault_here(&self, review: &Reviewing) -> Option<String> {
        let (study, at) = (&review.study, review.at);
        let errors = &study.game().errors;
        if !study.has_start() {
            let is_start = |problem: &&Problem| matches!(problem, Problem::Fen(_));
            let problem = errors.iter().map(|error| &error.problem).find(is_start)?;
            return Some(self.words.problem(problem));
        }
        let refused = errors.iter().find(|error| match &error.problem {
            Problem::Move(refused) => refused.position == *study.position(at),
            _ => false,
        })?;
        let ends = review.continuations().0.is_empty();
        ends.then(|| self.words.game_damaged(refused, errors.len()))
    }

    /// The moves that may follow, if there are several.
    fn review_choices(&self, review: &Reviewing) -> String {
        let (nodes, chosen) = review.continuations();
        if nodes.len() < 2 {
            return String::new();
        }
        let texts: Vec<String> = nodes
            .iter()
            .map(|&node| self.numbered_reviewed_move(node))
            .collect();
        self.words.continuations(&texts, chosen)
    }

    /// The moves that are mentioned in place of the one shown.
    fn review_alternatives(&self, review: &Reviewing) -> String {
        let mut nodes = review.study.alternatives(review.at);
        nodes.retain(|&node| node != review.at);
        let texts: Vec<String> = nodes
            .iter()
            .map(|&node| self.numbered_reviewed_move(node))
            .collect();
        if texts.is_empty() {
            return String::new();
        }
        self.words.alternatives(&texts)
    }

    /// The name of the opening, as far as it is played at the place that is looked at.
    pub fn reviewed_opening(&self) -> Option<Opening> {
        let review = self.review()?;
        let study = &review.study;
        let path = study.path(review.at);
        let after = path.iter().take(OPENING_PLIES);
        let positions = after.map(|&node| study.position(node));
        openings::of_game(study.position(NodeId::ROOT), positions)
    }

    /// Which game this is: its number, players, event, opening.
    pub fn review_heading(&self) -> Vec<String> {
        let Some(review) = self.review() else {
            return Vec::new();
        };
        let tags = &review.study.game().tags;
        let tag = |name: &str| {
            let value = tags.get_any_case(name).unwrap_or_default().trim();
            Some(value.to_owned())
                .filter(|value| !matches!(&**value, "" | "?" | "????.??.??" | "-"))
        };
        let place = review
            .library
            .as_ref()
            .map(|library| self.words.game_place(review.number + 1, &library.told()));
        let names = ["White", "Black"].map(|name| tag(name).unwrap_or_else(|| "?".to_owned()));
        let known = names.iter().any(|name| name != "?");
        let players = known.then(|| format!("{} – {}", names[0], names[1]));
        let occasion: Vec<String> = ["Event", "Site", "Round", "Date"]
            .into_iter()
            .filter_map(tag)
            .collect();
        let occasion = (!occasion.is_empty()).then(|| occasion.join(", "));
        let opening = self
            .reviewed_opening()
            .map(|opening| self.words.opening(&opening));
        let lines = [place, players, occasion, opening];
        lines.into_iter().flatten().collect()
    }
}
