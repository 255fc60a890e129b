//! What the players do at the table, and what is said of it.

use crate::app::understand::Misread;
use crate::app::{App, Effect, Message};
use crate::game::clock::Alarm;
use crate::game::clock::gap;
use crate::game::regulations::Offers;
use crate::game::{Command, Ending, Notice, Refusal, Ruling};
use crate::laws::{self, Topic};
use crate::rules::Move;

impl App {
    /// Lets time do its part before anything else is looked at: a flag may
    /// have fallen, or the program may not have run for a while.
    pub(in crate::app) fn let_time_pass(&mut self) {
        let planned = self.planned.take();
        if let Some(gap) = gap(self.last_run, planned, self.now)
            && self.table.stop_for(gap)
        {
            let millis = u64::try_from(gap.lasted.as_millis()).unwrap_or(u64::MAX);
            self.slept = Some(millis);
            self.has_happened();
        }
        let notices = self.table.tick(self.now);
        if !notices.is_empty() {
            self.has_happened();
            self.show_notices(&notices);
        }
        self.last_run = self.now;
    }

    /// Makes a legal move and shows what came of it.
    pub(in crate::app) fn play(&mut self, mv: Move) {
        self.play_or_confirm(mv, false);
    }

    /// Makes a move, or asks for a second Enter first where the players want that.
    pub(in crate::app) fn play_or_confirm(&mut self, mv: Move, offer: bool) {
        let offer = offer || self.offers_with_move;
        let command = Command::Play { mv, offer };
        if self.preferences.confirm_moves && self.pending != Some(command) {
            self.pending = Some(command);
            let text = self.write(self.table.game().position(), mv);
            self.message = Some(Message::news(self.words.confirm_move(&text)));
        } else {
            self.pending = None;
            self.give(command);
        }
    }

    /// Offers a draw; where that is done with a move, with the next one of the player to move
    /// however it is made, unless it is asked for twice.
    pub(in crate::app) fn offer_draw(&mut self) {
        let with_move = self.table.regulations().offers == Offers::WithMove;
        if !with_move || self.table.press_is_due() {
            return self.give(Command::Offer);
        }
        match self.table.may_offer_with_move() {
            Ok(()) => self.offers_with_move = !self.offers_with_move,
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// Whether the next move offers a draw, however it is made.
    pub const fn offers_with_move(&self) -> bool {
        self.offers_with_move
    }

    /// The bell, where it is wanted and time is short.
    pub(in crate::app) fn ring(&mut self) -> Option<Effect> {
        let clock = self
            .table
            .clock()
            .filter(|clock| self.preferences.bell && clock.is_running())?;
        let color = clock.turn();
        let left = clock.left(color, self.now)?;
        let threshold = clock.control(color).low_time_millis();
        let alarm = self.alarms[color.index()].get_or_insert_with(|| Alarm::new(threshold));
        (threshold > 0 && alarm.rings(left, self.now)).then_some(Effect::Bell)
    }

    /// Gives a command to the table and shows what came of it.
    pub(in crate::app) fn give(&mut self, command: Command) {
        match self.table.apply(command, self.now) {
            Ok(notices) => {
                self.has_happened();
                self.show_notices(&notices);
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    pub(in crate::app) fn refuse(&mut self, refusal: Refusal) {
        let sentence = self.words.refusal(&refusal, &self.table);
        self.refuse_with(sentence, Some(laws::of_refusal(&refusal)));
    }

    /// Says why a move was refused; where illegal moves are counted, a definite one is.
    pub(in crate::app) fn refuse_move(&mut self, misread: Misread) {
        self.refuse_with(misread.sentence.clone(), misread.topic);
        if self.table.regulations().illegal_limit.is_none() || !misread.definite {
            return;
        }
        if let Ok(notices) = self.table.apply(Command::Illegal(misread.man), self.now) {
            self.has_happened();
            self.show_notices(&notices);
            // The same key once more must not be a second illegal move; what was touched stays bound.
            self.line.clear();
            self.cursor.let_go();
            let counted = self.message.take().map(|message| message.text);
            let said: Vec<String> = [misread.sentence].into_iter().chain(counted).collect();
            self.refuse_with(self.words.in_a_row(&said), misread.topic);
        }
    }

    /// Says that the players of this game have to do without a help.
    pub(in crate::app) fn refuse_help(&mut self) {
        let sentence = if self.table.regulations().is_tournament() {
            self.words.not_in_tournament()
        } else {
            self.words.no_help()
        };
        self.message = Some(Message::refusal(sentence));
    }

    /// Says why something was refused, and remembers the topic of the Laws behind it.
    pub(in crate::app) fn refuse_with(&mut self, sentence: String, topic: Option<Topic>) {
        self.refused = topic.or(self.refused);
        self.message = Some(Message {
            law: topic,
            ..Message::refusal(sentence)
        });
    }

    /// Adds what is remarkable about the typed text to what was said of the move.
    pub(in crate::app) fn add_remark(&mut self, remark: Option<String>) {
        let Some(remark) = remark else { return };
        match &mut self.message {
            Some(message) => message.text = format!("{} {remark}", message.text),
            None => self.message = Some(Message::news(remark)),
        }
    }

    pub(in crate::app) fn show_notices(&mut self, notices: &[Notice]) {
        if notices.iter().any(changes_the_board) {
            self.line.clear();
            self.cursor.let_go();
            self.viewed = None;
            self.offers_with_move = false;
            self.dialog = None;
            self.close_laws();
        }
        if notices
            .iter()
            .any(|notice| matches!(notice, Notice::Resumed(_)))
        {
            self.slept = None;
            self.pause = None;
        }
        if notices
            .iter()
            .any(|notice| matches!(notice, Notice::WrongClaim { .. }))
        {
            self.refused = Some(Topic::Claim);
        }
        let sentences: Vec<String> = notices
            .iter()
            .filter_map(|notice| self.words.notice(notice, &self.table))
            .collect();
        if notices.iter().any(goes_back)
            && let Some(before) = self.score_before.take()
        {
            self.score = before;
        }
        if let Some(ending) = ended(notices) {
            self.score_before = Some(self.score);
            self.score
                .add(ending, self.table.regulations().draw_counts_for);
            if self.table.regulations().is_tournament() {
                self.ask_result();
            }
        }
        if !notices.is_empty() {
            self.message =
                (!sentences.is_empty()).then(|| Message::news(self.words.in_a_row(&sentences)));
        }
    }
}

/// The end of the game, if it is among what happened.
fn ended(notices: &[Notice]) -> Option<Ending> {
    notices.iter().find_map(|notice| match notice {
        Notice::Ended(ending) => Some(*ending),
        _ => None,
    })
}

/// Whether a game that had ended may go on after this.
const fn goes_back(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::TakenBack(_) | Notice::Ruled(Ruling::StepBack(_))
    )
}

/// Whether something happened after which what is typed or held has no meaning any more.
fn changes_the_board(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Played(_)
            | Notice::TakenBack(_)
            | Notice::Swapped
            | Notice::Ruled(_)
            | Notice::Lost(_)
            | Notice::Ended(_)
    )
}
