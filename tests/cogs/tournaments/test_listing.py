"""The list of a server's tournaments: within Discord's limits, with who has won."""

from collections.abc import Mapping, Sequence

import pytest

from bot.storage.engine.tournament_schema import TournamentRow
from bot.storage.tournaments.records import First, Winner
from bot.text import COMPLETE, words_for
from cogs.tournaments.listing import PER_PAGE, Listed, listing_screen
from tests.cogs.reading import custom_ids
from tests.cogs.tournaments.boards import taken, written
from tests.cogs.tournaments.test_leagues import EN, LONG, tournament


def listed(
    rows: Sequence[TournamentRow],
    winners: Mapping[int, Sequence[First]] | None = None,
    total: int = 0,
    page: int = 0,
    daily: bool = False,
) -> Listed:
    return Listed(rows, winners or {}, total or len(rows), page, daily=daily)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_longest_list_is_within_all_limits(language: str) -> None:
    rows = [tournament(number, name="W*" * 38) for number in range(1, PER_PAGE + 1)]
    pair = Winner(1, LONG, hidden=False), Winner(2, LONG, hidden=False)
    words = words_for(language)
    for directions in ((None,), (0, 1)):
        firsts = [First(pair, direction) for direction in directions for _ in range(9)]
        winners = {each.id: firsts for each in rows}
        for daily in (False, True):
            screen = listing_screen(listed(rows, winners, 500, 7, daily), words, others=3)
            text = taken(screen)
            assert text.count("🏆") == 2 * len(directions) * PER_PAGE, "nobody is cut off"
            assert text.count(words("tournament-player-more", count=7)) == (
                len(directions) * PER_PAGE
            )


def test_who_has_won_is_named_unless_they_hide() -> None:
    rows = [tournament(1), tournament(2, "running"), tournament(3)]
    pair = First((Winner(1, "Anna", hidden=False), Winner(2, "Ben", hidden=True)))
    gone = First((Winner(3, "", hidden=True), Winner(4, "Cl_o", hidden=False)))
    text = written(listing_screen(listed(rows, {1: [pair], 2: [pair], 3: [gone]}), EN))
    assert text.count("🏆") == 2, "what is not over has no winner"
    assert f"🏆 Anna and {EN('tournament-league-hidden')}" in text
    assert f"🏆 {EN('former-player')} and Cl\\_o" in text
    assert "Ben" not in text


def test_what_is_over_is_dated_by_its_end_and_what_is_played_not_at_all() -> None:
    day = 86_400.0
    rows = [
        tournament(1)._replace(name="long ago", starts_at=9 * day, ended_at=2 * day),
        tournament(2)._replace(name="just now", starts_at=5 * day, ended_at=3 * day),
        tournament(3, "registration")._replace(name="later", starts_at=8 * day),
        tournament(4, "check_in")._replace(name="soon", starts_at=4 * day),
        tournament(5, "running")._replace(name="now", starts_at=7 * day),
    ]
    text = written(listing_screen(listed(rows), EN))
    moments = [EN.timestamp(each * day, "f") for each in (4, 8, 3, 2)]
    assert [text.count(each) for each in moments] == [1, 1, 1, 1]
    assert text.count("<t:") == 4, "when the other one was to start says nothing any more"


def test_both_directions_of_a_mitchell_are_named_and_equals_counted() -> None:
    def first(name: str, direction: int | None = None) -> First:
        return First((Winner(1, name, hidden=False),), direction)

    apart = [first("Anna", 0), first("Ben", 0), first("Cleo", 0), first("Dora", 1)]
    equal = [first(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    rows = [tournament(1), tournament(2)]
    _, mitchell, _, concours = written(
        listing_screen(listed(rows, {1: apart, 2: equal}), EN)
    ).split("\n")[1:]
    assert mitchell.startswith(
        "-# 🏆 Anna (north–south) · 🏆 Ben (north–south) · … and 1 more · 🏆 Dora (east–west) · <t:"
    )
    assert concours.startswith("-# 🏆 Anna · 🏆 Ben · … and 2 more · <t:")


@pytest.mark.parametrize(
    ("page", "total", "daily", "others", "ways"),
    [
        (0, 10, False, 0, []),
        (0, 11, False, 0, ["t_list:0:1"]),
        (1, 30, False, 9, ["t_list:0:0", "t_list:0:2", "t_list:1:0"]),
        (2, 30, True, 1, ["t_list:1:1", "t_list:0:0"]),
    ],
)
def test_there_is_a_way_to_every_page_and_to_the_other_list(
    page: int, total: int, daily: bool, others: int, ways: list[str]
) -> None:
    screen = listing_screen(listed([tournament(1)], None, total, page, daily), EN, others=others)
    assert [each.removeprefix("dd:") for each in custom_ids(screen)] == ways
    assert (f"page {page + 1} of" in written(screen)) == (total > PER_PAGE)
    title = EN("tournament-list-daily" if daily else "tournament-list")
    assert written(screen).startswith(f"## {title}")
