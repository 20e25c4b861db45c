"""The page of /setup about seasons, and the podium at a season's end: over the loopback."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.clock import ManualClock
from bot.rankings.calendar import WEEK, next_period, period_at
from bot.sandbox import ShownMessage
from bot.storage.engine.result_schema import Season
from bot.storage.people import people
from bot.storage.ratings import seasons
from bot.storage.ratings.leaderboards import podium_minimum
from bot.text import COMPLETE, words_for
from cogs.delivery.server_posts import Podiums
from cogs.delivery.troubles import MAX_WAIT
from tests.end_to_end.club import Club, club_in, is_picture
from tests.end_to_end.history.test_digest import plan_unknown_post
from tests.end_to_end.playing import LANGUAGES
from tests.end_to_end.rankings.club_of_four import NAMES, party, press_any, rank
from tests.sandbox_fixtures import running_sandbox

EN = words_for("en")
POSTS = "SELECT message_id FROM messages WHERE subject = 'season'"
DAY = 86400


async def page(evening: Club, who: str = "alice") -> ShownMessage:
    """The page about seasons, which Alice, who owns the server, opens from /setup."""
    reply = await evening.slash(who, "setup")
    return (await evening.press(who, reply.message, "seasons")).message


async def choose(evening: Club, verb: str, *values: str) -> str:
    shown = await page(evening)
    await evening.choose("alice", shown, verb, *values)
    seen = evening.person("alice").look(shown)
    return seen.text()


async def switch_on(evening: Club) -> None:
    await choose(evening, "season_podium", evening.sandbox.channel("general").id)


async def season_of(evening: Club, number: int | None = None) -> Season:
    async with evening.bot.database.read() as connection:
        server = await connection.exec_driver_sql("SELECT max(id) FROM servers")
        scope = server.scalar_one()
        found = await seasons.find_number(connection, scope, number or 1)
        if number is None:
            found = await seasons.current(connection, scope)
    assert found is not None
    return found


async def until(evening: Club, moment: float) -> None:
    await evening.clock.leap(moment - evening.clock.now())
    await evening.settle()


async def end_season(evening: Club) -> None:
    await until(evening, (await season_of(evening)).ends_at)


TITLES = [words_for(language)("podium-title") for language in COMPLETE]


def posts(evening: Club) -> list[ShownMessage]:
    """The podiums in their channel."""
    seen = evening.person("clara").sees(evening.sandbox.channel("general"))
    return [each for each in seen if any(title in each.text() for title in TITLES)]


# What is chosen ----------------------------------------------------------------------------------


async def test_the_page_says_when_seasons_end_before_anybody_has_played(evening: Club) -> None:
    now = evening.clock.now()
    shown = await choose(evening, "season_months", "12")
    assert EN("seasons-none", until=EN.timestamp(period_at(now, 12).ends_at, "f")) in shown
    shown = await choose(evening, "season_start", "9")
    ends = period_at(now, 12, datetime(2000, 9, 1, tzinfo=UTC).timestamp()).ends_at
    assert EN("seasons-none", until=EN.timestamp(ends, "f")) in shown
    await party(evening, *LANGUAGES)
    assert (await season_of(evening)).ends_at == ends


async def test_what_is_chosen_is_for_the_next_season(evening: Club) -> None:
    await party(evening, *LANGUAGES)
    season = await season_of(evening)
    end = EN.timestamp(season.ends_at, "f")
    for months in ("1", "6", "3", "2"):
        shown = await choose(evening, "season_months", months)
        until_then = EN.timestamp(next_period(season.ends_at, int(months)).ends_at, "f")
        assert EN("seasons-now", number=1, ends=end, until=until_then) in shown
    assert await season_of(evening) == season
    await end_season(evening)
    following = await season_of(evening)
    assert (following.number, following.starts_at) == (2, season.ends_at)
    assert following.ends_at == next_period(season.ends_at, 2).ends_at


async def test_every_start_names_all_its_months(evening: Club) -> None:
    await choose(evening, "season_months", "6")
    labels = [each["label"] for each in await starts(evening)]
    assert labels[0] == "Jan and Jul"
    assert len(labels) == 6
    await choose(evening, "season_months", "3")
    await choose(evening, "season_start", "3")
    assert await chosen_start(evening) == "Mar, Jun, Sept and Dec"
    # In half a year's rhythm that is March and September; with one month there is no choice.
    await choose(evening, "season_months", "6")
    assert await chosen_start(evening) == "Mar and Sept"
    await choose(evening, "season_months", "1")
    ids = [each["custom_id"] for each in (await page(evening)).selects()]
    assert ids == ["dd:season_months", "dd:season_podium"]


async def starts(evening: Club) -> list[dict[str, Any]]:
    shown = (await page(evening)).component("dd:season_start")
    assert shown is not None
    return shown["options"]


async def chosen_start(evening: Club) -> str:
    [found] = [each["label"] for each in await starts(evening) if each.get("default")]
    return found


async def test_only_who_manages_the_server_may_look_or_choose(evening: Club) -> None:
    for custom_id in ("dd:seasons", "dd:season_months", "dd:season_start", "dd:season_podium"):
        refused = await press_any(evening, "benoit", custom_id)
        assert words_for("fr")("setup-not-manager") in refused.text()


# The podium --------------------------------------------------------------------------------------


async def season_of_parties(evening: Club, *sitting: str, pool: str = "classique") -> None:
    """As many as a place on the podium needs."""
    for _ in range(podium_minimum(pool)):
        await party(evening, *sitting, pool=pool)


async def test_without_a_channel_there_is_none(evening: Club) -> None:
    await season_of_parties(evening, *LANGUAGES)
    await end_season(evening)
    await switch_on(evening)
    await until(evening, evening.clock.now() + DAY)
    assert posts(evening) == []


async def test_once_at_the_end_of_the_season_with_its_final_table(evening: Club) -> None:
    await switch_on(evening)
    await season_of_parties(evening, *LANGUAGES)
    await season_of_parties(evening, "benoit", "alice", pool="decouverte")
    season = await season_of(evening)
    await until(evening, season.ends_at - 1)
    assert posts(evening) == []
    await until(evening, season.ends_at)
    [post] = posts(evening)
    months = EN.months(season.starts_at, season.ends_at)
    name = EN("leaderboard-season", number=1, months=months)
    text = post.text()
    assert EN("podium-season", season=name, date=EN.timestamp(season.ends_at, "D")) in text
    # The pool with most people comes first, and is drawn.
    assert text.index(EN("pool-name.classique")) < text.index(EN("pool-name.decouverte"))
    assert EN("pool-name.coinche") not in text
    assert EN("leaderboard-provisional", mark="?", count=10) in text
    won = EN("leaderboard-won", won=5, count=5, rate=EN.percent(1))
    rows = [row for row in text.splitlines() if won in row]
    assert [row.split("**")[1] for row in rows] == ["Clara", "Alice", "Benoît"]
    assert [row[0] for row in rows] == ["🥇", "🥇", "🥇"]
    assert is_picture(post, "podium.png")
    [alt] = post.alt_texts()
    for each in NAMES.values():
        assert each in alt
    # Whoever presses gets the final table, whatever is played meanwhile.
    await party(evening, "daan", "clara", "benoit", "alice")
    board = (await evening.press("daan", post, "board")).message
    assert board.ephemeral
    assert words_for("nl")("leaderboard-season", number=1, months=words_for("nl").months(
        season.starts_at, season.ends_at)) in board.text()  # fmt: skip
    assert words_for("nl")("leaderboard-won", won=0, count=5, rate="0%") in board.text()
    await until(evening, season.ends_at + 3 * DAY)
    assert len(posts(evening)) == 1


async def test_nobody_is_mentioned_and_names_do_no_harm(evening: Club) -> None:
    await switch_on(evening)
    await season_of_parties(evening, *LANGUAGES)
    async with evening.bot.database.write() as connection:
        alice = await people.find_by_discord_id(connection, int(evening.person("alice").id))
        assert alice is not None
        await people.change(connection, alice.id, name=f"**@everyone** <@{alice.discord_id}>")
    await end_season(evening)
    [post] = posts(evening)
    assert "@everyone" not in post.text().replace("@\u200b", "")
    assert f"<@{alice.discord_id}>" not in post.text()
    assert post.mentions == []


async def test_who_hides_is_not_named_and_all_of_them_is_nobody(evening: Club) -> None:
    await switch_on(evening)
    await season_of_parties(evening, *LANGUAGES)
    await rank(evening, "clara", "hidden")
    await end_season(evening)
    [post] = posts(evening)
    assert "Alice" in post.text()
    assert "Clara" not in json.dumps([post.text(), *post.alt_texts()])
    await season_of_parties(evening, *LANGUAGES)
    for who in LANGUAGES:
        await rank(evening, who, "hidden")
    await end_season(evening)
    assert len(posts(evening)) == 1
    for who in LANGUAGES:
        await rank(evening, who, "shown")
    await until(evening, evening.clock.now() + DAY)
    assert len(posts(evening)) == 1


# Once, whatever happens --------------------------------------------------------------------------


async def test_a_podium_that_stands_there_already_is_found(tmp_path: Path) -> None:
    """Discord has it and the bot does not know; it is started anew, twice."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as evening:
            await switch_on(evening)
            await season_of_parties(evening, *await seen(evening))
            sent = plan_unknown_post(sandbox)
            await end_season(evening)
            assert sent.times == 0
            assert len(posts(evening)) == 1
        await clock.advance(MAX_WAIT + 3600)
        for _ in range(2):
            async with club_in(sandbox, tmp_path, clock) as evening:
                await evening.settle()
                [post] = posts(evening)
                async with evening.bot.database.read() as connection:
                    rows = await connection.exec_driver_sql(POSTS)
                    assert [row.message_id for row in rows] == [int(post.id)]


