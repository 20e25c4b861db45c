"""Custom ids that nobody was given: of other servers' tournaments, by people who organise nothing,
with numbers that mean nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from bot.tables.party.open_party import Asker
from bot.text import words_for
from cogs.feature import answered, features
from tests.end_to_end.club import Club, club
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.tournaments.organising import (
    Desk,
    create,
    event,
    known,
    let_organise,
    manage,
    running,
    settle_round,
)

EN, FR = words_for("en"), words_for("fr")
ELSEWHERE = {"t_log", "t_pair_two", "t_daily", "t_daily_start", "t_daily_stop"}
"""what everybody may press, and what test_pairing.py and test_each_day.py forge"""

PRESSES = (
    *("t_manage:1", "t_sure:1:pause", "t_do:1:pause", "t_do:1:cancel", "t_do:1:end:1"),
    *("t_do:1:end_now:1", "t_do:1:extend:10:1", "t_do:1:drop:1", "t_do:1:add:1:2", "t_do:1:open"),
    *("t_do:1:replace:2:1", "t_do:1:pair:1:-", "t_do:1:delete", "t_do:1:close", "t_do:1:start"),
    *("t_entries:1", "t_manage_entry:1:1", "t_tables:1:1", "t_table:1:1:1", "t_pair:1"),
    *("t_verdict_ask:1:correct:1:1", "t_verdict_ask:1:penalty:1", "t_draft:1", "t_preview:1"),
    *("t_form:1:home:start", "t_verdict_ask:1:take-back:1:1", "t_verdict:1:take-back:1:1"),
    *("t_set:1:robots:house:0", "t_pair_page:1:1:0:-:0", "t_times:1", "t_move:1:start"),
    *("t_verdict:1:correct:1:1:0", "t_verdict_again:1:penalty:1:0", "t_do:1:here"),
    *("t_do:1:move:1:1", "t_do:1:reopen", "t_details:1", "t_paste:1", "t_paste_do:1"),
    *("t_seeds:1", "t_seed_rating:1", "t_organisers:1", "t_page:1"),
    *("t_page_set:1:on", "t_page_set:1:new", "t_page_set:1:off", "t_page_set:1:hold"),
    *("t_copy:1", "t_weekly:1", "t_weekly_begin:1", "t_weekly_stop:1", "t_weekly_skip:1:1"),
)
CHOICES = (
    *(("t_ending:1:1", "cancel"), ("t_draft_go:1", "times"), ("t_zone:1", "UTC")),
    *(("t_set:1:length:deals", "8"), ("t_verdict_ask:1:forfeit:1:1", "1")),
    *(("t_pair_one:1:1:0:-:0", "1"), ("t_add:1", "1"), ("t_replace:1:1", "1")),
    *(("t_tables_page:1:1", "0"), ("t_paste_role:1", "1"), ("t_seed:1", "1"), ("t_seed_by:1", "1")),
    *(
        ("t_organisers_set:1", "1"),
        ("t_weekly_move:1:1", "1"),
        ("t_page_delay:1", "300"),
        ("t_page_close:1", "2"),
    ),
)
FORMS = (
    *("t_verdict_written:1:penalty:1", "t_verdict_written:1:correct:1:1:0"),
    *("t_verdict_written:1:forfeit:1:1:0:1", "t_verdict_written:1:take-back:1:1"),
    *(
        "t_written:1:home:name",
        "t_moved:1:start",
        "t_described:1",
        "t_copied:1",
        "t_pasted:1",
        "t_seeded:1:1",
    ),
)
EVERYTHING = (
    *(Forged("?", f"dd:{each}") for each in PRESSES),
    *(Forged("?", f"dd:{each}", (value,)) for each, value in CHOICES),
    *(Forged("?", f"dd:{each}", text="1") for each in FORMS),
)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    # A form that was never opened has nothing that opened it, as Discord's schema wants.
    async with club(tmp_path, validate=False) as ready:
        yield ready


async def answers(desk: Desk, forged: Forged) -> list[str]:
    """Return what whoever forged it reads."""
    reply = await send(desk.evening, desk.now, forged)
    await desk.evening.settle()
    return [each.text() for each in read_by_clicker(reply)]


async def rows(evening: Club) -> tuple[Any, ...]:
    found = await event(evening)
    log = await evening.bot.database.ask(tournaments.log_of, 1, 1000)
    return found.row, found.entries, found.members, found.results, tuple(log)


async def refused(desk: Desk, *forged: Forged, why: str = "") -> None:
    """Each is answered in a sentence, nothing goes wrong, and nothing is changed."""
    before = await rows(desk.evening)
    for each in forged:
        told = await answers(desk, each)
        assert told, each
        assert EN("error-unexpected") not in told, each
        assert not why or any(why in one for one in told), (each, told)
    assert await rows(desk.evening) == before


async def all_servers_known(evening: Club) -> None:
    """Tell what discord.py tells two seconds after the start, when a slow test is not over yet: the
    bot is not on that other server, so its tournament waits."""
    events: Any = evening.bot.get_cog("ServerEvents")
    await asyncio.create_task(events.on_ready())
    await evening.settle()
    assert (await event(evening)).row.paused_why == "server_left"


def test_every_verb_of_an_organiser_is_forged_here() -> None:
    registered = {
        verb
        for feature in features()
        if feature.__module__.startswith("cogs.tournaments.organising.")
        for _, controls in answered(feature)
        for verb in controls.verbs
    }
    forged = {each.custom_id.split(":")[1] for each in EVERYTHING}
    assert registered - ELSEWHERE == forged, "add a forged press to PRESSES, CHOICES or FORMS"


async def test_who_organises_nothing_may_press_nothing(evening: Club) -> None:
    """Not in a draft, nor while it is played, nor of another server whose organiser they are
    not."""
    await let_organise(evening)
    await create(evening)
    listed = await Desk.asked(evening, "benoit", "tournament list")
    by_others = [each._replace(who="benoit") for each in EVERYTHING]
    not_in_charge = FR("tournament-refused.not-in-charge")
    await refused(listed, *by_others, why=not_in_charge)
    boss = Asker((await event(evening)).row.created_by, manages=True)
    await evening.bot.tournaments.organising.open(1, boss)
    await let_organise(evening, "benoit")
    desk = await manage(evening, "benoit")
    async with evening.bot.database.write() as connection:
        other = await servers.meet(connection, 4242)
        await tournaments.change(connection, 1, server_id=other.id)
    await all_servers_known(evening)
    await refused(desk, *by_others, why=not_in_charge)
    log = Forged("benoit", "dd:t_log:1:0:1")
    await refused(desk, log, why=FR("tournament-refused.no-such-tournament"))


async def test_numbers_that_mean_nothing(evening: Club) -> None:
    """In the place of the last of what each press says."""
    desk = await running(evening)
    for number in ("-1", "99", "x", "", "9" * 15, "9" * 19):
        for each in EVERYTHING:
            about, _, last = each.custom_id.rpartition(":")
            if last.isdigit():
                made_up = each._replace(who="alice", custom_id=f"{about}:{number}")
                await refused(desk, made_up)


async def test_values_that_no_draft_has(evening: Club) -> None:
    await let_organise(evening)
    desk = await create(evening)
    fields = ("format", "pace", "preset", "saved", "places", "final", "end", "nothing", "")
    for value in ("", "x", "-1", "9" * 19, "any", "1"):
        chosen = [Forged("alice", f"dd:t_set:1:home:{each}", (value,)) for each in fields]
        pages = [Forged("alice", "dd:t_draft_go:1", (each,)) for each in ("home", "", value)]
        zone = Forged("alice", "dd:t_zone:1", (value,))
        await refused(desk, *chosen, *pages, zone)
        channel = Forged("alice", "dd:t_set:1:channel:channel", (value,))
        gone = EN("setup-channel-gone", channel=f"<#{value}>") if value == "1" else ""
        await refused(desk, channel, why=gone)


async def test_a_draft_that_is_open_is_no_draft_any_more(evening: Club) -> None:
    desk = await running(evening)
    presses = ("t_draft:1", "t_preview:1", "t_form:1:home:name", "t_set:1:robots:house:0")
    draft = [Forged("alice", f"dd:{each}") for each in presses]
    await refused(desk, *draft, why=EN("tournament-refused.fixed", state="running"))
    states = [Forged("alice", f"dd:t_do:1:{each}") for each in ("delete", "reopen", "start")]
    await refused(desk, *states, why=EN("tournament-refused.changed"))


@pytest.mark.parametrize("state", ["finished", "cancelled"])
async def test_what_is_over_is_over(evening: Club, state: str) -> None:
    """Nobody is added, taken out or replaced any more; what was cancelled has no verdicts."""
    desk = await running(evening)
    [gone, comes] = (await event(evening)).entries[0].number, (await known(evening, "benoit"))[0]
    await evening.bot.database.commit(tournaments.change, 1, state=state)
    presses = (
        *("pause", "resume", "extend:10:1", "end:1", "end_now:1", "cancel", f"drop:{gone}"),
        *(f"add:{comes}:0", f"replace:{gone}:{comes}", "pair:1:-", "move:1:1", "here", "close"),
    )
    await refused(desk, *[Forged("alice", f"dd:t_do:1:{each}") for each in presses])
    if state == "cancelled":
        verdicts = [
            Forged("alice", "dd:t_verdict_written:1:forfeit:1:1:0:1", text="Nobody came."),
            Forged("alice", "dd:t_verdict_ask:1:penalty:1"),
        ]
        await refused(desk, *verdicts)


async def test_a_bracket_is_neither_paired_by_hand_nor_ranked_by_points(evening: Club) -> None:
    desk = await running(evening, format="knock_out")
    await settle_round(evening)
    await evening.bot.tournaments.organising.pause(
        1, Asker((await event(evening)).row.created_by, manages=True)
    )
    version = (await event(evening)).row.version
    presses = ("t_pair:1", f"t_do:1:pair:{version}:-")
    by_hand = [Forged("alice", f"dd:{each}") for each in presses]
    await refused(desk, *by_hand, why=EN("tournament-error.not-by-hand"))
    penalty = Forged("alice", "dd:t_verdict_ask:1:penalty:1")
    await refused(desk, penalty, why=EN("tournament-organiser-no-penalty"))


async def test_who_organises_no_more_changes_neither_draft_nor_server(evening: Club) -> None:
    """They made the draft, while they organised here."""
    await let_organise(evening, "benoit")
    desk = await create(evening, "benoit")
    before = await event(evening)
    evening.sandbox.take_role(evening.person("benoit"), evening.sandbox.role("Organiser"))
    told = FR("tournament-refused.not-in-charge")
    zone = Forged("benoit", "dd:t_zone:1", ("UTC",))
    draft = Forged("benoit", "dd:t_set:1:length:deals", ("8",))
    for each in (zone, draft):
        await refused(desk, each, why=told)
    assert (await evening.bot.database.ask(servers.get, 1)).time_zone is None
    assert (await event(evening)).row == before.row
