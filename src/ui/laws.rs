//! The Laws: a topic's text beside its board, or the list of topics.
//!
//! Where there is no room for both, either the text or the board is seen: what was last asked for.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Clear, Widget};

use super::Look;
use super::layout::Layout;
use super::text::Side;
use crate::app::{App, Contents, Face, Kind, LawPage, Leaf, Reading};
use crate::laws::{Chapter, Topic};

/// Rows with which text is worth standing beside or below a board.
const ROOMY: u16 = 14;

/// Where what is to be read stands, and what stands under it.
struct Places {
    /// The text or the list.
    text: Option<Rect>,
    /// Related topics, under the text.
    related: Rect,
    /// What happens on the board.
    caption: Option<Rect>,
    /// Which step it is.
    place: Option<Rect>,
    /// What is typed, or what can be.
    line: Rect,
}

impl Places {
    fn of(reading: &Reading, app: &App, look: &Look, layout: &Layout, area: Rect) -> Places {
        let panel = layout.sheet.filter(|sheet| sheet.height >= ROOMY);
        let places = match (panel, layout.status) {
            (Some(panel), status) => Places {
                text: Some(panel),
                related: Rect::ZERO,
                caption: layout.notes,
                place: status,
                line: layout.line,
            },
            (None, _) if shows_board(reading) => {
                let rows = [layout.status, Some(layout.line), layout.notes];
                let rows = rows.into_iter().flatten().reduce(Rect::union);
                Places {
                    text: None,
                    related: Rect::ZERO,
                    caption: rows,
                    place: None,
                    line: Rect::ZERO,
                }
            }
            (None, _) => {
                let width = area.width.saturating_sub(2);
                let most = (area.height / 6).max(1);
                let hint = hint(is_page(reading), app, look, (width, most));
                let rows = look.wrap(hint, width).len();
                let rows = u16::try_from(rows).unwrap_or(u16::MAX).min(most);
                let text = Rect {
                    height: area.height - rows,
                    ..area
                };
                Places {
                    text: Some(text),
                    related: Rect::ZERO,
                    caption: None,
                    place: None,
                    line: Rect {
                        y: text.bottom(),
                        height: rows,
                        ..area
                    },
                }
            }
        };
        places.with_related(reading, app, look)
    }

    /// The same with room for related topics: where the text leaves some, or where one is being
    /// chosen.
    fn with_related(self, reading: &Reading, app: &App, look: &Look) -> Places {
        let (Some(text), Leaf::Page(page)) = (self.text, reading.leaf()) else {
            return self;
        };
        let count = page.topic().related().len();
        let rows = u16::try_from(count).unwrap_or(u16::MAX).min(text.height);
        let needed = own_lines(page, app, Spacing::Close, look, text);
        if page.related().is_none() && needed + count > usize::from(text.height) {
            return self;
        }
        Places {
            text: Some(Rect {
                height: text.height - rows,
                ..text
            }),
            related: Rect {
                y: text.bottom() - rows,
                height: rows,
                ..text
            },
            ..self
        }
    }
}

/// Which keys there are: all of them, and in brief.
fn keys(is_page: bool, app: &App) -> [&'static str; 2] {
    let words = app.words();
    if is_page {
        [words.law_hint(), words.law_hint_in_brief()]
    } else {
        [words.laws_hint(), words.laws_hint_in_brief()]
    }
}

/// Which keys there are, in so few words that it fits in so many columns and rows.
fn hint(is_page: bool, app: &App, look: &Look, (width, rows): (u16, u16)) -> &'static str {
    let [whole, brief] = keys(is_page, app);
    if look.wrap(whole, width).len() > usize::from(rows) {
        brief
    } else {
        whole
    }
}

fn is_page(reading: &Reading) -> bool {
    matches!(reading.leaf(), Leaf::Page(_))
}

fn shows_board(reading: &Reading) -> bool {
    matches!(reading.leaf(), Leaf::Page(page) if page.face() == Face::Board)
}

/// Whether the board is to be seen, and not only the text in its place.
pub(super) fn leaves_board(reading: &Reading, layout: &Layout) -> bool {
    shows_board(reading) || layout.sheet.is_some_and(|sheet| sheet.height >= ROOMY)
}

/// Draws what is read, and tells where the caret is.
pub(super) fn draw(
    reading: &Reading,
    app: &App,
    look: &Look,
    layout: &Layout,
    area: Rect,
    buffer: &mut Buffer,
) -> Position {
    let places = Places::of(reading, app, look, layout, area);
    if let Some(text) = places.text {
        Clear.render(text, buffer);
        buffer.set_style(text, look.theme.text());
    }
    match reading.leaf() {
        Leaf::Page(page) => {
            if let Some(text) = places.text {
                draw_text(page, app, look, text, buffer);
                draw_related(page, app, look, places.related, buffer);
            }
            draw_caption(page, app, look, &places, buffer);
        }
        Leaf::Contents(list) => {
            if let Some(text) = places.text {
                draw_list(list, app, look, text, buffer);
            }
            draw_choice(list, app, look, &places, buffer);
        }
    }
    draw_line(reading, app, look, &places, buffer)
}

