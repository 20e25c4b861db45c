"""Tells who reads in words, above a picture, all that it shows: a choice in `/preferences`."""

from bot.tables import Game


def wants_text(game: Game, seat: int) -> bool:
    """Tell whether whoever holds a seat reads first in words what a picture shows."""
    person = game.holder(seat).person
    return person is not None and person.text_first


def all_want_text(game: Game) -> bool:
    """Tell whether all people who play at a table do: others read the same message."""
    wishes = [each.person.text_first for each in game.people if each.person is not None]
    return bool(wishes) and all(wishes)
