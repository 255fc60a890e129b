//! The program is ended in the middle of games, at any moment and in any way; no move and no
//! clock reading that was on the screen is ever missing afterwards.
//!
//! A short run belongs to the suite. A long one:
//!
//! ```text
//! TABIYA_CRASHES=5000 cargo test --test program crash -- --nocapture
//! ```

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rustix::process::Signal;
use vt100::Parser;

use tabiya::app::record::{self, Record};
use tabiya::game::Game;
use tabiya::game::clock::digits;
use tabiya::notation::san;
use tabiya::rules::{Position, Variant};

use crate::chance::{Chance, rounds};
use crate::launch::Launch;
use crate::pty::{Home, Session, keys};
use crate::wire::at_least_one;

/// Below this many milliseconds clocks show tenths.
const TENTHS_BELOW: u64 = 20_000;

/// What was done in all.
#[derive(Debug, Default)]
struct Figures {
    games: usize,
    ends: usize,
    moves_typed: usize,
    moves_shown: usize,
    clocks_compared: usize,
}

/// What the last whole picture showed.
#[derive(Debug, Default)]
struct Shown {
    plies: usize,
    /// White's clock and Black's.
    clocks: [Option<String>; 2],
}

/// A game that goes on from one life of the program to the next.
struct Story {
    chance: Chance,
    home: Home,
    /// As far as it was typed.
    game: Game,
}

#[test]
fn nothing_that_was_shown_is_lost_however_the_program_ends() {
    let seed = rounds("TABIYA_SEED", 1);
    let mut figures = Figures::default();
    let mut story = Story::new(seed);
    for round in 0..rounds("TABIYA_CRASHES", 20) {
        story.live_and_die(round, &mut figures);
        if story.game.len() > 120 || story.game.automatic_ending().is_some() {
            story = Story::new(seed.wrapping_add(round + 1));
            figures.games += 1;
        }
    }
    println!("{figures:?}, losses: 0");
}

impl Story {
    fn new(seed: u64) -> Story {
        Story {
            chance: Chance::new(seed),
            home: Home::new(),
            game: Game::new(Position::initial(), Variant::Standard),
        }
    }

    fn live_and_die(&mut self, round: u64, figures: &mut Figures) {
        let mut session = self.begin();
        let before = session.written();
        let typed = self.type_moves(&mut session, figures);
        self.wait_a_moment(&session, before);
        let how = self.end(&mut session);
        session.wait_until_gone();
        let shown = shown(&session);
        let what = format!("round {round}, {how}, {typed} moves typed, {shown:?}");
        self.compare(&shown, &what, figures);
        figures.ends += 1;
    }

    /// Starts the program and goes on with the game, if one has begun.
    fn begin(&self) -> Session {
        let launch = Launch::tabiya().at_home(&self.home);
        if self.game.is_empty() {
            let names = ["--white", "Ada", "--black", "Bo", "--clock", "15+5"];
            let launch = names
                .iter()
                .fold(launch, |launch, word| launch.argument(word));
            let mut session = launch.start();
            session.wait_until_drawn();
            session.key(keys::ENTER);
            session.wait_for_text("clock runs");
            return session;
        }
        let mut session = launch.start();
        session.wait_until_drawn();
        session.wait_for_text("Unfinished: Ada against Bo");
        session.key(keys::ENTER);
        session.wait_for_text("The game goes on");
        session.key(keys::ENTER);
        session.wait_for_text("Play goes on");
        session
    }

    /// Types some legal moves and waits for nothing.
    fn type_moves(&mut self, session: &mut Session, figures: &mut Figures) -> usize {
        let count = 1 + self.chance.below(12);
        for typed in 0..count {
            let position = *self.game.position();
            let moves = position.legal_moves();
            if self.game.automatic_ending().is_some() {
                return typed;
            }
            let mv = *self.chance.one_of(&moves);
            session.type_text(&san::write(&position, mv));
            session.key(keys::ENTER);
            self.game.play(mv);
            figures.moves_typed += 1;
        }
        count
    }

    /// Until the program has written so much more, or nothing comes for a while.
    fn wait_a_moment(&mut self, session: &Session, before: usize) {
        let more = self.chance.below(4000);
        session.wait_for_more(before + more, Duration::from_millis(100));
    }

