//! Chinese sentences about what happens between two players.

use super::{Chinese, grouped};
use crate::game::clock::Counter;
use crate::game::{
    Claim, ClaimError, Duty, Ending, Incident, Loss, Notice, Obstacle, Outcome, Refusal, Ruling,
    Table, Termination,
};
use crate::rules::mating::FULL_LIMIT;
use crate::rules::{Color, Square};
use crate::wording::{ClockWords, Comparison, TableWords};

impl TableWords for Chinese {
    fn ending(&self, ending: &Ending) -> String {
        let token = match ending.outcome {
            Outcome::Draw => "½-½",
            Outcome::Unfinished => self.text("未完成"),
            Outcome::Win(_) => ending.outcome.token(),
        };
        format!("{token}  {}", reason(*self, *ending))
    }

    fn notice(&self, notice: &Notice, table: &Table) -> Option<String> {
        let who = |color| who(*self, table, color);
        Some(match *notice {
            Notice::Played(_) | Notice::Pressed(_) | Notice::Lost(_) | Notice::Ended(_) => {
                return None;
            }
            Notice::Started(color) => say!(self, "{}的棋钟开始走时。", who(color)),
            Notice::Bound(square) => say!(self, "已摸子：{}。", must(*self, table, square)),
            Notice::Adjusted => say!(self, "已摆正。不受摸子约束。"),
            Notice::Adjusting => say!(self, "摆正棋子：下一个选中的棋子只是摆正。"),
            Notice::Free(square) => {
                say!(
                    self,
                    "{}没有着法，所以可以任意走棋。",
                    standing(*self, table, square)
                )
            }
            Notice::Offered(color) => self.offer_open(color, table),
            Notice::Declined(color) => {
                say!(self, "{}拒绝{}的提和。", who(!color), who(color))
            }
            Notice::Claimable(claim) => {
                let why = self.text(match claim {
                    Claim::Threefold => "同一局面已出现三次",
                    Claim::FiftyMoves => "五十回合没有吃子也没有走兵",
                });
                say!(
                    self,
                    "{}可以要求判和：{}（:claim）。",
                    who(table.game().turn()),
                    why
                )
            }
            Notice::WrongClaim {
                color,
                counted,
                penalty,
            } => say!(
                self,
                "{}判和要求有误：{}{}{}",
                who(color),
                counting(*self, counted),
                extra_time(*self, table, !color, penalty),
                if table.offer() == Some(color) {
                    self.text("它算作提和。")
                } else {
                    ""
                }
            ),
            Notice::IllegalCounted {
                color,
                count,
                limit,
                penalty,
            } => say!(
                self,
                "{}第 {} 次违例走棋，限 {} 次。{}",
                who(color),
                count,
                limit,
                extra_time(*self, table, !color, penalty)
            ),
            Notice::TakenBack(plies) => say!(self, "已悔棋 {} 着。", plies),
            Notice::Swapped => say!(self, "双方已交换颜色。对局重新开始。"),
            Notice::Paused => say!(self, "棋钟已停。"),
            Notice::Resumed(millis) => {
                say!(self, "暂停 {} 后继续。", duration(millis))
            }
            Notice::Ruled(ruling) => ruled(*self, ruling, table),
        })
    }

