//! What only this program understands, in the comments of a game: `[%tabiya move left=178512]`.
//! The first word says what it is about; other programs pass over all of it.

/// About a move: stands behind it.
pub(super) const MOVE: &str = "move";
/// About something that happened beside the moves: stands where it happened.
pub(super) const EVENT: &str = "event";
/// How things stand: of several the last one counts.
pub(super) const NOW: &str = "now";

const OPEN: &str = "[%tabiya ";

/// A command with these words, none of which holds a closing bracket.
pub(super) fn write(about: &str, words: &str) -> String {
    format!("{OPEN}{about} {words}]")
}

/// The words of each command about this in a comment; a command without an end has none.
pub(super) fn read<'a>(comment: &'a str, about: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    comment.split(OPEN).skip(1).filter_map(move |rest| {
        let rest = rest
            .strip_prefix(about)?
            .strip_prefix(char::is_whitespace)?;
        let inside = rest.split_once(']').map_or("", |(inside, _)| inside);
        // In a record that grew each line of such a comment begins with a semicolon.
        let words = inside.split_whitespace().filter(|&word| word != ";");
        Some(words.collect())
    })
}
