"""Both fields of Découverte: each card at its place, of what is covered a back and no more."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.rules import Card, Phase, State, View, view
from card_images.cards import back_sprite, card_height
from card_images.colours import FRAME, PAPER, nearest
from card_images.fields import (
    CENTRE,
    HEIGHT,
    INSET,
    LOWER,
    PEEK,
    RAISED,
    TRICK_CARD,
    UPPER,
    field_card,
    place_left,
)
from card_images.fields import FIELD_CARD as CARD
from card_images.hand import draw_hand
from card_images.trick import ABREAST, INSET_CARD, Edge, Marks, playable
from tests.card_images.positions import drawn_hand, drawn_table, first, in_play, opened, party, turn
from tests.card_images.samples import ENGLISH, FRENCH, SEATS
from tests.card_images.test_cards_at_places import numbers, shows, shows_in_trick

SEATED = SEATS[:2]


def table_picture(state: State, bottom: int = 0) -> Image.Image:
    return numbers(drawn_table(state, seats=SEATED, bottom=bottom))


def top_of(seen: View, seat: int, bottom: int, card: Card) -> int:
    """Where the top edge of an uncovered card belongs."""
    if seat != bottom:
        return UPPER
    return LOWER - RAISED if seen.seat == seat and card in playable(seen) else LOWER


def positions() -> list[State]:
    return [state for state in party("decouverte") if state.phase is Phase.PLAY][::23]


@pytest.mark.parametrize("bottom", [0, 1])
def test_each_uncovered_card_lies_at_its_place(bottom: int) -> None:
    for state in positions():
        seen = view(state, None)
        picture = table_picture(state, bottom)
        for seat, field in enumerate(seen.fields):
            for number, lying in enumerate(field):
                if lying.up is not None:
                    sprite = field_card(lying.up, ENGLISH, dim=False)
                    top = top_of(seen, seat, bottom, lying.up)
                    assert shows(picture, sprite, place_left(number), top)


def test_what_may_be_played_is_raised_and_the_rest_of_the_own_field_dim() -> None:
    dims = 0
    for state in positions():
        seen = view(state, turn(state))
        assert seen.seat is not None
        picture = numbers(draw_hand(seen, SEATED, FRENCH))
        for number, lying in enumerate(seen.fields[seen.seat]):
            if lying.up is not None:
                dim = lying.up not in playable(seen)
                dims += dim
                sprite = field_card(lying.up, FRENCH, dim)
                top = top_of(seen, seen.seat, seen.seat, lying.up)
                assert shows(picture, sprite, place_left(number), top)
    assert dims > 5


def test_who_looks_back_sees_the_played_card_and_the_better_one_marked() -> None:
    state = positions()[0]
    seen = view(state, turn(state))
    assert seen.seat is not None
    places = [n for n, lying in enumerate(seen.fields[seen.seat]) if lying.up is not None][:3]
    cards = [seen.fields[seen.seat][n].up for n in places]
    played, better = cards[:2]
    assert played is not None
    assert better is not None
    plain = draw_hand(seen, SEATED, ENGLISH)
    marked = draw_hand(seen, SEATED, ENGLISH, Marks(played, better))
    one, other = (opened(each).convert("RGB") for each in (plain, marked))
    boxes = [(place_left(n), LOWER, place_left(n) + CARD, HEIGHT) for n in places]
    assert [one.crop(box) != other.crop(box) for box in boxes] == [True, True, False]


def test_of_a_covered_card_a_strip_of_its_back_is_seen() -> None:
    state = in_play(0, 0, "decouverte")
    picture = table_picture(state)
    back = back_sprite(CARD)
    bottom, top = LOWER + card_height(CARD), UPPER - PEEK
    # A few pixels are in the shadow of the card above.
    below = back.image.crop((20, card_height(CARD) - PEEK + 6, CARD - 20, card_height(CARD)))
    assert has(picture, below, place_left(3) + 20, bottom + 6)
    above = back.image.crop((20, 0, CARD - 20, PEEK - 6))
    assert has(picture, above, place_left(3) + 20, top)


def has(picture: Image.Image, part: Image.Image, left: int, top: int) -> bool:
    area = left, top, left + part.width, top + part.height
    return picture.crop(area).tobytes() == part.tobytes()


def test_a_place_whose_card_is_in_the_trick_shows_the_back_until_it_is_uncovered() -> None:
    state = in_play(0, 1, "decouverte")
    seen = view(state, None)
    (seat, _), *_ = seen.trick
    number = next(n for n, each in enumerate(seen.fields[seat]) if each.up is None)
    top = LOWER + PEEK if seat == 0 else UPPER - PEEK
    assert shows(table_picture(state), back_sprite(CARD), place_left(number), top)


def test_a_place_that_is_played_is_an_empty_outline() -> None:
    state = in_play(14, 0, "decouverte")
    seen = view(state, None)
    picture = table_picture(state)
    paper = nearest(PAPER)
    for seat, field in enumerate(seen.fields):
        for number, lying in enumerate(field):
            left, top = place_left(number), LOWER if seat == 0 else UPPER
            area = picture.crop((left, top, left + CARD, top + card_height(CARD)))
            assert (area.histogram()[paper] > 0) == (lying.up is not None)


@pytest.mark.parametrize("bottom", [0, 1])
def test_the_trick_lies_between_the_fields(bottom: int) -> None:
    for cards in (1, 0):
        state = in_play(3, cards, "decouverte")
        seen = view(state, None)
        picture = table_picture(state, bottom)
        last = seen.last_trick
        assert last is not None
        at, width = (INSET, INSET_CARD) if cards else (CENTRE, TRICK_CARD)
        for number, card in enumerate(last.cards):
            seat = (last.leader + number) % 2
            place = Edge.BOTTOM if seat == bottom else Edge.TOP
            won = seat == last.winner
            assert shows_in_trick(picture, card, place, at, width, ENGLISH, won, ABREAST)
        for seat, card in seen.trick:
            place = Edge.BOTTOM if seat == bottom else Edge.TOP
            assert shows_in_trick(picture, card, place, CENTRE, TRICK_CARD, ENGLISH, False, ABREAST)


def test_the_turned_card_has_a_ring_while_it_is_offered() -> None:
    calling = first("decouverte", lambda state: state.phase is Phase.CALL)
    seen = view(calling, None)
    assert seen.dealer is not None
    field = seen.fields[seen.dealer]
    number = next(n for n, lying in enumerate(field) if lying.up is seen.turn_up)
    for bottom in (0, 1):
        top = LOWER if seen.dealer == bottom else UPPER
        x, y = place_left(number) - 3, top + card_height(CARD) // 2
        assert table_picture(calling, bottom).getpixel((x, y)) == nearest(FRAME)
        playing = first(
            "decouverte", lambda s: s.phase is Phase.PLAY and s.deal_number > calling.deal_number
        )
        assert table_picture(playing, bottom).getpixel((x, y)) != nearest(FRAME)


@given(st.sampled_from(positions()), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_what_is_covered_changes_nothing(state: State, chance: Random) -> None:
    """The covered cards change places, also from one field to the other: the same bytes."""
    deal = state.deal
    assert deal is not None
    downs = [place.down for field in deal.fields for place in field if place.down is not None]
    chance.shuffle(downs)
    fields = tuple(
        tuple(
            place._replace(down=downs.pop()) if place.down is not None else place for place in field
        )
        for field in deal.fields
    )
    other = state._replace(deal=deal._replace(fields=fields))
    for seat in (0, 1):
        assert drawn_hand(other, seat=seat, seats=SEATED) == drawn_hand(
            state, seat=seat, seats=SEATED
        )
    assert drawn_table(other, seats=SEATED) == drawn_table(state, seats=SEATED)
