//! The loop with a scripted source and a program that writes down what happens to it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::rc::Rc;

use ratatui::backend::{Backend, TestBackend};
use ratatui::layout::{Rect, Size};
use ratatui::{Frame, Terminal};

use super::{Arrival, End, EventSource, Loop, Program, Shell};
use crate::app::{Effect, Event, Key, Pointer, PointerKind, Target};
use crate::game::Timestamp;
use crate::terminal::frames::Frames;
use crate::terminal::{RawEvent, Stamped};

/// What happened, in order.
#[derive(Clone, Default)]
struct Log(Rc<RefCell<Vec<String>>>);

impl Log {
    fn add(&self, entry: impl Into<String>) {
        self.0.borrow_mut().push(entry.into());
    }

    fn entries(&self) -> Vec<String> {
        self.0.borrow().clone()
    }

    fn count(&self, entry: &str) -> usize {
        self.0.borrow().iter().filter(|line| *line == entry).count()
    }
}

/// Shows what was typed. Some letters make it ask for something.
struct Fake {
    log: Log,
    text: String,
    wake: Option<Timestamp>,
}

impl Fake {
    fn typed(&mut self, letter: char, at: Timestamp) -> Vec<Effect> {
        self.text.push(letter);
        match letter {
            'b' => vec![Effect::Bell],
            'c' => vec![Effect::Copy("a game".to_owned()), Effect::Bell],
            'q' => vec![Effect::Exit(7)],
            'r' => vec![Effect::Redraw],
            'w' => {
                self.wake = Some(at.plus_millis(100));
                Vec::new()
            }
            'z' => vec![Effect::Suspend],
            _ => Vec::new(),
        }
    }
}

impl Program for Fake {
    fn update(&mut self, event: Event, at: Timestamp) -> Vec<Effect> {
        let millis = at.millis();
        match event {
            Event::Key(press) => {
                let Key::Char(letter) = press.key else {
                    panic!("only letters are typed here");
                };
                self.log.add(format!("{letter} at {millis}"));
                self.typed(letter, at)
            }
            Event::Wake => {
                self.wake = None;
                self.log.add(format!("wake at {millis}"));
                Vec::new()
            }
            Event::HungUp | Event::Terminated => {
                self.log.add(format!("{event:?}"));
                vec![Effect::Copy("the game".to_owned())]
            }
            other => {
                self.log.add(format!("{other:?}"));
                Vec::new()
            }
        }
    }

    fn next_wake(&self, _now: Timestamp) -> Option<Timestamp> {
        self.wake
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        self.log.add("draw");
        frame.render_widget(self.text.as_str(), frame.area());
    }

    fn target(&self, _area: Rect, column: u16, row: u16) -> Target {
        Target::Choice(usize::from(10 * column + row))
    }
}

/// Writes down the effects; some of them fail.
#[derive(Clone, Default)]
struct Hands {
    log: Log,
    copying_fails: bool,
    resuming_fails: bool,
}

impl Shell for Hands {
    fn perform(&mut self, effect: Effect) -> Option<Event> {
        let fails = self.copying_fails && matches!(effect, Effect::Copy(_));
        self.log.add(format!("{effect:?}"));
        fails.then(|| Event::Failed("no clipboard".to_owned()))
    }

    fn resume(&mut self) -> io::Result<()> {
        self.log.add("take the terminal");
        if self.resuming_fails {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        Ok(())
    }
}

/// Plays events in groups; those of a group have all come when the first is waited for.
struct Script {
    log: Log,
    now: Timestamp,
    groups: VecDeque<Vec<Stamped>>,
    waiting: VecDeque<Stamped>,
}

impl EventSource for Script {
    fn now(&self) -> Timestamp {
        self.now
    }

    fn wait(&mut self, until: Option<Timestamp>) -> Arrival {
        self.log.add(match until {
            Some(until) => format!("wait until {}", until.millis()),
            None => "wait".to_owned(),
        });
        if let Some(left) = self.waiting.pop_front() {
            return Arrival::Event(left);
        }
        let group = self.groups.front().expect("the script goes on");
        if let Some(until) = until
            && until < group[0].at
        {
            self.now = until;
            return Arrival::TimeIsUp(until);
        }
        self.waiting = self.groups.pop_front().unwrap_or_default().into();
        let first = self.waiting.pop_front().expect("a group has an event");
        self.now = self.now.max(first.at);
        Arrival::Event(first)
    }

