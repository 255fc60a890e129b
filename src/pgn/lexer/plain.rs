//! The quick way for the words that nearly all moves are.

use std::io::Read;

use super::Lexer;

/// A word that was shown and not yet taken: the bytes up to its end.
#[derive(Clone, Copy, Debug)]
pub(in crate::pgn) struct PlainWord {
    /// Where a line starts among them.
    line_start: Option<usize>,
    end: usize,
}

impl<R: Read> Lexer<R> {
    /// What comes next, if that is a short word with nothing but white space and
    /// a move number before it: nearly every move of every file. It stays where it
    /// is until [`Lexer::take_plain_word`]. Where this gives nothing, and where
    /// the word is no move, [`Lexer::next`] tells what there is.
    #[inline]
    pub(in crate::pgn) fn plain_word(&mut self) -> Option<(&[u8], PlainWord)> {
        if self.given < self.text.len() {
            return None;
        }
        let buffered = self.source.buffered();
        let mut start = 0;
        let mut line_start = None;
        skip_white(buffered, &mut start, &mut line_start);
        let digits = digits_in(*buffered[start..].first_chunk()?);
        if digits > 0 {
            // The number 1 may begin a game, and no digit before a dot is a result.
            let begins_a_game = digits == 1 && buffered[start] == b'1';
            if begins_a_game || buffered.get(start + digits) != Some(&b'.') {
                return None;
            }
            start += digits + 1;
            skip_white(buffered, &mut start, &mut line_start);
        }
        let ahead = buffered[start..].first_chunk()?;
        let end = start + blank_in(*ahead)?;
        let word = PlainWord { line_start, end };
        let text = &buffered[start..end];
        // Marks behind a move are tokens of their own.
        (!matches!(text, [.., b'!' | b'?'])).then_some((text, word))
    }

    /// Takes the word that [`Lexer::plain_word`] showed.
    #[inline]
    pub(in crate::pgn) fn take_plain_word(&mut self, word: PlainWord) {
        if let Some(line_start) = word.line_start {
            self.source.take_plain(line_start - 1);
            self.source.take();
            self.source.take_plain(word.end - line_start);
        } else {
            self.source.take_plain(word.end);
        }
    }
}

/// Skips one blank, or the first end of a line and tells where that line starts.
fn skip_white(bytes: &[u8], at: &mut usize, line_start: &mut Option<usize>) {
    match bytes.get(*at) {
        Some(b' ') => *at += 1,
        Some(b'\n') if line_start.is_none() => {
            *at += 1;
            *line_start = Some(*at);
        }
        _ => {}
    }
}

/// How many digits come first, all eight bytes compared at once.
fn digits_in(bytes: [u8; 8]) -> usize {
    // A digit becomes a number up to 9; adding 118 takes nothing greater below 128.
    let numbers = u64::from_le_bytes(bytes) ^ u64::from_le_bytes([b'0'; 8]);
    let low = numbers & !u64::from_le_bytes([128; 8]);
    let above_nine =
        ((low + u64::from_le_bytes([118; 8])) | numbers) & u64::from_le_bytes([128; 8]);
    above_nine.trailing_zeros() as usize / 8
}

/// Where the first blank or line feed stands, all eight bytes compared at once.
fn blank_in(bytes: [u8; 8]) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    let word = u64::from_le_bytes(bytes);
    // The lowest bit found is right; a borrow can only spoil those above it.
    let equal = |byte: u8| {
        let differences = word ^ (ONES * u64::from(byte));
        differences.wrapping_sub(ONES) & !differences & (ONES << 7)
    };
    let found = equal(b' ') | equal(b'\n');
    (found != 0).then_some(found.trailing_zeros() as usize / 8)
}
