//! How long somebody waits: for a frame, for a key to be on the screen, for a refusal, for a list
//! of moves, for a game of a file, for the name of an opening.
//!
//! `cargo bench --bench waiting` prints the fastest, the slowest, the median and the mean of each.

use divan::{Bencher, black_box};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tabiya::app::{App, Event, Key, KeyPress};
use tabiya::game::{Game, Players, Table, Timestamp};
use tabiya::notation::reader::{self, Context};
use tabiya::notation::{fen, san};
use tabiya::openings;
use tabiya::pgn::Reader;
use tabiya::rules::{Position, Variant};
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Theme};
use tabiya::ui::{self, Look};
use tabiya::wording::English;

const MIDDLE_GAME: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const GAME: &str = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 \
    8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

fn main() {
    divan::main();
}

fn position(text: &str) -> Position {
    let read = fen::read(text, fen::Reading::Lenient, Variant::Standard);
    read.expect("the positions here are legal").0
}

fn app() -> App {
    let game = Game::new(position(MIDDLE_GAME), Variant::Standard);
    App::new(Table::casual(game, Players::new(None, None)), &English)
}

fn type_letter(app: &mut App, letter: char) {
    let press = KeyPress::from(Key::Char(letter));
    app.update(Event::Key(press), Timestamp::default());
}

/// A terminal that is only remembered, and how things look in 24-bit colour.
struct Screen {
    terminal: Terminal<TestBackend>,
    look: Look,
}

impl Screen {
    fn new((columns, rows): (u16, u16)) -> Screen {
        let Ok(terminal) = Terminal::new(TestBackend::new(columns, rows));
        let theme = Theme::new(&BUILT_IN[0], ColorDepth::TrueColor);
        let look = Look {
            theme,
            ..Look::default()
        };
        Screen { terminal, look }
    }

    fn draw(&mut self, app: &App) {
        let look = &self.look;
        let Ok(frame) = self.terminal.draw(|frame| ui::draw(app, look, frame));
        black_box(frame);
    }
}

const SIZES: [(u16, u16); 2] = [(80, 24), (240, 70)];

/// The first frame: every picture is drawn afresh.
#[divan::bench(args = SIZES)]
fn first_frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let app = app();
    bencher
        .with_inputs(|| Screen::new(size))
        .bench_local_values(|mut screen| screen.draw(&app));
}

/// A frame of a screen that has been drawn before.
#[divan::bench(args = SIZES)]
fn frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let app = app();
    let mut screen = Screen::new(size);
    screen.draw(&app);
    bencher.bench_local(|| screen.draw(&app));
}

/// A letter of a move is typed: what it can mean is listed and drawn.
#[divan::bench(args = SIZES)]
fn key_to_frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let mut screen = Screen::new(size);
    bencher.with_inputs(app).bench_local_values(|mut app| {
        type_letter(&mut app, 'N');
        screen.draw(&app);
    });
}

/// Enter behind a typed move, but for the disk.
#[divan::bench(args = SIZES)]
fn move_to_frame(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let mut screen = Screen::new(size);
    let typed = || {
        let mut app = app();
        "Nxd7"
            .chars()
            .for_each(|letter| type_letter(&mut app, letter));
        app
    };
    bencher.with_inputs(typed).bench_local_values(|mut app| {
        app.update(Event::Key(KeyPress::from(Key::Enter)), Timestamp::default());
        screen.draw(&app);
    });
}

/// Why a move is refused: a pinned man, a blocked way, a man that cannot get there, no move at all.
#[divan::bench(args = ["dxe6", "Bxh6", "Nh8", "Qf9"])]
fn refusal(text: &str) -> bool {
    let position = position(MIDDLE_GAME);
    reader::read(black_box(text), &Context::new(&position)).is_err()
}

/// The texts of all legal moves of a middle game, with their marks.
#[divan::bench]
fn san_of_all_moves(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    let mut text = String::with_capacity(1024);
    bencher.bench_local(|| {
        text.clear();
        for &mv in &position.legal_moves() {
            san::push(&mut text, &position, mv);
        }
        black_box(text.len())
    });
}

/// A game of 33 plies out of a file.
#[divan::bench]
fn pgn_game() -> usize {
    let game = Reader::new(black_box(GAME).as_bytes()).next();
    let game = game.expect("one game").expect("memory can be read");
    game.tree.main_line().count()
}

/// The opening of that game.
#[divan::bench]
fn opening_of_a_game(bencher: Bencher<'_, '_>) {
    let start = Position::initial();
    let read = Reader::new(GAME.as_bytes()).next();
    let read = read.expect("one game").expect("memory can be read");
    let mut after = start;
    let moves = read.main_line().filter_map(|(node, _)| read.tree.mv(node));
    let plies: Vec<Position> = moves
        .map(|mv| {
            after = after.play(mv);
            after
        })
        .collect();
    bencher.bench_local(|| openings::of_game(black_box(&start), plies.iter()));
}

/// Openings by name.
#[divan::bench]
fn openings_by_name() -> usize {
    openings::search(black_box("najdorf")).len()
}
