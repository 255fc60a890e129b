//! `tabiya laws`: the Laws of Chess, read on the screen or printed as plain text.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use unicode_width::UnicodeWidthStr;

use super::disk::Disk;
use super::language::words;
use super::{look, play, settings};
use crate::app::App;
use crate::game::{Game, Players, Table};
use crate::laws::Topic;
use crate::rules::{Position, Variant};
use crate::terminal::{self, Keys};
use crate::ui::Look;
use crate::wording::laws::{Boards, contents, find, page};

/// The width of printed lines.
const WIDTH: u16 = 78;

/// What is asked of `laws`.
#[derive(Debug, Args)]
pub(super) struct LawsArguments {
    /// The name of a topic, or words to look for
    #[arg(value_name = "TOPIC")]
    words: Vec<String>,
    /// List the topics, all or those found
    #[arg(long)]
    list: bool,
    /// Print plain text, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: look::LookArguments,
}

/// Reads or prints; the exit code.
pub(super) fn run(
    arguments: &LawsArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let text = arguments.words.join(" ");
    let found = find(words(), &text);
    if found.is_empty() {
        writeln!(err, "tabiya: {}", words().no_law(&text))?;
        return Ok(1);
    }
    let on_screen = io::stdout().is_terminal()
        && terminal::is_at_hand(Keys::StandardInput)
        && !(arguments.plain || play::is_dumb());
    match found[..] {
        _ if arguments.list => list(&found, out),
        _ if on_screen => read(arguments, &text, err),
        [topic] => print(topic, out),
        _ if text.is_empty() => print_all(out),
        _ => list(&found, out),
    }
}

/// Prints which edition the program follows, and in what older ones differ.
pub(super) fn edition(out: &mut impl Write) -> io::Result<u8> {
    print(Topic::Changes, out)
}

fn list(topics: &[Topic], out: &mut impl Write) -> io::Result<u8> {
    for line in contents(words(), topics) {
        writeln!(out, "{line}")?;
    }
    Ok(0)
}

/// Every page, under the titles of the chapters.
fn print_all(out: &mut impl Write) -> io::Result<u8> {
    writeln!(out, "{}", words().laws_title().to_uppercase())?;
    let mut chapter = None;
    for &topic in Topic::ALL {
        if chapter != Some(topic.chapter()) {
            chapter = Some(topic.chapter());
            let title = words().chapter(topic.chapter()).to_uppercase();
            write!(out, "\n\n{title}\n")?;
        }
        writeln!(out)?;
        print(topic, out)?;
    }
    Ok(0)
}

fn print(topic: Topic, out: &mut impl Write) -> io::Result<u8> {
    let title = words().law(topic).title;
    writeln!(out, "{title}\n{}", "-".repeat(title.width()))?;
    let look = Look::default();
    let lines = page(words(), topic, Boards::Drawn);
    for line in lines.iter().flat_map(|line| look.wrap(line, WIDTH)) {
        writeln!(out, "{line}")?;
    }
    Ok(0)
}

/// Reads in the terminal.
fn read(arguments: &LawsArguments, text: &str, err: &mut impl Write) -> io::Result<u8> {
    let loaded = settings::load();
    let preferences = arguments.look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = play::missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    let game = Game::new(Position::initial(), Variant::Standard);
    let table = Table::casual(game, Players::default());
    let mut app = App::with(table, words(), preferences);
    app.know_themes(schemes.iter().map(|scheme| scheme.name.to_string()));
    app.know_saved(loaded.preferences().clone());
    app.read_laws_alone(text);
    play::play_on_screen(app, schemes, &mut Disk::new(loaded.place))
}
