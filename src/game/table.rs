//! Two people at a board: the record, whose turn it is to do what, and how it ended.
//!
//! A [`Table`] is a state machine. [`Table::apply`] does what is asked for or
//! says why not; [`Table::tick`] lets time do its part. Both take the time from
//! outside and tell in [`Notice`]s what happened.

mod adjournment;
mod arbiter;
mod command;
mod draws;
mod losing;
mod moving;
mod recording;
mod time;

use super::clock::{AfterFlag, Options, Snapshot};
use super::regulations::{FlagCall, Regulations};
use super::touch::Touched;
use super::winning::{Prospects, Verdict};
use super::{Clock, Ending, Game, Sheets, Termination, TimeControl, Timestamp};
use crate::rules::Color;
use crate::rules::mating::Answer;

pub use adjournment::Adjournment;
pub use arbiter::Incident;
pub use command::{Command, Notice, Refusal, Ruling};
pub use losing::Loss;
pub use recording::Duty;

/// The names of the two players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

    /// The same players with the sides changed.
    #[must_use]
    pub fn swapped(&self) -> Players {
        let [white, black] = self.names.clone();
        Players {
            names: [black, white],
        }
    }
}

/// What belongs to a move beside the move itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margin {
    /// The clocks when the turn began, for taking back.
    pub before: Option<Snapshot>,
    /// Milliseconds on the player's clock after the press, if there is one.
    pub left: Option<u64>,
    /// Milliseconds used for the move, if there is a clock.
    pub used: Option<u64>,
    /// Whether a draw was offered with it.
    pub offered: bool,
}

/// A game being played by two people.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    players: Players,
    regulations: Regulations,
    controls: [TimeControl; 2],
    clock: Option<Clock>,
    started: bool,
    paused: Option<Timestamp>,
    /// Whether a move is made for which the clock is still to be pressed.
    press_due: bool,
    margins: Vec<Margin>,
    turn_began: Option<Snapshot>,
    touched: Touched,
    /// Who has an offer open.
    offer: Option<Color>,
    /// How many moves each side had made when it last offered, as long as that bars another offer.
    last_offer: [Option<usize>; 2],
    illegal: [u8; 2],
    /// Whose fallen flag decides nothing any more, as both had fallen in an earlier stage.
    spent_flags: [bool; 2],
    incidents: Vec<(usize, Incident)>,
    prospects: Prospects,
    /// A loss that waits for the proof that the other side can still mate.
    loss: Option<Loss>,
    /// What was found out, at the end of the game, about whether a side could still have mated.
    verdicts: [Option<Verdict>; 2],
    /// What the players write, where they keep the score sheets themselves.
    sheets: Sheets,
    /// Whether a side must fill all gaps of its sheet, since a time control was reached.
    gaps_due: [bool; 2],
    ending: Option<Ending>,
}

impl Table {
    /// Two players at the start of a game, which may already be over.
    pub fn new(
        game: Game,
        players: Players,
        regulations: Regulations,
        controls: [TimeControl; 2],
    ) -> Table {
        let options = Options {
            first_increment: regulations.first_increment,
            after_flag: match regulations.flag {
                FlagCall::Program => AfterFlag::Stop,
                FlagCall::Players => AfterFlag::GoOn,
            },
            ..Options::default()
        };
        let has_clock = controls.iter().any(|control| *control != TimeControl::None);
        let clock = has_clock.then(|| Clock::new(controls.clone(), options, game.turn()));
        let mut table = Table {
            prospects: Prospects::of(game.position()),
            ending: None,
            turn_began: clock
                .as_ref()
                .map(|clock| clock.snapshot(Timestamp::default())),
            started: clock.is_none(),
            game,
            players,
            regulations,
            controls,
            clock,
            paused: None,
            press_due: false,
            margins: Vec::new(),
            touched: Touched::default(),
            offer: None,
            last_offer: [None; 2],
            illegal: [0; 2],
            spent_flags: [false; 2],
            incidents: Vec::new(),
            loss: None,
            verdicts: [None, None],
            sheets: Sheets::default(),
            gaps_due: [false; 2],
        };
        let ending = table.automatic_ending();
        table.set_ending(ending);
        table
    }

    /// A casual game without a clock.
    pub fn casual(game: Game, players: Players) -> Table {
        let untimed = [TimeControl::None, TimeControl::None];
        Table::new(game, players, Regulations::default(), untimed)
    }

