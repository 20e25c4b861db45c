"""Positions of sample parties, to look at pictures, to test them and to measure them."""

from collections.abc import Iterator, Mapping

from bot.rules import (
    TABLE,
    Action,
    Ask,
    Coinche,
    Declare,
    Dice,
    Phase,
    Play,
    Show,
    State,
    apply,
    decisions,
    default_cut,
    default_packets,
    find_preset,
    legal_actions,
    start,
    table_action,
)
from bot.rules.core.ruleset import OptionValue
from bot.text import words_for
from card_images.look import Seat, look_for

SEED = b"sample".ljust(32, b".")
TAKES = 5
"""one call in so many is more than a pass"""
CALLS = 13
"""and then among so many of the first: of bids a pass and the three lowest values"""
_SELDOM = {Ask.COINCHE: 25, Ask.SHOW: 3}
"""one time in so many somebody does what nobody waits for"""
_UNASKED = (Coinche, Show)

SEATS = (
    Seat("Amélie"),
    Seat("Bob the Builder of Bridges"),
    Seat("Robot 1", robot=True),
    Seat("Дмитрий 🦊"),
)
ENGLISH = look_for(words_for("en"))
FRENCH = look_for(words_for("fr"), four_colours=True)


GAMES: dict[str, tuple[str, dict[str, OptionValue]]] = {
    "french": ("french", {}),
    "contest": ("contest", {}),
    "pagat": ("pagat", {}),
    "german_club": ("german_club", {}),
    "dutch": ("dutch", {}),
    "kloppen": ("kloppen", {}),
    "decouverte": ("decouverte", {}),
    "coinche_bga": ("coinche_bga", {}),
    "contree_ffb": ("contree_ffb", {}),
    "coinche_ffb": ("coinche_ffb", {}),
    "coinche_concours": ("coinche_concours", {}),
    "contree_announced": ("contree_announced", {}),
    "bulgarian": ("bulgarian", {}),
    "klaverjas_amsterdam": ("klaverjas_amsterdam", {}),
    "klaverjas_rotterdam": ("klaverjas_rotterdam", {}),
    "clobyosh": ("clobyosh", {}),
    "belote3": ("belote3", {}),
    "with a chien": (
        "belote3",
        {"pack3": "32_chien", "contract3": "more_than_both", "declarations": "first_trick"},
    ),
    "shown at once": (
        "french",
        {"declarations": "immediate", "decl_contest_moment": "before_first_lead"},
    ),
    "dealer's choice": ("pagat", {"packets": "dealer_choice"}),
    "L'Arrêt": ("pagat", {"arret": True}),
    "surcoinche": ("kloppen", {"surcoinche": "x4"}),
    "no suits": ("decouverte", {"extra_contracts": "both", "declarations": "first_trick"}),
    "bids for two": ("decouverte", {"auction": "bids"}),
}
"""every preset, and what no preset shows: a preset and the options changed in it"""


def sample_party(
    seed: bytes = SEED, preset: str = "french", changes: Mapping[str, OptionValue] | None = None
) -> Iterator[State]:
    """Every state of a party in which all choices are chance, the same for the same seed.

    `changes`: options in which the rules differ from the preset.
    """
    state = start(find_preset(preset).changed(changes or {}))
    number = 0
    yield state
    while state.phase is not Phase.OVER:
        action = _of_the_host(state, seed)
        if action is None:
            number += 1
            action = _choice(state, Dice(seed, "sample", number))
        state = apply(state, action).state
        yield state


def _of_the_host(state: State, seed: bytes) -> Action | None:
    """Return the action that nobody at the table chooses."""
    match state.phase:
        case Phase.CUT:
            return default_cut(state, seed)
        case Phase.PACKETS:
            return default_packets(state)
        case Phase.KNOCK | Phase.SURCOINCHE:
            return None
        case _:
            return table_action(state, seed)


def _choice(state: State, dice: Dice) -> Action:
    """Return the action of one of those who are asked."""
    first, *others = (each for each in decisions(state) if each.actor != TABLE)
    for each in others:
        if each.ask in _SELDOM and not dice.below(_SELDOM[each.ask]):
            return next(a for a in legal_actions(state, each.actor) if isinstance(a, _UNASKED))
    options = legal_actions(state, first.actor)
    if first.ask is Ask.CALL:
        options = options[:1] if dice.below(TAKES) else options[:CALLS]
    announcing = [
        each for each in options if isinstance(each, Declare | Play) and each.declarations
    ]
    if announcing:
        return announcing[dice.below(len(announcing))]
    return options[dice.below(len(options))]
