//! A file of a hundred thousand games: its first one at once, the others soon, in little memory.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use tabiya::notation::san;
use tabiya::rules::Position;

use crate::launch::Launch;
use crate::pty::{Session, keys};

const GAMES: usize = 100_000;

/// Numbers that are the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % limit as u64).unwrap()
    }
}

/// The file, made once: legal moves by lot, clocks, a comment now and then; about 100 MB.
fn many_games() -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("many-games.pgn");
    if path.exists() {
        return path;
    }
    let unfinished = path.with_extension("unfinished");
    let mut out = BufWriter::new(File::create(&unfinished).unwrap());
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for number in 1..=GAMES {
        write_game(number, &mut numbers, &mut out);
    }
    out.flush().unwrap();
    fs::rename(&unfinished, &path).unwrap();
    path
}

fn write_game(number: usize, numbers: &mut Numbers, out: &mut impl Write) {
    const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
    const NAMES: [&str; 5] = ["Adams", "Brown", "Cruz", "Dvořák", "Evans"];
    let result = RESULTS[numbers.below(4)];
    let names = [(); 2].map(|()| NAMES[numbers.below(5)]);
    writeln!(
        out,
        "[Event \"Game {number}\"]\n[Site \"Somewhere\"]\n[Date \"{}.{:02}.{:02}\"]\n[Round \"{}\"]\n\
         [White \"{}, A\"]\n[Black \"{}, B\"]\n[Result \"{result}\"]\n[ECO \"A00\"]\n",
        1900 + numbers.below(120),
        1 + numbers.below(12),
        1 + numbers.below(28),
        1 + numbers.below(9),
        names[0],
        names[1],
    )
    .unwrap();
    let mut position = Position::initial();
    for ply in 0..70 + numbers.below(70) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[numbers.below(moves.len())];
        if ply % 2 == 0 {
            write!(out, "{}. ", ply / 2 + 1).unwrap();
        }
        let text = san::write(&position, mv);
        if ply % 8 == 7 {
            writeln!(out, "{text} {{[%clk 0:{:02}:00]}}", 60 - ply / 2).unwrap();
        } else {
            write!(out, "{text} ").unwrap();
        }
        position = position.play(mv);
    }
    writeln!(out, "{result}\n").unwrap();
}

/// The most memory that the process has had so far, in bytes.
fn peak(session: &Session) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", session.id())).unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM"))
        .unwrap();
    let kilobytes: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
    kilobytes * 1024
}

#[test]
#[ignore = "writes a file of 100 MB; its figures are for a quiet machine"]
fn a_hundred_thousand_games_are_at_hand_at_once_and_in_little_memory() {
    let path = many_games();
    eprintln!("{} MB", fs::metadata(&path).unwrap().len() / 1_000_000);
    let start = Instant::now();
    let mut session = Launch::tabiya()
        .argument("review")
        .argument(path.to_str().unwrap())
        .start();
    session.wait_for_text("Viewing the start");
    eprintln!("the first game: {:?}", start.elapsed());
    session.key(keys::RIGHT);
    session.wait_for_text("Viewing move 1w,");
    eprintln!("the first step: {:?}", start.elapsed());
    session.wait_for_text("Game 1 of 100,000");
    session.wait_for("the whole index", |screen| {
        !screen.contents().contains("000+")
    });
    eprintln!("all games known: {:?}", start.elapsed());
    for (query, what) in [("white adams 1-0", "tags"), ("position", "moves")] {
        let start = Instant::now();
        session.type_text(&format!(":find {query}\r"));
        session.wait_for_text("of 100,000 games fit");
        eprintln!("searched by {what}: {:?}", start.elapsed());
        let start = Instant::now();
        session.key("\x1b[F");
        session.key(keys::UP);
        session.key(keys::ENTER);
        session.wait_for_text("Viewing the start");
        eprintln!("from the end of the list: {:?}", start.elapsed());
        session.key(keys::RIGHT);
        session.wait_for_text("Viewing move 1w");
    }
    let start = Instant::now();
    session.type_text(":game 99999\r");
    session.wait_for_text("Game 99,999 of");
    eprintln!("game 99,999: {:?}", start.elapsed());
    let peak = peak(&session);
    eprintln!("{} MB of memory at most", peak / 1_000_000);
    assert!(peak <= 64 << 20, "{peak}");
    session.type_text(":stop\r");
    assert_eq!(session.exit_code(), 0);
}
