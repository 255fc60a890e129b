//! What is looked for among the games of a file: players, openings, results, a position.

use crate::notation::fen::{self, FenError, Reading};
use crate::openings;
use crate::pgn::{Marker, PgnGame, Tags, play_or_pass};
use crate::rules::{Color, Position, PositionKey, Variant};

/// What is looked for; a game has to meet all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    terms: Vec<Term>,
    /// As it was typed.
    text: String,
}

/// Why a text asks for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueryError {
    /// There is nothing in it, or nothing behind a field.
    Empty,
    /// A result cannot be read.
    Result(String),
    /// A position cannot be read.
    Position(FenError),
}

/// A single condition.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Term {
    /// These words stand in the name of that player, or of any.
    Player(Option<Color>, Words),
    /// These words stand in the name of the event or the place.
    Event(Words),
    Result(Marker),
    Opening(Words),
    /// The main line reaches this position.
    Position(PositionKey),
    /// This word stands anywhere in the tags or in the name of the opening.
    Anywhere(Words),
}

/// Words without capitals and accents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Words {
    words: Vec<String>,
    /// Whether a name of an opening has them all.
    name_openings: bool,
}

/// What a condition is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Player(Option<Color>),
    Event,
    Result,
    Opening,
}

/// What the tags alone tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The game is meant.
    Yes,
    /// It is not.
    No,
    /// Its moves have to be looked at.
    Moves,
}

impl Words {
    fn of(text: &str) -> Words {
        let folded = openings::folded(text);
        let words: Vec<String> = folded.split_whitespace().map(str::to_owned).collect();
        let all_in = |name: &str| all_in(&words, &openings::folded(name));
        let name_openings = is_code(&words) || openings::all().any(|line| all_in(line.name));
        Words {
            words,
            name_openings,
        }
    }

    fn stand_in(&self, text: &str) -> bool {
        all_in(&self.words, &openings::folded(text))
    }

    /// Whether they mean an opening with this code and name.
    fn mean(&self, eco: &str, name: &str) -> bool {
        let begins = |code: &String| eco.to_lowercase().starts_with(code.as_str());
        match &self.words[..] {
            [code] if is_code(&self.words) => begins(code),
            _ => !name.is_empty() && self.stand_in(name),
        }
    }
}

fn all_in(words: &[String], text: &str) -> bool {
    words.iter().all(|word| text.contains(word.as_str()))
}

/// Whether the only word is a code of an opening, or the beginning of one.
fn is_code(words: &[String]) -> bool {
    match words {
        [word] => match word.as_bytes() {
            [b'a'..=b'e', digits @ ..] => {
                (1..=2).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit)
            }
            _ => false,
        },
        _ => false,
    }
}

