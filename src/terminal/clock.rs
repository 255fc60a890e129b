//! The one place that asks what time it is: monotonic time, and how long the machine slept.

use std::time::{Duration, Instant};

use crate::game::Timestamp;

/// Makes a [`Timestamp`] out of the clocks of the system.
#[derive(Debug)]
pub(crate) struct SystemClock {
    start: Instant,
    sleep: SleepMeter,
}

impl SystemClock {
    /// Time starts now.
    pub(crate) fn start() -> SystemClock {
        let start = Instant::now();
        SystemClock {
            start,
            sleep: SleepMeter::new(time_with_sleep(start)),
        }
    }

    /// The time since the start, and how much sleep has been noticed so far.
    pub(crate) fn now(&mut self) -> Timestamp {
        let counting = time_with_sleep(self.start);
        let monotonic = self.start.elapsed();
        Timestamp {
            monotonic,
            suspended: self.sleep.observe(monotonic, counting),
        }
    }
}

/// Time on a clock that goes on while the machine sleeps; only differences mean anything.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn time_with_sleep(_start: Instant) -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    Duration::try_from(clock_gettime(ClockId::Boottime)).unwrap_or_default()
}

/// Time on a clock that goes on while the machine sleeps; only differences mean anything.
///
/// Here it is the wall clock, so setting that forward looks like sleep.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn time_with_sleep(start: Instant) -> Duration {
    use std::time::SystemTime;

    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_else(|_| start.elapsed())
}

/// Adds up the steps by which a clock that counts sleep runs ahead of one that does not.
#[derive(Debug)]
struct SleepMeter {
    monotonic: Duration,
    counting: Duration,
    slept: Duration,
}

impl SleepMeter {
    /// A smaller step is noise: two clocks are never read at one instant, and a busy
    /// machine may take a while between them.
    const NOISE: Duration = Duration::from_millis(500);

    fn new(counting: Duration) -> SleepMeter {
        SleepMeter {
            monotonic: Duration::ZERO,
            counting,
            slept: Duration::ZERO,
        }
    }

    /// The sleep so far. A counting clock that was set back takes nothing away.
    fn observe(&mut self, monotonic: Duration, counting: Duration) -> Duration {
        let awake = monotonic.saturating_sub(self.monotonic);
        let passed = counting.saturating_sub(self.counting);
        let step = passed.saturating_sub(awake);
        if step >= Self::NOISE {
            self.slept = self.slept.saturating_add(step);
        }
        self.monotonic = monotonic;
        self.counting = counting;
        self.slept
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{SleepMeter, SystemClock};

    #[test]
    fn sleep_is_what_the_counting_clock_gains() {
        let seconds = Duration::from_secs;
        // (what happened, monotonic time, counting clock, sleep so far)
        let story = [
            ("a second awake", 1, 1001, 0),
            ("an hour asleep", 2, 4602, 3600),
            ("a minute awake", 62, 4662, 3600),
            ("the wall clock set back an hour", 63, 1063, 3600),
            ("ten more minutes asleep", 64, 1664, 4200),
        ];
        let mut meter = SleepMeter::new(seconds(1000));
        for (what, monotonic, counting, slept) in story {
            let seen = meter.observe(seconds(monotonic), seconds(counting));
            assert_eq!(seen, seconds(slept), "after {what}");
        }
    }

    #[test]
    fn clocks_that_are_read_one_after_the_other_make_no_sleep() {
        let mut meter = SleepMeter::new(Duration::ZERO);
        for turn in 1..1000 {
            let monotonic = Duration::from_millis(turn * 400);
            let jitter = Duration::from_millis(turn % 2 * 300);
            assert_eq!(meter.observe(monotonic, monotonic + jitter), Duration::ZERO);
        }
    }

    #[test]
    fn time_does_not_run_backwards() {
        let mut clock = SystemClock::start();
        let earlier = clock.now();
        assert!(clock.now() >= earlier);
    }
}
