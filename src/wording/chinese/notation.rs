//! Chinese sentences about moves as text.

mod castling;
mod deeds;
pub(super) mod notes;

use super::Chinese;
use crate::notation::letters::Letters;
use crate::notation::note::{Note, Standard};
use crate::notation::refusal::{Ambiguity, Cause, Man, PawnFault, Place, Refusal, Unreadable};
use crate::notation::shape::Shape;
use crate::notation::style::{Form, Style};
use crate::rules::{Move, Position, Role, Square};
use crate::wording::{Asked, NotationWords};

/// So many moves are named when a sentence offers some.
const NAMED: usize = 4;

impl NotationWords for Chinese {
    fn move_refusal(&self, refusal: &Refusal, asked: &Asked) -> String {
        let sentence = cause(*self, refusal, asked);
        match offer(*self, refusal, asked) {
            Some(offer) => format!("{sentence}{offer}"),
            None => sentence,
        }
    }

    fn move_note(&self, note: Note, mv: Move, asked: &Asked) -> String {
        notes::note(*self, note, None, mv, asked)
    }

    fn with_offer(&self) -> String {
        say!(self, "同时提和。")
    }

    fn deed(&self, position: &Position, mv: Move) -> String {
        deeds::deed(*self, position, mv)
    }

    fn saying(&self, shape: Shape) -> String {
        deeds::saying(*self, shape)
    }
}

/// The cause in a sentence.
fn cause(zh: Chinese, refusal: &Refusal, asked: &Asked) -> String {
    let mover = asked.position.turn();
    match &refusal.cause {
        Cause::Unreadable(why) => unreadable(zh, *why, asked),
        Cause::Descriptive => descriptive(zh, refusal, asked),
        Cause::Letters { letter, set, role } => foreign(zh, letter, *set, *role, asked),
        Cause::NoPiece { role, place } => no_piece(zh, *role, *place, asked),
        Cause::CannotReach { men, to } => cannot_reach(zh, men, *to, asked),
        Cause::Blocked { man, by, .. } => {
            say!(zh, "{}被{}挡住了。", at(zh, *man), at(zh, *by))
        }
        Cause::OwnPiece { by, .. } => {
            say!(zh, "{} 上是己方的{}。", by.square, zh.role(by.piece.role))
        }
        Cause::PawnCapture { fault, to } => pawn_fault(zh, *fault, *to, refusal, asked),
        Cause::EpSquare { landing } => say!(
            zh,
            "吃过路兵：要写兵到达的格，{}。",
            moves_or(zh, refusal, asked, *landing)
        ),
        Cause::EpLate {
            pawn,
            landing,
            certain,
        } => ep_late(zh, *pawn, *landing, *certain),
        Cause::Pinned { man, pinner } => {
            say!(zh, "{}被{}牵制。", at(zh, *man), at(zh, *pinner))
        }
        Cause::EpExposes { attacker } => {
            say!(zh, "吃过路兵会打开{}通向王的线路。", at(zh, *attacker))
        }
        Cause::InCheck { checkers } => in_check(zh, checkers, refusal, asked),
        Cause::KingAttacked { to, by } => say!(zh, "{} 受到{}的攻击。", to, at(zh, *by)),
        Cause::Castling { side, bar } => castling::barred(zh, *side, bar),
        Cause::WrongSide => say!(zh, "现在轮到{}走棋。", zh.color(mover)),
        Cause::Ambiguous(ambiguity) => ambiguous(zh, *ambiguity, refusal, asked),
        Cause::PromoMissing => say!(zh, "请加上升变的棋子：{}。", moves(zh, refusal, asked)),
        Cause::PromoPiece(_) => say!(zh, "兵只能升变为后、车、象或马。"),
        Cause::PromoNotNow {
            role: Role::Pawn,
            to,
        } => {
            say!(zh, "到 {} 不升变：兵到最后一条横线才升变。", to)
        }
        Cause::PromoNotNow { role, .. } => {
            say!(zh, "{}不能升变；只有兵可以。", zh.role(*role))
        }
        Cause::NotStandard { standard, lessons } => {
            lesson(zh, *standard, lessons, &refusal.candidates, asked)
        }
    }
}

/// The first thing that a standard asks for, the move written by that standard.
fn lesson(
    zh: Chinese,
    standard: Standard,
    lessons: &[Note],
    moves: &[Move],
    asked: &Asked,
) -> String {
    let style = match standard {
        Standard::Pgn => Style::SAN,
        Standard::Fide => Style {
            form: Form::Fide,
            letters: asked.style.letters,
        },
    };
    let asked = Asked { style, ..*asked };
    match (lessons, moves) {
        ([lesson, ..], [mv]) => notes::note(zh, *lesson, Some(standard), *mv, &asked),
        _ => say!(zh, "不符合所用的标准。"),
    }
}

