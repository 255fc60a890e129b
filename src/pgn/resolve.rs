//! The move that a word of the text means.

use super::problem::Refusal;
use crate::rules::{
    Bitboard, CastlingSide, File, Move, MoveKind, Position, Rank, Role, Square, attacks,
};

/// The legal move that a text means in a position, however files spell it.
///
/// # Errors
///
/// Why it means none.
pub(super) fn resolve(position: &Position, text: &[u8]) -> Result<Move, Refusal> {
    let spelled = Spelled::parse(text).ok_or(Refusal::Unreadable)?;
    match spelled.find_at_once(position) {
        Some(mv) => Ok(mv),
        None => spelled.find(position),
    }
}

/// What a text in algebraic notation says of a move.
#[derive(Clone, Copy, Debug)]
enum Spelled {
    Castling(CastlingSide),
    Normal {
        /// Nothing if no letter tells it and the square of departure does.
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    },
}

impl Spelled {
    fn parse(text: &[u8]) -> Option<Spelled> {
        let mut text = text;
        while let [rest @ .., b'+' | b'#'] = text {
            text = rest;
        }
        if let [b'O' | b'0', ..] = text {
            return castling(text).map(Spelled::Castling);
        }
        let (text, promotion) = split_promotion(text);
        let (from, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to = Square::new(file(to[0])?, rank(to[1])?);
        let (letter, from) = match from {
            [letter @ b'A'..=b'Z', from @ ..] => {
                (Some(Role::from_letter(char::from(*letter))?), from)
            }
            from => (None, from),
        };
        let from = from
            .strip_suffix(b"x")
            .or(from.strip_suffix(b"-"))
            .unwrap_or(from);
        let (file, rank) = match *from {
            [] => (None, None),
            [one] if file(one).is_some() => (file(one), None),
            [one] => (None, Some(rank(one)?)),
            [one, two] => (Some(file(one)?), Some(rank(two)?)),
            _ => return None,
        };
        let whole_square = file.is_some() && rank.is_some();
        let role = letter.or((!whole_square).then_some(Role::Pawn));
        Some(Spelled::Normal {
            role,
            file,
            rank,
            to,
            promotion,
        })
    }

    /// The same as [`Spelled::find`] where there is just one man that could be
    /// meant, which is nearly always, without a list of all legal moves.
    fn find_at_once(self, position: &Position) -> Option<Move> {
        let Spelled::Normal {
            role: Some(role),
            file,
            rank,
            to,
            promotion,
        } = self
        else {
            return None;
        };
        let mover = position.turn();
        let mv = if role == Role::Pawn {
            pawn_move(position, file, to, promotion)?
        } else {
            let file = file.map_or(!Bitboard::EMPTY, Bitboard::file);
            let rank = rank.map_or(!Bitboard::EMPTY, Bitboard::rank);
            let own = position.color(mover);
            let men = own & position.role(role) & file & rank;
            let from = match role {
                Role::Knight => (men & attacks::knight(to)).single()?,
                Role::King => (men & attacks::king(to)).single()?,
                _ => {
                    let occupied = position.occupied();
                    let men = men & lines(role, to);
                    let mut reach = men
                        .into_iter()
                        .filter(|&from| (between(from, to) & occupied).is_empty());
                    match (reach.next(), reach.next()) {
                        (Some(from), None) => from,
                        _ => return None,
                    }
                }
            };
            let can_be = promotion.is_none() && !own.contains(to);
            can_be.then_some(Move {
                from,
                to,
                role,
                kind: MoveKind::Normal,
            })?
        };
        let rank_fits = rank.is_none_or(|rank| rank == mv.from.rank());
        (rank_fits && leaves_king_safe(position, mv)).then_some(mv)
    }

    /// The one legal move that fits.
    fn find(self, position: &Position) -> Result<Move, Refusal> {
        let moves = position.legal_moves();
        let mut fitting = moves.iter().copied().filter(|&mv| self.fits(mv));
        match (fitting.next(), fitting.next()) {
            (Some(mv), None) => Ok(mv),
            (None, _) => Err(Refusal::Illegal),
            (Some(_), Some(_)) => Err(Refusal::Ambiguous),
        }
    }

    fn fits(self, mv: Move) -> bool {
        match self {
            Spelled::Castling(side) => mv.castling() == Some(side),
            Spelled::Normal {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                // A pawn that captures is named by its file.
                let file = match role {
                    Some(Role::Pawn) => file.or(Some(to.file())),
                    _ => file,
                };
                mv.to == to
                    && mv.castling().is_none()
                    && role.is_none_or(|role| role == mv.role)
                    && file.is_none_or(|file| file == mv.from.file())
                    && rank.is_none_or(|rank| rank == mv.from.rank())
                    && promotion == mv.promotion()
            }
        }
    }
}

/// Whether the mover's king is not attacked after a move, not castling, that is
/// legal but for that.
fn leaves_king_safe(position: &Position, mv: Move) -> bool {
    let mover = position.turn();
    let king = match mv.role {
        Role::King => mv.to,
        _ => position.king(mover),
    };
    let taken = mv.en_passant_victim().map_or(Bitboard::EMPTY, Bitboard::of) | Bitboard::of(mv.to);
    let enemy = position.color(!mover) & !taken;
    let near = attacks::knight(king) & position.role(Role::Knight)
        | attacks::pawn(mover, king) & position.role(Role::Pawn)
        | attacks::king(king) & position.role(Role::King);
    if (near & enemy).any() {
        return false;
    }
    let occupied = (position.occupied() & !taken & !Bitboard::of(mv.from)) | Bitboard::of(mv.to);
    let queens = position.role(Role::Queen);
    let straight = (queens | position.role(Role::Rook)) & lines(Role::Rook, king);
    let diagonal = (queens | position.role(Role::Bishop)) & lines(Role::Bishop, king);
    let mut enemies = ((straight | diagonal) & enemy).into_iter();
    enemies.all(|from| (between(king, from) & occupied).any())
}

/// The squares that a line man sees on an empty board.
fn lines(role: Role, square: Square) -> Bitboard {
    let [straight, diagonal] = LINES[usize::from(square.index())];
    match role {
        Role::Rook => straight,
        Role::Bishop => diagonal,
        _ => straight | diagonal,
    }
}

/// The squares strictly between two squares of one line.
fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[usize::from(a.index())][usize::from(b.index())]
}

