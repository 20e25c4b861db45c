"""Seeds (T8 a), and entries of a list (T8 b) once it is clear who is meant."""

from random import Random

import pytest

from bot.tournaments import next_round
from bot.tournaments.live import Asker, Refusal
from bot.tournaments.live.event import strength
from bot.tournaments.live.seeding import by_ranks, order
from tests.tournaments.live.club import HOUR, Club


async def field(club: Club, ratings: dict[int, float], **values: object) -> None:
    """People, by their ratings, in pairs with the next one."""
    await club.create(format="knock_out", **values)
    for first, rating in ratings.items():
        await club.do.enter(first, partner=first + 1, strength=rating)
        await club.agree(first + 1)


async def seeds(club: Club) -> list[int]:
    return [each.number for each in order(await club.tournaments.load(club.id))]


async def test_without_seeds_the_highest_rating_is_first(club: Club) -> None:
    await field(club, {2: 10.0, 4: 30.0, 6: 20.0, 8: 20.0})
    assert await seeds(club) == [2, 3, 4, 1]


async def test_a_place_by_hand_moves_the_others_and_who_comes_later_is_behind(club: Club) -> None:
    await field(club, {2: 10.0, 4: 30.0, 6: 20.0})
    await club.tournaments.seeding.place(club.id, club.boss, 1, 1)
    assert await seeds(club) == [1, 2, 3]
    await club.do.enter(8, partner=9, strength=3000.0)
    await club.agree(9)
    assert await seeds(club) == [1, 2, 3, 4], "whatever the rating of who has no seed"
    await club.tournaments.seeding.place(club.id, club.boss, 4, 2)
    assert await seeds(club) == [1, 4, 2, 3]
    await club.tournaments.seeding.by_rating(club.id, club.boss)
    assert await seeds(club) == [4, 2, 3, 1]


@pytest.mark.parametrize("place", [0, 4])
async def test_there_is_no_such_place(club: Club, place: int) -> None:
    await field(club, {2: 10.0, 4: 30.0, 6: 20.0})
    refused = club.refused(club.tournaments.seeding.place(club.id, club.boss, 1, place))
    assert await refused is Refusal.NO_SUCH_SEED


async def test_the_first_round_is_drawn_by_seeds(club: Club) -> None:
    """Of four the first meets the last; all four games of the seeds differ from those by rating."""
    await field(club, {2: 40.0, 4: 30.0, 6: 20.0, 8: 10.0})
    await club.tournaments.seeding.place(club.id, club.boss, 4, 1)
    event = await club.wait(2 * HOUR)
    met = {frozenset((each.sides[0][0], each.sides[1][0])) for each in event.tables_of(1)}
    assert met == {frozenset((4, 3)), frozenset((1, 2))}
    refused = club.refused(club.tournaments.seeding.by_rating(club.id, club.boss))
    assert await refused is Refusal.CHANGED, "once it is drawn"
    await club.checked()


async def test_by_the_ranks_of_a_tournament_that_is_over(club: Club) -> None:
    first = await club.started(3, house=False, rounds=1)
    refused = club.tournaments.seeding.by_earlier
    await field(club, {2: 10.0, 8: 99.0, 4: 10.0, 6: 10.0})
    assert await club.refused(refused(club.id, club.boss, first.id)) is Refusal.NO_SUCH_TOURNAMENT
    own, club.id = club.id, first.id
    await club.play_to_end()
    await club.settle()
    standings = await club.tournaments.standings(first.id)
    ranks = {each.entry: each.rank for each in standings.places}
    club.id = own
    await club.tournaments.seeding.by_earlier(own, club.boss, first.id)
    event = await club.tournaments.load(own)
    # The pairs of both are the same people: 1 is 2 and 3, 2 is 4 and 5, 3 is 6 and 7.
    pair_of = {1: 1, 3: 2, 4: 3}
    assert await seeds(club) == [*sorted(pair_of, key=lambda each: ranks[pair_of[each]]), 2]
    assert event.entry(2).seed is None, "nobody of it has played there"


async def test_nobody_was_there(club: Club) -> None:
    first = await club.started(2, house=False, rounds=1)
    await club.play_to_end()
    await field(club, {8: 10.0, 10: 10.0})
    change = club.tournaments.seeding.by_earlier(club.id, club.boss, first.id)
    assert await club.refused(change) is Refusal.NOBODY_RANKED


async def test_only_where_seeds_mean_something_and_for_who_is_in_charge(club: Club) -> None:
    await club.create()
    await club.enter(2, 3)
    desk = club.tournaments.seeding
    assert await club.refused(desk.by_rating(club.id, club.boss)) is Refusal.CHANGED
    assert await club.refused(desk.by_rating(club.id, Asker(2))) is Refusal.NOT_IN_CHARGE


async def test_means_of_ranks_as_they_were(club: Club) -> None:
    """At random: whoever has the better mean is ahead, by rating where means are equal."""
    random = Random(3)
    await field(club, {first: float(random.randrange(3)) for first in range(2, 16, 2)})
    event = await club.tournaments.load(club.id)
    for _ in range(200):
        ranks = {each: random.randrange(1, 5) for each in range(2, 16) if random.random() < 0.6}
        behind = max(ranks.values(), default=0) + 1
        found = by_ranks(event, ranks)
        means: list[tuple[float, float]] = []
        for number in found:
            people = event.people_of(number)
            mean = sum(ranks.get(each, behind) for each in people) / 2
            means.append((mean, -strength(event.entry(number))))
        assert means == sorted(means)
        ranked = {n for n in range(1, 8) if not ranks.keys().isdisjoint(event.people_of(n))}
        assert set(found) == ranked


async def test_a_list_is_entered_as_a_whole_or_not_at_all(club: Club) -> None:
    await club.create()
    await club.enter(2, 3)
    both = ((4, 5), 20.0), ((2,), 10.0)
    assert await club.refused(club.decide.add_all(both)) is Refusal.ENTERED_ALREADY
    event = await club.decide.add_all((((4, 5), 20.0), ((6,), 10.0), ((7,), 30.0)))
    assert [each.standing for each in event.entries] == ["in", "in", "looking", "looking"]
    event = await club.wait(HOUR)
    assert sorted(event.people_of(4) or event.people_of(3)) == [6, 7], "who lacked somebody"
    assert next_round(event.pure).tables
    await club.checked()


async def test_a_list_is_for_registration(club: Club) -> None:
    await club.create()
    await club.enter(2, 3)
    await club.wait(HOUR)
    assert await club.refused(club.decide.add_all((((4, 5), 0.0),))) is Refusal.NOT_OPEN
