"""Positions of sample parties, to look at pictures, to test them and to measure them."""

from collections.abc import Iterator
from typing import Final

from bot.rules import (
    Dice,
    Pass,
    Phase,
    State,
    apply,
    decisions,
    default_cut,
    find_preset,
    legal_actions,
    start,
    table_action,
)
from card_images.look import Look, Seat, Words

SEED: Final = b"sample".ljust(32, b".")
TAKES: Final = 5
"""one call in so many takes"""

SEATS: Final = (
    Seat("Amélie"),
    Seat("Bob the Builder of Bridges"),
    Seat("Robot 1", robot=True),
    Seat("Дмитрий 🦊"),
)
ENGLISH: Final = Look(
    indices={"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "10"},
    words=Words(
        deal="Deal",
        tricks="Tricks",
        der="Last trick",
        belote="Belote",
        written="Scored",
        held="Held over",
        released="Won back",
        total="Total",
        made="Made",
        dedans="Set",
        capot="Capot",
        litige="Litige",
        abeyance="Tied",
    ),
)
FRENCH: Final = Look(
    indices={"A": "A", "K": "R", "Q": "D", "J": "V", "T": "10"},
    words=Words(
        deal="Donne",
        tricks="Plis",
        der="Dix de der",
        belote="Belote",
        written="Marqué",
        held="En attente",
        released="Remis en jeu",
        total="Total",
        made="Fait",
        dedans="Dedans",
        capot="Capot",
        litige="Litige",
        abeyance="Égalité",
    ),
    four_colours=True,
)


def sample_party(seed: bytes = SEED, preset: str = "french") -> Iterator[State]:
    """Every state of a party in which all choices are chance, the same for the same seed."""
    state = start(find_preset(preset))
    number = 0
    yield state
    while state.phase is not Phase.OVER:
        action = table_action(state, seed)
        if action is None and state.phase is Phase.CUT:
            action = default_cut(state, seed)
        if action is None:
            number += 1
            dice = Dice(seed, "sample", number)
            options = legal_actions(state, decisions(state)[0].actor)
            if isinstance(options[0], Pass) and dice.below(TAKES):
                options = options[:1]
            action = options[dice.below(len(options))]
        state = apply(state, action).state
        yield state
