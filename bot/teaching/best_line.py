"""The best line with all cards seen: how a deal goes on when everybody plays as well as can be."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.robots import Level, choose
from bot.robots.playing import choose_card, play_of, playable
from bot.robots.search import best_cards, stage_of
from bot.rules import (
    Action,
    Ask,
    Bid,
    Card,
    Coinche,
    Pass,
    Phase,
    State,
    Surcoinche,
    Trick,
    apply,
    decisions,
    legal_actions,
    view,
)
from bot.teaching.open_calls import CALLS, NO_CHANCE
from bot.teaching.open_hands import hands_of

CARDS = frozenset({Phase.DECLARE, Phase.PLAY})


class Line(NamedTuple):
    """A way in which a deal goes on to its end."""

    start: State
    """the moment from which it goes on: a card is asked for"""
    end: State

    @property
    def tricks(self) -> Mapping[int, Trick]:
        """Return the tricks by their numbers, the one on the table first."""
        every = enumerate(view(self.end, None).tricks, 1)
        done = len(view(self.start, None).tricks)
        return {number: trick for number, trick in every if number > done}

    @property
    def turns(self) -> tuple[tuple[Card, int, bool], ...]:
        """Return each card with the trick in which it is played, and whether it wins it."""
        players = self.start.rules.players
        return tuple(
            (card, number, (trick.leader + place) % players == trick.winner)
            for number, trick in self.tricks.items()
            for place, card in enumerate(trick.cards)
        )


def best_line(start: State, first: Card | None = None) -> Line:
    """Return how a deal goes on from a moment in which a card is asked for, with all hands open.

    `first` is the card that is played there. Of cards that are as good each seat plays the one that
    a partner expects.
    """
    state, again = start, False
    while state.phase in CARDS:
        asked = next(each for each in decisions(state) if each.waits)
        seat = int(asked.actor)
        here = view(state, seat)
        if asked.ask is not Ask.PLAY:
            state = apply(state, choose(here, NO_CHANCE, Level.CLUB)).state
            continue
        cards = [first] if first is not None else playable(here)
        if len(cards) > 1:
            cards = best_cards(stage_of(view(state, None)), hands_of(state), cards, again=again)
            again = True
        first = None
        state = apply(state, play_of(here, choose_card(here, cards))).state
    return Line(start, state)


def as_called(state: State, call: Action) -> State | None:
    """Return the moment of the first lead after a call, as `open_calls` judges it; None where
    nobody takes.

    A bid and a coinche are the last word. After a pass or a take robots go on calling by rule of
    thumb, and double nothing.
    """
    seat = int(call.actor)
    last = isinstance(call, Bid | Coinche | Surcoinche)
    if call in legal_actions(state, seat):
        state = apply(state, call).state
    else:
        last = True  # not to have doubled out of turn: the bid as it stands
    while state.phase in CALLS:
        actor = next(int(each.actor) for each in decisions(state) if each.waits)
        said: Action = Pass(actor)
        if not last:
            said = choose(view(state, actor), NO_CHANCE, Level.CLUB)
            said = Pass(actor) if isinstance(said, Coinche | Surcoinche) else said
        state = apply(state, said).state
    return state if state.phase in CARDS else None
