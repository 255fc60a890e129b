//! Chinese about time controls.

use std::num::NonZeroU32;

use super::Chinese;
use crate::game::clock::{FirstIncrement, digits};
use crate::game::time_control::{Bonus, Class, Fault, SpecError, Stage, Stages, TimeControl};
use crate::wording::ClockWords;

impl ClockWords for Chinese {
    fn half_a_glass(&self) -> String {
        say!(self, "沙漏计时要双方同用：一方用去的时间归另一方。")
    }

    fn sheet_is_kept(&self) -> String {
        say!(self, "行模式中每一着都要输入，记录纸由程序填写。")
    }

    fn setting(&self, control: &TimeControl, first: FirstIncrement) -> String {
        setting(*self, control, first)
    }

    fn class(&self, class: Class) -> String {
        let penalty = digits(class.penalty_millis(), 0);
        let name = self.text(match class {
            Class::Standard => "慢棋",
            Class::Rapid => "快棋",
            Class::Blitz => "超快棋",
        });
        let score = self.text(if class.must_record() {
            "必须记谱"
        } else {
            "不必记谱"
        });
        say!(
            self,
            "国际棋联分类：{}；罚时 {}，{}。",
            name,
            penalty,
            score
        )
    }

    fn unknown_setting(&self) -> String {
        say!(self, "时限不明。")
    }

    fn spec_error(&self, error: SpecError, spec: &str) -> String {
        let sentence = sentence(*self, error.fault);
        match (error.fault, as_pgn(spec)) {
            (Fault::TooManyMinutes(figure), pgn) => too_many_minutes(*self, figure, pgn),
            (_, Some(pgn)) => say!(self, "{}是不是想写 {}？", sentence, pgn),
            (_, None) => sentence.to_owned(),
        }
    }

    fn echo(&self, control: &TimeControl, first: FirstIncrement) -> String {
        let setting = self.setting(control, first);
        match control.class() {
            Some(class) => format!("{setting}{}", self.class(class)),
            None => setting,
        }
    }
}

/// "40 步 1:30:00，其余 30:00；从第 1 步起每步加 30 秒。"
fn setting(zh: Chinese, control: &TimeControl, first: FirstIncrement) -> String {
    match control {
        TimeControl::None => say!(zh, "不用棋钟。"),
        TimeControl::CountUp => say!(zh, "不限时；显示已用时间。"),
        TimeControl::Stages(stages) => staged(zh, stages, first),
        TimeControl::Hourglass(seconds) => say!(
            zh,
            "沙漏钟，双方各 {}；一方所用即另一方所得。",
            time(zh, seconds.get())
        ),
        TimeControl::ByoYomi {
            main,
            periods,
            period,
        } => say!(
            zh,
            "{}读秒 {} 次，每次 {} 秒；在一次之内走完则该次保留。",
            main_time(zh, *main),
            periods,
            period
        ),
        TimeControl::Canadian {
            main,
            moves,
            period,
        } => say!(
            zh,
            "{}每 {} 走 {} 步。",
            main_time(zh, *main),
            time(zh, period.get()),
            moves
        ),
        TimeControl::PerMove(seconds) => say!(zh, "每步 {} 秒。", seconds),
    }
}

fn staged(zh: Chinese, stages: &Stages, first: FirstIncrement) -> String {
    let common = stages.common_bonus();
    let mut from = 1;
    let mut parts = Vec::new();
    for stage in stages.as_slice() {
        let what = moves_and_time(zh, *stage, parts.is_empty());
        parts.push(match stage.bonus {
            own if common.is_none() && own != Bonus::None => {
                say!(zh, "{}（{}）", what, bonus(zh, own, from, first))
            }
            _ => what,
        });
        from += stage.moves.map_or(0, NonZeroU32::get);
    }
    let repeats = zh.text(match (stages.repeats(), parts.len()) {
        (false, _) => "",
        (true, 1) => "，循环",
        (true, _) => "；最后一段循环",
    });
    let parts = parts.join(zh.text("，然后"));
    match common {
        None | Some(Bonus::None) => say!(zh, "{}{}。", parts, repeats),
        Some(common) => say!(
            zh,
            "{}{}；{}。",
            parts,
            repeats,
            bonus(zh, common, 1, first)
        ),
    }
}

fn moves_and_time(zh: Chinese, stage: Stage, first: bool) -> String {
    let time = time(zh, stage.seconds);
    match stage.moves {
        Some(moves) => say!(zh, "{} 步 {}", moves, time),
        None if first => say!(zh, "全局 {}", time),
        None => say!(zh, "其余 {}", time),
    }
}

