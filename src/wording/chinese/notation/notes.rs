//! What is remarkable about a text that was understood.

use crate::notation::note::{Note, Standard};
use crate::rules::{Move, Role};
use crate::wording::Asked;
use crate::wording::chinese::Chinese;

/// The remark, with the move as it is written. A standard is named where one is asked for.
pub(super) fn note(
    zh: Chinese,
    note: Note,
    standard: Option<Standard>,
    mv: Move,
    asked: &Asked,
) -> String {
    let right = asked.write(mv);
    let remark = remark(zh, note, standard, mv.role);
    match note {
        Note::WrongNumber { right: number, .. } => say!(zh, "这是第 {} 回合。", number),
        Note::Iccf | Note::DoublePlus => say!(zh, "{} {}。", remark, right),
        _ => say!(zh, "{}：{}。", remark, right),
    }
}

/// The remark alone, on a move of such a man.
pub(in crate::wording::chinese) fn remark(
    zh: Chinese,
    note: Note,
    standard: Option<Standard>,
    role: Role,
) -> &'static str {
    zh.text(match note {
        Note::Case if matches!(role, Role::Pawn) => "直线用小写字母",
        Note::Case => "棋子用大写字母，直线用小写",
        Note::SmallB => "小写 b 是直线，大写 B 才是象",
        Note::PawnLetter => "兵没有字母",
        Note::LongForm => "写短式即可",
        Note::MissingLetter => "棋子要写字母",
        Note::Iccf => "用字母写作",
        Note::NeedlessOrigin => "起点只写必需的字母",
        Note::CastlingSquares => "易位有专用的记号",
        Note::CastlingZeros => "文件中易位写字母 O",
        Note::CastlingSpelling if matches!(standard, Some(Standard::Pgn)) => {
            "文件中易位写大写字母 O，中间加横杠"
        }
        Note::CastlingSpelling if matches!(standard, Some(Standard::Fide)) => {
            "规则中易位写零，中间加横杠"
        }
        Note::CastlingSpelling => "易位写大写字母 O 或零，中间加横杠",
        Note::PromotionBare => "文件中升变要写等号",
        Note::PromotionSpelling if matches!(standard, Some(Standard::Fide)) => {
            "规则中升变在格后写大写字母"
        }
        Note::PromotionSpelling => "升变写等号和大写字母",
        Note::ShortCapture => "吃子要写到达的格",
        Note::MissingCapture => "吃子要写 x",
        Note::FalseCapture => "没有吃子",
        Note::DashCapture => "横杠用于不吃子的着法",
        Note::CaptureSign => "吃子的记号是 x",
        Note::MissingCheck => "这一着将军",
        Note::MissingMate => "这一着将死",
        Note::FalseCheck => "这一着没有将军",
        Note::FalseMate => "这一着是将军，不是将死",
        Note::DoublePlus => "++ 在规则中是将死，在旧书中是双将；请写",
        Note::MateDoublePlus => "文件中将死的记号是 #",
        Note::CheckWord => "将军的记号是 +，将死是 #",
        Note::WrongNumber { .. } => "回合数与这一着不符",
        Note::NumberForm => "回合数后白方写一点，黑方写三点",
        Note::EnPassantSign => "文件中不写 e.p.",
        Note::EnPassantSpelling => "吃过路兵写 e.p.，或者不写",
        Note::FalseEnPassant => "这不是吃过路兵",
        Note::Comment => "评注不属于着法",
        Note::Figurine => "文件中棋子用字母",
        Note::LocalLetter => "文件中棋子用英文字母",
        Note::Characters => "普通字符写作",
    })
}
