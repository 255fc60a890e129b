//! What is typed while a position is set up, understood as another set-up.

use crate::notation::fen::{self, Field, Reading};
use crate::practice::Random;
use crate::rules::{Bitboard, Color, Piece, Position, Rank, Setup, Square, Variant, chess960};
use crate::wording::SetupFault;

/// The set-up that a text makes of another one. All of the text counts, or nothing of it.
///
/// `seed` decides what is drawn by lot.
pub(super) fn read(text: &str, setup: &Setup, seed: u64) -> Result<Setup, SetupFault> {
    if is_fen(text) {
        return whole(text, Variant::Standard);
    }
    let mut setup = setup.clone();
    let separators = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    let mut words = text
        .split(separators)
        .filter(|word| !word.is_empty())
        .peekable();
    while let Some(word) = words.next() {
        match word.to_lowercase().as_str() {
            "white" | "w" => turn(&mut setup, Color::White),
            "black" | "b" => turn(&mut setup, Color::Black),
            "empty" | "clear" => setup = Setup::empty(),
            "start" | "initial" => setup = Position::initial().setup(),
            "mirror" => setup = mirrored(&setup),
            "castling" => setup = field(&setup, Field::Castling, after(&mut words, "castling")?)?,
            "ep" => setup = field(&setup, Field::EnPassant, after(&mut words, "ep")?)?,
            "halfmoves" => {
                setup = field(&setup, Field::Halfmoves, after(&mut words, "halfmoves")?)?;
            }
            "move" => setup = field(&setup, Field::Fullmoves, after(&mut words, "move")?)?,
            "chess960" => {
                let number = words.next_if(|word| word.starts_with(|c: char| c.is_ascii_digit()));
                setup = start(number, seed)?;
            }
            _ => man(&mut setup, word)?,
        }
    }
    Ok(setup)
}

/// Whether a text can only be meant as a FEN.
pub(super) fn is_fen(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.matches('/').count() >= 2
}

fn whole(text: &str, variant: Variant) -> Result<Setup, SetupFault> {
    let (setup, mistakes) = fen::parse(text, Reading::Lenient, variant);
    if mistakes.is_empty() {
        Ok(setup)
    } else {
        Err(SetupFault::Fen(mistakes))
    }
}

fn after<'t>(
    words: &mut impl Iterator<Item = &'t str>,
    word: &'static str,
) -> Result<&'t str, SetupFault> {
    words.next().ok_or(SetupFault::Incomplete(word))
}

/// The set-up with another text in one field of its FEN.
fn field(setup: &Setup, field: Field, text: &str) -> Result<Setup, SetupFault> {
    let written = fen::write_setup(setup);
    let mut fields: Vec<&str> = written.split(' ').collect();
    let place = match field {
        Field::Castling => 2,
        Field::EnPassant => 3,
        Field::Halfmoves => 4,
        _ => 5,
    };
    if let Some(field) = fields.get_mut(place) {
        *field = text;
    }
    whole(&fields.join(" "), setup.variant)
}

/// A pawn that has just moved is then no longer the other side's.
fn turn(setup: &mut Setup, color: Color) {
    if setup.turn != color {
        setup.turn = color;
        setup.en_passant = None;
    }
}

/// Puts a man (`Ke1`), takes one off (`xe4`) or moves one (`e2e4`).
fn man(setup: &mut Setup, word: &str) -> Result<(), SetupFault> {
    let unknown = || SetupFault::Unknown(word.to_owned());
    let squares = |text: &str| text.to_ascii_lowercase().parse::<Square>().ok();
    if let Some(square) = squares(word) {
        return Err(SetupFault::WhichMan(square));
    }
    let moved = word.get(..2).and_then(squares);
    if let Some(from) = moved {
        let to = word[2..].trim_start_matches(['-', '–', 'x']);
        let to = squares(to).ok_or_else(unknown)?;
        let piece = setup.piece_at(from).ok_or(SetupFault::NothingThere(from))?;
        setup.put(from, None);
        setup.put(to, Some(piece));
        return Ok(());
    }
    let mut letters = word.chars();
    let letter = letters.next().ok_or_else(unknown)?;
    let square = squares(letters.as_str().trim_start_matches('@')).ok_or_else(unknown)?;
    let piece = match letter {
        'x' | '-' | '–' => {
            setup
                .piece_at(square)
                .ok_or(SetupFault::NothingThere(square))?;
            None
        }
        letter => Some(Piece::from_fen_letter(letter).ok_or_else(unknown)?),
    };
    setup.put(square, piece);
    Ok(())
}

/// A start of Chess960, by its number or by lot.
fn start(number: Option<&str>, seed: u64) -> Result<Setup, SetupFault> {
    let Some(text) = number else {
        let lot = Random::new(seed).below(960);
        let start = u16::try_from(lot).ok().and_then(chess960);
        return Ok(start.unwrap_or_else(|| Position::initial().setup()));
    };
    let start = text.parse().ok().and_then(chess960);
    start.ok_or_else(|| SetupFault::NoSuchStart(text.to_owned()))
}

/// Black has the mirror image of White's men and rights. If that is a start of Chess960, it
/// is one with all its rights, so that a first rank drawn with dice can be put in by hand.
fn mirrored(setup: &Setup) -> Setup {
    let mut mirror = setup.clone();
    mirror.en_passant = None;
    for square in setup.color(Color::Black) {
        mirror.put(square, None);
    }
    for square in setup.color(Color::White) {
        let man = setup.piece_at(square).map(|piece| Piece {
            color: Color::Black,
            ..piece
        });
        mirror.put(square.flip(), man);
    }
    let own = setup.castling & Bitboard::rank(Rank::FIRST);
    mirror.castling = own
        .into_iter()
        .flat_map(|rook| [rook, rook.flip()])
        .collect();
    let mut starts = (0..960).filter_map(chess960);
    let same_men = |start: &Setup| {
        Square::all().all(|square| start.piece_at(square) == mirror.piece_at(square))
    };
    starts.find(same_men).unwrap_or(mirror)
}
