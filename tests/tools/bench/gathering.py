"""The knowledge of the next hands that whoever remembers the tricks has where the pack is only cut
(A3).

The attack: each of the two piles on top and each of the 27 cuts, of which those are kept that deal
the cards one holds and the card turned up. Then what is left to know: which cards of a deal come
into one hand in the next.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bot.rules import (
    PACK,
    TABLE,
    TEAMS,
    Card,
    Cut,
    Gather,
    Phase,
    Ruleset,
    State,
    Trick,
    apply,
    decisions,
    find_preset,
    legal_actions,
    start,
    table_action,
)
from bot.rules.core.new_deal import CUT_LEAST, cutter
from bot.rules.core.state import Deal, asked

PARTIES = 40
NAMES = ("french", "dutch", "kloppen")


class NewDeal(NamedTuple):
    """The end of a played deal, and the next one when its first packets are dealt."""

    ended: State
    dealt: State


def rows() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name in NAMES:
        rules = find_preset(name)
        for how, stacked in (("piles in the order won", True), ("gathered by chance", False)):
            deals = [*new_deals(rules, PARTIES, stacked=stacked)]
            solved = sum(len(hands_found(each, 0)) == 1 for each in deals)
            found.append(
                (
                    f"gathering: {name}, {how}, hands of all four found from one's own",
                    f"{solved:,} of {len(deals):,} deals",
                )
            )
            shares = ", ".join(f"{kind} {share:.3f}" for kind, share in together(deals).items())
            found.append((f"gathering: {name}, {how}, two cards come into one hand", shares))
    return found


def new_deals(rules: Ruleset, parties: int, *, stacked: bool = False) -> Iterator[NewDeal]:
    """The deals after played ones in parties of random legal play.

    `stacked`: by `piled`, which the host never does.
    """
    for number in range(parties):
        chance, seed = random.Random(number), number.to_bytes(32, "big")
        state, ended = start(rules), None
        while state.phase is not Phase.OVER:
            before, actor = state, decisions(state)[0].actor
            if actor == TABLE:
                action = table_action(state, seed)
                assert action is not None
                if isinstance(action, Gather) and asked(state).tricks:
                    ended = state
                    action = piled(asked(state), chance.randrange(2)) if stacked else action
            else:
                action = chance.choice(legal_actions(state, actor))
            state = apply(state, action).state
            if ended is not None and state.phase is Phase.CALL and before.phase is Phase.CUT:
                yield NewDeal(ended, state)
                ended = None


def piled(deal: Deal, top: int) -> Gather:
    """The tricks as they were played and won, with the pile of account `top` on top."""
    piles: tuple[list[Card], list[Card]] = ([], [])
    for trick in deal.tricks:
        piles[TEAMS.of(trick.winner)].extend(trick.cards)
    return Gather((*piles[top], *piles[1 - top]))


def hands_found(deal: NewDeal, seat: int) -> set[tuple[frozenset[Card], ...]]:
    """The hands of all four that the attack leaves to somebody in `seat`."""
    mine, turned = set(asked(deal.dealt).hands[seat]), asked(deal.dealt).turn_up
    left: set[tuple[frozenset[Card], ...]] = set()
    for top in (0, 1):
        gathered = apply(deal.ended, piled(asked(deal.ended), top)).state
        for position in range(CUT_LEAST, len(PACK) - CUT_LEAST + 1):
            guess = asked(apply(gathered, Cut(cutter(gathered), position)).state)
            if set(guess.hands[seat]) == mine and guess.turn_up is turned:
                left.add(tuple(map(frozenset, guess.hands)))
    return left


def together(deals: list[NewDeal]) -> dict[str, float]:
    """How often two cards come into one hand, by what everybody knows of the two."""
    pairs, same = Counter[str](), Counter[str]()
    for deal in deals:
        hand_of = {card: seat for seat, hand in enumerate(asked(deal.dealt).hands) for card in hand}
        tricks = asked(deal.ended).tricks
        trick_of = {card: number for number, trick in enumerate(tricks) for card in trick.cards}
        for one, other in combinations(PACK, 2):
            if one in hand_of and other in hand_of:
                for kind in _kinds(tricks, trick_of[one], trick_of[other]):
                    pairs[kind] += 1
                    same[kind] += hand_of[one] == hand_of[other]
    return {kind: same[kind] / pairs[kind] for kind in sorted(pairs)}


def _kinds(tricks: tuple[Trick, ...], one: int, other: int) -> Iterator[str]:
    if one == other:
        yield "of one trick"
        return
    yield "of two tricks"
    if abs(one - other) == 1:
        yield "of one trick and the next"
    won = [TEAMS.of(tricks[number].winner) for number in (one, other)]
    if won[0] == won[1]:
        yield "of two tricks of one team"