async def seen(evening: Club) -> list[str]:
    for who in LANGUAGES:
        await evening.slash(who, "help")
    return list(LANGUAGES)


@pytest.mark.parametrize(("late", "count"), [(WEEK, 1), (4 * WEEK, 0)])
async def test_a_season_that_ended_while_the_bot_was_away(
    tmp_path: Path, late: float, count: int
) -> None:
    """It is closed and posted as the bot is back, unless that is old news by then."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as evening:
            await switch_on(evening)
            await season_of_parties(evening, *await seen(evening))
            end = (await season_of(evening)).ends_at
        await clock.advance(end + late - clock.now())
        for _ in range(2):
            async with club_in(sandbox, tmp_path, clock) as evening:
                await evening.settle()
                assert len(posts(evening)) == count
                assert (await season_of(evening)).number == 2


async def test_a_podium_that_cannot_be_made_is_tried_again(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await switch_on(evening)
    await season_of_parties(evening, *LANGUAGES)
    with monkeypatch.context() as mistake:
        mistake.setattr(Podiums, "draw", AsyncMock(side_effect=ValueError))
        await end_season(evening)
    assert posts(evening) == []
    assert evening.bot.is_at_work()
    await until(evening, evening.clock.now() + MAX_WAIT + 1)
    assert len(posts(evening)) == 1


async def test_without_its_channel_podiums_are_turned_off(evening: Club) -> None:
    await switch_on(evening)
    await season_of_parties(evening, *LANGUAGES)
    evening.sandbox.delete_channel(evening.sandbox.channel("general"))
    await end_season(evening)
    async with evening.bot.database.read() as connection:
        rows = await connection.exec_driver_sql("SELECT podium_channel_id FROM servers")
        assert rows.scalars().all() == [None]
        assert (await connection.exec_driver_sql(POSTS)).all() == []


async def test_the_page_says_what_the_bot_may_not_do_there(evening: Club) -> None:
    general = evening.sandbox.channel("general")
    evening.sandbox.deny(general, discord.Permissions(attach_files=True).value)
    missing = EN("setup-missing", channel=f"<#{general.id}>", permissions="**Attach Files**")
    assert missing in await choose(evening, "season_podium", general.id)
    reply = await evening.slash("alice", "setup")
    assert missing in reply.message.text()
