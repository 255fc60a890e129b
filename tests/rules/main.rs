//! The rules layer: what is legal, what is counted, what is the same.

mod cages;
mod data;
mod laws;
mod mating;
mod movegen;
mod oracle;
mod perft;
mod properties;
mod setup;
