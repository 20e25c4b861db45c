"""Compiled code against `bot.rules` at every position of random deals: what may be played, who
holds the trick, what it all counts.

`python -m tests.robots.search.agree 200000` looks at so many positions of every game.
"""

import random
import sys
from collections.abc import Iterator, Mapping

import numpy as np

from bot.robots.search import Worlds, play_out, stage_of, wait
from bot.robots.search.preparing import compiled
from bot.robots.search.tables import ContractTables, tables_of
from bot.rules import (
    PRESETS,
    Action,
    NoSuit,
    Phase,
    Ruleset,
    State,
    Trick,
    apply,
    legal_actions,
    view,
)
from bot.rules.core.state import Deal
from tests.rules.parties import deal_of, walk

COINCHE = PRESETS["coinche_bga"]
EVERY_GAME: Mapping[str, Ruleset] = {
    **PRESETS,
    "coinche, values of the federation": COINCHE.changed({"na_values": "ffb_table"}),
    "coinche, raw values": COINCHE.changed({"na_values": "raw", "ta_last_trick": False}),
    "decouverte, no trumps and all trumps": PRESETS["decouverte"].changed(
        {"extra_contracts": "both"}
    ),
    "decouverte with bids, turned up early": PRESETS["decouverte"].changed(
        {"auction": "bids", "reveal_on_lead": True}
    ),
    "decouverte, must beat": PRESETS["decouverte"].changed({"head_plain": "always"}),
    "pisser": PRESETS["pagat"].changed({"partner_trump": "must_piss"}),
}


def positions_agreed(rules: Ruleset, positions: int, seed: int) -> int:
    """Return how many positions were looked at, `positions` or a few more; raises
    `AssertionError` at the first that differs."""
    chance, looked_at, party = random.Random(seed), 0, 0
    while looked_at < positions:
        party += 1
        for state in a_party(rules, f"{seed}, {party}".encode().ljust(32), chance):
            looked_at += 1
            _agrees(state)
            if looked_at >= positions:
                break
    return looked_at


def a_party(rules: Ruleset, seed: bytes, chance: random.Random) -> Iterator[State]:
    """Yield every position of card play of a party of random legal actions."""

    def choose(state: State, seat: int) -> Action:
        options = legal_actions(state, seat)
        # Contracts that are rare by chance are wanted as often as the others.
        wanted = [each for each in options if isinstance(getattr(each, "suit", None), NoSuit)]
        if wanted and chance.random() < 0.3:
            return chance.choice(wanted)
        return options[int(chance.random() * len(options))]

    parties = (state for state, _, _ in walk(rules, seed, choose))
    return (state for state in parties if state.phase is Phase.PLAY)


def _agrees(state: State) -> None:
    deal = deal_of(state)
    assert deal.trump is not None
    assert deal.taker is not None
    tables = tables_of(state.rules, deal.trump, state.sides, deal.taker)
    lead, best, holder = _holds(tables, Trick(deal.leader, deal.trick, 0, 0))
    assert not deal.trick or deal.tables is None or holder == deal.tables.winner(deal.trick)
    players = state.game_type.seats
    seat = (deal.leader + holder) % players
    partner = bool(deal.trick) and state.sides.together(seat, deal.turn)
    hand = tables.set_of(deal.hands[deal.turn])
    legal = compiled().cards.legal_set(tables.facts, hand, lead, best, int(partner))
    assert legal == tables.set_of(deal.playable.cards), (state.rules, deal)
    if _is_forced(state, deal):
        _ends_alike(state)


def worlds_of(state: State) -> Worlds:
    """The hands as they are, in a row."""
    deal = deal_of(state)
    hands = np.zeros((1, 4), np.int64)
    for seat, cards in enumerate(deal.hands):
        hands[0, seat] = sum(1 << card.index for card in cards)
    under = np.full((1, 32), -1, np.int64)
    on_table = {(deal.leader + n) % len(deal.hands): card for n, card in enumerate(deal.trick)}
    for seat, field in enumerate(deal.fields):
        for place in field:
            above = place.up or on_table.get(seat)
            if above is not None and place.down is not None:
                under[0, above.index] = place.down.index
    return Worlds(hands, under)


def _holds(tables: ContractTables, trick: Trick) -> tuple[int, int, int]:
    """The suit that is led, the card that holds a trick, and its place."""
    lead, best, holder = -1, -1, 0
    for place, card in enumerate(trick.cards):
        bit = tables.bits[card.index]
        if place == 0:
            lead, best = bit >> 3, bit
        elif compiled().cards.beats(tables.facts, bit, best):
            best, holder = bit, place
    return lead, best, holder


def _is_forced(state: State, deal: Deal) -> bool:
    """Tell whether the last trick is led to."""
    return (
        not deal.trick
        and all(len(hand) == 1 for hand in deal.hands)
        and not any(place.down is not None for field in deal.fields for place in field)
    )


def _ends_alike(state: State) -> None:
    """The last trick, which plays itself, brings both to the same points and tricks."""
    deal = deal_of(state)
    seen = view(state, deal.turn)
    outcome = play_out(stage_of(seen), worlds_of(state))
    tricks = len(deal.tricks) + 1
    for _ in deal.hands:
        state = apply(state, legal_actions(state, deal_of(state).turn)[-1]).state
    ended = deal_of(state)
    assert len(ended.tricks) == tricks
    assert outcome.points[0, 0] == in_tricks(state) + roem_ahead(ended) // 2, (state.rules, ended)
    won = [sum(trick.winner == seat for trick in ended.tricks) for seat in range(4)]
    assert outcome.tricks[0, 0].tolist() == won


def in_tricks(state: State) -> int:
    """The points of the tricks of side 0: without what was laid away."""
    tricks, sides = deal_of(state).tricks, state.sides
    return sum(trick.points for trick in tricks if sides.of(trick.winner) == 0)


def roem_ahead(deal: Deal) -> int:
    """How much more roem side 0 has than the other (KJ4)."""
    return sum(trick.roem * (1, -1)[trick.winner % 2] for trick in deal.tricks)


def main(positions: int) -> None:
    assert wait(), "nothing is compiled"
    for number, (name, rules) in enumerate(EVERY_GAME.items()):
        found = positions_agreed(rules, positions, number)
        sys.stdout.write(f"{name}: {found:,} positions\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
