//! A place in the text of a time control, and what stands there.

use std::num::NonZeroU32;

use super::fault::{Fault, SpecError};
use super::{MAX_BONUS, MAX_MOVES, MAX_SECONDS};

/// A text and how far it has been read. A copy looks ahead.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// How many bytes have been read.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Skips blanks; whether there were any.
    pub(super) fn blanks(&mut self) -> bool {
        let rest = self.rest();
        let skipped = rest.len() - rest.trim_start().len();
        self.at += skipped;
        skipped > 0
    }

    /// Reads `word` if it comes next, in whatever case; `word` is ASCII.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let found = self
            .rest()
            .get(..word.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(word));
        if found {
            self.at += word.len();
        }
        found
    }

    /// Reads `word` after any blanks; nothing is read if it is not there.
    pub(super) fn take_spaced(&mut self, word: &str) -> bool {
        let mut ahead = *self;
        ahead.blanks();
        let found = ahead.take(word);
        if found {
            *self = ahead;
        }
        found
    }

    /// The digits that come next, unread.
    pub(super) fn digits(&self) -> &'a str {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        &rest[..end]
    }

    /// Reads a whole number; one that is too large for any use becomes the largest.
    pub(super) fn number(&mut self) -> Option<u32> {
        let digits = self.digits();
        self.at += digits.len();
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(u32::MAX))
    }

    /// A fault at the place reached.
    pub(super) const fn fault(&self, fault: Fault) -> SpecError {
        SpecError { fault, at: self.at }
    }

    /// Reads a number from 1 to 500, of moves or periods.
    pub(super) fn moves(&mut self, missing: Fault) -> Result<NonZeroU32, SpecError> {
        self.counted(MAX_MOVES, missing, Fault::MovesOutOfRange)
    }

    /// Reads the length of a period: 1 to 3600 seconds.
    pub(super) fn period(&mut self) -> Result<NonZeroU32, SpecError> {
        self.counted(MAX_BONUS, Fault::ExpectedSeconds, Fault::SecondsOutOfRange)
    }

    /// Reads what a move brings: 0 to 3600 seconds.
    pub(super) fn bonus_seconds(&mut self) -> Result<u32, SpecError> {
        self.limited(MAX_BONUS, Fault::ExpectedSeconds, Fault::SecondsOutOfRange)
    }

    /// Reads a time in seconds, up to 99:59:59.
    pub(super) fn time_seconds(&mut self) -> Result<u32, SpecError> {
        self.limited(MAX_SECONDS, Fault::ExpectedSeconds, Fault::TimeTooLong)
    }

    fn counted(&mut self, max: u32, missing: Fault, range: Fault) -> Result<NonZeroU32, SpecError> {
        self.blanks();
        let at = self.at;
        let number = self.limited(max, missing, range)?;
        NonZeroU32::new(number).ok_or(SpecError { fault: range, at })
    }

    fn limited(&mut self, max: u32, missing: Fault, range: Fault) -> Result<u32, SpecError> {
        self.blanks();
        let start = *self;
        match self.number() {
            None => Err(start.fault(missing)),
            Some(number) if number > max => Err(start.fault(range)),
            Some(number) => Ok(number),
        }
    }

    /// Succeeds if nothing but blanks is left.
    pub(super) fn end(&mut self) -> Result<(), SpecError> {
        self.blanks();
        if self.is_at_end() {
            Ok(())
        } else {
            Err(self.fault(Fault::Unexpected))
        }
    }
}
