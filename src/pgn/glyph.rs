//! Numeric annotation glyphs: `!`, `?!`, `+-` and the like as numbers (PGN standard 10).

/// The glyph of a traditional suffix: the marks `!` and `?` in any number.
///
/// More than two marks mean no more than two.
pub(super) fn suffix(marks: &[u8]) -> Option<u8> {
    match marks {
        [b'!'] => Some(1),
        [b'?'] => Some(2),
        [b'!', b'!', ..] => Some(3),
        [b'?', b'?', ..] => Some(4),
        [b'!', b'?', ..] => Some(5),
        [b'?', b'!', ..] => Some(6),
        _ => None,
    }
}

/// Judgements that stand as words between moves, or behind one.
///
/// The longer ones come first, so that the first that fits is right.
const SIGNS: [(&str, u8); 30] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("⟳", 32),
    ("↑↑", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("∆", 140),
    ("△", 140),
    ("⌓", 142),
];

/// The sign that is usual for a glyph, if it has one.
pub fn sign(glyph: u8) -> Option<&'static str> {
    const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    let suffix = || SUFFIXES.get(usize::from(glyph).checked_sub(1)?).copied();
    let sign = || SIGNS.iter().find(|&&(_, own)| own == glyph);
    match glyph {
        10 => Some("="),
        _ => suffix().or_else(|| sign().map(|&(sign, _)| sign)),
    }
}

/// The sign at the front of a word: its glyph and its length in bytes.
pub(super) fn at_start(word: &str) -> Option<(u8, usize)> {
    if word == "=" {
        return Some((10, 1));
    }
    let sign = SIGNS.iter().find(|(sign, _)| word.starts_with(sign));
    sign.map(|&(sign, glyph)| (glyph, sign.len()))
}

/// How long the signs at the end of a word are, in bytes.
pub(super) fn length_at_end(word: &str) -> usize {
    // Most words are moves, and no move ends like a sign.
    if let [.., before, last @ ..=0x7f] = word.as_bytes()
        && !(matches!(last, b'+' | b'-' | b'=') && matches!(before, b'+' | b'-' | b'=' | b'/'))
    {
        return 0;
    }
    let mut rest = word;
    while let Some((sign, _)) = SIGNS.iter().find(|(sign, _)| rest.ends_with(sign)) {
        rest = &rest[..rest.len() - sign.len()];
    }
    word.len() - rest.len()
}
