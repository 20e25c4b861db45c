"""The cost of each card of a deal with all cards seen: exactly, in written points."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.robots.search import Played, Worlds, retrace, stage_of
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.cards import written_for
from bot.robots.strong.likelihood import Hands
from bot.rules import Card, Play, State, legal_actions, view


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
    early = [each for each in own if _is_early(each[0])]
    late = own[len(early) :]
    unknown = [SeenCard(0.0, play.card, None) for _, play in early]
    if not late:
        return unknown
    found = retrace([_played(state, play) for state, play in late])
    table = view(end, None)
    points = np.array([[n for each in found for n in (each.after, each.before)]], np.int64)
    takers = written_for(table, _whole(plays[0][0]), points)[0]
    ours = table.taker is not None and table.game.accounts.together(seat, table.taker)
    lost = (takers[1::2] - takers[::2]) * (1 if ours else -1)
    return unknown + [
        SeenCard(max(0.0, float(less)), each.best if less > 0 else play.card, each.before)
        for less, each, (_, play) in zip(lost, found, late, strict=True)
    ]


def _is_early(state: State) -> bool:
    return state.game.in_fields and len(view(state, None).played) < OPEN_FROM


def _played(state: State, play: Play) -> Played:
    cards = (e.card for e in legal_actions(state, play.actor) if isinstance(e, Play))
    return Played(
        stage_of(view(state, None)), _hands(state), list(dict.fromkeys((play.card, *cards)))
    )


def _hands(state: State) -> Worlds:
    hands, under = np.zeros((1, 4), np.int64), NOTHING_UNDER.copy()
    if state.deal is None:
        return Worlds(hands, under)
    for seat, held in enumerate(state.deal.hands):
        hands[0, seat] = sum(1 << card.index for card in held)
    on_table = dict(view(state, None).trick)
    for seat, field in enumerate(state.deal.fields):
        for place in field:
            # Of a card on the table what lay beneath stays covered until the trick is over (B3).
            above = place.up if place.up is not None else on_table.get(seat)
            if place.down is not None and above is not None:
                under[0, above.index] = place.down.index
    return Worlds(hands, under)


def _whole(first: State) -> Hands:
    """Return all the cards of each seat, from the state before the first lead."""
    hands = _hands(first).hands.astype(np.uint32)
    fields = () if first.deal is None else first.deal.fields
    for seat, field in enumerate(fields):
        hands[0, seat] |= sum(1 << place.down.index for place in field if place.down is not None)
    return hands
