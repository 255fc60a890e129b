//! Chinese sentences about positions that somebody wrote down.

use super::{Chinese, squares};
use crate::notation::fen::{Field, Mistake, Problem};
use crate::rules::{Doubt, Fault};
use crate::wording::PositionWords;

impl PositionWords for Chinese {
    fn no_such_move(&self, text: &str) -> String {
        say!(self, "{}在那里不是合法着法。", self.quoted(text))
    }

    fn mistake(&self, mistake: &Mistake) -> String {
        let culprit = self.quoted(&mistake.culprit);
        let what = match &mistake.problem {
            Problem::Empty => return say!(self, "FEN：没有内容。"),
            Problem::Missing => return say!(self, "FEN：缺少{}。", field(*self, mistake.field)),
            Problem::Extra => say!(self, "{}是第七栏；FEN 只有六栏", culprit),
            Problem::Spacing => say!(self, "各栏之间只有一个空格，首尾没有空格"),
            Problem::RankCount(count) => {
                say!(self, "{}有 {} 条横线，应为 8 条", culprit, count)
            }
            Problem::RankLength { rank, squares } => {
                say!(
                    self,
                    "第 {} 横线{}合计 {} 格，应为 8 格",
                    rank,
                    culprit,
                    squares
                )
            }
            Problem::PieceLetter(letter) => say!(
                self,
                "{}中的{}既不是棋子（KQRBNP、kqrbnp）也不是数字 1-8",
                culprit,
                self.quoted(&letter.to_string())
            ),
            Problem::SplitDigits => say!(self, "{}有两个相连的数字；应写它们的和", culprit),
            Problem::Turn => say!(self, "{}应是 w 或 b", culprit),
            Problem::CastlingLetter(letter) => say!(
                self,
                "{}中的{}不是易位权；应写 KQkq、车所在的直线或 -",
                culprit,
                self.quoted(&letter.to_string())
            ),
            Problem::CastlingSpelling => {
                say!(self, "{}应按 KQkq 的顺序，每个字母一次", culprit)
            }
            Problem::Square => say!(self, "{}应是格名（如 e3）或 -", culprit),
            Problem::Number => say!(self, "{}应是 0 或更大的整数", culprit),
            Problem::MoveZero => say!(self, "{}应是 1 或更大；对局从第 1 回合开始", culprit),
        };
        say!(self, "FEN，{}：{}。", field(*self, mistake.field), what)
    }

    fn fault(&self, fault: &Fault) -> String {
        match *fault {
            Fault::NoKing(color) => say!(self, "{}没有王。", self.color(color)),
            Fault::ManyKings(color, kings) => {
                say!(
                    self,
                    "{}有 {} 个王，在 {}。",
                    self.color(color),
                    kings.len(),
                    squares(*self, kings)
                )
            }
            Fault::KingsTouch { white, black } => {
                say!(self, "{} 和 {} 上的两个王相邻。", white, black)
            }
            Fault::PawnsOnEndRanks(pawns) => say!(
                self,
                "兵不能在第一或最后一条横线上：{}。",
                squares(*self, pawns)
            ),
            Fault::OpponentInCheck { king, by } => say!(
                self,
                "刚走完棋的一方正被将军：{} 上的王会被 {} 上的棋子吃掉。",
                king,
                squares(*self, by)
            ),
        }
    }

    fn doubt(&self, doubt: &Doubt) -> String {
        match *doubt {
            Doubt::CastlingVoid { color, rook } => say!(
                self,
                "{}不能与 {} 上的车易位：王或车不在原位。此易位权取消。",
                self.color(color),
                rook
            ),
            Doubt::EnPassantVoid(square) => {
                say!(self, "不会有兵刚越过 {}。吃过路兵格取消。", square)
            }
            Doubt::MoveZero => say!(self, "回合从 1 数起。0 读作 1。"),
            Doubt::TooManyMen(color) => say!(self, "{}的棋子超过十六个。", self.color(color)),
            Doubt::TooManyPawns(color) => say!(self, "{}的兵超过八个。", self.color(color)),
            Doubt::TooManyPromoted(color) => {
                say!(self, "{}升变的棋子多于缺少的兵。", self.color(color))
            }
            Doubt::ImpossibleCheck(by) => {
                say!(
                    self,
                    "没有哪一着能造成来自 {} 的这种将军。",
                    squares(*self, by)
                )
            }
        }
    }
}

fn field(zh: Chinese, field: Field) -> &'static str {
    zh.text(match field {
        Field::Whole => "整体",
        Field::Placement => "棋子位置",
        Field::Turn => "走棋方",
        Field::Castling => "易位权",
        Field::EnPassant => "吃过路兵格",
        Field::Halfmoves => "半回合计数",
        Field::Fullmoves => "回合数",
    })
}
