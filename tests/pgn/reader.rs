//! What is read: spellings, comments, variations, and what is wrong, with its place.

use std::fmt::Write;
use std::time::Duration;

use tabiya::notation::fen;
use tabiya::pgn::{Marker, NodeId, Place, Problem, Reader};
use tabiya::rules::Variant;

use crate::data::{errors, game, games, line, move_text};

#[test]
fn moves_are_read_in_the_spellings_of_real_files() {
    for (text, moves) in [
        ("1.e4 e5 2.Nf3", "e4 e5 Nf3"),
        ("1e4 e5 2Nf3", "e4 e5 Nf3"),
        ("1. e2e4 e7-e5 2. Ng1-f3 Nb8xc6", "e4 e5 Nf3 Nc6"),
        ("e4 e5 Nf3", "e4 e5 Nf3"),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bc6 dc6",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6",
        ),
        ("1. e4+ e5# 2. Nxf3", "e4 e5 Nf3"),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. d3 O-O",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. e1g1",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O",
        ),
        ("1. ♘f3 ♞f6", "Nf3 Nf6"),
        ("1.　e4　e5", "e4 e5"),
        ("1…e4 1. ... e5", "e4 e5"),
        (
            "1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6",
            "e4 a6 e5 d5 exd6 cxd6",
        ),
        (
            "1. e4 a6 2. e5 d5 3. exd6e.p. cxd6",
            "e4 a6 e5 d5 exd6 cxd6",
        ),
        ("1. e4 -- 2. Z0 0000 3. @@@@", "e4 -- -- -- --"),
        ("1. Nf3 Nf6 + 2. Ng1 #", "Nf3 Nf6 Ng1"),
        (
            "[FEN \"8/P6k/8/8/8/8/p6K/8 w - - 0 1\"]\n\n1. a8Q a1=n",
            "a8=Q a1=N",
        ),
    ] {
        let game = game(text);
        assert_eq!(line(&game), moves, "{text}");
        assert_eq!(errors(&game), [], "{text}");
    }
}

#[test]
fn a_text_never_plays_a_move_that_it_does_not_say() {
    for (text, moves, code) in [
        // A letter torn from its square is no novelty.
        ("1. N f3 d5", "", "unreadable"),
        ("1. e4 N f6", "e4", "unreadable"),
        ("1. e4 e5 2. Ke3", "e4 e5", "cannot-reach"),
        ("1. e4 d5 2. Bb5+ Nf6", "e4 d5 Bb5+", "in-check"),
        ("1. Sf3", "", "letters"),
        ("1. P-K4", "", "descriptive"),
        (
            "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 a6 5. Be2 a5 6. O-O",
            "e4 e5 Ke2 Ke7 Ke1 Ke8 Nf3 a6 Be2 a5",
            "castle-king-moved",
        ),
        ("1. White resigns", "", "unreadable"),
        (
            "1. e4 e5 2. Qh5 -- 3. Qxf7+ --",
            "e4 e5 Qh5 -- Qxf7+",
            "unreadable",
        ),
    ] {
        let game = game(text);
        assert_eq!(line(&game), moves, "{text}");
        let codes: Vec<_> = errors(&game).iter().map(|&(_, _, code)| code).collect();
        assert_eq!(codes, [code], "{text}");
    }
}

