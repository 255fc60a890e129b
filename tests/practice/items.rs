//! Items: every example has its feature, every answer is unique and right,
//! every wrong spelling is wrong.

use std::collections::HashSet;

use tabiya::game::Game;
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::note::Standard;
use tabiya::notation::reader::{self, Context};
use tabiya::notation::san;
use tabiya::openings;
use tabiya::practice::{
    Answer, Drill, Example, Item, Misspelling, Random, Repair, Skill, Supply, Task, generate, judge,
};
use tabiya::rules::{Color, Position, Variant};

use crate::feature::has_feature;

/// Panics unless the example is what the skill wants and its text is unique
/// and right, by this program and by another.
fn check(skill: Skill, example: &Example) {
    let Example { position, mv, .. } = example;
    let (text, san) = (fen::write(position), example.san());
    assert_eq!(example.skill(), Some(skill), "{text} {san}");
    assert!(has_feature(skill, example), "{skill:?}: {text} {san}");

    let read = fen::read(&text, Reading::Strict, Variant::Standard);
    assert_eq!(
        read.map(|(read, _)| read.key()),
        Ok(position.key()),
        "{text}"
    );
    let moves = position.legal_moves();
    let named = moves
        .iter()
        .filter(|&&other| san::write(position, other) == san);
    assert_eq!(named.collect::<Vec<_>>(), [mv], "{text} {san}");
    let strict = reader::read_strictly(&san, &Context::new(position), Standard::Pgn);
    assert_eq!(strict.map(|accepted| accepted.mv), Ok(*mv), "{text} {san}");

    let peer: cozy_chess::Board = text.parse().expect("the peer takes the position");
    let theirs = cozy_chess::util::parse_san_move(&peer, &san).expect("the peer reads the move");
    assert_eq!(theirs.from.to_string(), mv.from.to_string(), "{text} {san}");
    assert_eq!(theirs.to.to_string(), mv.to.to_string(), "{text} {san}");
}

/// Panics unless each wrong spelling is refused, for a reason that its kind allows.
fn check_misspellings(skill: Skill, example: &Example, random: &mut Random) {
    let context = Context::new(&example.position);
    let wrong = example.draw_misspellings(skill, 3, random);
    assert_eq!(
        wrong.len(),
        3,
        "{} {}",
        fen::write(&example.position),
        example.san()
    );
    let texts: HashSet<&str> = wrong.iter().map(|wrong| wrong.text.as_str()).collect();
    assert_eq!(texts.len(), 3);
    for wrong in &wrong {
        let refused = reader::read_strictly(&wrong.text, &context, Standard::Pgn);
        let code = refused.expect_err("a wrong spelling is refused").code();
        assert_eq!(code, wrong.code, "{}", wrong.text);
        assert!(wrong.kind.reasons().contains(&code), "{wrong:?}");
        assert_eq!(
            san::read(&wrong.text, &example.position)
                .filter(|&mv| { san::write(&example.position, mv) == wrong.text }),
            None,
            "{} is the right text of some move",
            wrong.text
        );
    }
}

fn check_generated(count: usize) {
    for &skill in Drill::Write.skills() {
        let mut random = Random::new(2026);
        let mut sides = [0_usize; 2];
        for _ in 0..count {
            let example = generate(skill, &mut random).expect("there is always an example");
            let men = example.position.occupied().len();
            assert!((3..=12).contains(&men), "{men} men");
            check(skill, &example);
            check_misspellings(skill, &example, &mut random);
            sides[example.position.turn().index()] += 1;
        }
        let few = count / 3;
        assert!(
            sides.iter().all(|&side| side > few),
            "{skill:?}: both sides move, {sides:?}"
        );
    }
}

