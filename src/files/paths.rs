//! Where settings and games are kept.
//!
//! The XDG Base Directory Specification decides, on macOS too; on Windows the folder for an
//! application's data does. An environment variable that is no absolute path is ignored, as the
//! specification asks.

use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

use crate::wording::{FileCause, FileDeed, FileFault};

/// The program's own folder within those that it shares with others.
const OWN: &str = "tabiya";

/// The file of the settings: `$XDG_CONFIG_HOME/tabiya/settings.toml`, usually below `~/.config`.
///
/// # Errors
///
/// When nobody knows where the user's home is.
pub fn settings() -> Result<PathBuf, FileFault> {
    Ok(strategy()?.config_dir().join(OWN).join("settings.toml"))
}

/// The folder of what the program keeps by itself, such as games under way:
/// `$XDG_STATE_HOME/tabiya`, usually `~/.local/state/tabiya`. It need not be there yet.
///
/// # Errors
///
/// When nobody knows where the user's home is.
pub fn state() -> Result<PathBuf, FileFault> {
    let strategy = strategy()?;
    let shared = strategy.state_dir().unwrap_or_else(|| strategy.data_dir());
    Ok(shared.join(OWN))
}

/// A path as it is shown, the user's home shortened to `~`.
pub fn shown(path: &Path) -> String {
    let below_home = etcetera::home_dir()
        .ok()
        .and_then(|home| path.strip_prefix(home).ok().map(Path::to_owned));
    match below_home {
        Some(rest) if cfg!(unix) => format!("~/{}", rest.display()),
        _ => path.display().to_string(),
    }
}

/// How folders are found on this system, from a home that is worth the name.
fn strategy() -> Result<impl BaseStrategy, FileFault> {
    choose_base_strategy()
        .ok()
        .filter(|strategy| strategy.home_dir().is_absolute())
        .ok_or_else(|| FileFault {
            deed: FileDeed::Find,
            path: String::new(),
            cause: FileCause::NoHome,
        })
}
