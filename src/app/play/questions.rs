//! What is asked before something is lost, and what the answers do.

use crate::app::action::Action;
use crate::app::dialog::{Answer, Choice, Deed, Dialog};
use crate::app::{App, Effect, Form, Medium, Message};
use crate::game::{Command, Game, Refusal, Table};
use crate::notation::fen::{self, Reading};
use crate::practice;

impl App {
    pub(in crate::app) fn ask(&mut self, choice: Choice) {
        self.dialog = Some(Dialog::Choice(choice));
    }

    /// Asks whether to do something that cannot be undone.
    pub(in crate::app) fn confirm(&mut self, question: String, deed: Deed) {
        let [yes, no] = [true, false].map(|yes| self.words.yes_or_no(yes));
        let answers = vec![
            Answer::new('y', yes, deed),
            Answer::new('n', no, Deed::Nothing),
        ];
        self.ask(Choice::careful(question, answers));
    }

    /// Starts a game from a FEN, or opens the form for a new game; where there is
    /// no screen for a form, starts again from the same position.
    pub(in crate::app) fn ask_new(&mut self, argument: &str) {
        let variant = self.table.game().variant();
        let start = match (argument, self.medium) {
            ("", Medium::Screen) => {
                self.dialog = Some(Dialog::Form(Form::of(self)));
                return;
            }
            ("", Medium::Lines) => Ok((*self.table.game().start(), Vec::new())),
            (text, _) => fen::read(text, Reading::Lenient, variant),
        };
        let (position, doubts) = match start {
            Ok(start) => start,
            Err(error) => {
                self.message = Some(Message::refusal(
                    self.words.in_a_row(&self.words.fen_refusal(&error)),
                ));
                return;
            }
        };
        let deed = Deed::New(position, variant);
        if self.table.in_progress() {
            self.confirm(self.words.ask_new(), deed);
        } else {
            self.carry_out(deed);
        }
        self.warn(&doubts);
    }

    /// Begins the game of the form, after a question if one is on.
    pub(in crate::app) fn begin_from_form(&mut self, form: Form) -> Vec<Effect> {
        if form.table(self.table.regulations()).is_none() {
            self.message = Some(Message::refusal(self.words.form_refusal()));
            self.dialog = Some(Dialog::Form(form));
            return Vec::new();
        }
        self.form = Some(form);
        if self.table.in_progress() {
            self.confirm(self.words.ask_new(), Deed::Begin);
            return Vec::new();
        }
        self.carry_out(Deed::Begin)
    }

    /// Another game from the same position, with the sides changed.
    pub(in crate::app) fn ask_rematch(&mut self) {
        if self.table.in_progress() {
            self.confirm(self.words.ask_new(), Deed::Rematch);
        } else {
            self.carry_out(Deed::Rematch);
        }
    }

    pub(in crate::app) fn ask_swap(&mut self) {
        if self.table.in_progress() {
            self.confirm(self.words.ask_swap(), Deed::Swap);
        } else {
            self.give(Command::Swap);
        }
    }

    pub(in crate::app) fn ask_take_back(&mut self) {
        let made = self.table.game().len();
        if !self.table.regulations().takeback {
            return self.refuse(Refusal::NoTakeBack);
        }
        if made == 0 {
            return self.refuse(Refusal::NothingToTakeBack);
        }
        let game = self.table.game();
        let answer = |(plies, key): (usize, char)| {
            let position = game.position_after(made - plies);
            let text = self.write(position, game.plies()[made - plies].mv);
            let label = self
                .words
                .take_back(position.turn(), &text, plies, &self.table);
            Answer::new(key, label, Deed::TakeBack(plies))
        };
        let possible = [(1, '1'), (2, '2')]
            .into_iter()
            .filter(|&(plies, _)| plies <= made);
        let mut answers: Vec<Answer> = possible.map(answer).collect();
        answers.push(Answer::new('n', self.words.yes_or_no(false), Deed::Nothing));
        self.ask(Choice::careful(self.words.ask_take_back(), answers));
    }

    pub(in crate::app) fn ask_resign(&mut self) {
        if self.table.ending().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let color = self.table.game().turn();
        self.confirm(
            self.words.ask_resign(color, &self.table),
            Deed::Resign(color),
        );
    }

    /// What can be done at all, for those who have not learnt the words yet.
    pub(in crate::app) fn ask_menu(&mut self) {
        let entries = [
            ('n', Some(Action::New)),
            ('p', Some(Action::Practice)),
            ('u', Some(Action::SetUp)),
            ('v', Some(Action::Review)),
            ('o', Some(Action::Openings)),
            ('l', Some(Action::Laws)),
            ('s', Some(Action::Settings)),
            ('h', Some(Action::Help)),
            ('q', Some(Action::Quit)),
            ('b', None),
        ];
        let answers = entries.map(|(key, action)| {
            let label = self.words.menu_entry(action).to_owned();
            Answer::new(key, label, action.map_or(Deed::Nothing, Deed::Perform))
        });
        self.ask(Choice::new(self.words.ask_menu(), answers.to_vec()));
    }

