"""The messages in the channel of a tournament: sent once, edited, and kept through everything."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete

from bot.sandbox.faults.errors import Refusal
from bot.sandbox.faults.faults import MESSAGES, Fault
from bot.storage.delivery import messages, tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.delivery.tournament_posts import PATIENCE
from bot.storage.engine import schema
from bot.storage.engine.schema import messages as table
from bot.text import words_for
from cogs.delivery.kinds import TRAITS
from cogs.delivery.threads import AGAIN
from cogs.delivery.troubles import MAX_WAIT
from cogs.tournaments import posts
from tests.end_to_end.playing import Table
from tests.end_to_end.tournaments.players import Players, said

EN = words_for("en")
EDIT_EVERY = TRAITS[Subject.ROUND].edit_every
EDIT = f"{MESSAGES}/{{message_id}}"


def _will_not_do(call: object) -> None:
    raise Refusal(400, 50035, "Invalid Form Body")


UNTAKEN = Fault("50035", before=_will_not_do)


class Edits:
    """Counts the edits of messages in a channel."""

    def __init__(self, evening: Players) -> None:
        self.count = 0
        self._channel = evening.club.belote.id
        evening.club.sandbox.on_exchange.append(self)

    def __call__(self, exchange: object) -> None:
        method = getattr(exchange, "method", None)
        path = getattr(exchange, "path", "")
        self.count += method == "PATCH" and f"/channels/{self._channel}/messages/" in str(path)


async def enter(evening: Players, *names: str) -> None:
    """Alone, through the engine: as fast as it can be."""
    for who in names:
        evening.club.sandbox.add_person(who, name=who)
        await evening.club.person(who).slash(evening.club.belote, "help")
        person = await evening.person(who)
        await evening.engine.registration.enter(evening.id, person.id)


async def test_many_who_register_within_a_moment_are_few_edits(evening: Players) -> None:
    await evening.create(format="melee")
    edits = Edits(evening)
    for number in range(20):
        await enter(evening, f"p{number}")
        await evening.club.settle()
        await evening.club.clock.advance(0.5)
    await evening.later(2 * EDIT_EVERY)
    assert EN("tournament-player-players", count=20) in evening.announcement().text()
    assert 1 < edits.count <= 20 * 0.5 / EDIT_EVERY + 2
    assert EN("tournament-player-more", count=8) in evening.announcement().text()
    listed = await evening.press("alice", "t_entrants")
    assert "p19" in listed


async def _evening_of_four(evening: Players, **values: Any) -> None:
    await evening.create(format="melee", check_in=False, **values)
    await enter(evening, "p1", "p2", "p3", "p4")
    await evening.close()
    await evening.start()
    await evening.later()


def _round_post(evening: Players, number: int = 1) -> str:
    posts = [each.text() for each in evening.posts()]
    [found] = [each for each in posts if each.startswith(f"## 🪑 Round {number} ")]
    return found


def _cards(evening: Players, number: int = 1) -> list[str]:
    return [each.text() for each in evening.posts() if f"round {number}, table" in each.text()]


async def test_a_pause_and_its_end_are_shown_at_once(evening: Players) -> None:
    await _evening_of_four(evening, rounds=1)
    paused = EN("tournament-boards-round-paused")
    ends = EN("tournament-table-round-ends", when="§").split("§", maxsplit=1)[0]
    assert paused not in _round_post(evening)
    assert all(ends in each for each in _cards(evening))
    await evening.engine.organising.pause(evening.id, await evening.boss())
    await evening.later()
    assert paused in _round_post(evening)
    assert _cards(evening)
    assert not any(ends in each for each in _cards(evening))
    await evening.later(300)
    await evening.engine.organising.resume(evening.id, await evening.boss())
    await evening.later()
    assert paused not in _round_post(evening)
    await evening.engine.organising.extend(evening.id, await evening.boss(), 600)
    await evening.later()
    limit = (await evening.event()).rounds[0].until
    assert limit is not None
    until = EN.timestamp(limit)
    assert until in _round_post(evening)
    assert all(until in each for each in _cards(evening))


async def test_the_post_of_a_round_says_how_each_deal_went(evening: Players) -> None:
    await _evening_of_four(evening, rounds=1, deals=4)
    [game_id] = [each.game_id for each in (await evening.event()).tables]
    assert game_id is not None
    table = Table(evening.club, game_id)
    game = await table.play_until(lambda game: bool(game.state and game.state.results))
    await evening.later()
    assert game.state is not None
    score = " – ".join(map(EN.number, game.state.scores))
    assert score != "0 – 0"
    assert score in _round_post(evening)


async def test_standings_then_the_round_then_its_tables(
    evening: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the picture of the standings takes."""

    made = posts.post_screen

    async def slowly(*asked: Any) -> Any:
        for _ in range(500 if Subject.STANDINGS in asked else 0):
            await asyncio.sleep(0)
        return await made(*asked)

    monkeypatch.setattr(posts, "post_screen", slowly)
    await _evening_of_four(evening, rounds=2, break_seconds=0.0, stand_ins=False)
    for _ in range(200):
        if len((await evening.event()).rounds) > 1:
            break
        await evening.later(30)
    await evening.later()
    titles = [each.text().partition("\n")[0] for each in evening.posts()]
    starts = ["## 🪑 Round 1 ", "### Friday", "## 🏆", "## 🪑 Round 2 ", "### Friday"]
    assert len(titles) == 1 + len(starts), titles
    for title, start in zip(titles[1:], starts, strict=True):
        assert title.startswith(start), titles


