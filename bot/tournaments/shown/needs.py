"""The needs of an entry: how far it is from the places before it, or what its game decides.

Facts for words; nothing here is stored.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.tournaments.director import next_round
from bot.tournaments.formats.knock_out import GO_ON, MAIN, BracketMatch, Tableau, pool_rounds
from bot.tournaments.scoring import WIN, Place, Standings, Value
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Table, Tournament, TournamentError, is_house

PODIUM = 3
"""ranks"""


@dataclass(frozen=True, slots=True)
class Chase:
    """Where an entry stands in a ranking. `to_first` and `to_podium` are what is missing to be
    equal in `column`, the first tie-break: 0 for who has as much."""

    rank: int
    shared: bool
    """somebody else has the same rank"""
    entries: int
    column: str
    value: Value
    to_first: Value
    to_podium: Value
    lead: Value
    """of who is first alone: what they have more than the next one"""
    rounds_left: int
    """that this entry has not finished"""

    best: int
    """the best rank that match points leave; of anything else they do not tell: the first"""
    worst: int
    """the worst that they leave; of anything else the last"""

    @property
    def first_is_safe(self) -> bool:
        """Tell whether nobody can catch up in match points any more."""
        return self.worst == 1 < self.entries

    @property
    def out_of_reach(self) -> bool:
        """The first place cannot be reached in match points any more."""
        return self.best > 1


@dataclass(frozen=True, slots=True)
class PoolPlace:
    """A place in a pool before a bracket; the best `go_on` of each play the main one."""

    rank: int
    entries: int
    go_on: int
    decided: bool | None = None
    """it goes on for sure, or cannot any more; None: neither is decided"""


class Loss(StrEnum):
    """The consequence of losing a game of a bracket."""

    CONSOLANTE = "consolante"
    PLACES = "places"
    """a game for a place"""
    SECOND = "second"
    """of the bracket's final"""
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Bout:
    """The game of a bracket that an entry plays, or plays next."""

    section: str
    stage: int
    last_stage: int
    place: int
    """the best that the bracket is played for"""
    opponents: tuple[int, ...]
    """who it is, or who it may be"""
    then: tuple[int, ...]
    """who may be met after a win; nobody: this is the final, or the next game is free"""
    loss: Loss

    @property
    def is_final(self) -> bool:
        return self.stage == self.last_stage


@dataclass(frozen=True, slots=True)
class Beaten:
    """Out of every bracket, with a place, or places that are shared."""

    rank: int
    entries: int


@dataclass(frozen=True, slots=True)
class Placeless:
    """No place at the end, as nobody of the entry came to a table, or it finished nothing."""


Need = Chase | PoolPlace | Bout | Beaten | Placeless


def need_of(found: Reckoned, entry: int, rounds: int) -> Need | None:
    """The need of an entry of a tournament of so many rounds; None for one that is not ranked.

    May raise `TournamentError`.
    """
    tournament = found.tournament
    if tournament.plan.format.bracket:
        return _bracket(found, entry)
    left = max(rounds - len(tournament.rounds), 0)
    still = _playing(tournament)
    if not left + (entry in still) and entry in found.placeless:
        return Placeless()
    return _chase(found, entry, left, still)


def _playing(tournament: Tournament) -> frozenset[int]:
    """Return the entries whose table of the last round has no result yet."""
    last = tournament.rounds[-1:]
    return frozenset(
        entry
        for each in last
        for table in each.tables
        if tournament.result_of(each.number, table.number) is None
        for entry in table.entries()
    )


def likely_next(tournament: Tournament, entry: int) -> Table | None:
    """Where an entry would sit if the next round were drawn now; None while a table is open, when
    there is no other round, and for a bye."""
    try:
        tables = next_round(tournament).tables
    except TournamentError:
        return None
    return next((each for each in tables if entry in each.entries()), None)


# By points ---------------------------------------------------------------------------------------