#[test]
fn whatever_is_wrong_is_told_with_its_line_and_column() {
    for (text, told) in [
        ("1. e4 e5\n2. Nf3 Ke6 3. d4", vec![(2, 8, "cannot-reach")]),
        ("1. é4", vec![(1, 4, "unreadable")]),
        ("{héhé} 1. e4 Ke3", vec![(1, 14, "cannot-reach")]),
        ("\u{feff}1. e9", vec![(1, 4, "unreadable")]),
        ("1. e4\r\n\r\n1... Ke3", vec![(3, 6, "cannot-reach")]),
        ("1. e4\r\r1... Ke3", vec![(3, 6, "cannot-reach")]),
        ("1. e4 {never closed", vec![(1, 7, "comment-unclosed")]),
        ("1. e4 (1. d4 (1. c4", vec![(1, 7, "variation-unclosed")]),
        ("1. e4 ) e5", vec![(1, 7, "variation-unopened")]),
        ("(1. d4) 1. e4 e5", vec![(1, 1, "variation-misplaced")]),
        (
            "1. e4 $256 e5 $ *",
            vec![(1, 7, "bad-glyph"), (1, 15, "bad-glyph")],
        ),
        ("1. e4 <x> e5", vec![(1, 7, "reserved")]),
        ("1. e4, e5", vec![(1, 6, "stray")]),
        ("1. e4 } e5", vec![(1, 7, "stray")]),
        (
            "[Event \"a\"\n[Site \"b]\n\n1. e4 *",
            vec![(1, 1, "tag-unclosed"), (2, 1, "tag-unclosed")],
        ),
        ("[Event a]\n\n1. e4 *", vec![(1, 1, "bad-tag")]),
        (
            "[Site \"a\"]\n[Site \"b\"]\n\n1. e4 *",
            vec![(2, 1, "tag-repeated")],
        ),
        (
            "[Result \"1-0\"]\n\n1. e4 0-1",
            vec![(1, 1, "results-differ")],
        ),
        ("[Result \"won\"]\n\n1. e4 0-1", vec![(1, 1, "bad-result")]),
        (
            "[Site \"x\"]\n[SetUp \"1\"]\n\n1. e4 *",
            vec![(2, 1, "fen-missing")],
        ),
        (
            "[Variant \"Atomic\"]\n\n1. e4 *",
            vec![(1, 1, "unknown-variant")],
        ),
        (
            "[White \"x\"]\n[FEN \"what\"]\n\n1. e4 *",
            vec![(2, 1, "bad-fen")],
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1\"]\n\n1. e4 *",
            vec![(1, 1, "doubtful-fen")],
        ),
    ] {
        assert_eq!(errors(&game(text)), told, "{text:?}");
    }
}

#[test]
fn one_bad_game_costs_no_other() {
    for (text, lines) in [
        (
            "[Event \"A\"]\n\n1. e4 Ke3 2. d4 *\n\n[Event \"B\"]\n\n1. d4 *",
            ["e4", "d4"],
        ),
        ("1. e4 Ke3 *\n1. d4 *", ["e4", "d4"]),
        ("1. e4 Ke3 2. Nf3\n\n1. d4 d5", ["e4", "d4 d5"]),
        (
            "1. e4 (1. Ke3 (1. f4)\n[Event \"B\"]\n\n1. d4 *",
            ["e4", "d4"],
        ),
        (
            "1. e4 {never closed\n\n[Event \"B\"]\n\n1. d4 *",
            ["e4", "d4"],
        ),
        (
            "1. e4 {never closed\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 *",
            ["e4", "d4"],
        ),
        (
            "[FEN \"nonsense\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *",
            ["", "d4"],
        ),
        (
            "[Event \"A\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *",
            ["e4", "d4"],
        ),
    ] {
        let games = games(text);
        assert_eq!(
            games.iter().map(line).collect::<Vec<_>>(),
            lines,
            "{text:?}"
        );
        assert_ne!(errors(&games[0]), [], "{text:?}");
        assert_eq!(errors(&games[1]), [], "{text:?}");
    }
}

#[test]
fn games_are_told_apart_with_and_without_tags_and_results() {
    for (text, lines) in [
        ("", vec![]),
        ("{only a comment}", vec![]),
        ("% only an escaped line", vec![]),
        (". ( ) 1. $1", vec![]),
        ("* 1. e4 * 1. d4", vec!["", "e4", "d4"]),
        ("1. e4 1-0 {on the same line} $2\n1. d4", vec!["e4", "d4"]),
        ("1. e4\n\n1. d4\n\n1. c4", vec!["e4", "d4", "c4"]),
        ("1. e4\n\n1... e5\n\n2. Nf3", vec!["e4 e5 Nf3"]),
        ("1. e4\n\n1. ... e5", vec!["e4 e5"]),
        ("[Event \"A\"]\n\n[Event \"B\"]\n\n1. e4", vec!["", "e4"]),
        ("[Event \"A\"]\n\n[Site \"B\"]\n\n1. e4", vec!["e4"]),
        ("1. e4\n[Event \"B\"]\n1. d4", vec!["e4", "d4"]),
        ("1. e4 (1. d4\n\n1... d5) e5", vec!["e4 e5"]),
    ] {
        let games = games(text);
        assert_eq!(
            games.iter().map(line).collect::<Vec<_>>(),
            lines,
            "{text:?}"
        );
    }
}

