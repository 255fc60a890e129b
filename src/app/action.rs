//! Everything a player can ask for, with its keys and its word: one table.
//!
//! The help screen, the hints, the completion of words and the check for
//! clashing keys are made from [`ACTIONS`]. What an action does is said by
//! the wording layer in one line.

use super::event::{Key, KeyPress};
pub use crate::wording::Action;

/// What an action can be asked for with.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The action.
    pub action: Action,
    /// The keys, the usual one first.
    pub keys: &'static [KeyPress],
    /// The word typed after a colon (or alone, where no move could be meant).
    pub word: Option<&'static str>,
    /// What may follow the word, as the help shows it.
    pub argument: &'static str,
    /// Whether it means nothing where the program talks by lines.
    pub needs_screen: bool,
}

const fn plain(key: Key) -> KeyPress {
    KeyPress {
        key,
        ctrl: false,
        alt: false,
    }
}

const fn entry(
    action: Action,
    keys: &'static [KeyPress],
    word: Option<&'static str>,
    argument: &'static str,
) -> Entry {
    Entry {
        action,
        keys,
        word,
        argument,
        needs_screen: false,
    }
}

/// An action that is only about what is seen.
const fn on_screen(entry: Entry) -> Entry {
    Entry {
        needs_screen: true,
        ..entry
    }
}

/// All actions, in the order in which the help shows them.
pub const ACTIONS: &[Entry] = &[
    entry(Action::Submit, &[plain(Key::Enter)], None, ""),
    entry(Action::Complete, &[plain(Key::Tab)], None, ""),
    entry(
        Action::Arrows,
        &[
            plain(Key::Left),
            plain(Key::Right),
            plain(Key::Up),
            plain(Key::Down),
        ],
        None,
        "",
    ),
    entry(Action::LetGo, &[plain(Key::Esc)], None, ""),
    entry(Action::Back, &[plain(Key::PageUp)], Some("back"), ""),
    entry(Action::Forward, &[plain(Key::PageDown)], Some("next"), ""),
    entry(
        Action::ToStart,
        &[KeyPress::ctrl(Key::Home)],
        Some("start"),
        "",
    ),
    entry(Action::ToEnd, &[KeyPress::ctrl(Key::End)], Some("end"), ""),
    on_screen(entry(
        Action::Settings,
        &[plain(Key::F(3))],
        Some("settings"),
        "",
    )),
    entry(Action::Flip, &[plain(Key::F(4))], Some("flip"), ""),
    entry(Action::View, &[], Some("view"), "white|black|mover|face"),
    entry(
        Action::NotationPage,
        &[plain(Key::F(2))],
        Some("notation?"),
        "",
    ),
    entry(Action::Notation, &[], Some("notation"), "STYLE"),
    entry(Action::Pieces, &[], Some("pieces"), "drawn|unicode|letters"),
    on_screen(entry(Action::Theme, &[], Some("theme"), "NAME")),
    entry(
        Action::Language,
        &[],
        Some("lang"),
        "en|zh-Hans|zh-Hant|auto",
    ),
    on_screen(entry(
        Action::Coordinates,
        &[],
        Some("coordinates"),
        "outside|inside|hidden",
    )),
    entry(Action::Blindfold, &[], Some("blindfold"), "off|men|board"),
    entry(Action::Moves, &[], Some("moves"), "[SQUARE]"),
    entry(Action::Board, &[], Some("board"), ""),
    entry(Action::Men, &[], Some("men"), "[SIDE] [KIND]"),
    entry(Action::What, &[], Some("what"), "SQUARE|FILE|RANK"),
    entry(Action::Last, &[], Some("last"), "[N]"),
    entry(Action::Clocks, &[], Some("clocks"), ""),
    entry(Action::Say, &[], Some("say"), ""),
    entry(Action::Sheet, &[plain(Key::F(5))], Some("sheet"), "[FILE]"),
    entry(Action::Openings, &[], Some("openings"), "[NAME|CODE|MOVES]"),
    entry(Action::Fen, &[], Some("fen"), ""),
    entry(Action::Pgn, &[], Some("pgn"), ""),
    entry(Action::Save, &[], Some("save"), "[FILE]"),
    entry(Action::TakeBack, &[], Some("takeback"), ""),
    entry(Action::Draw, &[], Some("draw"), ""),
    entry(Action::Accept, &[], Some("accept"), ""),
    entry(Action::Decline, &[], Some("decline"), ""),
    entry(Action::Claim, &[], Some("claim"), "[MOVE]"),
    entry(Action::Flag, &[], Some("flag"), ""),
    entry(Action::Press, &[], Some("press"), ""),
    entry(Action::Resign, &[], Some("resign"), ""),
    entry(Action::Sign, &[], Some("sign"), ""),
    entry(Action::Mate, &[], Some("mate"), ""),
    entry(Action::Adjust, &[], Some("adjust"), ""),
    entry(Action::Pause, &[], Some("pause"), ""),
    entry(Action::Resume, &[], Some("resume"), "[GAME]"),
    entry(Action::Swap, &[], Some("swap"), ""),
    entry(Action::Arbiter, &[], Some("arbiter"), "[…]"),
    entry(Action::Time, &[], Some("time"), "SIDE M:SS"),
    entry(Action::New, &[], Some("new"), "[FEN]"),
    entry(Action::Rematch, &[], Some("rematch"), ""),
    entry(
        Action::Practice,
        &[],
        Some("practice"),
        "[DRILL] [SKILL]|progress",
    ),
    entry(Action::SetUp, &[], Some("setup"), "[FEN]"),
    entry(Action::Review, &[], Some("review"), "[FILE]"),
    entry(Action::Variation, &[], Some("variation"), "[N]"),
    entry(Action::Leave, &[], Some("leave"), ""),
    entry(Action::Autoplay, &[], Some("autoplay"), "[SECONDS|off]"),
    entry(Action::List, &[], Some("list"), "[ROW]"),
    entry(Action::Game, &[], Some("game"), "N|next|back"),
    entry(
        Action::Find,
        &[],
        Some("find"),
        "[white|black|opening|result|position] …",
    ),
    entry(Action::PlayOn, &[], Some("play"), ""),
    entry(Action::Stop, &[], Some("stop"), ""),
    entry(Action::Laws, &[], Some("laws"), "[TOPIC]"),
    entry(Action::Why, &[plain(Key::F(6))], Some("why"), ""),
    on_screen(entry(Action::Mouse, &[], Some("mouse"), "")),
    entry(Action::Help, &[plain(Key::F(1))], Some("help"), ""),
    on_screen(entry(Action::Menu, &[plain(Key::F(7))], Some("menu"), "")),
    entry(Action::Redraw, &[KeyPress::ctrl(Key::Char('l'))], None, ""),
    entry(
        Action::Quit,
        &[KeyPress::ctrl(Key::Char('c'))],
        Some("quit"),
        "",
    ),
];

