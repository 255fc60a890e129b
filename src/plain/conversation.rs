//! The conversation: what is heard becomes events, what is new becomes lines.

use std::collections::VecDeque;
use std::io::{self, Write};

use super::heard::Heard;
use super::scene::{Scene, question};
use super::speech;
use crate::app::{App, Choice, Dialog, Effect, Event, Key, KeyPress};
use crate::game::{Finding, Question, Timestamp};
use crate::rules::mating::{FULL_LIMIT, Search};
use crate::terminal::{Arrival, EventSource, HUNG_UP, RawEvent, Shell, Stamped, TERMINATED};

/// The most that can lie on the desk: a move to be confirmed, a text, a message.
const THINGS_ON_THE_DESK: usize = 3;

/// How many positions are looked at after a move that may have ended the game.
const IN_BETWEEN: usize = 20_000;

/// So many positions take less time than anybody has to be told of.
const UNNOTICED: usize = 200_000;

/// How a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The exit code that was asked for.
    pub code: u8,
    /// Whether anything that was typed was refused or left open.
    pub refused: bool,
}

/// The program with somebody who types lines and reads lines.
pub(super) struct Conversation<'a, E, W, S> {
    app: &'a mut App,
    source: E,
    output: W,
    shell: &'a mut S,
    refused: bool,
}

