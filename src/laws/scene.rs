//! Playing an example at a table: the scenes one steps through.

use super::example::{Deed, Example, Step};
use crate::game::regulations::{Press, ScoreSheet};
use crate::game::{
    Command, Ending, Game, Notice, Players, Refusal, Regulations, Table, TimeControl, Timestamp,
};
use crate::notation::diagnosis::men_meant;
use crate::notation::fen::{self, Reading};
use crate::notation::history::History;
use crate::notation::letters::Letters;
use crate::notation::reader::{self, Accepted, Context};
use crate::notation::{refusal, san};
use crate::rules::mating::can_mate;
use crate::rules::{Bitboard, Color, Move, Position, Square, Variant};

/// How many positions are looked at for it: enough for every example.
const SEARCH_LIMIT: usize = 100_000;

/// What is seen at one step.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The table after it.
    pub table: Table,
    /// What time it is there.
    pub now: Timestamp,
    /// What happened.
    pub event: Event,
}

/// What happened at one step.
#[derive(Clone, Debug)]
pub enum Event {
    /// The board was set up.
    SetUp,
    /// A move was made.
    Played {
        /// Before the move.
        before: Position,
        /// The move.
        mv: Move,
        /// What came of it.
        notices: Vec<Notice>,
    },
    /// A text was no legal move.
    Refused {
        /// The text.
        text: &'static str,
        /// Why.
        refusal: refusal::Refusal,
        /// What came of it.
        notices: Vec<Notice>,
    },
    /// Something else was done.
    Done {
        /// By the player of this side, who was to move.
        by: Color,
        /// What.
        deed: Deed,
        /// What came of it.
        notices: Vec<Notice>,
    },
    /// Something could not be done.
    Denied {
        /// By the player of this side, who is to move.
        by: Color,
        /// What.
        deed: Deed,
        /// Why not.
        refusal: Refusal,
    },
    /// Time passed.
    Waited {
        /// For the player of this side.
        by: Color,
        /// How many seconds.
        seconds: u64,
    },
}

/// In what an example does not say what the rules say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The position or the time control cannot be read.
    Start(String),
    /// Something shown as allowed is not.
    Forbidden(Step, String),
    /// Something shown as forbidden is allowed, or for another reason.
    Reason(Step, String),
    /// It ends otherwise.
    Ending(Option<Ending>),
}

/// The scenes of an example, the set-up first; or in what it is wrong.
///
/// # Errors
///
/// The first thing in which the example and the rules differ; the examples of
/// the Laws have none.
pub fn replay(example: &Example) -> Result<Vec<Scene>, Flaw> {
    let mut stage = Stage::of(example)?;
    let mut scenes = vec![stage.scene(Event::SetUp)];
    for &step in example.steps {
        let event = stage.play(step)?;
        stage.settle();
        scenes.push(stage.scene(event));
    }
    let ending = stage.table.ending();
    if ending == example.ending {
        Ok(scenes)
    } else {
        Err(Flaw::Ending(ending))
    }
}

/// The first scene of an example: the board as it is set up.
///
/// # Errors
///
/// If the position or the time control cannot be read.
pub fn set_up(example: &Example) -> Result<Scene, Flaw> {
    Stage::of(example).map(|stage| stage.scene(Event::SetUp))
}

impl Scene {
    /// The man that is touched or was meant to move, if the step names one.
    pub fn man(&self) -> Option<Square> {
        match &self.event {
            Event::Refused { refusal, .. } => refusal.cause.man(),
            Event::Done {
                deed: Deed::Touch(square),
                ..
            } => square.parse().ok(),
            Event::Denied {
                refusal: Refusal::Touched(square),
                ..
            } => Some(*square),
            _ => None,
        }
    }

    /// The square that was to be reached and cannot be, if the step names one.
    pub const fn goal(&self) -> Option<Square> {
        match &self.event {
            Event::Refused { refusal, .. } => refusal.cause.goal(),
            _ => None,
        }
    }

