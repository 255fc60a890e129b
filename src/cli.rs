//! The command line: what can be asked, and which part of the program answers.

pub mod clock;
mod disk;
mod games;
mod harmless;
mod inspect;
mod language;
mod laws;
mod librarian;
mod look;
mod openings;
mod perft;
pub mod pgn;
mod play;
mod position;
mod practice;
pub mod read;
mod regulations;
mod review;
mod settings;
mod setup;
mod shell;
mod words;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

use harmless::Harmless;

use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::notation::style::Style;
use crate::rules::Variant;
use crate::terminal;

/// A chess board for two people at one keyboard.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Print which edition of the Laws the program follows, and in what older ones differ
    #[arg(long)]
    laws: bool,
    /// The language: en, zh-Hans or zh-Hant; auto or none: as the settings or the locale have it
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language::Asked::read)]
    lang: Option<language::Asked>,
    #[command(flatten)]
    play: PlayArguments,
}

/// What is asked of a game to be played.
#[derive(Debug, Args)]
struct PlayArguments {
    /// The position to start from: a FEN as one argument or as its four to six words
    #[arg(value_name = "FEN", num_args = 0..=7, conflicts_with = "fen")]
    words: Vec<String>,
    #[command(flatten)]
    position: PositionArguments,
    /// The name of the player with the white men
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// The name of the player with the black men
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The event, for the score sheet and the files
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true
    )]
    event: String,
    /// The place, for the score sheet and the files
    #[arg(
        long,
        value_name = "PLACE",
        default_value = "",
        hide_default_value = true
    )]
    site: String,
    /// The round, for the score sheet and the files
    #[arg(
        long,
        value_name = "ROUND",
        default_value = "",
        hide_default_value = true
    )]
    round: String,
    /// Lines of text instead of a screen, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: look::LookArguments,
    #[command(flatten)]
    clock: regulations::ClockArguments,
    #[command(flatten)]
    regulations: regulations::RegulationArguments,
}

impl PlayArguments {
    /// A game in which the players keep the score themselves, and nothing else is asked for.
    fn of_score_keepers(look: look::LookArguments) -> PlayArguments {
        let play = PlayArguments::read(&["tabiya", "--scoresheet", "write"]);
        PlayArguments { look, ..play }
    }

    /// Reads words without the commands, of which there are many, being made for that.
    fn read(words: &[&str]) -> PlayArguments {
        let reader = PlayArguments::augment_args(clap::Command::new("tabiya"));
        let read = PlayArguments::from_arg_matches(&reader.get_matches_from(words));
        read.unwrap_or_else(|error| error.exit())
    }
}

/// What is asked of `resume`.
#[derive(Debug, Args)]
struct ResumeArguments {
    /// The name of the game, as `tabiya games` lists it; without one the last game
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Lines of text instead of a screen, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: look::LookArguments,
}

/// Which position is meant.
#[derive(Debug, Args)]
struct PositionArguments {
    /// The position as a FEN; `-` reads one line from standard input
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Chess960: the start with that number (0-959) or a random one; with a FEN, how its castling rights are read
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "random")]
    chess960: Option<Chess960Start>,
}

/// Which Chess960 start is meant.
#[derive(Clone, Copy, Debug)]
enum Chess960Start {
    /// Any of the 960.
    Random,
    /// The one with this number.
    Number(u16),
}

impl FromStr for Chess960Start {
    type Err = String;

    fn from_str(text: &str) -> Result<Chess960Start, String> {
        let number = || text.parse().ok().filter(|&number| number < 960);
        match text {
            "random" => Ok(Chess960Start::Random),
            _ => number()
                .map(Chess960Start::Number)
                .ok_or_else(|| "the starts are numbered 0 to 959".to_owned()),
        }
    }
}

/// What is asked of `read`.
#[derive(Debug, Args)]
struct ReadArguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Hold the texts to a standard: pgn or fide
    #[arg(long, value_name = "STANDARD")]
    strict: Option<Standard>,
    /// The letters for the men: en de fr es it pt nl pl ru zh-Hans zh-Hant
    #[arg(long, value_name = "SET", default_value = "en")]
    letters: Letters,
    /// Print a JSON object for each text
    #[arg(long)]
    json: bool,
    /// The texts; `-` reads one a line from standard input
    #[arg(required = true, value_name = "TEXT")]
    texts: Vec<String>,
}

