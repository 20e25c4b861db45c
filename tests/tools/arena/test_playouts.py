"""Those who play deals out for the yardstick play as `club` does, and see no card of the others."""

from collections.abc import Iterator

import numpy as np
import pytest

from bot.robots.playing import choose_card, playable
from bot.robots.search import play_so_far, stage_of, wait
from bot.robots.search.compiled.dealing import cards_gone
from bot.robots.search.compiled.position import PLACES, TURN, allowed_in, begin, put
from bot.robots.search.tables import Numbers
from bot.rules import Card, Phase, State, View, find_preset, view
from tests.robots.match import casual_party

wait()
from tests.tools.arena.playouts import club_card  # noqa: E402


def positions(preset: str) -> Iterator[tuple[State, View]]:
    for number in range(3):
        for move in casual_party(find_preset(preset), number):
            if move.is_own and move.before.phase is Phase.PLAY:
                seen = view(move.before, int(move.action.actor))
                if len(playable(seen)) > 1:
                    yield move.before, seen


def card_of(seen: View, hands: list[Numbers | int]) -> Card:
    """Return the card that is chosen where the cards lie so."""
    tables, row = stage_of(seen).tables, np.zeros(PLACES, np.int64)
    shown, deal, plays = play_so_far(seen).as_numbers(tables)
    begin(row, np.array(hands, np.int64) | cards_gone(plays), shown, deal)
    for _, card in plays:
        put(tables.facts, row, card)
    assert row[TURN] == seen.seat
    allowed = allowed_in(tables.facts, row)
    return tables.cards[club_card(tables.facts, row, allowed, np.zeros((4, 4)))]


@pytest.mark.parametrize("preset", ["french", "coinche_bga", "kloppen"])
def test_they_play_as_club_does_and_see_no_hidden_card(preset: str) -> None:
    same = total = 0
    for state, seen in positions(preset):
        assert state.deal is not None
        hands = [stage_of(seen).tables.set_of(hand) for hand in state.deal.hands]
        card = card_of(seen, [*hands])
        total += 1
        same += card is choose_card(seen, playable(seen))
        # Two of the others exchange what nobody has seen of them.
        first, second = [seat for seat in range(4) if seat not in (seen.seat, seen.taker)][:2]
        if len(state.deal.hands[first]) == len(state.deal.hands[second]):
            hands[first], hands[second] = hands[second], hands[first]
            assert card_of(seen, [*hands]) is card
    assert same > 0.75 * total
