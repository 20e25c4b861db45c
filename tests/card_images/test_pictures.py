"""The rules for every picture: size, palette, weight, no metadata, equal bytes for equal views."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import cycle

import pytest
from PIL import Image, ImageChops

from bot.rules import DealOutcome, Held, Phase, State, view
from card_images import canvas as cache
from card_images import fields as decouverte
from card_images import hand, table
from card_images.hand import draw_hand
from card_images.look import Seat, Words
from card_images.sheet import draw_sheet
from card_images.table import draw_table
from card_images.trick import Edge, corner
from tests.card_images.positions import GAMES, drawn_hand, drawn_table, in_play, opened, party, turn
from tests.card_images.samples import ENGLISH, FRENCH, SEATS
from tests.examples import sampled

MOST_BYTES = 40_000
POT = replace(ENGLISH, words=Words({**ENGLISH.words.texts, "sheet-held": "Pot"}))
"""a look with another word for points that are held"""


def seats_of(state: State) -> tuple[Seat, ...]:
    return SEATS[: state.rules.players]


def height_of(state: State, seat: int) -> int:
    """Return the height of a hand picture."""
    if state.game_type.in_fields:
        return decouverte.HEIGHT
    between = state.phase is not Phase.PLAY and not view(state, seat).hand
    declared = state.rules.declarations != "off"
    return hand.HEIGHT + hand.DECLARED * declared - hand.EMPTY * between


def chunks(png: bytes) -> list[bytes]:
    """The kinds of the chunks of a PNG."""
    kinds: list[bytes] = []
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        kinds.append(png[at + 4 : at + 8])
        at += 12 + length
    return kinds


@pytest.mark.parametrize("game", sampled(GAMES))
def test_every_phase_of_every_game_has_its_pictures(game: str) -> None:
    """Also at its beginning: with no deal, no call, no card yet. None of them is heavy."""
    ends = {state.phase: state for state in party(game)}
    begins = {state.phase: state for state in reversed(party(game))}
    for number, state in enumerate([*ends.values(), *begins.values()]):
        seats = seats_of(state)
        # Each seat in its turn: what is drawn of a seat is the same code for all of them.
        seat = number % len(seats)
        png = drawn_hand(state, FRENCH, seat=seat)
        assert opened(png).size == (hand.WIDTH, height_of(state, seat))
        table_png = drawn_table(state, bottom=seat)
        high = decouverte.HEIGHT if state.game_type.in_fields else table.HEIGHT
        assert opened(table_png).size == (table.WIDTH, high)
        assert max(len(png), len(table_png)) <= MOST_BYTES


def test_the_games_together_have_every_phase() -> None:
    assert {state.phase for game in GAMES for state in party(game)} == set(Phase)


def test_a_picture_is_a_palette_png_and_nothing_else() -> None:
    state = in_play(1, 2)
    results = party()[-1].results
    for png in (
        drawn_hand(state),
        drawn_table(state),
        draw_sheet(results[:1], SEATS, ENGLISH, state.rules),
    ):
        assert opened(png).mode == "P"
        assert set(chunks(png)) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}


@pytest.mark.parametrize("game", sampled(GAMES))
def test_equal_views_are_one_key_and_one_picture(game: str) -> None:
    """Finished pictures are kept by the view that they show."""
    for state, seat in zip(party(game)[7::83], cycle((None, 0, 1))):
        seats = seats_of(state)
        once, again = view(state, seat), view(state, seat)
        assert once is not again
        assert {once: "kept"}[again] == "kept"
        draw = draw_table if seat is None else draw_hand
        assert draw(once, seats, FRENCH) == draw(again, seats, FRENCH)


def test_equal_arguments_give_equal_bytes_with_a_full_and_an_empty_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = in_play(3, 2)
    before = drawn_hand(state, seat=0)
    again = drawn_hand(state, seat=0, seats=tuple(map(copy_of, SEATS)))
    monkeypatch.setattr(cache.SPRITES, "_sprites", type(cache.SPRITES._sprites)())
    assert before == again == drawn_hand(state, seat=0)


def copy_of(seat: Seat) -> Seat:
    return Seat(seat.name, seat.robot)


def test_pictures_drawn_at_once_by_many_threads_are_the_same() -> None:
    states = party()[5:300:12]
    alone = [drawn_table(state) for state in states]
    with ThreadPoolExecutor(4) as pool:
        together = pool.map(lambda s: drawn_table(s), states)
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
    other = state._replace(deal=deal._replace(hands=tuple(hidden), belotes=()))
    same = state._replace(deal=deal._replace(belotes=()))
    for look in (ENGLISH, FRENCH):
        assert drawn_hand(same, look, seat=seat) == drawn_hand(other, look, seat=seat)
        assert drawn_table(same, look) == drawn_table(other, look)


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
    # What is held is named, in the reader's words; beside the number of deals there is no room.
    assert draw_table(held, SEATS, ENGLISH) != draw_table(held, SEATS, POT)
    both = held._replace(rules=deals.rules)
    assert draw_table(both, SEATS, ENGLISH) == draw_table(both, SEATS, POT)


def test_roem_stands_beside_the_trick_until_the_next_is_led() -> None:
    """On felt, clear of the cards: all else stays as it is without roem."""
    seen = view(in_play(2, 0, "klaverjas_amsterdam"), None)
    last = seen.tricks[-1]
    with_roem, without = (
        opened(
            draw_table(
                seen._replace(tricks=(*seen.tricks[:-1], last._replace(roem=roem))), SEATS, ENGLISH
            )
        )
        for roem in (40, 0)
    )
    box = ImageChops.difference(with_roem.convert("RGB"), without.convert("RGB")).getbbox()
    assert box is not None
    left, top, right, low = box
    x, y = corner(table.CENTRE, table.TRICK_CARD)
    assert x + table.TRICK_CARD < left < right < 982
    assert table.PLACES[Edge.TOP].at[1] + table.PLATE.height / 2 < top < low < y


def test_the_names_of_many_tables_stay_drawn() -> None:
    """Each is kept as it lies on a hand and on the table, in its turn and out of it."""
    seats = tuple(Seat(f"Seldom met {seat}") for seat in range(4))
    for state in [each for each in party("french") if each.phase is Phase.PLAY][:8]:
        drawn_hand(state, seat=0, seats=seats)
        drawn_table(state, seats=seats)
    names = [
        sprite.size_in_bytes
        for key, sprite in cache.SPRITES._sprites.items()
        if isinstance(key, tuple) and str(key[1]).startswith("Seldom met")
    ]
    assert len(names) == 2 * 2 * len(seats)
    assert 250 * sum(names) <= 0.75 * cache.MOST_BYTES
