//! What the program shows, and what is new in it after something happened.

use crate::app::{App, Choice, Dialog, Message};
use crate::game::Ending;
use crate::rules::Position;

/// What the program showed at some moment.
pub(super) struct Scene {
    plies: usize,
    position: Position,
    ending: Option<Ending>,
    message: Option<Message>,
    asked: Option<String>,
    due: Option<String>,
    question: Option<String>,
}

impl Scene {
    /// What the program shows now.
    pub(super) fn of(app: &App) -> Scene {
        let table = app.table();
        Scene {
            plies: table.game().len(),
            position: *table.game().position(),
            ending: table.ending(),
            message: app.message().cloned(),
            asked: asked(app),
            due: app.due(),
            question: question(app),
        }
    }

    /// What is to be said of the difference: moves, the answer, the result, and if the program
    /// goes on what is due.
    pub(super) fn news(&self, app: &App, goes_on: bool) -> Vec<String> {
        let mut lines = self.moves(app);
        let played = !lines.is_empty();
        let message = self.message(app).map(|message| message.text.clone());
        lines.extend(message);
        let table = app.table();
        if table.ending().is_some() && table.ending() != self.ending {
            lines.push(app.state());
            lines.extend(app.verdicts());
        } else if !goes_on {
            return lines;
        } else if let Some(asked) = asked(app) {
            lines.extend(Some(asked).filter(|asked| self.asked.as_ref() != Some(asked)));
        } else if !played && (self.has_moved_on(app) || self.asked.is_some()) {
            lines.push(app.state());
        }
        let due = app.due().filter(|due| self.due.as_ref() != Some(due));
        lines.extend(due.filter(|due| !lines.contains(due)));
        let question = question(app).filter(|question| self.question.as_ref() != Some(question));
        lines.extend(question);
        lines
    }

    /// The message of the program, if it is a new one.
    pub(super) fn message<'a>(&self, app: &'a App) -> Option<&'a Message> {
        app.message()
            .filter(|&message| self.message.as_ref() != Some(message))
    }

    /// The moves that were added to the game.
    fn moves(&self, app: &App) -> Vec<String> {
        let game = app.table().game();
        if *game.position_after(self.plies) != self.position {
            return Vec::new();
        }
        (self.plies..game.len())
            .map(|ply| app.move_line(ply))
            .collect()
    }

    /// Whether there is another position, or the same at another place in the game.
    fn has_moved_on(&self, app: &App) -> bool {
        let game = app.table().game();
        game.len() != self.plies || *game.position() != self.position
    }
}

/// What is asked or said of what is done beside the game.
fn asked(app: &App) -> Option<String> {
    (!app.is_at_the_table()).then(|| app.state())
}

/// The question that is open, with its answers.
pub(super) fn question(app: &App) -> Option<String> {
    let Some(Dialog::Choice(Choice {
        question, answers, ..
    })) = app.dialog()
    else {
        return None;
    };
    let answers: Vec<(char, &str)> = answers
        .iter()
        .map(|answer| (answer.key, answer.label.as_str()))
        .collect();
    Some(app.words().question(question, &answers))
}
