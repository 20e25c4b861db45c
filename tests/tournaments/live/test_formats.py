"""The other formats that run by themselves, and what stops one that cannot go on."""

import pytest

from bot.tournaments.shown.reckoned import reckon
from tests.tournaments.live.club import HOUR, Club


@pytest.mark.parametrize(
    ("format_", "rounds"),
    [("swiss", 3), ("round_robin", 3), ("melee_balanced", 2), ("whist", 3)],
)
async def test_it_runs_to_its_end(club: Club, format_: str, rounds: int) -> None:
    event = await club.create(format=format_, rounds=0 if format_ != "melee_balanced" else rounds)
    if event.row.members == 2:
        for number in range(1, 5):
            await club.enter(2 * number, 2 * number + 1)
    else:
        for person in range(2, 6):
            await club.tournaments.registration.enter(event.id, person)
    event = await club.wait(2 * HOUR)
    while event.state == "running":
        await club.play_round()
        event = await club.wait(event.row.break_seconds)
    assert event.state == "finished"
    assert len(event.rounds) == rounds
    assert sorted((await club.tournaments.standings(event.id)).order()) == [1, 2, 3, 4]


@pytest.mark.parametrize("house", [True, False])
@pytest.mark.parametrize(
    ("format_", "entries"), [("mitchell", 3), ("howell", 3), ("melee", 2), ("melee_balanced", 3)]
)
async def test_robots_fill_a_field_up_to_what_it_takes(
    club: Club, format_: str, entries: int, house: bool
) -> None:
    event = await club.create(format=format_, rounds=1, house=house)
    for number in range(1, entries + 1):
        if event.row.members == 2:
            await club.enter(2 * number, 2 * number + 1)
        else:
            await club.tournaments.registration.enter(event.id, number + 1)
    event = await club.wait(2 * HOUR)
    if not house:
        assert (event.state, event.row.paused_why) == ("check_in", "too_few")
        return
    event = await club.play_round()
    assert event.state == "finished"
    assert reckon(event.pure).placeless == frozenset()


async def test_what_cannot_be_paired_waits_for_the_organiser(club: Club) -> None:
    """A whist schedule is not made for six."""
    event = await club.create(format="whist", rounds=0)
    for person in range(2, 8):
        await club.tournaments.registration.enter(event.id, person)
    event = await club.wait(2 * HOUR)
    assert (event.state, event.row.paused_why) == ("running", "no_whist")
    [newest, *_] = await club.tournaments.log(event.id)
    assert newest.facts["players"] == 6
    await club.kill()
    await club.tournaments.verdicts.add(event.id, club.boss, (10,))
    await club.tournaments.verdicts.add(event.id, club.boss, (11,))
    await club.tournaments.organising.resume(event.id, club.boss)
    event = await club.settle()
    assert len(event.tables) == 2