    fn refusal(&self, refusal: &Refusal, table: &Table) -> String {
        match *refusal {
            Refusal::GameOver => say!(self, "对局已结束。:save、:rematch 或 :new。"),
            Refusal::BeingSettled => say!(self, "不能再走棋；正在判定结果。"),
            Refusal::IllegalMove => say!(self, "这一着不合法。"),
            Refusal::NotStarted => self.start_hint(table.game().turn(), table),
            Refusal::Paused => say!(self, "棋钟已停。:resume 继续。"),
            Refusal::NotPaused => say!(self, "没有在暂停。"),
            Refusal::NoClock => say!(self, "本局不用棋钟。"),
            Refusal::PressFirst => self.press_hint(!table.game().turn(), table),
            Refusal::NothingToPress => say!(self, "还没有走出可以按钟的一着。"),
            Refusal::Touched(square) => say!(self, "已摸子：{}。", must(*self, table, square)),
            Refusal::AlreadyTouched => say!(self, "已经摸过棋子；这一着再说已太迟。"),
            Refusal::NoTouchMove => say!(self, "本局不实行摸子走子，所以不必声明。"),
            Refusal::OfferTooEarly => say!(self, "双方都走过一着之后才可以提和。"),
            Refusal::OfferBeforeMove(number) => {
                say!(self, "第 {} 回合之前不可以议和。", number)
            }
            Refusal::OfferWithMove => say!(self, "提和要与着法一起：Nf3 (=)。"),
            Refusal::OfferOpen(color) => self.offer_open(color, table),
            Refusal::OfferRepeated { moves } => {
                let turn = table.game().turn();
                let (by, other) = (who(*self, table, turn), who(*self, table, !turn));
                match moves {
                    Some(moves) => say!(
                        self,
                        "{}再次提和要等 {} 回合，或等{}提和之后。",
                        by,
                        moves,
                        other
                    ),
                    None => say!(self, "{}再次提和要等{}提和之后。", by, other),
                }
            }
            Refusal::NoOffer => say!(self, "没有提和。"),
            Refusal::NothingToTakeBack => say!(self, "没有可悔的棋。"),
            Refusal::NoTakeBack => say!(self, "落子无悔；本局不可以悔棋。"),
            Refusal::WrongClaim(counted) => {
                say!(self, "不能要求判和：{}", counting(*self, counted))
            }
            Refusal::WriteFirst(ply) => {
                say!(self, "请先在记录纸上写{}。", move_at(*self, table, ply))
            }
            Refusal::NothingToWrite => say!(self, "记录纸已写全；请用光标或鼠标走棋。"),
            Refusal::NoFlag => say!(self, "没有旗落。"),
            Refusal::BothFlags => say!(self, "双方都已旗落，不知谁先。对局继续。"),
            Refusal::TooLateToSwap => {
                say!(self, "双方都已走了十着，所以按现在的颜色继续。")
            }
            Refusal::ArbiterOnly => say!(self, "本局中只有裁判可以这样做（:arbiter）。"),
            Refusal::PauseFirst => say!(self, "须先停钟（:arbiter pause）。"),
        }
    }

    fn incident(&self, incident: &Incident) -> String {
        match *incident {
            Incident::Offered(_) => "(=)".to_owned(),
            Incident::Declined(color) => say!(self, "{}的提和被拒绝", self.color(color)),
            Incident::WrongClaim(color) => say!(self, "{}判和要求有误", self.color(color)),
            Incident::IllegalMove { color, count } => {
                say!(self, "{}第 {} 次违例走棋", self.color(color), count)
            }
            Incident::TimeAdded { color, millis } => {
                say!(self, "{} {}", self.color(color), signed(millis))
            }
            Incident::TimeSet { color, millis } => {
                say!(self, "{}的棋钟调为 {}", self.color(color), duration(millis))
            }
            Incident::MovesSet { color, moves } => {
                say!(self, "{}的步数调为 {}", self.color(color), moves)
            }
            Incident::TakenBack(plies) => say!(self, "悔棋：{} 着", plies),
            Incident::SteppedBack(plies) => say!(self, "裁判退回 {} 着", plies),
            Incident::Paused => say!(self, "停钟"),
            Incident::Resumed(millis) => say!(self, "暂停 {}", duration(millis)),
            Incident::ResultSet(outcome) => {
                say!(self, "裁判判定结果：{}", outcome.token())
            }
            Incident::Noted(ref text) => say!(self, "裁判：{}", text),
        }
    }

    fn offers(&self, color: Color) -> String {
        say!(self, "{}提和", self.color(color))
    }

