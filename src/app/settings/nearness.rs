//! Which known word may have been meant by one that is not known.

/// The known word that is at most two changed, missing or additional letters away, if there is one.
pub(super) fn nearest(
    word: &str,
    known: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    let far = word.chars().count().min(3);
    known
        .map(|known| (distance(word, known), known))
        .filter(|&(distance, _)| distance < far)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, known)| known)
}

/// How many letters have to be changed, added or taken away (Levenshtein).
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (index, letter) in from.chars().enumerate() {
        let mut before = row[0];
        row[0] = index + 1;
        for (column, other) in to.iter().enumerate() {
            let changed = before + usize::from(letter != *other);
            before = row[column + 1];
            row[column + 1] = changed.min(before + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_the_finger_is_near_and_another_word_is_not() {
        let known = ["theme", "pieces", "confirm-moves", "bell"];
        for (word, meant) in [
            ("themes", Some("theme")),
            ("peices", Some("pieces")),
            ("confirm_moves", Some("confirm-moves")),
            ("Bell", Some("bell")),
            ("bull", Some("bell")),
            ("sound", None),
            ("b", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, known.into_iter()), meant, "{word}");
        }
    }
}