/// What may have been meant, where the sentence has not named it yet.
fn offer(zh: Chinese, refusal: &Refusal, asked: &Asked) -> Option<String> {
    let names_nothing = matches!(
        refusal.cause,
        Cause::NoPiece { .. }
            | Cause::CannotReach { .. }
            | Cause::Blocked { .. }
            | Cause::OwnPiece { .. }
            | Cause::Pinned { .. }
            | Cause::EpExposes { .. }
            | Cause::KingAttacked { .. }
            | Cause::EpLate { .. }
            | Cause::PromoPiece(_)
            | Cause::PromoNotNow { .. }
    );
    (names_nothing && asked.helps && !refusal.candidates.is_empty())
        .then(|| say!(zh, "是不是想走 {}？", moves(zh, refusal, asked)))
}

/// The candidates in a row: "Nbd2 或 Nfd2".
fn moves(zh: Chinese, refusal: &Refusal, asked: &Asked) -> String {
    let named = refusal.candidates.iter().take(NAMED);
    zh.choice(named.map(|&mv| asked.write(mv)))
}

/// The same, or a square if there are none.
fn moves_or(zh: Chinese, refusal: &Refusal, asked: &Asked, square: Square) -> String {
    if refusal.candidates.is_empty() {
        square.to_string()
    } else {
        moves(zh, refusal, asked)
    }
}

/// A man and its square: " g1 上的马", with the blank that stands before a square.
fn at(zh: Chinese, one: Man) -> String {
    say!(zh, " {} 上的{}", one.square, zh.role(one.piece.role))
}

/// Men and their squares.
fn all_at(zh: Chinese, men: &[Man]) -> String {
    let one = |man: &Man| say!(zh, "{} 上的{}", man.square, zh.role(man.piece.role));
    format!(" {}", zh.list(men.iter().map(one)))
}

fn unreadable(zh: Chinese, why: Unreadable, asked: &Asked) -> String {
    let text = zh.quoted(asked.text);
    let example = example(asked);
    match why {
        Unreadable::Empty => say!(zh, "没有写着法。先写棋子字母，再写格：{}。", example),
        Unreadable::TooLong => {
            say!(
                zh,
                "这不是着法，而且太长了。先写棋子字母，再写格：{}。",
                example
            )
        }
        Unreadable::SeveralMoves => say!(zh, "一次只能走一着：{}里不止一着。", text),
        Unreadable::Pass => say!(zh, "不能停走一着。"),
        Unreadable::Square => say!(
            zh,
            "不是着法：{}。格是字母 a–h 加数字 1–8，如 {}。",
            text,
            example
        ),
        Unreadable::Other => say!(
            zh,
            "不是着法：{}。先写棋子字母，再写格：{}。",
            text,
            example
        ),
    }
}

/// A legal move to show the form: of the piece whose letter is written, else of a knight, else any.
fn example(asked: &Asked) -> String {
    if !asked.helps {
        return "Nf3".to_owned();
    }
    let moves = asked.position.legal_moves();
    let first = asked.text.trim_start().chars().next();
    let written = first.and_then(|letter| Role::from_letter(letter.to_ascii_uppercase()));
    let of = |role: Role| moves.iter().find(|mv| mv.role == role);
    let mv = written
        .and_then(of)
        .or_else(|| of(Role::Knight))
        .or_else(|| moves.first());
    mv.map_or_else(|| "Nf3".to_owned(), |&mv| asked.write(mv))
}

fn descriptive(zh: Chinese, refusal: &Refusal, asked: &Asked) -> String {
    match refusal.candidates.first() {
        Some(&mv) => say!(zh, "这是描述记谱法；代数记谱法写作 {}。", asked.write(mv)),
        None => say!(
            zh,
            "这是描述记谱法。代数记谱法先写棋子字母，再写格：{}。",
            example(asked)
        ),
    }
}

fn foreign(zh: Chinese, letter: &str, set: Letters, role: Role, asked: &Asked) -> String {
    say!(
        zh,
        "{} 是{}字母的{}。请选用 {} 字母，或写 {}。",
        letter,
        language(zh, set),
        zh.role(role),
        set.code(),
        asked.style.letters.of(role)
    )
}

