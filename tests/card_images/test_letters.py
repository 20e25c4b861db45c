"""Every word can be read: 12 pixels where a picture is shown 360 pixels wide, and in a colour that
stands out from its ground on both felts.

Every sample of `python -m tests.tools.contact` is drawn anew and watched, so that no new picture
can have smaller letters or fainter ones.
"""

from collections.abc import Iterator

import pytest

from bot.rules import DRAWN, PACK, Card
from card_images import cards
from card_images import cards as faces
from card_images.cards import card_sprite
from card_images.colours import DARK, FELT, GOLD, INK, LETTERS, PAPER, STEEL, TEAM, Felt, Ink
from card_images.look import Seat
from card_images.party import draw_party
from card_images.tokens import SMALLEST_CARD
from card_images.trick import INSET_CARD
from tests.card_images.colours import AA, contrast, drawn, grounds
from tests.card_images.positions import drawn_table, finished
from tests.card_images.samples import ENGLISH, SEATS
from tests.card_images.written import written
from tests.examples import sampled
from tests.tools.contact import SECTIONS

PHONE = 360
SMALLEST = 12
CAPITAL = 8.5
"""height of a capital letter 12 pixels in size"""
SHOWN = [name for name in SECTIONS if name != "deck"]
"""all that somebody gets to see: sizes of cards are compared in the deck"""
MET = {
    "readme": {(DARK, GOLD), (INK, STEEL), (DARK, TEAM[1])},
    "sheets": {(DARK, TEAM[0]), (INK, PAPER)},
    "coinche_bga": {(LETTERS, FELT)},
}
"""inks and grounds that are certainly there: the watch sees them"""


@pytest.mark.parametrize("section", sampled(SHOWN))
def test_what_is_written_can_be_read_on_a_phone(section: str) -> None:
    with written() as found:
        for _ in SECTIONS[section]():
            pass
    assert found.smallest or section == "preferences"
    assert not [each for each in found.smallest if each[0] * PHONE < SMALLEST]
    assert found.pairs >= MET.get(section, set())
    assert not list(faint(found.pairs))


def faint(pairs: set[tuple[Ink, Ink]]) -> Iterator[tuple[Felt, Ink, Ink, float]]:
    """The words that have less contrast than WCAG 2.1 AA asks for."""
    for felt in Felt:
        for ink, ground in pairs:
            for below in grounds(ground):
                found = contrast(drawn(ink, felt), drawn(below, felt))
                if found < AA:
                    yield felt, ink, below, found


def test_a_party_that_nobody_won_and_an_empty_seat_can_be_read() -> None:
    """No sample shows them."""
    state, end = finished()
    with written() as found:
        results, nobody = state.results, end._replace(winner=DRAWN)
        draw_party(results, SEATS, ENGLISH, state.rules, nobody)
        drawn_table(state, seats=(Seat(""), *SEATS[1:]))
    assert not list(faint(found.pairs))


def index_height(card: Card, width: int, *, bare: bool = False) -> int:
    """How high the index of a small card is, as it is drawn."""
    size = 2 * width, 2 * cards.card_height(width)
    face = faces.draw_plain_face(size, width, card, "K", (0, 0, 0), bare=bare).convert("L")
    above = face.crop((0, 0, size[0], size[1])).point([255] * 128 + [0] * 128)
    box = above.getbbox()
    assert box is not None
    rows = [y for y in range(box[1], box[3]) if above.crop((0, y, size[0], y + 1)).getbbox()]
    first = next(y for y, after in zip(rows, [*rows[1:], 10**6], strict=True) if after != y + 1)
    return (first - box[1] + 1) // 2


@pytest.mark.parametrize("width", [SMALLEST_CARD, INSET_CARD])
def test_the_smallest_cards_can_be_read_on_a_phone(width: int) -> None:
    for card in PACK:
        assert card_sprite(card, width, ENGLISH).width == width
        if card.rank.value in "789":
            assert index_height(card, width) * PHONE / 1000 >= CAPITAL
