//! Words about games in files: showing and saving this one, going on with another.

use crate::app::dialog::{Answer, Choice, Deed, Dialog, Page};
use crate::app::{App, Effect, Export, Medium, Message};
use crate::game::Command;
use crate::notation::{diagram, fen};
use crate::wording::Unfinished;

impl App {
    /// Shows the game as PGN, and copies it.
    pub(in crate::app) fn show_pgn(&mut self) -> Vec<Effect> {
        let text = self.exported();
        let mut lines: Vec<String> = text.trim_end().lines().map(str::to_owned).collect();
        let copies = self.medium == Medium::Screen;
        if copies {
            lines.extend([String::new(), self.words.copied()]);
        }
        let page = Page::new(self.words.pgn_title().to_owned(), lines);
        self.dialog = Some(Dialog::Page(page));
        copies.then_some(Effect::Copy(text)).into_iter().collect()
    }

    /// Writes the game into a file, by default one that is named after the day and the players.
    pub(in crate::app) fn save(&mut self, path: &str) -> Vec<Effect> {
        let path = match path {
            "" => self.file_name(),
            path => path.to_owned(),
        };
        self.keeping.saves_sheet = false;
        self.save_as(path, false)
    }

    /// Writes the score sheet into a file, as paper has it.
    pub(in crate::app) fn save_sheet(&mut self, path: &str) -> Vec<Effect> {
        self.keeping.saves_sheet = true;
        self.save_as(path.to_owned(), false)
    }

    fn save_as(&self, path: String, overwrite: bool) -> Vec<Effect> {
        let content = self.content_for(&path);
        vec![Effect::Save {
            path,
            content,
            overwrite,
        }]
    }

    /// What a file is to hold, by the end of its name: the board as a picture, as letters or as
    /// a FEN, or else the game.
    fn content_for(&self, path: &str) -> Export {
        if self.keeping.saves_sheet {
            return Export::Text(self.sheet_lines().join("\n") + "\n");
        }
        let position = self.shown_position();
        let end = path
            .rsplit_once('.')
            .map(|(_, end)| end.to_ascii_lowercase());
        match end.as_deref() {
            Some("svg") => Export::Picture {
                position: Box::new(*position),
                last: self.shown_move(),
                bottom: self.bottom(),
            },
            Some("fen") => Export::Text(format!("{}\n", fen::write(position))),
            Some("txt") => {
                let rows = diagram::write(|square| position.piece_at(square), self.bottom());
                Export::Text(rows.join("\n") + "\n")
            }
            _ => Export::Text(self.exported()),
        }
    }

    fn file_name(&self) -> String {
        let parts = self.exported_name();
        let parts = parts.map(|part| {
            let letters = part.chars().map(|letter| match letter {
                letter if letter.is_alphanumeric() => letter,
                _ => '-',
            });
            letters.collect::<String>()
        });
        let parts = parts.iter().filter(|part| !part.is_empty());
        let name: Vec<&str> = parts.map(String::as_str).collect();
        format!("{}.pgn", name.join("-"))
    }

    /// A file of that name is there: only a player may give it up.
    pub(in crate::app) fn ask_overwrite(&mut self, path: String) {
        let question = self.words.ask_overwrite(&path);
        self.keeping.in_the_way = Some(path);
        self.confirm(question, Deed::Overwrite);
    }

    pub(in crate::app) fn overwrite(&mut self) -> Vec<Effect> {
        let path = self.keeping.in_the_way.take();
        path.map_or_else(Vec::new, |path| self.save_as(path, true))
    }

    /// A game waits to be gone on with: asks about it, or only mentions it.
    pub fn offer_unfinished(&mut self, game: Unfinished, ask: bool) {
        if ask {
            let deeds = [Deed::Reopen, Deed::Nothing, Deed::PutAway];
            let labels = self.words.resume_answers();
            // The keys are those of the English words, as not every language has letters for keys.
            let answers = ['g', 'n', 'p'].into_iter().zip(labels).zip(deeds);
            let answers = answers.map(|((key, label), deed)| Answer::new(key, label, deed));
            let question = self.words.ask_resume(&game);
            self.ask(Choice::new(question, answers.collect()));
        } else if self.message.is_none() {
            self.message = Some(Message::news(self.words.resume_hint(&game)));
        }
        self.keeping.waiting = Some(game);
    }

    /// Ends a pause if there is one; else goes on with the game of that name, or the one that waits.
    pub(in crate::app) fn resume(&mut self, name: &str) -> Vec<Effect> {
        let waits = self.keeping.waiting.is_some();
        if name.is_empty() && (self.table.is_paused() || !waits) {
            self.give(Command::Resume);
            return Vec::new();
        }
        self.reopen(name)
    }

    pub(in crate::app) fn reopen(&mut self, name: &str) -> Vec<Effect> {
        let waiting = self.keeping.waiting.as_ref().map(|game| game.name.clone());
        let name = Some(name.to_owned()).filter(|name| !name.is_empty());
        let game = self.keeping.next_game();
        let reopen = |name| vec![Effect::Reopen { name, game }];
        name.or(waiting).map_or_else(Vec::new, reopen)
    }

    pub(in crate::app) fn put_away(&mut self) -> Vec<Effect> {
        let waiting = self.keeping.waiting.take();
        let Some(game) = waiting else {
            return Vec::new();
        };
        self.message = Some(Message::news(self.words.put_away(&game.name)));
        vec![Effect::PutAway(game.name)]
    }
}
