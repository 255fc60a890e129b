//! English sentences of the set-up editor.

use super::{English, man, quoted, side};
use crate::rules::{Color, Doubt, IllegalSetup, Piece, Square};
use crate::wording::{EditorWords, PositionWords, SetupFault};

/// What can be typed while a position is set up.
const HELP: &[&str] = &[
    "Ke1 Qd1 pa7      puts men: a capital letter is White's, a small one Black's",
    "xe4              takes a man off",
    "e2e4             moves a man, whatever the rules say",
    "white, black     who is to move (also w, b)",
    "castling KQkq    the rights; - for none, files of rooks (HAha) in Chess960",
    "ep e3            the square a pawn has just passed over; ep - for none",
    "halfmoves 12     plies since the last capture or pawn move",
    "move 30          the number of the move",
    "empty, start     an empty board; the usual start",
    "chess960 [N]     the start with that number, or one by lot",
    "mirror           gives Black the mirror image of White's men",
    "undo             takes the last change back",
    "A FEN, typed or pasted, replaces everything.",
];

/// What keys and mouse do then.
const KEYS: &[&str] = &[
    "With the arrow keys on a square: K Q R B N P and k q r b n p put a man,",
    "Del takes it off, Enter picks it up and drops it. Esc goes back to typing.",
    "With the mouse: choose a man beside the board and click squares, or drag men;",
    "a man dragged off the board is gone.",
    "",
    "Enter on the empty line goes on to names and clock, :fen copies the FEN, :stop leaves.",
];

impl EditorWords for English {
    fn setup_title(&self) -> &'static str {
        "Setting up a position"
    }

    fn setup_state(&self, turn: Color, legal: Result<&[Doubt], &IllegalSetup>) -> String {
        match legal {
            Ok([]) => format!("Legal. {} to move.", side(turn)),
            Ok(doubts) => {
                let doubts: Vec<String> = doubts.iter().map(|doubt| self.doubt(doubt)).collect();
                format!("Legal. {} to move. {}", side(turn), doubts.join(" "))
            }
            Err(illegal) => {
                let faults = illegal.faults.iter().map(|fault| self.fault(fault));
                let faults: Vec<String> = faults.collect();
                format!("Not legal yet. {}", faults.join(" "))
            }
        }
    }

    fn setup_hint(&self, cursor: Option<Square>, is_legal: bool) -> String {
        match (cursor, is_legal) {
            (Some(square), _) => format!(
                "{square}: K Q R B N P put a white man, k q r b n p a black one, Del takes it off, \
                 Enter picks up and drops. Esc: type instead."
            ),
            (None, true) => {
                "Type Ke1, kg8, xe4, a FEN …, or use the arrows. Enter: play. F1: everything."
                    .to_owned()
            }
            (None, false) => {
                "Type Ke1, kg8, xe4, a FEN …, or use the arrows. F1: everything.".to_owned()
            }
        }
    }

    fn plain_setup_hint(&self, is_legal: bool) -> String {
        let hint = "Type Ke1, kg8, xe4 or a FEN; help tells the rest.";
        if is_legal {
            format!("{hint} play begins a game.")
        } else {
            hint.to_owned()
        }
    }

    fn setup_help(&self) -> &'static [&'static str] {
        HELP
    }

    fn setup_keys(&self) -> &'static [&'static str] {
        KEYS
    }

    fn setup_fault(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Unknown(text) => format!(
                "{} puts nothing on the board. Ke1 puts a white king on e1, ke1 a black one; help tells the rest.",
                quoted(text)
            ),
            SetupFault::WhichMan(square) => format!(
                "Which man on {square}? P{square} puts a white pawn there, p{square} a black one, x{square} takes off."
            ),
            SetupFault::NothingThere(square) => format!("Nothing stands on {square}."),
            SetupFault::Incomplete(word) => {
                let example = match *word {
                    "castling" => "castling KQkq, or castling - for none",
                    "ep" => "ep e3, or ep - for none",
                    "halfmoves" => "halfmoves 12",
                    _ => "move 30",
                };
                format!("{} wants something behind it: {example}.", quoted(word))
            }
            SetupFault::NoSuchStart(text) => format!(
                "{} is no start of Chess960; they are numbered 0 to 959.",
                quoted(text)
            ),
            SetupFault::Fen(mistakes) => {
                let mistakes: Vec<String> = mistakes.iter().map(|it| self.mistake(it)).collect();
                mistakes.join(" ")
            }
        }
    }

    fn in_hand(&self, held: Option<Piece>) -> String {
        match held {
            Some(piece) => format!(
                "A click puts a {} {} on a square.",
                side(piece.color).to_lowercase(),
                man(piece.role)
            ),
            None => "A click takes a man off.".to_owned(),
        }
    }

    fn take_off(&self) -> &'static str {
        "take off"
    }

    fn setup_turn(&self, turn: Color) -> String {
        format!("{} to move", side(turn))
    }

    fn setup_castling(&self) -> &'static str {
        "Castling"
    }

    fn setup_en_passant(&self, square: Option<Square>) -> String {
        let square = square.map_or("-".to_owned(), |square| square.to_string());
        format!("En passant {square}")
    }

    fn setup_counters(&self, fullmoves: u32, halfmoves: u32) -> String {
        format!("Move {fullmoves}, {halfmoves} plies quiet")
    }

    fn setup_play(&self) -> &'static str {
        "Play from here"
    }

    fn nothing_to_undo(&self) -> String {
        "There is nothing to take back.".to_owned()
    }

    fn not_in_setup(&self) -> String {
        "Not while a position is set up. :stop leaves it.".to_owned()
    }

    fn ask_leave_setup(&self) -> String {
        "Leave this position and go back?".to_owned()
    }
}
