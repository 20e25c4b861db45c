"""Exports: JSON that gives the same tournament again, and spreadsheets that compute nothing."""

import csv
import io
import json
from itertools import permutations
from typing import Any

import pytest

from bot.tournaments import FORMATS, Tournament, reckon, standings
from bot.tournaments.director import after_round
from bot.tournaments.export import (
    BOM,
    BadExport,
    Sheet,
    entries_csv,
    json_text,
    read_tournament,
    results_csv,
    standings_csv,
    standings_json,
    tournament_json,
)
from bot.tournaments.shown.reckoned import Encounter
from tests.tournaments.evening import Evening
from tests.tournaments.simulation import simulate

SEEDS = 4


def named(column: str, value: object) -> str:
    return f"{column} is {value}"


def there_and_back(tournament: Tournament) -> Tournament:
    return read_tournament(json.loads(json_text(tournament_json(tournament, name="Club"))))


@pytest.mark.parametrize("format_", FORMATS)
def test_an_export_read_back_gives_the_same_standings(format_: str) -> None:
    for seed in range(SEEDS):
        tournament = simulate(format_, seed)
        again = there_and_back(tournament)
        assert again.rounds == tournament.rounds
        assert again.results == tournament.results
        assert standings(again) == standings(tournament)
        if format_ == "knock_out":
            assert reckon(again).tableaux == reckon(tournament).tableaux


def test_strengths_are_told_as_an_order_only() -> None:
    evening = Evening("knock_out", 5, strengths=(1812.5, 1404.0, 1812.5, 900.25, 1500.0))
    evening.pair()
    written = json_text(tournament_json(evening.tournament))
    assert "1812" not in written
    assert "900" not in written
    assert there_and_back(evening.tournament).rounds == evening.tournament.rounds
    again = Evening("knock_out", 5)
    again.tournament = read_tournament(
        json.loads(written) | {"rounds": [], "seed": evening.tournament.seed.hex()}
    )
    assert again.pair() == evening.tournament.rounds[0], "the same seeding"


def test_the_seed_is_secret_until_it_is_published() -> None:
    evening = Evening("concours", 4)
    assert tournament_json(evening.tournament)["seed"] is None
    evening.pair()
    assert tournament_json(evening.tournament)["seed"] == evening.tournament.seed.hex()


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"format": "dix-de-der-tournament", "version": 2},
        {"format": "dix-de-der-tournament", "version": 1},
        {"format": "dix-de-der-tournament", "version": 1, "plan": {"format": "?", "deals": 0}},
        {"format": "dix-de-der-tournament", "version": 1, "plan": {"colour": 1}},
    ],
)
def test_what_is_no_export_is_told_so(data: dict[str, Any]) -> None:
    with pytest.raises(BadExport):
        read_tournament(data)


# Spreadsheets ------------------------------------------------------------------------------------


def cells(data: bytes, delimiter: str = ",") -> list[list[str]]:
    text = data.decode()
    assert text.startswith(BOM)
    return list(csv.reader(io.StringIO(text.removeprefix(BOM)), delimiter=delimiter))


def results_of(tournament: Tournament) -> list[dict[str, str]]:
    head, *rows = cells(results_csv(tournament, str, str, Sheet(), str))
    return [dict(zip(head, row, strict=True)) for row in rows]


def played() -> Tournament:
    """Two rounds of a Concours of five without robots: a bye each, a correction, a penalty."""
    evening = Evening("concours", 5, rounds=2, house=False)
    for _ in range(2):
        evening.play_round()
    evening.correct(1, 900, 700)
    evening.punish(3, 162)
    evening.withdraw(4)
    return evening.tournament


def test_a_robot_among_the_entries_is_no_formula() -> None:
    """An apostrophe would stand before its minus sign."""
    evening = Evening("melee", 5, rounds=1)
    evening.play_round()
    told = results_of(evening.tournament)
    entries = [each for row in told for each in row["entries"].split(" ")]
    assert [each for each in entries if each.startswith("R")]
    assert all(each.removeprefix("R").isdigit() for each in entries), entries


def test_every_side_of_every_result_is_a_row() -> None:
    tournament = played()
    told = results_of(tournament)
    assert len([each for each in told if each["kind"] == "played"]) == 2 * 5
    assert [each["counts"] for each in told if each["kind"] == "played"].count("0") == 2
    corrected = [each for each in told if each["supersedes"]]
    assert [each["points"] for each in corrected] == ["900", "700"]
    assert all("wrong way round" in each["reason"] for each in corrected)
    assert [each["points"] for each in told if each["kind"] == "penalty"] == ["-162"]
    assert len([each for each in told if each["kind"] == "bye"]) == 2
    entries = cells(entries_csv(tournament, str, str, Sheet()))
    assert entries[4] == ["4", "4", "1", "2"]


