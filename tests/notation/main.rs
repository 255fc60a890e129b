//! The notation layer: texts become moves, moves become texts, and a refused
//! text gets its true reason.

mod cases;
mod completions;
mod data;
mod diagnosis;
mod properties;
mod read_command;
mod spellings;
mod styles;
mod truth;
mod words;
