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
const STAND_INS: [(&str, &str, bool); 13] = [
    ("▶", ">", false),
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

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::Repertoire;
    use crate::ui::Look;
    use crate::ui::text::Side;

    fn shown(repertoire: Repertoire, text: &str, width: u16) -> String {
        let look = Look {
            repertoire,
            ..Look::default()
        };
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        let area = buffer.area;
        look.put(&mut buffer, area, Side::Left, text, Style::new());
        repertoire.apply(&mut buffer);
        let row: String = buffer
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        row.trim_end().to_owned()
    }

    #[test]
    fn what_a_terminal_lacks_is_written_with_what_it_has() {
        for (text, console, ascii) in [
            (
                "9… Black to move",
                "9... Black to move",
                "9... Black to move",
            ),
            ("▶ 5:00", "> 5:00", "> 5:00"),
            ("“½” – §9", "\"½\" - §9", "\"=\" - S9"),
            ("Müller", "Müller", "Müller"),
        ] {
            assert_eq!(shown(Repertoire::Console, text, 30), console);
            assert_eq!(shown(Repertoire::Ascii, text, 30), ascii);
            assert_eq!(shown(Repertoire::Unicode, text, 30), text);
        }
    }

    #[test]
    fn what_is_cut_ends_with_a_mark_that_is_there() {
        assert_eq!(
            shown(Repertoire::Console, "9… Black to move", 9),
            "9... Bla~"
        );
        assert_eq!(
            shown(Repertoire::Unicode, "9… Black to move", 9),
            "9… Black…"
        );
    }
}
