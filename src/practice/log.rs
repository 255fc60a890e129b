//! The log of practice: a line for each answer and each finished round, only
//! ever added to.
//!
//! The first line of a log is [`HEADER`]. Every other line has a fixed number
//! of fields with tabulators between; the first field tells which kind of line
//! it is. A line that cannot be read is skipped and counted, so a log survives
//! a crash, a full disk and a curious editor; an end without a newline is such
//! a line, and whoever appends to it begins with a newline.
//!
//! ```text
//! tabiya-practice 1
//! answer  WHEN  ROUND  DRILL  SKILL  GROUND  EXPECTED  GIVEN  CODE  MS  TRY  FIRST-KEY-MS  KEYS  BACKSPACES
//! round   WHEN  ROUND  ITEMS  FIRST-TRY  RIGHT  MS
//! ```
//!
//! `ROUND` is the moment at which the round began; `GROUND` a FEN or a square;
//! `CODE` is `ok`, or the code of what was wrong.

use super::{Drill, Skill, Stamp};

/// The first line of a log: what it is, and the version of its form.
pub const HEADER: &str = "tabiya-practice 1";

/// The code of a right answer.
pub const RIGHT: &str = "ok";

/// An answer, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The drill.
    pub drill: Drill,
    /// The skill that was asked for.
    pub skill: Skill,
    /// The position as a FEN, or the square.
    pub ground: String,
    /// The right answer.
    pub expected: String,
    /// The answer that was given.
    pub given: String,
    /// [`RIGHT`], or the code of what was wrong.
    pub code: String,
    /// Which try it was at this item, from 1.
    pub tries: u32,
    /// How it was given.
    pub effort: Effort,
}

impl Entry {
    /// Whether the answer was right.
    pub fn is_right(&self) -> bool {
        self.code == RIGHT
    }

    /// Whether it was right at the first try.
    pub fn is_right_at_once(&self) -> bool {
        self.is_right() && self.tries == 1
    }
}

/// What an answer cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Milliseconds from showing the item, or the last mistake, to the answer.
    pub millis: u32,
    /// Milliseconds to the first key.
    pub first_key: u32,
    /// How many keys were pressed.
    pub keys: u32,
    /// How many of them took something back.
    pub backspaces: u32,
}

impl Effort {
    /// An effort of which only the time is known.
    pub const fn of_millis(millis: u32) -> Effort {
        Effort {
            millis,
            first_key: 0,
            keys: 0,
            backspaces: 0,
        }
    }
}

/// What came of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundEnd {
    /// How many items were answered.
    pub items: u32,
    /// How many of them were right at the first try.
    pub first_try: u32,
    /// How many were right in the end.
    pub right: u32,
    /// How long all answers took together, in milliseconds.
    pub millis: u32,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When it was written.
    pub at: Stamp,
    /// When the round began; it tells the rounds apart.
    pub round: Stamp,
    /// What happened.
    pub event: Event,
}

/// What a line tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// An answer was given.
    Answer(Entry),
    /// The round was played to its end.
    End(RoundEnd),
}

/// A log as far as it can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The lines, in the order in which they stand.
    pub lines: Vec<Line>,
    /// How many lines could not be read.
    pub damaged: usize,
}

/// The text is a log of another version, or no log at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a practice log of a known version: {first_line:?}")]
pub struct UnknownLog {
    /// The line that should have been [`HEADER`].
    pub first_line: String,
}

/// Reads a log. An empty one has no lines.
///
/// Bytes that are no UTF-8 damage the line in which they stand and no other.
///
/// # Errors
///
/// If the first line is whole and is not [`HEADER`]: then it is not ours to
/// read, nor to write.
pub fn read(bytes: &[u8]) -> Result<Log, UnknownLog> {
    let mut rows: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    // What follows the last newline is nothing, or a line that was cut short.
    let cut_short = rows.pop().is_some_and(|row| !row.is_empty());
    let mut log = Log {
        lines: Vec::new(),
        damaged: usize::from(cut_short),
    };
    let rows = rows
        .into_iter()
        .map(|row| row.strip_suffix(b"\r").unwrap_or(row));
    for (number, row) in rows.enumerate().filter(|(_, row)| !row.is_empty()) {
        match std::str::from_utf8(row).ok().and_then(Line::parse) {
            Some(line) => log.lines.push(line),
            None if number > 0 => log.damaged += 1,
            None => log.damaged += damage_of_header(row)?,
        }
    }
    Ok(log)
}

