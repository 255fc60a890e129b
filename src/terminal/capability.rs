//! How many colours may be used: decided from the command line and the environment alone.

use std::env;

use clap::ValueEnum;

/// How many colours a terminal is taken to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColorDepth {
    /// No colour at all; bold and reverse video remain.
    None,
    /// The sixteen named colours, which look different in every terminal.
    Sixteen,
    /// The fixed palette of 256 colours.
    Indexed256,
    /// Red, green and blue with eight bits each.
    TrueColor,
}

/// Which characters a terminal is taken to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Characters {
    /// ASCII and no more: the old DEC terminals.
    Ascii,
    /// A few hundred, half blocks among them: the console of Linux.
    Console,
    /// Those of Unicode.
    Unicode,
}

/// What the player asked for with `--color`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// As the environment says.
    #[default]
    Auto,
    /// Colour even if the environment is against it.
    Always,
    /// No colour.
    Never,
    /// The sixteen named colours.
    #[value(name = "16")]
    Sixteen,
    /// The palette of 256 colours.
    #[value(name = "256")]
    Indexed256,
    /// Red, green and blue.
    #[value(name = "truecolor")]
    TrueColor,
}

/// The environment variables that speak of colour, as they are set or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColorEnvironment {
    /// `NO_COLOR`: set to anything but nothing, it forbids colour (no-color.org).
    pub no_color: Option<String>,
    /// `CLICOLOR_FORCE`: set to anything but nothing or 0, it demands colour.
    pub clicolor_force: Option<String>,
    /// `COLORTERM`: `truecolor` or `24bit` where the terminal can do that.
    pub colorterm: Option<String>,
    /// `TERM`: the kind of terminal.
    pub term: Option<String>,
    /// `COLORFGBG`: the numbers of the colours of text and ground, where the terminal tells them.
    pub colorfgbg: Option<String>,
}

impl ColorEnvironment {
    /// The variables of this process; what is not Unicode counts as not set.
    ///
    /// Windows sets no `TERM`, and its consoles have shown all colours since 2016.
    pub fn of_this_process() -> ColorEnvironment {
        let read = |name| env::var(name).ok();
        let mut environment = ColorEnvironment {
            no_color: read("NO_COLOR"),
            clicolor_force: read("CLICOLOR_FORCE"),
            colorterm: read("COLORTERM"),
            term: read("TERM"),
            colorfgbg: read("COLORFGBG"),
        };
        if cfg!(windows) && environment.term.is_none() {
            environment.term = Some("windows-direct".to_owned());
        }
        environment
    }

    /// Which characters the terminal has, by its name.
    pub fn characters(&self) -> Characters {
        let term = self.term.as_deref().unwrap_or_default();
        if term.starts_with("vt") {
            Characters::Ascii
        } else if term == "linux" || term.starts_with("linux-") {
            Characters::Console
        } else {
            Characters::Unicode
        }
    }

    /// Whether the terminal says that its own ground is light: white, or the light grey before it.
    pub fn has_light_ground(&self) -> bool {
        let colors = self.colorfgbg.as_deref().unwrap_or_default();
        let ground = colors.rsplit(';').next().unwrap_or_default();
        matches!(ground, "7" | "15")
    }

    fn forbids_color(&self) -> bool {
        self.no_color
            .as_deref()
            .is_some_and(|value| !value.is_empty())
    }

    fn demands_color(&self) -> bool {
        self.clicolor_force
            .as_deref()
            .is_some_and(|value| !value.is_empty() && value != "0")
    }

    /// What the terminal can do, whether colour is wanted or not.
    fn ability(&self) -> ColorDepth {
        let term = self.term.as_deref().unwrap_or_default();
        let direct = matches!(self.colorterm.as_deref(), Some("truecolor" | "24bit"));
        if term == "dumb" || term.is_empty() {
            ColorDepth::None
        } else if direct || is_direct(term) {
            ColorDepth::TrueColor
        } else if term.contains("256color") {
            ColorDepth::Indexed256
        } else if is_monochrome(term) {
            ColorDepth::None
        } else {
            ColorDepth::Sixteen
        }
    }
}

/// Terminals known to show 24-bit colour, which do not always say so in `COLORTERM`
/// (it does not travel over ssh).
fn is_direct(term: &str) -> bool {
    term.ends_with("-direct")
        || matches!(
            term,
            "xterm-kitty" | "xterm-ghostty" | "alacritty" | "foot" | "wezterm" | "contour"
        )
}

/// Terminals without colour: the old DEC ones, and what calls itself monochrome.
fn is_monochrome(term: &str) -> bool {
    term.starts_with("vt") || term.ends_with("-m") || term.ends_with("-mono")
}