def test_deals_that_only_robots_finished_are_counted() -> None:
    evening = Evening("mitchell", 4, rounds=1, deals=3)
    evening.pair()
    evening.play(1, robot_deals=2)
    told = results_of(evening.tournament)
    assert [each["robot_deals"] for each in told if each["kind"] == "played"] == ["2", "2"]
    boards = [each["robot_deals"] for each in told if each["kind"] == "board"]
    assert boards == ["0", "0", "1", "1", "1", "1"]
    data = tournament_json(evening.tournament)
    assert data["results"][0]["robot_deals"] == 2
    assert read_tournament(json.loads(json_text(data))).results == evening.tournament.results


def test_standings_have_every_tie_break_in_its_column() -> None:
    tournament = simulate("howell", 3)
    ranked = standings(tournament)
    columns = [f"<{each}>" for each in ranked.columns]
    sheet = Sheet(";", ",")
    head, *rows = cells(standings_csv(ranked, str, str, sheet, columns, named), ";")
    assert head == ["rank", "entry", "names", *columns, "robots"]
    assert [int(row[1]) for row in rows] == list(ranked.order())
    assert all("." not in cell for row in rows for cell in row)
    told = standings_json(ranked)
    assert [each["entry"] for each in told["places"]] == list(ranked.order())
    json.dumps(told)


def test_the_direction_of_a_duplicate_is_a_word() -> None:
    ranked = standings(simulate("mitchell", 1))
    sheet = standings_csv(ranked, str, str, Sheet(), ranked.columns, named)
    head, *rows = cells(sheet)
    directions = {row[head.index("direction")] for row in rows}
    assert directions == {"direction is 0", "direction is 1"}


@pytest.mark.parametrize("name", ["=1+1", "+49", "-3", "@SUM(A1)", "\t=1", " =1", "\r=1"])
def test_no_name_is_computed(name: str) -> None:
    tournament = played()
    for data in (
        entries_csv(tournament, lambda each: name, str, Sheet()),
        results_csv(tournament, lambda each: name, str, Sheet(), str),
        standings_csv(standings(tournament), lambda each: name, str, Sheet(), "abcdefgh", named),
    ):
        found = [cell for row in cells(data)[1:] for cell in row if name.strip() in cell]
        assert found
        assert all(each.startswith("'") for each in found if not each.lstrip("-").isdigit())


# As it was, and as it will be --------------------------------------------------------------------


@pytest.mark.parametrize("format_", FORMATS)
def test_after_a_round_the_standings_are_those_of_then(format_: str) -> None:
    evening = Evening(format_, 8, seed=7)
    then: list[Tournament] = []
    while not evening.over:
        evening.play_round()
        then.append(evening.tournament)
    for number, tournament in enumerate(then, start=1):
        assert standings(after_round(evening.tournament, number)) == standings(tournament)


def test_a_correction_counts_for_the_standings_of_its_round() -> None:
    evening = Evening("concours", 4, rounds=2)
    for _ in range(2):
        evening.play_round()
    evening.correct(1, 5000, 0, number=1)
    first = evening.tournament.rounds[0].tables[0].sides[0][0]
    after = standings(after_round(evening.tournament, 1))
    assert after.order()[0] == first
    assert after.place(first).values[0] == 5000


@pytest.mark.parametrize("format_", ["round_robin", "whist", "mitchell", "howell", "teams"])
def test_what_is_to_come_is_what_will_be_paired(format_: str) -> None:
    evening = Evening(format_, 8)
    assert reckon(evening.tournament).coming == (), "the draw is secret before the first"
    evening.pair()
    coming = reckon(evening.tournament).coming
    assert coming
    assert evening.tournament.plan.format.scheduled(evening.tournament)
    while not evening.over:
        evening.play_all()
        if evening.over:
            break
        assert evening.pair() == coming[evening.number - 2]


def test_what_depends_on_results_is_not_foretold() -> None:
    evening = Evening("concours", 8)
    evening.pair()
    assert reckon(evening.tournament).coming == ()


def test_everybody_has_met_everybody_and_both_saw_the_same() -> None:
    for format_ in ("round_robin", "teams"):
        evening = Evening(format_, 5, house=False)
        evening.play_to_end()
        found = reckon(evening.tournament).encounters()
        assert found.keys() == set(permutations(range(1, 6), 2))
        for (one, other), games in found.items():
            [mine], [theirs] = games, found[other, one]
            assert (mine.own, mine.other) == (theirs.other, theirs.own)
            assert mine.match_points is not None
            assert theirs.match_points == 2 - mine.match_points
        won = {
            one: sum(each.match_points or 0 for (who, _), [each] in found.items() if who == one)
            for one in range(1, 6)
        }
        for place in standings(evening.tournament).places:
            assert place.values[0] == won[place.entry] + 2, "and a bye each"


def test_games_that_were_not_played_are_told_as_such() -> None:
    evening = Evening("round_robin", 4)
    paired = evening.pair()
    one, other = (side[0] for side in paired.tables[0].sides)
    evening.forfeit(1, other)
    found = reckon(evening.tournament).encounters()
    assert found[one, other] == [Encounter(1, 2, forfeit=True)]
    assert found[other, one] == [Encounter(1, 0, forfeit=True)]
    three, four = (side[0] for side in paired.tables[1].sides)
    assert found[three, four] == [Encounter(1, None)]
