"""`python -m bot doctor`: over the loopback it passes whole, and what differs is told."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.clock import ManualClock
from bot.sandbox import Exchange, Rest, ShownMessage
from bot.sandbox.backend import Change
from bot.sandbox.faults.errors import Refusal
from bot.sandbox.faults.faults import CALLBACK, Fault
from bot.sandbox.server.permissions import ATTACH_FILES, CREATE_EVENTS, MANAGE_THREADS
from bot.storage.people import servers
from cogs.commands import OFF
from cogs.doctor import examination
from cogs.doctor.examination import ASK, SYNC, examine
from cogs.doctor.trials import (
    BY_CODE,
    EPHEMERAL,
    FORM,
    NONCE,
    PATIENCE,
    PICTURE,
    PRESS_IT,
    SLOWLY,
    THREAD,
    TRIALS,
    Client,
    Report,
    TrialOutcome,
)
from cogs.process import servers_in
from cogs.screens.scheduled import MOST_EVENTS
from tests.end_to_end.club import Club, club
from tests.storage.databases import add_server, new_file, opened

LOOKS = {
    "The token",
    "Privileged intents",
    "Installing",
    "Slash commands",
    "The suits in colour",
    "The gateway",
}
LINE = re.compile(r"^(well|note|differs|not tried) +(.*?): (.*)\n(?: {11}(.*)\n)?", re.M)


class Visit:
    """A run of the doctor for Alice, whose application it is, while the bot is at work."""

    def __init__(self, evening: Club) -> None:
        self.evening = evening
        self.sandbox = evening.sandbox
        self.alice = evening.person("alice")
        self.told: list[str] = []
        self.asked = asyncio.Event()
        self.text = ""

    def tell(self, line: str) -> None:
        self.told.append(line)
        if line == ASK:
            self.asked.set()

    async def run(self, meanwhile: Callable[["Visit"], Awaitable[None]] | None = None) -> Report:
        """Examine, with somebody who does something meanwhile; the report."""
        bot = self.evening.bot
        chosen = await bot.database.ask(servers.every)
        async with Client(bot) as client:
            await client.login(self.sandbox.token)
            examining = asyncio.create_task(examine(bot, client, chosen, None, self.tell))
            try:
                if meanwhile is not None:
                    await meanwhile(self)
                report = await examining
            finally:
                examining.cancel()
                await asyncio.wait((examining,))
        self.text = report.text()
        return report

    def found(self) -> dict[str, tuple[TrialOutcome, str, str | None]]:
        """Outcome, answer and what to do, by what was looked at."""
        lines = LINE.findall(self.text)
        return {what: (TrialOutcome(how), answered, todo) for how, what, answered, todo in lines}

    def differing(self) -> dict[str, str]:
        found = self.found().items()
        return {what: answered for what, (how, answered, _) in found if how is TrialOutcome.DIFFERS}

    def untried(self) -> set[str]:
        return {what for what, (how, _, _) in self.found().items() if how is TrialOutcome.NOT_TRIED}

    def seen(self) -> list[ShownMessage]:
        return self.alice.sees(self.alice.dm) if self.alice.dm else []

    async def shown(self, has: Callable[[ShownMessage], object]) -> ShownMessage:
        await self.sandbox.until(lambda: any(map(has, self.seen())))
        return next(filter(has, self.seen()))

    def is_clean(self) -> bool:
        """Tell whether nothing of what was sent is left anywhere."""
        channels = self.sandbox.world.channels.values()
        return not self.sandbox.threads() and not any(each.messages for each in channels)


async def press_once(visit: Visit) -> None:
    asking = await visit.shown(lambda each: each.buttons())
    assert (await visit.alice.click(asking, label="Begin")).kind == "deferred"
    await visit.evening.clock.advance(SLOWLY)


async def press_thrice(visit: Visit) -> None:
    await press_once(visit)
    asking = await visit.shown(lambda each: each.selects())
    control = asking.selects()[0]["custom_id"]
    # Whoever closes the form chooses once more.
    await visit.alice.select(asking, control, ["3"])
    opened = await visit.alice.select(asking, control, ["25"])
    answered = await visit.alice.submit(opened, text="Anything")
    assert answered.ephemeral


async def set_up(evening: Club, *names: str) -> None:
    """Name channels in `/setup`, the last for the digest as well; all else is as it should be."""
    chosen = [int(evening.sandbox.channel(each).id) for each in names]
    server = await evening.bot.servers.meet(int(evening.sandbox.guild.id))
    server = await evening.bot.servers.change(server, channel_ids=chosen)
    await evening.bot.servers.post_digest(server, chosen[-1])
    await evening.bot.suit_emojis.upload(evening.bot)


@pytest.fixture
async def visit(evening: Club) -> Visit:
    await set_up(evening, "belote", "tournaments")
    return Visit(evening)


@pytest.fixture
async def evening(tmp_path: Path):
    async with club(tmp_path) as opened:
        yield opened


async def test_over_the_loopback_it_passes_whole(visit: Visit) -> None:
    answers: list[Rest] = []

    def note(exchange: Exchange) -> None:
        if isinstance(exchange, Rest) and exchange.route == CALLBACK:
            answers.append(exchange)

    visit.sandbox.on_exchange.append(note)
    report = await visit.run(press_thrice)
    assert report.is_well, visit.text
    assert {each.what for each in TRIALS} | LOOKS < visit.found().keys()
    assert {how for how, _, _ in visit.found().values()} == {TrialOutcome.WELL}
    places = [what for what in visit.found() if what.startswith("Server 1")]
    assert places == [f"Server 1, channel {n} of its /setup" for n in (1, 2)]
    assert visit.is_clean()
    # The bot at work has left each press to the doctor.
    assert [each.status for each in answers] == [200] * 4


async def test_its_report_names_nobody(visit: Visit) -> None:
    await visit.run(press_thrice)
    sandbox, world = visit.sandbox, visit.sandbox.world
    names = {each.name for each in (*world.users.values(), sandbox.guild)}
    names |= {f"#{each.name}" for each in world.channels.values()}
    ids = {*world.users, *world.channels, *sandbox.guild.roles, *world.global_commands}
    for secret in names | ids | {sandbox.token, sandbox.guild.id}:
        assert secret not in visit.text
    assert not re.search(r"\d{10}", visit.text)
    # Whoever runs it learns which server is which.
    assert "Server 1 is Café du Commerce." in visit.told


async def test_each_thing_that_differs_is_told_with_what_to_do(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, world = visit.sandbox, visit.sandbox.world
    sandbox.deny(sandbox.channel("belote"), ATTACH_FILES | MANAGE_THREADS)
    sandbox.delete_channel(sandbox.channel("tournaments"))
    by_name = {each["name"]: each for each in world.global_commands.values()}
    monkeypatch.delitem(world.global_commands, by_name["rules"]["id"])
    changed = {**by_name["belote"], "description": "As it was before the update"}
    monkeypatch.setitem(world.global_commands, changed["id"], changed)
    monkeypatch.setitem(world.global_commands, "1", {**changed, "name": "whist", "id": "1"})
    visit.evening.bot.suit_emojis._known.pop("clubs_green")
    sandbox.limits.nonce_seconds = -1.0
    report = await visit.run(press_thrice)
    assert not report.is_well
    assert visit.differing() == {
        "Slash commands": "missing: rules; there no longer: whist; changed since: belote (0.00 s)",
        "The suits in colour": "missing: clubs_green",
        "Server 1, channel 1 of its /setup": "missing: Attach Files and Manage Threads",
        "Server 1, channel 2 of its /setup": "gone, or hidden from the bot",
        NONCE.what: "the message stands there twice (0.00 s)",
    }
    assert visit.found()["Slash commands"][2] == SYNC
    assert visit.untried() == {THREAD.what}
    assert report.summary == f"Of {len(visit.found())} lines: differs 5, not tried 1."
    assert all(todo for how, _, todo in visit.found().values() if how is not TrialOutcome.WELL)
    assert visit.is_clean()


async def test_events_of_a_server_that_wants_tournaments_among_them(visit: Visit) -> None:
    sandbox, what = visit.sandbox, "Server 1, its events"
    await visit.run(press_thrice)
    assert what not in visit.found()
    server = await visit.evening.bot.servers.meet(int(sandbox.guild.id))
    await visit.evening.bot.servers.schedule_events(server, True)
    then = sandbox.now() + 3600
    for number in range(MOST_EVENTS - 1):
        sandbox.add_event(visit.alice, f"{number}", then, then + 3600)
    await visit.run(press_thrice)
    told = "the bot may make some; there are 99 of 100"
    assert visit.found()[what][:2] == (TrialOutcome.WELL, told)
    sandbox.add_event(visit.alice, "Last", then, then + 3600)
    await visit.run(press_thrice)
    assert visit.differing()[what] == "there are 100, as many as a server may have"
    role = sandbox.role("Dix de Der")
    sandbox.set_permissions(role, role.permissions & ~CREATE_EVENTS)
    await visit.run(press_thrice)
    assert visit.differing()[what] == "missing: Create Events"


async def test_a_closed_dm_is_a_sentence(visit: Visit) -> None:
    visit.alice.dms_open = False
    await visit.run()
    told = "Discord answers 403, code 50007: Cannot send messages to this user (0.00 s)"
    assert visit.found()[PICTURE.what] == (TrialOutcome.DIFFERS, told, BY_CODE[50007])
    assert visit.found()[THREAD.what][0] is TrialOutcome.WELL
    assert visit.untried() == {each.what for each in TRIALS} - {PICTURE.what, THREAD.what}
    assert visit.is_clean()


@pytest.mark.parametrize("presses", [0, 1])
async def test_nobody_is_waited_for_without_end(visit: Visit, presses: int) -> None:
    async def look_and_leave(visit: Visit) -> None:
        if presses:
            await press_once(visit)
            await visit.shown(lambda each: each.selects())
        else:
            await visit.asked.wait()
        await visit.evening.clock.advance(PATIENCE)

    report = await visit.run(look_and_leave)
    told = "the three presses have not come within 5 minutes"
    assert list(visit.differing().values()) == [told]
    assert PRESS_IT in visit.text
    assert {FORM.what, EPHEMERAL.what} <= visit.untried()
    assert not report.is_well
    assert visit.is_clean()


async def test_a_form_that_is_refused_is_told(visit: Visit) -> None:
    def refuse(_: object) -> None:
        raise Refusal(400, 50035, f"Invalid Form Body of {visit.alice.id}")

    async def press_twice(visit: Visit) -> None:
        visit.sandbox.faults.plan(Fault("refused", before=refuse), "POST", CALLBACK, nth=2)
        await press_once(visit)
        asking = await visit.shown(lambda each: each.selects())
        choosing = visit.alice.select(asking, asking.selects()[0]["custom_id"], ["1"])
        waiting = asyncio.create_task(choosing)
        await visit.sandbox.until(visit.is_clean)
        waiting.cancel()

    await visit.run(press_twice)
    answered = "Discord answers 400, code 50035: Invalid Form Body of … (0.00 s)"
    assert visit.differing() == {FORM.what: answered}
    assert visit.untried() == {EPHEMERAL.what}


async def test_interrupted_in_the_middle_of_sending_it_removes_that_too(visit: Visit) -> None:
    running: list[asyncio.Task[Any]] = []

    def interrupt(change: Change) -> None:
        if change.kind == "message_create":  # Discord has it, and the doctor knows it not yet
            running[0].cancel()

    visit.sandbox.on_change.append(interrupt)
    running.append(asyncio.create_task(visit.run()))
    with pytest.raises(asyncio.CancelledError):
        await running[0]
    assert visit.is_clean()


async def test_a_gateway_that_does_not_let_it_in(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit.sandbox.gateway, "_token", "another one")
    report = await visit.run()
    assert visit.differing()["The gateway"].startswith("closed: ")
    assert visit.untried() == {each.what for each in TRIALS}
    assert not report.is_well


def application(**fields: Any) -> discord.AppInfo:
    """As Discord tells of one that is right, but for these fields."""
    right = {
        "flags": discord.ApplicationFlags(),
        "interactions_endpoint_url": None,
        "bot_require_code_grant": False,
        "guild_integration_config": {"there": True},
        "user_integration_config": {"there": True},
    }
    return cast(discord.AppInfo, SimpleNamespace(**right | fields))


@pytest.mark.parametrize(
    ("fields", "line", "is_well"),
    [
        (
            {"flags": discord.ApplicationFlags(gateway_message_content=True)},
            "Message Content",
            True,
        ),
        ({"interactions_endpoint_url": "https://x"}, "Interactions Endpoint URL: is set", False),
        ({"interactions_endpoint_url": "https://y"}, "as in the settings", True),
        ({"bot_require_code_grant": True}, "Requires OAuth2 Code Grant: is on", False),
        ({"user_integration_config": None}, OFF[1:], True),
        ({"guild_integration_config": None}, "Guild Install", False),
        ({}, "all off", True),
    ],
)
def test_the_application_is_looked_at(fields: dict[str, Any], line: str, is_well: bool) -> None:
    report, url = Report(ManualClock()), "https://y"
    examination._look_at_application(application(**fields), report, url)
    assert line in report.text()
    assert report.is_well is is_well


def test_a_team_is_asked_through_its_owner() -> None:
    team = SimpleNamespace(owner_id=7)
    person = SimpleNamespace(id=5)
    assert examination._owner_of(application(team=team, owner=person)) == 7
    assert examination._owner_of(application(team=None, owner=person)) == 5


async def test_before_the_first_start_no_server_has_chosen_anything(tmp_path: Path) -> None:
    assert await servers_in(str(tmp_path / "games.db")) == []
    file = new_file(tmp_path)
    async with opened(file) as database:
        number = await add_server(database)
        assert [each.id for each in await servers_in(str(file))] == [number]
