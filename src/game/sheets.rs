//! Score sheets that the players write themselves (Article 8).
//!
//! Each player writes the moves of both sides. One may reply first and write
//! later, but must have written one's own last move before making another
//! (Article 8.1.1), unless the duty is lifted for lack of time (Article 8.4);
//! after the time control all gaps are filled (Article 8.5).

use super::Game;
use crate::rules::Color;

/// What both players have written: for each of them a text, or a gap, for each ply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets {
    texts: [Vec<Option<String>>; 2],
}

impl Sheets {
    /// What a player wrote for a ply (counted from 0); nothing for a gap.
    pub fn text(&self, color: Color, ply: usize) -> Option<&str> {
        self.texts[color.index()].get(ply)?.as_deref()
    }

    /// The first ply that a player has not written, if there is one.
    pub fn first_gap(&self, color: Color, game: &Game) -> Option<usize> {
        self.gaps(color, game).next()
    }

    /// The plies that a player has not written.
    pub fn gaps(&self, color: Color, game: &Game) -> impl Iterator<Item = usize> {
        (0..game.len()).filter(move |&ply| self.text(color, ply).is_none())
    }

    /// The ply that a player must write before making a move: the own last
    /// one, or with `all` any gap.
    pub fn owed(&self, color: Color, game: &Game, all: bool) -> Option<usize> {
        if all {
            return self.first_gap(color, game);
        }
        let own = (0..game.len())
            .rev()
            .find(|&ply| game.position_after(ply).turn() == color)?;
        self.text(color, own)
            .is_none()
            .then(|| self.first_gap(color, game))
            .flatten()
    }

    /// Writes a text for a ply.
    pub fn write(&mut self, color: Color, ply: usize, text: &str) {
        let texts = &mut self.texts[color.index()];
        if texts.len() <= ply {
            texts.resize(ply + 1, None);
        }
        texts[ply] = Some(text.to_owned());
    }

    /// Takes out what was written for plies that were taken back.
    pub fn truncate(&mut self, plies: usize) {
        self.texts
            .iter_mut()
            .for_each(|texts| texts.truncate(plies));
    }
}

#[cfg(test)]
mod tests {
    use super::Sheets;
    use crate::game::Game;
    use crate::notation::san;
    use crate::rules::{Color, Position, Variant};

    fn game(moves: &str) -> Game {
        let mut game = Game::new(Position::initial(), Variant::Standard);
        for text in moves.split_whitespace() {
            let mv = san::read(text, game.position()).expect("legal");
            game.play(mv);
        }
        game
    }

    #[test]
    fn the_own_last_move_is_written_before_the_next_is_made() {
        let mut sheets = Sheets::default();
        let game = game("e4 e5");
        assert_eq!(sheets.owed(Color::White, &game, false), Some(0));
        sheets.write(Color::White, 0, "e4");
        assert_eq!(
            sheets.owed(Color::White, &game, false),
            None,
            "the reply may wait"
        );
        assert_eq!(
            sheets.owed(Color::White, &game, true),
            Some(1),
            "but not for ever"
        );
    }

    #[test]
    fn nothing_is_owed_before_ones_first_move() {
        let sheets = Sheets::default();
        assert_eq!(sheets.owed(Color::Black, &game("e4"), false), None);
        assert_eq!(sheets.first_gap(Color::Black, &game("e4")), Some(0));
    }
}
