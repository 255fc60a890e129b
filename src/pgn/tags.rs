//! The tag pairs of a game: the seven that each game has, and any others.

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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// No tags at all.
    pub const fn new() -> Tags {
        Tags { pairs: Vec::new() }
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
        match self.pairs.iter_mut().find(|(own, _)| own == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.push(name, value),
        }
    }

    /// Adds a tag whose name is new.
    pub(super) fn push(&mut self, name: &str, value: &str) {
        self.pairs.push((name.to_owned(), value.to_owned()));
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.pairs.retain(|(own, _)| own != name);
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (&**name, &**value))
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}
