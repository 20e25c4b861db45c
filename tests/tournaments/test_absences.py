"""An entry that never came has no place, however well robots played; what absence costs besides."""

from typing import Any

import pytest

from bot.tournaments import Played, Score
from bot.tournaments.export import read_tournament, standings_json, tournament_json
from bot.tournaments.shown.needs import Chase, Placeless, need_of
from bot.tournaments.shown.reckoned import Reckoned, reckon
from tests.tournaments.evening import Evening

NEVER = 1
SOMETIMES = 2


def played_by_robots(format_: str = "swiss", **plan: Any) -> Reckoned:
    """Six entries: robots win all tables of the first, and one of the second, as nobody comes."""
    evening = Evening(format_, 6, rounds=3, house=False, **plan)
    missed = False
    while not evening.over:
        for table in evening.pair().tables:
            entries = [each for side in table.sides for each in side]
            absent = [each for each in entries if each == NEVER]
            if SOMETIMES in entries and NEVER not in entries and not missed:
                absent, missed = [SOMETIMES], True
            ahead = next((side for side in (0, 1) if absent and absent[0] in table.sides[side]), 0)
            evening.play(
                table.number, *((900, 700) if ahead == 0 else (700, 900)), absent=(*absent,)
            )
    return reckon(evening.tournament)


@pytest.mark.parametrize("format_", ["swiss", "concours", "round_robin"])
def test_who_never_came_has_no_place_and_takes_none(format_: str) -> None:
    found = played_by_robots(format_)
    assert found.placeless == found.never_came == {NEVER}
    order = found.standings.order()
    assert order[-1] == NEVER
    assert [each.rank for each in found.standings.places] == [1, 2, 3, 4, 5, 6]
    assert found.winners == order[:1]
    assert found.by_robots == {NEVER, SOMETIMES}


def test_a_pair_let_in_late_with_a_bye_has_not_come_either() -> None:
    evening = Evening("swiss", 12, rounds=3, house=False)
    evening.play_round()
    late = evening.join()
    while not evening.over:
        for table in evening.pair().tables:
            own = next((side for side in (0, 1) if late in table.sides[side]), None)
            points = (900, 700) if own != 1 else (700, 900)
            evening.play(table.number, *points, absent=() if own is None else (late,))
    found = reckon(evening.tournament)
    assert late in found.placeless
    assert late not in found.winners


def test_who_withdraws_after_a_bye_alone_has_not_come() -> None:
    evening = Evening("concours", 5, rounds=2, house=False)
    [idle] = evening.pair().byes
    evening.play_all()
    assert idle not in reckon(evening.tournament).placeless, "it may play yet"
    evening.withdraw(idle)
    evening.play_round()
    assert idle in reckon(evening.tournament).placeless


@pytest.mark.parametrize("format_", ["swiss", "concours"])
def test_a_table_that_robots_played_may_bring_nothing(format_: str) -> None:
    found = played_by_robots(format_, absences="zero")
    missed = [each for each in found.ledger.of(SOMETIMES) if each.absent]
    assert [(each.score, each.match_points) for each in missed] == [(Score(0), 0)]
    for opponent in missed[0].opponents:
        met = next(each for each in found.ledger.of(opponent) if each.round == missed[0].round)
        assert met.score.points == 700, "who came keeps what was played"
    assert found.ledger.points(NEVER) == 0
    assert found.placeless == {NEVER}


def test_where_it_counts_who_never_came_stands_first_and_the_medals_are_the_next_ones() -> None:
    found = played_by_robots(absences="counted")
    first, *others = found.standings.order()
    assert first == NEVER
    assert found.placeless == {NEVER}
    assert list(found.ranks.items()) == [(each, rank) for rank, each in enumerate(others, start=1)]
    assert found.winners == (others[0],)
    separation = found.standings.why(others[0], NEVER)
    assert (separation.ahead, separation.behind) == (NEVER, others[0])
    need = need_of(found, others[0], 3)
    assert isinstance(need, Chase)
    assert (need.rank, need.to_first) == (1, 0)
    assert need_of(found, NEVER, 3) == Placeless()


@pytest.mark.parametrize(
    ("entries", "absent"), [(5, {1}), (5, {5}), (4, {1, 2}), (4, {1, 4}), (8, {1, 2, 3, 4, 7})]
)
def test_who_never_comes_to_a_cup_puts_nobody_out_and_takes_no_place(
    entries: int, absent: set[int]
) -> None:
    strengths = tuple(float(-each) for each in range(entries))
    evening = Evening("knock_out", entries, strengths=strengths)
    while not evening.over:
        for table in evening.pair().tables:
            gone = absent & set(table.entries())
            if gone:
                evening.forfeit(table.number, *gone)
            else:
                evening.play(table.number)
    found = reckon(evening.tournament)
    assert len(found.winners) == 1
    assert found.ranks.keys() == set(range(1, entries + 1)) - absent
    assert max(found.ranks.values()) <= entries - len(absent)
    main = found.tableaux[0]
    assert found.winners == tuple(main.alive())


def test_nobody_wins_where_neither_finalist_comes_and_the_third_stays_the_third() -> None:
    """The first of three had a bye: it has come nowhere, has no place, and takes none."""
    evening = Evening("knock_out", 3, strengths=(3.0, 2.0, 1.0), consolante=False)
    [table] = evening.pair().tables
    ahead = table.sides.index((2,))
    evening.play(table.number, *((900, 700) if ahead == 0 else (700, 900)))
    [final] = evening.pair().tables
    evening.forfeit(final.number, 1, 2)
    found = reckon(evening.tournament)
    assert found.winners == ()
    assert found.ranks == {2: 2, 3: 3}


def test_the_export_says_what_robots_played() -> None:
    found = played_by_robots()
    data = tournament_json(found.tournament)
    assert read_tournament(data).results == found.tournament.results
    robots = [each for each in found.tournament.results if isinstance(each, Played) and each.absent]
    assert len(robots) == 4
    told = standings_json(found.standings, found.placeless, found.by_robots)["places"]
    assert {each["entry"] for each in told if each["rank"] is None} == {NEVER}
    assert {each["entry"] for each in told if each["robots"]} == {NEVER, SOMETIMES}
