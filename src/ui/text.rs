//! Putting text into cells, cut to fit.
//!
//! A text takes as many columns as the terminal gives it: letters of East Asia two, and in
//! terminals made for them some others too, such as `…` and the letters of Greek and Russian.

mod wide_letters;

use std::borrow::Cow;
use std::num::NonZeroU16;

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{Look, Repertoire};

/// Where in its row a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// At the left end.
    Left,
    /// At the right end.
    Right,
}

impl Look {
    /// Puts one line of text into the first row of an area and gives the columns it took.
    pub(super) fn put(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        side: Side,
        text: &str,
        style: Style,
    ) -> u16 {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return 0;
        }
        let text = self.cut(&self.spelt(text), area.width);
        let width = self.columns(&text);
        let x = match side {
            Side::Left => area.x,
            Side::Right => area.right() - width,
        };
        self.write(buffer, Position::new(x, area.y), &text, style);
        width
    }

    /// Writes a text that fits.
    fn write(&self, buffer: &mut Buffer, mut at: Position, text: &str, style: Style) {
        for letter in text.graphemes(true) {
            let width = self.width(letter);
            let Some(taken) = NonZeroU16::new(width) else {
                continue;
            };
            for trailing in 1..width {
                buffer[(at.x + trailing, at.y)].reset();
            }
            // What is drawn wider than is usual is not measured again.
            let told = if usize::from(width) == letter.width() {
                CellDiffOption::None
            } else {
                CellDiffOption::ForcedWidth(taken)
            };
            buffer[at].set_symbol(letter).set_style(style);
            buffer[at].set_diff_option(told);
            at.x += width;
        }
    }

    /// The text as this terminal can show it: the three points are letters of their own where
    /// one character is missing or drawn too wide for them.
    fn spelt<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if text.contains('…') && (self.wide || self.repertoire != Repertoire::Unicode) {
            Cow::Owned(text.replace('…', "..."))
        } else {
            Cow::Borrowed(text)
        }
    }

    /// How many columns a letter takes, with the signs that belong to it.
    fn width(&self, letter: &str) -> u16 {
        if letter.contains(char::is_control) {
            return 0;
        }
        let width = if !self.wide {
            letter.width()
        } else if letter.chars().next().is_some_and(wide_letters::is_wide) {
            2
        } else {
            letter.width_cjk()
        };
        u16::try_from(width).unwrap_or(u16::MAX)
    }

    /// How many columns a text takes.
    pub(super) fn columns(&self, text: &str) -> u16 {
        let text = self.spelt(text);
        let widths = text.graphemes(true).map(|letter| self.width(letter));
        widths.fold(0, u16::saturating_add)
    }

    /// The text, or as much of it as fits with an ellipsis.
    pub(super) fn cut(&self, text: &str, width: u16) -> String {
        if self.columns(text) <= width {
            return text.to_owned();
        }
        let ellipsis = self.more_mark();
        match width.checked_sub(1) {
            None => String::new(),
            Some(room) => format!("{}{ellipsis}", self.head(text, room)),
        }
    }

    /// As much of a text as fits.
    pub(super) fn head<'t>(&self, text: &'t str, width: u16) -> &'t str {
        let mut taken = 0_u16;
        let too_long = |&(_, letter): &(usize, &str)| {
            taken = taken.saturating_add(self.width(letter));
            taken > width
        };
        let end = text.grapheme_indices(true).find(too_long);
        &text[..end.map_or(text.len(), |(start, _)| start)]
    }

    /// The text without as many of its first letters as take so many columns.
    pub(super) fn tail<'t>(&self, text: &'t str, columns: u16) -> &'t str {
        let mut taken = 0_u16;
        let mut is_gone = |&(_, letter): &(usize, &str)| {
            let gone = taken < columns;
            taken = taken.saturating_add(self.width(letter));
            gone
        };
        let start = text.grapheme_indices(true).find(|at| !is_gone(at));
        &text[start.map_or(text.len(), |(start, _)| start)..]
    }

    /// The text in lines of at most so many columns, broken between words where possible, and
    /// between characters of East Asia, which have no blanks between their words.
    pub fn wrap(&self, text: &str, width: u16) -> Vec<String> {
        let width = width.max(1);
        let text = &*self.spelt(text);
        let mut lines = Vec::new();
        let mut line = String::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (word, behind) = rest.split_at(first_word(rest));
            rest = behind;
            if !line.is_empty() && self.columns(&line) + self.columns(word.trim_end()) > width {
                lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            line.push_str(word);
            while self.columns(line.trim_end()) > width {
                // A word longer than a line is broken where the line ends.
                let end = self.head_or_letter(&line, width).len();
                let rest = line.split_off(end);
                lines.push(std::mem::replace(&mut line, rest));
            }
        }
        lines.push(line.trim_end().to_owned());
        lines
    }

    /// As much of a text as fits, at least one letter.
    fn head_or_letter<'t>(&self, text: &'t str, width: u16) -> &'t str {
        let letter = text.graphemes(true).next().unwrap_or_default();
        match self.head(text, width) {
            "" => letter,
            head => head,
        }
    }
}

