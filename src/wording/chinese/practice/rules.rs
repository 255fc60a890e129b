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
        Topic::Square => "先写直线，从白方左侧起为 a 到 h；再写横线，从白方一侧起为 1 到 8：e4。",
        Topic::Color => "a1 是深色，h1 是浅色。直线和横线都从 1 数起，两数之和为偶数的是深色格。",
        Topic::Letters if capitals => {
            "棋子用大写字母：{K}、{Q}、{R}、{B}、{N}。兵没有字母。直线用小写字母。所以 {B}xc4 是象吃，bxc4 是 b 线的兵吃。"
        }
        Topic::Letters => {
            "棋子用汉字：{K}、{Q}、{R}、{B}、{N}。兵不写字。直线用小写字母。所以 {B}xc4 是象吃，bxc4 是 b 线的兵吃。"
        }
        Topic::Origin => {
            "两个同类棋子都能走到该格时，加直线；在同一直线上则加横线；都不够则两者都加。只有一个能走到时什么也不加。"
        }
        Topic::Pinned => "被牵制而不能走到的棋子不算：只有一个能走到时，什么也不加。",
        Topic::Capture => "吃子在格前写 x，也只有吃子才写。兵吃子在 x 前写它的直线：exd5。",
        Topic::Check => "将军写 +，将死写 #。凡是属实就要写，否则不写；双将没有专用的记号。",
        Topic::Castling => "王翼易位写 O-O，后翼易位写 O-O-O。文件中用大写字母 O；规则中印作零。",
        Topic::Promotion => "升变的棋子写在格后，文件中用等号：e8={Q}。规则中印作 e8{Q}。",
        Topic::EnPassant => {
            "吃过路兵与兵的其他吃子写法相同，写兵到达的格：exd6。规则允许在后面加 e.p.，文件中不加。"
        }
        Topic::Forms => {
            "文件：Nf3、O-O、e8=Q。规则：0-0、e8Q、exd6 e.p.。长式写出两格：Ng1-f3、Bb5xc6。通信棋用数字：7163。"
        }
        Topic::Extras => "只写着法：没有评注，没有空格；回合数正确时才写。",
    }
}

/// The rule of a skill, with `{N}` where the letter of the knight is due, and so on.
pub(super) const fn of_skill(skill: Skill, capitals: bool) -> &'static str {
    match skill {
        Skill::SquareNames => rule(Topic::Square, capitals),
        Skill::SquareColors => rule(Topic::Color, capitals),
        Skill::PieceMoves | Skill::PawnMoves => "棋子写字母和到达的格：{N}f3。兵只写格：e4。",
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
        Skill::Games => "棋子字母，吃子写 x，格，+ 或 #：在不致误解时尽量简短。",
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
    ("other-square", "另一格", Some(Topic::Square)),
    ("no-square", "不是格", Some(Topic::Square)),
    ("other-color", "另一种颜色", Some(Topic::Color)),
    ("other-move", "另一着", None),
    ("other-letter", "写了别种棋子的字母", Some(Topic::Letters)),
    ("rank-for-file", "应写直线却写了横线", Some(Topic::Origin)),
    ("spelt-right", "没有写错的一着", None),
    ("other-form", "另一种写法", Some(Topic::Forms)),
    ("no-answer", "不是回答", None),
    ("unreadable", "不是着法", None),
    ("descriptive", "描述记谱法", None),
    ("letters", "别种语言的字母", Some(Topic::Letters)),
    ("no-piece", "那里没有这种棋子", None),
    ("cannot-reach", "棋子走不到那里", None),
    ("blocked", "路线被挡住", None),
    ("own-piece", "那里有己方棋子", None),
    ("pawn-capture", "兵吃子没有写直线", Some(Topic::Capture)),
    ("ep-square", "吃过路兵写错了格", Some(Topic::EnPassant)),
    ("ep-late", "吃过路兵太迟", Some(Topic::EnPassant)),
    ("pinned", "棋子被牵制", Some(Topic::Pinned)),
    ("in-check", "没有应将", None),
    ("king-attacked", "王会受到攻击", None),
    ("castle-king-moved", "王走过", None),
    ("castle-rook-moved", "车走过", None),
    ("castle-no-right", "没有易位的权利", None),
    ("castle-between", "王车之间有棋子", None),
    ("castle-in-check", "被将军时易位", None),
    ("castle-through", "易位经过受攻击的格", None),
    ("castle-into", "易位后被将军", None),
    ("wrong-side", "对方的着法", None),
    ("ambiguous", "两种着法都符合", Some(Topic::Origin)),
    ("promo-missing", "升变没有写棋子", Some(Topic::Promotion)),
    ("promo-piece", "升变的不是棋子", Some(Topic::Promotion)),
    ("promo-not-now", "不升变却写了升变", Some(Topic::Promotion)),
    ("spelling", "不符合标准", Some(Topic::Forms)),
    ("case", "大写小写", Some(Topic::Letters)),
    ("small-b", "象写成小写 b", Some(Topic::Letters)),
    ("pawn-letter", "兵写了字母", Some(Topic::Letters)),
    ("missing-letter", "棋子没有写字母", Some(Topic::Letters)),
    ("long-form", "长式", Some(Topic::Forms)),
    ("iccf", "数字", Some(Topic::Forms)),
    ("needless-origin", "多写了直线或横线", Some(Topic::Origin)),
    ("castling-squares", "易位写成格", Some(Topic::Castling)),
    ("castling-zeros", "易位写成零", Some(Topic::Castling)),
    ("castling-spelling", "易位写错", Some(Topic::Castling)),
    ("promotion-bare", "升变没有等号", Some(Topic::Promotion)),
    ("promotion-spelling", "升变写错", Some(Topic::Promotion)),
    ("short-capture", "吃子没有写格", Some(Topic::Capture)),
    ("missing-x", "吃子没有标明", Some(Topic::Capture)),
    ("false-x", "没有吃子却标了吃子", Some(Topic::Capture)),
    ("dash-capture", "吃子写了横杠", Some(Topic::Capture)),
    ("capture-sign", "吃子用了别的记号", Some(Topic::Capture)),
    ("missing-check", "将军没有标明", Some(Topic::Check)),
    ("missing-mate", "将死没有标明", Some(Topic::Check)),
    ("false-check", "没有将军却标了将军", Some(Topic::Check)),
    ("false-mate", "没有将死却标了将死", Some(Topic::Check)),
    ("double-plus", "将军写成 ++", Some(Topic::Check)),
    ("mate-double-plus", "将死写成 ++", Some(Topic::Check)),
    ("check-word", "将军或将死写成文字", Some(Topic::Check)),
    ("ep-sign", "文件中写了 e.p.", Some(Topic::EnPassant)),
    ("ep-spelling", "吃过路兵写错", Some(Topic::EnPassant)),
    (
        "false-ep",
        "不是吃过路兵却写了 e.p.",
        Some(Topic::EnPassant),
    ),
    ("wrong-number", "回合数错误", Some(Topic::Extras)),
    ("comment", "评注记号", Some(Topic::Extras)),
    ("figurine", "棋子符号", Some(Topic::Forms)),
    ("local-letter", "别种语言的字母", Some(Topic::Forms)),
    ("characters", "不普通的字符", Some(Topic::Extras)),
    ("number-form", "回合数后的点", Some(Topic::Extras)),
];
