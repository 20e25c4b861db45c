"""T4, the knock-out with consolante.

Seeded by strength and then by lot; a bracket of the next power of two, its byes to the top seeds.
Losers of the first game they have *played* go to the consolante: those of the first round, and who
loses the second after a bye or after an opponent who did not come (the USTA's “first match
consolation”), though never the loser of the final. The consolante is drawn when nobody can join it
any more, seeded as the main bracket is, and played beside it. An entry that has gone loses without
a game; a game whose sides are both gone or absent has no winner, and the next opponent goes on.

With pools (pools.py) these decide who plays where, and no loser changes over. Games for places are
played by those who lost in the same stage and stay in the bracket: none, for the third place, or
for all. A best of three is a table with the parties won by each side.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.tournaments.core.draw import by_lot
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format
from bot.tournaments.pairing.bracket import Bracket, Tableau, follow, seeded
from bot.tournaments.pairing.pools import (
    GO_ON,
    Pool,
    consolante_slots,
    drawn_pools,
    main_slots,
    pool_round,
    pool_standings,
    rounds_of,
)
from bot.tournaments.scoring.ledger import Ledger, open_ledger
from bot.tournaments.scoring.ranking import Standings, beginning_with, rank
from bot.tournaments.scoring.tie_breaks import BY_POOL, TieBreak, Value

MAIN = "main"
CONSOLANTE = "consolante"


class Standing(NamedTuple):
    """`bracket` is 1 for the main one, 2 for the consolante; `place` the best still possible."""

    bracket: int
    place: int


def pair(tournament: Tournament, number: int) -> Round:
    """The next round: the pools', or the next stage of every bracket."""
    pools = pools_of(tournament)
    if pools and number <= rounds_of(pools):
        return pool_round(tournament, pools, number)
    tables: list[Table] = []
    for tableau in tableaux(tournament, number):
        for stage, game in tableau.to_pair():
            one, other = (each for each in game.sides if each is not None)
            sides = (one,), (other,)
            section = tableau.bracket.section
            tables.append(Table(len(tables) + 1, sides, section, game.match, stage))
    return Round(number, tuple(tables), _byes(tournament, number, tables))


def rounds(tournament: Tournament) -> int:
    """As many as there will be at least: the main bracket's, more while a game is to come."""
    number = len(tournament.rounds) + 1
    pools = pools_of(tournament)
    before = rounds_of(pools) if pools else 0
    least = before + main_stages(tournament, pools)
    if number <= before:
        return least
    if all(not tableau.open for tableau in tableaux(tournament, number)):
        return number - 1
    going = any(tournament.open_tables())
    return max(least, number - 1 if going else number)


