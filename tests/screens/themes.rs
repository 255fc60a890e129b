//! Themes: everything can be read, in every depth of colour.

use std::collections::HashSet;

use ratatui::style::{Color, Modifier};
use tabiya::rules::Color as Side;
use tabiya::ui::theme::indexed::{color_of, nearest};
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Rgb, Scheme, Sides, Theme, Tint, rgb_of};

const TINTS: [Option<Tint>; 4] = [
    None,
    Some(Tint::Check),
    Some(Tint::Selected),
    Some(Tint::LastMove),
];

/// The depths in which it is known what a colour looks like.
const KNOWN: [ColorDepth; 2] = [ColorDepth::Indexed256, ColorDepth::TrueColor];

fn contrast(one: Color, other: Color) -> f64 {
    let rgb = |color| rgb_of(color).expect("a colour that is known");
    rgb(one).contrast(rgb(other))
}

fn themes(depths: &[ColorDepth]) -> impl Iterator<Item = (String, Theme)> {
    BUILT_IN.iter().flat_map(move |scheme| {
        let named = |depth: &ColorDepth| {
            (
                format!("{} {depth:?}", scheme.name),
                Theme::new(scheme, *depth),
            )
        };
        depths.iter().map(named).collect::<Vec<_>>()
    })
}

#[test]
fn the_contrast_is_that_of_the_web_guidelines() {
    let (black, white) = (Rgb(0, 0, 0), Rgb(255, 255, 255));
    assert!((black.contrast(white) - 21.0).abs() < 0.01);
    assert!((white.contrast(white) - 1.0).abs() < 0.01);
    for (ground, with_white, with_black) in [
        ("#a08a6c", 3.31, 6.35),
        ("#6b5640", 6.93, 3.03),
        ("#0072b2", 5.19, 4.05),
    ] {
        let ground: Rgb = ground.parse().unwrap();
        assert!(
            (ground.contrast(white) - with_white).abs() < 0.01,
            "{ground:?}"
        );
        assert!(
            (ground.contrast(black) - with_black).abs() < 0.01,
            "{ground:?}"
        );
    }
}

#[test]
fn pieces_are_read_on_every_square_marked_or_not() {
    for (name, theme) in themes(&KNOWN) {
        for light in [true, false] {
            for tint in TINTS {
                let ground = theme.square(light, tint);
                let white = match theme.sides() {
                    Sides::Color => theme.men(Side::White).fill,
                    Sides::Shape => theme.men(Side::White).ink,
                };
                for piece in [white, theme.men(Side::Black).fill] {
                    let ratio = contrast(ground, piece);
                    assert!(
                        ratio >= 3.0,
                        "{name}: {ratio:.2} for {piece:?} on {ground:?} ({tint:?})"
                    );
                }
            }
        }
    }
}

#[test]
fn light_and_dark_squares_are_told_apart() {
    for (name, theme) in themes(&KNOWN) {
        let ratio = contrast(theme.colors().light, theme.colors().dark);
        assert!(ratio >= 1.9, "{name}: {ratio:.2}");
    }
}

#[test]
fn marked_squares_have_a_ground_of_their_own_where_there_are_colours() {
    for (name, theme) in themes(&KNOWN).filter(|(name, _)| !name.starts_with("mono")) {
        for light in [true, false] {
            let grounds: HashSet<Color> = TINTS
                .into_iter()
                .map(|tint| theme.square(light, tint))
                .collect();
            assert_eq!(grounds.len(), TINTS.len(), "{name}: {grounds:?}");
        }
    }
}

#[test]
fn outlines_and_inner_lines_stand_out_from_the_bodies() {
    for (name, theme) in themes(&KNOWN) {
        for side in Side::ALL {
            let men = theme.men(side);
            assert!(contrast(men.fill, men.ink) >= 4.5, "{name}: {side:?}");
        }
    }
}

#[test]
fn text_of_the_panels_is_read() {
    for (name, theme) in themes(&KNOWN) {
        for (style, least) in [
            (theme.text(), 7.0),
            (theme.dim(), 4.5),
            (theme.accent(), 4.5),
            (theme.warning(), 4.5),
        ] {
            let ratio = contrast(style.fg.unwrap(), style.bg.unwrap());
            assert!(ratio >= least, "{name}: {ratio:.2} of {style:?}");
        }
    }
}

#[test]
fn signs_are_read_on_every_ground() {
    for (name, theme) in themes(&KNOWN) {
        let colors = theme.colors();
        for mark in [
            colors.last_move,
            colors.selected,
            colors.target,
            colors.check,
            colors.cursor,
            colors.candidate,
        ] {
            for (light, tint) in [true, false]
                .into_iter()
                .flat_map(|light| TINTS.map(|tint| (light, tint)))
            {
                let ground = theme.square(light, tint);
                assert!(
                    contrast(theme.sign(mark, ground), ground) >= 3.0,
                    "{name}: {mark:?} on {ground:?}"
                );
            }
        }
    }
}

