//! `tabiya completions` and `tabiya man`: what shells and `man` are told, made from the tables of
//! arguments and actions.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::Arguments;
use crate::app::keys_and_words;
use crate::wording::{English, PlayWords};

/// What is asked of `completions`.
#[derive(Debug, Args)]
pub(super) struct CompletionsArguments {
    /// The shell
    shell: Shell,
}

/// What is asked of `man`.
#[derive(Debug, Args)]
pub(super) struct ManArguments {
    /// The folder for the pages of all commands; without one the main page is printed
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// Prints what a shell has to know to complete arguments.
pub(super) fn completions(
    arguments: &CompletionsArguments,
    out: &mut impl Write,
) -> io::Result<u8> {
    // What is generated is collected first: the generator takes a closed pipe for a mistake of its own.
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut Arguments::command(),
        "tabiya",
        &mut script,
    );
    out.write_all(&script)?;
    Ok(0)
}

/// Prints the manual page, or writes those of all commands into a folder.
pub(super) fn man(
    arguments: &ManArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let mut command = Arguments::command();
    command.build();
    let Some(folder) = &arguments.folder else {
        main_page(&command, out)?;
        return Ok(0);
    };
    match write_pages(&command, folder) {
        Ok(()) => Ok(0),
        Err(error) => {
            writeln!(err, "tabiya: {}: {error}", folder.display())?;
            Ok(1)
        }
    }
}

fn write_pages(command: &Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut page = Vec::new();
    main_page(command, &mut page)?;
    fs::write(folder.join("tabiya.1"), page)?;
    for command in command.get_subcommands() {
        if command.get_name() == "help" {
            continue;
        }
        let mut page = Vec::new();
        let name = format!("tabiya-{}", command.get_name());
        Man::new(command.clone()).title(&name).render(&mut page)?;
        fs::write(folder.join(format!("{name}.1")), page)?;
    }
    Ok(())
}

/// The page of the program itself, with the keys and words of the playing screen.
fn main_page(command: &Command, out: &mut impl Write) -> io::Result<()> {
    let page = Man::new(command.clone());
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    page.render_subcommands_section(out)?;
    let mut playing = Roff::new();
    playing.control("SH", ["PLAYING"]);
    for line in English.typing_help() {
        playing.text([roman(*line)]).control("PP", []);
    }
    for (names, help) in keys_and_words(&English) {
        playing
            .control("TP", [])
            .text([bold(names)])
            .text([roman(help)]);
    }
    playing.to_writer(out)?;
    page.render_version_section(out)
}
