"""The host: chance, robots, the last trick and reminders, each at its moment; on one clock."""

import asyncio
import logging
import random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bot.rules import (
    Phase,
    View,
    apply,
    decision_for,
    decisions,
    legal_actions,
    parse_action,
    start,
    table_action,
)
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import GameEvent
from bot.storage.games import games
from bot.storage.people import people
from bot.tables import Game, RefusalReason, thinking
from bot.tables.party.ending import PausedWhy
from tests.patience import PATIENCE
from tests.tables.evening import ONE_DEAL, Evening, Names, hosted, state_of

ALONE: Names = {0: None, 1: None, 2: "Anna", 3: None}


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Any:
    """Nothing may go wrong unseen."""
    yield
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


async def events_of(evening: Evening, game: Game) -> list[GameEvent]:
    return await evening.database.ask(games.find_events, game.id, until=game.events)


# Whole parties ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("quiet")
async def test_four_robots_play_a_party_to_its_end(evening: Evening) -> None:
    async with hosted(evening) as host:
        game = await evening.started_by_robots()
        game = await host.wait_for_the_end(game.id)
    state = start(game.rules)
    for event in await events_of(evening, game):
        action = parse_action(event.action)
        decision = decision_for(state, action)
        assert decision is not None
        assert decision.key == event.decision
        chance = table_action(state, game.row.seed)
        assert event.made_by == ("robot" if chance is None else "host")
        assert action == (chance or action)
        state = apply(state, action).state
    assert state == game.state
    assert max(state.scores) >= 1000 or len(state.results) == 12


@pytest.mark.usefixtures("quiet")
async def test_everything_is_done_at_its_moment(evening: Evening) -> None:
    """A robot waits a second, a finished trick two, whatever the cards are."""
    async with hosted(evening) as host:
        game = await evening.started_by_robots(ONE_DEAL)
        began = evening.clock.now()
        game = await host.wait_for_the_end(game.id)
    state, before = start(game.rules), began
    for event in await events_of(evening, game):
        deal = state.deal
        lead = deal is not None and bool(deal.tricks) and not deal.trick
        wait = {Phase.CUT: 1, Phase.CALL: 1, Phase.PLAY: 2 if lead else 1}.get(state.phase, 0)
        if state.phase is Phase.SHUFFLE:
            # The draw for dealer is seen; after a deal that nobody took the cut comes at once.
            wait = 1 if deal is None else 0
        assert event.at - before == wait, (event, state.phase)
        before = event.at
        state = apply(state, parse_action(event.action)).state


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("seed", range(4))
async def test_one_person_and_three_robots(evening: Evening, seed: int) -> None:
    """The person chooses seven cards; the host plays the last one for her."""
    chance = random.Random(seed)
    async with hosted(evening) as host:
        game = await evening.started(ALONE, ONE_DEAL)
        for _ in range(200):
            game = await evening.load(game.id)
            if game.row.status == "over":
                break
            state = state_of(game)
            deal = state.deal
            asked = decisions(state)[0].actor == 2 and state.phase in (Phase.CALL, Phase.PLAY)
            if asked and not (deal and len(deal.hands[2]) == 1):
                await evening.act(game, chance.choice(legal_actions(state, 2)))
            await host.wait(1)
    made = await events_of(evening, game)
    hers = [event for event in made if event.action.startswith("2 play")]
    assert [event.made_by for event in hers] == ["player"] * 7 + ["host"]
    assert [event.person_id for event in hers] == [evening.anna] * 7 + [None]


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("seed", range(2))
async def test_after_a_restart_the_party_goes_on(evening: Evening, seed: int) -> None:
    """The same file, nothing remembered: at random moments of a party, in a trick too."""
    undisturbed = await evening.started_by_robots(ONE_DEAL)
    async with hosted(evening) as host:
        undisturbed = await host.wait_for_the_end(undisturbed.id)
    game = await evening.started_by_robots(ONE_DEAL)
    chance, restarts = random.Random(seed), 0
    while (await evening.load(game.id)).row.status == "playing":
        restarts += 1
        async with hosted(evening, evening.new_tables()) as host:
            for _ in range(chance.randrange(1, 8)):
                await host.wait(1, step=1)
    assert restarts > 5
    # The same seed plays the same party, whoever was stopped and started.
    over = await evening.load(game.id)
    assert over.state == undisturbed.state
    actions = [[each.action for each in await events_of(evening, g)] for g in (over, undisturbed)]
    assert actions[0] == actions[1]


# Lobbies and reminders -------------------------------------------------------------------------


async def notices(evening: Evening, game: Game) -> list[int]:
    return [viewer for subject, viewer, _ in await evening.rows(game) if subject == "notice"]