fn language(zh: Chinese, letters: Letters) -> &'static str {
    zh.text(match letters {
        Letters::English => "英文",
        Letters::German => "德文",
        Letters::French => "法文",
        Letters::Spanish => "西班牙文",
        Letters::Italian => "意大利文",
        Letters::Portuguese => "葡萄牙文",
        Letters::Dutch => "荷兰文",
        Letters::Polish => "波兰文",
        Letters::Russian => "俄文",
        Letters::ChineseSimplified | Letters::ChineseTraditional => "中文",
    })
}

fn no_piece(zh: Chinese, role: Option<Role>, place: Place, asked: &Asked) -> String {
    let Some(role) = role.map(|role| zh.role(role)) else {
        return match place {
            Place::Square(square) => say!(zh, "{} 上没有棋子。", square),
            _ => say!(zh, "没有这样的棋子。"),
        };
    };
    match place {
        Place::Board => say!(zh, "{}没有{}。", zh.color(asked.position.turn()), role),
        Place::File(file) => say!(zh, "{} 线上没有{}。", file, role),
        Place::Rank(rank) => say!(zh, "第 {} 横线上没有{}。", rank, role),
        Place::Square(square) => say!(zh, "{} 上没有{}。", square, role),
    }
}

fn cannot_reach(zh: Chinese, men: &[Man], to: Square, asked: &Asked) -> String {
    if let Some(there) = men.iter().find(|man| man.square == to) {
        return say!(zh, "{}已经在 {} 上。", zh.role(there.piece.role), to);
    }
    let [one] = men else {
        let role = men
            .first()
            .map_or_else(|| zh.text("棋子"), |one| zh.role(one.piece.role));
        return say!(zh, "没有{}能走到 {}。", role, to);
    };
    let moves = asked.position.legal_moves();
    let mut reached: Vec<String> = moves
        .iter()
        .filter(|mv| mv.from == one.square)
        .map(|mv| mv.to.to_string())
        .collect();
    reached.dedup();
    let role = zh.role(one.piece.role);
    if one.piece.role == Role::Pawn && asked.helps && !reached.is_empty() {
        say!(
            zh,
            "{} 上的{}能走到 {}，走不到 {}。",
            one.square,
            role,
            zh.choice(reached),
            to
        )
    } else {
        say!(zh, "{} 上的{}走不到 {}。", one.square, role, to)
    }
}

fn pawn_fault(
    zh: Chinese,
    fault: PawnFault,
    to: Square,
    refusal: &Refusal,
    asked: &Asked,
) -> String {
    match fault {
        PawnFault::NamesNoFile => say!(
            zh,
            "兵吃子要写出所在的直线：{}。",
            moves_or(zh, refusal, asked, to)
        ),
        PawnFault::CapturesStraight => say!(zh, "兵斜着吃子，不能直着吃。"),
        PawnFault::NothingThere => {
            say!(zh, "兵只有吃子时才斜走，而 {} 是空格。", to)
        }
    }
}

fn ep_late(zh: Chinese, pawn: Square, landing: Square, certain: bool) -> String {
    if certain {
        say!(
            zh,
            "吃过路兵只能在紧接的下一着；{} 上的兵是更早走来的。",
            pawn
        )
    } else {
        say!(
            zh,
            "{} 是空格；吃过路兵只能在对方的兵走两格后的那一着。",
            landing
        )
    }
}

fn in_check(zh: Chinese, checkers: &[Man], refusal: &Refusal, asked: &Asked) -> String {
    let by = all_at(zh, checkers);
    match refusal.candidates.len() {
        0 => say!(zh, "这是将死：己方的王被{}将军。", by),
        1..=NAMED if asked.helps => say!(
            zh,
            "你被{}将军；可以应将的着法是 {}。",
            by,
            moves(zh, refusal, asked)
        ),
        _ => say!(zh, "你被{}将军。", by),
    }
}

fn ambiguous(zh: Chinese, ambiguity: Ambiguity, refusal: &Refusal, asked: &Asked) -> String {
    let which = moves(zh, refusal, asked);
    let count = zh.text(match refusal.candidates.len() {
        2 => "两",
        3 => "三",
        _ => "几",
    });
    match ambiguity {
        Ambiguity::Men(role, to) => say!(
            zh,
            "有{}个{}能走到 {}：{}。",
            count,
            zh.role(role),
            to,
            which
        ),
        Ambiguity::Files(from, to) => {
            say!(
                zh,
                "从 {} 线吃到 {} 线有{}种着法：{}。",
                from,
                to,
                count,
                which
            )
        }
        Ambiguity::Case => say!(zh, "{}可以是 {}。", zh.quoted(asked.text.trim()), which),
    }
}
