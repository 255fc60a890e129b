//! The language in which this run speaks: asked for, else kept in the settings, else that of the
//! system.

use std::env;
use std::sync::OnceLock;

use super::settings;
use crate::app::Preferences;
use crate::app::settings::table::Setting;
use crate::wording::{Language, Words};

/// What was found out when the program began. It holds until it ends: a player who changes the
/// language changes that of a game, not that of the command.
static CHOSEN: OnceLock<Chosen> = OnceLock::new();

#[derive(Clone, Copy, Default)]
struct Chosen {
    /// What the command line asks for.
    asked: Option<Language>,
    /// What the system has.
    locale: Language,
    /// What counts.
    language: Language,
}

/// What the command line asks for: a language, or none, as if it had not asked.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked(Option<Language>);

impl Asked {
    /// Reads the words that the settings file has for languages, `auto` among them.
    pub(super) fn read(name: &str) -> Result<Asked, String> {
        let mut preferences = Preferences::default();
        match preferences.set(Setting::Language, name) {
            Ok(()) => Ok(Asked(preferences.language)),
            Err(_) => Err("the languages are en, zh-Hans and zh-Hant, or auto".to_owned()),
        }
    }
}

/// Finds out which language is spoken.
pub(super) fn choose(Asked(asked): Asked) {
    let locale = of_system(|name| env::var(name).ok()).unwrap_or_default();
    let kept = || settings::load().preferences().language;
    let chosen = Chosen {
        asked,
        locale,
        language: asked.or_else(kept).unwrap_or(locale),
    };
    // It is chosen once, at the start.
    let _ = CHOSEN.set(chosen);
}

fn chosen() -> Chosen {
    CHOSEN.get().copied().unwrap_or_default()
}

/// The sentences that are spoken.
pub(super) fn words() -> &'static dyn Words {
    chosen().language.words()
}

/// The language that the command line asks for.
pub(super) fn asked() -> Option<Language> {
    chosen().asked
}

/// The language that counts where nothing is asked for or kept.
pub(super) fn locale() -> Language {
    chosen().locale
}

/// What the environment says of language, the first that says something. The console of Linux
/// has no Chinese characters.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)?;
    let language = Language::of_locale(&locale)?;
    (language == Language::English || set("TERM").as_deref() != Some("linux")).then_some(language)
}

#[cfg(test)]
mod tests {
    use super::of_system;
    use crate::wording::Language::{self, English, Simplified, Traditional};

    fn of(environment: &[(&str, &str)]) -> Option<Language> {
        of_system(|name| {
            let mut known = environment.iter();
            let (_, value) = known.find(|(known, _)| *known == name)?;
            Some((*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_is_set_tells_the_language() {
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[("LANG", "zh_CN.UTF-8")]), Some(Simplified));
        let messages = ("LC_MESSAGES", "zh_TW.UTF-8");
        assert_eq!(of(&[("LANG", "en_GB.UTF-8"), messages]), Some(Traditional));
        assert_eq!(of(&[("LC_ALL", "en_GB"), messages]), Some(English));
        assert_eq!(of(&[("LC_ALL", "C"), messages]), None);
        assert_eq!(of(&[("LC_ALL", ""), messages]), Some(Traditional));
    }

    #[test]
    fn the_console_of_linux_is_not_spoken_to_in_chinese() {
        let console = ("TERM", "linux");
        assert_eq!(of(&[("LANG", "zh_CN.UTF-8"), console]), None);
        assert_eq!(of(&[("LANG", "en_US.UTF-8"), console]), Some(English));
    }
}
