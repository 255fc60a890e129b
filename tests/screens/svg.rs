//! A buffer as a picture file, so that a screen can be looked at without a terminal.
//!
//! Block characters become rectangles, as a terminal with a good font shows them; all other
//! characters become text, one by one in the middle of their cells.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use tabiya::ui::theme::Rgb;
use tabiya::ui::theme::indexed::color_of;
use unicode_width::UnicodeWidthStr;

use crate::dots::fronts;

/// The width of a cell in pixels; it is twice as high.
const WIDTH: usize = 10;
const HEIGHT: usize = 2 * WIDTH;

/// What the user of a terminal decides: the colours that programs cannot know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    foreground: Rgb,
    background: Rgb,
    sixteen: [Rgb; 16],
}

/// Light text on a dark ground.
pub(crate) const DARK: Palette = Palette {
    foreground: Rgb(0xd8, 0xd8, 0xd8),
    background: Rgb(0x10, 0x10, 0x10),
    sixteen: SIXTEEN,
};

/// Dark text on a light ground.
pub(crate) const LIGHT: Palette = Palette {
    foreground: Rgb(0x20, 0x20, 0x20),
    background: Rgb(0xfc, 0xfc, 0xf8),
    sixteen: SIXTEEN,
};

/// The colours that xterm gives the sixteen.
const SIXTEEN: [Rgb; 16] = [
    Rgb(0x00, 0x00, 0x00),
    Rgb(0xcd, 0x00, 0x00),
    Rgb(0x00, 0xcd, 0x00),
    Rgb(0xcd, 0xcd, 0x00),
    Rgb(0x00, 0x00, 0xee),
    Rgb(0xcd, 0x00, 0xcd),
    Rgb(0x00, 0xcd, 0xcd),
    Rgb(0xe5, 0xe5, 0xe5),
    Rgb(0x7f, 0x7f, 0x7f),
    Rgb(0xff, 0x00, 0x00),
    Rgb(0x00, 0xff, 0x00),
    Rgb(0xff, 0xff, 0x00),
    Rgb(0x5c, 0x5c, 0xff),
    Rgb(0xff, 0x00, 0xff),
    Rgb(0x00, 0xff, 0xff),
    Rgb(0xff, 0xff, 0xff),
];

/// The picture of a screen.
pub(crate) fn svg(screen: &Buffer, palette: &Palette) -> String {
    let (columns, rows) = (
        usize::from(screen.area.width),
        usize::from(screen.area.height),
    );
    let (width, height) = (columns * WIDTH, rows * HEIGHT);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">\n\
         <g shape-rendering=\"crispEdges\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        code(palette.background)
    );
    let mut text = String::new();
    for (y, row) in screen.content.chunks(columns.max(1)).enumerate() {
        draw_row(row, y, palette, &mut out, &mut text);
    }
    let _ = write!(
        out,
        "</g>\n<g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" \
         font-size=\"16.6\" text-anchor=\"middle\">\n{text}</g>\n</svg>\n"
    );
    out
}

fn draw_row(row: &[Cell], y: usize, palette: &Palette, blocks: &mut String, text: &mut String) {
    // Rows of half cells, each a list of dots half a cell wide.
    let looks: Vec<Seen> = row.iter().map(|cell| Seen::of(cell, palette)).collect();
    for half in 0..2 {
        let dots = looks.iter().flat_map(|seen| seen.dots[half]);
        let mut left = 0;
        for run in dots.collect::<Vec<_>>().chunk_by(PartialEq::eq) {
            if run[0] != palette.background {
                let _ = writeln!(
                    blocks,
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{WIDTH}\" fill=\"{}\"/>",
                    left * WIDTH / 2,
                    y * HEIGHT + half * WIDTH,
                    run.len() * WIDTH / 2,
                    code(run[0])
                );
            }
            left += run.len();
        }
    }
    for (x, (cell, seen)) in row.iter().zip(&looks).enumerate() {
        if !seen.is_text {
            continue;
        }
        let wide = cell.symbol().width().max(1);
        let bold = if cell.modifier.contains(Modifier::BOLD) {
            " font-weight=\"bold\""
        } else {
            ""
        };
        if cell.modifier.contains(Modifier::UNDERLINED) {
            let _ = writeln!(
                blocks,
                "<rect x=\"{}\" y=\"{}\" width=\"{WIDTH}\" height=\"1\" fill=\"{}\"/>",
                x * WIDTH,
                y * HEIGHT + 17,
                code(seen.front)
            );
        }
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" fill=\"{}\"{bold}>{}</text>",
            x * WIDTH + wide * WIDTH / 2,
            y * HEIGHT + 15,
            code(seen.front),
            escaped(cell.symbol())
        );
    }
}

