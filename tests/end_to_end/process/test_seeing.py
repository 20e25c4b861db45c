"""Counts and measures while people play: whether the bot is well, and what comes late."""

import asyncio
import json
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from bot import metrics
from bot.command_line.health import ask
from bot.errors import StartupError
from bot.sandbox.faults.faults import CALLBACK
from bot.settings import EVERY_ROLE
from bot.storage.engine.database_errors import FileProblem
from bot.storage.leases import DELIVERER, Lease
from bot.text import words_for
from cogs.answering import ANOTHER_HOST, ANSWERED_ALREADY, TOLD_FOR
from cogs.health import served
from cogs.limits import TOO_OLD
from tests.end_to_end.club import Club, button_id, club_in, crash
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.tournaments.organising import create, let_organise
from tests.patience import PATIENCE
from tests.storage.file_problems import PROBLEMS
from tests.tools.soak.waits import waiting_by

EN = words_for("en")
Samples = Mapping[str, float]


async def get(port: int | None, page: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{page}") as response,
    ):
        return response.status, await response.text()


def samples(page: str) -> Samples:
    """Each number of /metrics by its name and labels."""
    return {
        " ".join((each.name, *each.labels.values())): each.value
        for family in text_string_to_metric_families(page)
        for each in family.samples
    }


async def measured(evening: Club, backup_age: Callable[[], float] | None = None) -> Samples:
    async with served(evening.bot, 0, backup_age) as port:
        status, page = await get(port, "/metrics")
    assert status == 200
    for person in evening.sandbox.people.values():
        assert person.user.name not in page
        assert person.id not in page
    return samples(page)


# What is measured ------------------------------------------------------------------------------


async def test_what_is_counted_while_people_play(started: Table) -> None:
    evening = started.club
    before = await measured(evening)
    await started.click_until(lambda game: game.events > 12)
    shown = evening.table("benoit")
    await evening.press("benoit", shown, "sheet")
    await evening.advance(3)  # a finished trick stays to be seen
    after = await measured(evening)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("dix_de_der_actions_total player") >= 4
    assert more("dix_de_der_acknowledgement_seconds_count") >= 5
    assert more("dix_de_der_late_interactions_total") == 0
    assert after["dix_de_der_open_tables playing"] == 1
    assert after["dix_de_der_open_tables lobby"] == 0
    assert after["dix_de_der_lagging_messages"] == 0


async def test_refusals_by_reason_and_errors_by_code(evening: Club) -> None:
    before = await measured(evening)
    await evening.open("alice")
    evening.person("benoit").dms_open = False
    await evening.press("benoit", evening.lobby("benoit"), "start")
    await evening.press("benoit", evening.lobby("benoit"), "sit:1:1")
    after = await measured(evening)
    for name in ("refusals_total seats_empty", "discord_errors_total 50007 403"):
        assert after[f"dix_de_der_{name}"] == before.get(f"dix_de_der_{name}", 0) + 1
    assert after["dix_de_der_open_tables lobby"] == 1


async def test_messages_that_lag_are_counted(started: Table) -> None:
    evening = started.club
    crash(evening.bot)
    async with evening.bot.database.write() as connection:
        await connection.exec_driver_sql("UPDATE messages SET wanted = wanted + 1")
        rows = await connection.exec_driver_sql("SELECT count(*) FROM messages")
        count = rows.scalar_one()
    assert count > len(LANGUAGES)
    assert (await measured(evening))["dix_de_der_lagging_messages"] == count


async def test_tournaments_are_counted(evening: Club) -> None:
    await let_organise(evening)
    await create(evening)
    counted = await measured(evening)
    assert counted["dix_de_der_tournaments draft"] == 1
    assert counted["dix_de_der_tournaments running"] == 0
    assert "dix_de_der_tournaments cancelled" not in counted


async def test_the_age_of_the_newest_backup(evening: Club) -> None:
    assert math.isnan((await measured(evening))["dix_de_der_backup_age_seconds"])
    counted = await measured(evening, lambda: 90.5)
    assert counted["dix_de_der_backup_age_seconds"] == 90.5


# Whether it is well ----------------------------------------------------------------------------


