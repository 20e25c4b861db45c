"""The text form of a whole party: JSON with everything needed to play it again.

    {"format": 4, "rules_version": 1, "preset": "dutch", "rules": {options},
     "seats": ["Alice", …], "commitment": "SHA-256 of the seed", "seed": "hex" or null,
     "nonces": [of each seat what its player's press mixed into the seed, or null],
     "robot_level": "strong", or null where nobody can tell,
     "draws": [["7H", "KS", "AD", "9C"]], "first_dealer": 0,
     "deals": [{"dealer": 0, "shuffle": "TS 9H …" or null, "gather": "TS 9H …" or null,
                "cut": 12 or null, "packets": "3-2" where the dealer chose them, or null,
                "pack": "dealing order, after the cut" or null until it is dealt,
                "calls": ["pass", "take S"], "plays": ["KS! KS-QS-JS", "8S", "1 show", …],
                "time_outs": [what the clock did for a seat: "cut", "packets", and calls and plays
                              by their number from 1],
                "robots": [what robots did, in the same way],
                "result": {…} or null for a deal thrown in, broken off or not finished}],
     "totals": [1012, 640], "winner": 0, "ending": "target" or null}

Who calls or plays follows from the rules: a call of the seat in turn is `pass`, `take S`,
`bid 90 H`, `bid capot C` or `bid generale C`, a play its card, with `!` for the word belote or
rebelote and behind it what is announced with it (`KS! KS-QS-JS AH-AD-AC-AS`). Whatever else is done
begins with its actor: `1 coinche`, `2 surcoinche`, `3 pass` in a window that is open for one of the
two, `table close` when that window's time is over, `1 exchange`, `1 keep` and `2 discard 7S` among
the calls, `1 declare KS-QS-JS` before the first lead, `3 show`, `0 stop` (L'Arrêt). Deals come in
order, thrown-in ones too. `recording` makes a record, `replay` plays it again.

A pack comes from a shuffle, or is gathered from the cards of the deal before: each trick stays
together.
"""

import json
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, cast

from bot.rules.core.card import bid_worth
from bot.rules.core.errors import RulesError
from bot.rules.core.machine import RULES_VERSION
from bot.rules.core.ruleset import OptionValue, Ruleset, ruleset_from_options
from bot.rules.core.sides import ByAccount
from bot.rules.core.state import DealResult
from bot.rules.games import game_of

FORMAT = 4
MAX_TEXT = 500_000
"""characters; a party of 48 deals needs about 60,000"""
MAX_DEALS = 1000
MAX_NUMBER = 10**6


Move = int | Literal["cut", "packets"]
"""a move of a deal: the cut, the dealer's packets, or the number of a call or play from 1"""


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
    gather: str | None
    cut: int | None
    packets: str | None
    pack: str | None
    calls: tuple[str, ...]
    plays: tuple[str, ...]
    time_outs: tuple[Move, ...]
    robots: tuple[Move, ...]
    result: dict[str, Any] | None


class Record(NamedTuple):
    """A whole party, or one so far."""

    preset: str
    rules: Ruleset
    seats: tuple[str, ...]
    commitment: str
    seed: str | None
    nonces: tuple[str | None, ...]
    draws: tuple[tuple[str, ...], ...]
    first_dealer: int | None
    deals: tuple[RecordedDeal, ...]
    totals: ByAccount
    winner: int | None
    ending: str | None
    robot_level: str | None = None
    """how well the robots of its table played"""
    format: int = FORMAT
    rules_version: int = RULES_VERSION


