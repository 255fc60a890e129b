//! Questions and pages in front of the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::widgets::{Clear, Widget};

use super::Look;
use super::layout::Layout;
use super::settings;
use super::text::Side;
use crate::app::{Answer, App, Choice, Dialog, Page};

/// Draws what stands in front of the board.
pub(super) fn draw(app: &App, look: &Look, layout: &Layout, area: Rect, buffer: &mut Buffer) {
    match app.dialog() {
        Some(Dialog::Choice(choice)) => draw_choice(choice, look, layout, area, buffer),
        Some(Dialog::Page(page)) => draw_page(page, app, look, area, buffer),
        Some(Dialog::Settings(screen)) => settings::draw(screen, app, look, layout, area, buffer),
        Some(Dialog::Form(_)) | None => {}
    }
}

/// The answer of an open question that stands in a cell.
pub(super) fn answer_at(
    app: &App,
    look: &Look,
    layout: &Layout,
    area: Rect,
    cell: (u16, u16),
) -> Option<usize> {
    let Some(Dialog::Choice(choice)) = app.dialog() else {
        return None;
    };
    let places = Places::of(choice, look, layout, area);
    places
        .answers
        .iter()
        .position(|cells| cells.contains(cell.into()))
}

/// Where a question and its answers stand: in the lines under the board if
/// they fit there, so that the board stays in sight, else over the foot of the window.
struct Places {
    frame: Rect,
    question: Vec<(Rect, String)>,
    answers: Vec<Rect>,
}

impl Places {
    fn of(choice: &Choice, look: &Look, layout: &Layout, area: Rect) -> Places {
        let labels: Vec<u16> = choice
            .answers
            .iter()
            .map(|answer| look.columns(&label(answer)))
            .collect();
        let side_by_side =
            labels.iter().sum::<u16>() + 2 * u16::try_from(labels.len()).unwrap_or(0);
        match layout.notes {
            Some(notes)
                if side_by_side <= notes.width && look.columns(&choice.question) <= notes.width =>
            {
                Places::under_the_board(choice, layout.line, notes, &labels)
            }
            _ => Places::over_the_foot(choice, look, area),
        }
    }

    fn under_the_board(choice: &Choice, line: Rect, notes: Rect, labels: &[u16]) -> Places {
        let mut x = notes.x;
        let place = |&width: &u16| {
            let cells = Rect::new(x, notes.y, width, 1);
            x += width + 2;
            cells
        };
        let question = Rect {
            x: notes.x,
            width: notes.width,
            ..line
        };
        Places {
            frame: line.union(notes),
            question: vec![(question, choice.question.clone())],
            answers: labels.iter().map(place).collect(),
        }
    }

    fn over_the_foot(choice: &Choice, look: &Look, area: Rect) -> Places {
        let lines = look.wrap(&choice.question, area.width);
        let rows = u16::try_from(lines.len() + choice.answers.len()).unwrap_or(u16::MAX);
        let height = rows.min(area.height);
        let frame = Rect {
            y: area.bottom() - height,
            height,
            ..area
        };
        let mut rows = frame.rows();
        Places {
            frame,
            // The lines come first: the row after the last of them is not to be taken.
            question: lines
                .into_iter()
                .zip(rows.by_ref())
                .map(|(line, row)| (row, line))
                .collect(),
            answers: rows.collect(),
        }
    }
}

/// Text that fills a window keeps away from its edges, where there is room.
pub(super) fn margins(area: Rect) -> Rect {
    const ROOMY: (u16, u16) = (60, 24);
    const WIDEST: u16 = 96;
    let width = if area.width < ROOMY.0 {
        area.width
    } else {
        (area.width - 4).min(WIDEST)
    };
    let above = u16::from(area.height >= ROOMY.1);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + above,
        width,
        height: area.height - 2 * above,
    }
}

/// A line of a page in the lines it takes. Where it has two columns, which two blanks keep apart,
/// what does not fit goes on in the second.
fn wrapped(look: &Look, line: &str, width: u16) -> Vec<String> {
    let text = line.trim_start();
    let second = match line.len() - text.len() {
        0 | 1 => line.find("  ").map(|gap| {
            let after = line[gap..].trim_start();
            line.len() - after.len()
        }),
        indent => Some(indent),
    };
    let Some((first, second)) = second.and_then(|at| line.split_at_checked(at)) else {
        return look.wrap(line, width);
    };
    let indent = look.columns(first);
    if second.is_empty() {
        return look.wrap(line, width);
    }
    if 2 * indent > width {
        // No room for two columns: the second stands below the first, a little to the right.
        let below = look.wrap(second, width.saturating_sub(2));
        let below = below.into_iter().map(|text| format!("  {text}"));
        let above = Some(first.trim_end().to_owned()).filter(|first| !first.is_empty());
        return above.into_iter().chain(below).collect();
    }
    let lines = look.wrap(second, width - indent).into_iter().enumerate();
    let blank = " ".repeat(usize::from(indent));
    lines
        .map(|(index, text)| {
            let before = if index == 0 { first } else { &blank };
            format!("{before}{text}")
        })
        .collect()
}

fn label(answer: &Answer) -> String {
    format!(" {} {} ", answer.key, answer.label)
}

fn draw_choice(choice: &Choice, look: &Look, layout: &Layout, area: Rect, buffer: &mut Buffer) {
    let places = Places::of(choice, look, layout, area);
    Clear.render(places.frame, buffer);
    buffer.set_style(places.frame, look.theme.text());
    for (row, line) in &places.question {
        look.put(buffer, *row, Side::Left, line, look.theme.accent());
    }
    for (index, (cells, answer)) in places.answers.iter().zip(&choice.answers).enumerate() {
        let style = if index == choice.selected {
            look.theme.accent().add_modifier(Modifier::REVERSED)
        } else {
            look.theme.text()
        };
        look.put(buffer, *cells, Side::Left, &label(answer), style);
    }
}

fn draw_page(page: &Page, app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    Clear.render(area, buffer);
    buffer.set_style(area, look.theme.text());
    let area = margins(area);
    let mut rows = area.rows();
    let Some(head) = rows.next() else { return };
    look.put(buffer, head, Side::Left, &page.title, look.theme.accent());
    let lines: Vec<String> = page
        .lines
        .iter()
        .flat_map(|line| wrapped(look, line, area.width))
        .collect();
    let is_long = lines.len() + 2 > usize::from(area.height);
    let mut foot = match &page.foot {
        Some(foot) => look.wrap(foot, area.width),
        None => look.wrap(app.words().page_foot(is_long), area.width),
    };
    // At least the title and a line of the text stay in sight.
    foot.truncate(usize::from(area.height).saturating_sub(2).max(1));
    for line in foot.iter().rev() {
        let Some(row) = rows.next_back() else { return };
        look.put(buffer, row, Side::Left, line, look.theme.dim());
    }
    let room = usize::from(area.height).saturating_sub(1 + foot.len());
    let first = page.scroll.min(lines.len().saturating_sub(room));
    for (row, line) in rows.zip(&lines[first..]) {
        look.put(buffer, row, Side::Left, line, look.theme.text());
    }
}
