//! Every legal move of a board.
//!
//! Moves are made in groups, all men of a kind at once and direction by
//! direction. In one direction each target square has a single source, for a
//! nearer man hides the farther one; so a set of targets *is* a set of moves:
//!
//! ```text
//!  two rooks        their targets up the file lane: five moves
//!  . . . . .        . X . . .
//!  . . . k .        . X . X .
//!  . . . . .        . X . X .
//!  . R . . .        . . . . .
//!  . . . R .        . . . . .
//! ```
//!
//! What is done with the groups is up to a [`Sink`]: one writes the moves
//! down, another only counts them.

use super::analysis::Analysis;
use super::attacks::{king_steps, pawn_steps_down, pawn_steps_up};
use super::board::{Board, HOME};
use super::lanes::{self, Lanes};
use super::moves::{CastlingSide, Move, MoveKind, MoveList};
use super::{Color, Role, Square};

const THIRD: u64 = HOME << 16;
const LAST: u64 = HOME << 56;

/// Takes the legal moves, group by group, in the mover's view.
trait Sink {
    /// Line men slide: the targets up and down each lane.
    fn slides(&mut self, men: Lanes, up: Lanes, down: Lanes);
    /// Men of a kind step by the same offset, each to one of the targets.
    fn steps(&mut self, targets: u64, offset: i8, role: Role, kind: MoveKind);
    /// Pawns step by the same offset onto the last rank.
    fn promotions(&mut self, targets: u64, offset: i8);
    /// One man goes from one square to each of the targets.
    fn single(&mut self, from: u64, targets: u64, role: Role, kind: MoveKind);
}

/// The legal moves of a board, named as White names the squares.
pub(super) fn list(board: Board, turn: Color) -> MoveList {
    let mut writer = Writer {
        queens: board.role(Role::Queen),
        flip: if turn.is_white() { 0 } else { 56 },
        moves: MoveList::new(),
    };
    generate(board, &mut writer);
    writer.moves
}

/// How many legal moves a board has.
pub(super) fn count(board: Board) -> u64 {
    let mut counter = Counter(0);
    generate(board, &mut counter);
    u64::from(counter.0)
}

fn generate(board: Board, sink: &mut impl Sink) {
    let analysis = Analysis::of(board);
    let own = board.own();
    let king_targets = king_steps(analysis.king) & !own & !analysis.danger;
    sink.single(analysis.king, king_targets, Role::King, MoveKind::Normal);
    if analysis.checkers == 0 {
        castling(board, &analysis, sink);
    } else if analysis.evasions == 0 {
        return;
    }
    slides(board, &analysis, sink);
    knights(board, &analysis, sink);
    pawns(board, &analysis, sink);
}

fn slides(board: Board, analysis: &Analysis, sink: &mut impl Sink) {
    let own = board.own();
    let men = lanes::sliders(board.straight() & own, board.diagonal() & own);
    let men = analysis.free_along(men);
    let empty = !board.occupied();
    let targets = lanes::each(analysis.evasions & !own);
    sink.slides(
        men,
        lanes::and(lanes::fill_up(men, empty), targets),
        lanes::and(lanes::fill_down(men, empty), targets),
    );
}

fn knights(board: Board, analysis: &Analysis, sink: &mut impl Sink) {
    // A pinned knight never moves: no leap stays on the line.
    let knights = board.role(Role::Knight) & board.own() & !analysis.all_pinned();
    if knights == 0 {
        return;
    }
    let targets = analysis.evasions & !board.own();
    for (offset, entered) in KNIGHT_LEAPS {
        sink.steps(
            shift(knights, offset) & entered & targets,
            offset,
            Role::Knight,
            MoveKind::Normal,
        );
    }
}

/// The eight leaps, each with the squares it can end on without leaving the board at the side.
const KNIGHT_LEAPS: [(i8, u64); 8] = {
    const A: u64 = 0x0101_0101_0101_0101;
    const H: u64 = A << 7;
    const AB: u64 = A | A << 1;
    const GH: u64 = H | H >> 1;
    [
        (17, !A),
        (15, !H),
        (10, !AB),
        (6, !GH),
        (-15, !A),
        (-17, !H),
        (-6, !AB),
        (-10, !GH),
    ]
};