/// The squares on a rank or file with a square, and those on a diagonal.
static LINES: [[Bitboard; 2]; 64] = {
    let mut lines = [[Bitboard::EMPTY; 2]; 64];
    let mut pair = 0;
    while pair < 64 * 64 {
        let (a, b) = (pair / 64, pair % 64);
        let (files, ranks) = ((a % 8_usize).abs_diff(b % 8), (a / 8_usize).abs_diff(b / 8));
        if a != b && (files == 0 || ranks == 0) {
            lines[a][0].0 |= 1 << b;
        } else if a != b && files == ranks {
            lines[a][1].0 |= 1 << b;
        }
        pair += 1;
    }
    lines
};

/// [`between`] for each pair of squares.
static BETWEEN: [[Bitboard; 64]; 64] = {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut pair = 0;
    while pair < 64 * 64 {
        let (a, b) = (pair / 64, pair % 64);
        let [straight, diagonal] = LINES[a];
        if (straight.0 | diagonal.0) & 1 << b != 0 {
            let distance = {
                let (files, ranks) = ((a % 8).abs_diff(b % 8), (a / 8).abs_diff(b / 8));
                if files > ranks { files } else { ranks }
            };
            let mut step = 1;
            while step < distance {
                // Along a line all steps are equal, so the division leaves no rest.
                let square = (a * (distance - step) + b * step) / distance;
                table[a][b].0 |= 1 << square;
                step += 1;
            }
        }
        pair += 1;
    }
    table
};

/// The move of a pawn to a square, from the file said or else from the same one.
/// The king may be left in check by it.
fn pawn_move(
    position: &Position,
    file: Option<File>,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    let mover = position.turn();
    let back = if mover.is_white() { -1 } else { 1 };
    let pawns = position.pieces(mover, Role::Pawn);
    let occupied = position.occupied();
    let behind = to.offset(0, back)?;
    let file = file.unwrap_or(to.file());
    let (from, kind) = if file != to.file() {
        let kind = if position.color(!mover).contains(to) {
            MoveKind::Normal
        } else if position.en_passant() == Some(to) {
            MoveKind::EnPassant
        } else {
            return None;
        };
        let beside = file.distance(to.file()) == 1;
        (beside.then_some(Square::new(file, behind.rank()))?, kind)
    } else if occupied.contains(to) {
        return None;
    } else if occupied.contains(behind) {
        (behind, MoveKind::Normal)
    } else if to.rank() == Rank::relative(mover, 4) {
        (behind.offset(0, back)?, MoveKind::DoubleStep)
    } else {
        return None;
    };
    let kind = match promotion {
        Some(role) => MoveKind::Promotion(role),
        None => kind,
    };
    let is_last = to.rank() == Rank::relative(mover, 8);
    let can_be = pawns.contains(from) && promotion.is_some() == is_last;
    can_be.then_some(Move {
        from,
        to,
        role: Role::Pawn,
        kind,
    })
}

fn castling(text: &[u8]) -> Option<CastlingSide> {
    match text {
        b"O-O" | b"0-0" => Some(CastlingSide::Short),
        b"O-O-O" | b"0-0-0" => Some(CastlingSide::Long),
        _ => None,
    }
}

fn split_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    match text {
        [rest @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')]
        | [rest @ .., letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            (rest, Role::from_letter(char::from(*letter)))
        }
        _ => (text, None),
    }
}

const fn file(letter: u8) -> Option<File> {
    File::from_letter(letter as char)
}

const fn rank(digit: u8) -> Option<Rank> {
    Rank::from_digit(digit as char)
}
