"""Pictures of a party, as PNG bytes: pure functions of what they show.

Everything is drawn by code, with fonts that come along (fonts/README.md). Pictures are composed in
one palette of at most 256 colours from sprites that are drawn once (palette.py, cache.py), and
written as palette PNG at zlib level 3. On one core of a small machine that takes 3.5 ms and 36 KB
for a hand, 3 ms and 29 KB for a table (`python -m tests.bench pictures`), two thirds of it in the
writing; level 6 makes them a fifth smaller in more than twice the time.
"""

from card_images.colours import Felt
from card_images.hand import draw_hand
from card_images.look import Look, Seat, Words
from card_images.preview import draw_preview
from card_images.sheet import draw_sheet
from card_images.sheet_rows import End, end_of
from card_images.table import draw_table

__all__ = [
    "End",
    "Felt",
    "Look",
    "Seat",
    "Words",
    "draw_hand",
    "draw_preview",
    "draw_sheet",
    "draw_table",
    "end_of",
]
