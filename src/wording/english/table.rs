//! English sentences about what happens between two players.

use super::{English, grouped, list, man, quoted, side};
use crate::game::clock::Counter;
use crate::game::{
    Claim, ClaimError, Duty, Ending, Incident, Loss, Notice, Obstacle, Outcome, Refusal, Ruling,
    Table, Termination,
};
use crate::rules::mating::FULL_LIMIT;
use crate::rules::{Color, Square};
use crate::wording::{ClockWords, Comparison, TableWords};

impl TableWords for English {
    fn ending(&self, ending: &Ending) -> String {
        let token = match ending.outcome {
            Outcome::Draw => "½-½",
            Outcome::Unfinished => "Unfinished",
            Outcome::Win(_) => ending.outcome.token(),
        };
        format!("{token}  {}", reason(*ending))
    }

    fn notice(&self, notice: &Notice, table: &Table) -> Option<String> {
        Some(match *notice {
            Notice::Played(_) | Notice::Pressed(_) | Notice::Lost(_) | Notice::Ended(_) => {
                return None;
            }
            Notice::Started(color) => format!("{}'s clock runs.", who(table, color)),
            Notice::Bound(square) => format!("Touched: the {}.", must(table, square)),
            Notice::Adjusted => "Adjusted. No man is bound.".to_owned(),
            Notice::Adjusting => "J'adoube: the next man chosen is only adjusted.".to_owned(),
            Notice::Free(square) => {
                format!(
                    "The {} has no move, so any move will do.",
                    standing(table, square)
                )
            }
            Notice::Offered(color) => self.offer_open(color, table),
            Notice::Declined(color) => {
                let (by, other) = (who(table, color), who(table, !color));
                format!("{other} declines {by}'s offer of a draw.")
            }
            Notice::Claimable(claim) => {
                let why = match claim {
                    Claim::Threefold => "the position has stood three times",
                    Claim::FiftyMoves => "fifty moves without capture or pawn move",
                };
                format!(
                    "{} can claim a draw: {why} (:claim).",
                    who(table, table.game().turn())
                )
            }
            Notice::WrongClaim {
                color,
                counted,
                penalty,
            } => {
                let time = extra_time(table, !color, penalty);
                let offer = match table.offer() {
                    Some(by) if by == color => " It counts as an offer.",
                    _ => "",
                };
                format!(
                    "Wrong claim by {}: {}{time}{offer}",
                    who(table, color),
                    counting(counted)
                )
            }
            Notice::IllegalCounted {
                color,
                count,
                limit,
                penalty,
            } => {
                let time = extra_time(table, !color, penalty);
                format!(
                    "Illegal move {count} of {limit} by {}.{time}",
                    who(table, color)
                )
            }
            Notice::TakenBack(1) => "One move was taken back.".to_owned(),
            Notice::TakenBack(plies) => format!("{plies} moves were taken back."),
            Notice::Swapped => "The players have changed sides. The game begins again.".to_owned(),
            Notice::Paused => "The clocks stand.".to_owned(),
            Notice::Resumed(millis) => {
                format!("Play goes on after a pause of {}.", duration(millis))
            }
            Notice::Ruled(ruling) => ruled(ruling, table),
        })
    }

