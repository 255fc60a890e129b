//! Readers against a flood of broken input: no panic, no hang, no nonsense.
//!
//! A short run is part of the suite. A long one says how many seconds it takes:
//!
//! ```text
//! FUZZ_SECONDS=600 cargo test --release --test fuzz -- --nocapture
//! ```

use std::time::{Duration, Instant};

use tabiya::app::settings;
use tabiya::app::{App, Event, record};
use tabiya::game::{Table, TimeControl, Timestamp};
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;
use tabiya::notation::reader::{self, Context};
use tabiya::pgn;
use tabiya::practice::log;
use tabiya::rules::{Position, Variant};
use tabiya::ui::theme::user::{KNOWN, NAMES, sample};
use tabiya::wording::English;

/// A small generator of numbers (xorshift), so that every run is another one only by its seed.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % limit.max(1)
    }
}

/// Bytes that readers have stumbled over before.
const SPICES: [&[u8]; 24] = [
    b"\x00",
    b"\x1b[2J",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\r\n",
    b"{",
    b"}",
    b"(",
    b")",
    b"\"",
    b"\\",
    b"%",
    b";",
    b"$999",
    b"--",
    b"O-O-O",
    b"e8=",
    b"99999999999999999999",
    b"/",
    b" ",
    b"\xc2\xa0",
    b"\xe2\x80\xae",
    b"xx",
    b"1-0",
];

/// One more input: a seed with some of its bytes changed, doubled, dropped or spiced.
fn mutate(seed: &[u8], numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=numbers.below(6) {
        let at = numbers.below(bytes.len() + 1);
        match numbers.below(6) {
            0 if at < bytes.len() => bytes[at] = numbers.next().to_le_bytes()[0],
            1 if at < bytes.len() => {
                bytes.remove(at);
            }
            2 => {
                let spice = SPICES[numbers.below(SPICES.len())];
                bytes.splice(at..at, spice.iter().copied());
            }
            3 => {
                let from = numbers.below(at + 1);
                let copy = bytes[from..at].to_vec();
                bytes.splice(at..at, copy);
            }
            4 => bytes.truncate(at),
            _ => bytes.insert(at, b" eNxQ1=+#O-0abh8/{("[numbers.below(18)]),
        }
    }
    bytes
}

/// Feeds a reader for as long as is asked for; what takes long on one input is a hang.
#[expect(clippy::print_stdout, reason = "a long run tells its figures")]
fn feed(name: &str, seeds: &[&str], mut reader: impl FnMut(&[u8])) {
    let seconds = std::env::var("FUZZ_SECONDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let (limit, long) = (Duration::from_secs(seconds.unwrap_or(1)), seconds.is_some());
    let began = Instant::now();
    let seed = if long {
        u64::from(began.elapsed().subsec_nanos()) | 1
    } else {
        42
    };
    let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut inputs = 0_u64;
    while began.elapsed() < limit {
        let input = mutate(seeds[numbers.below(seeds.len())].as_bytes(), &mut numbers);
        let before = Instant::now();
        reader(&input);
        let took = before.elapsed();
        assert!(
            took < Duration::from_secs(5),
            "{name} took {took:?} for {input:?}"
        );
        inputs += 1;
    }
    if long {
        println!(
            "{name}: {inputs} inputs in {:?}, no failure",
            began.elapsed()
        );
    }
    assert!(inputs > 10, "{name} read something");
}

#[test]
fn fen_reader() {
    let seeds = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 12 34",
        "",
    ];
    feed("FEN", &seeds, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        for (reading, variant) in [
            (Reading::Lenient, Variant::Chess960),
            (Reading::Strict, Variant::Standard),
        ] {
            match fen::read(&text, reading, variant) {
                Ok((position, _)) => {
                    let written = fen::write(&position);
                    let again = fen::read(&written, Reading::Lenient, variant)
                        .expect("our own FEN is read");
                    assert_eq!(again.0.key(), position.key(), "{text:?}");
                }
                Err(error) => assert!(!error.codes().is_empty(), "{text:?}"),
            }
        }
    });
}

#[test]
fn move_reader() {
    let seeds = [
        "e4",
        "Nbd2",
        "exd6 e.p.",
        "O-O-O#",
        "12... axb8=Q+ (=)",
        "P-K4",
        "17284",
        "♞f3",
        "Ｎｆ３",
        "车a1-d1",
        "a7a8n",
    ];
    let positions: Vec<Position> = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/P2pPppp/8/2pPp3/1b2n3/2N5/PPPB1PPP/R3K2R w KQkq c6 0 1",
        "8/8/8/1k6/4Q2Q/8/2p5/K6Q w - - 0 1",
    ]
    .iter()
    .map(|text| {
        fen::read(text, Reading::Lenient, Variant::Standard)
            .expect("a FEN")
            .0
    })
    .collect();
    feed("move", &seeds, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        for (index, position) in positions.iter().enumerate() {
            let letters = Letters::ALL[(bytes.len() + index) % Letters::ALL.len()];
            let context = Context {
                letters,
                ..Context::new(position)
            };
            if let Ok(read) = reader::read(&text, &context) {
                assert!(position.is_legal(read.mv), "{text:?}");
            }
            for standard in [Standard::Pgn, Standard::Fide] {
                if let Ok(read) = reader::read_strictly(&text, &context, standard) {
                    assert!(position.is_legal(read.mv), "{text:?}");
                }
            }
        }
    });
}

