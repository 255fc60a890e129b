//! Whole games in a terminal: typed, by cursor, by mouse; offers, claims, pauses and flags.

use crate::launch::Launch;
use crate::pty::{Home, keys};

/// Morphy against the Duke and the Count, Paris 1858: castling long, mate.
const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
    Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// Gundersen against Faul, Melbourne 1928: mate by a capture en passant.
const EN_PASSANT_MATE: &str = "e4 e6 d4 d5 e5 c5 c3 cxd4 cxd4 Bb4+ Nc3 Nc6 Nf3 Nge7 Bd3 O-O Bxh7+ Kxh7 \
    Ng5+ Kg6 h4 Nxd4 Qg4 f5 h5+ Kh6 Nxe6+ g5 hxg6#";

/// Bogoljubov against Alekhine, Hastings 1922: two promotions, and White resigns.
const HASTINGS: &str = "d4 f5 c4 Nf6 g3 e6 Bg2 Bb4+ Bd2 Bxd2+ Nxd2 Nc6 Ngf3 O-O O-O d6 Qb3 Kh8 Qc3 e5 \
    e3 a5 b3 Qe8 a3 Qh5 h4 Ng4 Ng5 Bd7 f3 Nf6 f4 e4 Rfd1 h6 Nh3 d5 Nf1 Ne7 a4 Nc6 Rd2 Nb4 Bh1 Qe8 \
    Rg2 dxc4 bxc4 Bxa4 Nf2 Bd7 Nd2 b5 Nd1 Nd3 Rxa5 b4 Rxa8 bxc3 Rxe8 c2 Rxf8+ Kh7 Nf2 c1=Q+ Nf1 Ne1 \
    Rh2 Qxc4 Rb8 Bb5 Rxb5 Qxb5 g4 Nf3+ Bxf3 exf3 gxf5 Qe2 d5 Kg8 h5 Kh7 e4 Nxe4 Nxe4 Qxe4 d6 cxd6 f6 \
    gxf6 Rd2 Qe2 Rxe2 fxe2 Kf2 exf1=Q+ Kxf1 Kg7 Kf2 Kf7 Ke3 Ke6 Ke4 d5+";

/// The cell in the middle of a square, in a window of 80×24 with White at the bottom.
fn cell(square: &str) -> (u16, u16) {
    let bytes = square.as_bytes();
    let (file, rank) = (u16::from(bytes[0] - b'a'), u16::from(bytes[1] - b'1'));
    (3 + file * 4 + 1, 1 + (7 - rank) * 2)
}

/// Goes from one square to another with the arrow keys.
fn arrows(from: &str, to: &str) -> String {
    let (from, to) = (cell(from), cell(to));
    let steps = |a: u16, b: u16, width, more: &str, less: &str| {
        let key = if b > a { more } else { less };
        key.repeat(usize::from(a.abs_diff(b) / width))
    };
    let across = steps(from.0, to.0, 4, keys::RIGHT, keys::LEFT);
    across + &steps(from.1, to.1, 2, keys::DOWN, keys::UP)
}

#[test]
fn famous_games_typed_move_by_move_end_rightly() {
    for moves in [OPERA, EN_PASSANT_MATE] {
        let mut session = Launch::tabiya().start_on_screen();
        session.play(moves);
        session.wait_for_text("1-0  White wins by checkmate");
    }
    let mut session = Launch::tabiya().start_on_screen();
    session.play(HASTINGS);
    session.enter(":resign");
    session.wait_for_text("White resigns?");
    session.key("y");
    session.wait_for_text("0-1  Black wins: White resigned");
}

#[test]
fn a_game_by_cursor_ends_rightly() {
    // The squares of the shortest mate, and where the cursor starts.
    let squares = ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"];
    let mut session = Launch::tabiya().start_on_screen();
    session.key(keys::UP);
    let mut at = "e2";
    for to in squares {
        session.key(&arrows(at, to));
        session.key(keys::ENTER);
        at = to;
    }
    session.wait_for_text("0-1  Black wins by checkmate");
}

#[test]
fn the_mouse_clicks_and_drags() {
    let mut session = Launch::tabiya().start_on_screen();
    for (square, seen) in [("e2", ""), ("e4", "1. e4")] {
        let (column, row) = cell(square);
        session.click(column, row);
        session.wait_for_text(seen);
    }
    session.drag(cell("e7"), cell("e5"));
    session.wait_for_text("e5");
    session.wheel(true, 5, 5);
    session.wait_for_text("(of 1…)");
    session.wheel(false, 5, 5);
    session.wait_for_text("White to move");
}

