//! The record of a game: everything at the table goes into PGN and comes back out of it.

use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_assert_eq, proptest};

use tabiya::app::record::{self, Journal, Record};
use tabiya::app::{App, Event, Key, Preferences, View};
use tabiya::game::regulations::{FlagCall, Offers, Press, Profile, ScoreSheet};
use tabiya::game::{
    Adjournment, Command, Game, Occasion, Outcome, Players, Regulations, Ruling, Table,
    TimeControl, Timestamp,
};
use tabiya::pgn::Reader;
use tabiya::rules::{Color, Position, Square, Variant};
use tabiya::wording::{Damage, English};

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn text(app: &App) -> String {
    Journal::of(app).text()
}

fn read(text: &str) -> Record {
    let game = Reader::new(text.as_bytes()).next().expect("a game");
    record::read(&game.expect("no error of the stream"))
}

/// All that an adjourned game consists of, to be compared. How often positions stood follows
/// from the moves; of fallen flags only the order counts in another process.
fn all_of(game: &Adjournment) -> String {
    let mut game = game.clone();
    let before = game.margins.iter_mut().map(|margin| &mut margin.before);
    let moments = before.chain([&mut game.clocks, &mut game.turn_began]);
    for side in moments.flatten().flat_map(|clocks| &mut clocks.sides) {
        side.fallen = side.fallen.map(|_| Timestamp::default());
    }
    let Adjournment {
        game: record,
        players,
        regulations,
        controls,
        clocks,
        started,
        paused,
        press_due,
        margins,
        turn_began,
        touched,
        adjusting,
        offer,
        last_offer,
        illegal,
        incidents,
        sheets: _,
        gaps_due,
        spent_flags,
        loss,
        ending,
    } = &game;
    let sheets = Color::ALL.map(|color| {
        let text = |ply| game.sheets.text(color, ply).map(str::to_owned);
        (0..record.len()).map(text).collect::<Vec<_>>()
    });
    format!(
        "{:#?}",
        (
            (record.start(), record.variant(), record.plies(), players),
            (regulations, controls, clocks, started, paused, press_due),
            (margins, turn_began, touched, adjusting, offer, last_offer),
            (
                illegal,
                incidents,
                sheets,
                gaps_due,
                spent_flags,
                loss,
                ending
            ),
        )
    )
}

fn assert_comes_back(app: &App, when: &str) {
    let text = text(app);
    let record = read(&text);
    assert_eq!(record.damage, [], "{when}:\n{text}");
    let there = all_of(&app.table().adjourn(app.now()));
    assert_eq!(all_of(&record.game), there, "{when}:\n{text}");
    assert_eq!(record.view, Some(app.preferences().view), "{when}");
    assert_eq!(record.score, app.score(), "{when}");
    assert_eq!(&record.grades, app.grades(), "{when}");
    let signed = Color::ALL.map(|color| app.has_signed(color));
    assert_eq!(record.signed, signed, "{when}");
    assert_eq!(record.occasion, *app.occasion(), "{when}");
}

#[test]
fn a_tournament_game_comes_back_at_every_step() {
    let regulations = Regulations {
        press: Press::Manual,
        score_sheet: ScoreSheet::Players,
        ..Regulations::of(Profile::Tournament)
    };
    let table = Driver::table(START, regulations, "40/90+30,SD/30+30");
    let mut driver = Driver::with(table, Preferences::default());
    driver.app.set_occasion(Occasion {
        date: "2026.11.30".to_owned(),
        event: "Club \"A\" \\ 1".to_owned(),
        site: "Köln".to_owned(),
        round: "3.1".to_owned(),
    });
    assert_comes_back(&driver.app, "before the start");
    driver.enter("");
    driver.wait(1234);
    assert_comes_back(&driver.app, "in the first turn");
    for (from, to, written) in [
        ("e2", "e4", vec!["e4"]),
        ("e7", "e5", vec!["e4", "e5"]),
        ("g1", "f3", vec!["e5?", "Nf3 \"%;]} = ½"]),
    ] {
        driver.choose(from);
        assert_comes_back(&driver.app, "with a man touched");
        driver.choose(to);
        assert_comes_back(&driver.app, "before the press");
        driver.wait(777);
        driver.enter("");
        assert_comes_back(&driver.app, "after the press");
        driver.wait(2500);
        driver.app.update(Event::Wake, driver.now);
        for text in written {
            driver.enter(text);
            assert_comes_back(&driver.app, &format!("with {text} written"));
        }
    }
    driver.enter(":arbiter pause");
    driver.enter(":arbiter time black 0:20");
    driver.enter(":arbiter moves white 38");
    driver.enter(":arbiter note Bo was 3 minutes late; [%clk] {}");
    assert_comes_back(&driver.app, "after rulings, in a pause");
    driver.enter(":arbiter result 1/2");
    assert_comes_back(&driver.app, "after the end");
}

