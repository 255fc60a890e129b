//! Offers, answers and claims (Articles 9.1 to 9.5).

use tabiya::game::regulations::{Profile, Regulations};
use tabiya::game::{Command, Notice, Refusal};
use tabiya::rules::Color;

use super::{START, casual, tournament, with};

#[test]
fn no_draw_is_offered_before_both_have_moved() {
    let mut game = casual(START);
    assert_eq!(game.give(Command::Offer), Err(Refusal::OfferTooEarly));
    game.play("e4");
    assert_eq!(game.give(Command::Offer), Err(Refusal::OfferTooEarly));
    game.play("e5");
    assert_eq!(
        game.give(Command::Offer),
        Ok(vec![Notice::Offered(Color::White)])
    );
}

#[test]
fn an_offer_stands_until_it_is_accepted_declined_or_answered_by_a_move() {
    let mut accepted = casual(START);
    accepted.play("e4 e5");
    accepted.give(Command::Offer).expect("White may offer");
    accepted.give(Command::Accept).expect("Black may accept");
    assert_eq!(accepted.ending(), "1/2-1/2 Agreement");

    let mut declined = casual(START);
    declined.play("e4 e5");
    declined.give(Command::Offer).expect("White may offer");
    assert_eq!(
        declined.give(Command::Decline),
        Ok(vec![Notice::Declined(Color::White)])
    );
    assert_eq!(declined.give(Command::Accept), Err(Refusal::NoOffer));

    let mut answered = casual(START);
    answered.play("e4 e5");
    answered.give(Command::Offer).expect("White may offer");
    answered.play("Nf3");
    assert_eq!(
        answered.table.offer(),
        Some(Color::White),
        "the offerer's own move leaves it open"
    );
    answered.play("Nc6");
    assert_eq!(answered.table.offer(), None);
}

#[test]
fn touching_a_man_declines() {
    for mut game in [casual(START), tournament(START)] {
        game.play("e4 e5 Nf3(=)");
        assert_eq!(game.table.offer(), Some(Color::White));
        let notices = game
            .give(Command::Touch(super::square("b8")))
            .expect("Black may touch");
        assert!(notices.contains(&Notice::Declined(Color::White)));
    }
}

#[test]
fn in_a_tournament_a_draw_is_offered_with_a_move_and_not_twice() {
    let mut game = tournament(START);
    game.play("e4 e5");
    assert_eq!(game.give(Command::Offer), Err(Refusal::OfferWithMove));
    game.play("Nf3(=)");
    game.give(Command::Decline).expect("Black declines");
    game.play("Nc6");
    assert_eq!(
        game.try_play("Bb5(=)"),
        Err(Refusal::OfferRepeated { moves: None })
    );
    game.play("Bb5 a6(=)");
    game.give(Command::Decline).expect("White declines");
    game.play("Bxc6(=)");
    assert_eq!(
        game.table.offer(),
        Some(Color::White),
        "the other side has offered in between"
    );
}

#[test]
fn in_a_casual_game_the_next_own_offer_waits_ten_moves_or_for_the_other_side() {
    let mut game = casual(START);
    game.play("Nf3 Nf6");
    game.give(Command::Offer).expect("White may offer");
    game.give(Command::Decline).expect("Black declines");
    game.play("Nc3 Nc6");
    assert_eq!(
        game.give(Command::Offer),
        Err(Refusal::OfferRepeated { moves: Some(9) })
    );
    game.play("e4");
    game.give(Command::Offer)
        .expect("Black has not offered yet");
    game.give(Command::Decline).expect("White declines");
    game.play("e5");
    game.give(Command::Offer)
        .expect("Black's offer set White free");
}

#[test]
fn one_offer_is_open_at_a_time() {
    let mut game = casual(START);
    game.play("e4 e5");
    game.give(Command::Offer).expect("White may offer");
    assert_eq!(
        game.give(Command::Offer),
        Err(Refusal::OfferOpen(Color::White))
    );
}

#[test]
fn an_event_may_forbid_offers_before_a_move() {
    let regulations = Regulations {
        no_draw_before: 3,
        ..Regulations::of(Profile::Casual)
    };
    let mut game = with(START, regulations, "none");
    game.play("Nf3 Nf6 Ng1 Ng8");
    game.play("Nf3 Nf6");
    game.give(Command::Offer).expect("this is move four");
    let mut early = with(START, regulations, "none");
    early.play("Nf3 Nf6");
    assert_eq!(early.give(Command::Offer), Err(Refusal::OfferBeforeMove(3)));
}

#[test]
fn a_third_occurrence_is_claimed_on_the_board_or_with_the_intended_move() {
    let mut before = casual(START);
    before.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    before
        .claim_with("Ng8")
        .expect("the position is about to appear");
    assert_eq!(
        (before.ending().as_str(), before.table.game().len()),
        ("1/2-1/2 Threefold", 8)
    );

    let mut after = casual(START);
    after.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    after
        .give(Command::Claim(None))
        .expect("the position has appeared");
    assert_eq!(after.ending(), "1/2-1/2 Threefold");
}

