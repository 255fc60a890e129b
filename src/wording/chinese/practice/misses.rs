//! What was wrong with an answer, about this very position. The right answer
//! is not told: that comes after the third try.

use super::reasons;
use super::tasks::form;
use crate::notation::note::{Note, Standard};
use crate::notation::refusal::{Cause, PawnFault, Refusal};
use crate::practice::{Drill, Example, Item, Miss};
use crate::rules::{Bitboard, Move, Position, Role, attacks};
use crate::wording::chinese::Chinese;
use crate::wording::chinese::notation::notes::remark;
use crate::wording::{Asked, NotationWords};

/// What was wrong with an answer that was given as such a text.
pub(super) fn miss(zh: Chinese, miss: &Miss, item: &Item, given: &str) -> String {
    match miss {
        Miss::OtherSquare(square) if item.drill() == Drill::Find => {
            say!(zh, "那是 {}；要找的是 {}。", square, item.expected())
        }
        Miss::OtherSquare(square) => say!(zh, "{} 是另一格。", square),
        Miss::NoSquare => say!(zh, "格是字母 a–h 加数字 1–8。"),
        Miss::OtherColor => color(zh, item),
        Miss::OtherMove(mv) => other_move(zh, item, *mv, given),
        Miss::OtherForm(style) => say!(zh, "着法是对的，但不是{}。", form(zh, *style)),
        Miss::Refused(refusal) => refused(zh, refusal, item, given),
        Miss::OtherLetter => other_letter(zh, item),
        Miss::NoLetter => say!(zh, "不写字母就是兵的着法。"),
        Miss::RankForFile => rank_for_file(zh, item),
        Miss::SpeltRight => say!(zh, "{} 没有写错；再看别的着法。", given.trim()),
        Miss::NotAnAnswer => say!(zh, "这不是这道题的回答。"),
    }
}

/// The colour of the square that is asked for, with the sum that tells it.
fn color(zh: Chinese, item: &Item) -> String {
    let square = item.square();
    square.map_or_else(String::new, |square| {
        let color = zh.text(if square.is_light() {
            "浅色"
        } else {
            "深色"
        });
        say!(zh, "{} 是{}：{}。", square, color, reasons::sum(zh, square))
    })
}

/// Which man moves, and its letter.
fn other_letter(zh: Chinese, item: &Item) -> String {
    let role = item.example().map_or(Role::Pawn, |example| example.mv.role);
    if role == Role::Pawn {
        say!(zh, "走的是兵：兵没有字母。")
    } else {
        say!(zh, "走的是{}：{}。", zh.role(role), item.letters.of(role))
    }
}

/// That the file is due and not the rank.
fn rank_for_file(zh: Chinese, item: &Item) -> String {
    let from = item.example().map(|example| example.mv.from);
    from.map_or_else(String::new, |from| {
        say!(
            zh,
            "直线先于横线：写 {}，不写 {}。",
            from.file(),
            from.rank()
        )
    })
}

/// Another move was made or written than the one that was asked for.
fn other_move(zh: Chinese, item: &Item, mv: Move, given: &str) -> String {
    let given = zh.quoted(given);
    let deed = item
        .example()
        .filter(|example| example.position.is_legal(mv))
        .map(|example| zh.deed(&example.position, mv));
    match (item.drill(), deed) {
        (Drill::Read, _) => say!(zh, "那是{}；要走的是 {}。", given, item.expected()),
        (Drill::Repair, _) => say!(zh, "{}不是写错的那一着。", given),
        (_, Some(deed)) => say!(zh, "{}是另一着：{}。", given, deed),
        (_, None) => say!(zh, "{}是另一着。", given),
    }
}

