//! Whole famous games, by keyboard and by cursor, to the right end.

use tabiya::app::Key;
use tabiya::notation::san;
use tabiya::rules::Move;

use crate::driver::Driver;

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

/// Makes a move with the cursor, as a person would.
fn by_cursor(person: &mut Driver, mv: Move) {
    person.choose(&mv.from.to_string());
    person.choose(&mv.target().to_string());
    if let Some(role) = mv.promotion() {
        person.press(Key::Char(role.letter().to_ascii_lowercase()));
    }
}

fn play_by_cursor(moves: &str) -> Driver {
    let mut person = Driver::new();
    for text in moves.split_whitespace() {
        let mv = san::read(text, person.app.table().game().position()).expect("a move of the game");
        by_cursor(&mut person, mv);
        assert_eq!(person.last_san(), text);
    }
    person
}

fn play_by_typing(moves: &str) -> Driver {
    let mut person = Driver::new();
    person.play(moves);
    person
}

#[test]
fn the_opera_game_ends_in_mate() {
    for person in [play_by_typing(OPERA), play_by_cursor(OPERA)] {
        assert_eq!(person.ending(), "1-0  White wins by checkmate");
    }
}

#[test]
fn a_game_may_end_with_mate_by_en_passant() {
    for person in [
        play_by_typing(EN_PASSANT_MATE),
        play_by_cursor(EN_PASSANT_MATE),
    ] {
        assert_eq!(person.ending(), "1-0  White wins by checkmate");
    }
}

#[test]
fn a_game_with_promotions_ends_when_white_resigns() {
    for mut person in [play_by_typing(HASTINGS), play_by_cursor(HASTINGS)] {
        person.enter(":resign");
        person.press(Key::Char('y'));
        assert_eq!(person.ending(), "0-1  Black wins: White resigned");
    }
}