#[test]
fn offers_and_what_was_taken_back_come_back() {
    let table = Driver::table(START, Regulations::default(), "5+3");
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    driver.play("e4 e5");
    driver.enter("Nf3 (=)");
    assert_comes_back(&driver.app, "with an open offer");
    driver.enter(":decline");
    driver.enter(":takeback");
    driver.type_text("1");
    assert_comes_back(&driver.app, "after taking back");
    driver.enter(":flip");
    assert_comes_back(&driver.app, "with the board turned");
    driver.wait(600_000);
    assert!(
        driver.ending().contains("time is up"),
        "{}",
        driver.ending()
    );
    assert_comes_back(&driver.app, "after the flag");
    driver.enter(":rematch");
    driver.enter("");
    assert_comes_back(&driver.app, "in the next game of a match");
}

#[test]
fn what_comes_back_is_played_on_as_if_nothing_had_happened() {
    let table = Driver::table(START, Regulations::default(), "5+3");
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    for text in ["e4", "e5", "Nf3"] {
        driver.wait(4000);
        driver.play(text);
    }
    driver.wait(7000);
    let record = read(&text(&driver.app));
    let table = Table::resumed(record.game, Timestamp::default());
    let mut again = Driver::with(table, Preferences::default());
    let left = |driver: &Driver, color| {
        let clock = driver.app.table().clock().expect("a clock");
        clock.left(color, driver.now)
    };
    again.wait(60_000);
    for color in Color::ALL {
        let (then, now) = (left(&driver, color), left(&again, color));
        assert_eq!(
            now, then,
            "the clocks of {color:?} stand until both are ready"
        );
    }
    again.enter("");
    again.wait(1000);
    assert_eq!(left(&again, Color::Black), Some(303_000 - 1000 - 8000));
    again.enter(":takeback");
    again.type_text("2");
    assert_eq!(
        left(&again, Color::Black),
        Some(303_000),
        "taking back gives the clock as it was before the move"
    );
}

#[test]
fn other_programs_find_what_they_know() {
    let table = Driver::table(
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        Regulations::default(),
        "25d5",
    );
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    driver.wait(61_500);
    driver.play("e4");
    driver.enter(":draw");
    let plain = driver.app.pgn();
    for line in [
        "[White \"Ada\"]",
        "[Black \"Bo\"]",
        "[Result \"*\"]",
        "[SetUp \"1\"]",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
        "[TimeControl \"1500\"]",
        "[ClockSpec \"G/25;d5\"]",
        "[WhiteClock \"0:24:04\"]",
        "[BlackClock \"0:25:00\"]",
        "[Termination \"unterminated\"]",
        "[PlyCount \"1\"]",
    ] {
        assert!(plain.lines().any(|own| own == line), "{line}\n{plain}");
    }
    assert!(plain.contains("1. e4 {[%clk 0:24:04]"), "{plain}");
    assert!(!plain.to_lowercase().contains("tabiya"), "{plain}");
    let full = text(&driver.app);
    assert!(full.lines().all(|line| line.len() <= 255), "{full}");
}

#[test]
fn a_chess960_game_comes_back() {
    let start = "bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w GCgc - 0 1";
    let (position, _) = tabiya::notation::fen::read(
        start,
        tabiya::notation::fen::Reading::Lenient,
        Variant::Chess960,
    )
    .expect("a FEN");
    let mut driver = Driver::at(position, Variant::Chess960);
    driver.play("c3 c6");
    assert_comes_back(&driver.app, "with other castling");
    assert!(driver.app.pgn().contains("[Variant \"Chess960\"]"));
}

