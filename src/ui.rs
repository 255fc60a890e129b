//! Draws the state of the program; cannot change it.
//!
//! Everything here is a pure function of what is to be shown and of the area
//! it is to be shown in.

mod bars;
mod board;
mod dialogs;
mod drill;
mod editor;
mod form;
mod laws;
pub mod layout;
mod lines;
mod look;
mod notation;
mod picture;
pub mod pieces;
mod repertoire;
mod review;
mod settings;
mod sheet;
pub mod square;
pub mod svg;
mod text;
pub mod theme;

pub use look::Look;
pub use picture::Blocks;
pub use repertoire::Repertoire;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Clear, Widget};

use crate::app::review::Reviewing;
use crate::app::{App, Dialog, Target};
use layout::{Layout, SMALLEST};

/// Draws the program into a frame.
pub fn draw(app: &App, look: &Look, frame: &mut Frame<'_>) {
    draw_all(app, look, frame);
    look.repertoire.apply(frame.buffer_mut());
}

fn draw_all(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    buffer.set_style(area, look.theme.text());
    let Some(layout) = Layout::of(area) else {
        let sentence = app.words().too_small(SMALLEST.0, SMALLEST.1);
        for (row, line) in area.rows().zip(look.wrap(&sentence, area.width)) {
            look.put(buffer, row, text::Side::Left, &line, look.theme.text());
        }
        return;
    };
    let listing = app.review().filter(|review| review.list().is_some());
    let caret = match listing {
        Some(review) => review::draw_list(review, app, look, area, buffer),
        None => draw_board(app, look, area, &layout, buffer),
    };
    dialogs::draw(app, look, &layout, area, buffer);
    if let Some(Dialog::Form(form)) = app.dialog() {
        let caret = form::draw(form, app, look, area, buffer);
        frame.set_cursor_position(caret);
        return;
    }
    // The terminal's own cursor stands where the player's attention is: screen
    // readers and magnifiers follow it.
    if app.dialog().is_none() {
        let on_board = app.cursor().visible && app.line().is_empty() && app.reading().is_none();
        let place = if on_board {
            square::focus(layout.board.square(app.cursor().square, app.bottom()))
        } else {
            caret
        };
        frame.set_cursor_position(place);
    }
}

/// Draws the board and what stands around it, and tells where the caret is.
fn draw_board(
    app: &App,
    look: &Look,
    area: Rect,
    layout: &Layout,
    buffer: &mut Buffer,
) -> Position {
    let covers = |reading| !laws::leaves_board(reading, layout);
    if !app.reading().is_some_and(covers) {
        board::draw(app, look, &layout.board, buffer);
    }
    let caret = match (app.drill(), app.reading()) {
        (Some(round), _) => drill::draw(round, app, look, (area, layout), buffer),
        (_, Some(reading)) => {
            // Whoever reads the Laws during a game sees the clocks.
            if app.table().clock().is_some() {
                draw_bars(app, look, layout, buffer);
            }
            laws::draw(reading, app, look, layout, area, buffer)
        }
        _ => draw_table(app, look, (area, layout), buffer),
    };
    let rules = app.shows_notation() && app.editor().is_none() && app.reading().is_none();
    if let Some(sheet) = layout.sheet.filter(|_| rules) {
        notation::draw(app, look, sheet, buffer);
    }
    caret
}

