"""The hands of a deal that is over: open to everybody where the table wants it, and it may."""

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.rules import PACK, Phase
from bot.tables import Game, RefusalReason
from bot.tables.finished.records import Reviews
from tests.tables.evening import FOUR, FRENCH, Evening, change

SHUFFLED = FRENCH.changed({"shuffle": "every_deal"})


async def wish(evening: Evening, game: Game, *, wanted: bool = True, who: str = "Anna") -> Game:
    return await evening.tables.lobby.open_hands(game.id, evening.people[who], wanted=wanted)


async def test_the_host_opens_and_closes_them_and_nobody_has_to_agree(evening: Evening) -> None:
    game = await evening.open(FOUR, SHUFFLED)
    assert not game.shows_hands
    after = await wish(evening, game)
    assert after.shows_hands
    assert all(each.agreed for each in after.people)
    assert await evening.load(game.id) == after
    assert not (await wish(evening, game, wanted=False)).shows_hands
    assert await evening.reason(wish(evening, game, who="Ben")) is RefusalReason.NOT_HOST


async def test_a_pack_that_is_only_cut_hides_them(evening: Evening) -> None:
    """Also where the rules are changed afterwards."""
    game = await evening.open(FOUR)
    assert await evening.reason(wish(evening, game)) is RefusalReason.HANDS_CLOSED
    await change(evening, game, "shuffle", "every_deal")
    assert (await wish(evening, game)).shows_hands
    assert not (await change(evening, game, "shuffle", "cut_only")).shows_hands


@pytest.fixture
async def second_deal(evening: Evening) -> Game:
    """A party of open hands in the middle of its second deal."""
    game = await evening.open(FOUR, SHUFFLED)
    await wish(evening, game)
    game = await evening.lobby.start(game.id, evening.anna)
    chance = random.Random(1)
    while game.deal < 2 or game.state is None or game.state.phase is not Phase.PLAY:
        game = await evening.go_on(game, chance)
    return game


async def test_a_deal_that_is_over_is_open_and_the_next_is_not(
    evening: Evening, second_deal: Game
) -> None:
    reviews = Reviews(evening.database)
    shown = await reviews.deal(second_deal, 1)
    assert {card for hand in shown.hands for card in hand} == set(PACK)
    assert shown.view.deal_number == 1
    for number in (-1, 0, 2, 3):
        assert await evening.reason(reviews.deal(second_deal, number)) is RefusalReason.NOT_OVER


async def test_other_tables_stay_closed(evening: Evening, second_deal: Game) -> None:
    """Tables that do not want it, and those whose boards are played elsewhere too."""
    reviews = Reviews(evening.database)
    unwanted = replace(second_deal, row=second_deal.row._replace(open_hands=False))
    board = replace(second_deal, tournament=cast(Any, object()))
    cut = replace(second_deal, rules=FRENCH)
    for game in (unwanted, board, cut):
        assert await evening.reason(reviews.deal(game, 1)) is RefusalReason.HANDS_CLOSED


async def test_the_next_party_at_the_table_is_as_open(evening: Evening) -> None:
    rules = SHUFFLED.changed({"end_mode": "deals", "deals_limit": 1})
    game = await evening.open(FOUR, rules)
    await wish(evening, game)
    game = await evening.lobby.start(game.id, evening.anna)
    await evening.play_out(game, random.Random(1))
    again = await evening.lobby.again(game.id, evening.ben, change_partners=False)
    assert again.shows_hands
