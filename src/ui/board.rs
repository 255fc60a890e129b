//! The board with its coordinates.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Look;
use super::layout::BoardArea;
use super::square::{Marks, SquareLook, draw_square, focus};
use super::text::Side;
use crate::app::{App, Blindfold, Coordinates, Drilling, Editor, View};
use crate::laws::Scene;
use crate::rules::{Bitboard, Color, File, Rank, Role, Square};

/// Draws the squares as they are to be seen now, and the coordinates.
pub(super) fn draw(app: &App, look: &Look, area: &BoardArea, buffer: &mut Buffer) {
    let marked = Marked::of(app);
    let style = look.squares();
    // A pause is no time for thinking.
    let at_table = app.is_at_the_table();
    let blindfold = if at_table {
        app.preferences().blindfold
    } else {
        // What is asked or done beside the game is about what is seen.
        Blindfold::Off
    };
    let paused = app.table().is_paused() && at_table;
    let covered = paused || blindfold != Blindfold::Off;
    let hidden = app.drill().is_some_and(Drilling::hides_board);
    if blindfold == Blindfold::Board || hidden {
        return;
    }
    // Face to face, the men of the player across the screen stand towards their owner.
    let faces = app.preferences().view == View::FaceToFace;
    for square in Square::all() {
        let piece = app.shown_piece(square).filter(|_| !covered);
        let looks = SquareLook {
            light: square.is_light(),
            piece,
            turned: faces && piece.is_some_and(|piece| piece.color != app.bottom()),
            marks: if covered {
                Marks::NONE
            } else {
                marked.on(square)
            },
        };
        draw_square(
            buffer,
            area.square(square, app.bottom()),
            looks,
            &style,
            &look.gallery,
        );
    }
    match app.preferences().coordinates {
        Coordinates::Outside => draw_coordinates(app.bottom(), look, area, buffer),
        Coordinates::Inside => draw_coordinates_inside(app.bottom(), look, area, buffer),
        Coordinates::Hidden => {}
    }
}

/// The ranks in the corners of the first column of squares, the files in those of the last row.
fn draw_coordinates_inside(bottom: Color, look: &Look, area: &BoardArea, buffer: &mut Buffer) {
    let (left, low) = match bottom {
        Color::White => (File::A, Rank::FIRST),
        Color::Black => (File::H, Rank::EIGHTH),
    };
    let mut label = |place: (u16, u16), text: &str| {
        let ground = buffer.cell(place).map(|cell| cell.bg).unwrap_or_default();
        let style = look.theme.text().bg(ground);
        let style = style.fg(look.theme.sign(look.theme.colors().dim, ground));
        look.put(
            buffer,
            Rect::new(place.0, place.1, 1, 1),
            Side::Left,
            text,
            style,
        );
    };
    if area.size < 2 {
        return;
    }
    for rank in Rank::all() {
        let cells = area.square(Square::new(left, rank), bottom);
        label((cells.x, cells.y), &rank.to_string());
    }
    for file in File::all() {
        let cells = area.square(Square::new(file, low), bottom);
        // In the row of a man that is a character it would be taken for a part of it.
        let row = if area.size < 3 {
            cells.y
        } else {
            cells.bottom() - 1
        };
        label((cells.right() - 1, row), &file.to_string());
    }
}

fn draw_coordinates(bottom: Color, look: &Look, area: &BoardArea, buffer: &mut Buffer) {
    let style = look.theme.dim();
    for rank in Rank::all() {
        let row = focus(area.square(Square::new(File::A, rank), bottom)).y;
        let label = Rect::new(area.squares.x - 2, row, 1, 1);
        look.put(buffer, label, Side::Left, &rank.to_string(), style);
    }
    for file in File::all() {
        let column = focus(area.square(Square::new(file, Rank::FIRST), bottom)).x;
        let label = Rect::new(column, area.squares.bottom(), 1, 1);
        look.put(buffer, label, Side::Left, &file.to_string(), style);
    }
}

