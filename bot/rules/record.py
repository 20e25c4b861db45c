"""The text form of a whole party: JSON with everything needed to play it again.

    {"format": 1, "rules_version": 1, "preset": "french", "rules": {every option},
     "seats": ["Alice", …], "commitment": "SHA-256 of the seed", "seed": "hex" or null,
     "draws": [["7H", "KS", "AD", "9C"]], "first_dealer": 0,
     "deals": [{"dealer": 0, "shuffle": "TS 9H …" or null, "gather": team on top or null,
                "cut": 12 or null, "pack": "dealing order, after the cut",
                "calls": ["pass", "take S"], "plays": ["KS!", "8S", …],
                "time_outs": [numbers of the calls and plays that the clock made, from 0],
                "result": {…} or null for a deal thrown in or not finished}],
     "totals": [1012, 640], "winner": 0}

`!` behind a card is the word belote or rebelote. Deals come in order, thrown-in ones too; who
calls and plays follows from the rules. `replay` plays it again with every check.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, cast

from bot.rules import dealing
from bot.rules.actions import (
    Action,
    ChooseDealer,
    Cut,
    Draw,
    Gather,
    Pass,
    Play,
    Shuffle,
    Take,
)
from bot.rules.card import PACK, Card, Suit, format_cards, parse_cards
from bot.rules.errors import RulesError
from bot.rules.happening import Applied
from bot.rules.machine import RULES_VERSION, apply, decisions, start
from bot.rules.new_deal import cutter, dealer_of
from bot.rules.ruleset import OptionValue, Ruleset, ruleset_from_options
from bot.rules.state import DealResult, Phase, State

FORMAT: Final = 1
MAX_TEXT: Final = 2_000_000
"""characters; a party of 48 deals needs about 60,000"""


class RecordError(RulesError):
    """A record that cannot be read or does not follow: where (deal and move, from 1) and why."""

    def __init__(self, reason: str, deal: int | None = None, move: int | None = None) -> None:
        place = "" if deal is None else f"deal {deal}" + ("" if move is None else f", move {move}")
        super().__init__(f"{place}: {reason}" if place else reason)
        self.reason = reason
        self.deal = deal
        self.move = move


class RecordedDeal(NamedTuple):
    """One deal of a record, in text form; see the module."""

    dealer: int
    shuffle: str | None
    gather: int | None
    cut: int | None
    pack: str
    calls: tuple[str, ...]
    plays: tuple[str, ...]
    time_outs: tuple[int, ...]
    result: dict[str, Any] | None


class Record(NamedTuple):
    """A whole party."""

    preset: str
    rules: Ruleset
    seats: tuple[str, ...]
    commitment: str
    seed: str | None
    draws: tuple[tuple[str, ...], ...]
    first_dealer: int | None
    deals: tuple[RecordedDeal, ...]
    totals: tuple[int, int]
    winner: int | None
    format: int = FORMAT
    rules_version: int = RULES_VERSION


class Header(NamedTuple):
    """What a record holds beside the actions."""

    preset: str
    seats: tuple[str, ...]
    commitment: str
    seed: str | None = None


# Writing ---------------------------------------------------------------------------------------


def make_record(
    header: Header, rules: Ruleset, actions: Sequence[Action], time_outs: Iterable[int] = ()
) -> Record:
    """The record of a party from its actions; `time_outs` are positions in `actions`.

    Raises `IllegalAction` if they are not a party.
    """
    state = start(rules)
    out_of_time = frozenset(time_outs)
    deals: list[_OpenDeal] = []
    draws: list[tuple[str, ...]] = []
    for number, action in enumerate(actions):
        before = state
        state = apply(state, action).state
        if isinstance(action, Draw):
            draws.append(tuple(map(str, action.cards)))
        elif not isinstance(action, ChooseDealer):
            _add(deals, before, action, state, number in out_of_time)
    return Record(
        preset=header.preset,
        rules=rules,
        seats=header.seats,
        commitment=header.commitment,
        seed=header.seed,
        draws=tuple(draws),
        first_dealer=deals[0].dealer if deals else state.dealer,
        deals=tuple(deal.closed() for deal in deals if deal.pack),
        totals=state.scores,
        winner=state.winner,
    )


class _OpenDeal:
    """A deal of a record while it is being written."""

    def __init__(self, dealer: int) -> None:
        self.dealer = dealer
        self.shuffle: str | None = None
        self.gather: int | None = None
        self.cut: int | None = None
        self.pack = ""
        self.calls: list[str] = []
        self.plays: list[str] = []
        self.time_outs: list[int] = []
        self.result: dict[str, Any] | None = None

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


def _open(deals: list[_OpenDeal], state: State) -> _OpenDeal:
    while len(deals) < state.deal_number:
        deals.append(_OpenDeal(dealer_of(state)))
    return deals[state.deal_number - 1]


def _add(
    deals: list[_OpenDeal], before: State, action: Action, after: State, time_out: bool
) -> None:
    begins = isinstance(action, Shuffle | Gather)
    deal = _open(deals, after if begins else before)
    if after.phase is Phase.CUT:
        _open(deals, after)  # four passes twice: the next deal has begun
    if time_out:
        deal.time_outs.append(len(deal.calls) + len(deal.plays))
    match action:
        case Shuffle(pack):
            deal.shuffle = format_cards(pack)
            deal.pack = deal.shuffle
        case Gather(top):
            deal.gather = top
            deal.pack = format_cards(after.pack)
        case Cut(position=position):
            deal.cut = position
            deal.pack = format_cards(dealing.cut(before.pack, position))
        case Pass():
            deal.calls.append("pass")
        case Take(suit=suit):
            deal.calls.append(f"take {suit}")
        case Play(card=card, word=word):
            deal.plays.append(f"{card}!" if word else card.text)
            if len(after.results) > len(before.results):
                deal.result = result_to_json(after.results[-1])
        case _:
            raise ValueError(f"{action} belongs to no deal")


def result_to_json(result: DealResult) -> dict[str, Any]:
    """A deal's result as JSON: pairs are [team 0, team 1]."""
    return {
        "taker": result.taker,
        "trump": result.trump.value,
        "points": list(result.points),
        "tricks": list(result.tricks),
        "belote": result.belote,
        "outcome": result.score.outcome.value,
        "held": list(result.score.held),
        "written": list(result.written),
        "released": list(result.released),
        "totals": list(result.totals),
    }