/// The colours to use, from what was asked for and what the environment says.
///
/// `--color` prevails over the environment, `NO_COLOR` over `CLICOLOR_FORCE`
/// (bixense.com/clicolors), and that over the terminal's name.
pub fn color_depth(choice: ColorChoice, environment: &ColorEnvironment) -> ColorDepth {
    let at_least_sixteen = || environment.ability().max(ColorDepth::Sixteen);
    match choice {
        ColorChoice::Never => ColorDepth::None,
        ColorChoice::Sixteen => ColorDepth::Sixteen,
        ColorChoice::Indexed256 => ColorDepth::Indexed256,
        ColorChoice::TrueColor => ColorDepth::TrueColor,
        ColorChoice::Always => at_least_sixteen(),
        ColorChoice::Auto if environment.forbids_color() => ColorDepth::None,
        ColorChoice::Auto if environment.demands_color() => at_least_sixteen(),
        ColorChoice::Auto => environment.ability(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_terminal_may_say_that_its_ground_is_light() {
        for (set, light) in [
            ("COLORFGBG=0;15", true),
            ("COLORFGBG=0;default;7", true),
            ("COLORFGBG=15;0", false),
            ("COLORFGBG=15;default", false),
            ("TERM=xterm", false),
        ] {
            assert_eq!(environment(set).has_light_ground(), light, "{set}");
        }
    }

    use clap::ValueEnum;

    use super::{Characters, ColorChoice, ColorDepth, ColorEnvironment, color_depth};

    /// `A=1 B=2` as an environment.
    fn environment(text: &str) -> ColorEnvironment {
        let mut environment = ColorEnvironment::default();
        for (name, value) in text
            .split_whitespace()
            .filter_map(|word| word.split_once('='))
        {
            let value = Some(value.to_owned());
            match name {
                "COLORFGBG" => environment.colorfgbg = value,
                "NO_COLOR" => environment.no_color = value,
                "CLICOLOR_FORCE" => environment.clicolor_force = value,
                "COLORTERM" => environment.colorterm = value,
                "TERM" => environment.term = value,
                other => panic!("no such variable: {other}"),
            }
        }
        environment
    }

    #[test]
    fn old_terminals_and_consoles_have_few_characters() {
        for (term, characters) in [
            ("TERM=xterm-256color", Characters::Unicode),
            ("TERM=screen", Characters::Unicode),
            ("", Characters::Unicode),
            ("TERM=linux", Characters::Console),
            ("TERM=linux-16color", Characters::Console),
            ("TERM=vt100", Characters::Ascii),
            ("TERM=vt220", Characters::Ascii),
        ] {
            assert_eq!(environment(term).characters(), characters, "{term}");
        }
    }

    #[test]
    fn the_option_prevails_then_no_color_then_force_then_the_terminal() {
        let none = ColorDepth::None;
        let sixteen = ColorDepth::Sixteen;
        let palette = ColorDepth::Indexed256;
        let direct = ColorDepth::TrueColor;
        let cases = [
            // What the terminal says of itself.
            ("auto", "TERM=xterm", sixteen),
            ("auto", "TERM=linux", sixteen),
            ("auto", "TERM=screen", sixteen),
            ("auto", "TERM=xterm-256color", palette),
            ("auto", "TERM=tmux-256color", palette),
            ("auto", "TERM=xterm-256color COLORTERM=truecolor", direct),
            ("auto", "TERM=xterm COLORTERM=24bit", direct),
            ("auto", "TERM=xterm COLORTERM=yes", sixteen),
            ("auto", "TERM=xterm-kitty", direct),
            ("auto", "TERM=xterm-direct", direct),
            ("auto", "TERM=vt220", none),
            ("auto", "TERM=xterm-mono", none),
            ("auto", "TERM=dumb", none),
            ("auto", "TERM=dumb COLORTERM=truecolor", none),
            ("auto", "", none),
            // NO_COLOR counts when it is not empty, whatever it says.
            ("auto", "TERM=xterm-256color NO_COLOR=1", none),
            ("auto", "TERM=xterm-256color NO_COLOR=0", none),
            ("auto", "TERM=xterm-256color NO_COLOR=", palette),
            ("auto", "TERM=xterm CLICOLOR_FORCE=1 NO_COLOR=1", none),
            // CLICOLOR_FORCE gives colour where the name promises none.
            ("auto", "TERM=vt100 CLICOLOR_FORCE=1", sixteen),
            ("auto", "TERM=dumb CLICOLOR_FORCE=1", sixteen),
            ("auto", "TERM=dumb CLICOLOR_FORCE=0", none),
            ("auto", "TERM=dumb CLICOLOR_FORCE=", none),
            ("auto", "TERM=xterm-256color CLICOLOR_FORCE=1", palette),
            // The option prevails.
            ("always", "TERM=xterm-256color NO_COLOR=1", palette),
            ("always", "TERM=dumb NO_COLOR=1", sixteen),
            ("never", "TERM=xterm-kitty CLICOLOR_FORCE=1", none),
            ("16", "TERM=xterm-kitty", sixteen),
            ("256", "TERM=xterm NO_COLOR=1", palette),
            ("truecolor", "TERM=dumb", direct),
        ];
        for (option, variables, expected) in cases {
            let choice = ColorChoice::from_str(option, false).unwrap();
            let depth = color_depth(choice, &environment(variables));
            assert_eq!(depth, expected, "--color {option} with {variables:?}");
        }
    }
}
