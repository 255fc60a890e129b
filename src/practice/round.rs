//! A round: items one after the other, and what was missed comes back.

use std::collections::VecDeque;

use super::asked::{Asked, Verdict};
use super::{
    Answer, Drill, Effort, Help, Item, Length, Outcome, Plan, Score, Skill, Supply, judge,
};

/// An item that was put aside comes back after so many others.
const OTHERS: usize = 3;

/// An item comes back so often at most.
const RETURNS: u32 = 2;

/// A round in play.
#[derive(Clone, Debug)]
pub struct Round {
    plan: Plan,
    supply: Supply,
    /// The items that are still to come, where they are not drawn: the moves of a dictation,
    /// or what was missed before.
    script: Option<VecDeque<Item>>,
    /// Whether what is missed may come back; the moves of a game have their order.
    returns: bool,
    /// How many items were drawn.
    drawn: usize,
    current: Option<Asked>,
    /// The item after this one, drawn ahead.
    next: Option<Item>,
    /// Items put aside, each with how many others come before it.
    aside: VecDeque<(Asked, usize)>,
    outcomes: Vec<Outcome>,
    /// The items that were not right at the first try, as they were done with.
    missed: Vec<Item>,
}

impl Round {
    /// A round by a plan, its first item ready.
    pub fn new(plan: Plan, mut supply: Supply) -> Round {
        let script = plan
            .is_dictation()
            .then(|| supply.dictation(plan.class).into());
        let returns = script.is_none();
        Round::start(plan, supply, script, returns)
    }

    /// A dictation of these items.
    pub fn dictation(plan: Plan, supply: Supply, items: Vec<Item>) -> Round {
        Round::start(plan, supply, Some(items.into()), false)
    }

    /// These items once more, such as those that were missed.
    pub fn again(plan: Plan, supply: Supply, items: Vec<Item>) -> Round {
        Round::start(plan, supply, Some(items.into()), true)
    }

    fn start(
        mut plan: Plan,
        supply: Supply,
        script: Option<VecDeque<Item>>,
        returns: bool,
    ) -> Round {
        let drill = plan.drill;
        let by_item =
            |skill| skill != Skill::Games && drill.is_none_or(|drill| drill.serves(skill));
        if script.is_none() {
            plan.choice.retain(by_item);
        }
        let mut round = Round {
            plan,
            supply,
            script,
            returns,
            drawn: 0,
            current: None,
            next: None,
            aside: VecDeque::new(),
            outcomes: Vec::new(),
            missed: Vec::new(),
        };
        round.next = round.draw();
        round.advance();
        round
    }

    /// The plan.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The item to be answered; nothing once the round is over.
    pub fn current(&self) -> Option<&Item> {
        self.current.as_ref().map(|asked| &asked.item)
    }

    /// How often the present item has been answered wrong since it was shown.
    pub fn misses(&self) -> u32 {
        self.current.as_ref().map_or(0, |asked| asked.misses)
    }

    /// The item after this one, for showing it ahead; nothing if one that was put aside comes
    /// before it.
    pub fn next(&self) -> Option<&Item> {
        let comes_back = self.aside.front().is_some_and(|&(_, others)| others <= 1);
        self.next.as_ref().filter(|_| !comes_back)
    }

    /// Whether nothing more is asked.
    pub const fn is_over(&self) -> bool {
        self.current.is_none()
    }

    /// How many items are done with, and how many there are if that is known.
    pub fn progress(&self) -> (usize, Option<usize>) {
        let waiting = self.aside.len() + usize::from(self.current.is_some());
        let all = match (&self.script, self.plan.length) {
            (Some(script), _) => {
                let ahead = usize::from(self.next.is_some());
                Some(self.outcomes.len() + waiting + ahead + script.len())
            }
            (None, Length::Items(count)) => Some(count),
            (None, Length::Seconds(_)) => None,
        };
        (self.outcomes.len(), all)
    }

