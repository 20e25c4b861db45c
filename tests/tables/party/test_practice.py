"""Practice: one person against robots, without lobby, clocks and results, and once more from any
moment of a deal that is over."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.robots import Level
from bot.rules import Phase, decision_for, decisions, find_preset, legal_actions, view
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.result_schema import results
from bot.storage.engine.schema import AnalysisRow
from bot.storage.engine.schema import games as games_table
from bot.storage.games import analyses, games, practices
from bot.storage.people import history, privacy
from bot.tables import Game, RefusalReason, Refused
from bot.tables.options import preset_rules
from bot.tables.party import practice
from bot.tables.party.practice import (
    BIDDING,
    KEPT,
    MINUTE,
    MOST_ASIDE,
    MOST_NEW,
    Message,
    PracticeUpkeep,
)
from bot.tables.time.pace import Due, between_deals, next_appointment
from tests.storage.databases import check_file
from tests.tables.evening import Evening, Hosted, state_of

WEEK = 604_800.0
HERE = Message(Subject.PRACTICE, 7, 70, "token", 1e10)


async def practise(evening: Evening, preset: str = "french", who: str = "Anna") -> Game:
    return await evening.practice.begin(
        evening.people[who], "fr", preset_rules(preset), Level.BEGINNER, "123"
    )


async def to_a_deals_end(evening: Evening, host: Hosted, game: Game) -> Game:
    """Anna plays anything whenever she is asked; robots and chance do the rest."""
    chance = random.Random(1)
    while True:
        game = await evening.load(game.id)
        if between_deals(state_of(game)) or game.row.status == "over":
            return game
        seat = game.seat_of(evening.anna) or 0
        if asked := next((each for each in game.waits() if each.actor == seat), None):
            action = chance.choice(legal_actions(state_of(game), seat))
            decision = decision_for(state_of(game), action)
            await evening.act(game, action, (decision or asked).key)
        await host.wait(1)


@pytest.fixture
async def deal_over(evening: Evening, host: Hosted) -> Game:
    return await to_a_deals_end(evening, host, await practise(evening))


async def test_it_starts_at_the_press_and_waits_for_its_person_alone(
    evening: Evening, host: Hosted
) -> None:
    game = await practise(evening)
    assert game.row.status == "playing"
    assert [each.robot for each in game.seats if each] == [False, True, True, True]
    assert game.robot_level is Level.BEGINNER
    assert game.row.nonces == {"0": "123"}
    await host.wait(60)
    game = await evening.load(game.id)
    assert [each.actor for each in game.waits()] == [0]
    await host.leap(WEEK - 600)
    assert (await evening.load(game.id)).events == game.events
    assert (await evening.load(game.id)).row.status == "playing"
    await host.wait(1000)
    assert (await evening.load(game.id)).row.ended_why == "abandoned"


async def test_nobody_begins_more_than_some_in_a_minute(evening: Evening, host: Hosted) -> None:
    """A deal that is played once more is begun as well; others begin as they like."""
    first = await to_a_deals_end(evening, host, await practise(evening))
    await host.wait(MINUTE)
    for _ in range(MOST_NEW - 1):
        await practise(evening)
    await evening.practice.once_more(first.id, evening.anna, 1)
    before = await kept(evening)
    with pytest.raises(Refused) as refused:
        await practise(evening)
    assert refused.value.reason is RefusalReason.TOO_MANY_NEW
    with pytest.raises(Refused):
        await evening.practice.once_more(first.id, evening.anna, 1)
    assert await kept(evening) == before, "nothing was begun, and nothing put aside"
    await practise(evening, who="Ben")
    await host.wait(MINUTE)
    await practise(evening)


async def test_of_those_that_are_over_the_oldest_go(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "MOST_OVER", 2)
    begun = [await practise(evening) for _ in range(MOST_ASIDE + 3)]
    assert await kept(evening) == [each.id for each in begun], "two are over, and the others wait"
    begun.append(await practise(evening))
    begun.append(await practise(evening))
    assert await kept(evening) == [each.id for each in begun[2:]]
    others = await practise(evening, who="Ben")
    assert await kept(evening) == [*(each.id for each in begun[2:]), others.id]


async def kept(evening: Evening) -> list[int]:
    """The numbers of all games that are kept."""
    async with evening.database.read() as connection:
        return list(
            (await connection.execute(select(games_table.id).order_by(games_table.id))).scalars()
        )


@pytest.mark.parametrize(
    "preset", ["belote3", "clobyosh", "coinche_bga", "decouverte", "german_club", "pagat"]
)
async def test_every_game_is_practised_alone(evening: Evening, host: Hosted, preset: str) -> None:
    """Windows, cuts and declarations too wait for the person whom they ask."""
    game = await to_a_deals_end(evening, host, await practise(evening, preset))
    assert game.rules == find_preset(preset)
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is Due.ABANDON


async def test_the_next_deal_waits_for_a_press(
    evening: Evening, host: Hosted, deal_over: Game
) -> None:
    await host.wait(60)
    assert (await evening.load(deal_over.id)).events == deal_over.events
    other = evening.practice.deal(deal_over.id, evening.ben)
    assert await evening.reason(other) is RefusalReason.NO_SEAT
    assert state_of(await evening.practice.deal(deal_over.id, evening.anna)).deal_number == 2
    again = evening.practice.deal(deal_over.id, evening.anna)
    assert await evening.reason(again) is RefusalReason.TOO_LATE


async def test_it_counts_for_nothing(evening: Evening, host: Hosted) -> None:
    short = preset_rules("french")
    short = short._replace(rules=short.rules.changed({"end_mode": "deals", "deals_limit": 1}))
    anna = evening.anna
    game = await evening.practice.begin(anna, "fr", short, Level.BEGINNER)
    while game.row.status == "playing":
        game = await to_a_deals_end(evening, host, game)
        if game.row.status == "playing":  # all have passed
            await evening.practice.deal(game.id, anna)
    async with evening.database.read() as connection:
        assert not (await connection.execute(select(results.id))).all()
        assert not await history.count(connection, anna)
        assert not await games.seats_held(connection, anna, None)
        exported = await privacy.export(connection, anna)
    assert [each["server"] for each in exported["tables"]] == [None]
    again = await evening.practice.again(game.id, anna, "4", None)
    assert (again.rules, again.robot_level) == (game.rules, game.robot_level)


async def test_the_same_deal_is_played_from_another_seat(evening: Evening, deal_over: Game) -> None:
    anna, practice = evening.anna, evening.practice
    turned = await practice.once_more(deal_over.id, anna, 1, turn=1)
    assert turned.seat_of(anna) == 1
    assert state_of(turned).phase is Phase.CALL
    async with evening.database.read() as connection:
        record = await games.find_events(connection, deal_over.id)
        copied = await games.find_events(connection, turned.id)
    assert copied == record[: len(copied)]
    before = await at(evening, deal_over, len(copied))
    assert view(state_of(turned), 1).hand == view(state_of(before), 1).hand
    assert (await evening.load(turned.id)).state == turned.state
    assert turned.seed == deal_over.seed


async def at(evening: Evening, game: Game, events: int) -> Game:
    return await evening.database.ask(evening.tables.games.at, game, events)


async def test_a_trick_is_played_once_more(evening: Evening, host: Hosted, deal_over: Game) -> None:
    anna, practice = evening.anna, evening.practice
    assert state_of(deal_over).results
    again = await practice.once_more(deal_over.id, anna, 1, 3)
    deal = state_of(again).deal
    assert deal is not None
    assert (len(deal.tricks), deal.trick) == (2, ())
    assert again.seat_of(anna) == 0
    assert decisions(state_of(again))
    await to_a_deals_end(evening, host, again)
    for trick in (8, 9, -1):  # the last one plays itself
        attempt = practice.once_more(deal_over.id, anna, 1, trick)
        assert await evening.reason(attempt) is RefusalReason.TOO_LATE
    attempt = practice.once_more(deal_over.id, anna, 2)
    assert await evening.reason(attempt) is RefusalReason.NOT_OVER


async def test_a_deal_that_goes_on_is_not_played_once_more(evening: Evening, host: Hosted) -> None:
    game = await practise(evening)
    await host.wait(20)
    again = evening.practice.once_more(game.id, evening.anna, 1, BIDDING, turn=1)
    assert await evening.reason(again) is RefusalReason.NOT_OVER


async def test_another_one_puts_it_aside_and_it_can_be_gone_on_with(
    evening: Evening, host: Hosted
) -> None:
    practice, anna = evening.practice, evening.anna
    first = await practise(evening)
    await host.wait(20)
    second = await practise(evening)
    first = await evening.load(first.id)
    assert first.row.paused_at is not None
    assert [each.id for each in await practice.going_on(anna)] == [second.id, first.id]
    await host.wait(60)
    assert (await evening.load(first.id)).events == first.events
    await practice.go_on(first.id, anna)
    assert (await evening.load(first.id)).row.paused_at is None
    assert (await evening.load(second.id)).row.paused_at is not None
    present = await practice.present(anna)
    assert present is not None
    assert present.id == first.id
    assert await evening.reason(practice.go_on(first.id, evening.ben)) == "no_seat"


async def test_deals_once_more_push_no_party_out(
    evening: Evening, host: Hosted, deal_over: Game
) -> None:
    anna, practice = evening.anna, evening.practice
    for _ in range(MOST_ASIDE + 2):
        again = await practice.once_more(deal_over.id, anna, 1, 7)
        await to_a_deals_end(evening, host, again)
    kept = await practice.going_on(anna)
    assert deal_over.id in {each.id for each in kept}
    assert len(kept) == 1 + MOST_ASIDE + 1


async def test_the_last_choice_is_remembered(evening: Evening) -> None:
    practice, anna = evening.practice, evening.anna
    assert await practice.last_choice(anna) is None
    await practise(evening, "coinche_bga")
    assert await practice.last_choice(anna) == (preset_rules("coinche_bga"), Level.BEGINNER)


async def test_it_has_one_message_which_another_party_may_take_over(evening: Evening) -> None:
    practice, anna = evening.practice, evening.anna
    first = await practise(evening)
    await practice.shown(first, anna, HERE)
    await practice.shown(first, anna, HERE._replace(message_id=71))
    second = await practice.again(first.id, anna, "4", pressed=71)
    assert not await evening.rows(first)
    await practice.shown(second, anna, HERE._replace(message_id=71))
    peek = HERE._replace(subject=Subject.PEEK, message_id=72)
    await practice.shown(replace(second), anna, peek)
    async with evening.database.read() as connection:
        assert await messages.find(connection, first.id, Subject.PRACTICE, 0) is None
        assert await messages.find(connection, second.id, Subject.PRACTICE, 0) is None
        row = await messages.find(connection, second.id, Subject.PEEK, 0)
        lagging = await messages.find_lagging(connection)
    assert row is not None
    assert (row.message_id, row.is_ephemeral) == (72, True)
    gone = [each.message_id for each in lagging if each.subject == Subject.GONE]
    assert gone == [70, 71]


async def test_a_deal_once_more_is_followed_by_no_known_pack(
    evening: Evening, host: Hosted, deal_over: Game
) -> None:
    anna = evening.anna
    again = await evening.practice.once_more(deal_over.id, anna, 1)
    again = await to_a_deals_end(evening, host, again)
    assert again.row.once_more
    following = evening.practice.deal(again.id, anna)
    assert await evening.reason(following) is RefusalReason.TOO_LATE
    fresh = await evening.practice.again(again.id, anna, "1", None)
    assert fresh.seed != deal_over.seed
    assert not fresh.row.once_more


async def test_what_ended_long_ago_is_deleted_with_all_that_refers_to_it(
    evening: Evening, host: Hosted, deal_over: Game, tmp_path: Path
) -> None:
    anna = evening.anna
    found = AnalysisRow(deal_over.id, 1, anna, 0, {}, 0.0, None, None, 0.0)
    async with evening.database.write() as connection:
        hint = {"seat": 0, "deal": 1, "decision": "1:play:0", "weighing": []}
        await games.add_hint(connection, game_id=deal_over.id, **hint)
        await analyses.keep(connection, found)
    await practise(evening)  # puts it aside, and is the newest: that one stays
    upkeep = PracticeUpkeep(evening.database, evening.tables.clock)
    await host.leap(WEEK + 1000)
    await host.leap(KEPT - 2000)
    assert await upkeep.remove_old() == 0
    assert (await evening.load(deal_over.id)).row.status == "closed"
    await host.leap(WEEK)
    assert await upkeep.remove_old() == 1
    assert await evening.reason(evening.load(deal_over.id)) is RefusalReason.NO_SUCH_TABLE
    async with evening.database.read() as connection:
        assert await practices.count(connection, anna) == 1
        assert (await privacy.count(connection, anna)).practice == 1
    assert not check_file(tmp_path / "club.db").findings
