"""Whole parties by clicks: four people, in English and in French, and one with three robots."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import DealOutcome, State
from bot.rules.core.ruleset import OptionValue
from bot.text import words_for
from tests.end_to_end.checks import check_everybody, live
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.parties import (
    once_more,
    open_table,
    patient,
    play_on,
    start_table,
    too_late,
)
from tests.end_to_end.party_ends import check_sheets, the_party_is_over
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.end_to_end.watching import Watch

MADE, DEDANS, CAPOT, LITIGE, *_ = DealOutcome


async def test_four_people_in_english(tmp_path: Path) -> None:
    """Three deals and one thrown in: made, belote, capot."""
    async with club(tmp_path, entropy=seed(63)) as evening:
        state = await play_a_party(evening, "alice", deals=3)
    assert outcomes(state) == {1: MADE, 2: MADE, 4: CAPOT}
    assert [result.belotes for result in state.results] == [(0, 1), (0, 0), (0, 0)]


def outcomes(state: State) -> dict[int, DealOutcome]:
    """Return the outcomes by the number of the deal."""
    return {result.number: result.score.outcome for result in state.results}


async def play_a_party(evening: Club, opener: str, deals: int) -> State:
    watch = Watch(evening, LANGUAGES[opener])
    sitting = [opener, *(key for key in LANGUAGES if key != opener)]
    changes: dict[str, OptionValue] = {"end_mode": "deals", "deals_limit": deals}
    table = await open_table(evening, sitting, "french", changes)
    await start_table(table, opener)
    await play_on(table, patient, watch)
    state = await the_party_is_over(table)
    await too_late(table)
    await once_more(table, opener)
    return state


@pytest.fixture
async def with_robots(tmp_path: Path) -> AsyncIterator[Table]:
    async with club(tmp_path, entropy=seed(7)) as evening:
        lobby = await evening.open("alice", end="short")
        await evening.press("alice", lobby, "fill")
        await evening.press("alice", evening.lobby("alice"), "start")
        yield Table(evening)


async def test_alice_and_three_robots(with_robots: Table) -> None:
    table, evening = with_robots, with_robots.club
    words = words_for("en")
    watch = Watch(evening, "en")
    while await table.step(steady):
        await watch.check(table)
        await check_everybody(table)
    await evening.advance(3)
    game = await table.game()
    state = game.state
    assert state is not None
    check_sheets(evening, game, state, words)
    assert not any(map(live, evening.hands("alice")))
    # With robots at the table the party is not rated.
    reply = await evening.person("alice").slash(evening.belote, "leaderboard")
    empty = words("leaderboard-empty", pool=words("pool-name.classique"))
    assert empty in reply.message.text()
    # One press in the DM, and the next party is on; a second one leads to the same.
    [verdict] = evening.verdicts("alice")
    for _ in range(2):
        reply = await evening.press("alice", verdict, "again:1:same")
        answer = evening.person("alice").look(reply.latest or verdict)
        assert words("party-again-begun", link="").strip() in answer.text()
    await evening.advance(12)
    again = await Table(evening, 2).game()
    assert again.row.status == "playing"
    assert [h.name if h and h.person else "robot" for h in again.seats] == ["Alice", *["robot"] * 3]
    assert words("table-name", number="2") in evening.hands("alice")[-1].text()
