//! Writing the six fields.

use crate::rules::{Color, File, Piece, Position, Rank, Setup, Square, Variant};

/// The FEN of a position.
///
/// The en passant square is written only if a capture there is legal.
/// Castling rights are `KQkq` where king and rooks stand as usual, else the
/// files of the rooks (Shredder-FEN), which mean the same to every reader.
pub fn write(position: &Position) -> String {
    setup(&position.setup())
}

pub(super) fn setup(setup: &Setup) -> String {
    let turn = if setup.turn.is_white() { 'w' } else { 'b' };
    let en_passant = setup
        .en_passant
        .map_or("-".to_owned(), |target| target.to_string());
    let (placement, castling) = (placement(setup), castling(setup));
    let Setup {
        halfmoves,
        fullmoves,
        ..
    } = setup;
    format!("{placement} {turn} {castling} {en_passant} {halfmoves} {fullmoves}")
}

fn placement(setup: &Setup) -> String {
    let rows: Vec<String> = Rank::all().rev().map(|rank| row(setup, rank)).collect();
    rows.join("/")
}

fn row(setup: &Setup, rank: Rank) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for file in File::all() {
        match setup.piece_at(Square::new(file, rank)) {
            None => empty += 1,
            Some(piece) => {
                push_run(&mut text, empty);
                empty = 0;
                text.push(Piece::fen_letter(piece));
            }
        }
    }
    push_run(&mut text, empty);
    text
}

fn push_run(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

fn castling(setup: &Setup) -> String {
    let mut letters = String::new();
    for color in Color::ALL {
        // The short side stands first, so the files run from h to a.
        for file in File::all().rev() {
            if setup
                .castling
                .contains(Square::new(file, Rank::relative(color, 1)))
            {
                letters.push(castling_letter(setup.variant, color, file));
            }
        }
    }
    if letters.is_empty() {
        "-".to_owned()
    } else {
        letters
    }
}

fn castling_letter(variant: Variant, color: Color, rook: File) -> char {
    let letter = match (variant, rook) {
        (Variant::Standard, File::H) => 'k',
        (Variant::Standard, File::A) => 'q',
        (_, file) => file.letter(),
    };
    if color.is_white() {
        letter.to_ascii_uppercase()
    } else {
        letter
    }
}
