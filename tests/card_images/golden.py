"""The views whose pictures are kept, at half size, in `golden/`.

`python -m tests.card_images.golden` writes them anew; look at them before you commit them.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from bot.rules import Phase, view
from card_images import Seat, draw_hand, draw_sheet, draw_table
from card_images.samples import ENGLISH, FRENCH, SEATS
from tests.card_images.positions import in_phase, in_play, party, turn

FOLDER: Final = Path(__file__).parent / "golden"
OUTPUT: Final = Path(__file__).parent / "output"

NAMES: Final = (Seat("Zoë"), Seat("W" * 32), Seat("", robot=True), Seat("Ελένη"))


def pictures() -> dict[str, bytes]:
    """Name and PNG of each kept picture."""
    choice = in_play(1, 3)
    lead = in_play(4, 0)
    call = in_phase(Phase.CALL)
    after = next(s for s in party() if s.phase is Phase.SHUFFLE and len(s.results) == 3)
    results = party()[-1].results
    return {
        "hand-choice": draw_hand(view(choice, turn(choice)), SEATS, ENGLISH),
        "hand-lead": draw_hand(view(lead, turn(lead)), SEATS, FRENCH),
        "hand-waiting": draw_hand(view(choice, choice_partner()), NAMES, FRENCH),
        "hand-call": draw_hand(view(call, turn(call)), SEATS, ENGLISH),
        "hand-between": draw_hand(view(after, 1), SEATS, ENGLISH),
        "table-draw": draw_table(view(party()[1], None), SEATS, ENGLISH),
        "table-cut": draw_table(view(in_phase(Phase.CUT), None), SEATS, ENGLISH, 1),
        "table-call": draw_table(view(call, None), SEATS, FRENCH),
        "table-trick": draw_table(view(choice, None), NAMES, ENGLISH, 2),
        "table-over": draw_table(view(party()[-1], None), SEATS, ENGLISH),
        "sheet-first": draw_sheet(results[0], results[:1], SEATS, ENGLISH, 1000),
        "sheet-last": draw_sheet(results[-1], results, NAMES, FRENCH, 1000),
    }


def choice_partner() -> int:
    return (turn(in_play(1, 3)) + 2) % 4


def halved(png: bytes) -> Image.Image:
    """The picture in full colours at half its size, where smooth edges count less."""
    return Image.open(BytesIO(png)).convert("RGB").reduce(2)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, png in pictures().items():
        halved(png).quantize(128).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
