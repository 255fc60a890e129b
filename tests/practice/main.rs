//! Promises of openings and of practice: names, items, rounds, scores, progress, the log.

mod openings;
