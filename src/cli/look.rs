//! The options that say how the game looks and how moves are written.

use clap::{Args, ValueEnum};

use crate::app::{Blindfold, Coordinates, Pieces, Preferences, Spelling, View};
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::notation::style::Style;
use crate::rules::Color;
use crate::terminal::{self, ColorChoice, ColorEnvironment};
use crate::ui::Look;
use crate::ui::pieces::PieceSet;
use crate::ui::theme::{self, BUILT_IN, Theme};

/// How the game looks and how moves are written.
#[derive(Debug, Args)]
pub(super) struct LookArguments {
    /// How many colours are used
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    color: ColorChoice,
    /// The colours of board and pieces, by name
    #[arg(long, value_name = "NAME")]
    theme: Option<String>,
    /// How the pieces are shown
    #[arg(long, value_enum, value_name = "SET")]
    pieces: Option<PiecesWord>,
    /// From where the board is seen
    #[arg(long, value_enum, value_name = "VIEW")]
    view: Option<ViewWord>,
    /// Where the coordinates stand
    #[arg(long, value_enum, value_name = "WHERE")]
    coordinates: Option<CoordinatesWord>,
    /// What is hidden, for playing blindfold
    #[arg(long, value_enum, value_name = "WHAT")]
    blindfold: Option<BlindfoldWord>,
    /// How moves are written: san fide long figurine uci iccf, or a language
    #[arg(long, value_name = "STYLE")]
    notation: Option<Style>,
    /// The letters for the men, read and written: en de fr es it pt nl pl ru zh-Hans zh-Hant
    #[arg(long, value_name = "SET")]
    letters: Option<Letters>,
    /// A move counts only if it is written as this standard asks: pgn or fide
    #[arg(long, value_name = "STANDARD")]
    strict: Option<Standard>,
    /// How moves are made: in any way, or only typed
    #[arg(long, value_enum, value_name = "HOW")]
    input: Option<InputWord>,
    /// Leave the mouse to the terminal
    #[arg(long)]
    no_mouse: bool,
    /// A move is confirmed by a second Enter
    #[arg(long)]
    confirm_moves: bool,
    /// Ring the bell when time is short
    #[arg(long)]
    bell: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum PiecesWord {
    Drawn,
    Unicode,
    Letters,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ViewWord {
    White,
    Black,
    Mover,
    Face,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum CoordinatesWord {
    Outside,
    Inside,
    Hidden,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum BlindfoldWord {
    Off,
    Men,
    Board,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum InputWord {
    Any,
    Typed,
}

impl LookArguments {
    /// The preferences with what was asked for put over them.
    pub(super) fn over(&self, base: Preferences) -> Preferences {
        let style = self.notation.unwrap_or(base.spelling.style);
        Preferences {
            theme: self.theme.clone().unwrap_or(base.theme),
            pieces: self.pieces.map_or(base.pieces, |word| match word {
                PiecesWord::Drawn => Pieces::Drawn,
                PiecesWord::Unicode => Pieces::Unicode,
                PiecesWord::Letters => Pieces::Letters,
            }),
            view: self.view.map_or(base.view, |word| match word {
                ViewWord::White => View::Fixed(Color::White),
                ViewWord::Black => View::Fixed(Color::Black),
                ViewWord::Mover => View::Mover,
                ViewWord::Face => View::FaceToFace,
            }),
            coordinates: self
                .coordinates
                .map_or(base.coordinates, |word| match word {
                    CoordinatesWord::Outside => Coordinates::Outside,
                    CoordinatesWord::Inside => Coordinates::Inside,
                    CoordinatesWord::Hidden => Coordinates::Hidden,
                }),
            blindfold: self.blindfold.map_or(base.blindfold, |word| match word {
                BlindfoldWord::Off => Blindfold::Off,
                BlindfoldWord::Men => Blindfold::Men,
                BlindfoldWord::Board => Blindfold::Board,
            }),
            spelling: Spelling {
                style: Style {
                    letters: self.letters.unwrap_or(style.letters),
                    ..style
                },
                strict: self.strict.or(base.spelling.strict),
            },
            typed_only: self
                .input
                .map_or(base.typed_only, |word| matches!(word, InputWord::Typed)),
            mouse: base.mouse && !self.no_mouse,
            confirm_moves: base.confirm_moves || self.confirm_moves,
            bell: base.bell || self.bell,
            ..base
        }
    }

    /// How many colours there are.
    pub(super) fn depth(&self) -> theme::ColorDepth {
        let environment = ColorEnvironment::of_this_process();
        match terminal::color_depth(self.color, &environment) {
            terminal::ColorDepth::None => theme::ColorDepth::None,
            terminal::ColorDepth::Sixteen => theme::ColorDepth::Sixteen,
            terminal::ColorDepth::Indexed256 => theme::ColorDepth::Indexed256,
            terminal::ColorDepth::TrueColor => theme::ColorDepth::TrueColor,
        }
    }
}

/// How everything looks with these preferences and so many colours.
pub(super) fn look(preferences: &Preferences, depth: theme::ColorDepth) -> Look {
    let chosen = Theme::built_in(&preferences.theme, depth);
    Look {
        theme: chosen.unwrap_or_else(|| Theme::new(&BUILT_IN[0], depth)),
        pieces: match preferences.pieces {
            Pieces::Drawn => PieceSet::Drawn,
            Pieces::Unicode => PieceSet::Unicode,
            Pieces::Letters => PieceSet::Letters,
        },
        text_form: preferences.text_form,
        wide: preferences.wide,
        ..Look::default()
    }
}

/// The names of the themes that come with the program.
pub(super) fn theme_names() -> impl Iterator<Item = String> {
    BUILT_IN.iter().map(|scheme| scheme.name.to_string())
}
