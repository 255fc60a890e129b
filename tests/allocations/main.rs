//! Moves are found, made, written and read without asking for memory.
#![expect(
    unsafe_code,
    reason = "only an allocator can tell how often memory is asked for"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use tabiya::notation::san;
use tabiya::pgn;
use tabiya::rules::{Instructions, Move, Position};

/// Hands everything on to the system, and counts.
struct Counting;

thread_local! {
    static REQUESTS: Cell<usize> = const { Cell::new(0) };
}

fn note_request() {
    REQUESTS.with(|requests| requests.set(requests.get() + 1));
}

// Sound: all calls go on unchanged to the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note_request();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note_request();
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often memory is asked for during a task.
fn requests<T>(task: impl FnOnce() -> T) -> usize {
    let before = REQUESTS.get();
    let result = task();
    let requests = REQUESTS.get() - before;
    drop(result);
    requests
}

/// A game of so many plies, its moves chosen by a small generator of numbers,
/// and the position before each move.
fn game(plies: usize, mut number: usize) -> Vec<(Position, Move)> {
    let mut position = Position::initial();
    let mut game = Vec::new();
    while game.len() < plies {
        let moves = position.legal_moves();
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12345) & 0x7fff_ffff;
        let Some(&mv) = moves.get((number >> 16) % moves.len().max(1)) else {
            break;
        };
        game.push((position, mv));
        position = position.play(mv);
    }
    game
}

fn positions() -> Vec<(Position, Move)> {
    // What is found out once about the processor does not count.
    let _ = Instructions::best();
    (1..=20).flat_map(|number| game(150, number)).collect()
}

#[test]
fn the_moves_of_a_position_are_listed_and_counted_in_place() {
    for instructions in Instructions::all() {
        for (position, _) in positions() {
            assert_eq!(requests(|| instructions.legal_moves(&position)), 0);
            assert_eq!(requests(|| instructions.legal_move_count(&position)), 0);
        }
    }
}

#[test]
fn leaves_are_counted_in_place() {
    for instructions in Instructions::all() {
        let start = Position::initial();
        assert_eq!(
            requests(|| instructions.perft(&start, 3)),
            0,
            "{instructions:?}"
        );
    }
}

#[test]
fn a_move_is_made_in_place() {
    for (position, mv) in positions() {
        assert_eq!(requests(|| position.play(mv).key()), 0);
    }
}

#[test]
fn san_is_written_into_a_text_and_read_in_place() {
    let mut text = String::with_capacity(16);
    for (position, _) in positions() {
        for &mv in &position.legal_moves() {
            text.clear();
            assert_eq!(
                requests(|| san::push(&mut text, &position, mv)),
                0,
                "{mv:?}"
            );
            assert_eq!(requests(|| san::read(&text, &position)), 0, "{text}");
            assert_eq!(san::read(&text, &position), Some(mv));
        }
    }
}

#[test]
fn a_file_asks_for_memory_by_game_and_not_by_move() {
    let text = |plies| {
        let mut text = String::new();
        for (position, mv) in game(plies, 7) {
            san::push(&mut text, &position, mv);
            text.push(' ');
        }
        text + "*"
    };
    let read = |text: &str| requests(|| pgn::Reader::new(text.as_bytes()).count());
    let (short, long) = (text(20), text(160));
    // A list that grows by doubling asks once for each doubling.
    assert!(
        read(&long) <= read(&short) + 4,
        "{} {}",
        read(&short),
        read(&long)
    );
}