def write(record: Record) -> str:
    """The JSON text of a record."""
    data = record._asdict()
    data["rules"] = record.rules.options()
    data["deals"] = [deal._asdict() for deal in record.deals]
    order = ("format", "rules_version", *(k for k in data if k not in ("format", "rules_version")))
    return json.dumps({key: data[key] for key in order}, ensure_ascii=False, indent=1)


# Reading ---------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record of a JSON text; raises `RecordError` for whatever is no record.

    Only the form is checked here; `replay` checks that the party follows the rules.
    """
    if len(text) > MAX_TEXT:
        raise RecordError("the file is too large for a record")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError("the file is not JSON, or damaged") from None
    fields = _Fields(data, "the record")
    if fields.number("format") != FORMAT:
        raise RecordError(f"format {fields.number('format')} is not known here")
    try:
        rules = ruleset_from_options(cast("dict[str, OptionValue]", fields.mapping("rules")))
    except RulesError as error:
        raise RecordError(f"rules: {error}") from None
    totals = fields.numbers("totals")
    if len(totals) != 2:
        raise RecordError("totals: two numbers are needed")
    return Record(
        preset=fields.text("preset"),
        rules=rules,
        seats=fields.texts("seats"),
        commitment=fields.text("commitment"),
        seed=fields.optional_text("seed"),
        draws=tuple(
            _texts(each, "draws") for each in cast("list[object]", fields.sequence("draws"))
        ),
        first_dealer=fields.optional_number("first_dealer"),
        deals=tuple(
            _read_deal(each, number)
            for number, each in enumerate(cast("list[object]", fields.sequence("deals")), 1)
        ),
        totals=(totals[0], totals[1]),
        winner=fields.optional_number("winner"),
        rules_version=fields.number("rules_version"),
    )


def _read_deal(data: object, number: int) -> RecordedDeal:
    fields = _Fields(data, f"deal {number}")
    result = fields.value("result")
    return RecordedDeal(
        dealer=fields.number("dealer"),
        shuffle=fields.optional_text("shuffle"),
        gather=fields.optional_number("gather"),
        cut=fields.optional_number("cut"),
        pack=fields.text("pack"),
        calls=fields.texts("calls"),
        plays=fields.texts("plays"),
        time_outs=fields.numbers("time_outs"),
        result=None if result is None else fields.mapping("result"),
    )


class _Fields:
    """The fields of a JSON object, each read with its type or refused with its place."""

    def __init__(self, data: object, place: str) -> None:
        if not isinstance(data, dict):
            raise RecordError(f"{place}: a JSON object is needed")
        self._data = cast("dict[str, object]", data)
        self._place = place

    def value(self, name: str) -> object:
        if name not in self._data:
            raise RecordError(f"{self._place}: {name} is missing")
        return self._data[name]

    def _refuse(self, name: str, needed: str) -> RecordError:
        return RecordError(f"{self._place}: {name}: {needed} is needed")

    def number(self, name: str) -> int:
        value = self.value(name)
        if type(value) is not int or abs(value) > 10**6:
            raise self._refuse(name, "a number")
        return value

    def optional_number(self, name: str) -> int | None:
        return None if self.value(name) is None else self.number(name)

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise self._refuse(name, "a text")
        return value

    def optional_text(self, name: str) -> str | None:
        return None if self.value(name) is None else self.text(name)

    def mapping(self, name: str) -> dict[str, Any]:
        value = self.value(name)
        if not isinstance(value, dict):
            raise self._refuse(name, "an object")
        return cast("dict[str, Any]", value)

    def sequence(self, name: str) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self._refuse(name, "a list")
        return cast("list[Any]", value)

    def texts(self, name: str) -> tuple[str, ...]:
        return _texts(self.value(name), f"{self._place}: {name}")

    def numbers(self, name: str) -> tuple[int, ...]:
        values = self.sequence(name)
        if not all(type(each) is int and abs(each) <= 10**6 for each in values):
            raise self._refuse(name, "a list of numbers")
        return tuple(values)


def _texts(value: object, place: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise RecordError(f"{place}: a list of texts is needed")
    texts: list[str] = []
    for each in cast("list[object]", value):
        if not isinstance(each, str):
            raise RecordError(f"{place}: a list of texts is needed")
        texts.append(each)
    return tuple(texts)


# Replaying -------------------------------------------------------------------------------------


class Replayed(NamedTuple):
    """A party played again: its actions, and the state after each."""

    actions: tuple[Action, ...]
    states: tuple[State, ...]

    @property
    def state(self) -> State:
        return self.states[-1]


def replay(record: Record) -> Replayed:
    """Play a record again with every check; raises `RecordError` naming deal and move."""
    if record.rules_version != RULES_VERSION:
        raise RecordError(f"rules version {record.rules_version} is not known here")
    if len(record.seats) != record.rules.players:
        raise RecordError(f"{record.rules.players} seats are needed")
    player = _Replayer(record.rules)
    player.draw_dealer(record)
    for number, deal in enumerate(record.deals, 1):
        player.deal(deal, number)
    if player.state.scores != record.totals:
        raise RecordError(f"the totals are {list(player.state.scores)}, not {list(record.totals)}")
    if player.state.winner != record.winner:
        raise RecordError(f"the winner is {player.state.winner}, not {record.winner}")
    return Replayed(tuple(player.actions), tuple(player.states))


class _Replayer:
    def __init__(self, rules: Ruleset) -> None:
        try:
            self.states = [start(rules)]
        except RulesError as error:
            raise RecordError(f"rules: {error}") from None
        self.actions: list[Action] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    def act(self, action: Action, deal: int | None = None, move: int | None = None) -> Applied:
        try:
            applied = apply(self.state, action)
        except RulesError as error:
            raise RecordError(f"{action} is refused: {error}", deal, move) from None
        self.actions.append(action)
        self.states.append(applied.state)
        return applied

    def draw_dealer(self, record: Record) -> None:
        for drawn in record.draws:
            self.act(Draw(_cards(" ".join(drawn))))
        if record.rules.first_dealer == "random" and record.first_dealer is not None:
            self.act(ChooseDealer(record.first_dealer))
        if self.state.dealer != record.first_dealer:
            raise RecordError(f"the first dealer is {self.state.dealer}, not {record.first_dealer}")

    def deal(self, deal: RecordedDeal, number: int) -> None:
        self._new_pack(deal, number)
        if self.state.dealer != deal.dealer:
            raise RecordError(f"the dealer is {self.state.dealer}, not {deal.dealer}", number)
        before = self.state
        pack = before.pack
        if deal.cut is not None:
            if self.state.phase is not Phase.CUT:
                raise RecordError("this pack is not cut", number)
            self.act(Cut(cutter(self.state), deal.cut), number)
            pack = dealing.cut(pack, deal.cut)
        if self.state.phase is not Phase.CALL:
            raise RecordError("the pack is not cut", number)
        if format_cards(pack) != deal.pack:
            raise RecordError("the pack does not follow from the cut", number)
        moves = (*deal.calls, *deal.plays)
        for move, text in enumerate(moves, 1):
            self.act(self._read_move(text, number, move), number, move)
        self._check_result(before, deal, number)
        if any(not 0 <= each < len(moves) for each in deal.time_outs):
            raise RecordError("a time-out names no move", number)

    def _new_pack(self, deal: RecordedDeal, number: int) -> None:
        if deal.shuffle is not None:
            self.act(Shuffle(_cards(deal.shuffle, number)), number)
        elif deal.gather is not None:
            if deal.gather not in (0, 1):
                raise RecordError("gather names a team, 0 or 1", number)
            self.act(Gather(deal.gather), number)
        if self.state.deal_number != number:
            raise RecordError("the deal does not follow from the one before", number)

    def _read_move(self, text: str, deal: int, move: int) -> Action:
        asked = decisions(self.state)
        if len(asked) != 1 or not isinstance(asked[0].actor, int):
            raise RecordError("nobody is asked", deal, move)
        seat = asked[0].actor
        try:
            match text.split():
                case ["pass"]:
                    return Pass(seat)
                case ["take", suit]:
                    return Take(seat, Suit.parse(suit))
                case [card]:
                    return Play(seat, Card.parse(card.removesuffix("!")), card.endswith("!"))
                case _:
                    raise RecordError(f"{text[:20]!r} is no move", deal, move)
        except RulesError as error:
            raise RecordError(str(error), deal, move) from None

    def _check_result(self, before: State, deal: RecordedDeal, number: int) -> None:
        finished = len(self.state.results) > len(before.results)
        result = result_to_json(self.state.results[-1]) if finished else None
        if result != deal.result:
            raise RecordError("the result does not follow from the plays", number)


def _cards(text: str, deal: int | None = None) -> tuple[Card, ...]:
    if len(text) > 3 * len(PACK):
        raise RecordError("too many cards", deal)
    try:
        return parse_cards(text)
    except RulesError as error:
        raise RecordError(str(error), deal) from None
