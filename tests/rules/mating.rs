//! Who can still mate: known answers, their mirror images, and what must hold of every answer.

use tabiya::notation::fen;
use tabiya::rules::mating::{Answer, FULL_LIMIT, Search, can_mate, is_walled_off};
use tabiya::rules::{Color, Move, Piece, Position, Setup, Square};

use crate::data::{cases, position};
use crate::oracle::Numbers;

/// A position and who can still mate in it.
struct Case {
    name: String,
    position: Position,
    /// White's answer, then Black's.
    can: [bool; 2],
}

fn known() -> Vec<Case> {
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
    cases(include_str!("../data/dead.jsonl"))
        .map(|case| Case {
            name: format!("{} {}", text(&case["id"]), text(&case["fen"])),
            position: position(&text(&case["fen"])),
            can: ["white", "black"].map(|side| case[side].as_bool().expect("yes or no")),
        })
        .collect()
}

/// The position with every square and side replaced, and the other side to move if sides are swapped.
fn image(
    position: &Position,
    square: impl Fn(Square) -> Square,
    side: impl Fn(Color) -> Color,
) -> Position {
    let mut setup = Setup::empty();
    for from in position.occupied() {
        let piece = position.piece_at(from).map(|piece| Piece {
            color: side(piece.color),
            role: piece.role,
        });
        setup.put(square(from), piece);
    }
    setup.turn = side(position.turn());
    let rooks = position.castling_rights().rooks();
    setup.castling = rooks.into_iter().map(&square).collect();
    setup.en_passant = position.en_passant().map(&square);
    let (image, _) = Position::from_setup(&setup).expect("the image of a position is one");
    image
}

fn with_colours_swapped(case: &Case) -> Case {
    let [white, black] = case.can;
    Case {
        name: format!("colours of {}", case.name),
        position: image(&case.position, Square::flip, |color| !color),
        can: [black, white],
    }
}

fn with_left_and_right_swapped(case: &Case) -> Option<Case> {
    let across = |square: Square| Square::from_index(square.index() ^ 7).expect("a square");
    case.position.castling_rights().is_empty().then(|| Case {
        name: format!("left and right of {}", case.name),
        position: image(&case.position, across, |color| color),
        can: case.can,
    })
}

/// Plays the line move by move; it must be legal and end with that side mating.
fn assert_mates(position: &Position, line: &[Move], winner: Color, name: &str) {
    let last = line.iter().fold(*position, |position, &mv| {
        assert!(position.legal_moves().contains(&mv), "{mv:?}, {name}");
        position.play(mv)
    });
    assert!(last.is_checkmate(), "no mate at the end of {name}");
    assert_eq!(last.turn(), !winner, "the wrong side is mated in {name}");
}

/// Asks about both sides of every case; tells how many questions stay open.
fn unsettled(cases: &[Case], limit: usize) -> usize {
    let mut unsettled = 0;
    for case in cases {
        for (color, can) in Color::ALL.into_iter().zip(case.can) {
            let name = format!("{color:?}, {}", case.name);
            match can_mate(&case.position, color, limit) {
                Answer::Can(line) => {
                    assert!(can, "{name}");
                    assert_mates(&case.position, &line, color, &name);
                }
                Answer::Cannot => assert!(!can, "{name}"),
                Answer::Unknown(visited) => {
                    assert_eq!(visited, limit, "{name}");
                    unsettled += 1;
                }
            }
        }
    }
    unsettled
}

#[test]
fn known_answers_are_found_and_proved() {
    assert!(unsettled(&known(), 20_000) <= 80);
}

#[test]
fn answers_do_not_depend_on_colours() {
    let swapped: Vec<Case> = known().iter().map(with_colours_swapped).collect();
    assert!(unsettled(&swapped, 5_000) <= 160);
}

#[test]
fn answers_do_not_depend_on_left_and_right() {
    let swapped: Vec<Case> = known()
        .iter()
        .filter_map(with_left_and_right_swapped)
        .collect();
    assert!(unsettled(&swapped, 5_000) <= 160);
}

#[test]
fn walls_prove_much_and_nothing_untrue() {
    let mut proofs = 0;
    for case in known() {
        for (color, can) in Color::ALL.into_iter().zip(case.can) {
            let excluded = is_walled_off(&case.position, color);
            assert!(!(can && excluded), "{color:?}, {}", case.name);
            proofs += usize::from(excluded);
        }
    }
    assert!(proofs > 900, "only {proofs} proofs");
}

#[test]
#[ignore = "takes minutes"]
fn hardly_any_known_answer_stays_open_at_the_full_limit() {
    assert!(unsettled(&known(), FULL_LIMIT) <= 14);
    let colours: Vec<Case> = known().iter().map(with_colours_swapped).collect();
    assert!(unsettled(&colours, FULL_LIMIT) <= 14);
    let sides: Vec<Case> = known()
        .iter()
        .filter_map(with_left_and_right_swapped)
        .collect();
    assert!(unsettled(&sides, FULL_LIMIT) <= 14);
}

/// The answers for White and Black, who both must be settled within the limit.
fn answers(fen: &str, limit: usize) -> [bool; 2] {
    let position = position(fen);
    Color::ALL.map(|color| {
        let answer = can_mate(&position, color, limit);
        if let Answer::Can(line) = &answer {
            assert_mates(&position, line, color, fen);
        }
        let settled = answer.settled();
        settled.unwrap_or_else(|| panic!("{color:?} is open: {fen}"))
    })
}

