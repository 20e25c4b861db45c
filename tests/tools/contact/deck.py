"""The deck in every colour, language, state and size, and what `/preferences` shows of it."""

from collections.abc import Iterator, Sequence

from bot.rules import PACK, Card, Rank, Suit
from bot.text import COMPLETE
from card_images.canvas import Canvas, Sprite, felt
from card_images.cards import back_sprite, card_height, card_sprite, shaded_part
from card_images.colours import EDGE, SHADOW, Felt
from card_images.hand import draw_preview
from card_images.look import Look
from card_images.trick import drop_shadow
from tests.tools.contact.looks import LOOKS

WIDTH = 1000
GAP = 8
PACK_CARD = 102
"""width of a card where the whole pack is shown, nine columns wide"""
LARGE_CARD = 236
COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)
SIZES = (22, 28, 40, 50, 56, 73, 96, 118, 132)
"""widths; 28 pixels are 40 high"""
PLAIN = (96, 116)


def samples() -> Iterator[tuple[str, bytes]]:
    """The pack for each reader, its states, the figures large, and cards of every size."""
    for name, look in LOOKS.items():
        yield name, _rows(_pack(look), PACK_CARD, look.felt)
    look = LOOKS["en-two-dark"]
    yield "dim", _rows(_pack(look, dim=True), PACK_CARD, look.felt)
    yield "shaded", _rows([_shaded(card, look) for card in PACK], PACK_CARD, look.felt, 8)
    for suit in Suit:
        four = LOOKS["fr-four-light" if suit in (Suit.DIAMONDS, Suit.CLUBS) else "en-two-dark"]
        court = [card_sprite(Card.of(rank, suit), LARGE_CARD, four) for rank in COURT]
        yield f"court {suit.name.lower()}", _rows(court, LARGE_CARD, four.felt, 4)
    for felt_name in Felt:
        look = LOOKS[f"en-four-{felt_name}"]
        yield f"sizes {felt_name}", _sizes(look)
        yield f"40 high {felt_name}", _rows(_court(look, 28), 28, look.felt, 24)


def previews() -> Iterator[tuple[str, bytes]]:
    """The sample in `/preferences` for each reader."""
    for language in COMPLETE:
        for name, look in LOOKS.items():
            if name.startswith(language):
                yield name, draw_preview(look)


def _pack(look: Look, *, dim: bool = False) -> list[Sprite]:
    """Eight cards a row and the back at the end of the first."""
    cards = [card_sprite(card, PACK_CARD, look, dim=dim) for card in PACK]
    return [*cards[:8], back_sprite(PACK_CARD), *cards[8:]]


def _shaded(card: Card, look: Look) -> Sprite:
    """A card whose right half lies in the shadow of another."""
    box = PACK_CARD // 2, 0, PACK_CARD, card_height(PACK_CARD)
    face = card_sprite(card, PACK_CARD, look, ground=SHADOW)
    part = shaded_part(card, PACK_CARD, look, box, dim=False, ground=EDGE)
    image = face.image.copy()
    image.paste(part.image, box[:2])
    return Sprite(image, face.mask)


def _court(look: Look, width: int) -> list[Sprite]:
    cards = [card for card in PACK if card.rank in COURT]
    plain = [card_sprite(card, width, look) for card in cards]
    return [*plain, *(card_sprite(card, width, look, dim=True) for card in cards)]


def _rows(sprites: Sequence[Sprite], width: int, ground: Felt, across: int = 9) -> bytes:
    """Cards side by side, as many a row as `across`."""
    high = card_height(width) + GAP
    rows = [sprites[n : n + across] for n in range(0, len(sprites), across)]
    if across == 9:  # the back stands alone in its column
        rows = [sprites[:9], *(sprites[n : n + 8] for n in range(9, len(sprites), 8))]
    canvas = Canvas(felt(WIDTH, len(rows) * high + GAP), ground)
    for down, row in enumerate(rows):
        for number, sprite in enumerate(row):
            at = GAP + number * (width + GAP), GAP + down * high
            drop_shadow(canvas, at, width)
            canvas.lay(sprite, *at)
    return canvas.png()


def _sizes(look: Look) -> bytes:
    """The same cards in every size that pictures use, and those that have a large index."""
    cards = [Card.of(rank, suit) for rank, suit in zip(Rank, [*Suit, *Suit], strict=True)]
    rows = [(width, False) for width in SIZES] + [(width, True) for width in PLAIN]
    height = GAP + sum(card_height(width) + GAP for width, _ in rows)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    top = GAP
    for width, plain in rows:
        for number, card in enumerate(cards[: (WIDTH - GAP) // (width + GAP)]):
            at = GAP + number * (width + GAP), top
            drop_shadow(canvas, at, width)
            canvas.lay(card_sprite(card, width, look, plain=plain), *at)
        top += card_height(width) + GAP
    return canvas.png()
