//! The literals of the Chinese sentences, read from the sources themselves.

use std::fs;
use std::path::Path;

/// A literal, and where it stands.
pub(crate) struct Literal {
    pub(crate) file: String,
    pub(crate) text: String,
    /// What stands before it in the source, down to the beginning of the file.
    before: String,
}

/// Every literal of the Chinese sentences; the tables of the scripts are none.
pub(crate) fn literals() -> Vec<Literal> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wording");
    let mut found = Vec::new();
    read(&root.join("chinese.rs"), &mut found);
    collect(&root.join("chinese"), &mut found);
    assert!(found.len() > 600, "the sources are found");
    found
}

fn collect(folder: &Path, found: &mut Vec<Literal>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.file_name().is_some_and(|name| name != "script.rs") {
            read(&path, found);
        }
    }
}

/// The literals of a file, without those of comments.
fn read(path: &Path, found: &mut Vec<Literal>) {
    let text = fs::read_to_string(path).expect("a source");
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if letter == '"' {
            let end = end_of_literal(rest);
            found.push(Literal {
                file: path.display().to_string(),
                text: rest[1..end].replace("\\n", "\n").replace("\\\"", "\""),
                before: text[..at].to_owned(),
            });
            at += end + 1;
        } else {
            at += letter.len_utf8();
        }
    }
}

/// Where the quotation mark stands that ends a literal.
fn end_of_literal(text: &str) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, letter)| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.expect("a literal ends").0
}

impl Literal {
    /// Whether it has Chinese characters, or quotation marks, which differ.
    pub(crate) fn is_chinese(&self) -> bool {
        self.text
            .chars()
            .any(|letter| ('\u{3400}'..='\u{9fff}').contains(&letter) || "“”".contains(letter))
    }
}

/// A sentence that is not put into the script of the reader would be simplified for everybody.
/// It is put there by `say!`, `text` or `lines`; the functions and tables named here give
/// literals to those who do.
#[test]
fn every_sentence_goes_through_the_script() {
    const GIVEN_ON: [&str; 10] = [
        "const HELP: &[&str]",
        "const KEYS: &[&str]",
        "const FAMILIES: &[",
        "const MISTAKES: &[",
        "const fn action_help(",
        "const fn class(",
        "const fn rule(",
        "const fn of_skill(",
        "const fn skill(",
        "const fn drill(",
    ];
    for literal in literals().iter().filter(|literal| literal.is_chinese()) {
        if literal.file.contains("/laws/") {
            continue;
        }
        let before = &literal.before;
        let last = |what: &str| before.rfind(what).map_or(0, |at| at + 1);
        // The nearest function or constant at the left margin or inside an implementation.
        let item = last("fn ").max(last("const "));
        let through = last("say!(").max(last("text(")).max(last("lines("));
        let given_on = GIVEN_ON.iter().any(|item| {
            last(item) > 0 && {
                let from = last(item);
                !before[from..].contains("\n}\n") && !before[from..].contains("\n];\n")
            }
        });
        assert!(
            through > item || given_on,
            "{}: \"{}\" goes by no say!, text or lines",
            literal.file,
            literal.text
        );
    }
}
