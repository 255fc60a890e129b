//! The texts of practice in the rows that there are: with room between them where it is
//! plenty, in fewer words where it is scarce, and a part at a time where nothing else will do.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::writer::Writer;
use crate::app::{App, Drilling};
use crate::ui::Look;

/// How much room there is, and what is told elsewhere.
pub(super) struct Place {
    pub(super) width: u16,
    pub(super) height: usize,
    /// Whether the text stands beside the board; then it is told below how to answer.
    pub(super) beside: bool,
    /// Whether it has to tell how far the round is.
    pub(super) tells_state: bool,
    /// Whether it has to tell the rules of notation, which were asked for.
    pub(super) tells_rules: bool,
}

/// What stands in the rows.
pub(super) struct Written {
    pub(super) rows: Vec<Row>,
    /// How many of them are text to be read.
    pub(super) to_read: usize,
    /// Whether there is more text than can be seen at once.
    pub(super) has_more: bool,
    /// Whether something is left out, or not seen at once.
    pub(super) is_part: bool,
}

/// What stands in a row.
pub(super) enum Row {
    Blank,
    Text(String, Style),
    /// A part of the question.
    Question(String),
    /// Some of what there is to choose from.
    Choices(Vec<Choice>),
    /// The line in which answers are typed.
    Input,
}

/// One of several answers.
pub(super) struct Choice {
    pub(super) index: usize,
    pub(super) text: String,
    pub(super) style: Style,
}

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Manner {
    pub(super) roomy: bool,
    pub(super) short: bool,
    pub(super) hint: bool,
}

/// From the most that can be said to the least.
const MANNERS: [Manner; 5] = [
    manner(true, false, true),
    manner(false, false, true),
    manner(false, false, false),
    manner(false, true, true),
    manner(false, true, false),
];

const fn manner(roomy: bool, short: bool, hint: bool) -> Manner {
    Manner { roomy, short, hint }
}

impl Written {
    /// What is to be seen now.
    pub(super) fn of(drill: &Drilling, app: &App, look: &Look, place: &Place) -> Written {
        let writer = Writer {
            drill,
            app,
            look,
            width: place.width,
            tells_rules: place.tells_rules,
        };
        let mut manners = MANNERS.into_iter();
        let fitting = manners.find_map(|manner| {
            let rows = writer.whole(manner, place);
            (rows.len() <= place.height).then_some(rows)
        });
        match fitting {
            Some(rows) => Written {
                to_read: rows.len(),
                rows,
                has_more: false,
                is_part: false,
            },
            None => writer.part(place.height),
        }
    }
}

/// The choices of a row, each with its cells.
pub(super) fn spread<'a>(
    choices: &'a [Choice],
    look: &'a Look,
    cells: Rect,
) -> impl Iterator<Item = (&'a Choice, Rect)> {
    let mut x = cells.x;
    choices.iter().map(move |choice| {
        let width = look.columns(&choice.text);
        let place = Rect { x, width, ..cells };
        x += width + BETWEEN;
        (choice, place)
    })
}

/// The columns between two choices in a row.
pub(super) const BETWEEN: u16 = 2;
