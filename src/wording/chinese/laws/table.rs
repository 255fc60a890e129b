//! What holds between two players.

use crate::wording::LawText;

pub(super) const TOUCH_MOVE: LawText = LawText {
    title: "摸子走子",
    also: "摸子 触摸 碰子 摸子必走 必须走 无意 mozizouzi mozi touch-move touch touched piece must move capture accident accidental",
    text: &[
        "轮到你走棋而有意摸了己方棋子，只要它有合法着法，就必须走它。",
        "摸了对方棋子，只要能吃，就必须吃。",
        "双方棋子各摸一个，就必须用己方的吃对方的。若不可能，以最先摸到的、能走或能被吃的子为准。",
        "摸过的子都不能走，也不能被吃，就可任走一步。无意碰到不算摸子。",
        "在 Tabiya 里，用 Enter、Space 或点击选中棋子才算摸子。只从子上移过不算。友谊对局不受此约束。",
    ],
    boards: &[
        "已经摸了马。马不能放回，别的子也不能走。",
        "白方摸了 f5 的黑兵。现在只可以吃这个兵。",
        "车没有着法，所以白方可任走。",
    ],
};

pub(super) const ADJUSTING: LawText = LawText {
    title: "摆正棋子",
    also: "扶正 整理棋子 我摆正 呀杜巴 baizheng fuzheng adjusting men adjust j'adoube jadoube adoube straighten",
    text: &[
        "轮走方可以把子在格里摆正，但要先说“我摆正”，或用法语说“j'adoube”。",
        "必须在摸子之前说，而且只有轮走方可以说。",
        "许多人以为要对方同意，其实不必。",
        "这里输入 :adjust，对下一个选中的子有效。",
    ],
    boards: &[
        "白方先声明，把马摆正，仍可自由走兵。",
        "摸了子再声明，就太晚了。",
    ],
};

pub(super) const TOUCH_CASTLING: LawText = LawText {
    title: "摸王和车",
    also: "摸子 易位 先摸王 先摸车 次序 单手 mowang moju moche touching castling castle touch order king first",
    text: &[
        "在实物棋盘上，易位用单手，先走王。",
        "先摸王再摸一个车，只要合法，就必须与这个车易位。若不合法，王必须另走合法着法，也可与另一个车易位。",
        "若王没有合法着法，可任走一步。",
        "先摸了车，这一步就不能与它易位。车能走就必须走。",
    ],
    boards: &[
        "白方先摸了车。现在不能易位。",
        "白方想短易位，但 f8 的车使它不合法。王必须走，而长易位正是王的一步棋。",
    ],
};

pub(super) const RELEASED: LawText = LawText {
    title: "何时落子无悔",
    also: "落子 放手 离手 悔棋 回棋 撤销 luozi luoziwuhui huiqi move stands release released let go take back takeback undo final hand",
    text: &[
        "棋子按合法着法在某格放手，就留在那里。子还在手里时，可以另选一格。",
        "新棋子一碰到升变格，变成什么就定了。",
        "在 Tabiya 里，按 Enter 或点击放开，着法就定了。",
        "在友谊对局中，双方同意就可用 :takeback 悔棋。比赛对局不能悔棋。",
    ],
    boards: &["比赛对局：着法已定。", "友谊对局：双方同意，白方重选。"],
};

pub(super) const ILLEGAL_MOVE: LawText = LawText {
    title: "违例着法",
    also: "违例 犯规 不合法着法 处罚 罚时 加两分钟 第二次 判负 送王 漏将 双手 weili fangui chufa illegal move moves penalty two minutes second loses infraction left in check overlooked",
    text: &[
        "走了违例着法，要还原到违例之前的局面。走过的那个子，只要有合法着法，就必须走它。",
        "棋手第一次违例，对方加两分钟，快棋和超快棋加一分钟。第二次违例判负。",
        "但若无论怎样合法地走下去，对方都不可能将死，对局成和。",
        "一切违例着法都算，不单是送王。没走子就按钟、用双手走子也算。",
        "在实物棋盘上，按了钟才算走完一步，这里是按 Enter。读不懂的输入，或合乎两种着法的输入，从不算违例。",
        "在友谊对局中，违例着法会被拒绝，再无别的处置。",
    ],
    boards: &[
        "比赛对局：第一次违例，对方加两分钟，第二次输棋。",
        "友谊对局：着法被拒绝，白方另选。",
    ],
};

