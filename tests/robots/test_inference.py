"""The cards that a seat cannot hold, by what it played: never one that it holds."""

import pytest

from bot.robots.inference import excluded_cards
from bot.rules import PACK, Phase, Suit, parse_cards, view
from tests.robots.positions import play_view
from tests.rules.any_party import GAMES, party
from tests.rules.parties import deal_of


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nobody_holds_what_they_are_said_not_to(name: str) -> None:
    found = 0
    for step in party(name, 1):
        if step.after.phase is not Phase.PLAY or deal_of(step.after).fields:
            continue
        excluded = excluded_cards(view(step.after, 0))
        for hand, none in zip(deal_of(step.after).hands, excluded, strict=True):
            assert none.isdisjoint(hand)
            found += len(none)
    assert found or view(party(name, 1)[0].after, None).game_type.seats == 2


def test_who_trumps_has_none_of_the_suit_and_who_discards_no_trump_either() -> None:
    seen = play_view("7D 8D", gone="AH 8S KC QH", first=0)
    none = excluded_cards(seen)
    hearts = {card for card in PACK if card.suit is Suit.HEARTS}
    assert hearts <= none[1]
    assert hearts | set(parse_cards("JS 9S AS TS KS QS")) <= none[2]
    assert none[0] == none[3] == frozenset()
