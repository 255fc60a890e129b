//! What a move must look like to be an example of a skill, told from its text
//! and the board, not by the classification that made it.

use tabiya::notation::san;
use tabiya::practice::{Example, Skill};
use tabiya::rules::{MoveKind, attacks};

/// Whether the text of a move has a shape: `K` any piece letter, `a` any file,
/// `1` any rank, `x` the sign of capture, `X` that sign or nothing, `+` check
/// or mate; all others as they stand.
fn has_shape(text: &str, shape: &str) -> bool {
    let Some(first) = shape.chars().next() else {
        return text.is_empty();
    };
    let rest = &shape[first.len_utf8()..];
    let fits = |c: char| match first {
        'K' => "KQRBN".contains(c),
        'P' => "QRBN".contains(c),
        'a' => ('a'..='h').contains(&c),
        '1' => ('1'..='8').contains(&c),
        'X' => c == 'x',
        '+' => c == '+' || c == '#',
        _ => c == first,
    };
    let head = text.chars().next();
    head.is_some_and(|c| fits(c) && has_shape(&text[c.len_utf8()..], rest))
        || first == 'X' && has_shape(text, rest)
}

/// Whether the move of an example has the feature of a skill, and no other.
pub(crate) fn has_feature(skill: Skill, example: &Example) -> bool {
    let san = example.san();
    let shaped = |shapes: &[&str]| shapes.iter().any(|shape| has_shape(&san, shape));
    match skill {
        Skill::PieceMoves => shaped(&["Ka1"]) && !is_beside_a_pinned_twin(example),
        Skill::PieceCaptures => shaped(&["Kxa1"]) && !is_beside_a_pinned_twin(example),
        Skill::PawnMoves => shaped(&["a1"]),
        Skill::PawnCaptures => shaped(&["axa1"]) && !is_en_passant(example),
        Skill::CheckSigns => shaped(&["KXa1+", "a1+", "axa1+"]) && !is_en_passant(example),
        Skill::Castling => ["O-O", "O-O-O"].contains(&san.as_str()),
        Skill::FileOrigin => shaped(&["KaXa1"]),
        Skill::RankOrigin => shaped(&["K1Xa1"]),
        Skill::SquareOrigin => shaped(&["Ka1Xa1"]),
        Skill::PinnedTwin => shaped(&["KXa1"]) && is_beside_a_pinned_twin(example),
        Skill::Promotion => shaped(&["a1=P", "axa1=P"]),
        Skill::EnPassant => shaped(&["axa1"]) && is_en_passant(example),
        Skill::BishopOrPawn => {
            let target = example.mv.to;
            let legal = |text: String| san::read(&text, &example.position).is_some();
            ["B", "b"].contains(&&san[..1])
                && legal(format!("bx{target}"))
                && legal(format!("Bx{target}"))
        }
        _ => panic!("{skill:?} is not a skill of single moves"),
    }
}

/// Whether the square of arrival is empty although something is captured.
fn is_en_passant(example: &Example) -> bool {
    let empty = example.position.piece_at(example.mv.to).is_none();
    assert_eq!(
        example.mv.kind == MoveKind::EnPassant,
        empty && example.san().contains('x')
    );
    example.mv.kind == MoveKind::EnPassant
}

/// Whether another man of the kind reaches the square, but without it the king
/// would stand in check from a line man.
fn is_beside_a_pinned_twin(example: &Example) -> bool {
    let Example { position, mv, .. } = example;
    let mover = position.turn();
    let kind = position.pieces(mover, mv.role).without(mv.from);
    let king = position.king(mover);
    kind.into_iter().any(|twin| {
        let reaches = attacks::of(mv.role, mover, twin, position.occupied()).contains(mv.to);
        let without_it = position.occupied().without(twin);
        reaches && !position.is_check() && position.attackers(king, !mover, without_it).any()
    })
}
