//! Words that show something of the game under review.

use super::rows::{Piece, Row, said};
use crate::app::App;
use crate::app::dialog::{Dialog, Page};
use crate::pgn::{NodeId, Place, sign};
use crate::rules::Color;

/// Nobody reads a longer comment beside a board.
const LONGEST_COMMENT: usize = 8_000;

impl App {
    /// A move of the game under review as the sheet has it, with its glyphs.
    pub fn reviewed_move(&self, node: NodeId) -> String {
        let Some(review) = self.review() else {
            return String::new();
        };
        let tree = review.study.tree();
        let mut text = match tree.mv(node) {
            Some(mv) => self.write(review.study.before(node), mv),
            None => "--".to_owned(),
        };
        for glyph in tree.glyphs(node) {
            match sign(glyph) {
                // Marks such as `!` belong to the move, judgements stand behind it.
                Some(sign) if glyph <= 6 => text.push_str(sign),
                Some(sign) => text.extend([" ", sign]),
                None => text.extend([" $", &glyph.to_string()]),
            }
        }
        text
    }

    /// The same with its number: `12. Nf3`, `12... Nf6`.
    pub fn numbered_reviewed_move(&self, node: NodeId) -> String {
        let Some(review) = self.review() else {
            return String::new();
        };
        let before = review.study.before(node);
        let dots = match before.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{dots} {}", before.fullmoves(), self.reviewed_move(node))
    }

    /// What is written about a move, before or behind it.
    pub fn comments_on(&self, node: NodeId, place: Place) -> String {
        let Some(review) = self.review() else {
            return String::new();
        };
        let comments = review.study.tree().comments(node, place);
        let said: Vec<String> = comments.map(said).filter(|text| !text.is_empty()).collect();
        let said = said.join(" ");
        match said.char_indices().nth(LONGEST_COMMENT) {
            Some((end, _)) => format!("{}…", &said[..end]),
            None => said,
        }
    }

    /// The sheet as a page: moves, comments, variations, the result.
    pub(super) fn show_reviewed_sheet(&mut self) {
        let Some(review) = self.review() else { return };
        let mut lines = self.review_heading();
        lines.push(String::new());
        lines.extend(review.study.rows().iter().map(|row| self.spelt_row(row)));
        lines.push(review.study.game().result.to_string());
        self.dialog = Some(Dialog::Page(Page::new(
            self.words.sheet_title().to_owned(),
            lines,
        )));
    }

    fn spelt_row(&self, row: &Row) -> String {
        match row {
            Row::Moves {
                number,
                white,
                black,
            } => {
                let text = |node: &Option<NodeId>| node.map(|node| self.reviewed_move(node));
                let white = text(white).unwrap_or_else(|| "…".to_owned());
                let black = text(black).unwrap_or_default();
                format!("{number}. {white} {black}").trim_end().to_owned()
            }
            Row::Text { depth, pieces } => {
                let mut text = String::new();
                for (index, piece) in pieces.iter().enumerate() {
                    let next = self.spelt_piece(pieces, index);
                    let joined = text.is_empty() || text.ends_with('(') || *piece == Piece::Close;
                    text.push_str(if joined { "" } else { " " });
                    text.push_str(&next);
                }
                format!("{}{text}", "  ".repeat(usize::from(*depth).max(1)))
            }
        }
    }

    /// A piece of a row as it is read: Black's moves have a number only where one is needed.
    pub fn spelt_piece(&self, pieces: &[Piece], index: usize) -> String {
        match pieces[index] {
            Piece::Open => "(".to_owned(),
            Piece::Close => ")".to_owned(),
            Piece::Comments(node, place) => self.comments_on(node, place),
            Piece::Move(node) => {
                let follows = matches!(
                    index.checked_sub(1).map(|before| pieces[before]),
                    Some(Piece::Move(_))
                );
                let white = self
                    .review()
                    .is_some_and(|review| review.study.before(node).turn().is_white());
                if white || !follows {
                    self.numbered_reviewed_move(node)
                } else {
                    self.reviewed_move(node)
                }
            }
        }
    }
}
