//! The settings of the user: read before anything else, shown, checked, explained.

use std::io::{self, Write};
use std::path::Path;

use clap::Args;

use super::language::words;
use crate::app::Preferences;
use crate::app::settings::{self, ReadSettings, Settings};
use crate::files::{self, paths};
use crate::ui::theme::user::{KNOWN, NAMES, sample};
use crate::wording::{FileFault, Trouble};

/// What is asked of `settings`.
#[derive(Debug, Args)]
pub(super) struct SettingsArguments {
    /// Print a commented example of a settings file
    #[arg(long, group = "what")]
    example: bool,
    /// Print where the settings file belongs
    #[arg(long, group = "what")]
    path: bool,
    /// Tell what is not understood in the settings file
    #[arg(long, group = "what")]
    check: bool,
}

/// What the user's file says.
#[derive(Debug, Default)]
pub(super) struct Loaded {
    /// The settings; those without a file where it cannot be read.
    pub(super) settings: Settings,
    /// The place of the file, as it is shown.
    pub(super) place: String,
    /// What was not understood.
    pub(super) troubles: Vec<Trouble>,
    /// Why nothing could be read.
    pub(super) fault: Option<FileFault>,
    /// Whether there is a file.
    pub(super) is_there: bool,
}

/// Reads the user's settings file.
///
/// Nobody is told when there is no home: then there can be no file either.
pub(super) fn load() -> Loaded {
    let Ok(path) = paths::settings() else {
        return Loaded::default();
    };
    let place = paths::shown(&path);
    match files::settings::text(&path) {
        Err(fault) => Loaded {
            place,
            fault: Some(fault),
            ..Loaded::default()
        },
        Ok(text) => {
            let is_there = text.is_some();
            let text = text.unwrap_or_default();
            let ReadSettings { settings, troubles } = settings::read(&text, &KNOWN);
            Loaded {
                settings,
                place,
                troubles,
                fault: None,
                is_there,
            }
        }
    }
}

impl Loaded {
    /// What has to be told of it, line by line: nothing if all was understood.
    pub(super) fn report(&self) -> Vec<String> {
        if let Some(fault) = &self.fault {
            return vec![words().file_fault(fault)];
        }
        let head = (!self.troubles.is_empty()).then(|| words().troubles_title(&self.place));
        let lines = self.troubles.iter().map(|trouble| words().trouble(trouble));
        head.into_iter().chain(lines).collect()
    }

    /// The preferences in the file.
    pub(super) const fn preferences(&self) -> &Preferences {
        &self.settings.preferences
    }
}

/// Answers on standard output.
pub(super) fn run(
    arguments: &SettingsArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    if arguments.example {
        let example = settings::example(words(), &NAMES, &sample());
        out.write_all(example.as_bytes())?;
        return Ok(0);
    }
    let path = match paths::settings() {
        Ok(path) => path,
        Err(fault) => {
            writeln!(err, "tabiya: {}", words().file_fault(&fault))?;
            return Ok(1);
        }
    };
    if arguments.path {
        return print_path(&path, out);
    }
    let loaded = load();
    if arguments.check {
        check(&loaded, out)
    } else {
        show(&loaded, out, err)
    }
}

/// The path as it is, for scripts.
fn print_path(path: &Path, out: &mut impl Write) -> io::Result<u8> {
    out.write_all(path.as_os_str().as_encoded_bytes())?;
    writeln!(out)?;
    Ok(0)
}

fn check(loaded: &Loaded, out: &mut impl Write) -> io::Result<u8> {
    let report = loaded.report();
    if report.is_empty() {
        let sentence = if loaded.is_there {
            words().no_troubles(&loaded.place)
        } else {
            words().no_settings_file(&loaded.place)
        };
        writeln!(out, "{sentence}")?;
    }
    told(report, out)
}

/// All settings as they count now; what is wrong with the file goes to standard error.
fn show(loaded: &Loaded, out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
    out.write_all(settings::write(&loaded.settings).as_bytes())?;
    told(loaded.report(), err)
}

/// Writes a report; the exit code.
fn told(report: Vec<String>, out: &mut impl Write) -> io::Result<u8> {
    let code = u8::from(!report.is_empty());
    for line in report {
        writeln!(out, "{line}")?;
    }
    Ok(code)
}
