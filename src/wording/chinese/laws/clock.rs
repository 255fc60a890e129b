//! Time.

use crate::wording::LawText;

pub(super) const CLOCK: LawText = LawText {
    title: "棋钟",
    also: "计时钟 时钟 按钟 拍钟 启动 qizhong anzhong clock press start time hand button",
    text: &[
        "双方各有一个钟。只有轮走方的钟在走。",
        "白方的钟一启动，对局就开始。事先要检查设定。",
        "走完一步，就用走子的手按钟。这样自己的钟停下，对方的钟走起来。",
        "在 Tabiya 里，走子就是按钟。用 --press manual 时，须另外按钟。",
    ],
    boards: &["这里要自己按钟。白方没有按钟，黑方就不能走。"],
};

pub(super) const TIME_CONTROLS: LawText = LawText {
    title: "时限",
    also: "时间规定 用时 加秒 延迟 沙漏 读秒 包干 超快棋 快棋 慢棋 阶段 shixian jiamiao yanchi shalou dumiao kuaiqi manqi time controls increment delay fischer bronstein hourglass byo-yomi blitz rapid standard sudden death stage",
    text: &[
        "只写 5，就是每方全局五分钟。40/90,30 是前四十步九十分钟，其余各步三十分钟。省下的时间保留。",
        "3+2 是三分钟，每步再加两秒。开局时就有这两秒。",
        "3 d2 是延迟：每步棋，钟先等两秒再走。两秒没用完，也不积存。",
        "沙漏：一方用掉的时间归对方。读秒：主时间用完，再给若干段，没用完的一段整段还原。",
        "按六十步的用时算，不超过十分钟是超快棋，不到一小时是快棋，一小时起是慢棋。",
    ],
    boards: &[
        "三分钟，每步加两秒：白方用了二十秒。",
        "三分钟，延迟两秒：用一秒不扣时间，用二十秒扣十八秒。",
        "一分钟沙漏：白方的十秒归黑方。",
        "一分钟，加三段三十秒读秒。黑方用完一分钟，已开始的一段整段还原。",
    ],
};

pub(super) const FLAG_FALL: LawText = LawText {
    title: "超时",
    also: "时间用完 时间到 落旗 超时判负 chaoshi luoqi time up flag fall forfeit lose on time timeout zero",
    text: &[
        "没有在时限内走完规定步数的棋手判负。",
        "但若无论怎样合法地走下去，对方都不可能将死，对局成和。",
        "只看究竟有没有将死的可能，哪怕应对再笨。谁的局面好无关紧要。",
        "超时之前已因将死或别的方式结束的对局，不受影响。",
    ],
    boards: &[
        "白方用完一分钟，判负。",
        "黑方超时。黑兵可能堵住自己的王，王和马就仍可能将死它。",
        "黑方超时。黑方除王以外只有后，王和马决不可能将死它。",
    ],
};

pub(super) const PAUSE: LawText = LawText {
    title: "停钟",
    also: "暂停 停表 继续 休息 中断 tingzhong zanting stopping clocks pause stop resume break interrupt",
    text: &[
        "在比赛对局中，棋手只有请裁判协助时才可停钟。这里输入 :arbiter pause。",
        "在友谊对局中，任何一方都可用 :pause 暂停。其间棋盘被遮住，因为暂停不是思考时间。",
        "双方准备好，按 Enter 继续。",
    ],
    boards: &["暂停时不能走子。"],
};