const fn shift(set: u64, offset: i8) -> u64 {
    if offset >= 0 {
        set << offset
    } else {
        set >> -offset
    }
}

fn pawns(board: Board, analysis: &Analysis, sink: &mut impl Sink) {
    let pawns = board.role(Role::Pawn) & board.own();
    let [_, pushing, to_right, to_left] = analysis.free_along(lanes::each(pawns));
    let empty = !board.occupied();
    let one = pushing << 8 & empty;
    let two = (one & THIRD) << 8 & empty & analysis.evasions;
    let (left, _) = pawn_steps_up(to_left);
    let (_, right) = pawn_steps_up(to_right);
    let victims = board.enemy() & analysis.evasions;
    for (targets, offset) in [
        (one & analysis.evasions, 8),
        (left & victims, 7),
        (right & victims, 9),
    ] {
        sink.steps(targets & !LAST, offset, Role::Pawn, MoveKind::Normal);
        sink.promotions(targets & LAST, offset);
    }
    sink.steps(two, 16, Role::Pawn, MoveKind::DoubleStep);
    let target = board.en_passant();
    if target != 0 {
        let capturers = en_passant_capturers(board, target);
        for (from, offset) in [(target >> 7, 7), (target >> 9, 9)] {
            let lands = if from & capturers == 0 { 0 } else { target };
            sink.steps(lands, offset, Role::Pawn, MoveKind::EnPassant);
        }
    }
}

/// The mover's pawns that may capture en passant on the target square.
///
/// Two men leave the board's lines at once, so neither pins nor evasions tell
/// what is legal: each capture is tried, and the king looked at afterwards.
pub(super) fn en_passant_capturers(board: Board, target: u64) -> u64 {
    let pawns = board.role(Role::Pawn) & board.own();
    let mut beside = pawn_steps_down(target) & pawns;
    let mut legal = 0;
    while beside != 0 {
        let from = beside & beside.wrapping_neg();
        beside ^= from;
        let after = board.moved(from, target, Role::Pawn, MoveKind::EnPassant);
        if Analysis::of(after).checkers == 0 {
            legal |= from;
        }
    }
    legal
}

/// Castling, on the conditions of Article 3.8.2: the right is kept, nothing
/// stands between or on the landing squares, the king is not in check, and it
/// neither crosses nor enters an attacked square. The rook may be attacked, and
/// may cross attacked squares.
fn castling(board: Board, analysis: &Analysis, sink: &mut impl Sink) {
    let mut rooks = board.castling_rooks() & board.own();
    while rooks != 0 {
        let rook = rooks & rooks.wrapping_neg();
        rooks ^= rook;
        let side = side_of(analysis.king, rook);
        let path = castling_path(analysis.king, rook, side);
        let clear = path.all & board.occupied() & !(analysis.king | rook) == 0;
        let safe = path.king & analysis.danger == 0;
        // In Chess960 the rook may be all that shields the king along its rank.
        if clear && safe && analysis.pinned[0] & rook == 0 {
            sink.single(analysis.king, rook, Role::King, MoveKind::Castling(side));
        }
    }
}

/// The side on which a castling rook stands.
pub(super) const fn side_of(king: u64, rook: u64) -> CastlingSide {
    if rook > king {
        CastlingSide::Short
    } else {
        CastlingSide::Long
    }
}

/// The squares that castling needs.
pub(super) struct CastlingPath {
    /// The squares from the king to where it lands, both included: none may be attacked.
    pub(super) king: u64,
    /// The squares that king and rook cross and land on: none may hold another man.
    pub(super) all: u64,
}

