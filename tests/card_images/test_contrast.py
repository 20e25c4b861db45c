"""Every index and every edge can be seen: WCAG 2.1 AA by computation, on both felts. For words see
`test_letters`."""

import pytest

from bot.rules import Suit
from card_images.cards import suit_colour
from card_images.colours import (
    FELT,
    GOLD,
    INK,
    LETTERS,
    PAINTS,
    PAPER,
    PLATE,
    TEAM,
    Felt,
    dimmed,
    nearest,
    paint,
    ramp,
)
from card_images.look import Look
from tests.card_images.colours import AA, contrast, drawn, grounds
from tests.card_images.samples import ENGLISH, FRENCH


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