#[test]
fn a_wall_that_a_pawn_opens_with_mate_is_not_dead() {
    // Static proofs that leave out pawns unable to promote, or men that would
    // stalemate, call each of these a draw for one side or both.
    let walls = [
        "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1",
        "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1",
        "8/8/2p4p/1pPp2pP/pP1P1pPK/P3pP2/4P3/6k1 w - - 0 1",
    ];
    for (fen, can) in walls.into_iter().zip([[true, false], [true; 2], [true; 2]]) {
        assert_eq!(answers(fen, 50_000)[0], can[0], "{fen}");
        assert!(!can[1] || answers(fen, 50_000)[1], "{fen}");
    }
}

#[test]
fn a_wall_that_is_opened_by_giving_bishops_away_is_not_dead() {
    let fen = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
    assert_eq!(answers(fen, FULL_LIMIT), [true, true]);
}

#[test]
#[ignore = "takes a minute"]
fn a_wall_with_bishops_of_both_colours_can_be_dead() {
    let fen = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";
    assert_eq!(answers(fen, FULL_LIMIT), [false, false]);
}

#[test]
fn a_game_that_is_over_is_judged_before_the_men_are_counted() {
    let over = [
        ("a mate", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", [true, false]),
        // No game leads here, but it is a mate all the same.
        (
            "mate by two bishops of one colour",
            "rkr5/B7/1K1B4/8/8/8/8/8 b - - 0 1",
            [true, false],
        ),
        (
            "a stalemate",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            [false, false],
        ),
    ];
    for (what, fen, expected) in over {
        assert_eq!(answers(fen, 1), expected, "{what}");
    }
}

#[test]
fn rights_belong_to_the_position() {
    // Only the capture en passant opens the wall, and only at once.
    let right = "8/1k6/p2p2p1/P2P2Pp/7P/8/8/2K5 w - h6 0 1";
    let expired = "8/1k6/p2p2p1/P2P2Pp/7P/8/8/2K5 w - - 0 1";
    assert_eq!(answers(right, 20_000), [true, true]);
    assert_eq!(answers(expired, 20_000), [false, false]);
}

#[test]
fn the_whole_game_is_before_both_sides() {
    let start = Position::initial();
    assert_eq!(answers(&fen::write(&start), 100_000), [true, true]);
}

/// A position of few men, or one some plies into a game.
fn random_position(numbers: &mut Numbers) -> Position {
    let plies = numbers.below(160);
    (0..plies).fold(Position::initial(), |position, _| {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position
        } else {
            position.play(moves[numbers.below(moves.len())])
        }
    })
}

#[test]
fn a_side_can_mate_exactly_if_it_can_after_some_move() {
    let mut numbers = Numbers::new(5);
    let random = (0..12).map(|_| random_position(&mut numbers));
    let small = known().into_iter().map(|case| case.position);
    let small = small
        .filter(|position| position.occupied().len() < 5)
        .take(60);
    for position in random.chain(small) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        for color in Color::ALL {
            let before = can_mate(&position, color, 20_000).settled();
            let after: Vec<Option<bool>> = moves
                .iter()
                .map(|&mv| can_mate(&position.play(mv), color, 20_000).settled())
                .collect();
            let context = format!("{color:?} in {position:?}");
            match before {
                Some(true) => assert!(after.iter().any(|&can| can != Some(false)), "{context}"),
                Some(false) => assert!(after.iter().all(|&can| can != Some(true)), "{context}"),
                None => {}
            }
        }
    }
}

#[test]
fn an_answer_found_in_slices_is_the_same() {
    for case in known().into_iter().step_by(20) {
        for color in Color::ALL {
            let mut search = Search::new(&case.position, color, 2_000);
            let sliced = (0..).find_map(|_| search.run(7));
            let whole = can_mate(&case.position, color, 2_000);
            assert_eq!(sliced, Some(whole.clone()), "{}", case.name);
            assert_eq!(
                search.run(7),
                Some(whole),
                "it is remembered: {}",
                case.name
            );
        }
    }
}

/// Bishops behind a wall: millions of positions, and nothing that settles it sooner.
const ENDLESS: &str = "8/8/3b3p/2b2p1P/3b1p1K/b4Pp1/1b1b2P1/b4kb1 b - - 0 1";

#[test]
fn memory_is_bounded_by_the_limit() {
    let endless = position(ENDLESS);
    for limit in [1, 1_000, 50_000, 150_000] {
        let mut search = Search::new(&endless, Color::White, limit);
        let answer = loop {
            assert!(search.bytes() <= 51 * limit + 100_000, "{}", search.bytes());
            if let Some(answer) = search.run(500) {
                break answer;
            }
        };
        assert_eq!(answer, Answer::Unknown(limit));
        assert_eq!(search.visited(), limit);
    }
}

#[test]
#[ignore = "takes seconds"]
fn the_full_limit_takes_less_than_100_megabytes_which_are_given_back() {
    let before = resident();
    let mut search = Search::new(&position(ENDLESS), Color::White, FULL_LIMIT);
    assert_eq!(search.run(usize::MAX), Some(Answer::Unknown(FULL_LIMIT)));
    assert!(search.bytes() <= 100_000_000, "{}", search.bytes());
    drop(search);
    let kept = resident().saturating_sub(before);
    assert!(kept < 10_000_000, "{kept} bytes are still taken");
}

/// The memory of this process in bytes, where the system tells.
fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = statm.split(' ').nth(1).and_then(|pages| pages.parse().ok());
    pages.map_or(0, |pages: usize| pages * 4096)
}
