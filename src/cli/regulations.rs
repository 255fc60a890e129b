//! The options that say under which regulations a game is played, and with which clock.

use clap::{Args, ValueEnum};

use crate::game::TimeControl;
use crate::game::clock::FirstIncrement;
use crate::game::regulations::{FlagCall, Offers, Press, Profile, Regulations, ScoreSheet};
use crate::game::time_control::SpecError;
use crate::rules::Color;

/// The clock.
#[derive(Debug, Args)]
pub(super) struct ClockArguments {
    /// The time control of both players, such as 5+3 or 40/90+30,SD/30+30 (see `tabiya clock`)
    #[arg(long, value_name = "SPEC")]
    clock: Option<String>,
    /// White's time control, where the players have different ones
    #[arg(long, value_name = "SPEC")]
    clock_white: Option<String>,
    /// Black's time control, where the players have different ones
    #[arg(long, value_name = "SPEC")]
    clock_black: Option<String>,
}

/// Why there is no clock for a game.
#[derive(Debug)]
pub(super) enum BadClock {
    /// A time control that cannot be read: the text and what is wrong with it.
    Spec { spec: String, error: SpecError },
    /// An hourglass runs for both players or for none.
    HalfAGlass,
}

impl ClockArguments {
    /// The time controls of White and Black, the usual one where nothing is said.
    pub(super) fn controls(&self, usual: &TimeControl) -> Result<[TimeControl; 2], BadClock> {
        let read = |own: &Option<String>| {
            let spec = own.as_ref().or(self.clock.as_ref());
            spec.map_or_else(
                || Ok(usual.clone()),
                |spec| {
                    spec.parse().map_err(|error| BadClock::Spec {
                        spec: spec.clone(),
                        error,
                    })
                },
            )
        };
        let controls = [read(&self.clock_white)?, read(&self.clock_black)?];
        let glasses = controls
            .iter()
            .filter(|it| matches!(it, TimeControl::Hourglass(_)));
        if glasses.count() == 1 {
            return Err(BadClock::HalfAGlass);
        }
        Ok(controls)
    }
}