/// The action of a key.
pub fn of_key(press: KeyPress) -> Option<Action> {
    let entry = ACTIONS.iter().find(|entry| entry.keys.contains(&press))?;
    Some(entry.action)
}

/// Words that chess players have for what another word here asks for.
const ALIASES: &[(&str, &str)] = &[("j'adoube", "adjust"), ("j’adoube", "adjust")];

/// The entry whose word this is, or that players call so.
pub fn of_word(word: &str) -> Option<&'static Entry> {
    let alias = ALIASES.iter().find(|(alias, _)| *alias == word);
    let word = alias.map_or(word, |(_, word)| word);
    ACTIONS.iter().find(|entry| entry.word == Some(word))
}

/// Whether an action means nothing where the program talks by lines.
pub fn needs_screen(action: Action) -> bool {
    ACTIONS
        .iter()
        .any(|entry| entry.action == action && entry.needs_screen)
}

/// The entries whose words begin so, in the order of the table.
pub fn words_beginning(prefix: &str) -> impl Iterator<Item = &'static Entry> {
    let begins = move |entry: &&Entry| entry.word.is_some_and(|word| word.starts_with(prefix));
    ACTIONS.iter().filter(begins)
}

#[cfg(test)]
mod tests {
    use super::{ACTIONS, Key};
    use std::collections::HashSet;

    #[test]
    fn no_key_and_no_word_means_two_things() {
        let mut keys = HashSet::new();
        let mut words = HashSet::new();
        for entry in ACTIONS {
            assert!(
                entry.keys.iter().all(|key| keys.insert(*key)),
                "{:?}",
                entry.action
            );
            assert!(
                entry.word.is_none_or(|word| words.insert(word)),
                "{:?}",
                entry.action
            );
            assert!(
                entry.word.is_some() || !entry.keys.is_empty(),
                "{:?} can be asked for",
                entry.action
            );
        }
    }

    #[test]
    fn no_printable_key_is_a_shortcut() {
        let printable = |press: &super::KeyPress| matches!(press.key, Key::Char(_)) && !press.ctrl;
        assert!(
            ACTIONS
                .iter()
                .flat_map(|entry| entry.keys)
                .all(|press| !printable(press))
        );
    }
}
