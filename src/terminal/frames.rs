//! The screen as ratatui's backend: a frame is one write, and none if nothing changed.

use std::io::{self, BufWriter, Write};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::queue;
use crossterm::terminal::{Clear, ClearType as Cleared};
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

/// Asks the terminal to hold back what follows until the frame is complete
/// (synchronized output); terminals that do not know it ignore it.
const BEGIN_FRAME: &[u8] = b"\x1b[?2026h";

/// Ends what [`BEGIN_FRAME`] began.
pub(super) const END_FRAME: &[u8] = b"\x1b[?2026l";

/// A full repaint of a large window; more than that takes a second write.
const CAPACITY: usize = 64 * 1024;

/// Where the cursor is to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cursor {
    Hidden,
    At(Position),
}

/// What is known of the terminal's cursor.
#[derive(Clone, Copy, Debug, Default)]
struct Shown {
    visible: Option<bool>,
    position: Option<Position>,
}

/// Collects what a frame changes and writes it at once when ratatui flushes.
///
/// Crossterm's backend writes colour resets and the cursor for each frame, changed or not,
/// and flushes at each turn; this one keeps the cursor until the end and writes it only if
/// it has to be elsewhere.
pub(super) struct Frames<W: Write> {
    inner: CrosstermBackend<BufWriter<W>>,
    measure: fn() -> io::Result<Size>,
    begun: bool,
    wanted: Cursor,
    shown: Shown,
}

impl<W: Write> Frames<W> {
    /// Frames written to `out`, whose size `measure` tells.
    pub(super) fn new(out: W, measure: fn() -> io::Result<Size>) -> Frames<W> {
        Frames {
            inner: CrosstermBackend::new(BufWriter::with_capacity(CAPACITY, out)),
            measure,
            begun: false,
            wanted: Cursor::Hidden,
            shown: Shown::default(),
        }
    }

    fn begin(&mut self) -> io::Result<()> {
        if !self.begun {
            self.inner.write_all(BEGIN_FRAME)?;
            self.begun = true;
        }
        Ok(())
    }

    /// Moves the cursor, then shows it; or hides it: whatever of that is not yet so.
    fn place_cursor(&mut self) -> io::Result<()> {
        if let Cursor::At(position) = self.wanted
            && self.shown.position != Some(position)
        {
            self.begin()?;
            queue!(self.inner, MoveTo(position.x, position.y))?;
            self.shown.position = Some(position);
        }
        let visible = self.wanted != Cursor::Hidden;
        if self.shown.visible != Some(visible) {
            self.begin()?;
            if visible {
                queue!(self.inner, Show)?;
            } else {
                queue!(self.inner, Hide)?;
            }
            self.shown.visible = Some(visible);
        }
        Ok(())
    }
}

impl<W: Write> Backend for Frames<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut content = content.peekable();
        if content.peek().is_none() {
            return Ok(());
        }
        self.begin()?;
        self.shown.position = None;
        self.inner.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.wanted = Cursor::Hidden;
        Ok(())
    }

    /// Waits for the position, which always follows.
    fn show_cursor(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        // The answer would have to come past the thread that reads the keys.
        Err(io::Error::other("the terminal is never asked for anything"))
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.wanted = Cursor::At(position.into());
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    /// Also forgets what was known of the cursor: a clear screen is how a repaint begins
    /// after somebody else had the terminal.
    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.begin()?;
        self.shown = Shown::default();
        let region = match region {
            ClearType::All => Cleared::All,
            ClearType::AfterCursor => Cleared::FromCursorDown,
            ClearType::BeforeCursor => Cleared::FromCursorUp,
            ClearType::CurrentLine => Cleared::CurrentLine,
            ClearType::UntilNewLine => Cleared::UntilNewLine,
        };
        queue!(self.inner, Clear(region))
    }

    fn size(&self) -> io::Result<Size> {
        (self.measure)()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize {
            columns_rows: self.size()?,
            pixels: Size::ZERO,
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.place_cursor()?;
        if !self.begun {
            return Ok(());
        }
        self.begun = false;
        self.inner.write_all(END_FRAME)?;
        Write::flush(&mut self.inner)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::io::{self, Write};
    use std::rc::Rc;

    use ratatui::Terminal;
    use ratatui::layout::{Rect, Size};

    use super::Frames;

    /// What was written, one entry a system call.
    #[derive(Clone, Default)]
    struct Writes(Rc<RefCell<Vec<String>>>);

    impl Writes {
        fn take(&self) -> Vec<String> {
            self.0.take()
        }
    }

    impl Write for Writes {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let text = String::from_utf8(bytes.to_vec()).map_err(io::Error::other)?;
            self.0.borrow_mut().push(text.replace('\x1b', "␛"));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn screen(writes: &Writes) -> Terminal<Frames<Writes>> {
        Terminal::new(Frames::new(writes.clone(), || Ok(Size::new(20, 4)))).unwrap()
    }

    fn draw(screen: &mut Terminal<Frames<Writes>>, text: &str, cursor: Option<(u16, u16)>) {
        screen
            .draw(|frame| {
                frame.render_widget(text, frame.area());
                if let Some(cursor) = cursor {
                    frame.set_cursor_position(cursor);
                }
            })
            .unwrap();
    }

    #[test]
    fn a_frame_is_one_write_between_the_marks_of_a_frame() {
        let writes = Writes::default();
        draw(&mut screen(&writes), "e4", Some((2, 0)));
        assert_eq!(
            writes.take(),
            ["␛[?2026h␛[1;1He4␛[39m␛[49m␛[59m␛[0m␛[1;3H␛[?25h␛[?2026l"]
        );
    }

    #[test]
    fn a_frame_that_changes_nothing_writes_nothing() {
        let writes = Writes::default();
        let mut screen = screen(&writes);
        for cursor in [Some((2, 0)), None] {
            draw(&mut screen, "e4", cursor);
            writes.take();
            for _ in 0..3 {
                draw(&mut screen, "e4", cursor);
                assert_eq!(writes.take(), [""; 0], "with the cursor at {cursor:?}");
            }
        }
    }

    #[test]
    fn a_frame_writes_only_what_it_changes() {
        let writes = Writes::default();
        let mut screen = screen(&writes);
        draw(&mut screen, "Nf", Some((2, 0)));
        writes.take();
        let steps = [
            ("Nf3", Some((3, 0)), "␛[1;3H3␛[39m␛[49m␛[59m␛[0m␛[1;4H"),
            ("Nf3", Some((1, 0)), "␛[1;2H"),
            ("Nf3", None, "␛[?25l"),
            ("Nf3", Some((1, 0)), "␛[?25h"),
        ];
        for (text, cursor, expected) in steps {
            draw(&mut screen, text, cursor);
            assert_eq!(writes.take(), [format!("␛[?2026h{expected}␛[?2026l")]);
        }
    }

    #[test]
    fn a_repaint_asks_the_terminal_nothing_and_draws_everything() {
        let writes = Writes::default();
        let mut screen = screen(&writes);
        draw(&mut screen, "e4", Some((2, 0)));
        writes.take();
        screen.resize(Rect::new(0, 0, 20, 4)).unwrap();
        draw(&mut screen, "e4", Some((2, 0)));
        assert_eq!(
            writes.take(),
            ["␛[?2026h␛[2J␛[1;1He4␛[39m␛[49m␛[59m␛[0m␛[1;3H␛[?25h␛[?2026l"]
        );
    }
}
