//! What is promised of files with games: of every size, damaged, changed, none at all.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use tempfile::TempDir;

use super::{Library, NoGame};
use crate::app::review::{Found, Query};
use crate::pgn::NodeId;
use crate::rules::Position;
use crate::wording::{FileCause, FileFault, LibraryFault};

struct Folder {
    _folder: TempDir,
    path: PathBuf,
}

/// A file with this content, in a folder of its own.
fn file(content: impl AsRef<[u8]>) -> Folder {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    fs::write(&path, content).expect("written");
    Folder {
        _folder: folder,
        path,
    }
}

/// So many games, each with its number in its tags.
fn games(count: usize) -> String {
    let game = |number: usize| {
        let result = if number.is_multiple_of(2) {
            "1-0"
        } else {
            "0-1"
        };
        format!(
            "[Event \"E{number}\"]\n[White \"W{number}\"]\n[Black \"B\"]\n[Result \"{result}\"]\n\n\
             1. e4 e5 2. Nf3 {{so}} (2. f4) Nc6 {result}\n\n"
        )
    };
    (0..count).map(game).collect()
}

fn open(content: impl AsRef<[u8]>) -> (Folder, Library) {
    let folder = file(content);
    let (library, _) = Library::open(&folder.path).expect("games");
    (folder, library)
}

fn refused(content: impl AsRef<[u8]>) -> LibraryFault {
    let folder = file(content);
    match Library::open(&folder.path) {
        Ok(_) => panic!("it was opened"),
        Err(fault) => fault,
    }
}

fn index(library: &Library) {
    let goes_on = AtomicBool::new(false);
    library.index(&goes_on, |_| {}).expect("read to its end");
}

fn find(library: &Library, text: &str) -> Found {
    let query = Query::read(text, &Position::initial()).expect(text);
    let mut all = Vec::new();
    let mut last = None;
    let goes_on = AtomicBool::new(false);
    let tell = |found: Found| {
        all.extend(found.numbers.iter().copied());
        last = Some(found);
    };
    library.find(1, &query, &goes_on, tell).expect("read");
    let last = last.expect("the end is told");
    assert!(last.done);
    Found {
        numbers: all,
        ..last
    }
}

#[test]
fn the_first_game_is_there_before_anything_else_is_known() {
    let folder = file(games(500));
    let (library, first) = Library::open(&folder.path).expect("games");
    assert_eq!(first.study.game().tags.get("White"), Some("W0"));
    assert!(!library.indexed().done && !library.knows(1));
    let again = library.game(0).expect("it needs no index");
    assert_eq!(again, first);
}

#[test]
fn every_game_is_found_where_the_index_says() {
    let (_folder, library) = open(games(500));
    index(&library);
    assert_eq!(
        (library.indexed().games, library.indexed().done),
        (500, true)
    );
    for number in [0, 1, 250, 499] {
        let loaded = library.game(number).expect("a game");
        let white = loaded.study.game().tags.get("White").map(str::to_owned);
        assert_eq!(white, Some(format!("W{number}")));
        assert!(!loaded.cut);
    }
    assert_eq!(library.game(500), Err(NoGame::Only(500)));
    let headings = library.headings(&[3, 499, 500]).expect("read");
    let told: Vec<_> = headings
        .iter()
        .map(|(number, it)| (*number, &*it.white))
        .collect();
    assert_eq!(told, [(3, "W3"), (499, "W499")]);
}

#[test]
fn games_are_looked_for_by_tags_and_by_moves() {
    let (_folder, library) = open(games(300));
    assert_eq!(find(&library, "white w7").numbers.first(), Some(&7));
    assert_eq!(find(&library, "result 1-0").numbers.len(), 150);
    let found = find(&library, "position");
    assert_eq!((found.numbers.len(), found.games), (300, 300));
    assert_eq!(find(&library, "opening knight").numbers.len(), 300);
    assert!(find(&library, "opening french").numbers.is_empty());
}

