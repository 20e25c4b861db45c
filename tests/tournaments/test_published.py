"""Schedules, floats, brackets and matchpoints as others have published them."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from bot.tournaments import is_final, reckon
from bot.tournaments.formats.duplicates import howell_round, mitchell_round
from bot.tournaments.formats.knock_out import seed_order
from bot.tournaments.formats.swiss import SwissStanding, swiss
from bot.tournaments.formats.whist import STARTERS, whist_round
from bot.tournaments.pairing import berger_round, couple
from tests.tournaments.evening import Evening

# Berger tables: FIDE Handbook C.05 annex 1, as printed at c.w.fox.tripod.com/chess/berger.html ----

BERGER = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / "
    "3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1",
    10: "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / "
    "10-7 8-6 9-5 1-4 2-3 / 3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / "
    "4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 4-5 / 5-10 6-4 7-3 8-2 9-1",
}


@pytest.mark.parametrize("size", BERGER)
def test_berger_tables(size: int) -> None:
    for number, row in enumerate(BERGER[size].split(" / "), start=1):
        printed = [tuple(int(each) for each in pair.split("-")) for pair in row.split()]
        assert berger_round(size, number) == printed


# Whist tournaments: by their definition (zbMATH 1322019: everybody partners everybody else once and
# opposes everybody else twice; a round is the one before with 1 added) ---------------------------


def whist_faults(rounds: list[list[tuple[int, int, int, int]]], players: int) -> list[str]:
    """Return what keeps a schedule from being a whist tournament."""
    partners: Counter[tuple[int, int]] = Counter()
    opponents: Counter[tuple[int, int]] = Counter()
    faults: list[str] = []
    for tables in rounds:
        seated = [each for table in tables for each in table]
        if len(set(seated)) != len(seated) or len(seated) != players - players % 2:
            faults.append(f"seats {seated}")
        for a, b, c, d in tables:
            partners.update((couple(a, b), couple(c, d)))
            opponents.update(couple(one, other) for one in (a, b) for other in (c, d))
    return faults + [
        f"{pair}: {partners[pair]} times partners, {opponents[pair]} times opponents"
        for pair in combinations(range(players), 2)
        if (partners[pair], opponents[pair]) != (1, 2)
    ]


@pytest.mark.parametrize("players", STARTERS)
def test_whist_tournaments(players: int) -> None:
    rounds = players if players % 4 else players - 1
    schedule = [whist_round(players, each) for each in range(1, rounds + 1)]
    assert whist_faults([tables for tables, _ in schedule], players) == []
    out = [each for _, each in schedule]
    assert sorted(each for each in out if each is not None) == list(range(players % 4 * players))


# Swiss: top half against bottom half (Wikipedia, “Swiss-system tournament”: of eight, 1 meets 5, 2
# meets 6 …); floats as in forum.uschess.org “Top 2 score groups both have odd number of players” --


def names(pairs: list[tuple[int, int]]) -> list[str]:
    return [chr(64 + one) + chr(64 + other) for one, other in pairs]


def group(letters: str, match_points: int) -> list[SwissStanding]:
    return [SwissStanding(ord(each) - 64, match_points) for each in letters]


def test_swiss_halves() -> None:
    assert names(swiss(group("ABCDEFGH", 0), {})) == ["AE", "BF", "CG", "DH"]


def test_swiss_floats() -> None:
    """Two odd groups: A meets B, C the best of the next group, and of those left E H and F I.

    “Simply pair the bottom player in the first group against the top player in the second group.”
    """
    field = [*group("ABC", 4), *group("DEFHI", 2)]
    assert names(swiss(field, {})) == ["AB", "CD", "EH", "FI"]


def test_swiss_floats_past_a_rematch() -> None:
    """C has met D: they meet the highest eligible of the next group, E, and D stays."""
    field = [*group("ABC", 4), *group("DEFHI", 2)]
    assert names(swiss(field, {(3, 4): 1})) == ["AB", "CE", "DH", "FI"]


# Brackets: tournamentbracketmaker.com/how-bracket-seeding-works ----------------------------------


def test_bracket_of_sixteen() -> None:
    """The quarters as printed; within a quarter the games may stand in either order."""
    printed = (1, 16, 8, 9), (5, 12, 4, 13), (6, 11, 3, 14), (7, 10, 2, 15)
    order = seed_order(16)
    quarters = [order[each : each + 4] for each in range(0, 16, 4)]
    assert [set(each) for each in quarters] == [set(each) for each in printed]
    games = {frozenset(order[each : each + 2]) for each in range(0, 16, 2)}
    assert games == {frozenset(each[place : place + 2]) for each in printed for place in (0, 2)}


def test_first_match_consolation() -> None:
    """“The losers in the first round and those second round losers who advanced to that round by
    virtue of a bye or default” (the USTA's FMC, seniortennisandfitness.com/2016/12/31).

    Six pairs, the better seed always wins but for 4, who does not come: 1 and 2 have byes.
    """
    evening = Evening("knock_out", 6, strengths=(6, 5, 4, 3, 2, 1))
    first = evening.pair()
    assert [each.sides for each in first.tables] == [((4,), (5,)), ((3,), (6,))]
    assert set(first.byes) == {1, 2}
    evening.forfeit(1, 4)
    evening.play(2, 1100, 844)
    second = evening.pair()
    assert [each.sides for each in second.tables] == [((1,), (5,)), ((3,), (2,))]
    evening.play(1, 1100, 844)
    evening.play(2, 844, 1100)
    third = evening.pair()
    assert [(each.section, each.sides) for each in third.tables] == [
        ("main", ((1,), (2,))),
        ("consolante", ((5,), (6,))),
    ]


def test_pools_that_meet_again_only_in_the_final() -> None:
    """Sixteen pairs in four pools; main bracket and consolante of eight each (ASCEE 2A 2016)."""
    evening = Evening("knock_out", 16, strengths=tuple(range(16, 0, -1)), pools=True)
    for _ in range(3):
        evening.play_round()
    pools = [each.order() for each in reckon(evening.tournament).pools]
    assert [set(each) for each in pools] == [
        {1, 8, 9, 16},
        {2, 7, 10, 15},
        {3, 6, 11, 14},
        {4, 5, 12, 13},
    ]
    (a1, a2, a3, _), (b1, b2, _, _), (c1, c2, _, _), (d1, d2, _, d4) = pools
    main, consolante = reckon(evening.tournament).tableaux
    assert main.slots == (a1, b2, c1, d2, b1, a2, d1, c2)
    assert consolante.slots[:2] == (a3, d4)
    tables = evening.pair().tables
    assert [each.section for each in tables] == ["main"] * 4 + ["consolante"] * 4
    assert not any(is_final(evening.tournament, each.section, each.stage) for each in tables)
    while not evening.over:
        evening.play_all()
        tables = evening.tournament.rounds[-1].tables
        if not evening.over:
            evening.pair()
    finals = [is_final(evening.tournament, each.section, each.stage) for each in tables]
    assert finals == [True, False]


# Movements ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("tables", [2, 3, 4, 7, 8])
def test_mitchell_everybody_meets_the_other_direction_once(tables: int) -> None:
    """“The East / West pairs move around the room up one table” (mountnessing.theotodman.com)."""
    rounds = [mitchell_round(tables, each + 1) for each in range(tables)]
    met = [pair for each in rounds for pair in each]
    assert len(set(met)) == len(met) == tables**2
    for before, after in pairwise(rounds):
        moved = {east: table for table, (_, east) in enumerate(before)}
        assert all((moved[east] + 1) % tables == table for table, (_, east) in enumerate(after))


@pytest.mark.parametrize("pairs", [2, 4, 6, 8, 10, 12, 14])
def test_howell_meets_everybody_once_and_compares_evenly(pairs: int) -> None:
    rounds = [howell_round(pairs, each + 1) for each in range(pairs - 1)]
    met = [couple(*meeting) for each in rounds for meeting in each]
    assert sorted(met) == sorted(combinations(range(1, pairs + 1), 2))
    north = [{meeting[0] for meeting in each} for each in rounds]
    same = [
        sum((one in each) == (other in each) for each in north)
        for one, other in combinations(range(1, pairs + 1), 2)
    ]
    assert max(same) - min(same) <= (0 if pairs % 4 == 0 or pairs == 2 else 2)
