"""Two ways of playing compared over deals that are each played twice, with the teams exchanged."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.robots import Level, choose
from bot.rules import (
    Action,
    DealOutcome,
    DealResult,
    Dice,
    Pass,
    Phase,
    Ruleset,
    State,
    apply,
    decisions,
    default_cut,
    default_packets,
    legal_actions,
    start,
    table_action,
    view,
)

Player = Callable[[State, int], Action]

CALLING = (Phase.CALL, Phase.KNOCK, Phase.SURCOINCHE)


def robot(seed: bytes = bytes(32), level: Level = Level.CLUB) -> Player:
    """A robot, which gets its seat's view and its own dice."""

    def player(state: State, seat: int) -> Action:
        return choose(view(state, seat), Dice(seed, f"robot-{seat}", state.deal_number), level)

    return player


def never_bids(player: Player) -> Player:
    """It plays its cards like `player`, and passes in every auction."""

    def passing(state: State, seat: int) -> Action:
        legal = legal_actions(state, seat)
        return next((each for each in legal if isinstance(each, Pass)), None) or player(state, seat)

    return passing


def in_turns(calls: Player, cards: Player) -> Player:
    """One player for the auction, another for everything that comes after it."""

    def play(state: State, seat: int) -> Action:
        return (calls if state.phase in CALLING else cards)(state, seat)

    return play


def play_deal(rules: Ruleset, seed: bytes, teams: tuple[Player, Player]) -> State:
    """The first deal of a party, to its result or until it is thrown in.

    Players call and play; the cards follow from the seed alone.
    """
    state = start(rules)
    while goes_on(state):
        state = step(state, seed, teams)
    return state


def goes_on(state: State) -> bool:
    """Tell whether the first deal of a party is not over."""
    return not state.results and state.deal_number < 2 and state.phase is not Phase.OVER


def step(state: State, seed: bytes, teams: tuple[Player, Player]) -> State:
    """Let the host or the player who is asked act."""
    actor = decisions(state)[0].actor
    action = dealt(state, seed) or teams[int(actor) % 2](state, int(actor))
    return apply(state, action).state


def dealt(state: State, seed: bytes) -> Action | None:
    """Return what the host does now, for a cutter and a dealer too."""
    if state.phase is Phase.CUT:
        return default_cut(state, seed)
    return default_packets(state) if state.phase is Phase.PACKETS else table_action(state, seed)


class Move(NamedTuple):
    before: State
    action: Action
    after: State
    is_own: bool
    """whether a robot chose it, and not the host"""


def casual_party(rules: Ruleset, number: int) -> Iterator[Move]:
    """Yield each action of robots that go by rule of thumb, until a deal has a result."""
    seed, state, own = number.to_bytes(32, "big"), start(rules), 0
    while not state.results and state.phase is not Phase.OVER:
        actor = decisions(state)[0].actor
        action, is_own = dealt(state, seed), False
        if action is None:
            dice, is_own = Dice(seed, f"robot {actor}", own), True
            action, own = choose(view(state, int(actor)), dice, Level.CASUAL), own + 1
        after = apply(state, action).state
        yield Move(state, action, after, is_own)
        state = after


def results(rules: Ruleset, deals: int, teams: tuple[Player, Player]) -> Iterator[DealResult]:
    """The results of those of so many first deals that were not thrown in."""
    for number in range(deals):
        yield from play_deal(rules, number.to_bytes(32, "big"), teams).results


def is_made(result: DealResult) -> bool:
    return result.score.outcome is not DealOutcome.DEDANS


def written(state: State) -> tuple[int, ...]:
    """Return what both teams write for the deal; nothing if it is thrown in."""
    return state.results[0].written if state.results else (0, 0)


def points_ahead(rules: Ruleset, deals: int, first: Player, second: Player) -> float:
    """How many points a deal `first` writes more than `second`."""
    ahead = 0
    for number in range(deals):
        seed = number.to_bytes(32, "big")
        there = written(play_deal(rules, seed, (first, second)))
        back = written(play_deal(rules, seed, (second, first)))
        ahead += there[0] - there[1] + back[1] - back[0]
    return ahead / (2 * deals)