/// What a cell shows.
struct Seen {
    /// The upper and the lower two dots.
    dots: [[Rgb; 2]; 2],
    /// The colour of a character that is no block.
    front: Rgb,
    is_text: bool,
}

impl Seen {
    fn of(cell: &Cell, palette: &Palette) -> Seen {
        let mut front = palette.shown(cell.fg, palette.foreground);
        let mut back = palette.shown(cell.bg, palette.background);
        if cell.modifier.contains(Modifier::REVERSED) {
            (front, back) = (back, front);
        }
        if cell.modifier.contains(Modifier::DIM) {
            front = front.mix(back, 40);
        }
        let symbol = cell.symbol().chars().next().unwrap_or(' ');
        let shade = back.mix(front, 25);
        let (dots, is_text) = match (symbol, fronts(symbol)) {
            ('░', _) => ([shade; 4], false),
            (_, None) => ([back; 4], true),
            (_, Some(fronts)) => (fronts.map(|is| if is { front } else { back }), false),
        };
        let [a, b, c, d] = dots;
        Seen {
            dots: [[a, b], [c, d]],
            front,
            is_text,
        }
    }
}

impl Palette {
    fn shown(&self, color: Color, own: Rgb) -> Rgb {
        match color {
            Color::Rgb(red, green, blue) => Rgb(red, green, blue),
            Color::Indexed(index @ ..16) => self.sixteen[usize::from(index)],
            Color::Indexed(index) => color_of(index).unwrap_or(own),
            _ => own,
        }
    }
}

fn code(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn a_picture_has_blocks_as_rectangles_and_letters_as_text() {
        let mut screen = Buffer::empty(Rect::new(0, 0, 3, 1));
        let style = Style::new().fg(Color::Rgb(1, 2, 3)).bg(Color::Indexed(15));
        screen.set_string(0, 0, "▄<", style);
        let drawn = svg(&screen, &DARK);
        for part in [
            // Of the block the upper half is ground, of the letter all is.
            "<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#ffffff\"/>",
            "<rect x=\"0\" y=\"10\" width=\"10\" height=\"10\" fill=\"#010203\"/>",
            "<rect x=\"10\" y=\"10\" width=\"10\" height=\"10\" fill=\"#ffffff\"/>",
            "<text x=\"15\" y=\"15\" fill=\"#010203\">&lt;</text>",
        ] {
            assert!(drawn.contains(part), "{part}\n{drawn}");
        }
        assert_eq!(drawn.matches("<text").count(), 1);
    }

    #[test]
    fn reverse_video_is_shown_by_the_colours_of_the_palette() {
        let mut screen = Buffer::empty(Rect::new(0, 0, 1, 1));
        screen.set_string(0, 0, "a", Style::new().add_modifier(Modifier::REVERSED));
        let drawn = svg(&screen, &LIGHT);
        assert!(drawn.contains("fill=\"#fcfcf8\">a</text>"), "{drawn}");
        assert!(drawn.contains("height=\"10\" fill=\"#202020\""), "{drawn}");
    }
}
