//! A one-line text field.

use unicode_segmentation::UnicodeSegmentation;

use super::{Key, KeyPress};

/// More than anybody types; a longer text is cut.
const LONGEST: usize = 4096;

/// A line of text with a caret in it. It never holds control characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineEdit {
    text: String,
    /// In bytes, always between two characters as a person sees them.
    caret: usize,
}

impl LineEdit {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether there is no text.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The text before the caret.
    pub fn before_caret(&self) -> &str {
        &self.text[..self.caret]
    }

    /// Puts other text in, the caret at its end.
    pub fn set(&mut self, text: &str) {
        self.clear();
        self.insert(text);
    }

    /// Takes all text away.
    pub fn clear(&mut self) {
        self.text.clear();
        self.caret = 0;
    }

    /// Inserts text at the caret, control characters left out.
    pub fn insert(&mut self, text: &str) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            if self.text.len() + letter.len_utf8() > LONGEST {
                break;
            }
            self.text.insert(self.caret, letter);
            self.caret += letter.len_utf8();
        }
    }

    /// Deletes the character before the caret.
    pub fn backspace(&mut self) {
        let end = self.caret;
        self.left();
        self.text.drain(self.caret..end);
    }

    /// Deletes the character after the caret.
    pub fn delete(&mut self) {
        let start = self.caret;
        self.right();
        self.text.drain(start..self.caret);
        self.caret = start;
    }

    /// Deletes all text before the caret.
    pub fn delete_to_start(&mut self) {
        self.text.drain(..self.caret);
        self.caret = 0;
    }

    /// Deletes the word before the caret, with the blanks behind it.
    pub fn delete_word(&mut self) {
        let before = self.before_caret().trim_end();
        let start = before
            .char_indices()
            .rfind(|(_, letter)| letter.is_whitespace())
            .map_or(0, |(at, letter)| at + letter.len_utf8());
        self.text.drain(start..self.caret);
        self.caret = start;
    }

    /// What a key with Ctrl held changes in every line that is typed: Ctrl-U and Ctrl-W delete, as
    /// they do in a shell.
    pub(super) fn by_control(press: KeyPress) -> Option<fn(&mut LineEdit)> {
        match (press.ctrl, press.key) {
            (true, Key::Char('u' | 'U')) => Some(LineEdit::delete_to_start),
            (true, Key::Char('w' | 'W')) => Some(LineEdit::delete_word),
            _ => None,
        }
    }

    /// Moves the caret one character to the left.
    pub fn left(&mut self) {
        let last = self.before_caret().grapheme_indices(true).next_back();
        self.caret = last.map_or(0, |(start, _)| start);
    }

    /// Moves the caret one character to the right.
    pub fn right(&mut self) {
        let next = self.text[self.caret..].graphemes(true).next();
        self.caret += next.map_or(0, str::len);
    }

    /// Moves the caret before the first character.
    pub const fn home(&mut self) {
        self.caret = 0;
    }

    /// Moves the caret behind the last character.
    pub const fn end(&mut self) {
        self.caret = self.text.len();
    }
}

#[cfg(test)]
mod tests {
    use super::LineEdit;

    #[test]
    fn characters_are_those_a_person_sees() {
        let mut line = LineEdit::default();
        line.insert("ae\u{301}o");
        line.left();
        line.backspace();
        assert_eq!(line.text(), "ao");
        line.home();
        line.delete();
        assert_eq!((line.text(), line.before_caret()), ("o", ""));
        line.delete();
        line.delete();
        line.backspace();
        assert!(line.is_empty());
    }

    #[test]
    fn what_is_before_the_caret_or_the_last_word_of_it_is_deleted() {
        let mut line = LineEdit::default();
        line.set("knight to f3  ");
        line.delete_word();
        assert_eq!(line.text(), "knight to ");
        line.delete_word();
        assert_eq!(line.text(), "knight ");
        line.left();
        line.delete_to_start();
        assert_eq!((line.text(), line.before_caret()), (" ", ""));
        line.delete_word();
        assert_eq!(line.text(), " ");
    }

    #[test]
    fn control_characters_never_get_in() {
        let mut line = LineEdit::default();
        line.insert("e\u{1b}[2J4\n\u{1a}");
        assert_eq!(line.text(), "e[2J4");
    }
}
