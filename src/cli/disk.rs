//! The shell around the program: what it keeps goes to the disk.

use std::path::{PathBuf, absolute};
use std::time::Instant;

use jiff::ZonedDateTime;

use super::language::words;
use super::librarian::Librarian;
use super::practice;
use crate::app::record::{self, Record};
use crate::app::settings::Change;
use crate::app::{Effect, Event, Export, JournalEntry};
use crate::files;
use crate::files::games::{Games, Held, NotHeld};
use crate::files::settings::{NotSaved, save};
use crate::files::{durable, paths};
use crate::terminal::{Messenger, Shell};
use crate::ui::svg::Picture;
use crate::ui::theme::BUILT_IN;
use crate::wording::{Damage, FileFault, Words};

/// What the program keeps, and where.
pub(super) struct Disk {
    /// The place of the settings file, as it is shown.
    pub(super) place: String,
    games: Result<Games, FileFault>,
    /// Whether nobody sits at the keyboard, as the moves come through a pipe.
    piped: bool,
    /// The file under review.
    pub(super) librarian: Librarian,
    words: &'static dyn Words,
    /// The game that is played, by its number, and its record.
    current: Option<(u32, Held)>,
}

/// A record that this process has taken to play on with.
pub(super) struct Reopened {
    pub(super) held: Held,
    pub(super) record: Record,
    /// Where a copy lies if it is damaged.
    pub(super) kept_as: String,
    content: Vec<u8>,
}

impl Disk {
    /// The user's disk.
    pub(super) fn new(place: String) -> Disk {
        Disk {
            place,
            games: Games::of_user(),
            piped: false,
            librarian: Librarian::default(),
            words: words(),
            current: None,
        }
    }

    /// Nobody sits at the keyboard, as the moves come through a pipe.
    pub(super) const fn is_fed_by_a_pipe(&mut self) {
        self.piped = true;
    }

    /// Plays on with a record, as the game of this number.
    pub(super) fn adopt(&mut self, game: u32, held: Held) {
        self.current = Some((game, held));
    }

    fn journal(&mut self, entry: &JournalEntry) -> Result<(), FileFault> {
        if self
            .current
            .as_ref()
            .is_none_or(|(game, _)| *game != entry.game)
        {
            let games = self.games.as_ref().map_err(FileFault::clone)?;
            let moment = moment(&ZonedDateTime::now());
            self.current = Some((entry.game, games.create(&moment, self.piped)?));
        }
        match &mut self.current {
            Some((_, held)) => held.write(&entry.record, entry.over),
            None => Ok(()),
        }
    }

    fn save_settings(&self, changes: &[Change]) -> Event {
        match save(changes, self.words.settings_head()) {
            Ok(place) => Event::SettingsSaved(place),
            Err(NotSaved::File(fault)) => Event::Failed(self.words.file_fault(&fault)),
            Err(NotSaved::Text(trouble)) => {
                Event::Failed(self.words.not_saved(&self.place, &trouble))
            }
        }
    }

    fn save(&self, path: &str, text: &str, overwrite: bool) -> Event {
        let path = full(path);
        let shown = paths::shown(&path);
        if self.librarian.keeps(&path) {
            return Event::Failed(self.words.file_is_reviewed(&shown));
        }
        let done = if overwrite {
            durable::write(&path, text.as_bytes()).map_err(Some)
        } else {
            durable::create(&path, text.as_bytes())
        };
        match done {
            Ok(()) => Event::Saved(shown),
            Err(None) => Event::InTheWay(path.display().to_string()),
            Err(Some(fault)) => Event::Failed(self.words.file_fault(&fault)),
        }
    }

    fn reopen(&mut self, name: &str, game: u32) -> Event {
        match reopen(self.games.as_ref(), name, self.words) {
            Ok(Reopened {
                held,
                content,
                kept_as,
                ..
            }) => {
                self.adopt(game, held);
                Event::Reopened { content, kept_as }
            }
            Err(sentence) => Event::Failed(sentence),
        }
    }

    fn put_away(&self, name: &str) -> Option<Event> {
        let games = self.games.as_ref().ok()?;
        let refused = games.put_away(name).err()?;
        Some(Event::Failed(why_not(&refused, name, self.words)))
    }
}

