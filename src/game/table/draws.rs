//! Offers of a draw and their answers, and claims.

use super::{Incident, Notice, Refusal, Table};
use crate::game::regulations::Offers;
use crate::game::{Ending, Termination, Timestamp};
use crate::rules::{Color, Move};

/// Own moves after which a draw may be offered again in a casual game.
const MOVES_BETWEEN_OFFERS: usize = 10;

impl Table {
    /// Whether a side may offer a draw now, with a move or without one.
    pub(super) fn may_offer(&self, color: Color, with_move: bool) -> Result<(), Refusal> {
        self.may_agree(color, with_move)?;
        if let Some(side) = self.offer.filter(|&side| side == color || !with_move) {
            return Err(Refusal::OfferOpen(side));
        }
        if !with_move && self.regulations.offers == Offers::WithMove {
            return Err(Refusal::OfferWithMove);
        }
        self.may_repeat_offer(color)
    }

    /// Whether the player to move may offer a draw with the next move.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_offer_with_move(&self) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        self.may_move()?;
        self.may_offer(self.game.turn(), true)
    }

    /// Whether a draw may be agreed at all so early in the game.
    fn may_agree(&self, color: Color, with_move: bool) -> Result<(), Refusal> {
        let before = self.regulations.no_draw_before;
        let both_moved = Color::ALL.iter().all(|&side| {
            let coming = usize::from(with_move && side == color);
            self.game.moves_made(side) + coming > 0
        });
        if !both_moved {
            return Err(Refusal::OfferTooEarly);
        }
        if self.game.position().fullmoves() < before {
            return Err(Refusal::OfferBeforeMove(before));
        }
        Ok(())
    }

    /// An offer is repeated only after one of the other side, or in casual play after ten moves.
    fn may_repeat_offer(&self, color: Color) -> Result<(), Refusal> {
        let Some(last) = self.last_offer[color.index()] else {
            return Ok(());
        };
        let wait = (last + MOVES_BETWEEN_OFFERS).saturating_sub(self.game.moves_made(color));
        match self.regulations.offers {
            Offers::OnTurn if wait == 0 => Ok(()),
            Offers::OnTurn => Err(Refusal::OfferRepeated { moves: Some(wait) }),
            Offers::WithMove => Err(Refusal::OfferRepeated { moves: None }),
        }
    }

    pub(super) fn offer_draw(&mut self) -> Result<Vec<Notice>, Refusal> {
        self.may_play_on()?;
        // After a move that waits for the press the offer belongs to that move.
        let color = if self.press_due {
            !self.game.turn()
        } else {
            self.game.turn()
        };
        self.may_offer(color, self.press_due)?;
        Ok(self.open_offer(color))
    }

    /// Whether the game goes on just now.
    fn may_play_on(&self) -> Result<(), Refusal> {
        match self.may_move() {
            Err(Refusal::PressFirst) => Ok(()),
            other => other,
        }
    }

    pub(super) fn open_offer(&mut self, color: Color) -> Vec<Notice> {
        self.offer = Some(color);
        self.last_offer[color.index()] = Some(self.game.moves_made(color));
        self.last_offer[(!color).index()] = None;
        self.note(Incident::Offered(color));
        vec![Notice::Offered(color)]
    }

    pub(super) fn close_offer(&mut self, color: Color) -> Vec<Notice> {
        self.offer = None;
        self.note(Incident::Declined(color));
        vec![Notice::Declined(color)]
    }

    pub(super) fn accept(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        self.may_play_on()?;
        self.offer.ok_or(Refusal::NoOffer)?;
        Ok(self.end(Ending::draw(Termination::Agreement), at))
    }

    pub(super) fn decline(&mut self) -> Result<Vec<Notice>, Refusal> {
        let color = self.offer.ok_or(Refusal::NoOffer)?;
        Ok(self.close_offer(color))
    }

    /// Articles 9.2 to 9.5: a right claim ends the game. A wrong one gives the
    /// other side time, stands as an offer where a draw may be agreed,
    /// and an intended move must be made.
    pub(super) fn claim(
        &mut self,
        intended: Option<Move>,
        at: Timestamp,
    ) -> Result<Vec<Notice>, Refusal> {
        self.may_move()?;
        if !self.touched.is_empty() {
            return Err(Refusal::AlreadyTouched);
        }
        if intended.is_some_and(|mv| !self.game.position().is_legal(mv)) {
            return Err(Refusal::IllegalMove);
        }
        let color = self.game.turn();
        let counted = match self.game.claim(intended) {
            Ok(claim) => {
                let mut notices = Vec::new();
                if let Some(mv) = intended {
                    // The move that makes the claim right belongs to the record.
                    notices.extend(self.make(mv, false, at));
                    notices.retain(|notice| !matches!(notice, Notice::Claimable(_)));
                }
                if self.ending.is_some() {
                    // Mate or stalemate ends the game in the same moment, before the claim.
                    return Ok(notices);
                }
                notices.extend(self.end(Ending::draw(claim.termination()), at));
                return Ok(notices);
            }
            Err(counted) => counted,
        };
        let stands_as_offer = self.may_agree(color, intended.is_some()).is_ok();
        self.note(Incident::WrongClaim(color));
        let penalty = self.penalize(color, at);
        let mut notices = vec![Notice::WrongClaim {
            color,
            counted,
            penalty,
        }];
        if let Some(mv) = intended {
            notices.extend(self.make(mv, false, at));
        }
        if stands_as_offer && self.ending.is_none() && self.offer.is_none() {
            notices.extend(self.open_offer(color));
        }
        Ok(notices)
    }
}
