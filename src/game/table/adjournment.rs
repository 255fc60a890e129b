//! A game put aside: everything that must be known to go on with it another time.

use super::{Incident, Loss, Margin, Players, Table};
use crate::game::clock::Snapshot;
use crate::game::touch::Touched;
use crate::game::{Ending, Game, Regulations, Sheets, TimeControl, Timestamp};
use crate::rules::{Color, Square};

/// A game put aside, as a value. [`Table::adjourn`] makes it, [`Table::resumed`] plays on.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that can be due"
)]
pub struct Adjournment {
    /// The position it started from and the moves.
    pub game: Game,
    /// Who plays.
    pub players: Players,
    /// Under which regulations.
    pub regulations: Regulations,
    /// The time controls of White and Black.
    pub controls: [TimeControl; 2],
    /// The clocks, if there are any.
    pub clocks: Option<Snapshot>,
    /// Whether play has begun.
    pub started: bool,
    /// Whether the players had stopped the clocks.
    pub paused: bool,
    /// Whether the clock is still to be pressed for the last move.
    pub press_due: bool,
    /// What belongs to each move; as many as there are moves.
    pub margins: Vec<Margin>,
    /// The clocks when the present turn began.
    pub turn_began: Option<Snapshot>,
    /// The men touched in this turn, in order.
    pub touched: Vec<Square>,
    /// Whether the next touch is only adjusting.
    pub adjusting: bool,
    /// Who has an offer open.
    pub offer: Option<Color>,
    /// How many moves each side had made when it last offered, as long as that bars another offer.
    pub last_offer: [Option<usize>; 2],
    /// How many illegal moves were counted against White and Black.
    pub illegal: [u8; 2],
    /// Whose fallen flag decides nothing any more.
    pub spent_flags: [bool; 2],
    /// What happened beside the moves: after so many plies, this.
    pub incidents: Vec<(usize, Incident)>,
    /// What the players have written.
    pub sheets: Sheets,
    /// Whether a side must fill all gaps of its sheet.
    pub gaps_due: [bool; 2],
    /// A loss of which it is not settled whether the other side can still mate.
    pub loss: Option<Loss>,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
}

impl Adjournment {
    /// A game with nothing but its moves: clocks as at the start, no offers, no incidents.
    pub fn new(
        game: Game,
        players: Players,
        regulations: Regulations,
        controls: [TimeControl; 2],
    ) -> Adjournment {
        let margin = Margin {
            before: None,
            left: None,
            used: None,
            offered: false,
        };
        let plies = game.len();
        let ending = game.automatic_ending();
        let start = Game::new(*game.start(), game.variant());
        Adjournment {
            game,
            started: plies > 0,
            margins: vec![margin; plies],
            ending,
            ..Table::new(start, players, regulations, controls).adjourn(Timestamp::default())
        }
    }
}

impl Table {
    /// The game as it stands at this time. It goes on unchanged.
    pub fn adjourn(&self, at: Timestamp) -> Adjournment {
        Adjournment {
            game: self.game.clone(),
            players: self.players.clone(),
            regulations: self.regulations,
            controls: self.controls.clone(),
            clocks: self.clock.as_ref().map(|clock| clock.snapshot(at)),
            started: self.started,
            paused: self.paused.is_some(),
            press_due: self.press_due,
            margins: self.margins.clone(),
            turn_began: self.turn_began,
            touched: self.touched.squares().to_vec(),
            adjusting: self.touched.is_adjusting(),
            offer: self.offer,
            last_offer: self.last_offer,
            illegal: self.illegal,
            spent_flags: self.spent_flags,
            incidents: self.incidents.clone(),
            sheets: self.sheets.clone(),
            gaps_due: self.gaps_due,
            loss: self.loss,
            ending: self.ending,
        }
    }

    /// Sets a game up again. If its clock ran, both clocks stand now, as in a pause.
    pub fn resumed(adjourned: Adjournment, at: Timestamp) -> Table {
        let Adjournment {
            game,
            players,
            regulations,
            controls,
            ..
        } = adjourned;
        let start = Game::new(*game.start(), game.variant());
        let mut touched = Touched::default();
        for &square in &adjourned.touched {
            touched.touch(square, game.position());
        }
        if adjourned.adjusting {
            touched.adjust();
        }
        let mut table = Table {
            game,
            started: adjourned.started,
            press_due: adjourned.press_due,
            margins: adjourned.margins,
            turn_began: adjourned.turn_began,
            touched,
            offer: adjourned.offer,
            last_offer: adjourned.last_offer,
            illegal: adjourned.illegal,
            spent_flags: adjourned.spent_flags,
            incidents: adjourned.incidents,
            sheets: adjourned.sheets,
            gaps_due: adjourned.gaps_due,
            loss: adjourned.loss,
            ending: adjourned.ending,
            ..Table::new(start, players, regulations, controls)
        };
        if let (Some(clock), Some(clocks)) = (&mut table.clock, &adjourned.clocks) {
            clock.restore(clocks, at);
        }
        table.wait_for_players(adjourned.paused, at);
        table
    }

    /// Nobody sits at the board when a game is set up again: its clocks stand.
    fn wait_for_players(&mut self, paused: bool, at: Timestamp) {
        if self.clock.is_none() {
            self.started = true;
        }
        let waits = paused || self.clock.is_some();
        if self.started && waits && self.ending.is_none() && self.loss.is_none() {
            self.paused = Some(at);
            if !paused {
                self.note(Incident::Paused);
            }
        }
    }
}
