//! The letters that name the men, language by language.
//!
//! Players may use their own language (Appendix C.2 and C.3 of the Laws). One
//! set is chosen and then serves reading and writing; it is never guessed,
//! for the same letter is a king here and a rook there. Figurines are read
//! whatever the set.

use std::str::FromStr;

use crate::rules::Role;

/// A set of letters for the men.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// K Q R B N, as in files.
    #[default]
    English,
    /// K D T L S.
    German,
    /// R D T F C.
    French,
    /// R D T A C.
    Spanish,
    /// R D T A C.
    Italian,
    /// R D T B C.
    Portuguese,
    /// K D T L P.
    Dutch,
    /// K H W G S.
    Polish,
    /// Кр Ф Л С К.
    Russian,
    /// 王后车象马, or the English letters.
    ChineseSimplified,
    /// 王后車象馬, or the English letters.
    ChineseTraditional,
}

impl Letters {
    /// All sets, the English one first.
    pub const ALL: [Letters; 11] = [
        Letters::English,
        Letters::German,
        Letters::French,
        Letters::Spanish,
        Letters::Italian,
        Letters::Portuguese,
        Letters::Dutch,
        Letters::Polish,
        Letters::Russian,
        Letters::ChineseSimplified,
        Letters::ChineseTraditional,
    ];

    /// The name by which the set is chosen: a language code.
    pub const fn code(self) -> &'static str {
        match self {
            Letters::English => "en",
            Letters::German => "de",
            Letters::French => "fr",
            Letters::Spanish => "es",
            Letters::Italian => "it",
            Letters::Portuguese => "pt",
            Letters::Dutch => "nl",
            Letters::Polish => "pl",
            Letters::Russian => "ru",
            Letters::ChineseSimplified => "zh-Hans",
            Letters::ChineseTraditional => "zh-Hant",
        }
    }

    /// The names of the men, pawn to king. The pawn's is read, never written;
    /// Dutch has none, since its `P` is the knight.
    const fn men(self) -> [&'static str; 6] {
        match self {
            Letters::English => ["P", "N", "B", "R", "Q", "K"],
            Letters::German => ["B", "S", "L", "T", "D", "K"],
            Letters::French => ["P", "C", "F", "T", "D", "R"],
            Letters::Spanish | Letters::Italian => ["P", "C", "A", "T", "D", "R"],
            Letters::Portuguese => ["P", "C", "B", "T", "D", "R"],
            Letters::Dutch => ["", "P", "L", "T", "D", "K"],
            Letters::Polish => ["P", "S", "G", "W", "H", "K"],
            Letters::Russian => ["П", "К", "С", "Л", "Ф", "Кр"],
            Letters::ChineseSimplified => ["兵", "马", "象", "车", "后", "王"],
            Letters::ChineseTraditional => ["兵", "馬", "象", "車", "后", "王"],
        }
    }

    /// How a man is written; nothing for a pawn.
    pub const fn of(self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            _ => self.men()[role.index()],
        }
    }

    /// The sets whose names of men are read when this one is chosen.
    fn read_as(self) -> &'static [Letters] {
        match self {
            Letters::ChineseSimplified | Letters::ChineseTraditional => &[
                Letters::ChineseSimplified,
                Letters::ChineseTraditional,
                Letters::English,
            ],
            Letters::English => &[Letters::English],
            Letters::German => &[Letters::German],
            Letters::French => &[Letters::French],
            Letters::Spanish => &[Letters::Spanish],
            Letters::Italian => &[Letters::Italian],
            Letters::Portuguese => &[Letters::Portuguese],
            Letters::Dutch => &[Letters::Dutch],
            Letters::Polish => &[Letters::Polish],
            Letters::Russian => &[Letters::Russian],
        }
    }

    /// The man named where a text begins, and by how many characters.
    ///
    /// Small letters are taken only when `any_case` says so, and those that
    /// also name a file only in the English set.
    pub(super) fn role_at(self, text: &[char], any_case: bool) -> Option<(Role, usize)> {
        let first = *text.first()?;
        if let Some(role) = figurine_role(first) {
            return Some((role, 1));
        }
        let named = |set: Letters| {
            let may_fold = any_case && (set == Letters::English || !names_file(first));
            // Kings first: the Russian one has two letters and begins as the knight.
            let mut roles = Role::ALL.into_iter().rev();
            roles.find_map(|role| {
                let name = set.men()[role.index()];
                begins_with(text, name, may_fold).map(|length| (role, length))
            })
        };
        self.read_as().iter().find_map(|&set| named(set))
    }
}

/// Whether a letter is small and names a file.
const fn names_file(letter: char) -> bool {
    matches!(letter, 'a'..='h')
}

/// The length of a name in characters, if a text begins with it.
fn begins_with(text: &[char], name: &str, any_case: bool) -> Option<usize> {
    let same = |(written, letter): (&char, char)| {
        *written == letter || any_case && written.to_lowercase().eq(letter.to_lowercase())
    };
    let length = name.chars().count();
    let fits = length > 0 && text.len() >= length && text.iter().zip(name.chars()).all(same);
    fits.then_some(length)
}

/// The kind of man a figurine shows, whichever side's glyph it is.
const fn figurine_role(glyph: char) -> Option<Role> {
    match glyph {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}

/// The figurine of a kind of man; nothing for a pawn.
pub(super) const fn figurine(role: Role) -> &'static str {
    match role {
        Role::Pawn => "",
        Role::Knight => "♘",
        Role::Bishop => "♗",
        Role::Rook => "♖",
        Role::Queen => "♕",
        Role::King => "♔",
    }
}

/// Whether a character is a figurine of either side.
pub(super) const fn is_figurine(glyph: char) -> bool {
    figurine_role(glyph).is_some()
}

/// No set of letters has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a letter set is one of en de fr es it pt nl pl ru zh-Hans zh-Hant")]
pub struct ParseLettersError;

impl FromStr for Letters {
    type Err = ParseLettersError;

    /// Reads the code in any case; `zh` alone is the simplified script.
    fn from_str(text: &str) -> Result<Letters, ParseLettersError> {
        if text.eq_ignore_ascii_case("zh") {
            return Ok(Letters::ChineseSimplified);
        }
        let named = |set: &Letters| set.code().eq_ignore_ascii_case(text);
        Letters::ALL
            .into_iter()
            .find(named)
            .ok_or(ParseLettersError)
    }
}