/// What each move brings, from move `from`.
fn bonus(zh: Chinese, bonus: Bonus, from: u32, first: FirstIncrement) -> String {
    match (bonus, first) {
        (Bonus::None, _) => String::new(),
        (Bonus::Increment(seconds), FirstIncrement::BeforeMoveOne) => {
            say!(zh, "从第 {} 步起每步加 {} 秒", from, seconds)
        }
        (Bonus::Increment(seconds), FirstIncrement::AfterMoveOne) => {
            say!(zh, "从第 {} 步起每走完一步加 {} 秒", from, seconds)
        }
        (Bonus::Delay(seconds), _) => {
            say!(zh, "从第 {} 步起每步延迟 {} 秒计时", from, seconds)
        }
        (Bonus::Bronstein(seconds), _) => {
            say!(
                zh,
                "从第 {} 步起每步至多补还 {} 秒（布龙施泰因）",
                from,
                seconds
            )
        }
    }
}

fn main_time(zh: Chinese, seconds: u32) -> String {
    match seconds {
        0 => String::new(),
        _ => say!(zh, "{}，然后", time(zh, seconds)),
    }
}

/// A time as the clock shows it. Under an hour the units are told where the
/// time is not in whole minutes, because 1:30 is easily read as an hour and a half.
fn time(zh: Chinese, seconds: u32) -> String {
    let shown = digits(u64::from(seconds) * 1000, 0);
    match (seconds / 60, seconds % 60) {
        (_, 0) | (60.., _) => shown,
        (0, _) => say!(zh, "{}（{} 秒）", shown, seconds),
        (minutes, rest) => say!(zh, "{}（{} 分 {} 秒）", shown, minutes, rest),
    }
}

/// What is wrong.
fn sentence(zh: Chinese, fault: Fault) -> &'static str {
    zh.text(match fault {
        Fault::Empty => "没有写时限；可试 5+3、40/90,SD/30;+30 或 none。",
        Fault::ExpectedTime => "这里应是时间，如 5、1:30:00 或 90m。",
        Fault::ExpectedUnit => "这里应是单位 h、m 或 s，大的在前，如 1h30m。",
        Fault::ExpectedSixtieth => "冒号后应是 00 到 59 的两位数，如 2:30 或 1:30:00。",
        Fault::TooManyMinutes(_) => "单个数字超过了 180 分钟。",
        Fault::TimeTooLong => "最长时间是 99:59:59。",
        Fault::NoTime => "既没有时间，也没有可用来走棋的加秒或延迟；0+5 则可以。",
        Fault::ExpectedSeconds => "这里应是秒数。",
        Fault::SecondsOutOfRange => "加秒或延迟至多 3600 秒，读秒为 1 到 3600 秒。",
        Fault::ExpectedBonus => "这里应是加秒或延迟，如 +30、d5 或 b5。",
        Fault::ExpectedMoves => "这里应是步数。",
        Fault::MovesOutOfRange => "数目必须在 1 到 500 之间。",
        Fault::ExpectedPeriods => "这里应是读秒次数和秒数，如 3x30。",
        Fault::ExpectedCanadian => "这里应是步数和秒数，如 10/300。",
        Fault::SuddenDeathNotLast => "只有最后一段可以不写步数，如 40/90,SD/30。",
        Fault::GameNotFirst => "G/ 指全局，须写在最前；其余部分请写 SD/。",
        Fault::TooManyStages => "最多八段。",
        Fault::Unexpected => "时限到这里就应结束。",
        Fault::OddGlass => "沙漏分为相等的两半，所以秒数必须是偶数。",
        Fault::Unknown => "时限不明，无法据此设置棋钟。",
    })
}

/// "单个数字超过了 180 分钟；是不是想写 5 或 pgn:300？5 小时请写 5:00:00 或 5h。"
fn too_many_minutes(zh: Chinese, figure: u32, pgn: Option<String>) -> String {
    let minutes = figure.is_multiple_of(60).then(|| (figure / 60).to_string());
    let meant: Vec<String> = minutes.into_iter().chain(pgn).collect();
    let meant = if meant.is_empty() {
        say!(zh, "。")
    } else {
        say!(zh, "；是不是想写 {}？", zh.choice(meant))
    };
    let hours = match (figure / 60, figure % 60) {
        (100.., _) => String::new(),
        (hours, 0) => say!(zh, "{} 小时请写 {}:00:00 或 {}h。", hours, hours, hours),
        (hours, rest) => {
            let digits = format!("{hours}:{rest:02}:00");
            say!(
                zh,
                "{} 分钟请写 {} 或 {}h{}m。",
                figure,
                digits,
                hours,
                rest
            )
        }
    };
    say!(zh, "单个数字超过了 180 分钟{}{}", meant, hours)
}

/// The text as PGN, in seconds, if it can be read so.
fn as_pgn(spec: &str) -> Option<String> {
    let spec = spec.trim();
    TimeControl::from_pgn(spec)
        .is_ok()
        .then(|| format!("pgn:{spec}"))
}
