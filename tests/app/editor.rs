//! Setting up a position: by typing, with the cursor, with the mouse; what is not legal yet is said.

use serde_json::Value;
use tabiya::app::{Control, Dialog, Effect, Event, Field, Key, Pointer, PointerKind, Target, Tool};
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::{CastlingSide, Color, Piece, Role, Setup, Square, Variant};

use tabiya::wording::PositionWords;

use crate::driver::Driver;
use crate::plain::Talk;

/// Somebody before an empty board.
#[test]
fn start_is_the_usual_position_and_more_may_be_said_with_it() {
    let mut person = empty();
    person.enter("start");
    assert!(fen(&person).starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq"));
    person.enter("empty");
    person.enter("start xe2 Pe4");
    assert!(
        fen(&person).contains("/4P3/8/PPPP1PPP/"),
        "{}",
        fen(&person)
    );
}

fn empty() -> Driver {
    let mut person = Driver::new();
    person.app.set_up_alone(Setup::empty());
    person
}

fn fen(person: &Driver) -> String {
    let editor = person.app.editor().expect("the editor is open");
    fen::write_setup(editor.setup())
}

fn state(person: &Driver) -> String {
    person.app.state()
}

/// Clicks something beside the board.
fn control(person: &mut Driver, wanted: Control) {
    let index = Control::all()
        .position(|it| it == wanted)
        .expect("a control");
    let target = Target::Choice(index);
    let kind = PointerKind::Press;
    person.send(Event::Pointer(Pointer { kind, target }));
}

fn man(color: Color, role: Role) -> Control {
    Control::Tool(Tool::Put(Piece { color, role }))
}

#[test]
fn men_are_put_moved_and_taken_off_by_typing() {
    let mut person = empty();
    person.enter("Ke1 kg8, pa7 Ra1");
    assert_eq!(fen(&person), "6k1/p7/8/8/8/8/8/R3K3 w - - 0 1");
    person.enter("a1h1");
    person.enter("xa7");
    assert_eq!(fen(&person), "6k1/8/8/8/8/8/8/4K2R w - - 0 1");
    person.enter("black castling K move 30 halfmoves 12");
    assert_eq!(fen(&person), "6k1/8/8/8/8/8/8/4K2R b K - 12 30");
    person.enter("undo");
    assert_eq!(fen(&person), "6k1/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn what_is_not_understood_changes_nothing_and_says_what_would_be_right() {
    for (typed, said) in [
        ("Ke1 zg8", "\"zg8\" puts nothing on the board"),
        ("e4", "Which man on e4? Pe4 puts a white pawn there"),
        ("xe4", "Nothing stands on e4."),
        ("e4e5", "Nothing stands on e4."),
        ("Ke1 castling", "\"castling\" wants something behind it"),
        ("castling X", "names no castling right"),
        ("ep e9", "should be a square such as e3"),
        ("chess960 960", "numbered 0 to 959"),
        ("8/8/8 w", "3 ranks instead of 8"),
    ] {
        let mut person = empty();
        person.enter(typed);
        assert!(
            person.message().contains(said),
            "{typed}: {}",
            person.message()
        );
        assert_eq!(fen(&person), "8/8/8/8/8/8/8/8 w - - 0 1", "{typed}");
        assert_eq!(person.line(), typed, "it stays for repair");
    }
    let mut person = empty();
    person.enter("undo");
    assert_eq!(person.message(), "There is nothing to take back.");
}

#[test]
fn why_it_is_not_legal_yet_is_said_at_once() {
    let mut person = empty();
    assert_eq!(
        state(&person),
        "Not legal yet. White has no king. Black has no king."
    );
    person.enter("Ke1");
    assert_eq!(state(&person), "Not legal yet. Black has no king.");
    person.enter("ke2");
    assert_eq!(
        state(&person),
        "Not legal yet. The kings on e1 and e2 stand side by side."
    );
    person.enter("e2e8 Pe4");
    assert_eq!(state(&person), "Legal. White to move.");
    person.enter("castling K");
    assert!(
        state(&person).contains("The right is dropped."),
        "{}",
        state(&person)
    );
    person.press(Key::Enter);
    assert!(matches!(person.app.dialog(), Some(Dialog::Form(_))));
}

#[test]
fn an_illegal_position_is_not_played_and_the_reasons_are_said_again() {
    let mut person = empty();
    person.enter("Ke1");
    person.press(Key::Enter);
    assert_eq!(person.message(), "Not legal yet. Black has no king.");
    assert!(person.app.editor().is_some());
}

#[test]
fn with_the_cursor_on_a_square_a_letter_puts_a_man() {
    let mut person = empty();
    person.go("e1");
    person.press(Key::Char('K'));
    person.go("e8");
    person.press(Key::Char('k'));
    person.go("d1");
    person.press(Key::Char('Q'));
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    person.press(Key::Delete);
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    person.choose("e1");
    person.choose("c3");
    assert_eq!(fen(&person), "4k3/8/8/8/8/2K5/8/8 w - - 0 1");
    person.press(Key::Esc);
    person.enter("Ra1");
    assert_eq!(fen(&person), "4k3/8/8/8/8/2K5/8/R7 w - - 0 1");
}

#[test]
fn with_the_mouse_men_are_put_dragged_and_dropped_off_the_board() {
    let mut person = empty();
    control(&mut person, man(Color::White, Role::King));
    person.click("e1");
    person.click("d1");
    person.click("d1");
    control(&mut person, man(Color::Black, Role::King));
    person.click("e8");
    control(&mut person, man(Color::White, Role::Rook));
    person.click("a1");
    person.click("a2");
    control(&mut person, Control::Tool(Tool::TakeOff));
    person.click("a2");
    // What is in hand is put away by choosing it again.
    control(&mut person, Control::Tool(Tool::TakeOff));
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    control(
        &mut person,
        Control::Right(Color::White, CastlingSide::Long),
    );
    control(&mut person, Control::Turn);
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1");
    person.drag("e8", "g8");
    person.point(PointerKind::Press, "a1");
    person.send(Event::Pointer(Pointer {
        kind: PointerKind::Release,
        target: Target::Nothing,
    }));
    assert_eq!(fen(&person), "6k1/8/8/8/8/8/8/4K3 b Q - 0 1");
}

#[test]
fn with_a_man_in_hand_a_click_places_it_and_a_drag_moves_what_stands_there() {
    let mut person = empty();
    person.enter("Ke1 Ra1 ke8");
    control(&mut person, man(Color::White, Role::Queen));
    person.drag("a1", "h1");
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    person.click("h1");
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/4K2Q w - - 0 1");
    person.click("h1");
    person.click("d4");
    assert_eq!(fen(&person), "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    // Off the board, the man is gone, and the other is still in hand.
    person.point(PointerKind::Press, "d4");
    person.send(Event::Pointer(Pointer {
        kind: PointerKind::Release,
        target: Target::Nothing,
    }));
    person.click("b3");
    assert_eq!(fen(&person), "4k3/8/8/8/8/1Q6/8/4K3 w - - 0 1");
}

#[test]
fn a_move_with_the_number_0_is_read_as_the_first_and_that_is_said() {
    let mut person = empty();
    person.enter("4k3/8/8/8/8/8/8/4K2R w K - 0 0");
    assert!(
        state(&person).contains("The number 0 is read as 1."),
        "{}",
        state(&person)
    );
    person.enter("move 1");
    assert_eq!(state(&person), "Legal. White to move.");
}

#[test]
fn a_click_goes_through_the_possible_en_passant_squares() {
    let mut person = empty();
    person.enter("4k3/8/8/PpPp4/8/8/8/4K3 w - - 0 1");
    let mut seen = Vec::new();
    for _ in 0..3 {
        control(&mut person, Control::EnPassant);
        seen.push(person.app.editor().and_then(|it| it.setup().en_passant));
    }
    let square = |text: &str| text.parse::<Square>().ok();
    assert_eq!(seen, [square("b6"), square("d6"), None]);
}

#[test]
fn a_pasted_fen_replaces_everything_at_once() {
    let mut person = empty();
    let text = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 20";
    person.send(Event::Pasted(text.to_owned()));
    assert_eq!(fen(&person), text);
    let copied = person.enter(":fen");
    assert_eq!(copied, [Effect::Copy(text.to_owned())]);
}

#[test]
fn chess960_by_number_by_lot_and_by_mirroring_a_row_drawn_by_hand() {
    let mut person = empty();
    person.enter("chess960 0");
    assert!(
        fen(&person).starts_with("bbqnnrkr/pppppppp/8/"),
        "{}",
        fen(&person)
    );
    person.enter("chess960");
    assert!(person.app.editor().is_some_and(|it| it.verdict().is_ok()));
    person.enter("empty Bb1 Qa1 Nc1 Nd1 Be1 Rf1 Kg1 Rh1");
    person.enter("Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 mirror");
    assert_eq!(
        fen(&person),
        "qbnnbrkr/pppppppp/8/8/8/8/PPPPPPPP/QBNNBRKR w HFhf - 0 1"
    );
    person.press(Key::Enter);
    let Some(Dialog::Form(form)) = person.app.dialog() else {
        panic!("the form is open");
    };
    assert_eq!(form.position().expect("a position").1, Variant::Chess960);
}

#[test]
fn enter_goes_on_to_the_form_and_the_game_starts_from_there() {
    let mut person = empty();
    person.enter("Ke1 Qd1 ke8");
    person.press(Key::Enter);
    let Some(Dialog::Form(form)) = person.app.dialog() else {
        panic!("the form is open");
    };
    let position = form.edit(Field::Position).expect("a text");
    assert_eq!(position.text(), "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    person.press(Key::Enter);
    assert!(person.app.is_at_the_table());
    person.play("Qd7+");
}

#[test]
fn the_form_left_with_esc_leads_back_to_the_position() {
    let mut person = empty();
    person.enter("Ke1 ke8");
    person.press(Key::Enter);
    person.press(Key::Esc);
    assert_eq!(fen(&person), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn the_game_at_the_table_waits_meanwhile() {
    let mut person = Driver::new();
    person.play("e4 e5");
    person.enter(":setup");
    assert!(fen(&person).starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"));
    person.enter("xe4");
    person.press(Key::Esc);
    assert_eq!(person.answers(), ["Yes", "No"]);
    person.press(Key::Char('y'));
    assert_eq!((person.plies(), person.app.is_at_the_table()), (2, true));
    person.play("Nf3");
}

#[test]
fn nothing_is_asked_where_nothing_was_changed() {
    let mut person = Driver::new();
    person.enter(":setup");
    person.press(Key::Esc);
    assert!(person.app.is_at_the_table());
    person.app.set_up_alone(Setup::empty());
    assert_eq!(person.press(Key::Esc), [Effect::Exit(0)]);
}

#[test]
fn what_belongs_to_a_game_is_refused() {
    let mut person = empty();
    for word in [":draw", ":resign", ":moves"] {
        person.enter(word);
        assert!(
            person.message().starts_with("Not while a position"),
            "{word}"
        );
    }
}

#[test]
fn without_a_screen_it_is_done_by_lines() {
    let mut app = Driver::new().app;
    app.set_up_alone(Setup::empty());
    let lines = ["Ke1 kg8 Qd1", "play", "Qd8+", "Kf2"];
    let talk = Talk::with(app, &lines);
    assert_eq!(
        talk.greeting,
        "Not legal yet. White has no king. Black has no king."
    );
    assert_eq!(
        talk.said[1..],
        [
            "Legal. White to move.",
            "Type Ke1, kg8, xe4 or a FEN; help tells the rest. play begins a game.",
            "1. White to move",
            "White: queen d1 to d8, check, Qd8+",
            "The king on g8 does not reach f2.",
        ]
    );
}

/// The texts of the FEN cases, with the FEN that is right or the reasons.
fn cases() -> Vec<(String, Value)> {
    let case = |line: &str| serde_json::from_str::<Value>(line).expect("a case is JSON");
    let lines = include_str!("../data/fen.jsonl").lines().map(case);
    lines
        .map(|case| {
            let text = case["input"]["fen"].as_str().expect("a FEN").to_owned();
            (text, case["expect"].clone())
        })
        .collect()
}

#[test]
fn every_position_that_is_accepted_can_be_built_man_by_man() {
    for (text, expected) in cases() {
        let Ok((position, _)) = fen::read(&text, Reading::Lenient, Variant::Standard) else {
            continue;
        };
        let wanted = fen::write(&position);
        let setup = position.setup();
        let mut person = empty();
        for square in Square::all() {
            if let Some(piece) = setup.piece_at(square) {
                person.enter(&format!("{}{square}", piece.fen_letter()));
            }
        }
        let fields: Vec<&str> = wanted.split(' ').collect();
        let [turn, castling, ep, halfmoves, moves] = fields[1..] else {
            panic!("six fields: {wanted}");
        };
        person.enter(&format!(
            "{turn} castling {castling} ep {ep} halfmoves {halfmoves} move {moves}"
        ));
        assert_eq!(fen(&person), wanted, "{expected}");
        assert!(
            state(&person).starts_with("Legal."),
            "{wanted}: {}",
            state(&person)
        );
    }
}

#[test]
fn every_position_that_is_refused_is_refused_here_with_its_reasons() {
    for (text, _) in cases() {
        let Err(error) = fen::read(&text, Reading::Lenient, Variant::Standard) else {
            continue;
        };
        let mut person = empty();
        person.send(Event::Pasted(text.clone()));
        if !person.line().is_empty() {
            person.press(Key::Enter);
        }
        if text.matches('/').count() < 2 {
            // It is no attempt at a board.
            assert!(!state(&person).starts_with("Legal."), "{text}");
        } else if error.mistakes.is_empty() {
            let said = state(&person);
            let words = person.app.words();
            for fault in &error.faults {
                assert!(said.contains(&words.fault(fault)), "{text}: {said}");
            }
        } else {
            let (said, words) = (person.message(), person.app.words());
            for mistake in &error.mistakes {
                assert!(
                    said.contains(&PositionWords::mistake(words, mistake)),
                    "{text}: {said}"
                );
            }
        }
    }
}