#[test]
fn of_a_damaged_record_all_that_can_be_read_is_had_and_the_damage_is_named() {
    let table = Driver::table(START, Regulations::default(), "5+3");
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
        driver.wait(3000);
        driver.play(text);
    }
    driver.enter(":draw");
    let whole = text(&driver.app);
    for (what, damaged, plies, wanted) in [
        (
            "a move that is none",
            whole.replace("Nc6", "Nc5"),
            3,
            vec!["text", "present"],
        ),
        (
            "a figure that is none",
            whole.replace("left=303000", "left=x"),
            6,
            vec!["margin"; 6],
        ),
        (
            "another number of moves",
            whole.replace("plies=6", "plies=8"),
            6,
            vec!["moves"],
        ),
        (
            "regulations that are not known",
            whole.replace("hints=on", "hints=maybe"),
            6,
            vec!["tag"],
        ),
        (
            "clocks that are none",
            whole.replace("clocks white", "clocks grey"),
            6,
            vec!["present"],
        ),
        (
            "something that did not happen",
            whole.replace("offered:white", "offered:red"),
            6,
            vec!["incidents"],
        ),
    ] {
        assert_ne!(damaged, whole, "{what}");
        let record = read(&damaged);
        assert_eq!(record.game.game.len(), plies, "{what}");
        let kind = |damage: &Damage| match damage {
            Damage::NoGame => "none",
            Damage::Start => "start",
            Damage::Text { .. } => "text",
            Damage::Moves { .. } => "moves",
            Damage::Tag(_) => "tag",
            Damage::Incidents => "incidents",
            Damage::Present => "present",
            Damage::Margin(_) => "margin",
        };
        let kinds: Vec<_> = record.damage.iter().map(kind).collect();
        assert_eq!(kinds, wanted, "{what}");
        let clocks = record.game.clocks.expect("clocks");
        assert_eq!(clocks.turn, record.game.game.turn(), "{what}");
        assert!(
            clocks.sides.iter().all(|side| side.left == 303_000),
            "{what}"
        );
    }
}

/// Something done at the table, and how long it took.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Move(usize, bool),
    Give(usize),
    Touch(u8),
}

fn deed() -> impl Strategy<Value = (Deed, u64)> {
    let kinds = (0..10_u8, any::<usize>(), any::<bool>(), 0..64_u8);
    let deeds = kinds.prop_map(|(kind, number, flag, square)| match kind {
        0..=5 => Deed::Move(number, flag),
        6 => Deed::Touch(square),
        _ => Deed::Give(number),
    });
    (deeds, 0..3000_u64)
}

const COMMANDS: [Command; 12] = [
    Command::Start,
    Command::Press,
    Command::Adjust,
    Command::Illegal(None),
    Command::Offer,
    Command::Decline,
    Command::Claim(None),
    Command::TakeBack(1),
    Command::Pause,
    Command::Resume,
    Command::Rule(Ruling::AddTime(Color::White, -5000)),
    Command::Rule(Ruling::Result(Outcome::Unfinished)),
];

fn carry_out(table: &mut Table, deed: Deed, at: Timestamp) {
    let command = match deed {
        Deed::Move(number, offer) => {
            let moves = table.game().position().legal_moves();
            let count = moves.len().max(1);
            let Some(&mv) = moves.get(number % count) else {
                return;
            };
            Command::Play { mv, offer }
        }
        Deed::Touch(square) => {
            let square = Square::all().nth(square.into()).expect("a square");
            Command::Touch(square)
        }
        Deed::Give(number) => COMMANDS[number % COMMANDS.len()],
    };
    let _ = table.tick(at);
    // What is refused changes nothing.
    let _ = table.apply(command, at);
}

/// A file that holds a record, and what it is while more is written to it.
#[derive(Default)]
struct File {
    bytes: Vec<u8>,
    /// What it holds.
    journal: Option<Journal>,
    /// The records that it could not be added to for.
    anew: Vec<String>,
}