impl<'a, E, W, S> Conversation<'a, E, W, S>
where
    E: EventSource<Heard>,
    W: Write,
    S: Shell,
{
    /// A conversation that has not begun.
    pub(super) const fn new(app: &'a mut App, source: E, output: W, shell: &'a mut S) -> Self {
        Conversation {
            app,
            source,
            output,
            shell,
            refused: false,
        }
    }

    /// Talks until the program exits.
    pub(super) fn run(mut self) -> io::Result<End> {
        let talked = self.talk();
        let code = if let Ok(code) = talked {
            code
        } else {
            // Nobody hears anything any more: as good as a hang-up.
            let at = self.source.now();
            let exit = self.update(Event::HungUp, at).ok().flatten();
            exit.unwrap_or(HUNG_UP)
        };
        self.shell.perform(Effect::Exit(code));
        let refused = self.refused;
        talked.map(|code| End { code, refused })
    }

    fn talk(&mut self) -> io::Result<u8> {
        self.begin()?;
        loop {
            // The program is woken as often as a screen would need it, though little of that
            // is heard: by this it tells thinking from having been asleep.
            let until = self.app.next_wake(self.source.now());
            let exit = match self.source.wait(until) {
                Arrival::TimeIsUp(at) => self.pass_on(Event::Wake, at)?,
                Arrival::Event(Stamped { event, at }) => self.hear(event, at)?,
            };
            if let Some(code) = exit {
                return Ok(code);
            }
        }
    }

    fn begin(&mut self) -> io::Result<()> {
        let (app, state) = (&*self.app, self.app.state());
        let warning = app.message().map(|message| message.text.clone());
        let start = match app.table().ending() {
            None if app.is_at_the_table() => app.words().plain_start(&state),
            _ => state,
        };
        let lines = [warning, Some(start), app.due(), question(app)];
        speech::say(&mut self.output, lines.into_iter().flatten())
    }

    fn hear(&mut self, heard: Heard, at: Timestamp) -> io::Result<Option<u8>> {
        // A flag that has fallen by now has fallen before the line.
        if heard.is_typed()
            && let Some(code) = self.pass_on(Event::Wake, at)?
        {
            return Ok(Some(code));
        }
        match heard {
            Heard::Line(text) => self.answer(text.trim(), at),
            Heard::TooLong => {
                self.refused = true;
                let sentence = self.app.words().line_too_long();
                speech::say(&mut self.output, [sentence]).map(|()| None)
            }
            Heard::End => {
                self.refused |= self.has_left_open();
                self.pass_on(Event::InputEnded, at)
            }
            Heard::Outside(event) => self.obey(&event, at),
        }
    }

    /// A signal; where it means the end, that is certain whatever the program says to it.
    fn obey(&mut self, event: &RawEvent, at: Timestamp) -> io::Result<Option<u8>> {
        let (event, code) = match event {
            RawEvent::HungUp => (Event::HungUp, HUNG_UP),
            RawEvent::Terminated => (Event::Terminated, TERMINATED),
            RawEvent::Interrupted => return self.pass_on(Event::Interrupted, at),
            _ => return Ok(None),
        };
        self.update(event, at)?;
        Ok(Some(code))
    }

    /// A line that was typed: the answer to a question, or a move or a word.
    fn answer(&mut self, text: &str, at: Timestamp) -> io::Result<Option<u8>> {
        let Some(Dialog::Choice(choice)) = self.app.dialog() else {
            return self.type_line(text, at);
        };
        if let Some(key) = key_of(choice, text) {
            let scene = Scene::of(self.app);
            return self.press(&scene, Event::Key(key), at);
        }
        self.refused = true;
        let lines = [Some(self.app.words().no_answer(text)), question(self.app)];
        speech::say(&mut self.output, lines.into_iter().flatten())?;
        Ok(None)
    }

    /// Types a line into the program, and Enter.
    fn type_line(&mut self, text: &str, at: Timestamp) -> io::Result<Option<u8>> {
        let completed = self.app.promotion_named(text);
        let typed = completed.unwrap_or_else(|| text.to_owned());
        if !(typed.is_empty() && self.app.is_to_confirm()) {
            self.clear_the_desk(at)?;
        }
        let scene = Scene::of(self.app);
        if !typed.is_empty() {
            self.update(Event::Pasted(typed), at)?;
            if self.app.line().is_empty() {
                // It was a row of moves, which are played.
                return self.press(&scene, Event::Wake, at);
            }
        }
        self.press(&scene, Event::Key(Key::Enter.into()), at)
    }

    /// Passes on the event that makes an answer of what was typed. Something is always said.
    fn press(&mut self, scene: &Scene, event: Event, at: Timestamp) -> io::Result<Option<u8>> {
        let exit = self.update(event, at)?;
        let mut lines = self.news(scene, exit.is_none(), at)?;
        if lines.is_empty() && exit.is_none() {
            lines.push(self.app.state());
            lines.extend(self.app.due());
        }
        speech::say(&mut self.output, lines)?;
        Ok(exit)
    }

    /// Passes on what was not typed; says what came of it, if anything did.
    fn pass_on(&mut self, event: Event, at: Timestamp) -> io::Result<Option<u8>> {
        let scene = Scene::of(self.app);
        let exit = self.update(event, at)?;
        let lines = self.news(&scene, exit.is_none(), at)?;
        speech::say(&mut self.output, lines)?;
        Ok(exit)
    }

    /// What is new; pages are said as a whole and closed, and what their titles say is not said
    /// again.
    fn news(&mut self, scene: &Scene, goes_on: bool, at: Timestamp) -> io::Result<Vec<String>> {
        let mut lines = Vec::new();
        let mut titles = Vec::new();
        while let Some(Dialog::Page(page)) = self.app.dialog() {
            titles.push(page.title.clone());
            lines.push(page.title.clone());
            lines.extend(page.lines.iter().cloned());
            self.update(close(), at)?;
        }
        let refusal = scene
            .message(self.app)
            .is_some_and(|message| message.refusal);
        self.refused |= refusal && !self.has_left_open();
        let mut news = scene.news(self.app, goes_on);
        news.retain(|line| !titles.iter().any(|title| title.ends_with(line.as_str())));
        lines.extend(news);
        Ok(lines)
    }

    /// Whether a move was typed without what the pawn becomes, and the question is open.
    fn has_left_open(&self) -> bool {
        !self.app.open_promotions().is_empty()
    }

    /// Puts away what was typed and said before, as a text would be added to the one before.
    fn clear_the_desk(&mut self, at: Timestamp) -> io::Result<()> {
        for _ in 0..THINGS_ON_THE_DESK {
            self.update(close(), at)?;
        }
        Ok(())
    }

    /// Lets the program handle an event, and does what it asks for; the exit code if it ends.
    fn update(&mut self, event: Event, at: Timestamp) -> io::Result<Option<u8>> {
        let mut effects = VecDeque::from(self.app.update(event, at));
        while let Some(effect) = effects.pop_front() {
            let event = match effect {
                Effect::Exit(code) => return Ok(Some(code)),
                Effect::Settle(Some(question)) => Some(self.settle(question)?),
                effect if is_for_a_terminal(&effect) => None,
                effect => self.shell.perform(effect),
            };
            if let Some(event) = event {
                effects.extend(self.app.update(event, at));
            }
        }
        Ok(None)
    }

    /// Finds out who can still mate, on the spot, so that the same lines always get the same
    /// answers. Only the result of a game may take long; that it does is said first.
    fn settle(&mut self, question: Question) -> io::Result<Event> {
        let limit = if question.awaited {
            FULL_LIMIT
        } else {
            IN_BETWEEN
        };
        let mut search = Search::new(&question.position, question.color, limit);
        let answer = if let Some(answer) = search.run(UNNOTICED) {
            answer
        } else {
            speech::say(&mut self.output, [self.app.state()])?;
            search.finish()
        };
        Ok(Event::Found(question, Finding::Settled(answer)))
    }
}

/// Whether only a terminal can do this; here it is left undone.
const fn is_for_a_terminal(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Copy(_)
            | Effect::Bell
            | Effect::Suspend
            | Effect::Mouse(_)
            | Effect::Redraw
            | Effect::Settle(None)
    )
}

/// The key that closes a page and puts away what lies before the program.
fn close() -> Event {
    Event::Key(Key::Esc.into())
}

/// The key that gives the answer that was typed: its key, its words, or nothing for the
/// answer that is given by Enter alone.
fn key_of(choice: &Choice, typed: &str) -> Option<KeyPress> {
    if typed.is_empty() {
        return Some(Key::Enter.into());
    }
    let typed = typed.to_lowercase();
    let mut answers = choice.answers.iter();
    let given = answers
        .find(|answer| typed == answer.key.to_string() || typed == answer.label.to_lowercase())?;
    Some(Key::Char(given.key).into())
}
