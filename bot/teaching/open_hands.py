"""The cost of each card of a deal with all cards seen: exactly, in written points."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.robots.search import Played, Worlds, retrace, stage_of
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.cards import written_for
from bot.rules import Card, Play, State, legal_actions, view


class SeenCard(NamedTuple):
    """A card that was played, as one judges it who sees all hands."""

    lost: float
    """points by which its side writes less"""
    best: Card
    """one by which nothing was lost"""
    before: int
    """the points that side 0 makes of the whole deal, as it stood before"""


def cards_seen(plays: Sequence[tuple[State, Play]], end: State, seat: int) -> list[SeenCard]:
    """Return what each card of a seat cost; `end` is the state after the last one of the deal.

    All plays of the deal are needed, from the first lead on.
    """
    own = [(state, play) for state, play in plays if play.actor == seat]
    if not own:
        return []
    found = retrace([_played(state, play) for state, play in own])
    table = view(end, None)
    points = np.array([[n for each in found for n in (each.after, each.before)]], np.int64)
    takers = written_for(table, _hands(plays[0][0]).hands.astype(np.uint32), points)[0]
    ours = table.taker is not None and table.game.accounts.together(seat, table.taker)
    lost = (takers[1::2] - takers[::2]) * (1 if ours else -1)
    return [
        SeenCard(max(0.0, float(less)), each.best if less > 0 else play.card, each.before)
        for less, each, (_, play) in zip(lost, found, own, strict=True)
    ]


def _played(state: State, play: Play) -> Played:
    cards = (e.card for e in legal_actions(state, play.actor) if isinstance(e, Play))
    return Played(
        stage_of(view(state, None)), _hands(state), list(dict.fromkeys((play.card, *cards)))
    )


def _hands(state: State) -> Worlds:
    hands = np.zeros((1, 4), np.int64)
    if state.deal is not None:
        for seat, held in enumerate(state.deal.hands):
            hands[0, seat] = sum(1 << card.index for card in held)
    return Worlds(hands, NOTHING_UNDER)
