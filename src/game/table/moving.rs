//! Moving, touching, illegal moves, taking back.

use super::{Command, Incident, Margin, Notice, Prospects, Refusal, Table};
use crate::game::regulations::Press;
use crate::game::touch::{Touch, Touched};
use crate::game::{Termination, Timestamp};
use crate::rules::{Move, Square};

impl Table {
    /// Whether a move may be made at all just now.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_move(&self) -> Result<(), Refusal> {
        if self.loss.is_some() {
            Err(Refusal::BeingSettled)
        } else if !self.started {
            Err(Refusal::NotStarted)
        } else if self.is_paused() {
            Err(Refusal::Paused)
        } else if self.press_due {
            Err(Refusal::PressFirst)
        } else {
            Ok(())
        }
    }

    pub(super) fn play(
        &mut self,
        mv: Move,
        offer: bool,
        at: Timestamp,
    ) -> Result<Vec<Notice>, Refusal> {
        self.may_move()?;
        if !self.game.position().is_legal(mv) {
            return Err(Refusal::IllegalMove);
        }
        self.allows(mv)?;
        self.may_leave_unwritten(at)?;
        let color = self.game.turn();
        if offer {
            self.may_offer(color, true)?;
        }
        let mut notices = Vec::new();
        if self.offer == Some(!color) {
            notices.extend(self.close_offer(!color));
        }
        notices.extend(self.make(mv, offer, at));
        Ok(notices)
    }

    /// Whether touch-move allows the move.
    fn allows(&self, mv: Move) -> Result<(), Refusal> {
        let obligation = self.touched.obligation(self.game.position());
        match obligation {
            Some(allowed) if !allowed.contains(&mv) => Err(self.touched_refusal()),
            _ => Ok(()),
        }
    }

    /// The man that must move or be captured after this one was touched: this one, or one that
    /// was touched before and comes first.
    fn bound_by(&self, square: Square) -> Square {
        if self.touched.concerns(square, self.game.position()) {
            return square;
        }
        match self.touched_refusal() {
            Refusal::Touched(before) => before,
            _ => square,
        }
    }

    fn touched_refusal(&self) -> Refusal {
        let binding = |&&square: &&Square| {
            let mut alone = Touched::default();
            alone.touch(square, self.game.position()) == Touch::Bound
        };
        let square = self.touched.squares().iter().find(binding);
        square.map_or(Refusal::AlreadyTouched, |&square| Refusal::Touched(square))
    }

    /// Makes a move that is allowed, presses the clock if that goes with it, and looks for the end.
    pub(super) fn make(&mut self, mv: Move, offer: bool, at: Timestamp) -> Vec<Notice> {
        let color = self.game.turn();
        self.game.play(mv);
        self.prospects.follow(mv, self.game.position());
        self.touched = Touched::default();
        self.margins.push(Margin {
            before: self.turn_began,
            left: self.clock.as_ref().and_then(|clock| clock.left(color, at)),
            used: None,
            // On one's turn a draw may be offered first and the move made then.
            offered: offer || self.offer == Some(color),
        });
        let mut notices = vec![Notice::Played(mv)];
        if let Some(ending) = self.automatic_ending() {
            notices.extend(self.end(ending, at));
            return notices;
        }
        if offer {
            notices.extend(self.open_offer(color));
        }
        if self.clock.is_some() && self.regulations.press == Press::Manual {
            self.press_due = true;
        } else {
            notices.extend(self.press_clock(at));
        }
        if self.regulations.claim_notice {
            notices.extend(self.game.claim(None).ok().map(Notice::Claimable));
        }
        notices
    }

    /// Article 4.3: a deliberate touch.
    pub(super) fn touch(&mut self, square: Square) -> Result<Vec<Notice>, Refusal> {
        self.may_move()?;
        if !self.game.position().occupied().contains(square) {
            return Ok(Vec::new());
        }
        let mut notices = Vec::new();
        let color = self.game.turn();
        if self.offer == Some(!color) {
            // Touching declines (Article 9.1.2.1).
            notices.extend(self.close_offer(!color));
        }
        if !self.regulations.touch_move {
            return Ok(notices);
        }
        notices.push(match self.touched.touch(square, self.game.position()) {
            Touch::Bound => Notice::Bound(self.bound_by(square)),
            Touch::Adjusted => Notice::Adjusted,
            Touch::Free => Notice::Free(square),
        });
        Ok(notices)
    }

    /// Whether a man that is held must move, so that it cannot be let go.
    ///
    /// # Errors
    ///
    /// Which one, if one must.
    pub fn may_let_go(&self) -> Result<(), Refusal> {
        match self.touched.obligation(self.game.position()) {
            Some(_) => Err(self.touched_refusal()),
            None => Ok(()),
        }
    }

    /// Whether a man may be taken in hand, or another was touched before and must move.
    pub fn may_pick(&self, square: Square) -> bool {
        let obligation = self.touched.obligation(self.game.position());
        obligation.is_none_or(|allowed| allowed.iter().any(|mv| mv.from == square))
    }

    pub(super) fn adjust(&mut self) -> Result<Vec<Notice>, Refusal> {
        self.may_move()?;
        if !self.regulations.touch_move {
            Err(Refusal::NoTouchMove)
        } else if self.touched.is_empty() {
            self.touched.adjust();
            Ok(vec![Notice::Adjusting])
        } else {
            Err(Refusal::AlreadyTouched)
        }
    }

    /// Article 7.5.5: the first illegal moves give the other side time, the last one loses.
    pub(super) fn illegal(
        &mut self,
        man: Option<Square>,
        at: Timestamp,
    ) -> Result<Vec<Notice>, Refusal> {
        self.may_move()?;
        let Some(limit) = self.regulations.illegal_limit else {
            return Err(Refusal::IllegalMove);
        };
        let color = self.game.turn();
        let count = self.illegal[color.index()].saturating_add(1);
        self.illegal[color.index()] = count;
        self.note(Incident::IllegalMove { color, count });
        let penalty = if count < limit {
            self.penalize(color, at)
        } else {
            0
        };
        let mut notices = vec![Notice::IllegalCounted {
            color,
            count,
            limit,
            penalty,
        }];
        if count >= limit {
            notices.extend(self.lose(color, Termination::RulesInfraction, at));
        } else if let Some(square) = man.filter(|_| self.regulations.touch_move) {
            // The man of the illegal move counts as touched (Articles 7.5.1 and 4.3).
            self.touched.touch(square, self.game.position());
        }
        Ok(notices)
    }

    pub(super) fn take_back(
        &mut self,
        plies: usize,
        at: Timestamp,
    ) -> Result<Vec<Notice>, Refusal> {
        if !self.regulations.takeback {
            return Err(Refusal::NoTakeBack);
        }
        if plies == 0 || plies > self.game.len() {
            return Err(Refusal::NothingToTakeBack);
        }
        self.note(Incident::TakenBack(plies));
        let before = self.unmake(plies);
        if let (Some(clock), Some(before)) = (&mut self.clock, before) {
            clock.restore(&before, at);
            if self.paused.is_none() {
                clock.start(at);
            }
        }
        Ok(vec![Notice::TakenBack(plies)])
    }

    /// Forgets the last plies and gives the clocks as they were then.
    pub(super) fn unmake(&mut self, plies: usize) -> Option<crate::game::clock::Snapshot> {
        let mut before = None;
        for _ in 0..plies {
            self.game.take_back();
            self.sheets.truncate(self.game.len());
            before = self
                .margins
                .pop()
                .and_then(|margin| margin.before)
                .or(before);
        }
        self.turn_began = before.or(self.turn_began);
        self.ending = None;
        self.loss = None;
        self.verdicts = [None, None];
        self.prospects = Prospects::of(self.game.position());
        self.offer = None;
        self.press_due = false;
        self.touched = Touched::default();
        before
    }

    /// A command that plays a move without an offer.
    pub const fn plain(mv: Move) -> Command {
        Command::Play { mv, offer: false }
    }
}
