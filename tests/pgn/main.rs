//! The exchange format: what real files hold is read, what is written is the
//! standard's, and neither size nor nonsense does harm.

mod cases;
mod command;
mod data;
mod properties;
mod random;
mod reader;
mod streams;
mod traps;
mod writer;
