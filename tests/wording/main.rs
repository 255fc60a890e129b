//! What the program says in other languages than English.

mod openings;
mod script;
mod source;
mod width;
