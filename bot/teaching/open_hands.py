"""The cost of each card of a deal with all cards seen: exactly, in written points."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.robots.search import PlayedCard, Worlds, retrace, stage_of
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.cards import written_for
from bot.rules import Card, Play, State, legal_actions, view
from bot.rules.core.state import asked


class SeenCard(NamedTuple):
    """A card that was played, as one judges it who sees all hands."""

    lost: float
    """points by which its side writes less"""
    best: Card
    """one by which nothing was lost"""
    before: int | None
    """the points, and ALL, that side 0 makes of the whole deal, as it stood before"""


OPEN_FROM = 4
"""Découverte: cards that are played before it is known what one costs; for the first ones it takes
a second"""


def cards_seen(plays: Sequence[tuple[State, Play]], end: State, seat: int) -> list[SeenCard]:
    """Return what each card of a seat cost; `end` is the state after the last one of the deal.

    All plays of the deal are needed, from the first lead on. In Découverte nothing is said of the
    first few.
    """
    own = [(state, play) for state, play in plays if play.actor == seat]
    early = sum(
        state.game_type.in_fields and len(view(state, None).played) < OPEN_FROM for state, _ in own
    )
    late = own[early:]
    unknown = [SeenCard(0.0, play.card, None) for _, play in own[:early]]
    if not late:
        return unknown
    deal: list[PlayedCard] = []
    for state, play in late:
        others = (e.card for e in legal_actions(state, seat) if isinstance(e, Play))
        cards = list(dict.fromkeys((play.card, *others)))
        deal.append(PlayedCard(stage_of(view(state, None)), hands_of(state), cards))
    found = retrace(deal)
    table = view(end, None)
    points = np.array([[n for each in found for n in (each.after, each.before)]], np.int64)
    first = plays[0][0]
    whole = hands_of(first).hands.astype(np.uint32)
    for owner, field in enumerate(asked(first).fields):
        whole[0, owner] |= sum(1 << each.down.index for each in field if each.down is not None)
    takers = written_for(table, whole, points)[0]
    ours = table.taker is not None and table.sides.together(seat, table.taker)
    lost = (takers[1::2] - takers[::2]) * (1 if ours else -1)
    return unknown + [
        SeenCard(max(0.0, float(less)), each.best if less > 0 else play.card, each.before)
        for less, each, (_, play) in zip(lost, found, late, strict=True)
    ]


def hands_of(state: State) -> Worlds:
    """Return the hands of all seats, as a single world."""
    hands, under = np.zeros((1, 4), np.int64), NOTHING_UNDER.copy()
    deal = asked(state)
    for seat, held in enumerate(deal.hands):
        hands[0, seat] = sum(1 << card.index for card in held)
    on_table = dict(view(state, None).trick)
    for seat, field in enumerate(deal.fields):
        for place in field:
            # Of a card on the table what lay beneath stays covered until the trick is over (B3).
            above = place.up if place.up is not None else on_table.get(seat)
            if place.down is not None and above is not None:
                under[0, above.index] = place.down.index
    return Worlds(hands, under)
