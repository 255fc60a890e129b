//! The options that say how the game looks and how moves are written: the settings, for one run.

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::language;
use crate::app::settings::UserTheme;
use crate::app::settings::table::{self, Setting};
use crate::app::{ColorUse, Pieces, Preferences};
use crate::notation::letters::Letters;
use crate::terminal::{self, Characters, ColorChoice, ColorEnvironment};
use crate::ui::pieces::PieceSet;
use crate::ui::theme::{self, BUILT_IN, Scheme, Theme, user};
use crate::ui::{Blocks, Look, Repertoire};

/// How the game looks and how moves are written.
#[derive(Clone, Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each flag of the command line is one"
)]
pub(super) struct LookArguments {
    /// How many colours are used
    #[arg(long, value_name = "WHEN", value_parser = words(Setting::Color))]
    color: Option<String>,
    /// The colours of board and pieces, by name
    #[arg(long, value_name = "NAME")]
    theme: Option<String>,
    /// How the pieces are shown
    #[arg(long, value_name = "SET", value_parser = words(Setting::Pieces))]
    pieces: Option<String>,
    /// From where the board is seen
    #[arg(long, value_name = "VIEW", value_parser = words(Setting::View))]
    view: Option<String>,
    /// Where the coordinates stand
    #[arg(long, value_name = "WHERE", value_parser = words(Setting::Coordinates))]
    coordinates: Option<String>,
    /// What is hidden, for playing blindfold
    #[arg(long, value_name = "WHAT", value_parser = words(Setting::Blindfold))]
    blindfold: Option<String>,
    /// How moves are written: san fide long figurine uci iccf, or a language
    #[arg(long, value_name = "STYLE", value_parser = notation)]
    notation: Option<String>,
    /// The letters for the men, read and written: en de fr es it pt nl pl ru zh-Hans zh-Hant
    #[arg(long, value_name = "SET")]
    letters: Option<Letters>,
    /// A move counts only if it is written as this standard asks
    #[arg(long, value_name = "STANDARD", value_parser = words(Setting::Strict))]
    strict: Option<String>,
    /// How moves are made: in any way, or only typed
    #[arg(long, value_name = "HOW", value_parser = words(Setting::Input))]
    input: Option<String>,
    /// Let the mouse move pieces
    #[arg(long, overrides_with = "no_mouse")]
    mouse: bool,
    /// Leave the mouse to the terminal
    #[arg(long, overrides_with = "mouse")]
    no_mouse: bool,
    /// A move is confirmed by a second Enter
    #[arg(long, overrides_with = "no_confirm_moves")]
    confirm_moves: bool,
    /// A move counts with the first Enter
    #[arg(long, overrides_with = "confirm_moves")]
    no_confirm_moves: bool,
    /// Ring the bell when time is short
    #[arg(long, overrides_with = "no_bell")]
    bell: bool,
    /// Ring no bell
    #[arg(long, overrides_with = "bell")]
    no_bell: bool,
    /// With how many seconds left the clocks show tenths: 20, 10 or never
    #[arg(long, value_name = "SECONDS", value_parser = words(Setting::Tenths))]
    tenths: Option<String>,
    /// Save games with the clock to a tenth of a second
    #[arg(long, overrides_with = "no_clk_tenths")]
    clk_tenths: bool,
    /// Save games with whole seconds
    #[arg(long, overrides_with = "clk_tenths")]
    no_clk_tenths: bool,
    /// Tell the terminal that the solid pawn is text and no emoji
    #[arg(long, overrides_with = "no_text_form")]
    text_form: bool,
    /// Do not, where it shows a box after the pawn
    #[arg(long, overrides_with = "text_form")]
    no_text_form: bool,
    /// How wide the terminal draws characters of ambiguous width
    #[arg(long, value_name = "WIDTH", value_parser = words(Setting::Ambiguous))]
    ambiguous: Option<String>,
}

/// The words for the values of a setting.
fn words(setting: Setting) -> PossibleValuesParser {
    PossibleValuesParser::new(table::of(setting).values())
}

fn notation(word: &str) -> Result<String, String> {
    let mut preferences = Preferences::default();
    match preferences.set(Setting::Notation, word) {
        Ok(()) => Ok(word.to_owned()),
        Err(_) => Err("a style is san, fide, long, figurine, uci, iccf, or a language".to_owned()),
    }
}

/// The word of a switch, if it was set.
fn switch(on: bool, off: bool) -> Option<&'static str> {
    match (on, off) {
        (true, _) => Some("on"),
        (_, true) => Some("off"),
        _ => None,
    }
}

