"""Short ways to a position: the hands one wants, dealt by real actions, and a deal as a script."""

import itertools
import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from bot.rules import (
    TABLE,
    Action,
    Card,
    ChooseDealer,
    ChoosePackets,
    Cut,
    Draw,
    Gather,
    IllegalAction,
    Pass,
    Phase,
    Play,
    Reason,
    Ruleset,
    Shuffle,
    State,
    Suit,
    Take,
    Trump,
    apply,
    decisions,
    find_preset,
    legal_actions,
    legal_cards,
    parse_action,
    parse_cards,
    start,
    table_action,
)
from bot.rules.core.new_deal import PACKETS
from bot.rules.core.state import Deal

FRENCH = find_preset("french")
FOR_THREE = find_preset("belote3")
CHIEN = FOR_THREE.changed({"pack3": "32_chien"})
CLOBYOSH = find_preset("clobyosh")
CUT = 16

FOUR_SUITS = ("JS 9S AS TS KS QS 8S 7S", "AH TH KH QH JH 9H 8H 7H",
              "AD TD KD QD JD 9D 8D 7D", "AC TC KC QC JC 9C 8C 7C")  # fmt: skip
"""A suit in each hand: seat 0 has all the spades."""


def act(state: State, *actions: Action) -> State:
    for action in actions:
        state = apply(state, action).state
    return state


def do(state: State, script: str) -> State:
    """Do what a script says, its steps between commas: `pass, take S, KS! KS-QS-JS, 1 show`.

    A step without an actor is that of who is asked first, one without a verb plays a card.
    """
    for step in script.split(","):
        state = act(state, step_of(state, step.strip()))
    return state


def step_of(state: State, step: str) -> Action:
    """The action of one step of a script."""
    first, *more = step.split()
    if first in ACTORS:
        return parse_action(step)
    if first in VERBS:
        return parse_action(f"{asked_seat(state)} {step}")
    said = ["!"] if first.endswith("!") else []
    words = [first.removesuffix("!"), *said, *more]
    return parse_action(f"{asked_seat(state)} play {' '.join(words)}")


ACTORS = {TABLE, "0", "1", "2", "3"}
VERBS = {"pass", "take", "bid", "coinche", "surcoinche", "schmeiss", "agree", "refuse", "exchange",
         "keep", "declare", "show", "stop", "cut", "packets"}  # fmt: skip


def deal_of(state: State) -> Deal:
    """The deal in progress, or the one that ended."""
    assert state.deal is not None
    return state.deal


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


def refusal(state: State, action: Action) -> tuple[Reason, str]:
    with pytest.raises(IllegalAction) as refused:
        apply(state, action)
    return refused.value.reason, refused.value.rule


def legal(hand: str, trick: str, rules: Ruleset = FRENCH, trump: Trump = Suit.SPADES) -> set[str]:
    """The cards of a hand that may be played to a trick."""
    return {each.text for each in legal_cards(parse_cards(hand), parse_cards(trick), trump, rules)}


def finish(state: State, choose: int = 0) -> State:
    """Play the deal on, the first card that is legal, and announce nothing more."""
    while not state.results and state.phase is not Phase.OVER:
        options = legal_actions(state, asked_seat(state))
        silent = [each for each in options if not getattr(each, "declarations", ())]
        state = act(state, silent[choose])
    return state


def next_pack(state: State, seed: bytes = b"any") -> State:
    """The host shuffles, or gathers the cards of the deal that is over."""
    action = table_action(state, seed)
    assert isinstance(action, Shuffle | Gather)
    return act(state, action)


def with_dealer(dealer: int, rules: Ruleset) -> State:
    """The party begins, and `dealer` was drawn to deal."""
    if rules.first_dealer == "random":
        return act(start(rules), ChooseDealer(dealer))
    drawn = ["8S", "8H", "8D", "8C"][: rules.players]
    drawn[dealer] = "7S"
    return act(start(rules), Draw(parse_cards(" ".join(drawn))))


def at_first_cut(pack: Sequence[Card], dealer: int = 3, rules: Ruleset = FRENCH) -> State:
    """`dealer` deals first; the cut at `CUT` makes `pack`."""
    before_cut = (*pack[-CUT:], *pack[:-CUT])
    state = act(with_dealer(dealer, rules), Shuffle(before_cut))
    assert state.phase is Phase.CUT
    return state


