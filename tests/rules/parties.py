"""Short ways to a position: the hands one wants, dealt and taken by real actions."""

import random
from collections.abc import Callable, Iterator, Sequence

from bot.rules import (
    TABLE,
    Action,
    Card,
    Cut,
    Draw,
    Pass,
    Phase,
    Play,
    Ruleset,
    Shuffle,
    State,
    Suit,
    Take,
    apply,
    decisions,
    find_preset,
    legal_actions,
    parse_cards,
    start,
    table_action,
)

FRENCH = find_preset("french")
CUT = 16

FOUR_SUITS = ("JS 9S AS TS KS QS 8S 7S", "AH TH KH QH JH 9H 8H 7H",
              "AD TD KD QD JD 9D 8D 7D", "AC TC KC QC JC 9C 8C 7C")  # fmt: skip
"""A suit in each hand: seat 0 has all the spades."""


def act(state: State, *actions: Action) -> State:
    for action in actions:
        state = apply(state, action).state
    return state


def play(state: State, text: str) -> State:
    """Play the cards of a text in turn, `KS!` with the word."""
    for word in text.split():
        card = Card.parse(word.removesuffix("!"))
        state = act(state, Play(asked_seat(state), card, word.endswith("!")))
    return state


def asked_seat(state: State) -> int:
    actor = decisions(state)[0].actor
    assert isinstance(actor, int)
    return actor


def at_first_cut(pack: Sequence[Card], dealer: int = 3, rules: Ruleset = FRENCH) -> State:
    """`dealer` drew the lowest card; the cut at `CUT` makes `pack`."""
    drawn = ["8S", "8H", "8D", "8C"]
    drawn[dealer] = "7S"
    before_cut = (*pack[-CUT:], *pack[:-CUT])
    state = act(start(rules), Draw(parse_cards(" ".join(drawn))), Shuffle(tuple(before_cut)))
    assert state.phase is Phase.CUT
    return state


def dealt(pack: Sequence[Card], dealer: int = 3, rules: Ruleset = FRENCH) -> State:
    """In the auction of a deal from `pack` (dealing order)."""
    state = at_first_cut(pack, dealer, rules)
    state = act(state, Cut(asked_seat(state), CUT))
    assert state.pack == tuple(pack)
    return state


def pack_for(hands: Sequence[str], turn_up: str, taker: int, dealer: int = 3) -> tuple[Card, ...]:
    """The pack that deals these full hands when `taker` takes; the turn-up is in his hand."""
    turned = Card.parse(turn_up)
    left = [[card for card in parse_cards(hand) if card is not turned] for hand in hands]
    order = [(dealer + step) % 4 for step in range(1, 5)]
    pack: list[Card] = []
    for size in (3, 2):
        for seat in order:
            pack += left[seat][:size]
            left[seat] = left[seat][size:]
    pack.append(turned)
    for seat in order:
        pack += left[seat]
    assert len(set(pack)) == 32
    return tuple(pack)


def taken(
    hands: Sequence[str],
    turn_up: str,
    *,
    taker: int = 0,
    trump: str | None = None,
    dealer: int = 3,
    rules: Ruleset = FRENCH,
) -> State:
    """`taker` has taken the turn-up, or called `trump` in the second round; all cards are dealt."""
    state = dealt(pack_for(hands, turn_up, taker, dealer), dealer, rules)
    suit = Suit(trump or turn_up[1])
    while suit is not Suit(turn_up[1]) and len(state.deal.calls if state.deal else ()) < 4:
        state = act(state, Pass(asked_seat(state)))
    while asked_seat(state) != taker:
        state = act(state, Pass(asked_seat(state)))
    state = act(state, Take(taker, suit))
    assert state.deal is not None
    assert [set(hand) for hand in state.deal.hands] == [set(parse_cards(hand)) for hand in hands]
    return state


Chooser = Callable[[State, int], Action]


def random_chooser(seed: int) -> Chooser:
    chance = random.Random(seed)
    return lambda state, seat: chance.choice(legal_actions(state, seat))


def walk(rules: Ruleset, seed: bytes, choose: Chooser) -> Iterator[tuple[State, Action, State]]:
    """Every step of a party: the state before, the action, the state after."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        actor = decisions(state)[0].actor
        action = table_action(state, seed) if actor == TABLE else choose(state, actor)
        assert action is not None
        after = apply(state, action).state
        yield state, action, after
        state = after


def random_party(seed: int, rules: Ruleset = FRENCH) -> tuple[list[Action], State]:
    """All actions of a party of random legal play, and its last state."""
    steps = list(walk(rules, seed.to_bytes(32, "big"), random_chooser(seed)))
    return [action for _, action, _ in steps], steps[-1][2]
