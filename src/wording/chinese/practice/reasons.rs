//! Why an answer is right, in a part of a sentence.

use crate::notation::letters::Letters;
use crate::practice::Reason;
use crate::rules::{CastlingSide, Role, Square};
use crate::wording::chinese::Chinese;

/// The reason, to stand behind the answer and a colon.
pub(super) fn reason(zh: Chinese, reason: Reason, letters: Letters) -> String {
    match reason {
        Reason::Square(square) => place(zh, square),
        Reason::Piece(role) => say!(zh, "{}写 {}", zh.role(role), letters.of(role)),
        Reason::Pawn => say!(zh, "兵没有字母"),
        Reason::Capture(role, square) => {
            say!(zh, "{} 上的{}被吃掉，所以写 x", square, zh.role(role))
        }
        Reason::Check(king) => say!(zh, "这样 {} 上的王被将军", king),
        Reason::Mate(king) => say!(zh, "这样 {} 上的王被将死", king),
        Reason::Castling(CastlingSide::Short) => say!(zh, "王走向王翼"),
        Reason::Castling(CastlingSide::Long) => say!(zh, "王走向后翼"),
        Reason::File(role, twin) => say!(zh, "{} 上的{}也能走到，用直线分清", twin, zh.role(role)),
        Reason::Rank(role, twin) => say!(
            zh,
            "{} 上的{}在同一直线上，也能走到，用横线分清",
            twin,
            zh.role(role)
        ),
        Reason::FileAndRank(role, on_file, on_rank) => say!(
            zh,
            "{} 和 {} 上的{}也能走到，直线和横线都不够",
            on_file,
            on_rank,
            zh.role(role)
        ),
        Reason::Pinned(role, twin) => {
            say!(zh, "{} 上的{}被牵制，什么也不用加", twin, zh.role(role))
        }
        Reason::Promotion(role) => say!(zh, "兵升变为{}", zh.role(role)),
        Reason::EnPassant(to, victim) => {
            say!(zh, "兵到达 {}，吃掉的兵在 {}", to, victim)
        }
        Reason::BishopOrPawn(Role::Pawn) => say!(zh, "走的是兵，小写 b 是它的直线"),
        Reason::BishopOrPawn(_) => say!(zh, "走的是象，写 {}", letters.of(Role::Bishop)),
    }
}

/// Where a square lies, without its name.
pub(super) fn place(zh: Chinese, square: Square) -> String {
    say!(
        zh,
        "从白方左侧起第 {} 条直线、第 {} 条横线上",
        square.file().index() + 1,
        square.rank().index() + 1
    )
}

/// The sum of file and rank, which tells the colour.
pub(super) fn sum(zh: Chinese, square: Square) -> String {
    let parity = zh.text(if square.is_light() {
        "奇数"
    } else {
        "偶数"
    });
    say!(
        zh,
        "{} + {} 是{}",
        square.file().index() + 1,
        square.rank().index() + 1,
        parity
    )
}
