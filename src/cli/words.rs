//! A FEN given as several words, made one argument before the others are read.

use std::ffi::OsString;

/// Puts the command before the language where the language stands before it: whatever stands
/// before a command would be taken for arguments of a game.
pub(super) fn command_first(
    mut arguments: Vec<OsString>,
    is_command: impl Fn(&str) -> bool,
) -> Vec<OsString> {
    let after = match arguments.get(1).and_then(|word| word.to_str()) {
        Some("--lang") => 3,
        Some(word) if word.starts_with("--lang=") => 2,
        _ => return arguments,
    };
    let word = arguments.get(after).and_then(|word| word.to_str());
    if word.is_some_and(is_command) {
        let command = arguments.remove(after);
        arguments.insert(1, command);
    }
    arguments
}

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
    use super::{command_first, join_fen};
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
    fn a_language_may_stand_before_the_command() {
        let first = |words: &[&str]| {
            let words = words.iter().map(OsString::from).collect();
            let ordered = command_first(words, |word| word == "pgn");
            ordered.join(&OsString::from(" "))
        };
        assert_eq!(
            first(&["tabiya", "--lang", "zh", "pgn", "a"]),
            "tabiya pgn --lang zh a"
        );
        assert_eq!(
            first(&["tabiya", "--lang=zh", "pgn"]),
            "tabiya pgn --lang=zh"
        );
        for same in [&["tabiya", "--lang", "zh"] as &[&str], &["tabiya", "pgn"]] {
            assert_eq!(first(same), same.join(" ").as_str());
        }
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
