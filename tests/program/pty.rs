//! A terminal in which a test types to a program, looks, and pulls the plug.
//!
//! Nothing here sleeps: a test waits for what it expects to see.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};
use vt100::{MouseProtocolMode, Screen};

use crate::launch::Launch;
use crate::wire::{Order, Seen, State, Wire, at_least_one};

/// How long a program may take to show what it has to; far more than it should ever need.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What the keys send that are no letters.
pub(crate) mod keys {
    pub(crate) const ENTER: &str = "\r";
    pub(crate) const ESC: &str = "\x1b";
    pub(crate) const TAB: &str = "\t";
    pub(crate) const BACKSPACE: &str = "\x7f";
    pub(crate) const UP: &str = "\x1b[A";
    pub(crate) const DOWN: &str = "\x1b[B";
    pub(crate) const RIGHT: &str = "\x1b[C";
    pub(crate) const LEFT: &str = "\x1b[D";
    pub(crate) const END: &str = "\x1b[F";
    pub(crate) const PAGE_UP: &str = "\x1b[5~";
    pub(crate) const PAGE_DOWN: &str = "\x1b[6~";
    pub(crate) const CTRL_C: &str = "\x03";
    pub(crate) const CTRL_Z: &str = "\x1a";
}

/// A program running in a terminal.
pub(crate) struct Session {
    wire: Arc<Wire>,
    reading: Option<JoinHandle<()>>,
    master: Option<Box<dyn MasterPty + Send>>,
    keyboard: Option<Box<dyn Write + Send>>,
    exit: Receiver<ExitStatus>,
    exited: Option<ExitStatus>,
    process: Pid,
    modes_before: String,
    terminal: PathBuf,
    /// The home of the program, if it is for this session only.
    _own_home: Option<Home>,
}

/// A home for programs, with all their folders; gone when it is dropped.
pub(crate) struct Home {
    pub(crate) path: PathBuf,
}

impl Home {
    pub(crate) fn new() -> Home {
        Home { path: new_folder() }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

impl Session {
    pub(crate) fn start(launch: &Launch) -> Session {
        let own_home = launch.home().is_none().then(Home::new);
        let given = launch.home().map(Path::to_owned);
        let home = given.or_else(|| own_home.as_ref().map(|home| home.path.clone()));
        let home = home.unwrap();
        let pair = native_pty_system()
            .openpty(size(launch.columns, launch.rows))
            .unwrap();
        let modes_before = modes(&*pair.master);
        let mut child = pair.slave.spawn_command(launch.command(&home)).unwrap();
        let process = child.process_id().and_then(|id| i32::try_from(id).ok());
        let (sender, exit) = channel();
        thread::spawn(move || sender.send(child.wait().unwrap()));
        let wire = Arc::new(Wire::new(launch.columns, launch.rows));
        let out = pair.master.try_clone_reader().unwrap();
        let reading = thread::spawn({
            let wire = Arc::clone(&wire);
            move || wire.read(out)
        });
        Session {
            wire,
            reading: Some(reading),
            keyboard: Some(pair.master.take_writer().unwrap()),
            terminal: pair.master.tty_name().unwrap(),
            master: Some(pair.master),
            exit,
            exited: None,
            process: process.and_then(Pid::from_raw).unwrap(),
            modes_before,
            _own_home: own_home,
        }
    }

    /// Types the text, one key at a time.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(letter.encode_utf8(&mut [0; 4]));
        }
    }

    /// Types a line, and presses Enter once it is to be seen.
    pub(crate) fn enter(&mut self, text: &str) {
        self.type_text(text);
        self.wait_for_text(&format!("> {text}"));
        self.key(keys::ENTER);
    }

