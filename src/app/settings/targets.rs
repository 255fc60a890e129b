//! The target times of practice: a table of seconds by the short names of skills.

use toml::de::DeValue;

use super::nearness::nearest;
use super::read::{Reader, Table, Value};
use crate::practice::{Skill, Targets};
use crate::wording::{SettingsFault, Wanted};

/// The key of the table.
pub(super) const TARGETS: &str = "targets";

/// The longest target, in seconds: more is no target.
const LONGEST: f64 = 60.0;

impl Reader<'_> {
    /// The targets of a file; those that it does not name are the usual ones.
    pub(super) fn targets(&mut self, table: &Table<'_>) -> Targets {
        let mut targets = Targets::default();
        let Some(value) = table.get(TARGETS) else {
            return targets;
        };
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_kind(TARGETS, value, Wanted::Table);
            return targets;
        };
        for (key, value) in table {
            let name: &str = key.get_ref();
            let path = format!("{TARGETS}.{name}");
            match (Skill::from_code(name), millis(value)) {
                _ if self.is_broken(value) => {}
                (None, _) => {
                    let near = nearest(name, Skill::ALL.into_iter().map(Skill::code));
                    self.report(
                        key.span().start,
                        SettingsFault::UnknownKey { key: path, near },
                    );
                }
                (Some(_), None) => self.wrong_kind(&path, value, Wanted::Seconds),
                (Some(skill), Some(millis)) => targets = targets.with(skill, millis),
            }
        }
        targets
    }
}

/// A time in seconds, whole or not, in milliseconds; nothing if it is no sensible target.
fn millis(value: &Value<'_>) -> Option<u32> {
    let seconds: f64 = match value.get_ref() {
        DeValue::Integer(number) => number.as_str().parse().ok()?,
        DeValue::Float(number) => number.as_str().parse().ok()?,
        _ => return None,
    };
    let tenths = (0..=600_u32).find(|&tenths| f64::from(tenths) / 10.0 >= seconds - 0.001)?;
    (seconds > 0.0 && seconds <= LONGEST).then_some(tenths * 100)
}

/// The table of those targets that are not the usual ones, line by line; nothing if all are.
pub(super) fn lines(targets: &Targets) -> Vec<String> {
    let usual = Targets::default();
    let own = Skill::ALL
        .into_iter()
        .filter(|&skill| targets.of(skill) != usual.of(skill));
    let mut lines: Vec<String> = own.map(|skill| line(targets, skill)).collect();
    if !lines.is_empty() {
        lines.insert(0, format!("[{TARGETS}]"));
    }
    lines
}

/// The target of a skill.
pub(super) fn line(targets: &Targets, skill: Skill) -> String {
    let seconds = f64::from(targets.of(skill)) / 1000.0;
    format!("{} = {seconds:.1}", skill.code())
}
