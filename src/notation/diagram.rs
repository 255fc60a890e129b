//! A board as a diagram of letters, for people.

use crate::rules::{Color, File, Piece, Rank, Square};

/// Eight ranks from the top and a line of files: capital letters for White,
/// small ones for Black, points for empty squares.
pub fn write(piece_at: impl Fn(Square) -> Option<Piece>, bottom: Color) -> Vec<String> {
    let mut files: Vec<File> = File::all().collect();
    let mut ranks: Vec<Rank> = Rank::all().rev().collect();
    if !bottom.is_white() {
        files.reverse();
        ranks.reverse();
    }
    let row = |head: String, cells: Vec<char>| {
        cells
            .iter()
            .fold(head, |row, letter| format!("{row} {letter}"))
    };
    let letter = |file, rank| piece_at(Square::new(file, rank)).map_or('.', Piece::fen_letter);
    let lines = ranks.iter().map(|&rank| {
        let cells = files.iter().map(|&file| letter(file, rank)).collect();
        row(rank.to_string(), cells)
    });
    let letters = files.iter().map(|file| file.letter()).collect();
    lines.chain([row(" ".to_owned(), letters)]).collect()
}
