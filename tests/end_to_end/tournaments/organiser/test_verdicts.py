"""Entries, by an organiser: added, dropped, replaced, punished."""

from typing import Any

import pytest

from bot.storage.ratings.leaderboards import START
from bot.text import words_for
from bot.tournaments import Penalty, Withdrawal
from tests.end_to_end.club import Club, button_id
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.tournaments.organising import (
    Desk,
    create,
    event,
    known,
    let_organise,
    log,
    opened,
    running,
)

EN = words_for("en")
WHY = "The sheet was wrong."
THIRD = {"name": "Person 4 & Person 5", "points": "162", "count": 162}


def names_of(*people: Any) -> str:
    return EN.join_and([EN.name(each.user.name) for each in people])


async def members(evening: Club, entry: int = 1) -> list[int | None]:
    return [each.person_id for each in (await event(evening)).members_of(entry)]


async def counting(evening: Club) -> list[Penalty]:
    """Penalties that count."""
    found = (await event(evening)).pure.counting
    return [each for each in found if isinstance(each, Penalty)]


async def at_entry(desk: Desk, number: int) -> Desk:
    await desk.press("t_entries:1")
    return await desk.choose("t_manage_entry:1", str(number))


async def test_a_pair_is_let_in_once(evening: Club) -> None:
    desk = await (await opened(evening)).press("t_entries:1")
    pair = evening.person("benoit"), evening.person("clara")
    await desk.choose("t_add:1", *pair)
    desk.says("tournament-organiser-sure-add", names=names_of(*pair), late=0)
    assert (await event(evening)).entries == ()
    await desk.press("t_do:1:add")
    [entry] = (await event(evening)).entries
    assert (entry.standing, entry.strength) == ("in", START)  # as without a rating yet
    both = await known(evening, "benoit", "clara")
    assert await members(evening) == both
    benoit = {"name": names_of(pair[0])}
    await desk.press("t_entries:1")
    await desk.refused("t_add:1", "tournament-organiser-plays-already", *pair, **benoit)
    # Nor do they take anybody's place.
    await desk.choose("t_manage_entry:1", "1")
    replace = f"t_replace:1:{both[1]}"
    await desk.refused(replace, "tournament-organiser-plays-already", pair[0], **benoit)
    assert len((await event(evening)).entries) == 1


async def test_one_alone_has_a_robot_for_partner(evening: Club) -> None:
    desk = await (await opened(evening)).press("t_entries:1")
    await desk.choose("t_add:1", evening.person("benoit"))
    await desk.press("t_do:1:add")
    assert await members(evening) == [*await known(evening, "benoit"), None]


async def test_without_robots_a_pair_is_two_people(evening: Club) -> None:
    await let_organise(evening)
    desk = await (await create(evening)).choose("t_draft_go", "robots")
    await desk.press("t_set:1:robots:house:0")
    await (await desk.press("t_draft:1")).do("open")
    await desk.press("t_entries:1")
    await desk.refused("t_add:1", "tournament-organiser-all-needed", evening.person("benoit"))
    assert (await event(evening)).entries == ()


async def test_late_only_as_the_format_allows(evening: Club) -> None:
    desk = await (await running(evening)).press("t_entries:1")
    pair = evening.person("benoit"), evening.person("clara")
    await desk.choose("t_add:1", *pair)
    desk.says("tournament-organiser-sure-add", names=names_of(*pair), late=1)
    await desk.press("t_do:1:add")
    assert len((await event(evening)).entries) == 5


async def test_an_entry_goes(evening: Club) -> None:
    desk = await at_entry(await opened(evening, 3), 2)
    await desk.press("t_sure:1:drop:2")
    name = "Person 2 & Person 3"
    desk.says("tournament-organiser-sure-drop", name=name, later=0)
    await desk.press("t_do:1:drop:2")
    assert [each.standing for each in (await event(evening)).entries] == ["in", "out", "in"]
    desk.says("tournament-log-withdrawn", name=name)


async def test_an_entry_that_plays_goes_from_the_next_round_on(evening: Club) -> None:
    desk = await at_entry(await running(evening), 2)
    await desk.press("t_sure:1:drop:2")
    await desk.press("t_do:1:drop:2")
    results = (await event(evening)).pure.results
    [row] = [each for each in results if isinstance(each, Withdrawal)]
    assert (row.entry, row.round) == (2, 2)
    await at_entry(desk, 2)
    desk.says("tournament-organiser-standing-withdrawn")
    assert not desk.offers("drop")


async def test_somebody_plays_in_anothers_place(evening: Club) -> None:
    desk = await at_entry(await running(evening), 1)
    [gone, stays] = await members(evening)
    benoit = evening.person("benoit")
    await desk.choose(f"t_replace:1:{gone}", benoit)
    desk.says("tournament-organiser-sure-replace", gone="Person 0", comes=names_of(benoit))
    await desk.press("t_do:1:replace")
    assert await members(evening) == [*await known(evening, "benoit"), stays]
    assert len(await log(evening, "replaced")) == 1


@pytest.mark.parametrize(
    ("points", "why", "told"),
    [
        ("0", WHY, "tournament-refused-no-such-score"),
        ("-5", WHY, "tournament-organiser-no-sign"),
        (" −5", WHY, "tournament-organiser-no-sign"),
        ("many", WHY, "tournament-refused-no-such-score"),
        ("162", " ", "tournament-refused-reason-needed"),
    ],
)
async def test_a_penalty_that_is_none(evening: Club, points: str, why: str, told: str) -> None:
    desk = await at_entry(await running(evening), 3)
    await desk.write("t_penalty:1:3", points=points, why=why)
    desk.says(told)
    assert not desk.offers("t_verdict:")
    assert desk.offers("t_verdict_again:1:penalty:3")


async def test_a_penalty_has_a_reason_and_is_taken_back_once(evening: Club) -> None:
    desk = await at_entry(await running(evening), 3)
    await desk.decide("t_penalty:1:3", points="162", why=f"  {WHY} ")
    [row] = await counting(evening)
    assert (row.entry, row.points, row.reason) == (3, 162, WHY)
    await desk.press("t_log:1:0:1")
    desk.says("tournament-log-penalty", **THIRD)
    assert f"“{WHY}” · Alice" in desk.text()
    await desk.press("t_manage:1")
    await at_entry(desk, 3)
    desk.says("tournament-organiser-penalty-taken", points="162", count=162)
    desk.says("tournament-log-why", why=WHY)
    await desk.write("t_take_back:1:3:", why=" ")
    desk.says("tournament-refused-reason-needed")
    await desk.write("t_verdict_again:1:take-back:", why="It was the others.")
    desk.says("tournament-organiser-sure-take-back", **THIRD)
    assert len(await counting(evening)) == 1
    yes = button_id(desk.now, "t_verdict:1:take-back:")
    await desk.press("t_verdict:1:take-back:")
    desk.says("tournament-organiser-did-take-back")
    desk.says("tournament-log-penalty-back", **THIRD)
    assert await counting(evening) == []
    again = await send(evening, desk.now, Forged("alice", yes))
    await evening.settle()
    assert EN("tournament-organiser-write-again") in [e.text() for e in read_by_clicker(again)]
    await at_entry(desk, 3)
    assert not desk.offers("t_take_back")
