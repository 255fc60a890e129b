//! Finding the opening of a position.
//!
//! `openings/positions.bin` holds an entry for each line of the data: the
//! [digest](crate::rules::PositionKey::digest) of the key of its last position
//! (8 bytes) and where in the data the line begins (4 bytes), little-endian,
//! sorted by digest. So looking up halves the table a dozen times and reads
//! one line: nothing is built, neither at the start of the program nor at the
//! first move. The test `every_line_is_found_where_the_table_says` checks the
//! table against the data; `write_the_table` makes it anew.

use super::Opening;
use super::line::DATA;
use crate::rules::Position;

const TABLE: &[u8] = include_bytes!("positions.bin");
const ENTRY: usize = 12;

/// How many openings there are.
pub const COUNT: usize = TABLE.len() / ENTRY;

/// The digest of the n-th entry.
fn digest(index: usize) -> u64 {
    let bytes = TABLE[index * ENTRY..].first_chunk();
    u64::from_le_bytes(*bytes.expect("an entry begins with eight bytes of digest"))
}

/// The opening of the n-th entry, in no order that means anything: a way to
/// draw one by lot. Nothing from [`COUNT`] on.
pub fn nth(index: usize) -> Option<Opening> {
    let offset = TABLE.get(index * ENTRY + 8..)?.first_chunk()?;
    let offset = usize::try_from(u32::from_le_bytes(*offset)).ok()?;
    Opening::parse(DATA.get(offset..)?.lines().next()?)
}

/// The opening whose line ends in just this position.
pub fn at(position: &Position) -> Option<Opening> {
    let wanted = position.key().digest();
    let (mut low, mut high) = (0, COUNT);
    while low < high {
        let middle = usize::midpoint(low, high);
        if digest(middle) < wanted {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    (low < COUNT && digest(low) == wanted)
        .then(|| nth(low))
        .flatten()
}

/// The opening of a game: that of the last of its positions that has a name.
///
/// `after` are the positions after each move, in order. A game that starts
/// from elsewhere has an opening only if its start is a position of one.
pub fn of_game<'a>(
    start: &Position,
    after: impl DoubleEndedIterator<Item = &'a Position>,
) -> Option<Opening> {
    let named_start = at(start);
    if named_start.is_none() && start.key() != Position::initial().key() {
        return None;
    }
    after.rev().find_map(at).or(named_start)
}

#[cfg(test)]
mod tests {
    use super::super::all;
    use super::{COUNT, DATA, ENTRY, TABLE, at};

    /// The table as the data asks for.
    fn table() -> Vec<u8> {
        let offset = |part: &str| part.as_ptr() as usize - DATA.as_ptr() as usize;
        let mut entries: Vec<(u64, u32)> = all()
            .map(|opening| {
                let begins = u32::try_from(offset(opening.eco)).expect("a short file");
                (opening.position().key().digest(), begins)
            })
            .collect();
        entries.sort_unstable();
        let bytes = |(digest, offset): (u64, u32)| {
            let (digest, offset) = (digest.to_le_bytes(), offset.to_le_bytes());
            digest.into_iter().chain(offset)
        };
        entries.into_iter().flat_map(bytes).collect()
    }

    #[test]
    fn every_line_is_found_where_the_table_says() {
        assert_eq!((TABLE.len() % ENTRY, COUNT), (0, 3807));
        assert!(TABLE == table(), "run the ignored test write_the_table");
        for opening in all() {
            assert_eq!(at(&opening.position()), Some(opening));
        }
    }

    #[test]
    #[ignore = "writes src/openings/positions.bin anew, after a change of the data or of position keys"]
    fn write_the_table() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/openings/positions.bin");
        std::fs::write(path, table()).expect("the table is written");
    }
}
