//! Random games, the same on every run, with everything that a game can carry.

use tabiya::pgn::{Builder, Marker, PgnGame};
use tabiya::rules::{Position, Variant, chess960};

/// A small generator of numbers.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % limit as u64).expect("a small number")
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// What comments are made of, traps among it.
const WORDS: [&str; 16] = [
    "good",
    "1.e4",
    "(=)",
    "[%clk 0:01:02]",
    "[Event",
    "\"x\"]",
    "%",
    "; no",
    "$7",
    "über",
    "–",
    "1-0",
    "{",
    "}",
    "a_long_word_without_any_blank_in_it",
    "♘f3",
];

/// A random game: from the usual start, a Chess960 start or a later position.
pub(crate) fn game(numbers: &mut Numbers) -> PgnGame {
    let mut game = PgnGame::new();
    let start = start(numbers);
    if !start.castles_as_usual() {
        game.variant = Variant::Chess960;
    }
    game.start = Some(start);
    game.tags.set("White", "Blåbær, \"The \\ Rook\"");
    game.tags.set("Annotator", numbers.choose(&WORDS));
    game.result = numbers.choose(&[
        Marker::WhiteWins,
        Marker::BlackWins,
        Marker::Draw,
        Marker::Unknown,
    ]);
    let mut builder = Builder::new();
    comment(&mut builder, numbers);
    let plies = numbers.below(80);
    line(&mut builder, start, plies, numbers);
    game.tree = builder.finish();
    game
}

fn start(numbers: &mut Numbers) -> Position {
    let mut position = match numbers.below(4) {
        0 => {
            let number = u16::try_from(numbers.below(960)).expect("below 960");
            let setup = chess960(number).expect("below 960");
            Position::from_setup(&setup).expect("a legal start").0
        }
        _ => Position::initial(),
    };
    if numbers.one_in(3) {
        for _ in 0..numbers.below(100) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(numbers.choose(&moves));
        }
    }
    position
}

fn comment(builder: &mut Builder, numbers: &mut Numbers) {
    if numbers.one_in(6) {
        let words: Vec<_> = (0..=numbers.below(30))
            .map(|_| numbers.choose(&WORDS))
            .collect();
        builder.comment(&words.join(" "));
    }
}

/// Plays some moves, here and there with variations, glyphs, comments and a pass.
fn line(builder: &mut Builder, start: Position, plies: usize, numbers: &mut Numbers) {
    let mut position = start;
    for _ in 0..plies {
        let moves = position.legal_moves();
        let passed = position
            .passed()
            .filter(|_| builder.depth() > 0 && numbers.one_in(20));
        if passed.is_some() {
            // Where the counters stand after a pass does not matter at the end of a line.
            builder.play(None);
            return;
        }
        if moves.is_empty() {
            return;
        }
        let mv = numbers.choose(&moves);
        builder.play(Some(mv));
        if numbers.one_in(8) {
            builder.glyph(u8::try_from(numbers.below(256)).expect("a byte"));
        }
        comment(builder, numbers);
        while builder.depth() < 6 && numbers.one_in(10) {
            builder.open();
            comment(builder, numbers);
            let plies = 1 + numbers.below(6);
            line(builder, position, plies, numbers);
            builder.close();
        }
        position = position.play(mv);
    }
}
