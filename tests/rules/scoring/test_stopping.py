"""L'Arrêt: to stop the game with the claim to have reached the target (A10)."""

from typing import Any

import pytest

from bot.rules import (
    ByAccount,
    DealOutcome,
    Effect,
    Ending,
    Held,
    Phase,
    Play,
    Reason,
    Ruleset,
    State,
    Stop,
    Stopped,
    apply,
    decisions,
    find_preset,
    legal_actions,
    view,
)
from tests.rules.parties import (
    act,
    asked_seat,
    deal_of,
    do,
    play,
    refusal,
    taken,
)

ARRET = find_preset("pagat").changed({"arret": True})
DUTCH = find_preset("dutch").changed({"arret": True})

# Seat 0 takes; spades are trump. Seat 1 has the belote.
HANDS = (
    "JS 9S 7S AH 7H AD 7D 7C",
    "KS QS 8S KD 8D 8H 9H AC",
    "AS TS QH TH JH TD KC QC",
    "KH JD QD 9D TC JC 9C 8C",
)
# Seat 1, of the defenders, has won the first trick and is to lead.
DEFENDER_WON = "7C AC QC TC"
# Seat 0, the taker, has won the second trick as well, and is to lead.
TAKER_WON = f"{DEFENDER_WON} KS AS 8C 9S"


def stopping(
    cards: str, scores: ByAccount = (0, 0), points: ByAccount = (0, 0), rules: Ruleset = ARRET
) -> State:
    """After these cards, with so many points of both teams before the deal and in its tricks."""
    state = play(taken(HANDS, "JS", rules=rules), cards)
    deal = deal_of(state)._replace(points=points)
    return state._replace(deal=deal, scores=scores)


def shown_belote(state: State) -> State:
    """Seat 1 has played king and queen of trump."""
    [belote] = deal_of(state).belotes
    said = belote._replace(played=2, words=2)
    return state._replace(deal=deal_of(state)._replace(belotes=(said,)))


def proof(state: State, takers: int, *, belote: bool = False) -> State:
    """The deal is played on, announcing nothing, and the takers have these points in the end.

    The belote of the defenders is forgotten, if it is not wanted.
    """
    before, after = state, state
    while not after.results:
        before, after = after, act(after, some_card(after))
    deal, ended = deal_of(before), after.results[0]
    last = (ended.points[0] - deal.points[0], ended.points[1] - deal.points[1])
    deal = deal._replace(points=(takers - last[0], 162 - takers - last[1]))
    if not belote:
        deal = deal._replace(belotes=())
    return act(before._replace(deal=deal), some_card(before))


def some_card(state: State) -> Play:
    """A card that may be played, and nothing with it."""
    plays = [e for e in legal_actions(state, asked_seat(state)) if isinstance(e, Play)]
    return plays[-1]


def may_stop(state: State) -> set[int]:
    return {seat for seat in range(4) if Stop(seat) in legal_actions(state, seat)}


def counted(state: State, seat: int) -> int:
    """Return what a stop counts by a seat that has nothing to prove."""
    stopped = deal_of(act(state, Stop(seat))).stopped
    assert stopped
    assert (stopped.seat, stopped.proof) == (seat, False)
    return stopped.points


# Who, and when ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "seat", "arret"),
    [("", 0, True), ("7C", 1, True), (f"{DEFENDER_WON} KS", 2, True), (DEFENDER_WON, 1, False)],
)
def test_who_has_not_just_won_a_trick_or_does_not_play_so_cannot_stop(
    cards: str, seat: int, arret: bool
) -> None:
    state = stopping(cards, (999, 999), (50, 50), ARRET.changed({"arret": arret}))
    assert refusal(state, Stop(seat)) == (Reason.CANNOT_STOP, "A10")


# The count --------------------------------------------------------------------------------------


def test_a_defender_wins_at_1010_though_the_takers_stand_at_995() -> None:
    """A10: 930 + 60 in tricks + belote 20."""
    applied = apply(shown_belote(stopping(DEFENDER_WON, (995, 930), (0, 60))), Stop(1))
    state = applied.state
    assert applied.effects == (Effect.STOPPED, Effect.PARTY_OVER)
    assert (state.phase, state.winner, state.ending) == (Phase.OVER, 1, Ending.STOPPED)
    assert deal_of(state).stopped == Stopped(1, 1010, proof=False)
    assert (state.scores, state.results) == ((995, 930), ())
    assert decisions(state) == ()