    /// What can be done after the end: a menu, and the board stays in sight.
    pub(in crate::app) fn ask_what_next(&mut self) {
        let next = [
            ('s', Some(Action::Save)),
            ('r', Some(Action::Rematch)),
            ('n', Some(Action::New)),
            ('v', Some(Action::Review)),
            ('h', Some(Action::Sheet)),
            ('b', None),
        ];
        let answers = next.map(|(key, action)| {
            let label = self.words.what_next(action, &self.table);
            Answer::new(key, label, action.map_or(Deed::Nothing, Deed::Perform))
        });
        self.ask(Choice::careful(
            self.words.ask_what_next(),
            answers.to_vec(),
        ));
    }

    pub(in crate::app) fn ask_quit(&mut self) -> Vec<Effect> {
        if !self.table.in_progress() {
            return vec![Effect::Exit(0)];
        }
        let question = if self.not_kept().is_some() {
            self.words.ask_quit_unsaved()
        } else {
            self.words.ask_quit()
        };
        self.confirm(question, Deed::Quit);
        Vec::new()
    }

    /// Does what the answer to a question says.
    pub(in crate::app) fn carry_out(&mut self, deed: Deed) -> Vec<Effect> {
        let table = &self.table;
        match deed {
            Deed::Nothing => {}
            Deed::OwnLine(mv) => self.follow_own(mv),
            Deed::PlayFrom(mv) => return self.play_from_here(Some(mv)),
            Deed::Play(mv) if self.review().is_some() => self.make_move(mv),
            Deed::Play(mv) if self.drill().is_some() => {
                return self.answer_item(&practice::Answer::Move(mv));
            }
            Deed::StopRound => return self.end_round(),
            Deed::PractiseAgain => self.practise_again(false),
            Deed::PractiseMissed => self.practise_again(true),
            Deed::KeepScore => return self.keep_score(),
            Deed::LeavePractice => return self.leave_practice(),
            Deed::LeaveSetup => return self.leave_setup(),
            Deed::Play(mv) => self.play(mv),
            Deed::PlayPasted => self.play_pasted(),
            Deed::Quit => return vec![Effect::Exit(0)],
            Deed::New(position, variant) => self.begin(Table::new(
                Game::new(position, variant),
                table.players().clone(),
                *table.regulations(),
                table.controls().clone(),
            )),
            Deed::Begin => {
                let form = self.form.take();
                let table = form
                    .as_ref()
                    .and_then(|form| form.table(table.regulations()));
                if let (Some(form), Some(table)) = (form, table) {
                    self.preferences.view = form.view;
                    self.occasion = form.occasion(&self.occasion);
                    self.score = self
                        .score
                        .for_players(self.table.players(), table.players());
                    self.begin(table);
                    if !form.typed.is_empty() {
                        self.type_text(&form.typed);
                    }
                    return self.remember().into_iter().collect();
                }
            }
            Deed::Rematch => {
                let [white, black] = table.controls().clone();
                // A player keeps the own clock; in an Armageddon game it belongs to the side.
                let controls = match table.regulations().draw_counts_for {
                    Some(_) => [white, black],
                    None => [black, white],
                };
                let game = Game::new(*table.game().start(), table.game().variant());
                let players = table.players().swapped();
                self.score = self.score.swapped();
                self.begin(Table::new(game, players, *table.regulations(), controls));
            }
            Deed::Swap => self.give(Command::Swap),
            Deed::Sign(color, confirms) => self.answer_result(color, confirms),
            Deed::Reopen => return self.reopen(""),
            Deed::PutAway => return self.put_away(),
            Deed::Overwrite => return self.overwrite(),
            Deed::Resign(color) => self.give(Command::Resign(color)),
            Deed::TakeBack(plies) => self.give(Command::TakeBack(plies)),
            Deed::Arbiter(choice) => self.arbiter_chose(choice),
            Deed::Perform(action) => return self.perform(action, ""),
        }
        Vec::new()
    }

    /// Puts another game on the board; what the players chose about the screen stays.
    pub(in crate::app) fn begin(&mut self, table: Table) {
        let fresh = App::with(table, self.words, self.preferences.clone());
        *self = App {
            medium: self.medium,
            saved: self.saved.clone(),
            notation_page: self.notation_page,
            score: self.score,
            occasion: self.occasion.clone(),
            keeping: self.keep_apart(),
            settling: self.settling,
            themes: self.themes.clone(),
            last_game: self.last_game.clone(),
            now: self.now,
            planned: self.planned,
            ..fresh
        };
    }
}
