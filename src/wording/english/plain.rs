//! English for what is said instead of shown.

use super::play::told;
use super::{English, list, man, quoted, side, squares};
use crate::game::clock::{Clock, Face};
use crate::game::{Table, Timestamp};
use crate::rules::{Color, File, Move, Piece, Position, Rank, Role, Square};
use crate::wording::{Action, PlainWords, PlayWords};

impl PlainWords for English {
    fn plain_start(&self, state: &str) -> String {
        format!("{state}. Type a move, or help.")
    }

    fn plain_help(&self) -> &'static [&'static str] {
        &[
            "Type a move on a line of its own, or several: e4  Nf3  exd5  O-O  e8=Q",
            "Words may have a colon before them. An empty line does what is due: it starts or",
            "presses the clock, goes on after a pause, or says whose move it is.",
        ]
    }

    fn spoken_help(&self, action: Action) -> &'static str {
        match action {
            Action::Back => "one move back",
            Action::NotationPage => "the rules of notation",
            _ => self.action_help(action),
        }
    }

    fn move_line(&self, before: &Position, mv: Move, written: &str) -> String {
        format!("{}, {written}", told(before, mv))
    }

    fn numbered(&self, number: u32, line: &str) -> String {
        format!("{number}. {line}")
    }

    fn question(&self, question: &str, answers: &[(char, &str)]) -> String {
        let answers: Vec<String> = answers
            .iter()
            .map(|(key, label)| format!("{key}: {label}"))
            .collect();
        format!("{question} Answer {}.", answers.join(", "))
    }

    fn no_answer(&self, typed: &str) -> String {
        format!("{} is no answer.", quoted(typed))
    }

    fn line_too_long(&self) -> String {
        "That line is too long to be a move or a word.".to_owned()
    }

    fn needs_screen(&self) -> String {
        "That word is for the full screen.".to_owned()
    }

    fn blindfolded(&self) -> String {
        "The board is hidden for blindfold play (:blindfold off shows it).".to_owned()
    }

    fn clocks(&self, table: &Table, now: Timestamp) -> String {
        let said = |color, clock| clock_says(table, color, clock, now);
        let both = table
            .clock()
            .map(|clock| Color::ALL.map(|color| said(color, clock)).join(" "));
        both.unwrap_or_else(|| "This game has no clock.".to_owned())
    }

    fn men(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "pawns",
            Role::Knight => "knights",
            Role::Bishop => "bishops",
            Role::Rook => "rooks",
            Role::Queen => "queens",
            Role::King => "kings",
        }
    }

    fn men_title(&self) -> &'static str {
        "Where the pieces stand"
    }

    fn standing(&self, position: &Position, color: Color, roles: &[Role]) -> String {
        let groups: Vec<String> = roles
            .iter()
            .filter_map(|&role| group(position, color, role))
            .collect();
        match (groups.is_empty(), roles) {
            (false, _) => format!("{}: {}.", side(color), groups.join("; ")),
            (true, [role]) => format!("{} has no {}.", side(color), man(*role)),
            (true, _) => format!("{} has none of these.", side(color)),
        }
    }

    fn on_square(&self, square: Square, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => format!("{square}: {}.", named(piece)),
            None => format!("{square} is empty."),
        }
    }

    fn on_file(&self, file: File, men: &[(Square, Piece)]) -> String {
        stand(&format!("The {file}-file"), men)
    }

    fn on_rank(&self, rank: Rank, men: &[(Square, Piece)]) -> String {
        stand(&format!("Rank {rank}"), men)
    }

    fn last_moves(&self, count: usize) -> String {
        match count {
            1 => "The last move".to_owned(),
            _ => format!("The last {count} moves"),
        }
    }

    fn legal_moves_from(&self, square: Square, count: usize) -> String {
        match count {
            1 => format!("1 legal move from {square}"),
            _ => format!("{count} legal moves from {square}"),
        }
    }

    fn notation_title(&self) -> &'static str {
        "How moves are written"
    }

    fn men_usage(&self) -> &'static str {
        "Say men, men white, men knights, or men black rooks."
    }

    fn what_usage(&self) -> &'static str {
        "Say a square, a file or a rank: what e4, what e, or what 4."
    }

    fn last_usage(&self) -> &'static str {
        "Say how many moves: last 5."
    }

    fn moves_usage(&self) -> &'static str {
        "Say moves, or moves from a square: moves g1."
    }
}

/// "Ada: 4:58, running."
fn clock_says(table: &Table, color: Color, clock: &Clock, now: Timestamp) -> String {
    let name = table.players().name(color).unwrap_or(side(color));
    let Some(face) = clock.face(color, now) else {
        return format!("{name}: no clock.");
    };
    let Face {
        digits,
        delay,
        periods,
        counter,
        running,
        out,
        ..
    } = face;
    let parts = [
        Some(digits),
        delay.map(|seconds| format!("delay {seconds}")),
        periods.map(|periods| format!("periods {periods}")),
        counter.map(|counter| format!("move {counter}")),
        running.then(|| "running".to_owned()),
        out.then(|| "flag fallen".to_owned()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{name}: {}.", parts.join(", "))
}

/// "rooks a1 and h1"; nothing if there are none.
fn group(position: &Position, color: Color, role: Role) -> Option<String> {
    let places = position.pieces(color, role);
    let name = match places.len() {
        0 => return None,
        1 => man(role),
        _ => English.men(role),
    };
    Some(format!("{name} {}", squares(places)))
}

/// "White pawn".
fn named(piece: Piece) -> String {
    format!("{} {}", side(piece.color), man(piece.role))
}

fn stand(place: &str, men: &[(Square, Piece)]) -> String {
    if men.is_empty() {
        return format!("{place} is empty.");
    }
    let men = men
        .iter()
        .map(|&(square, piece)| format!("{} {square}", named(piece)));
    format!("{place}: {}.", list(men))
}
