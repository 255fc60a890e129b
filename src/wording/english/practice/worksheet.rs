//! Sheets of exercises as plain text.

use super::tasks;
use crate::notation::fen;
use crate::practice::{Item, Task, Worksheet};

/// The exercises: question, board, room for the answer.
pub(super) fn exercises(sheet: &Worksheet) -> String {
    let mut text = format!(
        "Chess notation: {} exercises. Seed {}.\n",
        sheet.items.len(),
        sheet.seed
    );
    text.push_str("White's men are capital letters. ( ) marks from where, [ ] to where.\n");
    for (index, item) in sheet.items.iter().enumerate() {
        text.push_str(&exercise(index + 1, item));
    }
    text
}

fn exercise(number: usize, item: &Item) -> String {
    let mut lines = vec![String::new(), format!("{number}. {}", tasks::task(item))];
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
    let title = format!(
        "Answers to {} exercises, seed {}.\n",
        sheet.items.len(),
        sheet.seed
    );
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