def _chase(found: Reckoned, entry: int, left: int, still: frozenset[int]) -> Chase | None:
    """`left`: rounds that are not paired yet; `still`: who plays in the last that is."""
    standings = found.standings
    own = next((each for each in standings.places if each.entry == entry), None)
    if own is None:
        return None
    # Each direction of a Mitchell is a ranking of its own, and says so in a column before it.
    main = int(standings.columns[0] == "direction")
    field = [each for each in standings.places if each.values[:main] == own.values[:main]]
    places = [each for each in field if each.entry in found.ranks or each.entry == entry]
    values = {each.entry: each.values[main] for each in places}
    podium = [values[each.entry] for each in places if each.rank <= PODIUM]
    following = [values[each.entry] for each in places if each.rank > own.rank]
    shared = sum(each.rank == own.rank for each in places) > 1
    lead = None
    if own.rank == 1 and not shared and following:
        lead = _missing(values[entry], max(each or 0 for each in following))
    column = standings.columns[main]
    # Match points are lost by nobody, and a round brings a win at most.
    best, worst = 1, len(field)
    if column == "match_points":
        now = {each.entry: each.values[main] or 0 for each in field}
        most = {each: now[each] + WIN * (left + (each in still)) for each in now}
        others = [each for each in now if each != entry]
        best += sum(now[each] > most[entry] for each in others if each in found.ranks)
        worst = 1 + sum(most[each] >= now[entry] for each in others)
    return Chase(
        rank=own.rank,
        shared=shared,
        entries=len(field),
        column=column,
        value=values[entry],
        to_first=_missing(values[places[0].entry], values[entry]),
        to_podium=_missing(podium[-1], values[entry]),
        lead=lead,
        rounds_left=left + (entry in still),
        best=best,
        worst=worst,
    )


def _missing(more: Value, less: Value) -> Value:
    return max((more or 0) - (less or 0), 0)


# In a bracket ------------------------------------------------------------------------------------


def _bracket(found: Reckoned, entry: int) -> Need | None:
    open_game = next(_open_games(found.tableaux, entry), None)
    if open_game is not None:
        tableau, stage, match = open_game
        return Bout(
            section=tableau.section,
            stage=stage,
            last_stage=tableau.last_stage,
            place=tableau.place,
            opponents=tuple(each for each in _may_play(tableau, stage, match) if each != entry),
            then=() if stage == tableau.last_stage else _may_play(tableau, stage, match ^ 1),
            loss=_loss(found.tournament, tableau, stage, entry),
        )
    if not found.tableaux:
        pools = ((each, pool) for pool in found.pools for each in pool.places)
        own = ((each, pool) for each, pool in pools if each.entry == entry)
        return next((_in_pool(found, each, pool) for each, pool in own), None)
    if entry in found.placeless:
        return Placeless()
    rank = found.ranks.get(entry)
    return None if rank is None else Beaten(rank, len(found.standings.places))


def _in_pool(found: Reckoned, own: Place, pool: Standings) -> PoolPlace:
    """A game that is won brings two points of a pool, and nobody loses any."""
    rounds = pool_rounds([pool.order()])  # in an odd one everybody sits out once, as for a win
    left = {each: rounds - len(found.ledger.of(each)) for each in pool.order()}
    now = {each.entry: each.values[0] or 0 for each in pool.places}
    most = {each: now[each] + WIN * left[each] for each in now}
    others = [each for each in now if each != own.entry]
    decided = None
    if sum(most[each] >= now[own.entry] for each in others) < GO_ON:
        decided = True
    elif sum(now[each] > most[own.entry] for each in others) >= GO_ON:
        decided = False
    return PoolPlace(own.rank, len(pool.places), GO_ON, decided)


def _open_games(tableaux: tuple[Tableau, ...], entry: int) -> Iterator[tuple[Tableau, int, int]]:
    """The tableau, the stage and the match in which an entry plays, or will."""
    for tableau in tableaux:
        for stage, games in enumerate(tableau.stages, start=1):
            for game in games:
                if game.open and entry in game.sides:
                    yield tableau, stage, game.match
                elif game.winner == entry and stage == len(tableau.stages) < tableau.last_stage:
                    yield tableau, stage + 1, game.match // 2


def _may_play(tableau: Tableau, stage: int, match: int) -> tuple[int, ...]:
    """Return the entries that play a game, or may: the possible winners of the two before it."""
    if stage <= len(tableau.stages):
        return _standing(tableau.stages[stage - 1][match])
    before = (2 * match, 2 * match + 1)
    if stage == len(tableau.stages) + 1:
        games = [tableau.stages[stage - 2][each] for each in before]
        return tuple(one for each in games for one in _standing(each))
    return tuple(one for each in before for one in _may_play(tableau, stage - 1, each))


def _standing(game: BracketMatch) -> tuple[int, ...]:
    """Return the entries that may come out of a game."""
    sides = game.sides if game.open else (game.winner,)
    return tuple(each for each in sides if each is not None and not is_house(each))


def _loss(tournament: Tournament, tableau: Tableau, stage: int, entry: int) -> Loss:
    plan = tournament.plan
    if stage == tableau.last_stage:
        return Loss.SECOND
    if tableau.section == MAIN and plan.consolante and not plan.pools:
        games = (game for games in tableau.stages[: stage - 1] for game in games)
        if not any(game.played and entry in game.sides for game in games):
            return Loss.CONSOLANTE
    size = len(tableau.slots)
    wanted = {"none": 0, "third": 4, "all": size}[plan.places]
    return Loss.PLACES if size >> (stage - 1) <= wanted else Loss.OUT