/// Whether paragraphs stand apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spacing {
    /// With an empty line between them.
    Apart,
    /// Line after line.
    Close,
}

/// A line of a page as it is drawn.
struct Line {
    text: String,
    style: Style,
    kind: Kind,
}

/// The title and as much of the text as there is room for.
fn draw_text(page: &LawPage, app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let room = usize::from(area.height);
    let apart = own_lines(page, app, Spacing::Apart, look, area) <= room;
    let spacing = if apart {
        Spacing::Apart
    } else {
        Spacing::Close
    };
    let mut lines = lines(page, 0, app, spacing, look, area);
    if lines.len() > room && page.top() > 0 {
        let rest = self::lines(page, page.top(), app, spacing, look, area);
        // The last page is a full one.
        lines = if rest.len() >= room {
            rest
        } else {
            lines.split_off(lines.len() - room)
        };
    }
    for (row, line) in area.rows().zip(&lines) {
        look.put(buffer, row, Side::Left, &line.text, line.style);
    }
    let goes_on = lines.get(room).is_some_and(|line| line.kind == Kind::Text);
    if goes_on && area.height >= ROOMY {
        let foot = Rect {
            y: area.bottom() - 1,
            height: 1,
            ..area
        };
        look.put(buffer, foot, Side::Right, "…", look.theme.dim());
    }
}

/// How many lines title and text take, without the examples.
fn own_lines(page: &LawPage, app: &App, spacing: Spacing, look: &Look, area: Rect) -> usize {
    let lines = lines(page, 0, app, spacing, look, area);
    let own = lines.iter().rposition(|line| line.kind == Kind::Text);
    own.map_or(0, |last| last + 1)
}

/// The lines of a page from a passage on; the first one has the title before it.
fn lines(
    page: &LawPage,
    from: usize,
    app: &App,
    spacing: Spacing,
    look: &Look,
    area: Rect,
) -> Vec<Line> {
    let theme = &look.theme;
    let mut lines = Vec::new();
    let mut add = |text: &str, style: Style, kind: Kind| {
        let wrapped = look.wrap(text, area.width).into_iter();
        lines.extend(wrapped.map(|text| Line { text, style, kind }));
    };
    if from == 0 {
        let title = app.words().law(page.topic()).title;
        add(title, theme.accent(), Kind::Text);
    }
    let mut first = from > 0;
    for paragraph in page
        .passages(from)
        .chunk_by(|one, next| one.paragraph == next.paragraph)
    {
        let kind = paragraph[0].kind;
        let style = match kind {
            Kind::Text => theme.text(),
            Kind::Legend => theme.text().add_modifier(Modifier::BOLD),
            Kind::Step(step) if step == page.at() => theme.accent(),
            Kind::Step(_) => theme.dim(),
        };
        if spacing == Spacing::Apart && !first && !matches!(kind, Kind::Step(_)) {
            add("", style, kind);
        }
        first = false;
        let sentences: Vec<String> = paragraph.iter().map(|one| one.text.clone()).collect();
        add(&app.words().in_a_row(&sentences), style, kind);
    }
    lines
}

fn draw_related(page: &LawPage, app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let head = app.words().see_also();
    let width = look.columns(head) + 1;
    look.put(buffer, area, Side::Left, head, look.theme.dim());
    for (index, (row, topic)) in area.rows().zip(page.topic().related()).enumerate() {
        let style = chosen(look, page.related() == Some(index));
        let cells = Rect {
            x: row.x + width.min(row.width),
            width: row.width.saturating_sub(width),
            ..row
        };
        let title = app.words().law(*topic).title;
        look.put(buffer, cells, Side::Left, title, style);
    }
}

fn chosen(look: &Look, is_chosen: bool) -> Style {
    if is_chosen {
        look.theme.accent().add_modifier(Modifier::REVERSED)
    } else {
        look.theme.text()
    }
}

fn draw_caption(page: &LawPage, app: &App, look: &Look, places: &Places, buffer: &mut Buffer) {
    if let Some(place) = places.place {
        let told = page.place(app.words());
        look.put(buffer, place, Side::Left, &told, look.theme.accent());
    }
    let Some(area) = places.caption else { return };
    Clear.render(area, buffer);
    buffer.set_style(area, look.theme.text());
    let said = match app.message() {
        Some(message) => message.text.clone(),
        None => page.caption(app.words()),
    };
    let used = put_wrapped(&said, look, area, buffer);
    if places.line.is_empty() && used < area.height {
        let foot = Rect {
            y: area.bottom() - 1,
            height: 1,
            ..area
        };
        let hint = hint(true, app, look, (foot.width, 1));
        look.put(buffer, foot, Side::Left, hint, look.theme.dim());
    }
}

