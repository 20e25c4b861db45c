"""Every card lies where it belongs, face by face."""

import pytest
from PIL import Image, ImageChops

from bot.rules import Card, Phase, State, View, find_preset, start, view
from card_images import hand, table
from card_images.canvas import Sprite
from card_images.cards import card_sprite
from card_images.colours import EDGE, FRAME, SHADOW
from card_images.hand import draw_hand
from card_images.look import Look
from card_images.table import draw_table
from card_images.trick import CROSS, INSET_CARD, Edge, Spread, card_centre, edges
from tests.card_images.positions import (
    drawn_hand,
    drawn_table,
    in_phase,
    in_play,
    opened,
    party,
    turn,
)
from tests.card_images.samples import ENGLISH, FRENCH, SEATS
from tests.rules.parties import FOR_THREE


def numbers(png: bytes) -> Image.Image:
    """The palette numbers of a picture (mode L)."""
    picture = opened(png)
    return Image.frombytes("L", picture.size, picture.tobytes())


def shows(picture: Image.Image, sprite: Sprite, left: int, top: int, width: int = 10**6) -> bool:
    """Tell whether the picture has exactly this sprite there, as far as `width` and the edge go."""
    right = min(left + sprite.width, picture.width, left + width)
    bottom = min(top + sprite.height, picture.height)
    area = (0, 0, right - left, bottom - top)
    difference = ImageChops.difference(
        picture.crop((left, top, right, bottom)), sprite.image.crop(area)
    )
    mask = sprite.mask.crop(area)
    return ImageChops.multiply(difference.point(lambda d: 255 if d else 0), mask).getbbox() is None


def shows_in_trick(
    picture: Image.Image,
    card: Card,
    place: Edge,
    centre: tuple[int, int],
    width: int,
    look: Look,
    won: bool = False,
    spread: Spread = CROSS,
) -> bool:
    sprite = card_sprite(card, width, look, ground=FRAME if won else SHADOW)
    x, y = card_centre(place, centre, width, spread)
    return shows(picture, sprite, round(x - width / 2), round(y - sprite.height / 2))


@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("bottom", range(4))
def test_the_trick_lies_before_those_who_played_it(cards: int, bottom: int) -> None:
    seen = view(in_play(3, cards), None)
    picture = numbers(draw_table(seen, SEATS, ENGLISH, bottom))
    for seat, card in seen.trick:
        place = Edge((seat - bottom) % 4)
        assert shows_in_trick(picture, card, place, table.CENTRE, table.TRICK_CARD, ENGLISH)
        elsewhere = Edge((place + 1) % 4)
        assert not shows_in_trick(picture, card, elsewhere, table.CENTRE, table.TRICK_CARD, ENGLISH)


def test_played_clockwise_the_next_seat_sits_at_the_left() -> None:
    seen = view(in_play(3, 1), None)
    clockwise = seen._replace(rules=find_preset("french").changed({"direction": "cw"}))
    assert edges(seen, 1) == {1: Edge.BOTTOM, 2: Edge.RIGHT, 3: Edge.TOP, 0: Edge.LEFT}
    assert edges(clockwise, 1) == {1: Edge.BOTTOM, 2: Edge.LEFT, 3: Edge.TOP, 0: Edge.RIGHT}


@pytest.mark.parametrize("draw", ["hand", "table"])
def test_a_finished_trick_stays_in_the_middle_with_its_winner_framed(draw: str) -> None:
    state = in_play(3, 0)
    trick = view(state, None).last_trick
    assert trick is not None
    if draw == "hand":
        picture = numbers(drawn_hand(state, FRENCH, seat=2))
        bottom, centre, width = 2, hand.CENTRE, hand.TRICK_CARD
    else:
        picture = numbers(drawn_table(state, FRENCH))
        bottom, centre, width = 0, table.CENTRE, table.TRICK_CARD
    for number, card in enumerate(trick.cards):
        seat = (trick.leader + number) % 4
        won = seat == trick.winner
        place = Edge((seat - bottom) % 4)
        assert shows_in_trick(picture, card, place, centre, width, FRENCH, won)