async def test_it_is_well_and_says_so(evening: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(evening.bot, 0) as port:
        await evening.bot.wait_until_ready()
        status, page = await get(port, "/healthz")
        assert (status, page) == (
            200,
            '{"well": true, "gateway": true, "database": true, "workers": true, "tables": true, '
            '"pictures": true, "roles": ["answers", "delivers", "thinks"], '
            '"shards": {"connected": 1, "of": 1}}',
        )
        crash(evening.bot)
        await asyncio.gather(*evening.bot._workers, return_exceptions=True)
        status, page = await get(port, "/healthz")
        assert (status, page) == (
            503,
            '{"well": false, "gateway": true, "database": true, "workers": false, "tables": true, '
            '"pictures": true, "roles": ["answers", "delivers", "thinks"], '
            '"shards": {"connected": 1, "of": 1}}',
        )
        monkeypatch.setattr(evening.bot.gateway.shards[0], "ws", SimpleNamespace(open=False))
        status, page = await get(port, "/healthz")
        assert '"gateway": false' in page
        monkeypatch.undo()


async def test_a_table_that_does_not_move(started: Table) -> None:
    """The host is alive, but something has been due at a table for a while."""
    bot = started.club.bot
    crash(bot)
    async with bot.database.write() as connection:
        await connection.exec_driver_sql(f"UPDATE games SET due_at = {bot.clock.now() - 61}")
    async with served(bot, 0) as port:
        status, page = await get(port, "/healthz")
        assert status == 503
        assert '"tables": false' in page


async def test_a_file_that_another_program_has_locked(evening: Club, tmp_path: Path) -> None:
    """It can still be read."""
    async with served(evening.bot, 0) as port:
        async with PROBLEMS[FileProblem.LOCKED](evening.bot.database, tmp_path / "club.db"):
            status, page = await get(port, "/healthz")
            assert status == 503
            assert '"database": false' in page
        _, page = await get(port, "/healthz")
        assert '"database": true' in page


class _Broken:
    """A database that does not answer."""

    async def prove(self) -> None:
        self.read()

    def read(self) -> Any:
        raise OperationalError("SELECT 1", {}, Exception("disk I/O error"))


async def test_without_a_database() -> None:
    async def is_stuck() -> bool:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    bot = SimpleNamespace(
        database=_Broken(),
        roles=EVERY_ROLE,
        is_ready=lambda: False,
        gateway=SimpleNamespace(shards=[], connected=0, is_whole=False),
        is_at_work=lambda: True,
        pictures=SimpleNamespace(are_drawn=False),
        tables=SimpleNamespace(host=SimpleNamespace(is_stuck=is_stuck)),
        interactions_trouble="",
        other_hosts=SimpleNamespace(are_there=False),
        application=SimpleNamespace(guild_integration_config=1, user_integration_config=None),
    )
    async with served(cast(Any, bot), 0) as port:
        status, page = await get(port, "/healthz")
        assert status == 503
        assert '"database": false' in page
        assert '"pictures": false' in page
        assert '"user_install": false' in page
        status, page = await get(port, "/metrics")
        assert status == 200
        assert "dix_de_der_actions" in page


async def test_who_stands_by_needs_no_gateway_and_says_who_delivers(evening: Club) -> None:
    bot = evening.bot
    lease, other = (Lease(bot.database, bot.clock, DELIVERER, who) for who in ("here:1", "away:2"))
    assert await other.take()
    async with served(bot, 0, lease=lease) as port:
        status, page = await get(port, "/healthz")
        told = json.loads(page)
        assert (status, told["well"], told["roles"]) == (
            200,
            True,
            ["answers", "delivers", "thinks"],
        )
        assert "gateway" not in told
        assert (told["lease"]["mine"], told["lease"]["holder"]) == (False, "away:2")
        assert told["lease"]["number"] == 1
        _, page = await get(port, "/metrics")
        assert samples(page)["dix_de_der_role delivers"] == 0
        assert samples(page)["dix_de_der_role thinks"] == 1
        await other.give_back()
        assert await lease.take()
        _, page = await get(port, "/healthz")
        told = json.loads(page)
        assert (told["lease"]["mine"], told["lease"]["holder"]) == (True, "here:1")
        assert "gateway" in told
        _, page = await get(port, "/metrics")
        assert samples(page)["dix_de_der_role delivers"] == 1
        assert samples(page)["dix_de_der_lease_number"] == 2


async def test_another_host_with_the_same_token(
    evening: Club, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """It has a database of its own: both answer, and who comes second is told by Discord."""
    folder = tmp_path_factory.mktemp("elsewhere")
    async with club_in(evening.sandbox, folder, evening.clock) as elsewhere:
        before = metrics.ANSWERED_ELSEWHERE._value.get()
        await evening.slash("alice", "help")
        async with asyncio.timeout(PATIENCE):  # it reaches each of them by a connection of its own
            while metrics.ANSWERED_ELSEWHERE._value.get() == before:
                await evening.clock.advance(0)
        assert metrics.ANSWERED_ELSEWHERE._value.get() == before + 1
        [second] = [each.bot for each in (evening, elsewhere) if each.bot.other_hosts.are_there]
        async with served(second, 0) as port:
            await second.wait_until_ready()
            status, page = await get(port, "/healthz")
            told = json.loads(page)
            assert (status, told["alone"], told["others"]) == (200, False, ANOTHER_HOST)
            await evening.clock.advance(TOLD_FOR)
            _, page = await get(port, "/healthz")
            assert "alone" not in json.loads(page)


@pytest.mark.parametrize("fault", ["502 afterwards", "40060"])
async def test_an_answer_of_its_own_that_was_not_heard(evening: Club, fault: str) -> None:
    """discord.py answers again, and is told that somebody has answered."""
    refused = metrics.DISCORD_ERRORS.labels("400", str(ANSWERED_ALREADY))._value
    before = refused.get()
    evening.sandbox.faults.plan(fault, "POST", CALLBACK)
    with waiting_by(evening.clock) as waits:
        asking = asyncio.create_task(evening.slash("alice", "help"))
        async with asyncio.timeout(PATIENCE):
            while refused.get() == before:
                if waits.requests:  # else time would pass in which nobody has answered at all
                    await evening.clock.advance(0.1)
                await asyncio.sleep(0)
    await asking
    assert evening.bot.other_hosts.are_there == (fault == "40060")


async def test_off_unless_there_is_a_port(evening: Club) -> None:
    async with served(evening.bot, None) as port:
        assert port is None


async def test_only_the_address_that_was_set_answers(evening: Club) -> None:
    async with aiohttp.ClientSession() as session:
        async with served(evening.bot, 0) as port:
            with pytest.raises(aiohttp.ClientConnectorError):
                await session.get(f"http://127.0.0.2:{port}/healthz")
        async with (
            served(evening.bot, 0, address="127.0.0.2") as port,
            session.get(f"http://127.0.0.2:{port}/metrics") as answer,
        ):
            assert answer.status == 200


async def test_a_command_asks_whether_the_bot_is_well(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the address at which it serves everybody, too, where nobody is asked."""
    async with served(evening.bot, 0, address="0.0.0.0") as port:
        assert port is not None
        await evening.bot.wait_until_ready()
        assert '"well": true' in await asyncio.to_thread(ask, "0.0.0.0", port)
        monkeypatch.setattr(evening.bot, "is_ready", lambda: False)
        with pytest.raises(StartupError, match=r'^Not well: .*"gateway": false'):
            await asyncio.to_thread(ask, "0.0.0.0", port)
        monkeypatch.undo()
    with pytest.raises(StartupError, match=f"^127.0.0.1:{port} does not answer: "):
        await asyncio.to_thread(ask, "127.0.0.1", port)


async def test_a_port_that_is_taken(evening: Club) -> None:
    async with served(evening.bot, 0) as port:
        with pytest.raises(StartupError, match=rf"127\.0\.0\.1:{port} .+HEALTH_ADDRESS"):
            async with served(evening.bot, port):
                pass


# What comes late -------------------------------------------------------------------------------


@pytest.fixture
def slow(evening: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the frame of an interaction and its handler passes a little too much time."""
    noted = evening.bot.interaction_ages.note

    def note(interaction: Any) -> None:
        noted(interaction)
        evening.clock._now += TOO_OLD + 0.1

    monkeypatch.setattr(evening.bot.interaction_ages, "note", note)


async def test_a_late_click_changes_nothing_and_is_not_answered(
    evening: Club, request: pytest.FixtureRequest
) -> None:
    lobby = await evening.open("alice")
    request.getfixturevalue("slow")
    before, late = await Table(evening).game(), metrics.LATE._value.get()
    sit = button_id(lobby, "sit:1:1")
    click = asyncio.create_task(evening.person("benoit").click(lobby, custom_id=sit))
    await asyncio.sleep(0)
    await until_late(evening, late)
    await evening.advance(1)
    assert (await click).kind == "none"
    assert (await Table(evening).game()).row.version == before.row.version
    assert metrics.LATE._value.get() == late + 1


async def test_a_late_command_is_dropped(evening: Club, slow: None) -> None:
    late = metrics.LATE._value.get()
    command = asyncio.create_task(evening.person("alice").slash(evening.belote, "belote"))
    await asyncio.sleep(0)
    await until_late(evening, late)
    await evening.advance(1)
    assert (await command).kind == "none"
    assert await measured(evening)
    async with evening.bot.database.read() as connection:
        found = await connection.exec_driver_sql("SELECT count(*) FROM games")
        assert found.scalar_one() == 0


async def until_late(evening: Club, before: float) -> None:
    async with asyncio.timeout(PATIENCE):
        while metrics.LATE._value.get() == before:
            await asyncio.sleep(0)
    await evening.settle()