impl ReadArguments {
    fn request(&self) -> read::ReadRequest {
        read::ReadRequest {
            fen: self.position.fen.clone(),
            chess960: self.position.chess960.is_some(),
            strict: self.strict,
            letters: self.letters,
            json: self.json,
            texts: self.texts.clone(),
        }
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the unfinished games
    Games,
    /// Go on with an unfinished game
    Resume(Box<ResumeArguments>),
    /// Count the leaves of the tree of legal moves
    Perft(perft::PerftArguments),
    /// Explain the spelling of a time control
    Clock(ClockCommand),
    /// Tell how texts are understood as moves
    Read(ReadArguments),
    /// Tell everything about a position: legal moves, checks, draws
    Inspect(inspect::InspectArguments),
    /// Write the games of PGN files again as the standard says, check them, or print them as JSON
    Pgn(PgnCommand),
    /// Set up a position on the board and play from it
    #[command(name = "setup")]
    SetUp(Box<setup::SetupArguments>),
    /// Look openings up, or begin a game or a dictation with one
    Openings(Box<openings::OpeningsArguments>),
    /// Review the games of a PGN file
    Review(Box<review::ReviewArguments>),
    /// Practise chess notation, or print a sheet of exercises
    Practice(Box<practice::PracticeArguments>),
    /// Read the Laws of Chess, or print them
    Laws(Box<laws::LawsArguments>),
    /// Print what a shell needs to complete arguments
    Completions(shell::CompletionsArguments),
    /// Print the manual page, or write those of all commands into a folder
    Man(shell::ManArguments),
    /// Print the settings; explain or check the settings file
    Settings(settings::SettingsArguments),
}

/// What is asked of `clock`.
#[derive(Debug, Args)]
struct ClockCommand {
    /// The time control, such as 5+3, 40/90+30,SD/30+30 or hourglass 1
    spec: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is asked of `pgn`.
#[derive(Debug, Args)]
struct PgnCommand {
    /// Only tell what is wrong with the games
    #[arg(long, conflicts_with_all = ["json", "notation"])]
    check: bool,
    /// Print a JSON object for each game
    #[arg(long, conflicts_with = "notation")]
    json: bool,
    /// How moves are written: san fide long figurine uci iccf, or the letters of a language
    #[arg(long, value_name = "STYLE", default_value = "san")]
    notation: Style,
    /// Read castling rights as Chess960 where a game does not tell
    #[arg(long)]
    chess960: bool,
    /// The files; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl PgnCommand {
    fn request(&self) -> pgn::Request {
        pgn::Request {
            output: match (self.check, self.json) {
                (true, _) => pgn::Output::Check,
                (_, true) => pgn::Output::Json,
                _ => pgn::Output::Export(self.notation),
            },
            variant: if self.chess960 {
                Variant::Chess960
            } else {
                Variant::Standard
            },
        }
    }
}

/// What the program was called with.
fn arguments() -> Arguments {
    let words: Vec<OsString> = std::env::args_os().collect();
    if words.len() < 2 {
        return Arguments {
            command: None,
            laws: false,
            lang: None,
            play: PlayArguments::read(&["tabiya"]),
        };
    }
    let reader = Arguments::command();
    let words = joined(words, &reader);
    let read = Arguments::from_arg_matches(&reader.get_matches_from(words));
    read.unwrap_or_else(|error| error.format(&mut Arguments::command()).exit())
}

/// The arguments, the words of a FEN joined.
fn joined(words: Vec<OsString>, commands: &clap::Command) -> Vec<OsString> {
    let is_command = |word: &str| word == "help" || commands.find_subcommand(word).is_some();
    let arguments = words::command_first(words, is_command);
    words::join_fen(arguments.into_iter(), is_command)
}

/// Runs the program and gives its exit code.
pub fn run() -> ExitCode {
    terminal::end_on_panic();
    let mut arguments = arguments();
    language::choose(arguments.lang.unwrap_or_default());
    // The streams are not held, as a board may be on the screen: another thread may have to
    // say its last word.
    let mut err = Harmless::new(io::stderr());
    let done = match &mut arguments.command {
        None if arguments.laws => laws::edition(&mut io::stdout()),
        None => play::run(&mut arguments.play, &mut err),
        Some(command) => command.answer(&mut output(), &mut err),
    };
    match done {
        Ok(code) => ExitCode::from(code),
        // Whoever read our output has had enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "tabiya: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Standard output, behind one type: what writes to it is in the program once.
fn output() -> Box<dyn Write> {
    if io::stdout().is_terminal() {
        Box::new(Harmless::new(io::stdout()))
    } else {
        Box::new(io::stdout())
    }
}

impl Command {
    /// Answers on standard output.
    fn answer(&mut self, out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
        let code = match self {
            Command::Perft(arguments) => perft::run(arguments, out, err),
            Command::Read(arguments) => {
                read::run(&arguments.request(), &mut io::stdin().lock(), out, err)
            }
            Command::Inspect(arguments) => inspect::run(arguments, out, err),
            Command::Pgn(arguments) => {
                let mut out = io::BufWriter::new(&mut *out);
                pgn::run(arguments.request(), &arguments.files, &mut out, err)
            }
            Command::Openings(arguments) => openings::run(arguments, out, err),
            Command::Practice(arguments) => practice::run(arguments, out, err),
            Command::SetUp(arguments) => setup::run(arguments, err),
            Command::Laws(arguments) => laws::run(arguments, out, err),
            Command::Review(arguments) => review::run(arguments, err),
            Command::Completions(arguments) => shell::completions(arguments, out),
            Command::Man(arguments) => shell::man(arguments, out, err),
            Command::Games => games::run(out, err),
            Command::Resume(arguments) => play::resume(arguments, err),
            Command::Settings(arguments) => settings::run(arguments, out, err),
            Command::Clock(arguments) => clock::run(&arguments.spec, arguments.json, out, err),
        }?;
        out.flush()?;
        Ok(code)
    }
}
