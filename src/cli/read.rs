//! `tabiya read`: how a text is understood.

use std::io::{self, BufRead, Read, Write};

use serde_json::{Value, json};

use super::language::words;
use crate::notation::fen::{self, Reading};
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::notation::reader::{self, Accepted, Context};
use crate::notation::refusal::Refusal;
use crate::notation::style::{Form, Style};
use crate::notation::{coordinate, history::History, san};
use crate::rules::{Position, Variant};
use crate::wording::Asked;

/// Everything was understood.
const DONE: u8 = 0;
/// Some text was refused.
const REFUSED: u8 = 1;
/// The request itself was wrong.
const WRONG: u8 = 2;

/// A text is no longer than this, in bytes.
const LONGEST: u64 = 1 << 16;

/// What is asked of `read`.
#[derive(Clone, Debug, Default)]
pub struct ReadRequest {
    /// The position; the usual start if there is none.
    pub fen: Option<String>,
    /// Whether castling rights are read as Chess960, and castling written as king onto rook.
    pub chess960: bool,
    /// The standard to hold the texts to.
    pub strict: Option<Standard>,
    /// The letters for the men.
    pub letters: Letters,
    /// Whether to print a JSON object for each text.
    pub json: bool,
    /// The texts; a single `-` stands for the lines of the input.
    pub texts: Vec<String>,
}

/// Tells of each text which move it is, or why it is none. Returns the exit
/// code: 0, 1 if any text was refused, 2 if the FEN is no position.
///
/// # Errors
///
/// What reading `input` or writing to `out` or `err` gives.
pub fn run(
    request: &ReadRequest,
    input: &mut impl BufRead,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let Some(reading) = Desk::new(request, err)? else {
        return Ok(WRONG);
    };
    let mut code = DONE;
    if request.texts == ["-"] {
        while let Some(text) = next_line(input)? {
            code = code.max(reading.answer(&text, out)?);
        }
    } else {
        for text in &request.texts {
            code = code.max(reading.answer(text, out)?);
        }
    }
    Ok(code)
}

/// The next line without its end; broken UTF-8 is replaced, so that it is
/// refused as a text and not as a request. Of an endless line only the beginning is held.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let text = line.strip_suffix(b"\n").unwrap_or(&line);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    Ok(Some(String::from_utf8_lossy(text).into_owned()))
}

/// The position and the manner in which texts are read.
struct Desk<'a> {
    request: &'a ReadRequest,
    position: Position,
    variant: Variant,
}

impl<'a> Desk<'a> {
    /// The desk for a request; nothing if its FEN is refused, which is then told.
    fn new(request: &'a ReadRequest, err: &mut impl Write) -> io::Result<Option<Desk<'a>>> {
        let variant = if request.chess960 {
            Variant::Chess960
        } else {
            Variant::Standard
        };
        let position = match &request.fen {
            None => Position::initial(),
            Some(text) => match fen::read(text, Reading::Lenient, variant) {
                Ok((position, _)) => position,
                Err(error) => {
                    for sentence in words().fen_refusal(&error) {
                        writeln!(err, "tabiya: {sentence}")?;
                    }
                    return Ok(None);
                }
            },
        };
        Ok(Some(Desk {
            request,
            position,
            variant,
        }))
    }

    /// Prints how a text is understood; gives the exit code for it.
    fn answer(&self, text: &str, out: &mut impl Write) -> io::Result<u8> {
        let context = Context {
            position: &self.position,
            history: &History::UNKNOWN,
            letters: self.request.letters,
        };
        let read = match self.request.strict {
            Some(standard) => reader::read_strictly(text, &context, standard),
            None => reader::read(text, &context),
        };
        let code = if read.is_ok() { DONE } else { REFUSED };
        if self.request.json {
            let object = match &read {
                Ok(accepted) => self.accepted_object(text, accepted),
                Err(refusal) => self.refused_object(text, refusal),
            };
            writeln!(out, "{object}")?;
        } else {
            let lines = match &read {
                Ok(accepted) => self.accepted_lines(text, accepted),
                Err(refusal) => words().move_refusal(refusal, &self.asked(text)),
            };
            writeln!(out, "{lines}")?;
        }
        Ok(code)
    }

    fn asked<'b>(&'b self, text: &'b str) -> Asked<'b> {
        Asked {
            text,
            position: &self.position,
            style: Style {
                form: Form::San,
                letters: self.request.letters,
            },
            variant: self.variant,
            helps: true,
        }
    }

    fn accepted_object(&self, text: &str, accepted: &Accepted) -> Value {
        let notes: Vec<&str> = accepted.notes.iter().map(|note| note.code()).collect();
        json!({
            "text": text,
            "uci": coordinate::write(accepted.mv, self.variant),
            "san": san::write(&self.position, accepted.mv),
            "notes": notes,
            "draw_offer": accepted.draw_offer,
        })
    }

    fn refused_object(&self, text: &str, refusal: &Refusal) -> Value {
        let candidates = refusal.candidates.iter();
        let candidates: Vec<String> = candidates
            .map(|&mv| san::write(&self.position, mv))
            .collect();
        json!({
            "text": text,
            "error": refusal.code(),
            "message": words().move_refusal(refusal, &self.asked(text)),
            "candidates": candidates,
        })
    }

    /// The move, and a line for each note.
    fn accepted_lines(&self, text: &str, accepted: &Accepted) -> String {
        let asked = self.asked(text);
        let written = asked.write(accepted.mv);
        let deed = words().deed(&self.position, accepted.mv);
        let mut lines = vec![format!("{written}: {deed}")];
        if accepted.draw_offer {
            lines.push(format!("  {}", words().with_offer()));
        }
        for &note in &accepted.notes {
            lines.push(format!(
                "  {}",
                words().move_note(note, accepted.mv, &asked)
            ));
        }
        lines.join("\n")
    }
}
