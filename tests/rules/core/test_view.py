"""The knowledge of a seat, and nothing else (docs/design.md, idea 5)."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import PACK, Card, Phase, State, View, forgetful, view
from bot.rules.core.state import GameType
from bot.rules.core.talon import moved_in
from tests.rules.any_party import GAMES, party
from tests.rules.parties import (
    FOUR_SUITS,
    FRENCH,
    at_first_cut,
    deal_of,
    next_pack,
    play,
    random_chooser,
    taken,
    walk,
)
from tests.rules.secrets import otherwise_dealt

POSITIONS = [
    state
    for seed in range(3)
    for state, _, _ in walk(FRENCH, bytes([seed] * 32), random_chooser(seed))
]
SEATS = st.sampled_from([None, 0, 1, 2, 3])
EVERY_GAME = sorted(GAMES)


def seats_of(state: State) -> list[int | None]:
    return [None, *range(state.rules.players)]


@st.composite
def anywhere(draw: st.DrawFn) -> State:
    """A position of any game."""
    steps = party(draw(st.sampled_from(EVERY_GAME)), draw(st.integers(0, 3)))
    return steps[draw(st.integers(0, len(steps) - 1))].after


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere in a value, but for the pack that a game is played with."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from cards_in(each)
    elif is_dataclass(value) and not isinstance(value, GameType):
        for each in fields(value):
            yield from cards_in(getattr(value, each.name))


# Secrets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.whole)])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_seat_sees_the_same_whatever_it_cannot_know(name: str, number: int) -> None:
    """At every moment of a party, for every seat and for who only watches."""
    chance = random.Random(1)
    for step in party(name, number):
        for seat in seats_of(step.after):
            other = otherwise_dealt(step.after, seat, chance)
            assert view(other, seat) == view(step.after, seat), step.action


def test_what_is_exchanged_is_what_others_hold() -> None:
    """Otherwise the tests above could not fail."""
    chance = random.Random(2)
    for name in EVERY_GAME:
        states = [step.after for step in party(name, 0)]
        played = [s for s in states if s.phase is Phase.PLAY and len(deal_of(s).tricks) == 2]
        for state in played:
            for seat in range(state.rules.players):
                other = otherwise_dealt(state, seat, chance)
                assert deal_of(other).hands[seat] == deal_of(state).hands[seat]
                changed = (deal_of(other).hands, deal_of(other).fields)
                assert changed != (deal_of(state).hands, deal_of(state).fields)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_the_order_of_the_pack_is_not_seen_before_the_deal(seat: int | None) -> None:
    assert view(at_first_cut(PACK), seat) == view(at_first_cut(PACK[::-1]), seat)
    between = next(state for state in POSITIONS if state.phase is Phase.SHUFFLE and state.deal)
    gathered = [view(next_pack(between, seed), seat) for seed in (b"one", b"another")]
    assert gathered[0] == gathered[1]
    assert list(cards_in(gathered[0]._replace(draws=()))) == []


def known_to(state: State, seat: int | None) -> set[Card]:
    """The cards of a deal that `seat` has seen so far."""
    deal = state.deal
    if deal is None or state.phase in (Phase.CUT, Phase.PACKETS):
        return set()
    known = {*deal.trick, *cards_in([trick.cards for trick in deal.tricks])}
    known |= set() if deal.turn_up is None else {deal.turn_up}
    known |= (
        set() if deal.moved is None or deal.moved.exchanged is None else {deal.moved.exchanged[1]}
    )
    if state.rules.show_bottom and deal.taker is not None:
        known.add(deal.stock[-1])
    if deal.fields:
        return known | {place.up for field in deal.fields for place in field if place.up}
    known |= set(deal.hands[seat] if seat is not None else ())
    known |= set(moved_in(deal).laid if seat == deal.taker else ())
    declaring = deal.declaring
    if declaring is not None:
        scoring = declaring.contest.scoring if declaring.contest else ()
        for each in declaring.announced:
            account = state.game_type.accounts.of(each.seat)
            decided = len(deal.tricks) >= declaring.decided_in
            shown = each in scoring and account in declaring.shown and decided
            if shown or declaring.shown_at_once or each.seat == seat:
                known |= set(each.declaration.cards)
    return known


@given(anywhere())
def test_a_view_holds_no_card_that_is_not_the_seats_own_or_seen_by_all(state: State) -> None:
    for seat in seats_of(state):
        seen = view(state, seat)._replace(draws=(), results=())
        assert set(cards_in(seen)) <= known_to(state, seat)


@given(anywhere())
def test_results_hold_only_cards_of_deals_that_are_over(state: State) -> None:
    for result in view(state, None).results:
        assert result.number <= state.deal_number
        assert result.number < state.deal_number or state.phase in (
            Phase.SHUFFLE, Phase.CUT, Phase.OVER,
        )  # fmt: skip


@given(anywhere())
def test_who_only_watches_sees_what_all_seats_see(state: State) -> None:
    watching = view(state, None)
    for seat in range(state.rules.players):
        seen = view(state, seat)
        own: dict[str, Any] = {"seat": None, "hand": (), "options": (), "choices": ()}
        if state.deal is not None and seat == state.deal.taker:
            own |= {"laid": (), "taken_up": ()}  # nobody else knows what it is (J9)
        if state.phase in (Phase.DECLARE, Phase.TALON):
            own["decisions"] = watching.decisions
        if state.rules.declarations == "talk":
            # What is not shown is not heard of; one's own one knows (CL4).
            shown = tuple(each for each in seen.heard if each.counts or each.seat != seat)
            seen = seen._replace(heard=shown)
        heard = tuple(
            mine if mine.cards == theirs.cards else mine._replace(cards=())
            for mine, theirs in zip(seen.heard, watching.heard, strict=True)
        )
        assert seen._replace(**own, heard=heard) == watching
        for mine, theirs in zip(seen.heard, watching.heard, strict=True):
            assert mine.cards == theirs.cards or mine.seat == seat


@given(anywhere())
def test_only_who_is_asked_has_options(state: State) -> None:
    for seat in range(state.rules.players):
        seen = view(state, seat)
        asked = {decision.key for decision in seen.decisions if decision.actor == seat}
        assert {seen.key_of(option) for option in seen.options} == asked
        waits = [each for each in seen.decisions if each.actor == seat and each.waits]
        assert seen.decision == (waits[0] if waits else None)


@given(anywhere())
def test_one_actor_is_asked_or_several(state: State) -> None:
    seen = view(state, None)
    waiting = [each.actor for each in seen.decisions if each.waits]
    assert seen.asked == (waiting[0] if len(waiting) == 1 else None)
    if state.phase in (Phase.CALL, Phase.PLAY, Phase.CUT, Phase.PACKETS):
        assert seen.asked is not None


@given(anywhere())
def test_whatever_is_counted_adds_up(state: State) -> None:
    seen, none = view(state, None), state.game_type.accounts.zeros
    if state.deal is None or state.phase in (Phase.CUT, Phase.PACKETS):
        assert (seen.hand_sizes, seen.played) == ((0,) * state.rules.players, frozenset())
        assert (seen.tricks_won, seen.points, seen.multiplier) == (none, none, 1)
        return
    deal = deal_of(state)
    turned = deal.taker is None or seen.turned_stays
    stock = len(deal.stock) + (turned and deal.turn_up is not None and not deal.fields)
    laid = moved_in(deal).laid
    out = stock + len(laid)
    assert sum(seen.hand_sizes) + len(seen.played) + out == len(state.game_type.dealing.pack)
    assert sum(seen.tricks_won) == len(deal.tricks)
    # Scaled is a side's sum, not each card (H3).
    if seen.points is not None and deal.tables is not None and not deal.tables.scaled:
        last = 10 * (not any(seen.hand_sizes))
        points = sum(deal.tables.points[card] for card in seen.played if card not in deal.trick)
        # What was laid away counts once the deal is over (J9).
        aside = sum(deal.tables.points[card] for card in laid if last)
        assert sum(seen.points) == points + last + aside
    for field, places in zip(seen.fields, deal.fields, strict=True):
        assert [place.covered for place in field] == [p.down is not None for p in places]


@pytest.mark.parametrize("name", ["pagat", "dutch", "two declare", "stopped"])
def test_what_may_be_announced_is_offered_until_the_seats_first_card(name: str) -> None:
    offered = 0
    for step in (*party(name, 0), *party(name, 1)):
        state = step.after
        if state.phase is not Phase.PLAY:
            continue
        deal = deal_of(state)
        played = {seat for seat, _ in view(state, None).trick}
        for seat in range(state.rules.players):
            held = () if deal.declaring is None else deal.declaring.choices[seat]
            wanted = () if deal.tricks or seat in played else held
            assert view(state, seat).choices == wanted
            offered += bool(wanted)
    assert offered


# What is shown ----------------------------------------------------------------------------------


def test_a_hand_is_sorted_trump_first_high_first() -> None:
    hands = ("JS 9S TS 7H KH AD 8C TC", "AS KS 8S 8H 9H QH 7D 7C",
             "QS 7S AH TH JH KD QD JD", "TD 9D 8D AC KC QC JC 9C")  # fmt: skip
    hand = view(taken(hands, "JS"), 0).hand
    assert [card.text for card in hand] == ["JS", "9S", "TS", "KH", "7H", "TC", "8C", "AD"]


def test_the_course_of_a_deal_is_seen_by_all() -> None:
    state = play(taken(FOUR_SUITS, "JS"), "JS AH AD AC 9S TH")
    seen = view(state, 2)
    assert isinstance(seen, View)
    assert (seen.taker, seen.trump, seen.leader, seen.asked) == (0, "S", 0, 2)
    assert [(seat, card.text) for seat, card in seen.trick] == [(0, "9S"), (1, "TH")]
    assert seen.last_trick is not None
    assert [card.text for card in seen.last_trick.cards] == ["JS", "AH", "AD", "AC"]
    assert {card.text for card in seen.played} == {"JS", "AH", "AD", "AC", "9S", "TH"}
    assert seen.hand_sizes == (6, 6, 7, 7)
    assert (seen.tricks_won, seen.points) == ((1, 0), (53, 0))
    assert seen.turn_up == Card.parse("JS")
    after = view(play(state, "TD TC AS"), 2)
    assert [(each.leader, each.winner) for each in after.tricks] == [(0, 0), (0, 0)]
    assert after.last_trick is not None
    assert [card.text for card in after.last_trick.cards] == ["9S", "TH", "TD", "TC"]


@given(anywhere(), SEATS)
def test_all_tricks_are_remembered_unless_one_forgets(state: State, seat: int | None) -> None:
    seen = view(state, seat and seat % state.rules.players)
    if state.deal is None or state.phase in (Phase.CUT, Phase.PACKETS):
        assert seen.tricks == ()
        return
    assert seen.tricks is state.deal.tricks  # a view is made for each message: nothing is copied
    assert forgetful(seen).tricks == seen.tricks[-1:][: seen.last_trick is not None]
    assert forgetful(seen)._replace(tricks=seen.tricks) == seen


def test_with_arret_the_last_trick_lies_there_until_the_next_is_led() -> None:
    rules = replace(FRENCH, arret=True)
    lying = view(play(taken(FOUR_SUITS, "JS", rules=rules), "JS AH AD AC"), 2)
    led = view(play(taken(FOUR_SUITS, "JS", rules=rules), "JS AH AD AC 9S"), 2)
    assert (lying.last_trick, led.last_trick) == (lying.tricks[0], None)
    assert (len(forgetful(lying).tricks), len(forgetful(led).tricks)) == (1, 0)
    assert (len(led.tricks), len(led.played), len(forgetful(led).played)) == (1, 5, 1)


def test_the_last_trick_stays_to_be_seen_until_the_next_deal() -> None:
    between = next(state for state in POSITIONS if state.phase is Phase.SHUFFLE and state.deal)
    seen = view(between, 0)
    assert seen.last_trick is not None
    assert sum(seen.tricks_won) == 8
    assert seen.points is not None
    assert sum(seen.points) == 162
    assert len(seen.played) == 32
    assert seen.results[-1].dealer == seen.dealer