def dealt(pack: Sequence[Card], dealer: int = 3, rules: Ruleset = FRENCH) -> State:
    """Return a state in the auction of a deal from `pack` (dealing order); a dealer who chooses
    gives 3-2."""
    if rules.shuffle == "every_deal":
        state = act(with_dealer(dealer, rules), Shuffle(tuple(pack)))
    else:
        state = at_first_cut(pack, dealer, rules)
        state = act(state, Cut(asked_seat(state), CUT))
    if state.phase is Phase.PACKETS:
        state = act(state, ChoosePackets(dealer, "3-2"))
    assert state.phase is Phase.CALL
    assert state.pack == tuple(pack)
    return state


def pack_for(
    hands: Sequence[str], turn_up: str, taker: int, dealer: int = 3, packets: str = "3-2"
) -> tuple[Card, ...]:
    """The pack that deals these full hands when `taker` takes; the turn-up is in their hand."""
    turned = Card.parse(turn_up)
    left = [[card for card in parse_cards(hand) if card is not turned] for hand in hands]
    order = [(dealer + step) % 4 for step in range(1, 5)]
    pack = _in_packets(left, order, packets)
    pack.append(turned)
    for seat in order:
        pack += left[seat]
    assert len(set(pack)) == 32
    return tuple(pack)


def _in_packets(left: list[list[Card]], order: Sequence[int], packets: str) -> list[Card]:
    """The part of a pack that is dealt in packets, taken from what is `left` of the hands."""
    pack: list[Card] = []
    for size in PACKETS[packets]:
        for seat in order:
            pack += left[seat][:size]
            left[seat] = left[seat][size:]
    return pack


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
    packets = "2-3" if rules.packets == "2-3" else "3-2"
    state = dealt(pack_for(hands, turn_up, taker, dealer, packets), dealer, rules)
    suit = Suit(trump or turn_up[1])
    while suit is not Suit(turn_up[1]) and len(deal_of(state).calls) < 4:
        state = act(state, Pass(asked_seat(state)))
    while asked_seat(state) != taker:
        state = act(state, Pass(asked_seat(state)))
    state = act(state, Take(taker, suit))
    assert [set(hand) for hand in deal_of(state).hands] == [set(parse_cards(h)) for h in hands]
    return state


def bidding(hands: Sequence[str], rules: Ruleset, *, dealer: int = 3) -> State:
    """Return a state in an auction with bids: first hand speaks. All the cards are dealt, or the
    first five of each hand."""
    left = [list(parse_cards(hand)) for hand in hands]
    pack = _in_packets(left, [(dealer + step) % 4 for step in range(1, 5)], rules.packets)
    in_hand = [
        set(parse_cards(hand)).difference(more) for hand, more in zip(hands, left, strict=True)
    ]
    pack += [card for step in range(1, 5) for card in left[(dealer + step) % 4]]
    state = dealt(pack, dealer, rules)
    assert [set(hand) for hand in deal_of(state).hands] == in_hand
    return state


def laid(fields: Sequence[tuple[str, str]], rules: Ruleset, *, dealer: int = 1) -> State:
    """Return a state in the auction of Découverte: of each seat the eight upper cards and those
    beneath them.

    The last upper card of the dealer is the turned one.
    """
    up, down = ([list(parse_cards(field[side])) for field in fields] for side in (0, 1))
    pack: list[Card] = []
    for side in (down, up):
        for half in (slice(4), slice(4, 8)):
            for seat in (1 - dealer, dealer):
                pack += side[seat][half]
    state = dealt(pack, dealer, rules)
    assert [list(hand) for hand in deal_of(state).hands] == up
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


def of_each(sample: int, whole: int) -> pytest.MarkDecorator:
    """Hand a test a `count`: in `make test` of a sample, in `make prove` of the whole too."""
    return pytest.mark.parametrize("count", [
        pytest.param(sample, id="a sample"),
        pytest.param(whole, id="all", marks=pytest.mark.whole),
    ])  # fmt: skip


def play_deals(count: int, deals: Callable[[int], int]) -> None:
    """Play parties 0, 1, … until they have had so many deals; `deals` plays one by its number and
    returns how many it had."""
    done = 0
    for number in itertools.count():
        if done >= count:
            break
        done += deals(number)


def random_party(seed: int, rules: Ruleset = FRENCH) -> tuple[list[Action], State]:
    """All actions of a party of random legal play, and its last state."""
    steps = list(walk(rules, seed.to_bytes(32, "big"), random_chooser(seed)))
    return [action for _, action, _ in steps], steps[-1][2]
