//! The settings screen: each setting with its value, tried at once, saved on purpose.
//!
//! Only what was changed here, or marked, is saved: what the command line or a word asked for
//! is for one run, unless the player says otherwise.

use super::dialog::Dialog;
use super::effect::Effect;
use super::event::{Key, KeyPress, Pointer, PointerKind, Target};
use super::settings::Change;
use super::settings::table::{self, Entry, Setting};
use super::{App, Message};

/// What is selected and marked on the settings screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsScreen {
    selected: usize,
    /// What will be saved.
    marked: Vec<Setting>,
}

impl SettingsScreen {
    /// The settings that are shown.
    pub fn entries() -> impl ExactSizeIterator<Item = &'static Entry> {
        let shown: Vec<&Entry> = table::on_screen().collect();
        shown.into_iter()
    }

    /// Which of them is selected.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The one that is selected.
    pub fn setting(&self) -> Setting {
        let entry = SettingsScreen::entries().nth(self.selected);
        entry.map_or(Setting::Theme, |entry| entry.setting)
    }

    /// Whether a setting will be saved.
    pub fn is_marked(&self, setting: Setting) -> bool {
        self.marked.contains(&setting)
    }

    fn select(&mut self, index: usize) {
        self.selected = index.min(SettingsScreen::entries().len() - 1);
    }

    fn mark(&mut self, setting: Setting) {
        if !self.is_marked(setting) {
            self.marked.push(setting);
        }
    }

    fn turn_mark(&mut self, setting: Setting) {
        let marked = self.is_marked(setting);
        self.marked.retain(|other| *other != setting);
        if !marked {
            self.marked.push(setting);
        }
    }
}

impl App {
    pub(super) fn open_settings(&mut self) {
        self.message = None;
        self.dialog = Some(Dialog::Settings(SettingsScreen::default()));
    }

    /// Whether a setting has another value than the one that is kept.
    pub fn is_for_this_run(&self, setting: Setting) -> bool {
        self.preferences.word(setting) != self.saved.word(setting)
    }

    pub(super) fn settings_key(
        &mut self,
        mut screen: SettingsScreen,
        press: KeyPress,
    ) -> Vec<Effect> {
        if press == KeyPress::ctrl(Key::Char('c')) {
            return self.ask_quit();
        }
        self.message = None;
        let mut effects = Vec::new();
        let now = screen.selected;
        match press.key {
            Key::Esc | Key::F(3) => return Vec::new(),
            Key::Up | Key::BackTab => screen.select(now.saturating_sub(1)),
            Key::Down | Key::Tab => screen.select(now + 1),
            Key::PageUp | Key::Home => screen.select(0),
            Key::PageDown | Key::End => screen.select(usize::MAX),
            Key::Left => effects = self.turn_setting(&mut screen, false),
            Key::Right | Key::Enter => effects = self.turn_setting(&mut screen, true),
            Key::Char(' ') => screen.turn_mark(screen.setting()),
            Key::Char('s' | 'S') => effects = self.save_settings(&screen),
            Key::F(4) => self.flip(),
            _ => {}
        }
        self.dialog = Some(Dialog::Settings(screen));
        effects
    }

    pub(super) fn settings_pointer(
        &mut self,
        mut screen: SettingsScreen,
        pointer: Pointer,
    ) -> Vec<Effect> {
        let mut effects = Vec::new();
        let now = screen.selected;
        match (pointer.kind, pointer.target) {
            (PointerKind::WheelUp, _) => screen.select(now.saturating_sub(1)),
            (PointerKind::WheelDown, _) => screen.select(now + 1),
            (PointerKind::Press, Target::Close) => return Vec::new(),
            (PointerKind::Press, Target::Save) => effects = self.save_settings(&screen),
            (PointerKind::Press, Target::Choice(index)) if index == now => {
                effects = self.turn_setting(&mut screen, true);
            }
            (PointerKind::Press, Target::Choice(index)) => screen.select(index),
            _ => {}
        }
        self.dialog = Some(Dialog::Settings(screen));
        effects
    }

    /// Gives the selected setting its next value, or the one before, and marks it.
    fn turn_setting(&mut self, screen: &mut SettingsScreen, forward: bool) -> Vec<Effect> {
        let setting = screen.setting();
        let word = self.value_beside(setting, forward);
        if self.set(setting, &word).is_ok() {
            screen.mark(setting);
        }
        match setting {
            Setting::Language => vec![Effect::Speak(self.language())],
            Setting::Mouse => vec![Effect::Mouse(self.preferences.mouse)],
            // What was written before may stand elsewhere than was thought.
            Setting::Ambiguous | Setting::TextForm => vec![Effect::Redraw],
            _ => Vec::new(),
        }
    }

    fn save_settings(&mut self, screen: &SettingsScreen) -> Vec<Effect> {
        let change = |setting: &Setting| (*setting, self.value(*setting).into_owned());
        let changes: Vec<Change> = screen.marked.iter().map(change).collect();
        if changes.is_empty() {
            let sentence = self.words.nothing_to_save().to_owned();
            self.message = Some(Message::refusal(sentence));
            return Vec::new();
        }
        self.saving.clone_from(&changes);
        vec![Effect::SaveSettings(changes)]
    }

    /// What was to be saved is.
    pub(super) fn settings_saved(&mut self, place: &str) {
        for (setting, word) in std::mem::take(&mut self.saving) {
            // A word that was told by the preferences fits them.
            let _ = self.saved.set(setting, &word);
        }
        if let Some(Dialog::Settings(screen)) = &mut self.dialog {
            screen.marked.clear();
        }
        self.message = Some(Message::news(self.words.settings_saved(place)));
    }
}