/// The skills of forms: what is shown and what is asked for are both the move,
/// each in its own form.
fn check_converted(count: usize) {
    for skill in [Skill::LongForm, Skill::Standards] {
        let mut supply = Supply::new(7);
        for _ in 0..count {
            let item = supply.item(skill, Drill::Convert).expect("an item");
            let Task::Convert { example, from, to } = item.task else {
                panic!("a conversion");
            };
            let context = Context::new(&example.position);
            for style in [from, to] {
                let text = example.write(style);
                let read = reader::read_strictly(&text, &context, Standard::Fide);
                let (right, ground) = (read.map(|accepted| accepted.mv), item.ground());
                assert_eq!(right, Ok(example.mv), "{text} in {ground}");
            }
            let other = if from.code() == "san" { to } else { from };
            check_form(skill, &example, &example.write(other));
            check_misspellings(skill, &example, supply.random());
        }
    }
}

/// Whether a text is the long form, or as the Laws print it, told from its parts.
fn check_form(skill: Skill, example: &Example, text: &str) {
    let Example { mv, .. } = example;
    let squares = [
        format!("{}-{}", mv.from, mv.to),
        format!("{}x{}", mv.from, mv.to),
    ];
    let is_right = match skill {
        Skill::LongForm => squares.iter().any(|squares| text.contains(squares)),
        _ if mv.castling().is_some() => text == example.san().replace('O', "0"),
        _ if mv.promotion().is_some() => text == example.san().replace('=', ""),
        _ => text == format!("{} e.p.", example.san()),
    };
    assert!(is_right, "{text} for {}", example.san());
}

#[test]
fn three_hundred_generated_items_of_each_skill_are_right() {
    check_generated(300);
    check_converted(300);
}

#[test]
#[ignore = "the same with ten thousand, about a minute"]
fn ten_thousand_generated_items_of_each_skill_are_right() {
    check_generated(10_000);
    check_converted(10_000);
}

#[test]
fn the_variety_of_each_feature_comes_up() {
    let texts = |skill| {
        let mut random = Random::new(11);
        let examples = (0..400).filter_map(|_| generate(skill, &mut random));
        examples
            .map(|example| example.san())
            .collect::<Vec<String>>()
    };
    let cases: [(Skill, &[&str]); 8] = [
        (Skill::Promotion, &["=Q", "=R", "=B", "=N", "x"]),
        (Skill::Castling, &["O-O-O"]),
        (Skill::CheckSigns, &["+", "#"]),
        (Skill::FileOrigin, &["N", "R", "Q", "B", "x"]),
        (Skill::RankOrigin, &["N", "R", "Q"]),
        (Skill::SquareOrigin, &["N", "Q", "B"]),
        (Skill::PinnedTwin, &["N", "R", "Q", "B", "x"]),
        (Skill::BishopOrPawn, &["bx", "Bx"]),
    ];
    for (skill, marks) in cases {
        let texts = texts(skill);
        for mark in marks {
            let count = texts.iter().filter(|text| text.contains(mark)).count();
            assert!(count >= 8, "{skill:?}: {mark} in {count} of 400");
        }
    }
    let castlings = texts(Skill::Castling);
    assert!(castlings.iter().filter(|text| *text == "O-O").count() >= 100);
}

#[test]
fn picked_positions_are_right_and_there_are_thirty_for_each_rare_skill() {
    let rows: Vec<Vec<&str>> = include_str!("../../src/practice/positions.tsv")
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    for row in &rows {
        let skill = Skill::from_code(row[0]).expect("a skill");
        let (position, _) =
            fen::read(row[1], Reading::Strict, Variant::Standard).expect("a position");
        let mv = san::read(row[2], &position).expect("a legal move");
        let example = Example::new(position, mv);
        assert_eq!(example.san(), row[2]);
        check(skill, &example);
        check_misspellings(skill, &example, &mut Random::new(1));
    }
    let rare = [
        Skill::CheckSigns,
        Skill::Castling,
        Skill::RankOrigin,
        Skill::SquareOrigin,
        Skill::PinnedTwin,
        Skill::Promotion,
        Skill::EnPassant,
        Skill::BishopOrPawn,
    ];
    for skill in rare {
        let of_skill = rows.iter().filter(|row| row[0] == skill.code());
        let distinct: HashSet<_> = of_skill.map(|row| (row[1], row[2])).collect();
        assert!(distinct.len() >= 30, "{skill:?}: {}", distinct.len());
    }
}

