"""The other formats that run by themselves, and what stops one that cannot go on."""

import pytest

from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.surviving import holds, survive_rounds


@pytest.mark.parametrize(
    ("format_", "entries", "rounds"),
    [
        *(("swiss", 4, 3), ("round_robin", 4, 3), ("whist", 4, 3), ("howell", 4, 3)),
        *(("melee_balanced", 5, 2), ("knock_out", 6, 3)),
    ],
)
async def test_it_runs_to_its_end_through_restarts(
    club: Club, format_: str, entries: int, rounds: int
) -> None:
    event = await club.create(format=format_, rounds=2 if format_ == "melee_balanced" else 0)
    for number in range(1, entries + 1):
        partner = {"partner": 2 * number + 1} if event.row.members == 2 else {}
        await club.do.enter(2 * number, strength=-number, **partner)
        if partner:
            await club.agree(2 * number + 1)
    event = await club.wait(2 * HOUR)
    while event.state == "running":
        await club.kill()
        await club.play_round()
        holds(event)
        event = await club.wait(event.row.break_seconds)
    assert event.state == "finished"
    assert len(event.rounds) >= rounds
    order = (await club.tournaments.standings(event.id)).order()
    assert sorted(order) == list(range(1, entries + 1))
    if format_ == "knock_out":
        assert sorted(event.rounds[0].byes) == [1, 2]
        assert {each.section for each in event.tables} == {"main", "consolante"}
    await club.checked()


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


@pytest.mark.parametrize("format_", ["concours", "mitchell"])
async def test_killed_after_every_single_commit(club: Club, format_: str) -> None:
    await club.create(format=format_, rounds=2, check_in=True)
    await club.enter_pairs(5)
    await club.wait(HOUR)
    for person in range(2, 12):
        await club.do.check_in(person)
    await club.settle()
    await club.stop()
    await club.clock.advance(HOUR)
    await club.kill()
    deaths = await survive_rounds(club, 2)
    event = await club.tournaments.load(club.id)
    assert event.state == "finished"
    assert len(event.results) == len(event.tables) == 6
    holds(event)
    # The start, and of each round: paired, opened, three results, closed; then the end, and the
    # final ranks.
    assert deaths >= 1 + 2 * 6 + 2
    done = [each.what for each in await club.tournaments.log(event.id)]
    assert done.count("round_paired") == done.count("round_closed") == 2
    assert done.count("started") == done.count("finished") == 1
    await club.checked()
