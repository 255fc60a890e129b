//! What the players chose about the screen and the keyboard, and how new games begin; it
//! outlives a game.

use super::understand::Spelling;
use crate::game::{Players, Profile, TimeControl};
use crate::practice::Targets;
use crate::rules::Color;
use crate::wording::Language;

/// From where the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// This side is at the bottom, whoever moves.
    Fixed(Color),
    /// The side to move is at the bottom.
    Mover,
    /// White is at the bottom, and each side's men stand towards their owner.
    FaceToFace,
}

/// Where the letters of the files and the numbers of the ranks stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Beside the board.
    #[default]
    Outside,
    /// In the squares at the edge.
    Inside,
    /// Nowhere.
    Hidden,
}

/// How the men are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// As pictures where the squares are large enough.
    #[default]
    Drawn,
    /// As the chess symbols of Unicode.
    Unicode,
    /// As letters, capital for White.
    Letters,
}

/// How much of the board is hidden, for playing blindfold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Blindfold {
    /// Nothing.
    #[default]
    Off,
    /// The men.
    Men,
    /// The whole board.
    Board,
}

/// How many colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColorUse {
    /// As many as the terminal seems to have.
    #[default]
    Auto,
    /// Colours even where the environment is against them.
    Always,
    /// None.
    Never,
    /// The 16 of the terminal's own palette.
    Sixteen,
    /// The palette of 256.
    Indexed256,
    /// 24-bit colours.
    TrueColor,
}

/// What the players chose about the screen and the keyboard, and how new games begin.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch that a player can set by itself"
)]
pub struct Preferences {
    /// From where the board is seen.
    pub view: View,
    /// Whether the mouse moves men.
    pub mouse: bool,
    /// How moves are read and written.
    pub spelling: Spelling,
    /// Whether moves must be typed: neither cursor nor mouse move men.
    pub typed_only: bool,
    /// Where the coordinates stand.
    pub coordinates: Coordinates,
    /// How the men are shown.
    pub pieces: Pieces,
    /// The name of the theme; empty for the first there is.
    pub theme: String,
    /// How many colours are used.
    pub color: ColorUse,
    /// How much of the board is hidden.
    pub blindfold: Blindfold,
    /// Whether a move must be confirmed by a second Enter.
    pub confirm_moves: bool,
    /// Whether the bell rings when time is short.
    pub bell: bool,
    /// Under how many milliseconds clocks show tenths of a second; 0 for never.
    pub tenths_below: u64,
    /// Whether saved games have the clock to a tenth of a second.
    pub clk_tenths: bool,
    /// Whether the solid pawn is told to be text and no emoji.
    pub text_form: bool,
    /// Whether the terminal draws characters of ambiguous width two columns wide.
    pub wide: bool,
    /// The language of the program; without one that of the system.
    pub language: Option<Language>,
    /// Who plays new games, where nothing else is said.
    pub players: Players,
    /// The time control of new games.
    pub clock: TimeControl,
    /// The regulations of new games.
    pub profile: Profile,
    /// How quick answers must be for a skill to count as learnt.
    pub targets: Targets,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            view: View::Fixed(Color::White),
            mouse: true,
            spelling: Spelling::default(),
            typed_only: false,
            coordinates: Coordinates::default(),
            pieces: Pieces::default(),
            theme: String::new(),
            color: ColorUse::default(),
            blindfold: Blindfold::default(),
            confirm_moves: false,
            bell: false,
            tenths_below: 20_000,
            clk_tenths: false,
            text_form: true,
            wide: false,
            language: None,
            players: Players::default(),
            clock: TimeControl::None,
            profile: Profile::default(),
            targets: Targets::default(),
        }
    }
}