def result_to_json(result: DealResult) -> dict[str, Any]:
    """A deal's result as JSON: lists have a number for each account."""
    # The account that scores one; where there are more (all trumps), how many each scores.
    belotes: int | list[int] | None = None
    if sum(result.belotes) == 1:
        belotes = result.belotes.index(1)
    elif any(result.belotes):
        belotes = list(result.belotes)
    return {
        "taker": result.taker,
        "trump": result.trump.value,
        "points": list(result.points),
        "tricks": list(result.tricks),
        "belote": belotes,
        "bid": None if result.bid is None else bid_worth(result.bid.points),
        "multiplier": result.multiplier,
        "declarations": list(result.declarations),
        "declared": [f"{each.seat} {each.declaration}" for each in result.declared],
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
    fields = _Fields(data)
    if fields.number("format") != FORMAT:
        raise RecordError(f"format {fields.number('format')} is not known here")
    try:
        rules = ruleset_from_options(cast("dict[str, OptionValue]", fields.mapping("rules")))
    except RulesError as error:
        raise RecordError(f"rules: {error}") from None
    if len(fields.sequence("deals")) > MAX_DEALS:
        raise RecordError(f"more than {MAX_DEALS} deals are no party")
    totals = fields.list_of("totals", "numbers", _is_number)
    accounts = len(game_of(rules).accounts.numbers)
    if len(totals) != accounts:
        raise RecordError(f"totals: {accounts} numbers are needed")
    return Record(
        preset=fields.text("preset"),
        rules=rules,
        seats=fields.texts("seats"),
        commitment=fields.text("commitment"),
        seed=fields.optional_text("seed"),
        nonces=fields.list_of("nonces", "texts", lambda each: each is None or _is_text(each)),
        draws=tuple(_Fields({"draws": drawn}).texts("draws") for drawn in fields.sequence("draws")),
        first_dealer=fields.optional_number("first_dealer"),
        deals=tuple(_read_deal(deal, n) for n, deal in enumerate(fields.sequence("deals"), 1)),
        totals=totals,
        winner=fields.optional_number("winner"),
        ending=fields.optional_text("ending"),
        robot_level=fields.optional_text("robot_level"),
        rules_version=fields.number("rules_version"),
    )


def _read_deal(data: object, number: int) -> RecordedDeal:
    fields = _Fields(data, number)
    return RecordedDeal(
        dealer=fields.number("dealer"),
        shuffle=fields.optional_text("shuffle"),
        gather=fields.optional_text("gather"),
        cut=fields.optional_number("cut"),
        packets=fields.optional_text("packets"),
        pack=fields.optional_text("pack"),
        calls=fields.texts("calls"),
        plays=fields.texts("plays"),
        time_outs=fields.moves("time_outs"),
        robots=fields.moves("robots"),
        result=None if fields.value("result") is None else fields.mapping("result"),
    )


class _Fields:
    """The fields of a JSON object, each read with its type or refused with its place."""

    def __init__(self, data: object, deal: int | None = None) -> None:
        self._deal = deal
        if not isinstance(data, dict):
            raise RecordError("a JSON object is needed", deal)
        self._data = cast("dict[str, object]", data)

    def value(self, name: str) -> object:
        if name not in self._data:
            raise RecordError(f"{name} is missing", self._deal)
        return self._data[name]

    def _read(self, name: str, needed: str, fits: Callable[[object], bool]) -> Any:
        value = self.value(name)
        if not fits(value):
            raise RecordError(f"{name}: {needed} is needed", self._deal)
        return value

    def number(self, name: str) -> int:
        return self._read(name, "a number", _is_number)

    def optional_number(self, name: str) -> int | None:
        return None if self.value(name) is None else self.number(name)

    def text(self, name: str) -> str:
        return self._read(name, "a text", _is_text)

    def optional_text(self, name: str) -> str | None:
        return None if self.value(name) is None else self.text(name)

    def mapping(self, name: str) -> dict[str, Any]:
        return self._read(name, "an object", lambda value: isinstance(value, dict))

    def sequence(self, name: str) -> list[object]:
        return self._read(name, "a list", lambda value: isinstance(value, list))

    def list_of(self, name: str, things: str, fits: Callable[[object], bool]) -> tuple[Any, ...]:
        values = self.sequence(name)
        self._read(name, f"a list of {things}", lambda _: all(map(fits, values)))
        return tuple(values)

    def texts(self, name: str) -> tuple[str, ...]:
        return self.list_of(name, "texts", _is_text)

    def moves(self, name: str) -> tuple[Move, ...]:
        return self.list_of(
            name, "moves", lambda each: _is_number(each) or each in ("cut", "packets")
        )


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= MAX_NUMBER


def _is_text(value: object) -> bool:
    """A text that can be stored: JSON can spell half a character, which no file can hold."""
    return isinstance(value, str) and not any("\ud800" <= each <= "\udfff" for each in value)
