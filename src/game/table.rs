//! Two people at a board: the record, whose turn it is to do what, and how it ended.

use super::{Claim, ClaimError, Ending, Game, Termination};
use crate::rules::{Color, Move};

/// The names of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    names: [Option<String>; 2],
}

impl Players {
    /// Two players; one without a name is called by the side.
    pub fn new(white: Option<String>, black: Option<String>) -> Players {
        let named = |name: Option<String>| name.filter(|name| !name.trim().is_empty());
        Players {
            names: [named(white), named(black)],
        }
    }

    /// The name of the player of a side, if one was given.
    pub fn name(&self, color: Color) -> Option<&str> {
        self.names[color.index()].as_deref()
    }
}

/// A game being played by two people.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    players: Players,
    ending: Option<Ending>,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Makes a legal move.
    Play(Move),
    /// Claims a draw, with the position on the board or with a move that is only written down.
    Claim(Option<Move>),
    /// This side gives up.
    Resign(Color),
    /// Takes so many plies back; both players have agreed.
    TakeBack(usize),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move was made; it stands last in the record.
    Played(Move),
    /// The mover could now claim a draw.
    Claimable(Claim),
    /// So many plies were taken back.
    TakenBack(usize),
    /// The game is over.
    Ended(Ending),
}

/// Why something could not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The move is not legal in the present position.
    IllegalMove,
    /// There is nothing, or not so much, to take back.
    NothingToTakeBack,
    /// The claim is wrong.
    WrongClaim(ClaimError),
}

impl Table {
    /// Two players at the start of a game, which may already be over.
    pub fn new(game: Game, players: Players) -> Table {
        let ending = game.automatic_ending();
        Table {
            game,
            players,
            ending,
        }
    }

    /// The record.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// How the game ended, if it has.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether moves have been made in a game that is not over.
    pub fn in_progress(&self) -> bool {
        self.ending.is_none() && !self.game.is_empty()
    }

    /// Does what a player asks.
    ///
    /// # Errors
    ///
    /// Why it cannot be done; nothing has changed then.
    pub fn apply(&mut self, command: Command) -> Result<Vec<Notice>, Refusal> {
        if let Command::TakeBack(plies) = command {
            return self.take_back(plies);
        }
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        match command {
            Command::Play(mv) => self.play(mv),
            Command::Claim(intended) => self.claim(intended),
            Command::Resign(color) => Ok(self.end(Ending::win(!color, Termination::Resignation))),
            Command::TakeBack(plies) => self.take_back(plies),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Notice>, Refusal> {
        if !self.game.position().is_legal(mv) {
            return Err(Refusal::IllegalMove);
        }
        self.game.play(mv);
        let mut notices = vec![Notice::Played(mv)];
        match self.game.automatic_ending() {
            Some(ending) => notices.extend(self.end(ending)),
            None => notices.extend(self.game.claim(None).ok().map(Notice::Claimable)),
        }
        Ok(notices)
    }

    fn claim(&mut self, intended: Option<Move>) -> Result<Vec<Notice>, Refusal> {
        if intended.is_some_and(|mv| !self.game.position().is_legal(mv)) {
            return Err(Refusal::IllegalMove);
        }
        let claim = self.game.claim(intended).map_err(Refusal::WrongClaim)?;
        let mut notices = Vec::new();
        if let Some(mv) = intended {
            // The move that makes the claim right belongs to the record.
            self.game.play(mv);
            notices.push(Notice::Played(mv));
        }
        notices.extend(self.end(Ending::draw(claim.termination())));
        Ok(notices)
    }

    fn take_back(&mut self, plies: usize) -> Result<Vec<Notice>, Refusal> {
        if plies == 0 || plies > self.game.len() {
            return Err(Refusal::NothingToTakeBack);
        }
        for _ in 0..plies {
            self.game.take_back();
        }
        self.ending = None;
        Ok(vec![Notice::TakenBack(plies)])
    }

    fn end(&mut self, ending: Ending) -> Vec<Notice> {
        self.ending = Some(ending);
        vec![Notice::Ended(ending)]
    }
}
