"""Custom ids that nobody was given: of other servers' tournaments, by people who organise nothing,
with numbers that mean nothing."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import ShownMessage
from bot.storage import servers, tournaments
from bot.text import words_for
from tests.end_to_end.club import Club, club
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.tournaments.organising import (
    create,
    event,
    let_organise,
    manage,
    running,
)

EN, FR = words_for("en"), words_for("fr")
SCREENS = Path(__file__).parents[3] / "cogs" / "tournaments"

ORGANISER = (
    *("actions", "drafts", "entries_panel", "hand_pairing", "log", "panel"),
    *("tables_panel", "times", "verdicts"),
)
WITHOUT_PANEL = ("t_log",)
"""what everybody may press"""

PRESSES = (
    *("t_manage:1", "t_sure:1:pause", "t_do:1:pause", "t_do:1:cancel", "t_do:1:end:1"),
    *("t_do:1:end_now:1", "t_do:1:extend:10:1", "t_do:1:drop:1", "t_do:1:add:1:2", "t_do:1:open"),
    *("t_do:1:replace:2:1", "t_do:1:pair:1:-", "t_do:1:delete", "t_do:1:close", "t_do:1:start"),
    *("t_entries:1", "t_manage_entry:1:1", "t_tables:1:1", "t_table:1:1:1", "t_pair:1"),
    *("t_correct:1:1:1", "t_penalty:1:1", "t_draft:1", "t_preview:1", "t_form:1:home:start"),
    *("t_set:1:robots:house:0", "t_pair_page:1:1:0:-:0", "t_times:1", "t_move:1:start"),
    *("t_verdict:1:1", "t_verdict_again:1:1", "t_do:1:here", "t_do:1:move:1:1"),
)
CHOICES = (
    *(("t_ending:1:1", "cancel"), ("t_draft_go:1", "times"), ("t_zone:1", "UTC")),
    *(("t_set:1:length:deals", "8"), ("t_forfeit:1:1:1", "1"), ("t_pair_one:1:1:0:-:0", "1")),
    *(("t_add:1", "1"), ("t_replace:1:1", "1"), ("t_tables_page:1:1", "0")),
)
FORMS = (
    *("t_written:1:home:name", "t_penalised:1:1", "t_corrected:1:1:1:0", "t_forfeited:1:1:1:0:1"),
    "t_moved:1:start",
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


async def answers(evening: Club, shown: ShownMessage, forged: Forged) -> list[str]:
    """What whoever forged it reads."""
    reply = await send(evening, shown, forged)
    await evening.settle()
    return [each.text() for each in read_by_clicker(reply)]


async def rows(evening: Club) -> tuple[Any, ...]:
    found = await event(evening)
    async with evening.bot.database.read() as connection:
        log = await tournaments.log_of(connection, 1, 1000)
    return found.row, found.entries, found.members, found.results, tuple(log)


def test_every_verb_of_an_organiser_is_forged_here() -> None:
    registered = {
        verb
        for name in ORGANISER
        for verb in re.findall(r'on_press\("(\w+)"', (SCREENS / f"{name}.py").read_text("utf-8"))
    }
    forged = {each.custom_id.split(":")[1] for each in EVERYTHING}
    assert registered - set(WITHOUT_PANEL) - {"t_pair_two"} == forged


@pytest.mark.parametrize("state", ["draft", "running"])
async def test_who_organises_nothing_may_press_nothing(evening: Club, state: str) -> None:
    if state == "draft":
        await let_organise(evening)
        await create(evening)
    else:
        await running(evening)
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert reply.message is not None
    before = await rows(evening)
    for each in EVERYTHING:
        told = await answers(evening, reply.message, each._replace(who="benoit"))
        assert FR("tournament-refused-not-in-charge") in told, each
    assert await rows(evening) == before


async def test_what_somebody_organises_elsewhere_counts_nothing(evening: Club) -> None:
    """The tournament is another server's, and somebody else has made it."""
    await running(evening)
    await let_organise(evening, "benoit")
    his = await manage(evening, "benoit")
    async with evening.bot.database.write() as connection:
        other = await servers.meet(connection, 4242)
        await tournaments.change(connection, 1, server_id=other.id)
    before = await rows(evening)
    for each in EVERYTHING:
        told = await answers(evening, his, each._replace(who="benoit"))
        assert FR("tournament-refused-not-in-charge") in told, each
    told = await answers(evening, his, Forged("benoit", "dd:t_log:1:0:1"))
    assert FR("tournament-refused-no-such-tournament") in told
    assert await rows(evening) == before


