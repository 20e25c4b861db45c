"""The other formats that run by themselves, and what stops one that cannot go on."""

import pytest

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
            await club.do.enter(person)
    event = await club.wait(2 * HOUR)
    while event.state == "running":
        await club.play_round()
        event = await club.wait(event.row.break_seconds)
    assert event.state == "finished"
    assert len(event.rounds) == rounds
    assert sorted((await club.tournaments.standings(event.id)).order()) == [1, 2, 3, 4]


async def test_what_cannot_be_paired_waits_for_the_organiser(club: Club) -> None:
    """A whist schedule is not made for six."""
    event = await club.create(format="whist", rounds=0)
    for person in range(2, 8):
        await club.do.enter(person)
    event = await club.wait(2 * HOUR)
    assert (event.state, event.row.paused_why) == ("running", "no_whist")
    [newest, *_] = await club.tournaments.log(event.id)
    assert newest.facts["players"] == 6
    await club.kill()
    await club.decide.add((10,))
    await club.decide.add((11,))
    await club.decide.resume()
    event = await club.settle()
    assert len(event.tables) == 2
