//! All state of the program: an event and its time come in, effects go out.
//!
//! [`App::update`] is the only way in which anything changes; drawing looks at
//! an [`App`] and cannot change it. Nothing here knows a terminal, a file or a
//! clock.

pub mod action;
mod activity;
mod board_cursor;
mod chance;
mod dialog;
mod drill;
mod editor;
mod effect;
mod event;
mod form;
mod grades;
mod help;
mod keeping;
mod last_game;
mod laws;
mod line_edit;
mod medium;
mod move_line;
mod opening;
mod play;
mod preferences;
pub mod record;
pub mod review;
mod score_sheet;
pub mod settings;
mod settings_screen;
mod settling;
mod status;
mod understand;

pub use board_cursor::BoardCursor;
pub use dialog::{Answer, Choice, Deed, Dialog, Page};
pub use drill::{Drilling, Opened, Wish};
pub use editor::{Control, Editor, Tool};
pub use effect::{Effect, Export, JournalEntry};
pub use event::{Event, Key, KeyPress, Pointer, PointerKind, Target};
pub use form::{Field, FieldValue, Form};
pub use grades::{Grade, Grades};
pub use help::keys_and_words;
pub use last_game::LastGame;
pub use laws::{Contents, Face, Kind, Leaf, Page as LawPage, Passage, Reading};
pub use line_edit::LineEdit;
pub use medium::Medium;
pub use move_line::{Candidate, MoveLine};
pub use preferences::{Blindfold, ColorUse, Coordinates, Pieces, Preferences, View};
pub use settings_screen::SettingsScreen;
pub use understand::{Preview, Spelling};

use activity::Activity;
use review::Reviewing;

use crate::game::clock::Alarm;
use crate::game::{Command, MatchScore, Occasion, Table, Timestamp};
use crate::laws::Topic;
use crate::rules::{Color, Doubt, Move, Piece, Position, Square};
use crate::wording::{Language, Words};

/// All state of the program.
pub struct App {
    table: Table,
    line: MoveLine,
    cursor: BoardCursor,
    dialog: Option<Dialog>,
    message: Option<Message>,
    /// How many plies are shown, if it is not the present position. Those of a
    /// mate that could still have been given count on from the last of the game.
    viewed: Option<usize>,
    preferences: Preferences,
    medium: Medium,
    /// What is kept of them for other days.
    saved: Preferences,
    /// What is being kept now, until the shell has done it.
    saving: Vec<settings::Change>,
    /// When the event being handled was read.
    now: Timestamp,
    /// When the event before it was read.
    last_run: Timestamp,
    /// The wake-up that was planned then.
    planned: Option<Timestamp>,
    /// For how many milliseconds the program did not run, if that is why the clocks stand.
    slept: Option<u64>,
    /// The pause that a player asked for, if that is why.
    pause: Option<play::Pause>,
    /// Where the mouse button went down.
    pressed: Option<Square>,
    held_before_press: bool,
    /// What Enter would do with the typed text.
    preview: Preview,
    /// Moves that were pasted and are offered to be played.
    pasted: Vec<Move>,
    /// How the last game was begun.
    last_game: last_game::Memory,
    /// The form of the game that is to begin, while a question stands before it.
    form: Option<Form>,
    /// A move that a second Enter plays.
    pending: Option<Command>,
    /// The points of the two players over their games.
    score: MatchScore,
    /// The points before the present game ended, to which taking back its last move returns.
    score_before: Option<MatchScore>,
    occasion: Occasion,
    keeping: keeping::Keeping,
    settling: settling::Settling,
    /// When the bell rings for the two clocks.
    alarms: [Option<Alarm>; 2],
    /// Whether the next move offers a draw.
    offers_with_move: bool,
    /// Who has confirmed the result.
    signed: [bool; 2],
    /// The names of the themes there are.
    themes: Vec<String>,
    grades: Grades,
    /// Whether the rules of notation stand beside the board.
    notation_page: bool,
    /// The kinds of remarks on typed moves that were made in this game.
    noted: Vec<&'static str>,
    activity: Activity,
    /// The topic of the Laws behind what was last refused.
    refused: Option<Topic>,
    /// What is wanted of practice, once it is known what was learnt.
    request: Option<drill::Request>,
    words: &'static dyn Words,
    /// The language of the system.
    locale: Language,
}

/// What the program last had to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// Whether something was refused.
    pub refusal: bool,
    /// The topic of the Laws behind the refusal.
    pub law: Option<Topic>,
}

impl Message {
    fn refusal(text: String) -> Message {
        Message {
            text,
            refusal: true,
            law: None,
        }
    }

