//! Aim, board, men, turns.

use crate::wording::LawText;

pub(super) const AIM: LawText = LawText {
    title: "对局的目标",
    also: "目的 胜负 输赢 赢棋 取胜 mubiao shengfu shuying goal object win winning purpose game",
    text: &[
        "双方轮流走子。各方都设法攻击对方的王，使它无法得救。这就是将死，将死对方即胜。",
        "王从来不被吃掉。对局提前一步结束：此时王被吃已无法避免。",
        "双方都不可能将死对方时，就是和棋。",
    ],
    boards: &["白方随手走两步兵，放黑后杀入：这是最快的将死。"],
};

pub(super) const BOARD: LawText = LawText {
    title: "棋盘",
    also: "格 方格 白格 黑格 浅色 深色 直线 横线 斜线 行列 角 颜色 qipan zhixian hengxian xiexian square squares file rank diagonal column row corner colour color",
    text: &[
        "棋盘有 64 格，深浅相间，浅的叫白格，深的叫黑格。棋盘的放法：双方右手边的角格都是白格。",
        "竖的八列叫直线。从白方左手到右手，依次记为 a 到 h。",
        "横的八行叫横线。从白方一侧到黑方一侧，依次记为 1 到 8。",
        "角与角相连、排成一线的格叫斜线。同一斜线上的格颜色相同。",
        "所以每个象始终只在一种颜色的格上。人们称它们为白格象和黑格象。",
    ],
    boards: &["白方右手的角格 h1 和黑方右手的角格 a8 都是白格。"],
};

pub(super) const MEN: LawText = LawText {
    title: "棋子和初始位置",
    also: "摆棋 摆法 开局位置 初始局面 字母 王后车象马兵 qizi baifa weizhi pieces places setup start starting position letters legend set up",
    text: &[
        "每方有一王、一后、双车、双象、双马和八个兵。",
        "在离各方最近的横线上，从 a 线到 h 线依次是：车、马、象、后、王、象、马、车。兵排在它们前面。",
        "后站在与自己同色的格上：白后在白格 d1，黑后在黑格 d8。",
        "实物棋子中，王最高，顶上有十字。后几乎一样高，圆顶。车是塔形。",
        "象的头上有一道斜口，马是马头形，兵最小。",
        "字母 K 是王，Q 是后，R 是车，B 是象，N 是马。图中 P 是兵，小写字母是黑方的棋子。",
    ],
    boards: &["每一局都从这里开始。"],
};

pub(super) const TURNS: LawText = LawText {
    title: "轮流走子",
    also: "先手 先走 轮走方 行棋 停着 弃权 连走 白方 黑方 lunliu xianshou pass passing first begin begins move twice null white black",
    text: &[
        "白方先走。双方轮流走子，每次一步。",
        "不得停一步不走，也不得连走两步。",
        "对方走完一步，就轮到自己走。轮到走棋的一方叫轮走方。",
        "自行摆出的局面可以由黑方先走。",
    ],
    boards: &["白方走完轮到黑方：白方不能接着走，黑方也不能不走。"],
};
