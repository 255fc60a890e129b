//! Letters that terminals of East Asia draw two columns wide, as their fonts do.
//!
//! Unicode's East Asian Width calls them ambiguous, with many signs besides. `unicode-width`
//! takes such signs for wide in an East Asian context, but letters never, as most writing of
//! today has them narrow; terminals make no such difference.

/// Letters and spacing accents whose East Asian Width is ambiguous: first and last of each run.
#[rustfmt::skip]
const RUNS: [(char, char); 61] = [
    ('¨', '¨'), ('ª', 'ª'), ('´', '´'), ('¸', '¸'), ('º', 'º'), ('Æ', 'Æ'), ('Ð', 'Ð'),
    ('Ø', 'Ø'), ('Þ', 'á'), ('æ', 'æ'), ('è', 'ê'), ('ì', 'í'), ('ð', 'ð'), ('ò', 'ó'),
    ('ø', 'ú'), ('ü', 'ü'), ('þ', 'þ'), ('ā', 'ā'), ('đ', 'đ'), ('ē', 'ē'), ('ě', 'ě'),
    ('Ħ', 'ħ'), ('ī', 'ī'), ('ı', 'ĳ'), ('ĸ', 'ĸ'), ('Ŀ', 'ł'), ('ń', 'ń'), ('ň', 'ŋ'),
    ('ō', 'ō'), ('Œ', 'œ'), ('Ŧ', 'ŧ'), ('ū', 'ū'), ('ǎ', 'ǎ'), ('ǐ', 'ǐ'), ('ǒ', 'ǒ'),
    ('ǔ', 'ǔ'), ('ǖ', 'ǖ'), ('ǘ', 'ǘ'), ('ǚ', 'ǚ'), ('ǜ', 'ǜ'), ('ɑ', 'ɑ'), ('ɡ', 'ɡ'),
    ('˄', '˄'), ('ˇ', 'ˇ'), ('ˉ', 'ˋ'), ('ˍ', 'ˍ'), ('ː', 'ː'), ('˘', '˛'), ('˝', '˝'),
    ('˟', '˟'), ('Α', 'Ρ'), ('Σ', 'Ω'), ('α', 'ρ'), ('σ', 'ω'), ('Ё', 'Ё'), ('А', 'я'),
    ('ё', 'ё'), ('ⁿ', 'ⁿ'), ('ℓ', 'ℓ'), ('\u{2126}', '\u{2126}'), ('\u{212b}', '\u{212b}'),
];

/// Whether a letter is drawn wide where ambiguous characters are.
pub(super) fn is_wide(letter: char) -> bool {
    let after = RUNS.partition_point(|(_, last)| *last < letter);
    RUNS.get(after).is_some_and(|(first, _)| *first <= letter)
}

#[cfg(test)]
mod tests {
    use super::{RUNS, is_wide};

    #[test]
    fn runs_stand_in_order() {
        assert!(RUNS.iter().all(|(first, last)| first <= last));
        assert!(RUNS.windows(2).all(|pair| pair[0].1 < pair[1].0));
    }

    #[test]
    fn letters_of_russian_and_greek_and_some_with_accents_are_wide() {
        assert!("БорисЁёΩλéüßø".chars().all(is_wide));
        assert!(!"AzöñşğҐєאあ王♔".chars().any(is_wide));
    }
}
