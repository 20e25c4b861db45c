"""Declarations before the first card, and eight trumps in one hand (A5)."""

import pytest

from bot.rules import (
    Card,
    Declare,
    Effect,
    Ending,
    Pass,
    Phase,
    Play,
    Reason,
    Ruleset,
    Show,
    Stop,
    apply,
    decisions,
    find_preset,
    legal_actions,
    parse_declaration,
    view,
)
from tests.rules.declared import (
    AT_ONCE,
    DUTCH,
    EVERYBODY,
    HEARTS_FIRST,
    KINDS,
    PAGAT,
    TIERCES,
    counts,
    deal,
    showing,
    shown,
)
from tests.rules.parties import (
    FOUR_SUITS,
    act,
    asked_seat,
    bidding,
    do,
    finish,
    play,
    refusal,
    taken,
)

# Declared before the first card -----------------------------------------------------------------


def test_everybody_declares_before_the_first_lead() -> None:
    hands = (*TIERCES[:2], TIERCES[2].replace("9H", "8H"), TIERCES[3].replace("8H", "9H"))
    state = deal(hands, AT_ONCE)
    assert state.phase is Phase.DECLARE
    assert {each.actor for each in decisions(state)} == {0, 1, 2, 3}
    assert all(each.waits for each in decisions(state))
    assert len({each.key for each in decisions(state)}) == 4
    assert legal_actions(state, 3) == (Declare(3, (parse_declaration("AD-KD-QD"),)), Declare(3))
    assert legal_actions(state, 2) == (Declare(2),)
    for action in (Play(0, Card.parse("7S")), Pass(0), Show(0), Stop(0)):
        assert refusal(state, action)[0] is Reason.NOT_ASKED
    wrong = Declare(0, (parse_declaration("AH-KH-QH"),))
    assert refusal(state, wrong) == (Reason.NO_DECLARATION, "A5")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_else_has_something_to_declare_is_not_seen(seat: int | None) -> None:
    state = deal(TIERCES, AT_ONCE)
    mine = [each.actor for each in view(state, seat).decisions]
    assert mine == ([] if seat is None else [seat])
    asked = view(do(state, "1 declare AH-KH-QH"), seat)
    assert [each.actor for each in asked.decisions] == ([] if seat in (None, 1) else [seat])


def test_what_is_declared_is_shown_at_once_and_silence_is_not_seen() -> None:
    state = deal(TIERCES, AT_ONCE)
    applied = apply(state, Declare(2, (parse_declaration("JH-TH-9H"),)))
    assert applied.effects == (Effect.DECLARED,)
    assert shown(applied.state, None) == ["JH-TH-9H"]
    assert counts(applied.state) == [None]
    silent = apply(applied.state, Declare(0))
    assert silent.effects == ()
    for seat in (None, 1, 2, 3):
        assert view(silent.state, seat) == view(applied.state, seat)
    assert refusal(silent.state, Declare(0))[0] is Reason.NOT_ASKED


def test_after_the_last_word_it_is_decided_and_first_hand_leads() -> None:
    state = do(deal(TIERCES, AT_ONCE), "2 declare JH-TH-9H, 3 declare AD-KD-QD, 0 declare")
    applied = apply(state, Declare(1, (parse_declaration("AH-KH-QH"),)))
    assert applied.effects == (Effect.DECLARED, Effect.CONTEST)
    seen = view(applied.state, None)
    assert (seen.phase, asked_seat(applied.state)) == (Phase.PLAY, 0)
    assert (seen.talk, seen.declarations) == ((), (0, 40))
    assert counts(applied.state) == [False, True, True]
    assert shown(applied.state, None) == ["JH-TH-9H", "AD-KD-QD", "AH-KH-QH"]
    assert showing(applied.state) == set()
    later = play(applied.state, "7S 9S AS")
    assert view(later, 3).choices == ()
    late = Play(3, Card.parse("8S"), declarations=(parse_declaration("AD-KD-QD"),))
    assert refusal(later, late) == (Reason.NO_DECLARATION, "A5")
    assert finish(later).results[0].declarations == (0, 40)


@pytest.mark.parametrize(
    "order",
    ["0 declare AH-KH-QH, 1 declare AD-KD-QD", "1 declare AD-KD-QD, 0 declare AH-KH-QH"],
)
def test_the_earlier_seat_and_not_the_earlier_word_wins(order: str) -> None:
    state = do(taken(HEARTS_FIRST, "AC", taker=2, rules=AT_ONCE), f"2 declare, {order}, 3 declare")
    assert view(state, None).declarations == (20, 0)


NOTHING_HELD = (
    "KS QS 9S 7S AC TC 8C 7D",
    "AH KH JH 8S JS 9D QD 7C",
    "AS TS QH TH 8H KC JD TD",
    "9H 7H AD KD 8D QC JC 9C",
)


