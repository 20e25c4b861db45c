"""Rows of results: what counts, what is refused, what byes and forfeits are worth."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.tournaments import (
    Bye,
    Entry,
    Forfeit,
    LateEntry,
    Played,
    Result,
    Round,
    Score,
    Table,
    Tournament,
    TournamentError,
    Void,
    Why,
    Withdrawal,
    check_by_hand,
    forfeit_credit,
    house,
    is_over,
    late_entry_round,
    next_round,
    plan_of,
    rounds_of,
    standings,
)
from tests.tournaments.evening import Evening


def played(row: int, table: int, one: int, other: int, **named: Any) -> Played:
    scores = Score(one, int(one > other)), Score(other, int(other > one))
    return Played(id=row, round=named.pop("round", 1), table=table, scores=scores, **named)


ROUND_ONE = played(1, 1, 1, 2), played(2, 2, 2, 1)


def four(*rows: Result, deals: int = 12, entries: int = 4) -> Tournament:
    """1 – 2 at the first table, 3 – 4 at the second."""
    ids = range(1, entries + 1)
    tables = tuple(
        Table(number, ((one,), (one + 1,))) for number, one in enumerate(ids[:-1:2], start=1)
    )
    plan = plan_of(format="concours", deals=deals, house=False)
    byes = (entries,) if entries % 2 else ()
    entered = tuple(Entry(each) for each in ids)
    return Tournament(plan, bytes(32), entered, (Round(1, tables, byes),), rows)


def points(tournament: Tournament) -> dict[int, object]:
    return {each.entry: each.values[0] for each in standings(tournament).places}


def test_a_correction_counts_in_place_of_the_first_result() -> None:
    tournament = four(played(1, 1, 900, 1044), played(2, 1, 1044, 900, supersedes=1))
    assert points(tournament) == {1: 1044, 2: 900, 3: 0, 4: 0}
    third = tournament.with_results(played(3, 1, 1000, 944, supersedes=2))
    assert points(third) == {1: 1000, 2: 944, 3: 0, 4: 0}
    assert points(third.with_results(Void(id=4, supersedes=3))) == {1: 0, 2: 0, 3: 0, 4: 0}


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ((played(1, 1, 1, 2), played(2, 1, 2, 1)), Why.TWICE),
        ((played(1, 9, 1, 2),), Why.UNKNOWN_TABLE),
        ((played(1, 1, 1, 2, round=2),), Why.UNKNOWN_TABLE),
        ((played(2, 1, 1, 2, supersedes=1),), Why.NOT_NEWEST),
        (
            (
                played(1, 1, 1, 2),
                played(2, 1, 2, 1, supersedes=1),
                played(3, 1, 3, 1, supersedes=1),
            ),
            Why.NOT_NEWEST,
        ),
        ((played(1, 1, 1, 2), played(2, 2, 2, 1, supersedes=1)), Why.OTHER_TABLE),
        (
            (played(1, 1, 1, 2), Withdrawal(id=2, round=2, entry=1, supersedes=1)),
            Why.OTHER_TABLE,
        ),
    ],
)
def test_rows_that_contradict_each_other_are_refused(rows: tuple[Result, ...], reason: Why) -> None:
    with pytest.raises(TournamentError) as refused:
        standings(four(*rows))
    assert refused.value.reason is reason


def test_a_withdrawal_of_a_stranger_is_refused() -> None:
    rows = *ROUND_ONE, Withdrawal(id=3, round=2, entry=77)
    with pytest.raises(TournamentError) as refused:
        next_round(four(*rows))
    assert (refused.value.reason, refused.value.facts) == (Why.UNKNOWN_ENTRY, {"entry": 77})


def test_a_withdrawal_can_be_taken_back() -> None:
    rows = *ROUND_ONE, Withdrawal(id=3, round=2, entry=1)
    assert next_round(four(*rows)).byes
    assert not next_round(four(*rows, Void(id=4, supersedes=3))).byes


def test_a_bye_that_the_organiser_gives_is_worth_the_same() -> None:
    evening = Evening("concours", 5, house=False, rounds=1)
    evening.add(Bye(id=evening.next_id(), round=1, entry=3))
    assert evening.pair().byes == ()
    assert standings(evening.tournament).place(3).values[0] == 972


@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ([(1100, 844), (1200, 744)], 1150),  # the average of the winners
        ([(1100, 844), (1101, 843)], 1101),  # of 1100.5, to the nearest point
        ([(980, 964), (972, 972)], 980),  # nobody wins a drawn table
        ([(900, 800), (950, 700)], 972),  # at least 81 a deal
        ([], 972),
    ],
)
def test_a_forfeit_is_worth_the_average_of_the_other_winners(
    others: list[tuple[int, int]], worth: int
) -> None:
    """T6: opponents get the average of the other winners of that round, at least 972."""
    rows = [played(each + 2, each + 2, *scores) for each, scores in enumerate(others)]
    tournament = four(Forfeit(id=1, round=1, table=1, absent=(2,)), *rows, entries=6)
    assert forfeit_credit(tournament, tournament.rounds[0]) == worth
    found = standings(tournament)
    assert found.place(1).values[:3] == (worth, 1, 0)
    assert found.place(2).values[:3] == (0, 0, 0)


def test_a_forfeited_table_is_no_meeting() -> None:
    """They may be paired again at once, and are: first against second."""
    rows = Forfeit(id=1, round=1, table=1, absent=(2,)), played(2, 2, 600, 500)
    after = next_round(four(*rows))
    assert after.tables[0].sides == ((1,), (3,))
    assert after.tables[1].sides == ((4,), (2,))


# The next round, or why there is none -------------------------------------------------------------


def refusal(ask: Callable[[], object]) -> Why:
    with pytest.raises(TournamentError) as refused:
        ask()
    return refused.value.reason


def test_a_round_waits_for_every_result() -> None:
    assert refusal(lambda: next_round(four(played(1, 1, 1, 2)))) is Why.ROUND_OPEN


def test_a_tournament_ends() -> None:
    evening = Evening("concours", 4, rounds=1)
    assert not is_over(evening.tournament)
    evening.pair()
    assert not is_over(evening.tournament)
    evening.play_all()
    assert is_over(evening.tournament)
    assert refusal(lambda: next_round(evening.tournament)) is Why.OVER


def test_too_few_to_begin() -> None:
    assert refusal(Evening("concours", 1).pair) is Why.TOO_FEW
    assert refusal(Evening("melee", 3, house=False).pair) is Why.TOO_FEW
    assert refusal(Evening("melee", 1).pair) is Why.TOO_FEW


@pytest.mark.parametrize(
    ("format_", "entries"),
    [("melee", 2), ("melee", 3), ("melee_balanced", 2), ("mitchell", 3), ("howell", 3)],
)
def test_robots_complete_a_small_field(format_: str, entries: int) -> None:
    """A whole tournament: everybody plays each round."""
    evening = Evening(format_, entries)
    while not evening.over:
        evening.pair()
        playing = {each for table in evening.open_tables() for each in table.entries()}
        assert playing >= set(range(1, entries + 1))
        evening.play_all()


@pytest.mark.parametrize("players", [6, 7, 10, 34, 36])
def test_no_whist_schedule_for_such_a_number(players: int) -> None:
    assert refusal(Evening("whist", players).pair) is Why.NO_WHIST


def test_more_rounds_than_a_schedule_has() -> None:
    evening = Evening("whist", 4, rounds=4)
    for _ in range(3):
        evening.play_round()
    assert refusal(evening.pair) is Why.TOO_MANY_ROUNDS


def test_a_howell_has_seven_tables_at_most() -> None:
    assert refusal(Evening("howell", 15).pair) is Why.TOO_MANY


@pytest.mark.parametrize("numbers", [{"deals": 0}, {"rounds": -1}, {"rounds": 65}])
def test_plans_that_cannot_be(numbers: dict[str, Any]) -> None:
    assert refusal(lambda: plan_of(format="concours", **numbers)) is Why.BAD_PLAN


def test_a_late_entry_begins_with_round_2_at_the_latest() -> None:
    """T1: before round 2 only, with 0."""
    evening = Evening("concours", 4)
    assert late_entry_round(evening.tournament) == 2
    evening.play_round()
    assert late_entry_round(evening.tournament) == 2
    late = evening.join()
    assert late in set(evening.pair().entries())
    assert late_entry_round(evening.tournament) is None
    evening.play_all()
    evening.add(LateEntry(id=evening.next_id(), round=3, entry=1))
    assert refusal(evening.pair) is Why.NO_LATE_ENTRY


def test_a_late_entry_to_a_round_robin_takes_the_free_number() -> None:
    odd, even = Evening("round_robin", 5), Evening("round_robin", 4)
    assert late_entry_round(odd.tournament) == 2
    assert late_entry_round(even.tournament) is None
    odd.pair()
    odd.play_all()
    odd.join()
    assert not any(house(0) in set(table.entries()) for table in odd.pair().tables)


@pytest.mark.parametrize(
    ("entries", "rounds"), [(4, 3), (9, 9), (10, 9), (11, 5), (16, 5), (17, 6), (33, 7), (65, 8)]
)
def test_the_rounds_of_a_swiss(entries: int, rounds: int) -> None:
    """T2: 5 up to 16, 6 up to 32, 7 up to 64; up to ten everybody meets everybody."""
    assert rounds_of(Evening("swiss", entries).tournament) == rounds


def test_a_late_entry_does_not_make_a_swiss_longer() -> None:
    evening = Evening("swiss", 16)
    evening.pair()
    evening.join()
    assert rounds_of(evening.tournament) == 5


def test_a_bye_stays_one_when_its_holder_goes_later() -> None:
    """Three pairs: 1 has a bye, loses the final to 2 and goes; they are second all the same."""
    evening = Evening("knock_out", 3, strengths=(3, 2, 1))
    evening.pair()
    evening.play(1, 1100, 844)
    evening.pair()
    evening.play(1, 844, 1100)
    evening.withdraw(1)
    found = [(each.entry, each.values) for each in standings(evening.tournament).places]
    assert found == [(2, (1, 1)), (1, (1, 2)), (3, (2, 1))]


# Pairing by hand ----------------------------------------------------------------------------------


def by_hand(*tables: Table, byes: tuple[int, ...] = ()) -> Callable[[], None]:
    tournament = four(*ROUND_ONE)
    return lambda: check_by_hand(tournament, Round(2, tables, byes))


def test_the_organiser_pairs_by_hand() -> None:
    by_hand(Table(1, ((1,), (2,))), Table(2, ((3,), (4,))))()
    by_hand(Table(1, ((1,), (4,))), byes=(2, 3))()
    by_hand(Table(1, ((1,), (4,))), Table(2, ((2,), (house(0),))), byes=(3,))()


@pytest.mark.parametrize(
    "wrong",
    [
        by_hand(Table(1, ((1,), (2,)))),
        by_hand(Table(1, ((1,), (2,))), Table(2, ((1,), (3,))), byes=(4,)),
        by_hand(Table(1, ((1,), (2,))), Table(2, ((3,), (5,))), byes=(4,)),
        by_hand(Table(1, ((1,), (2,))), Table(1, ((3,), (4,)))),
        by_hand(Table(1, ((1, 2), (3, 4)))),
    ],
)
def test_what_cannot_be_paired_by_hand(wrong: Callable[[], None]) -> None:
    assert refusal(wrong) is Why.BAD_TABLE


def test_a_schedule_is_not_changed_by_hand() -> None:
    evening = Evening("knock_out", 4)
    assert refusal(lambda: check_by_hand(evening.tournament, Round(1, ()))) is Why.NOT_BY_HAND
