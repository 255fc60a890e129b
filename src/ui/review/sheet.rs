//! The sheet of a game under review: moves in pairs, comments and variations between them, the
//! place that is looked at in sight.

use std::collections::VecDeque;
use std::mem;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::app::App;
use crate::app::review::{Piece, Reviewing, Row};
use crate::pgn::NodeId;
use crate::ui::Look;
use crate::ui::text::Side;

/// The width of the number with its point and a blank.
const NUMBER: u16 = 6;
/// The widest that a move is given.
const WIDEST_MOVE: u16 = 14;
/// A sheet of so many rows has room for all that is to be said of the game.
const ROOMY: u16 = 14;
/// Variations deeper than this are not moved further to the right.
const DEEPEST: u16 = 4;

/// A piece of text in a line of the sheet.
struct Span {
    /// Columns from the left.
    at: u16,
    text: String,
    style: Style,
    /// The move that it is.
    node: Option<NodeId>,
}

type Line = Vec<Span>;

/// Draws the sheet.
pub(in crate::ui) fn draw(
    review: &Reviewing,
    app: &App,
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (heading, moves) = divided(app, look, area);
    let mut rows = area.rows();
    for (line, row) in heading.iter().zip(rows.by_ref()) {
        look.put(buffer, row, Side::Left, line, look.theme.dim());
    }
    for (line, row) in lines(review, app, look, moves).iter().zip(moves.rows()) {
        for span in line {
            let cells = from_left(row, span.at);
            look.put(buffer, cells, Side::Left, &span.text, span.style);
        }
    }
}

/// The move in a cell of the sheet.
pub(in crate::ui) fn place_at(
    review: &Reviewing,
    app: &App,
    look: &Look,
    area: Rect,
    (column, row): (u16, u16),
) -> Option<NodeId> {
    let (_, moves) = divided(app, look, area);
    let down = usize::from(row.checked_sub(moves.y)?);
    let right = column.checked_sub(moves.x)?;
    let lines = lines(review, app, look, moves);
    let mut spans = lines.get(down)?.iter();
    let span = spans.find(|span| (span.at..span.at + look.columns(&span.text)).contains(&right))?;
    span.node
}

/// What is said of the game, wrapped, and where the moves stand below it.
fn divided(app: &App, look: &Look, area: Rect) -> (Vec<String>, Rect) {
    let said = app.review_heading();
    let shown = if area.height >= ROOMY { said.len() } else { 0 };
    let mut heading: Vec<String> = said
        .iter()
        .take(shown)
        .flat_map(|line| look.wrap(line, area.width).into_iter().take(2))
        .collect();
    if !heading.is_empty() {
        heading.push(String::new());
    }
    let taken = u16::try_from(heading.len())
        .unwrap_or(u16::MAX)
        .min(area.height);
    let moves = Rect {
        y: area.y + taken,
        height: area.height - taken,
        ..area
    };
    (heading, moves)
}

fn from_left(row: Rect, columns: u16) -> Rect {
    let columns = columns.min(row.width);
    Rect {
        x: row.x + columns,
        width: row.width - columns,
        ..row
    }
}

/// The lines that are to be seen: those around the place that is looked at.
fn lines(review: &Reviewing, app: &App, look: &Look, area: Rect) -> Vec<Line> {
    let rows = review.study().rows();
    let height = usize::from(area.height);
    let writer = Writer {
        review,
        app,
        look,
        width: area.width,
    };
    let current = rows
        .iter()
        .position(|row| row.holds(review.at()))
        .unwrap_or(0);
    let mut seen: VecDeque<Line> = VecDeque::new();
    let mut above = 0;
    let (mut first, mut next) = (current, current);
    while next < rows.len() && seen.len() < above + height {
        for line in writer.row(&rows[next]) {
            let is_current = line.iter().any(|span| span.node == Some(review.at()));
            if is_current {
                above = seen.len();
            }
            seen.push_back(line);
        }
        next += 1;
    }
    if next == rows.len() {
        seen.push_back(vec![Span {
            at: 0,
            text: review.study().game().result.to_string(),
            style: look.theme.accent(),
            node: None,
        }]);
    }
    while first > 0 && above < height {
        first -= 1;
        for line in writer.row(&rows[first]).into_iter().rev() {
            seen.push_front(line);
            above += 1;
        }
    }
    let last = seen.len().saturating_sub(height);
    let from = above.saturating_sub(height / 2).min(last);
    seen.into_iter().skip(from).take(height).collect()
}

