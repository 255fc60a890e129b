//! English sentences about settings.

use super::{English, list, quoted};
use crate::wording::{
    ClockWords, LowContrast, Setting, SettingsFault, SettingsWords, ThemeColor, Trouble, Wanted,
};

impl SettingsWords for English {
    fn settings_title(&self) -> &'static str {
        "Settings"
    }

    fn setting_name(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Theme => "Theme",
            Setting::Pieces => "Pieces",
            Setting::View => "View",
            Setting::Coordinates => "Coordinates",
            Setting::Blindfold => "Blindfold",
            Setting::Notation => "Notation",
            Setting::Letters => "Letters",
            Setting::Strict => "Strict",
            Setting::Input => "Input",
            Setting::ConfirmMoves => "Confirm",
            Setting::Mouse => "Mouse",
            Setting::Bell => "Bell",
            Setting::Color => "Colours",
            Setting::TextForm => "Text pawns",
            Setting::Ambiguous => "Ambiguous",
            Setting::Language => "Language",
            Setting::Tenths => "Tenths",
            Setting::ClkTenths => "PGN tenths",
            Setting::White => "White",
            Setting::Black => "Black",
            Setting::Clock => "Clock",
            Setting::Profile => "Profile",
        }
    }

    fn setting_help(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Theme => "The colours of board and panels.",
            Setting::Pieces => "Pieces drawn large, as chess symbols, or as letters.",
            Setting::View => "Who is at the bottom: a side, the mover, or face to face.",
            Setting::Coordinates => "Where the letters and numbers of the squares stand.",
            Setting::Blindfold => "What is hidden: nothing, the pieces, or the board.",
            Setting::Notation => "The form in which moves are written.",
            Setting::Letters => "The language of the piece letters, read and written.",
            Setting::Strict => "Moves count only if written as this standard asks.",
            Setting::Input => "Moves made in any way, or only typed.",
            Setting::ConfirmMoves => "A move is confirmed by a second Enter.",
            Setting::Mouse => "The mouse moves pieces; off, it selects text.",
            Setting::Bell => "The bell rings when time is short.",
            Setting::Color => "How many colours are used.",
            Setting::TextForm => "Keeps pawns from becoming emoji; off if they show a box.",
            Setting::Ambiguous => "How wide the terminal draws ambiguous characters.",
            Setting::Language => "The language of the program; auto: as the system has it.",
            Setting::Tenths => "With how many seconds left tenths are shown.",
            Setting::ClkTenths => "Saved games have the clock to a tenth of a second.",
            Setting::White => "The player with the white pieces in new games.",
            Setting::Black => "The player with the black pieces in new games.",
            Setting::Clock => "The time control of new games, such as 5+3.",
            Setting::Profile => "The regulations of new games.",
        }
    }

    fn theme_color(&self, color: ThemeColor) -> &'static str {
        match color {
            ThemeColor::Light => "light squares",
            ThemeColor::Dark => "dark squares",
            ThemeColor::White => "white pieces",
            ThemeColor::WhiteInk => "lines of white pieces",
            ThemeColor::Black => "black pieces",
            ThemeColor::BlackInk => "lines of black pieces",
            ThemeColor::LastMove => "the last move",
            ThemeColor::Selected => "the chosen square",
            ThemeColor::Target => "squares it can go to",
            ThemeColor::Check => "a king in check",
            ThemeColor::Cursor => "the cursor",
            ThemeColor::Candidate => "squares a half-typed move may mean",
            ThemeColor::Panel => "what is behind text",
            ThemeColor::Text => "plain text",
            ThemeColor::Dim => "text that stands back",
            ThemeColor::Accent => "text that stands out",
            ThemeColor::Warning => "refusals and little time",
        }
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        format!("Line {}: {}", trouble.line, fault(&trouble.fault))
    }

    fn troubles_title(&self, path: &str) -> String {
        format!("In {path} some settings are not understood; the rest is used.")
    }

    fn settings_head(&self) -> &'static str {
        "Settings of Tabiya; \"tabiya settings --example\" explains them all."
    }

    fn example_head(&self) -> &'static [&'static str] {
        &[
            "Settings of Tabiya. \"tabiya settings --path\" tells where this file belongs.",
            "Each line shows what counts without it. Take away the # and change the value.",
            "Options of the command line go before what stands here, for that run only.",
        ]
    }

    fn example_targets(&self) -> &'static [&'static str] {
        &[
            "How many seconds an answer may take for a skill of practice to count as learnt.",
            "`tabiya practice --skill help` tells what the skills are.",
        ]
    }

    fn example_themes(&self) -> &'static [&'static str] {
        &[
            "A theme of your own, under any name: colours put over those of a built-in theme.",
            "Pieces and squares should differ by a contrast of 3 to 1. Where white pieces do not",
            "stand out from light squares they are drawn as outlines in the colour white-ink.",
            "A theme for terminals with dark text on light ground has paper = true.",
        ]
    }

    fn one_of(&self, values: &[&str]) -> String {
        format!("One of: {}.", values.join(" "))
    }

    fn this_run(&self) -> &'static str {
        "This run only; Space marks it to be saved."
    }

    fn settings_keys(&self) -> &'static str {
        "Left Right change; * is saved"
    }

    fn settings_buttons(&self) -> [&'static str; 2] {
        ["s save", "Esc leave"]
    }

    fn settings_saved(&self, path: &str) -> String {
        format!("Saved in {path}.")
    }

    fn nothing_to_save(&self) -> &'static str {
        "Nothing to save: change a setting, or mark one with Space."
    }

    fn not_saved(&self, path: &str, trouble: &Trouble) -> String {
        format!(
            "Nothing is saved, for {path} cannot be read. {}",
            self.trouble(trouble)
        )
    }

    fn no_troubles(&self, path: &str) -> String {
        format!("{path}: all settings are understood.")
    }

    fn no_settings_file(&self, path: &str) -> String {
        format!("{path}: there is no such file, so nothing is set.")
    }

    fn no_theme(&self, name: &str, themes: &[&str]) -> String {
        format!(
            "There is no theme {}. {}",
            quoted(name),
            self.one_of(themes)
        )
    }
}

