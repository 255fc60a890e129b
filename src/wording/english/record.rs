//! English sentences about keeping games: journal, resuming, saving.

use super::files::why;
use super::{English, quoted};
use crate::wording::{Damage, FileFault, Holder, RecordWords, Unfinished};

impl RecordWords for English {
    fn not_kept(&self, fault: &FileFault) -> String {
        format!("Not being saved: {}", why(&fault.cause))
    }

    fn kept_again(&self) -> String {
        "The game is being saved again.".to_owned()
    }

    fn slow_keeping(&self, millis: u64) -> String {
        let tenths = millis.div_ceil(100);
        let (seconds, tenths) = (tenths / 10, tenths % 10);
        format!("Saving took {seconds}.{tenths} s, which are not counted.")
    }

    fn ask_quit_unsaved(&self) -> String {
        "A game is on and could not be saved. Leave it? Its moves will be lost.".to_owned()
    }

    fn ask_resume(&self, game: &Unfinished) -> String {
        format!("Unfinished: {}. Go on with it?", summary(game))
    }

    fn resume_answers(&self) -> [String; 3] {
        ["Go on", "New game", "Put it away"].map(str::to_owned)
    }

    fn resume_hint(&self, game: &Unfinished) -> String {
        format!("A game waits ({}); :resume goes on with it.", players(game))
    }

    fn resumed(&self, plies: usize) -> String {
        match plies {
            0 => "The game goes on.".to_owned(),
            1 => "The game goes on after one move.".to_owned(),
            _ => format!("The game goes on after {plies} moves of both sides."),
        }
    }

    fn put_away(&self, name: &str) -> String {
        format!("Put away: {}.", quoted(name))
    }

    fn damage(&self, damage: &Damage) -> String {
        match damage {
            Damage::NoGame => "there is no game in it".to_owned(),
            Damage::Start => "the position it began from cannot be read".to_owned(),
            Damage::Text { line, column } => {
                format!("it cannot be read at line {line}, column {column}")
            }
            Damage::Moves { told, found } => {
                format!("it should have {told} moves of both sides and has {found}")
            }
            Damage::Tag(name) => format!("its tag {name} cannot be read"),
            Damage::Incidents => "not all offers and rulings in it can be read".to_owned(),
            Damage::Present => "what the clocks showed in the end cannot be read".to_owned(),
            Damage::Margin(ply) => {
                format!("what belongs to move {} cannot be read", ply / 2 + 1)
            }
        }
    }

    fn record_damaged(&self, damage: &[Damage], plies: usize, kept_as: &str) -> String {
        let first = damage
            .first()
            .map(|damage| self.damage(damage))
            .unwrap_or_default();
        let kept = match kept_as {
            "" => String::new(),
            path => format!(" It is kept as {path}."),
        };
        let moves = match plies {
            0 => "No move is there.".to_owned(),
            1 => "One move is there.".to_owned(),
            _ => format!("{plies} moves of both sides are there."),
        };
        format!("The record is damaged: {first}. {moves}{kept}")
    }

    fn start_unreadable(&self, name: &str) -> String {
        format!(
            "The game {} cannot be gone on with: {}. Its file is left as it is.",
            quoted(name),
            self.damage(&Damage::Start)
        )
    }

    fn held(&self, name: &str, holder: Holder) -> String {
        format!(
            "The game {} is being played by {}.",
            quoted(name),
            who(holder)
        )
    }

    fn no_such_game(&self, name: &str) -> String {
        format!(
            "There is no unfinished game {}. tabiya games lists them.",
            quoted(name)
        )
    }

    fn no_unfinished_game(&self) -> String {
        "There is no unfinished game.".to_owned()
    }

    fn unfinished(&self, game: &Unfinished) -> String {
        let mut line = format!("{}  {}", game.name, summary(game));
        if game.damage.contains(&Damage::Start) {
            let damage = self.damage(&Damage::Start);
            line = format!("{}  {}, damaged: {damage}", game.name, players(game));
        } else if !game.damage.is_empty() {
            line.push_str(", damaged");
        }
        if let Some(holder) = game.held_by {
            line = format!("{line}, being played by {}", who(holder));
        }
        line
    }

    fn pgn_title(&self) -> &'static str {
        "PGN"
    }

    fn saved(&self, path: &str) -> String {
        format!("Saved in {path}.")
    }

    fn ask_overwrite(&self, path: &str) -> String {
        format!("{path} is there already. Replace it?")
    }
}

fn who(holder: Holder) -> String {
    match holder {
        Holder::Process(id) => format!("process {id}"),
        Holder::Unknown => "another process".to_owned(),
    }
}

fn players(game: &Unfinished) -> String {
    let [white, black] = &game.players;
    match (white, black) {
        (None, None) => "White against Black".to_owned(),
        (white, black) => {
            let name = |name: &Option<String>, side: &str| name.clone().unwrap_or(side.to_owned());
            format!("{} against {}", name(white, "White"), name(black, "Black"))
        }
    }
}

fn summary(game: &Unfinished) -> String {
    let when = match &*game.date {
        "" => String::new(),
        date => format!(" of {}", date.replace('.', "-")),
    };
    format!("{}{when}, at move {}", players(game), game.next_move)
}
