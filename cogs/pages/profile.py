"""The page of a person, below `/p/` and the token of their link: their profile as others read it on
Discord, of all servers together. Nobody else is named there."""

from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlencode

from aiohttp import web

from bot.storage.games.analyses import Progress
from bot.storage.people import people
from bot.storage.ratings import leaderboards
from bot.text import Words, words_for
from bot.text.names import plain_name
from bot.text.written_times import usual_zone
from card_images.chart import Scale, places_named, range_of
from card_images.look import Seat
from card_images.profile import PoolLine
from cogs.pages.serving import Missing, Serving, frame, language_asked, language_read, token_of
from cogs.pages.signs import without_sign
from cogs.pages.told import Moments, line_told
from cogs.people.profile_reading import favourite, played_by, read_profile
from cogs.people.profile_screen import (
    Profile,
    Whose,
    card_of,
    curve_told,
    field_text,
    figure_lines,
    lost_told,
    pool_line,
    progress_lines,
    provisional_notes,
    record_lines,
    title_lines,
)
from cogs.rankings.leaderboard_screen import EVERYWHERE


class PersonPages:
    """Answers with the pages of people."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/p/{token}", self._page), web.get("/p/{token}/{pool}", self._page)]

    async def _page(self, request: web.Request) -> web.Response:
        token, pool = token_of(request), request.match_info.get("pool", "")
        language, asked = language_read(request), language_asked(request)

        async def make() -> tuple[str, bool]:
            profile = await self._read(token, pool)
            moments = Moments(words_for(language), usual_zone(language), self._serving.clock.now())
            values = page_values(profile, moments, token, asked)
            return self._serving.render("profile.html", moments.words, **values), False

        return await self._serving.answer(("p", token, pool, language, asked or ""), make)

    async def _read(self, token: str, pool: str) -> Profile:
        """The profile of the person with this link, in that game or the one they play most."""
        async with self._serving.snapshots.look() as look:
            owner = await look.ask(people.find_by_page_token, token)
            if owner is None:
                raise Missing(404, "not-found")
            played = await look.ask(played_by, [owner], leaderboards.EVERYWHERE)
            [ratings] = played
            if not ratings or pool not in ("", *(each.pool for each in ratings)):
                raise Missing(404, "not-found")
            whose = Whose(EVERYWHERE, pool or favourite(played), owner.id)
            now = self._serving.clock.now()
            return await look.ask(read_profile, owner, whose, ratings, leaderboards.EVERYWHERE, now)


def page_values(
    profile: Profile, moments: Moments, token: str, language: str | None
) -> dict[str, object]:
    """The values of the template; `language`: the one that the address names."""
    words, name = moments.words, plain_name(profile.person.name)
    card = card_of(profile, words, Seat(name))
    rating, *_ = figure_lines(profile, words, 0)
    charts: list[Chart] = []
    if len(card.curve) > 1:
        told = card.curve_label, curve_told(profile, words), card.rating
        charts.append(chart_of(*told, card.curve, card.curve_from, words))
    if len(card.lost) > 1:
        told = card.lost_label, lost_told(profile, words), card.lost_now
        charts.append(chart_of(*told, card.lost, card.lost_from, words, least=0))
    # What was given away; contracts against their chances are among the measures.
    lines = [*progress_lines(Progress.of_all(profile.progress), words)][:1]
    lines += record_lines(profile, words)
    titles = [*title_lines(profile, words)][1:]  # below their heading
    return {
        **frame(
            words,
            words("profile-title", name=name),
            "",
            lambda each: _address(token, profile.whose.pool, each),
        ),
        "field": field_text(profile.whose, words),
        "rating": line_told(rating, moments),
        "games_title": words("pages-profile.games"),
        "rating_title": words("leaderboard-by.rating"),
        "games": [
            Game(
                _address(token, each.pool, language),
                pool_line(each, words),
                each.pool == profile.whose.pool,
            )
            for each in profile.ratings
        ],
        "charts": charts,
        "figures_title": words("pages-profile.figures"),
        "measures": card.measures,
        "tiles": card.tiles,
        "lines": [line_told(each, moments) for each in lines],
        "titles_title": words("profile-titles"),
        "titles": [line_told(without_sign(each), moments) for each in titles],
        "notes": list(provisional_notes(profile, words)),
    }


class Game(NamedTuple):
    """A rating of the same person; `here`: it is the one that is read."""

    href: str
    line: PoolLine
    here: bool


def _address(token: str, pool: str, language: str | None) -> str:
    query = f"?{urlencode({'lang': language})}" if language else ""
    return f"/p/{token}/{pool}{query}"


# Charts -------------------------------------------------------------------------------------------
#
# The values and the numbers beside them are those of the picture (card_images/chart.py). A unit is
# a pixel on a narrow phone.

WIDTH, HEIGHT = 320, 150
LETTER = 8
"""room for a letter"""
ABOVE, BELOW = 10, 26
BESIDE = 9
"""room between the chart and what stands beside it"""


class Chart(NamedTuple):
    """A curve; `told`: its course in a sentence."""

    label: str
    told: str
    left: str
    right: str
    ticks: Sequence[tuple[str, str]]
    """heights, with their numbers"""
    places: Sequence[tuple[str, str]]
    """and places along it"""
    points: str
    end: tuple[str, str]
    last: str
    width: int = WIDTH
    height: int = HEIGHT


def chart_of(
    label: str,
    told: str,
    last: str,
    values: Sequence[float],
    first: int,
    words: Words,
    *,
    least: float | None = None,
) -> Chart:
    """The chart of a curve of two values or more; `first` is how many parties came before it, and
    `last` how its last value is read."""
    low, high, ticks = range_of(values, least)
    left = max(len(words.number(each)) for each in ticks) * LETTER + BESIDE
    right = WIDTH - len(last) * LETTER - 2 * BESIDE
    scale = Scale(left, right, ABOVE, HEIGHT - BELOW, len(values) - 1, low, high)
    points = [
        (_written(scale.x(place)), _written(scale.y(value))) for place, value in enumerate(values)
    ]
    return Chart(
        label,
        told,
        _written(left),
        _written(right),
        [(_written(scale.y(each)), words.number(each)) for each in ticks],
        [
            (_written(scale.x(each)), words.number(first + each))
            for each in places_named(len(values))
        ],
        " ".join(f"{x},{y}" for x, y in points),
        points[-1],
        last,
    )


def _written(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