    fn waiting(&mut self) -> Option<Stamped> {
        self.waiting.pop_front()
    }
}

fn at(millis: u64, event: RawEvent) -> Stamped {
    Stamped {
        event,
        at: Timestamp::from_millis(millis),
    }
}

/// The letters of a text, typed a millisecond apart.
fn typed(millis: u64, text: &str) -> Vec<Stamped> {
    (millis..)
        .zip(text.chars())
        .map(|(millis, letter)| at(millis, RawEvent::Key(Key::Char(letter).into())))
        .collect()
}

fn screen() -> Terminal<TestBackend> {
    Terminal::new(TestBackend::new(20, 4)).unwrap()
}

/// Runs the loop over the script; what happened, and how it ended.
fn play<B: Backend>(
    screen: Terminal<B>,
    hands: &Hands,
    groups: impl Into<VecDeque<Vec<Stamped>>>,
) -> End {
    let mut program = Fake {
        log: hands.log.clone(),
        text: String::new(),
        wake: None,
    };
    let script = Script {
        log: hands.log.clone(),
        now: Timestamp::default(),
        groups: groups.into(),
        waiting: VecDeque::new(),
    };
    Loop::new(&mut program, script, screen, hands.clone()).run()
}

#[test]
fn all_that_waits_is_handled_then_carried_out_then_drawn_once() {
    let hands = Hands::default();
    let end = play(screen(), &hands, [typed(10, "ebcf"), typed(20, "q")]);
    assert_eq!(
        hands.log.entries(),
        [
            "draw",
            "wait",
            "e at 10",
            "b at 11",
            "c at 12",
            "f at 13",
            "Bell",
            "Copy(\"a game\")",
            "Bell",
            "draw",
            "wait",
            "q at 20",
            "Exit(7)",
        ]
    );
    assert_eq!((end.code, end.hung_up), (7, false));
}

#[test]
fn time_passes_only_if_the_program_asked_for_it() {
    let hands = Hands::default();
    play(
        screen(),
        &hands,
        [typed(10, "w"), typed(60, "e"), typed(5000, "q")],
    );
    assert_eq!(
        hands.log.entries(),
        [
            "draw",
            "wait",
            "w at 10",
            "draw",
            "wait until 110",
            "e at 60",
            "draw",
            "wait until 110",
            "wake at 110",
            "draw",
            "wait",
            "q at 5000",
            "Exit(7)",
        ]
    );
}

#[test]
fn an_effect_that_fails_comes_back_as_an_event() {
    let hands = Hands {
        copying_fails: true,
        ..Hands::default()
    };
    play(screen(), &hands, [typed(0, "c"), typed(5, "q")]);
    assert_eq!(
        hands.log.entries()[2..7],
        [
            "c at 0",
            "Copy(\"a game\")",
            "Failed(\"no clipboard\")",
            "Bell",
            "draw",
        ]
    );
}

#[test]
fn what_is_typed_behind_the_end_is_not_handled() {
    let hands = Hands::default();
    play(screen(), &hands, [typed(0, "qe")]);
    assert_eq!(hands.log.entries()[2..], ["q at 0", "Exit(7)"]);
}

#[test]
fn a_flood_of_events_cannot_keep_the_screen_from_following() {
    let hands = Hands::default();
    let flood = typed(0, &("e".repeat(2500) + "q"));
    play(screen(), &hands, [flood]);
    assert_eq!(hands.log.count("draw"), 3);
    assert!(hands.log.entries().contains(&"e at 2499".to_owned()));
}

#[test]
fn a_screen_of_no_size_is_not_drawn_on() {
    for (columns, rows) in [(0, 0), (0, 24), (80, 0)] {
        let hands = Hands::default();
        let screen = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        play(screen, &hands, [typed(0, "e"), typed(1, "q")]);
        assert_eq!(hands.log.count("draw"), 0, "{columns} by {rows}");
    }
}

#[test]
fn the_mouse_points_at_what_the_program_drew_there() {
    let pointer = |column, row| {
        at(
            0,
            RawEvent::Pointer {
                kind: PointerKind::Press,
                column,
                row,
            },
        )
    };
    let hands = Hands::default();
    // A terminal may report cells it does not have.
    let cells = vec![pointer(3, 2), pointer(20, 2), pointer(3, u16::MAX)];
    play(screen(), &hands, [cells, typed(1, "q")]);
    let pressed = |target| {
        let kind = PointerKind::Press;
        format!("{:?}", Event::Pointer(Pointer { kind, target }))
    };
    assert_eq!(
        hands.log.entries()[2..5],
        [
            pressed(Target::Choice(32)),
            pressed(Target::Nothing),
            pressed(Target::Nothing),
        ]
    );
}

#[test]
fn nothing_is_drawn_from_the_suspension_until_the_process_goes_on() {
    for suspension in [typed(0, "z"), vec![at(0, RawEvent::StopAsked)]] {
        let hands = Hands::default();
        let back = vec![at(700, RawEvent::Resized), at(700, RawEvent::Resumed)];
        play(screen(), &hands, [suspension, back, typed(800, "q")]);
        let log = hands.log.entries();
        let suspended = log.iter().position(|entry| entry == "Suspend").unwrap();
        assert_eq!(
            log[suspended..],
            [
                "Suspend",
                "wait until 1000",
                "Resized",
                "take the terminal",
                "Resumed",
                "draw",
                "wait",
                "q at 800",
                "Exit(7)",
            ]
        );
    }
}

#[test]
fn a_process_that_cannot_be_stopped_goes_on_after_a_second() {
    let hands = Hands::default();
    play(screen(), &hands, [typed(0, "z"), typed(9000, "q")]);
    assert_eq!(
        hands.log.entries()[3..],
        [
            "Suspend",
            "wait until 1000",
            "take the terminal",
            "Resumed",
            "draw",
            "wait",
            "q at 9000",
            "Exit(7)",
        ]
    );
}

#[test]
fn keys_typed_behind_a_suspension_wait_until_it_is_over() {
    let hands = Hands::default();
    let back = vec![at(9, RawEvent::Resumed)];
    play(screen(), &hands, [typed(0, "ze"), back, typed(10, "q")]);
    let log = hands.log.entries();
    assert_eq!(
        log[2..6],
        ["z at 0", "Suspend", "wait until 1000", "e at 1"]
    );
}

#[test]
fn everything_is_painted_again_when_the_screen_may_show_something_else() {
    let continued = vec![at(9, RawEvent::Resumed)];
    let resized = vec![at(9, RawEvent::Resized)];
    for reason in [continued, resized, typed(9, "r")] {
        let hands = Hands::default();
        let writes = Writes::default();
        let screen = Terminal::new(Frames::new(writes.clone(), || Ok(Size::new(20, 4)))).unwrap();
        let groups = [typed(0, "e4"), reason, typed(10, "q")];
        play(screen, &hands, groups);
        let frames = writes.0.borrow();
        let with_text: Vec<_> = frames.iter().map(|frame| frame.contains("e4")).collect();
        assert_eq!(with_text, [false, true, true], "{frames:?}");
    }
}

#[test]
fn a_lost_terminal_ends_with_129_and_a_request_to_end_with_143() {
    for (event, code) in [(RawEvent::HungUp, 129), (RawEvent::Terminated, 143)] {
        let hands = Hands::default();
        let name = format!("{event:?}");
        let end = play(
            screen(),
            &hands,
            [vec![at(5, event), at(5, RawEvent::Resized)]],
        );
        assert_eq!(end.code, code);
        assert_eq!(end.hung_up, code == 129);
        // What the program wants done is done; nothing is drawn or handled after that.
        let exit = format!("Exit({code})");
        assert_eq!(
            hands.log.entries()[2..],
            [name.as_str(), "Copy(\"the game\")", &exit]
        );
    }
}

#[test]
fn a_terminal_that_cannot_be_written_is_lost() {
    let hands = Hands::default();
    let screen = Terminal::new(Frames::new(Broken, || Ok(Size::new(20, 4)))).unwrap();
    let end = play(screen, &hands, []);
    assert_eq!((end.code, end.hung_up), (129, true));
    assert_eq!(
        hands.log.entries(),
        ["draw", "HungUp", "Copy(\"the game\")", "Exit(129)"]
    );
}

#[test]
fn a_terminal_that_cannot_be_had_back_is_lost() {
    let hands = Hands {
        resuming_fails: true,
        ..Hands::default()
    };
    let back = vec![at(9, RawEvent::Resumed)];
    let end = play(screen(), &hands, [typed(0, "z"), back]);
    assert_eq!((end.code, end.hung_up), (129, true));
}

/// Keeps what is written, one entry a write.
#[derive(Clone, Default)]
struct Writes(Rc<RefCell<Vec<String>>>);

impl Write for Writes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.0.borrow_mut().push(text);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A terminal that is gone.
struct Broken;

impl Write for Broken {
    fn write(&mut self, _bytes: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
