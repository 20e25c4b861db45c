"""Names as people give them to themselves, on hand, table and sheet."""

from collections.abc import Iterator

from bot.rules import view
from card_images.hand import draw_hand
from card_images.look import Seat
from card_images.sheet import draw_sheet
from card_images.table import draw_table
from tests.tools.contact.looks import in_turn
from tests.tools.contact.moments import asked, moments, party

NAMES = (
    ("Zoë", "W" * 32, "", "Ελένη Παπαδοπούλου"),
    ("Z͑ͫ̓a̴̡l̵͠g̶̛o̸̧ h̸͜e̷̛ c̵̡o̴͝m̸̛e̶͡s̵", "🦊🔥🎉", "محمد الأمين", "王小明 Ming 한국"),
    ("ปิยะ", "अर्जुन शर्मा", "שרה לוי", "Ⓕⓐⓝⓒⓨ 𝕱𝖗𝖆𝖐𝖙𝖚𝖗"),
    ("l", "Jean-Baptiste de la Rochefoucauld", "🇫🇷 Équipe 🇫🇷", "ﷺ﷽"),
)
MOMENTS = ("second round", "shown", "three cards", "over")


def samples() -> Iterator[tuple[str, bytes]]:
    """Each set of names at some moments of a game with declarations."""
    found, looks = dict(moments("pagat")), in_turn()
    over = party("pagat")[-1]
    for number, names in enumerate(NAMES, start=1):
        seats = tuple(Seat(name, robot=not name) for name in names)
        for name in MOMENTS:
            state, look = found[name], next(looks)
            yield f"{number} {name} table", draw_table(view(state, None), seats, look)
            yield f"{number} {name} hand", draw_hand(view(state, asked(state)), seats, look)
        yield f"{number} sheet", draw_sheet(over.results, seats, next(looks), over.rules)
