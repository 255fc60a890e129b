//! Pictures of whole screens, to be looked at one by one.
//!
//! `TABIYA_ALBUM=folder cargo test --test screens -- --ignored album` draws every screen of the
//! lists below and writes it as an SVG file, with a page (`index.html`) that shows them all;
//! `TABIYA_ALBUM_ONLY=text` takes only those with a text in their name. The pictures of the
//! README are from here too: `TABIYA_ALBUM=docs TABIYA_ALBUM_ONLY=documents` renews them.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use tabiya::app::{App, Effect, Event, Key, KeyPress, Opened, Preferences};
use tabiya::game::{Game, Players, Profile, Regulations, Table, Timestamp};
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::Variant;
use tabiya::ui::pieces::PieceSet;
use tabiya::ui::theme::user::NAMES;
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Theme};
use tabiya::ui::{self, Blocks, Look, Repertoire};
use tabiya::wording::English;

use crate::svg::{DARK, LIGHT, svg};

/// What has happened before a picture is taken.
#[derive(Clone, Copy)]
struct Scene {
    name: &'static str,
    start: &'static str,
    clock: &'static str,
    /// Typed letter by letter; `⏎ ⎋ ↑ ↓ ← → ⇞ ⇥` are keys, and `⌛` is the better part of a minute that passes.
    keys: &'static str,
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const RUY_LOPEZ: &str =
    "⏎e4⏎e5⏎Nf3⏎Nc6⏎Bb5⏎a6⏎Ba4⏎Nf6⏎O-O⏎Be7⏎Re1⏎b5⏎Bb3⏎d6⏎c3⏎O-O⏎h3⏎Nb8⏎d4⏎Nbd7⏎";

const fn scene(name: &'static str, keys: &'static str) -> Scene {
    Scene {
        name,
        start: START,
        clock: "none",
        keys,
    }
}

const fn timed(name: &'static str, clock: &'static str, keys: &'static str) -> Scene {
    Scene {
        clock,
        ..scene(name, keys)
    }
}

const fn from(name: &'static str, start: &'static str, keys: &'static str) -> Scene {
    Scene {
        start,
        ..scene(name, keys)
    }
}

const TYPING: Scene = timed("typing", "90+30", "⏎e4⏎d5⏎exd5⏎N");
const MIDDLE: Scene = timed("middle", "40/90+30,30+30", RUY_LOPEZ);
const MARKS: Scene = from(
    "marks",
    "r1bq1b1r/pp2n1pp/2n5/3Npk2/2B5/8/PPPP1PPP/R1BQK2R w KQ - 0 1",
    "Qf3⏎⎋↑",
);

/// All that a screen can be busy with.
const SCENES: &[Scene] = &[
    scene("start", ""),
    timed("start-clock", "5+3", ""),
    TYPING,
    MIDDLE,
    from(
        "check",
        "r1bq1b1r/pp2n1pp/2n1k3/3Np3/8/5Q2/PPPP1PPP/R1B1K2R w KQ - 0 1",
        "Nc7+⏎",
    ),
    scene("picked", "e4⏎d5⏎↑↑↑⏎"),
    from(
        "castled",
        "r3k2r/pppq1ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "O-O-O⏎",
    ),
    scene("en-passant", "e4⏎a6⏎e5⏎d5⏎exd6⏎"),
    from("promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8⏎"),
    from("promoted", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q⏎"),
    scene("refused", "e4⏎e5⏎Ke3⏎"),
    scene("word", ":re"),
    scene("resign", "e4⏎:resign⏎"),
    scene("draw-offer", "e4⏎e5⏎Nf3⏎:draw⏎"),
    from("mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8⏎"),
    timed("flag", "1", "⏎e4⏎⌛⌛"),
    timed("short", "1", "⏎e4⏎⌛"),
    timed("paused", "5+3", "⏎e4⏎:pause⏎"),
    timed("looking-back", "40/90+30,30+30", "⏎e4⏎e5⏎Nf3⏎Nc6⏎Bb5⏎⇞⇞"),
    scene("help", ":help⏎"),
    scene("moves", ":moves⏎"),
    scene("notation", "e4⏎:notation?⏎"),
    scene("form", ":new⏎"),
    scene("settings", "e4⏎:settings⏎"),
    scene("practice-find", ":practice find⏎"),
    scene("practice-name", ":practice name⏎"),
    scene("practice-read", ":practice read⏎"),
    scene("practice-write", ":practice write⏎"),
    scene("practice-choose", ":practice choose⏎"),
    scene("practice-over", ":practice color⏎l⏎d⏎l⏎:stop⏎"),
    scene("black-below", "e4⏎:view black⏎"),
    scene("mover-below", "e4⏎:view mover⏎"),
    scene("face", "e4⏎:view face⏎"),
    scene("inside", "e4⏎:coordinates inside⏎"),
    scene("hidden", "e4⏎:coordinates hidden⏎"),
    scene("blind-men", "e4⏎:blindfold men⏎"),
    scene("blind-board", "e4⏎:blindfold board⏎"),
];

const SIZES: [(u16, u16); 14] = [
    (20, 10),
    (24, 14),
    (30, 12),
    (40, 20),
    (40, 60),
    (60, 40),
    (80, 24),
    (80, 30),
    (100, 30),
    (100, 36),
    (120, 40),
    (132, 43),
    (160, 50),
    (240, 70),
];

const FEW_SIZES: [(u16, u16); 4] = [(20, 10), (40, 20), (80, 24), (120, 40)];

/// How a picture is made.
#[derive(Clone, Copy)]
struct Shot {
    scene: Scene,
    size: (u16, u16),
    theme: &'static str,
    depth: ColorDepth,
    /// The name of the men, and what they are made of.
    men: (&'static str, PieceSet, Blocks),
    kind: Kind,
    /// Whether the terminal has dark text on a light ground.
    light: bool,
}

/// What is unusual about a terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Usual,
    /// Characters of ambiguous width are wide.
    Wide,
    /// The console of Linux.
    Console,
    /// An old terminal that has ASCII alone.
    Ascii,
}

const DRAWN: (&str, PieceSet, Blocks) = ("drawn", PieceSet::Drawn, Blocks::Quadrants);
const HALVES: (&str, PieceSet, Blocks) = ("halves", PieceSet::Drawn, Blocks::Halves);
const UNICODE: (&str, PieceSet, Blocks) = ("unicode", PieceSet::Unicode, Blocks::Quadrants);
const SMALL_LETTERS: (&str, PieceSet, Blocks) =
    ("drawn-or-letters", PieceSet::DrawnOrLetters, Blocks::Halves);
const LETTERS: (&str, PieceSet, Blocks) = ("letters", PieceSet::Letters, Blocks::Quadrants);

impl Shot {
    const fn of(scene: Scene, size: (u16, u16)) -> Shot {
        Shot {
            scene,
            size,
            theme: "walnut",
            depth: ColorDepth::TrueColor,
            men: DRAWN,
            kind: Kind::Usual,
            light: false,
        }
    }

    fn name(&self) -> String {
        let Shot { scene, theme, .. } = self;
        let (width, height) = self.size;
        let depth = match self.depth {
            ColorDepth::TrueColor => "24bit",
            ColorDepth::Indexed256 => "256",
            ColorDepth::Sixteen => "16",
            ColorDepth::None => "none",
        };
        let kind = match self.kind {
            Kind::Usual => "",
            Kind::Wide => "-wide",
            Kind::Console => "-console",
            Kind::Ascii => "-ascii",
        };
        let ground = if self.light { "-light" } else { "" };
        let men = self.men.0;
        format!(
            "{}-{width}x{height}-{theme}-{depth}-{men}{kind}{ground}",
            scene.name
        )
    }

    fn look(&self) -> Look {
        let (_, pieces, blocks) = self.men;
        Look {
            theme: Theme::built_in(self.theme, self.depth).expect("a theme"),
            pieces,
            blocks,
            text_form: true,
            wide: self.kind == Kind::Wide,
            repertoire: match self.kind {
                Kind::Usual | Kind::Wide => Repertoire::Unicode,
                Kind::Console => Repertoire::Console,
                Kind::Ascii => Repertoire::Ascii,
            },
            ..Look::default()
        }
    }

    fn screen(&self) -> Buffer {
        let (app, look) = (played(&self.scene), self.look());
        let mut terminal =
            Terminal::new(TestBackend::new(self.size.0, self.size.1)).expect("memory");
        terminal
            .draw(|frame| ui::draw(&app, &look, frame))
            .expect("memory");
        terminal.backend().buffer().clone()
    }

    fn picture(&self) -> String {
        svg(&self.screen(), if self.light { &LIGHT } else { &DARK })
    }
}

/// The program after all that.
fn played(scene: &Scene) -> App {
    let position = fen::read(scene.start, Reading::Lenient, Variant::Standard)
        .expect("a FEN")
        .0;
    let players = Players::new(Some("Ada".to_owned()), Some("Bo".to_owned()));
    let clock: tabiya::game::TimeControl = scene.clock.parse().expect("a time control");
    let regulations = Regulations::of(Profile::Casual);
    let game = Game::new(position, Variant::Standard);
    let table = Table::new(game, players, regulations, [clock.clone(), clock]);
    let mut app = App::with(table, &English, Preferences::default());
    app.know_themes(NAMES.map(str::to_owned));
    let mut now = Timestamp::default();
    for letter in scene.keys.chars() {
        let key = match letter {
            '⌛' => {
                let then = now.plus_millis(55_000);
                while let Some(wake) = app.next_wake(now).filter(|wake| *wake < then) {
                    now = wake;
                    app.update(Event::Wake, now);
                }
                continue;
            }
            '⏎' => Key::Enter,
            '⎋' => Key::Esc,
            '↑' => Key::Up,
            '↓' => Key::Down,
            '←' => Key::Left,
            '→' => Key::Right,
            '⇞' => Key::PageUp,
            '⇥' => Key::Tab,
            letter => Key::Char(letter),
        };
        now = now.plus_millis(700);
        let effects = app.update(Event::Key(KeyPress::from(key)), now);
        if effects.contains(&Effect::OpenPractice) {
            app.update(Event::PracticeOpened(Opened::default()), now);
        }
    }
    app
}

/// All pictures, chapter by chapter.
fn chapters() -> Vec<(&'static str, Vec<Shot>)> {
    let shot = Shot::of;
    let depths = |shot: Shot| ColorDepth::ALL.map(|depth| Shot { depth, ..shot });
    let sizes = SIZES
        .into_iter()
        .flat_map(|size| depths(shot(TYPING, size)));
    let light = SIZES
        .into_iter()
        .flat_map(|size| depths(shot(MIDDLE, size)));
    let light = light.map(|shot| Shot {
        theme: "paper",
        light: true,
        ..shot
    });
    let men = [HALVES, UNICODE, LETTERS].into_iter().flat_map(|men| {
        let sized = [(20, 10), (80, 24), (100, 36), (120, 40)].into_iter();
        sized.flat_map(move |size| {
            depths(Shot {
                men,
                ..shot(MIDDLE, size)
            })
        })
    });
    let kinds = FEW_SIZES.into_iter().flat_map(|size| {
        [
            (Kind::Wide, UNICODE, ColorDepth::TrueColor),
            (Kind::Console, SMALL_LETTERS, ColorDepth::Sixteen),
            (Kind::Ascii, SMALL_LETTERS, ColorDepth::None),
        ]
        .map(|(kind, men, depth)| Shot {
            depth,
            men,
            kind,
            ..shot(MIDDLE, size)
        })
    });
    let themes = BUILT_IN.iter().flat_map(|scheme| {
        let sized = [(80, 24), (100, 36), (120, 40), (160, 50)].into_iter();
        sized.flat_map(move |size| {
            depths(Shot {
                theme: &scheme.name,
                light: scheme.paper,
                ..shot(MARKS, size)
            })
        })
    });
    let busy = SCENES.iter().flat_map(|&scene| {
        let sized = FEW_SIZES.into_iter().map(move |size| shot(scene, size));
        sized.chain([Shot {
            depth: ColorDepth::None,
            ..shot(scene, (80, 24))
        }])
    });
    vec![
        ("Sizes", sizes.collect()),
        ("Light terminals", light.collect()),
        ("Men", men.collect()),
        ("Unusual terminals", kinds.collect()),
        ("Themes", themes.collect()),
        ("Scenes", busy.collect()),
    ]
}

/// The pictures in the README.
const DOCUMENTS: [(&str, Shot); 2] = [
    ("board.svg", Shot::of(MIDDLE, (120, 40))),
    (
        "board-80x24.svg",
        Shot {
            depth: ColorDepth::Indexed256,
            ..Shot::of(TYPING, (80, 24))
        },
    ),
];

#[test]
fn the_pictures_of_the_documents_show_what_is_drawn() {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs");
    for (name, shot) in DOCUMENTS {
        let kept = fs::read_to_string(docs.join(name)).unwrap_or_default();
        assert!(
            kept == shot.picture(),
            "{name} is not what is drawn now; look at it and renew it with \
             TABIYA_ALBUM=docs TABIYA_ALBUM_ONLY=documents \
             cargo test --test screens -- --ignored album"
        );
    }
}

#[test]
#[ignore = "writes pictures to look at"]
fn album() {
    let folder = PathBuf::from(std::env::var("TABIYA_ALBUM").expect("TABIYA_ALBUM names a folder"));
    let only = std::env::var("TABIYA_ALBUM_ONLY").unwrap_or_default();
    fs::create_dir_all(&folder).expect("a folder");
    if only == "documents" {
        for (name, shot) in DOCUMENTS {
            fs::write(folder.join(name), shot.picture()).expect("a file");
        }
        return;
    }
    let mut page = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Tabiya</title>\
         <style>body{background:#444;color:#eee;font-family:sans-serif}\
         figure{display:inline-block;margin:1em}img{max-width:100%}</style>\n",
    );
    for (chapter, shots) in chapters() {
        let _ = writeln!(page, "<h1>{chapter}</h1>");
        for shot in shots.iter().filter(|shot| shot.name().contains(&only)) {
            let name = shot.name();
            fs::write(folder.join(format!("{name}.svg")), shot.picture()).expect("a file");
            let _ = writeln!(
                page,
                "<figure><img src=\"{name}.svg\"><figcaption>{name}</figcaption></figure>"
            );
        }
    }
    fs::write(folder.join("index.html"), page).expect("a file");
}
