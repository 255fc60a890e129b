//! Who cannot mate whatever happens, by material alone.

use super::{Bitboard, Color, Position, Role};

impl Position {
    /// Whether the men alone prove that a side can never mate.
    ///
    /// True in just three cases, none of which needs a look at the squares:
    /// the side has a bare king; it has one knight and the other side has
    /// nothing but queens; it has only bishops of one colour of squares and
    /// the other side has no knight, no pawn and no bishop of the other colour.
    pub fn lacks_mating_material(&self, color: Color) -> bool {
        let men = |color, role| self.pieces(color, role);
        let own = self.color(color).without(self.king(color));
        let other = self.color(!color).without(self.king(!color));
        let knights = men(color, Role::Knight);
        if own.is_empty() {
            return true;
        }
        if own == knights && knights.len() == 1 {
            return other == men(!color, Role::Queen);
        }
        let bishops = self.role(Role::Bishop);
        let one_colour = |squares: Bitboard| (bishops & squares).is_empty();
        own == men(color, Role::Bishop)
            && (other & (self.role(Role::Knight) | self.role(Role::Pawn))).is_empty()
            && (one_colour(Bitboard::LIGHT) || one_colour(Bitboard::DARK))
    }

    /// Whether the men alone prove that nobody can ever mate: kings with at
    /// most one knight, or with bishops all on one colour of squares
    /// (Article 5.2.2).
    pub fn is_dead_by_material(&self) -> bool {
        Color::ALL
            .iter()
            .all(|&color| self.lacks_mating_material(color))
    }
}
