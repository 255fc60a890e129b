//! The moves of a game one after another, at a pace of one's own.

use crate::app::{App, Message};
use crate::game::Timestamp;

/// The usual pace, in milliseconds a move.
const USUAL: u64 = 2_000;
/// The slowest pace: a minute a move.
const SLOWEST: u64 = 60_000;
/// The quickest.
const QUICKEST: u64 = 100;

/// Whether the moves go on by themselves, and how quickly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Autoplay {
    /// Milliseconds a move.
    pace: u64,
    /// When the next move is made, if they go on.
    next: Option<Timestamp>,
}

impl Default for Autoplay {
    fn default() -> Autoplay {
        Autoplay {
            pace: USUAL,
            next: None,
        }
    }
}

impl Autoplay {
    pub(super) const fn next(self) -> Option<Timestamp> {
        self.next
    }

    pub(super) const fn stop(&mut self) {
        self.next = None;
    }

    /// Lets the move that is shown be seen for the whole time.
    pub(super) fn wait(&mut self, now: Timestamp) {
        if self.next.is_some() {
            self.next = Some(now.plus_millis(self.pace));
        }
    }
}

/// Milliseconds of a number of seconds such as `2` or `0.5`.
fn millis(text: &str) -> Option<u64> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() && tenth.is_empty() || !digits(whole) || !digits(tenth) || tenth.len() > 3 {
        return None;
    }
    let whole: u64 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let tenth: u64 = format!("{tenth:0<3}").parse().ok()?;
    let millis = whole.checked_mul(1000)?.checked_add(tenth)?;
    (QUICKEST..=SLOWEST).contains(&millis).then_some(millis)
}

impl App {
    /// Starts or stops the moves, or gives them another pace.
    pub(in crate::app) fn autoplay(&mut self, argument: &str) {
        let now = self.now;
        let words = self.words;
        let Some(review) = self.review_mut() else {
            return;
        };
        let autoplay = &mut review.autoplay;
        let runs = autoplay.next.is_some();
        let pace = match argument {
            "off" => None,
            "" if runs => None,
            "" => Some(autoplay.pace),
            seconds => {
                let Some(pace) = millis(seconds) else {
                    self.message = Some(Message::refusal(words.autoplay_usage()));
                    return;
                };
                Some(pace)
            }
        };
        autoplay.next = pace.map(|pace| {
            autoplay.pace = pace;
            now.plus_millis(pace)
        });
        self.message = Some(Message::news(words.autoplays(pace)));
    }

    /// Makes the moves whose time has come.
    pub(in crate::app) fn autoplay_in_time(&mut self) {
        let now = self.now;
        let occupied = self.dialog.is_some() || !self.line.is_empty();
        loop {
            let Some(review) = self.review_mut() else {
                return;
            };
            let Some(next) = review.autoplay.next.filter(|next| *next <= now) else {
                return;
            };
            let (continuations, _) = review.continuations();
            if occupied || review.list.is_some() || continuations.is_empty() {
                review.autoplay.stop();
                return;
            }
            let pace = review.autoplay.pace;
            self.step_review(true);
            if let Some(review) = self.review_mut() {
                // After a long sleep not all moves are made at once.
                let late =
                    now.monotonic.saturating_sub(next.monotonic).as_millis() > u128::from(pace);
                let from = if late { now } else { next };
                review.autoplay.next = Some(from.plus_millis(pace));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::millis;

    #[test]
    fn a_pace_is_seconds_within_reason() {
        for (text, wanted) in [
            ("2", Some(2_000)),
            ("0.5", Some(500)),
            (".5", Some(500)),
            ("1.25", Some(1_250)),
            ("60", Some(60_000)),
            ("61", None),
            ("0", None),
            ("-1", None),
            ("fast", None),
            (".", None),
            ("1.2345", None),
        ] {
            assert_eq!(millis(text), wanted, "{text}");
        }
    }
}