impl LookArguments {
    /// The settings that were given, in the order of the table.
    fn given(&self) -> impl Iterator<Item = (Setting, &str)> {
        let letters = self.letters.map(Letters::code);
        [
            (Setting::Theme, self.theme.as_deref()),
            (Setting::Pieces, self.pieces.as_deref()),
            (Setting::View, self.view.as_deref()),
            (Setting::Coordinates, self.coordinates.as_deref()),
            (Setting::Blindfold, self.blindfold.as_deref()),
            (Setting::Notation, self.notation.as_deref()),
            (Setting::Letters, letters),
            (Setting::Strict, self.strict.as_deref()),
            (Setting::Input, self.input.as_deref()),
            (
                Setting::ConfirmMoves,
                switch(self.confirm_moves, self.no_confirm_moves),
            ),
            (Setting::Mouse, switch(self.mouse, self.no_mouse)),
            (Setting::Bell, switch(self.bell, self.no_bell)),
            (Setting::Tenths, self.tenths.as_deref()),
            (
                Setting::ClkTenths,
                switch(self.clk_tenths, self.no_clk_tenths),
            ),
            (Setting::Color, self.color.as_deref()),
            (Setting::TextForm, switch(self.text_form, self.no_text_form)),
            (Setting::Ambiguous, self.ambiguous.as_deref()),
        ]
        .into_iter()
        .filter_map(|(setting, word)| Some((setting, word?)))
    }

    /// The preferences with what was asked for put over them.
    pub(super) fn over(&self, base: &Preferences) -> Preferences {
        let mut preferences = base.clone();
        for (setting, word) in self.given() {
            let set = preferences.set(setting, word);
            debug_assert_eq!(
                set,
                Ok(()),
                "the parser of arguments lets only such words pass"
            );
        }
        if let Some(language) = language::asked() {
            preferences.language = Some(language);
        }
        preferences
    }
}

/// How many colours there are.
pub(super) fn depth(color: ColorUse) -> theme::ColorDepth {
    let choice = match color {
        ColorUse::Auto => ColorChoice::Auto,
        ColorUse::Always => ColorChoice::Always,
        ColorUse::Never => ColorChoice::Never,
        ColorUse::Sixteen => ColorChoice::Sixteen,
        ColorUse::Indexed256 => ColorChoice::Indexed256,
        ColorUse::TrueColor => ColorChoice::TrueColor,
    };
    match terminal::color_depth(choice, &ColorEnvironment::of_this_process()) {
        terminal::ColorDepth::None => theme::ColorDepth::None,
        terminal::ColorDepth::Sixteen => theme::ColorDepth::Sixteen,
        terminal::ColorDepth::Indexed256 => theme::ColorDepth::Indexed256,
        terminal::ColorDepth::TrueColor => theme::ColorDepth::TrueColor,
    }
}

/// All themes: those that come with the program, then the player's own.
pub(super) fn schemes(own: &[UserTheme]) -> Vec<Scheme> {
    let built_in = BUILT_IN.iter().cloned();
    built_in.chain(own.iter().map(user::scheme)).collect()
}

/// How everything looks with these preferences.
pub(super) fn look(preferences: &Preferences, schemes: &[Scheme]) -> Look {
    let chosen = schemes
        .iter()
        .find(|scheme| scheme.name == preferences.theme);
    let environment = ColorEnvironment::of_this_process();
    let theme = Theme::new(chosen.unwrap_or(&BUILT_IN[0]), depth(preferences.color));
    let repertoire = match environment.characters() {
        Characters::Ascii => Repertoire::Ascii,
        Characters::Console => Repertoire::Console,
        Characters::Unicode => Repertoire::Unicode,
    };
    Look {
        theme: if environment.has_light_ground() {
            theme.on_light_ground()
        } else {
            theme
        },
        pieces: match preferences.pieces {
            Pieces::Drawn if repertoire == Repertoire::Unicode => PieceSet::Drawn,
            Pieces::Drawn => PieceSet::DrawnOrLetters,
            Pieces::Unicode => PieceSet::Unicode,
            Pieces::Letters => PieceSet::Letters,
        },
        blocks: if repertoire == Repertoire::Unicode {
            Blocks::Quadrants
        } else {
            Blocks::Halves
        },
        repertoire,
        text_form: preferences.text_form,
        wide: preferences.wide,
        ..Look::default()
    }
}
