//! The settings screen: in the place of the score sheet, so that the board shows at once what a
//! setting does, or over the window where there is no room for that.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::widgets::{Clear, Widget};

use super::Look;
use super::layout::Layout;
use super::pieces::{PieceSet, glyph};
use super::text::Side;
use super::theme::Sides;
use crate::app::settings::table::Setting;
use crate::app::{App, Message, SettingsScreen, Target};
use crate::rules::{Color, Piece, Role};

/// Draws the screen.
pub(super) fn draw(
    screen: &SettingsScreen,
    app: &App,
    look: &Look,
    layout: &Layout,
    area: Rect,
    buffer: &mut Buffer,
) {
    let places = Places::of(app, look, layout, area);
    // The move line hangs out to the left of the foot.
    let line = layout.line;
    for frame in [places.panel, places.foot, line] {
        Clear.render(frame, buffer);
        buffer.set_style(frame, look.theme.text());
    }
    let title = app.words().settings_title();
    look.put(buffer, places.title, Side::Left, title, look.theme.accent());
    for (index, row) in places.rows(screen) {
        draw_setting(screen, app, look, index, row, buffer);
    }
    for (row, men) in places.men.rows().zip(men(look, places.men.height)) {
        look.put(buffer, row, Side::Left, &men, look.theme.text());
    }
    draw_foot(screen, app, look, &places, buffer);
}

/// What stands in a cell of the screen.
pub(super) fn target(
    screen: &SettingsScreen,
    app: &App,
    look: &Look,
    layout: &Layout,
    area: Rect,
    cell: (u16, u16),
) -> Target {
    let places = Places::of(app, look, layout, area);
    let at = Position::from(cell);
    let [save, leave] = places.buttons;
    if save.contains(at) {
        return Target::Save;
    }
    if leave.contains(at) {
        return Target::Close;
    }
    let setting = places.rows(screen).find(|(_, row)| row.contains(at));
    setting.map_or(Target::Nothing, |(index, _)| Target::Choice(index))
}

/// Where everything stands.
struct Places {
    panel: Rect,
    foot: Rect,
    title: Rect,
    list: Rect,
    /// All twelve men.
    men: Rect,
    /// What the selected setting is for, or what was said last.
    help: Rect,
    keys: Rect,
    buttons: [Rect; 2],
}

/// The least height of a panel that has a title.
const WITH_TITLE: u16 = 8;

/// A value is not farther from its name than this.
const LIST_WIDTH: u16 = 36;

/// Between bars, both sides in a row.
const MEN_WIDTH: u16 = 25;

/// The least height of a score sheet under the board that the list can take the place of.
const SHEET_BELOW: u16 = 7;

impl Places {
    fn of(app: &App, look: &Look, layout: &Layout, area: Rect) -> Places {
        let (panel, foot) = Places::panel_and_foot(layout, area);
        let (title, rest) = split_top(panel, u16::from(panel.height >= WITH_TITLE));
        let men = if panel.width < MEN_WIDTH { 2 } else { 1 };
        let (list, _) = split(rest, men);
        let count = u16::try_from(SettingsScreen::entries().len()).unwrap_or(u16::MAX);
        let (list, _) = split_top(list, count);
        let below = Rect {
            y: list.bottom(),
            height: rest.bottom() - list.bottom(),
            ..rest
        };
        let (_, below) = split_top(below, u16::from(below.height > men));
        let (men, _) = split_top(below, men);
        let (help, buttons) = split(foot, 1);
        let (help, keys) = split(help, u16::from(help.height >= 3));
        Places {
            panel,
            foot,
            title,
            list: Rect {
                width: list.width.min(LIST_WIDTH),
                ..list
            },
            men,
            help,
            keys,
            buttons: buttons_in(app, look, buttons),
        }
    }

    /// In the places of the score sheet and of the lines under the board, so that the board
    /// stays in sight; else the whole window.
    fn panel_and_foot(layout: &Layout, area: Rect) -> (Rect, Rect) {
        let beside = |sheet: &Rect| sheet.x >= layout.board.squares.right();
        let fits = |sheet: &Rect| beside(sheet) || sheet.height >= SHEET_BELOW;
        match (layout.sheet.filter(fits), layout.status) {
            (Some(sheet), Some(status)) => {
                let end = if beside(&sheet) {
                    area.bottom()
                } else {
                    sheet.y
                };
                let height = (end - status.y).min(5);
                (sheet, Rect { height, ..status })
            }
            _ => split(area, if area.height < 12 { 3 } else { 5 }),
        }
    }

