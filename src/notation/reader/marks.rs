//! What stands around a move without naming it: its number, signs for check
//! and comment, "en passant", an offer of a draw.

/// What was found around a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// The number before the move, if one is written.
    pub(super) number: Option<Number>,
    /// A draw is offered: `(=)`.
    pub(super) draw_offer: bool,
    /// A comment such as `!?` or a full stop follows.
    pub(super) comment: bool,
    /// The capture is said to be en passant.
    pub(super) en_passant: Option<EnPassantSign>,
    /// Check or mate is marked.
    pub(super) check: Option<CheckSign>,
}

/// A move number with the dots after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// The number; nothing if there are only dots.
    pub(super) value: Option<u32>,
    /// How many dots follow.
    pub(super) dots: usize,
}

/// How "en passant" is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EnPassantSign {
    /// `e.p.`, as in the Laws (Appendix C.9.3).
    Standard,
    /// `ep`, `en passant` and the like.
    Other,
}

/// What the mark for check says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckSign {
    /// `+`
    Check,
    /// `++`: mate in the Laws, double check in older books.
    Double,
    /// `#`
    Mate,
    /// `ch`, `†`, 将 and the like.
    CheckWord,
    /// `mate`, `‡`, 将死 and the like.
    MateWord,
}

const EN_PASSANT: [(&str, EnPassantSign); 7] = [
    ("e.p.", EnPassantSign::Standard),
    ("e. p.", EnPassantSign::Other),
    ("e.p", EnPassantSign::Other),
    ("en passant", EnPassantSign::Other),
    ("en pt", EnPassantSign::Other),
    ("en pt.", EnPassantSign::Other),
    ("ep", EnPassantSign::Other),
];

const CHECK: [(&str, CheckSign); 17] = [
    ("checkmate", CheckSign::MateWord),
    ("mate", CheckSign::MateWord),
    ("dbl check", CheckSign::CheckWord),
    ("dis check", CheckSign::CheckWord),
    ("check", CheckSign::CheckWord),
    ("dbl ch", CheckSign::CheckWord),
    ("dis ch", CheckSign::CheckWord),
    ("ch", CheckSign::CheckWord),
    ("将死", CheckSign::MateWord),
    ("將死", CheckSign::MateWord),
    ("将", CheckSign::CheckWord),
    ("將", CheckSign::CheckWord),
    ("‡", CheckSign::MateWord),
    ("†", CheckSign::CheckWord),
    ("#", CheckSign::Mate),
    ("++", CheckSign::Double),
    ("+", CheckSign::Check),
];

/// Takes the marks off a plain text; the move itself is left.
pub(super) fn strip(text: &str) -> (Marks, &str) {
    let (number, mut rest) = strip_number(text);
    let mut marks = Marks {
        number,
        ..Marks::default()
    };
    while let Some(shorter) = strip_one(rest, &mut marks) {
        rest = shorter.trim_end();
    }
    (marks, rest)
}

/// Takes one mark off the end.
fn strip_one<'a>(text: &'a str, marks: &mut Marks) -> Option<&'a str> {
    if let Some(rest) = ["(=)", "( = )"]
        .iter()
        .find_map(|sign| text.strip_suffix(sign))
    {
        marks.draw_offer = true;
        return Some(rest);
    }
    if let Some((rest, sign)) = strip_any(text, &EN_PASSANT) {
        marks.en_passant.get_or_insert(sign);
        return Some(rest);
    }
    if let Some((rest, sign)) = strip_any(text, &CHECK) {
        marks.check.get_or_insert(sign);
        return Some(rest);
    }
    let rest = text.strip_suffix(['!', '?', '.', ',', ';'])?;
    marks.comment = true;
    Some(rest)
}

/// Takes the first of the signs that ends the text, in letters of any case.
fn strip_any<'a, T: Copy>(text: &'a str, signs: &[(&str, T)]) -> Option<(&'a str, T)> {
    signs.iter().find_map(|&(sign, meaning)| {
        let at = text.len().checked_sub(sign.len())?;
        let ends = text.get(at..)?.eq_ignore_ascii_case(sign);
        ends.then(|| (&text[..at], meaning))
    })
}

/// Takes a number off the beginning: digits, then dots or a blank.
pub(super) fn strip_number(text: &str) -> (Option<Number>, &str) {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    let after = rest.trim_start_matches(['.', ' ']);
    let between = &rest[..rest.len() - after.len()];
    let dots = between.matches('.').count();
    if between.is_empty() || digits.is_empty() && dots == 0 {
        return (None, text);
    }
    let number = Number {
        value: digits.parse().ok(),
        dots,
    };
    (Some(number), after)
}
