//! The languages there are, and their names.

use std::str::FromStr;

use super::{Chinese, English, Script, Words};

static ENGLISH: English = English;
static SIMPLIFIED: Chinese = Chinese(Script::Simplified);
static TRADITIONAL: Chinese = Chinese(Script::Traditional);

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Chinese in simplified characters.
    Simplified,
    /// Chinese in traditional characters.
    Traditional,
}

impl Language {
    /// All languages, the first one first.
    pub const ALL: [Language; 3] = [
        Language::English,
        Language::Simplified,
        Language::Traditional,
    ];

    /// Its sentences.
    pub fn words(self) -> &'static dyn Words {
        match self {
            Language::English => &ENGLISH,
            Language::Simplified => &SIMPLIFIED,
            Language::Traditional => &TRADITIONAL,
        }
    }

    /// Its short name, as BCP 47 has it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Simplified => "zh-Hans",
            Language::Traditional => "zh-Hant",
        }
    }

    /// The language of a locale such as `zh_TW.UTF-8`, if it is one of these.
    ///
    /// Chinese is written in UTF-8 here: for a locale that says it has other characters it would
    /// be no Chinese.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let (name, characters) = match locale.split_once('.') {
            Some((name, rest)) => (name, rest.split('@').next().unwrap_or_default()),
            None => (locale.split('@').next().unwrap_or_default(), "utf8"),
        };
        let characters = characters.replace('-', "").to_ascii_lowercase();
        let language = name.parse().ok()?;
        (language == Language::English || characters == "utf8").then_some(language)
    }
}

/// No language of this program has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a name as BCP 47 or a locale has it (`zh-TW`, `zh_Hant_HK`, `en_GB`), or as it is in
    /// the language itself. Chinese of no place and script is simplified.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        match text {
            "English" => return Ok(Language::English),
            "中文" | "简体" | "简体中文" => return Ok(Language::Simplified),
            "繁體" | "繁体" | "繁體中文" | "正體" => return Ok(Language::Traditional),
            _ => {}
        }
        let text = text.to_ascii_lowercase().replace('_', "-");
        let mut parts = text.split('-');
        match parts.next() {
            Some("en") => Ok(Language::English),
            Some("zh") => Ok(parts.find_map(script).unwrap_or(Language::Simplified)),
            _ => Err(UnknownLanguage),
        }
    }
}

/// In which characters Chinese is written, where a part of its name tells.
fn script(part: &str) -> Option<Language> {
    match part {
        "hans" | "cn" | "sg" => Some(Language::Simplified),
        "hant" | "tw" | "hk" | "mo" => Some(Language::Traditional),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Simplified, Traditional};
    use super::{Language, UnknownLanguage};

    #[test]
    fn a_language_is_found_by_each_of_its_names() {
        for (name, language) in [
            ("en", English),
            ("en-GB", English),
            ("zh", Simplified),
            ("ZH", Simplified),
            ("zh-Hans", Simplified),
            ("zh-CN", Simplified),
            ("zh-SG", Simplified),
            ("zh-Hans-HK", Simplified),
            ("简体", Simplified),
            ("zh-Hant", Traditional),
            ("zh-TW", Traditional),
            ("zh_HK", Traditional),
            ("zh-MO", Traditional),
            ("繁體", Traditional),
        ] {
            assert_eq!(name.parse(), Ok(language), "{name}");
        }
        for name in ["", "de", "zhh", "english", "C"] {
            assert_eq!(name.parse::<Language>(), Err(UnknownLanguage), "{name}");
        }
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
    }

    #[test]
    fn a_locale_tells_language_and_characters() {
        for (locale, language) in [
            ("zh_CN.UTF-8", Some(Simplified)),
            ("zh_TW.utf8", Some(Traditional)),
            ("zh_HK", Some(Traditional)),
            ("zh_SG.UTF-8@pinyin", Some(Simplified)),
            ("zh_CN.GB18030", None),
            ("zh_TW.Big5", None),
            ("en_US.ISO-8859-1", Some(English)),
            ("de_DE.UTF-8", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
