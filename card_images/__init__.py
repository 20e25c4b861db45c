"""Pictures of a party, as PNG bytes: pure functions of what they show.

Everything is drawn by code, with fonts that come along (fonts/README.md). Pictures are composed in
one palette of at most 256 colours from sprites that are drawn once (palette.py, cache.py).
"""

from card_images.hand import draw_hand
from card_images.look import Look, Seat, Words
from card_images.sheet import draw_sheet
from card_images.table import draw_table

__all__ = ["Look", "Seat", "Words", "draw_hand", "draw_sheet", "draw_table"]