/// 0 for a whole header, 1 for one that was cut short.
fn damage_of_header(row: &[u8]) -> Result<usize, UnknownLog> {
    match HEADER.as_bytes().strip_prefix(row) {
        Some(missing) => Ok(usize::from(!missing.is_empty())),
        None => Err(UnknownLog {
            first_line: String::from_utf8_lossy(row).into_owned(),
        }),
    }
}

impl Line {
    /// The line as text, without a newline.
    pub fn write(&self) -> String {
        let Line { at, round, event } = self;
        match event {
            Event::Answer(entry) => {
                let Effort {
                    millis,
                    first_key,
                    keys,
                    backspaces,
                } = entry.effort;
                let (drill, skill) = (entry.drill.code(), entry.skill.code());
                let texts = [&entry.ground, &entry.expected, &entry.given, &entry.code];
                let texts = texts.map(|text| escaped(text)).join("\t");
                let tries = entry.tries;
                format!(
                    "answer\t{at}\t{round}\t{drill}\t{skill}\t{texts}\t{millis}\t{tries}\t{first_key}\t{keys}\t{backspaces}"
                )
            }
            Event::End(RoundEnd {
                items,
                first_try,
                right,
                millis,
            }) => format!("round\t{at}\t{round}\t{items}\t{first_try}\t{right}\t{millis}"),
        }
    }

    /// The line of a text; nothing if any field is damaged or missing.
    pub fn parse(text: &str) -> Option<Line> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [kind, at, round, rest @ ..] = &fields[..] else {
            return None;
        };
        let event = match *kind {
            "answer" => Event::Answer(parse_entry(rest)?),
            "round" => Event::End(parse_end(rest)?),
            _ => return None,
        };
        Some(Line {
            at: at.parse().ok()?,
            round: round.parse().ok()?,
            event,
        })
    }
}

fn parse_entry(fields: &[&str]) -> Option<Entry> {
    let &[
        drill,
        skill,
        ground,
        expected,
        given,
        code,
        ref numbers @ ..,
    ] = fields
    else {
        return None;
    };
    let [millis, tries, first_key, keys, backspaces] = numbers_of(numbers)?;
    Some(Entry {
        drill: Drill::from_code(drill)?,
        skill: Skill::from_code(skill)?,
        ground: unescaped(ground)?,
        expected: unescaped(expected)?,
        given: unescaped(given)?,
        code: unescaped(code).filter(|code| !code.is_empty())?,
        tries: Some(tries).filter(|&tries| tries > 0)?,
        effort: Effort {
            millis,
            first_key,
            keys,
            backspaces,
        },
    })
}

fn parse_end(fields: &[&str]) -> Option<RoundEnd> {
    let [items, first_try, right, millis] = numbers_of(fields)?;
    let end = RoundEnd {
        items,
        first_try,
        right,
        millis,
    };
    (first_try <= right && right <= items).then_some(end)
}

/// The fields as numbers, if there are just so many and each is one.
fn numbers_of<const COUNT: usize>(fields: &[&str]) -> Option<[u32; COUNT]> {
    let number = |field: &&str| {
        let digits = field.bytes().all(|byte| byte.is_ascii_digit());
        field.parse().ok().filter(|_| digits)
    };
    let numbers: Option<Vec<u32>> = fields.iter().map(number).collect();
    numbers?.try_into().ok()
}

/// A text that holds no tabulator, line break or other control character.
fn escaped(text: &str) -> String {
    text.chars()
        .flat_map(|letter| match letter {
            '\\' => vec!['\\', '\\'],
            '\t' => vec!['\\', 't'],
            '\n' => vec!['\\', 'n'],
            _ if letter.is_control() => vec!['\\', '?'],
            _ => vec![letter],
        })
        .collect()
}

fn unescaped(text: &str) -> Option<String> {
    let mut letters = text.chars();
    let mut plain = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            '\\' => match letters.next()? {
                '\\' => '\\',
                't' => '\t',
                'n' => '\n',
                '?' => '\u{fffd}',
                _ => return None,
            },
            _ => letter,
        });
    }
    Some(plain)
}
