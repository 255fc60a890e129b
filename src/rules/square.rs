//! The 64 squares, the files a to h and the ranks 1 to 8.

use std::fmt;
use std::str::FromStr;

use super::Color;

/// A file (column) of the board, a to h.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A rank (row) of the board, 1 to 8, as White counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// One of the 64 squares.
///
/// Squares are numbered along the ranks: a1 is 0, b1 is 1, a2 is 8, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl File {
    /// The a-file.
    pub const A: File = File(0);
    /// The c-file, where the king lands after castling long.
    pub const C: File = File(2);
    /// The d-file, where the rook lands after castling long.
    pub const D: File = File(3);
    /// The e-file, where the kings start.
    pub const E: File = File(4);
    /// The f-file, where the rook lands after castling short.
    pub const F: File = File(5);
    /// The g-file, where the king lands after castling short.
    pub const G: File = File(6);
    /// The h-file.
    pub const H: File = File(7);

    /// The file with this number, 0 for a to 7 for h.
    pub const fn new(index: u8) -> Option<File> {
        if index < 8 { Some(File(index)) } else { None }
    }

    /// 0 for a to 7 for h.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The small letter that names the file.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The file named by a small letter.
    pub const fn from_letter(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => Some(File(letter as u8 - b'a')),
            _ => None,
        }
    }

    /// All files, a to h.
    pub fn all() -> impl DoubleEndedIterator<Item = File> + ExactSizeIterator {
        (0..8).map(File)
    }

    /// How many files lie between the two, plus one; 0 for the same file.
    pub const fn distance(self, other: File) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl Rank {
    /// The first rank, where White's pieces start.
    pub const FIRST: Rank = Rank(0);
    /// The eighth rank, where Black's pieces start.
    pub const EIGHTH: Rank = Rank(7);

    /// The rank with this number, 0 for the first to 7 for the eighth.
    pub const fn new(index: u8) -> Option<Rank> {
        if index < 8 { Some(Rank(index)) } else { None }
    }

    /// The rank that a side counts as its `number`-th (1 to 8) from its own edge.
    ///
    /// # Panics
    ///
    /// If `number` is not 1 to 8.
    pub const fn relative(color: Color, number: u8) -> Rank {
        assert!(number >= 1 && number <= 8, "ranks are numbered 1 to 8");
        match color {
            Color::White => Rank(number - 1),
            Color::Black => Rank(8 - number),
        }
    }

    /// 0 for the first rank to 7 for the eighth.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The digit that names the rank.
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// The rank named by a digit.
    pub const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank(digit as u8 - b'1')),
            _ => None,
        }
    }

    /// All ranks, 1 to 8.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + ExactSizeIterator {
        (0..8).map(Rank)
    }

    /// How many ranks lie between the two, plus one; 0 for the same rank.
    pub const fn distance(self, other: Rank) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl Square {
    /// The square where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank.0 * 8 + file.0)
    }

    /// The square with this number, 0 for a1 to 63 for h8.
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square of the low six bits of a number.
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// 0 for a1, 1 for b1, 63 for h8.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file of the square.
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// The rank of the square.
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// All squares, a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64).map(Square)
    }

    /// The square so many files to the right and ranks up, as White sees it.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7).cast_signed() + files;
        let rank = (self.0 >> 3).cast_signed() + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Square((rank * 8 + file).cast_unsigned()))
        } else {
            None
        }
    }

    /// The same square as the other side numbers it: a1 becomes a8.
    #[must_use]
    pub const fn flip(self) -> Square {
        Square(self.0 ^ 0x38)
    }

    /// The square as a side numbers it; the same for White, flipped for Black.
    #[must_use]
    pub const fn relative(self, color: Color) -> Square {
        match color {
            Color::White => self,
            Color::Black => self.flip(),
        }
    }

    /// Whether the square is light; h1 is, a1 is not (Article 2.1).
    pub const fn is_light(self) -> bool {
        (self.0 >> 3) & 1 != self.0 & 1
    }

    /// King moves from one square to the other on an empty board.
    pub fn distance(self, other: Square) -> u8 {
        let files = self.file().distance(other.file());
        files.max(self.rank().distance(other.rank()))
    }
}

/// The text does not name a square: a letter a–h and a digit 1–8 was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter a-h and a digit 1-8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let mut letters = text.chars();
        let file = letters.next().and_then(File::from_letter);
        let rank = letters.next().and_then(Rank::from_digit);
        match (file, rank, letters.next()) {
            (Some(file), Some(rank), None) => Ok(Square::new(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