/// Writes rows as lines.
struct Writer<'a> {
    review: &'a Reviewing,
    app: &'a App,
    look: &'a Look,
    width: u16,
}

impl Writer<'_> {
    fn row(&self, row: &Row) -> Vec<Line> {
        match row {
            Row::Moves {
                number,
                white,
                black,
            } => vec![self.moves(*number, *white, *black)],
            Row::Text { depth, pieces } => self.text(*depth, pieces),
        }
    }

    fn moves(&self, number: u32, white: Option<NodeId>, black: Option<NodeId>) -> Line {
        let width = (self.width.saturating_sub(NUMBER) / 2).clamp(1, WIDEST_MOVE);
        let mut line = vec![Span {
            at: 0,
            text: format!("{number:>4}."),
            style: self.look.theme.dim(),
            node: None,
        }];
        match white {
            Some(node) => line.push(self.span(NUMBER, node, width)),
            None => line.push(Span {
                at: NUMBER,
                text: "…".to_owned(),
                style: self.look.theme.dim(),
                node: None,
            }),
        }
        line.extend(black.map(|node| self.span(NUMBER + width, node, width)));
        line
    }

    /// A move of the main line, not wider than its column.
    fn span(&self, at: u16, node: NodeId, width: u16) -> Span {
        let text = self.app.reviewed_move(node);
        Span {
            at,
            text: self.look.cut(&text, width.saturating_sub(1)),
            style: self.style(node),
            node: Some(node),
        }
    }

    fn style(&self, node: NodeId) -> Style {
        let theme = &self.look.theme;
        if node == self.review.at() {
            theme.accent().add_modifier(Modifier::REVERSED)
        } else if self.review.study().is_own(node) {
            theme.text().add_modifier(Modifier::ITALIC)
        } else {
            theme.text()
        }
    }

    /// A text, broken between its words and moves.
    fn text(&self, depth: u16, pieces: &[Piece]) -> Vec<Line> {
        let indent = match depth {
            0 => NUMBER,
            _ => 2 + depth.min(DEEPEST),
        };
        let indent = indent.min(self.width / 5);
        let mut lines: Vec<Line> = vec![Vec::new()];
        let mut at = indent;
        let mut opened = false;
        for word in self.words(depth, pieces) {
            let Word { text, style, node } = word;
            let width = self.look.columns(&text);
            if mem::replace(&mut opened, text == "(") {
                at -= 1;
            } else if at > indent && at + width > self.width {
                lines.push(Vec::new());
                at = indent;
            }
            let room = self.width.saturating_sub(at);
            let parts = if width > room {
                self.look.wrap(&text, room)
            } else {
                vec![text]
            };
            for (index, text) in parts.into_iter().enumerate() {
                if index > 0 {
                    lines.push(Vec::new());
                    at = indent;
                }
                let width = self.look.columns(&text);
                if let Some(line) = lines.last_mut() {
                    line.push(Span {
                        at,
                        text,
                        style,
                        node,
                    });
                }
                at += width + 1;
            }
        }
        lines
    }

    /// The words of a text; a closing bracket stands together with the last one.
    fn words(&self, depth: u16, pieces: &[Piece]) -> Vec<Word> {
        let dim = self.look.theme.dim();
        let mut words: Vec<Word> = Vec::new();
        for (index, piece) in pieces.iter().enumerate() {
            let text = self.app.spelt_piece(pieces, index);
            match piece {
                Piece::Open => words.push(Word::new(text, dim, None)),
                Piece::Close => match words.last_mut() {
                    Some(word) => word.text.push(')'),
                    None => words.push(Word::new(text, dim, None)),
                },
                Piece::Move(node) => {
                    words.push(Word::new(text, self.style(*node), Some(*node)));
                }
                Piece::Comments(..) => {
                    let theme = &self.look.theme;
                    let style = if depth == 0 { theme.text() } else { dim };
                    let style = style.add_modifier(Modifier::ITALIC);
                    let parts = text.split_whitespace();
                    words.extend(parts.map(|part| Word::new(part.to_owned(), style, None)));
                }
            }
        }
        words
    }
}

/// A word or a move in a text.
struct Word {
    text: String,
    style: Style,
    node: Option<NodeId>,
}

impl Word {
    const fn new(text: String, style: Style, node: Option<NodeId>) -> Word {
        Word { text, style, node }
    }
}