@pytest.mark.parametrize(
    ("cards", "scores", "points", "target", "winner"),
    [
        # A10: 930 + 55, whatever the takers have.
        (DEFENDER_WON, (0, 930), (0, 55), 1000, 0),
        (DEFENDER_WON, (995, 930), (0, 55), 1000, 0),
        # Reached is as many as the target.
        (DEFENDER_WON, (0, 930), (0, 69), 1000, 0),
        (DEFENDER_WON, (0, 930), (0, 70), 1000, 1),
        (DEFENDER_WON, (0, 450), (0, 50), 500, 1),
        (DEFENDER_WON, (0, 450), (0, 50), 501, 0),
        # The takers lose at once when they have miscounted.
        (TAKER_WON, (950, 0), (49, 24), 1000, 1),
    ],
)
def test_the_count_decides_at_once(
    cards: str, scores: ByAccount, points: ByAccount, target: int, winner: int
) -> None:
    state = stopping(cards, scores, points, ARRET.changed({"target": target}))
    seat = asked_seat(state)
    ended = act(state, Stop(seat))
    ending = Ending.STOPPED if seat % 2 == winner else Ending.STOPPED_IN_VAIN
    assert (ended.phase, ended.winner, ended.ending) == (Phase.OVER, winner, ending)


def test_the_other_teams_points_count_for_it_alone() -> None:
    state = shown_belote(stopping(TAKER_WON, (900, 990), (90, 70)))
    assert counted(state, 0) == 990


@pytest.mark.parametrize(
    ("announce", "words", "count"),
    [("auto", "", 20), ("strict", "KS! QS!", 20), ("strict", "KS!", 0), ("strict", "", 0),
     ("prompt", "KS!", 20), ("prompt", "", 0)],
)  # fmt: skip
def test_belote_counts_once_both_words_are_said(announce: str, words: str, count: int) -> None:
    cards = f"{TAKER_WON} 7S QS TS 9C KC JC 7H 8S"
    for word in words.split():
        cards = cards.replace(word[:2], word)
    rules = ARRET.changed({"belote_announce": announce})
    assert counted(play(taken(HANDS, "JS", rules=rules), cards), 1) == 30 + count


def test_half_a_belote_does_not_count() -> None:
    """The queen is still in the hand."""
    state = play(taken(HANDS, "JS", rules=ARRET), f"{TAKER_WON} 7D KD TD 9D KC JC 7H 8S")
    assert counted(state, 1) == 30


@pytest.mark.parametrize(
    ("script", "declared"),
    [
        ("7C, AC, QC QH-JH-TH, TC JC-TC-9C-8C", 50),
        ("7C, AC, QC QH-JH-TH, TC", 0),  # those of the other team
        ("7C, AC, QC, TC", 0),  # held, not announced
    ],
)
def test_declarations_count_when_they_have_won_the_contest(script: str, declared: int) -> None:
    state = do(taken(HANDS, "JS", rules=ARRET), script)
    assert counted(state, 1) == 24 + declared


def test_declarations_count_only_once_they_are_compared() -> None:
    """`during_trick2`: not yet after the first trick."""
    script = "7C, AC, QC, TC JC-TC-9C-8C"
    state = do(taken(HANDS, "JS", rules=DUTCH), script)
    assert counted(state, 1) == 24
    assert counted(do(state, "8H, QH, KH, 7H"), 3) == 24 + 7 + 50


def test_held_points_do_not_count() -> None:
    state = stopping(DEFENDER_WON, (0, 930), (0, 60))
    state = state._replace(held=(Held(DealOutcome.LITIGE, 1, (81, 0)),))
    assert act(state, Stop(1)).ending is Ending.STOPPED_IN_VAIN


# The proof of the takers ------------------------------------------------------------------------


def claimed(scores: ByAccount = (950, 0), **options: Any) -> State:
    """A10: the taker claims 950 + 52."""
    return act(stopping(TAKER_WON, scores, (52, 28), ARRET.changed(options)), Stop(0))


def test_the_takers_play_on_to_prove_it() -> None:
    applied = apply(stopping(TAKER_WON, (950, 0), (52, 28)), Stop(0))
    state = applied.state
    assert applied.effects == (Effect.STOPPED,)
    assert (state.phase, state.winner, asked_seat(state)) == (Phase.PLAY, None, 0)
    assert view(state, 3).stopped == Stopped(0, 1002, proof=True)


