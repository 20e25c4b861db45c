"""Finished parties looked at again: the auction, some tricks and the end of deals of each game."""

from collections.abc import Iterator

from bot.rules import Review
from card_images.replay import draw_replay
from tests.card_images.samples import GAMES
from tests.tools.contact.looks import in_turn
from tests.tools.contact.moments import party
from tests.tools.contact.people import people


def samples() -> Iterator[tuple[str, bytes]]:
    """Draw of each game a deal that nobody took, four moments of the last one played, and one with
    the tricks to come."""
    looks, everybody = in_turn(), people()
    for game in GAMES:
        found = Review(party(game))
        seats = everybody[: found.last.rules.players]
        played = [deal for deal in range(1, found.deals + 1) if found.last_step(deal)]
        passed = [deal for deal in range(1, found.deals + 1) if not found.last_step(deal)]
        last = found.last_step(played[-1])
        moments = [(deal, 0) for deal in passed[:1]]
        moments += [(played[-1], step) for step in sorted({0, 1, last // 2, last})]
        for bottom, (deal, step) in enumerate(moments):
            png = draw_replay(found.at(deal, step), seats, next(looks), bottom % len(seats))
            yield f"{game} {deal} {step}", png
        half, players = last // 2, found.last.rules.players
        turns = tuple(
            (card, number, (trick.leader + place) % players == trick.winner)
            for number, trick in enumerate(found.at(played[-1], last).view.tricks, 1)
            for place, card in enumerate(trick.cards)
            if number > half
        )
        table = found.at(played[-1], half)
        yield f"{game} to come", draw_replay(table, seats, next(looks), turns=turns)
