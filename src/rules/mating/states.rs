//! Every position that a search has met, each once, in little memory.
//!
//! A state is a board and whose turn it is, which is all that decides what can
//! still happen. States are compared in full: a hash only tells where to look.
//! They live in blocks, each twice as long as the one before, so that nothing
//! is ever copied and no more is taken than the limit needs.

use crate::rules::board::Board;
use crate::rules::{Color, Position};

/// The number of a state, counted from 0 in the order in which they were met.
pub(super) type Id = u32;

/// The number of the state that was met first.
pub(super) const FIRST: Id = 0;

/// The number of no state.
pub(super) const NONE: Id = Id::MAX;

/// How many states the first block holds, as a power of two.
const FIRST_BLOCK: u32 = 6;

/// A set of states that remembers which led to which.
pub(super) struct States {
    blocks: Vec<Vec<Record>>,
    len: Id,
    limit: Id,
    /// The numbers of the states by hash, [`NONE`] where free; its length is a
    /// power of two, and a quarter of it at least stays free.
    index: Vec<Id>,
}

/// One state: 40 bytes.
struct Record {
    board: Board,
    /// The state from which this one was reached, doubled; plus one if White is to move.
    parent_and_turn: u32,
    /// What comes after this state in the list in which it waits.
    link: Id,
}

/// What became of a state that was to be added.
pub(super) enum Insertion {
    /// It is new and has this number.
    New(Id),
    /// It was there already.
    Known,
    /// It is new, but there is no room for it.
    Full,
}

impl States {
    /// A set that takes at most `limit` states, and at most two thousand million.
    pub(super) fn new(limit: usize) -> States {
        const MOST: Id = (NONE >> 1) - 1;
        States {
            blocks: Vec::new(),
            len: 0,
            limit: Id::try_from(limit).map_or(MOST, |limit| limit.min(MOST)),
            index: vec![NONE; 2 << FIRST_BLOCK],
        }
    }

    /// How many states there are.
    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    /// How many bytes are taken from the heap.
    pub(super) fn bytes(&self) -> usize {
        let records: usize = self.blocks.iter().map(Vec::capacity).sum();
        records * size_of::<Record>() + self.index.capacity() * size_of::<Id>()
    }

    /// Adds a state that was reached from another.
    pub(super) fn insert(&mut self, position: &Position, parent: Id) -> Insertion {
        if self.len() >= self.index.len() / 4 * 3 {
            self.grow_index();
        }
        let (board, turn) = (position.board(), position.turn());
        let slot = self.slot(board, turn);
        if self.index[slot] != NONE {
            return Insertion::Known;
        }
        if self.len >= self.limit {
            return Insertion::Full;
        }
        self.index[slot] = self.len;
        Insertion::New(self.push(Record {
            board,
            parent_and_turn: parent << 1 | u32::from(turn.is_white()),
            link: NONE,
        }))
    }

    /// The place of a state in the index: where its number is, or would be.
    fn slot(&self, board: Board, turn: Color) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = hash(board, turn) & mask;
        while self.index[slot] != NONE {
            let record = self.record(self.index[slot]);
            if record.board == board && record.turn() == turn {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow_index(&mut self) {
        let len = self.index.len() * 2;
        // Free the old one first: both together would be the most memory ever taken.
        self.index = Vec::new();
        self.index = vec![NONE; len];
        for id in 0..self.len {
            let record = self.record(id);
            let slot = self.slot(record.board, record.turn());
            self.index[slot] = id;
        }
    }

    fn push(&mut self, record: Record) -> Id {
        let id = self.len;
        let (block, offset) = place(id);
        if offset == 0 {
            let room = (self.limit - id).min(1 << (FIRST_BLOCK as usize + block));
            self.blocks.push(Vec::with_capacity(room as usize));
        }
        self.blocks[block].push(record);
        self.len += 1;
        id
    }

    fn record(&self, id: Id) -> &Record {
        let (block, offset) = place(id);
        &self.blocks[block][offset]
    }

    /// The position of a state; its counters mean nothing.
    pub(super) fn position(&self, id: Id) -> Position {
        let record = self.record(id);
        Position::from_parts(record.board, record.turn(), 0, 1)
    }

    /// A state, the one from which it was reached, and so on back to the first.
    pub(super) fn ancestry(&self, id: Id) -> impl Iterator<Item = Id> {
        std::iter::successors(Some(id), |&id| {
            let parent = self.record(id).parent_and_turn >> 1;
            (parent != NONE >> 1).then_some(parent)
        })
    }

    /// What comes after a state in its list.
    pub(super) fn link(&self, id: Id) -> Id {
        self.record(id).link
    }

    /// Puts a state after another in its list.
    pub(super) fn set_link(&mut self, id: Id, next: Id) {
        let (block, offset) = place(id);
        self.blocks[block][offset].link = next;
    }
}

impl Record {
    const fn turn(&self) -> Color {
        if self.parent_and_turn & 1 == 0 {
            Color::Black
        } else {
            Color::White
        }
    }
}

/// The block of a state, and its place in the block.
const fn place(id: Id) -> (usize, usize) {
    let shifted = id as usize + (1 << FIRST_BLOCK);
    let block = shifted.ilog2() - FIRST_BLOCK;
    (block as usize, shifted - (1 << (FIRST_BLOCK + block)))
}

fn hash(board: Board, turn: Color) -> usize {
    let planes = board.planes();
    let hash = planes
        .iter()
        .fold(turn.index() as u64, |hash, &plane| mix(hash, plane));
    (hash >> 32) as usize
}

/// Stirs a value into a hash.
pub(super) fn mix(hash: u64, value: u64) -> u64 {
    /// From the golden ratio, so without pattern.
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let (low, high) = (hash.rotate_left(23) ^ value).carrying_mul(FACTOR, 0);
    // Folded, so that every bit of the value counts everywhere.
    low ^ high
}
