//! Filling lines with words.

use std::io::{self, Write};

/// A line may be this long, in characters (PGN standard 8.2.1).
const WIDTH: usize = 79;

/// Puts words on lines that stay short, as long as the words do.
pub(super) struct Lines<W> {
    out: W,
    /// How many characters stand on the line.
    column: usize,
    /// What must stand before the next word, without a blank.
    prefix: String,
    /// The last word, to which a closing sign may still be added.
    word: String,
}

impl<W: Write> Lines<W> {
    pub(super) const fn new(out: W) -> Lines<W> {
        Lines {
            out,
            column: 0,
            prefix: String::new(),
            word: String::new(),
        }
    }

    /// Adds a word.
    pub(super) fn word(&mut self, word: &str) -> io::Result<()> {
        self.flush_word()?;
        self.word.push_str(&self.prefix);
        self.word.push_str(word);
        self.prefix.clear();
        Ok(())
    }

    /// Adds to the last word, behind one blank at which no line is broken.
    pub(super) fn and(&mut self, word: &str) {
        self.word.push(' ');
        self.word.push_str(word);
    }

    /// Whether there is room behind the last word for another one.
    pub(super) const fn is_short(&self) -> bool {
        self.word.len() < WIDTH / 2
    }

    /// Adds an opening sign to the front of the next word.
    pub(super) fn open(&mut self, sign: char) -> io::Result<()> {
        self.flush_word()?;
        self.prefix.push(sign);
        Ok(())
    }

    /// Adds a closing sign to the end of the last word.
    pub(super) fn close(&mut self, sign: char) {
        self.word.push(sign);
    }

    /// Ends the last line.
    pub(super) fn end(mut self) -> io::Result<()> {
        self.flush_word()?;
        writeln!(self.out)
    }

    /// Writes the last word, on a new line if it does not fit.
    fn flush_word(&mut self) -> io::Result<()> {
        if self.word.is_empty() {
            return Ok(());
        }
        let length = self.word.chars().count();
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length > WIDTH {
            writeln!(self.out)?;
            self.column = length;
        } else {
            write!(self.out, " ")?;
            self.column += 1 + length;
        }
        self.out.write_all(self.word.as_bytes())?;
        self.word.clear();
        Ok(())
    }
}