/// Every skill with every drill that serves it, but those of whole games.
fn every_pair() -> impl Iterator<Item = (Skill, Drill)> {
    let drills = Drill::ALL.into_iter();
    let pairs = drills.flat_map(|drill| drill.skills().iter().map(move |&skill| (skill, drill)));
    pairs.filter(|(skill, _)| *skill != Skill::Games)
}

/// The right answer to an item.
fn right_answer(item: &Item) -> Answer {
    match &item.task {
        Task::Find(square) => Answer::Square(*square),
        Task::Color(square) => Answer::Light(square.is_light()),
        Task::Read(example) => Answer::Move(example.mv),
        Task::Choose { right, .. } => Answer::Choice(*right),
        _ => Answer::Text(item.expected()),
    }
}

#[test]
fn every_drill_makes_items_for_its_skills_and_takes_the_right_answer() {
    for (skill, drill) in every_pair() {
        let mut supply = Supply::new(3);
        for _ in 0..25 {
            let item = supply.item(skill, drill).expect("an item");
            assert_eq!((item.skill, item.drill()), (skill, drill));
            assert_eq!(
                judge(&item, &right_answer(&item), Standard::Pgn),
                Ok(()),
                "{item:?}"
            );
        }
    }
}

#[test]
fn every_skill_is_asked_by_some_drill() {
    for skill in Skill::ALL {
        assert!(!Drill::of(skill).is_empty());
        assert!(
            Drill::of(skill).iter().all(|drill| drill.serves(skill)),
            "{skill:?}"
        );
    }
}

#[test]
fn a_drill_makes_no_item_for_a_skill_it_does_not_serve() {
    let mut supply = Supply::new(1);
    assert_eq!(supply.item(Skill::SquareNames, Drill::Write), None);
    assert_eq!(supply.item(Skill::EnPassant, Drill::Convert), None);
    assert_eq!(supply.item(Skill::Games, Drill::Dictation), None);
}

#[test]
fn no_move_is_asked_twice() {
    for skill in [
        Skill::PieceMoves,
        Skill::Castling,
        Skill::SquareOrigin,
        Skill::EnPassant,
    ] {
        let mut supply = Supply::new(9);
        let mut asked = HashSet::new();
        for _ in 0..150 {
            let item = supply.item(skill, Drill::Write).expect("an item");
            let example = item.example().expect("a move");
            assert!(
                asked.insert((example.position.key(), example.mv)),
                "{skill:?}"
            );
        }
    }
}

#[test]
fn squares_are_asked_without_repeating_a_file_or_rank_at_once() {
    let mut supply = Supply::new(5);
    let squares: Vec<_> = (0..300)
        .filter_map(|_| supply.item(Skill::SquareNames, Drill::Find)?.square())
        .collect();
    assert_eq!(squares.len(), 300);
    for pair in squares.windows(2) {
        assert_ne!(pair[0].file(), pair[1].file());
        assert_ne!(pair[0].rank(), pair[1].rank());
    }
    let first: HashSet<_> = squares[..20].iter().collect();
    assert_eq!(first.len(), 20, "twenty different squares in a round");
    let all: HashSet<_> = squares.iter().collect();
    assert_eq!(all.len(), 64);
}

#[test]
fn the_same_seed_gives_the_same_items_and_another_one_others() {
    for (skill, drill) in every_pair() {
        let items = |seed| {
            let mut supply = Supply::new(seed);
            (0..10)
                .map(|_| supply.item(skill, drill))
                .collect::<Vec<_>>()
        };
        assert_eq!(items(42), items(42), "{skill:?} {drill:?}");
        assert_ne!(items(42), items(43), "{skill:?} {drill:?}");
    }
}

