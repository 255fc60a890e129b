//! Bytes from a stream, with their line and column, in constant memory.

use std::io::{self, ErrorKind, Read};

/// A place in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The line, from 1.
    pub line: u64,
    /// The character in the line, from 1.
    pub column: u64,
}

/// How much is read at once.
const CHUNK: usize = 1 << 16;

/// A stream of bytes that can be looked ahead into. When reading fails the
/// stream ends, and [`Source::failure`] tells why.
pub(super) struct Source<R> {
    input: R,
    buffer: Box<[u8]>,
    start: usize,
    end: usize,
    ended: bool,
    failure: Option<io::Error>,
    /// How many bytes came before the buffer.
    passed: u64,
    line: u64,
    /// Where the line starts, in bytes from the start of the stream.
    line_start: u64,
    /// How many bytes of this line only continue a character.
    continued: u64,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            buffer: vec![0; CHUNK].into_boxed_slice(),
            start: 0,
            end: 0,
            ended: false,
            failure: None,
            passed: 0,
            line: 1,
            line_start: 0,
            continued: 0,
        }
    }

    /// Why the stream ended, if it was not at its end.
    pub(super) fn failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }

    /// How many bytes have been taken.
    pub(super) const fn offset(&self) -> u64 {
        self.passed + self.start as u64
    }

    /// Where the next byte stands.
    pub(super) const fn spot(&self) -> Spot {
        let bytes = self.offset() - self.line_start;
        Spot {
            line: self.line,
            // In a text that is not UTF-8 there may be more "continued" bytes than bytes before them.
            column: bytes.saturating_sub(self.continued) + 1,
        }
    }

    /// Whether the next byte is the first of its line.
    pub(super) const fn at_line_start(&self) -> bool {
        self.offset() == self.line_start
    }

    /// The next byte, which stays where it is.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<u8> {
        self.buffered().first().copied()
    }

    /// The next bytes, which stay where they are; `count` of them (at most a
    /// chunk), fewer only at the end of the stream.
    pub(super) fn ahead(&mut self, count: usize) -> &[u8] {
        while self.end - self.start < count && !self.ended {
            self.fill();
        }
        let end = self.end.min(self.start + count);
        &self.buffer[self.start..end]
    }

    /// The byte behind so many others, which all stay where they are.
    pub(super) fn peek_behind(&mut self, count: usize) -> Option<u8> {
        self.ahead(count + 1).get(count).copied()
    }

    /// What has been read and not taken: some of the next bytes, none only at
    /// the end of the stream.
    #[inline]
    pub(super) fn buffered(&mut self) -> &[u8] {
        if self.start == self.end {
            self.fill();
        }
        &self.buffer[self.start..self.end]
    }

    /// Takes so many of the buffered bytes, plain ones that end no line.
    #[inline]
    pub(super) fn take_plain(&mut self, count: usize) {
        debug_assert!(self.start + count <= self.end, "these bytes are buffered");
        self.start += count;
    }

    /// Takes the next byte.
    #[inline]
    pub(super) fn take(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        match byte {
            b'\r' => {
                let ends = self.return_ends_line();
                self.start += 1;
                if ends {
                    self.next_line();
                }
            }
            b'\n' => {
                self.start += 1;
                self.next_line();
            }
            _ => {
                self.continued += u64::from(byte & 0xc0 == 0x80);
                self.start += 1;
            }
        }
        Some(byte)
    }

    /// Whether the carriage return that comes next ends a line by itself. Before
    /// a line feed it does not, nor where it was doubled by a careless program.
    fn return_ends_line(&mut self) -> bool {
        match self.ahead(2) {
            [_, b'\n'] => false,
            [_, b'\r'] => !matches!(self.ahead(3), [_, _, b'\n']),
            _ => true,
        }
    }

    /// Takes a byte order mark, which belongs to no line.
    pub(super) fn skip_byte_order_mark(&mut self) {
        if self.offset() == 0 && self.ahead(3) == "\u{feff}".as_bytes() {
            self.start += 3;
            self.line_start = 3;
        }
    }

    /// Takes so many bytes, or all that are left.
    pub(super) fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.take();
        }
    }

    const fn next_line(&mut self) {
        self.line += 1;
        self.line_start = self.offset();
        self.continued = 0;
    }

    /// Moves what is left to the front and reads more behind it.
    fn fill(&mut self) {
        self.buffer.copy_within(self.start..self.end, 0);
        self.passed += self.start as u64;
        self.end -= self.start;
        self.start = 0;
        while !self.ended {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(count) => {
                    self.end += count;
                    return;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    self.ended = true;
                }
            }
        }
    }
}
