//! How well a player wrote the moves, as a word: `12,10,-,ambiguous:1,not-canonical:2`.

use crate::app::Grade;

/// Nothing where nothing was written.
pub(super) fn write(grade: &Grade) -> Option<String> {
    if *grade == Grade::default() {
        return None;
    }
    let stumbled = if grade.stumbled { "1" } else { "-" };
    let Grade {
        moves, first_try, ..
    } = grade;
    let mut word = format!("{moves},{first_try},{stumbled}");
    for (code, count) in &grade.mistakes {
        word = format!("{word},{code}:{count}");
    }
    Some(word)
}

pub(super) fn read(word: &str) -> Option<Grade> {
    let mut figures = word.split(',');
    Some(Grade {
        moves: figures.next()?.parse().ok()?,
        first_try: figures.next()?.parse().ok()?,
        stumbled: figures.next()? == "1",
        mistakes: figures
            .map(|mistake| {
                let (code, count) = mistake.split_once(':')?;
                Some((code.to_owned(), count.parse().ok()?))
            })
            .collect::<Option<_>>()?,
    })
}
