"""The post at a season's end, at its longest: Discord takes it in every language."""

from discord import ui

from bot.storage.engine.result_schema import Season
from bot.storage.ratings.leaderboards import POOLS, Line
from bot.text import Words
from cogs.rankings.podium import MOST, Winners, mark_of, podium_screen
from cogs.screens.screen import MAX_ALT
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import texts, written

SEASON = Season(7, 1, 12, 1_798_761_600.0, 1_830_297_600.0, 0, 99)
LINES = [
    Line(min(number, 3), number, "*_" * 16, 12_345.6, 123_456, 65_432, False, -1234)
    for number in range(1, MOST + 1)
]


async def test_the_longest_podium_is_short_enough(words: Words) -> None:
    escaped = r"\*\_" * 16
    winners = [Winners(pool, 100_000, LINES, 17) for pool in POOLS]
    screen = await podium_screen(SEASON, winners, words, NoPictures(), "https://e.org/c/X")
    parts = texts(screen)
    assert sum(map(len, parts)) <= 4000
    assert screen.view.total_children_count <= 40
    assert [each.url for each in screen.view.walk_children() if isinstance(each, ui.Button)] == [
        *(None, "https://e.org/c/X/season?season=7"),
    ]
    assert mark_of(SEASON) in parts[0]
    told = written(screen)
    # Where every name of every game is as long as Discord lets it be, two of each fit.
    assert told.count(escaped) in range(2 * len(POOLS), len(LINES) * len(POOLS))
    unnamed = 17 + len(LINES) - told.count(escaped) // len(POOLS)
    assert told.count(words("tournament-player-more", count=unnamed)) == len(POOLS)
    assert len(screen.pictures[0].alt) <= MAX_ALT
    # Nobody moves on a final table.
    assert "1234" not in told
