"""A duplicate of six pairs at three tables: the same packs, compared by hand."""

from collections import Counter
from pathlib import Path

import pytest

from bot.rules import Action, View
from tests.end_to_end.playing import steady
from tests.end_to_end.tournaments.whole import (
    Whole,
    check_log,
    check_mentions,
    check_posts,
    heading,
    whole,
)

ROUNDS, BOARDS, TABLES = 2, 1, 3


def last(seen: View) -> Action:
    return seen.options[-1]


def first(seen: View) -> Action:
    return seen.options[0]


@pytest.mark.whole
async def test_three_tables_compared_by_hand(tmp_path: Path) -> None:
    async with whole(tmp_path) as evening, evening.bot():
        people = evening.invite(12)
        await evening.draft("mitchell", length__rounds=str(ROUNDS), length__deals=str(BOARDS))
        for one, other in zip(people[::2], people[1::2], strict=True):
            await evening.pair(one, other)
        await evening.until_registration_ends()
        await evening.check_in(people)
        await evening.until_it_starts()
        for _ in range(ROUNDS):
            tables = await evening.round_tables()
            assert len(tables) == TABLES
            for each, choice in zip(tables, (steady, last, first), strict=True):
                await evening.play_alone(each, choice)
            await evening.later()
            await evening.next_round()
        assert (await evening.event()).state == "finished"
        await check_packs(evening)
        await check_percentages(evening)
        await check_log(evening)
        await check_mentions(evening)
        rounds = range(1, ROUNDS + 1)
        await check_posts(
            evening,
            *(heading("tournament-boards-round-of", round=number) for number in rounds),
            *(heading("tournament-boards-standings-after", round=number) for number in rounds),
            heading("tournament-boards-podium"),
        )


async def check_packs(evening: Whole) -> None:
    """At all tables of a round the same, in each round others."""
    packs: list[tuple[str, ...]] = []
    event = await evening.event()
    for number in range(1, ROUNDS + 1):
        found: set[tuple[str, ...]] = set()
        for row in event.tables_of(number):
            actions = [each.action for each in await evening.table(row).events()]
            found.add(tuple(each for each in actions if " shuffle " in each))
        assert len(found) == 1
        packs += found
    assert len({each for of_round in packs for each in of_round}) == ROUNDS * BOARDS


async def check_percentages(evening: Whole) -> None:
    """Check that each board gives two points for every table that it went better than at, one where
    as well."""
    event, points = await evening.event(), Counter[int]()
    differences: set[int] = set()
    for number in range(1, ROUNDS + 1):
        for board in range(1, BOARDS + 1):
            scores: dict[int, int] = {}
            for row in event.tables_of(number):
                state = (await evening.game(row)).state
                assert state is not None
                # Nothing is written of a board that nobody takes.
                written = {each.number: each.written for each in state.results}
                north, east = written.get(board, (0, 0))
                scores[row.sides[0][0]] = north - east
                scores[row.sides[1][0]] = east - north
            for row in event.tables_of(number):
                for side in (0, 1):
                    own = scores[row.sides[side][0]]
                    others = [
                        scores[each.sides[side][0]]
                        for each in event.tables_of(number)
                        if each is not row
                    ]
                    points[row.sides[side][0]] += sum(
                        2 * (own > other) + (own == other) for other in others
                    )
                    differences |= {own - other for other in others}
    assert len(differences) > 3, "with other cards there may be nothing to compare"
    most = ROUNDS * BOARDS * 2 * (TABLES - 1)
    lines = evening.post("tournament-boards-standings-after", round=ROUNDS).text().split("\n")
    for entry in range(1, 7):
        line = f"**{await evening.called(entry)}** · {100 * points[entry] / most:.2f}%"
        assert any(each.endswith(line) for each in lines), (line, lines)