#[test]
fn a_mate_from_a_position_is_shown() {
    let launch = Launch::tabiya()
        .argument("--fen")
        .argument("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    let mut session = launch.start_on_screen();
    session.enter("Ra8");
    session.wait_for_text("1-0  White wins by checkmate");
    session.wait_for_text("Ra8#");
}

#[test]
fn players_offer_decline_claim_take_back_and_go_on() {
    let launch = Launch::tabiya()
        .argument("--white")
        .argument("Ada")
        .argument("--black")
        .argument("Bo");
    let mut session = launch.start_on_screen();
    session.play("Nf3 Nf6");
    session.enter(":draw");
    session.wait_for_text("Ada offers a draw. Bo:");
    session.enter(":decline");
    session.wait_for_text("Bo declines Ada's offer of a draw.");
    session.play("Ng1 Ng8 Nf3");
    session.enter(":takeback");
    session.wait_for_text("Ada's Nf3, Bo agrees");
    session.key("1");
    session.wait_for_text("One move was taken back.");
    session.play("Nf3 Nf6 Ng1");
    session.enter(":claim Ng8");
    session.wait_for_text("Draw: the position stood three times");
}

#[test]
fn with_a_clock_a_game_is_started_paused_resumed_and_lost_on_time() {
    let launch = Launch::tabiya().argument("--clock").argument("0:03+1");
    let mut session = launch.start_on_screen();
    session.wait_for_text("Enter starts White's clock");
    session.key(keys::ENTER);
    session.wait_for_text("White's clock runs");
    session.play("e4");
    session.enter(":pause");
    session.wait_for_text("Black asked for a pause. Black: Enter");
    session.key(keys::ENTER);
    session.wait_for_text("Black is ready. White: Enter starts");
    session.key(keys::ENTER);
    session.wait_for_text("Play goes on");
    session.wait_for_text("1-0  White wins: Black's time is up");
    session.wait_for_text("FLAG");
}

#[test]
fn two_people_play_3_plus_2_with_all_that_may_happen_and_then_to_a_flag() {
    let mut launch = Launch::tabiya();
    for argument in ["--white", "Ada", "--black", "Bo", "--clock", "3+2"] {
        launch = launch.argument(argument);
    }
    let mut session = launch.start_on_screen();
    session.wait_for_text("Enter starts Ada's clock. 3:00 for the whole game; +2 s per move");
    session.key(keys::ENTER);
    session.wait_for_text("Ada's clock runs.");
    session.play("Nf3 Nf6");
    session.enter("Ng1 (=)");
    session.wait_for_text("Ada offers a draw. Bo: :accept, :decline, or move.");
    session.enter(":decline");
    session.wait_for_text("Bo declines Ada's offer of a draw.");
    session.play("Nc6");
    session.enter(":takeback");
    session.wait_for_text("Bo's Nc6, Ada agrees");
    session.key("1");
    session.wait_for_text("One move was taken back.");
    session.play("Ng8");
    session.enter(":pause");
    session.wait_for_text("Ada asked for a pause. Ada: Enter when you are ready.");
    session.wait_for("a covered board", |screen| !screen.contents().contains('♞'));
    session.key(keys::ENTER);
    session.wait_for_text("Ada is ready. Bo: Enter starts Ada's clock.");
    session.key(keys::ENTER);
    session.wait_for_text("Play goes on");
    session.play("Nf3 Nf6 Ng1");
    session.enter(":claim Ng8");
    session.wait_for_text("Draw: the position stood three times");
    session.key(keys::ENTER);
    session.wait_for_text("rematch, Bo has White");
    session.key("r");
    session.wait_for_text("Enter starts Bo's clock.");
    session.key(keys::ENTER);
    session.wait_for_text("Bo's clock runs.");
    // Nobody wants to wait for three minutes here.
    session.enter(":arbiter");
    session.wait_for_text("stop the clocks");
    session.key("p");
    session.wait_for_text("The clocks stand");
    session.enter(":time black 0:01");
    session.wait_for_text("Ada's clock is set to 0:01.");
    session.enter(":resume");
    session.wait_for_text("Play goes on");
    session.play("e4");
    session.wait_for_text("1-0  White wins: Black's time is up");
    session.wait_for_text("FLAG");
}

#[test]
fn a_profile_is_chosen_and_a_switch_against_it() {
    let mut launch = Launch::tabiya();
    for argument in ["--profile", "tournament", "--no-touch-move"] {
        launch = launch.argument(argument);
    }
    let mut session = launch.start_on_screen();
    // Taken in hand and let go again.
    session.key(keys::UP);
    session.key(keys::ENTER);
    session.key(keys::ENTER);
    session.play("d4");
    session.wait_for_text("1. d4");
    session.enter(":moves");
    session.wait_for_text("Not during a tournament game.");
}

#[test]
fn the_form_of_the_last_game_is_filled_in_on_another_day() {
    let home = Home::new();
    let mut launch = Launch::tabiya().at_home(&home);
    for argument in ["--white", "Ada", "--black", "Bo", "--clock", "5+3"] {
        launch = launch.argument(argument);
    }
    let mut session = launch.start_on_screen();
    session.key(keys::ENTER);
    session.wait_for_text("clock runs");
    session.play("f3 e5 g4 Qh4#");
    session.enter(":quit");
    assert_eq!(session.exit_code(), 0);
    let launch = Launch::tabiya().at_home(&home);
    let mut session = launch.start_on_screen();
    session.wait_for_text("1. White to move");
    session.enter(":new");
    session.wait_for_text("Ada");
    session.wait_for_text("5:00 for the whole game; +3 s per move");
}

#[test]
fn a_refused_move_shows_why() {
    let launch = Launch::tabiya().argument("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    let mut session = launch.start_on_screen();
    session.enter("Nc3d5");
    session.wait_for_text("pinned");
    session.wait_for_text("> Nc3d5");
}

#[test]
fn a_position_that_is_none_is_refused_before_anything_is_drawn() {
    let launch = Launch::tabiya().argument("8/8/8/8/8/8/8/8 w - - 0 1");
    let mut session = launch.start();
    assert_eq!(session.exit_code(), 2);
    session.wait_for_text("White has no king.");
    session.wait_for_text("Black has no king.");
    assert!(!session.look(vt100::Screen::alternate_screen));
}
