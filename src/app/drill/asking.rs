//! What is asked, in words: for the screen, where the board shows half of it, and for lines.

use super::Drilling;
use crate::app::{App, Medium};
use crate::practice::{Drill, Item, Task};
use crate::rules::{Color, Role};

impl App {
    /// The question that is asked in practice; where there is no board to look at, with all
    /// that one would see on it.
    pub(in crate::app) fn drill_state(&self, drill: &Drilling) -> String {
        match (drill.item(), self.medium) {
            (None, _) => self.words.round_over(),
            (Some(item), Medium::Screen) => self.words.board_question(item),
            (Some(item), Medium::Lines) => {
                let men = self.men_in_words(item).into_iter();
                let lines: Vec<String> = men.chain([self.words.task(item)]).collect();
                lines.join("\n")
            }
        }
    }

    /// The men on the board of an item, a line for each side; of a game only before its first
    /// move, as the moves tell the rest.
    fn men_in_words(&self, item: &Item) -> Vec<String> {
        let position = match &item.task {
            Task::Dictate { ply: 1.., .. } => None,
            Task::Repair(repair) => Some(&repair.start),
            _ => item.example().map(|example| &example.position),
        };
        let say = |position| {
            let men = |color| self.words.standing(position, color, &ROLES);
            Color::ALL.map(men).to_vec()
        };
        position.map(say).unwrap_or_default()
    }

    /// The question in as few words as will do.
    pub fn short_question(&self) -> Option<String> {
        let item = self.drill()?.item()?;
        Some(self.words.short_question(item))
    }

    /// What there is to choose from, each with its key.
    pub fn drill_choices(&self) -> Vec<(char, String)> {
        match self.drill().and_then(Drilling::item).map(|item| &item.task) {
            Some(Task::Choose { options, .. }) => ('1'..).zip(options.iter().cloned()).collect(),
            Some(Task::Color(_)) => ['l', 'd']
                .into_iter()
                .zip([true, false].map(|light| self.words.light_or_dark(light).to_owned()))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// How far the round is, how well it goes, and what is left of its time.
    pub fn round_state(&self) -> Option<String> {
        let drill = self.drill()?;
        let (done, all) = drill.round.progress();
        let outcomes = drill.round.outcomes();
        let first_try = outcomes.iter().filter(|outcome| outcome.is_right_at_once());
        let place = self.words.round_place(done, all);
        let right = (done > 0).then(|| self.words.right_so_far(first_try.count()));
        let left = drill
            .time_left(self.now)
            .map(|seconds| self.words.time_left(seconds));
        let parts = [Some(place), right, left];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }

    /// How the present item is answered, or how to go on after its answer was told.
    pub fn drill_hint(&self) -> Option<String> {
        let drill = self.drill()?;
        if drill.is_lesson() {
            return Some(self.words.lesson_hint());
        }
        Some(self.how_to_answer(drill.item()?.drill()))
    }

    /// How an answer is given here.
    pub(super) fn how_to_answer(&self, drill: Drill) -> String {
        match self.medium {
            Medium::Screen => self.words.drill_hint(drill),
            Medium::Lines => self.words.drill_hint_in_lines(drill),
        }
    }

    /// What there is to choose from, and how far the round is; at first how to answer.
    pub(in crate::app) fn drill_due(&self, drill: &Drilling) -> Option<String> {
        let item = drill.item()?;
        let (done, all) = drill.round.progress();
        let hint = (done == 0).then(|| self.how_to_answer(item.drill()));
        let options = match &item.task {
            Task::Choose { options, .. } => Some(self.words.options(options)),
            _ => None,
        };
        let place = Some(self.words.round_place(done, all));
        let said: Vec<String> = [options, hint, place].into_iter().flatten().collect();
        Some(self.words.in_a_row(&said))
    }
}

/// The kinds of men as they are told, the king first.
const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// Whether the answer is typed, and ended with Enter.
pub(super) const fn is_typed(drill: Drill) -> bool {
    match drill {
        Drill::Find | Drill::Color | Drill::Choose | Drill::Read => false,
        Drill::Name
        | Drill::Write
        | Drill::Repair
        | Drill::Convert
        | Drill::Dictation
        | Drill::ScoreSheet => true,
    }
}
