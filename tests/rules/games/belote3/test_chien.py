"""With a chien: what is taken up, what may be laid away, and who knows of it (J9)."""

import pytest

from bot.rules import (
    Ask,
    Card,
    Discard,
    Effect,
    Header,
    Pass,
    Phase,
    Play,
    Reason,
    State,
    Suit,
    Take,
    apply,
    decisions,
    legal_actions,
    make_record,
    parse_cards,
    read,
    replay,
    view,
    write,
)
from bot.rules.core.new_deal import heaps
from bot.rules.games.belote3 import FOR_THREE
from tests.rules.games.belote3.scenarios import with_hands
from tests.rules.parties import act, asked_seat, deal_of, finish, next_pack, random_party, refusal

CHIEN = FOR_THREE.changed({"pack3": "32_chien"})
HANDS = (
    "JS 9S AS TS 8S AH TH KH 7D 8D",
    "KS QS 7S QH JH 9H AD TD KD QD",
    "8H 7H JD 9D AC TC KC QC JC 9C",
)
LEFT = "8C 7C"
RICH = (
    "JS 9S AS TS KS QS 8S AH AD AC",
    "7S TH KH QH JH 9H TD KD QD JD",
    "8H 7H 9D 8D 7D TC KC QC JC 9C",
)
"""seat 0 has nothing but trumps and aces"""


def taken_by(seat: int, hands: tuple[str, ...] = HANDS, trump: str = "S") -> State:
    """The chien is taken up; those before the taker have passed."""
    state = with_hands(hands, CHIEN, LEFT)
    while asked_seat(state) != seat:
        state = act(state, Pass(asked_seat(state)))
    return act(state, Take(seat, Suit(trump)))


def texts(cards: tuple[Card, ...]) -> set[str]:
    return {card.text for card in cards}


def may_lay(state: State) -> set[str]:
    options = legal_actions(state, asked_seat(state))
    return {each.card.text for each in options if isinstance(each, Discard)}


def test_two_lie_aside_and_the_taker_takes_them_up() -> None:
    state = with_hands(HANDS, CHIEN, LEFT)
    assert deal_of(state).stock == parse_cards(LEFT)
    after, effects = apply(state, Take(0, Suit.SPADES))
    assert effects == (Effect.TAKEN,)
    assert (after.phase, deal_of(after).stock) == (Phase.TALON, ())
    assert texts(deal_of(after).hands[0]) == {*HANDS[0].split(), *LEFT.split()}
    assert [len(hand) for hand in deal_of(after).hands] == [12, 10, 10]


def test_the_taker_alone_is_asked_once_for_each_card() -> None:
    state, keys = taken_by(1), list[str]()
    for card in ("QD", "JH"):
        [asked] = decisions(state)
        assert (asked.actor, asked.ask, asked.waits) == (1, Ask.DISCARD, True)
        assert legal_actions(state, 0) == legal_actions(state, 2) == ()
        keys.append(asked.key)
        for seat in (0, 2):
            assert (
                refusal(state, Discard(seat, deal_of(state).hands[seat][0]))[0] is Reason.NOT_ASKED
            )
        assert refusal(state, Play(1, Card.parse(card)))[0] is Reason.NOT_ASKED
        state, effects = apply(state, Discard(1, Card.parse(card)))
        opened = (Effect.OPENED,) if state.phase is Phase.PLAY else ()
        assert effects == (Effect.LAID_AWAY, *opened)
    assert len(set(keys)) == 2
    assert (state.phase, asked_seat(state)) == (Phase.PLAY, 0), "first hand leads, whoever takes"
    assert [len(hand) for hand in deal_of(state).hands] == [10, 10, 10]


def test_neither_a_trump_nor_an_ace_is_laid_away() -> None:
    state = taken_by(0)
    assert may_lay(state) == {"TH", "KH", "7D", "8D", "8C", "7C"}
    for card in ("8S", "AH"):
        assert refusal(state, Discard(0, Card.parse(card)))[0] is Reason.STAYS_IN_HAND
    assert refusal(state, Discard(0, Card.parse("KS")))[0] is Reason.NOT_IN_HAND
    state = act(state, Discard(0, Card.parse("TH")))
    assert may_lay(state) == {"KH", "7D", "8D", "8C", "7C"}
    assert refusal(state, Discard(0, Card.parse("TH")))[0] is Reason.NOT_IN_HAND


def test_who_has_nothing_else_may_lay_any_card_away() -> None:
    state = taken_by(0, RICH)
    assert may_lay(state) == {"8C", "7C"}
    state = with_hands((RICH[0], RICH[1].replace("7S", "8C"), RICH[2]), CHIEN, "7S 7C")
    state = act(state, Take(0, Suit.SPADES))
    assert may_lay(state) == {"7C"}
    state = act(state, Discard(0, Card.parse("7C")))
    assert len(may_lay(state)) == 11
    state = act(state, Discard(0, Card.parse("KS")))
    assert deal_of(state).belotes == (), "with its king away there is no belote"


def test_nobody_else_knows_what_was_laid_away() -> None:
    state = taken_by(0)
    for card in ("KH", "7D"):
        state = act(state, Discard(0, Card.parse(card)))
        assert view(state, 0).laid[-1].text == card
        for seat in (1, 2, None):
            seen = view(state, seat)
            assert seen.laid == ()
            assert not {"KH", "7D", "8C", "7C"} & texts((*seen.hand, *seen.known_out))
    assert texts(view(state, 0).known_out) == {"KH", "7D"}


def test_they_count_for_the_taker_when_the_deal_is_over() -> None:
    state = act(taken_by(0), *(Discard(0, Card.parse(card)) for card in ("TH", "KH")))
    during = deal_of(state).points
    assert during == (0, 0, 0)
    state = finish(state)
    result, deal = state.results[-1], deal_of(state)
    in_tricks = sum(trick.points for trick in deal.tricks if trick.winner == 0)
    assert result.points[0] == in_tricks + 14
    assert sum(result.points) == 162
    assert sum(result.tricks) == 10


def test_a_deal_that_nobody_takes_moves_on_after_one_round() -> None:
    state = with_hands(HANDS, CHIEN, LEFT)
    for seat in range(2):
        assert asked_seat(state) == seat
        state = act(state, Pass(seat))
    state, effects = apply(state, Pass(2))
    assert effects == (Effect.THROWN_IN,)
    assert (state.phase, state.dealer) == (Phase.SHUFFLE, 0)
    assert heaps(deal_of(state))[-1] == parse_cards(LEFT)
    assert len(next_pack(state).pack) == 32


@pytest.mark.parametrize("number", [2, 5])
def test_a_party_is_recorded_and_replayed(number: int) -> None:
    actions, state = random_party(number, CHIEN)
    header = Header("belote3", ("Anna", "Ben", "Cléo"), "0" * 64)
    again = replay(read(write(make_record(header, CHIEN, actions))))
    assert (list(again.actions), again.state) == (actions, state)
    assert sum(isinstance(each, Discard) for each in actions) == 2 * len(state.results)