pub(super) const FALSE_START: LawText = LawText {
    title: "对局开始有误",
    also: "摆错 颜色错误 执错颜色 棋盘放错 换边 重下 碰倒 baicuo huanbian wrong colours reversed swap board turned starting position displaced",
    text: &[
        "棋盘方向放错，就把局面移到放对的棋盘上，对局继续。",
        "棋子起初摆错，就重下一局。在快棋和超快棋中，只有双方都走满十步之前可以提出。",
        "执错颜色，在双方都走满十步之前就重下一局。走满则对局继续。这里输入 :swap。",
        "碰倒棋子，要用自己的时间摆好。",
    ],
    boards: &[
        "颜色执错了。双方各走了一步，于是换边重新开始。",
        "双方都走满了十步。现在按这样的颜色继续下。",
    ],
};

pub(super) const DRAW_OFFER: LawText = LawText {
    title: "提和",
    also: "求和 同意和棋 议和 和棋 接受 拒绝 tihe qiuhe heqi tongyiheqi offer offering agree agreement draw accept decline (=)",
    text: &[
        "双方各走过至少一步，才可以同意和棋。",
        "正确的做法：走子，提和，再按钟。这里输入 Nf3 (=)。",
        "提和一直有效，直到对方接受、口头拒绝、摸子或走子。提和不能收回，也不得附带条件。",
        "双方在记录纸上记(=)。一再提和是干扰对方。",
        "所以在比赛对局中，Tabiya 要等对方提过和，才让你再提。友谊对局再走十步就可以。",
        "赛事可以规定走满若干步以前不得提和。",
    ],
    boards: &[
        "还没走第一步，不能提和。黑方应第一步时可以，白方接受。",
        "黑方走子，就是拒绝。白方还不能再提。",
    ],
};

pub(super) const CLAIM: LawText = LawText {
    title: "要求判和",
    also: "申请和棋 宣布和棋 要求和棋 判和 和棋 处罚 写下 yaoqiupanhe panhe heqi claim claiming draw wrong claim penalty written down intended",
    text: &[
        "三次重复局面或五十回合的和棋，须有人要求。只有轮走方可以要求，并且要在摸子之前。",
        "若指盘上的局面，输入 :claim。若再走一步才够次数，输入 :claim 和这步棋。这步棋只写下，不走。",
        "要求成立，对局立即结束。",
        "要求不成立，对方加两分钟，快棋和超快棋加一分钟。写下的着法必须走。",
        "要求不能收回，它同时也是提和。",
    ],
    boards: &[
        "走这步车就满五十回合。要求成立。",
        "早了一步：要求不成立，这步棋要走，黑方加两分钟。黑方接受提和。",
    ],
};

pub(super) const CONDUCT: LawText = LawText {
    title: "棋手的行为",
    also: "行为规范 纪律 作弊 手机 笔记 支招 干扰 公平 比赛 xingwei zuobi shouji ganrao players behave behaviour behavior help notes advice disturb phone fair tournament cheating",
    text: &[
        "各自独立对弈。对局中不得使用笔记、书和电子设备，不得听人指点，也不得在另一副棋盘上分析。",
        "不得干扰对方，无论是说话、出声，还是接连提和。",
        "所以在比赛对局中，Tabiya 不显示合法着法和开局名称，也不提供练习。规则随时可读：它讲的是什么能走，不是什么走得好。其间棋钟照走。",
        "一再拒不遵守规则的棋手判负。",
    ],
    boards: &["提和被拒绝。再提还要等。"],
};

pub(super) const ARBITER: LawText = LawText {
    title: "裁判",
    also: "裁判员 仲裁 裁定 调钟 更正 caipan caiding arbiter referee judge judgement decide set clock time correct",
    text: &[
        "规则不可能预见一切。没有规定的，参照类似情形，由裁判合理公正地裁定。",
        "裁判可以停钟、调钟，可以退回先前的局面，也可以判定结果。",
        "两个朋友没有裁判，就共有这些权力。这里输入 :arbiter，所作处理会记入对局记录。",
        "棋协和赛事可以补充规定，但不得违背规则。",
    ],
    boards: &[
        "比赛对局只有裁判能停钟。黑方加两分钟，对局继续。",
        "裁判也可以判定结果。",
    ],
};
