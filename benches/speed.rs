//! How fast moves are found, written, read and made, beside other programs.
//!
//! All take their turns in rounds, so that a machine that slows down slows
//! down all of them; what is printed are medians of the processor's time, and
//! how many times as fast as the peer that is. `cargo bench --bench speed -- 15`
//! runs fifteen rounds.
#![expect(clippy::print_stdout, reason = "a bench tells its figures")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Duration;

use peers::{CozyBoard, CozyMove, OwlBoard, cozy_list, cozy_perft, cozy_play, owl_read, owl_write};
use tabiya::game::Game;
use tabiya::notation::{fen, san};
use tabiya::pgn;
use tabiya::rules::{Instructions, Move, Position, Variant};

/// The six usual positions: name, FEN, depth, leaves.
const PERFT: [(&str, &str, u32, u64); 6] = [
    (
        "initial position",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        4_865_609,
    ),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    (
        "position 3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        6,
        11_030_083,
    ),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
        2_103_487,
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
];

/// The processor's time of this thread so far.
#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).expect("time that has passed is not negative")
}

/// The time so far.
#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Times by name, in the order in which they first came. The first of a table is the peer.
#[derive(Default)]
struct Table(Vec<(String, Vec<f64>)>);

impl Table {
    /// Does something that consists of so many items, and notes the time an item.
    fn time<T>(&mut self, name: &str, items: usize, task: impl FnOnce() -> T) -> T {
        let start = now();
        let result = black_box(task());
        #[expect(clippy::cast_precision_loss, reason = "a bench counts to a billion")]
        let nanoseconds = now().saturating_sub(start).as_nanos() as f64 / items as f64;
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, times)) => times.push(nanoseconds),
            None => self.0.push((name.to_owned(), vec![nanoseconds])),
        }
        result
    }

    fn medians(&self) -> Vec<(&str, f64)> {
        let median = |times: &Vec<f64>| {
            let mut times = times.clone();
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        };
        let rows = self.0.iter();
        rows.map(|(name, times)| (name.as_str(), median(times)))
            .collect()
    }

    fn print(&self, title: &str) {
        println!("\n{title}");
        let medians = self.medians();
        for (name, median) in &medians {
            let ratio = medians[0].1 / median;
            println!("  {name:<28} {median:9.2} ns   {ratio:5.2}");
        }
    }
}

/// A small generator of numbers, so that the games are the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % limit as u64).expect("a small number")
    }
}

/// Random games of at most 200 plies, with the position before each move.
fn games(number: usize) -> Vec<Vec<(Position, Move)>> {
    let mut numbers = Numbers(2026);
    let mut game = || {
        let mut position = Position::initial();
        let mut plies = Vec::new();
        while plies.len() < 200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[numbers.below(moves.len())];
            plies.push((position, mv));
            position = position.play(mv);
        }
        plies
    };
    (0..number).map(|_| game()).collect()
}

fn bench_perft(rounds: usize) {
    let mut tables = PERFT.map(|_| Table::default());
    for _ in 0..rounds {
        for ((name, text, depth, leaves), table) in PERFT.iter().zip(&mut tables) {
            let count = usize::try_from(*leaves).expect("a small number");
            let board: CozyBoard = text.parse().expect("the peer reads the FEN");
            let found = table.time("cozy-chess", count, || cozy_perft(&board, *depth));
            assert_eq!(found, *leaves, "{name}");
            let position = position(text);
            for instructions in Instructions::all() {
                let label = format!("Tabiya, {instructions:?}");
                let found = table.time(&label, count, || instructions.perft(&position, *depth));
                assert_eq!(found, *leaves, "{name}, {instructions:?}");
            }
        }
    }
    let medians: Vec<_> = tables.iter().map(Table::medians).collect();
    println!("perft, million leaves a second (times cozy-chess)");
    for (row, (name, _)) in medians[0].iter().enumerate() {
        let mut product = 1.0;
        print!("  {name:<18}");
        for medians in &medians {
            let (peer, own) = (medians[0].1, medians[row].1);
            product *= peer / own;
            print!(" {:6.0} ({:4.2})", 1000.0 / own, peer / own);
        }
        println!("   geometric mean {:4.2}", product.powf(1.0 / 6.0));
    }
}

fn position(text: &str) -> Position {
    let read = fen::read(text, fen::Reading::Lenient, Variant::Standard);
    read.expect("a position").0
}