/// Which squares carry which mark.
struct Marked {
    last_move: Bitboard,
    check: Bitboard,
    selected: Bitboard,
    targets: Bitboard,
    candidates: Bitboard,
    cursor: Bitboard,
}

impl Marked {
    fn of(app: &App) -> Marked {
        let position = app.shown_position();
        let cursor = app.cursor();
        let last_move = app.shown_move().map_or(Bitboard::EMPTY, |mv| {
            Bitboard::of(mv.from) | Bitboard::of(mv.target())
        });
        if let Some(drill) = app.drill() {
            return Marked::of_drill(app, drill);
        }
        if let Some(editor) = app.editor() {
            return Marked::of_editor(app, editor);
        }
        if let Some(reading) = app.reading() {
            return Marked::of_scene(reading.scene());
        }
        let check = if app.table().regulations().check_notice && position.is_check() {
            position.pieces(position.turn(), Role::King)
        } else {
            Bitboard::EMPTY
        };
        let one = |square: Option<Square>| square.map_or(Bitboard::EMPTY, Bitboard::of);
        Marked {
            last_move,
            check,
            selected: one(cursor.picked),
            targets: app.drop_targets().collect(),
            candidates: app.line().targets().chain(app.line().passed()).collect(),
            cursor: one(cursor.visible.then_some(cursor.square)),
        }
    }

    /// The man that is held, the cursor, and what is against the Laws.
    fn of_editor(app: &App, editor: &Editor) -> Marked {
        let cursor = app.cursor();
        let one = |square: Option<Square>| square.map_or(Bitboard::EMPTY, Bitboard::of);
        Marked {
            last_move: Bitboard::EMPTY,
            check: editor.faulty(),
            selected: one(cursor.picked),
            targets: Bitboard::EMPTY,
            candidates: Bitboard::EMPTY,
            cursor: one(cursor.visible.then_some(cursor.square)),
        }
    }

    /// A frame on the square that is asked about or left, a dot or ring where the man lands.
    fn of_drill(app: &App, drill: &Drilling) -> Marked {
        let cursor = app.cursor();
        let one = |square: Option<Square>| square.map_or(Bitboard::EMPTY, Bitboard::of);
        let (from, to) = drill.shown_move().unzip();
        Marked {
            last_move: Bitboard::EMPTY,
            check: Bitboard::EMPTY,
            selected: one(cursor.picked) | one(drill.marked()) | one(from),
            targets: one(to),
            candidates: Bitboard::EMPTY,
            cursor: one(cursor.visible.then_some(cursor.square)),
        }
    }

    /// The move of an example; or what was tried, with a dashed line under what stands against it.
    fn of_scene(scene: &Scene) -> Marked {
        let position = scene.table.game().position();
        let one = |square: Option<Square>| square.map_or(Bitboard::EMPTY, Bitboard::of);
        let (from, to) = scene.mv().map(|mv| (mv.from, mv.target())).unzip();
        Marked {
            last_move: one(from) | one(to),
            check: if position.is_check() {
                position.pieces(position.turn(), Role::King)
            } else {
                Bitboard::EMPTY
            },
            selected: one(scene.man()),
            targets: one(scene.goal()),
            candidates: scene.opponents(),
            cursor: Bitboard::EMPTY,
        }
    }

    fn on(&self, square: Square) -> Marks {
        let marks = [
            (self.last_move, Marks::LAST_MOVE),
            (self.check, Marks::CHECK),
            (self.selected, Marks::SELECTED),
            (self.targets, Marks::TARGET),
            (self.candidates, Marks::CANDIDATE),
            (self.cursor, Marks::CURSOR),
        ];
        let carried = marks
            .into_iter()
            .filter(|(squares, _)| squares.contains(square));
        carried.fold(Marks::NONE, |all, (_, mark)| all | mark)
    }
}
