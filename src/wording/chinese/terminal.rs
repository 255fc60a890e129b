//! Chinese sentences about the terminal.

use super::Chinese;
use crate::wording::{TerminalDeed, TerminalWords};

impl TerminalWords for Chinese {
    fn terminal_fault(&self, deed: TerminalDeed, why: &str) -> String {
        let what = self.text(match deed {
            TerminalDeed::Copy => "复制",
            TerminalDeed::Bell => "响铃",
            TerminalDeed::Mouse => "切换鼠标",
            TerminalDeed::Suspend => "挂起",
        });
        say!(self, "无法{}：{}。", what, why)
    }
}
