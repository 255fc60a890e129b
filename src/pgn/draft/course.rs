//! The moves of a game while it is read, with the positions they lead to.

use std::iter;

use crate::notation::history::History;
use crate::notation::reader::{self, Context};
use crate::notation::refusal::Refusal;
use crate::notation::san;
use crate::pgn::null_move;
use crate::pgn::tree::{Builder, NodeId, Tree};
use crate::rules::{Move, Position};

/// The moves of a game while it is read, with the positions they lead to.
#[derive(Debug)]
pub(super) struct Course {
    builder: Builder,
    start: Position,
    /// Before the last move of the line.
    before: Position,
    /// After it.
    now: Position,
    /// Before the last moves of the lines that were left for variations.
    left: Vec<Position>,
}

impl Course {
    pub(super) fn starting(start: Position) -> Course {
        Course {
            builder: Builder::new(),
            start,
            before: start,
            now: start,
            left: Vec::new(),
        }
    }

    /// Begins with another position; no move may have been played.
    pub(super) const fn start_at(&mut self, start: Position) {
        self.start = start;
        self.before = start;
        self.now = start;
    }

    /// The position in which the next move is made.
    pub(super) const fn position(&self) -> &Position {
        &self.now
    }

    /// How deep in variations the line is.
    pub(super) const fn depth(&self) -> usize {
        self.left.len()
    }

    /// Plays what a word in standard notation says. Tells whether it is a move.
    #[inline]
    pub(super) fn play_standard(&mut self, word: &[u8]) -> bool {
        let mv = san::read_bytes(word, &self.now);
        if let Some(mv) = mv {
            self.play(Some(mv), self.now.play(mv));
        }
        mv.is_some()
    }

    /// Plays what a word says, however it is spelled.
    pub(super) fn play_word(&mut self, word: &str) -> Result<(), Refusal> {
        if self.play_standard(word.as_bytes()) || null_move::is_null_move(word) && self.pass() {
            return Ok(());
        }
        let read = match reader::read(word, &Context::new(&self.now)) {
            // Now it is worth knowing what has moved.
            Err(_) => reader::read(
                word,
                &Context {
                    history: &self.history(),
                    ..Context::new(&self.now)
                },
            ),
            read => read,
        };
        let mv = read?.mv;
        self.play(Some(mv), self.now.play(mv));
        Ok(())
    }

    /// Makes a null move, if the mover may pass.
    fn pass(&mut self) -> bool {
        let after = null_move::play(&self.now, None);
        if let Some(after) = after {
            self.play(None, after);
        }
        after.is_some()
    }

    fn play(&mut self, mv: Option<Move>, after: Position) {
        self.builder.play(mv);
        self.before = self.now;
        self.now = after;
    }

    /// What the moves up to here tell beyond the position; nothing after a null move.
    fn history(&self) -> History {
        let back = |&id: &NodeId| Some(self.builder.previous(id)).filter(|&id| id != NodeId::ROOT);
        let last = Some(self.builder.current()).filter(|&id| id != NodeId::ROOT);
        let moves: Option<Vec<Move>> = iter::successors(last, back)
            .map(|id| self.builder.mv(id))
            .collect();
        match moves {
            Some(moves) => History::of_game(&self.start, moves.into_iter().rev()),
            None => History::UNKNOWN,
        }
    }

    /// Leaves the line for a variation. Tells whether there is a move to replace.
    pub(super) fn open(&mut self) -> bool {
        let opened = self.builder.open();
        if opened {
            self.left.push(self.before);
            self.now = self.before;
        }
        opened
    }

    /// Comes back from a variation. Tells whether there was one.
    pub(super) fn close(&mut self) -> bool {
        let Some(before) = self.left.pop() else {
            return false;
        };
        self.builder.close();
        let mv = self.builder.mv(self.builder.current());
        self.before = before;
        self.now = null_move::play(&before, mv).expect("the move was played here before");
        true
    }

    pub(super) fn comment(&mut self, text: &str) {
        self.builder.comment(text);
    }

    pub(super) fn glyph(&mut self, glyph: u8) {
        self.builder.glyph(glyph);
    }

    pub(super) fn finish(self) -> Tree {
        self.builder.finish()
    }
}
