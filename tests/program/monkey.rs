//! Somebody plays with the keyboard, the mouse, the clipboard and the window: nothing breaks.
//!
//! A short run belongs to the suite. A long one:
//!
//! ```text
//! TABIYA_MONKEYS=500 cargo test --test program monkey -- --nocapture
//! ```

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rustix::process::Signal;

use tabiya::app::record;
use tabiya::notation::san;
use tabiya::rules::Position;

use crate::chance::{Chance, rounds};
use crate::launch::Launch;
use crate::pty::{Home, Session, keys};

/// Things done in the life of one monkey.
const DEEDS: usize = 200;

const KEYS: [&str; 24] = [
    keys::ENTER,
    keys::ENTER,
    keys::ENTER,
    keys::ESC,
    keys::TAB,
    keys::BACKSPACE,
    keys::UP,
    keys::DOWN,
    keys::LEFT,
    keys::RIGHT,
    keys::PAGE_UP,
    keys::PAGE_DOWN,
    " ",
    "y",
    "n",
    "\x1bOP",
    "\x1bOQ",
    "\x1bOR",
    "\x1bOS",
    "\x0c",
    "\x1b[H",
    "\x1b[F",
    "\x1b[Z",
    "\x1b[3~",
];

const WORDS: [&str; 28] = [
    ":draw",
    ":accept",
    ":decline",
    ":claim",
    ":resign",
    ":takeback",
    ":flip",
    ":moves",
    ":sheet",
    ":fen",
    ":pgn",
    ":pause",
    ":resume",
    ":swap",
    ":arbiter pause",
    ":arbiter back 1",
    ":arbiter time white 0:05",
    ":new",
    ":new 8/8/4k3/8/8/8/4P3/4K3 w - - 0 1",
    ":rematch",
    ":mouse",
    ":help",
    ":adjust",
    ":flag",
    ":view mover",
    ":blindfold men",
    ":notation long",
    ":save",
];

const HOSTILE: [&str; 10] = [
    "\x1b[",
    "\x1b]0;title\x07",
    "\x1bP+q544e\x1b\\",
    "\x1b[<0;0;0M",
    "\x1b[<0;99999;99999M",
    "\u{202e}\u{2066}",
    "\u{9b}31m",
    "\x1b[200~\x1b[200~",
    "\x1b[1;1R",
    "e\u{301}\u{301}\u{301}",
];

/// Programs are started under different regulations.
const STARTS: [&[&str]; 5] = [
    &["--white", "Ada"],
    &["--clock", "0:20+1"],
    &["--profile", "tournament", "--clock", "1+1"],
    &[
        "--profile",
        "tournament",
        "--press",
        "manual",
        "--clock",
        "5+3",
        "--scoresheet",
        "write",
    ],
    &["--chess960", "--touch-move", "--clock", "40/1,SD/1;d2"],
];

#[test]
fn whatever_is_typed_clicked_pasted_and_resized_nothing_breaks() {
    let seed = rounds("TABIYA_SEED", 1);
    let monkeys = rounds("TABIYA_MONKEYS", 5);
    let mut moves = 0;
    for number in 0..monkeys {
        moves += Monkey::new(seed.wrapping_add(number)).live();
    }
    let deeds = DEEDS * usize::try_from(monkeys).unwrap();
    println!("{monkeys} monkeys, {deeds} deeds, {moves} moves kept; panics, broken records: 0");
}

struct Monkey {
    chance: Chance,
    seed: u64,
    home: Home,
}

impl Monkey {
    fn new(seed: u64) -> Monkey {
        Monkey {
            chance: Chance::new(seed),
            seed,
            home: Home::new(),
        }
    }

    /// Gives how many moves are on the disk at the end.
    fn live(&mut self) -> usize {
        let words = *self.chance.one_of(&STARTS);
        let launch = Launch::tabiya().at_home(&self.home);
        let launch = words
            .iter()
            .fold(launch, |launch, word| launch.argument(word));
        let mut session = launch.start();
        session.wait_until_drawn();
        for _ in 0..DEEDS {
            if session.has_ended() {
                break;
            }
            self.deed(&mut session);
            if self.chance.below(3) == 0 {
                session.is_silent_for(Duration::from_millis(5));
            }
        }
        // What was typed has all been read before the end comes.
        while !session.is_silent_for(Duration::from_millis(50)) && !session.has_ended() {}
        session.resize(80, 24);
        self.end(&mut session, words);
        self.check_records()
    }

