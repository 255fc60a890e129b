//! The program without a terminal: events in, state out.

mod at_the_table;
mod cursor;
mod drill;
mod driver;
mod editor;
mod famous;
mod form;
mod journal;
mod laws;
mod looking_back;
mod mouse;
mod openings;
mod plain;
mod reading_laws;
mod record;
mod review;
mod settings;
mod settings_screen;
mod settling;
mod strict;
mod typed;
mod words;
