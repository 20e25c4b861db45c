"""Tournaments among the scheduled events of their server: one for each, whatever happens."""

from pathlib import Path
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.sandbox.exchange import Rest
from bot.sandbox.rate_limits import Limits
from bot.sandbox.server import permissions
from bot.sandbox.world import ACTIVE, CANCELED, COMPLETED, SCHEDULED, ScheduledEvent
from bot.storage.delivery import messages, tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.people import servers
from bot.text import words_for
from bot.tournaments.live.drafts import details_of
from cogs.delivery.kinds import TRAITS
from cogs.delivery.threads import AGAIN
from tests.end_to_end.tournaments.players import HOUR, Players, players_in
from tests.sandbox_fixtures import running_sandbox

EN = words_for("en")
EVERY = TRAITS[Subject.SCHEDULED].edit_every
EVENTS = "/guilds/{guild_id}/scheduled-events"
EVENT = EVENTS + "/{guild_scheduled_event_id}"


class Asked:
    """The requests about scheduled events, as `POST 200`."""

    def __init__(self, evening: Players) -> None:
        self.requests: list[str] = []
        evening.club.sandbox.on_exchange.append(self)

    def __call__(self, exchange: object) -> None:
        if isinstance(exchange, Rest) and exchange.route.startswith(EVENTS):
            self.requests.append(f"{exchange.method} {exchange.status}")

    def take(self) -> list[str]:
        found, self.requests = self.requests, []
        return found


async def switch(evening: Players, *, on: bool) -> None:
    server = await evening.club.bot.servers.meet(int(evening.club.belote.guild_id or 0))
    await evening.club.bot.servers.schedule_events(server, on)
    await evening.later(EVERY)


async def announced(evening: Players, **values: Any) -> ScheduledEvent:
    """A tournament of a server that has them among its events; its event."""
    await switch(evening, on=True)
    await evening.create(**values)
    await evening.later(EVERY)
    [found] = events(evening)
    return found


def events(evening: Players) -> list[ScheduledEvent]:
    return list(evening.club.sandbox.world.events.values())


async def row_of(evening: Players) -> Any:
    return await evening.club.bot.database.ask(tournament_posts.scheduled, evening.id)


def permit(evening: Players, *, create: bool) -> None:
    role = evening.club.sandbox.role("Dix de Der")
    held = role.permissions & ~permissions.CREATE_EVENTS
    more = permissions.CREATE_EVENTS if create else 0
    evening.club.sandbox.set_permissions(role, held | more)


async def four_enter(evening: Players) -> None:
    for who in ("p1", "p2", "p3", "p4"):
        evening.club.sandbox.add_person(who, name=who)
        await evening.club.person(who).slash(evening.club.belote, "help")
        await evening.engine.registration.enter(evening.id, (await evening.person(who)).id)


@pytest.mark.gateway  # which tells the channel's name
async def test_an_announced_tournament_stands_there_with_the_way_to_it(evening: Players) -> None:
    found = await announced(evening, about="Bring a friend.")
    event = await evening.event()
    assert (found.name, found.location, found.status) == ("Friday *club*", "#belote", SCHEDULED)
    assert found.starts_at == int(event.row.starts_at)
    assert found.ends_at > found.starts_at
    told = (found.description or "").splitlines()
    assert told[0].startswith("Concours · ")
    assert "Bring a friend." in told
    belote, post = evening.club.belote, evening.announcement()
    assert told[-1] == f"https://discord.com/channels/{belote.guild_id}/{belote.id}/{post.id}"


async def test_one_request_makes_it_once_the_bot_has_sent_anything(evening: Players) -> None:
    asked = Asked(evening)
    await announced(evening)
    assert asked.take() == ["GET 200", "POST 200"]  # the bot before may have made it
    await evening.create()
    await evening.later(EVERY)
    assert (asked.take(), len(events(evening))) == (["POST 200"], 2)


async def test_it_follows_what_changes_with_one_request_for_each(evening: Players) -> None:
    await announced(evening)
    asked, organising = Asked(evening), evening.engine.organising
    event = await evening.event()
    details = details_of(event)._replace(name="Saturday")
    await organising.describe(evening.id, await evening.boss(), details)
    await evening.later(EVERY)
    assert (asked.take(), events(evening)[0].name) == (["PATCH 200"], "Saturday")
    later = event.row.starts_at + HOUR
    await organising.reschedule(evening.id, await evening.boss(), event.row.closes_at, later)
    await evening.later(EVERY)
    assert (asked.take(), events(evening)[0].starts_at) == (["PATCH 200"], int(later))
    await evening.close()
    await evening.later(EVERY)
    assert asked.take() == []


