//! The question of practice in the place of the score sheet.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Look;
use super::text::Side;
use crate::app::{App, Drilling};
use crate::practice::Task;

/// Draws what is asked, what there is to choose from, and how far the round is.
pub(super) fn draw(drill: &Drilling, app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(item) = drill.item() else { return };
    let mut rows = area.rows();
    let (done, all) = drill.round().progress();
    let blocks = [
        (app.words().drill(item.drill()).to_owned(), look.theme.dim()),
        (app.state(), look.theme.accent()),
        (options(&item.task), look.theme.text()),
        (app.words().round_place(done, all), look.theme.dim()),
    ];
    for (block, style) in blocks.iter().filter(|(block, _)| !block.is_empty()) {
        for line in block.lines().flat_map(|line| look.wrap(line, area.width)) {
            let Some(row) = rows.next() else { return };
            look.put(buffer, row, Side::Left, &line, *style);
        }
        rows.next();
    }
}

/// The spellings to choose from, one a line.
fn options(task: &Task) -> String {
    let Task::Choose { options, .. } = task else {
        return String::new();
    };
    let numbered = options.iter().enumerate();
    let lines = numbered.map(|(index, option)| format!("{} {option}", index + 1));
    lines.collect::<Vec<_>>().join("\n")
}
