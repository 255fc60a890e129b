//! Reading the six fields.

use super::{Field, Mistake, Problem, Reading};
use crate::rules::{
    Bitboard, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square, Variant,
};

/// What a FEN says, as far as it can be made out, and all that is wrong with its text.
///
/// `variant` tells how `KQkq` is to be understood; rook files (`HAha`) always
/// mean the rooks on those files.
pub fn parse(text: &str, reading: Reading, variant: Variant) -> (Setup, Vec<Mistake>) {
    let mut reader = Reader {
        setup: Setup::empty(),
        strict: reading == Reading::Strict,
        mistakes: Vec::new(),
    };
    reader.setup.variant = variant;
    reader.line(text);
    (reader.setup, reader.mistakes)
}

struct Reader {
    setup: Setup,
    strict: bool,
    mistakes: Vec<Mistake>,
}

impl Reader {
    fn mistake(&mut self, field: Field, problem: Problem, culprit: &str) {
        self.mistakes.push(Mistake {
            field,
            problem,
            culprit: culprit.to_owned(),
        });
    }

    fn line(&mut self, text: &str) {
        if text.trim().is_empty() {
            return self.mistake(Field::Whole, Problem::Empty, text);
        }
        let spaced = text.trim().contains(char::is_whitespace);
        let fields: Vec<&str> = if !spaced && text.contains('_') && !self.strict {
            // The form that stands in the address of a web page.
            text.trim().split('_').collect()
        } else {
            text.split_whitespace().collect()
        };
        if self.strict && fields.join(" ") != text {
            self.mistake(Field::Whole, Problem::Spacing, text);
        }
        let field = |index: usize| fields.get(index).copied();
        self.placement(fields[0]);
        self.optional(Field::Turn, field(1), Reader::turn);
        self.optional(Field::Castling, field(2), Reader::castling);
        self.optional(Field::EnPassant, field(3), Reader::en_passant);
        self.optional(Field::Halfmoves, field(4), Reader::halfmoves);
        self.optional(Field::Fullmoves, field(5), Reader::fullmoves);
        if let Some(extra) = field(6) {
            self.mistake(Field::Fullmoves, Problem::Extra, extra);
        }
    }

    fn optional(&mut self, field: Field, text: Option<&str>, read: fn(&mut Reader, &str)) {
        match text {
            Some(text) => read(self, text),
            None if self.strict => self.mistake(field, Problem::Missing, ""),
            None => {}
        }
    }

    fn placement(&mut self, text: &str) {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != 8 {
            self.mistake(Field::Placement, Problem::RankCount(rows.len()), text);
        }
        for (rank, row) in Rank::all().rev().zip(rows) {
            self.row(rank, row);
        }
    }

    fn row(&mut self, rank: Rank, row: &str) {
        let mut squares = 0_usize;
        let mut after_digit = false;
        for letter in row.chars() {
            if let Some(run) = letter.to_digit(10).filter(|run| (1..=8).contains(run)) {
                if after_digit && self.strict {
                    self.mistake(Field::Placement, Problem::SplitDigits, row);
                }
                squares += run as usize;
                after_digit = true;
                continue;
            }
            after_digit = false;
            let Some(piece) = Piece::from_fen_letter(letter) else {
                return self.mistake(Field::Placement, Problem::PieceLetter(letter), row);
            };
            let file = u8::try_from(squares).ok().and_then(File::new);
            if let Some(file) = file {
                self.setup.put(Square::new(file, rank), Some(piece));
            }
            squares += 1;
        }
        if squares != 8 {
            let rank = usize::from(rank.index()) + 1;
            self.mistake(Field::Placement, Problem::RankLength { rank, squares }, row);
        }
    }

    fn turn(&mut self, text: &str) {
        self.setup.turn = match text {
            "w" => Color::White,
            "b" => Color::Black,
            "W" if !self.strict => Color::White,
            "B" if !self.strict => Color::Black,
            _ => return self.mistake(Field::Turn, Problem::Turn, text),
        };
    }

