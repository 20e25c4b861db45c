"""Two ways of playing compared over deals that are each played in all seatings: by two accounts
twice, by three with one against two in each seat and the other way round."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
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
    game_of,
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


def play_deal(rules: Ruleset, seed: bytes, players: Sequence[Player]) -> State:
    """The first deal of a party, to its result or until it is thrown in.

    Players, one for each account, call and play; the cards follow from the seed alone.
    """
    state = start(rules)
    while goes_on(state):
        state = step(state, seed, players)
    return state


def goes_on(state: State) -> bool:
    """Tell whether the first deal of a party is not over."""
    return not state.results and state.deal_number < 2 and state.phase is not Phase.OVER


def step(state: State, seed: bytes, players: Sequence[Player]) -> State:
    """Let the host or the player who is asked act; of two players any game has enough."""
    actor = decisions(state)[0].actor
    action = dealt(state, seed) or players[int(actor) % len(players)](state, int(actor))
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


def results(rules: Ruleset, deals: int, teams: Sequence[Player]) -> Iterator[DealResult]:
    """The results of those of so many first deals that were not thrown in."""
    for number in range(deals):
        yield from play_deal(rules, number.to_bytes(32, "big"), teams).results


def is_made(result: DealResult) -> bool:
    return result.score.outcome is not DealOutcome.DEDANS


def written(state: State) -> tuple[int, ...]:
    """Return what each account writes for the deal; nothing if it is thrown in."""
    return state.results[0].written if state.results else state.game_type.accounts.zeros


Seating = tuple[bool, ...]
"""for each account whether the first of two ways of playing has it"""


def seatings(rules: Ruleset) -> list[Seating]:
    """Return all the seatings in which two ways of playing share the accounts of a game, so that
    each has each of them as often as the other."""
    count = len(game_of(rules).accounts.seats)
    alone = [tuple(seat == own for seat in range(count)) for own in range(count)]
    others = [tuple(not first for first in each) for each in alone]
    return list(dict.fromkeys((*alone, *others)))


def seated_ahead(state: State, seating: Seating) -> float:
    """Return how many points more than the second the first has written, each on average over
    those of its accounts."""
    points = list(zip(written(state), seating, strict=True))
    first, second = (fmean(n for n, own in points if own is each) for each in (True, False))
    return first - second


def points_ahead(rules: Ruleset, deals: int, first: Player, second: Player) -> float:
    """How many points a deal `first` writes more than `second`."""
    return fmean(
        seated_ahead(
            play_deal(
                rules, number.to_bytes(32, "big"), [first if own else second for own in each]
            ),
            each,
        )
        for number in range(deals)
        for each in seatings(rules)
    )