def standings(tournament: Tournament) -> Standings:
    """The standings by bracket and place; shared by those who lost in the same stage and play for
    no place.

    While pools are played, by the pools' points.
    """
    entries = [each.id for each in tournament.entries]
    number = len(tournament.rounds) + 1
    pools = pools_of(tournament)
    if pools and (number <= rounds_of(pools) or _pools_open(tournament, pools)):
        return rank(open_ledger(tournament), entries, BY_POOL)
    found = places(tournament, number)
    last = Standing(2 if pools else 1, len(entries))

    def bracket(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return found.get(entry, last).bracket

    def place(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return found.get(entry, last).place

    tie_breaks = TieBreak("bracket", bracket, True), TieBreak("place", place, True)
    return _lost(rank(open_ledger(tournament), entries, tie_breaks))


def _lost(standings: Standings) -> Standings:
    """Where both sides of the last games do not come nobody has won: the best have lost for a
    place, and that is their rank."""
    main = (each.values[1] for each in standings.places if each.values[0] == 1)
    best = min((place for place in main if isinstance(place, int)), default=1)
    return beginning_with(standings, best)


def places(tournament: Tournament, number: int) -> dict[int, Standing]:
    """The places by entry, from every bracket: games for places decide within those who play
    them."""
    found: dict[int, Standing] = {}
    for tableau in tableaux(tournament, number):
        kind = 2 if tableau.bracket.section.startswith(CONSOLANTE) else 1
        size = len(tableau.bracket.slots)
        for entry in tableau.bracket.slots:
            if entry is not None:
                found[entry] = Standing(kind, tableau.bracket.place)
        for entry, stage in tableau.beaten():
            found[entry] = Standing(kind, tableau.bracket.place + (size >> stage))
    for entry in _first_losers(tournament, number):
        if entry not in found or found[entry].bracket == 1:
            found[entry] = Standing(2, 1)
    return found


def tableaux(tournament: Tournament, number: int) -> Iterator[Tableau]:
    """Every bracket there is so far: the main one, its games for places, the consolante."""
    pools = pools_of(tournament)
    if not pools:
        main = follow(tournament, Bracket(MAIN, seeded(seeds(tournament))), number)
        joining = _joining(main) if tournament.plan.consolante else set[int]()
        yield from _with_places(tournament, main, number, joining)
        if tournament.plan.consolante and _is_drawn(main):
            order = tuple(each for each in seeds(tournament) if each in joining)
            yield from _consolante(tournament, Bracket(CONSOLANTE, seeded(order)), number)
        return
    if number <= rounds_of(pools) or _pools_open(tournament, pools):
        return
    orders = [each.order() for each in pool_standings(tournament, pools)]
    main = follow(tournament, Bracket(MAIN, main_slots(orders)), number)
    yield from _with_places(tournament, main, number, set())
    if tournament.plan.consolante:
        slots = consolante_slots(orders)
        yield from _consolante(tournament, Bracket(CONSOLANTE, slots), number)


def brackets(tournament: Tournament) -> tuple[Tableau, ...]:
    """Every bracket as far as it has gone, for a picture; none before the pools are over."""
    return tuple(tableaux(tournament, len(tournament.rounds) + 1))


def pool_rankings(tournament: Tournament) -> tuple[Standings, ...]:
    """The ranking of each pool; none when the plan has no pools."""
    pools = pools_of(tournament)
    return tuple(pool_standings(tournament, pools)) if pools else ()


def is_final(tournament: Tournament, table: Table) -> bool:
    """Return whether a table plays for the tournament: to 1500, or the best of three (T4)."""
    last = main_stages(tournament, pools_of(tournament))
    return table.section == MAIN and table.stage == last


def seeds(tournament: Tournament) -> tuple[int, ...]:
    """Return those who were there for round 1, the strongest first, equals by lot."""
    first = [each.id for each in tournament.entries if not tournament.withdrawn(each.id, 1)]
    strengths = tournament.strengths
    return tuple(sorted(by_lot(tournament.seed, first), key=lambda each: -strengths[each]))


def pools_of(tournament: Tournament) -> list[Pool]:
    """Empty when the plan has none."""
    return drawn_pools(seeds(tournament)) if tournament.plan.pools else []


def main_stages(tournament: Tournament, pools: list[Pool]) -> int:
    entries = len(pools) * GO_ON if pools else len(seeds(tournament))
    return max(0, entries - 1).bit_length()


def _pools_open(tournament: Tournament, pools: list[Pool]) -> bool:
    return any(number <= rounds_of(pools) for number, _ in tournament.open_tables())


def _consolante(tournament: Tournament, bracket: Bracket, number: int) -> Iterator[Tableau]:
    if any(each is not None for each in bracket.slots):
        tableau = follow(tournament, bracket, number)
        yield from _with_places(tournament, tableau, number, set())


def _with_places(
    tournament: Tournament, tableau: Tableau, number: int, leaving: set[int]
) -> Iterator[Tableau]:
    """A bracket and its games for places, for those who do not leave it for the consolante."""
    yield tableau
    size = len(tableau.bracket.slots)
    wanted = {"none": 0, "third": 4, "all": size}[tournament.plan.places]
    for stage in range(1, len(tableau.stages)):
        losers = tableau.losers(stage)
        if losers is None or size >> (stage - 1) > wanted:
            continue
        slots = tuple(None if each in leaving else each for each in losers)
        if sum(each is not None for each in slots) < 2:
            continue
        place = tableau.bracket.place + (size >> stage)
        family = tableau.bracket.section.partition(" ")[0]
        bracket = Bracket(f"{family} places {place}", slots, place)
        yield from _with_places(tournament, follow(tournament, bracket, number), number, set())


def _joining(main: Tableau) -> set[int]:
    """Return the losers of the first game they played; but not of the final, who are second."""
    played: set[int] = set()
    found: set[int] = set()
    for stage in main.stages[: main.last_stage - 1]:
        for game in stage:
            if game.played and game.loser is not None and game.loser not in played:
                found.add(game.loser)
        played |= {each for game in stage if game.played for each in game.sides if each}
    return found


def _is_drawn(main: Tableau) -> bool:
    """Return whether nobody can join the consolante any more: everybody left has played."""
    played = {each for stage in main.stages for game in stage if game.played for each in game.sides}
    return main.alive() <= played or len(main.stages) == main.last_stage


def _first_losers(tournament: Tournament, number: int) -> set[int]:
    if tournament.plan.pools or not tournament.plan.consolante:
        return set()
    return _joining(follow(tournament, Bracket(MAIN, seeded(seeds(tournament))), number))


def _byes(tournament: Tournament, number: int, tables: list[Table]) -> tuple[int, ...]:
    """Return the entries that meet nobody in the first stage of a bracket that begins now."""
    beginning = {each.section for each in tables if each.stage == 1}
    return tuple(
        game.winner
        for tableau in tableaux(tournament, number)
        if tableau.bracket.section in beginning
        for game in tableau.stages[0]
        if not game.open and game.winner is not None
    )


KNOCK_OUT: Final = Format(
    name="knock_out",
    pair=pair,
    standings=standings,
    rounds=rounds,
    bracket=True,
)