#[test]
fn a_comment_belongs_to_the_move_behind_which_it_stands() {
    let game =
        game("{start} 1. e4 {a} ; b\n{c} (1. d4 {d}) ({e} 1. c4) {f} 1... e5 (1... c5) {g} *");
    let tree = &game.tree;
    let said = |node, place| tree.comments(node, place).collect::<Vec<_>>();
    let line: Vec<NodeId> = tree.main_line().collect();
    assert_eq!(said(NodeId::ROOT, Place::After), ["start"]);
    assert_eq!(said(line[0], Place::After), ["a", "b", "c"]);
    assert_eq!(said(line[1], Place::Before), ["f"]);
    assert_eq!(said(line[1], Place::After), ["g"]);
    let variations: Vec<NodeId> = tree.variations(line[0]).collect();
    assert_eq!(said(variations[0], Place::After), ["d"]);
    assert_eq!(said(variations[1], Place::Before), ["e"]);
}

#[test]
fn comments_keep_their_words_and_lose_their_line_ends() {
    for (text, comment) in [
        ("{ a\n  b }", "a b"),
        ("{a {b}", "a {b"),
        ("; a } b\n", "a } b"),
        ("{[%clk\n0:01:00]}", "[%clk 0:01:00]"),
        (
            "{a ; b % c (d) [e]\n[Event \"x\"]}",
            "a ; b % c (d) [e] [Event \"x\"]",
        ),
        ("{a\n\nb}", "a b"),
        ("(=)", "(=)"),
    ] {
        let game = game(format!("1. e4 {text} e5"));
        let first = game.tree.main_line().next().expect("a move");
        let said: Vec<_> = game.tree.comments(first, Place::After).collect();
        assert_eq!(said, [comment], "{text:?}");
        assert_eq!(line(&game), "e4 e5", "{text:?}");
    }
}

#[test]
fn glyphs_are_read_as_numbers_signs_and_words() {
    for (text, glyphs) in [
        ("1. e4 $1 $14", vec![1, 14]),
        ("1. e4!", vec![1]),
        ("1. e4 ?!", vec![6]),
        ("1. e4!!!", vec![3]),
        ("1. e4 +-", vec![18]),
        ("1. e4+-", vec![18]),
        ("1. e4?-+", vec![2, 19]),
        ("1. e4 =", vec![10]),
        ("1. e4 +/=", vec![14]),
        ("1. e4±", vec![16]),
        ("1. e4 ∞⇆", vec![13, 132]),
        ("1. e4 N", vec![146]),
        ("1. e4 (1. d4) $1", vec![1]),
    ] {
        let game = game(text);
        let first = game.tree.main_line().next().expect("a move");
        assert_eq!(
            game.tree.glyphs(first).collect::<Vec<_>>(),
            glyphs,
            "{text}"
        );
    }
}

#[test]
fn a_clock_reading_is_found_in_the_comments_of_its_move() {
    let game = game("1. e4 {x} {[%eval 0.3] [%clk 1:02:03.5]} e5 {no clock} 2. Nf3 *");
    let clocks: Vec<_> = game
        .tree
        .main_line()
        .map(|node| game.tree.clock(node))
        .collect();
    assert_eq!(clocks, [Some(Duration::from_millis(3_723_500)), None, None]);
}

#[test]
fn variations_are_kept_as_they_were_nested() {
    let text = "1. e4 (1. d4 d5 (1... Nf6 2. c4) (1... f5) 2. c4) (1. c4 (1. Nf3)) 1... e5 *";
    assert_eq!(move_text(&game(text)), text);
}

#[test]
fn a_mistake_in_a_variation_ends_that_variation_only() {
    let game = game("1. e4 (1. d4 Ke3 2. c4 (2. Nf3 {x}) 2... e5) (1. c4) 1... e5 1-0");
    assert_eq!(move_text(&game), "1. e4 (1. d4) (1. c4) 1... e5 1-0");
    assert_eq!(errors(&game), [(1, 14, "cannot-reach")]);
}

#[test]
fn a_result_is_read_in_every_spelling() {
    for (text, result) in [
        ("1. e4 1-0", Marker::WhiteWins),
        ("1. e4 0-1", Marker::BlackWins),
        ("1. e4 1/2-1/2", Marker::Draw),
        ("1. e4 1/2", Marker::Draw),
        ("1. e4 ½-½", Marker::Draw),
        ("1. e4 1–0", Marker::WhiteWins),
        ("1. e4 *", Marker::Unknown),
        ("1. e4", Marker::Unknown),
        ("[Result \"0-1\"]\n\n1. e4", Marker::BlackWins),
        ("[Result \"0-1\"]\n\n1. e4 *", Marker::BlackWins),
        ("[Result \"*\"]\n\n1. e4 0-1", Marker::BlackWins),
        ("[Result \"1-0\"]\n\n1. e4 0-1", Marker::BlackWins),
        ("1. e4 (1. d4 1-0) 0-1", Marker::BlackWins),
        ("1. e4 (1. d4 1-0", Marker::WhiteWins),
    ] {
        assert_eq!(game(text).result, result, "{text}");
    }
}

