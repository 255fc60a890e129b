//! How the last game was begun: what the form for the next one is filled in with, also on
//! another day. A game that is begun without the form takes nothing from it.

use std::fmt::Write as _;

use toml::de::{DeTable, DeValue};

use super::preferences::{Preferences, View};
use super::settings::table::{self, Setting};
use super::settings::write_line;
use super::{App, Effect};
use crate::game::{Players, Profile, Table, TimeControl};

/// What is kept of a game that was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// Who played.
    pub players: Players,
    /// The time controls of White and Black.
    pub controls: [TimeControl; 2],
    /// Under which regulations.
    pub profile: Profile,
    /// From where the board was seen.
    pub view: View,
}

/// What is written as a setting is.
const LIKE_SETTINGS: [Setting; 5] = [
    Setting::White,
    Setting::Black,
    Setting::Clock,
    Setting::Profile,
    Setting::View,
];

/// Black's clock, where it is another one.
const BLACKS_CLOCK: &str = "clock-black";

impl LastGame {
    fn of(table: &Table, view: View) -> LastGame {
        LastGame {
            players: table.players().clone(),
            controls: table.controls().clone(),
            profile: table.regulations().profile,
            view,
        }
    }

    /// The text that is kept; reading it gives the same again.
    pub fn write(&self, head: &str) -> String {
        let preferences = Preferences {
            players: self.players.clone(),
            clock: self.controls[0].clone(),
            profile: self.profile,
            view: self.view,
            ..Preferences::default()
        };
        let mut text = format!("# {head}\n");
        for entry in LIKE_SETTINGS.map(table::of) {
            let word = preferences.word(entry.setting);
            if !word.is_empty() {
                let _ = writeln!(text, "{}", write_line(entry, &word));
            }
        }
        let [white, black] = &self.controls;
        if white != black {
            let _ = writeln!(text, "{BLACKS_CLOCK} = \"{black}\"");
        }
        text
    }

    /// What a text says; nothing if it is damaged.
    pub fn read(text: &str) -> Option<LastGame> {
        let values = DeTable::parse(text).ok()?;
        let mut preferences = Preferences::default();
        let mut black = None;
        for (key, value) in values.get_ref() {
            let DeValue::String(word) = value.get_ref() else {
                return None;
            };
            let key = key.get_ref();
            if key == BLACKS_CLOCK {
                black = Some(word.parse().ok()?);
                continue;
            }
            let mut known = LIKE_SETTINGS.map(table::of).into_iter();
            let entry = known.find(|entry| key == entry.key)?;
            preferences.set(entry.setting, word).ok()?;
        }
        let white = preferences.clock;
        Some(LastGame {
            players: preferences.players,
            controls: [white.clone(), black.unwrap_or(white)],
            profile: preferences.profile,
            view: preferences.view,
        })
    }
}

/// What is known of the last game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Memory {
    /// Nothing was kept.
    #[default]
    None,
    /// What was kept could not be read.
    Damaged,
    /// This.
    Game(LastGame),
}

impl App {
    /// Tells the program how the last game was begun, by the text that was kept.
    pub fn know_last_game(&mut self, kept: &[u8]) {
        let text = str::from_utf8(kept).ok();
        let game = text.and_then(LastGame::read);
        self.last_game = game.map_or(Memory::Damaged, Memory::Game);
    }

    /// Whether what was kept of the last game could not be read.
    pub fn last_game_is_damaged(&self) -> bool {
        self.last_game == Memory::Damaged
    }

    /// What the form for a new game is filled in with: the game on the board, or where nothing
    /// was said of that, the last one.
    pub(super) fn like_which(&self) -> LastGame {
        let present = LastGame::of(&self.table, self.preferences.view);
        match &self.last_game {
            Memory::Game(last) if self.is_as_usual(&present) => last.clone(),
            _ => present,
        }
    }

    /// Whether a game was begun as every game is where nothing is said.
    fn is_as_usual(&self, game: &LastGame) -> bool {
        let usual = &self.preferences;
        game.players == usual.players
            && game.profile == usual.profile
            && game.controls.iter().all(|control| *control == usual.clock)
            && usual.view == self.saved.view
    }

    /// Keeps how the game on the board was begun, as it was said in the form.
    pub(super) fn remember(&mut self) -> Option<Effect> {
        let game = LastGame::of(&self.table, self.preferences.view);
        let game = Memory::Game(game);
        if self.last_game == game {
            return None;
        }
        self.last_game = game;
        match &self.last_game {
            Memory::Game(game) => Some(Effect::Remember(game.write(self.words.last_game_head()))),
            _ => None,
        }
    }

    /// The same for a game that was begun in another way, if anything was said of it.
    pub(super) fn remember_if_said(&mut self) -> Option<Effect> {
        let present = LastGame::of(&self.table, self.preferences.view);
        let said = !self.is_as_usual(&present);
        said.then(|| self.remember()).flatten()
    }
}
