//! How a game ends.

use crate::wording::LawText;

pub(super) const CHECKMATE: LawText = LawText {
    title: "将死",
    also: "杀棋 绝杀 胜 赢棋 结束 底线杀 四步杀 学者将死 jiangsi shaqi checkmate mate wins win end scholar's mate back rank",
    text: &[
        "被将军的一方没有任何合法着法，就是被将死。对局立即结束，将死对方的一方胜。",
        "将死对方的那步棋，本身必须合法。",
        "将死优先。走出将死再超时，结果不变。任何步数规定也改变不了。",
    ],
    boards: &[
        "白后攻到 f7，有象保护。王已无救。",
        "王被自己的兵堵住，无格可走。",
        "这里兵让出了 h7：是将军，不是将死。",
    ],
};

pub(super) const STALEMATE: LawText = LawText {
    title: "逼和",
    also: "无子可动 无棋可走 困毙 欠行 闷和 和棋 bihe kunbi wuzikedong no move draw drawn stuck",
    text: &[
        "轮走方没有被将军，又没有任何合法着法，就是逼和。对局立即结束，算和棋。",
        "败势的一方最爱用它逃生。大优的一方要给对方的王留一步棋。",
        "在中国象棋里，无子可动判负。在国际象棋里，这是和棋。",
    ],
    boards: &[
        "黑方没有被将军，却无棋可走。白方丢了到手的胜利。",
        "白后多走一格就是将死。",
    ],
};

pub(super) const DEAD_POSITION: LawText = LawText {
    title: "死局",
    also: "子力不足 单王 和棋 无法将死 兵墙 封闭 双马 siju zilibuzu heqi insufficient material bare kings draw impossible mate blocked wall two knights",
    text: &[
        "无论怎样合法地走下去，哪怕互相配合，双方都不可能将死对方，就是死局。对局立即成和。",
        "单王对单王是死局，其中一方多一象或一马也是；双方只有王和象，而所有的象都在同色格上，也是。",
        "别的局面也可能是死局：兵墙完全封闭，或某次吃子已不可避免。",
        "难不等于不可能。王双马对单王存在将死，所以对局继续。",
        "Tabiya 只有能够证明时，才因死局结束对局。",
    ],
    boards: &[
        "白方吃掉仅剩的兵。王和马不可能将死单王。",
        "兵墙已经封闭。谁也吃不到子，谁也过不去。",
        "白方只能吃掉黑后，盘上就只剩双王。现在已是死局。",
        "对方配合，双马就能将死。这就足以让对局继续。",
    ],
};

pub(super) const REPETITION: LawText = LawText {
    title: "三次重复局面",
    also: "三次 重复 同形 循环 和棋 要求判和 sancichongfu chongfu threefold repetition three times third repeat repeated draw claim 3",
    text: &[
        "同一局面第三次出现，轮走方可以要求判和。",
        "也可以提前一步要求。棋手写下将使局面第三次出现的着法，不走出来，就提出要求。",
        "三次不必接连出现。",
        "无人要求，对局就继续，直到局面第五次出现。",
    ],
    boards: &[
        "黑方不走 Ng8，而用它要求判和：走了它，初始局面就第三次出现。",
        "黑方走了这步。现在白方是轮走方，可以要求。",
    ],
};

pub(super) const SAME_POSITION: LawText = LawText {
    title: "什么是同一局面",
    also: "相同局面 重复 易位权 过路兵 计数 tongyijumian xiangtong positions same repetition identical castling rights en passant count",
    text: &[
        "轮走方相同，各格上棋子的种类和颜色相同，可能的着法也相同，就是同一局面。",
        "起初可以吃过路兵，再现时不可以，就是不同局面。已失去易位权也是这样。",
        "易位因别的原因暂时不行，易位权照样要算。",
    ],
    boards: &[
        "棋子两次全部回到原位。但第一轮就失去了易位权，所以同一局面只出现过两次。",
        "走 e4 时，黑方没有兵能吃过路兵。所以 e4 形成的局面到这里是第三次出现。",
        "这里走 e4 时，黑兵能吃过路兵，过时就不能了。所以同一局面只出现过两次。",
    ],
};

pub(super) const FIFTY_MOVES: LawText = LawText {
    title: "五十回合",
    also: "50 五十步 五十回合规则 自然限着 计数 和棋 要求判和 wushihuihe wushi fifty fifty-move moves rule count draw claim",
    text: &[
        "双方最近各五十步既没有吃子，也没有走兵，轮走方可以要求判和。",
        "也可以写下走了就满五十回合的一步棋，以此要求。",
        "每次吃子、每次走兵，都从头计数。",
        "无人要求，对局就继续，直到七十五回合。",
    ],
    boards: &[
        "走这步车，白方也满五十步。要求成立。",
        "走兵就从头计数。要求不成立。",
    ],
};

pub(super) const AUTOMATIC_DRAWS: LawText = LawText {
    title: "自动和棋",
    also: "五次重复局面 七十五回合 不必要求 75 5 zidongheqi wuci qishiwuhuihe draws without claim fivefold five times fifth seventy-five automatic",
    text: &[
        "同一局面第五次出现，对局即和。不必有人要求，五次也不必接连出现。",
        "双方连走七十五回合，既没有吃子，也没有走兵，对局同样成和。",
        "若末一步是将死，则以将死为准。",
        "这两条自 2014 年起列入规则。逼和与死局也会自行结束对局。",
    ],
    boards: &[
        "双方的马出去又回来四次：初始局面第五次出现。",
        "白方走满七十五回合。",
        "同样走满，但这步是将死：白方胜。",
    ],
};

pub(super) const PERPETUAL_CHECK: LawText = LawText {
    title: "长将",
    also: "长将和 连续将军 循环 不停将军 和棋 changjiang perpetual check endless repeated checks draw",
    text: &[
        "一再将军不受禁止，规则对它也没有专门的条文。",
        "这样的对局和别的循环一样结束：双方同意和棋，或同一局面第三次出现时由一方要求判和。",
        "在中国象棋里，长将的一方判负。在国际象棋里，它是挽救败局的办法。",
    ],
    boards: &["黑方有取胜的威胁。白方不停地将军，并要求判和。"],
};

pub(super) const RESIGNING: LawText = LawText {
    title: "认输",
    also: "投降 放弃 中盘认负 单王 renshu touxiang fangqi resign resigning give up surrender lone king",
    text: &[
        "棋手随时可以认输。对局就此结束，对方胜。",
        "只有一个例外：若无论怎样合法地走下去，对方都不可能将死，对局成和。",
        "这里输入 :resign。",
    ],
    boards: &[
        "白方有车，仍可能将死。黑方认输，判负。",
        "白方只有单王，决不可能将死。黑方认输，却是和棋。",
    ],
};

pub(super) const RESULT: LawText = LawText {
    title: "对局结果",
    also: "胜负 得分 积分 比分 结束 签名 签字 jieguo defen result points score 1-0 0-1 half over end sign signature final",
    text: &[
        "通常胜得一分，和棋各得半分，负得零分。记作 1-0、0-1 或½-½，未下完的对局记作*。",
        "对局结束就是结束。错误只能在对局进行时纠正，过了就不行。",
        "在比赛中，双方要在结果上签名。签了就不再变动，除非裁判另有裁定。",
        "极端情况下，裁判甚至可以判双方都负。",
    ],
    boards: &["已经将死，什么要求都不能再提。"],
};
