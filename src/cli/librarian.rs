//! Answers what the review asks of a file. Where somebody hears of it, long work is done by
//! threads; else each question is answered before the next one.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::{io, mem, thread};

use crate::app::Event;
use crate::app::review::{Found, Loaded, Opened, Query, Request, Told};
use crate::files::library::{Library, NoGame};
use crate::terminal::Messenger;
use crate::wording::LibraryFault;

/// Keeps the file under review.
#[derive(Default)]
pub(super) struct Librarian {
    messenger: Arc<OnceLock<Messenger>>,
    desk: Option<Desk>,
    /// How many files were opened.
    files: u32,
    /// What is to be answered as soon as somebody hears of it.
    later: Vec<Request>,
}

/// A file, and the work that is done on it.
struct Desk {
    library: Arc<Library>,
    /// Held as long as the file is.
    _indexing: Job,
    fetching: Option<Job>,
    searching: Option<Job>,
}

/// Work that goes on in a thread; it is given up when this is dropped.
struct Job {
    library: Arc<Library>,
    stop: Arc<AtomicBool>,
}

impl Job {
    fn start(
        library: &Arc<Library>,
        work: impl FnOnce(&Library, &AtomicBool) + Send + 'static,
    ) -> io::Result<Job> {
        let job = Job {
            library: Arc::clone(library),
            stop: Arc::default(),
        };
        let (library, stop) = (Arc::clone(library), Arc::clone(&job.stop));
        thread::Builder::new()
            .name("library".to_owned())
            .spawn(move || work(&library, &stop))?;
        Ok(job)
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.library.give_up();
    }
}

/// Where threads tell of one file.
#[derive(Clone)]
struct Line {
    messenger: Arc<OnceLock<Messenger>>,
    file: u32,
}

impl Line {
    /// Tells something, unless nobody wants to know any more.
    fn tell(&self, told: Told, stop: &AtomicBool) {
        if let Some(messenger) = self.messenger.get()
            && !stop.load(Ordering::Relaxed)
        {
            messenger.send(Event::Review {
                file: self.file,
                told,
            });
        }
    }
}

impl Librarian {
    /// Opens a file; its first game.
    pub(super) fn open(&mut self, path: &Path) -> Result<Opened, LibraryFault> {
        let (library, first) = Library::open(path)?;
        self.take(library, first)
    }

    /// The same with what comes in by a stream.
    pub(super) fn open_stream(
        &mut self,
        input: impl io::Read,
        name: &str,
    ) -> Result<Opened, LibraryFault> {
        let (library, first) = Library::of_stream(input, name)?;
        self.take(library, first)
    }

    fn take(&mut self, library: Library, first: Loaded) -> Result<Opened, LibraryFault> {
        let library = Arc::new(library);
        self.files += 1;
        let line = self.line();
        let index = move |library: &Library, stop: &AtomicBool| {
            let told = library.index(stop, |indexed| line.tell(Told::Indexed(indexed), stop));
            if let Err(fault) = told {
                line.tell(Told::Fault(fault), stop);
            }
        };
        let indexing = Job::start(&library, index).map_err(|error| library.broken(&error))?;
        let opened = Opened {
            name: library.name().to_owned(),
            bytes: library.bytes(),
            first: Box::new(first),
        };
        self.desk = Some(Desk {
            library,
            _indexing: indexing,
            fetching: None,
            searching: None,
        });
        Ok(opened)
    }

    fn line(&self) -> Line {
        Line {
            messenger: Arc::clone(&self.messenger),
            file: self.files,
        }
    }

    /// The number of the file.
    pub(super) const fn file(&self) -> u32 {
        self.files
    }

    /// Whether a path leads to the file under review.
    pub(super) fn keeps(&self, path: &Path) -> bool {
        self.desk
            .as_ref()
            .is_some_and(|desk| desk.library.is_at(path))
    }

    /// Somebody will hear: what takes long need not be waited for.
    pub(super) fn later(&mut self, request: Request) {
        self.later.push(request);
    }

    /// From now on somebody hears what threads have to tell.
    pub(super) fn connect(&mut self, messenger: Messenger) {
        if self.messenger.set(messenger).is_err() {
            return;
        }
        // What was told before nobody has heard.
        let mut requests = mem::take(&mut self.later);
        requests.push(Request::Index);
        let never = AtomicBool::new(false);
        for request in requests {
            if let Some(told) = self.answer(request) {
                self.line().tell(told, &never);
            }
        }
    }

    /// Answers a question, or sets a thread to work on it.
    pub(super) fn answer(&mut self, request: Request) -> Option<Told> {
        if let Request::Open(path) = request {
            let opened = self.open(&super::disk::full(&path));
            return Some(opened.map_or_else(Told::Fault, Told::Opened));
        }
        let line = self.line();
        let heard = self.messenger.get().is_some();
        let desk = self.desk.as_mut()?;
        let library = Arc::clone(&desk.library);
        let started = match request {
            Request::Open(_) => return None,
            Request::Close => {
                self.desk = None;
                return None;
            }
            Request::Index => {
                if !heard {
                    library.wait_for(usize::MAX, &AtomicBool::new(false));
                }
                return Some(Told::Indexed(library.indexed()));
            }
            Request::Headings(numbers) => {
                let headings = library.headings(&numbers);
                return Some(headings.map_or_else(Told::Fault, Told::Headings));
            }
            Request::Game(number) if heard && !library.knows(number) => {
                let fetch = move |library: &Library, stop: &AtomicBool| {
                    if library.wait_for(number, stop) {
                        line.tell(game(library, number), stop);
                    }
                };
                Job::start(&library, fetch).map(|job| desk.fetching = Some(job))
            }
            Request::Game(number) => {
                desk.fetching = None;
                library.wait_for(number, &AtomicBool::new(false));
                return Some(game(&library, number));
            }
            Request::Find { search, query } if heard => {
                let find = move |library: &Library, stop: &AtomicBool| {
                    let told = library.find(search, &query, stop, |found| {
                        line.tell(Told::Found(found), stop);
                    });
                    if let Err(fault) = told {
                        line.tell(Told::Fault(fault), stop);
                    }
                };
                Job::start(&library, find).map(|job| desk.searching = Some(job))
            }
            Request::Find { search, query } => return Some(find(&library, search, &query)),
        };
        let error = started.err()?;
        Some(Told::Fault(library.broken(&error)))
    }
}

/// A game that is known, or that there is none.
fn game(library: &Library, number: usize) -> Told {
    match library.game(number) {
        Ok(loaded) => Told::Game {
            number,
            loaded: Box::new(loaded),
        },
        Err(NoGame::Only(games)) => Told::NoGame { number, games },
        Err(NoGame::Fault(fault)) => Told::Fault(fault),
    }
}

/// All games that are found, at once.
fn find(library: &Library, search: u32, query: &Query) -> Told {
    let mut all: Option<Found> = None;
    let done = library.find(search, query, &AtomicBool::new(false), |found| {
        let before = all.take().map_or(Vec::new(), |all| all.numbers);
        let numbers = [before, found.numbers].concat();
        all = Some(Found { numbers, ..found });
    });
    match (done, all) {
        (Err(fault), _) => Told::Fault(fault),
        (Ok(()), Some(found)) => Told::Found(found),
        (Ok(()), None) => Told::Indexed(library.indexed()),
    }
}
