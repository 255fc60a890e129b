//! Themes that players write in their settings: made schemes, and looked at for contrast.

use super::{BUILT_IN, Colors, READABLE, Rgb, Scheme, Sides};
use crate::app::settings::{Known, ThemeKey, UserTheme};
use crate::wording::{LowContrast, ThemeColor};

/// The names of the built-in themes.
pub static NAMES: [&str; BUILT_IN.len()] = names();

/// What the reader of settings has to know of themes.
pub const KNOWN: Known<'static> = Known {
    themes: &NAMES,
    weak: weak_spots,
};

/// A player's theme as a scheme: its own colours over those of its base.
pub fn scheme(theme: &UserTheme) -> Scheme {
    let base = BUILT_IN.iter().find(|scheme| scheme.name == theme.base);
    let mut scheme = base.unwrap_or(&BUILT_IN[0]).clone();
    for &(color, [red, green, blue]) in &theme.colors {
        *slot(&mut scheme.colors, color) = Rgb(red, green, blue);
        if is_ground(color) {
            scheme.indexed = None;
        }
    }
    scheme.name = theme.name.clone().into();
    scheme.paper = theme.paper.unwrap_or(scheme.paper);
    scheme
}

/// Whether the grounds of squares are made of a colour, which 256 colours then have to follow.
const fn is_ground(color: ThemeColor) -> bool {
    matches!(
        color,
        ThemeColor::Light
            | ThemeColor::Dark
            | ThemeColor::LastMove
            | ThemeColor::Selected
            | ThemeColor::Check
    )
}

/// The colours of a player's theme that can hardly be told apart.
pub fn weak_spots(theme: &UserTheme) -> Vec<LowContrast> {
    let scheme = scheme(theme);
    let mut colors = scheme.colors;
    let mut of = |color| *slot(&mut colors, color);
    let mut weak = Vec::new();
    for (front, back) in pairs(Sides::of(&scheme.colors)) {
        let ratio = of(front).contrast(of(back));
        if ratio < READABLE {
            weak.push(LowContrast {
                theme: theme.name.clone(),
                front,
                back,
                ratio,
            });
        }
    }
    weak
}

/// A theme to be shown as an example: a built-in one under another name.
pub fn sample() -> UserTheme {
    let base = &BUILT_IN[0];
    let mut colors = base.colors;
    let color = |key| match key {
        ThemeKey::Color(color) => {
            let Rgb(red, green, blue) = *slot(&mut colors, color);
            Some((color, [red, green, blue]))
        }
        _ => None,
    };
    UserTheme {
        name: "mine".to_owned(),
        base: base.name.to_string(),
        paper: Some(base.paper),
        colors: ThemeKey::ALL
            .map(|(_, key)| key)
            .into_iter()
            .filter_map(color)
            .collect(),
    }
}

/// What is in front of what.
fn pairs(sides: Sides) -> impl Iterator<Item = (ThemeColor, ThemeColor)> {
    let white = match sides {
        Sides::Color => ThemeColor::White,
        Sides::Shape => ThemeColor::WhiteInk,
    };
    let on = |back, fronts: [ThemeColor; 4]| fronts.map(|front| (front, back));
    let text = [
        ThemeColor::Text,
        ThemeColor::Dim,
        ThemeColor::Accent,
        ThemeColor::Warning,
    ];
    let squares = [ThemeColor::Light, ThemeColor::Dark];
    let men = [white, ThemeColor::Black];
    let on_squares = squares
        .into_iter()
        .flat_map(move |back| men.map(|front| (front, back)));
    on_squares.chain(on(ThemeColor::Panel, text))
}

/// Where a colour is kept.
const fn slot<C>(colors: &mut Colors<C>, color: ThemeColor) -> &mut C {
    match color {
        ThemeColor::Light => &mut colors.light,
        ThemeColor::Dark => &mut colors.dark,
        ThemeColor::White => &mut colors.white,
        ThemeColor::WhiteInk => &mut colors.white_ink,
        ThemeColor::Black => &mut colors.black,
        ThemeColor::BlackInk => &mut colors.black_ink,
        ThemeColor::LastMove => &mut colors.last_move,
        ThemeColor::Selected => &mut colors.selected,
        ThemeColor::Target => &mut colors.target,
        ThemeColor::Check => &mut colors.check,
        ThemeColor::Cursor => &mut colors.cursor,
        ThemeColor::Candidate => &mut colors.candidate,
        ThemeColor::Panel => &mut colors.panel,
        ThemeColor::Text => &mut colors.text,
        ThemeColor::Dim => &mut colors.dim,
        ThemeColor::Accent => &mut colors.accent,
        ThemeColor::Warning => &mut colors.warning,
    }
}

const fn names() -> [&'static str; BUILT_IN.len()] {
    let mut names = [""; BUILT_IN.len()];
    let mut index = 0;
    while index < names.len() {
        if let std::borrow::Cow::Borrowed(name) = BUILT_IN[index].name {
            names[index] = name;
        }
        index += 1;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::{NAMES, sample, scheme, weak_spots};
    use crate::app::settings::UserTheme;
    use crate::ui::theme::BUILT_IN;
    use crate::wording::ThemeColor;

    #[test]
    fn a_theme_without_colours_of_its_own_looks_like_its_base() {
        for (name, base) in NAMES.into_iter().zip(&BUILT_IN) {
            let theme = UserTheme {
                name: "mine".to_owned(),
                base: name.to_owned(),
                ..UserTheme::default()
            };
            let mut scheme = scheme(&theme);
            assert_eq!(weak_spots(&theme), [], "{name}");
            scheme.name = base.name.clone();
            assert_eq!(scheme, *base);
        }
    }

    #[test]
    fn the_sample_shows_every_colour_of_the_first_theme() {
        assert_eq!(sample().colors.len(), 17);
        assert_eq!(scheme(&sample()).colors, BUILT_IN[0].colors);
        assert_eq!(weak_spots(&sample()), []);
    }

    #[test]
    fn colours_that_are_hard_to_tell_apart_are_named() {
        let theme = UserTheme {
            name: "pale".to_owned(),
            colors: vec![(ThemeColor::Light, [0xf0, 0xf0, 0xf0])],
            ..UserTheme::default()
        };
        let weak = weak_spots(&theme);
        let [spot] = &weak[..] else {
            panic!("{weak:?}");
        };
        // On such a ground white pieces are told by their outline, which is lost on the dark squares.
        assert_eq!(
            (spot.front, spot.back),
            (ThemeColor::WhiteInk, ThemeColor::Dark)
        );
        assert!(spot.ratio < 3.0);
    }
}