@pytest.mark.parametrize("before", [948, 949])
def test_they_prove_it_also_with_just_as_many_as_the_target(before: int) -> None:
    state = act(stopping(TAKER_WON, (before, 0), (52, 28)), Stop(0))
    assert (state.phase, deal_of(state).stopped) == (Phase.PLAY, Stopped(0, before + 52, True))
    assert proof(state, 78).winner == 1


def test_the_takers_partner_may_claim_as_well() -> None:
    state = play(taken(HANDS, "JS", rules=ARRET), f"{DEFENDER_WON} KD TD JD 7D")
    state = state._replace(scores=(990, 0))
    assert may_stop(state) == {2}
    assert deal_of(act(state, Stop(2))).stopped == Stopped(2, 1006, proof=True)


def test_a_proof_that_fails_78_to_84_loses_the_game() -> None:
    state = proof(claimed(), 78)
    assert (state.phase, state.winner, state.ending) == (Phase.OVER, 1, Ending.PROOF_FAILED)
    [result] = state.results
    assert (result.points, result.score.outcome) == ((78, 84), DealOutcome.DEDANS)
    assert (result.written, result.released, result.totals) == ((0, 0), (0, 0), (950, 0))
    assert state.scores == (950, 0)


def test_a_proof_that_succeeds_85_to_77_wins_the_game() -> None:
    state = proof(claimed(), 85)
    assert (state.phase, state.winner, state.ending) == (Phase.OVER, 0, Ending.STOPPED)
    assert state.results[0].written == (85, 77)
    assert state.scores == (1035, 77)


def test_proved_it_wins_also_where_the_others_have_more() -> None:
    for both_reach in ("extend", "draw", "higher_score", "attackers"):
        state = proof(claimed((950, 999), both_reach=both_reach), 85)
        assert (state.winner, state.scores) == (0, (1035, 1076))


@pytest.mark.parametrize(
    ("tie_rule", "winner"),
    [("takers_win", 0), ("takers_lose", 1), ("litige", 1), ("abeyance", 1)],
)
def test_equality_proves_it_only_where_the_takers_win_ties(tie_rule: str, winner: int) -> None:
    state = proof(claimed(tie_rule=tie_rule), 81)
    assert state.winner == winner
    assert state.ending is (Ending.PROOF_FAILED if winner else Ending.STOPPED)
    assert state.held == ()


def test_a_failed_proof_leaves_what_was_held_before() -> None:
    held = (Held(DealOutcome.LITIGE, 0, (71, 0)),)
    assert proof(claimed()._replace(held=held), 78).held == held
    won = proof(claimed()._replace(held=held), 85)
    assert (won.held, won.results[0].released, won.scores) == ((), (71, 0), (1106, 77))


def test_the_proof_is_the_contract_with_everything_that_counts_for_it() -> None:
    """85 against 77 and the belote fails, unless tricks alone count."""
    assert proof(claimed(), 85, belote=True).winner == 1
    assert proof(claimed(contract_basis="tricks"), 85, belote=True).winner == 0


def test_nobody_stops_a_second_time() -> None:
    state = claimed()
    assert Stop(0) not in legal_actions(state, 0)
    assert refusal(state, Stop(0))[0] is Reason.CANNOT_STOP
    while not state.results:
        assert may_stop(state) == set()
        state = act(state, legal_actions(state, asked_seat(state))[0])


# What is hidden ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_running_points_and_past_tricks_are_hidden(seat: int | None) -> None:
    state = stopping("")
    for number, cards in enumerate(("7C", "AC", "QC", "TC", "KS", "AS", "8C", "9S", "7S")):
        state = play(state, cards)
        seen = view(state, seat)
        assert seen.points is None
        assert (seen.last_trick is not None) == (number in (3, 7))
    open_rules = ARRET.changed({"arret": False})
    seen = view(play(taken(HANDS, "JS", rules=open_rules), f"{DEFENDER_WON} KS"), seat)
    assert (seen.points, seen.last_trick is not None) == ((0, 24), True)


def test_the_hands_stay_hidden_when_the_game_was_stopped() -> None:
    state = act(stopping(DEFENDER_WON, (995, 930), (0, 70)), Stop(1))
    assert view(state, None).hand == ()
    assert set(view(state, 2).hand) == set(deal_of(state).hands[2])
    assert view(state, 2).points == (0, 70)
