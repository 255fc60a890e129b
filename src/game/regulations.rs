//! Under which regulations two people play: two profiles, and every switch for itself.

use super::clock::FirstIncrement;
use crate::rules::Color;

/// A set of regulations with a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Profile {
    /// Two friends: hints, takebacks by consent, nothing is punished.
    #[default]
    Casual,
    /// The Laws of Chess as an arbiter would apply them.
    Tournament,
}

/// When a draw may be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offers {
    /// At any time on one's own turn.
    OnTurn,
    /// Only together with a move (Article 9.1.2.1).
    WithMove,
}

/// How the clock is pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Press {
    /// With the move.
    #[default]
    Automatic,
    /// By a key of its own, after the move.
    Manual,
}

/// Who calls a fallen flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FlagCall {
    /// The program, at once.
    #[default]
    Program,
    /// A player, by claiming.
    Players,
}

/// Who keeps the score sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ScoreSheet {
    /// The program.
    #[default]
    Program,
    /// The players, who write both sides' moves (Article 8.1).
    Players,
}

/// The regulations of a game. Each can be set alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch that a player can set by itself"
)]
pub struct Regulations {
    /// Which profile they were taken from.
    pub profile: Profile,
    /// Whether legal moves are listed, marked and completed (Article 11.3.1).
    pub hints: bool,
    /// Whether a touched man must move or be captured (Article 4.3).
    pub touch_move: bool,
    /// Whether a move can be taken back by consent (Article 4.7).
    pub takeback: bool,
    /// With which illegal move a player loses; without a number none is counted (Article 7.5.5).
    pub illegal_limit: Option<u8>,
    /// Whether the program says that a draw can be claimed (Article 11.12).
    pub claim_notice: bool,
    /// When a draw may be offered (Article 9.1).
    pub offers: Offers,
    /// No draw may be agreed before this move; 0 if it may be at any time (Article 9.1.1).
    pub no_draw_before: u32,
    /// How the clock is pressed (Article 6.2.1).
    pub press: Press,
    /// Who calls a fallen flag (Article 6.8).
    pub flag: FlagCall,
    /// When the first increment is given (Article 6.3.2).
    pub first_increment: FirstIncrement,
    /// Whether names of openings are shown during play (Article 11.3.1).
    pub opening_names: bool,
    /// Who keeps the score sheet (Article 8.1).
    pub score_sheet: ScoreSheet,
    /// Whether the players may pause by themselves, or only the arbiter (Article 6.11).
    pub free_pause: bool,
    /// Whether the screen says that a king is in check (Article 3.9.1 does not ask for it).
    pub check_notice: bool,
    /// For whom a draw counts as a won match point (Armageddon).
    pub draw_counts_for: Option<Color>,
}

impl Regulations {
    /// The regulations of a profile.
    pub const fn of(profile: Profile) -> Regulations {
        let casual = matches!(profile, Profile::Casual);
        Regulations {
            profile,
            hints: casual,
            touch_move: !casual,
            takeback: casual,
            illegal_limit: if casual { None } else { Some(2) },
            claim_notice: casual,
            offers: if casual {
                Offers::OnTurn
            } else {
                Offers::WithMove
            },
            no_draw_before: 0,
            press: Press::Automatic,
            flag: FlagCall::Program,
            first_increment: FirstIncrement::BeforeMoveOne,
            opening_names: casual,
            score_sheet: ScoreSheet::Program,
            free_pause: casual,
            check_notice: true,
            draw_counts_for: None,
        }
    }

    /// Whether this is a tournament game: no help of any kind.
    pub const fn is_tournament(&self) -> bool {
        matches!(self.profile, Profile::Tournament)
    }
}

impl Default for Regulations {
    fn default() -> Regulations {
        Regulations::of(Profile::Casual)
    }
}