    fn news(text: String) -> Message {
        Message {
            text,
            refusal: false,
            law: None,
        }
    }
}

impl App {
    /// The program with a game on the board.
    pub fn new(table: Table, words: &'static dyn Words) -> App {
        App::with(table, words, Preferences::default())
    }

    /// The same with what the players have chosen about the screen.
    pub fn with(mut table: Table, words: &'static dyn Words, preferences: Preferences) -> App {
        table.show_tenths_below(preferences.tenths_below);
        App {
            cursor: BoardCursor::new(table.game().start().turn()),
            table,
            line: MoveLine::default(),
            dialog: None,
            message: None,
            viewed: None,
            saved: preferences.clone(),
            saving: Vec::new(),
            preferences,
            medium: Medium::default(),
            now: Timestamp::default(),
            last_run: Timestamp::default(),
            planned: None,
            slept: None,
            pause: None,
            preview: Preview::default(),
            form: None,
            last_game: last_game::Memory::default(),
            pasted: Vec::new(),
            pending: None,
            score: MatchScore::default(),
            score_before: None,
            occasion: Occasion::default(),
            keeping: keeping::Keeping::default(),
            settling: settling::Settling::default(),
            alarms: [None; 2],
            offers_with_move: false,
            signed: [false; 2],
            themes: Vec::new(),
            grades: Grades::default(),
            notation_page: false,
            noted: Vec::new(),
            pressed: None,
            held_before_press: false,
            activity: Activity::default(),
            refused: None,
            request: None,
            words,
            locale: Language::default(),
        }
    }

    /// Tells the program which themes there are.
    pub fn know_themes(&mut self, names: impl IntoIterator<Item = String>) {
        self.themes = names.into_iter().collect();
    }

    /// Tells the program which language the system has.
    pub const fn know_locale(&mut self, language: Language) {
        self.locale = language;
    }

    /// Tells the program by what way it talks with the players.
    pub const fn talk_by(&mut self, medium: Medium) {
        self.medium = medium;
    }

    /// Tells the program what is kept of the preferences; the rest of them is for this run only.
    pub fn know_saved(&mut self, saved: Preferences) {
        self.saved = saved;
    }

    /// Puts a text in front of the board.
    pub fn show_page(&mut self, title: String, lines: Vec<String>) {
        self.dialog = Some(Dialog::Page(Page::new(title, lines)));
    }

    /// Says what is doubtful about the position the game starts from.
    pub fn warn(&mut self, doubts: &[Doubt]) {
        let sentences: Vec<String> = doubts.iter().map(|doubt| self.words.doubt(doubt)).collect();
        self.message =
            (!sentences.is_empty()).then(|| Message::news(self.words.in_a_row(&sentences)));
    }

    /// Takes in what happened, and tells what is to be done outside.
    pub fn update(&mut self, event: Event, at: Timestamp) -> Vec<Effect> {
        if let Event::Journaled { took, .. } = event {
            self.excuse(took);
        }
        self.now = at;
        self.let_time_pass();
        self.autoplay_in_time();
        let mut effects = self.end_round_in_time();
        effects.extend(self.handle(event));
        self.stop_clock_for_pages();
        effects = self.keep_first(effects);
        effects.extend(self.ask_outside());
        effects.extend(self.ring());
        self.planned = self.next_wake(at);
        effects
    }

