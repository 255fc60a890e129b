//! The score sheet of a game under review: two moves a row, and between them what was written
//! about them.

use super::study::Study;
use crate::pgn::{NodeId, Place, Step};

/// A row of moves is not longer than this, so that the place shown is found quickly.
const LONGEST: usize = 40;

/// A row of the sheet; a text takes as many lines as it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Moves of the main line.
    Moves {
        /// The number of the move.
        number: u32,
        /// White's move; none if Black moved first here.
        white: Option<NodeId>,
        /// Black's move, if it follows at once.
        black: Option<NodeId>,
    },
    /// Comments on the main line, or a part of a variation.
    Text {
        /// How deep in variations it is; 0 for a comment on the main line.
        depth: u16,
        /// What stands in it.
        pieces: Vec<Piece>,
    },
}

/// Something in a row of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A move.
    Move(NodeId),
    /// The comments before or behind a move.
    Comments(NodeId, Place),
}

impl Row {
    /// Whether a move stands in the row.
    pub fn holds(&self, node: NodeId) -> bool {
        match self {
            Row::Moves { white, black, .. } => [white, black].contains(&&Some(node)),
            Row::Text { pieces, .. } => pieces.contains(&Piece::Move(node)),
        }
    }
}

/// The rows of a game.
pub(super) fn of(study: &Study) -> Vec<Row> {
    let mut sheet = Sheet {
        study,
        rows: Vec::new(),
        depth: 0,
        begins: false,
    };
    sheet.comments(NodeId::ROOT, Place::After);
    let tree = study.tree();
    for step in tree.walk(*study.position(NodeId::ROOT)) {
        match step {
            Step::Move { node, .. } => sheet.take_move(node),
            Step::Open => {
                sheet.depth += 1;
                sheet.new_text();
                sheet.text(Piece::Open);
            }
            Step::Close => {
                sheet.text(Piece::Close);
                sheet.depth = sheet.depth.saturating_sub(1);
                sheet.begins = true;
            }
        }
    }
    sheet.rows
}

/// A sheet being written.
struct Sheet<'a> {
    study: &'a Study,
    rows: Vec<Row>,
    depth: u16,
    /// Whether what comes next stands in a row of its own.
    begins: bool,
}

impl Sheet<'_> {
    fn take_move(&mut self, node: NodeId) {
        self.comments(node, Place::Before);
        if self.depth > 0 {
            self.text(Piece::Move(node));
        } else {
            self.main_move(node);
        }
        self.comments(node, Place::After);
    }

    fn main_move(&mut self, node: NodeId) {
        let before = self.study.before(node);
        let number = before.fullmoves();
        if before.turn().is_white() {
            self.rows.push(Row::Moves {
                number,
                white: Some(node),
                black: None,
            });
            return;
        }
        match self.rows.last_mut() {
            Some(Row::Moves {
                white: Some(_),
                black: black @ None,
                ..
            }) => *black = Some(node),
            _ => self.rows.push(Row::Moves {
                number,
                white: None,
                black: Some(node),
            }),
        }
    }

    fn comments(&mut self, node: NodeId, place: Place) {
        let tree = self.study.tree();
        if tree.comments(node, place).all(|text| said(text).is_empty()) {
            return;
        }
        if self.depth == 0 {
            self.new_text();
        }
        self.text(Piece::Comments(node, place));
    }

    fn new_text(&mut self) {
        self.begins = false;
        self.rows.push(Row::Text {
            depth: self.depth,
            pieces: Vec::new(),
        });
    }

    /// Adds to the last row if it is of this depth and has room.
    fn text(&mut self, piece: Piece) {
        let fits = match self.rows.last() {
            Some(Row::Text { depth, pieces }) => {
                *depth == self.depth && (pieces.len() < LONGEST || piece == Piece::Close)
            }
            _ => false,
        };
        if !fits || self.begins && piece != Piece::Close {
            self.new_text();
        }
        if let Some(Row::Text { pieces, .. }) = self.rows.last_mut() {
            pieces.push(piece);
        }
    }
}

/// A comment without the commands in it, such as what the clock showed.
pub fn said(comment: &str) -> String {
    let mut said = String::new();
    let mut rest = comment;
    while let Some((before, behind)) = rest.split_once("[%") {
        said.push_str(before);
        rest = behind.split_once(']').map_or("", |(_, rest)| rest);
    }
    said.push_str(rest);
    let words: Vec<&str> = said.split_whitespace().collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Row, said};
    use crate::app::review::Study;
    use crate::pgn::Reader;

    fn shape(text: &str) -> String {
        let game = Reader::new(text.as_bytes())
            .next()
            .expect("one")
            .expect("read");
        let study = Study::new(game);
        let shape = |row: &Row| match row {
            Row::Moves {
                number,
                white,
                black,
            } => {
                let sign = |node: &Option<_>| if node.is_some() { 'x' } else { '-' };
                format!("{number}{}{}", sign(white), sign(black))
            }
            Row::Text { depth, pieces } => format!("t{depth}:{}", pieces.len()),
        };
        let rows: Vec<String> = study.rows().iter().map(shape).collect();
        rows.join(" ")
    }

    #[test]
    fn moves_stand_in_pairs_and_what_is_said_between_them() {
        for (text, wanted) in [
            ("1. e4 e5 2. Nf3", "1xx 2x-"),
            ("1. e4 {good} e5", "1x- t0:1 1-x"),
            ("1. e4 {[%clk 0:01:00]} e5", "1xx"),
            ("{so} 1. e4 (1. d4 d5) e5 2. Nf3", "t0:1 1x- t1:4 1-x 2x-"),
            ("1. e4 (1. d4 (1. c4) d5)", "1x- t1:2 t2:3 t1:2"),
            ("1. e4 (1. d4) (1. c4)", "1x- t1:3 t1:3"),
            ("", ""),
        ] {
            let text = format!("[Event \"a\"]\n\n{text} *");
            assert_eq!(shape(&text), wanted, "{text}");
        }
    }

    #[test]
    fn a_command_is_no_comment() {
        for (comment, wanted) in [
            ("a good  move", "a good move"),
            ("[%clk 0:01:00] so [%eval 0.3] it goes", "so it goes"),
            ("[%clk 0:01:00", ""),
            ("[not a command]", "[not a command]"),
        ] {
            assert_eq!(said(comment), wanted);
        }
    }
}