fn fault(fault: &SettingsFault) -> String {
    match fault {
        SettingsFault::Syntax(words) => format!("not TOML: {words}."),
        SettingsFault::UnknownKey { key, near } => {
            let near = near.map_or_else(String::new, |near| format!(" Is it {near}?"));
            format!("there is no setting {}.{near}", quoted(key))
        }
        SettingsFault::WrongKind { key, wanted } => {
            format!("{} has to be {}.", quoted(key), kind(*wanted))
        }
        SettingsFault::UnknownValue {
            key,
            value,
            choices,
        } => {
            let choices = list(choices.iter().cloned());
            format!(
                "{} cannot be {}. There are {choices}.",
                quoted(key),
                quoted(value)
            )
        }
        SettingsFault::Clock { spec, error } => {
            let why = English.spec_error(*error, spec);
            format!("{} is no time control. {why}", quoted(spec))
        }
        SettingsFault::ThemeName(name) => {
            format!(
                "a theme cannot be called {}; take another name.",
                quoted(name)
            )
        }
        SettingsFault::LowContrast(LowContrast {
            theme,
            front,
            back,
            ratio,
        }) => format!(
            "in the theme {} {} and {} are hard to tell apart ({ratio:.1} to 1; 3 will do).",
            quoted(theme),
            English.theme_color(*front),
            English.theme_color(*back)
        ),
    }
}

const fn kind(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Text => "text in quotation marks",
        Wanted::Switch => "true or false",
        Wanted::Color => "a colour such as \"#80573a\"",
        Wanted::Seconds => "seconds, more than 0 and at most 60, such as 2.5",
        Wanted::Table => "a table of its own, such as [themes.sea]",
    }
}