fn refused(zh: Chinese, refusal: &Refusal, item: &Item, given: &str) -> String {
    let Some(example) = item.example() else {
        return zh.quoted(given);
    };
    match &refusal.cause {
        Cause::NotStandard { standard, lessons } if !refusal.candidates.is_empty() => {
            return lesson(zh, lessons.first().copied(), *standard, example);
        }
        // With the move itself behind it, that would be the answer.
        Cause::PawnCapture {
            fault: PawnFault::NamesNoFile,
            ..
        } => return say!(zh, "兵吃子要写出所在的直线。"),
        _ => {}
    }
    // A sentence about the form has a move as its example: not one that may be the answer.
    let elsewhere = Position::initial();
    let is_of_form = matches!(refusal.cause, Cause::Unreadable(_) | Cause::Descriptive);
    let asked = Asked {
        text: given,
        position: if is_of_form {
            &elsewhere
        } else {
            &example.position
        },
        style: item.style(),
        variant: example.variant(),
        helps: true,
    };
    if names_moves_by_nature(&refusal.cause) {
        return zh.move_refusal(refusal, &asked);
    }
    let bare = Refusal {
        cause: refusal.cause.clone(),
        candidates: Vec::new(),
    };
    zh.move_refusal(&bare, &asked)
}

/// Whether the sentence is none without the moves that may be meant. They are
/// several, so they do not tell which is right.
const fn names_moves_by_nature(cause: &Cause) -> bool {
    matches!(
        cause,
        Cause::Ambiguous(_) | Cause::PromoMissing | Cause::InCheck { .. }
    )
}

/// The move is right, its spelling is not: what is to be seen on the board, and so on paper.
fn lesson(zh: Chinese, note: Option<Note>, standard: Standard, example: &Example) -> String {
    let remark = match note {
        None | Some(Note::Characters) => zh.text("有些字符不是普通字符"),
        Some(Note::Iccf) => zh.text("那是通信棋的数字记法"),
        Some(Note::DoublePlus) => zh.text("++ 在规则中是将死，在旧书中是双将"),
        Some(note) => match seen(zh, note, example) {
            Some(sentence) => return sentence,
            None => remark(zh, note, Some(standard), example.mv.role),
        },
    };
    say!(zh, "{}。", remark)
}

/// What is wrong about a spelling, said of this position; nothing where it has nothing to do
/// with the position.
fn seen(zh: Chinese, note: Note, example: &Example) -> Option<String> {
    let Example { position, mv, .. } = example;
    let king = position.king(!position.turn());
    Some(match note {
        Note::NeedlessOrigin => needless(zh, example),
        Note::MissingCapture => {
            let (square, taken) = position.captured(*mv)?;
            say!(
                zh,
                "{} 上的{}被吃掉，而吃子要写 x。",
                square,
                zh.role(taken.role)
            )
        }
        Note::FalseCapture => say!(zh, "{} 是空格：没有吃子。", mv.to),
        Note::MissingCheck => say!(zh, "这样 {} 上的王被将军，将军写 +。", king),
        Note::MissingMate => say!(zh, "这样 {} 上的王被将死，将死写 #。", king),
        Note::FalseCheck => say!(zh, "这样 {} 上的王没有被将军。", king),
        Note::FalseMate => say!(zh, "这样 {} 上的王被将军，但没有被将死。", king),
        _ => return None,
    })
}

/// Why less of the square of departure will do.
fn needless(zh: Chinese, example: &Example) -> String {
    let Example { position, mv, .. } = example;
    let (kind, to) = (zh.role(mv.role), mv.to);
    let rivals = position.legal_sources(mv.role, to).without(mv.from);
    if rivals.any() {
        let on_file = (rivals & Bitboard::file(mv.from.file())).any();
        return if on_file {
            say!(zh, "写出起点的横线就够了。")
        } else {
            say!(zh, "写出起点的直线就够了。")
        };
    }
    let twins = position.pieces(position.turn(), mv.role).without(mv.from);
    let near = attacks::of(mv.role, position.turn(), to, position.occupied());
    let mut pinned = (twins & near & position.pinned()).into_iter();
    match pinned.next() {
        Some(twin) => say!(zh, "{} 上的{}被牵制：只有一个可以走到 {}。", twin, kind, to),
        None => say!(zh, "只有一个{}可以走到 {}。", kind, to),
    }
}
