//! Sentences about settings: what each is for, and what is wrong with a file of them.

use crate::game::time_control::SpecError;

/// Something that a player can set; keys and values for it belong to the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// The colours of board and panels.
    Theme,
    /// How the men are shown.
    Pieces,
    /// From where the board is seen.
    View,
    /// Where the coordinates stand.
    Coordinates,
    /// What is hidden, for playing blindfold.
    Blindfold,
    /// The form in which moves are written.
    Notation,
    /// The letters for the men.
    Letters,
    /// The standard that typed moves are held to.
    Strict,
    /// How moves are made.
    Input,
    /// Whether a move is confirmed by a second Enter.
    ConfirmMoves,
    /// Whether the mouse moves men.
    Mouse,
    /// Whether the bell rings when time is short.
    Bell,
    /// How many colours are used.
    Color,
    /// Whether the solid pawn is told to be text and no emoji.
    TextForm,
    /// How wide the terminal draws characters of ambiguous width.
    Ambiguous,
    /// The language of the program.
    Language,
    /// Under which time the clock shows tenths of a second.
    Tenths,
    /// Whether saved games have the clock to a tenth of a second.
    ClkTenths,
    /// Who plays White in new games.
    White,
    /// Who plays Black in new games.
    Black,
    /// The time control of new games.
    Clock,
    /// The regulations of new games.
    Profile,
}

/// A colour of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThemeColor {
    /// The light squares.
    Light,
    /// The dark squares.
    Dark,
    /// The bodies of the white men.
    White,
    /// The outlines and inner lines of the white men.
    WhiteInk,
    /// The bodies of the black men.
    Black,
    /// The inner lines of the black men.
    BlackInk,
    /// The mark of the last move.
    LastMove,
    /// The mark of the chosen square.
    Selected,
    /// The mark of a square that the chosen man can go to.
    Target,
    /// The mark of a king in check.
    Check,
    /// The mark of the square under the cursor.
    Cursor,
    /// The mark of a square that a half-typed move may mean.
    Candidate,
    /// What is behind the panels.
    Panel,
    /// Plain text.
    Text,
    /// Text that stands back.
    Dim,
    /// Text that stands out.
    Accent,
    /// Refusals, and little time.
    Warning,
}

/// Something wrong with a file of settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    /// The line where it stands, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: SettingsFault,
}

/// What is wrong with a file of settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsFault {
    /// The text is no TOML; in the words of its reader.
    Syntax(String),
    /// There is no such key.
    UnknownKey {
        /// The key.
        key: String,
        /// The key that may have been meant.
        near: Option<&'static str>,
    },
    /// The value is of another kind than it has to be.
    WrongKind {
        /// The key.
        key: String,
        /// What has to stand there.
        wanted: Wanted,
    },
    /// The value is none of those there are.
    UnknownValue {
        /// The key.
        key: String,
        /// The value.
        value: String,
        /// The values there are.
        choices: Vec<String>,
    },
    /// The value is no time control.
    Clock {
        /// The value.
        spec: String,
        /// What is wrong with it.
        error: SpecError,
    },
    /// A theme has the name of one that comes with the program, or none.
    ThemeName(String),
    /// Two colours of a theme that have to be told apart hardly can be.
    LowContrast(LowContrast),
}

/// Two colours that can hardly be told apart.
#[derive(Clone, Debug, PartialEq)]
pub struct LowContrast {
    /// The name of the theme.
    pub theme: String,
    /// What is in front.
    pub front: ThemeColor,
    /// What is behind it.
    pub back: ThemeColor,
    /// The contrast ratio of WCAG 2; 3 is the least that will do.
    pub ratio: f64,
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// Text in quotation marks.
    Text,
    /// `true` or `false`.
    Switch,
    /// A colour as `"#rrggbb"`.
    Color,
    /// A table with keys of its own.
    Table,
    /// A time in seconds, more than none and at most a minute.
    Seconds,
}

/// What is said about settings.
pub trait SettingsWords {
    /// The title of the settings screen.
    fn settings_title(&self) -> &'static str;

    /// The name of a setting, of at most 11 columns.
    fn setting_name(&self, setting: Setting) -> &'static str;

    /// What a setting is for, in one line.
    fn setting_help(&self, setting: Setting) -> &'static str;

    /// What a colour of a theme is for.
    fn theme_color(&self, color: ThemeColor) -> &'static str;

    /// What is wrong with a file of settings, and where.
    fn trouble(&self, trouble: &Trouble) -> String;

    /// The title over what is wrong with the file at a place.
    fn troubles_title(&self, path: &str) -> String;

    /// What a file of settings begins with, as the text of a comment.
    fn settings_head(&self) -> &'static str;

    /// What an example of a file begins with, line by line.
    fn example_head(&self) -> &'static [&'static str];

    /// What the target times of practice are for, line by line.
    fn example_targets(&self) -> &'static [&'static str];

    /// How a theme of one's own is made, line by line.
    fn example_themes(&self) -> &'static [&'static str];

    /// The values of a setting, as a part of a comment.
    fn one_of(&self, values: &[&str]) -> String;

    /// That a value counts for this run only, because it is not what the file says.
    fn this_run(&self) -> &'static str;

    /// The keys of the settings screen.
    fn settings_keys(&self) -> &'static str;

    /// The buttons that save and leave.
    fn settings_buttons(&self) -> [&'static str; 2];

    /// That settings were saved, and where.
    fn settings_saved(&self, path: &str) -> String;

    /// That nothing was changed that could be saved.
    fn nothing_to_save(&self) -> &'static str;

    /// That the settings cannot be saved because the file is no TOML.
    fn not_saved(&self, path: &str, trouble: &Trouble) -> String;

    /// That a file of settings is as it should be.
    fn no_troubles(&self, path: &str) -> String;

    /// That there is no file of settings yet.
    fn no_settings_file(&self, path: &str) -> String;

    /// That no theme has this name, and which there are.
    fn no_theme(&self, name: &str, themes: &[&str]) -> String;
}
