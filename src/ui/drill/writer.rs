//! What is asked and said in practice, written into rows.

use ratatui::style::{Modifier, Style};

use super::rows::{BETWEEN, Choice, Manner, Place, Row, Written};
use crate::app::{App, Drilling, Message};
use crate::practice::{Drill, Item, Task};
use crate::ui::Look;

/// Writes what is asked and said into rows.
pub(super) struct Writer<'a> {
    pub(super) drill: &'a Drilling,
    pub(super) app: &'a App,
    pub(super) look: &'a Look,
    pub(super) width: u16,
    pub(super) tells_rules: bool,
}

impl Writer<'_> {
    /// All of it, in the order in which it is read.
    pub(super) fn whole(&self, manner: Manner, place: &Place) -> Vec<Row> {
        let theme = &self.look.theme;
        let mut blocks = Vec::new();
        if let Some(item) = self.drill.item().filter(|_| manner.roomy && place.beside) {
            let title = self.app.words().drill(item.drill());
            blocks.push(self.text(title, theme.dim()));
        }
        blocks.push(self.question(manner.short));
        if manner.roomy {
            blocks.extend(self.ahead());
        }
        if manner.roomy && place.beside {
            let written = self.drill.written();
            blocks.extend(written.map(|score| self.text(&score, theme.dim())));
        }
        blocks.push(self.choices(manner.roomy && place.beside));
        if self.has_input() {
            blocks.push(vec![Row::Input]);
        }
        blocks.push(self.message());
        if manner.hint && (manner.roomy || self.app.message().is_none()) {
            let hint = self.app.drill_hint().filter(|_| !place.beside);
            let state = self.app.round_state().filter(|_| place.tells_state);
            let told: Vec<String> = [hint, state].into_iter().flatten().collect();
            if !told.is_empty() {
                blocks.push(self.text(&self.app.words().in_a_row(&told), theme.dim()));
            }
        }
        blocks.push(self.rules());
        let mut rows = Vec::new();
        for block in blocks.into_iter().filter(|block| !block.is_empty()) {
            if manner.roomy && !rows.is_empty() {
                rows.push(Row::Blank);
            }
            rows.extend(block);
        }
        rows
    }

    /// As much as there is room for, from where the learner has read on to; the line in which
    /// is typed comes last. In a single row it takes the place of the text.
    pub(super) fn part(&self, height: usize) -> Written {
        let has_input = self.has_input();
        let is_typing = !self.app.line().is_empty();
        if height == 1 && is_typing && self.app.message().is_none() {
            return Written {
                rows: vec![Row::Input],
                to_read: 0,
                has_more: false,
                is_part: true,
            };
        }
        let input = usize::from(has_input && height > 1);
        let room = height - input;
        // The mark that there is more has its column.
        let narrow = Writer {
            width: self.width.saturating_sub(2).max(1),
            ..*self
        };
        let mut text: Vec<Row> = narrow.message();
        match self.drill.item().map(|item| &item.task) {
            // The spellings by themselves say what is asked.
            Some(Task::Choose { example, .. }) if example.mv.promotion().is_none() => {}
            _ => text.extend(narrow.question(true)),
        }
        if !matches!(self.drill.item().map(Item::drill), Some(Drill::Color)) {
            text.extend(narrow.choices(false));
        }
        text.extend(narrow.rules());
        let parts = text.len().div_ceil(room).max(1);
        let first = self.drill.turned() % parts * room;
        let mut rows: Vec<Row> = text.into_iter().skip(first).take(room).collect();
        let to_read = rows.len();
        if input > 0 {
            rows.push(Row::Input);
        }
        Written {
            rows,
            to_read,
            has_more: parts > 1,
            is_part: true,
        }
    }

    /// Whether there is a line to type in: where answers are typed, or something was typed.
    fn has_input(&self) -> bool {
        self.drill.is_typed() || !self.app.line().is_empty()
    }

    fn text(&self, text: &str, style: Style) -> Vec<Row> {
        let lines = self.look.wrap(text, self.width);
        lines
            .into_iter()
            .map(|line| Row::Text(line, style))
            .collect()
    }

    fn asked(&self, text: &str) -> Vec<Row> {
        let lines = self.look.wrap(text, self.width);
        lines.into_iter().map(Row::Question).collect()
    }

    fn question(&self, short: bool) -> Vec<Row> {
        let theme = &self.look.theme;
        let line = match self.drill.item().map(|item| &item.task) {
            Some(Task::Repair(repair)) => repair.line(),
            _ => String::new(),
        };
        if short {
            let question = self.app.short_question().unwrap_or_default();
            return self.asked(format!("{question} {line}").trim_end());
        }
        let mut rows = self.asked(&self.app.state());
        if !line.is_empty() {
            rows.extend(self.text(&line, theme.text().add_modifier(Modifier::BOLD)));
        }
        rows
    }

    /// The square that is asked after this one.
    fn ahead(&self) -> Option<Vec<Row>> {
        let asks_square = |task: &Task| matches!(task, Task::Find(_) | Task::Color(_));
        let item = self.drill.item().filter(|_| !self.drill.is_lesson())?;
        let next = self.drill.round().next()?;
        let square = next.square()?;
        let both = asks_square(&item.task) && asks_square(&next.task);
        let text = self.app.words().asked_next(square);
        both.then(|| self.text(&text, self.look.theme.dim()))
    }

    /// What there is to choose from, one in a row or as many as fit.
    fn choices(&self, each_its_row: bool) -> Vec<Row> {
        let mut rows: Vec<Vec<Choice>> = Vec::new();
        let mut used = 0;
        for (index, (key, label)) in self.app.drill_choices().into_iter().enumerate() {
            let choice = self.choice(index, key, &label);
            let width = self.look.columns(&choice.text);
            match rows.last_mut() {
                Some(row) if !each_its_row && used + BETWEEN + width <= self.width => {
                    used += BETWEEN + width;
                    row.push(choice);
                }
                _ => {
                    used = width;
                    rows.push(vec![choice]);
                }
            }
        }
        rows.into_iter().map(Row::Choices).collect()
    }

    /// A choice; one that was wrong is told from the others without colour too.
    fn choice(&self, index: usize, key: char, label: &str) -> Choice {
        let theme = &self.look.theme;
        let wrong = self.drill.tried().contains(&index);
        let right = self.drill.told_choice() == Some(index);
        let (text, style) = if wrong {
            let crossed = theme.dim().add_modifier(Modifier::CROSSED_OUT);
            (format!("- {label}"), crossed)
        } else if right {
            (format!("{key} {label}"), theme.accent())
        } else {
            (format!("{key} {label}"), theme.text())
        };
        Choice { index, text, style }
    }

    /// What was said to the last answer.
    fn message(&self) -> Vec<Row> {
        let theme = &self.look.theme;
        match self.app.message() {
            None => Vec::new(),
            Some(Message { text, refusal, .. }) => {
                let style = if *refusal {
                    theme.warning()
                } else {
                    theme.text()
                };
                self.text(text, style)
            }
        }
    }

    /// The rules of notation, if they are asked for and have no place of their own.
    fn rules(&self) -> Vec<Row> {
        if !self.tells_rules {
            return Vec::new();
        }
        let rules = self.app.words().notation_rules().join("  ");
        self.text(&rules, self.look.theme.text())
    }
}