impl Query {
    /// Reads what is asked for; a position that is not spelt out is the one shown.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str, shown: &Position) -> Result<Query, QueryError> {
        let mut terms = Vec::new();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            if word.eq_ignore_ascii_case("position") {
                let fen: Vec<&str> = words.by_ref().collect();
                terms.push(Term::Position(position(&fen.join(" "), shown)?));
            } else if let Some(field) = field(word) {
                // What stands first behind the name of a field is never another one.
                let mut value: Vec<&str> = words.next().into_iter().collect();
                while let Some(word) = words.next_if(|word| field_or_position(word)) {
                    value.push(word);
                }
                terms.push(term(field, &value.join(" "))?);
            } else {
                let result = Marker::read(word).filter(|marker| *marker != Marker::Unknown);
                terms.push(match result {
                    Some(result) => Term::Result(result),
                    None => Term::Anywhere(Words::of(word)),
                });
            }
        }
        if terms.is_empty() {
            return Err(QueryError::Empty);
        }
        Ok(Query {
            terms,
            text: text.trim().to_owned(),
        })
    }

    /// The text as it was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the moves of games have to be read for it.
    pub fn needs_moves(&self) -> bool {
        self.terms.iter().any(|term| match term {
            Term::Position(_) => true,
            Term::Opening(words) | Term::Anywhere(words) => words.name_openings,
            Term::Player(..) | Term::Event(_) | Term::Result(_) => false,
        })
    }

    /// Whether a game is meant, as far as its tags and its result tell.
    pub fn judge_tags(&self, tags: &Tags, result: Marker) -> Verdict {
        let verdicts = self.terms.iter().map(|term| term.judge_tags(tags, result));
        verdicts.fold(Verdict::Yes, |all, next| match (all, next) {
            (Verdict::No, _) | (_, Verdict::No) => Verdict::No,
            (Verdict::Moves, _) | (_, Verdict::Moves) => Verdict::Moves,
            _ => Verdict::Yes,
        })
    }

    /// Whether a game is meant.
    pub fn judge(&self, game: &PgnGame) -> bool {
        match self.judge_tags(&game.tags, game.result) {
            Verdict::Yes => true,
            Verdict::No => false,
            Verdict::Moves => {
                let positions = positions(game);
                let start = game.start.unwrap_or_default();
                let opening = openings::of_game(&start, positions.iter());
                let met = |term: &Term| match term.judge_tags(&game.tags, game.result) {
                    Verdict::Yes => true,
                    Verdict::No => false,
                    Verdict::Moves => term.judge_moves(&start, &positions, opening),
                };
                self.terms.iter().all(met)
            }
        }
    }
}

impl Term {
    fn judge_tags(&self, tags: &Tags, result: Marker) -> Verdict {
        let tag = |name| tags.get_any_case(name).unwrap_or_default();
        let yes = match self {
            Term::Player(Some(color), words) => words.stand_in(tag(side(*color))),
            Term::Player(None, words) => Color::ALL
                .into_iter()
                .any(|color| words.stand_in(tag(side(color)))),
            Term::Event(words) => words.stand_in(&format!("{} {}", tag("Event"), tag("Site"))),
            Term::Result(wanted) => *wanted == result,
            Term::Position(_) => return Verdict::Moves,
            Term::Opening(words) => {
                return words.judge(words.mean(tag("ECO"), &named_opening(tags)));
            }
            Term::Anywhere(words) => {
                let fields = ["White", "Black", "Event", "Site", "Date"];
                let in_tags = fields.into_iter().any(|name| words.stand_in(tag(name)));
                return words.judge(in_tags || words.mean(tag("ECO"), &named_opening(tags)));
            }
        };
        if yes { Verdict::Yes } else { Verdict::No }
    }

    fn judge_moves(
        &self,
        start: &Position,
        positions: &[Position],
        opening: Option<openings::Opening>,
    ) -> bool {
        match self {
            Term::Position(key) => {
                let mut all = std::iter::once(start).chain(positions);
                all.any(|position| position.key() == *key)
            }
            Term::Opening(words) | Term::Anywhere(words) => {
                opening.is_some_and(|opening| words.mean(opening.eco, opening.name))
            }
            _ => false,
        }
    }
}

impl Words {
    /// What the tags tell where the moves may tell more.
    const fn judge(&self, in_tags: bool) -> Verdict {
        match (in_tags, self.name_openings) {
            (true, _) => Verdict::Yes,
            (false, true) => Verdict::Moves,
            (false, false) => Verdict::No,
        }
    }
}

/// The name of the opening that the tags tell.
fn named_opening(tags: &Tags) -> String {
    let parts = ["Opening", "Variation"].map(|name| tags.get(name).unwrap_or_default());
    parts.join(" ").trim().to_owned()
}

/// The positions after the moves of the main line.
fn positions(game: &PgnGame) -> Vec<Position> {
    let after = |(node, before)| play_or_pass(&before, game.tree.mv(node));
    game.main_line().map_while(after).collect()
}