/// Lists, texts and moves of positions out of random games.
fn bench_positions(rounds: usize, positions: &[Position]) {
    let fens: Vec<String> = positions.iter().map(fen::write).collect();
    let cozy: Vec<CozyBoard> = fens.iter().map(|f| f.parse().expect("a FEN")).collect();
    let owl: Vec<OwlBoard> = fens
        .iter()
        .map(|f| OwlBoard::from_fen(f).expect("a FEN"))
        .collect();
    let moves: Vec<Vec<Move>> = positions.iter().map(|p| p.legal_moves().to_vec()).collect();
    let texts: Vec<Vec<String>> = positions
        .iter()
        .zip(&moves)
        .map(|(p, moves)| moves.iter().map(|&mv| san::write(p, mv)).collect())
        .collect();
    let cozy_moves: Vec<Vec<CozyMove>> = cozy.iter().map(cozy_list).collect();
    let number = moves.iter().map(Vec::len).sum();
    let mut tables: [Table; 4] = Default::default();
    let [list, write, read, play] = &mut tables;
    for _ in 0..rounds {
        list.time("cozy-chess", cozy.len(), || {
            for board in &cozy {
                black_box(&cozy_list(board));
            }
        });
        list.time("Tabiya", positions.len(), || {
            for position in positions {
                black_box(&position.legal_moves());
            }
        });
        write.time("owlchess", number, || {
            owl.iter().map(owl_write).sum::<usize>()
        });
        write.time("Tabiya", number, || {
            let text = |p: &Position| {
                let moves = p.legal_moves();
                moves
                    .iter()
                    .map(|&mv| san::write(p, mv).len())
                    .sum::<usize>()
            };
            positions.iter().map(text).sum::<usize>()
        });
        read.time("owlchess", number, || {
            for (board, texts) in owl.iter().zip(&texts) {
                owl_read(board, texts);
            }
        });
        read.time("Tabiya", number, || {
            for (position, texts) in positions.iter().zip(&texts) {
                for text in texts {
                    black_box(san::read(text, position).expect("legal"));
                }
            }
        });
        play.time("cozy-chess", number, || {
            for (board, moves) in cozy.iter().zip(&cozy_moves) {
                cozy_play(board, moves);
            }
        });
        play.time("Tabiya", number, || {
            for (position, moves) in positions.iter().zip(&moves) {
                for &mv in moves {
                    black_box(position.play(mv).key());
                }
            }
        });
    }
    let titles = [
        "the list of legal moves, a position",
        "SAN of a legal move with its mark",
        "reading SAN, a move",
        "making a move, with its key",
    ];
    for (table, title) in tables.iter().zip(titles) {
        table.print(title);
    }
}

/// Games as files hold them.
fn as_pgn(games: &[Vec<(Position, Move)>]) -> String {
    let mut text = String::new();
    for game in games {
        text.push_str("[Event \"?\"]\n[Result \"*\"]\n\n");
        for (ply, (position, mv)) in game.iter().enumerate() {
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).expect("writing to a string succeeds");
            }
            san::push(&mut text, position, *mv);
            text.push(if ply % 12 == 11 { '\n' } else { ' ' });
        }
        text.push_str("*\n\n");
    }
    text
}

fn bench_games(rounds: usize, games: &[Vec<(Position, Move)>]) {
    let text = as_pgn(games);
    let plies = games.iter().map(Vec::len).sum();
    // Knights that go out and home again.
    let tour = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut tables: [Table; 2] = Default::default();
    let [replay, repetition] = &mut tables;
    for _ in 0..rounds {
        replay.time("a ply", plies, || {
            let read = pgn::Reader::new(text.as_bytes());
            read.map(|game| game.expect("memory can be read").tree.main_line().count())
                .sum::<usize>()
        });
        for length in [60, 6000] {
            repetition.time(&format!("{length} plies, a ply"), length, || {
                let mut game = Game::new(Position::initial(), Variant::Standard);
                for text in tour.iter().cycle().take(length) {
                    let mv = san::read(text, game.position()).expect("legal");
                    game.play(mv);
                    black_box(game.repetitions());
                }
            });
        }
    }
    replay.print(&format!(
        "replay of {} games, {} bytes",
        games.len(),
        text.len()
    ));
    repetition.print("a game with its repetitions");
}

fn main() {
    let rounds = std::env::args().find_map(|argument| argument.parse().ok());
    let rounds = rounds.unwrap_or(7);
    bench_perft(rounds);
    let games = games(1000);
    let some = games
        .iter()
        .flatten()
        .step_by(19)
        .map(|(position, _)| *position);
    bench_positions(rounds, &some.take(10_000).collect::<Vec<_>>());
    bench_games(rounds, &games);
}