async def test_it_begins_and_ends_with_the_tournament(evening: Players) -> None:
    found = await announced(evening, format="melee", check_in=False, rounds=1)
    await four_enter(evening)
    await evening.close()
    await evening.later(EVERY)
    asked = Asked(evening)
    await evening.start()
    await evening.later(EVERY)
    assert (asked.take(), found.status) == (["PATCH 200"], ACTIVE)
    await evening.engine.organising.end(evening.id, await evening.boss(), at_once=True)
    for _ in range(20):
        if (await evening.event()).state == "finished":
            break
        await evening.later(60)
    await evening.later(EVERY)
    assert (asked.take(), found.status) == (["PATCH 200"], COMPLETED)


async def test_one_that_begins_on_time_costs_two_requests_at_the_most(evening: Players) -> None:
    """Discord begins it at the same moment."""
    found = await announced(evening, format="melee", check_in=False, rounds=1)
    await four_enter(evening)
    asked = Asked(evening)
    await evening.later(HOUR)
    await evening.later(HOUR / 2)
    await evening.later(EVERY)
    assert ((await evening.event()).state, found.status) == ("running", ACTIVE)
    assert asked.take() in (["PATCH 200"], ["PATCH 400", "GET 200"])


async def test_one_that_has_begun_gets_no_event_and_nobody_looks_for_one(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with players_in(tmp_path, sandbox, clock) as before:
            await before.create(format="melee", check_in=False, rounds=2)
            await four_enter(before)
            await before.close()
            await before.start()
            await switch(before, on=True)
            tournament = before.id
        async with players_in(tmp_path, sandbox, clock, tournament) as after:
            asked = Asked(after)
            for seconds in (60, 120):
                await after.engine.organising.extend(tournament, await after.boss(), seconds)
                await after.later(EVERY)
            assert (asked.take(), events(after)) == ([], [])


async def test_one_that_is_cancelled_before_it_begins_is_cancelled_there(evening: Players) -> None:
    found = await announced(evening)
    asked = Asked(evening)
    await evening.engine.organising.cancel(evening.id, await evening.boss())
    await evening.later(EVERY)
    assert (asked.take(), found.status) == (["PATCH 200"], CANCELED)


async def test_one_that_discord_has_begun_by_itself_is_completed(evening: Players) -> None:
    """Nobody has come: it waits, and is cancelled after its start."""
    found = await announced(evening, check_in=False)
    await evening.later(1.5 * HOUR + 60)
    await evening.later(EVERY)
    assert ((await evening.event()).state, found.status) == ("check_in", ACTIVE)
    asked = Asked(evening)
    await evening.engine.organising.cancel(evening.id, await evening.boss())
    await evening.later(EVERY)
    assert asked.take() == ["PATCH 400", "GET 200", "PATCH 200"]
    assert found.status == COMPLETED


async def test_one_that_somebody_has_deleted_is_not_made_again(evening: Players) -> None:
    found = await announced(evening)
    evening.club.sandbox.delete_event(found)
    asked = Asked(evening)
    details = details_of(await evening.event())
    for name in ("Saturday", "Sunday"):
        details = details._replace(name=name)
        await evening.engine.organising.describe(evening.id, await evening.boss(), details)
        await evening.later(EVERY)
    assert (asked.take(), events(evening)) == (["PATCH 404"], [])
    # Unless whoever manages the server asks for all of them.
    await switch(evening, on=False)
    await switch(evening, on=True)
    assert [each.name for each in events(evening)] == ["Sunday"]


async def test_those_of_a_server_that_wants_them_no_more_go(evening: Players) -> None:
    await evening.create()
    assert events(evening) == []
    await switch(evening, on=True)
    assert len(events(evening)) == 1
    await switch(evening, on=False)
    assert events(evening) == []
    asked = Asked(evening)
    await evening.close()
    await evening.later(EVERY)
    assert asked.take() == []


@pytest.mark.gateway  # which tells what the bot may do
async def test_without_the_permission_nothing_is_asked_and_the_organiser_is_told(
    evening: Players,
) -> None:
    permit(evening, create=False)
    asked = Asked(evening)
    await switch(evening, on=True)
    await evening.create()
    await evening.later(AGAIN)
    assert (asked.take(), events(evening)) == ([], [])
    told = EN(
        "tournament-organiser-unscheduled.permission",
        permissions=f"**{EN('permission-name.create-events')}**",
    )
    assert told in await evening.press("alice", "t_manage")
    permit(evening, create=True)
    await evening.later()
    assert (asked.take()[1:], len(events(evening))) == (["POST 200"], 1)
    assert told not in await evening.press("alice", "t_manage")


async def test_with_a_hundred_it_waits_for_room(evening: Players) -> None:
    sandbox, now = evening.club.sandbox, evening.club.clock.now()
    sandbox.limits.scheduled_events = 1
    assert Limits().scheduled_events == 100
    other = sandbox.add_event(sandbox.people["alice"], "Other", now + HOUR, now + 9 * HOUR)
    asked = Asked(evening)
    await switch(evening, on=True)
    await evening.create()
    assert (asked.take(), events(evening)) == (["GET 200", "POST 400"], [other])
    full = EN("tournament-organiser-unscheduled.full")
    assert full in await evening.press("alice", "t_manage")
    setup = await evening.club.slash("alice", "setup")
    assert words_for("en")("setup-events-full") in setup.message.text()
    assert evening.announcement()
    sandbox.change_event(other, status=CANCELED)
    await evening.later(AGAIN + 1)
    assert asked.take() == ["GET 200", "POST 200"]
    assert full not in await evening.press("alice", "t_manage")


@pytest.mark.parametrize("fault", ["answer lost", "502 afterwards", "500", "reset"])
async def test_an_answer_that_is_lost_leaves_no_second_one(evening: Players, fault: str) -> None:
    sandbox, asked = evening.club.sandbox, Asked(evening)
    sandbox.faults.plan(fault, "POST", EVENTS)
    await announced_after(evening)
    assert len(events(evening)) == 1
    assert (await row_of(evening)).message_id == int(events(evening)[0].id)
    assert "GET 200" in asked.take()


async def announced_after(evening: Players) -> None:
    await switch(evening, on=True)
    await evening.create()
    await evening.later(30)


async def test_killed_before_its_number_is_written_it_is_found_again(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with players_in(tmp_path, sandbox, clock) as before:
            await announced(before)
            row, tournament = await row_of(before), before.id
            await before.club.bot.database.commit(
                messages.change, row.id, message_id=None, facts=None, shown=0
            )
        async with players_in(tmp_path, sandbox, clock, tournament) as after:
            await after.later(EVERY)
            [found] = events(after)
            assert (await row_of(after)).message_id == int(found.id)
            details = details_of(await after.event())._replace(name="Saturday")
            await after.engine.organising.describe(tournament, await after.boss(), details)
            await after.later(EVERY)
            assert [each.name for each in events(after)] == ["Saturday"]


@pytest.mark.gateway  # which tells when the bot may do it
async def test_setup_switches_it_and_says_what_is_missing(evening: Players) -> None:
    await evening.create()
    permit(evening, create=False)
    reply = await evening.club.slash("alice", "setup")
    shown = await evening.press_on("alice", "setup_events:1", reply.message)
    lacking = f"**{EN('permission-name.create-events')}**"
    assert EN("setup-events-missing", permissions=lacking) in shown.text()
    permit(evening, create=True)
    await evening.later()
    shown = await evening.press_on("alice", "setup_check", shown)
    assert EN("setup-events-fine") in shown.text()
    assert len(events(evening)) == 1
    shown = await evening.press_on("alice", "setup_events:0", shown)
    await evening.later(EVERY)
    assert events(evening) == []
    server = await evening.club.bot.database.ask(servers.every)
    assert [each.scheduled_events for each in server] == [False]


async def test_one_that_lasts_longer_ends_later(evening: Players) -> None:
    found = await announced(evening, format="melee", check_in=False, rounds=3)
    planned = found.ends_at
    await four_enter(evening)
    await evening.close()
    await evening.start()
    await evening.engine.organising.extend(evening.id, await evening.boss(), 3 * HOUR)
    await evening.later(EVERY)
    assert found.ends_at > planned
