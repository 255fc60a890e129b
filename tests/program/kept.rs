//! Nothing is lost: however the program ends, the game is there next time.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::process::Signal;

use tabiya::app::record;
use tabiya::notation::san;

use crate::launch::Launch;
use crate::pty::{Home, Session, keys};

fn folder(home: &Home, name: &str) -> PathBuf {
    home.path.join("state/tabiya").join(name)
}

/// The records in a folder.
fn records(home: &Home, name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(home, name));
    let paths = entries.into_iter().flatten();
    let paths = paths.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
        .collect()
}

fn the_record(home: &Home) -> PathBuf {
    let records = records(home, "games");
    assert_eq!(records.len(), 1, "{records:?}");
    records[0].clone()
}

/// The moves of a record, which is whole.
fn moves_in(path: &Path) -> String {
    let record = record::of_text(&fs::read(path).unwrap()).unwrap();
    assert_eq!(record.damage, []);
    let game = record.game.game;
    let plies = game.plies().iter().enumerate();
    let moves = plies.map(|(number, ply)| san::write(game.position_after(number), ply.mv));
    moves.collect::<Vec<_>>().join(" ")
}

fn at(home: &Home) -> Launch {
    Launch::tabiya().at_home(home)
}

fn named(launch: Launch) -> Launch {
    launch
        .argument("--white")
        .argument("Ada")
        .argument("--clock")
        .argument("25+10")
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// A way in which a session ends.
type End = Box<dyn Fn(&mut Session)>;

#[test]
fn however_it_ends_the_game_and_its_clock_are_there_next_time() {
    let end = |signal: Signal| move |session: &mut Session| session.signal(signal);
    let ends: [(&str, End); 6] = [
        ("killed", Box::new(end(Signal::KILL))),
        ("asked to end", Box::new(end(Signal::TERM))),
        ("hung up", Box::new(end(Signal::HUP))),
        ("interrupted", Box::new(end(Signal::INT))),
        ("the window is closed", Box::new(Session::hang_up)),
        (
            "left",
            Box::new(|session: &mut Session| {
                session.key(keys::CTRL_C);
                session.wait_for_text("It is kept");
                session.key(keys::CTRL_C);
            }),
        ),
    ];
    for (how, end) in ends {
        let home = Home::new();
        let mut session = named(at(&home)).start_on_screen();
        session.key(keys::ENTER);
        session.wait_for_text("clock runs");
        session.play("e4 e5 Nf3");
        end(&mut session);
        session.wait_until_gone();
        let mut again = at(&home).start_on_screen();
        again.wait_for_text("Unfinished: Ada against Black");
        again.key(keys::ENTER);
        again.wait_for_text("The game goes on after 3 moves");
        again.wait_for_text("Nf3");
        again.wait_for_text("25:20");
        again.key(keys::ENTER);
        again.play("Nc6");
        again.wait_for_text("Nc6");
        assert_eq!(mode(&the_record(&home)), 0o600, "{how}");
    }
}

#[test]
fn a_game_is_listed_and_fetched_by_its_name_and_put_away_when_it_is_over() {
    let home = Home::new();
    let mut session = at(&home).start_on_screen();
    session.play("f3 e5 g4");
    session.signal(Signal::KILL);
    session.wait_until_gone();
    let name = the_record(&home);
    let name = name.file_stem().unwrap().to_str().unwrap();
    let mut list = at(&home).argument("games").start();
    assert_eq!(list.exit_code(), 0);
    list.wait_for_text(&format!("{name}  White against Black"));
    let mut again = at(&home)
        .argument("resume")
        .argument(name)
        .start_on_screen();
    again.play("Qh4");
    again.wait_for_text("0-1");
    assert_eq!(records(&home, "games"), [] as [PathBuf; 0]);
    let archived = records(&home, "archive");
    assert_eq!(archived.len(), 1);
    let text = fs::read_to_string(&archived[0]).unwrap();
    assert!(text.contains("2. g4 Qh4#"), "{text}");
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    drop(again);
    let fresh = at(&home).start_on_screen();
    fresh.look(|screen| assert!(!screen.contents().contains("Unfinished")));
}

#[test]
fn started_with_a_position_the_unfinished_game_is_only_mentioned() {
    let home = Home::new();
    let mut session = at(&home).start_on_screen();
    session.play("e4");
    session.signal(Signal::KILL);
    session.wait_until_gone();
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut other = at(&home).argument("--fen").argument(fen).start_on_screen();
    other.wait_for_text(":resume goes on with it");
    other.enter(":resume");
    other.wait_for_text("The game goes on after one move");
}

#[test]
fn two_programs_never_write_one_game() {
    let home = Home::new();
    let mut first = at(&home).start_on_screen();
    first.play("e4");
    let name = the_record(&home);
    let name = name.file_stem().unwrap().to_str().unwrap();
    let mut second = at(&home).argument("resume").argument(name).start();
    assert_eq!(second.exit_code(), 1);
    second.wait_for_text(&format!("is being played by process {}", first.id()));
    let mut unnamed = at(&home).argument("resume").start();
    assert_eq!(unnamed.exit_code(), 1);
    unnamed.wait_for_text(&format!("is being played by process {}", first.id()));
    let third = at(&home).start_on_screen();
    third.look(|screen| assert!(!screen.contents().contains("Unfinished")));
    first.signal(Signal::KILL);
    first.wait_until_gone();
    let mut fourth = at(&home).argument("resume").start_on_screen();
    fourth.wait_for_text("The game goes on");
    fourth.play("e5");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_is_saved_again_when_it_can_be() {
    let home = Home::new();
    fs::create_dir_all(home.path.join("state")).unwrap();
    let tabiya = home.path.join("state/tabiya");
    fs::write(&tabiya, "in the way").unwrap();
    let mut session = at(&home).start_on_screen();
    session.play("e4");
    session.wait_for_text("Not being saved");
    session.play("e5");
    fs::remove_file(&tabiya).unwrap();
    session.play("Nf3");
    session.wait_for_text("being saved again");
    assert_eq!(moves_in(&the_record(&home)), "e4 e5 Nf3");
    fs::remove_dir_all(&tabiya).unwrap();
    session.play("Nc6");
    session.wait_for_text("Nc6");
    assert_eq!(moves_in(&the_record(&home)), "e4 e5 Nf3 Nc6");
}

#[test]
fn a_folder_that_is_taken_away_does_not_bring_two_programs_to_one_game() {
    let home = Home::new();
    let mut first = at(&home).start_on_screen();
    first.play("e4");
    let record = the_record(&home);
    let name = record.file_stem().unwrap().to_str().unwrap().to_owned();
    fs::remove_dir_all(home.path.join("state/tabiya")).unwrap();
    first.play("e5");
    assert_eq!(moves_in(&the_record(&home)), "e4 e5");
    let mut second = at(&home).argument("resume").argument(&name).start();
    assert_eq!(second.exit_code(), 1);
    second.wait_for_text("is being played by process");
}

#[test]
fn a_game_that_somebody_else_has_taken_meanwhile_goes_on_under_another_name() {
    let home = Home::new();
    let mut first = at(&home).start_on_screen();
    first.play("e4 e5");
    let record = the_record(&home);
    let content = fs::read(&record).unwrap();
    let name = record.file_stem().unwrap().to_str().unwrap().to_owned();
    fs::remove_dir_all(home.path.join("state/tabiya")).unwrap();
    // A copy is put back, and another program goes on with it.
    fs::create_dir_all(record.parent().unwrap()).unwrap();
    fs::write(&record, content).unwrap();
    let mut second = at(&home)
        .argument("resume")
        .argument(&name)
        .start_on_screen();
    second.wait_for_text("The game goes on");
    second.play("d4");
    first.play("Nf3");
    first.wait_for_text("Nf3");
    second.play("d5");
    second.wait_for_text("d5");
    let mut games: Vec<String> = records(&home, "games")
        .iter()
        .map(|path| moves_in(path))
        .collect();
    games.sort();
    assert_eq!(
        games,
        ["e4 e5 Nf3", "e4 e5 d4 d5"].map(str::to_owned).to_vec()
    );
}

#[test]
fn what_is_no_ordinary_file_is_neither_waited_for_nor_replaced() {
    let home = Home::new();
    let games = home.path.join("state/tabiya/games");
    fs::create_dir_all(&games).unwrap();
    let pipe = games.join("pipe.pgn");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let mut listed = at(&home).argument("games").start();
    assert_eq!(listed.exit_code(), 0);
    let socket = home.path.join("socket");
    let _listener = UnixListener::bind(&socket).unwrap();
    let mut session = at(&home).start_on_screen();
    session.play("e4");
    session.enter(&format!(":save {}", socket.display()));
    session.wait_for_text("is there already");
    session.key("y");
    session.wait_for_text("no ordinary file");
    assert!(fs::metadata(&socket).unwrap().file_type().is_socket());
}

#[test]
fn a_file_that_may_not_grow_ends_nothing() {
    let script = format!("ulimit -f 0; exec {}", env!("CARGO_BIN_EXE_tabiya"));
    let home = Home::new();
    let launch = Launch::new("/bin/sh").at_home(&home);
    let mut session = launch.argument("-c").argument(&script).start_on_screen();
    session.play("e4 e5");
    session.wait_for_text("Not being saved");
    session.wait_for_text("e5");
}

#[test]
fn a_game_through_a_pipe_is_kept_and_found_by_its_name_but_not_offered() {
    let home = Home::new();
    let script = format!("printf 'e4\\ne5\\n' | {}", env!("CARGO_BIN_EXE_tabiya"));
    let launch = Launch::new("/bin/sh").at_home(&home);
    let mut session = launch.argument("-c").argument(&script).start();
    assert_eq!(session.exit_code(), 0);
    assert_eq!(moves_in(&the_record(&home)), "e4 e5");
    let fresh = at(&home).start_on_screen();
    fresh.look(|screen| assert!(!screen.contents().contains("Unfinished")));
    let mut again = at(&home).argument("resume").start_on_screen();
    again.wait_for_text("The game goes on after 2 moves");
    again.play("Nf3");
}

#[test]
fn without_a_home_that_can_be_found_the_game_goes_on_and_says_so() {
    let launch = Launch::tabiya()
        .variable("HOME", "nowhere")
        .variable("XDG_STATE_HOME", "")
        .variable("XDG_CONFIG_HOME", "");
    let mut session = launch.start_on_screen();
    session.play("e4");
    session.wait_for_text("Not being saved: HOME is not set");
}

#[test]
fn a_damaged_record_is_offered_as_far_as_it_can_be_read_and_kept() {
    let home = Home::new();
    let mut session = at(&home).start_on_screen();
    session.play("e4 e5 Nf3 Nc6");
    session.signal(Signal::KILL);
    session.wait_until_gone();
    let path = the_record(&home);
    let damaged = fs::read_to_string(&path).unwrap().replace("Nf3", "N?3");
    fs::write(&path, &damaged).unwrap();
    let mut again = at(&home).start_on_screen();
    again.wait_for_text("Unfinished");
    again.key(keys::ENTER);
    again.wait_for_text("The record is damaged");
    again.play("Nc3");
    assert_eq!(moves_in(&path), "e4 e5 Nc3");
    let kept = records(&home, "damaged");
    assert_eq!(kept.len(), 1);
    assert_eq!(fs::read_to_string(&kept[0]).unwrap(), damaged);
}

#[test]
fn a_game_that_began_nobody_knows_where_is_not_offered_and_its_record_is_left_alone() {
    let home = Home::new();
    let mut session = at(&home)
        .argument("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
        .start_on_screen();
    session.play("e4 Ke7");
    session.signal(Signal::KILL);
    session.wait_until_gone();
    let path = the_record(&home);
    let damaged = fs::read_to_string(&path).unwrap().replace("4P3", "4X3");
    fs::write(&path, &damaged).unwrap();
    let mut again = at(&home).start_on_screen();
    again.wait_for_text("White to move");
    let name = path.file_stem().unwrap().to_str().unwrap();
    again.enter(&format!(":resume {name}"));
    again.wait_for_text("cannot be gone on with: the position it began");
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
    assert_eq!(records(&home, "damaged").len(), 0);
}

#[test]
fn a_game_is_saved_in_a_file_and_another_file_is_replaced_only_when_told_so() {
    let home = Home::new();
    let mut session = at(&home).start_on_screen();
    session.play("e4");
    session.enter(":save game.pgn");
    session.wait_for_text("Saved in");
    let path = home.path.join("game.pgn");
    assert!(fs::read_to_string(&path).unwrap().contains("1. e4 *"));
    session.play("e5");
    session.enter(":save game.pgn");
    session.wait_for_text("is there already.");
    session.key(keys::ENTER);
    session.wait_for("no question", |screen| {
        !screen.contents().contains("Replace")
    });
    assert!(fs::read_to_string(&path).unwrap().contains("1. e4 *"));
    session.enter(":save game.pgn");
    session.wait_for_text("is there already.");
    session.key("y");
    session.wait_for_text("Saved in");
    assert!(fs::read_to_string(&path).unwrap().contains("1. e4 e5 *"));
}

#[test]
fn names_of_games_lead_nowhere_else() {
    let home = Home::new();
    let secret = home.path.join("secret.pgn");
    fs::write(&secret, "1. e4 *").unwrap();
    fs::create_dir_all(folder(&home, "games")).unwrap();
    symlink(&secret, folder(&home, "games").join("link.pgn")).unwrap();
    for name in ["../../../secret", "/etc/passwd", "", ".", "\x1b[2Jx", "a/b"] {
        let mut session = at(&home).argument("resume").argument(name).start();
        assert_eq!(session.exit_code(), 1, "{name:?}");
    }
    // A link is the user's own; the game it leads to is played on, and the link stays one.
    let mut session = at(&home)
        .argument("resume")
        .argument("link")
        .start_on_screen();
    session.play("e5");
    assert_eq!(moves_in(&secret), "e4 e5");
}
