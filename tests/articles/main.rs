//! The Laws of Chess row by row: what the program promises of each, played through the whole
//! program without a terminal.
//!
//! The rows number the Laws in their own order, from the preface to the appendix on notation,
//! and end with a few things that stand beside the Laws: names of openings, advice, history.
//! Each number stands for one thing that the Laws, or popular accounts of them, say; the test
//! that carries it names what the program makes of it, and the line above it the article.
//! The switches by which casual and tournament play differ come last.
//!
//! Numbers without a test are about hands and boards, which a program has none of:
//!
//! * 21: displaced men are put back by whoever knocked them over; here none is.
//! * 63: every move is made with one hand; keys do not tell hands apart.

mod act_of_moving;
mod board;
mod clock;
mod conduct;
mod draws;
#[path = "../app/driver.rs"]
#[expect(
    dead_code,
    reason = "a person at the keyboard can do more than the rows ask for"
)]
mod driver;
mod end;
mod general;
mod irregularities;
mod moves;
mod notation;
mod other;
mod score_sheet;
mod switches;
mod table;
