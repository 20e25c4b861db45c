"""Points of an Arena (T12 c): a series counts double."""

import pytest

from bot.tournaments import Round, Table
from bot.tournaments.formats.arena import BY_SERIES, points, worth
from bot.tournaments.scoring import open_ledger
from tests.tournaments.evening import Evening


@pytest.mark.parametrize(
    ("written", "counts"),
    [
        (
            [(90, 72), (110, 52), (132, 30), (82, 80), (60, 102), (100, 62)],
            [90, 110, 264, 164, 60, 100],
        ),
        (
            [(90, 72), (110, 52), (81, 81), (132, 30), (90, 72), (90, 72)],
            [90, 110, 81, 132, 90, 180],
        ),
        ([(0, 162)] * 4, [0] * 4),
    ],
)
def test_a_series(written: list[tuple[int, int]], counts: list[int]) -> None:
    """As the page tells it of Anna."""
    evening = Evening("arena", 4, deals=1)
    first = evening.pair().tables[0]
    for number, each in enumerate(written, start=1):
        tables = (*evening.tournament.rounds[0].tables[: number - 1], Table(number, first.sides))
        evening.replace_round(Round(1, tables))
        evening.play(number, *each)
    entry = first.sides[0][0]
    ledger = open_ledger(evening.tournament)
    assert list(worth(ledger.of(entry))) == counts
    evening.punish(entry, 162)
    assert points(open_ledger(evening.tournament), entry) == sum(counts) - 162
    assert BY_SERIES[0].name == "points"


def test_nobody_has_a_series_by_robots() -> None:
    evening = Evening("arena", 4, deals=1)
    first = evening.pair().tables[0]
    entry = first.sides[0][0]
    for number, absent in enumerate(((), (), (entry,), ()), start=1):
        tables = (*evening.tournament.rounds[0].tables[: number - 1], Table(number, first.sides))
        evening.replace_round(Round(1, tables))
        evening.play(number, 90, 72, absent=absent)
    assert list(worth(open_ledger(evening.tournament).of(entry))) == [90] * 4
