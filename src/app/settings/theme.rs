//! Themes that players write themselves: colours put over those of a built-in theme.

use crate::wording::ThemeColor;

/// A theme that a player wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UserTheme {
    /// Its name.
    pub name: String,
    /// The built-in theme that gives what is not set here; empty for the first there is.
    pub base: String,
    /// Whether it is for terminals with dark text on a light ground, if not as the base.
    pub paper: Option<bool>,
    /// Its own colours as red, green and blue, in the order of [`ThemeKey::ALL`].
    pub colors: Vec<(ThemeColor, [u8; 3])>,
}

/// A key in the table of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThemeKey {
    /// The built-in theme beneath.
    Base,
    /// Whether it is for a light ground.
    Paper,
    /// A colour.
    Color(ThemeColor),
}

impl ThemeKey {
    /// All keys with their spelling.
    pub const ALL: [(&'static str, ThemeKey); 19] = [
        ("base", ThemeKey::Base),
        ("paper", ThemeKey::Paper),
        ("light", ThemeKey::Color(ThemeColor::Light)),
        ("dark", ThemeKey::Color(ThemeColor::Dark)),
        ("white", ThemeKey::Color(ThemeColor::White)),
        ("white-ink", ThemeKey::Color(ThemeColor::WhiteInk)),
        ("black", ThemeKey::Color(ThemeColor::Black)),
        ("black-ink", ThemeKey::Color(ThemeColor::BlackInk)),
        ("last-move", ThemeKey::Color(ThemeColor::LastMove)),
        ("selected", ThemeKey::Color(ThemeColor::Selected)),
        ("target", ThemeKey::Color(ThemeColor::Target)),
        ("check", ThemeKey::Color(ThemeColor::Check)),
        ("cursor", ThemeKey::Color(ThemeColor::Cursor)),
        ("candidate", ThemeKey::Color(ThemeColor::Candidate)),
        ("panel", ThemeKey::Color(ThemeColor::Panel)),
        ("text", ThemeKey::Color(ThemeColor::Text)),
        ("dim", ThemeKey::Color(ThemeColor::Dim)),
        ("accent", ThemeKey::Color(ThemeColor::Accent)),
        ("warning", ThemeKey::Color(ThemeColor::Warning)),
    ];
}

/// A colour of `#` and six hexadecimal digits.
pub(super) fn color(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#')?;
    let plain = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| plain)?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some([red, green, blue])
}