    fn castling(&mut self, text: &str) {
        if text == "-" {
            return;
        }
        let asked = self.setup.variant;
        for letter in text.chars() {
            if !self.right(letter) {
                return self.mistake(Field::Castling, Problem::CastlingLetter(letter), text);
            }
        }
        let by_files = asked == Variant::Standard && self.setup.variant == Variant::Chess960;
        if self.strict && (by_files || !in_standard_order(text)) {
            self.mistake(Field::Castling, Problem::CastlingSpelling, text);
        }
    }

    /// Grants the right that a letter names, if it names one.
    fn right(&mut self, letter: char) -> bool {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let rook = match letter.to_ascii_lowercase() {
            'k' => self.outermost(color, CastlingSide::Short),
            'q' => self.outermost(color, CastlingSide::Long),
            file => match File::from_letter(file) {
                Some(file) => {
                    self.setup.variant = Variant::Chess960;
                    Square::new(file, Rank::relative(color, 1))
                }
                None => return false,
            },
        };
        self.setup.castling = self.setup.castling.with(rook);
        true
    }

    /// The rook meant by `K` or `Q`: the one in the corner; in Chess960 the
    /// outermost on that side of the king (X-FEN).
    fn outermost(&self, color: Color, side: CastlingSide) -> Square {
        let home = Rank::relative(color, 1);
        let row = Bitboard::rank(home);
        let rooks = self.setup.pieces(color, Role::Rook) & row;
        let (corner, outermost) = match side {
            CastlingSide::Short => (File::H, rooks.into_iter().last()),
            CastlingSide::Long => (File::A, rooks.first()),
        };
        let king = (self.setup.pieces(color, Role::King) & row).first();
        let beyond = |rook: &Square| match (side, king) {
            (CastlingSide::Short, Some(king)) => rook.file() > king.file(),
            (CastlingSide::Long, Some(king)) => rook.file() < king.file(),
            (_, None) => false,
        };
        let corner = Square::new(corner, home);
        match self.setup.variant {
            Variant::Standard => corner,
            Variant::Chess960 => outermost.filter(beyond).unwrap_or(corner),
        }
    }

    fn en_passant(&mut self, text: &str) {
        if text == "-" {
            return;
        }
        let square = if self.strict {
            text.parse()
        } else {
            text.to_ascii_lowercase().parse()
        };
        match square {
            Ok(square) => self.setup.en_passant = Some(square),
            Err(_) => self.mistake(Field::EnPassant, Problem::Square, text),
        }
    }

    fn halfmoves(&mut self, text: &str) {
        if let Some(number) = self.number(Field::Halfmoves, text, 0) {
            self.setup.halfmoves = number;
        }
    }

    fn fullmoves(&mut self, text: &str) {
        match self.number(Field::Fullmoves, text, 1) {
            Some(0) if self.strict => self.mistake(Field::Fullmoves, Problem::MoveZero, text),
            Some(number) => self.setup.fullmoves = number,
            None => {}
        }
    }

    fn number(&mut self, field: Field, text: &str, default: u32) -> Option<u32> {
        if text == "-" && !self.strict {
            return Some(default);
        }
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| digits);
        if number.is_none() {
            self.mistake(field, Problem::Number, text);
        }
        number
    }
}

/// Whether the letters stand in the order of the standard, without repetition:
/// White's before Black's, the short side before the long one.
fn in_standard_order(text: &str) -> bool {
    let place = |letter: char| {
        let within = match letter.to_ascii_lowercase() {
            'k' => 0,
            'q' => 9,
            file => 8 - (u32::from(file) - u32::from('a')).min(8),
        };
        within + if letter.is_ascii_uppercase() { 0 } else { 10 }
    };
    let places: Vec<u32> = text.chars().map(place).collect();
    places.is_sorted_by(|a, b| a < b)
}
