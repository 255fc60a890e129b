//! Writing in every style.

use tabiya::notation::coordinate;
use tabiya::notation::letters::Letters;
use tabiya::notation::style::{Form, Style};
use tabiya::rules::Variant;

use crate::data::position;

fn write(fen: &str, uci: &str, style: &str) -> String {
    let position = position(fen);
    let mv = coordinate::read(uci, &position).expect("a legal move");
    let style: Style = style.parse().expect("a style");
    style.write(&position, mv, Variant::Standard)
}

const EP: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const OO: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PRO: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const QQ: &str = "8/8/8/1k6/4Q2Q/8/8/K6Q w - - 0 1";
const MT: &str = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
const RR: &str = "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn each_style_writes_in_its_own_way() {
    let moves = [
        (EP, "e5d6"),
        (OO, "e1g1"),
        (PRO, "a7a8q"),
        (QQ, "h4e1"),
        (MT, "a1a8"),
    ];
    let table = [
        ("san", "exd6 O-O a8=Q+ Qh4e1 Ra8#"),
        ("fide", "exd6 e.p. 0-0 a8Q+ Qh4e1 Ra8#"),
        ("long", "e5xd6 e.p. O-O a7-a8=Q+ Qh4-e1 Ra1-a8#"),
        ("figurine", "exd6 O-O a8=♕+ ♕h4e1 ♖a8#"),
        ("uci", "e5d6 e1g1 a7a8q h4e1 a1a8"),
        ("iccf", "5546 5171 17181 8451 1118"),
        ("de", "exd6 O-O a8=D+ Dh4e1 Ta8#"),
        ("zh", "exd6 O-O a8=后+ 后h4e1 车a8#"),
    ];
    for (style, expected) in table {
        let written: Vec<String> = moves
            .iter()
            .map(|(fen, uci)| write(fen, uci, style))
            .collect();
        assert_eq!(written.join(" "), expected, "{style}");
    }
}

#[test]
fn each_language_has_its_letters() {
    let table = [
        ("en", "Nf3 Rad3"),
        ("de", "Sf3 Tad3"),
        ("fr", "Cf3 Tad3"),
        ("es", "Cf3 Tad3"),
        ("it", "Cf3 Tad3"),
        ("pt", "Cf3 Tad3"),
        ("nl", "Pf3 Tad3"),
        ("pl", "Sf3 Wad3"),
        ("ru", "Кf3 Лad3"),
        ("zh-Hans", "马f3 车ad3"),
        ("zh-Hant", "馬f3 車ad3"),
    ];
    for (letters, expected) in table {
        let written = [write(START, "g1f3", letters), write(RR, "a3d3", letters)];
        assert_eq!(written.join(" "), expected, "{letters}");
    }
}

#[test]
fn castling_in_coordinates_goes_onto_the_rook_in_chess960() {
    let position = position(OO);
    let mv = coordinate::read("e1g1", &position).expect("legal");
    let uci: Style = "uci".parse().expect("a style");
    assert_eq!(uci.write(&position, mv, Variant::Chess960), "e1h1");
}

#[test]
fn styles_and_letters_are_chosen_by_their_names() {
    for letters in Letters::ALL {
        assert_eq!(letters.code().parse(), Ok(letters));
    }
    for form in [
        Form::San,
        Form::Fide,
        Form::Long,
        Form::Figurine,
        Form::Uci,
        Form::Iccf,
    ] {
        let style = Style {
            form,
            letters: Letters::English,
        };
        assert_eq!(style.code().parse(), Ok(style));
    }
    assert!("klingon".parse::<Style>().is_err());
    assert!("xx".parse::<Letters>().is_err());
}
