//! What crossterm reports, turned into what the program understands.

use crossterm::event::{
    Event as Reported, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};

use crate::app::{Event, Key, KeyPress, PointerKind};
use crate::game::{Finding, Question};

/// Something that came in, before the loop has looked up what stands under the pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RawEvent {
    /// A key went down (or repeats).
    Key(KeyPress),
    /// Text was pasted as a whole; line ends are `\n`, other control characters are gone.
    Pasted(String),
    /// A mouse button or the wheel, over a cell of the screen.
    Pointer {
        /// What the mouse did.
        kind: PointerKind,
        /// The cell's column, the leftmost is 0.
        column: u16,
        /// The cell's row, the topmost is 0.
        row: u16,
    },
    /// The window has, or may have, another size.
    Resized,
    /// A thread that works for the program has something to tell.
    Told(Event),
    /// Another process asks this one to stop for a while (SIGTSTP).
    StopAsked,
    /// The process was stopped and goes on (SIGCONT).
    Resumed,
    /// The terminal is gone (SIGHUP, or no signal at all).
    HungUp,
    /// The process was asked to end (SIGTERM).
    Terminated,
    /// The process was interrupted from outside (SIGINT).
    Interrupted,
    /// The thread at work has found this out.
    Found(Question, Finding),
}

/// The event as the program understands it; nothing for what it has no use for.
pub(super) fn translate(reported: Reported) -> Option<RawEvent> {
    match reported {
        Reported::Key(key) => key_press(key).map(RawEvent::Key),
        Reported::Paste(text) => Some(RawEvent::Pasted(without_controls(&text))),
        Reported::Mouse(mouse) => pointer(mouse),
        // On Unix the signal tells, and crossterm only repeats it at the next key.
        Reported::Resize(..) => cfg!(not(unix)).then_some(RawEvent::Resized),
        Reported::FocusGained | Reported::FocusLost => None,
    }
}

fn key_press(event: KeyEvent) -> Option<KeyPress> {
    // Windows reports each key when it is let go, too.
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    if event
        .modifiers
        .intersects(KeyModifiers::SUPER | KeyModifiers::HYPER | KeyModifiers::META)
    {
        return None;
    }
    if let KeyCode::Char(char) = event.code {
        return character(char, ctrl, alt);
    }
    let key = named_key(event.code)?;
    Some(KeyPress { key, ctrl, alt })
}

/// A printable key. Ctrl with a letter is reported as that letter, small or capital.
fn character(char: char, ctrl: bool, alt: bool) -> Option<KeyPress> {
    match (char, ctrl, alt) {
        (char, ..) if char.is_control() => None,
        // Some terminals send these bytes for Backspace and Enter, none can tell them apart.
        ('h', true, false) => Some(Key::Backspace.into()),
        ('j', true, false) => Some(Key::Enter.into()),
        // AltGr is reported as Ctrl and Alt; what it types are signs such as [ and @.
        (char, true, true) if !char.is_ascii_alphanumeric() => Some(Key::Char(char).into()),
        (char, true, _) => Some(KeyPress {
            key: Key::Char(char.to_ascii_lowercase()),
            ctrl,
            alt,
        }),
        (char, false, _) => Some(KeyPress {
            key: Key::Char(char),
            ctrl,
            alt,
        }),
    }
}

fn named_key(code: KeyCode) -> Option<Key> {
    match code {
        KeyCode::Enter => Some(Key::Enter),
        KeyCode::Esc => Some(Key::Esc),
        KeyCode::Backspace => Some(Key::Backspace),
        KeyCode::Delete => Some(Key::Delete),
        KeyCode::Tab => Some(Key::Tab),
        KeyCode::BackTab => Some(Key::BackTab),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right => Some(Key::Right),
        KeyCode::Up => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Home => Some(Key::Home),
        KeyCode::End => Some(Key::End),
        KeyCode::PageUp => Some(Key::PageUp),
        KeyCode::PageDown => Some(Key::PageDown),
        KeyCode::F(number) => Some(Key::F(number)),
        _ => None,
    }
}

fn pointer(event: MouseEvent) -> Option<RawEvent> {
    let kind = match event.kind {
        MouseEventKind::Down(MouseButton::Left) => PointerKind::Press,
        MouseEventKind::Drag(MouseButton::Left) => PointerKind::Drag,
        MouseEventKind::Up(MouseButton::Left) => PointerKind::Release,
        MouseEventKind::ScrollUp => PointerKind::WheelUp,
        MouseEventKind::ScrollDown => PointerKind::WheelDown,
        _ => return None,
    };
    Some(RawEvent::Pointer {
        kind,
        column: event.column,
        row: event.row,
    })
}

/// Pasted text without what could move a cursor or ring a bell; tabs and line ends stay.
fn without_controls(text: &str) -> String {
    text.replace("\r\n", "\n")
        .replace('\r', "\n")
        .chars()
        .filter(|char| !char.is_control() || matches!(char, '\n' | '\t'))
        .collect()
}

#[cfg(test)]
mod tests {
    use crossterm::event::{
        Event as Reported, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
        MouseEventKind,
    };

    use super::{RawEvent, translate};
    use crate::app::{Key, KeyPress, PointerKind};

