//! Why an answer is right, in a part of a sentence.

use crate::notation::letters::Letters;
use crate::practice::Reason;
use crate::rules::{CastlingSide, Role, Square};
use crate::wording::english::man;

/// The names of the places on a line.
const ORDINALS: [&str; 8] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
];

/// The reason, to stand behind the answer and a colon.
pub(super) fn reason(reason: Reason, letters: Letters) -> String {
    match reason {
        Reason::Square(square) => place(square),
        Reason::Piece(role) => format!("a {} is {}", man(role), letters.of(role)),
        Reason::Pawn => "a pawn has no letter".to_owned(),
        Reason::Capture(role, square) => {
            format!("the {} on {square} is captured, hence the x", man(role))
        }
        Reason::Check(king) => format!("the king on {king} is in check then"),
        Reason::Mate(king) => format!("the king on {king} is mated then"),
        Reason::Castling(CastlingSide::Short) => "the king goes to the king's side".to_owned(),
        Reason::Castling(CastlingSide::Long) => "the king goes to the queen's side".to_owned(),
        Reason::File(role, twin) => format!(
            "the {} on {twin} can go there too, and the file tells them apart",
            man(role)
        ),
        Reason::Rank(role, twin) => format!(
            "the {} on {twin} can go there too from the same file, so the rank tells them apart",
            man(role)
        ),
        Reason::FileAndRank(role, on_file, on_rank) => format!(
            "the {0}s on {on_file} and {on_rank} can go there too, so neither file nor rank is enough",
            man(role)
        ),
        Reason::Pinned(role, twin) => format!(
            "the {} on {twin} is pinned, so nothing need be told apart",
            man(role)
        ),
        Reason::Promotion(role) => format!("the pawn becomes a {}", man(role)),
        Reason::EnPassant(to, victim) => {
            format!("the pawn lands on {to}, and the one on {victim} is captured")
        }
        Reason::BishopOrPawn(Role::Pawn) => "the pawn goes, and a small b is its file".to_owned(),
        Reason::BishopOrPawn(_) => {
            format!(
                "the bishop goes, and its letter is {}",
                letters.of(Role::Bishop)
            )
        }
    }
}

/// Where a square lies, without its name.
pub(super) fn place(square: Square) -> String {
    format!(
        "the {} file from White's left and the {} rank",
        ORDINALS[usize::from(square.file().index())],
        ORDINALS[usize::from(square.rank().index())]
    )
}

/// The sum of file and rank, which tells the colour.
pub(super) fn sum(square: Square) -> String {
    let (file, rank) = (square.file().index() + 1, square.rank().index() + 1);
    let parity = if square.is_light() { "odd" } else { "even" };
    format!("{file} + {rank} is {parity}")
}
