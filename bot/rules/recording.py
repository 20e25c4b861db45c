"""The record of a party, made from its actions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.rules.actions import Action, ChooseDealer, Cut, Draw, Gather, Pass, Play, Shuffle, Take
from bot.rules.card import format_cards
from bot.rules.happening import Applied, Happening
from bot.rules.machine import apply, start
from bot.rules.new_deal import dealer_of
from bot.rules.record import Record, RecordedDeal, result_to_json
from bot.rules.ruleset import Ruleset
from bot.rules.state import State


class Header(NamedTuple):
    """What a record holds beside the actions."""

    preset: str
    seats: tuple[str, ...]
    commitment: str
    seed: str | None = None


def make_record(
    header: Header, rules: Ruleset, actions: Sequence[Action], time_outs: Iterable[int] = ()
) -> Record:
    """The record of a party, finished or not, from its actions.

    `time_outs` are the positions in `actions`, from 0, of what the clock did for a seat. Raises
    `IllegalAction` if the actions are not a party.
    """
    state = start(rules)
    out_of_time = frozenset(time_outs)
    deals: list[_OpenDeal] = []
    draws: list[tuple[str, ...]] = []
    for number, action in enumerate(actions):
        before, applied = state, apply(state, action)
        state = applied.state
        if isinstance(action, Draw):
            draws.append(tuple(map(str, action.cards)))
        elif not isinstance(action, ChooseDealer):
            deal = _deal_of(action, deals, before, state)
            deal.add(action, applied, time_out=number in out_of_time)
    return Record(
        preset=header.preset,
        rules=rules,
        seats=header.seats,
        commitment=header.commitment,
        seed=header.seed,
        draws=tuple(draws),
        first_dealer=deals[0].dealer if deals else state.dealer,
        deals=tuple(deal.closed() for deal in deals),
        totals=state.scores,
        winner=state.winner,
    )


@dataclass
class _OpenDeal:
    """A deal of a record while it is being written."""

    dealer: int
    shuffle: str | None = None
    gather: int | None = None
    cut: int | None = None
    pack: str | None = None
    calls: list[str] = field(default_factory=list[str])
    plays: list[str] = field(default_factory=list[str])
    time_outs: list[int] = field(default_factory=list[int])
    result: dict[str, Any] | None = None

    def add(self, action: Action, applied: Applied, *, time_out: bool) -> None:
        state, happened = applied
        match action:
            case Shuffle(pack):
                self.shuffle = format_cards(pack)
            case Gather(top):
                self.gather = top
            case Cut(position=position):
                self.cut = position
            case Pass():
                self.calls.append("pass")
            case Take(suit=suit):
                self.calls.append(f"take {suit}")
            case Play(card=card, word=word):
                self.plays.append(f"{card}!" if word else card.text)
            case _:
                raise ValueError(f"{action} belongs to no deal")
        if time_out:
            self.time_outs.append(len(self.calls) + len(self.plays))
        if Happening.DEALT in happened:
            self.pack = format_cards(state.pack)
        if Happening.DEAL_SCORED in happened:
            self.result = result_to_json(state.results[-1])

    def closed(self) -> RecordedDeal:
        return RecordedDeal(
            dealer=self.dealer,
            shuffle=self.shuffle,
            gather=self.gather,
            cut=self.cut,
            pack=self.pack,
            calls=tuple(self.calls),
            plays=tuple(self.plays),
            time_outs=tuple(self.time_outs),
            result=self.result,
        )


def _deal_of(action: Action, deals: list[_OpenDeal], before: State, after: State) -> _OpenDeal:
    """The deal that `action` belongs to, opened by its first action.

    After four passes twice the next deal has begun by itself: its first action is the cut.
    """
    state = after if isinstance(action, Shuffle | Gather) else before
    if len(deals) < state.deal_number:
        deals.append(_OpenDeal(dealer_of(state)))
    return deals[-1]
