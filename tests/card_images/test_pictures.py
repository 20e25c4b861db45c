"""What holds for every picture: size, palette, weight, no metadata, equal bytes for equal views."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.rules import DealOutcome, Held, Phase, State, view
from card_images import Seat, cache, draw_hand, draw_sheet, draw_table, hand, sheet, table
from card_images.samples import ENGLISH, FRENCH, SEATS
from tests.card_images.positions import in_phase, in_play, party, turn

MOST_BYTES = 60_000

PHASES = [
    in_phase(Phase.DRAW),
    in_phase(Phase.SHUFFLE),
    in_phase(Phase.CUT),
    in_phase(Phase.CALL),
    in_play(0, 0),
    in_play(2, 3),
    in_phase(Phase.OVER),
]


def opened(png: bytes) -> Image.Image:
    picture = Image.open(BytesIO(png))
    picture.load()
    return picture


def chunks(png: bytes) -> list[bytes]:
    """The kinds of the chunks of a PNG."""
    kinds: list[bytes] = []
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        kinds.append(png[at + 4 : at + 8])
        at += 12 + length
    return kinds


@pytest.mark.parametrize("state", PHASES, ids=lambda state: state.phase.value)
def test_every_phase_has_its_pictures(state: State) -> None:
    for seat in range(4):
        assert opened(draw_hand(view(state, seat), SEATS, FRENCH)).size == (hand.WIDTH, hand.HEIGHT)
        png = draw_table(view(state, None), SEATS, ENGLISH, seat)
        assert opened(png).size == (table.WIDTH, table.HEIGHT)


def test_a_picture_is_a_palette_png_and_nothing_else() -> None:
    state = in_play(1, 2)
    results = party()[-1].results
    for png in (
        draw_hand(view(state, turn(state)), SEATS, ENGLISH),
        draw_table(view(state, None), SEATS, ENGLISH),
        draw_sheet(results[0], results[:1], SEATS, ENGLISH, 1000),
    ):
        assert opened(png).mode == "P"
        assert set(chunks(png)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


def test_no_picture_of_a_party_is_heavy() -> None:
    for state in party()[::7]:
        for seat in range(4):
            assert len(draw_hand(view(state, seat), SEATS, FRENCH)) <= MOST_BYTES
        assert len(draw_table(view(state, None), SEATS, ENGLISH)) <= MOST_BYTES
    results = party()[-1].results
    for number in range(len(results)):
        png = draw_sheet(results[number], results[: number + 1], SEATS, FRENCH, 1000)
        assert opened(png).size == (sheet.WIDTH, sheet.HEIGHT)
        assert len(png) <= MOST_BYTES


def test_equal_arguments_give_equal_bytes_with_a_full_and_an_empty_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = in_play(3, 2)
    before = draw_hand(view(state, 0), SEATS, ENGLISH)
    again = draw_hand(view(state, 0), tuple(map(copy_of, SEATS)), ENGLISH)
    monkeypatch.setattr(cache.SPRITES, "_sprites", type(cache.SPRITES._sprites)())
    assert before == again == draw_hand(view(state, 0), SEATS, ENGLISH)


def copy_of(seat: Seat) -> Seat:
    return Seat(seat.name, seat.robot)


def test_pictures_drawn_at_once_by_many_threads_are_the_same() -> None:
    states = party()[5:300:12]
    alone = [draw_table(view(state, None), SEATS, ENGLISH) for state in states]
    with ThreadPoolExecutor(4) as pool:
        together = pool.map(lambda s: draw_table(view(s, None), SEATS, ENGLISH), states)
        assert list(together) == alone


def test_cards_that_a_seat_may_not_know_change_nothing() -> None:
    """The hands of the two opponents are exchanged: the picture stays, byte for byte."""
    state = in_play(2, 1)
    deal = state.deal
    assert deal is not None
    seat = turn(state)
    hidden = list(deal.hands)
    left, right = (seat + 1) % 4, (seat + 2) % 4
    hidden[left], hidden[right] = hidden[right], hidden[left]
    other = state._replace(deal=deal._replace(hands=tuple(hidden), belote=None))
    same = state._replace(deal=deal._replace(belote=None))
    for look in (ENGLISH, FRENCH):
        assert draw_hand(view(same, seat), SEATS, look) == draw_hand(view(other, seat), SEATS, look)
        assert draw_table(view(same, None), SEATS, look) == draw_table(
            view(other, None), SEATS, look
        )


def test_a_hand_wants_a_seat_and_the_table_none() -> None:
    state = in_play(0, 0)
    with pytest.raises(ValueError, match="for a seat"):
        draw_hand(view(state, None), SEATS, ENGLISH)
    with pytest.raises(ValueError, match="no seat"):
        draw_table(view(state, 0), SEATS, ENGLISH)


def test_the_sprite_cache_keeps_its_bound() -> None:
    sprites = cache.SpriteCache(limit=1000)
    for number in range(50):
        sprites.get(number, lambda: cache.Sprite(Image.new("L", (10, 10))))
        assert sprites.size_in_bytes <= 1000
    drawn: list[int] = []
    sprites.get(49, lambda: drawn.append(1) or cache.Sprite(Image.new("L", (10, 10))))
    assert not drawn


def test_deals_to_be_played_and_points_held_over_are_shown() -> None:
    seen = view(in_play(2, 2), None)
    deals = seen._replace(rules=seen.rules.changed({"end_mode": "deals"}))
    held = seen._replace(held=(Held(DealOutcome.LITIGE, 0, (81, 0)),))
    pictures = {draw_table(each, SEATS, ENGLISH) for each in (seen, deals, held)}
    assert len(pictures) == 3
