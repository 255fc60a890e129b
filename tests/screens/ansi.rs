//! A buffer as the bytes that make a terminal show it, for looking at.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// The screen as text with colour codes, to be shown with `cat`.
pub(crate) fn ansi(buf: &Buffer) -> String {
    let mut out = String::from("\x1b[0m\x1b[2J\x1b[?25l");
    for y in 0..buf.area.height {
        let _ = write!(out, "\x1b[{};1H", y + 1);
        let mut last = None;
        for x in 0..buf.area.width {
            let cell = &buf[(x, y)];
            let codes = codes(cell);
            if last.as_ref() != Some(&codes) {
                out.push_str(&codes);
                last = Some(codes);
            }
            out.push_str(cell.symbol());
        }
        out.push_str("\x1b[0m");
    }
    out
}

fn codes(cell: &Cell) -> String {
    let mut out = String::from("\x1b[0m");
    for (modifier, code) in [
        (Modifier::BOLD, 1),
        (Modifier::DIM, 2),
        (Modifier::UNDERLINED, 4),
        (Modifier::REVERSED, 7),
    ] {
        if cell.modifier.contains(modifier) {
            let _ = write!(out, "\x1b[{code}m");
        }
    }
    for (what, color) in [(38, cell.fg), (48, cell.bg)] {
        let _ = match color {
            Color::Rgb(red, green, blue) => write!(out, "\x1b[{what};2;{red};{green};{blue}m"),
            Color::Indexed(index) => write!(out, "\x1b[{what};5;{index}m"),
            _ => Ok(()),
        };
    }
    out
}