impl File {
    /// Writes as the disk does, and looks at the file each time so many bytes have been added.
    fn write(&mut self, journal: &Journal, step: usize) {
        let before = self.journal.replace(journal.clone());
        let Some(before) = before else {
            self.bytes = journal.text().into_bytes();
            return;
        };
        let Some(lines) = journal.added_to(&before) else {
            self.anew
                .push(format!("{}\ninstead of\n{}", journal.text(), before.text()));
            self.bytes = journal.text().into_bytes();
            return;
        };
        let old = plain(&self.bytes);
        let mark = self.bytes.len() - 2;
        assert_eq!(self.bytes[mark], b'*');
        for bytes in lines.as_bytes().chunks(step) {
            self.bytes.extend(bytes);
            assert_eq!(plain(&self.bytes), old, "{}", self.text());
        }
        self.bytes[mark] = b'{';
        assert_eq!(
            plain(&self.bytes),
            plain(journal.text().as_bytes()),
            "{}",
            self.text()
        );
        assert!(
            self.text().lines().all(|line| line.len() <= 255),
            "{}",
            self.text()
        );
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// What a record holds, to be compared. Exactly one game is in it, without a mistake.
fn plain(bytes: &[u8]) -> String {
    let games: Vec<_> = Reader::new(bytes).collect::<Result<_, _>>().expect("text");
    let [game] = &games[..] else {
        panic!(
            "{} games in {}",
            games.len(),
            String::from_utf8_lossy(bytes)
        );
    };
    assert!(game.errors.is_empty(), "{}", String::from_utf8_lossy(bytes));
    let record = record::read(game);
    assert_eq!(record.damage, [], "{}", String::from_utf8_lossy(bytes));
    format!(
        "{:?} {} {:?}",
        game.result,
        all_of(&record.game),
        record.grades
    )
}

#[test]
fn whatever_is_done_at_the_table_only_adds_to_the_record() {
    let regulations = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Tournament)
    };
    let table = Driver::table(START, regulations, "40/90+30,SD/30+30");
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    let mut file = File::default();
    for typed in [
        "e4",
        "",
        "e5 (=)",
        "",
        ":decline",
        "Nf3",
        "",
        "Ke5",
        "Nc6",
        "",
        ":arbiter pause",
        ":arbiter resume",
        "Bb5 (=)",
        "",
    ] {
        driver.wait(1234);
        driver.enter(typed);
        driver.press(Key::Esc);
        file.write(&Journal::of(&driver.app), 50);
    }
    assert_eq!(file.anew, [""; 0], "{}", file.text());
}

proptest! {
    // Each case reads the record some thousand times.
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn a_record_that_grows_is_the_game_before_or_after_at_every_byte(
        deeds in prop::collection::vec(deed(), 1..8),
        control in prop::sample::select(vec!["none", "2/1,SD/1;+5", "0:30 byo 3x10"]),
    ) {
        let control: TimeControl = control.parse().expect("a control");
        let game = Game::new(Position::initial(), Variant::Standard);
        let players = Players::new(Some("A {}; * %".to_owned()), None);
        let mut table = Table::new(game, players, Regulations::default(), [control.clone(), control]);
        let mut now = Timestamp::default();
        let mut file = File::default();
        for (deed, took) in deeds {
            now = now.plus_millis(took);
            carry_out(&mut table, deed, now);
            let mut app = App::with(table.clone(), &English, Preferences::default());
            app.update(Event::Resized, now);
            file.write(&Journal::of(&app), 1);
        }
    }
}

proptest! {
    #[test]
    fn any_game_comes_back(
        deeds in prop::collection::vec(deed(), 1..60),
        control in prop::sample::select(vec![
            "none", "up", "3+2", "1d5", "2/1,SD/1;+5", "0:30 byo 3x10", "0:30 can 3/20", "move 10", "hourglass 1",
        ]),
        switches in any::<[bool; 6]>(),
    ) {
        let [tournament, touch, manual, players, takeback, with_move] = switches;
        let profile = if tournament { Profile::Tournament } else { Profile::Casual };
        let regulations = Regulations {
            touch_move: touch,
            press: if manual { Press::Manual } else { Press::Automatic },
            flag: if players { FlagCall::Players } else { FlagCall::Program },
            offers: if with_move { Offers::WithMove } else { Offers::OnTurn },
            takeback,
            ..Regulations::of(profile)
        };
        let control: TimeControl = control.parse().expect("a control");
        let game = Game::new(Position::initial(), Variant::Standard);
        let players = Players::new(Some("Ada".to_owned()), None);
        let mut table = Table::new(game, players, regulations, [control.clone(), control]);
        let mut now = Timestamp::default();
        for (deed, took) in deeds {
            now = now.plus_millis(took);
            carry_out(&mut table, deed, now);
        }
        let preferences = Preferences { view: View::Mover, ..Preferences::default() };
        let mut app = App::with(table, &English, preferences);
        app.update(Event::Resized, now);
        let text = text(&app);
        let record = read(&text);
        prop_assert_eq!(&record.damage, &[], "{}", text);
        prop_assert_eq!(all_of(&record.game), all_of(&app.table().adjourn(now)), "{}", text);
    }
}
