//! Rows 12 to 20: the board, the men, how a game begins (Articles 2 and 7.2 to 7.3).

use tabiya::app::Key;
use tabiya::game::regulations::Profile;
use tabiya::laws::Topic;
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::{Color, File, Rank, Role, Square, Variant};
use tabiya::wording::{Chinese, English, Script};

use crate::driver::Driver;
use crate::table::{START, after, casual, law, name, position, refused, timed};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Article 2.1.
#[test]
fn row_012_squares_are_light_and_dark_in_turn_and_the_near_right_corner_is_light() {
    assert_eq!(Square::all().filter(|square| square.is_light()).count(), 32);
    assert_eq!(Square::all().count(), 64);
    for square in Square::all() {
        let even = (square.file().index() + square.rank().index()) % 2 == 0;
        assert_eq!(square.is_light(), !even, "{square}");
    }
    let mut person = casual(START);
    for _ in 0..2 {
        let bottom = person.app.bottom();
        let right = if bottom.is_white() { 7 } else { 0 };
        let file = File::new(right).expect("a file");
        let corner = Square::new(file, Rank::relative(bottom, 1));
        assert!(corner.is_light(), "{corner} for {bottom:?}");
        person.press(Key::F(4));
    }
}

/// Article 2.2.
#[test]
fn row_013_each_side_has_sixteen_men_and_no_position_may_have_more_than_a_game_can_bring() {
    let start = position(START);
    for color in Color::ALL {
        let counts = [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
            (Role::Pawn, 8),
        ];
        for (role, count) in counts {
            assert_eq!(start.pieces(color, role).len(), count, "{role:?}");
        }
    }
    let read = |text, reading| fen::read(text, reading, Variant::Standard);
    let nine = "4k3/8/8/8/8/8/QQQQQQQ1/QQ2K3 b - - 0 1";
    let ten = "4k3/8/8/8/8/8/QQQQQQQQ/QQ2K3 b - - 0 1";
    assert_eq!(read(nine, Reading::Strict).expect("nine queens").1, []);
    let doubts = read(ten, Reading::Lenient).expect("ten queens").1;
    assert!(doubts.iter().all(|doubt| doubt.code() == "unreachable") && !doubts.is_empty());
    assert!(read(ten, Reading::Strict).is_err());
    for (wrong, said) in [
        ("4k3/8/8/8/8/8/8/4K2P w - - 0 1", "h1"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "White has"),
    ] {
        let said_to = refused(&mut casual(START), &format!(":new {wrong}"));
        assert!(said_to.contains(said), "{wrong}: {said_to}");
    }
    let mut person = casual(START);
    person.enter(&format!(":new {ten}"));
    assert_eq!(person.position(), ten, "it is loaded");
    let warning = "White has more promoted men than pawns are missing.";
    assert_eq!(person.message(), warning);
}

/// Article 2.3.
#[test]
fn row_014_queens_stand_on_their_own_colour_and_kings_on_the_e_file() {
    assert_eq!(Driver::new().position(), START);
    let start = position(START);
    for (color, queen, king) in [(Color::White, "d1", "e1"), (Color::Black, "d8", "e8")] {
        let stands = start.pieces(color, Role::Queen).single();
        assert_eq!(stands, Some(square(queen)));
        assert_eq!(square(queen).is_light(), color.is_white());
        assert_eq!(start.king(color), square(king));
    }
}

/// Article 2.4.
#[test]
fn row_015_files_ranks_and_diagonals_are_explained_in_both_languages() {
    let english = law(&English, Topic::Board);
    for word in ["file", "rank", "diagonal"] {
        assert!(english.contains(word), "{word}\n{english}");
    }
    let chinese = law(&Chinese(Script::Simplified), Topic::Board);
    for word in ["直线", "横线", "斜线"] {
        assert!(chinese.contains(word), "{word}\n{chinese}");
    }
}

/// Article 3.2, as players speak of it.
#[test]
fn row_016_bishops_are_told_apart_by_the_colour_of_their_squares() {
    let page = law(&English, Topic::Bishop);
    assert!(
        page.contains("a light-square bishop and a dark-square bishop"),
        "{page}"
    );
    let page = law(&Chinese(Script::Simplified), Topic::Bishop);
    assert!(page.contains("白格象") && page.contains("黑格象"), "{page}");
}

/// Article 2.2, on how men look.
#[test]
fn row_017_men_are_told_apart_by_letters_and_not_only_by_colour() {
    let mut person = casual(START);
    person.enter(":board");
    let board = person.page();
    for rank in ["r n b q k b n r", "R N B Q K B N R"] {
        assert!(board.contains(rank), "{rank}\n{board}");
    }
    person.press(Key::Esc);
    person.press(Key::F(1));
    let legend = "K king  Q queen  R rook  B bishop  N knight";
    assert!(person.page().contains(legend), "{}", person.page());
}

/// Article 7.2.2.
#[test]
fn row_018_turning_the_board_changes_what_is_seen_and_no_position() {
    let mut person = after(START, "e4 e5");
    let before = (person.position(), person.app.pgn());
    let bottom = person.app.bottom();
    person.press(Key::F(4));
    assert_eq!(person.app.bottom(), !bottom);
    person.enter(":flip");
    assert_eq!(person.app.bottom(), bottom);
    assert_eq!((person.position(), person.app.pgn()), before);
}

/// Article 7.2.1.
#[test]
fn row_019_a_start_that_is_no_position_is_refused_by_the_field_that_is_wrong() {
    for (text, words) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
            "rank 1",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
            "\"x\"",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
            "\"e9\"",
        ),
    ] {
        let said = refused(&mut casual(START), &format!(":new {text}"));
        assert!(said.contains(words), "{text}: {said}");
    }
    // Once the clock runs, the position can only be changed by another game.
    let mut running = timed(START, Profile::Tournament, "5");
    running.play("e4");
    assert!(refused(&mut running, ":setup").contains("Not during a tournament game"));
}

/// Article 7.3.
#[test]
fn row_020_reversed_colours_are_swapped_before_ten_moves_each_and_not_after() {
    let nine = "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 e4 e5 Nf3 Nf6 Ng1 Ng8 d3 d6 Be2 Be7";
    for moves in [nine.to_owned(), format!("{nine} Nf3")] {
        let mut person = after(START, &moves);
        person.enter(":swap");
        person.press(Key::Char('y'));
        assert_eq!((person.plies(), person.position().as_str()), (0, START));
        assert_eq!(name(&person, Color::White), Some("Bo"));
        assert_eq!(name(&person, Color::Black), Some("Ada"));
    }
    let mut late = after(START, &format!("{nine} Nf3 Nf6"));
    late.enter(":swap");
    late.press(Key::Char('y'));
    assert_eq!(late.plies(), 20);
    assert!(late.message().contains("ten moves"), "{}", late.message());
    assert_eq!(name(&late, Color::White), Some("Ada"));
}
