"""The deeds of somebody, against a plain count over the same parties."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.storage.games.counts import SUMMED, Counts
from bot.storage.people import player_stats
from bot.storage.people.player_stats import COMPANY_MINIMUM, Between, Companion, Figures, StatsScope
from bot.storage.ratings import leaderboards
from tests.rankings.club import NAMES, Club, new_club
from tests.storage.databases import ask_plainly

SIX = NAMES
FEW = 16


class Game(NamedTuple):
    """A party as its table saw it: who began and ended it in each seat."""

    pool: str | None
    server: int
    began: tuple[str, ...]
    ended: tuple[str | None, ...]
    left: Mapping[int, str]
    winner: int
    counts: Mapping[int, Counts]

    def counts_for(self, field: StatsScope, servers: Sequence[int]) -> bool:
        here = field.scope in (leaderboards.EVERYWHERE, servers[self.server])
        return self.pool == field.pool and here

    def outcome(self, name: str) -> bool | None:
        """Tell whether somebody who began it has won; None: it does not count for them."""
        team = self.began.index(name) % 2
        teams = {seat % 2 for seat in self.left}
        if name in self.left.values():
            return False
        if team in teams:
            return None
        return bool(teams) or self.winner == team

    def stayed(self) -> set[str]:
        return set(self.began) - set(self.left.values())


COUNTS = st.builds(Counts, **{name: st.integers(0, 9) for name in SUMMED})


@st.composite
def games(draw: st.DrawFn) -> Game:
    pool = draw(st.sampled_from(["classique", "classique", "decouverte", None]))
    size = 2 if pool == "decouverte" else 4
    order: list[str] = list(draw(st.permutations(SIX[:5])))
    began, others = tuple(order[:size]), list(order[size:])
    left: dict[int, str] = {}
    ended: list[str | None] = list(began)
    gone = st.one_of(st.just(set[int]()), st.sets(st.integers(0, size - 1), max_size=2))
    for seat in sorted(draw(gone)):
        left[seat] = began[seat]
        ended[seat] = draw(st.sampled_from([began[seat], None, *others[:1]]))
        if ended[seat] in others:
            others.remove(str(ended[seat]))
    return Game(
        pool=pool,
        server=draw(st.integers(0, 1)),
        began=began,
        ended=tuple(ended),
        left=left,
        winner=draw(st.sampled_from([0, 1, -1])),
        counts={seat: draw(COUNTS) for seat in range(size)},
    )


@given(st.lists(games(), min_size=1, max_size=FEW))
@settings(max_examples=5, deadline=None)
def test_figures_are_those_of_a_plain_count(played: list[Game]) -> None:
    asyncio.run(_check(played))


async def _check(played: list[Game]) -> None:
    async with new_club() as club:
        for each in played:
            club.now += 60
            await club.party(
                each.ended,
                each.winner,
                pool=each.pool,
                server=each.server,
                left=each.left,
                began=each.began,
                counts=each.counts,
            )
        await club.reckon()
        for scope in (leaderboards.EVERYWHERE, club.servers[0]):
            for pool in ("classique", "decouverte"):
                field = StatsScope(scope, pool)
                counted = [each for each in played if each.counts_for(field, club.servers)]
                await _check_field(club, field, counted)


async def _check_field(club: Club, field: StatsScope, played: list[Game]) -> None:
    first, second = SIX[:2]
    usual = await _usual(club, field.pool)
    async with club.database.read() as connection:
        for name in (first, second):
            person = club.people[name]
            mine = [each for each in played if name in each.began]
            found = await player_stats.figures(connection, person, field)
            assert replace(found, usual=0.0) == naive_figures(name, mine)
            expected = sum(
                each.counts[each.began.index(name)].deals * usual.get(each.began.index(name), 0)
                for each in mine
                if name in each.stayed()
            )
            assert abs(found.usual - expected) < 1e-6
            outcomes = [each.outcome(name) for each in mine]
            told = [each for each in outcomes if each is not None]
            assert await player_stats.longest_run(connection, person, field) == longest(told)
            # The same parties are those of the rating.
            standing = [
                each
                for each in await leaderboards.of_person(connection, person, field.scope)
                if (each.pool, each.season) == (field.pool, leaderboards.ALL_TIME)
            ]
            assert [(each.parties, each.won) for each in standing] == (
                [(len(told), sum(told))] if told else []
            )
            for partners in (True, False):
                listed, total = await player_stats.companions(
                    connection,
                    person,
                    field,
                    partners=partners,
                    reader_id=person,
                    offset=0,
                    limit=2,
                )
                expected_list = naive_companions(club, name, mine, partners=partners)
                assert (listed, total) == (expected_list[:2], len(expected_list))
        both = await player_stats.between(
            connection, club.people[first], club.people[second], field
        )
        assert both == naive_between(first, second, played)


async def _usual(club: Club, pool: str) -> dict[int, float]:
    made = await club.made()
    return {
        seat: points / deals
        for name, seat, deals, points in made["seat_averages"]
        if name == pool and deals
    }


def longest(outcomes: Iterable[bool]) -> int:
    return max((len(list(run)) for won, run in groupby(outcomes) if won), default=0)


def naive_figures(name: str, played: list[Game]) -> Figures:
    own = [each.counts[each.began.index(name)] for each in played if name in each.stayed()]
    return Figures(**{name: sum(getattr(each, name) for each in own) for name in SUMMED})


def naive_companions(
    club: Club, name: str, played: list[Game], *, partners: bool
) -> list[Companion]:
    parties, won = Counter[str](), Counter[str]()
    for game in played:
        outcome = game.outcome(name)
        if outcome is None or name not in game.stayed():
            continue
        for other in game.stayed() - {name}:
            same = game.began.index(other) % 2 == game.began.index(name) % 2
            if same == partners:
                parties[other] += 1
                won[other] += outcome
    found = [
        Companion(club.people[other], other, count, won[other])
        for other, count in parties.items()
        if count >= COMPANY_MINIMUM
    ]
    return sorted(found, key=lambda each: (-each.parties, -each.won, each.person_id))


def naive_between(first: str, second: str, played: list[Game]) -> Between:
    found = Counter[str]()
    for game in played:
        if not {first, second} <= game.stayed() or game.outcome(first) is None:
            continue
        one, other = game.began.index(first) % 2, game.began.index(second) % 2
        if one == other:
            found["together"] += 1
            found["together_won"] += bool(game.outcome(first))
        else:
            found["against"] += 1
            found["first_won"] += bool(game.outcome(first))
            found["second_won"] += bool(game.outcome(second)) and not game.outcome(first)
    return Between(**found)


async def opponents(
    club: Club, reader: str, offset: int = 0, limit: int = 9
) -> tuple[list[str], int]:
    """Return whom Anna has often met, as somebody sees it, and how many there are."""
    paged = {"reader_id": club.people[reader], "offset": offset, "limit": limit}
    field, ask = StatsScope(leaderboards.EVERYWHERE, "classique"), player_stats.companions
    anna = club.people["Anna"]
    found, total = await club.database.ask(ask, anna, field, partners=False, **paged)
    return [each.name for each in found], total


async def test_who_hides_or_was_forgotten_is_listed_to_themselves_or_not_at_all(club: Club) -> None:
    for _ in range(COMPANY_MINIMUM):
        await club.party()
    for offset, size in ((0, 1), (1, 1), (2, 0), (50, 0)):
        found, total = await opponents(club, "Anna", offset, 1)
        assert (len(found), total) == (size, 2), "how many there are is known beyond the last"
    await club.hide("Ben")
    async with club.database.write() as connection:
        forget = "UPDATE people SET discord_id = NULL WHERE id = ?"
        await ask_plainly(connection, forget, club.people["Dora"])
    assert await opponents(club, "Anna") == (["Ben"], 1)
    assert await opponents(club, "Cléo") == ([], 0)
