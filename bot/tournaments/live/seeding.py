"""The order of entries before anything is played (T8 a): seeds by hand, or by the ranks of an
earlier tournament; else ratings."""

from collections.abc import Iterable, Mapping
from statistics import fmean

from bot.storage.engine.tournament_schema import EntryRow
from bot.storage.tournaments import entries, tournaments
from bot.tables.party.open_party import Asker
from bot.tournaments.live.change import Change, Desk, changes
from bot.tournaments.live.event import Event, strength
from bot.tournaments.live.refusals import Refusal, TournamentRefused

SEEDED_IN = ("registration", "check_in")
"""states in which seeds can be others"""


def may_seed(event: Event) -> bool:
    return event.format.seeded and event.state in SEEDED_IN


def order(event: Event) -> list[EntryRow]:
    """The entries as they are seeded; of those of one strength, among whom a lot decides, who has
    entered first."""
    return sorted(event.standing("in"), key=lambda each: (-strength(each), each.number))


def by_ranks(event: Event, ranks: Mapping[int, int]) -> list[int]:
    """The numbers of entries by the mean of the ranks that their people have had; who of them has
    had none counts as one behind the last. An entry of which nobody has had any is not among them.

    Of equals the stronger is first, then who has entered first.
    """
    behind = max(ranks.values(), default=0) + 1
    found: list[tuple[float, float, int]] = []
    for each in event.standing("in", "waiting"):
        people = event.people_of(each.number)
        if any(person in ranks for person in people):
            mean = fmean(ranks.get(person, behind) for person in people)
            found.append((mean, -each.strength, each.number))
    return [number for *_, number in sorted(found)]


class Seeding(Desk):
    @changes
    async def by_rating(self, change: Change, asker: Asker) -> None:
        """Remove all seeds: the highest rating is first."""
        await _seed(change, ())
        await change.note("seeded_by_rating", asker.person_id)

    @changes
    async def by_earlier(self, change: Change, asker: Asker, earlier: int) -> None:
        """Seed by the ranks of a tournament of this server that is over."""
        row = await tournaments.find(change.connection, earlier)
        _seedable_only(change.event)
        if row is None or (row.server_id, row.state) != (change.event.row.server_id, "finished"):
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        seeds = by_ranks(change.event, await entries.ranks_of(change.connection, earlier))
        if not seeds:
            raise TournamentRefused(Refusal.NOBODY_RANKED)
        await _seed(change, seeds)
        await change.note("seeded_by_ranks", asker.person_id, tournament=earlier)

    @changes
    async def place(self, change: Change, asker: Asker, number: int, place: int) -> None:
        """An entry has this place in the order, from 1; all have the seed then that they see."""
        numbers = [each.number for each in order(change.event)]
        if number not in numbers or not 1 <= place <= len(numbers):
            raise TournamentRefused(Refusal.NO_SUCH_SEED, most=len(numbers))
        numbers.remove(number)
        numbers.insert(place - 1, number)
        await _seed(change, numbers)
        await change.note("seeded", asker.person_id, entry=number, seed=place)


def _seedable_only(event: Event) -> None:
    if not may_seed(event):
        raise TournamentRefused(Refusal.CHANGED)


async def _seed(change: Change, numbers: Iterable[int]) -> None:
    _seedable_only(change.event)
    seeds = {number: seed for seed, number in enumerate(numbers, start=1)}
    for each in change.event.entries:
        if each.seed != seeds.get(each.number):
            await change.set_entry(each.number, seed=seeds.get(each.number))