@pytest.mark.usefixtures("quiet")
async def test_who_changes_their_mind_about_reminders_gets_none(evening: Evening) -> None:
    """The moment was noted when they were asked; it comes, and there is nothing to do."""
    async with hosted(evening) as host:
        game = await evening.started()
        game = await host.wait_for(game.id, Phase.CALL)
        async with evening.database.write() as connection:
            for person_id in evening.people.values():
                await people.change(connection, person_id, notices="never")
                evening.tables.games.forget_person(person_id)
        await evening.clocks.start(game.id)
        await host.wait(380, step=10)
        assert await notices(evening, game) == []
        assert (await evening.load(game.id)).row.due_at == evening.clock.now() + 10


# Trouble ---------------------------------------------------------------------------------------


async def break_record(evening: Evening, game: Game) -> None:
    async with evening.database.write() as connection:
        await connection.execute(
            text("UPDATE events SET action = 'table gather 1' WHERE game_id = :id AND number = 2"),
            {"id": game.id},
        )


async def test_a_record_that_does_not_replay_stops_no_other_game(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(evening) as host:
        broken = await evening.started_by_robots()
        await host.wait(2)
    broken = await evening.load(broken.id)
    await break_record(evening, broken)
    sound = await evening.started_by_robots()
    async with hosted(evening, evening.new_tables()) as host:
        await host.wait(30)
    assert f"the record of game {broken.id} does not replay" in caplog.text
    now = await evening.load(broken.id)
    assert (now.events, now.row.paused_why) == (broken.events, PausedWhy.TROUBLE)
    assert set(await evening.rows(now)) >= {(Subject.BREAKDOWN, TABLE_VIEWER, now.row.version)}
    assert (await evening.load(sound.id)).events > 15


@pytest.mark.in_file("a server takes no JSON that cannot be read")
@pytest.mark.parametrize("stored", ['{"trump": 1', "{}", "7", '{"end_mode": "never"}'])
async def test_options_that_cannot_be_read_stop_no_other_game(
    evening: Evening, stored: str
) -> None:
    damaged, lobby = await evening.started(), await evening.open()
    async with evening.database.write() as connection:
        ids = {"options": stored, "one": damaged.id, "other": lobby.id}
        await connection.execute(
            text("UPDATE games SET options = :options WHERE id IN (:one, :other)"), ids
        )
    sound = await evening.started_by_robots()
    evening.use(evening.new_tables())
    async with hosted(evening, evening.tables) as host:
        await host.wait(30)
    now = await evening.load(damaged.id)
    assert now.is_broken
    assert now.row.paused_why == PausedWhy.TROUBLE
    assert set(await evening.rows(now)) >= {(Subject.BREAKDOWN, TABLE_VIEWER, now.row.version)}
    assert (await evening.load(sound.id)).events > 15
    starting = evening.lobby.start(lobby.id, evening.anna)
    assert await evening.reason(starting) in (RefusalReason.BROKEN, RefusalReason.SEATS_EMPTY)
    closing = evening.asker("Anna", manages=True)
    assert (await evening.ending.close(damaged.id, closing)).has_ended


class Puzzled(Exception):
    """Something that no robot should raise."""


async def test_a_robot_that_fails_is_asked_again_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    choose, asked_at = thinking.choose, []

    def sometimes(seen: View, dice: Any, level: Any) -> Any:
        if seen.rules == ONE_DEAL and len(asked_at) < 3:
            asked_at.append(evening.clock.now())
            raise Puzzled
        return choose(seen, dice, level)

    monkeypatch.setattr(thinking, "choose", sometimes)
    async with hosted(evening) as host:
        failing, sound = (
            await evening.started_by_robots(ONE_DEAL),
            await evening.started_by_robots(),
        )
        await host.wait(200, step=1)
        assert (await evening.load(failing.id)).events > 3
        assert (await evening.load(sound.id)).events > 60
    # It thinks as soon as it is asked, fails when it would act, and is asked again a minute later.
    assert [moment - asked_at[0] for moment in asked_at] == [0, 61, 121]
    assert caplog.text.count(f"game {failing.id} is put off") == 3


async def test_a_database_that_does_not_answer_is_asked_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A backup holds the lock, or the disk is full: the host is there when that is over."""
    add_event, refusals = games.add_event, 3

    async def locked(*args: Any) -> None:
        nonlocal refusals
        if refusals:
            refusals -= 1
            raise OperationalError("INSERT", {}, Exception("database is locked"))
        await add_event(*args)

    monkeypatch.setattr(games, "add_event", locked)
    game = await evening.started_by_robots()
    work = asyncio.create_task(evening.host.run())
    async with asyncio.timeout(PATIENCE):
        while (await evening.load(game.id)).events == 0:
            await evening.clock.advance(1)
    assert refusals == 0
    assert not work.done()
    assert caplog.text.count("the database cannot be used") == 1
    assert "Traceback" not in caplog.text
    work.cancel()
    await asyncio.wait({work})