/// Where the first word of a text ends, with the blank behind it.
fn first_word(text: &str) -> usize {
    let mut letters = text.char_indices().peekable();
    while let Some((_, letter)) = letters.next() {
        let Some(&(end, next)) = letters.peek() else {
            break;
        };
        if letter == ' ' || may_part(letter, next) {
            return end;
        }
    }
    text.len()
}

/// Whether a line may end between two letters without a blank: beside a character of East Asia,
/// but neither before a mark that closes something nor behind one that opens something.
fn may_part(letter: char, next: char) -> bool {
    const OPENING: &str = "([“‘（「『《";
    const CLOSING: &str = ")],.:;?!%”’…·、。，：；？！）」』》 ";
    let is_eastern = |letter: char| letter >= '\u{2e80}' && letter.width() == Some(2);
    (is_eastern(letter) || is_eastern(next)) && !OPENING.contains(letter) && !CLOSING.contains(next)
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::Side;
    use crate::ui::Look;

    fn narrow() -> Look {
        Look::default()
    }

    fn wide() -> Look {
        Look {
            wide: true,
            ..Look::default()
        }
    }

    #[test]
    fn text_is_cut_by_columns_not_by_letters() {
        for (text, width, cut) in [
            ("Nf3", 3, "Nf3"),
            ("Nf3 d5", 4, "Nf3…"),
            ("国际象棋", 5, "国际…"),
            ("国际象棋", 4, "国…"),
            ("Jose\u{301} Capablanca", 5, "Jose\u{301}…"),
            ("Борис", 4, "Бор…"),
            ("e4", 0, ""),
        ] {
            assert_eq!(narrow().cut(text, width), cut);
        }
        assert_eq!(wide().cut("Борис", 6), "Бо~");
        assert_eq!(wide().cut("Борис", 10), "Борис");
    }

    #[test]
    fn lines_break_between_words_and_else_anywhere() {
        let wrap = |text: &str, width| narrow().wrap(text, width);
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("国际象棋", 3), ["国", "际", "象", "棋"]);
        assert_eq!(
            wrap("轮到白方走棋，请输入 Nf3。", 11),
            ["轮到白方走", "棋，请输入", "Nf3。"]
        );
        assert_eq!(wrap("一二三四（五）。", 10), ["一二三四", "（五）。"]);
        assert_eq!(wide().wrap("Борис и Вася", 11), ["Борис", "и Вася"]);
    }

    #[test]
    fn what_stands_before_the_window_is_left_out() {
        assert_eq!(narrow().tail("abcdef", 2), "cdef");
        assert_eq!(narrow().tail("国际象棋", 3), "象棋");
        assert_eq!(wide().tail("Борис", 4), "рис");
        assert_eq!(narrow().tail("ab", 9), "");
    }

    #[test]
    fn a_letter_that_is_drawn_wide_is_not_followed_too_closely() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        let area = buffer.area;
        let used = wide().put(&mut buffer, area, Side::Right, "Ян 1", Style::new());
        assert_eq!(used, 6);
        let blank = Buffer::empty(buffer.area);
        let written: Vec<(u16, &str)> = blank
            .diff(&buffer)
            .into_iter()
            .map(|(x, _, cell)| (x, cell.symbol()))
            .collect();
        assert_eq!(written, [(6, "Я"), (8, "н"), (11, "1")]);
    }
}