/// The lines of a text, the last one with an ellipsis if there are more; how many there are.
fn put_wrapped(text: &str, look: &Look, area: Rect, buffer: &mut Buffer) -> u16 {
    let lines = look.wrap(text, area.width);
    let cut = lines.len() > usize::from(area.height);
    for (row, line) in area.rows().zip(&lines) {
        let last = cut && row.y + 1 == area.bottom();
        let ellipsis = if last { " …" } else { "" };
        let line = format!("{line}{ellipsis}");
        look.put(buffer, row, Side::Left, &line, look.theme.text());
    }
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

/// A row of the list.
enum Row {
    Chapter(Chapter),
    Topic(usize, Topic),
}

/// The rows of the list that are seen: the chosen one among them.
fn rows(list: &Contents, height: u16) -> Vec<Row> {
    let mut all = Vec::new();
    let mut chapter = None;
    for (index, &topic) in list.topics().iter().enumerate() {
        if chapter != Some(topic.chapter()) {
            chapter = Some(topic.chapter());
            all.push(Row::Chapter(topic.chapter()));
        }
        all.push(Row::Topic(index, topic));
    }
    let is_chosen = |row: &Row| matches!(row, Row::Topic(index, _) if *index == list.selected());
    let at = all.iter().position(is_chosen).unwrap_or(0);
    let height = usize::from(height);
    let first = (at + 1 + height / 3)
        .saturating_sub(height)
        .min(all.len().saturating_sub(height));
    all.into_iter().skip(first).take(height).collect()
}

fn draw_list(list: &Contents, app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    for (cells, row) in area.rows().zip(rows(list, area.height)) {
        match row {
            Row::Chapter(chapter) => {
                let title = app.words().chapter(chapter);
                look.put(buffer, cells, Side::Left, title, look.theme.dim());
            }
            Row::Topic(index, topic) => {
                let style = chosen(look, index == list.selected());
                let title = format!("  {} ", app.words().law(topic).title);
                look.put(buffer, cells, Side::Left, &title, style);
            }
        }
    }
}

/// What the chosen topic is about.
fn draw_choice(list: &Contents, app: &App, look: &Look, places: &Places, buffer: &mut Buffer) {
    if let Some(place) = places.place {
        let title = app.words().laws_title();
        look.put(buffer, place, Side::Left, title, look.theme.accent());
    }
    let Some(area) = places.caption else { return };
    let said = match (app.message(), list.topic()) {
        (Some(message), _) => message.text.clone(),
        (None, Some(topic)) => app.words().law(topic).text[0].to_owned(),
        (None, None) => app.words().no_law(list.query().text()),
    };
    put_wrapped(&said, look, area, buffer);
}

/// What is typed, or which keys there are.
fn draw_line(
    reading: &Reading,
    app: &App,
    look: &Look,
    places: &Places,
    buffer: &mut Buffer,
) -> Position {
    let typed = match reading.leaf() {
        Leaf::Page(_) => "",
        Leaf::Contents(list) => list.query().text(),
    };
    let area = places.line;
    if area.is_empty() {
        return places.caption.unwrap_or(area).as_position();
    }
    let message = app.message().filter(|_| places.caption.is_none());
    if let Some(message) = message {
        look.put(
            buffer,
            area,
            Side::Left,
            &message.text,
            look.theme.warning(),
        );
        return area.as_position();
    }
    let used = look.put(buffer, area, Side::Left, "> ", look.theme.accent());
    let field = Rect {
        x: area.x + used,
        width: area.width.saturating_sub(used),
        ..area
    };
    if typed.is_empty() {
        let hint = hint(is_page(reading), app, look, (field.width, field.height));
        for (row, line) in field.rows().zip(look.wrap(hint, field.width)) {
            look.put(buffer, row, Side::Left, &line, look.theme.dim());
        }
        return field.as_position();
    }
    let style = look.theme.text().add_modifier(Modifier::BOLD);
    let width = look.put(buffer, field, Side::Left, typed, style);
    Position::new((field.x + width).min(area.right() - 1), area.y)
}

/// The topic that stands in a cell: its place in the list, or among the related ones.
pub(super) fn choice_at(
    reading: &Reading,
    app: &App,
    look: &Look,
    layout: &Layout,
    area: Rect,
    cell: (u16, u16),
) -> Option<usize> {
    let places = Places::of(reading, app, look, layout, area);
    let inside = |area: Rect| area.contains(cell.into());
    match reading.leaf() {
        Leaf::Page(_) if inside(places.related) => Some(usize::from(cell.1 - places.related.y)),
        Leaf::Page(_) => None,
        Leaf::Contents(list) => {
            let text = places.text.filter(|&text| inside(text))?;
            let mut rows = rows(list, text.height).into_iter();
            match rows.nth(usize::from(cell.1 - text.y))? {
                Row::Topic(index, _) => Some(index),
                Row::Chapter(_) => None,
            }
        }
    }
}
