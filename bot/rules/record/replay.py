"""A record played again with every check."""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.rules.core.actions import (
    TABLE,
    Action,
    ChooseDealer,
    Claim,
    Close,
    Cut,
    Declare,
    Draw,
    Gather,
    Play,
    Show,
    Shuffle,
    Stop,
    parse_action,
)
from bot.rules.core.card import PACK, Card, format_cards
from bot.rules.core.errors import RulesError
from bot.rules.core.machine import RULES_VERSION, apply
from bot.rules.core.new_deal import cutter, dealer_of
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import MOST_SEATS
from bot.rules.core.state import Phase, State
from bot.rules.games import game_of, start
from bot.rules.games.presets import contradictions
from bot.rules.record.record import (
    Move,
    Record,
    RecordedDeal,
    RecordError,
    result_to_json,
)

ACTORS = frozenset({TABLE, *map(str, range(MOST_SEATS))})


class Replayed(NamedTuple):
    """A party played again: its actions, and the states before the first and after each."""

    actions: tuple[Action, ...]
    states: tuple[State, ...]

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def steps(self) -> Iterable[tuple[State, Action]]:
        """Each action with the state before it."""
        return zip(self.states, self.actions, strict=False)


def replay(record: Record) -> Replayed:
    """Play a record again with every check; raises `RecordError` naming deal and move."""
    if record.rules_version != RULES_VERSION:
        raise RecordError(f"rules version {record.rules_version} is not known here")
    try:
        wrong = contradictions(record.preset, record.rules)
    except RulesError:
        raise RecordError(f"there is no preset {record.preset[:20]!r}") from None
    for option in wrong:
        here = getattr(record.rules, option)
        raise RecordError(f"{option} {here} is not of the preset {record.preset}")
    seats = game_of(record.rules).seats
    if len(record.seats) != seats:
        raise RecordError(f"{seats} seats are needed")
    player = _Replayer(record.rules)
    player.draw_dealer(record)
    for number, deal in enumerate(record.deals, 1):
        player.deal(deal, number)
    if player.state.scores != record.totals:
        raise RecordError(f"the totals are {list(player.state.scores)}, not {list(record.totals)}")
    if player.state.winner != record.winner:
        raise RecordError(f"the winner is {player.state.winner}, not {record.winner}")
    if player.state.ending != record.ending:
        raise RecordError(f"the ending is {player.state.ending}, not {record.ending}")
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

    def act(self, action: Action, deal: int | None = None, move: int | None = None) -> None:
        try:
            state = apply(self.state, action).state
        except RulesError as error:
            raise RecordError(f"{action} is refused: {error}", deal, move) from None
        self.actions.append(action)
        self.states.append(state)

    def draw_dealer(self, record: Record) -> None:
        for drawn in record.draws:
            self.act(Draw(_cards(drawn)))
        if record.rules.first_dealer == "random" and record.first_dealer is not None:
            self.act(ChooseDealer(record.first_dealer))
        dealer = self.state.dealer
        if dealer != record.first_dealer:
            raise RecordError(f"the first dealer is {dealer}, not {record.first_dealer}")

    def deal(self, deal: RecordedDeal, number: int) -> None:
        self._new_pack(deal, number)
        before = self.state
        if before.dealer != deal.dealer:
            raise RecordError(f"the dealer is {before.dealer}, not {deal.dealer}", number)
        if deal.cut is not None:
            self.act(Cut(cutter(before), deal.cut), number, 0)
        if deal.packets is not None:
            self.act(_parsed(f"{dealer_of(before)} packets {deal.packets}", number, 0), number, 0)
        dealt = self.state.phase is Phase.CALL
        if deal.pack != (format_cards(self.state.pack) if dealt else None):
            raise RecordError("the pack does not follow from the shuffle and the cut", number)
        for move, text in enumerate(deal.calls, 1):
            self.act(self._call(text, number, move), number, move)
        for move, text in enumerate(deal.plays, len(deal.calls) + 1):
            self.act(self._play(text, number, move), number, move)
        finished = len(self.state.results) > len(before.results)
        result = result_to_json(self.state.results[-1]) if finished else None
        # As texts: in Python 1 == True == 1.0, in a record they are three things.
        if json.dumps(result, sort_keys=True) != json.dumps(deal.result, sort_keys=True):
            raise RecordError("the result does not follow from the plays", number)
        _check_moves(deal, number)

    def _new_pack(self, deal: RecordedDeal, number: int) -> None:
        if deal.shuffle is not None and deal.gather is not None:
            raise RecordError("a pack is shuffled or gathered, not both", number)
        if deal.shuffle is not None:
            self.act(Shuffle(_cards(deal.shuffle.split(), number)), number)
        elif deal.gather is not None:
            self.act(Gather(_cards(deal.gather.split(), number)), number)
        if self.state.deal_number != number:
            raise RecordError("the deal does not follow from the one before", number)

    def _call(self, text: str, deal: int, move: int) -> Action:
        action = _parsed(self._with_actor(text), deal, move)
        if isinstance(action, Play | Declare | Show | Claim | Stop | Cut) or (
            action.actor == TABLE and not isinstance(action, Close)
        ):
            raise RecordError(f"{text[:20]!r} is no call", deal, move)
        return action

    def _play(self, text: str, deal: int, move: int) -> Action:
        actor, _, _ = text.partition(" ")
        if actor not in ACTORS:
            card, _, declarations = text.partition(" ")
            word = " !" if card.endswith("!") else ""
            text = f"play {card.removesuffix('!')}{word} {declarations}"
        action = _parsed(self._with_actor(text), deal, move)
        if not isinstance(action, Play | Declare | Show | Claim | Stop):
            raise RecordError(f"{text[:20]!r} is no play", deal, move)
        return action

    def _with_actor(self, text: str) -> str:
        """A move without an actor is that of the seat in turn."""
        if text.partition(" ")[0] in ACTORS:
            return text
        turn = self.state.deal.turn if self.state.deal else 0
        return f"{turn} {text}"


def _parsed(text: str, deal: int, move: int) -> Action:
    try:
        return parse_action(text)
    except RulesError as error:
        raise RecordError(str(error), deal, move) from None


def _check_moves(deal: RecordedDeal, number: int) -> None:
    """The clock and robots made moves of the deal, each once, in order and by one of both."""
    made: list[Move] = list(range(1, len(deal.calls) + len(deal.plays) + 1))
    if deal.packets is not None:
        made.insert(0, "packets")
    if deal.cut is not None:
        made.insert(0, "cut")
    for what, moves in (("time_outs", deal.time_outs), ("robots", deal.robots)):
        if not set(moves) <= set(made):
            raise RecordError(f"{what}: a move that was not made", number)
        if list(moves) != [each for each in made if each in moves]:
            raise RecordError(f"{what}: each move once and in order", number)
    for move in deal.time_outs:
        if move in deal.robots:
            said = "the clock and a robot are both said to have "
            if isinstance(move, int):
                raise RecordError(f"{said}made it", number, move)
            what = {"cut": "cut", "packets": "chosen the packets"}[move]
            raise RecordError(said + what, number)


def _cards(texts: Sequence[str], deal: int | None = None) -> tuple[Card, ...]:
    if len(texts) > len(PACK):
        raise RecordError("too many cards", deal)
    try:
        return tuple(map(Card.parse, texts))
    except RulesError as error:
        raise RecordError(str(error), deal) from None
