//! Line mode: the program in a pipe, and in a terminal that can only be written to.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use crate::launch::Launch;
use crate::pty::{Session, keys};

/// Morphy against the Duke and the Count, Paris 1858.
const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
    Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// How long the end may take, with room for a busy machine.
const AT_ONCE: Duration = Duration::from_secs(2);

/// The program with nothing but pipes around it.
fn tabiya(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(arguments)
        .env_clear()
        .env("TERM", "xterm-256color")
        .env("HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/pipes"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What it says to this input, which then ends.
fn answer(arguments: &[&str], input: &[u8]) -> Output {
    let mut program = tabiya(arguments);
    let mut typing = program.stdin.take().unwrap();
    let input = input.to_vec();
    // Whoever has ended reads no more, so that not all of it need get through.
    let typist = thread::spawn(move || typing.write_all(&input));
    let output = program.wait_with_output().unwrap();
    let _ = typist.join().unwrap();
    output
}

fn lines(output: &Output) -> Vec<String> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn assert_nothing_else(output: &Output) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let raw = |byte: &&u8| byte.is_ascii_control() && **byte != b'\n';
    assert_eq!(output.stdout.iter().find(raw), None, "no control character");
}

#[test]
fn a_move_in_a_pipe_is_played_and_said() {
    for arguments in [&[][..], &["--plain"]] {
        let output = answer(arguments, b"e4\n");
        assert_nothing_else(&output);
        assert_eq!(
            lines(&output),
            [
                "1. White to move. Type a move, or help.",
                "White: pawn e2 to e4, e4"
            ]
        );
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn without_any_line_it_ends_at_once_and_well() {
    for arguments in [&[][..], &["--plain"], &["--clock", "5+3"]] {
        let output = answer(arguments, b"");
        assert_nothing_else(&output);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    }
}

#[test]
fn a_whole_game_comes_from_a_file() {
    let moves = OPERA.replace(' ', "\n");
    let output = answer(&["--plain"], moves.as_bytes());
    assert_nothing_else(&output);
    let lines = lines(&output);
    assert_eq!(lines.len(), 1 + 33 + 1, "a line each, and the result");
    assert_eq!(
        lines[33..],
        [
            "White: rook d1 to d8, checkmate, Rd8#",
            "1-0  White wins by checkmate"
        ]
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_exit_code_tells_whether_something_was_refused() {
    for (input, code) in [
        ("e4\ne5\nNf3\n", 0),
        ("e4\ne4\n", 1),
        ("nonsense\n", 1),
        (":nonsense\ne4\n", 1),
        ("what z\n", 1),
        ("e4\nresign\nperhaps\nn\n", 1),
        ("e4\nquit\ny\n", 0),
        ("Ke2\ne4\nquit\ny\n", 1),
        ("board\nfen\nhelp\nclocks", 1),
        ("board\nfen\nhelp", 0),
    ] {
        let output = answer(&[], input.as_bytes());
        assert_eq!(output.status.code(), Some(code), "{input:?}");
        assert_nothing_else(&output);
    }
}

#[test]
fn a_request_that_is_wrong_is_refused_before_any_line_is_read() {
    for arguments in [
        &["--plain", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"][..],
        &["--clock", "soon"],
    ] {
        let output = answer(arguments, b"e4\n");
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(output.stdout, b"");
        assert_ne!(output.stderr, b"");
    }
}

#[test]
fn after_the_position_the_rest_of_the_input_is_lines() {
    let output = answer(
        &["--plain", "--fen", "-"],
        b"7k/8/6K1/8/8/8/8/R7 w - - 0 1\nRa8\n",
    );
    assert_nothing_else(&output);
    assert_eq!(lines(&output)[1], "White: rook a1 to a8, checkmate, Ra8#");
}

#[test]
fn bytes_that_are_no_text_are_refused_and_never_given_back() {
    let mut input =
        b"\xff\xfe\xc3\nresign\x1b\n\x1b[2J\x1b]0;title\x07\n\x00\n:\x9b31m\nNf3\x08\x08\n"
            .to_vec();
    input.extend(vec![b'e'; 1 << 20]);
    input.extend(b"\n\r\n\xef\xbb\xbfe4\r\n");
    let output = answer(&[], &input);
    assert_nothing_else(&output);
    assert_eq!(output.status.code(), Some(1));
    let lines = lines(&output);
    assert_eq!(lines.last().unwrap(), "White: pawn e2 to e4, e4");
    assert_eq!(lines.len(), 10, "{lines:?}");
    assert!(output.stdout.len() < 1500, "a long line is not given back");
}

#[test]
fn every_line_is_answered_before_the_next_is_needed() {
    let mut program = tabiya(&[]);
    let mut typing = program.stdin.take().unwrap();
    let mut said = BufReader::new(program.stdout.take().unwrap());
    let mut next = || {
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        line
    };
    assert_eq!(next(), "1. White to move. Type a move, or help.\n");
    typing.write_all(b"e4\n").unwrap();
    assert_eq!(next(), "White: pawn e2 to e4, e4\n");
    typing.write_all(b"e5\n").unwrap();
    assert_eq!(next(), "Black: pawn e7 to e5, e5\n");
    drop(typing);
    assert_eq!(program.wait().unwrap().code(), Some(0));
}

#[test]
fn a_flag_is_announced_while_no_line_comes() {
    let mut program = tabiya(&["--clock", "0:01"]);
    let mut typing = program.stdin.take().unwrap();
    let mut said = BufReader::new(program.stdout.take().unwrap()).lines();
    typing.write_all(b"\n").unwrap();
    let result = said.find(|line| line.as_ref().unwrap().starts_with("0-1"));
    assert_eq!(
        result.unwrap().unwrap(),
        "0-1  Black wins: White's time is up"
    );
    drop(typing);
    assert_eq!(program.wait().unwrap().code(), Some(0));
}

#[test]
fn asked_to_end_or_hung_up_while_it_waits_for_a_line_it_says_so_by_its_code() {
    for (signal, code) in [(Signal::TERM, 143), (Signal::HUP, 129), (Signal::INT, 130)] {
        let mut program = tabiya(&[]);
        let typing = program.stdin.take().unwrap();
        let mut said = program.stdout.take().unwrap();
        said.read_exact(&mut [0]).unwrap();
        let process = i32::try_from(program.id()).ok().and_then(Pid::from_raw);
        kill_process(process.unwrap(), signal).unwrap();
        assert_eq!(program.wait().unwrap().code(), Some(code));
        drop(typing);
    }
}

#[test]
fn when_nobody_reads_any_more_it_ends_quietly() {
    let mut program = tabiya(&[]);
    drop(program.stdout.take());
    let mut typing = program.stdin.take().unwrap();
    let _ = typing.write_all("board\n".repeat(100_000).as_bytes());
    let output = program.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// In a terminal: one that can only be written to, and one where lines are wanted.
fn terminals() -> [Launch; 2] {
    [
        Launch::tabiya().variable("TERM", "dumb"),
        Launch::tabiya().argument("--plain"),
    ]
}

fn enter(session: &mut Session, line: &str, answer: &str) {
    session.key(&format!("{line}\n"));
    session.wait_for_text(answer);
}

#[test]
fn in_a_terminal_it_talks_by_lines_and_sends_no_escape_code() {
    for launch in terminals() {
        let mut session = launch.start();
        session.wait_for_text("1. White to move. Type a move, or help.");
        enter(&mut session, "e4", "White: pawn e2 to e4, e4");
        enter(&mut session, "Ke4", "e4");
        enter(&mut session, "board", "  a b c d e f g h");
        session.key("\x04");
        assert_eq!(session.exit_code_within(AT_ONCE), 0, "the mistake was seen");
        assert!(!session.output().contains(&0x1b));
    }
}

#[test]
fn in_a_terminal_it_ends_as_the_screen_does() {
    for launch in terminals() {
        for (signal, code) in [(Signal::TERM, 143), (Signal::HUP, 129)] {
            let mut session = launch.start();
            session.wait_for_text("White to move.");
            session.signal(signal);
            assert_eq!(session.exit_code_within(AT_ONCE), code);
        }
        let mut session = launch.start();
        session.wait_for_text("White to move.");
        session.key(keys::CTRL_C);
        assert_eq!(session.exit_code_within(AT_ONCE), 130);
    }
}

#[test]
fn a_terminal_that_goes_away_is_not_taken_for_the_end_of_the_lines() {
    for launch in terminals() {
        for launch in [launch.clone(), launch.without_controlling_terminal()] {
            let mut session = launch.start();
            session.wait_for_text("White to move.");
            session.hang_up();
            assert_eq!(session.exit_code_within(AT_ONCE), 129);
        }
    }
}

#[test]
fn every_switch_of_a_profile_can_be_set_alone() {
    let secret = answer(
        &["--no-opening-names", "--no-hints", "--no-free-pause"],
        b"e4\nc5\nopenings\nmoves\npause\n",
    );
    let said = lines(&secret).join("\n");
    assert_eq!(said.matches("without that help").count(), 2, "{said}");
    assert!(said.contains("Only the arbiter"), "{said}");
    let open = answer(
        &[
            "--profile",
            "tournament",
            "--opening-names",
            "--hints",
            "--free-pause",
        ],
        b"e4\nc5\nopenings\nmoves d7\npause\n",
    );
    let said = lines(&open).join("\n");
    assert!(said.contains("Sicilian Defense"), "{said}");
    assert!(said.contains("d6") && said.contains("d5"), "{said}");
    assert!(said.contains("asked for a pause"), "{said}");
}

#[test]
fn an_hourglass_for_one_player_alone_is_refused() {
    let output = answer(&["--clock-white", "hourglass 1", "--clock-black", "5"], b"");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("for both players"), "{said}");
}

#[test]
fn who_wants_to_write_the_sheet_is_told_that_the_program_does() {
    let output = answer(&["--scoresheet", "write"], b"e4\nsheet\n");
    assert_eq!(output.status.code(), Some(0));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("the program keeps the score sheet"), "{told}");
    assert!(lines(&output).join("\n").contains("1. e4"));
}
