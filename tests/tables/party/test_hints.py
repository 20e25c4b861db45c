"""Hands as they are shown, open hands, and hints."""

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.robots import search
from bot.rules import PACK, Phase, legal_actions
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.storage.games import games
from bot.tables import Game, RefusalReason
from bot.tables.finished.records import Reviews
from bot.tables.finished.results import Unrated, judge_lobby
from tests.tables.evening import FOUR, FRENCH, Evening, Hosted, change, state_of
from tests.tables.party.test_practice import practise


@pytest.fixture
def compiled() -> None:
    assert search.wait()


async def given(evening: Evening, game_id: int, deal: int = 1) -> dict[int, int]:
    return dict(await evening.database.ask(games.hints_in_deal, game_id, deal))


@pytest.mark.usefixtures("compiled")
async def test_who_practises_is_told_what_to_do_and_why(
    evening: Evening, host: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await practise(evening)
    await host.wait(20)
    game = await evening.load(game.id)
    decision = game.decision()
    assert decision is not None
    hint = await evening.tables.hints.ask(game, 0, decision.key)
    assert hint.action in legal_actions(state_of(game), 0)
    monkeypatch.setattr("bot.tables.party.hints.weigh", None)  # it is not thought of again
    assert await evening.tables.hints.ask(game, 0, decision.key) == hint
    assert await given(evening, game.id) == {0: 1}
    other = evening.tables.hints.ask(game, 1, decision.key)
    assert await evening.reason(other) is RefusalReason.TOO_LATE


async def test_a_table_has_none_unless_its_host_wants_them(evening: Evening) -> None:
    game = await evening.open(FOUR)
    await change(evening, game, "shuffle", "every_deal")
    assert judge_lobby(await evening.load(game.id)) == "classique"
    rules = evening.tables.lobby
    refused = rules.allow_hints(game.id, evening.ben, wanted=True)
    assert await evening.reason(refused) is RefusalReason.NOT_HOST
    game = await rules.allow_hints(game.id, evening.anna, wanted=True)
    assert game.allows_hints
    assert judge_lobby(game) is Unrated.HINTS
    assert not await evening.tables.is_rated(game)
    game = await rules.allow_hints(game.id, evening.anna, wanted=False)
    assert not game.allows_hints


async def test_a_rated_table_gives_none(evening: Evening, playing: object) -> None:
    game = await evening.load(1)
    decision = game.decision()
    assert decision is not None
    assert state_of(game).phase is Phase.PLAY
    asked = evening.tables.hints.ask(game, int(decision.actor), decision.key)
    assert await evening.reason(asked) is RefusalReason.NO_HINTS
    assert not await given(evening, game.id)


async def test_open_cards_are_not_weighed(evening: Evening, host: Hosted) -> None:
    game = await practise(evening, "decouverte")
    await host.wait(20)
    game = await evening.load(game.id)
    decision = game.decision()
    assert decision is not None
    asked = evening.tables.hints.ask(game, 0, decision.key)
    assert await evening.reason(asked) is RefusalReason.NO_HINT


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
    return await evening.second_deal(game)


async def test_a_deal_that_is_over_is_open_and_the_next_is_not(
    evening: Evening, second_deal: Game
) -> None:
    reviews = Reviews(evening.database)
    shown = await reviews.deal(second_deal, 1)
    assert {card for hand in shown.hands for card in hand} == set(PACK)
    assert shown.view.deal_number == 1
    for number in (-1, 0, 2, 3):
        assert await evening.reason(reviews.deal(second_deal, number)) is RefusalReason.NOT_OVER
    replay = await reviews.so_far(second_deal)
    assert replay.deals == 1
    assert replay.at(1, 0).hands == shown.hands
    assert await evening.reason(reviews.of(second_deal)) is RefusalReason.NOT_OVER


async def test_other_tables_stay_closed(evening: Evening, second_deal: Game) -> None:
    """Tables that do not want it, and those whose boards are played elsewhere too."""
    reviews = Reviews(evening.database)
    unwanted = replace(second_deal, row=second_deal.row._replace(open_hands=False))
    board = replace(second_deal, tournament=cast(Any, object()))
    cut = replace(second_deal, rules=FRENCH)
    for game in (unwanted, board, cut):
        assert await evening.reason(reviews.deal(game, 1)) is RefusalReason.HANDS_CLOSED
        assert await evening.reason(reviews.so_far(game)) is RefusalReason.NOT_OVER


async def test_the_next_party_at_the_table_is_as_open(evening: Evening) -> None:
    rules = SHUFFLED.changed({"end_mode": "deals", "deals_limit": 1})
    game = await evening.open(FOUR, rules)
    await wish(evening, game)
    game = await evening.lobby.start(game.id, evening.anna)
    await evening.play_out(game, random.Random(1))
    again = await evening.lobby.again(game.id, evening.ben, change_partners=False)
    assert again.shows_hands


SEAT = 1


async def rows_of(evening: Evening, game: Game) -> dict[str, MessageRow]:
    async with evening.database.read() as connection:
        found = [
            await messages.find(connection, game.id, each, SEAT)
            for each in (Subject.HAND, Subject.PEEK)
        ]
    return {row.subject: row for row in found if row is not None}


async def asked_for(evening: Evening, game: Game) -> None:
    """The hand of the deal was sent, and its owner has asked for another."""
    async with evening.database.write() as connection:
        await connection.exec_driver_sql("UPDATE messages SET message_id = 7000 + id")
    where: dict[str, Any] = {"channel_id": 5, "message_id": 6000, "token": "t", "token_until": 9.0}
    await evening.tables.hands.shown_beside(game, SEAT, evening.ben, **where)


async def lagging(evening: Evening, game: Game) -> set[str]:
    return {subject for subject, viewer, _ in await evening.rows(game) if viewer == SEAT}


async def test_a_hand_that_was_asked_for_shows_the_game_as_it_is(
    evening: Evening, playing: Game
) -> None:
    await asked_for(evening, playing)
    peek = (await rows_of(evening, playing))[Subject.PEEK]
    assert (peek.message_id, peek.token, peek.token_until) == (6000, "t", 9.0)
    assert peek.shown == peek.wanted == playing.row.version
    assert await lagging(evening, playing) == set()


async def test_it_starts_the_clock_of_who_is_asked(evening: Evening, playing: Game) -> None:
    decision = playing.decision()
    assert decision is not None
    seat = int(decision.actor)
    assert playing.holder(seat).clock_from is None
    person = playing.holder(seat).person
    assert person is not None
    where: dict[str, Any] = {"channel_id": 5, "message_id": 6000}
    await evening.tables.hands.shown_beside(playing, seat, person.id, **where)
    game = await evening.load(playing.id)
    assert game.holder(seat).clock_from is not None


async def test_every_hand_but_the_answer_shows_what_was_chosen(
    evening: Evening, playing: Game
) -> None:
    await asked_for(evening, playing)
    hand, peek = (await rows_of(evening, playing)).values()
    changes = evening.changes
    await evening.tables.hands.choose(playing, SEAT, 2, peek.id)
    assert (await rows_of(evening, playing))[Subject.HAND].chosen == 2
    assert await lagging(evening, playing) == {Subject.HAND}
    assert evening.changes == changes + 1
    await evening.show_all()
    await evening.tables.hands.choose(playing, SEAT, 0, hand.id)
    assert await lagging(evening, playing) == {Subject.PEEK}


async def test_an_outdated_hand_is_shown_again(evening: Evening, playing: Game) -> None:
    await asked_for(evening, playing)
    hand, _ = (await rows_of(evening, playing)).values()
    await evening.tables.hands.show_again(hand)
    assert await lagging(evening, playing) == {Subject.HAND}
