"""Profiles and comparisons at their widest, in every language: nothing is cut, nothing too long."""

from collections.abc import Callable

import pytest

from bot.rankings.titles import CLEAN, TITLES
from bot.storage.engine.schema import LearnerRow as Lessons
from bot.storage.engine.schema import Person
from bot.storage.games.analyses import Progress
from bot.storage.games.counts import SUMMED
from bot.storage.people.player_stats import Between, Figures
from bot.storage.people.puzzles import Streak
from bot.storage.ratings.folds import HeldTitle
from bot.storage.ratings.leaderboards import POOLS, Line, Rating, RatingStep
from bot.storage.tournaments.records import TournamentRecord
from bot.text import Words, words_for
from card_images.look import look_for
from cogs.people import compare_screen as compare
from cogs.people import profile_screen as profile
from cogs.people.compare_screen import Comparison, Side, compare_screen
from cogs.people.profile_screen import (
    CURVE,
    MOST_POOLS,
    SMOOTHED,
    Learned,
    Profile,
    Whose,
    alt_of,
    curve_of,
    figure_lines,
    learned_lines,
    learned_screen,
    lost_of,
    of_text,
    points_text,
    profile_screen,
)
from cogs.pictures import Shown
from cogs.press import Press, press_id
from cogs.screens import screen as screens
from cogs.screens.screen import MAX_ALT
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import custom_ids, written

MOST = 12_345
MOST_TEXT = 4000
MOST_BYTES = 55_000
"""of the tallest pictures there are"""
"""characters that Discord takes in all texts of a message"""
LONGEST = Person(1, 2, "W*" * 16, None, None)
FIGURES = Figures(**dict.fromkeys(SUMMED, 10 * MOST), usual=9.0 * MOST)


class Drawing(NoPictures):
    """Draws at once, and keeps what was drawn."""

    async def draw(
        self, kind: Callable[Shown, bytes], *values: Shown.args, **named: Shown.kwargs
    ) -> bytes:
        self.drawn.append(kind(*values, **named))
        return self.drawn[-1]


def widest() -> Profile:
    ratings = [Rating(pool, 0, MOST + 0.6, MOST, MOST - 1, True) for pool in POOLS]
    return Profile(
        whose=Whose("here", POOLS[1], 2**31),
        person=LONGEST,
        own=True,
        ratings=ratings,
        line=Line(MOST, 1, "x", float(MOST), MOST, MOST, True, None),
        figures=FIGURES,
        run=MOST,
        steps=[RatingStep(n, 1000.0 + n * n % 777) for n in range(CURVE)],
        titles=[HeldTitle(each, 1_800_000_000.0) for each in (*TITLES, *CLEAN)],
        has_here=True,
        may_post=True,
        record=TournamentRecord(MOST, MOST, MOST),
        streak=Streak(MOST, MOST),
        progress=[
            Progress(n % 97 + 0.5, MOST, MOST - 1, MOST, MOST, MOST - 0.6) for n in range(CURVE)
        ],
    )


def comparison() -> Comparison:
    side = Side(LONGEST, widest().ratings[1], FIGURES, MOST)
    return Comparison(
        whom=Whose("here", POOLS[1], 2**31, 2**31),
        sides=(side, side),
        pools=POOLS,
        chance=0.5,
        between=Between(MOST, MOST, MOST, MOST, MOST),
        has_here=True,
        may_post=True,
    )


@pytest.mark.cut
async def test_the_widest_profile_is_within_all_limits(words: Words) -> None:
    drawing = Drawing()
    screen = await profile_screen(widest(), words, look_for(words), drawing)
    read = written(screen)
    assert len(read) <= MOST_TEXT
    assert all(len(each) <= 100 for each in custom_ids(screen))
    assert len(drawing.drawn[0]) <= MOST_BYTES
    [picture] = screen.pictures
    assert len(picture.alt) <= MAX_ALT
    lost = lost_of(widest().progress)
    course = words(
        "profile-lost-told",
        first=points_text(lost[0], words),
        last=points_text(lost[-1], words),
        least=points_text(min(lost), words),
        most=points_text(max(lost), words),
        count=len(lost),
    )
    assert course in picture.alt
    titles = ", ".join(words(f"title-name.{each}") for each in (*TITLES, *CLEAN))
    assert picture.alt.count(words("profile-titles-told", titles=titles) + ".") == 1
    for title, rule in TITLES.items():
        assert words(f"title-about.{title}", number=rule.number) in read


