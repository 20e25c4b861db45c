"""Hints: where they are offered, and what is told where only the numbers speak for a card."""

from dataclasses import replace

import pytest

from bot.rules import Phase, Play, view
from bot.tables.party.hints import Hint
from bot.teaching import Reason
from bot.text import COMPLETE, words_for
from cogs.hand.controls import Draft, Holding, beside
from cogs.hand.hand_screen import part_of
from tests.cogs.at_table import game_of
from tests.cogs.hand.shown_hands import moments


def test_a_hint_is_offered_where_there_is_a_choice() -> None:
    """The only card that may be played needs none, and none would be counted."""
    offered = set[bool]()
    for state, seat in moments("belote said in words"):
        seen, game = view(state, seat), game_of(state)
        game = replace(game, row=game.row._replace(hints=True))
        cards = {each.card for each in seen.options if isinstance(each, Play)}
        if cards and seen.decision is not None:
            offered.add(len(cards) > 1)
            found = beside(Holding(seen, game, words_for("en")))
            assert (":hint:" in str([each.to_component_dict() for each in found])) is (
                len(cards) > 1
            )
    assert offered == {False, True}


@pytest.mark.parametrize("language", COMPLETE)
def test_where_the_numbers_stand_alone_they_are_told(language: str) -> None:
    words = words_for(language)
    seen, state = next(
        (seen, state)
        for state, seat in moments("belote said in words")
        if (seen := view(state, seat)).phase is Phase.PLAY and seen.options
    )
    for lead, told in (
        (12.3, words("reason-numbers-by", points=12)),
        (0.2, words("review-reason.numbers")),
    ):
        hint = Hint(seen.options[0], Reason.NUMBERS, lead)
        holding = Holding(seen, game_of(state), words, Draft(hint=hint))
        assert told in part_of(holding).text
