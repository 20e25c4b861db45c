"""Text first: its readers have above a picture all that it shows."""

from dataclasses import replace

import discord
import pytest

from bot.rules import Card, Suit, find_preset, view
from bot.sandbox.interactions import components as c
from bot.tables import Game
from bot.text import safe_name, words_for
from card_images.look import look_for
from cogs.finished.analysis_screen import PartyReader
from cogs.finished.replay_screen import ReplayPosition, hands_screen, replay_screen
from cogs.hand.controls import Holding
from cogs.hand.hand_screen import hand_screen, verdict_screen
from cogs.screens.names import Teller
from cogs.screens.screen import Screen
from cogs.table.sheet import sheet_screen, sheet_text
from cogs.table.table_screen import table_screen
from tests.cogs.at_table import ASKED_AT, game_of, last_state, waited_for
from tests.cogs.finished.test_replay import found, party
from tests.cogs.hand.shown_hands import walk
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import texts

EN = words_for("en")
STATE = last_state(find_preset("french"), lambda last: last.winner is not None)
PICTURES = NoPictures()


def wanting(game: Game, *seats: int) -> Game:
    """The game when these have chosen text first."""
    holders = tuple(
        each._replace(person=each.person._replace(text_first=True))
        if each is not None and each.person is not None and each.seat in seats
        else each
        for each in game.seats
    )
    return replace(game, seats=holders)


def above(screen: Screen) -> list[str]:
    """The texts above the picture, below the title."""
    parts = walk(screen.view.to_components())
    picture = next(n for n, each in enumerate(parts) if each["type"] == c.MEDIA_GALLERY)
    return [each["content"] for each in parts[:picture] if each["type"] == c.TEXT_DISPLAY][1:]


def hand_of(game: Game, seat: int) -> Screen:
    holding = Holding(view(STATE, seat), game, EN, until=ASKED_AT)
    look = look_for(EN)
    return waited_for(hand_screen(holding, PICTURES, look=look, closing=False))


def table_of(game: Game) -> Screen:
    return waited_for(table_screen(view(STATE, None), game, EN, PICTURES, closing=False))


def test_its_buttons_tell_suits_in_words() -> None:
    """Suits as emojis may say nothing to who hears a button."""
    emojis = {suit: discord.PartialEmoji(name=suit.name, id=1) for suit in Suit}
    queen, game = Card.parse("QS"), game_of(STATE)
    seen = Holding(view(STATE, 1), game, EN, suits=emojis)
    heard = seen._replace(game=wanting(game, 1))
    assert seen.card(queen) == ("Q", emojis[Suit.SPADES])
    assert heard.card(queen) == ("Queen of spades", None)
    assert heard.trump(Suit.HEARTS) == ("hearts", None)


def is_first(screen: Screen) -> bool:
    """Tell whether all that the picture shows stands above it, or nothing does: whoever hears the
    message hears it once."""
    found = above(screen)
    assert bool(found) == (screen.pictures[0].alt == EN("alt-above"))
    return bool(found)


def test_a_hand_has_its_text_above_the_picture_for_who_wants_it() -> None:
    game = wanting(game_of(STATE), 1)
    assert [is_first(hand_of(game, seat)) for seat in (0, 1)] == [False, True]
    # It says all that the alt text says to others.
    [alt] = [each.alt for each in hand_of(game_of(STATE), 1).pictures]
    assert above(hand_of(game, 1)) == [safe_name(alt)]


def test_a_table_has_it_where_all_who_play_want_it() -> None:
    game, robots = game_of(STATE, robots=[2, 3]), game_of(STATE, robots=range(4))
    for wanted, first in ((wanting(game, 0, 1), True), (wanting(game, 0), False), (robots, False)):
        assert is_first(table_of(wanted)) is first


@pytest.mark.parametrize("text_first", [True, False])
def test_a_sheet_and_its_party_have_it_for_who_wants_it(text_first: bool) -> None:
    """Lines that stand below a picture in any case stand above it, and are not told twice."""
    seen, game, look = view(STATE, None), game_of(STATE), look_for(EN)
    last = seen.deal_number
    screen = waited_for(
        sheet_screen(seen, last, game, EN, PICTURES, look, private=True, text_first=text_first)
    )
    told = sheet_text(seen, last, Teller(game, EN))
    assert above(screen) == ([told] if text_first else [])
    assert texts(screen).count(told) == 1
    alts = {each.alt for each in screen.pictures}
    assert (alts == {EN("alt-above")}) is text_first
    assert any("Deal 18" in each for each in texts(screen)) is text_first


def test_so_has_the_end_of_a_party_in_a_direct_message() -> None:
    for seat in (0, 1):
        game = wanting(game_of(STATE), seat)
        screen = waited_for(verdict_screen(view(STATE, 1), game, EN, PICTURES, look_for(EN)))
        assert is_first(screen) is (seat == 1)


@pytest.mark.parametrize("text_first", [True, False])
def test_so_has_a_moment_of_a_party_that_is_over(text_first: bool) -> None:
    replay, game = found("kloppen"), game_of(party("kloppen")[-1])
    reader = PartyReader(EN, look_for(EN), text_first=text_first)
    for screen in (
        replay_screen(replay, ReplayPosition(1, 1), game, reader, PICTURES),
        hands_screen(replay.at(1, 0), 1, game, reader, PICTURES),
    ):
        assert is_first(waited_for(screen)) is text_first


def test_names_in_it_are_only_names() -> None:
    names = ("**Anna**", "<@5>", "[x](http://y)", "@everyone")
    [told] = above(hand_of(wanting(game_of(STATE, names), 0), 0))
    assert not any(name in told for name in names)
