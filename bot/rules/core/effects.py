"""The effects of an action: the next state, and what came about on the way there."""

from enum import StrEnum
from typing import NamedTuple

from bot.rules.core.state import State


class Effect(StrEnum):
    """An event that an action brought about, beside the new state."""

    DEALER_DRAWN = "dealer_drawn"
    DEALT = "dealt"
    BID = "bid"
    COINCHED = "coinched"
    SURCOINCHED = "surcoinched"
    TAKEN = "taken"
    THROWN_IN = "thrown_in"
    DECLARED = "declared"
    """a player announced what they hold"""
    CONTEST = "contest"
    """it is decided which declarations count"""
    SHOWN = "shown"
    BELOTE = "belote"
    REBELOTE = "rebelote"
    TRICK_WON = "trick_won"
    UNCOVERED = "uncovered"
    """a card of Découverte was turned up"""
    STOPPED = "stopped"
    DEAL_SCORED = "deal_scored"
    PARTY_OVER = "party_over"


class Applied(NamedTuple):
    """The next state, and the effects on the way there, in order."""

    state: State
    effects: tuple[Effect, ...] = ()
