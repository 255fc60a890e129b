//! The log: what is written is read again, and damage costs no more than its line.

use proptest::prelude::*;
use tabiya::practice::log::{self, Event, HEADER, Line, RoundEnd};
use tabiya::practice::{Day, Drill, Effort, Entry, Skill, Stamp};

fn stamp(second: u32) -> Stamp {
    Stamp {
        day: Day(20_668),
        second,
    }
}

fn answer(given: &str, code: &str) -> Line {
    Line {
        at: stamp(50_709),
        round: stamp(50_700),
        event: Event::Answer(Entry {
            drill: Drill::Write,
            skill: Skill::FileOrigin,
            ground: "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".to_owned(),
            expected: "Nbd2".to_owned(),
            given: given.to_owned(),
            code: code.to_owned(),
            tries: 1,
            effort: Effort {
                millis: 3_120,
                first_key: 900,
                keys: 5,
                backspaces: 0,
            },
        }),
    }
}

fn end() -> Line {
    Line {
        at: stamp(50_800),
        round: stamp(50_700),
        event: Event::End(RoundEnd {
            items: 20,
            first_try: 16,
            right: 20,
            millis: 75_000,
        }),
    }
}

/// A log of these lines.
fn text(lines: &[Line]) -> String {
    let lines = lines.iter().map(Line::write);
    std::iter::once(HEADER.to_owned())
        .chain(lines)
        .map(|line| line + "\n")
        .collect()
}

#[test]
fn a_line_says_what_the_description_says() {
    assert_eq!(
        answer("Nd2", "ambiguous").write(),
        "answer\t2026-08-03T14:05:09\t2026-08-03T14:05:00\twrite\tfile\t\
         4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\tNbd2\tNd2\tambiguous\t3120\t1\t900\t5\t0"
    );
    assert_eq!(
        end().write(),
        "round\t2026-08-03T14:06:40\t2026-08-03T14:05:00\t20\t16\t20\t75000"
    );
}

#[test]
fn a_log_is_read_as_it_was_written() {
    let lines = vec![answer("Nd2", "ambiguous"), answer("Nbd2", "ok"), end()];
    let read = log::read(text(&lines).as_bytes()).expect("a log");
    assert_eq!((read.lines, read.damaged), (lines, 0));
}

#[test]
fn whatever_was_typed_stays_on_its_line() {
    for given in [
        "",
        "a\tb",
        "a\nb",
        "\\t",
        "\\",
        "\r\n",
        "Ｎｆ３",
        "马f3",
        "\u{1b}[2J",
    ] {
        let line = answer(given, "unreadable").write();
        assert!(!line.contains(['\n', '\r', '\u{1b}']), "{given:?}");
        assert_eq!(line.matches('\t').count(), 13, "{given:?}");
        assert!(Line::parse(&line).is_some(), "{given:?}");
    }
    let typed = "a\tb\\\nc";
    assert_eq!(
        Line::parse(&answer(typed, "unreadable").write()),
        Some(answer(typed, "unreadable"))
    );
}

#[test]
fn an_empty_log_and_a_fresh_one_have_no_lines() {
    for text in [
        "",
        "tabiya-practice 1\n",
        "tabiya-practice 1\r\n",
        "tabiya-practice 1\n\n",
    ] {
        let read = log::read(text.as_bytes()).expect("a log");
        assert_eq!((read.lines.len(), read.damaged), (0, 0), "{text:?}");
    }
}

#[test]
fn another_version_or_another_file_is_not_touched() {
    for text in [
        "tabiya-practice 2\n",
        "tabiya-practice 10\n",
        "[Event \"?\"]\n",
        "\u{0}\u{1}\n",
    ] {
        assert!(log::read(text.as_bytes()).is_err(), "{text:?}");
    }
}

