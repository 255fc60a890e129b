//! Squares and moves as text.

use crate::wording::LawText;

pub(super) const SQUARE_NAMES: LawText = LawText {
    title: "各格的名称",
    also: "坐标 格名 代数 字母 数字 mingcheng zuobiao geming names squares coordinates algebraic letter digit name",
    text: &[
        "每格都有名称：先是直线的字母 a 到 h，再是横线的数字 1 到 8。",
        "字母从白方左手排到右手，数字从白方一侧排到黑方一侧。所以 a1 是白方左手的角格。",
        "不论从哪一侧看，双方用的名称相同。",
        "简便的核对：a1 是黑格，h1 是白格。",
    ],
    boards: &["没有 i 线。e4 是 e 线与第 4 横线相交的格。"],
};

pub(super) const NOTATION: LawText = LawText {
    title: "着法的写法",
    also: "记谱 记谱法 代数记谱 棋谱 字母 吃子 将军 将死 易位 jipu qipu xiefa algebraic notation san write writing move moves letters capture check mate + # x",
    text: &[
        "兵以外的棋子，写它的字母和要到的格：Nf3。兵只写要到的格：e4。",
        "字母是 K、Q、R、B 和 N，总是大写。直线用小写字母。",
        "吃子在格名前加 x：Bxd7。兵吃子要写出原来的直线：exd5。",
        "易位写 O-O 或 O-O-O。升变要写新棋子：e8=Q。吃过路兵写兵落到的格。",
        "将军写+，将死写#。提和写(=)。",
        "完整写法写出两个格：Ng1-f3。许多语言有自己的字母。按 F2 可把记谱规则留在棋盘旁。",
    ],
    boards: &[
        "各种棋子的着法、吃子、将军和易位。",
        "兵吃子须写直线，吃过路兵须写落到的格。",
    ],
};

pub(super) const TWO_OF_A_KIND: LawText = LawText {
    title: "两子都能到同一格",
    also: "歧义 区分 双马 双车 直线 横线 qiyi qufen which two meant ambiguous ambiguity disambiguation two knights rooks file rank both",
    text: &[
        "两个同类棋子都能到该格，就加写要走的那个子所在的直线：Nbd2。",
        "两子在同一直线，就改写横线：R1a4。只写直线或横线都不够，就都写：Qh4e1。",
        "因被牵制而不能去的子不算。这时什么也不加。",
    ],
    boards: &[
        "两匹马都能到 d2。用直线区分。",
        "两个车都在 a 线。用横线区分。",
        "三个后都能到 e1。写出整个格名才能区分。",
        "c3 的马被牵制，所以 Ne2 只能指另一匹。",
    ],
};

pub(super) const SCORE_SHEET: LawText = LawText {
    title: "对局记录",
    also: "记谱 记录 记录纸 棋谱 书写 五分钟 jipu jilu jiluzhi keeping score sheet scoresheet record write down five minutes writing",
    text: &[
        "在慢棋对局中，双方都要逐步记下双方的着法，字迹清楚。",
        "可以先应一步再记。但走下一步之前，自己的上一步必须已经记下。",
        "除要求判和外，不得预先写下着法。记录纸上只写着法、时间、提和与要求。",
        "剩余时间不到五分钟可以不记，但每步加三十秒或更多时仍须记。缺的部分过了时限再补，用自己的时间。",
        "快棋和超快棋不必记录。",
        "Tabiya 自动记录。用 --scoresheet write 时，由棋手记。",
    ],
    boards: &["白方要先记下第一步，才能走第二步。"],
};
