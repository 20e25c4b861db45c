"""Open hands are played as plain minimax plays them."""

import pytest

from bot.robots.search import ALL, best_cards, reaches, stage_of
from bot.rules import view
from tests.robots import capots
from tests.robots.search.agree import EVERY_GAME, worlds_of
from tests.robots.search.minimax import endings, points_by_card, reached_by_card, solved
from tests.rules.parties import deal_of


@pytest.mark.parametrize("name", EVERY_GAME)
def test_open_hands_are_played_as_well_as_can_be(name: str) -> None:
    for state in endings(EVERY_GAME[name], 6, seed=3):
        assert solved(state) == points_by_card(state)


@pytest.mark.parametrize("name", ["coinche_bga", "klaverjas_amsterdam", "klaverjas_rotterdam"])
def test_the_best_cards_are_those_of_minimax_with_all_their_roem(name: str) -> None:
    for state in endings(EVERY_GAME[name], 12, seed=5):
        reached, deal = reached_by_card(state), deal_of(state)
        ours = state.game_type.accounts.of(deal.turn) == 0
        most = (max if ours else min)(reached.values())
        stage = stage_of(view(state, deal.turn))
        found = best_cards(stage, worlds_of(state), [*reached])
        assert found == [card for card, points in reached.items() if points == most]


def test_all_the_points_are_not_all_the_tricks() -> None:
    """A trick may have no points: the last trump comes last, where the capot is gone (A9)."""
    gone, going = (capots.played(*each) for each in (capots.GONE, capots.GOING))
    assert set(solved(gone).values()) == {152, 162}
    assert set(solved(going).values()) == {162, 162 + ALL}
    for state in (gone, going):
        assert solved(state) == points_by_card(state)
        deal = deal_of(state)
        stage, worlds = stage_of(view(state, deal.turn)), worlds_of(state)
        assert reaches(stage, worlds, 162)
        assert reaches(stage, worlds, 162 + ALL, again=True) == (state is going)
        assert reaches(stage, worlds, 162, again=True)


def test_no_point_is_not_without_a_trick() -> None:
    """The same with the sides exchanged: side 0 may get a trick without a point."""
    gone, going = (capots.played(*each, first=1) for each in (capots.GONE, capots.GOING))
    assert set(solved(gone).values()) == {0, 10}
    assert set(solved(going).values()) == {-ALL, 0}
    for state, least in ((gone, 0), (going, -ALL)):
        assert solved(state) == points_by_card(state)
        stage, worlds = stage_of(view(state, deal_of(state).turn)), worlds_of(state)
        assert reaches(stage, worlds, least)
        assert not reaches(stage, worlds, least + 1, again=True)
