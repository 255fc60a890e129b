//! English sentences of the playing screen.

use super::table::who;
use super::{English, man, quoted, side};
use crate::game::{Game, Table};
use crate::rules::{Color, Move, Position, Role, Square};
use crate::wording::{Action, NotationWords, PlayWords, Written};

impl PlayWords for English {
    fn side(&self, color: Color) -> &'static str {
        side(color)
    }

    fn man(&self, role: Role) -> &'static str {
        man(role)
    }

    fn to_move(&self, position: &Position, say_check: bool) -> String {
        let check = if say_check && position.is_check() {
            ", in check"
        } else {
            ""
        };
        let dots = if position.turn().is_white() {
            "."
        } else {
            "…"
        };
        let number = position.fullmoves();
        format!("{number}{dots} {} to move{check}", side(position.turn()))
    }

    fn viewing(&self, game: &Game, plies: usize, mv: &str) -> String {
        let last = move_number(game, game.len());
        if plies == 0 {
            format!("At the start (of {last})")
        } else {
            format!("After {} {mv} (of {last})", move_number(game, plies))
        }
    }

    fn viewing_hint(&self) -> &'static str {
        "Looking back. Esc: to the game. PgUp, PgDn: a move."
    }

    fn man_chosen(&self, role: Role, square: Square) -> String {
        let man = match role {
            Role::Pawn => "Pawn",
            Role::Knight => "Knight",
            Role::Bishop => "Bishop",
            Role::Rook => "Rook",
            Role::Queen => "Queen",
            Role::King => "King",
        };
        format!("{man} on {square} chosen.")
    }

    fn move_made(&self, before: &Position, mv: Move) -> String {
        format!("{}.", told(before, mv))
    }

    fn no_move_yet(&self) -> String {
        "No move has been made yet.".to_owned()
    }

    fn unknown_word(&self, word: &str) -> String {
        format!("There is no word {}; :help lists them.", quoted(word))
    }

    fn stands_alone(&self, word: &str) -> String {
        format!(":{word} stands alone; nothing follows it.")
    }

    fn mouse(&self, on: bool) -> String {
        if on {
            "The mouse moves pieces; :mouse gives it back to the terminal.".to_owned()
        } else {
            "The mouse is the terminal's again, for selecting text; :mouse takes it back."
                .to_owned()
        }
    }

    fn copied(&self) -> String {
        "Sent to the terminal's clipboard.".to_owned()
    }

    fn legal_moves(&self, count: usize) -> String {
        match count {
            1 => "1 legal move".to_owned(),
            _ => format!("{count} legal moves"),
        }
    }

    fn line_hint(&self, turn: Color, is_new: bool) -> String {
        if is_new {
            format!(
                "Type {}'s move, or use the arrow keys. F1 help, F7 menu",
                side(turn)
            )
        } else {
            "F1 help, F7 menu".to_owned()
        }
    }

    fn sheet_title(&self) -> &'static str {
        "Score sheet"
    }

    fn signed(&self, name: &str) -> String {
        format!("Confirmed by {name}.")
    }

    fn over_hint(&self) -> String {
        "Enter: save, rematch, new game. PgUp or :review looks back.".to_owned()
    }

    fn ask_promotion(&self) -> String {
        "The pawn becomes a".to_owned()
    }

    fn ask_paste(&self, count: usize, beginning: &str) -> String {
        format!("Play the {count} pasted moves, {beginning}?")
    }

    fn ask_quit(&self) -> String {
        "A game is on. Leave it? It is kept and can be gone on with.".to_owned()
    }

    fn ask_new(&self) -> String {
        "A game is on. Start another? This one is kept.".to_owned()
    }

    fn typed_only(&self) -> String {
        "Moves are typed in this game.".to_owned()
    }

    fn choice_made(&self, name: &str, choice: &str) -> String {
        format!("{name} is now: {choice}.")
    }

    fn choices(&self, choices: &[&str]) -> String {
        format!("Say one of: {}.", choices.join(", "))
    }

    fn grade(&self, color: Color, grade: Written<'_>) -> String {
        let Written {
            first_try,
            moves,
            mistakes,
        } = grade;
        let mut text = format!(
            "{}: {first_try} of {moves} moves right at the first try",
            side(color)
        );
        if !mistakes.is_empty() {
            let each = mistakes
                .iter()
                .map(|(code, count)| format!("{code} {count}"));
            text = format!("{text} ({})", each.collect::<Vec<_>>().join(", "));
        }
        text.push('.');
        text
    }

    fn notation_rules(&self) -> &'static [&'static str] {
        &[
            "K king  Q queen  R rook  B bishop  N knight",
            "A pawn has no letter: e4",
            "Piece letter, then the square: Nf3",
            "A capture has an x: Bxc6; a pawn names its file: exd5",
            "Two of a kind: add the file, else the rank: Nbd2, R1a4",
            "Castling: O-O short, O-O-O long",
            "Promotion: e8=Q",
            "En passant: the square where the pawn lands: exd6",
            "Check +, mate #",
        ]
    }

    fn ask_swap(&self) -> String {
        "Were the colours reversed? Begin again with the sides changed?".to_owned()
    }

    fn not_in_tournament(&self) -> String {
        "Not during a tournament game.".to_owned()
    }

    fn no_help(&self) -> String {
        "This game is played without that help.".to_owned()
    }

    fn ask_resign(&self, color: Color, table: &Table) -> String {
        format!("{} resigns?", who(table, color))
    }

    fn ask_take_back(&self) -> String {
        "Take back, by consent?".to_owned()
    }

    fn take_back(&self, color: Color, san: &str, plies: usize, table: &Table) -> String {
        let reply = if plies > 1 { " and the reply" } else { "" };
        let (asker, other) = (who(table, color), who(table, !color));
        format!("{asker}'s {san}{reply}, {other} agrees")
    }

    fn ask_menu(&self) -> String {
        "What would you like to do?".to_owned()
    }

    fn menu_entry(&self, action: Option<Action>) -> &'static str {
        match action {
            Some(Action::New) => "new game: names, clock, rules",
            Some(Action::Practice) => "practise notation",
            Some(Action::SetUp) => "set up a position",
            Some(Action::Review) => "review the game",
            Some(Action::Openings) => "openings",
            Some(Action::Laws) => "the Laws of Chess",
            Some(Action::Settings) => "settings: looks, notation, language",
            Some(Action::Help) => "all keys and words",
            Some(Action::Quit) => "leave",
            _ => "back to the board",
        }
    }

    fn ask_what_next(&self) -> String {
        "The game is over. What next?".to_owned()
    }

    fn what_next(&self, action: Option<Action>, table: &Table) -> String {
        match action {
            Some(Action::Save) => "save it".to_owned(),
            Some(Action::Rematch) => {
                format!("rematch, {} has White", who(table, Color::Black))
            }
            Some(Action::New) => "new game".to_owned(),
            Some(Action::Sheet) => "score sheet".to_owned(),
            Some(Action::Review) => "go through it".to_owned(),
            _ => "look at the board".to_owned(),
        }
    }

    fn yes_or_no(&self, yes: bool) -> String {
        if yes { "Yes" } else { "No" }.to_owned()
    }

    fn help_title(&self) -> &'static str {
        "Help"
    }

    fn typing_help(&self) -> &'static [&'static str] {
        &[
            "Type a move and press Enter: e4  Nf3  exd5  O-O  e8=Q",
            "Words start with a colon; Tab completes moves and words.",
            "The letters: K king  Q queen  R rook  B bishop  N knight; a pawn has none.",
        ]
    }

    fn action_help(&self, action: Action) -> &'static str {
        match action {
            Action::Submit => "play what is typed; pick up and drop at the cursor (also Space)",
            Action::Complete => "complete the typed move or word",
            Action::Arrows => "move the cursor; in typed text the caret; up and down choose",
            Action::LetGo => "let go of the piece, the text, the past",
            Action::Help => "this page",
            Action::Menu => "what can be done, to choose from",
            Action::Back => "one move back (also the mouse wheel)",
            Action::Forward => "one move forward",
            Action::ToStart => "to the start of the game",
            Action::ToEnd => "back to the present position",
            Action::Settings => "the settings, tried at once and saved if you like",
            Action::Flip => "turn the board round",
            Action::View => "keep a side at the bottom, the mover, or sit face to face",
            Action::Notation => "write moves as san fide long figurine uci iccf, or de fr es …",
            Action::NotationPage => "the rules of notation beside the board",
            Action::Pieces => "how the men are shown",
            Action::Theme => "the colours; without a name the next ones",
            Action::Language => "the language: en, zh-Hans, zh-Hant; auto as the system has it",
            Action::Coordinates => "where the coordinates stand",
            Action::Blindfold => "hide the men, or the whole board",
            Action::New => "a new game, from a FEN if one is given",
            Action::Fen => "show and copy the position as a FEN",
            Action::Pgn => "show and copy the game as PGN",
            Action::Save => "write the game into a file (or the board: .svg, .fen, .txt)",
            Action::TakeBack => "take a move back, if both agree",
            Action::Draw => "offer a draw (with a move: Nf3 (=))",
            Action::Sign => "confirm the result, as a score sheet is signed",
            Action::Accept => "accept the offered draw",
            Action::Decline => "decline the offered draw",
            Action::Claim => "claim a draw, with a move only written down if one is given",
            Action::Flag => "claim that a flag has fallen",
            Action::Press => "press the clock, where that is done by hand",
            Action::Mate => "after a loss on time or the like: how mate was still possible",
            Action::Openings => {
                "the opening of this game and where it can go, or openings by name, code or moves"
            }
            Action::Resign => "give up the game",
            Action::Adjust => "j'adoube: the next man chosen is only adjusted",
            Action::Pause => "stop the clocks",
            Action::Resume => "go on after a pause, or with an unfinished game",
            Action::Swap => "the colours were reversed: begin again",
            Action::Arbiter => "what an arbiter does: pause, clocks, a step back, the result",
            Action::Time => "set a clock while both stand: 12:30, +2:00, -0:30",
            Action::Rematch => "play again with the sides changed",
            Action::Moves => "list the legal moves, all or those from a square",
            Action::Board => "the board as letters",
            Action::Men => "where the pieces stand, all or some: men white, men black rooks",
            Action::What => "what stands on a square, a file or a rank",
            Action::Last => "the last moves in words, two or as many as asked for",
            Action::Clocks => "the time on both clocks",
            Action::Sheet => "the score sheet as paper has it",
            Action::Practice => "practise notation: a drill, skills, or what is due",
            Action::SetUp => "set up a position and play from it",
            Action::Stop => "end the round of practice, or leave the set-up or the review",
            Action::Laws => "the Laws of Chess: a topic, words to look for, or the list",
            Action::Why => "the rule behind what was refused",
            Action::Review => "review this game, or the games of a PGN file",
            Action::Variation => "review: into a variation (up and down choose it)",
            Action::Leave => "review: out of a variation (also Esc)",
            Action::Autoplay => "review: the moves by themselves (also Space)",
            Action::List => "review: the games of the file",
            Action::Game => "review: another game, by number, next or back",
            Action::Find => "review: games by player, opening, result, position",
            Action::PlayOn => "review: a new game from the position shown",
            Action::Say => "say the last move in words",
            Action::Mouse => "give the mouse to the terminal, or take it back",
            Action::Quit => "leave (twice Ctrl-C: at once)",
            Action::Redraw => "draw the screen afresh",
        }
    }

    fn page_foot(&self, long: bool) -> &'static str {
        if long {
            "Up, Down: scroll · any other key: close"
        } else {
            "Any key closes"
        }
    }

    fn too_small(&self, columns: u16, rows: u16) -> String {
        format!("Needs {columns}x{rows}")
    }
}

/// A move in words, without a full stop.
pub(super) fn told(before: &Position, mv: Move) -> String {
    let after = before.play(mv);
    let ending = match (after.is_check(), after.legal_move_count()) {
        (true, 0) => ", checkmate",
        (true, _) => ", check",
        (false, 0) => ", stalemate",
        _ => "",
    };
    format!(
        "{}: {}{ending}",
        side(before.turn()),
        English.deed(before, mv)
    )
}

/// The number of the move that was the so many-th ply: "12." for White's, "12…" for Black's.
fn move_number(game: &Game, plies: usize) -> String {
    match plies.checked_sub(1) {
        None => "the start".to_owned(),
        Some(before) => {
            let position = game.position_after(before);
            let dots = if position.turn().is_white() {
                "."
            } else {
                "…"
            };
            format!("{}{dots}", position.fullmoves())
        }
    }
}