#[test]
fn damaged_lines_are_left_out_and_counted() {
    let whole = answer("Nbd2", "ok");
    let good = whole.write();
    let damages: [&dyn Fn(&str) -> String; 12] = [
        &|line| line.replace("write", "wrote"),
        &|line| line.replace("file", "flie"),
        &|line| line.replace("2026-08-03T14:05:09", "2026-13-03T14:05:09"),
        &|line| line.replace("3120", "31x0"),
        &|line| line.replace("3120", "+3120"),
        &|line| line.replace("3120", "99999999999"),
        &|line| line.replace("\t3120\t1\t", "\t3120\t0\t"),
        &|line| format!("{line}\t7"),
        &|line| line[..line.len() - 4].to_owned(),
        &|line| line.replace("answer", "anwser"),
        &|line| line.replace("\tok\t", "\t\t"),
        &|line| line.replace("Nbd2", "Nb\\d2"),
    ];
    for (number, damage) in damages.iter().enumerate() {
        let damaged = damage(&good);
        assert_ne!(damaged, good, "damage {number}");
        let text = format!("{HEADER}\n{good}\n{damaged}\n{good}\n");
        let read = log::read(text.as_bytes()).expect("a log");
        assert_eq!(
            (read.lines.len(), read.damaged),
            (2, 1),
            "damage {number}: {damaged}"
        );
    }
}

#[test]
fn a_line_cut_short_by_a_crash_is_damage_and_the_next_session_goes_on() {
    let lines = [answer("Nbd2", "ok"), end()];
    let whole = text(&lines);
    for length in HEADER.len() + 1..whole.len() {
        let cut = &whole.as_bytes()[..length];
        let read = log::read(cut).expect("a log");
        let complete = cut.split(|&byte| byte == b'\n').count() - 2;
        assert_eq!(read.lines.len(), complete);
        assert_eq!(read.damaged, usize::from(!cut.ends_with(b"\n")));
        // Whoever goes on begins with a newline.
        let gone_on = [cut, b"\n", lines[0].write().as_bytes(), b"\n"].concat();
        let read = log::read(&gone_on).expect("a log");
        assert_eq!(read.lines.last(), Some(&lines[0]));
    }
}

#[test]
fn a_header_cut_short_does_not_cost_the_rest() {
    let text = format!("tabiya-pra\n{}\n", answer("Nbd2", "ok").write());
    let read = log::read(text.as_bytes()).expect("a log");
    assert_eq!((read.lines.len(), read.damaged), (1, 1));
}

#[test]
fn bytes_that_are_no_text_damage_their_line_only() {
    let good = answer("Nbd2", "ok").write();
    let mut bytes = text(&[answer("Nbd2", "ok")]).into_bytes();
    bytes.extend_from_slice(b"answer\t\xff\xfe\n");
    bytes.extend_from_slice(good.as_bytes());
    bytes.extend_from_slice(b"\r\n");
    let read = log::read(&bytes).expect("a log");
    assert_eq!((read.lines.len(), read.damaged), (2, 1));
}

proptest! {
    #[test]
    fn any_answer_is_read_as_it_was_written(
        given in "[^\\p{Cc}]{0,80}",
        code in "[a-z-]{1,20}",
        millis: u32,
        tries in 1_u32..,
        day in -700_000..2_000_000,
        second in 0_u32..86_400,
    ) {
        let Event::Answer(entry) = answer(&given, &code).event else { unreachable!() };
        let line = Line {
            at: Stamp { day: Day(day), second },
            round: stamp(0),
            event: Event::Answer(Entry { tries, effort: Effort::of_millis(millis), ..entry }),
        };
        prop_assert_eq!(Line::parse(&line.write()), Some(line));
    }

    #[test]
    fn no_bytes_at_all_make_reading_fail_otherwise(mut bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = log::read(&bytes);
        let mut after_header = format!("{HEADER}\n").into_bytes();
        after_header.append(&mut bytes);
        prop_assert!(log::read(&after_header).is_ok());
    }
}
