//! How each man moves and captures.

use crate::wording::LawText;

pub(super) const CAPTURING: LawText = LawText {
    title: "吃子",
    also: "吃 吃棋 兑子 己方棋子 chizi capture take taking own piece occupied",
    text: &[
        "棋子走进对方棋子所在的格，就是吃子。被吃的子离开棋盘。这合起来算一步棋。",
        "任何棋子都可以吃对方任何棋子，但王从不被吃。",
        "己方棋子所在的格不能走进去。",
        "可吃也可不吃，除非吃子是唯一的合法着法。",
    ],
    boards: &[
        "象走到 d5，黑马离开棋盘。",
        "e2 有白方自己的兵，王走不进去。",
    ],
};

pub(super) const ATTACK: LawText = LawText {
    title: "什么是攻击",
    also: "控制 威胁 保护 受攻击 gongji kongzhi weixie baohu attacking attacked attacks threat protect protected guard",
    text: &[
        "棋子若能在某格吃子，就是攻击该格。",
        "即使走去会使己方的王受攻击，因而不能走，它仍在攻击该格。所以被牵制的子照样攻击。",
        "兵攻击斜前方的两格，不攻击正前方的一格。",
        "受攻击的格对王最要紧：王不能走进去，易位时也不能经过。",
    ],
    boards: &[
        "d8 的车攻击整条 d 线，所以王不能到 d1。",
        "f8 的车被 a8 的车牵制。它照样攻击 f1，所以白方不能易位。",
    ],
};

pub(super) const ROOK: LawText = LawText {
    title: "车",
    also: "城堡 堡垒 直走 横走 挡路 越子 ju che castle tower straight blocked jump",
    text: &[
        "车沿直线或横线走，只要路上无子，远近不限。",
        "一步只走一个方向，不能越子。",
        "遇到己方棋子，须停在它前面。遇到对方棋子可以吃掉，但不能越过。",
    ],
    boards: &["d2 的兵挡路，e5 与车不在一条线上。h4 的兵可以吃。"],
};

pub(super) const BISHOP: LawText = LawText {
    title: "象",
    also: "主教 斜走 白格象 黑格象 挡路 越子 xiang diagonal light-squared dark-squared blocked jump",
    text: &[
        "象沿斜线走，只要路上无子，远近不限。",
        "一步只走一个方向，不能越子。",
        "象起初在哪种颜色的格，就始终在那种颜色的格。所以双方各有一个白格象和一个黑格象。",
    ],
    boards: &["去 a1 的路被 b2 的兵挡住，d5 不在象的斜线上。去 h8 的路是通的。"],
};

pub(super) const QUEEN: LawText = LawText {
    title: "后",
    also: "皇后 王后 女王 最强 挡路 越子 hou huanghou strongest blocked jump",
    text: &[
        "后可以像车或象那样走：沿直线、横线或斜线，只要路上无子，远近不限。",
        "后不能越子，也从不像马那样走。",
        "后是最强的棋子。",
    ],
    boards: &["b2 的兵挡住一条斜线。从 h8 到 g6 是马步，后走不到。"],
};

pub(super) const KNIGHT: LawText = LawText {
    title: "马",
    also: "骑士 日字 蹩马腿 绊马腿 别腿 越子 跳 ma rizi horse jump jumps jumping leap L hobbled leg",
    text: &[
        "马走到离它最近、又不与它同在一条直线、横线或斜线的格。",
        "简便的找法：先直走或横走一格，再往外斜走一格。",
        "马是跳过去的。中间有什么子都不要紧，也没有蹩马腿。",
        "在棋盘中部，马可到八个格。从白格出发，到的全是黑格；从黑格出发则全是白格。",
    ],
    boards: &[
        "双方的马都越过了兵。",
        "d6 与马同在 d 线，走不到。f5 是八格之一。",
    ],
};

pub(super) const KING: LawText = LawText {
    title: "王",
    also: "国王 将帅 相邻 对王 wang guowang adjacent side by side opposition step",
    text: &[
        "王可向任何方向走一格。该格不能受对方棋子攻击。",
        "所以两王决不会相邻。",
        "只要该格不受攻击，王同样可以吃子。",
        "王只有易位时走得更远。",
    ],
    boards: &[
        "车攻击 d1 和 d2。走两格太远。f2 空着，也安全。",
        "黑王攻击 d5、e5 和 f5，所以白王不能进这些格。",
    ],
};