/// The squares that castling with this rook needs, on the mover's first rank.
pub(super) const fn castling_path(king: u64, rook: u64, side: CastlingSide) -> CastlingPath {
    let king_path = span(king, 1 << side.king_file().index());
    let rook_path = span(rook, 1 << side.rook_file().index());
    CastlingPath {
        king: king_path,
        all: king_path | rook_path,
    }
}

/// All squares of the first rank from one to the other, both included.
const fn span(a: u64, b: u64) -> u64 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (high << 1) - low
}

/// Only counts.
struct Counter(u32);

impl Sink for Counter {
    fn slides(&mut self, _: Lanes, up: Lanes, down: Lanes) {
        self.0 += up
            .iter()
            .chain(&down)
            .map(|targets| targets.count_ones())
            .sum::<u32>();
    }

    fn steps(&mut self, targets: u64, _: i8, _: Role, _: MoveKind) {
        self.0 += targets.count_ones();
    }

    fn promotions(&mut self, targets: u64, _: i8) {
        self.0 += 4 * targets.count_ones();
    }

    fn single(&mut self, _: u64, targets: u64, _: Role, _: MoveKind) {
        self.0 += targets.count_ones();
    }
}

/// Writes the moves down.
struct Writer {
    queens: u64,
    /// Turns the mover's squares into White's: 56 if Black moves.
    flip: u32,
    moves: MoveList,
}

impl Writer {
    fn push(&mut self, from: u32, to: u32, role: Role, kind: MoveKind) {
        self.moves.push(Move {
            from: Square::wrapping(from ^ self.flip),
            to: Square::wrapping(to ^ self.flip),
            role,
            kind,
        });
    }

    fn slide(&mut self, lane: usize, from: u32, to: u32) {
        let role = if self.queens >> from & 1 != 0 {
            Role::Queen
        } else if lane < 2 {
            Role::Rook
        } else {
            Role::Bishop
        };
        self.push(from, to, role, MoveKind::Normal);
    }
}

impl Sink for Writer {
    fn slides(&mut self, men: Lanes, up: Lanes, down: Lanes) {
        for lane in 0..4 {
            for to in bits(up[lane]) {
                let sources = men[lane] & RAYS_DOWN[lane][to as usize];
                self.slide(lane, sources.ilog2(), to);
            }
            for to in bits(down[lane]) {
                let sources = men[lane] & RAYS_UP[lane][to as usize];
                self.slide(lane, sources.trailing_zeros(), to);
            }
        }
    }

    fn steps(&mut self, targets: u64, offset: i8, role: Role, kind: MoveKind) {
        for to in bits(targets) {
            self.push(to.wrapping_add_signed(-i32::from(offset)), to, role, kind);
        }
    }

    fn promotions(&mut self, targets: u64, offset: i8) {
        for role in Role::PROMOTIONS {
            self.steps(targets, offset, Role::Pawn, MoveKind::Promotion(role));
        }
    }

    fn single(&mut self, from: u64, targets: u64, role: Role, kind: MoveKind) {
        for to in bits(targets) {
            self.push(from.trailing_zeros(), to, role, kind);
        }
    }
}

/// The numbers of the squares in a set, lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let low = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(low)
    })
}

/// The whole line above each square of each lane, on an empty board.
static RAYS_UP: [[u64; 64]; 4] = rays(true);
/// The whole line below each square of each lane, on an empty board.
static RAYS_DOWN: [[u64; 64]; 4] = rays(false);

const fn rays(up: bool) -> [[u64; 64]; 4] {
    // (files, ranks) of one step up each lane.
    const STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut table = [[0; 64]; 4];
    let mut lane = 0;
    while lane < 4 {
        let sign = if up { 1 } else { -1 };
        let (files, ranks) = (STEPS[lane].0 * sign, STEPS[lane].1 * sign);
        let mut square = 0;
        while square < 64 {
            let mut next = Square::wrapping(square).offset(files, ranks);
            while let Some(reached) = next {
                table[lane][square as usize] |= 1 << reached.index();
                next = reached.offset(files, ranks);
            }
            square += 1;
        }
        lane += 1;
    }
    table
}
