//! What is to be said of the game as it stands.

use super::App;
use super::grades::Grade;
use super::play::Pause;
use crate::game::Command;
use crate::rules::Color;
use crate::wording::Written;

impl App {
    /// Whose move it is, what is viewed, or how the game ended; and that it is not being saved, if so.
    pub fn state(&self) -> String {
        if let Some(drill) = self.drill() {
            return self.drill_state(drill);
        }
        if let Some(editor) = self.editor() {
            return self.setup_state(editor);
        }
        if let Some(review) = self.review() {
            return self.review_state(review);
        }
        let state = self.state_of_game();
        match self.not_kept() {
            Some(fault) => format!("{state}. {}", self.words.not_kept(fault)),
            None => state,
        }
    }

    /// The same in as few letters as can be, where it is no more than whose move it is; with the
    /// side only if it is not told beside it.
    pub fn state_in_brief(&self, say_side: bool) -> Option<String> {
        let is_play = self.is_at_the_table() && !self.looks_back() && self.not_kept().is_none();
        let goes_on = self.table.ending().is_none() && self.table.loss().is_none();
        let say_check = self.table.regulations().check_notice;
        let position = self.table.game().position();
        let brief = || self.words.to_move_in_brief(position, say_check, say_side);
        (is_play && goes_on).then(brief)
    }

    fn state_of_game(&self) -> String {
        let game = self.table.game();
        if self.looks_back() {
            let beyond = self.state_beyond();
            return beyond.unwrap_or_else(|| {
                let plies = self.shown_plies();
                let mv = plies.checked_sub(1).map(|ply| self.sheet_text(ply));
                self.words.viewing(game, plies, &mv.unwrap_or_default())
            });
        }
        if let Some(ending) = self.table.ending() {
            return self.words.ending(&ending);
        }
        if let Some(loss) = self.table.loss() {
            return self.words.loss(&loss);
        }
        let say_check = self.table.regulations().check_notice;
        self.words.to_move(game.position(), say_check)
    }

    /// What somebody has to do before play goes on, or has to answer.
    pub fn due(&self) -> Option<String> {
        if let Some(drill) = self.drill() {
            return self.drill_due(drill);
        }
        if let Some(editor) = self.editor() {
            return Some(self.setup_due(editor));
        }
        if let Some(review) = self.review() {
            return self.review_due(review);
        }
        let (words, table) = (self.words, &self.table);
        if table.loss().is_some() {
            return self.looked_at().map(|positions| words.looked_at(positions));
        }
        match self.next_command() {
            Some(Command::Resume) => {
                let slept = self.slept.map(|millis| words.slept(millis));
                let asked = |pause: Pause| words.pause_asked(pause.by(), pause.waits_for(), table);
                let asked = self.pause.map(asked);
                Some(slept.or(asked).unwrap_or_else(|| words.paused()))
            }
            Some(Command::Start) => {
                let hint = words.start_hint(self.turn(), table);
                Some(format!("{hint} {}", words.setting_of(table)))
            }
            Some(Command::Press) => Some(words.press_hint(!self.turn(), table)),
            _ => {
                let open = table.offer().map(|by| words.offer_open(by, table));
                let goes_along = self.offers_with_move();
                open.or_else(|| goes_along.then(|| words.offer_with_move(self.turn(), table)))
            }
        }
    }

    /// The same in so few words that it fits in a narrow row, where that can be.
    pub fn due_in_brief(&self) -> Option<String> {
        let starts = self.is_at_the_table() && self.next_command() == Some(Command::Start);
        starts.then(|| self.words.start_hint_in_brief(self.turn()))
    }

    /// What Enter does when nothing is typed, if something is due.
    pub(super) fn next_command(&self) -> Option<Command> {
        if self.table.loss().is_some() {
            None
        } else if self.table.is_paused() {
            Some(Command::Resume)
        } else if !self.table.has_started() && self.table.ending().is_none() {
            Some(Command::Start)
        } else if self.table.press_is_due() {
            Some(Command::Press)
        } else {
            None
        }
    }

    /// How well each player wrote the moves, once the game is over: typed by a
    /// standard, or on an own score sheet.
    pub fn verdicts(&self) -> Vec<String> {
        let mut said = Vec::new();
        if self.table.ending().is_none() {
            return said;
        }
        if self.preferences.spelling.strict.is_some() {
            said.extend(Color::ALL.map(|color| self.grade(color)));
        }
        said.extend(self.chances());
        if self.table.players_record() {
            said.extend(Color::ALL.map(|color| self.sheet_comparison(color)));
        }
        said
    }

    fn grade(&self, color: Color) -> String {
        let Grade {
            first_try,
            moves,
            mistakes,
            ..
        } = self.grades.of(color);
        let written = Written {
            first_try: *first_try,
            moves: *moves,
            mistakes,
        };
        self.words.grade(color, written)
    }
}