/// A word for a profile.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ProfileWord {
    Casual,
    Tournament,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum PressWord {
    Automatic,
    Manual,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum FlagWord {
    Program,
    Claim,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum OffersWord {
    Turn,
    Move,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SheetWord {
    Program,
    Write,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SideWord {
    White,
    Black,
}

/// The regulations: a profile, and every switch for itself.
#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each flag of the command line is one"
)]
pub(super) struct RegulationArguments {
    /// A set of regulations: hints and takebacks, or the Laws as an arbiter applies them
    #[arg(long, value_enum)]
    profile: Option<ProfileWord>,
    /// A touched man must move or be captured
    #[arg(long, overrides_with = "no_touch_move")]
    touch_move: bool,
    /// Touching binds nobody
    #[arg(long, overrides_with = "touch_move")]
    no_touch_move: bool,
    /// List, mark and complete legal moves
    #[arg(long, overrides_with = "no_hints")]
    hints: bool,
    /// No list, marks or completion of moves
    #[arg(long, overrides_with = "hints")]
    no_hints: bool,
    /// A move can be taken back if both agree
    #[arg(long, overrides_with = "no_takeback")]
    takeback: bool,
    /// No move is taken back
    #[arg(long, overrides_with = "takeback")]
    no_takeback: bool,
    /// Say when a draw can be claimed
    #[arg(long, overrides_with = "no_claim_notice")]
    claim_notice: bool,
    /// Do not say when a draw can be claimed
    #[arg(long, overrides_with = "claim_notice")]
    no_claim_notice: bool,
    /// Show what the opening is called
    #[arg(long, overrides_with = "no_opening_names")]
    opening_names: bool,
    /// Name no opening before the game is over
    #[arg(long, overrides_with = "opening_names")]
    no_opening_names: bool,
    /// Let either player pause
    #[arg(long, overrides_with = "no_free_pause")]
    free_pause: bool,
    /// Pause only as the arbiter
    #[arg(long, overrides_with = "free_pause")]
    no_free_pause: bool,
    /// Do not say that a king is in check
    #[arg(long)]
    no_check_notice: bool,
    /// With which illegal move a player loses; 0 counts none
    #[arg(long, value_name = "N")]
    illegal_limit: Option<u8>,
    /// When a draw may be offered: on one's own turn, or only with a move
    #[arg(long, value_enum, value_name = "WHEN")]
    offers: Option<OffersWord>,
    /// No draw may be agreed before this move
    #[arg(long, value_name = "N", default_value_t = 0)]
    no_draw_before: u32,
    /// How the clock is pressed
    #[arg(long, value_enum, value_name = "HOW")]
    press: Option<PressWord>,
    /// Who calls a fallen flag
    #[arg(long, value_enum, value_name = "WHO")]
    flag: Option<FlagWord>,
    /// Whether the first increment is given before move one
    #[arg(long, value_enum, value_name = "ON|OFF")]
    first_increment: Option<Switch>,
    /// Who keeps the score sheet
    #[arg(long, value_enum, value_name = "WHO")]
    scoresheet: Option<SheetWord>,
    /// For whom a draw counts as a won match point (Armageddon)
    #[arg(long, value_enum, value_name = "SIDE")]
    draw_counts_for: Option<SideWord>,
}

impl RegulationArguments {
    /// Leaves the score sheet to the program, as where moves can only be typed; gives whether the
    /// players wanted to write it.
    pub(super) fn keep_the_sheet(&mut self) -> bool {
        let before = self.scoresheet.replace(SheetWord::Program);
        matches!(before, Some(SheetWord::Write))
    }

    /// The regulations that are meant, from the usual profile where none is named.
    pub(super) fn regulations(&self, usual: Profile) -> Regulations {
        let base = Regulations::of(self.profile.map_or(usual, |word| match word {
            ProfileWord::Casual => Profile::Casual,
            ProfileWord::Tournament => Profile::Tournament,
        }));
        Regulations {
            touch_move: switched(base.touch_move, self.touch_move, self.no_touch_move),
            hints: switched(base.hints, self.hints, self.no_hints),
            takeback: switched(base.takeback, self.takeback, self.no_takeback),
            claim_notice: switched(base.claim_notice, self.claim_notice, self.no_claim_notice),
            opening_names: switched(
                base.opening_names,
                self.opening_names,
                self.no_opening_names,
            ),
            free_pause: switched(base.free_pause, self.free_pause, self.no_free_pause),
            check_notice: !self.no_check_notice,
            illegal_limit: match self.illegal_limit {
                None => base.illegal_limit,
                Some(limit) => Some(limit).filter(|&limit| limit > 0),
            },
            offers: self.offers.map_or(base.offers, |word| match word {
                OffersWord::Turn => Offers::OnTurn,
                OffersWord::Move => Offers::WithMove,
            }),
            no_draw_before: self.no_draw_before,
            press: self.press.map_or(base.press, |word| match word {
                PressWord::Automatic => Press::Automatic,
                PressWord::Manual => Press::Manual,
            }),
            flag: self.flag.map_or(base.flag, |word| match word {
                FlagWord::Program => FlagCall::Program,
                FlagWord::Claim => FlagCall::Players,
            }),
            first_increment: self
                .first_increment
                .map_or(base.first_increment, |word| match word {
                    Switch::On => FirstIncrement::BeforeMoveOne,
                    Switch::Off => FirstIncrement::AfterMoveOne,
                }),
            score_sheet: self.scoresheet.map_or(base.score_sheet, |word| match word {
                SheetWord::Program => ScoreSheet::Program,
                SheetWord::Write => ScoreSheet::Players,
            }),
            draw_counts_for: self.draw_counts_for.map(|word| match word {
                SideWord::White => Color::White,
                SideWord::Black => Color::Black,
            }),
            ..base
        }
    }
}

/// A switch of the profile, unless it was set on the command line.
const fn switched(of_profile: bool, on: bool, off: bool) -> bool {
    on || of_profile && !off
}