def test_everybody_is_asked_whether_anybody_holds_something_or_not() -> None:
    """Else the question itself would tell that somebody does."""
    for hands in (TIERCES, NOTHING_HELD):
        state = deal(hands, AT_ONCE)
        seen = view(state, None)
        assert (seen.phase, seen.decisions, seen.heard) == (Phase.DECLARE, (), ())
        for seat in range(4):
            assert view(state, seat).decision is not None
        for seat in (2, 0, 3):
            state = act(state, Declare(seat))
            assert view(state, None) == seen
        state = act(state, Declare(1))
        assert (state.phase, view(state, None).declarations) == (Phase.PLAY, None)


def test_who_holds_nothing_can_declare_nothing() -> None:
    state = deal(NOTHING_HELD, AT_ONCE)
    assert legal_actions(state, 0) == (Declare(0),)
    assert view(state, 0).choices == ((),)
    forged = Declare(0, (parse_declaration("AD-KD-QD"),))
    assert refusal(state, forged) == (Reason.NO_DECLARATION, "A5")


def test_silence_of_all_scores_nothing() -> None:
    state = do(deal(TIERCES, AT_ONCE), "declare, declare, declare, declare")
    assert view(state, None).declarations is None
    assert finish(state).results[0].declarations == (0, 0)


def test_declared_at_once_per_type_both_score() -> None:
    said = "0 declare KS-QS-JS, 1 declare 9S-9H-9D-9C AH-KH-QH, 2 declare AD-KD-QD-JD, 3 declare"
    state = do(deal(KINDS, AT_ONCE), said)
    assert view(state, None).declarations == (50, 170)


# Belote, and eight trumps -----------------------------------------------------------------------


@pytest.mark.parametrize("rules", [PAGAT, AT_ONCE])
def test_king_and_queen_of_trump_are_a_tierce_and_belote_both(rules: Ruleset) -> None:
    """A5 example 8."""
    hands = (
        "KC QC JC 7S 8S 9D 8D 7D",
        "AH TH QH 9S KS JD TD 7C",
        "AS TS JH KH 9H AC 9C QS",
        "8H 7H AD KD QD JS TC 8C",
    )
    state = taken(hands, "KC", rules=rules)
    if rules.declarations == "immediate":
        while state.phase is Phase.DECLARE:
            [*_, silence] = legal_actions(state, asked_seat(state))
            said = "declare KC-QC-JC" if asked_seat(state) == 0 else str(silence)[2:]
            state = do(state, said)
    else:
        state = do(state, "JC KC-QC-JC")
    result = finish(state).results[0]
    assert (result.belotes, result.declarations) == ((1, 0), (20, 0))


@pytest.mark.parametrize(
    ("taker", "turned", "trump", "winner"),
    [(0, "JS", "S", 0), (1, "AH", "H", 1), (1, "AH", "S", 0), (2, "AD", "C", 1)],
)
def test_eight_trumps_in_one_hand_win_the_party_also_for_a_defender(
    taker: int, turned: str, trump: str, winner: int
) -> None:
    state = taken(FOUR_SUITS, turned, taker=taker, trump=trump, rules=DUTCH)
    assert (state.phase, state.winner, state.ending) == (Phase.OVER, winner, Ending.TRUMP_RUN)
    assert (state.scores, state.results) == ((0, 0), ())
    for seat in EVERYBODY:
        assert view(state, seat).trump_run == "SHDC".index(trump)
    assert decisions(state) == ()
    assert refusal(state, Play(0, Card.parse("JS")))[0] is Reason.PARTY_OVER


def test_eight_trumps_win_before_anything_is_declared() -> None:
    rules = AT_ONCE.changed({"trump_run_wins": True})
    assert taken(FOUR_SUITS, "JS", rules=rules).ending is Ending.TRUMP_RUN


def test_eight_trumps_win_when_the_last_pass_has_made_the_bid_the_contract() -> None:
    rules = find_preset("kloppen").changed({"trump_run_wins": True})
    window = do(bidding(FOUR_SUITS, rules), "pass, bid 80 S, pass, pass, pass")
    assert (window.phase, view(window, None).trump_run) == (Phase.KNOCK, None)
    applied = apply(window, Pass(2))
    assert applied.effects == (Effect.TAKEN, Effect.PARTY_OVER)
    assert (applied.state.winner, applied.state.ending) == (0, Ending.TRUMP_RUN)


def test_eight_trumps_are_played_where_they_do_not_win() -> None:
    state = taken(FOUR_SUITS, "JS", rules=DUTCH.changed({"trump_run_wins": False}))
    assert (state.phase, asked_seat(state)) == (Phase.PLAY, 0)
    assert view(state, None).trump_run is None


def test_seven_trumps_win_nothing() -> None:
    hands = (FOUR_SUITS[0].replace("7S", "7H"), FOUR_SUITS[1].replace("7H", "7S"), *FOUR_SUITS[2:])
    assert taken(hands, "JS", rules=DUTCH).phase is Phase.PLAY
