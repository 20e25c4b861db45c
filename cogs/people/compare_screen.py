"""Two people beside each other: as a picture, and the same as a list."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.storage.engine.schema import Person
from bot.storage.people.player_stats import Between, Figures
from bot.storage.ratings.leaderboards import PROVISIONAL, Rating
from bot.text import Words
from card_images.look import Look
from card_images.profile import PairCard, PairRow, Split, draw_pair
from cogs.people.figures import (
    NOTHING,
    Whose,
    controls,
    field_text,
    figures_alt,
    heard_name,
    points_text,
    rating_text,
    share_text,
    won_rate,
)
from cogs.pictures import Pictures
from cogs.rankings.board_rows import PROVISIONAL_MARK
from cogs.screens.names import person_name
from cogs.screens.screen import GOLD, Picture, Screen, screen_of


class Side(NamedTuple):
    """One of the two."""

    person: Person
    rating: Rating | None
    """None: they have not played there"""
    figures: Figures
    run: int


class Comparison(NamedTuple):
    """The figures of both people."""

    whom: Whose
    sides: tuple[Side, Side]
    pools: Sequence[str]
    """in which at least one of them has played"""
    chance: float | None
    """that the first wins against the second; None where one of them has not played"""
    between: Between
    has_here: bool
    """both have played on this server"""
    may_post: bool
    """there is somebody to show it to"""


async def compare_screen(
    comparison: Comparison, words: Words, look: Look, pictures: Pictures
) -> Screen:
    whom = comparison.whom
    names = [person_name(each.person.name, words) for each in comparison.sides]
    field = field_text(whom.pool, whom.scope, words)
    card = card_of(comparison, words, pictures)
    alt = alt_of(comparison, words)
    picture = Picture("compare.png", await pictures.draw(draw_pair, card, look), alt)
    return screen_of(
        f"## {words('compare-title', first=names[0], second=names[1])}\n{field}",
        picture,
        "\n".join(f"- {each}" for each in _lines(comparison, names, words)),
        "\n".join(f"-# {each}" for each in _notes(comparison, words)),
        *controls(
            "compare",
            whom,
            comparison.pools,
            words,
            has_here=comparison.has_here,
            may_post=comparison.may_post,
        ),
        colour=GOLD,
    )


# In words ----------------------------------------------------------------------------------------


def _rows(comparison: Comparison, words: Words) -> Iterator[PairRow]:
    """Return the rows in which something can be said of at least one of them."""
    return (each for each in _all_rows(comparison, words) if set(each.values) != {NOTHING})


def _all_rows(comparison: Comparison, words: Words) -> Iterator[PairRow]:
    first, second = comparison.sides

    def row(
        label: str, texts: tuple[str, str], values: tuple[float | None, float | None] | None = None
    ) -> PairRow:
        return PairRow(label, texts, _better(values) if values else None)

    def counted(label: str, name: str, *, more_is_better: bool = False) -> PairRow:
        values = getattr(first.figures, name), getattr(second.figures, name)
        texts = words.number(values[0]), words.number(values[1])
        return row(label, texts, values if more_is_better else None)

    ratings = first.rating, second.rating
    yield row(
        words("leaderboard-by.rating"),
        (rating_text(ratings[0], words), rating_text(ratings[1], words)),
        (_shown(ratings[0]), _shown(ratings[1])),
    )
    games = [each.parties if each else 0 for each in ratings]
    yield row(words("profile-tile.games"), (words.number(games[0]), words.number(games[1])))
    for label, shares in (
        ("leaderboard-by.rate", (won_rate(ratings[0]), won_rate(ratings[1]))),
        ("profile-made", (first.figures.made_rate, second.figures.made_rate)),
    ):
        yield row(
            words(label), (share_text(shares[0], words), share_text(shares[1], words)), shares
        )
    points = first.figures.per_deal, second.figures.per_deal
    texts = points_text(points[0], words), points_text(points[1], words)
    yield row(words("profile-points"), texts, points)
    runs = words.number(first.run), words.number(second.run)
    yield row(words("profile-tile.run"), runs, (first.run, second.run))
    yield counted(words("profile-tile.dedans"), "dedans")
    yield counted(words("profile-tile.capots"), "capots", more_is_better=True)
    yield counted(words("profile-tile.coinches"), "coinches")
    yield counted(words("profile-tile.belotes"), "belotes")


def _shown(rating: Rating | None) -> float | None:
    return None if rating is None else round(rating.shown)


def _better(values: tuple[float | None, float | None]) -> int | None:
    first, second = values
    if first is None or second is None or first == second:
        return None
    return int(second > first)


def _lines(comparison: Comparison, names: Sequence[str], words: Words) -> Iterator[str]:
    """`Rating: **1,234** – 1,171?`, the better one in bold, and what they have played."""
    for row in _rows(comparison, words):
        first, second = (
            f"**{value}**" if row.better == side else value for side, value in enumerate(row.values)
        )
        yield words("compare-row", label=row.label, first=first, second=second)
    yield from _told(comparison, names, words)


def _told(comparison: Comparison, names: Sequence[str], words: Words) -> Iterator[str]:
    """The chance of either, and what they have played with and against each other."""
    chance, between = comparison.chance, comparison.between
    if chance is not None:
        first, second = words.percent(chance), words.percent(1 - chance)
        yield words("compare-row", label=words("compare-chance"), first=first, second=second)
    yield _together(between, words)
    if between.against:
        yield words(
            "compare-against-line",
            count=between.against,
            first=names[0],
            first_won=between.first_won,
            second=names[1],
            second_won=between.second_won,
        )
    else:
        yield words("compare-against-none")


def _together(between: Between, words: Words) -> str:
    if not between.together:
        return words("compare-together-none")
    return words("compare-together", count=between.together, won=between.together_won)


def _notes(comparison: Comparison, words: Words) -> Iterator[str]:
    if any(each.rating and each.rating.provisional for each in comparison.sides):
        yield words("leaderboard-provisional", mark=PROVISIONAL_MARK, count=PROVISIONAL)


def alt_of(comparison: Comparison, words: Words) -> str:
    """The content of the picture."""
    whom = comparison.whom
    names = [heard_name(each.person) for each in comparison.sides]
    parts = [
        words("compare-title", first=names[0], second=names[1]),
        field_text(whom.pool, whom.scope, words),
        *_lines(comparison, names, words),
    ]
    return figures_alt(parts)


# The picture -------------------------------------------------------------------------------------


def card_of(comparison: Comparison, words: Words, pictures: Pictures) -> PairCard:
    first, second = comparison.sides
    chance, between = comparison.chance, comparison.between
    met = None
    if between.first_won + between.second_won:
        met = Split(
            words("compare-against", count=between.against),
            (words.number(between.first_won), words.number(between.second_won)),
            between.first_won / (between.first_won + between.second_won),
        )
    foretold = None
    if chance is not None:
        ends = words.percent(chance), words.percent(1 - chance)
        foretold = Split(words("compare-chance"), ends, chance)
    return PairCard(
        seats=(pictures.seat_of(first.person), pictures.seat_of(second.person)),
        about=field_text(comparison.whom.pool, comparison.whom.scope, words),
        chance=foretold,
        rows=tuple(_rows(comparison, words)),
        against=met,
        together=_together(between, words),
    )