    fn loss(&self, loss: &Loss) -> String {
        let Loss { color, termination } = *loss;
        let (loser, winner) = (self.color(color), self.color(!color));
        match termination {
            Termination::Resignation => {
                say!(self, "{}认输。正在查明{}是否还能将死 …", loser, winner)
            }
            Termination::RulesInfraction => say!(
                self,
                "{}违例走棋过多。正在查明{}是否还能将死 …",
                loser,
                winner
            ),
            _ => say!(self, "{}超时。正在查明{}是否还能将死 …", loser, winner),
        }
    }

    fn looked_at(&self, positions: usize) -> String {
        say!(
            self,
            "已查 {} 个局面，至多 {} 个。",
            grouped(positions),
            grouped(FULL_LIMIT)
        )
    }

    fn chance(&self, color: Color, moves: &str) -> String {
        let stop = if moves.ends_with('…') { "" } else { "。" };
        say!(self, "{}本来还能将死：{}{}", self.color(color), moves, stop)
    }

    fn chance_title(&self) -> &'static str {
        self.text("没有走出，但是可能")
    }

    fn no_chance(&self) -> String {
        say!(self, "不因将死而判负之后，这里显示当时还能怎样将死。")
    }

    fn chance_hint(&self) -> String {
        say!(self, "PgDn 走出。")
    }

    fn obstacle(&self, color: Color, obstacle: Obstacle) -> String {
        let (own, other) = (self.color(color), self.color(!color));
        match obstacle {
            Obstacle::BareKing => say!(self, "{}只剩王，不能将死。", own),
            Obstacle::Material => {
                say!(self, "{}的棋子对{}的棋子绝不能将死。", own, other)
            }
            Obstacle::Walls => say!(
                self,
                "局面封闭：无论双方怎样走，{}没有棋子能攻击{}的王。",
                own,
                other
            ),
            Obstacle::Exhausted => say!(
                self,
                "{}不能将死：以后可能出现的局面中，没有一个是{}被将死。",
                own,
                other
            ),
        }
    }

    fn unsettled(&self, color: Color) -> String {
        say!(
            self,
            "无法查明{}是否还能将死；没有证明就不判和。",
            self.color(color)
        )
    }

    fn viewing_chance(&self, moves: usize, of: usize, last: &str) -> String {
        say!(self, "没有走出，{}/{}：{}", moves, of, last)
    }

    fn offer_with_move(&self, by: Color, table: &Table) -> String {
        say!(
            self,
            "{}的下一着将提和；再次 :draw 则不提。",
            who(*self, table, by)
        )
    }

    fn offer_open(&self, by: Color, table: &Table) -> String {
        let (by, other) = (who(*self, table, by), who(*self, table, !by));
        say!(self, "{}提和。{}：:accept、:decline 或走棋。", by, other)
    }

    fn paused(&self) -> String {
        say!(self, "棋钟已停。双方准备好后按 Enter。")
    }

    fn pause_asked(&self, by: Color, waits_for: Color, table: &Table) -> String {
        let ready = who(*self, table, waits_for);
        if by == waits_for {
            return say!(self, "{}要求暂停。{}：准备好后按 Enter。", ready, ready);
        }
        let (asker, turn) = (who(*self, table, by), table.game().turn());
        match table.clock() {
            Some(_) => say!(
                self,
                "{}已准备好。{}：按 Enter 开{}的棋钟。",
                asker,
                ready,
                who(*self, table, turn)
            ),
            None => say!(self, "{}已准备好。{}：按 Enter 继续。", asker, ready),
        }
    }

    fn setting_of(&self, table: &Table) -> String {
        let first = table.regulations().first_increment;
        let [white, black] = table.controls();
        let mut said = if white == black {
            self.echo(white, first)
        } else {
            let each = Color::ALL.map(|color| {
                let control = &table.controls()[color.index()];
                let setting = self.setting(control, first);
                say!(self, "{}：{}", who(*self, table, color), setting)
            });
            each.concat()
        };
        if let Some(color) = table.regulations().draw_counts_for {
            said.push_str(&say!(self, "和棋算{}得分。", who(*self, table, color)));
        }
        said
    }

    fn slept(&self, millis: u64) -> String {
        say!(
            self,
            "电脑休眠了 {}。这段时间不计入。按 Enter 继续。",
            duration(millis)
        )
    }

    fn stage(&self, counter: Counter) -> String {
        say!(self, "步数 {}", counter)
    }

    fn flag(&self) -> &'static str {
        self.text("旗落")
    }

    fn written(&self, color: Color, sheet: Comparison<'_>) -> String {
        let Comparison {
            exact,
            moves,
            faults,
        } = sheet;
        let mut text = say!(
            self,
            "{}的记录纸：{} 着中 {} 着准确",
            self.color(color),
            moves,
            exact
        );
        for (number, written, code) in faults {
            let written = self.quoted(written);
            text.push_str(&say!(self, "，{}（{} {}）", code, number, written));
        }
        text.push_str(self.text("。"));
        text
    }

    fn sheet_line(&self, color: Color, ply: usize, text: &str, table: &Table) -> String {
        say!(
            self,
            "{}的记录纸，{}：{}",
            who(*self, table, color),
            move_at(*self, table, ply),
            self.quoted(text)
        )
    }

    fn sheet_hint(&self, duty: &Duty, table: &Table) -> String {
        const SHOWN: usize = 4;
        let writer = who(*self, table, table.game().turn());
        match duty {
            Duty::Record => {
                say!(self, "输入{}写在记录纸上的着法；用光标或鼠标走棋。", writer)
            }
            Duty::Lifted => {
                say!(self, "不足五分钟：{}不必记谱。用光标或鼠标走棋。", writer)
            }
            Duty::FillGaps(plies) => {
                let shown = plies
                    .iter()
                    .take(SHOWN)
                    .map(|&ply| move_at(*self, table, ply));
                let more = plies.len().saturating_sub(SHOWN);
                let more = (more > 0).then(|| say!(self, "另外 {} 着", more));
                say!(
                    self,
                    "时限已到：{}先补记缺少的着法：{}。",
                    writer,
                    self.list(shown.chain(more))
                )
            }
        }
    }

    fn ask_result(&self, color: Color, ending: &Ending, table: &Table) -> String {
        say!(
            self,
            "结果：{}。{}确认？",
            ending.outcome.token(),
            who(*self, table, color)
        )
    }

    fn unconfirmed(&self, colors: &[Color], table: &Table) -> String {
        match *colors {
            [] => say!(self, "双方已确认结果。"),
            [one] => say!(
                self,
                "{}没有确认结果；:sign 再次询问。",
                who(*self, table, one)
            ),
            _ => say!(self, "双方都没有确认结果；:sign 再次询问。"),
        }
    }

    fn nothing_to_sign(&self) -> String {
        say!(self, "终局之后才确认结果。")
    }

    fn confirm_move(&self, text: &str) -> String {
        say!(self, "再按 Enter 走 {}。", text)
    }

    fn start_hint(&self, color: Color, table: &Table) -> String {
        say!(self, "按 Enter 开{}的棋钟。", who(*self, table, color))
    }

    fn start_hint_in_brief(&self, color: Color) -> String {
        say!(self, "按 Enter 开{}的棋钟。", self.color(color))
    }

    fn press_hint(&self, color: Color, table: &Table) -> String {
        say!(self, "{}：请按钟（Enter）。", who(*self, table, color))
    }
}

