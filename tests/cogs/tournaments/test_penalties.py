"""Points that were taken off are said where a standing is shown."""

from dataclasses import replace
from typing import Any

import pytest

from bot.text import COMPLETE, words_for
from bot.tournaments import Penalty, Tournament, Void
from bot.tournaments.shown.reckoned import reckon
from cogs.tournaments.organising.verdicts import can_be_punished
from cogs.tournaments.results.entry import entry_screen, why_screen
from cogs.tournaments.results.standings import Choice, standings_screen
from tests.cogs.tournaments.boards import evening_of, event_of, scene_of, written

EN = words_for("en")


def punished(**facts: Any) -> tuple[Tournament, Penalty]:
    """An evening whose winner of the first round has 162 points less, and that penalty."""
    tournament = evening_of("concours", 8, 1).tournament
    [best, *_] = reckon(tournament).standings.order()
    row = Penalty(id=9_000, round=1, entry=best, points=162, **facts)
    return replace(tournament, results=(*tournament.results, row)), row


async def standings(tournament: Tournament, language: str = "en") -> str:
    return written(await standings_screen(scene_of(tournament, language=language), Choice()))


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_penalty_stands_with_its_reason_below_the_standings(language: str) -> None:
    tournament, row = punished(reason="Late *twice*.")
    scene, words = scene_of(tournament, language=language), words_for(language)
    told = words(
        "tournament-log-entry.penalty", name=scene.name(row.entry), points="162", count=162
    )
    why = words("tournament-log-why", why=words.name("Late *twice*."))
    assert f"-# ⚖️ {told} {why}" in await standings(tournament, language)


async def test_whoever_left_his_table_is_said_to_have_left_it() -> None:
    tournament, row = punished()
    scene, tables = scene_of(tournament), tournament.rounds[0].tables
    [table] = [each.number for each in tables if row.entry in each.entries()]
    facts = {"round": 1, "table": table, "points": "162", "count": 162}
    told = EN("tournament-log-entry.left-table", name=scene.name(row.entry), **facts)
    assert f"-# 🚶 {told}" in await standings(tournament)


async def test_why_one_is_ahead_of_another_tells_the_penalties_of_both() -> None:
    tournament, row = punished(reason="Late.")
    reckoned, scene = reckon(tournament), scene_of(tournament)
    [other] = [each for each in reckoned.standings.order() if each != row.entry][:1]
    told = EN("tournament-log-entry.penalty", name=scene.name(row.entry), points="162", count=162)
    assert told in written(why_screen(scene, row.entry, other))


async def test_an_entrys_games_and_its_penalties_add_up() -> None:
    tournament, row = punished(reason="Late.")
    order = reckon(tournament).standings.order()
    other = next(each for each in order if each != row.entry)
    said = [written(entry_screen(scene_of(tournament), each)) for each in (row.entry, other)]
    assert ["−162" in each for each in said] == [True, False]


async def test_what_was_taken_back_is_not_said() -> None:
    tournament, _ = punished(reason="Late.")
    void = Void(id=9_001, supersedes=9_000)
    tournament = replace(tournament, results=(*tournament.results, void))
    assert "⚖️" not in await standings(tournament)


@pytest.mark.parametrize(
    ("format_", "plan", "can"),
    [
        ("concours", {}, True),
        ("melee", {}, True),
        ("knock_out", {}, False),
        ("knock_out", {"pools": True}, True),
        ("howell", {}, False),
    ],
)
def test_points_are_taken_off_only_where_they_rank(
    format_: str, plan: dict[str, Any], can: bool
) -> None:
    tournament = evening_of(format_, 8, 1, **plan).tournament
    event, _ = event_of(tournament)
    assert can_be_punished(event) is can
    assert not can_be_punished(event_of(tournament, state="cancelled")[0])
    row = Penalty(id=9_000, round=1, entry=1, points=162)
    after = replace(tournament, results=(*tournament.results, row))
    shown = [
        [each.places for each in (reckoned.standings, *reckoned.pools)]
        for reckoned in (reckon(tournament), reckon(after))
    ]
    assert (shown[0] != shown[1]) is can