    fn deed(&mut self, session: &mut Session) {
        match self.chance.below(20) {
            0..=5 => self.type_a_move(session),
            6..=10 => {
                let key = *self.chance.one_of(&KEYS);
                session.key_if_there(key);
            }
            11 => {
                let word = *self.chance.one_of(&WORDS);
                session.key_if_there(&format!("{word}\r"));
            }
            12 => {
                let letters = self.chance.below(6);
                for _ in 0..letters {
                    let letter = char::from(b' ' + u8::try_from(self.chance.below(95)).unwrap());
                    session.key_if_there(letter.encode_utf8(&mut [0; 4]));
                }
            }
            13..=15 => self.use_mouse(session),
            16 => {
                let bytes = *self.chance.one_of(&HOSTILE);
                session.key_if_there(bytes);
            }
            17 => self.paste(session),
            18 => {
                let [columns, rows] = [130, 50].map(|most| self.chance.below(most));
                session.resize(
                    u16::try_from(columns).unwrap(),
                    u16::try_from(rows).unwrap(),
                );
            }
            // The parts of a sequence come one after the other.
            _ => {
                session.key_if_there("\x1b[");
                session.wait_for_more(usize::MAX, Duration::from_millis(2));
                session.key_if_there("5~");
            }
        }
    }

    /// A legal move in the game that was last written, after putting away what lies around.
    fn type_a_move(&mut self, session: &mut Session) {
        session.is_silent_for(Duration::from_millis(5));
        let position = self.position();
        let moves = position.legal_moves();
        if moves.is_empty() {
            return session.key_if_there(":new 8/8/4k3/8/8/8/4P3/4K3 w - - 0 1\r");
        }
        let text = san::write(&position, *self.chance.one_of(&moves));
        for key in [keys::ESC; 3] {
            session.key_if_there(key);
            session.is_silent_for(Duration::from_millis(1));
        }
        let first = *self.chance.one_of(&["", "", keys::ENTER]);
        session.key_if_there(&format!("{first}{text}\r"));
    }

    /// Where the game stands that was written last.
    fn position(&self) -> Position {
        let records = self.records("games").into_iter();
        let changed = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        let last = records.max_by_key(changed);
        let record = last.and_then(|path| record::of_text(&fs::read(path).ok()?));
        record.map_or(Position::initial(), |record| *record.game.game.position())
    }

    fn records(&self, folder: &str) -> Vec<PathBuf> {
        let folder = self.home.path.join("state/tabiya").join(folder);
        let entries = fs::read_dir(folder).into_iter().flatten();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .filter(|path| path.extension().is_some_and(|ext| ext == "pgn"))
            .collect()
    }

    fn use_mouse(&mut self, session: &mut Session) {
        let button = *self.chance.one_of(&[0, 0, 0, 2, 32, 64, 65]);
        let (column, row) = (self.chance.below(90), self.chance.below(30));
        let end = *self.chance.one_of(&['M', 'm']);
        session.key_if_there(&format!("\x1b[<{button};{column};{row}{end}"));
    }

    fn paste(&mut self, session: &mut Session) {
        let text = match self.chance.below(4) {
            0 => "1. e4 e5 2. Nf3 Nc6 3. Bb5".to_owned(),
            1 => "x".repeat(5000),
            2 => (*self.chance.one_of(&HOSTILE)).replace('\x1b', ""),
            _ => "8/8/8/8/8/8/8/8 w - - 0 1\n:resign\ny".to_owned(),
        };
        session.key_if_there(&format!("\x1b[200~{text}\x1b[201~"));
    }

    fn end(&self, session: &mut Session, words: &[&str]) {
        session.signal_if_there(Signal::TERM);
        let code = session.exit_code();
        let seed = self.seed;
        assert!(
            [0, 143].contains(&code),
            "seed {seed}, {words:?}: code {code}"
        );
    }

    /// Every record is whole; gives how many moves there are in all.
    fn check_records(&self) -> usize {
        let mut moves = 0;
        for path in ["games", "archive"]
            .map(|folder| self.records(folder))
            .concat()
        {
            let content = fs::read(&path).unwrap();
            let text = String::from_utf8_lossy(&content);
            let record = record::of_text(&content).expect("a game");
            assert_eq!(record.damage, [], "seed {}: {text}", self.seed);
            let controls = |letter: char| letter.is_control() && letter != '\n';
            assert!(!text.contains(controls), "{text:?}");
            moves += record.game.game.len();
        }
        moves
    }
}