/// A player by name, or by side.
pub(super) fn who(zh: Chinese, table: &Table, color: Color) -> &str {
    table.players().name(color).unwrap_or(zh.color(color))
}

/// "g1 上的马".
fn standing(zh: Chinese, table: &Table, square: Square) -> String {
    let piece = table.game().position().piece_at(square);
    piece.map_or_else(
        || square.to_string(),
        |piece| say!(zh, "{} 上的{}", square, zh.role(piece.role)),
    )
}

/// What a touched man must do.
fn must(zh: Chinese, table: &Table, square: Square) -> String {
    let own = table
        .game()
        .position()
        .color(table.game().turn())
        .contains(square);
    let standing = standing(zh, table, square);
    if own {
        say!(zh, "必须走 {}", standing)
    } else {
        say!(zh, "必须吃 {}", standing)
    }
}

fn counting(
    zh: Chinese,
    ClaimError {
        occurrences,
        halfmoves,
    }: ClaimError,
) -> String {
    say!(
        zh,
        "局面出现了 {} 次（须 3 次），没有吃子和走兵的有 {} 回合（须 50 回合）。",
        occurrences,
        halfmoves / 2
    )
}

fn extra_time(zh: Chinese, table: &Table, color: Color, penalty: u64) -> String {
    match penalty {
        0 => String::new(),
        millis => say!(zh, "{}加时 {}。", who(zh, table, color), duration(millis)),
    }
}

