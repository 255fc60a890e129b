//! Wrong spellings of a move, each with what is wrong about it: what `choose`
//! offers beside the right one, and what `repair` hides in a line.

use std::cmp::Ordering;

use super::{Example, Misspelling, Random, Skill};
use crate::notation::note::Standard;
use crate::notation::reader::{self, Context};
use crate::order::InOrder;
use crate::rules::Role;

/// A wrong spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The text.
    pub text: String,
    /// What was done to the right one.
    pub kind: Misspelling,
    /// The code of the refusal.
    pub code: &'static str,
}

impl Example {
    /// Every wrong spelling of the move that is wrong for a reason one would
    /// expect. Each is refused by the strict reading of the PGN standard: none
    /// is the right text of another move.
    pub fn misspellings(&self) -> Vec<Wrong> {
        let mut wrong: Vec<Wrong> = Vec::new();
        for (kind, text) in self.attempts() {
            let context = Context::new(&self.position);
            let Err(refusal) = reader::read_strictly(&text, &context, Standard::Pgn) else {
                continue;
            };
            let code = refusal.code();
            let is_known = wrong.iter().any(|other| other.text == text);
            if !is_known && kind.reasons().contains(&code) {
                wrong.push(Wrong { text, kind, code });
            }
        }
        wrong
    }

    /// So many wrong spellings, those about the skill before others.
    pub fn draw_misspellings(&self, skill: Skill, count: usize, random: &mut Random) -> Vec<Wrong> {
        let mut wrong = self.misspellings();
        random.shuffle(&mut wrong);
        wrong.put_in_order_by(|wrong| !wrong.kind.skills().contains(&skill));
        wrong.truncate(count);
        random.shuffle(&mut wrong);
        wrong
    }

    /// Texts that are likely to be wrong.
    fn attempts(&self) -> Vec<(Misspelling, String)> {
        let parts = Parts::of(self);
        let mut texts = match self.mv.castling() {
            Some(_) => castling(self, &parts),
            None if self.mv.role == Role::Pawn => pawn(self, &parts),
            None => piece(self, &parts),
        };
        texts.extend(parts.checks());
        texts
    }
}

/// The parts of a canonical text.
struct Parts {
    /// The letter of the man; nothing for a pawn.
    letter: String,
    /// What is said of the square of departure.
    origin: String,
    /// `x` or nothing.
    capture: &'static str,
    /// The square of arrival.
    to: String,
    /// The letter of the new piece.
    promotion: Option<char>,
    /// `+`, `#` or nothing.
    mark: &'static str,
    /// All of it.
    san: String,
}

impl Parts {
    fn of(example: &Example) -> Parts {
        let san = example.san();
        let mv = example.mv;
        let to = mv.to.to_string();
        let mark = match san.chars().last() {
            Some('+') => "+",
            Some('#') => "#",
            _ => "",
        };
        let letter = match mv.role {
            Role::Pawn => String::new(),
            role => role.letter().to_string(),
        };
        let before = san.split(&to).next().unwrap_or_default();
        let origin = before
            .trim_start_matches(letter.as_str())
            .trim_end_matches('x');
        Parts {
            origin: origin.to_owned(),
            capture: if san.contains('x') { "x" } else { "" },
            promotion: mv.promotion().map(Role::letter),
            letter,
            to,
            mark,
            san,
        }
    }

    fn with_origin(&self, origin: &str) -> String {
        let Parts {
            letter,
            capture,
            to,
            mark,
            ..
        } = self;
        format!("{letter}{origin}{capture}{to}{mark}")
    }

    fn without_mark(&self) -> &str {
        self.san.trim_end_matches(['+', '#'])
    }

    /// What can be wrong about the sign of check or mate.
    fn checks(&self) -> Vec<(Misspelling, String)> {
        let bare = self.without_mark();
        match self.mark {
            "" => vec![(Misspelling::FalseCheck, format!("{bare}+"))],
            "+" => vec![
                (Misspelling::DroppedCheck, bare.to_owned()),
                (Misspelling::WrongCheck, format!("{bare}#")),
                (Misspelling::WrongCheck, format!("{bare}++")),
            ],
            _ => vec![
                (Misspelling::DroppedCheck, bare.to_owned()),
                (Misspelling::WrongCheck, format!("{bare}+")),
                (Misspelling::WrongCheck, format!("{bare}++")),
            ],
        }
    }
}

