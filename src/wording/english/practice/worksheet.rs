//! Sheets of exercises as plain text.

use super::tasks;
use crate::notation::fen;
use crate::practice::{Item, Task, Worksheet};

/// The exercises: question, board, room for the answer.
pub(super) fn exercises(sheet: &Worksheet) -> String {
    let mut text = format!("Chess notation: {}. Seed {}.\n", count(sheet), sheet.seed);
    if let Some(legend) = legend(sheet) {
        text.push_str(&legend);
        text.push('\n');
    }
    for (index, item) in sheet.items.iter().enumerate() {
        text.push_str(&exercise(index + 1, item));
    }
    text
}

fn count(sheet: &Worksheet) -> String {
    match sheet.items.len() {
        1 => "1 exercise".to_owned(),
        number => format!("{number} exercises"),
    }
}

/// What men and marks look like, as far as the sheet has any.
fn legend(sheet: &Worksheet) -> Option<String> {
    let has = |holds: fn(&Item) -> bool| sheet.items.iter().any(holds);
    let men = has(|item| item.example().is_some());
    let moves = has(Item::has_marked_move);
    let squares = has(|item| matches!(item.task, Task::Name(_)));
    let marks = match (moves, squares) {
        (true, _) => Some("( ) marks from where, [ ] to where."),
        (false, true) => Some("[ ] marks the square."),
        (false, false) => None,
    };
    let men = men.then_some("White's men are capital letters.");
    let parts: Vec<&str> = [men, marks].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn exercise(number: usize, item: &Item) -> String {
    let mut lines = vec![String::new(), format!("{number}. {}", tasks::paper(item))];
    if let Some(diagram) = item.diagram() {
        lines.push(String::new());
        lines.extend(diagram.into_iter().map(|row| format!("   {row}")));
    }
    let ground = match &item.task {
        Task::Repair(repair) => Some(fen::write(&repair.start)),
        _ => item.example().map(|example| fen::write(&example.position)),
    };
    lines.extend(ground.map(|fen| format!("   {fen}")));
    lines.push(String::new());
    if let Task::Choose { options, .. } = &item.task {
        let options = options.iter().enumerate();
        let options = options.map(|(index, option)| format!("{} {option}", index + 1));
        lines.push(format!("   {}", options.collect::<Vec<_>>().join("    ")));
    }
    lines.push("   ____________".to_owned());
    lines.join("\n") + "\n"
}

/// The answers, one a line.
pub(super) fn answers(sheet: &Worksheet) -> String {
    let title = format!("Answers to {}, seed {}.\n", count(sheet), sheet.seed);
    let items = sheet.items.iter().enumerate();
    let lines = items.map(|(index, item)| format!("{}. {}\n", index + 1, answer(item)));
    std::iter::once(title).chain(lines).collect()
}

fn answer(item: &Item) -> String {
    match &item.task {
        Task::Read(example) => format!("{} to {}", example.mv.from, example.mv.target()),
        _ => tasks::solution(item),
    }
}