    fn refusal(&self, refusal: &Refusal, table: &Table) -> String {
        match *refusal {
            Refusal::GameOver => "The game is over. :save, :rematch or :new.".to_owned(),
            Refusal::BeingSettled => {
                "Nothing more is played; the result is being settled.".to_owned()
            }
            Refusal::IllegalMove => "That move is not legal.".to_owned(),
            Refusal::NotStarted => self.start_hint(table.game().turn(), table),
            Refusal::Paused => "The clocks stand. :resume goes on.".to_owned(),
            Refusal::NotPaused => "There is no pause to end.".to_owned(),
            Refusal::NoClock => "This game has no clock.".to_owned(),
            Refusal::PressFirst => self.press_hint(!table.game().turn(), table),
            Refusal::NothingToPress => {
                "No move has been made for which the clock could be pressed.".to_owned()
            }
            Refusal::Touched(square) => format!("Touched: the {}.", must(table, square)),
            Refusal::AlreadyTouched => {
                "A man has been touched already; it is too late for that in this turn.".to_owned()
            }
            Refusal::NoTouchMove => {
                "Touching binds nobody in this game, so there is nothing to announce.".to_owned()
            }
            Refusal::OfferTooEarly => {
                "A draw can be offered when both sides have made a move.".to_owned()
            }
            Refusal::OfferBeforeMove(number) => {
                format!("No draw may be agreed before move {number}.")
            }
            Refusal::OfferWithMove => "A draw is offered together with a move: Nf3 (=).".to_owned(),
            Refusal::OfferOpen(color) => self.offer_open(color, table),
            Refusal::OfferRepeated { moves } => {
                let turn = table.game().turn();
                let (by, other) = (who(table, turn), who(table, !turn));
                let moves = moves.map(|moves| format!(" {moves} more moves, or"));
                format!(
                    "{by}'s second offer must wait{} until {other} has offered.",
                    moves.unwrap_or_default()
                )
            }
            Refusal::NoOffer => "No draw is offered.".to_owned(),
            Refusal::NothingToTakeBack => "There is no move to take back.".to_owned(),
            Refusal::NoTakeBack => {
                "A move once made stands; nothing is taken back in this game.".to_owned()
            }
            Refusal::WrongClaim(counted) => {
                format!("No draw can be claimed: {}", counting(counted))
            }
            Refusal::WriteFirst(ply) => {
                format!("Write {} on the score sheet first.", move_at(table, ply))
            }
            Refusal::NothingToWrite => {
                "The score sheet is complete; moves are made with cursor or mouse.".to_owned()
            }
            Refusal::NoFlag => "No flag has fallen.".to_owned(),
            Refusal::BothFlags => {
                "Both flags have fallen and it is not known which first. Play goes on.".to_owned()
            }
            Refusal::TooLateToSwap => {
                "Both have made ten moves, so the game goes on with these colours.".to_owned()
            }
            Refusal::ArbiterOnly => {
                "Only the arbiter may do that in this game (:arbiter).".to_owned()
            }
            Refusal::PauseFirst => "The clocks must stand first (:arbiter pause).".to_owned(),
        }
    }

    fn incident(&self, incident: &Incident) -> String {
        match *incident {
            Incident::Offered(_) => "(=)".to_owned(),
            Incident::Declined(color) => format!("{}'s offer of a draw declined", side(color)),
            Incident::WrongClaim(color) => format!("wrong claim of a draw by {}", side(color)),
            Incident::IllegalMove { color, count } => {
                format!("illegal move {count} by {}", side(color))
            }
            Incident::TimeAdded { color, millis } => format!("{} {}", side(color), signed(millis)),
            Incident::TimeSet { color, millis } => {
                format!("{}'s clock set to {}", side(color), duration(millis))
            }
            Incident::MovesSet { color, moves } => {
                format!("{}'s move counter set to {moves}", side(color))
            }
            Incident::TakenBack(plies) => format!("taken back: {}", halfmoves(plies)),
            Incident::SteppedBack(plies) => format!("arbiter went back {}", halfmoves(plies)),
            Incident::Paused => "clocks stopped".to_owned(),
            Incident::Resumed(millis) => format!("pause of {}", duration(millis)),
            Incident::ResultSet(outcome) => {
                format!("result set by the arbiter: {}", outcome.token())
            }
            Incident::Noted(ref text) => format!("arbiter: {text}"),
        }
    }

    fn offers(&self, color: Color) -> String {
        format!("{} offers a draw", side(color))
    }

    fn loss(&self, loss: &Loss) -> String {
        let Loss { color, termination } = *loss;
        let (loser, winner) = (side(color), side(!color));
        let what = match termination {
            Termination::Resignation => format!("{loser} resigned"),
            Termination::RulesInfraction => format!("{loser} made too many illegal moves"),
            _ => format!("{loser}'s time is up"),
        };
        format!("{what}. Finding out whether {winner} can still mate …")
    }

    fn looked_at(&self, positions: usize) -> String {
        format!(
            "{} of at most {} positions looked at.",
            grouped(positions),
            grouped(FULL_LIMIT)
        )
    }

    fn chance(&self, color: Color, moves: &str) -> String {
        let stop = if moves.ends_with('…') { "" } else { "." };
        format!("{} could still have mated: {moves}{stop}", side(color))
    }

