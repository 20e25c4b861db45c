"""Moments of clobyosh and of belote for three that no other game has: a card that is exchanged, or
laid away, a schmeiss and its answers. A party up to each of them, and what is done there."""

import random
from collections.abc import Callable, Mapping
from itertools import count
from typing import NamedTuple

from bot.rules import (
    Action,
    Card,
    ChooseDealer,
    Rank,
    Ruleset,
    Shuffle,
    State,
    Take,
    apply,
    find_preset,
    game_of,
    legal_actions,
    parse_action,
    start,
)
from bot.rules.core.ruleset import OptionValue

Step = Callable[[State], Action]
ONE_DEAL: Mapping[str, OptionValue] = {
    "first_dealer": "random",
    "shuffle": "every_deal",
    "end_mode": "deals",
    "deals_limit": 1,
}
CHIEN: Mapping[str, OptionValue] = {"pack3": "32_chien"}


class Moment(NamedTuple):
    """What is done by one seat in a party where something else was done before."""

    preset: str
    rules: Ruleset
    before: tuple[Action, ...]
    action: Action

    @property
    def seat(self) -> int:
        assert isinstance(self.action.actor, int)
        return self.action.actor

    @property
    def state(self) -> State:
        """The party in which it is done."""
        return played(self.rules, self.before)


def played(rules: Ruleset, actions: tuple[Action, ...]) -> State:
    state = start(rules)
    for action in actions:
        state = apply(state, action).state
    return state


def says(text: str) -> Step:
    return lambda _: parse_action(text)


def takes(seat: int) -> Step:
    """The turned suit, or that of the seat's first card."""

    def take(state: State) -> Action:
        assert state.deal is not None
        return Take(seat, (state.deal.turn_up or state.deal.hands[seat][0]).suit)

    return take


def lays(which: int) -> Step:
    """One of the cards that the first seat may lay away, counted from the last."""
    return lambda state: legal_actions(state, 0)[-1 - which]


def _has_the_seven(state: State) -> bool:
    assert state.deal is not None
    assert state.deal.turn_up is not None
    return Card.of(Rank.SEVEN, state.deal.turn_up.suit) in state.deal.hands[0]


MOMENTS: Mapping[str, tuple[str, tuple[Step, ...]]] = {
    "exchange": ("clobyosh", (takes(0), says("0 exchange"))),
    "keep": ("clobyosh", (takes(0), says("0 keep"))),
    "schmeiss": ("clobyosh", (says("0 schmeiss"),)),
    "agree": ("clobyosh", (says("0 schmeiss"), says("1 agree"))),
    "refuse": ("clobyosh", (says("0 schmeiss"), says("1 refuse"))),
    "refuse again": (
        "clobyosh",
        (says("0 pass"), says("1 pass"), says("0 schmeiss"), says("1 refuse")),
    ),
    "first discard": ("belote3", (takes(0), lays(0))),
    "second discard": ("belote3", (takes(0), lays(1), lays(0))),
}
"""the preset, and what is done from the first call on; the last of it is what a test is about"""


def moment(name: str) -> Moment:
    """The first party, of those that differ in their seeds, in which it may come about."""
    preset, (*before, last) = MOMENTS[name]
    rules = find_preset(preset)
    if "discard" in name:
        rules = rules.changed(CHIEN)
    rules = rules.changed(ONE_DEAL)
    for number in count():
        actions = _dealt(rules, number)
        state = played(rules, actions)
        for step in before:
            actions = (*actions, step(state))
            state = apply(state, actions[-1]).state
        if name not in ("exchange", "keep") or _has_the_seven(state):
            return Moment(preset, rules, actions, last(state))
    raise AssertionError("there are packs without end")


def _dealt(rules: Ruleset, number: int) -> tuple[Action, ...]:
    """The last seat deals a pack of that number."""
    opening = ChooseDealer(rules.players - 1)
    pack = game_of(rules).dealing.pack
    return opening, Shuffle(tuple(random.Random(number).sample(pack, len(pack))))
