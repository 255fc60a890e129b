//! Putting text into cells, cut to fit.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Where in its row a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// At the left end.
    Left,
    /// At the right end.
    Right,
}

/// Puts one line of text into the first row of an area and gives the columns it took.
pub(super) fn put(buffer: &mut Buffer, area: Rect, side: Side, text: &str, style: Style) -> u16 {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return 0;
    }
    let text = cut(text, area.width);
    let width = columns(&text);
    let x = match side {
        Side::Left => area.x,
        Side::Right => area.right() - width,
    };
    buffer.set_stringn(x, area.y, &text, usize::from(width), style);
    width
}

/// How many columns a text takes.
pub(super) fn columns(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// The text, or as much of it as fits with an ellipsis.
pub(super) fn cut(text: &str, width: u16) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let room = usize::from(width.saturating_sub(1));
    let mut taken = 0;
    let fits = |letter: &char| {
        taken += letter.width().unwrap_or(0);
        taken <= room
    };
    let mut shown: String = text.chars().take_while(fits).collect();
    if width > 0 {
        shown.push('…');
    }
    shown
}

/// The text in lines of at most so many columns, broken between words where possible.
pub(super) fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_inclusive(' ') {
        if !line.is_empty() && columns(&line) + columns(word.trim_end()) > width {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
        }
        line.push_str(word);
        while columns(line.trim_end()) > width {
            // A word longer than a line is broken where the line ends.
            let head = cut_hard(&line, width);
            line.drain(..head.len());
            lines.push(head);
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// As much of a text as fits, at least one character.
fn cut_hard(text: &str, width: u16) -> String {
    let mut taken = 0;
    let end = text
        .char_indices()
        .find(|&(start, letter)| {
            taken += letter.width().unwrap_or(0);
            start > 0 && taken > usize::from(width)
        })
        .map_or(text.len(), |(start, _)| start);
    text[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::{cut, wrap};

    #[test]
    fn text_is_cut_by_columns_not_by_letters() {
        assert_eq!(cut("Nf3", 3), "Nf3");
        assert_eq!(cut("Nf3 d5", 4), "Nf3…");
        assert_eq!(cut("国际象棋", 5), "国际…");
        assert_eq!(cut("国际象棋", 4), "国…");
        assert_eq!(cut("e4", 0), "");
    }

    #[test]
    fn lines_break_between_words_and_else_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("国际象棋", 3), ["国", "际", "象", "棋"]);
    }
}