    fn chance_title(&self) -> &'static str {
        "Not played, but possible"
    }

    fn no_chance(&self) -> String {
        "After a game lost without mate, this shows how mate was still possible.".to_owned()
    }

    fn chance_hint(&self) -> String {
        "PgDn plays it.".to_owned()
    }

    fn obstacle(&self, color: Color, obstacle: Obstacle) -> String {
        let (own, other) = (side(color), side(!color));
        match obstacle {
            Obstacle::BareKing => format!("{own} has only the king and cannot mate."),
            Obstacle::Material => {
                format!("{own}'s men can never mate against those of {other}.")
            }
            Obstacle::Walls => format!(
                "The position is closed: no man of {own} can ever attack {other}'s king, whatever both play."
            ),
            Obstacle::Exhausted => format!(
                "{own} cannot mate: of all positions that can still arise, none is a mate of {other}."
            ),
        }
    }

    fn unsettled(&self, color: Color) -> String {
        format!(
            "Nobody could find out whether {} could still have mated; there is no draw without proof.",
            side(color)
        )
    }

    fn viewing_chance(&self, moves: usize, of: usize, last: &str) -> String {
        format!("not played, {moves} of {of}: {last}")
    }

    fn offer_with_move(&self, by: Color, table: &Table) -> String {
        format!(
            "{}'s next move offers a draw; :draw again offers none.",
            who(table, by)
        )
    }

    fn offer_open(&self, by: Color, table: &Table) -> String {
        let (by, other) = (who(table, by), who(table, !by));
        format!("{by} offers a draw. {other}: :accept, :decline, or move.")
    }

    fn paused(&self) -> String {
        "The clocks stand. Enter when both are ready.".to_owned()
    }

    fn pause_asked(&self, by: Color, waits_for: Color, table: &Table) -> String {
        let ready = who(table, waits_for);
        if by == waits_for {
            format!("{ready} asked for a pause. {ready}: Enter when you are ready.")
        } else {
            let (asker, turn) = (who(table, by), who(table, table.game().turn()));
            let goes_on = match table.clock() {
                Some(_) => format!("Enter starts {turn}'s clock"),
                None => "Enter goes on".to_owned(),
            };
            format!("{asker} is ready. {ready}: {goes_on}.")
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
                format!("{}: {}", who(table, color), self.setting(control, first))
            });
            each.join(" ")
        };
        if let Some(color) = table.regulations().draw_counts_for {
            said = format!("{said} A draw is the point of {}.", who(table, color));
        }
        said
    }

    fn slept(&self, millis: u64) -> String {
        format!(
            "The computer slept for {}. That time is not counted. Enter to resume.",
            duration(millis)
        )
    }

    fn stage(&self, counter: Counter) -> String {
        format!("move {counter}")
    }

    fn flag(&self) -> &'static str {
        "FLAG"
    }

    fn written(&self, color: Color, sheet: Comparison<'_>) -> String {
        let Comparison {
            exact,
            moves,
            faults,
        } = sheet;
        let mut text = format!("{}'s sheet: {exact} of {moves} exact", side(color));
        for (number, written, code) in faults {
            text = format!("{text}, {code} ({number} {})", quoted(written));
        }
        text.push('.');
        text
    }

    fn sheet_line(&self, color: Color, ply: usize, text: &str, table: &Table) -> String {
        format!(
            "{}'s sheet, {}: {}",
            who(table, color),
            move_at(table, ply),
            quoted(text)
        )
    }

    fn sheet_hint(&self, duty: &Duty, table: &Table) -> String {
        const SHOWN: usize = 4;
        let writer = who(table, table.game().turn());
        match duty {
            Duty::Record => {
                format!("Type what {writer} writes on the score sheet; move with cursor or mouse.")
            }
            Duty::Lifted => {
                format!("Under five minutes: {writer} need not write. Move with cursor or mouse.")
            }
            Duty::FillGaps(plies) => {
                let shown = plies.iter().take(SHOWN).map(|&ply| move_at(table, ply));
                let more = plies.len().saturating_sub(SHOWN);
                let more = (more > 0).then(|| format!("{more} more"));
                format!(
                    "Time control: {writer} first writes what is missing: {}.",
                    list(shown.chain(more))
                )
            }
        }
    }

    fn ask_result(&self, color: Color, ending: &Ending, table: &Table) -> String {
        format!(
            "Result: {}. {} confirms?",
            ending.outcome.token(),
            who(table, color)
        )
    }

    fn unconfirmed(&self, colors: &[Color], table: &Table) -> String {
        match *colors {
            [] => "Both have confirmed the result.".to_owned(),
            [one] => format!(
                "{} has not confirmed the result; :sign asks again.",
                who(table, one)
            ),
            _ => "Neither has confirmed the result; :sign asks again.".to_owned(),
        }
    }

    fn nothing_to_sign(&self) -> String {
        "A result is confirmed once the game is over.".to_owned()
    }

    fn confirm_move(&self, text: &str) -> String {
        format!("Enter again plays {text}.")
    }

    fn start_hint(&self, color: Color, table: &Table) -> String {
        format!("Enter starts {}'s clock.", who(table, color))
    }

    fn start_hint_in_brief(&self, color: Color) -> String {
        format!("Enter starts {}'s clock.", side(color))
    }

    fn press_hint(&self, color: Color, table: &Table) -> String {
        format!("{}: press the clock (Enter).", who(table, color))
    }
}