#[test]
fn positions_differ_by_castling_rights_and_by_a_legal_capture_en_passant() {
    let mut rights = casual("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1");
    rights.play("Ra2 Rh7 Ra1 Rh8 Ra2 Rh7 Ra1 Rh8");
    assert_eq!(rights.table.game().repetitions(), 2);
    let mut no_capture = casual(START);
    no_capture.play("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    assert_eq!(no_capture.table.game().repetitions(), 3);
    let mut capture = casual("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
    capture.play("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    assert_eq!(capture.table.game().repetitions(), 2);
    capture.play("Nf6 Nf3 Ng8 Ng1");
    assert_eq!(capture.table.game().repetitions(), 3);
}

#[test]
fn fifty_moves_are_claimed_by_counter_or_with_the_intended_move() {
    let mut game = casual("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    assert!(
        matches!(game.give(Command::Claim(None)), Ok(notices) if matches!(notices[0], Notice::WrongClaim { .. }))
    );
    assert_eq!(game.ending(), "");
    let mut right = casual("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    right.claim_with("Ra2").expect("fifty moves with this one");
    assert_eq!(right.ending(), "1/2-1/2 FiftyMoves");
}

#[test]
fn a_wrong_claim_plays_the_intended_move_gives_time_and_stands_as_an_offer() {
    let regulations = Regulations::of(Profile::Tournament);
    for (clock, penalty) in [("90+30", 120_000), ("5+3", 60_000)] {
        let mut game = with("4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1", regulations, clock);
        game.play("Rb1 a6");
        let black = game
            .table
            .clock()
            .and_then(|clock| clock.left(Color::Black, game.now))
            .expect("a clock");
        let notices = game
            .claim_with("Rd1")
            .expect("the move is legal, the claim is wrong");
        assert!(notices.iter().any(|notice| matches!(notice, Notice::WrongClaim { penalty: given, .. } if *given == penalty)));
        assert_eq!(game.table.game().len(), 3, "Rd1 had to be played");
        let now = game
            .table
            .clock()
            .and_then(|clock| clock.left(Color::Black, game.now));
        assert_eq!(now, Some(black + penalty));
        game.give(Command::Accept)
            .expect("a claim counts as an offer");
        assert_eq!(game.ending(), "1/2-1/2 Agreement");
    }
}

#[test]
fn nothing_is_claimed_after_touching() {
    let mut game = tournament(START);
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    game.give(Command::Touch(super::square("g1")))
        .expect("White may touch");
    assert_eq!(
        game.give(Command::Claim(None)),
        Err(Refusal::AlreadyTouched)
    );
}

#[test]
fn a_possible_claim_is_announced_only_in_casual_games() {
    for (mut game, announced) in [(casual(START), true), (tournament(START), false)] {
        game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        let notices = game.try_play("Ng8").expect("legal");
        assert_eq!(
            notices
                .iter()
                .any(|notice| matches!(notice, Notice::Claimable(_))),
            announced
        );
    }
}

#[test]
fn a_wrong_claim_leaves_no_offer_while_no_draw_may_be_agreed() {
    let mut at_the_start = casual(START);
    at_the_start
        .give(Command::Claim(None))
        .expect("a claim is heard, and wrong");
    assert_eq!(at_the_start.give(Command::Accept), Err(Refusal::NoOffer));

    let regulations = Regulations {
        no_draw_before: 30,
        ..Regulations::of(Profile::Tournament)
    };
    let mut before_move_30 = with(START, regulations, "5+3");
    before_move_30.play("e4 e5");
    let notices = before_move_30.claim_with("Nf3").expect("wrong");
    assert!(notices.iter().any(|notice| matches!(
        notice,
        Notice::WrongClaim {
            penalty: 60_000,
            ..
        }
    )));
    assert_eq!(before_move_30.give(Command::Accept), Err(Refusal::NoOffer));
}

#[test]
fn mate_and_stalemate_with_the_intended_move_come_before_the_claim() {
    let mut mate = casual("7k/8/6K1/8/8/8/8/R7 w - - 99 120");
    mate.claim_with("Ra8").expect("legal");
    assert_eq!(mate.ending(), "1-0 Checkmate");
    let mut stalemate = casual("7k/8/8/6Q1/8/8/8/K7 w - - 99 120");
    stalemate.claim_with("Qg6").expect("legal");
    assert_eq!(stalemate.ending(), "1/2-1/2 Stalemate");
}

#[test]
fn nothing_can_be_claimed_any_more_when_a_claim_has_ended_the_game() {
    let mut game = casual("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    let notices = game.claim_with("Ra2").expect("fifty moves");
    let claimable = |notice: &Notice| matches!(notice, Notice::Claimable(_));
    assert!(!notices.iter().any(claimable));
}