fn castling(example: &Example, parts: &Parts) -> Vec<(Misspelling, String)> {
    let king = format!("K{}{}", example.mv.target(), parts.mark);
    vec![
        (Misspelling::Zeros, parts.san.replace('O', "0")),
        (Misspelling::SmallCastling, parts.san.replace('O', "o")),
        (Misspelling::BareCastling, parts.san.replace('-', "")),
        (Misspelling::KingMove, king),
    ]
}

fn piece(example: &Example, parts: &Parts) -> Vec<(Misspelling, String)> {
    let Parts {
        letter,
        origin,
        to,
        mark,
        ..
    } = parts;
    let from = example.mv.from;
    let mut texts = origins(example, parts);
    if parts.capture.is_empty() {
        let text = format!("{letter}{origin}x{to}{mark}");
        texts.push((Misspelling::FalseCapture, text));
        let text = format!("{letter}{from}-{to}{mark}");
        texts.push((Misspelling::LongForm, text));
    } else {
        let text = format!("{letter}{origin}{to}{mark}");
        texts.push((Misspelling::DroppedCapture, text));
        let text = format!("{letter}{from}x{to}{mark}");
        texts.push((Misspelling::LongForm, text));
    }
    let small = letter.to_ascii_lowercase();
    let text = format!("{small}{}", &parts.san[1..]);
    texts.push((Misspelling::SmallLetter, text));
    texts
}

/// What can be wrong about the square of departure: more or less than is
/// needed, or that of another man.
fn origins(example: &Example, parts: &Parts) -> Vec<(Misspelling, String)> {
    let Example { position, mv, .. } = example;
    let kind = position.pieces(position.turn(), mv.role).without(mv.from);
    let others = kind.into_iter().flat_map(|other| {
        [other.file().to_string(), other.rank().to_string()]
            .map(|origin| (Misspelling::WrongOrigin, origin))
    });
    let own = [
        String::new(),
        mv.from.file().to_string(),
        mv.from.rank().to_string(),
        mv.from.to_string(),
    ];
    let own = own.into_iter().map(|origin| {
        let kind = match origin.len().cmp(&parts.origin.len()) {
            _ if origin.is_empty() => Misspelling::DroppedOrigin,
            Ordering::Greater => Misspelling::NeedlessOrigin,
            Ordering::Less | Ordering::Equal => Misspelling::WrongOrigin,
        };
        (kind, origin)
    });
    own.chain(others)
        .map(|(kind, origin)| (kind, parts.with_origin(&origin)))
        .collect()
}

fn pawn(example: &Example, parts: &Parts) -> Vec<(Misspelling, String)> {
    let Parts {
        origin, to, san, ..
    } = parts;
    let from = example.mv.from;
    let promotion = parts.promotion.map(|letter| format!("={letter}"));
    let end = format!("{}{}", promotion.unwrap_or_default(), parts.mark);
    let capital = format!("{}{}", san[..1].to_ascii_uppercase(), &san[1..]);
    let mut texts = vec![
        (Misspelling::PawnLetter, format!("P{san}")),
        (Misspelling::CapitalFile, capital),
    ];
    if parts.capture.is_empty() {
        let text = format!("{}x{to}{end}", from.file());
        texts.push((Misspelling::FalseCapture, text));
        texts.push((Misspelling::LongForm, format!("{from}-{to}{end}")));
    } else {
        texts.push((Misspelling::DroppedCapture, format!("{origin}{to}{end}")));
        texts.push((Misspelling::DroppedFile, format!("x{to}{end}")));
        texts.push((Misspelling::DroppedFile, format!("{to}{end}")));
        texts.push((Misspelling::LongForm, format!("{from}x{to}{end}")));
    }
    texts.extend(promotion_texts(parts));
    if let Some(victim) = example.mv.en_passant_victim() {
        let text = format!("{origin}x{victim}{}", parts.mark);
        texts.push((Misspelling::VictimSquare, text));
        texts.push((Misspelling::EnPassantSign, format!("{san} e.p.")));
    }
    texts
}

/// What can be wrong about the new piece of a promotion.
fn promotion_texts(parts: &Parts) -> Vec<(Misspelling, String)> {
    let Some(letter) = parts.promotion else {
        return Vec::new();
    };
    let Parts {
        origin,
        capture,
        to,
        mark,
        ..
    } = parts;
    let bare = format!("{origin}{capture}{to}");
    let small = letter.to_ascii_lowercase();
    vec![
        (Misspelling::DroppedPromotion, format!("{bare}{mark}")),
        (Misspelling::BarePromotion, format!("{bare}{letter}{mark}")),
        (Misspelling::SmallPromotion, format!("{bare}={small}{mark}")),
        (
            Misspelling::BracketedPromotion,
            format!("{bare}({letter}){mark}"),
        ),
    ]
}