    /// The settings that are in sight, page by page, with their rows.
    fn rows(&self, screen: &SettingsScreen) -> impl Iterator<Item = (usize, Rect)> {
        let height = usize::from(self.list.height.max(1));
        let first = screen.selected() / height * height;
        let count = SettingsScreen::entries().len();
        (first..count).zip(self.list.rows())
    }
}

/// All but the last so many rows, and those.
fn split(area: Rect, last: u16) -> (Rect, Rect) {
    split_top(area, area.height.saturating_sub(last))
}

/// The first so many rows, and the rest.
fn split_top(area: Rect, first: u16) -> (Rect, Rect) {
    let first = first.min(area.height);
    let top = Rect {
        height: first,
        ..area
    };
    let rest = Rect {
        y: area.y + first,
        height: area.height - first,
        ..area
    };
    (top, rest)
}

fn buttons_in(app: &App, look: &Look, row: Rect) -> [Rect; 2] {
    let [save, leave] = app
        .words()
        .settings_buttons()
        .map(|label| look.columns(&button(label)));
    let save = Rect {
        width: save.min(row.width),
        ..row
    };
    let x = (save.right() + 1).min(row.right());
    let leave = Rect {
        x,
        width: leave.min(row.right() - x),
        ..row
    };
    [save, leave]
}

fn button(label: &str) -> String {
    format!(" {label} ")
}

/// A setting: whether it will be saved, its name and its value.
fn draw_setting(
    screen: &SettingsScreen,
    app: &App,
    look: &Look,
    index: usize,
    row: Rect,
    buffer: &mut Buffer,
) {
    let Some(entry) = SettingsScreen::entries().nth(index) else {
        return;
    };
    let selected = index == screen.selected();
    let style = if selected {
        look.theme.accent().add_modifier(Modifier::REVERSED)
    } else {
        look.theme.text()
    };
    buffer.set_style(row, style);
    let mark = mark(screen, app, entry.setting);
    let name = format!("{mark}{}", app.words().setting_name(entry.setting));
    let used = look.put(buffer, row, Side::Left, &name, style);
    let value = app.value(entry.setting);
    let room = Rect {
        x: row.x + used + 1,
        width: row.width.saturating_sub(used + 1),
        ..row
    };
    let turned = format!("< {value} >");
    let shown = if selected && look.columns(&turned) <= room.width {
        turned
    } else {
        value.into_owned()
    };
    look.put(buffer, room, Side::Right, &shown, style);
}

/// A star before what will be saved, a dash before what counts for this run only.
fn mark(screen: &SettingsScreen, app: &App, setting: Setting) -> char {
    if screen.is_marked(setting) {
        '*'
    } else if app.is_for_this_run(setting) {
        '-'
    } else {
        ' '
    }
}

/// All twelve men between bars: where a font has them too wide or not at all, it is seen.
fn men(look: &Look, rows: u16) -> Vec<String> {
    let side = |color| {
        let symbol = |role| {
            let piece = Piece { color, role };
            glyph(piece, PieceSet::Unicode, Sides::Shape, look.text_form)
        };
        Role::ALL
            .into_iter()
            .rev()
            .map(symbol)
            .collect::<Vec<_>>()
            .join("|")
    };
    let [white, black] = [Color::White, Color::Black].map(side);
    if rows < 2 {
        vec![format!("|{white}|{black}|")]
    } else {
        vec![format!("|{white}|"), format!("|{black}|")]
    }
}

/// What was said last, or what the selected setting is for; the keys and the buttons.
fn draw_foot(
    screen: &SettingsScreen,
    app: &App,
    look: &Look,
    places: &Places,
    buffer: &mut Buffer,
) {
    let words = app.words();
    let (said, style) = match app.message() {
        Some(Message { text, refusal, .. }) if *refusal => (text.clone(), look.theme.warning()),
        Some(Message { text, .. }) => (text.clone(), look.theme.text()),
        None => (help(screen, app), look.theme.text()),
    };
    for (row, line) in places.help.rows().zip(look.wrap(&said, places.help.width)) {
        look.put(buffer, row, Side::Left, &line, style);
    }
    let dim = look.theme.dim();
    look.put(buffer, places.keys, Side::Left, words.settings_keys(), dim);
    for (cells, label) in places.buttons.into_iter().zip(words.settings_buttons()) {
        let style = look.theme.text().add_modifier(Modifier::REVERSED);
        look.put(buffer, cells, Side::Left, &button(label), style);
    }
}

fn help(screen: &SettingsScreen, app: &App) -> String {
    let setting = screen.setting();
    let help = app.words().setting_help(setting);
    if app.is_for_this_run(setting) && !screen.is_marked(setting) {
        format!("{help} {}", app.words().this_run())
    } else {
        help.to_owned()
    }
}
