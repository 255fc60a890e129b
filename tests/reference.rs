//! `docs/reference.md` is made from the tables of the program, so it cannot go stale.
//!
//! `TABIYA_REFERENCE=write cargo test --test reference` writes it again.

use std::fmt::Write as _;
use std::process::Command;
use std::{env, fs};

use tabiya::app::keys_and_words;
use tabiya::wording::{English, PlayWords};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/reference.md");

/// What the program prints, asked so.
fn printed(arguments: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    // The width and the colours of somebody's terminal are of no interest.
    program
        .args(arguments)
        .env_remove("COLUMNS")
        .env("NO_COLOR", "1");
    let output = program.output().expect("the program runs");
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The names of the commands, as the help lists them.
fn commands(help: &str) -> Vec<&str> {
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    listed
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect()
}

fn page() -> String {
    let help = printed(&["--help"]);
    let mut page = String::from(
        "# Reference\n\nMade from the tables of the program by `tests/reference.rs`. What it all is for \
         stands in [the guide](guide.md).\n\n## Keys and words on the playing screen\n\n",
    );
    for line in English.typing_help() {
        writeln!(page, "{line}\n").expect("memory");
    }
    page += "| key, word | what it does |\n|---|---|\n";
    for (names, help) in keys_and_words(&English) {
        let [names, help] = [names, help.to_owned()].map(|text| text.replace('|', "\\|"));
        writeln!(page, "| `{names}` | {help} |").expect("memory");
    }
    write!(page, "\n## Commands and options\n\n```text\n{help}```\n").expect("memory");
    for command in commands(&help) {
        let help = printed(&[command, "--help"]);
        write!(page, "\n### tabiya {command}\n\n```text\n{help}```\n").expect("memory");
    }
    let example = printed(&["settings", "--example"]);
    write!(page, "\n## The settings file\n\n```toml\n{example}```\n").expect("memory");
    page
}

#[test]
fn the_reference_says_what_the_program_says() {
    let page = page();
    if env::var_os("TABIYA_REFERENCE").is_some() {
        fs::write(PAGE, &page).expect("docs can be written");
    }
    let kept = fs::read_to_string(PAGE).expect("docs/reference.md is there");
    assert!(
        kept == page,
        "docs/reference.md is stale: TABIYA_REFERENCE=write cargo test --test reference"
    );
}

/// What stands in backquotes on a page, and the lines that are set off as commands.
fn quoted(page: &str) -> Vec<&str> {
    let set_off = page.lines().filter(|line| line.starts_with("    "));
    let inline = page.split('`').skip(1).step_by(2);
    set_off.chain(inline).map(str::trim).collect()
}

/// A page with its path, for the reader of a failure.
fn pages() -> impl Iterator<Item = (&'static str, String)> {
    ["README.md", "docs/guide.md"].into_iter().map(|name| {
        let path = format!("{}/{name}", env!("CARGO_MANIFEST_DIR"));
        (name, fs::read_to_string(path).expect("the page is there"))
    })
}

#[test]
fn every_word_and_option_of_the_guide_and_the_readme_is_there() {
    let reference = page();
    for (name, page) in pages() {
        for text in quoted(&page) {
            let words = text.split_whitespace();
            let wrong = words.filter(|word| {
                let word = word.trim_end_matches([',', '.', ';']);
                let option = word.split(['=', '[']).next().unwrap_or_default();
                let is_word = word.starts_with(':') && word.len() > 2;
                let is_option = option.starts_with("--") && option.len() > 2;
                let is_there = |text: &str| reference.contains(text);
                is_word && !is_there(&format!("{word}`")) && !is_there(&format!("{word} "))
                    || is_option && !is_there(option) && !CARGO.contains(&option)
            });
            assert_eq!(wrong.collect::<Vec<_>>(), [""; 0], "{name}: {text}");
        }
    }
}

/// Options that are those of other programs.
const CARGO: [&str; 3] = ["--release", "--ignored", "--path"];

#[test]
fn every_command_of_the_guide_and_the_readme_is_one() {
    let help = printed(&["--help"]);
    let commands = commands(&help);
    for (name, page) in pages() {
        for text in quoted(&page) {
            let mut words = text.split_whitespace();
            if words.next() != Some("tabiya") {
                continue;
            }
            let Some(first) = words.next() else { continue };
            let is_command = first.chars().all(|letter| letter.is_ascii_lowercase());
            assert!(!is_command || commands.contains(&first), "{name}: {text}");
        }
    }
}
