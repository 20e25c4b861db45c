"""A game of the family: one value of this class a game, made in `bot.rules.games`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Protocol

from bot.rules.core.actions import Action, Actor
from bot.rules.core.effects import Applied
from bot.rules.core.result import DealScore, Facts
from bot.rules.core.ruleset import OptionValue, Ruleset
from bot.rules.core.sides import Sides
from bot.rules.core.state import Deal, State


class Ask(StrEnum):
    """A thing that an actor is asked for."""

    DEALER = "dealer"
    PACK = "pack"
    CUT = "cut"
    PACKETS = "packets"
    CALL = "call"
    COINCHE = "coinche"
    """a knock against the standing bid; nobody waits for it (C1)"""
    KNOCK = "knock"
    """in the window after the last pass: to let it go by (C1)"""
    SURCOINCHE = "surcoinche"
    ANSWER = "answer"
    """a coinche, where the bidders do so in turn and in their own time (H2)"""
    CLOSE = "close"
    """of the clock: the end of a window"""
    DECLARE = "declare"
    PLAY = "play"
    SHOW = "show"
    """to see what won the contest; nobody waits for it (A5)"""


Asked = tuple[tuple[Actor, Ask], ...]
"""who is asked for what; what is waited for comes first"""

Step = Callable[[State, Any], Applied]
"""what an action does; it is called with an action of its own type alone"""


class Auction(Protocol):
    """How a contract is found, from the first packets to the first lead."""

    @property
    def steps(self) -> Mapping[type[Action], Step]:
        """Return the effects of its actions."""
        ...

    @property
    def by_bids(self) -> bool:
        """Tell whether a contract is a bid of points."""
        ...

    def asked(self, state: State) -> Asked:
        """Return who is asked for what, in phases `CALL`, `KNOCK` and `SURCOINCHE`."""
        ...

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return what `seat`, which is in turn, may call, beside a coinche."""
        ...


@dataclass(frozen=True, eq=False)
class Game:
    """A game: who plays, how it is dealt and called, what a deal is worth.

    Cards, tricks and declarations follow the ruleset and are the same in all games.
    """

    name: str
    options: Mapping[str, tuple[OptionValue, ...]]
    """the options by which a ruleset is one of this game, with their values"""
    presets: Mapping[str, Ruleset]
    """the rulesets of this game that people know by a name"""
    pools: Mapping[str, str]
    """for the ratings of which pool a party by a preset counts; by others none does"""
    accounts: Sides
    """who scores together"""
    deal: Callable[[State, str], State]
    """lays the first packets of `state.pack`, as one of the packets says (A3)"""
    auction: Auction
    settle: Callable[[Ruleset, Facts], DealScore]
    """what a finished deal is worth"""
    finish: Callable[[State, Deal], State]
    """writes a deal and ends the party or goes on"""
    steps: Mapping[type[Action], Step]
    """what actions do that belong to this game, those of its auction among them"""
    in_fields: bool = False
    """cards lie in fields on the table, not in hands (B1)"""

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return sum(map(len, self.accounts.seats))

    def sides(self, deal: Deal) -> Sides:
        """Return the sides that play together in a deal."""
        return self.accounts

    def plays(self, rules: Ruleset) -> bool:
        """Tell whether `rules` are rules of this game."""
        return all(getattr(rules, name) in values for name, values in self.options.items())
