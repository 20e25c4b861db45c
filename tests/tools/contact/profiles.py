"""Profiles and comparisons: of a regular, of somebody new, with the widest names and numbers."""

from collections.abc import Iterator
from math import sin

from bot.text import words_for
from card_images.colours import Felt
from card_images.look import Seat, look_for
from card_images.profile import (
    Measure,
    PairCard,
    PairRow,
    PoolLine,
    ProfileCard,
    Split,
    Tile,
    draw_pair,
    draw_profile,
)
from tests.tools.contact.people import people

LONG = "Jean-Baptiste de la Rochefoucauld"


def cards() -> dict[str, ProfileCard]:
    """A card of each kind, by name."""
    full = ProfileCard(
        seat=people()[0],
        about="Classic belote · This server",
        rating="1,234",
        place="Rank 3",
        curve_label="Rating after each game",
        curve=tuple(1000 + 1.2 * n + 60 * sin(n / 9) + 17 * sin(n * 2.3) for n in range(200)),
        curve_from=142,
        measures=(
            Measure("Games won", "198 of 341", "58%", 0.58),
            Measure("Contracts made", "412 of 640", "64%", 0.64),
            Measure("Points per deal", "usual here: 81.0", "84.6", 0.56, 0.54),
        ),
        tiles=tuple(
            Tile(*each)
            for each in (
                ("341", "Games"),
                ("9", "Wins in a row"),
                ("640", "Contracts"),
                ("121", "Dedans"),
                ("14", "Capots"),
                ("37", "Coinches"),
                ("188", "Belotes"),
                ("5", "Titles"),
            )
        ),
        pools=(
            PoolLine("Coinche", "44 games · 48%", "1,034"),
            PoolLine("Belote découverte", "6 games · 50%", "941?"),
        ),
        titles=("First capot", "Ten in a row", "Great comeback", "On a roll", "Regular"),
    )
    new = full._replace(
        seat=Seat("x"),
        about="Belote découverte · Everywhere",
        rating="921?",
        place="",
        curve=(1000.0, 921.3),
        curve_from=0,
        measures=(
            Measure("Games won", "0 of 1", "0%", 0.0),
            Measure("Points per deal", "usual here: 81.0", "61.2", 0.41, 0.54),
        ),
        tiles=full.tiles[:4],
        pools=(),
        titles=(),
    )
    wide = full._replace(
        seat=Seat("W" * 32),
        about="Belote mit Meldungen · Dieser Server",
        rating="12,345?",
        place="Platz 10.234",
        curve=tuple(1000 + 20 * n for n in range(60)),
        measures=(
            Measure("Gewonnene Partien", "12.345 von 23.456", "100 %", 1.0),
            Measure("Punkte pro Spiel", "üblich auf diesen Plätzen: 81,0", "184,6", 1.0, 0.54),
        ),
        tiles=tuple(Tile("123.456", "Längste Siegesserie") for _ in range(8)),
        titles=("Makellos, mit fünf Kontrakten",) * 3,
    )
    return {"full": full, "new": new, "wide": wide}


def pairs() -> dict[str, PairCard]:
    """A comparison of each kind, by name."""
    full = PairCard(
        seats=(people()[0], people()[1]),
        about="Classic belote · This server",
        chance=Split("Chance to win", ("57%", "43%"), 0.57),
        rows=(
            PairRow("Rating", ("1,234", "1,171?"), 0),
            PairRow("Games", ("341", "97")),
            PairRow("Games won", ("58%", "61%"), 1),
            PairRow("Contracts made", ("64%", "64%")),
            PairRow("Points per deal", ("84.6", "80.1"), 0),
            PairRow("Wins in a row", ("9", "4"), 0),
            PairRow("Dedans", ("121", "14")),
            PairRow("Capots", ("14", "2"), 0),
            PairRow("Coinches", ("37", "9")),
            PairRow("Belotes", ("188", "40")),
        ),
        against=Split("9 games against each other", ("5", "4"), 5 / 9),
        together="12 games together, 7 of them won",
    )
    new = full._replace(
        seats=(Seat("x"), Seat(LONG)),
        chance=None,
        rows=full.rows[:3],
        against=None,
        together="They have not played together yet.",
    )
    wide = full._replace(
        seats=(Seat("W" * 32), Seat("محمد الأمين")),
        about="Belote mit Meldungen · Dieser Server",
        rows=(PairRow("Längste Siegesserie in Folge", ("123.456?", "123.456?"), 1),) * 10,
        against=Split("12.345 Partien gegeneinander, zusammen", ("12.345", "0"), 1.0),
    )
    return {"full": full, "new": new, "wide": wide}


def samples() -> Iterator[tuple[str, bytes]]:
    for felt in Felt:
        look = look_for(words_for("en"), felt=felt)
        for name, card in cards().items():
            yield f"profile-{name}-{felt.value}", draw_profile(card, look)
        for name, pair in pairs().items():
            yield f"pair-{name}-{felt.value}", draw_pair(pair, look)
