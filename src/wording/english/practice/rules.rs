//! The rules of notation, each in a sentence or two, and the names of mistakes.

use crate::practice::Skill;

/// What a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    Square,
    Color,
    Letters,
    Origin,
    Pinned,
    Capture,
    Check,
    Castling,
    Promotion,
    EnPassant,
    Forms,
    Extras,
}

/// The rule of a topic, for letters that are small and capital ones or for others.
const fn rule(topic: Topic, capitals: bool) -> &'static str {
    match topic {
        Topic::Square => {
            "First the file, a to h from White's left, then the rank, 1 to 8 from White's side: e4."
        }
        Topic::Color => {
            "a1 is dark and h1 is light. A square is dark if file and rank, both counted from 1, add up to an even number."
        }
        Topic::Letters if capitals => {
            "Pieces have capital letters: {K}, {Q}, {R}, {B}, {N}. Pawns have none. Files are small letters. So {B}xc4 is a bishop, bxc4 the b-pawn."
        }
        Topic::Letters => {
            "Pieces have their signs: {K}, {Q}, {R}, {B}, {N}. Pawns have none. Files are small letters. So {B}xc4 is a bishop, bxc4 the b-pawn."
        }
        Topic::Origin => {
            "If two of a kind may go to the square, add the file; if they share the file, the rank; if neither is enough, both. Add nothing if only one of them may."
        }
        Topic::Pinned => {
            "A piece that is pinned and may not go there does not count: if only one may, nothing is added."
        }
        Topic::Capture => {
            "A capture has an x before the square, and only a capture. A pawn puts its file before the x: exd5."
        }
        Topic::Check => {
            "Check is +, mate is #. One of them stands wherever it is true, and nowhere else; double check has no sign of its own."
        }
        Topic::Castling => {
            "Castling is O-O on the king's side and O-O-O on the queen's side. Files have the capital letter O; the Laws print zeros."
        }
        Topic::Promotion => {
            "The new piece stands after the square, with an equals sign in files: e8={Q}. The Laws print e8{Q}."
        }
        Topic::EnPassant => {
            "En passant is written like any capture by a pawn, with the square where the pawn lands: exd6. The Laws allow e.p. after it, files do not."
        }
        Topic::Forms => {
            "Files: Nf3, O-O, e8=Q. The Laws: 0-0, e8Q, exd6 e.p. The long form has both squares: Ng1-f3, Bb5xc6. Correspondence chess has numbers: 7163."
        }
        Topic::Extras => {
            "Nothing but the move: no comment, no blanks; a number only if it is right."
        }
    }
}

/// The rule of a skill, with `{N}` where the letter of the knight is due, and so on.
pub(super) const fn of_skill(skill: Skill, capitals: bool) -> &'static str {
    match skill {
        Skill::SquareNames => rule(Topic::Square, capitals),
        Skill::SquareColors => rule(Topic::Color, capitals),
        Skill::PieceMoves | Skill::PawnMoves => {
            "A piece is its letter and the square it goes to: {N}f3. A pawn is the square alone: e4."
        }
        Skill::PieceCaptures | Skill::PawnCaptures => rule(Topic::Capture, capitals),
        Skill::CheckSigns => rule(Topic::Check, capitals),
        Skill::Castling => rule(Topic::Castling, capitals),
        Skill::FileOrigin | Skill::RankOrigin | Skill::SquareOrigin => {
            rule(Topic::Origin, capitals)
        }
        Skill::PinnedTwin => rule(Topic::Pinned, capitals),
        Skill::Promotion => rule(Topic::Promotion, capitals),
        Skill::EnPassant => rule(Topic::EnPassant, capitals),
        Skill::BishopOrPawn => rule(Topic::Letters, capitals),
        Skill::LongForm | Skill::Standards | Skill::Letters | Skill::Iccf => {
            rule(Topic::Forms, capitals)
        }
        Skill::Games => {
            "Piece letter, x for a capture, the square, + or #: as short as can be without doubt."
        }
    }
}

/// The rule that was broken by a mistake with this code; nothing if the code
/// says that the move itself was wrong.
pub(super) fn of_code(code: &str, capitals: bool) -> Option<&'static str> {
    let (_, topic) = named(code)?;
    topic.map(|topic| rule(topic, capitals))
}

/// What kind of mistake a code stands for.
pub(super) fn name(code: &str) -> Option<&'static str> {
    named(code).map(|(name, _)| name)
}

fn named(code: &str) -> Option<(&'static str, Option<Topic>)> {
    let entry = MISTAKES.iter().find(|(known, ..)| *known == code);
    entry.map(|&(_, name, topic)| (name, topic))
}