@pytest.mark.cut
def test_other_games_alone_are_left_out_of_the_longest_alt_text(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them is told whole or not at all: the list below the picture has all."""
    person = LONGEST._replace(name="W" * 32)
    alt = alt_of(widest()._replace(person=person), words)
    monkeypatch.setattr(screens, "MAX_ALT", MOST_TEXT)
    everything = alt_of(widest()._replace(person=person), words)
    with_others = figure_lines(widest(), words, MOST_POOLS)
    figures = set(figure_lines(widest(), words, 0))
    others = [f" {each}." for each in with_others if each not in figures]
    assert len(others) == MOST_POOLS
    left_out = everything.removeprefix(alt)
    assert left_out in {"".join(others[first:]) for first in range(MOST_POOLS + 1)}


async def test_the_widest_comparison_is_within_all_limits(words: Words) -> None:
    drawing = Drawing()
    screen = await compare_screen(comparison(), words, look_for(words), drawing)
    assert len(written(screen)) <= MOST_TEXT
    assert all(len(each) <= 100 for each in custom_ids(screen))
    assert len(drawing.drawn[0]) <= MOST_BYTES
    alt = screen.pictures[0].alt
    assert len(alt) < MAX_ALT
    assert alt.endswith(".")


def test_who_has_no_rated_party_reads_what_was_learned(words: Words) -> None:
    reviewed = Progress(12.5, 8, 3, 4, 2, 2.6)
    learned = Learned(
        Lessons("dutch", finished=(0, 2, 12)), 7, Streak(2, 5), reviewed, TournamentRecord(2, 1, 1)
    )
    assert list(learned_lines(learned, words)) == [
        words("profile-lessons", done=2, count=12),
        words("profile-practice", count=7, days=30),
        words("profile-puzzles", days=2, longest=5),
        words("profile-lost-line", points=words.number(12.5), clean=of_text(3, 8, words)),
        words("profile-expected-line", made=of_text(2, 4, words), expected=words.number(2.6)),
        words("profile-tournaments", played=2, won=1, podiums=1),
    ]
    screen = learned_screen(learned, LONGEST, words)
    assert words("profile-none") in written(screen)
    assert {"dd:learn", "dd:practice:dutch", "dd:puzzle"} <= set(custom_ids(screen))
    nothing = Learned(None, 0, Streak(), Progress.of_all(()))
    assert list(learned_lines(nothing, words))[2] == words("profile-puzzles-none")


def test_points_given_away_are_of_some_parties_together_and_of_all_by_deals() -> None:
    parties = [Progress(10.0, 9, 3, 1, 1, 0.5), Progress(20.0, 1, 0, 2, 0, 1.2)]
    assert lost_of(parties) == pytest.approx((10.0, 11.0))
    assert Progress.of_all(parties) == pytest.approx((11.0, 10, 3, 3, 1, 1.7))
    assert lost_of([*parties, *[parties[0]] * SMOOTHED])[-1] == 10.0
    assert Progress.of_all([]).deals == 0


def test_the_curve_begins_where_it_is_cut_off_or_at_the_start() -> None:
    shown, before = curve_of(widest())
    assert (len(shown), before) == (CURVE, MOST - CURVE + 1)
    ratings = [widest().ratings[1]._replace(parties=2)]
    short = widest()._replace(ratings=ratings, steps=[RatingStep(1, 990.0), RatingStep(2, 1010.0)])
    assert curve_of(short) == ((1000.0, 990.0, 1010.0), 0)


def test_nobody_is_better_where_both_are_equal_or_one_has_nothing() -> None:
    words = words_for("en")
    rows = {each.label: each for each in compare._rows(comparison(), words)}
    assert {each.better for each in rows.values()} == {None}
    first, second = comparison().sides
    other = second._replace(rating=None, figures=Figures(capots=3), run=0)
    sides = (first._replace(figures=Figures(capots=2, dedans=9), run=4), other)
    rows = {each.label: each for each in compare._rows(comparison()._replace(sides=sides), words)}
    assert rows[words("leaderboard-by.rating")].values == ("12,346?", "–")
    assert rows[words("leaderboard-by.rating")].better is None
    assert rows[words("profile-tile.capots")].better == 1
    assert rows[words("profile-tile.run")].better == 0
    assert rows[words("profile-tile.dedans")].better is None


def test_what_neither_has_is_no_row() -> None:
    words = words_for("en")
    nothing = Side(LONGEST, None, Figures(), 0)
    rows = compare._rows(comparison()._replace(sides=(nothing, nothing)), words)
    told = [each.values for each in rows]
    assert told
    assert ("–", "–") not in told


@pytest.mark.parametrize(
    ("language", "numbers", "told"),
    [
        ("fr", (3, 1, 1), "3 tournois joués, 1 gagné, 1 fois sur le podium"),
        ("fr", (3, 2, 2), "3 tournois joués, 2 gagnés, 2 fois sur le podium"),
        ("en", (3, 1, 1), "3 tournaments played, 1 won, 1 time on the podium"),
        ("en", (1, 0, 2), "1 tournament played, 0 won, 2 times on the podium"),
    ],
)
def test_one_tournament_that_was_won_is_no_plural(
    language: str, numbers: tuple[int, int, int], told: str
) -> None:
    assert (
        words_for(language)("profile-tournaments", **TournamentRecord(*numbers)._asdict()) == told
    )


def test_custom_ids_are_read_as_they_are_written_and_nothing_else_harms() -> None:
    whose = Whose("here", "coinche", 12)
    _, verb, *args = press_id("profile", *whose).split(":")
    assert Whose.read(Press(verb, tuple(args))) == whose
    assert Whose.read(Press("profile", ("x", "y", "z"))) == Whose("all", POOLS[0], -1)
    whom = Whose("all", "coinche", 12, 34)
    assert Whose.read(Press("compare_pool", tuple(map(str, whom)))) == whom
    assert profile.Whose.read(Press("profile", ())).person_id == -1


def test_a_title_that_is_no_more_is_not_shown() -> None:
    gone = widest()._replace(titles=[HeldTitle("poker_king", 5.0), HeldTitle("capot", 6.0)])
    lines = list(profile.title_lines(gone, words_for("en")))
    assert len(lines) == 2
    assert "First capot" in lines[1]
