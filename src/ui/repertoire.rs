//! Terminals that have few characters: what stands in for those they lack.

use ratatui::buffer::Buffer;

/// The characters that can be trusted to be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Repertoire {
    /// ASCII alone.
    Ascii,
    /// Those of western Europe, half blocks and a shade.
    Console,
    /// All that is used.
    #[default]
    Unicode,
}

/// Characters of the program's own that are not everywhere, and what is read for them; the last
/// say whether a console has them.
const STAND_INS: [(&str, &str, bool); 14] = [
    ("▶", ">", false),
    ("…", "~", false),
    ("●", "o", false),
    ("×", "x", true),
    ("·", ".", true),
    ("░", ":", true),
    ("–", "-", false),
    ("—", "-", false),
    ("’", "'", false),
    ("“", "\"", false),
    ("”", "\"", false),
    ("✓", "+", false),
    ("½", "=", true),
    ("§", "S", true),
];

impl Repertoire {
    /// Writes what is there in the place of what is not. Names of players stay as they are.
    pub(super) fn apply(self, buffer: &mut Buffer) {
        if self == Repertoire::Unicode {
            return;
        }
        for cell in &mut buffer.content {
            let symbol = cell.symbol();
            if symbol.is_ascii() {
                continue;
            }
            let stands_in = STAND_INS.iter().find(|(missing, _, on_console)| {
                *missing == symbol && !(*on_console && self == Repertoire::Console)
            });
            if let Some((_, ascii, _)) = stands_in {
                cell.set_symbol(ascii);
            }
        }
    }
}
