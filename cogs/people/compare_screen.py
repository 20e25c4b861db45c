"""Two people beside each other: as a picture, and the same as a list."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.storage.engine.schema import Person
from bot.storage.people.player_stats import Between, Figures
from bot.storage.ratings.leaderboards import PROVISIONAL, Rating
from bot.text import Words
from card_images.look import Look
from card_images.profile import PairCard, PairRow, Split, draw_pair
from cogs.people.profile_screen import (
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
from cogs.rankings.leaderboard_screen import PROVISIONAL_MARK
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
    title = words("compare-title", first=names[0], second=names[1])
    card = card_of(comparison, words, pictures)
    alt = alt_of(comparison, words)
    told = words("leaderboard-provisional", mark=PROVISIONAL_MARK, count=PROVISIONAL)
    provisional = any(each.rating and each.rating.provisional for each in comparison.sides)
    return screen_of(
        f"## {title}\n{field_text(whom, words)}",
        Picture("compare.png", await pictures.draw(draw_pair, card, look), alt),
        "\n".join(f"- {each}" for each in _lines(comparison, names, words)),
        f"-# {told}" if provisional else "",
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
    first, second = (_figures(each, words) for each in comparison.sides)
    for (label, text, value), (_, other_text, other) in zip(first, second, strict=True):
        better = None
        if value is not None and other is not None and value != other:
            better = int(other > value)
        if {text, other_text} != {NOTHING}:
            yield PairRow(words(label), (text, other_text), better)


def _figures(side: Side, words: Words) -> Iterator[tuple[str, str, float | None]]:
    """The figures of one of them: how each is called, its text, and, where more is better, how
    much it is."""
    rating, figures, number = side.rating, side.figures, words.number
    rate, shown = won_rate(rating), None if rating is None else round(rating.shown)
    yield "leaderboard-by.rating", rating_text(rating, words), shown
    yield "profile-tile.games", number(rating.parties if rating else 0), None
    yield "leaderboard-by.rate", share_text(rate, words), rate
    yield "profile-made", share_text(figures.made_rate, words), figures.made_rate
    yield "profile-points", points_text(figures.per_deal, words), figures.per_deal
    yield "profile-tile.run", number(side.run), side.run
    yield "profile-tile.dedans", number(figures.dedans), None
    yield "profile-tile.capots", number(figures.capots), figures.capots
    yield "profile-tile.coinches", number(figures.coinches), None
    yield "profile-tile.belotes", number(figures.belotes), None


def _lines(comparison: Comparison, names: Sequence[str], words: Words) -> Iterator[str]:
    """`Rating: **1,234** – 1,171?`, the better one in bold, the chance of either, and what they
    have played with and against each other."""
    for row in _rows(comparison, words):
        first, second = (
            f"**{value}**" if row.better == side else value for side, value in enumerate(row.values)
        )
        yield words("compare-row", label=row.label, first=first, second=second)
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


def alt_of(comparison: Comparison, words: Words) -> str:
    """The content of the picture."""
    names = [heard_name(each.person) for each in comparison.sides]
    parts = [
        words("compare-title", first=names[0], second=names[1]),
        field_text(comparison.whom, words),
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
        about=field_text(comparison.whom, words),
        chance=foretold,
        rows=tuple(_rows(comparison, words)),
        against=met,
        together=_together(between, words),
    )
