"""Every game, and parties of it in which whatever is legal may happen."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bot.rules import (
    PRESETS,
    TABLE,
    Action,
    Bid,
    Coinche,
    Decision,
    Effect,
    Phase,
    Ruleset,
    State,
    Stop,
    Take,
    apply,
    decisions,
    legal_actions,
    start,
    table_action,
)
from bot.rules.core.machine import ANSWERS
from bot.rules.games.presets import contradictions

MIXES = {
    "declared at once": PRESETS["german_club"].changed(
        {"declarations": "immediate", "long_run_split": True, "packets": "dealer_choice",
         "tie_rule": "abeyance"}
    ),
    "stopped": PRESETS["pagat"].changed(
        {"arret": True, "target": 300, "decl_contest": "per_type", "belote_announce": "prompt",
         "tie_rule": "abeyance", "partner_trump": "must_piss", "held_at_end": "to_owner"}
    ),
    "talked over": PRESETS["dutch"].changed(
        {"decl_contest": "per_type", "belote_announce": "strict", "shuffle": "every_deal",
         "rounding": "nearest10", "both_reach": "draw", "target": 500}
    ),
    "redoubled": PRESETS["kloppen"].changed(
        {"surcoinche": "x3", "kloppen_score": "bid_only", "coinche_mode": "in_turn",
         "belote_order": "free", "packets": "3-2-3", "kloppen_fail": "max"}
    ),
    "knocked": PRESETS["kloppen"].changed(
        {"surcoinche": "x4", "kloppen_score": "made_only", "coinche_scope": "bidders_take_all",
         "allpass_dealer": "same", "belote_announce": "prompt"}
    ),
    "two declare": PRESETS["decouverte"].changed(
        {"declarations": "first_trick", "belote": "on", "belote_order": "king_first",
         "reveal_on_lead": True, "extra_contracts": "both", "arret": True, "target": 500}
    ),
    "two at once": PRESETS["decouverte"].changed(
        {"declarations": "immediate", "decl_contest_moment": "before_first_lead",
         "belote": "on", "head_plain": "always", "tie_rule": "litige"}
    ),
    "two bid": PRESETS["decouverte"].changed(
        {"auction": "bids", "extra_contracts": "both", "surcoinche": "x4", "belote": "on"}
    ),
    "on a ladder": PRESETS["bulgarian"].changed(
        {"decl_contest": "by_value", "tens_rounding": "program", "capot_doubling": "cancels",
         "kapo_no_exit": "raise", "belote_announce": "prompt", "run_from_contra": False,
         "held_at_end": "to_owner", "target": 101, "shuffle": "cut_only"}
    ),
    "one of eight": PRESETS["belote3"].changed(
        {"deal3": "all8", "declarations": "first_trick", "contract3": "more_than_both",
         "fail3": "own_plus_half", "def_sum": True, "capot3_partial": True,
         "belote_announce": "strict", "capot_victims_decl": "to_winners"}
    ),
    "with a chien": PRESETS["belote3"].changed(
        {"pack3": "32_chien", "fail3": "own", "partner_plain": "free", "partner_trump": "free",
         "undertrump_opp": "optional", "allpass_dealer": "same", "capot_value": 250}
    ),
    "schmeissed": PRESETS["clobyosh"].changed(
        {"schmeiss": "opponent_makes", "allpass_dealer": "same", "long_runs": "cap5",
         "decl_equal": "earlier_seat", "belote_announce": "auto", "tie_rule": "set_aside",
         "all_tricks": 100, "capot_victims_decl": "keep", "show_bottom": False, "target": 300}
    ),
    "roem called": PRESETS["klaverjas_amsterdam"].changed(
        {"roem_claim": "claim", "trump_choice": "dealer_first", "four_nines": 150,
         "counter_pit": True, "tie_rule": "takers_win", "deals_limit": 4}
    ),
}  # fmt: skip
"""options that no preset has, mixed"""

GAMES: dict[str, Ruleset] = {**PRESETS, **MIXES}


class Step(NamedTuple):
    """An action of a party, with what was before and what came of it."""

    before: State
    action: Action
    after: State
    effects: tuple[Effect, ...]


def wander(rules: Ruleset, number: int) -> Iterator[Step]:
    """Party `number` by these rules: anybody may act, also out of turn, as far as it is legal."""
    chance = random.Random(number)
    seed = number.to_bytes(32, "big")
    state = start(rules)
    while state.phase is not Phase.OVER:
        action = any_action(state, chance, seed)
        after, effects = apply(state, action)
        yield Step(state, action, after, effects)
        state = after


def any_action(state: State, chance: random.Random, seed: bytes) -> Action:
    """Something legal; high bids and what ends an auction or a game too early are rare."""
    decision = _one_of(decisions(state), chance)
    if decision.actor == TABLE:
        action = table_action(state, seed)
        assert action is not None
        return action
    options = [
        action
        for action in legal_actions(state, decision.actor)
        if type(action) in ANSWERS[decision.ask]
    ]
    if any(isinstance(action, Bid) for action in options):
        options = [*options[:9], options[-1]]  # pass, the lowest bids, and a capot
    calm = [action for action in options if not isinstance(action, Take | Bid | Coinche | Stop)]
    if calm and chance.random() < (0.97 if _stops_in_vain(state, options[-1]) else 0.75):
        return chance.choice(calm)
    return chance.choice(options)


def _stops_in_vain(state: State, action: Action) -> bool:
    if not isinstance(action, Stop) or state.deal is None:
        return False
    team = action.actor % 2
    return state.scores[team] + state.deal.points[team] < state.rules.target


def _one_of(asked: tuple[Decision, ...], chance: random.Random) -> Decision:
    """Mostly of those that are waited for."""
    unwaited = [decision for decision in asked if not decision.waits]
    if unwaited and chance.random() < 0.1:
        return chance.choice(unwaited)
    return chance.choice([decision for decision in asked if decision.waits])


@cache
def party(name: str, number: int) -> tuple[Step, ...]:
    """Party `number` of the game `name`, kept."""
    return tuple(wander(GAMES[name], number))


def a_preset_of(rules: Ruleset) -> str:
    """The name of a preset that a table could have made these rules of."""
    return next(name for name in PRESETS if not contradictions(name, rules))
