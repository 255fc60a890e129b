//! The panel of the set-up editor in the place of the score sheet: men to put, rights, the FEN as it grows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::Look;
use super::text::Side;
use crate::app::{App, Control, Editor, Tool};
use crate::notation::fen;
use crate::rules::{CastlingSide, Color, Piece, Role, Variant};

/// A piece of text, and what it does when it is clicked.
struct Segment {
    text: String,
    control: Option<Control>,
    chosen: bool,
}

impl Segment {
    fn text(text: impl Into<String>) -> Segment {
        Segment {
            text: text.into(),
            control: None,
            chosen: false,
        }
    }

    fn button(text: impl Into<String>, control: Control) -> Segment {
        Segment {
            control: Some(control),
            ..Segment::text(text)
        }
    }
}

/// The rows above the FEN, as many as leave room for what is said below them: where room is
/// scarce there are no blank rows, and what has a word of its own is left out.
fn rows(editor: &Editor, app: &App, look: &Look, area: Rect) -> Vec<Vec<Segment>> {
    const LEAST: usize = 6;
    let said = usize::from(area.height).saturating_sub(said(editor, app, look, area).len());
    let all = all_rows(editor, app);
    if all.len() <= said {
        return all;
    }
    let mut full: Vec<_> = all.into_iter().filter(|row| !row.is_empty()).collect();
    if full.len() > said && full.len() >= LEAST {
        // The title and the men, which are typed by their letters.
        full.drain(..4);
    }
    full.truncate(said);
    full
}

/// The FEN as it grows, and what is to be said of it.
fn said(editor: &Editor, app: &App, look: &Look, area: Rect) -> Vec<(String, Style)> {
    let fen = (fen::write_setup(editor.setup()), look.theme.dim());
    let state = (app.state(), look.theme.text());
    let wrapped = |(text, style): (String, Style)| {
        let lines = look.wrap(&text, area.width).into_iter();
        lines.map(move |line| (line, style))
    };
    let mut lines: Vec<_> = [fen, state].into_iter().flat_map(wrapped).collect();
    if usize::from(area.height) > lines.len() + all_rows(editor, app).len() {
        let fens = look
            .wrap(&fen::write_setup(editor.setup()), area.width)
            .len();
        lines.insert(fens, (String::new(), look.theme.dim()));
    }
    lines
}

fn all_rows(editor: &Editor, app: &App) -> Vec<Vec<Segment>> {
    let (setup, words) = (editor.setup(), app.words());
    let mut rows = vec![vec![Segment::text(words.setup_title())], Vec::new()];
    rows.extend(Color::ALL.map(|color| men(editor, color)));
    rows.extend([
        vec![tool(editor, words.take_off(), Tool::TakeOff)],
        Vec::new(),
        vec![Segment::button(words.setup_turn(setup.turn), Control::Turn)],
        rights(editor, words.setup_castling()),
        vec![Segment::button(
            words.setup_en_passant(setup.en_passant),
            Control::EnPassant,
        )],
        vec![Segment::text(
            words.setup_counters(setup.fullmoves, setup.halfmoves),
        )],
        Vec::new(),
    ]);
    if editor.verdict().is_ok() {
        rows.extend([
            vec![Segment::button(
                format!("[{}]", words.setup_play()),
                Control::Play,
            )],
            Vec::new(),
        ]);
    }
    rows
}

fn tool(editor: &Editor, label: impl Into<String>, tool: Tool) -> Segment {
    Segment {
        chosen: editor.tool() == Some(tool),
        ..Segment::button(label, Control::Tool(tool))
    }
}

/// The men of a side by their letters, which are what is typed too.
fn men(editor: &Editor, color: Color) -> Vec<Segment> {
    let button = |role: Role| {
        let piece = Piece { color, role };
        tool(
            editor,
            format!(" {} ", piece.fen_letter()),
            Tool::Put(piece),
        )
    };
    Role::ALL.into_iter().rev().map(button).collect()
}

/// The castling rights: a letter where one is granted, a dot where not; in Chess960 the files
/// of the rooks.
fn rights(editor: &Editor, label: &str) -> Vec<Segment> {
    let mut row = vec![Segment::text(format!("{label} "))];
    if editor.setup().variant == Variant::Chess960 {
        let fen = fen::write_setup(editor.setup());
        row.push(Segment::text(fen.split(' ').nth(2).unwrap_or_default()));
        return row;
    }
    for color in Color::ALL {
        for (side, letter) in [(CastlingSide::Short, 'k'), (CastlingSide::Long, 'q')] {
            let letter = match (editor.has_right(color, side), color) {
                (false, _) => '·',
                (true, Color::White) => letter.to_ascii_uppercase(),
                (true, Color::Black) => letter,
            };
            row.push(Segment::button(
                format!(" {letter} "),
                Control::Right(color, side),
            ));
        }
    }
    row
}

/// Draws the panel.
pub(super) fn draw(editor: &Editor, app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let mut places = area.rows();
    for row in rows(editor, app, look, area) {
        let Some(mut place) = places.next() else {
            return;
        };
        for segment in row {
            let style = match (segment.control, segment.chosen) {
                (_, true) => look.theme.accent().add_modifier(Modifier::REVERSED),
                (Some(_), false) => look.theme.text(),
                (None, false) => look.theme.dim(),
            };
            let used = look.put(buffer, place, Side::Left, &segment.text, style);
            place.x += used;
            place.width -= used;
        }
    }
    for (line, style) in said(editor, app, look, area) {
        let Some(place) = places.next() else { return };
        look.put(buffer, place, Side::Left, &line, style);
    }
}

/// Which of [`Control::all`] stands in a cell.
pub(super) fn control_at(
    editor: &Editor,
    app: &App,
    look: &Look,
    area: Rect,
    (column, row): (u16, u16),
) -> Option<usize> {
    if column >= area.right() || row >= area.bottom() {
        return None;
    }
    let index = usize::from(row.checked_sub(area.y)?);
    let mut left = column.checked_sub(area.x)?;
    for segment in rows(editor, app, look, area).into_iter().nth(index)? {
        let width = look.columns(&segment.text);
        if left < width {
            let control = segment.control?;
            return Control::all().position(|it| it == control);
        }
        left -= width;
    }
    None
}