    /// The record.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Under which regulations.
    pub const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The time controls of White and Black.
    pub const fn controls(&self) -> &[TimeControl; 2] {
        &self.controls
    }

    /// Has the clock show tenths of a second under so many milliseconds; 0 for never.
    pub const fn show_tenths_below(&mut self, millis: u64) {
        if let Some(clock) = &mut self.clock {
            clock.show_tenths_below(millis);
        }
    }

    /// The clock, if there is one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// What belongs to each move beside the move itself.
    pub fn margins(&self) -> &[Margin] {
        &self.margins
    }

    /// What happened beside the moves: after so many plies, this.
    pub fn incidents(&self) -> &[(usize, Incident)] {
        &self.incidents
    }

    /// Whether play has begun: the clock was started, or there is none.
    pub const fn has_started(&self) -> bool {
        self.started
    }

    /// Whether the clocks stand for a pause.
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Whether the clock is still to be pressed for the last move.
    pub const fn press_is_due(&self) -> bool {
        self.press_due
    }

    /// The men touched in this turn.
    pub const fn touched(&self) -> &Touched {
        &self.touched
    }

    /// Who has offered a draw that is not answered yet.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// How many illegal moves were counted against a side.
    pub const fn illegal_moves(&self, color: Color) -> u8 {
        self.illegal[color.index()]
    }

    /// How the game ended, if it has.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether moves have been made in a game that is not over.
    pub const fn in_progress(&self) -> bool {
        self.ending.is_none() && !self.game.is_empty()
    }

    /// Whether a game is being played: moves have been made or the clock was started, and it is not over.
    pub const fn is_being_played(&self) -> bool {
        let begun = !self.game.is_empty() || (self.started && self.clock.is_some());
        self.ending.is_none() && begun
    }

    /// Does what is asked for at this time.
    ///
    /// [`Table::tick`] is to be called with the same time before, so that a
    /// flag that has fallen is noticed first.
    ///
    /// # Errors
    ///
    /// Why it cannot be done; nothing has changed then.
    pub fn apply(&mut self, command: Command, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        match command {
            Command::TakeBack(plies) => return self.take_back(plies, at),
            Command::Rule(ruling) => return self.rule(ruling, at),
            _ if self.ending.is_some() => return Err(Refusal::GameOver),
            _ if self.loss.is_some() => return Err(Refusal::BeingSettled),
            _ => {}
        }
        match command {
            Command::Start => self.start(at),
            Command::Play { mv, offer } => self.play(mv, offer, at),
            Command::Press => self.press(at),
            Command::Touch(square) => self.touch(square),
            Command::Adjust => self.adjust(),
            Command::Illegal(man) => self.illegal(man, at),
            Command::Offer => self.offer_draw(),
            Command::Accept => self.accept(at),
            Command::Decline => self.decline(),
            Command::Claim(intended) => self.claim(intended, at),
            Command::CallFlag => self.call_flag(at),
            Command::Resign(color) => Ok(self.lose(color, Termination::Resignation, at)),
            Command::Swap => self.swap(),
            Command::Pause => self.pause(at),
            Command::Resume => self.resume(at),
            Command::TakeBack(_) | Command::Rule(_) => unreachable!("handled above"),
        }
    }

    /// The ending that the present position brings by itself.
    fn automatic_ending(&mut self) -> Option<Ending> {
        let position = *self.game.position();
        let ending = self.game.automatic_ending();
        ending.or_else(|| {
            let dead = self.prospects.is_dead(&position);
            dead.then(|| Ending::draw(Termination::DeadPosition))
        })
    }

    /// Ends the game.
    fn end(&mut self, ending: Ending, at: Timestamp) -> Vec<Notice> {
        self.stop_playing(at);
        self.set_ending(Some(ending));
        vec![Notice::Ended(ending)]
    }

    fn set_ending(&mut self, ending: Option<Ending>) {
        self.ending = ending;
        if ending.is_some_and(|ending| ending.termination == Termination::DeadPosition) {
            let position = self.game.position();
            let explain = |color| Some(Verdict::new(&Answer::Cannot, position, color));
            self.verdicts = Color::ALL.map(explain);
        }
    }

    /// Nothing more is played; the clocks stop in the same moment.
    fn stop_playing(&mut self, at: Timestamp) {
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
        self.loss = None;
        self.offer = None;
        self.paused = None;
        self.press_due = false;
    }

    fn note(&mut self, incident: Incident) {
        self.incidents.push((self.game.len(), incident));
    }
}
