//! A FEN given as several words, made one argument before the others are read.

use std::ffi::OsString;

/// Joins the words of a FEN that stands among the arguments into one `--fen` option.
///
/// A shell splits a FEN at its blanks, and some of its words begin with a
/// dash. The placement is told by its slashes; up to five words after it
/// belong to it, unless they are long options.
///
/// After a `command` nothing is joined: its arguments are no position.
pub(super) fn join_fen(
    arguments: impl Iterator<Item = OsString>,
    is_command: impl Fn(&str) -> bool,
) -> Vec<OsString> {
    let mut rest = arguments.peekable();
    // The first is how the program was called, often a path with slashes of its own.
    let mut joined: Vec<OsString> = rest.next().into_iter().collect();
    while let Some(argument) = rest.next() {
        if joined.len() == 1 && argument.to_str().is_some_and(&is_command) {
            joined.push(argument);
            joined.extend(rest);
            return joined;
        }
        let after_fen_option = joined.last().is_some_and(|last| last == "--fen");
        let Some(placement) = argument
            .to_str()
            .filter(|text| is_placement(text) && !after_fen_option)
        else {
            joined.push(argument);
            continue;
        };
        let mut fen = placement.to_owned();
        for _ in 0..6 {
            let word =
                rest.next_if(|word| word.to_str().is_some_and(|word| !word.starts_with("--")));
            let Some(word) = word else { break };
            fen.push(' ');
            fen.push_str(&word.to_string_lossy());
        }
        joined.push(format!("--fen={fen}").into());
    }
    joined
}

/// Whether a word can only be the first field of a FEN.
fn is_placement(word: &str) -> bool {
    let letters = |c: char| c.is_ascii_alphanumeric() || c == '/';
    let first = word.split_whitespace().next().unwrap_or_default();
    first.matches('/').count() >= 2 && first.chars().all(letters)
}

#[cfg(test)]
mod tests {
    use super::join_fen;
    use std::ffi::OsString;

    fn joined(arguments: &[&str]) -> Vec<String> {
        let arguments = arguments.iter().map(OsString::from);
        join_fen(arguments, |word| word == "pgn")
            .into_iter()
            .map(|word| word.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn the_words_of_a_fen_are_one_argument() {
        assert_eq!(
            joined(&[
                "/opt/bin/tabiya",
                "8/8/4k3/8/8/8/8/K7",
                "w",
                "-",
                "-",
                "0",
                "-1",
                "--white",
                "Ada"
            ]),
            [
                "/opt/bin/tabiya",
                "--fen=8/8/4k3/8/8/8/8/K7 w - - 0 -1",
                "--white",
                "Ada"
            ]
        );
        assert_eq!(
            joined(&["tabiya", "--chess960", "8/8/4k3/8/8/8/8/K7 w - - 0 1"]),
            ["tabiya", "--chess960", "--fen=8/8/4k3/8/8/8/8/K7 w - - 0 1"]
        );
    }

    #[test]
    fn other_arguments_stay_as_they_are() {
        let clock = [
            "tabiya",
            "--clock",
            "40/120,20/60,15/30+30",
            "--white",
            "a/b",
        ];
        assert_eq!(joined(&clock), clock);
        let command = ["tabiya", "pgn", "games/of/mine"];
        assert_eq!(joined(&command), command);
        let option = [
            "tabiya",
            "inspect",
            "--fen",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "--json",
        ];
        assert_eq!(joined(&option), option);
    }
}