    /// Types moves, each once the line is empty again.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.enter(text);
            self.wait_for("an empty line after the move", |screen| {
                screen.contents().lines().any(|line| line.trim() == ">")
            });
        }
    }

    /// Presses one key, given by what it sends: see [`keys`].
    pub(crate) fn key(&mut self, bytes: &str) {
        let keyboard = self.keyboard.as_mut().unwrap();
        keyboard.write_all(bytes.as_bytes()).unwrap();
    }

    /// The same to a program that may have ended by itself meanwhile.
    pub(crate) fn key_if_there(&mut self, bytes: &str) {
        let keyboard = self.keyboard.as_mut().unwrap();
        let _ = keyboard.write_all(bytes.as_bytes());
    }

    /// Whether the program has ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        if self.exited.is_none() {
            self.exited = self.exit.try_recv().ok();
        }
        self.exited.is_some()
    }

    /// Pastes the text as terminals do that know how.
    pub(crate) fn paste(&mut self, text: &str) {
        self.key(&format!("\x1b[200~{text}\x1b[201~"));
    }

    /// Presses and lets go the left button over a cell, counted from 0.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.mouse(0, column, row, 'M');
        self.mouse(0, column, row, 'm');
    }

    /// Presses the left button over one cell and lets it go over another.
    pub(crate) fn drag(&mut self, from: (u16, u16), to: (u16, u16)) {
        self.mouse(0, from.0, from.1, 'M');
        self.mouse(32, to.0, to.1, 'M');
        self.mouse(0, to.0, to.1, 'm');
    }

    /// Turns the wheel one notch away from the person, or towards them.
    pub(crate) fn wheel(&mut self, up: bool, column: u16, row: u16) {
        self.mouse(if up { 64 } else { 65 }, column, row, 'M');
    }

    fn mouse(&mut self, button: u8, column: u16, row: u16, end: char) {
        let (column, row) = (column + 1, row + 1);
        self.key(&format!("\x1b[<{button};{column};{row}{end}"));
    }

    /// Gives the window another size; 0 is possible.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        // The lock keeps the size of the picture and what is drawn on it together.
        let mut seen = self.wire.lock();
        let master = self.master.as_ref().unwrap();
        master.resize(size(columns, rows)).unwrap();
        seen.parser
            .set_size(at_least_one(rows), at_least_one(columns));
    }

    /// Waits until the screen is as described.
    pub(crate) fn wait_for(&self, what: &str, is_so: impl Fn(&Screen) -> bool) {
        assert!(
            self.wire
                .comes_within(PATIENCE, |seen| is_so(seen.parser.screen())),
            "waited in vain for {what}; this is to be seen:\n{}",
            self.screen_text()
        );
    }

    /// Waits until this text is to be seen.
    pub(crate) fn wait_for_text(&self, text: &str) {
        self.wait_for(&format!("{text:?}"), |screen| {
            screen.contents().contains(text)
        });
    }

    /// Waits until a full-screen program shows something.
    pub(crate) fn wait_until_drawn(&self) {
        self.wait_for("the first picture", |screen| {
            screen.alternate_screen() && !screen.contents().trim().is_empty()
        });
        // A picture comes in several reads; it is whole when its closing bracket is there.
        self.wait_for_bytes(0, b"\x1b[?2026l");
    }

    /// Waits until these bytes have been written, after the first `from` bytes.
    pub(crate) fn wait_for_bytes(&self, from: usize, bytes: &[u8]) {
        let there = |seen: &Seen| {
            seen.output[from..]
                .windows(bytes.len())
                .any(|part| part == bytes)
        };
        assert!(
            self.wire.comes_within(PATIENCE, there),
            "{:?} was not written",
            String::from_utf8_lossy(bytes)
        );
    }

    /// Waits until so much has been written in all, but not longer than this.
    pub(crate) fn wait_for_more(&self, bytes: usize, time: Duration) {
        self.wire
            .comes_within(time, |seen| seen.output.len() >= bytes);
    }

    /// Whether nothing at all is written for so long.
    pub(crate) fn is_silent_for(&self, time: Duration) -> bool {
        let written = self.written();
        !self
            .wire
            .comes_within(time, |seen| seen.output.len() != written)
    }

    /// The text on the screen.
    pub(crate) fn screen_text(&self) -> String {
        self.look(Screen::contents)
    }

    /// Whatever is to be found out about the screen.
    pub(crate) fn look<T>(&self, at: impl Fn(&Screen) -> T) -> T {
        at(self.wire.lock().parser.screen())
    }

    /// How many bytes the program has written.
    pub(crate) fn written(&self) -> usize {
        self.wire.lock().output.len()
    }

    /// All that the program has written.
    pub(crate) fn output(&self) -> Vec<u8> {
        self.wire.lock().output.clone()
    }

    /// The number of the program's process.
    pub(crate) fn id(&self) -> i32 {
        self.process.as_raw_nonzero().get()
    }

    /// Sends the program a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(self.process, signal).unwrap();
    }

    /// The same to a program that may have ended by itself meanwhile.
    pub(crate) fn signal_if_there(&self, signal: Signal) {
        let _ = kill_process(self.process, signal);
    }

    /// Waits until the system says so of the process: R, S, T (stopped) or Z.
    pub(crate) fn wait_for_state(&self, state: char) {
        let start = Instant::now();
        while self.state() != Some(state) {
            assert!(start.elapsed() < PATIENCE, "never in state {state}");
            thread::yield_now();
        }
    }

    fn state(&self) -> Option<char> {
        let stat = fs::read_to_string(self.proc("stat")).ok()?;
        // The name before the state may hold anything.
        stat.rsplit_once(") ")?.1.chars().next()
    }

    /// How often any thread of the program has gone to sleep so far.
    pub(crate) fn sleeps(&self) -> usize {
        let threads = fs::read_dir(self.proc("task")).unwrap();
        threads
            .filter_map(|thread| fs::read_to_string(thread.unwrap().path().join("status")).ok())
            .map(|status| voluntary_switches(&status))
            .sum()
    }

    /// Waits until a thread of the program has gone to sleep once more.
    pub(crate) fn wait_for_sleep(&self, before: usize) {
        let start = Instant::now();
        while self.sleeps() == before {
            assert!(start.elapsed() < PATIENCE, "nothing woke up");
            thread::yield_now();
        }
    }

    fn proc(&self, file: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/{file}", self.process.as_raw_nonzero()))
    }

    /// The terminal goes away, as when its window is closed.
    pub(crate) fn hang_up(&mut self) {
        // Dropping the keyboard would type the end-of-file key.
        let slave = fs::File::options()
            .read(true)
            .write(true)
            .open(&self.terminal)
            .unwrap();
        let mut modes = tcgetattr(&slave).unwrap();
        modes.special_codes[SpecialCodeIndex::VEOF] = 0;
        tcsetattr(&slave, OptionalActions::Now, &modes).unwrap();
        self.keyboard = None;
        // The reading thread holds on to the terminal until it has read something.
        self.wire.order(Order::Unplug);
        (&slave).write_all(b" ").unwrap();
        drop(slave);
        self.reading.take().unwrap().join().unwrap();
        self.master = None;
    }

    /// The terminal takes nothing any more until the session is dropped, as behind a dead
    /// connection; it still has room for some thousand bytes. Then the key is pressed, which
    /// is to make the program write more than that.
    pub(crate) fn freeze_and_press(&mut self, key: &str) {
        self.wire.order(Order::Freeze);
        self.key(key);
        assert!(
            self.wire
                .comes_within(PATIENCE, |seen| seen.state == State::Frozen)
        );
    }

    /// Waits until the process has ended; its exit code, or 128 and the signal's number as
    /// shells have it.
    pub(crate) fn exit_code(&mut self) -> u32 {
        self.exit_code_within(PATIENCE)
    }

    /// The same, with less patience.
    pub(crate) fn exit_code_within(&mut self, time: Duration) -> u32 {
        if self.exited.is_none() {
            let status = self.exit.recv_timeout(time).unwrap_or_else(|_| {
                panic!("still running:\n{}", self.screen_text());
            });
            self.exited = Some(status);
        }
        let status = self.exited.as_ref().unwrap();
        assert_eq!(status.signal(), None, "ended by a signal");
        status.exit_code()
    }

    /// Whether the terminal is as it was before, after all the program wrote is on screen.
    pub(crate) fn assert_given_back(&self) {
        self.wait_for("the terminal to be given back", |screen| {
            !screen.alternate_screen() && !screen.hide_cursor()
        });
        self.look(|screen| {
            assert!(!screen.bracketed_paste(), "pastes are still marked");
            assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
        });
        self.assert_modes_given_back();
    }

    /// Whether the terminal echoes again and all that, whatever is on the screen.
    pub(crate) fn assert_modes_given_back(&self) {
        let master = self.master.as_ref().unwrap();
        let start = Instant::now();
        while modes(&**master) != self.modes_before {
            assert!(
                start.elapsed() < PATIENCE,
                "the terminal's modes were {}\nand are {}",
                self.modes_before,
                modes(&**master)
            );
            thread::yield_now();
        }
    }

    /// Waits until the process has ended, whatever ended it.
    pub(crate) fn wait_until_gone(&mut self) {
        self.exited = Some(self.exit.recv_timeout(PATIENCE).expect("it ends"));
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if self.exited.is_none() {
            let _ = kill_process(self.process, Signal::KILL);
        }
        self.wire.order(Order::Read);
    }
}

/// The modes of the terminal, to be compared.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

fn voluntary_switches(status: &str) -> usize {
    status
        .lines()
        .find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))
        .and_then(|count| count.trim().parse().ok())
        .unwrap()
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        ..PtySize::default()
    }
}

/// A new and empty folder.
fn new_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("home-{}-{number}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}
