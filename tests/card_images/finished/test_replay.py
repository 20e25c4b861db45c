"""Pictures of finished parties: every open card in its place, an outline where one was played."""

from functools import partial
from itertools import product

import pytest

from bot.rules import Card, DealOutcome, Held, OpenTable, Review
from card_images import replay
from card_images.cards import card_height, card_sprite
from card_images.colours import EDGE
from card_images.fields import hollow, place_left
from card_images.replay import draw_replay, open_card
from card_images.trick import CROSS, Edge, card_centre, corner, edges
from tests.card_images.positions import party
from tests.card_images.samples import ENGLISH, FRENCH, GAMES, SEATS
from tests.card_images.test_cards_at_places import numbers, shows
from tests.card_images.test_pictures import MOST_BYTES, opened
from tests.examples import sampled
from tests.tools.contact.people import people

TWO = [game for game in GAMES if party(game)[0].game_type.in_fields]


def moments(game: str, every: int = 1) -> list[OpenTable]:
    """Return moments of the deals that were played, the last first."""
    found = Review(party(game))
    played = [deal for deal in range(found.deals, 0, -1) if found.last_step(deal)]
    return [found.at(d, s) for d in played for s in range(found.last_step(d) + 1)][::every]


@pytest.mark.parametrize("game", sampled(GAMES))
def test_no_replay_is_heavy(game: str) -> None:
    """Not with four portraits either; the first tricks have most to show, and the last deal the
    longest scores."""
    found = Review(party(game))
    seats = people()[: found.last.rules.players]
    for deal, step in product({1, 2, 3, found.deals - 1, found.deals}, (0, 1, 2, 5)):
        if found.has(deal, step):
            png = draw_replay(found.at(deal, step), seats, FRENCH, deal % len(seats))
            assert len(png) <= MOST_BYTES
            in_fields = found.last.game_type.in_fields
            high = replay.FIELDS_HEIGHT if in_fields else replay.HEIGHT
            assert opened(png).size == (1000, high)


@pytest.mark.parametrize("bottom", range(4))
def test_each_hand_lies_before_its_seat_with_gaps_where_it_played(bottom: int) -> None:
    table = moments("french")[4]
    picture = numbers(draw_replay(table, SEATS, ENGLISH, bottom))
    for seat, place in edges(table.view, bottom).items():
        dealt, held = table.dealt[seat], set(table.hands[seat])
        assert len(dealt) == 8
        assert len(held) == 4
        for card, at in zip(dealt, replay.hand_places(place, 8), strict=True):
            sprite = open_card(card, replay.CARD, ENGLISH) if card in held else hollow(replay.CARD)
            assert shows(picture, sprite, *at)


def first(table: OpenTable) -> Card:
    return table.dealt[0][0]


@pytest.mark.parametrize("bottom", range(4))
def test_the_trick_that_was_won_lies_in_the_middle(bottom: int) -> None:
    table = moments("pagat")[3]
    last = table.view.last_trick
    assert last is not None
    picture = numbers(draw_replay(table, SEATS, ENGLISH, bottom))
    width = replay.HANDS.middle.card
    for number, card in enumerate(last.cards):
        place = edges(table.view, bottom)[(last.leader + number) % 4]
        at = corner(card_centre(place, replay.CENTRE, width, CROSS), width)
        assert shows(picture, open_card(card, width, ENGLISH), *at)


@pytest.mark.parametrize("game", TWO)
def test_fields_show_what_lies_face_down_behind_what_lies_open(game: str) -> None:
    for table in moments(game)[:12]:
        picture = numbers(draw_replay(table, SEATS[:2], ENGLISH))
        for seat, place in edges(table.view, 0).items():
            top = replay.UPPER if place is Edge.TOP else replay.LOWER
            rows = zip(table.view.fields[seat], table.covered[seat], strict=True)
            for number, (lying, down) in enumerate(rows):
                at = place_left(number), top
                if lying.up is not None:
                    assert shows(picture, open_card(lying.up, replay.FIELD_CARD, ENGLISH), *at)
                if down is not None:
                    behind = card_sprite(down, replay.FIELD_CARD, ENGLISH, dim=True, ground=EDGE)
                    strip = behind.image.crop((10, 10, 60, replay.PEEK - 8))
                    left, above = at[0] + 10, top - replay.PEEK + 10
                    box = (left, above, left + strip.width, above + strip.height)
                    assert picture.crop(box).tobytes() == strip.tobytes()


def test_each_card_has_the_number_of_its_trick_where_it_is_told_how_a_deal_goes_on() -> None:
    table = moments("french")[4]
    mine, theirs = (table.hands[seat][0] for seat in (0, 1))
    draw = partial(draw_replay, table, SEATS, ENGLISH)
    plain, numbered = (
        numbers(draw(turns=each)) for each in ((), ((mine, 5, True), (theirs, 6, False)))
    )
    for seat, place in edges(table.view, 0).items():
        places = zip(table.dealt[seat], replay.hand_places(place, 8), strict=True)
        for card, (left, top) in places:
            index = left, top, left + replay.CARD, top + round(replay.BELOW_INDEX * replay.CARD)
            foot = left, index[3], index[2], top + card_height(replay.CARD)
            assert plain.crop(index).tobytes() == numbered.crop(index).tobytes()
            same = plain.crop(foot).tobytes() == numbered.crop(foot).tobytes()
            assert same == (card not in (mine, theirs))
    assert draw(turns=((mine, 5, True),)) != draw(turns=((mine, 5, False),))


def test_notes_below_the_scores_are_clear_of_the_upper_hand() -> None:
    """Two of them: deals played of twelve, and points held over from a litige."""
    table = next(each for each in moments("contest") if not each.view.last_trick)
    view = table.view._replace(held=(Held(DealOutcome.LITIGE, 0, (81, 0)),))
    clear = replay.MARGIN + replay.notes_width(view)
    assert clear > replay.hand_places(Edge.TOP, 8)[0][0]
    places_of_hand = replay.hand_places(Edge.TOP, 8, clear)
    assert places_of_hand[0][0] >= clear
    assert places_of_hand[-1][0] + replay.CARD <= replay.WIDTH - replay.MARGIN
    assert draw_replay(table._replace(view=view), SEATS, ENGLISH)


@pytest.mark.parametrize("game", sampled(GAMES))
def test_equal_moments_are_one_key_and_one_picture(game: str) -> None:
    for once, again in zip(moments(game, 17)[:3], moments(game, 17)[:3], strict=True):
        assert once is not again
        assert {once: "kept"}[again] == "kept"
        seats = SEATS[: once.view.rules.players]
        assert draw_replay(once, seats, FRENCH) == draw_replay(again, seats, FRENCH)
