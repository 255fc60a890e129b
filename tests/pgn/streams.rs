//! Streams: any size, any depth, any speed, and ends that come too early.

use std::fmt::Write as _;
use std::io::{self, Cursor, Read};

use tabiya::pgn::{Index, PgnGame, Reader, Step, to_text};

use crate::data::{errors, game, games, line, rewritten};
use crate::random::{self, Numbers};

/// Deep enough that anything calling itself would end the test.
const DEEP: usize = 1_000_000;

#[test]
fn variations_may_be_nested_a_million_deep() {
    let text = format!("1. e4{}{} e5 *", " (1. e4".repeat(DEEP), ")".repeat(DEEP));
    let game = game(&text);
    assert_eq!(errors(&game), []);
    assert_eq!(line(&game), "e4 e5");
    let start = game.start.expect("a start");
    let opened = game.tree.walk(start).filter(|step| *step == Step::Open);
    assert_eq!(opened.count(), DEEP);
    assert_eq!(rewritten(&text), to_text(&game));
}

#[test]
fn a_million_brackets_mean_nothing_but_do_no_harm() {
    for sign in ["(", ")", "[", "<", "{", "$", "\"", "(=)"] {
        let text = format!("1. e4 {}\n\n[Event \"B\"]\n\n1. d4 *", sign.repeat(DEEP));
        let games = games(&text);
        assert_eq!(games.len(), 2, "{sign}");
        assert_eq!(line(&games[0]), "e4", "{sign}");
        assert_eq!(line(&games[1]), "d4", "{sign}");
    }
}

#[test]
fn a_move_may_have_a_million_comments_glyphs_and_variations() {
    let text = format!("1. e4 {} e5 *", "{a} $1 (1. d4) ".repeat(DEEP));
    let game = game(&text);
    let first = game.tree.main_line().next().expect("a move");
    assert_eq!(game.tree.glyphs(first).count(), DEEP);
    assert_eq!(game.tree.variations(first).count(), DEEP);
}

#[test]
fn a_comment_or_a_tag_may_be_50_megabytes_long() {
    let long = "0123456789abcd\n ".repeat(50 << 16);
    let text = format!("1. e4 {{{long}}} e5 *");
    let game = game(&text);
    assert_eq!(line(&game), "e4 e5");
    let value = long.replace('\n', " ");
    let game = self::game(format!("[Event \"{value}\"]\n\n1. e4 *"));
    assert_eq!(game.tags.get("Event").map(str::len), Some(long.len()));
}

#[test]
fn a_word_may_be_10_megabytes_long() {
    for letter in ["N", "1", "+", "+-", "é", "e.p"] {
        let games = games(format!(
            "1. e4 {} e5 *",
            letter.repeat((10 << 20) / letter.len())
        ));
        assert_eq!(line(&games[0]).split(' ').next(), Some("e4"), "{letter}");
    }
}

/// Gives its bytes a few at a time.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(buffer.len()).min(self.0.len());
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

#[test]
fn it_does_not_matter_where_the_stream_is_cut() {
    let mut numbers = Numbers::new(3);
    let text: String = (0..20)
        .map(|_| to_text(&random::game(&mut numbers)))
        .collect();
    let text = text + "[White \"\\\"\\\\\"]\r\n\r\n1. e4 {é} e.p. ♘f3 (=) 1-0";
    let whole = games(&text);
    for step in [1, 2, 3, 7, 4096] {
        let parts: Vec<PgnGame> = Reader::new(Trickle(text.as_bytes(), step))
            .map(|game| game.expect("memory can be read"))
            .collect();
        assert_eq!(parts, whole, "{step}");
    }
}

#[test]
fn games_longer_than_a_read_are_cut_nowhere() {
    let mut numbers = Numbers::new(5);
    let text: String = (0..400)
        .map(|_| to_text(&random::game(&mut numbers)))
        .collect();
    for shift in 0..20 {
        let shifted = " ".repeat(shift) + &text;
        assert_eq!(rewritten(&shifted), text);
    }
}

/// A stream that breaks at its end.
struct Broken<'a>(&'a [u8]);

impl Read for Broken<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the disk is gone")),
            count => Ok(count),
        }
    }
}

#[test]
fn a_broken_stream_gives_what_was_read_and_then_the_error() {
    let mut reader = Reader::new(Broken(b"1. e4 e5 *\n\n1. d4 d5"));
    let mut next = || reader.next();
    let first = next().expect("a game").expect("it was read");
    assert_eq!(line(&first), "e4 e5");
    let second = next().expect("a game").expect("it was read");
    assert_eq!(line(&second), "d4 d5");
    let error = next().expect("an answer").expect_err("the stream broke");
    assert_eq!(error.to_string(), "the disk is gone");
    assert!(next().is_none());
}

/// A stream that says how far it was read.
struct Watched<'a>(&'a [u8], &'a std::cell::Cell<usize>);

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // A line at a time, as from a pipe.
        let line = self.0.iter().position(|&byte| byte == b'\n');
        let count = line.map_or(self.0.len(), |at| at + 1).min(buffer.len());
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        self.1.set(self.1.get() + count);
        Ok(count)
    }
}

#[test]
fn a_game_is_given_out_as_soon_as_its_last_line_is_read() {
    let first = "[White \"x\"]\n\n1. e4 e5 {c}\n1/2-1/2 {agreed}\n";
    let text = format!("{first}\n[White \"y\"]\n\n1. d4 *\n");
    let read = std::cell::Cell::new(0);
    let mut reader = Reader::new(Watched(text.as_bytes(), &read));
    reader.next().expect("a game").expect("memory can be read");
    assert_eq!(read.get(), first.len());
}

#[test]
fn an_index_tells_where_each_game_begins() {
    let mut text = String::from("\u{feff}% a comment\n");
    let mut numbers = Numbers::new(9);
    for number in 0..100 {
        let mut game = random::game(&mut numbers);
        game.tags.set("Round", &number.to_string());
        write!(text, "{}", to_text(&game)).expect("memory");
    }
    let whole = games(&text);
    let index: Vec<_> = Index::new(text.as_bytes())
        .map(|entry| entry.expect("memory can be read"))
        .collect();
    assert_eq!(index.len(), whole.len());
    for (entry, game) in index.iter().zip(&whole) {
        assert_eq!(entry.tags, game.tags);
        assert_eq!(entry.result, game.result);
        let before = &text[..usize::try_from(entry.offset).expect("an offset")];
        assert_eq!(entry.line, before.lines().count() as u64 + 1);
        let mut file = Cursor::new(&text);
        file.set_position(entry.offset);
        let read = Reader::new(file).next().expect("a game").expect("memory");
        assert_eq!(to_text(&read), to_text(game));
    }
}

#[test]
fn an_index_finds_games_without_tags_too() {
    let text = "1. e4 e5 *\n\n1. d4 {1-0} (1. c4 0-1) d5\n\n1. Nf3 1-0";
    let index: Vec<_> = Index::new(text.as_bytes()).map(Result::unwrap).collect();
    let offsets: Vec<_> = index.iter().map(|entry| entry.offset).collect();
    assert_eq!(offsets, [0, 12, 40]);
    assert_eq!(index[2].result.text(), "1-0");
}