async def test_a_post_waits_for_the_one_before_it(evening: Players) -> None:
    """But not for one that fails, nor for ever."""
    event = await evening.create(format="melee")
    now = evening.club.clock.now()
    async with evening.club.bot.database.write() as connection:
        for subject in (Subject.STANDINGS, Subject.ROUND):
            await tournament_posts.want(connection, event.id, 5, (subject, 1), now)
        first, second = await messages.find_lagging(connection)
        assert not await tournament_posts.waits(connection, first, now)
        assert await tournament_posts.waits(connection, second, now)
        assert not await tournament_posts.waits(connection, second, now + PATIENCE)
        await messages.change(connection, first.id, tries=1)
        assert not await tournament_posts.waits(connection, second, now)
        await connection.execute(delete(schema.messages).where(table.id.in_((first.id, second.id))))


async def test_what_discord_will_never_take_is_given_up_and_told(evening: Players) -> None:
    """Each edit is refused for what it says: one try, one notification, one line of the log."""
    await evening.create(format="melee")
    refused = evening.club.sandbox.faults.plan(UNTAKEN, "PATCH", EDIT, times=float("inf"))
    tries = Edits(evening)
    await enter(evening, "p1")
    await evening.later(EDIT_EVERY)
    await evening.later(10 * MAX_WAIT)
    assert tries.count == 1
    await enter(evening, "p2")
    await evening.later(EDIT_EVERY)
    await evening.later(10 * MAX_WAIT)
    assert tries.count == 2
    name = r"Friday \*club\*"
    [notification] = evening.notifications("alice")
    assert EN("tournament-player-notification.refused", name=name) in notification.text()
    reply = await evening.club.person("alice").slash(evening.club.belote, "tournament log")
    assert said(reply).count(EN("tournament-log-entry.refused", post="announcement", round=0)) == 1
    refused.stop()
    await enter(evening, "p3")
    await evening.later(2 * EDIT_EVERY)
    assert "• p3" in evening.announcement().text()


async def test_a_day_on_which_nobody_has_played_is_only_announced(evening: Players) -> None:
    await evening.create(format="daily")
    [before] = evening.posts()
    await evening.later((await evening.event()).row.closes_at - evening.club.clock.now() + MAX_WAIT)
    assert (await evening.event()).state == "finished"
    assert [each.id for each in evening.posts()] == [before.id]
    assert EN("duplicate-play") not in evening.announcement().text()


async def test_a_channel_that_may_not_be_written_to_the_organiser_hears_of_once(
    evening: Players,
) -> None:
    await evening.create(format="melee", rounds=1)
    belote = evening.club.belote
    send = 1 << 11
    view = 1 << 10
    evening.club.sandbox.deny(belote, send | view, to=evening.club.sandbox.bot.id)
    await enter(evening, "p1")
    await evening.later(2 * EDIT_EVERY)
    await enter(evening, "p2")
    await evening.later(AGAIN + 1)
    [told] = evening.notifications("alice")
    name = r"Friday \*club\*"
    assert EN("tournament-player-notification.trouble", name=name) in told.text()
    assert (await evening.event()).state == "registration"
    evening.club.sandbox.allow(belote, send | view, to=evening.club.sandbox.bot.id)
    await evening.later(AGAIN + 1)
    assert "• p2" in evening.announcement().text()


# A server throws the bot out, and invites it again -----------------------------------------------


async def comes(evening: Players, *, there: bool) -> None:
    """Let time pass until what Discord told has come through the sockets."""
    for _ in range(60):
        if bool(evening.club.bot.guilds) == there:
            return
        for _ in range(100):
            await asyncio.sleep(0)
        await evening.later(0.5)
    raise AssertionError("it does not come")


@pytest.mark.gateway
async def test_its_channel_is_left_alone_and_then_it_goes_on(evening: Players) -> None:
    await evening.create(format="melee")
    before = evening.announcement().text()
    evening.club.sandbox.remove_bot()
    await comes(evening, there=False)
    await evening.later()
    assert (await evening.engine.load(evening.id)).row.paused_why == "server_left"
    asked: list[str] = []
    evening.club.sandbox.on_exchange.append(
        lambda each: asked.append(str(getattr(each, "path", "")))
    )
    await evening.later(3 * AGAIN)
    assert not any(f"/channels/{evening.club.belote.id}/messages" in each for each in asked)
    evening.club.sandbox.invite_bot()
    await comes(evening, there=True)
    events: Any = evening.club.bot.get_cog("ServerEvents")
    # discord.py waits a while with it.
    await asyncio.create_task(events.on_guild_join(evening.club.bot.guilds[0]))
    await evening.later()
    assert (await evening.engine.load(evening.id)).row.paused_at is None
    assert any(f"/channels/{evening.club.belote.id}/messages" in each for each in asked)
    assert evening.announcement().text() == before