impl Shell for Disk {
    fn connect(&mut self, messenger: Messenger) {
        self.librarian.connect(messenger);
    }

    fn perform(&mut self, effect: Effect) -> Option<Event> {
        Some(match effect {
            Effect::Speak(language) => {
                self.words = language.words();
                return None;
            }
            Effect::SaveSettings(changes) => self.save_settings(&changes),
            Effect::OpenPractice => match practice::opened() {
                Ok(opened) => Event::PracticeOpened(opened),
                Err(fault) => Event::Failed(self.words.file_fault(&fault)),
            },
            Effect::LogPractice(line) => {
                let fault = files::practice::append(&line).err()?;
                Event::Failed(self.words.file_fault(&fault))
            }
            Effect::Remember(_) if self.piped => return None,
            Effect::Remember(text) => {
                // A comfort: of a disk that fails the journal speaks.
                let _ = files::last_game::write(&text);
                return None;
            }
            Effect::Journal(entry) => {
                let start = Instant::now();
                let fault = self.journal(&entry).err();
                Event::Journaled {
                    took: start.elapsed(),
                    fault,
                }
            }
            Effect::Save {
                path,
                content,
                overwrite,
            } => self.save(&path, &written(content), overwrite),
            Effect::Reopen { name, game } => self.reopen(&name, game),
            Effect::PutAway(name) => return self.put_away(&name),
            Effect::Review(request) => {
                let told = self.librarian.answer(request)?;
                Event::Review {
                    file: self.librarian.file(),
                    told,
                }
            }
            Effect::Copy(_)
            | Effect::Bell
            | Effect::Suspend
            | Effect::Mouse(_)
            | Effect::Redraw
            | Effect::Settle(_)
            | Effect::Exit(_) => return None,
        })
    }
}

/// Takes a record to play on with; a damaged one is copied first. Else why not.
pub(super) fn reopen(
    games: Result<&Games, &FileFault>,
    name: &str,
    words: &dyn Words,
) -> Result<Reopened, String> {
    let games = games.map_err(|fault| words.file_fault(fault))?;
    let (held, content) = games
        .open(name)
        .map_err(|refused| why_not(&refused, name, words))?;
    let Some(record) = record::of_text(&content) else {
        return Err(words.record_damaged(&[Damage::NoGame], 0, ""));
    };
    if record.damage.contains(&Damage::Start) {
        return Err(words.start_unreadable(name));
    }
    let kept_as = if record.damage.is_empty() {
        String::new()
    } else {
        let kept = held.keep_damaged(&content);
        kept.map_err(|fault| words.file_fault(&fault))?
    };
    Ok(Reopened {
        held,
        record,
        kept_as,
        content,
    })
}

fn why_not(refused: &NotHeld, name: &str, words: &dyn Words) -> String {
    match refused {
        NotHeld::Missing => words.no_such_game(name),
        NotHeld::Held(holder) => words.held(name, *holder),
        NotHeld::File(fault) => words.file_fault(fault),
    }
}

/// The whole path that a player means; `~` is the home.
pub(super) fn full(path: &str) -> PathBuf {
    let home = || etcetera::home_dir().ok();
    let expanded = match path.strip_prefix("~/").map(|rest| (rest, home())) {
        Some((rest, Some(home))) => home.join(rest),
        _ => PathBuf::from(path),
    };
    absolute(&expanded).unwrap_or(expanded)
}

/// The text of what goes into a file.
fn written(content: Export) -> String {
    match content {
        Export::Text(text) => text,
        Export::Picture {
            position,
            last,
            bottom,
        } => {
            let picture = Picture {
                position: &position,
                last,
                bottom,
                colors: &BUILT_IN[0].colors,
            };
            picture.to_string()
        }
    }
}

/// The moment at which a game begins, as its file is named.
fn moment(now: &ZonedDateTime) -> String {
    format!(
        "{:04}-{:02}-{:02}-{:02}{:02}{:02}",
        now.year(),
        now.month(),
        now.day(),
        now.hour(),
        now.minute(),
        now.second()
    )
}
