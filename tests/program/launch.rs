//! What a test starts, and in what surroundings.

use std::path::{Path, PathBuf};

use portable_pty::CommandBuilder;

use crate::pty::{Home, Session};

/// What to start, and in what surroundings: nothing is taken over from the test's own.
#[derive(Clone)]
pub(crate) struct Launch {
    program: PathBuf,
    arguments: Vec<String>,
    variables: Vec<(String, String)>,
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    controlling: bool,
    home: Option<PathBuf>,
}

impl Launch {
    /// Some program, at 80×24, in a terminal that calls itself xterm-256color.
    pub(crate) fn new(program: impl Into<PathBuf>) -> Launch {
        Launch {
            program: program.into(),
            arguments: Vec::new(),
            variables: Vec::new(),
            columns: 80,
            rows: 24,
            controlling: true,
            home: None,
        }
        .variable("TERM", "xterm-256color")
        .variable("LANG", "C.UTF-8")
        .variable("PATH", "/usr/local/bin:/usr/bin:/bin")
    }

    /// Tabiya itself.
    pub(crate) fn tabiya() -> Launch {
        Launch::new(env!("CARGO_BIN_EXE_tabiya"))
    }

    pub(crate) fn argument(mut self, argument: &str) -> Launch {
        self.arguments.push(argument.to_owned());
        self
    }

    /// Sets an environment variable; the last word on a name counts.
    pub(crate) fn variable(mut self, name: &str, value: &str) -> Launch {
        self.variables.push((name.to_owned(), value.to_owned()));
        self
    }

    /// With this home, which stays when the session is over, instead of a new one.
    pub(crate) fn at_home(mut self, home: &Home) -> Launch {
        self.home = Some(home.path.clone());
        self
    }

    /// The home it is to have, if it is not to be a new one.
    pub(crate) fn home(&self) -> Option<&Path> {
        self.home.as_deref()
    }

    pub(crate) fn size(mut self, columns: u16, rows: u16) -> Launch {
        self.columns = columns;
        self.rows = rows;
        self
    }

    /// The terminal is there, but the system does not know that it is this program's: no
    /// signal tells when it goes away.
    pub(crate) fn without_controlling_terminal(mut self) -> Launch {
        self.controlling = false;
        self
    }

    /// The same program with `text` on its standard input, through a shell; keys have to
    /// come from the controlling terminal.
    pub(crate) fn with_standard_input(self, text: &str) -> Launch {
        let mut words = vec![self.program.display().to_string()];
        words.extend(self.arguments.clone());
        let quoted: Vec<_> = words.iter().map(|word| format!("'{word}'")).collect();
        let script = format!("printf '%s\\n' '{text}' | {}", quoted.join(" "));
        Launch {
            program: "/bin/sh".into(),
            arguments: vec!["-c".to_owned(), script],
            ..self
        }
    }

    pub(crate) fn start(&self) -> Session {
        Session::start(self)
    }

    /// The same for a program that takes the whole screen, once its first picture is there.
    pub(crate) fn start_on_screen(&self) -> Session {
        let session = self.start();
        session.wait_until_drawn();
        session
    }

    /// The command line and its surroundings, with all folders of its own in `home`.
    pub(crate) fn command(&self, home: &Path) -> CommandBuilder {
        let mut command = CommandBuilder::new(&self.program);
        command.args(&self.arguments);
        command.cwd(home);
        command.env_clear();
        command.env("HOME", home);
        for (name, folder) in [
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_DATA_HOME", "data"),
            ("XDG_STATE_HOME", "state"),
            ("XDG_CACHE_HOME", "cache"),
            ("XDG_RUNTIME_DIR", "run"),
        ] {
            command.env(name, home.join(folder));
        }
        for (name, value) in &self.variables {
            command.env(name, value);
        }
        command.set_controlling_tty(self.controlling);
        command
    }
}
