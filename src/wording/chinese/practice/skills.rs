//! The names of skills and drills.

use crate::practice::{Drill, Skill};

/// What a skill is about, with an example.
pub(super) const fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::SquareNames => "格的名称：f6",
        Skill::SquareColors => "浅色格和深色格",
        Skill::PieceMoves => "棋子的着法：Nf3",
        Skill::PawnMoves => "兵的着法：e4",
        Skill::PieceCaptures => "棋子吃子：Bxc6",
        Skill::PawnCaptures => "兵吃子：exd5",
        Skill::CheckSigns => "将军和将死：Qh5+、Ra8#",
        Skill::Castling => "易位：O-O、O-O-O",
        Skill::FileOrigin => "用直线区分两子：Nbd2",
        Skill::RankOrigin => "用横线区分两子：N1f3",
        Skill::SquareOrigin => "用格区分棋子：Qh4e1",
        Skill::PinnedTwin => "另一子被牵制：Ne2",
        Skill::Promotion => "升变：e8=Q、bxa8=N",
        Skill::EnPassant => "吃过路兵：exd6",
        Skill::BishopOrPawn => "象或 b 线的兵：Bxc4、bxc4",
        Skill::LongForm => "长式和短式：Ng1-f3、Nf3",
        Skill::Standards => "规则和文件：0-0、O-O",
        Skill::Letters => "棋子符号和别种字母：♘f3、Sf3",
        Skill::Iccf => "通信棋的数字：5254",
        Skill::Games => "整局棋",
    }
}

/// What is done in a drill.
pub(super) const fn drill(drill: Drill) -> &'static str {
    match drill {
        Drill::Find => "找出所说的格",
        Drill::Name => "说出标出的格",
        Drill::Color => "浅色还是深色？",
        Drill::Read => "走出所写的着法",
        Drill::Write => "写出所示的着法",
        Drill::Choose => "从四种写法中选出正确的",
        Drill::Repair => "在一串着法中找出写错的并改正",
        Drill::Convert => "用另一种写法写着法",
        Drill::Dictation => "逐着写下整局棋",
        Drill::ScoreSheet => "为自己的对局记谱",
    }
}