@pytest.mark.parametrize("number", ["0", "-1", "99", "x", "", "9" * 15, "9" * 19])
async def test_numbers_that_mean_nothing(evening: Club, number: str) -> None:
    """Each is refused in a sentence; nothing is changed, and nothing goes wrong."""
    shown = await running(evening)
    before = await rows(evening)
    forged = [
        *(Forged("alice", f"dd:t_manage:{number}"), Forged("alice", f"dd:t_log:{number}:0:1")),
        *(Forged("alice", f"dd:t_sure:1:extend:{number}:{number}"),),
        *(Forged("alice", f"dd:t_do:1:extend:10:{number}"),),
        *(Forged("alice", f"dd:t_do:1:end:{number}"),),
        *(Forged("alice", f"dd:t_do:1:drop:{number}"),),
        *(Forged("alice", f"dd:t_do:1:add:{number}:{number}"),),
        *(Forged("alice", f"dd:t_do:1:add:{number}"),),
        *(Forged("alice", f"dd:t_do:1:replace:{number}:{number}"),),
        *(Forged("alice", f"dd:t_do:1:pair:{number}:{number}"),),
        *(Forged("alice", f"dd:t_do:1:{number}"),),
        *(Forged("alice", f"dd:t_manage_entry:1:{number}"),),
        *(Forged("alice", "dd:t_manage_entry:1", (number,)),),
        *(Forged("alice", f"dd:t_penalty:1:{number}"),),
        *(Forged("alice", f"dd:t_table:1:{number}:{number}"),),
        *(Forged("alice", f"dd:t_tables:1:{number}"),),
        *(Forged("alice", f"dd:t_correct:1:1:{number}"),),
        *(Forged("alice", f"dd:t_forfeit:1:1:{number}", (number,)),),
        *(Forged("alice", "dd:t_forfeit:1:1:1", (number,)),),
        *(Forged("alice", f"dd:t_forfeited:1:1:1:0:{number}", text="Why?"),),
        *(Forged("alice", f"dd:t_corrected:1:1:1:{number}", text=number or "-"),),
        *(Forged("alice", f"dd:t_penalised:1:{number}", text=number or "-"),),
        *(Forged("alice", f"dd:t_pair:1:{number}:{number}:{number}:{number}"),),
        *(Forged("alice", "dd:t_ending:1:1", (number,)),),
        *(Forged("alice", f"dd:t_set:1:length:{number}", (number,)),),
    ]
    for each in forged:
        told = await answers(evening, shown, each)
        assert told, each
        assert EN("error-unexpected") not in told, each
    assert await rows(evening) == before


@pytest.mark.parametrize("value", ["", "x", "-1", "9" * 19, "none", "1"])
async def test_values_that_no_draft_has(evening: Club, value: str) -> None:
    await let_organise(evening)
    shown = await create(evening)
    before = (await event(evening)).row
    fields = ("format", "pace", "preset", "saved", "places", "final", "end", "nothing", "")
    for field in fields:
        told = await answers(evening, shown, Forged("alice", f"dd:t_set:1:home:{field}", (value,)))
        assert told, field
        assert EN("error-unexpected") not in told, field
    for page in ("home", "nowhere", "", value):
        told = await answers(evening, shown, Forged("alice", "dd:t_draft_go:1", (page,)))
        assert told, page
        assert EN("error-unexpected") not in told, page
    for custom_id in ("t_zone:1", "t_set:1:channel:channel"):
        told = await answers(evening, shown, Forged("alice", f"dd:{custom_id}", (value,)))
        assert told, custom_id
        assert EN("error-unexpected") not in told, custom_id
    after = (await event(evening)).row
    if after.channel_id != before.channel_id:  # any number may be a channel; it cannot be opened
        told = await answers(evening, shown, Forged("alice", "dd:t_do:1:open"))
        assert any(EN("setup-channel-gone", channel=f"<#{value}>") in each for each in told)
    assert after._replace(version=0, channel_id=0) == before._replace(version=0, channel_id=0)


async def test_a_draft_that_is_open_is_no_draft_any_more(evening: Club) -> None:
    shown = await running(evening)
    before = (await event(evening)).row
    for each in ("t_draft:1", "t_preview:1", "t_form:1:home:name", "t_set:1:robots:house:0"):
        told = await answers(evening, shown, Forged("alice", f"dd:{each}"))
        assert told == [EN("tournament-refused-not-a-draft")], each
    told = await answers(evening, shown, Forged("alice", "dd:t_do:1:delete"))
    assert told == [EN("tournament-refused-changed")]
    assert (await event(evening)).row == before