pub(super) const PAWN: LawText = LawText {
    title: "兵",
    also: "卒 小兵 走两格 第一步 前进 倒退 横走 挡路 bing zu double step two squares first move forward backward sideways blocked",
    text: &[
        "兵向正前方走一格，该格须是空格。兵从不倒退，也不横走。",
        "在起始格的兵可以一次走两格，两格都须是空格。",
        "兵不能直着吃子。正前方有子，不论是哪一方的，都挡住它。",
        "到达对方底线，兵就变成别的棋子。",
    ],
    boards: &[
        "双方的兵各走两格，就此互相挡住。",
        "e3 的马挡住了兵。走两格不是跳。",
        "这个兵已离开起始格，每次只走一格，而且只能向前。",
    ],
};

pub(super) const PAWN_CAPTURE: LawText = LawText {
    title: "兵的吃法",
    also: "兵吃子 斜吃 直进斜吃 bingchizi xiechi pawns capture pawn diagonal diagonally take",
    text: &[
        "兵只吃斜前方一格的子，别无他法。",
        "斜前方是空格时不能走去。唯一的例外是吃过路兵。",
    ],
    boards: &["d5 的马在正前方，只是挡路。c5 是空格。e5 的兵可以吃。"],
};

pub(super) const EN_PASSANT: LawText = LawText {
    title: "吃过路兵",
    also: "过路兵 路过吃 走两格 chiguolubing guolubing en passant e.p. ep in passing double step pawn late",
    text: &[
        "兵走两格时会越过一格。对方的兵若攻击这一格，就可以吃它，如同它只走了一格。",
        "吃子的兵落在被越过的那一格。被吃的兵离开棋盘。",
        "只能在紧接着的一步吃。错过就没有机会了。",
        "只有兵能这样吃，也只能吃刚走了两格的兵。",
        "记谱时写吃子的兵落到的格。",
    ],
    boards: &[
        "黑兵越过 d6，而白兵攻击 d6。白方吃过路兵。",
        "白方先走了别的着法。现在已经晚了。",
    ],
};

pub(super) const EN_PASSANT_LIMITS: LawText = LawText {
    title: "吃过路兵的特例",
    also: "牵制 露王 唯一着法 必须吃 强制 chiguolubing teli en passant rare cases pinned exposes only move compulsory forced obligatory must",
    text: &[
        "与任何着法一样，吃过路兵不能使己方的王受攻击。两个兵同时离开一条横线，可能打开通向王的线。",
        "吃过路兵同其他着法一样，可走可不走。若它是唯一的合法着法，就必须走。",
        "这时不是逼和，也不是将死，因为还有一步可走。",
    ],
    boards: &[
        "两个兵若都离开第四横线，h4 的白后就会攻击黑王。",
        "黑方没有被将军，只有一步合法着法：吃过路兵。所以不是逼和。",
        "黑方被兵将军。只有吃过路兵可以应将，所以不是将死。",
    ],
};

pub(super) const PROMOTION: LawText = LawText {
    title: "升变",
    also: "兵升变 变后 升后 升格 底线 两个后 双后 选择 shengbian shenghou dixian queening queen promote last rank eighth two queens choose",
    text: &[
        "兵到达对方底线，就变成己方的后、车、象或马。这与走兵同属一步。",
        "必须变成其中一种。不能仍是兵，也不能变成王。",
        "与哪些子已被吃掉无关。一方可以有两个后，甚至更多。",
        "新棋子立即起作用。它可以将军或将死对方。",
        "记谱时写在格名右边：a8=Q。",
    ],
    boards: &[
        "变成什么必须说明，不能变王。",
        "白方已有一后，又得一后。",
        "新后当即将死对方。",
    ],
};

pub(super) const UNDERPROMOTION: LawText = LawText {
    title: "低升变（不变后）",
    also: "变车 变马 变象 不升后 逼和 dishengbian underpromotion promotion less queen rook knight bishop stalemate",
    text: &[
        "变后几乎总是最好，但变什么由棋手自己定。",
        "有时变马能将军，而变后不能。变后会使对方无棋可走时，变车或变象可以给对方留一步棋。",
    ],
    boards: &[
        "变后则黑方无棋可走，又没有被将军。这是逼和，算和棋。",
        "变车则黑方还剩一步，白方接着将死。",
    ],
};