/// The position of a FEN, which may lack its counters; without one that which is shown.
fn position(fen: &str, shown: &Position) -> Result<PositionKey, QueryError> {
    if fen.is_empty() {
        return Ok(shown.key());
    }
    let read = fen::read(fen, Reading::Lenient, Variant::Standard);
    let (position, _) = read.map_err(QueryError::Position)?;
    Ok(position.key())
}

fn field(word: &str) -> Option<Field> {
    Some(match word.to_ascii_lowercase().as_str() {
        "player" => Field::Player(None),
        "white" => Field::Player(Some(Color::White)),
        "black" => Field::Player(Some(Color::Black)),
        "event" | "site" => Field::Event,
        "result" => Field::Result,
        "opening" | "eco" => Field::Opening,
        _ => return None,
    })
}

/// Whether a word goes on with the value of a field: it is no field itself.
fn field_or_position(word: &str) -> bool {
    field(word).is_none() && !word.eq_ignore_ascii_case("position") && Marker::read(word).is_none()
}

fn term(field: Field, value: &str) -> Result<Term, QueryError> {
    if value.is_empty() {
        return Err(QueryError::Empty);
    }
    Ok(match field {
        Field::Player(color) => Term::Player(color, Words::of(value)),
        Field::Event => Term::Event(Words::of(value)),
        Field::Opening => Term::Opening(Words::of(value)),
        Field::Result => {
            let drawn = value.eq_ignore_ascii_case("draw").then_some(Marker::Draw);
            let result = drawn.or_else(|| Marker::read(value));
            Term::Result(result.ok_or_else(|| QueryError::Result(value.to_owned()))?)
        }
    })
}

/// The tag with the name of a side's player.
const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

#[cfg(test)]
mod tests {
    use super::{Query, QueryError};
    use crate::pgn::Reader;
    use crate::rules::Position;

    const GAME: &str = "[Event \"Spring Open\"]\n[Site \"Graz\"]\n[Date \"1987.04.02\"]\n\
        [White \"Müller, Anna\"]\n[Black \"White, Bo\"]\n[Result \"1-0\"]\n\n\
        1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 1-0";

    fn finds(text: &str) -> bool {
        let query = Query::read(text, &Position::initial()).expect(text);
        let game = Reader::new(GAME.as_bytes())
            .next()
            .expect("one")
            .expect("read");
        query.judge(&game)
    }

    #[test]
    fn games_are_found_by_players_openings_results_and_positions() {
        for text in [
            "muller",
            "MÜLLER anna",
            "white müller",
            "black white",
            "player white",
            "1-0",
            "result 1-0 player anna",
            "graz 1987",
            "event spring open",
            "sicilian",
            "najdorf",
            "B90",
            "B9",
            "opening sicilian najdorf",
            "anna najdorf 1-0",
            "position",
            "position rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "position rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq",
            "anna position",
        ] {
            assert!(finds(text), "{text}");
        }
        for text in [
            "white bo",
            "black anna",
            "0-1",
            "result draw",
            "french",
            "B91",
            "opening müller",
            "event anna",
            "anna french",
            "position 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ] {
            assert!(!finds(text), "{text}");
        }
    }

    #[test]
    fn what_asks_for_nothing_is_told() {
        let read = |text| Query::read(text, &Position::initial()).expect_err(text);
        assert_eq!(read(""), QueryError::Empty);
        assert_eq!(read("white"), QueryError::Empty);
        assert_eq!(read("result 2-0"), QueryError::Result("2-0".to_owned()));
        assert!(matches!(read("position what"), QueryError::Position(_)));
    }

    #[test]
    fn moves_are_read_only_where_they_can_tell_something() {
        let needs = |text| {
            Query::read(text, &Position::initial())
                .expect(text)
                .needs_moves()
        };
        for text in ["position", "sicilian", "opening B90", "1-0 najdorf"] {
            assert!(needs(text), "{text}");
        }
        for text in ["zyxwv", "white carlsen", "1-0", "event open"] {
            assert!(!needs(text), "{text}");
        }
    }
}