    fn end(&mut self, session: &mut Session) -> &'static str {
        let (how, signal) = *self.chance.one_of(&[
            ("killed", Some(Signal::KILL)),
            ("killed", Some(Signal::KILL)),
            ("asked to end", Some(Signal::TERM)),
            ("hung up", Some(Signal::HUP)),
            ("interrupted", Some(Signal::INT)),
            ("unplugged", None),
        ]);
        match signal {
            Some(signal) => session.signal_if_there(signal),
            None => session.hang_up(),
        }
        how
    }

    /// What is on the disk against what was on the screen.
    fn compare(&mut self, shown: &Shown, what: &str, figures: &mut Figures) {
        let typed: Vec<_> = self.game.plies().iter().map(|ply| ply.mv).collect();
        let record = self.record();
        let kept: Vec<_> = record
            .iter()
            .flat_map(|record| record.game.game.plies())
            .collect();
        let kept: Vec<_> = kept.iter().map(|ply| ply.mv).collect();
        assert!(
            kept.len() >= shown.plies,
            "{what}: only {} moves kept",
            kept.len()
        );
        assert!(typed.starts_with(&kept), "{what}: other moves were kept");
        figures.moves_shown += shown.plies;
        if let (Some(record), Some(last)) = (&record, shown.plies.checked_sub(1)) {
            assert_eq!(record.damage, [], "{what}");
            let side = record.game.game.position_after(last).turn().index();
            let left = record.game.margins[last].left.expect("a clock");
            let seen = shown.clocks[side].as_deref();
            assert_eq!(seen, Some(&*digits(left, TENTHS_BELOW)), "{what}");
            figures.clocks_compared += 1;
        }
        while self.game.len() > kept.len() {
            self.game.take_back();
        }
    }

    fn record(&self) -> Option<Record> {
        let tabiya = self.home.path.join("state/tabiya");
        let paths = ["games", "archive"].iter().flat_map(|folder| {
            let entries = fs::read_dir(tabiya.join(folder)).into_iter().flatten();
            entries.map(|entry| entry.unwrap().path())
        });
        let records: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
            .collect();
        assert!(records.len() <= 1, "{records:?}");
        let content = fs::read(records.first()?).unwrap();
        Some(record::of_text(&content).expect("a game"))
    }
}

/// What stood on the screen after the last whole picture of the game.
fn shown(session: &Session) -> Shown {
    const PICTURE_ENDS: &[u8] = b"\x1b[?2026l";
    const SCREEN_LEFT: &[u8] = b"\x1b[?1049l";
    let output = session.output();
    let find =
        |bytes: &[u8], wanted: &[u8]| bytes.windows(wanted.len()).rposition(|part| part == wanted);
    let output = &output[..find(&output, SCREEN_LEFT).unwrap_or(output.len())];
    let Some(end) = find(output, PICTURE_ENDS) else {
        return Shown::default();
    };
    let mut parser = Parser::new(at_least_one(24), at_least_one(80), 0);
    parser.process(&output[..end]);
    let text = parser.screen().contents();
    Shown {
        plies: text.lines().filter_map(plies_in).max().unwrap_or(0),
        clocks: ["Ada", "Bo"].map(|name| clock_of(name, &text)),
    }
}

/// How many plies had been made after the moves in this line of the score sheet, if it is one.
fn plies_in(line: &str) -> Option<usize> {
    // The line below the board begins with the number of the move that is to be made.
    if line.contains(" to move") {
        return None;
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: &str| word.strip_suffix('.')?.parse::<usize>().ok();
    let at = words.iter().position(|word| number(word).is_some())?;
    let moves = words[at + 1..].len();
    // The line below the board says more: "4. White to move".
    (moves <= 2).then_some(())?;
    Some(2 * (number(words[at])? - 1) + moves)
}

/// What the clock of a player shows.
fn clock_of(name: &str, text: &str) -> Option<String> {
    let line = text
        .lines()
        .find(|line| line.split_whitespace().any(|word| word == name))?;
    let is_clock =
        |word: &&str| word.contains(':') && word.starts_with(|c: char| c.is_ascii_digit());
    line.split_whitespace().find(is_clock).map(str::to_owned)
}
