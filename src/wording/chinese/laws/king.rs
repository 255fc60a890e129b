//! Check, pins, castling.

use crate::wording::LawText;

pub(super) const CHECK: LawText = LawText {
    title: "将军",
    also: "照将 被将 应将 解将 垫将 双将 避将 叫将 喊将 jiangjun yingjiang dianjiang shuangjiang in check double check answer block interpose announce say",
    text: &[
        "王受到对方棋子攻击，就是被将军，哪怕那个子正被牵制。",
        "被将军必须立即应将。办法有三种：把王走到不受攻击的格，吃掉将军的子，或在中间垫子。",
        "马和兵的将军无法垫子。两子同时将军叫双将，只有动王才能应。",
        "任何着法走完，己方的王都不能被将军。将军不必喊出来。",
    ],
    boards: &[
        "车在将军。走别的棋不行。王可以避开。",
        "或者象垫在中间。",
        "或者象吃掉车。",
        "马和车同时将军。只吃掉马不够：必须动王。",
    ],
};

pub(super) const PIN: LawText = LawText {
    title: "牵制",
    also: "被牵制 钉住 拴链 掩护 闪将 qianzhi pinned men pin shield expose discovered",
    text: &[
        "任何着法都不能使己方的王受攻击。替王挡住攻击的子就是被牵制：它不得离开这条线。",
        "沿这条线可以走，也可以吃掉牵制它的子。",
        "被牵制的子照样攻击各格，也能将军。",
    ],
    boards: &[
        "c3 的马替王挡住象，所以不能走。另一匹马可以走。",
        "车不能离开 e 线，但可以沿 e 线走，吃掉对方的车。",
    ],
};

pub(super) const CASTLING: LawText = LawText {
    title: "王车易位",
    also: "易位 短易位 长易位 入堡 王翼 后翼 wangcheyiwei wangjuyiwei yiwei duanyiwei changyiwei castling castle O-O O-O-O 0-0 0-0-0 rochade kingside queenside short long king's side queen's side",
    text: &[
        "每方每局有一次机会，可以同时走王和一个车。这算王的一步棋。",
        "在己方第一横线上，王向车的方向走两格。车走到王刚经过的那一格。",
        "王翼一侧是短易位，记作 O-O。后翼一侧是长易位，记作 O-O-O。",
        "王和这个车都必须从未走过，两者之间不能有子。",
        "王不能正被将军，不能经过受攻击的格，也不能落在受攻击的格。",
        "一步棋难得有这么大的用处：王得到安全，车投入战斗。",
    ],
    boards: &["白方短易位，黑方长易位。"],
};

pub(super) const CASTLING_LOST: LawText = LawText {
    title: "何时失去易位权",
    also: "易位权利 王走过 车走过 回原位 永远 yiwei yiweiquan castling lost castle moved king rook right returned back forever",
    text: &[
        "王走过，就永远失去易位权，即使又回到原位。",
        "与走过的车也不能再易位，即使车又回到原位。与另一个车仍可能易位。",
        "车在起始格被吃，那一侧的易位权就没有了。别的车再到那里，也不能找回。",
        "已经易位的一方不能再易位。",
    ],
    boards: &[
        "王走过又回来，不能再易位。",
        "h1 的车走过又回来。白方在另一侧仍可易位。",
    ],
};

pub(super) const CASTLING_BARRED: LawText = LawText {
    title: "何时暂时不能易位",
    also: "不能易位 中间有子 被将军 经过受攻击 落入将军 yiwei zanshi castling wait castle through check out of check into check between attacked prevented",
    text: &[
        "有四种情况暂时不能易位。第一，王与车之间有子。长易位时 b1 或 b8 也须是空格。",
        "第二，王正被将军：不能用易位应将。",
        "第三，王要经过的格受攻击。第四，王要落到的格受攻击。",
        "易位权并不因此失去。原因消除，就可以易位。",
    ],
    boards: &[
        "b1 的马挡在中间，要先走开。",
        "象在将军。白方须用别的着法应将。",
        "车攻击 f1，而王要经过 f1。",
        "车攻击 g1，而王要落在 g1。",
    ],
};

pub(super) const CASTLING_ALLOWED: LawText = LawText {
    title: "不妨碍易位的情况",
    also: "可以易位 误解 误区 错误说法 车受攻击 曾被将军 yiwei wujie castling forbid three things castle myth misconception belief attacked rook b1 b8 earlier check",
    text: &[
        "关于易位，有三种常见的看法，三种都不对。",
        "第一，以为王曾被将军就不能易位。只要王没走过，就没有关系。",
        "第二，以为车不能受攻击。其实没有关系。",
        "第三，以为长易位时车不能经过受攻击的 b1 或 b8。其实也没有关系。",
        "只看王：王离开的格，经过的格，落到的格。",
    ],
    boards: &[
        "象曾将军，但白方只是垫了一子。过一步，王就可以易位。",
        "h8 的车攻击 h1 的车。白方可以易位。",
        "b8 的车攻击 b1，只有车经过那里。白方可以易位。",
    ],
};

pub(super) const CASTLING_UPRIGHT: LawText = LawText {
    title: "竖向易位",
    also: "纵向易位 垂直易位 马克斯·帕姆 升变的车 直线 故事 笑话 shuxiangyiwei zongxiang castling vertical Max Pam promoted rook file story Krabbé",
    text: &[
        "王和车都必须在己方第一横线上。",
        "有个著名的玩笑：一个车刚在 e8 由兵升变而来。它还没走过，e1 的王能不能沿 e 线与它易位？",
        "不能。讲这个故事时，常提到 Max Pam 这个名字，还说规则在 1972 年有过修改。",
        "别的资料另有人名和年份，有的说 1930 年的规则就已要求在同一横线。姑且当故事听。",
    ],
    boards: &["新变的车从未走过。但这不能算易位。"],
};