/// The place of a move that is to be written: "白方第 12 着", by its number.
fn move_at(zh: Chinese, table: &Table, ply: usize) -> String {
    let before = table.game().position_after(ply);
    say!(
        zh,
        "{}第 {} 着",
        zh.color(before.turn()),
        before.fullmoves()
    )
}

/// "3:12", minutes and seconds; hours where needed.
pub(super) fn duration(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

fn signed(millis: i64) -> String {
    let sign = if millis < 0 { '-' } else { '+' };
    format!("{sign}{}", duration(millis.unsigned_abs()))
}

fn ruled(zh: Chinese, ruling: Ruling, table: &Table) -> String {
    match ruling {
        Ruling::Pause => say!(zh, "棋钟已停。"),
        Ruling::SetTime(color, millis) => {
            say!(
                zh,
                "{}的棋钟调为 {}。",
                who(zh, table, color),
                duration(millis)
            )
        }
        Ruling::AddTime(color, millis) => {
            say!(zh, "{}的棋钟：{}。", who(zh, table, color), signed(millis))
        }
        Ruling::SetMoves(color, moves) => {
            say!(zh, "{}的步数调为 {}。", who(zh, table, color), moves)
        }
        Ruling::StepBack(_) => say!(zh, "已恢复先前的局面。"),
        Ruling::Result(outcome) => say!(zh, "结果定为 {}。", outcome.token()),
    }
}

fn reason(zh: Chinese, ending: Ending) -> String {
    match ending.outcome {
        Outcome::Win(color) => win_reason(zh, color, ending.termination),
        Outcome::Draw => say!(zh, "和棋：{}", draw_reason(zh, ending.termination)),
        Outcome::Unfinished => say!(zh, "对局没有下完"),
    }
}

fn win_reason(zh: Chinese, winner: Color, termination: Termination) -> String {
    let (loser, winner) = (zh.color(!winner), zh.color(winner));
    match termination {
        Termination::Resignation => say!(zh, "{}胜：{}认输", winner, loser),
        Termination::TimeForfeit => say!(zh, "{}胜：{}超时", winner, loser),
        Termination::RulesInfraction => say!(zh, "{}胜：{}违例走棋过多", winner, loser),
        Termination::Arbiter => say!(zh, "{}胜：裁判判定", winner),
        _ => say!(zh, "{}胜：将死", winner),
    }
}

fn draw_reason(zh: Chinese, termination: Termination) -> &'static str {
    zh.text(match termination {
        Termination::Stalemate => "逼和",
        Termination::DeadPosition => "死局，双方都不能再将死对方",
        Termination::Agreement => "双方同意",
        Termination::Threefold => "同一局面出现三次",
        Termination::FiftyMoves => "五十回合没有吃子也没有走兵",
        Termination::Fivefold => "同一局面出现五次",
        Termination::SeventyFiveMoves => "75 回合没有吃子也没有走兵",
        Termination::TimeForfeit => "超时，但对方不可能将死该方",
        Termination::BothFlags => "双方都已超时，无法确定先后",
        Termination::Resignation => "一方认输，但对方不可能将死该方",
        Termination::RulesInfraction => "违例走棋过多，但对方不可能将死该方",
        Termination::Arbiter => "裁判判定",
        Termination::Checkmate | Termination::Abandoned => "没有下完",
    })
}
