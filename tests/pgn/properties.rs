//! What holds for every game and for any bytes.

use proptest::prelude::{Strategy, any, prop, prop_assert_eq, proptest};
use proptest::strategy::Just;
use tabiya::pgn::{Index, to_text};

use crate::data::{coordinates, games, rewritten};
use crate::random::{self, Numbers};

#[test]
fn a_written_game_is_read_as_it_was_and_written_the_same_again() {
    let mut numbers = Numbers::new(7);
    for round in 0..1500 {
        let game = random::game(&mut numbers);
        let written = to_text(&game);
        let again = games(&written);
        assert_eq!(again.len(), 1, "{round}: {written}");
        assert_eq!(again[0].errors, [], "{round}: {written}");
        assert_eq!(coordinates(&again[0]), coordinates(&game), "{round}");
        assert_eq!(again[0].start, game.start, "{round}: {written}");
        assert_eq!(again[0].result, game.result, "{round}");
        assert_eq!(again[0].tags.get("White"), game.tags.get("White"));
        assert_eq!(to_text(&again[0]), written, "{round}");
    }
}

#[test]
fn every_legal_move_of_random_games_is_read_from_its_text() {
    let mut numbers = Numbers::new(11);
    let text: String = (0..300)
        .map(|_| to_text(&random::game(&mut numbers)))
        .collect();
    let games = games(&text);
    assert_eq!(games.len(), 300);
    assert!(games.iter().all(|game| game.errors.is_empty()));
}

/// Bytes that are more likely to mean something than any bytes.
fn almost_pgn() -> impl Strategy<Value = Vec<u8>> {
    let pieces = [
        "[Event \"a\"]\n",
        "[FEN \"",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "\"]\n",
        "[",
        "]",
        "\"",
        "\\",
        "{",
        "}",
        "(",
        ")",
        "(=)",
        ";",
        "%",
        "\n",
        "\n\n",
        "\r",
        "\r\n",
        " ",
        "\t",
        ".",
        "...",
        "1.",
        "1",
        "2. ",
        "99999999999",
        "e4 ",
        "e5 ",
        "Nf3",
        "Nc6",
        "O-O",
        "0-0",
        "exd5",
        "e8=Q",
        "e.p.",
        "N",
        "D",
        "N f3",
        "--",
        "Z0",
        "!",
        "??",
        "$",
        "$5",
        "$999",
        "+-",
        "=",
        "+/=",
        "±",
        "…",
        "½-½",
        "1-0",
        "0-1",
        "1/2-1/2",
        "*",
        "<",
        ">",
        ",",
        "\u{feff}",
        "\u{a0}",
        "[%clk 0:00:01]",
        "[Result \"1-0\"]\n",
        "[SetUp \"1\"]",
        "[Variant \"Chess960\"]",
        "\0",
    ];
    let piece = prop::sample::select(pieces.to_vec()).prop_map(|piece| piece.as_bytes().to_vec());
    let noise = prop::collection::vec(any::<u8>(), 1..4);
    let part = proptest::prop_oneof![20 => piece, 1 => noise, 1 => Just(vec![0xe9])];
    prop::collection::vec(part, 0..60).prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn any_bytes_are_read_without_harm(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let once = rewritten(&bytes);
        prop_assert_eq!(rewritten(&once), once);
    }

    #[test]
    fn whatever_is_read_is_written_so_that_it_stays_the_same(bytes in almost_pgn()) {
        let once = rewritten(&bytes);
        prop_assert_eq!(rewritten(&once), once);
    }

    #[test]
    fn an_index_finds_the_games_that_a_reader_finds(bytes in almost_pgn()) {
        let games = games(&bytes);
        let index: Vec<_> = Index::new(&bytes[..]).map(|entry| entry.expect("memory")).collect();
        prop_assert_eq!(index.len(), games.len());
        for (entry, game) in index.iter().zip(&games) {
            prop_assert_eq!(&entry.tags, &game.tags);
            prop_assert_eq!(entry.result, game.result);
        }
    }
}
