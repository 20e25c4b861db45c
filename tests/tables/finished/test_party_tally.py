"""The deeds of each player, against a plain count over the deals of sample parties."""

import pytest

from bot.rules import TEAMS, DealResult, Sides, game_of
from bot.tables.finished.results import tally
from tests.card_images.samples import GAMES, sample_party

NAMES = ("french", "pagat", "kloppen", "decouverte", "surcoinche")


def deals_of(name: str) -> tuple[tuple[DealResult, ...], Sides]:
    preset, changes = GAMES[name]
    *_, last = sample_party(preset=preset, changes=changes)
    return last.results, game_of(last.rules).accounts


@pytest.mark.parametrize("name", NAMES)
def test_rows_of_contracts_and_how_far_a_team_was_behind(name: str) -> None:
    deals, accounts = deals_of(name)
    counts = tally(deals, accounts)
    for seat in sorted(counts):
        rows, row, furthest, deficit = list[int](), 0, 0, 0
        for deal in deals:
            team = accounts.of(seat)
            deficit = deal.totals[accounts.other(team)] - deal.totals[team]
            furthest = max(furthest, deficit)
            if deal.taker != seat:
                continue
            if deal.score.outcome.takers_won:
                row += 1
            else:
                rows.append(row)
                row = 0
        rows.append(row)
        found = counts[seat]
        assert (found.made_first, found.made_most, found.made_last) == (
            rows[0],
            max(rows),
            rows[-1],
        )
        assert found.made == sum(rows)
        assert found.behind == furthest
    assert any((each.behind or 0) > 0 for each in counts.values())


def test_of_a_party_without_deals_nothing_is_counted() -> None:
    assert all(set(each) == {0} for each in tally((), TEAMS).values())