#[test]
fn pgn_reader() {
    let seeds = [
        "[Event \"A\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {[%clk 0:01:02]} (1. e3 $1 (1. Kd2)) Kd7 1/2-1/2\n",
        "[White \"A\"]\n\n1. e4 {a comment [Black \"B\"]\n\n[Event \"C\"]\n\n1. d4 } e5 *\n",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ; comment\n% escaped\n4. O-O *\n\n[White \"\\\"x\\\"\"]\n1. d4 1-0",
    ];
    feed("PGN", &seeds, |bytes| {
        for game in pgn::Reader::new(bytes).take(1_000) {
            let Ok(game) = game else { break };
            let text = pgn::to_text(&game);
            let again = pgn::Reader::new(text.as_bytes()).next();
            if let Some(Ok(again)) = again {
                assert_eq!(pgn::to_text(&again), text, "re-export is a fixed point");
            }
        }
    });
}

#[test]
fn clock_reader() {
    let seeds = [
        "40/90+30,SD/30+30",
        "G/25;d5",
        "pgn:40/7200:3600+5",
        "hourglass 1:30",
        "1 byo 3x30",
        "60 can 10/300",
    ];
    feed("clock", &seeds, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        match text.parse::<TimeControl>() {
            Ok(control) => assert_eq!(control.to_string().parse(), Ok(control)),
            Err(error) => assert!(error.column(&text) >= 1),
        }
    });
}

/// A record as it lies on the disk in the middle of a game, after it has grown.
const RECORD: &str = "[Event \"?\"]
[White \"Ada\"]
[Black \"Bo\"]
[Result \"*\"]
[TabiyaRegulations \"tournament hints=off touch-move=on illegal-limit=2 offers=move press=manual\"]
[TabiyaRegulations2 \"first-increment=on scoresheet=write\"]
[TabiyaScore \"1 3 2\"]
[TimeControl \"40/5400+30:1800+30\"]

1. e4 {[%tabiya move before white 5430000,0,0,0,0,-,-,- 5430000,0,0,0,0,-,-,-]}
{[%clk 1:30:58] [%tabiya move left=5457532 used=2468]}
{[%tabiya now plies=1 view=white started clocks black 5457532,0,2468,1,0,-,-,- 5430000,0,0,0,0,-,1,-]}
{
; [%tabiya now plies=2 view=mover strict=fide started paused touched=e8 offered-black=1
; illegal-black=1 gaps=white signed=black grade-white=3,1,-,ambiguous:2 sheet-white=2 .e4 -]
;} 1... e5 {[%tabiya move offer left=5 used=7]} {(=) [%tabiya event 0:2:offered:black]} *
";

#[test]
fn record_reader() {
    let words = [
        "[%tabiya now plies=0]",
        "plies=99",
        "left=-1",
        "sheet-black=9999999 .x",
        "{;}",
    ];
    let seeds: Vec<String> = words
        .iter()
        .map(|word| RECORD.replace("} *", &format!("{word}}} *")))
        .collect();
    let seeds: Vec<&str> = seeds.iter().map(String::as_str).chain([RECORD]).collect();
    feed("record", &seeds, |bytes| {
        let Some(record) = record::of_text(bytes) else {
            return;
        };
        let plies = record.game.game.len();
        assert_eq!(record.game.margins.len(), plies);
        // What was read can be played on with.
        let table = Table::resumed(record.game, Timestamp::default());
        let mut app = App::new(table, &English);
        app.update(Event::Wake, Timestamp::from_millis(1));
        let again = record::of_text(record::Journal::of(&app).text().as_bytes());
        assert_eq!(
            again.expect("our own record is read").game.game.len(),
            plies
        );
    });
}

#[test]
fn settings_reader() {
    let example = settings::example(&English, &NAMES, &sample());
    let seeds = [
        &*example,
        "theme = \"mine\"\n[themes.mine]\nlight = \"#f0d9b5\"\ndark = \"250\"\nbase = \"walnut\"\n",
        "[[[[\n= = =\nclock = 5\n",
    ];
    feed("settings", &seeds, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        settings::read(&text, &KNOWN);
    });
}

#[test]
fn log_reader() {
    let answer = "answer\t2026-11-30T10:00:00\t2026-11-30T09:59:00\twrite\tcastling\tr3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\tO-O\t0-0\tok\t1500\t1\t700\t3\t0\n";
    let seeds = [
        format!("{}\n{answer}{answer}", log::HEADER),
        "tabiya-practice 2\n".to_owned(),
    ];
    let seeds: Vec<&str> = seeds.iter().map(String::as_str).collect();
    feed("log", &seeds, |bytes| {
        // An unknown log is refused as a whole.
        let _ = log::read(bytes);
    });
}
