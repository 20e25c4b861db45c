"""Random tournaments, and what must hold in every one of them."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from bot.rules import GAMES
from bot.tournaments import (
    FORMATS,
    Played,
    Round,
    Table,
    Tournament,
    is_house,
    next_round,
    standings,
)
from bot.tournaments.formats.arena import seat, with_tables
from bot.tournaments.formats.swiss import by_berger
from bot.tournaments.live.event import SEEDED
from bot.tournaments.pairing import cheapest_pairs, couple, meetings, partnerships
from bot.tournaments.scoring import open_ledger
from bot.tournaments.shown.reckoned import reckon
from bot.tournaments.tournament import by_lot
from tests.tournaments.evening import Evening

SCHEDULED = ("round_robin", "whist", "mitchell", "howell", "teams")
PEOPLE = ("melee", "melee_balanced")
TRIOS = ("trios", "trios_ranked", "trios_duplicate")
SCALES = sorted({game.scale.deal for game in GAMES})
"""points of a deal, as games write them"""
CORRECTED = ("concours", "swiss", "round_robin", "knock_out", *PEOPLE, *TRIOS[:2])


@cache
def simulate(format_: str, seed: int) -> Tournament:
    """Plays a random tournament to its end and checks it all the way; raises `AssertionError`."""
    random = Random(f"{format_} {seed}")
    entries = _entries(format_, random)
    strengths = _strengths(entries, random)
    evening = Evening(format_, entries, seed, strengths, **_plan(format_, random))
    if format_ == "arena":
        _lasts(evening, random)
    while not evening.over:
        paired = evening.pair()
        _check_round(evening.tournament, paired)
        _play(evening, random)
        _check_totals(evening.tournament)
        _something_happens(evening, random)
    _check_end(evening.tournament)
    return evening.tournament


def _entries(format_: str, random: Random) -> int:
    fewest = {each.name: max(4, each.fewest) for each in FORMATS.values()}
    if format_ == "whist":
        return random.choice((4, 5, 8, 9, 12, 13, 16, 17))
    return random.randint(fewest[format_], 12 if format_ in SCHEDULED else 30)


def _strengths(entries: int, random: Random) -> list[float]:
    """Ratings, some of them equal; the first so many have seeds (T8 a), or nobody."""
    ratings = [float(random.randrange(1400, 1600, 10)) for _ in range(entries)]
    seeds = random.sample(range(entries), random.choice((0, 0, entries // 2, entries)))
    for seed, entry in enumerate(seeds, start=1):
        ratings[entry] = SEEDED - seed
    return ratings


def _plan(format_: str, random: Random) -> dict[str, Any]:
    plan: dict[str, Any] = {"deals": random.randint(1, 4), "house": random.random() < 0.5}
    if format_ == "concours":
        plan["rounds"] = random.randint(1, 7)
    elif format_ in (*PEOPLE, *TRIOS):
        plan["rounds"] = random.randint(1, 6)
    elif format_ == "knock_out":
        plan |= {
            "pools": random.random() < 0.3,
            "consolante": random.random() < 0.8,
            "places": random.choice(("none", "third", "all")),
        }
    plan["scoring"] = random.choice(("matchpoints", "imps"))
    plan["deal_points"] = random.choice(SCALES)
    plan["seated"] = random.choice(FORMATS[format_].seated)
    return plan


def _play(evening: Evening, random: Random) -> None:
    """Play in any order; now and then somebody does not come."""
    tables = evening.open_tables()
    random.shuffle(tables)
    for table in tables:
        people = [each for each in table.entries() if not is_house(each)]
        if random.random() < 0.04:
            evening.forfeit(table.number, *random.sample(people, random.randint(1, len(people))))
        else:
            evening.play(table.number)
        _check_order_of_results(evening.tournament, random)


def _something_happens(evening: Evening, random: Random) -> None:
    """Between rounds: people go, stay away, come late, are punished; sheets are corrected."""
    tournament = evening.tournament
    format_ = tournament.plan.format.name
    here = tournament.playing(evening.number + 1)
    for entry in here:
        if random.random() < 0.02 and len(here) > 4:
            evening.withdraw(entry)
        elif random.random() < 0.02 and len(here) > 4:
            evening.stay_away(entry)
        elif random.random() < 0.01:
            evening.punish(entry, 162)
    if evening.number == 1 and format_ in ("concours", "swiss", *PEOPLE, *TRIOS[:2]):
        small = format_ == "swiss" and by_berger(tournament)
        if random.random() < 0.4 and not small:
            evening.join()
    # As long as protests are heard (T9), of a bracket too: the next round is not paired.
    table = random.choice((*tournament.rounds[-1].tables, None))
    if table is not None and random.random() < 0.2 and format_ in CORRECTED:
        one, *others = (random.randrange(800) for _ in tournament.plan.seats.numbers)
        others[0] += one == others[0]
        evening.correct(table.number, one, *others)


def _lasts(evening: Evening, random: Random) -> None:
    """An Arena (T12): tables end in any order, people come and go, and who is free sits down."""
    here = {each.id for each in evening.tournament.entries}
    paired, house = evening.pair(), evening.tournament.plan.house
    free = by_lot(evening.tournament.seed, here)
    _check_seated(evening.tournament, paired.tables, free, here, robots=house)
    free = [each for each in free if each not in {*paired.entries()}]
    for _ in range(random.randint(1, 40)):
        for table in random.sample(tables := evening.open_tables(), random.randint(0, len(tables))):
            people = [each for each in table.entries() if not is_house(each)]
            absent = random.sample(people, random.randint(0, 1)) if random.random() < 0.1 else []
            if absent and random.random() < 0.3:
                evening.forfeit(table.number, *absent)
            else:
                evening.play(table.number, absent=(*absent,))
            here -= {*absent}  # who did nothing has left
            free += [each for each in people if each in here]
        for each in random.sample(sorted(here), random.random() < 0.2 and len(here) > 4):
            here.discard(each)
        away = {each.id for each in evening.tournament.entries} - here
        playing = {each for table in evening.open_tables() for each in table.entries()}
        back = random.sample(sorted(away), int(bool(away) and random.random() < 0.3))
        here |= {*back}
        if random.random() < 0.1:
            here.add(late := evening.enter())
            back.append(late)
        free = [each for each in free if each in here and each not in back]
        free += [each for each in back if each not in playing]
        robots = house and random.random() < 0.5
        tables = seat(evening.tournament, free, here, robots=robots)
        _check_seated(evening.tournament, tables, free, here, robots=robots)
        evening.replace_round(with_tables(evening.tournament.rounds[0], tables))
        free = [each for each in free if not any(each in one.entries() for one in tables)]
        _check_totals(evening.tournament)
    evening.play_all()
    _check_totals(evening.tournament)


def _check_seated(
    before: Tournament, tables: Sequence[Table], free: Sequence[int], here: set[int], robots: bool
) -> None:
    """Tables that are added: for the same people the same, nobody twice, nobody passed over."""
    size = before.plan.seated
    people = Counter(each for one in tables for each in one.entries() if not is_house(each))
    assert max(people.values(), default=1) == 1
    assert people.keys() <= set(free) <= here
    last = {
        each: frozenset(e for e in one.entries() if not is_house(e))
        for _, one, _ in before.tables()
        for each in one.entries()
        if one not in tables
    }
    for one in tables:
        own = frozenset(each for each in one.entries() if not is_house(each))
        assert own, "robots alone"
        assert len(own) == size or (robots and len(free) < size), "robots only where too few are"
        again = all(last.get(each) == own for each in own)
        assert not again or own >= here, "the same four twice in a row, though others are there"
    full = len(free) - len(free) % size or (len(free) if robots else 0)
    wanted = free[:full]
    if not all(last.get(each) == frozenset(wanted) for each in wanted):
        changed = {*free[full:]} & people.keys()  # one who waited in the place of one of four
        assert len({*wanted} - people.keys()) == len(changed) <= 1, "nobody is passed over"


# What must hold -----------------------------------------------------------------------------------


def _check_round(after: Tournament, paired: Round) -> None:
    """`after` has the round already; before it, the same values paired it."""
    format_ = after.plan.format.name
    before = Tournament(
        after.plan, after.seed, after.entries, after.rounds[:-1], tuple(after.results)
    )
    assert next_round(before) == paired, "the same values are paired the same"
    shuffled = Tournament(
        after.plan, after.seed, after.entries[::-1], after.rounds[:-1], after.results[::-1]
    )
    assert next_round(shuffled) == paired, "in whatever order they are read"
    teams = format_ == "teams"
    seated = Counter(paired.entries())
    assert max(seated.values()) <= 1 + teams, "nobody sits twice, but a team of four at two tables"
    people = {each for each in seated if not is_house(each)}
    due = set(before.playing(paired.number))
    if format_ == "knock_out":
        assert all(not before.withdrawn(each, paired.number) for each in people)
    else:
        assert people == due, "everybody plays or has a bye"
    assert [each.number for each in paired.tables] == list(range(1, len(paired.tables) + 1))
    for table in paired.tables:
        assert any(not is_house(each) for each in table.entries()), "robots alone"
    if after.plan.house and format_ != "knock_out":
        assert not paired.byes or format_ == "whist", "robots spare the bye"
    if format_ == "concours" or (format_ == "swiss" and not by_berger(before)):
        _check_rematches(before, paired)
    if format_ in PEOPLE:
        _check_partners(before, paired)
    _check_byes(before, paired)


def _check_rematches(before: Tournament, paired: Round) -> None:
    """As few as there can be among those who are paired, by a matching of its own."""
    met = meetings(before)
    again = sum(couple(*table.entries()) in met for table in paired.tables)
    if not again:
        return
    people = [each for table in paired.tables for each in table.entries()]
    free = [
        (i, j, 0)
        for i, j in combinations(range(len(people)), 2)
        if couple(people[i], people[j]) not in met
    ]
    assert len(cheapest_pairs(len(people), free)) < len(people) // 2, "a rematch was avoidable"


def _check_partners(before: Tournament, paired: Round) -> None:
    past = partnerships(before)
    people = [each for table in paired.tables for each in table.entries()]
    again = sum(_known(past, *side) for table in paired.tables for side in table.sides)
    if not again:
        return
    free = [
        (i, j, 0)
        for i, j in combinations(range(len(people)), 2)
        if not _known(past, people[i], people[j])
    ]
    assert len(cheapest_pairs(len(people), free)) < len(people) // 2, "partners could be new"


def _known(past: Counter[tuple[int, int]], one: int, other: int) -> bool:
    """Tell whether two were partners; robots together are no repetition."""
    if is_house(one) and is_house(other):
        return False
    return couple(max(one, 0), max(other, 0)) in past


def _check_byes(before: Tournament, paired: Round) -> None:
    """Nobody sits out again while somebody who plays has not (Concours, Swiss, Mêlée)."""
    if before.plan.format.name not in ("concours", *PEOPLE, *TRIOS) or not paired.byes:
        return
    had = Counter(each for old in before.rounds for each in old.byes)
    playing = [each for table in paired.tables for each in table.entries()]
    for each in paired.byes:
        assert had[each] <= min((had[other] for other in playing), default=had[each])


def _check_totals(tournament: Tournament) -> None:
    """Check that what is ranked adds up to what the tables wrote."""
    ledger = open_ledger(tournament)
    written = credited = 0
    for paired in tournament.rounds:
        for table in paired.tables:
            row = tournament.result_of(paired.number, table.number)
            if isinstance(row, Played):
                for side, score in zip(table.sides, row.scores, strict=True):
                    written += score.points * len(side)
    for outings in ledger.outings.values():
        credited += sum(each.score.points for each in outings if each.played)
    assert credited == written
    for entry in tournament.entries:
        for each in ledger.of(entry.id):
            if not each.played:
                assert each.score.points == 0 or each.score.points >= tournament.plan.average
                assert each.score.points == each.against
    found = standings(tournament)
    assert sorted(found.order()) == sorted(each.id for each in tournament.entries)
    _check_reasons(tournament)


def _check_reasons(tournament: Tournament) -> None:
    """Each neighbour in the ranking is ahead by a tie-break, or shares the rank."""
    found = standings(tournament)
    for above, below in zip(found.places, found.places[1:], strict=False):
        why = found.why(below.entry, above.entry)
        if found.columns[0] != "direction":
            assert why.ahead == above.entry
        assert (why.tie_break is None) == (above.values == below.values)


def _check_order_of_results(tournament: Tournament, random: Random) -> None:
    """The order in which results come in changes nothing."""
    if random.random() < 0.1:
        rows = list(tournament.results)
        random.shuffle(rows)
        other = Tournament(
            tournament.plan, tournament.seed, tournament.entries, tournament.rounds, tuple(rows)
        )
        assert standings(other) == standings(tournament)


def _check_end(tournament: Tournament) -> None:
    if tournament.plan.format.name in SCHEDULED and not any(True for _ in tournament.open_tables()):
        _check_schedule(tournament)
    found = reckon(tournament)
    if tournament.plan.format.name == "knock_out":
        assert len(found.winners) <= 1, "one winner, or none when both finalists stayed away"
        assert set(found.winners) <= found.tableaux[0].alive() if found.tableaux else True
    if found.standings.columns[0] != "direction":
        ranks = list(found.ranks.values())
        assert ranks == sorted(ranks), "in the order of the standings"
        best = found.standings.best
        for place, rank in enumerate(ranks, start=1):
            assert rank <= max(place, best + len({*ranks[: place - 1]})), "no rank is left out"


def _check_schedule(tournament: Tournament) -> None:
    """Everybody has met everybody they should at most once (a whist: twice)."""
    met = {
        pair: times
        for pair, times in meetings(tournament).items()
        if not any(is_house(each) for each in pair)
    }
    most = {"whist": 2, "teams": 2}.get(tournament.plan.format.name, 1)
    assert max(met.values(), default=0) <= most
    if tournament.plan.format.name == "whist":
        past = partnerships(tournament)
        assert all(times == 1 for pair, times in past.items() if 0 not in pair)
