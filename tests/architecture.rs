//! The layers and the one direction of imports, read from the sources themselves.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers, lowest first. Each may name only those before it.
const LAYERS: [&str; 11] = [
    "order", "rules", "notation", "game", "pgn", "openings", "practice", "laws", "wording", "app",
    "ui",
];

/// The ring of input and output around them, which may name everything.
const RING: [&str; 5] = ["files", "terminal", "plain", "cli", "main"];

struct Source {
    path: PathBuf,
    /// The folder or file directly under `src`.
    room: String,
    text: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    collect(&root, &root, &mut found);
    assert!(found.len() > 20, "the sources are found");
    found
}

fn collect(root: &Path, folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(root, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let inside = path.strip_prefix(root).expect("below the root");
            let first = inside
                .iter()
                .next()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&path).expect("a source");
            found.push(Source {
                room: first.trim_end_matches(".rs").to_owned(),
                path,
                text,
            });
        }
    }
}

/// The code without comments, tests and text in quotes, so that only real paths are seen.
fn code(source: &Source) -> String {
    let production = source.text.split("#[cfg(test)]").next().unwrap_or_default();
    production
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The rooms that a source names with `crate::`, alone or in braces.
fn named_rooms(code: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for (start, _) in code.match_indices("crate::") {
        let rest = &code[start + "crate::".len()..];
        let list = match rest.strip_prefix('{') {
            Some(inside) => inside
                .split('}')
                .next()
                .unwrap_or_default()
                .split(',')
                .collect(),
            None => vec![rest],
        };
        for item in list {
            let name: String = item
                .trim()
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            rooms.push(name);
        }
    }
    rooms
}

fn layer(room: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| *layer == room)
}

fn in_ring(room: &str) -> bool {
    RING.contains(&room)
}

#[test]
fn every_source_belongs_to_a_layer_or_to_the_ring() {
    for source in sources() {
        let known = layer(&source.room).is_some() || in_ring(&source.room) || source.room == "lib";
        assert!(known, "{}: what room is this?", source.path.display());
    }
}

#[test]
fn every_layer_names_only_the_layers_before_it() {
    for source in sources() {
        let Some(own) = layer(&source.room) else {
            continue;
        };
        for room in named_rooms(&code(&source)) {
            let allowed = layer(&room).is_some_and(|other| other <= own);
            assert!(allowed, "{} names crate::{room}", source.path.display());
        }
    }
}

#[test]
fn only_the_ring_touches_files_the_environment_and_the_streams() {
    for source in sources().iter().filter(|source| !in_ring(&source.room)) {
        let code = code(source);
        for word in [
            "std::fs",
            "std::env",
            "std::process",
            "std::net",
            "std::thread",
        ] {
            assert!(
                !code.contains(word),
                "{} names {word}",
                source.path.display()
            );
        }
        // PGN is read and written through the traits it is handed.
        for line in code.lines().filter(|line| line.contains("std::io")) {
            let traits = [
                "Read",
                "BufRead",
                "Write",
                "self",
                "Result",
                "Error",
                "ErrorKind",
            ];
            let named = line.split("std::io").nth(1).unwrap_or_default();
            let names = named
                .split(|c: char| !c.is_alphanumeric())
                .filter(|name| !name.is_empty());
            for name in names {
                assert!(
                    source.room == "pgn" && traits.contains(&name),
                    "{}: {line}",
                    source.path.display()
                );
            }
        }
    }
}

#[test]
fn only_the_ring_asks_what_time_it_is() {
    for source in sources().iter().filter(|source| !in_ring(&source.room)) {
        let code = code(source);
        for word in ["Instant", "SystemTime", "std::time::{", "jiff", "::now()"] {
            assert!(
                !code.contains(word),
                "{} names {word}",
                source.path.display()
            );
        }
    }
}

#[test]
fn only_the_terminal_knows_crossterm_and_only_what_draws_knows_ratatui() {
    for source in sources() {
        let code = code(&source);
        assert!(
            source.room == "terminal" || !code.contains("crossterm"),
            "{}",
            source.path.display()
        );
        let draws = ["ui", "terminal", "cli"].contains(&source.room.as_str());
        assert!(
            draws || !code.contains("ratatui"),
            "{}",
            source.path.display()
        );
    }
}

#[test]
fn drawing_cannot_change_the_program() {
    for source in sources().iter().filter(|source| source.room == "ui") {
        assert!(
            !code(source).contains("&mut App"),
            "{}",
            source.path.display()
        );
    }
}

#[test]
fn every_file_says_in_its_first_line_what_belongs_there() {
    for source in sources() {
        assert!(source.text.starts_with("//! "), "{}", source.path.display());
    }
}

#[test]
fn no_sentence_takes_a_player_for_a_man_or_a_woman() {
    for source in sources().iter().filter(|source| source.room == "wording") {
        let text = code(source).to_lowercase();
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        let pronoun = words.find(|word| ["he", "him", "his", "she", "her", "hers"].contains(word));
        assert_eq!(pronoun, None, "{}", source.path.display());
    }
}