/// A player by name, or by side.
pub(super) fn who(table: &Table, color: Color) -> &str {
    table.players().name(color).unwrap_or(side(color))
}

/// "knight on g1".
fn standing(table: &Table, square: Square) -> String {
    let piece = table.game().position().piece_at(square);
    piece.map_or_else(
        || square.to_string(),
        |piece| format!("{} on {square}", man(piece.role)),
    )
}

/// What a touched man must do.
fn must(table: &Table, square: Square) -> String {
    let own = table
        .game()
        .position()
        .color(table.game().turn())
        .contains(square);
    let what = if own { "must move" } else { "must be captured" };
    format!("{} {what}", standing(table, square))
}

fn counting(
    ClaimError {
        occurrences,
        halfmoves,
    }: ClaimError,
) -> String {
    let times = match occurrences {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        many => format!("{many} times"),
    };
    let moves = match halfmoves / 2 {
        1 => "1 move".to_owned(),
        many => format!("{many} moves"),
    };
    format!(
        "the position stands {times} (3 needed), with {moves} without capture or pawn move (50 needed)."
    )
}

fn extra_time(table: &Table, color: Color, penalty: u64) -> String {
    match penalty {
        0 => String::new(),
        millis => format!(" {} gets {} more.", who(table, color), duration(millis)),
    }
}

/// "1 ply", "2 plies".
fn halfmoves(plies: usize) -> String {
    match plies {
        1 => "1 ply".to_owned(),
        many => format!("{many} plies"),
    }
}

/// The place of a move that is to be written: "White's 12th move", by its number.
fn move_at(table: &Table, ply: usize) -> String {
    let before = table.game().position_after(ply);
    format!("{}'s move {}", side(before.turn()), before.fullmoves())
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

fn ruled(ruling: Ruling, table: &Table) -> String {
    match ruling {
        Ruling::Pause => "The clocks stand.".to_owned(),
        Ruling::SetTime(color, millis) => {
            format!(
                "{}'s clock is set to {}.",
                who(table, color),
                duration(millis)
            )
        }
        Ruling::AddTime(color, millis) => {
            format!("{}'s clock: {}.", who(table, color), signed(millis))
        }
        Ruling::SetMoves(color, moves) => {
            format!("{}'s move counter is set to {moves}.", who(table, color))
        }
        Ruling::StepBack(_) => "An earlier position is set up again.".to_owned(),
        Ruling::Result(outcome) => format!("The result is set to {}.", outcome.token()),
    }
}

fn reason(ending: Ending) -> String {
    match ending.outcome {
        Outcome::Win(color) => format!(
            "{} wins{}",
            side(color),
            win_reason(color, ending.termination)
        ),
        Outcome::Draw => format!("Draw: {}", draw_reason(ending.termination)),
        Outcome::Unfinished => "The game was left unfinished".to_owned(),
    }
}

fn win_reason(winner: Color, termination: Termination) -> String {
    let loser = side(!winner);
    match termination {
        Termination::Resignation => format!(": {loser} resigned"),
        Termination::TimeForfeit => format!(": {loser}'s time is up"),
        Termination::RulesInfraction => format!(": {loser} made too many illegal moves"),
        Termination::Arbiter => " by decision of the arbiter".to_owned(),
        _ => " by checkmate".to_owned(),
    }
}

const fn draw_reason(termination: Termination) -> &'static str {
    match termination {
        Termination::Stalemate => "stalemate",
        Termination::DeadPosition => "dead position, nobody can mate any more",
        Termination::Agreement => "by agreement",
        Termination::Threefold => "the position stood three times",
        Termination::FiftyMoves => "fifty moves without capture or pawn move",
        Termination::Fivefold => "the position stood five times",
        Termination::SeventyFiveMoves => "75 moves without capture or pawn move",
        Termination::TimeForfeit => "time is up, but no mate is possible against that side",
        Termination::BothFlags => "both flags have fallen, and it is not known which first",
        Termination::Resignation => "a player resigned, but no mate is possible against that side",
        Termination::RulesInfraction => {
            "too many illegal moves, but no mate is possible against that side"
        }
        Termination::Arbiter => "by decision of the arbiter",
        Termination::Checkmate | Termination::Abandoned => "left unfinished",
    }
}