/// Every code that an answer can be judged with, what it stands for, and the
/// rule behind it.
const MISTAKES: &[(&str, &str, Option<Topic>)] = &[
    ("other-square", "another square", Some(Topic::Square)),
    ("no-square", "no square", Some(Topic::Square)),
    ("other-color", "the other colour", Some(Topic::Color)),
    ("other-move", "another move", None),
    (
        "other-letter",
        "the letter of another man",
        Some(Topic::Letters),
    ),
    (
        "rank-for-file",
        "the rank where the file is due",
        Some(Topic::Origin),
    ),
    ("spelt-right", "a move that is spelt right", None),
    ("other-form", "another form", Some(Topic::Forms)),
    ("no-answer", "no answer", None),
    ("unreadable", "not a move", None),
    ("descriptive", "descriptive notation", None),
    (
        "letters",
        "letters of another language",
        Some(Topic::Letters),
    ),
    ("no-piece", "no such piece there", None),
    ("cannot-reach", "the piece does not go there", None),
    ("blocked", "the way is blocked", None),
    ("own-piece", "an own piece stands there", None),
    (
        "pawn-capture",
        "a capture by a pawn without its file",
        Some(Topic::Capture),
    ),
    (
        "ep-square",
        "en passant with the wrong square",
        Some(Topic::EnPassant),
    ),
    ("ep-late", "en passant too late", Some(Topic::EnPassant)),
    ("pinned", "the piece is pinned", Some(Topic::Pinned)),
    ("in-check", "the check is not answered", None),
    ("king-attacked", "the king would be attacked", None),
    ("castle-king-moved", "the king has moved", None),
    ("castle-rook-moved", "the rook has moved", None),
    ("castle-no-right", "no right to castle", None),
    (
        "castle-between",
        "something stands between king and rook",
        None,
    ),
    ("castle-in-check", "castling out of check", None),
    (
        "castle-through",
        "castling through an attacked square",
        None,
    ),
    ("castle-into", "castling into check", None),
    ("wrong-side", "the other side's move", None),
    ("ambiguous", "two moves fit", Some(Topic::Origin)),
    (
        "promo-missing",
        "promotion without the new piece",
        Some(Topic::Promotion),
    ),
    (
        "promo-piece",
        "promotion to no piece",
        Some(Topic::Promotion),
    ),
    (
        "promo-not-now",
        "promotion where there is none",
        Some(Topic::Promotion),
    ),
    ("spelling", "not as the standard asks", Some(Topic::Forms)),
    ("case", "capital or small letter", Some(Topic::Letters)),
    ("small-b", "small b for the bishop", Some(Topic::Letters)),
    ("pawn-letter", "a letter for the pawn", Some(Topic::Letters)),
    (
        "missing-letter",
        "no letter for the piece",
        Some(Topic::Letters),
    ),
    ("long-form", "the long form", Some(Topic::Forms)),
    ("iccf", "numbers", Some(Topic::Forms)),
    (
        "needless-origin",
        "a file or rank too many",
        Some(Topic::Origin),
    ),
    (
        "castling-squares",
        "castling by squares",
        Some(Topic::Castling),
    ),
    (
        "castling-zeros",
        "castling with zeros",
        Some(Topic::Castling),
    ),
    (
        "castling-spelling",
        "castling spelt wrong",
        Some(Topic::Castling),
    ),
    (
        "promotion-bare",
        "promotion without the equals sign",
        Some(Topic::Promotion),
    ),
    (
        "promotion-spelling",
        "promotion spelt wrong",
        Some(Topic::Promotion),
    ),
    (
        "short-capture",
        "a capture without its square",
        Some(Topic::Capture),
    ),
    ("missing-x", "a capture not marked", Some(Topic::Capture)),
    (
        "false-x",
        "a capture marked where there is none",
        Some(Topic::Capture),
    ),
    (
        "dash-capture",
        "a dash where something is captured",
        Some(Topic::Capture),
    ),
    (
        "capture-sign",
        "another sign for a capture",
        Some(Topic::Capture),
    ),
    ("missing-check", "a check not marked", Some(Topic::Check)),
    ("missing-mate", "a mate not marked", Some(Topic::Check)),
    (
        "false-check",
        "a check marked where there is none",
        Some(Topic::Check),
    ),
    (
        "false-mate",
        "a mate marked where there is none",
        Some(Topic::Check),
    ),
    ("double-plus", "++ for a check", Some(Topic::Check)),
    ("mate-double-plus", "++ for a mate", Some(Topic::Check)),
    ("check-word", "a word for check or mate", Some(Topic::Check)),
    ("ep-sign", "e.p. in a file", Some(Topic::EnPassant)),
    (
        "ep-spelling",
        "en passant spelt wrong",
        Some(Topic::EnPassant),
    ),
    (
        "false-ep",
        "e.p. where there is none",
        Some(Topic::EnPassant),
    ),
    ("wrong-number", "a wrong move number", Some(Topic::Extras)),
    ("comment", "a comment sign", Some(Topic::Extras)),
    ("figurine", "a figurine", Some(Topic::Forms)),
    (
        "local-letter",
        "a letter of another language",
        Some(Topic::Forms),
    ),
    (
        "characters",
        "characters that are not plain",
        Some(Topic::Extras),
    ),
    ("number-form", "dots of a move number", Some(Topic::Extras)),
];
