//! What holds for every position, every text, every move.

use proptest::prelude::{prop_assert, prop_assert_eq, prop_oneof, proptest};
use tabiya::notation::completion::completions;
use tabiya::notation::diagnosis::why_not;
use tabiya::notation::history::History;
use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;
use tabiya::notation::reader::{self, Context};
use tabiya::notation::style::{Form, Style};
use tabiya::notation::{coordinate, san};
use tabiya::rules::{Position, Role, Square, Variant};
use tabiya::wording::{Asked, English, NotationWords};

use crate::truth::{is_true, reachable, reachable_960};

const FORMS: [Form; 6] = [
    Form::San,
    Form::Fide,
    Form::Long,
    Form::Figurine,
    Form::Uci,
    Form::Iccf,
];

/// Whether some legal move goes from one square to the other, castling named either way.
fn is_legal(position: &Position, from: Square, to: Square) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|mv| {
        let castles = mv.castling().is_some() && from.distance(to) > 1 && mv.target() == to;
        mv.from == from && (mv.to == to || castles)
    })
}

/// Reads a text in every way there is, and words what comes out.
fn read_in_every_way(text: &str, position: &Position) {
    for letters in Letters::ALL {
        let context = Context {
            letters,
            ..Context::new(position)
        };
        let asked = Asked {
            text,
            position,
            style: Style {
                form: Form::San,
                letters,
            },
            variant: Variant::Standard,
            helps: true,
        };
        let lenient = reader::read(text, &context);
        for standard in [Standard::Pgn, Standard::Fide] {
            let strict = reader::read_strictly(text, &context, standard);
            if let (Ok(strict), Ok(lenient)) = (&strict, &lenient) {
                assert_eq!(strict.mv, lenient.mv, "{text:?} is one move");
            }
            if let Err(refusal) = strict {
                assert!(!English.move_refusal(&refusal, &asked).is_empty());
            }
        }
        match lenient {
            Ok(accepted) => assert!(position.is_legal(accepted.mv), "{text:?}"),
            Err(refusal) => assert!(refusal.candidates.iter().all(|&mv| position.is_legal(mv))),
        }
        reader::shape(text, letters);
        completions(text, &context);
    }
}

proptest! {
    #[test]
    fn a_stated_cause_is_true_of_the_board(position in prop_oneof![3 => reachable(), 1 => reachable_960()]) {
        for from in Square::all() {
            for to in Square::all().filter(|&to| to != from) {
                let refusal = why_not(&position, from, to, None, &History::UNKNOWN);
                prop_assert_eq!(refusal.is_none(), is_legal(&position, from, to), "{}{} in {:?}", from, to, position);
                if let Some(refusal) = refusal {
                    prop_assert!(is_true(&position, from, to, &refusal.cause), "{}{}: {:?} in {:?}", from, to, refusal, position);
                }
            }
        }
    }

    #[test]
    fn two_squares_are_the_move_between_them_and_no_other(position in reachable()) {
        for from in Square::all() {
            for to in Square::all() {
                let text = format!("{from}{to}");
                match reader::read(&text, &Context::new(&position)) {
                    Ok(read) => prop_assert!(read.mv.from == from && (read.mv.to == to || read.mv.target() == to)),
                    Err(refusal) => prop_assert!(
                        !is_legal(&position, from, to) || refusal.code() == "promo-missing",
                        "{}: {:?} in {:?}", text, refusal, position
                    ),
                }
            }
        }
    }

    #[test]
    fn a_letter_with_a_square_is_that_man_and_no_other(position in reachable()) {
        for role in Role::ALL.into_iter().skip(1) {
            for to in Square::all() {
                let text = format!("{}{to}", role.letter());
                if let Ok(read) = reader::read(&text, &Context::new(&position)) {
                    prop_assert_eq!(read.mv.role, role);
                    prop_assert_eq!(read.mv.target(), to);
                }
            }
        }
    }

    #[test]
    fn every_move_reads_back_from_every_style(position in reachable()) {
        for &mv in &position.legal_moves() {
            prop_assert_eq!(san::read(&san::write(&position, mv), &position), Some(mv));
            for letters in Letters::ALL {
                for form in FORMS {
                    let text = Style { form, letters }.write(&position, mv, Variant::Standard);
                    let context = Context { letters, ..Context::new(&position) };
                    let read = reader::read(&text, &context).map(|accepted| accepted.mv);
                    prop_assert_eq!(read, Ok(mv), "{} in {:?}", text, position);
                }
            }
        }
    }

    #[test]
    fn canonical_and_printed_texts_conform_to_their_standards(position in reachable()) {
        for &mv in &position.legal_moves() {
            for (form, standard) in [(Form::San, Standard::Pgn), (Form::San, Standard::Fide), (Form::Fide, Standard::Fide)] {
                let style = Style { form, letters: Letters::English };
                let text = style.write(&position, mv, Variant::Standard);
                let read = reader::read_strictly(&text, &Context::new(&position), standard);
                prop_assert!(read.is_ok_and(|read| read.mv == mv), "{} in {:?}", text, position);
            }
        }
    }

    #[test]
    fn what_is_typed_of_a_move_keeps_it_possible(position in reachable()) {
        for &mv in position.legal_moves().iter().step_by(5) {
            for text in [san::without_mark(&position, mv), coordinate::write(mv, Variant::Standard)] {
                for length in 0..=text.len() {
                    let possible = completions(&text[..length], &Context::new(&position));
                    prop_assert!(possible.contains(&mv), "{} of {}", &text[..length], text);
                }
            }
        }
    }

    #[test]
    fn any_text_at_all_is_read_or_refused(text in ".{0,40}", position in reachable()) {
        read_in_every_way(&text, &position);
    }

    #[test]
    fn anything_like_a_move_is_read_or_refused(
        text in "[KQRBNPkqrbnpSTLa-h1-8xX:=+#()/.\\- oO0!?♘马Кр]{0,10}",
        position in reachable(),
    ) {
        read_in_every_way(&text, &position);
    }
}