#[test]
fn work_that_nobody_wants_any_more_ends_without_a_word() {
    let (_folder, library) = open(games(300));
    let stopped = AtomicBool::new(true);
    library
        .index(&stopped, |_| panic!("told"))
        .expect("no error");
    let query = Query::read("w", &Position::initial()).expect("a query");
    library
        .find(1, &query, &stopped, |_| panic!("told"))
        .expect("no error");
    assert!(!library.indexed().done);
    assert!(!library.wait_for(7, &stopped));
}

#[test]
fn what_is_no_file_of_games_is_refused_with_its_reason() {
    assert!(matches!(refused(""), LibraryFault::Empty(_)));
    assert!(matches!(refused("\n \n"), LibraryFault::NotPgn(_)));
    assert!(matches!(
        refused("Dear Sir or Madam,\n"),
        LibraryFault::NotPgn(_)
    ));
    assert!(matches!(refused(b"\x89PNG\0\0"), LibraryFault::NotText(_)));
    let folder = file("");
    let missing = folder.path.with_file_name("other.pgn");
    for (path, cause) in [
        (missing.as_path(), FileCause::Missing),
        (folder.path.parent().expect("a folder"), FileCause::IsFolder),
    ] {
        let fault = Library::open(path).err().expect("refused");
        assert!(
            matches!(&fault, LibraryFault::File(FileFault { cause: own, .. }) if *own == cause),
            "{fault:?}"
        );
    }
}

#[test]
fn a_file_that_is_changed_is_noticed_and_one_that_is_replaced_does_no_harm() {
    let (folder, library) = open(games(10));
    index(&library);
    let other = folder.path.with_file_name("new.pgn");
    fs::write(&other, "1. d4 *").expect("written");
    fs::rename(&other, &folder.path).expect("replaced");
    assert!(library.game(9).is_ok(), "the old file is still held");
    assert!(!library.is_at(&folder.path));

    let (folder, library) = open(games(10));
    assert!(library.is_at(&folder.path));
    let mut file = fs::OpenOptions::new()
        .append(true)
        .open(&folder.path)
        .expect("opened");
    file.write_all(b"1. d4 *\n").expect("written");
    assert!(matches!(
        library.game(0),
        Err(NoGame::Fault(LibraryFault::Changed(_)))
    ));
    assert!(matches!(
        library.headings(&[0]),
        Err(LibraryFault::Changed(_))
    ));
    let goes_on = AtomicBool::new(false);
    assert!(matches!(
        library.index(&goes_on, |_| {}),
        Err(LibraryFault::Changed(_))
    ));
    assert!(library.wait_for(99, &goes_on), "nobody waits for ever");
}

#[test]
fn of_an_endless_game_the_beginning_is_read() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(200_000);
    let (_folder, library) = open(format!("[White \"A\"]\n\n1. {shuffle}*\n\n{}", games(1)));
    let loaded = library.game(0).expect("its beginning");
    assert!(loaded.cut);
    let study = &loaded.study;
    assert!(study.path(study.end(NodeId::ROOT)).len() > 100_000);
    index(&library);
    let next = library.game(1).expect("the game behind it");
    assert_eq!(
        (next.cut, next.study.game().tags.get("White")),
        (false, Some("W0"))
    );
}

#[test]
fn an_error_stands_in_the_line_of_the_file() {
    let (_folder, library) = open(format!("{}[White \"X\"]\n\n1. e5 *\n", games(10)));
    index(&library);
    let loaded = library.game(10).expect("a game");
    assert_eq!(loaded.study.game().errors[0].spot.line, 73);
}

#[test]
fn games_come_in_by_a_stream_too() {
    let text = games(3);
    let (library, first) = Library::of_stream(text.as_bytes(), "a stream").expect("games");
    assert_eq!(first.study.game().tags.get("White"), Some("W0"));
    index(&library);
    assert!(library.game(2).is_ok());
    let empty = Library::of_stream(&b""[..], "a stream")
        .err()
        .expect("refused");
    assert_eq!(empty, LibraryFault::Empty("a stream".to_owned()));
}
