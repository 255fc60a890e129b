//! What a clock showed, as a command inside a comment: `[%clk 1:02:03]`.

use std::time::Duration;

/// The clock reading in a comment, if there is one: hours, minutes and seconds,
/// perhaps with a fraction.
pub fn read(comment: &str) -> Option<Duration> {
    let commands = comment.split("[%clk").skip(1);
    let mut readings = commands.filter_map(|rest| {
        let (text, _) = rest.split_once(']')?;
        time(text.strip_prefix(char::is_whitespace)?.trim())
    });
    readings.next()
}

fn time(text: &str) -> Option<Duration> {
    let mut fields = text.split(':');
    let (hours, minutes, seconds) = (fields.next()?, fields.next()?, fields.next()?);
    if fields.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let whole = whole(hours)?
        .checked_mul(60)?
        .checked_add(whole(minutes)?)?
        .checked_mul(60)?
        .checked_add(whole(seconds)?)?;
    Some(Duration::new(whole, nanoseconds(fraction)?))
}

fn whole(digits: &str) -> Option<u64> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// A decimal fraction of a second; what is beyond nanoseconds is cut off.
fn nanoseconds(fraction: &str) -> Option<u32> {
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits = fraction.bytes().chain([b'0'; 9]).take(9);
    Some(digits.fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0')))
}

/// The command for a clock reading; a fraction to the millisecond, if there is one.
pub fn write(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let fraction = match left.subsec_millis() {
        0 => String::new(),
        millis => format!(".{millis:03}").trim_end_matches('0').to_owned(),
    };
    format!("[%clk {hours}:{minutes:02}:{seconds:02}{fraction}]")
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use std::time::Duration;

    #[test]
    fn a_reading_is_found_wherever_it_stands_in_the_comment() {
        for (comment, millis) in [
            ("[%clk 0:01:00]", Some(60_000)),
            ("[%clk 2:10:30] a good move", Some(7_830_000)),
            ("so [%eval 0.3][%clk 0:04:44.7] it goes", Some(284_700)),
            ("[%clk 0:0:4]", Some(4_000)),
            ("[%clk 0:04:44.123]", Some(284_123)),
            ("[%clk  0:00:00 ]", Some(0)),
            ("[%clk 10:00]", None),
            ("[%clk 1:2:3:4]", None),
            ("[%clk 0:02:56", None),
            ("[%clk -1:00:00]", None),
            ("[%clk 0:00:+1]", None),
            ("[%clk 0::1]", None),
            ("[%clk 0:00:1.x]", None),
            ("[%clk 99999999999999999999:00:00]", None),
            ("[%clk x][%clk 0:00:01]", Some(1_000)),
            ("clk 0:01:00", None),
            ("", None),
        ] {
            assert_eq!(
                read(comment),
                millis.map(Duration::from_millis),
                "{comment}"
            );
        }
    }

    #[test]
    fn a_reading_is_written_so_that_it_is_read_back() {
        for (millis, text) in [
            (0, "[%clk 0:00:00]"),
            (59_900, "[%clk 0:00:59.9]"),
            (5_400_000, "[%clk 1:30:00]"),
            (284_123, "[%clk 0:04:44.123]"),
            (360_000_000, "[%clk 100:00:00]"),
        ] {
            let left = Duration::from_millis(millis);
            assert_eq!(write(left), text);
            assert_eq!(read(text), Some(left));
        }
    }
}