    /// What came of the items that are done with.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// The items that were not right at the first try.
    pub fn missed(&self) -> &[Item] {
        &self.missed
    }

    /// The figures so far.
    pub fn score(&self) -> Score {
        Score::of(&self.outcomes)
    }

    /// Takes an answer to the present item and goes on to the next one if it
    /// was right, or wrong for the third time. Nothing once the round is over.
    pub fn answer(&mut self, answer: &Answer, effort: Effort) -> Option<Verdict> {
        let asked = self.current.as_mut()?;
        let miss = judge(&asked.item, answer, self.plan.standard).err();
        let verdict = asked.verdict(answer, miss, effort);
        match verdict.help {
            _ if verdict.is_right() => self.finish(true),
            Help::Answer => self.put_aside(),
            Help::None | Help::Rule => {}
        }
        Some(verdict)
    }

    /// Goes on without an answer, as after a wrong one that is left standing.
    pub fn skip(&mut self) {
        if let Some(asked) = self.current.as_mut() {
            asked.tries = asked.tries.max(1);
            self.finish(false);
        }
    }

    /// Ends the round: time is up, or it is given up. What was answered wrong
    /// and not put right is left standing; what was not answered does not count.
    pub fn stop(&mut self) {
        let aside = self.aside.drain(..).map(|(asked, _)| asked);
        let unfinished = aside
            .chain(self.current.take())
            .filter(|asked| asked.tries > 0);
        let unfinished: Vec<Asked> = unfinished.collect();
        for asked in unfinished {
            self.done(asked, false);
        }
        self.next = None;
        self.script = None;
    }

    fn finish(&mut self, right: bool) {
        if let Some(asked) = self.current.take() {
            self.done(asked, right);
        }
        self.advance();
    }

    /// Notes what came of an item.
    fn done(&mut self, asked: Asked, right: bool) {
        let item = asked.item.clone();
        let outcome = asked.outcome(right);
        if !outcome.is_right_at_once() {
            self.missed.push(item);
        }
        self.outcomes.push(outcome);
    }

    /// Puts the present item aside, to come back after some others.
    fn put_aside(&mut self) {
        let may_return = |asked: &Asked| self.returns && asked.returns < RETURNS;
        match self.current.take_if(|asked| may_return(asked)) {
            Some(mut asked) => {
                asked.returns += 1;
                asked.misses = 0;
                self.advance();
                self.aside.push_back((asked, OTHERS));
                if self.current.is_none() {
                    self.advance();
                }
            }
            None => self.finish(false),
        }
    }

    /// Puts the next item before the learner: one that was put aside when its
    /// time has come, else a new one, else whatever was put aside.
    fn advance(&mut self) {
        for (_, others) in &mut self.aside {
            *others = others.saturating_sub(1);
        }
        let is_due = self.aside.front().is_some_and(|&(_, others)| others == 0);
        let returning = |round: &mut Round| round.aside.pop_front().map(|(asked, _)| asked);
        self.current = match (is_due, self.next.take()) {
            (true, next) => {
                self.next = next;
                returning(self)
            }
            (false, Some(item)) => {
                self.next = self.draw();
                Some(Asked::new(item))
            }
            (false, None) => returning(self),
        };
    }

    /// Draws a new item, if the round has room for one.
    fn draw(&mut self) -> Option<Item> {
        if let Some(script) = &mut self.script {
            return script.pop_front();
        }
        if matches!(self.plan.length, Length::Items(count) if self.drawn >= count) {
            return None;
        }
        let skill = self.plan.choice.draw(self.supply.random())?;
        let drill = self.plan.drill.or_else(|| self.suitable(skill))?;
        self.drawn += 1;
        self.supply.item(skill, drill)
    }

    /// A drill for a skill: the most telling one every other time.
    fn suitable(&mut self, skill: Skill) -> Option<Drill> {
        let drills = Drill::of(skill);
        let random = self.supply.random();
        if random.percent(50) {
            drills.first().copied()
        } else {
            random.pick(drills)
        }
    }
}
