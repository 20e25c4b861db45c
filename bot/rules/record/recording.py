"""The record of a party, made from its actions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.rules.core.actions import (
    WORD_MARK,
    Action,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Cut,
    Declare,
    Draw,
    Gather,
    Play,
    Show,
    Shuffle,
    Stop,
)
from bot.rules.core.card import format_cards
from bot.rules.core.machine import apply
from bot.rules.core.new_deal import dealer_of
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import Applied, Effect, Phase, State, asked
from bot.rules.games import start
from bot.rules.record.record import Move, Record, RecordedDeal, result_to_json


class Header(NamedTuple):
    """The facts of a record beside the actions."""

    preset: str
    seats: tuple[str, ...]
    commitment: str
    seed: str | None = None
    nonces: tuple[str | None, ...] = ()
    """what each seat's press mixed into the seed"""
    robot_level: str | None = None
    """how well the robots of the table played"""


def make_record(
    header: Header,
    rules: Ruleset,
    actions: Sequence[Action],
    time_outs: Iterable[int] = (),
    robots: Iterable[int] = (),
) -> Record:
    """The record of a party, finished or not, from its actions.

    `time_outs` and `robots` are the positions in `actions`, from 0, of what the clock did for a
    seat and of what robots did. Raises `IllegalAction` if the actions are not a party.
    """
    state = start(rules)
    by_clock, by_robots = frozenset(time_outs), frozenset(robots)
    deals: list[_OpenDeal] = []
    draws: list[tuple[str, ...]] = []
    for number, action in enumerate(actions):
        before, applied = state, apply(state, action)
        state = applied.state
        if isinstance(action, Draw):
            draws.append(tuple(map(str, action.cards)))
        elif not isinstance(action, ChooseDealer):
            opens = state if isinstance(action, Shuffle | Gather) else before
            if len(deals) < opens.deal_number:
                deals.append(_OpenDeal(dealer_of(opens)))
            deal = deals[-1]
            deal.add(action, before, applied)
            if number in by_clock:
                deal.time_outs.append(deal.last_move(action))
            if number in by_robots:
                deal.robots.append(deal.last_move(action))
    return Record(
        **header._asdict(),
        rules=rules,
        draws=tuple(draws),
        first_dealer=deals[0].dealer if deals else state.dealer,
        deals=tuple(deal.closed() for deal in deals),
        totals=state.scores,
        winner=state.winner,
        ending=None if state.ending is None else state.ending.value,
    )


def move_text(action: Action, before: State) -> str:
    """A call or a play as a record has it: without its seat where that is the one in turn."""
    if isinstance(action, Play):
        mark = WORD_MARK if action.word else ""
        return " ".join((f"{action.card}{mark}", *map(str, action.declarations)))
    text = str(action)
    if before.phase is Phase.CALL and action.actor == asked(before).turn:
        return text.partition(" ")[2]
    return text


@dataclass
class _OpenDeal:
    """A `RecordedDeal` while it is being written."""

    dealer: int
    shuffle: str | None = None
    gather: str | None = None
    cut: int | None = None
    packets: str | None = None
    pack: str | None = None
    calls: list[str] = field(default_factory=list[str])
    plays: list[str] = field(default_factory=list[str])
    time_outs: list[Move] = field(default_factory=list[Move])
    robots: list[Move] = field(default_factory=list[Move])
    result: dict[str, Any] | None = None

    def add(self, action: Action, before: State, applied: Applied) -> None:
        state, effects = applied
        match action:
            case Shuffle(pack):
                self.shuffle = format_cards(pack)
            case Gather(pack):
                self.gather = format_cards(pack)
            case Cut(position=position):
                self.cut = position
            case ChoosePackets(packets=packets):
                self.packets = packets
            case Play() | Declare() | Show() | Claim() | Stop():
                self.plays.append(move_text(action, before))
            case Draw() | ChooseDealer():
                raise ValueError(f"{action} belongs to no deal")
            case _:
                self.calls.append(move_text(action, before))
        if Effect.DEALT in effects:
            self.pack = format_cards(state.pack)
        if Effect.DEAL_SCORED in effects:
            self.result = result_to_json(state.results[-1])

    def last_move(self, action: Action) -> Move:
        """Return how the record calls `action`, which was added last."""
        match action:
            case Cut():
                return "cut"
            case ChoosePackets():
                return "packets"
            case _:
                return len(self.calls) + len(self.plays)

    def closed(self) -> RecordedDeal:
        parts: dict[str, Any] = vars(self)
        names = ("calls", "plays", "time_outs", "robots")
        listed: dict[str, Any] = {name: tuple(parts[name]) for name in names}
        return RecordedDeal(**{**parts, **listed})
