"""The one state machine: who is asked, what he may do, and what comes of it.

`start` makes a party, `decisions` says who is asked for what, `apply` makes the next state of an
action. What an action does stands with its phase: `new_deal`, `auction`, `tricks`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from bot.rules import auction, new_deal, tricks
from bot.rules.actions import (
    TABLE,
    Action,
    Actor,
    ChooseDealer,
    Cut,
    Draw,
    Gather,
    Pass,
    Play,
    Shuffle,
    Take,
)
from bot.rules.errors import BadRuleset, IllegalAction, Reason
from bot.rules.happening import Applied
from bot.rules.ruleset import Ruleset
from bot.rules.state import Phase, State, asked

RULES_VERSION: Final = 1
"""Raised by every change after which an old record would come out differently."""

PLAYED_HERE: Final = {
    "players": {4},
    "auction": {"turn_up"},
    "packets": {"3-2", "2-3"},
    "declarations": {"off"},
    "trump_run_wins": {False},
    "held_at_end": {"lost"},
    "arret": {False},
}
"""Options of which the machine does not play every value."""


class Decision(NamedTuple):
    """Something that one actor is asked for. `key` names it within the party and never recurs."""

    key: str
    actor: Actor
    phase: Phase


def start(rules: Ruleset) -> State:
    """A party before its first deal; raises `BadRuleset` for rules that are not played here."""
    for option, values in PLAYED_HERE.items():
        value = getattr(rules, option)
        if value not in values:
            raise BadRuleset(option, "not_played_here", value)
    return State(rules=rules, phase=Phase.DRAW, drawing=tuple(range(rules.players)))


def decisions(state: State) -> tuple[Decision, ...]:
    """Everything that somebody is asked for now; nothing once the party is over."""
    actor = _actor(state)
    return () if actor is None else (Decision(_key(state), actor, state.phase),)


def _actor(state: State) -> Actor | None:
    phase = state.phase
    if phase is Phase.PLAY or phase is Phase.CALL:
        return asked(state).turn
    if phase is Phase.CUT:
        return new_deal.cutter(state)
    return None if phase is Phase.OVER else TABLE


def _key(state: State) -> str:
    """The number of the deal, a letter for the phase, and how far the phase has come."""
    deal = state.deal
    if state.phase is Phase.PLAY and deal is not None:
        played = len(deal.tricks) * len(deal.hands) + len(deal.trick)
        return f"{state.deal_number}p{played}"
    match state.phase:
        case Phase.CALL:
            return f"{state.deal_number}c{len(asked(state).calls)}"
        case Phase.CUT:
            return f"{state.deal_number}x"
        case Phase.SHUFFLE:
            return f"{state.deal_number}s"
        case _:
            return f"0d{len(state.draws)}"


def legal_actions(state: State, actor: Actor) -> tuple[Action, ...]:
    """What `actor` may do now. Empty when he is not asked.

    Of the table, whose choices are chance, only those few that can be listed: a new pack or a draw
    is made by `chance.table_action`.
    """
    if _actor(state) != actor:
        return ()
    if actor == TABLE:
        return new_deal.legal_table_actions(state)
    match state.phase:
        case Phase.PLAY:
            return tricks.legal_plays(state, actor)
        case Phase.CALL:
            return auction.legal_calls(state, actor)
        case _:
            return new_deal.legal_cuts(actor)


def apply(state: State, action: Action) -> Applied:
    """The state after `action`; raises `IllegalAction` and changes nothing otherwise."""
    if state.phase is Phase.OVER:
        raise IllegalAction(Reason.PARTY_OVER)
    phase, step = STEPS[type(action)]
    if state.phase is not phase or _actor(state) != action.actor:
        raise IllegalAction(Reason.NOT_ASKED)
    return step(state, action)


_Step = Callable[[State, Action], Applied]
STEPS: Final = cast(
    "dict[type[Action], tuple[Phase, _Step]]",
    {
        Draw: (Phase.DRAW, new_deal.draw),
        ChooseDealer: (Phase.DRAW, new_deal.choose_dealer),
        Shuffle: (Phase.SHUFFLE, new_deal.shuffle),
        Gather: (Phase.SHUFFLE, new_deal.gather),
        Cut: (Phase.CUT, new_deal.cut),
        Pass: (Phase.CALL, auction.pass_on),
        Take: (Phase.CALL, auction.take),
        Play: (Phase.PLAY, tricks.play),
    },
)
"""The phase each action belongs to, and what it does."""