    /// The men that stand against what was tried.
    pub fn opponents(&self) -> Bitboard {
        match &self.event {
            Event::Refused { refusal, .. } => refusal.cause.opponents(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The move that led to this scene, if one did.
    pub const fn mv(&self) -> Option<Move> {
        match self.event {
            Event::Played { mv, .. } => Some(mv),
            _ => None,
        }
    }
}

/// The table on which an example is played, and the time there.
struct Stage {
    table: Table,
    now: Timestamp,
}

impl Stage {
    fn of(example: &Example) -> Result<Stage, Flaw> {
        let variant = if example.chess960 {
            Variant::Chess960
        } else {
            Variant::Standard
        };
        let position = match example.fen {
            None => Position::initial(),
            Some(fen) => {
                let read = fen::read(fen, Reading::Lenient, variant);
                read.map_err(|_| Flaw::Start(fen.to_owned()))?.0
            }
        };
        let control = match example.clock {
            None => TimeControl::None,
            Some(spec) => spec.parse().map_err(|_| Flaw::Start(spec.to_owned()))?,
        };
        let mut regulations = Regulations::of(example.profile);
        if example.presses {
            regulations.press = Press::Manual;
        }
        if example.writes {
            regulations.score_sheet = ScoreSheet::Players;
        }
        let game = Game::new(position, variant);
        let controls = [control.clone(), control];
        let mut table = Table::new(game, Players::default(), regulations, controls);
        let now = Timestamp::default();
        if example.clock.is_some() {
            let started = table.apply(Command::Start, now);
            started.map_err(|refusal| Flaw::Start(format!("{refusal:?}")))?;
        }
        Ok(Stage { table, now })
    }

    fn scene(&self, event: Event) -> Scene {
        Scene {
            table: self.table.clone(),
            now: self.now,
            event,
        }
    }

    /// Finds out whether the other side can still mate, where a loss waits for that.
    fn settle(&mut self) {
        if let Some(question) = self.table.question().filter(|asked| asked.awaited) {
            let answer = can_mate(&question.position, question.color, SEARCH_LIMIT);
            self.table.settle(&question, answer, self.now);
        }
    }

    fn play(&mut self, step: Step) -> Result<Event, Flaw> {
        let by = self.doer(step);
        match step {
            Step::Plays(text) => {
                let before = *self.table.game().position();
                let Accepted { mv, draw_offer, .. } = self.legal(step, text)?;
                let written = san::write(&before, mv);
                if text.trim_end_matches(" (=)") != written {
                    return Err(Flaw::Reason(step, written));
                }
                let command = Command::Play {
                    mv,
                    offer: draw_offer,
                };
                let notices = self.table.apply(command, self.now);
                let notices = notices.map_err(|refusal| forbidden(step, &refusal))?;
                Ok(Event::Played {
                    before,
                    mv,
                    notices,
                })
            }
            Step::Tries(text, code) => self.refuse(step, text, code),
            Step::Does(deed) => {
                let notices = self.apply(step, deed)?;
                let notices = notices.map_err(|refusal| forbidden(step, &refusal))?;
                Ok(Event::Done { by, deed, notices })
            }
            Step::Denied(deed, wanted) => match self.apply(step, deed)? {
                Err(refusal) if refusal == wanted => Ok(Event::Denied { by, deed, refusal }),
                other => Err(Flaw::Reason(step, format!("{other:?}"))),
            },
            Step::Waits(seconds) => {
                self.now = self.now.plus_millis(1000 * seconds);
                self.table.tick(self.now);
                Ok(Event::Waited { by, seconds })
            }
        }
    }

    /// Who does it: whoever is asked, or has yet to press, or else is to move.
    fn doer(&self, step: Step) -> Color {
        let turn = self.table.game().turn();
        let answers = matches!(step, Step::Does(Deed::Accept | Deed::Decline));
        match self.table.offer().filter(|_| answers) {
            Some(offerer) => !offerer,
            None if self.table.press_is_due() && step == Step::Does(Deed::Press) => !turn,
            None => turn,
        }
    }

    /// The legal move that a text means.
    fn legal(&self, step: Step, text: &str) -> Result<Accepted, Flaw> {
        self.read(text)
            .map_err(|refusal| Flaw::Forbidden(step, refusal.code().to_owned()))
    }

    fn read(&self, text: &str) -> Result<Accepted, refusal::Refusal> {
        let game = self.table.game();
        let history = History::of_game(game.start(), game.plies().iter().map(|ply| ply.mv));
        let context = Context {
            history: &history,
            ..Context::new(game.position())
        };
        reader::read(text, &context)
    }

    /// A text that is no legal move; where illegal moves are counted, it may be one.
    fn refuse(&mut self, step: Step, text: &'static str, code: &str) -> Result<Event, Flaw> {
        let refusal = match self.read(text) {
            Err(refusal) if refusal.code() == code => refusal,
            Err(refusal) => return Err(Flaw::Reason(step, refusal.code().to_owned())),
            Ok(accepted) => {
                let written = san::write(self.table.game().position(), accepted.mv);
                return Err(Flaw::Reason(step, written));
            }
        };
        let counts = self.table.regulations().illegal_limit.is_some();
        let shape = reader::shape(text, Letters::English);
        let men = shape.map(|shape| men_meant(shape, self.table.game().position()));
        let notices = if let Some([man]) = men.as_deref()
            && counts
            && refusal.cause.is_illegal()
        {
            let illegal = Command::Illegal(Some(*man));
            let notices = self.table.apply(illegal, self.now);
            notices.map_err(|refusal| forbidden(step, &refusal))?
        } else {
            Vec::new()
        };
        Ok(Event::Refused {
            text,
            refusal,
            notices,
        })
    }

    /// What the table says to a deed.
    fn apply(&mut self, step: Step, deed: Deed) -> Result<Result<Vec<Notice>, Refusal>, Flaw> {
        let command = match deed {
            Deed::PutBack => return Ok(self.table.may_let_go().map(|()| Vec::new())),
            Deed::Write(text) => return Ok(self.table.write(text).map(|_| Vec::new())),
            Deed::Play(text) => {
                let Accepted { mv, draw_offer, .. } = self.legal(step, text)?;
                Command::Play {
                    mv,
                    offer: draw_offer,
                }
            }
            Deed::Claim(None) => Command::Claim(None),
            Deed::Claim(Some(text)) => Command::Claim(Some(self.legal(step, text)?.mv)),
            Deed::Touch(square) => {
                let square = square.parse();
                Command::Touch(square.map_err(|_| Flaw::Start(format!("{deed:?}")))?)
            }
            Deed::Adjust => Command::Adjust,
            Deed::Offer => Command::Offer,
            Deed::Accept => Command::Accept,
            Deed::Decline => Command::Decline,
            Deed::Resign => Command::Resign(self.table.game().turn()),
            Deed::TakeBack => Command::TakeBack(1),
            Deed::Press => Command::Press,
            Deed::Swap => Command::Swap,
            Deed::Pause => Command::Pause,
            Deed::Resume => Command::Resume,
            Deed::Rule(ruling) => Command::Rule(ruling),
        };
        Ok(self.table.apply(command, self.now))
    }
}

fn forbidden(step: Step, refusal: &Refusal) -> Flaw {
    Flaw::Forbidden(step, format!("{refusal:?}"))
}