#[test]
fn a_choice_has_one_right_option_at_any_place() {
    for &skill in Drill::Choose.skills() {
        let mut supply = Supply::new(17);
        let mut places = [0_usize; 4];
        for _ in 0..60 {
            let item = supply.item(skill, Drill::Choose).expect("an item");
            let Task::Choose {
                example,
                options,
                right,
            } = &item.task
            else {
                panic!("a choice");
            };
            assert_eq!(options[*right], example.san());
            places[*right] += 1;
            for choice in (0..4).filter(|choice| choice != right) {
                assert!(judge(&item, &Answer::Choice(choice), Standard::Pgn).is_err());
            }
            assert!(judge(&item, &Answer::Choice(4), Standard::Pgn).is_err());
        }
        assert!(
            places.iter().all(|&count| count > 3),
            "{skill:?}: {places:?}"
        );
    }
}

#[test]
fn a_choice_offers_mistakes_that_the_skill_is_about() {
    for &skill in Drill::Choose.skills() {
        let mut supply = Supply::new(23);
        let item = supply.item(skill, Drill::Choose).expect("an item");
        let Task::Choose {
            example, options, ..
        } = &item.task
        else {
            panic!("a choice");
        };
        let about = example
            .misspellings()
            .into_iter()
            .filter(|wrong| options.contains(&wrong.text) && wrong.kind.skills().contains(&skill));
        assert!(about.count() >= 2, "{skill:?}: {options:?}");
    }
}

#[test]
fn a_line_to_repair_has_just_one_fault() {
    for &skill in Drill::Repair.skills() {
        let mut supply = Supply::new(29);
        let mut lengths = HashSet::new();
        let mut places = HashSet::new();
        for _ in 0..40 {
            let item = supply.item(skill, Drill::Repair).expect("an item");
            let Task::Repair(repair) = &item.task else {
                panic!("a line to repair");
            };
            let Repair {
                start,
                shown,
                fault,
                example,
            } = repair;
            let mut position = *start;
            for (ply, text) in shown.iter().enumerate() {
                let mv = san::read(text, &position);
                let is_canonical = mv.is_some_and(|mv| san::write(&position, mv) == *text);
                assert_eq!(is_canonical, ply != *fault, "{}", repair.line());
                let mv = if ply == *fault {
                    assert_eq!(example.position.key(), position.key());
                    example.mv
                } else {
                    mv.expect("a legal move")
                };
                position = position.play(mv);
            }
            lengths.insert(shown.len());
            places.insert(*fault);
        }
        assert!(
            lengths.len() > 1 && places.len() > 1,
            "{skill:?}: the fault is not always first"
        );
    }
}

#[test]
fn a_line_to_repair_is_numbered_as_a_score() {
    let mut position = Position::initial();
    let mut examples = Vec::new();
    for text in ["e4", "e5", "Nf3"] {
        let mv = san::read(text, &position).expect("legal");
        examples.push(Example::new(position, mv));
        position = position.play(mv);
    }
    let repair = |start: usize, shown: &[&str]| Repair {
        start: examples[start].position,
        shown: shown.iter().map(|&text| text.to_owned()).collect(),
        fault: 0,
        example: examples[start],
    };
    assert_eq!(repair(0, &["e4", "E5", "Nf3"]).line(), "1. e4 E5 2. Nf3");
    assert_eq!(repair(1, &["e5", "nf3"]).line(), "1... e5 2. nf3");
}

#[test]
fn conversions_go_both_ways_between_forms() {
    let cases = [
        (Skill::LongForm, "long"),
        (Skill::Standards, "fide"),
        (Skill::Iccf, "iccf"),
    ];
    for (skill, form) in cases {
        let mut supply = Supply::new(31);
        let mut asked = HashSet::new();
        for _ in 0..40 {
            let item = supply.item(skill, Drill::Convert).expect("an item");
            let Task::Convert { example, from, to } = item.task else {
                panic!("a conversion");
            };
            assert_ne!(example.write(from), example.write(to), "nothing to convert");
            asked.insert((from.code(), to.code()));
        }
        assert_eq!(asked, HashSet::from([("san", form), (form, "san")]));
    }
}

