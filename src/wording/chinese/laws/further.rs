//! Beside the Laws.

use crate::wording::LawText;

pub(super) const CHESS960: LawText = LawText {
    title: "Chess960",
    also: "960 菲舍尔任意制 费舍尔任意制 随机象棋 任意制 易位 初始局面 feisheer renyizhi suiji fischer random freestyle castling start",
    text: &[
        "第一横线的棋子抽签决定位置，黑方与白方相同。两象站在异色格，王在两车之间。",
        "这样的初始局面有 960 种。第 518 号就是通常的局面。其余规则都与国际象棋相同。",
        "易位完成，王和车的位置与通常一样：g1 和 f1，或 c1 和 d1；黑方在第八横线。",
        "王和车经过或到达的格，除这两子外都须无子。王不能正被将军，也不能经过或到达受攻击的格。",
        "输入 O-O 或 O-O-O，或把王放到要易位的车上。",
    ],
    boards: &[
        "白王已在 c1，所以长易位只动车。黑方短易位。",
        "车要落在 d1，那里有一匹马。",
    ],
};

pub(super) const XIANGQI: LawText = LawText {
    title: "从象棋到国际象棋",
    also: "中国象棋 中象 西洋棋 士 区别 不同 蹩马腿 马腿 炮 田字 九宫 河界 困毙 长将 照面 白脸将 xiangqi zhongguoxiangqi chinese chess hobbled leg horse chariot cannon elephant palace river stalemate",
    text: &[
        "写给会下中国象棋的人。棋子放在格里，不在交叉点上。没有河界，没有九宫：王一步一格，哪里都能去，也可斜走。",
        "车的走法同象棋的车。马也走日字，但它是跳的：没有蹩马腿。",
        "没有炮。象不走田字，而沿斜线走，远近不限。后是车和象合一。",
        "兵斜着吃子，从不横走。走到底线，就升变为别的棋子。",
        "没被将军而无子可动，叫逼和。象棋里这是困毙，判负；这里是和棋。",
        "长将是允许的，结果是和棋。两王可以在无子的直线上照面，但决不能相邻。",
        "王车易位和吃过路兵是象棋里没有的：各有专页。",
    ],
    boards: &[
        "马前有一排兵，照样跳出去。",
        "黑方无子可动，又没被将军：和棋。",
        "两王在无子的 e 线上照面。这不是将军，也不犯规。",
    ],
};

pub(super) const CHANGES: LawText = LawText {
    title: "旧书的不同说法",
    also: "旧规则 新规则 版本 修改 变化 区别 国际棋联 2023 2001 2014 jiushu guize bianhua older books edition old new changed differences FIDE",
    text: &[
        "Tabiya 依照 2023 年 1 月 1 日起施行的国际棋联规则。旧书和许多网页在以下各点上说法不同。",
        "第二次违例判负。2014 年以前是第三次。",
        "自 2014 年起，五次重复局面和七十五回合自动成和。",
        "自 2023 年起，向不可能将死的一方认输，算和棋。超时的规定与此相同。",
        "双方各走过一步，才能同意和棋。",
        "不得预先写下着法。剩余时间不到五分钟，如果每步加三十秒或更多，仍须记录。",
        "双方颜色弄反，以走满十步为界，不看棋钟时间。",
        "要求不成立，对方加两分钟。在快棋和超快棋中，要求不成立或违例，对方都加一分钟。",
        "没走子就按钟、用双手走子，都是违例着法。",
        "死局不再用“最拙劣的着法”来说明。意思没有变。",
    ],
    boards: &[
        "黑方认输，但白方决不可能将死：和棋。",
        "双方还没走第一步，不能提和。",
    ],
};

pub(super) const LEARNING: LawText = LawText {
    title: "给初学者的建议",
    also: "学习 入门 新手 提高 老师 书 子力价值 分值 开局 策略 战术 技巧 练习 chuxue rumen jianyi xuexi advice learners learn beginner improve teacher book value worth points strategy tips practice",
    text: &[
        "会规则只是开始。多下棋，找比自己强的朋友，也找比自己弱的。",
        "最有用的是老师。其次是入门书；中文书里常有人提到 Luo Yiping 的一本。",
        "每走一步之前，先看对方有什么威胁。走完再看自己哪里没有保护。",
        "及早出马出象，把兵走到中心，早些易位。易位是国际象棋中最有力的构思之一。",
        "后是最强的棋子。大致说来，兵值 1，马或象值 3，车值 5，后值 9。",
        "先学开放性开局，即双方王前兵都进两格。再学半开放性开局，接着学封闭性开局。",
        "写下着法，重看自己的对局。这里用 :practice 学习记谱。",
    ],
    boards: &["开放性开局：兵在中心，马和象已出动，王已易位。"],
};

pub(super) const ORIGIN: LawText = LawText {
    title: "国际象棋的由来",
    also: "起源 来历 历史 印度 波斯 阿拉伯 恰图兰卡 沙特兰兹 塔比亚 发明 qiyuan youlai lishi game comes from history india persia arabs chaturanga shatranj invented",
    text: &[
        "说法不一。多数认为起源于印度，有的说在将近两千年前，有的说还要晚几百年。",
        "据说它从那里传到波斯，在波斯成形。阿拉伯人下这种棋，并把它带到欧洲。另一些说法则认为阿拉伯人的作用更大。",
        "车的英文名 rook，据说出自古代指战车的一个词。",
        "tabiya 是双方在开战之前约定或摆成的阵形。Tabiya 这个名字就由此而来。",
    ],
    boards: &["如今对局由此阵形开始。"],
};
