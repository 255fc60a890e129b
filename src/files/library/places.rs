//! Where the games of a file are: twelve bytes a game, so that files of any size can be known.

/// Where each game begins.
#[derive(Debug, Default)]
pub(super) struct Places {
    offsets: Vec<u64>,
    lines: Vec<u32>,
}

impl Places {
    pub(super) fn push(&mut self, offset: u64, line: u64) {
        self.offsets.push(offset);
        // A line number beyond that of four thousand million lines tells nobody anything.
        self.lines.push(u32::try_from(line).unwrap_or(u32::MAX));
    }

    pub(super) const fn count(&self) -> usize {
        self.offsets.len()
    }

    /// Where a game begins: the byte, from 0, and the line, from 1.
    pub(super) fn get(&self, number: usize) -> Option<(u64, u64)> {
        Some((
            *self.offsets.get(number)?,
            (*self.lines.get(number)?).into(),
        ))
    }
}