#[test]
fn letters_are_those_that_were_chosen_and_else_figurines() {
    let styles = |supply: Supply| {
        let mut supply = supply;
        let items = (0..30).map(|_| {
            supply
                .item(Skill::Letters, Drill::Convert)
                .expect("an item")
        });
        let pairs = items.map(|item| match item.task {
            Task::Convert { from, to, .. } => (from.code(), to.code()),
            _ => panic!("a conversion"),
        });
        pairs.collect::<HashSet<_>>()
    };
    assert_eq!(styles(Supply::new(1)), HashSet::from([("figurine", "san")]));
    let german = "de".parse().expect("a letter set");
    let german = styles(Supply::new(1).with_letters(german));
    assert_eq!(german, HashSet::from([("san", "de"), ("de", "san")]));
}

/// The game of a line of moves.
fn game(moves: &str) -> Game {
    let mut game = Game::new(Position::initial(), Variant::Standard);
    for text in moves.split(' ') {
        let mv = san::read(text, game.position()).expect("legal");
        game.play(mv);
    }
    game
}

#[test]
fn games_handed_in_are_asked_first() {
    let games = vec![
        game("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O"),
        game("d4 d5 c4 dxc4"),
    ];
    let mut supply = Supply::new(2).with_games(games.clone());
    let castling = supply.item(Skill::Castling, Drill::Write).expect("an item");
    let before_castling = games[0].position_after(8);
    assert_eq!(
        castling.example().map(|example| example.position),
        Some(*before_castling)
    );
    // The only castling of the games was asked; the next one is from elsewhere.
    let other = supply.item(Skill::Castling, Drill::Write).expect("an item");
    assert_ne!(
        other.example().map(|example| example.position),
        Some(*before_castling)
    );
}

#[test]
fn a_dictation_is_a_whole_game_in_order() {
    let games = vec![game("e4 e5 Nf3 Nc6 Bb5 a6")];
    let class = openings::Class::Open;
    let texts = |items: Vec<Item>| {
        items
            .iter()
            .map(Item::expected)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let items = Supply::new(1).with_games(games).dictation(class);
    assert_eq!(texts(items), "e4 e5 Nf3 Nc6 Bb5 a6");

    for class in openings::Class::ALL {
        let items = Supply::new(4).dictation(class);
        let moves = texts(items.clone());
        let same = |opening: &openings::Opening| opening.sans().eq(moves.split(' '));
        let opening = openings::all().find(same).expect("a line of the data");
        assert_eq!(opening.class(), Some(class));
        let first = items.first().and_then(Item::example).expect("a first move");
        assert_eq!(first.position.turn(), Color::White);
    }
}

#[test]
fn what_is_known_of_the_game_is_known_to_the_judge() {
    // The king has gone out and home again, so castling is refused for that.
    let wandering = game("e4 e5 Nf3 Nc6 Bc4 Bc5 Ke2 d6 Ke1 a6 d3");
    let items = Supply::new(1)
        .with_games(vec![wandering])
        .dictation(openings::Class::Open);
    let last = items.last().expect("a last move");
    let miss = judge(last, &Answer::Text("O-O".to_owned()), Standard::Pgn).unwrap_err();
    assert_eq!(miss.code(), "castle-king-moved");
}

#[test]
fn the_kinds_of_misspelling_each_have_a_reason() {
    let castling = game("e4 e5 Nf3 Nc6 Bb5 a6");
    let position = *castling.position();
    let mv = san::read("Bxc6", &position).expect("legal");
    let kinds: HashSet<Misspelling> = Example::new(position, mv)
        .misspellings()
        .iter()
        .map(|wrong| wrong.kind)
        .collect();
    let expected = [
        Misspelling::DroppedCapture,
        Misspelling::NeedlessOrigin,
        Misspelling::SmallLetter,
        Misspelling::FalseCheck,
    ];
    assert!(
        expected.iter().all(|kind| kinds.contains(kind)),
        "{kinds:?}"
    );
    assert!(kinds.iter().all(|kind| !kind.reasons().is_empty()));
}
