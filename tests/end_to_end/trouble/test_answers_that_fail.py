"""Answers that Discord does not take as they are, after what was asked for has been committed.

Whoever pressed is told that it is done; "nothing was changed" is said only where it is so.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.sandbox import ShownMessage
from bot.sandbox.faults.errors import Refusal
from bot.sandbox.faults.faults import CALLBACK, OWN_MESSAGE, WEBHOOK, Fault
from bot.sandbox.rest.call import Call
from bot.tables.party.open_party import Asker
from bot.text import words_for
from tests.end_to_end.club import Club, club
from tests.end_to_end.every_verb import OWN, forged, in_turn, scene, verbs
from tests.end_to_end.every_verb import known as known_in
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.tournaments.organising import (
    event,
    known,
    opened,
    running,
)
from tests.examples import sampled

DEFERRING = (5, 6)
"""first answers that show nothing yet"""


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    # A form that was never opened has nothing that opened it, as Discord's schema wants.
    async with club(tmp_path, validate=False) as ready:
        yield ready


@contextmanager
def answering_in_vain(evening: Club) -> Iterator[list[object]]:
    """The first answer that shows something is refused; the ways by which that was tried."""
    refused: list[object] = []

    def shows(call: Call) -> bool:
        if refused or call.body.get("type") in DEFERRING:
            return False
        refused.append(call.path)
        return True

    def refuse(call: Call) -> None:
        raise Refusal(400, 50035, "Invalid Form Body")

    fault, faults = Fault("400", before=refuse), evening.sandbox.faults
    routes = (("POST", CALLBACK), ("POST", WEBHOOK), ("PATCH", OWN_MESSAGE))
    plans = [faults.plan(fault, *each, when=shows) for each in routes]
    try:
        yield refused
    finally:
        for each in plans:
            each.stop()


async def press_in_vain(evening: Club, shown: ShownMessage, forged: Forged) -> list[str]:
    """Return what is told after a press whose answer was refused."""
    with answering_in_vain(evening) as refused:
        reply = await send(evening, shown, forged)
        await evening.settle()
    assert refused, forged
    return [each.text() for each in read_by_clicker(reply)]


def told_of(who: str, sentence: str) -> str:
    return words_for(LANGUAGES.get(who, "en"))(sentence)


async def done_all_the_same(evening: Club, shown: ShownMessage, *sent: Forged) -> None:
    for each in sent:
        told = await press_in_vain(evening, shown, each)
        assert told == [told_of(each.who, "error-done")], each


@pytest.mark.parametrize("count", sampled((1, 3)))
async def test_whatever_is_pressed_the_truth_is_told(tmp_path: Path, count: int) -> None:
    """Every verb there is, in the name of who may do everything."""
    async with scene(tmp_path) as stage:
        await known_in(stage, "alice")
        for number, verb in enumerate(verbs(stage, without=OWN)):
            # Seasons begin in January as it is: to choose it is done, and nothing is written.
            done_before = verb == "season_start"
            sent = forged("alice", verb, "1:1", "1:1:1:2", "1:1")
            for each in in_turn(sent, number, count):
                told = await press_in_vain(stage.evening, stage.shown, each)
                assert told, each
                done = told == [told_of("alice", "error-done")]
                # Twice the same is done as well, though SQLite writes nothing then.
                assert done == await stage.was_written() or (done and done_before), (each, told)
                done_before |= done


# Those of which more must be known than a few numbers: nothing is left to luck.

AT_TABLE = (
    *("seat_leave:1", "seat_back:1", "seat_offer:1:0", "seat_keep:1:0"),
    *("pause:1", "resume:1", "table_close_now:1"),
)
LOBBY = ("sit:1:1", "leave:1", "sit:1:2")
REGISTERING = ("t_register:1", "t_withdraw_sure:1")
IN_CHARGE = (
    *("t_do:1:pause", "t_do:1:resume", "t_do:1:drop:1"),
    *("t_do:1:end:1", "t_do:1:cancel"),
)


async def test_a_table_that_plays(started: Table) -> None:
    sent = (Forged("alice", f"dd:{each}") for each in AT_TABLE)
    await done_all_the_same(started.club, started.club.table("alice"), *sent)
    assert (await started.game()).row.status == "closed"


async def test_a_seat_in_a_lobby(evening: Club) -> None:
    await done_all_the_same(
        evening, await evening.open("alice"), *(Forged("benoit", f"dd:{each}") for each in LOBBY)
    )
    game = await Table(evening).game()
    assert [each and each.name for each in game.seats] == ["Alice", None, "Benoît", None]


async def test_entering_and_leaving_a_tournament(evening: Club) -> None:
    await opened(evening, format="melee")
    shown = evening.lobby("benoit")
    sent = (Forged("benoit", f"dd:{each}") for each in REGISTERING)
    await done_all_the_same(evening, shown, *sent)
    assert [each.standing for each in (await event(evening)).entries] == ["out"]


async def test_entering_with_a_partner_and_checking_in(evening: Club) -> None:
    await opened(evening)
    organising = evening.bot.tournaments.organising
    registration = evening.bot.tournaments.registration
    boss, benoit, clara, daan = await known(evening, "alice", "benoit", "clara", "daan")
    shown = evening.lobby("benoit")
    await registration.enter(1, clara)
    pick = Forged("benoit", "dd:t_pick:1", (str(clara),))
    await done_all_the_same(evening, shown, pick)
    assert len((await event(evening)).standing("in")) == 1
    await registration.withdraw(1, benoit)
    [asked] = (await registration.enter(1, clara, partner=daan)).asked_for(daan)
    await done_all_the_same(evening, shown, Forged("daan", f"dd:t_confirm:1:{asked.id}"))
    [entry] = (await event(evening)).standing("in")
    await organising.close(1, Asker(boss, manages=True))
    await done_all_the_same(
        evening, shown, *(Forged(each, "dd:t_checkin:1") for each in ("clara", "daan"))
    )
    assert (await event(evening)).is_here(entry.number)


async def test_organising_what_is_played(evening: Club) -> None:
    shown = (await running(evening)).now
    sent = (Forged("alice", f"dd:{each}") for each in IN_CHARGE)
    await done_all_the_same(evening, shown, *sent)
    assert (await event(evening)).row.state == "cancelled"