def test_the_last_trick_is_small_in_a_corner_once_a_card_is_led() -> None:
    seen = view(in_play(3, 1), None)
    trick = seen.last_trick
    assert trick is not None
    picture = numbers(draw_table(seen, SEATS, ENGLISH))
    for number, card in enumerate(trick.cards):
        seat = (trick.leader + number) % 4
        assert shows_in_trick(
            picture, card, Edge(seat), table.INSET, INSET_CARD, ENGLISH, seat == trick.winner
        )


def hand_tops(seen: View, look: Look) -> dict[Card, tuple[int, bool]]:
    """Where each card of the hand is seen: the height of its top, and whether it is dim."""
    picture = numbers(draw_hand(seen, SEATS, look))
    lefts = hand.hand_places(len(seen.hand))
    found: dict[Card, tuple[int, bool]] = {}
    for number, card in enumerate(seen.hand):
        next_left = lefts[number + 1] if number + 1 < len(lefts) else hand.WIDTH
        room = next_left - lefts[number] - hand.SHADE
        for top in (hand.RAISED, hand.LOWERED, hand.PLAIN):
            for dim in (False, True):
                sprite = card_sprite(card, hand.CARD, look, dim=dim, ground=EDGE)
                if shows(picture, sprite, lefts[number], top, room):
                    found[card] = top, dim
    return found


def positions_with_a_choice() -> list[State]:
    """Positions in which some cards of the hand may be played and others not."""
    found: list[State] = []
    for state in party():
        if state.phase is Phase.PLAY:
            seen = view(state, turn(state))
            if 0 < len(hand.playable(seen)) < len(seen.hand):
                found.append(state)
    return found[::9]


def test_playable_cards_are_raised_and_bright_the_others_lowered_and_dim() -> None:
    states = positions_with_a_choice()
    assert len(states) > 5
    for state in states:
        seen = view(state, turn(state))
        may = hand.playable(seen)
        assert hand_tops(seen, FRENCH) == {
            card: (hand.RAISED, False) if card in may else (hand.LOWERED, True)
            for card in seen.hand
        }


def test_out_of_turn_and_in_the_auction_all_cards_are_plain() -> None:
    waiting = view(in_play(2, 2), (turn(in_play(2, 2)) + 1) % 4)
    calling = view(in_phase(Phase.CALL), turn(in_phase(Phase.CALL)))
    for seen in (waiting, calling):
        assert hand_tops(seen, ENGLISH) == dict.fromkeys(seen.hand, (hand.PLAIN, False))


def test_the_turned_up_card_is_large_in_the_middle_during_the_auction() -> None:
    seen = view(in_phase(Phase.CALL), None)
    assert seen.turn_up is not None
    picture = numbers(draw_table(seen, SEATS, ENGLISH))
    sprite = card_sprite(seen.turn_up, table.TURN_UP, ENGLISH)
    x, y = table.CENTRE
    assert shows(picture, sprite, x - sprite.width // 2, y - round(sprite.height / 2))


def test_the_draw_for_dealer_shows_every_card_drawn() -> None:
    state = next(state for state in party() if len(state.draws) == 1)
    picture = numbers(drawn_table(state))
    for seat, card in state.draws[0]:
        assert shows_in_trick(picture, card, Edge(seat), table.CENTRE, table.TRICK_CARD, ENGLISH)


def test_of_three_nobody_sits_opposite() -> None:
    seen = view(start(FOR_THREE), None)
    assert edges(seen, 1) == {1: Edge.BOTTOM, 2: Edge.RIGHT, 0: Edge.LEFT}
    clockwise = seen._replace(rules=FOR_THREE.changed({"direction": "cw"}))
    assert edges(clockwise, 1) == {1: Edge.BOTTOM, 0: Edge.RIGHT, 2: Edge.LEFT}
