//! Score sheets that the players write themselves (Article 8).

use super::{Refusal, Table};
use crate::game::regulations::ScoreSheet;
use crate::game::{Sheets, Timestamp};
use crate::rules::Color;

/// What a player who writes the own score sheet has to do just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// To write down the moves.
    Record,
    /// Nothing until the end of the stage: there is too little time (Article 8.4).
    Lifted,
    /// To write these moves (plies from 0), now that the time control is reached (Article 8.5).
    FillGaps(Vec<usize>),
}

impl Table {
    /// What the player to move has to write.
    pub fn duty(&self, at: Timestamp) -> Duty {
        let color = self.game.turn();
        if self.gaps_due[color.index()] {
            Duty::FillGaps(self.sheets.gaps(color, &self.game).collect())
        } else if self
            .clock
            .as_ref()
            .is_none_or(|clock| clock.must_record(color, at))
        {
            Duty::Record
        } else {
            Duty::Lifted
        }
    }

    /// What the players have written.
    pub const fn sheets(&self) -> &Sheets {
        &self.sheets
    }

    /// Whether the players write the score sheets themselves.
    pub fn players_record(&self) -> bool {
        self.regulations.score_sheet == ScoreSheet::Players
    }

    /// The player to move writes the first move that is missing on the own
    /// sheet; it may be anything. Gives which ply (from 0) it was.
    ///
    /// # Errors
    ///
    /// If nothing is missing.
    pub fn write(&mut self, text: &str) -> Result<usize, Refusal> {
        self.write_for(self.game.turn(), text)
    }

    /// The same for either player, as after the end of a game.
    ///
    /// # Errors
    ///
    /// If nothing is missing.
    pub fn write_for(&mut self, color: Color, text: &str) -> Result<usize, Refusal> {
        let gap = self
            .sheets
            .first_gap(color, &self.game)
            .ok_or(Refusal::NothingToWrite)?;
        self.sheets.write(color, gap, text);
        if self.sheets.first_gap(color, &self.game).is_none() {
            self.gaps_due[color.index()] = false;
        }
        Ok(gap)
    }

    /// Whether the player to move has written what must be written before the next move.
    pub(super) fn may_leave_unwritten(&self, at: Timestamp) -> Result<(), Refusal> {
        let color = self.game.turn();
        let clock = self.clock.as_ref();
        let duty = self.players_record() && clock.is_none_or(|clock| clock.must_record(color, at));
        let all = self.gaps_due[color.index()];
        match self.sheets.owed(color, &self.game, all) {
            Some(ply) if duty => Err(Refusal::WriteFirst(ply)),
            _ => Ok(()),
        }
    }

    /// A stage has ended for a side: its sheet is brought up to date before the next move (Article 8.5).
    pub(super) fn stage_ended(&mut self, color: Color) {
        if self.players_record() {
            self.gaps_due[color.index()] = true;
        }
    }
}
