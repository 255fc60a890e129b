//! What holds for every position of every game.

use proptest::prelude::{Strategy, any, prop, prop_assert, prop_assert_eq, proptest};
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::{coordinate, san};
use tabiya::rules::{Bitboard, CastlingSide, Move, MoveKind, Position, Role, Square, Variant};

/// A position some random plies into a game.
fn reachable() -> impl Strategy<Value = Position> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..120).prop_map(|choices| {
        choices
            .iter()
            .fold(Position::initial(), |position, choice| {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    position
                } else {
                    position.play(moves[choice.index(moves.len())])
                }
            })
    })
}

/// Every way a man of that kind could conceivably go from one square to another.
fn conceivable(from: Square, to: Square, role: Role) -> Vec<Move> {
    let plain = [MoveKind::Normal, MoveKind::DoubleStep, MoveKind::EnPassant];
    let promotions = Role::PROMOTIONS.map(MoveKind::Promotion);
    let kinds = plain.into_iter().chain(promotions);
    kinds
        .map(|kind| Move {
            from,
            to,
            role,
            kind,
        })
        .collect()
}

/// Whether the mover's king is safe after the move, asked of the board alone.
fn leaves_king_safe(position: &Position, mv: Move) -> bool {
    let after = position.play(mv);
    let king = after.king(position.turn());
    after
        .attackers(king, after.turn(), after.occupied())
        .is_empty()
}

proptest! {
    #[test]
    fn every_listed_move_leaves_the_king_safe(position in reachable()) {
        for &mv in &position.legal_moves() {
            prop_assert!(leaves_king_safe(&position, mv), "{mv:?} in {position:?}");
        }
    }

    #[test]
    fn a_move_of_a_line_man_or_knight_is_listed_exactly_if_it_is_legal(position in reachable()) {
        let moves = position.legal_moves();
        let own = position.color(position.turn());
        for from in own {
            let role = position.piece_at(from).expect("a man of the mover").role;
            if matches!(role, Role::Pawn | Role::King) {
                continue;
            }
            let reach = tabiya::rules::attacks::of(role, position.turn(), from, position.occupied());
            for to in Square::all() {
                let mv = Move { from, to, role, kind: MoveKind::Normal };
                let legal = (reach & !own).contains(to) && leaves_king_safe(&position, mv);
                prop_assert_eq!(moves.contains(&mv), legal, "{:?} in {:?}", mv, position);
                for other in conceivable(from, to, role).into_iter().skip(1) {
                    prop_assert!(!moves.contains(&other));
                }
            }
        }
    }

    #[test]
    fn looking_back_from_a_square_finds_the_same_moves(position in reachable()) {
        let moves = position.legal_moves();
        for to in Square::all() {
            for role in Role::ALL {
                let arriving = moves.iter().filter(|mv| mv.role == role && mv.to == to && mv.castling().is_none());
                let from = arriving.map(|mv| mv.from).collect::<Bitboard>();
                prop_assert_eq!(position.legal_sources(role, to), from, "{:?} to {} in {:?}", role, to, position);
            }
        }
        for side in CastlingSide::ALL {
            let castles = moves.iter().copied().find(|mv| mv.castling() == Some(side));
            prop_assert_eq!(position.legal_castling(side), castles);
        }
    }

    #[test]
    fn the_count_is_the_length_of_the_list(position in reachable()) {
        prop_assert_eq!(position.legal_move_count(), position.legal_moves().len() as u64);
    }

    #[test]
    fn a_key_had_by_moves_equals_the_one_from_scratch(position in reachable()) {
        let (again, doubts) = fen::read(&fen::write(&position), Reading::Strict, Variant::Standard)
            .expect("our own FEN is strictly right");
        prop_assert!(doubts.is_empty());
        prop_assert_eq!(again.key(), position.key());
        prop_assert_eq!(again, position);
    }

    #[test]
    fn every_legal_move_reads_back_from_its_texts(position in reachable()) {
        for &mv in &position.legal_moves() {
            let text = san::write(&position, mv);
            prop_assert_eq!(san::read(&text, &position), Some(mv), "{}", text);
            for variant in [Variant::Standard, Variant::Chess960] {
                prop_assert_eq!(coordinate::read(&coordinate::write(mv, variant), &position), Some(mv));
            }
        }
    }

    #[test]
    fn any_text_at_all_is_read_or_refused_as_a_fen(text in ".{0,80}") {
        for reading in [Reading::Lenient, Reading::Strict] {
            if let Err(error) = fen::read(&text, reading, Variant::Standard) {
                prop_assert!(!error.codes().is_empty(), "a refusal has a reason");
            }
        }
    }
}
