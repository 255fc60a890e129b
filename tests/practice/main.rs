//! Promises of openings and of practice: names, items, rounds, scores, progress, the log.

mod answers;
mod feature;
mod items;
mod logs;
mod openings;
mod progress;
mod rounds;
mod scores;
mod sheets;
mod skills;
mod words;
