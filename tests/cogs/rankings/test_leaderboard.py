"""The choices of a board: which seasons are offered, and ids of buttons."""

from bot.storage.engine.schema import Season
from cogs.press import press_id
from cogs.rankings.leaderboard_screen import MOST_SEASONS, seasons_around


def test_all_seasons_are_reached_however_many_there_are() -> None:
    """Seasons are reached by choosing the oldest that is offered, again and again."""
    many = [Season(n, 1, n, n, n + 1, n, n + 1) for n in range(100, 0, -1)]
    chosen, seen = None, set[int]()
    for _ in range(12):
        offered = seasons_around(many, chosen)
        assert len(offered) == MOST_SEASONS
        assert offered[0] == many[0]
        assert chosen is None or chosen in offered
        assert [each.number for each in offered] == sorted({s.number for s in offered})[::-1]
        seen |= {each.number for each in offered}
        chosen = offered[-1]
    assert seen == set(range(1, 101))
    assert seasons_around(many[:3], many[2]) == many[:3]
    assert seasons_around([], None) == []


def test_ids_are_short_enough() -> None:
    assert len(press_id("board_season", "declarations", "here", 2**40, "rating", 10**6)) <= 100