    const NONE: KeyModifiers = KeyModifiers::NONE;
    const CTRL: KeyModifiers = KeyModifiers::CONTROL;
    const ALT: KeyModifiers = KeyModifiers::ALT;
    const SHIFT: KeyModifiers = KeyModifiers::SHIFT;

    fn pressed(code: KeyCode, modifiers: KeyModifiers) -> Option<RawEvent> {
        translate(Reported::Key(KeyEvent::new(code, modifiers)))
    }

    fn key(key: Key, ctrl: bool, alt: bool) -> RawEvent {
        RawEvent::Key(KeyPress { key, ctrl, alt })
    }

    #[test]
    fn keys_mean_the_same_whatever_the_terminal_sends_for_them() {
        let plain = |named| key(named, false, false);
        let useful = [
            (KeyCode::Char('e'), NONE, plain(Key::Char('e'))),
            (KeyCode::Char('N'), SHIFT, plain(Key::Char('N'))),
            (KeyCode::Char('é'), NONE, plain(Key::Char('é'))),
            (KeyCode::Char('c'), CTRL, key(Key::Char('c'), true, false)),
            (
                KeyCode::Char('C'),
                CTRL | SHIFT,
                key(Key::Char('c'), true, false),
            ),
            (KeyCode::Char('x'), ALT, key(Key::Char('x'), false, true)),
            (
                KeyCode::Char('x'),
                CTRL | ALT,
                key(Key::Char('x'), true, true),
            ),
            // Backspace and Enter in disguise.
            (KeyCode::Char('h'), CTRL, plain(Key::Backspace)),
            (KeyCode::Char('j'), CTRL, plain(Key::Enter)),
            (KeyCode::Backspace, NONE, plain(Key::Backspace)),
            (KeyCode::Backspace, CTRL, key(Key::Backspace, true, false)),
            // AltGr.
            (KeyCode::Char('@'), CTRL | ALT, plain(Key::Char('@'))),
            // Shift is part of the key.
            (KeyCode::BackTab, SHIFT, plain(Key::BackTab)),
            (KeyCode::Left, SHIFT, plain(Key::Left)),
            (KeyCode::Home, CTRL, key(Key::Home, true, false)),
            (KeyCode::F(1), NONE, plain(Key::F(1))),
        ];
        for (code, modifiers, expected) in useful {
            assert_eq!(
                pressed(code, modifiers),
                Some(expected),
                "{modifiers:?} {code:?}"
            );
        }
    }

    #[test]
    fn keys_that_type_nothing_and_move_nothing_are_dropped() {
        let useless = [
            (KeyCode::Char('\u{7}'), NONE),
            (KeyCode::Char('\u{9b}'), NONE),
            (KeyCode::Null, NONE),
            (KeyCode::Insert, NONE),
            (KeyCode::Char('q'), KeyModifiers::SUPER),
        ];
        for (code, modifiers) in useless {
            assert_eq!(pressed(code, modifiers), None, "{modifiers:?} {code:?}");
        }
    }

    #[test]
    fn a_key_counts_when_it_goes_down_and_when_it_repeats() {
        let of_kind = |kind| {
            translate(Reported::Key(KeyEvent::new_with_kind(
                KeyCode::Char('e'),
                NONE,
                kind,
            )))
        };
        let e = Some(key(Key::Char('e'), false, false));
        assert_eq!(of_kind(KeyEventKind::Press), e);
        assert_eq!(of_kind(KeyEventKind::Repeat), e);
        assert_eq!(of_kind(KeyEventKind::Release), None);
    }

    #[test]
    fn a_paste_is_one_text_without_control_characters() {
        let cases = [
            ("1. e4 e5", "1. e4 e5"),
            ("e4\r\ne5\rNf3\nNc6", "e4\ne5\nNf3\nNc6"),
            ("e4\t\u{1b}[31me5\u{7}\u{9b}", "e4\t[31me5"),
        ];
        for (pasted, expected) in cases {
            assert_eq!(
                translate(Reported::Paste(pasted.to_owned())),
                Some(RawEvent::Pasted(expected.to_owned()))
            );
        }
    }

    #[test]
    fn the_left_button_and_the_wheel_are_all_there_is_of_the_mouse() {
        let left = MouseButton::Left;
        let right = MouseButton::Right;
        let cases = [
            (MouseEventKind::Down(left), Some(PointerKind::Press)),
            (MouseEventKind::Drag(left), Some(PointerKind::Drag)),
            (MouseEventKind::Up(left), Some(PointerKind::Release)),
            (MouseEventKind::ScrollUp, Some(PointerKind::WheelUp)),
            (MouseEventKind::ScrollDown, Some(PointerKind::WheelDown)),
            (MouseEventKind::Moved, None),
            (MouseEventKind::Down(right), None),
            (MouseEventKind::Drag(MouseButton::Middle), None),
            (MouseEventKind::Up(right), None),
        ];
        for (reported, kind) in cases {
            let event = Reported::Mouse(MouseEvent {
                kind: reported,
                column: 7,
                row: 3,
                modifiers: NONE,
            });
            let expected = kind.map(|kind| RawEvent::Pointer {
                kind,
                column: 7,
                row: 3,
            });
            assert_eq!(translate(event), expected, "{reported:?}");
        }
    }

    #[test]
    fn focus_is_nobodys_business() {
        assert_eq!(translate(Reported::FocusGained), None);
        assert_eq!(translate(Reported::FocusLost), None);
    }
}