/// Black, and the colours the squares use, as some terminals show them.
struct Palette {
    name: &'static str,
    black: &'static str,
    colors: [(u8, &'static str); 5],
}

#[rustfmt::skip]
const PALETTES: [Palette; 5] = [
    Palette { name: "xterm", black: "#000000", colors: [(2, "#00cd00"), (3, "#cdcd00"), (6, "#00cdcd"), (7, "#e5e5e5"), (15, "#ffffff")] },
    Palette { name: "VGA", black: "#000000", colors: [(2, "#00aa00"), (3, "#aa5500"), (6, "#00aaaa"), (7, "#aaaaaa"), (15, "#ffffff")] },
    Palette { name: "Campbell", black: "#0c0c0c", colors: [(2, "#13a10e"), (3, "#c19c00"), (6, "#3a96dd"), (7, "#cccccc"), (15, "#f2f2f2")] },
    Palette { name: "Solarized", black: "#073642", colors: [(2, "#859900"), (3, "#b58900"), (6, "#2aa198"), (7, "#eee8d5"), (15, "#fdf6e3")] },
    Palette { name: "Tango", black: "#2e3436", colors: [(2, "#4e9a06"), (3, "#c4a000"), (6, "#06989a"), (7, "#d3d7cf"), (15, "#eeeeec")] },
];

#[test]
fn with_16_colours_black_ink_is_read_whatever_the_palette() {
    for scheme in &BUILT_IN {
        assert_ne!(scheme.sixteen[0], scheme.sixteen[1], "{}", scheme.name);
        for square in scheme.sixteen {
            for palette in &PALETTES {
                let shown = palette.colors.iter().find(|(index, _)| *index == square);
                let ground: Rgb = shown.expect("a colour of the palettes").1.parse().unwrap();
                let ratio = ground.contrast(palette.black.parse().unwrap());
                assert!(
                    ratio >= 3.0,
                    "{} in {}: {ratio:.2}",
                    scheme.name,
                    palette.name
                );
            }
        }
    }
}

#[test]
fn a_theme_uses_no_colour_the_terminal_does_not_have() {
    for (name, theme) in themes(&ColorDepth::ALL) {
        let mut used = Vec::new();
        let _ = theme.colors().map(|color| used.push(color));
        for light in [true, false] {
            used.extend(TINTS.map(|tint| theme.square(light, tint)));
        }
        let fits = |color: &Color| match theme.depth() {
            ColorDepth::None => *color == Color::Reset,
            ColorDepth::Sixteen => matches!(color, Color::Reset | Color::Indexed(..16)),
            ColorDepth::Indexed256 => matches!(color, Color::Indexed(16..)),
            ColorDepth::TrueColor => matches!(color, Color::Rgb(..)),
        };
        assert!(used.iter().all(fits), "{name}: {used:?}");
    }
}

#[test]
fn with_few_colours_panels_keep_the_terminals_own_and_attributes_tell() {
    for (name, theme) in themes(&[ColorDepth::None, ColorDepth::Sixteen]) {
        for style in [theme.text(), theme.dim(), theme.accent(), theme.warning()] {
            assert_eq!(
                (style.fg, style.bg),
                (Some(Color::Reset), Some(Color::Reset)),
                "{name}"
            );
        }
        assert!(
            theme.accent().add_modifier.contains(Modifier::BOLD),
            "{name}"
        );
        assert!(
            theme.warning().add_modifier.contains(Modifier::BOLD),
            "{name}"
        );
    }
}

#[test]
fn themes_are_found_by_name() {
    let names: HashSet<&str> = BUILT_IN.iter().map(|scheme| scheme.name.as_ref()).collect();
    assert_eq!(names.len(), BUILT_IN.len());
    assert!(names.is_superset(&["walnut", "contrast", "safe", "paper", "mono"].into()));
    for name in names {
        assert!(Theme::built_in(name, ColorDepth::TrueColor).is_some());
    }
    assert!(Theme::built_in("chartreuse", ColorDepth::TrueColor).is_none());
}

#[test]
fn a_theme_of_ones_own_is_read_too_even_if_its_squares_are_too_light_for_white_pieces() {
    let mut scheme: Scheme = BUILT_IN[0].clone();
    scheme.colors.light = Rgb(0xf0, 0xd9, 0xb5);
    scheme.indexed = None;
    for depth in KNOWN {
        let theme = Theme::new(&scheme, depth);
        assert_eq!(theme.sides(), Sides::Shape, "{depth:?}");
    }
}

#[test]
fn colours_are_read_from_hexadecimal_and_nothing_else() {
    assert_eq!("#0072b2".parse(), Ok(Rgb(0x00, 0x72, 0xb2)));
    assert_eq!("#ABCDEF".parse(), Ok(Rgb(0xab, 0xcd, 0xef)));
    for text in [
        "", "#", "0072b2", "#0072b", "#0072b2f", "#+072b2", "#0072bg", "#äöü", "red",
    ] {
        assert!(text.parse::<Rgb>().is_err(), "{text}");
    }
}

#[test]
fn the_nearest_of_256_is_the_colour_itself_where_it_is_one_of_them() {
    for index in 16..=u8::MAX {
        let color = color_of(index).unwrap();
        assert_eq!(color_of(nearest(color)), Some(color), "{index}");
    }
    assert_eq!(color_of(15), None);
    assert_eq!(nearest(Rgb(0xb0, 0x88, 0x60)), 137);
}
