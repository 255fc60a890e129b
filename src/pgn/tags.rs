//! The tag pairs of a game: the seven that each game has, and any others.

use std::mem;

/// The names of the Seven Tag Roster, in their order (PGN standard 8.1.1), and
/// what stands there when nothing is known.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tag pairs in the order in which they were given; no name twice.
///
/// Names and values lie in one text, so that the tags of a hundred thousand
/// games can be held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    text: String,
    /// Where each name and each value ends.
    ends: Vec<(usize, usize)>,
}

impl Tags {
    /// No tags at all.
    pub const fn new() -> Tags {
        Tags {
            text: String::new(),
            ends: Vec::new(),
        }
    }

    /// The value of the tag with exactly this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut pairs = self.iter();
        pairs.find(|&(own, _)| own == name).map(|(_, value)| value)
    }

    /// The same, else the value of a tag whose name differs in case only:
    /// `Setup` and `Fen` are common.
    pub fn get_any_case(&self, name: &str) -> Option<&str> {
        let any_case = || {
            let mut pairs = self.iter();
            pairs.find(|(own, _)| own.eq_ignore_ascii_case(name))
        };
        self.get(name)
            .or_else(|| any_case().map(|(_, value)| value))
    }

    /// Gives a tag a value, in its old place if it is there already.
    pub fn set(&mut self, name: &str, value: &str) {
        if self.get(name).is_none() {
            return self.push(name, value);
        }
        let old = mem::take(self);
        for (own, given) in old.iter() {
            self.push(own, if own == name { value } else { given });
        }
    }

    /// Adds a tag whose name is new.
    pub(super) fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let name_end = self.text.len();
        self.text.push_str(value);
        self.ends.push((name_end, self.text.len()));
    }

    /// Gives back the memory that was kept for more tags.
    pub(super) fn shrink(&mut self) {
        self.text.shrink_to_fit();
        self.ends.shrink_to_fit();
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        let old = mem::take(self);
        let kept = old.iter().filter(|&(own, _)| own != name);
        kept.for_each(|(own, value)| self.push(own, value));
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut start = 0;
        self.ends.iter().map(move |&(name_end, end)| {
            let pair = (&self.text[start..name_end], &self.text[name_end..end]);
            start = end;
            pair
        })
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}
