//! The class of a game: blitz, rapid or standard; it sets the penalty and the duty to record.

use super::TimeControl;
use super::stage::Stages;

/// The class of a game by the time available for the first 60 moves
/// (Laws of Chess, Articles A.1 and B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// 10 minutes or less.
    Blitz,
    /// More than 10, less than 60 minutes.
    Rapid,
    /// 60 minutes or more.
    Standard,
}

impl Class {
    /// A name for scripts; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Class::Blitz => "blitz",
            Class::Rapid => "rapid",
            Class::Standard => "standard",
        }
    }

    /// What an illegal move gives the other player, in milliseconds: two
    /// minutes in standard play (Article 7.5.5), one in rapid and blitz
    /// (Articles A.3 and B.2).
    pub const fn penalty_millis(self) -> u64 {
        match self {
            Class::Standard => 120_000,
            Class::Rapid | Class::Blitz => 60_000,
        }
    }

    /// Whether the players must record the moves (Article 8.1); in rapid and
    /// blitz they need not (Article A.2).
    pub const fn must_record(self) -> bool {
        matches!(self, Class::Standard)
    }
}

impl TimeControl {
    /// The class of a game under this control; `None` where time is not
    /// limited, or where it depends on the other player.
    pub fn class(&self) -> Option<Class> {
        Some(match self.seconds_for_60_moves()? {
            0..=600 => Class::Blitz,
            601..3600 => Class::Rapid,
            3600.. => Class::Standard,
        })
    }

    /// The most time a player can use for 60 moves, in seconds.
    fn seconds_for_60_moves(&self) -> Option<u64> {
        match self {
            TimeControl::None | TimeControl::CountUp | TimeControl::Hourglass(_) => None,
            TimeControl::Stages(stages) => Some(for_60_moves(stages)),
            TimeControl::ByoYomi {
                main,
                periods,
                period,
            } => {
                let lost = u64::from(periods.get()) - 1;
                Some(u64::from(*main) + (60 + lost) * u64::from(period.get()))
            }
            TimeControl::Canadian {
                main,
                moves,
                period,
            } => {
                let periods = u64::from(60_u32.div_ceil(moves.get()));
                Some(u64::from(*main) + periods * u64::from(period.get()))
            }
            TimeControl::PerMove(seconds) => Some(60 * u64::from(seconds.get())),
        }
    }
}

fn for_60_moves(stages: &Stages) -> u64 {
    let bonuses: u64 = (0..60)
        .map(|done| u64::from(stages.place(done).stage.bonus.seconds()))
        .sum();
    stages.place(59).granted + bonuses
}
