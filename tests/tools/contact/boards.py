"""Pages of leaderboards: full, of one, of pairs, with the widest numbers and names."""

from collections.abc import Iterator
from itertools import pairwise

from bot.text import words_for
from card_images.colours import Felt
from card_images.leaderboard import BoardPage, BoardRow, draw_leaderboard
from card_images.look import Look, look_for

PEOPLE = (
    "Amélie",
    "Bob the Builder of Bridges",
    "Дмитрий 🦊",
    "Ελένη",
    "W" * 32,
    "مريم",
    "李小龍",
    "Zoë",
    "Jean-François",
    "x",
)
MOVED = (1, -1, 0, 12, None, -120, 0, 3, None, 0)


def _rows(first: int = 1) -> tuple[BoardRow, ...]:
    return tuple(
        BoardRow(
            rank=first + place,
            names=(name,),
            value=f"{1412 - 37 * place:,}{'?' if place > 6 else ''}",
            detail=f"{60 - 5 * place}/{99 - place} · {60 - 5 * place}%",
            moved=MOVED[place],
            mine=place == 3 and first == 1,
            new="" if MOVED[place] is not None else "new" if place == 4 else "entrée",
            crowned=first + place <= 3,
        )
        for place, name in enumerate(PEOPLE)
    )


def pages() -> dict[str, BoardPage]:
    """A page of each kind, by name."""
    about = "Our server · Season 2 · Jul–Sept 2026"
    mine = BoardRow(10_234, ("Zoë",), "1,004?", "1,203/2,345 · 51%", -1200, mine=True)
    pairs = tuple(
        BoardRow(
            rank=place,
            names=(one, other),
            value=str(60 - place),
            detail=f"{60 - place}/99 · {60 - place}%",
            crowned=place <= 3,
        )
        for place, (one, other) in enumerate(pairwise(PEOPLE), 1)
    )
    far = BoardRow(1000, ("Zoë", "x"), "2", "2/9 · 22%", mine=True, place="1000+")
    return {
        "full": BoardPage("Classic belote", about, "Rating", _rows()),
        "far": BoardPage("Coinche", "Everywhere · All time", "Rating", _rows(9_991), mine),
        "pairs": BoardPage("Belote with declarations", about, "Best pair", pairs, far),
        "one": BoardPage("Belote découverte", about, "Games won", _rows()[:1]),
    }


def samples() -> Iterator[tuple[str, bytes]]:
    for felt in Felt:
        look: Look = look_for(words_for("en"), felt=felt)
        for name, page in pages().items():
            yield f"{name}-{felt.value}", draw_leaderboard(page, look)