    fn handle(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(press) => self.key(press),
            Event::Pasted(text) => {
                self.paste(&text);
                Vec::new()
            }
            Event::Pointer(pointer) => self.pointer(pointer),
            Event::Failed(text) => {
                self.message = Some(Message::refusal(text));
                Vec::new()
            }
            Event::InputEnded => vec![Effect::Exit(0)],
            Event::SettingsSaved(place) => {
                self.settings_saved(&place);
                Vec::new()
            }
            Event::Review { file, told } => self.review_told(file, told),
            Event::PracticeOpened(opened) => {
                self.practice_opened(&opened);
                Vec::new()
            }
            Event::Journaled { took, fault } => {
                self.journaled(took, fault);
                Vec::new()
            }
            Event::Saved(path) => {
                self.message = Some(Message::news(self.words.saved(&path)));
                Vec::new()
            }
            Event::InTheWay(path) => {
                self.ask_overwrite(path);
                Vec::new()
            }
            Event::Reopened { content, kept_as } => {
                self.reopened(&content, &kept_as);
                Vec::new()
            }
            Event::Found(question, finding) => {
                self.found(&question, finding);
                Vec::new()
            }
            Event::HungUp => vec![Effect::Exit(129)],
            Event::Terminated => vec![Effect::Exit(143)],
            Event::Interrupted => vec![Effect::Exit(130)],
            Event::Resized | Event::Wake | Event::Resumed => Vec::new(),
        }
    }

    /// The moment at which something changes by itself, if it does.
    pub fn next_wake(&self, now: Timestamp) -> Option<Timestamp> {
        let up = self.drill().and_then(|drill| drill.next_change(now));
        let at_once = self.has_to_ask().then_some(now);
        let goes_on = self.review().and_then(Reviewing::next_move);
        [goes_on, at_once, self.table.next_change(now), up]
            .into_iter()
            .flatten()
            .min()
    }

    fn key(&mut self, press: KeyPress) -> Vec<Effect> {
        if press == KeyPress::ctrl(Key::Char('z')) {
            return vec![Effect::Suspend];
        }
        match self.dialog.take() {
            None => match self.activity {
                Activity::Game => self.play_key(press),
                Activity::Practice(_) => self.drill_key(press),
                Activity::SetUp(_) => self.setup_key(press),
                Activity::Laws(_) => self.laws_key(press),
                Activity::Review(_) => self.review_key(press),
            },
            Some(Dialog::Page(page)) => self.page_key(page, press),
            Some(Dialog::Choice(choice)) => self.choice_key(choice, press),
            Some(Dialog::Form(form)) => self.form_key(form, press),
            Some(Dialog::Settings(screen)) => self.settings_key(screen, press),
        }
    }

    fn page_key(&mut self, mut page: Page, press: KeyPress) -> Vec<Effect> {
        match press.key {
            Key::Down => page.scroll_by(1),
            Key::Up => page.scroll_by(-1),
            Key::PageDown | Key::Char(' ') => page.scroll_by(10),
            Key::PageUp => page.scroll_by(-10),
            Key::Home => page.scroll = 0,
            Key::End => page.scroll_by(isize::MAX),
            _ if self.has_ended_round() => return self.after_round(page, press),
            _ => return Vec::new(),
        }
        self.dialog = Some(Dialog::Page(page));
        Vec::new()
    }

    fn choice_key(&mut self, mut choice: Choice, press: KeyPress) -> Vec<Effect> {
        if press == KeyPress::ctrl(Key::Char('c')) {
            // The second time in a row means it.
            return match (choice.can_quit(), choice.binding) {
                (true, _) => self.carry_out(Deed::Quit),
                (false, true) => self.ask_quit(),
                (false, false) => Vec::new(),
            };
        }
        match press.key {
            Key::Enter => return self.answer(&choice, choice.selected),
            Key::Esc if !choice.binding => return Vec::new(),
            Key::Left | Key::Up | Key::BackTab => choice.step(false),
            Key::Right | Key::Down | Key::Tab => choice.step(true),
            Key::Char(letter) => {
                let letter = letter.to_lowercase().next();
                let fits = |answer: &Answer| Some(answer.key) == letter;
                if let Some(index) = choice.answers.iter().position(fits) {
                    return self.answer(&choice, index);
                }
            }
            Key::F(4) => self.flip(),
            _ => {}
        }
        self.dialog = Some(Dialog::Choice(choice));
        Vec::new()
    }

    fn form_key(&mut self, mut form: Form, press: KeyPress) -> Vec<Effect> {
        if press.key == Key::Esc || press == KeyPress::ctrl(Key::Char('c')) {
            return Vec::new();
        }
        if form.key(press) {
            return self.begin_from_form(form);
        }
        self.dialog = Some(Dialog::Form(form));
        Vec::new()
    }

    fn answer(&mut self, choice: &Choice, index: usize) -> Vec<Effect> {
        let deed = choice.answers.get(index).map(|answer| answer.deed);
        deed.map_or_else(Vec::new, |deed| self.carry_out(deed))
    }

    fn pointer(&mut self, pointer: Pointer) -> Vec<Effect> {
        match self.dialog.take() {
            None => match self.activity {
                Activity::Game => self.play_pointer(pointer),
                Activity::Practice(_) => return self.drill_pointer(pointer),
                Activity::SetUp(_) => return self.setup_pointer(pointer),
                Activity::Laws(_) => self.laws_pointer(pointer),
                Activity::Review(_) => return self.review_pointer(pointer),
            },
            Some(Dialog::Page(mut page)) => {
                match pointer.kind {
                    PointerKind::WheelUp => page.scroll_by(-3),
                    PointerKind::WheelDown => page.scroll_by(3),
                    PointerKind::Press if !self.has_ended_round() => return Vec::new(),
                    _ => {}
                }
                self.dialog = Some(Dialog::Page(page));
            }
            Some(Dialog::Form(mut form)) => {
                if let (PointerKind::Press, Target::Choice(line)) = (pointer.kind, pointer.target)
                    && form.point_at(line)
                {
                    return self.begin_from_form(form);
                }
                self.dialog = Some(Dialog::Form(form));
            }
            Some(Dialog::Settings(screen)) => return self.settings_pointer(screen, pointer),
            Some(Dialog::Choice(choice)) => match (pointer.kind, pointer.target) {
                (PointerKind::Press, Target::Choice(index)) => return self.answer(&choice, index),
                (PointerKind::Press, _) if !choice.binding => {}
                _ => self.dialog = Some(Dialog::Choice(choice)),
            },
        }
        Vec::new()
    }

    /// When the last event was read: the time for which everything is drawn.
    pub const fn now(&self) -> Timestamp {
        self.now
    }

    /// For how many milliseconds the program did not run, if that is why the clocks stand.
    pub const fn slept(&self) -> Option<u64> {
        self.slept
    }

    /// The points of the two players over their games.
    pub const fn score(&self) -> MatchScore {
        self.score
    }

    /// Where and when the game is played.
    pub const fn occasion(&self) -> &Occasion {
        &self.occasion
    }

    /// Says where and when the game is played.
    pub fn set_occasion(&mut self, occasion: Occasion) {
        self.occasion = occasion;
    }

    /// Whether a player has confirmed the result.
    pub const fn has_signed(&self, color: Color) -> bool {
        self.signed[color.index()]
    }

    /// The game being played.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The side to move in the present position.
    pub fn turn(&self) -> Color {
        let game = self.table.game();
        self.drill().map_or_else(|| game.turn(), Drilling::turn)
    }

    /// The line in which moves are typed.
    pub const fn line(&self) -> &MoveLine {
        &self.line
    }

    /// What Enter would do with the typed text.
    pub const fn line_preview(&self) -> &Preview {
        &self.preview
    }

    /// What the players chose about the screen and the keyboard.
    pub const fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// What is kept of the preferences for other days.
    pub const fn saved_preferences(&self) -> &Preferences {
        &self.saved
    }

    /// How well the moves were written so far, where they are held to a standard.
    pub const fn grades(&self) -> &Grades {
        &self.grades
    }

    /// Whether the rules of notation are to be seen beside the board.
    pub const fn shows_notation(&self) -> bool {
        self.notation_page
    }

    /// The cursor on the board.
    pub const fn cursor(&self) -> &BoardCursor {
        &self.cursor
    }

    /// What stands in front of the board, if anything.
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// What the program last had to say.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// The language.
    pub const fn words(&self) -> &'static dyn Words {
        self.words
    }

    /// The side at the bottom of the board.
    pub fn bottom(&self) -> Color {
        match self.preferences.view {
            View::Fixed(color) => color,
            View::Mover => self.turn(),
            View::FaceToFace => Color::White,
        }
    }

    /// Whether a past position is shown.
    pub const fn looks_back(&self) -> bool {
        self.viewed.is_some()
    }

    /// How many plies of the game have been made in the position shown.
    pub fn shown_plies(&self) -> usize {
        let made = self.table.game().len();
        self.viewed.unwrap_or(made).min(made)
    }

    /// The position shown.
    pub fn shown_position(&self) -> &Position {
        if let Some(reading) = self.reading() {
            return reading.scene().table.game().position();
        }
        let drilled = self.drill().and_then(Drilling::position);
        let reviewed = || self.review().map(Reviewing::position);
        let game = || match self.shown_ply_beyond() {
            Some(ply) => &ply.after,
            None => self.table.game().position_after(self.shown_plies()),
        };
        drilled.or_else(reviewed).unwrap_or_else(game)
    }

    /// The men that were captured on the way to the position shown.
    pub fn shown_captured(&self) -> Vec<Piece> {
        match self.review() {
            Some(review) => review.study().captured(review.at()),
            None => self.table.game().captured(self.shown_plies()),
        }
    }

    /// The move that led to the position shown.
    pub fn shown_move(&self) -> Option<Move> {
        if let Some(review) = self.review() {
            return review.shown_move();
        }
        if !self.is_at_the_table() {
            return None;
        }
        if let Some(ply) = self.shown_ply_beyond() {
            return Some(ply.mv);
        }
        let last = self.shown_plies().checked_sub(1)?;
        Some(self.table.game().plies()[last].mv)
    }
}