/// Draws what stands around the board of a game, or of a position that is set up, and tells
/// where the caret is.
fn draw_table(
    app: &App,
    look: &Look,
    (area, layout): (Rect, &Layout),
    buffer: &mut Buffer,
) -> Position {
    let raised = lines::raised(app, look, layout, area);
    if let Some((layout, frame)) = raised {
        let bar = layout.bars.map(|[_, below]| below);
        for covered in [Some(frame), bar].into_iter().flatten() {
            Clear.render(covered, buffer);
            buffer.set_style(covered, look.theme.text());
        }
    }
    let layout = raised.as_ref().map_or(layout, |(layout, _)| layout);
    for (color, bar) in layout
        .bars
        .into_iter()
        .flat_map(|[top, bottom]| [(!app.bottom(), top), (app.bottom(), bottom)])
    {
        match app.review() {
            Some(review) => review::draw_bar(review, app, look, color, bar, buffer),
            None if app.is_at_the_table() => bars::draw(app, look, color, bar, buffer),
            None => {}
        }
    }
    match (layout.sheet, app.editor(), app.review()) {
        (Some(_), Some(position), _) => {
            editor::draw(position, app, look, layout.panel(), buffer);
        }
        _ if app.shows_notation() => {}
        (Some(sheet), None, Some(review)) => review::draw_sheet(review, app, look, sheet, buffer),
        (Some(sheet), None, None) => sheet::draw(app, look, sheet, buffer),
        (None, ..) => {}
    }
    lines::draw(app, look, layout, buffer)
}

/// Draws the names and clocks above and below the board, where there is room.
fn draw_bars(app: &App, look: &Look, layout: &Layout, buffer: &mut Buffer) {
    if let Some([top, bottom]) = layout.bars {
        bars::draw(app, look, !app.bottom(), top, buffer);
        bars::draw(app, look, app.bottom(), bottom, buffer);
    }
}

/// What stands in a cell of a window of this size.
pub fn target(app: &App, look: &Look, area: Rect, column: u16, row: u16) -> Target {
    let Some(layout) = Layout::of(area) else {
        return Target::Nothing;
    };
    if let Some(Dialog::Settings(screen)) = app.dialog() {
        return settings::target(screen, app, look, &layout, area, (column, row));
    }
    if let Some(Dialog::Form(form)) = app.dialog() {
        let line = form::line_at(form, app, look, area, (column, row));
        return line.map_or(Target::Nothing, Target::Choice);
    }
    if app.dialog().is_some() {
        let answer = dialogs::answer_at(app, look, &layout, area, (column, row));
        return answer.map_or(Target::Nothing, Target::Choice);
    }
    if let Some(reading) = app.reading()
        && let Some(choice) = laws::choice_at(reading, app, look, &layout, area, (column, row))
    {
        return Target::Choice(choice);
    }
    let raised = lines::raised(app, look, &layout, area);
    let is_at_lines = app.drill().is_none() && app.reading().is_none();
    if is_at_lines && raised.is_some_and(|(_, frame)| frame.contains((column, row).into())) {
        return Target::Nothing;
    }
    if let Some(review) = app.review() {
        return review_target(review, app, look, &layout, area, (column, row));
    }
    let beside = || {
        if let Some(round) = app.drill() {
            let choice = drill::choice_at(round, app, look, (area, &layout), (column, row));
            return choice.map(Target::Choice);
        }
        let panel = layout.sheet?;
        if let Some(position) = app.editor() {
            let panel = layout.panel();
            let control = editor::control_at(position, app, look, panel, (column, row));
            return control.map(Target::Choice);
        }
        sheet::ply_at(app, panel, column, row).map(Target::Ply)
    };
    let covered = app.drill().is_some_and(|round| {
        round.hides_board() || drill::covers(round, app, look, (area, &layout), row)
    });
    layout
        .board
        .square_at(column, row, app.bottom())
        .filter(|_| !covered)
        .map(Target::Square)
        .or_else(beside)
        .or_else(|| lines::candidate_at(app, look, &layout, (column, row)).map(Target::Choice))
        .unwrap_or(Target::Nothing)
}

/// What stands in a cell while a game is reviewed.
fn review_target(
    review: &Reviewing,
    app: &App,
    look: &Look,
    layout: &Layout,
    area: Rect,
    cell: (u16, u16),
) -> Target {
    let (column, row) = cell;
    let found = if review.list().is_some() {
        review::row_at(review, area, row).map(Target::Choice)
    } else {
        let square = layout.board.square_at(column, row, app.bottom());
        let sheet = layout.sheet.filter(|_| !app.shows_notation());
        let place = || review::place_at(review, app, look, sheet?, cell);
        square
            .map(Target::Square)
            .or_else(|| place().map(Target::Place))
    };
    found.unwrap_or(Target::Nothing)
}
