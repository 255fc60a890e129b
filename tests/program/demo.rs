//! A small program on the real ring, to see what the real program cannot be made to show:
//! a panic, for example.
//!
//! It runs in this very test executable, which starts itself again in a terminal.

use std::{env, io, process, thread};

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Stylize};
use ratatui::text::{Line, Span};
use tabiya::app::{Effect, Event, Key, KeyPress, Target};
use tabiya::game::Timestamp;
use tabiya::terminal::{self, Keys, Options, Program, Shell};
use tabiya::wording::Language;

use crate::launch::Launch;

/// Set where the test executable is to be the demo.
const MARK: &str = "TABIYA_TEST_DEMO";

/// The demo, ready to be started in a terminal.
pub(crate) fn demo() -> Launch {
    [
        "demo::this_is_the_demo",
        "--exact",
        "--nocapture",
        "--test-threads=1",
    ]
    .iter()
    .fold(Launch::new(env::current_exe().unwrap()), |launch, word| {
        launch.argument(word)
    })
    .variable(MARK, "1")
}

/// Not a test of anything: where [`demo`] enters.
#[test]
fn this_is_the_demo() {
    if env::var_os(MARK).is_none() {
        return;
    }
    assert!(terminal::is_at_hand(Keys::AnyTerminal));
    // Whoever runs a program may hold these locks; nothing in the ring may wait for them.
    let _locks = (io::stdout().lock(), io::stderr().lock());
    let options = Options {
        mouse: true,
        language: Language::English,
    };
    let code = terminal::run(&mut Demo::default(), &mut NoShell, options).unwrap();
    process::exit(code.into());
}

struct NoShell;

impl Shell for NoShell {
    fn perform(&mut self, _effect: Effect) -> Option<Event> {
        None
    }
}

/// Shows what was typed, what came in last, and how often each other thing happened.
#[derive(Default)]
struct Demo {
    text: String,
    last: String,
    wakes: u32,
    resumes: u32,
    wake: Option<Timestamp>,
    paint: bool,
}

impl Demo {
    /// What the keys do; all others are text.
    fn ctrl(&mut self, letter: char, at: Timestamp) -> Vec<Effect> {
        match letter {
            'a' => panic!("the program is broken"),
            'b' => return vec![Effect::Bell],
            'c' => return vec![Effect::Exit(0)],
            'e' => {
                let thread = thread::spawn(|| panic!("a thread is broken"));
                // The process ends meanwhile.
                let _ = thread.join();
            }
            'n' => return vec![Effect::Mouse(false)],
            'o' => return vec![Effect::Mouse(true)],
            'p' => self.paint = !self.paint,
            't' => self.wake = Some(at.plus_millis(50)),
            'y' => return vec![Effect::Copy(self.text.clone())],
            'z' => return vec![Effect::Suspend],
            _ => {}
        }
        Vec::new()
    }
}

impl Program for Demo {
    fn update(&mut self, event: Event, at: Timestamp) -> Vec<Effect> {
        match event {
            Event::Key(KeyPress {
                key: Key::Char(letter),
                ctrl: true,
                ..
            }) => return self.ctrl(letter, at),
            Event::Key(KeyPress {
                key: Key::Char(letter),
                ..
            }) => self.text.push(letter),
            Event::Wake => {
                self.wakes += 1;
                self.wake = None;
            }
            Event::Resumed => self.resumes += 1,
            Event::Resized => {}
            other => self.last = format!("{other:?}"),
        }
        Vec::new()
    }

    fn next_wake(&self, _now: Timestamp) -> Option<Timestamp> {
        self.wake
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let status = format!(
            "{}x{} wakes {} resumes {}",
            area.width, area.height, self.wakes, self.resumes
        );
        let text = format!("> {}", self.text);
        let lines = ["demo", &status, &self.last, &text].map(Line::raw);
        frame.render_widget(ratatui::text::Text::from(lines.to_vec()), area);
        if self.paint {
            paint(frame);
        }
        let column = u16::try_from(text.len()).unwrap_or(u16::MAX);
        frame.set_cursor_position((column.min(area.width.saturating_sub(1)), 3));
    }

    fn target(&self, _area: Rect, column: u16, row: u16) -> Target {
        Target::Choice(usize::from(100 * row + column))
    }
}

/// Fills the lower part with as many bytes as a screen can need.
fn paint(frame: &mut Frame<'_>) {
    let area = frame.area();
    for (row, red) in (4..area.height).zip(0..u8::MAX) {
        for (column, green) in (0..area.width).zip(0..u8::MAX) {
            let square = Span::raw("♞")
                .fg(Color::Rgb(red, green, 0))
                .bg(Color::Rgb(red, green, 255));
            frame.render_widget(square, Rect::new(column, row, 1, 1));
        }
    }
}