#[test]
fn tag_values_are_read_whatever_their_quotes() {
    for (tag, value) in [
        (r#"[White "a"]"#, "a"),
        (r#"[ White  "a" ]"#, "a"),
        (r#"[White: "a"]"#, "a"),
        (r#"[White "a \"b\" c"]"#, r#"a "b" c"#),
        (r#"[White "a "b" c"]"#, r#"a "b" c"#),
        (r#"[White "a\\"]"#, r"a\"),
        (r#"[White "a\"]"#, r"a\"),
        (r#"[White "a\"] b"]"#, r#"a"] b"#),
        (r#"[White "C:\dir"]"#, r"C:\dir"),
        (
            r#"[White "[a] {b} (c) ; % 1. e4"]"#,
            "[a] {b} (c) ; % 1. e4",
        ),
        (r#"[White ""]"#, ""),
        ("[White\n\"a\"\n]", "a"),
        ("[White \"a\tb\u{7}\"]", "a b "),
    ] {
        let game = game(format!("{tag}\n[Black \"z\"]\n\n1. e4 *"));
        assert_eq!(game.tags.get("White"), Some(value), "{tag}");
        assert_eq!(game.tags.get("Black"), Some("z"), "{tag}");
        assert_eq!(errors(&game), [], "{tag}");
    }
}

#[test]
fn text_that_is_not_utf_8_is_read_as_latin_1() {
    let latin: Vec<u8> = "[White \"Ján Blåbær\"]\n\n1. e4 {für} *"
        .chars()
        .map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1"))
        .collect();
    let game = game(latin);
    assert_eq!(game.tags.get("White"), Some("Ján Blåbær"));
    assert_eq!(move_text(&game), "1. e4 {für} *");
}

#[test]
fn a_game_begins_where_its_tags_say() {
    let black = "4k3/4p3/8/8/8/8/8/4K3 b - - 3 40";
    for tags in [
        format!("[SetUp \"1\"]\n[FEN \"{black}\"]"),
        format!("[FEN \"{black}\"]"),
        format!("[Setup \"1\"]\n[Fen \"{black}\"]"),
    ] {
        let game = game(format!("{tags}\n\n40... e5 41. Kd2 *"));
        assert_eq!(line(&game), "e5 Kd2", "{tags}");
        let end = game.final_position().map(|position| fen::write(&position));
        assert_eq!(
            end.as_deref(),
            Some("4k3/8/8/4p3/8/8/3K4/8 b - - 1 41"),
            "{tags}"
        );
    }
}

#[test]
fn chess960_is_known_by_its_tag_its_rook_files_or_by_asking() {
    let start = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w";
    for (tags, rights) in [
        ("[Variant \"Chess960\"]\n", "KQkq"),
        ("[Variant \"Fischer Random\"]\n", "KQkq"),
        ("", "GEge"),
    ] {
        let game = game(format!(
            "{tags}[FEN \"{start} {rights} - 0 1\"]\n\n1. O-O *"
        ));
        assert_eq!(
            (line(&game).as_str(), game.variant),
            ("O-O", Variant::Chess960),
            "{tags}"
        );
    }
    let text = format!("[FEN \"{start} KQkq - 0 1\"]\n\n1. O-O *");
    let asked = Reader::with_variant(text.as_bytes(), Variant::Chess960).next();
    let asked = asked.expect("a game").expect("memory can be read");
    assert_eq!(
        (line(&asked).as_str(), asked.variant),
        ("O-O", Variant::Chess960)
    );
}

#[test]
fn tags_without_end_are_read_over_and_said_once() {
    let mut tags = String::new();
    for number in 0..3_000 {
        writeln!(tags, "[T{number} \"x\"]").unwrap();
    }
    let game = game(format!("{tags}\n1. e4 *"));
    assert_eq!(game.tags.iter().count(), 1_000);
    assert_eq!(errors(&game), [(1_001, 1, "tags-too-many")]);
    assert_eq!(line(&game), "e4");
}

#[test]
fn of_a_word_without_end_only_the_beginning_is_kept() {
    let game = game(format!("1. e4 {}\n e5 *", "x".repeat(1_000_000)));
    let Problem::Move(refused) = &game.errors[0].problem else {
        panic!("{:?}", game.errors);
    };
    assert!(refused.text.len() < 10_000);
    assert_eq!(game.tree.main_line().count(), 1);
}
