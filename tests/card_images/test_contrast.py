"""Every word and every index can be read: WCAG 2.1 AA by computation, on both felts."""

from typing import Final

import pytest
from PIL import Image

from bot.rules import DRAWN, NoSuit, Suit, view
from card_images import (
    Look,
    Seat,
    canvas,
    draw_hand,
    draw_leaderboard,
    draw_party,
    draw_podium,
    draw_sheet,
    draw_table,
    end_of,
    plates,
)
from card_images.cache import SPRITES, Sprite
from card_images.cards import suit_colour
from card_images.colours import (
    DARK,
    FELT,
    FELT_MIDDLE,
    FELT_RIM,
    GOLD,
    INK,
    LETTERS,
    PAPER,
    PLATE,
    STEEL,
    TEAM,
    Colour,
    Felt,
    Ink,
    dimmed,
    paint,
)
from card_images.palette import PAINTS, nearest, ramp
from tests.card_images.contact import podiums, tournaments
from tests.card_images.contact.boards import pages
from tests.card_images.positions import GAMES, first, party
from tests.card_images.samples import ENGLISH, FRENCH, SEATS

AA: Final = 4.5

Written = set[tuple[Ink, Ink]]
"""ink and ground"""


def luminance(colour: Colour) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def drawn(ink: Ink, felt: Felt) -> Colour:
    """The colour of the palette that stands for it."""
    return PAINTS[nearest(ink)].on(felt)


def grounds(ground: Ink) -> list[Ink]:
    """What a ground looks like; the felt is lighter in the middle."""
    return [FELT_MIDDLE, FELT, FELT_RIM] if ground == FELT else [ground]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Collects ink and ground of everything that is written from now on."""
    masks: dict[int, Image.Image] = {}
    pairs: Written = set()

    def tagged(module: object, name: str) -> None:
        make = getattr(module, name)

        def remembered(*arguments: object) -> Image.Image | None:
            mask = make(*arguments)
            if mask is not None:
                masks[id(mask)] = mask
            return mask

        monkeypatch.setattr(module, name, remembered)

    def tinted(mask: Image.Image, ink: Ink, ground: Ink) -> Sprite:
        if id(mask) in masks:
            pairs.add((ink, ground))
        return canvas_tinted(mask, ink, ground)

    canvas_tinted = canvas.tinted
    for module, name in ((canvas, "text_mask"), (plates, "text_mask"), (plates, "name_mask")):
        tagged(module, name)
    for module in (canvas, plates):
        monkeypatch.setattr(module, "tinted", tinted)
    monkeypatch.setattr(SPRITES, "_sprites", type(SPRITES._sprites)())
    return pairs


def test_all_words_in_all_pictures_have_contrast(written: Written) -> None:
    for game in GAMES:
        states = party(game)
        seats = SEATS[: states[0].rules.players]
        for state in (*states[::97], *states[-1:]):
            draw_table(view(state, None), seats, ENGLISH)
            draw_hand(view(state, 0), seats, FRENCH)
        end = end_of(view(states[-1], None))
        draw_sheet(states[-1].results, seats, ENGLISH, states[-1].rules, end)
        assert end is not None
        draw_party(states[-1].results, seats, ENGLISH, states[-1].rules, end)
        draw_party(states[-1].results, seats, ENGLISH, states[-1].rules, end._replace(winner=DRAWN))
    for page in pages().values():
        draw_leaderboard(page, ENGLISH)
    for podium in podiums.pages().values():
        draw_podium(podium, ENGLISH)
    for each in tournaments.pages().values():
        tournaments.draw(each, ENGLISH)
    draw_table(view(party()[-1], None), (Seat(""), *SEATS[1:]), ENGLISH)
    no_suit = first("no suits", lambda s: isinstance(view(s, None).trump, NoSuit))
    draw_table(view(no_suit, None), SEATS[:2], ENGLISH)
    assert {(DARK, GOLD), (DARK, TEAM[0]), (INK, PAPER), (LETTERS, FELT)} <= written
    assert {(INK, STEEL), (DARK, TEAM[1])} <= written
    for felt in Felt:
        for ink, ground in written:
            for below in grounds(ground):
                found = contrast(drawn(ink, felt), drawn(below, felt))
                assert found >= AA, (felt, ink, below, found)


@pytest.mark.parametrize("look", [ENGLISH, FRENCH], ids=["two colours", "four colours"])
@pytest.mark.parametrize("suit", Suit)
def test_indices_have_contrast_on_bright_and_dim_paper(look: Look, suit: Suit) -> None:
    ink = suit_colour(suit, look)
    for felt in Felt:
        assert contrast(drawn(ink, felt), drawn(PAPER, felt)) >= AA
        assert contrast(drawn(dimmed(ink), felt), drawn(dimmed(PAPER), felt)) >= AA


@pytest.mark.parametrize("felt", Felt)
def test_bright_and_dim_cards_and_plates_are_seen_on_the_felt(felt: Felt) -> None:
    paper, dim = drawn(PAPER, felt), drawn(dimmed(PAPER), felt)
    assert contrast(dim, paper) >= 1.7
    for below in grounds(FELT):
        assert contrast(paper, drawn(below, felt)) >= 2
        assert contrast(dim, drawn(below, felt)) >= 1.1
        assert contrast(drawn(PLATE, felt), drawn(below, felt)) >= 1.5


def test_the_felts_differ_plainly() -> None:
    assert contrast(FELT.dark, FELT.light) >= 2.5


def test_the_palette_has_the_colours_of_words_exactly() -> None:
    assert len(PAINTS) <= 256
    for suit in Suit:
        for look in (ENGLISH, FRENCH):
            ink = suit_colour(suit, look)
            assert PAINTS[nearest(ink)] == paint(ink)
            assert PAINTS[nearest(dimmed(ink))] == paint(dimmed(ink))
    for ink in (PAPER, PLATE, GOLD, *TEAM, LETTERS):
        assert PAINTS[nearest(ink)] == paint(ink)


def test_edges_go_from_ground_to_ink_in_steps() -> None:
    for ground, ink in ((PAPER, INK), (PLATE, GOLD), (FELT, PLATE)):
        steps = ramp(ground, ink)
        assert PAINTS[steps[0]] == paint(ground)
        assert PAINTS[steps[255]] == paint(ink)
        for felt in Felt:
            to_ink = [contrast(PAINTS[step].on(felt), drawn(ink, felt)) for step in steps]
            assert to_ink == sorted(to_ink, reverse=True)
