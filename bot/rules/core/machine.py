"""The one state machine: who is asked, what they may do, and what comes of it.

`games.start` makes a party, `decisions` says who is asked for what, `apply` makes the next state of
an action. What an action does stands with its phase (`new_deal`, `tricks`), or with the game: the
auction, and what else it knows.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.rules.core import new_deal, talon, tricks
from bot.rules.core.actions import (
    TABLE,
    Action,
    Actor,
    Agree,
    Bid,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Close,
    Coinche,
    Cut,
    Declare,
    Discard,
    Draw,
    Exchange,
    Gather,
    Keep,
    Pass,
    Play,
    Refuse,
    Schmeiss,
    Show,
    Shuffle,
    Stop,
    Surcoinche,
    Take,
)
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.sides import MOST_SEATS
from bot.rules.core.state import Applied, Ask, Asked, Phase, State, Step, asked, bid_number

RULES_VERSION = 1
"""Raised by every change after which an old record would come out differently."""


ANSWERS: dict[Ask, frozenset[type[Action]]] = {
    Ask.DEALER: frozenset({Draw, ChooseDealer}),
    Ask.PACK: frozenset({Shuffle, Gather}),
    Ask.CUT: frozenset({Cut}),
    Ask.PACKETS: frozenset({ChoosePackets}),
    Ask.CALL: frozenset({Pass, Take, Bid, Schmeiss}),
    Ask.COINCHE: frozenset({Coinche}),
    Ask.KNOCK: frozenset({Pass}),
    Ask.SURCOINCHE: frozenset({Surcoinche, Pass}),
    Ask.ANSWER: frozenset({Surcoinche, Pass}),
    Ask.RECONTRA: frozenset({Surcoinche}),
    Ask.SCHMEISS: frozenset({Agree, Refuse, Take}),
    Ask.CLOSE: frozenset({Close}),
    Ask.EXCHANGE: frozenset({Exchange, Keep}),
    Ask.DISCARD: frozenset({Discard}),
    Ask.DECLARE: frozenset({Declare}),
    Ask.PLAY: frozenset({Play, Stop}),
    Ask.SHOW: frozenset({Show}),
    Ask.CLAIM: frozenset({Claim}),
}
"""the actions that answer"""

KEY_LETTERS = {
    Ask.PACK: "s",
    Ask.CUT: "x",
    Ask.PACKETS: "t",
    Ask.CALL: "c",
    Ask.COINCHE: "k",
    Ask.KNOCK: "w",
    Ask.SURCOINCHE: "r",
    Ask.ANSWER: "r",
    Ask.RECONTRA: "b",
    Ask.SCHMEISS: "h",
    Ask.CLOSE: "r",
    Ask.EXCHANGE: "e",
    Ask.DISCARD: "l",
    Ask.DECLARE: "a",
    Ask.SHOW: "v",
    Ask.CLAIM: "m",
}
"""what a decision's key begins with, behind the number of the deal"""

BARE_ANSWERS = {
    Ask.COINCHE: (Coinche,),
    Ask.KNOCK: (Pass,),
    Ask.SURCOINCHE: (Surcoinche, Pass),
    Ask.ANSWER: (Surcoinche, Pass),
    Ask.RECONTRA: (Surcoinche,),
    Ask.SHOW: (Show,),
    Ask.CLAIM: (Claim,),
}
"""the options of a seat, where they are words alone"""

UNWAITED = frozenset({Ask.COINCHE, Ask.RECONTRA, Ask.SHOW, Ask.CLAIM})


class Decision(NamedTuple):
    """Something that one actor is asked for. `key` names it within the party; once it is over, the
    same actor never gets that key again.

    Several seats may have the same key: the first of them answers for all.
    """

    key: str
    actor: Actor
    ask: Ask

    @property
    def waits(self) -> bool:
        """Tell whether the party stands still until this, or the clock, answers."""
        return self.ask not in UNWAITED


def decisions(state: State) -> tuple[Decision, ...]:
    """The decisions that are asked for now, those that are waited for first."""
    return tuple([Decision(_key(state, actor, ask), actor, ask) for actor, ask in _asked(state)])


def decision_for(state: State, action: Action) -> Decision | None:
    """The open decision that `action` answers; None when its actor is not asked for it."""
    for actor, ask in _asked(state):
        if actor == action.actor and type(action) in ANSWERS[ask]:
            return Decision(_key(state, actor, ask), actor, ask)
    return None


IN_TURN: tuple[Asked, ...] = tuple(((seat, Ask.PLAY),) for seat in range(MOST_SEATS))
"""made once: most often one seat alone is asked for a card"""


def _asked_for_cards(state: State) -> Asked:
    deal = asked(state)
    in_turn = IN_TURN[deal.turn]
    if state.rules.roem_claim == "claim" and tricks.uncalled_roem(state):
        return (*in_turn, *((seat, Ask.CLAIM) for seat in range(state.game_type.seats)))
    said = deal.declaring
    if said is None or said.contest is None or len(deal.tricks) != said.decided_in:
        return in_turn
    shows = tricks.may_show(deal, state.game_type.accounts)
    return (*in_turn, *((seat, Ask.SHOW) for seat in shows)) if shows else in_turn


def _asked(state: State) -> Asked:
    if state.phase is Phase.PLAY:
        return _asked_for_cards(state)
    match state.phase:
        case Phase.CALL | Phase.KNOCK | Phase.SURCOINCHE:
            return state.game_type.auction.asked(state)
        case Phase.TALON:
            return talon.asked_for(state)
        case Phase.DECLARE:
            return tuple((seat, Ask.DECLARE) for seat in tricks.must_declare(asked(state)))
        case Phase.CUT:
            return ((new_deal.cutter(state), Ask.CUT),)
        case Phase.PACKETS:
            return ((new_deal.dealer_of(state), Ask.PACKETS),)
        case Phase.SHUFFLE:
            return ((TABLE, Ask.PACK),)
        case Phase.DRAW:
            return ((TABLE, Ask.DEALER),)
        case _:
            return ()


def _key(state: State, actor: Actor, ask: Ask) -> str:
    """The number of the deal, a letter for the decision, and which of its kind in the deal."""
    if ask is Ask.PLAY:
        deal = asked(state)
        number = len(deal.tricks) * len(deal.hands) + len(deal.trick)
        # Who stops the game and has to prove it is asked once more for the same card (A10).
        return f"{state.deal_number}{'p' if deal.stopped is None else 'q'}{number}"
    if ask is Ask.DEALER:
        return f"0d{len(state.draws)}"
    letter = "w" if ask is Ask.CLOSE and state.phase is Phase.KNOCK else KEY_LETTERS[ask]
    match ask:
        case Ask.CALL:
            which = len(asked(state).calls)
        case Ask.COINCHE | Ask.RECONTRA:
            which = bid_number(asked(state))
        case Ask.CLAIM:
            which = len(asked(state).tricks)
        case Ask.DISCARD:
            which = len(talon.moved_in(asked(state)).laid)
        case Ask.PACK | Ask.CUT | Ask.PACKETS | Ask.CLOSE:
            which = ""
        case _:
            which = actor
    return f"{state.deal_number}{letter}{which}"


def legal_actions(state: State, actor: Actor) -> tuple[Action, ...]:
    """Return the actions open to `actor` now; none where they are not asked.

    Of the table, whose choices are chance, only those few that can be listed: a new pack or a draw
    is made by `chance.table_action`.
    """
    options: tuple[Action, ...] = ()
    for who, ask in _asked(state):
        if who == actor:
            options += _options(state, actor, ask)
    return options


def _options(state: State, actor: Actor, ask: Ask) -> tuple[Action, ...]:
    if actor == TABLE:
        if ask is Ask.DEALER and state.rules.first_dealer == "random":
            return tuple(map(ChooseDealer, range(state.game_type.seats)))
        return (Close(),) if ask is Ask.CLOSE else ()
    if ask is Ask.PLAY:
        plays = tricks.legal_plays(state, actor)
        stops = tricks.may_stop(state.rules, asked(state))
        return (*plays, Stop(actor)) if stops else plays
    match ask:
        case Ask.CALL | Ask.SCHMEISS:
            return state.game_type.auction.calls(state, actor)
        case Ask.DECLARE:
            held = tricks.declaring_of(asked(state)).choices[actor]
            return tuple(Declare(actor, declarations) for declarations in held)
        case Ask.PACKETS:
            return ChoosePackets(actor, "3-2"), ChoosePackets(actor, "2-3")
        case Ask.CUT:
            return tuple(Cut(actor, position) for position in new_deal.cuts(state))
        case Ask.EXCHANGE:
            return talon.exchanges(state, actor)
        case Ask.DISCARD:
            cards = talon.may_be_laid(state.game_type.dealing, asked(state), actor)
            return tuple(Discard(actor, card) for card in cards)
        case _:
            return tuple(word(actor) for word in BARE_ANSWERS[ask])


def apply(state: State, action: Action) -> Applied:
    """The state after `action`; raises `IllegalAction` and changes nothing otherwise."""
    if state.phase is Phase.OVER:
        raise IllegalAction(Reason.PARTY_OVER)
    kind, actor = type(action), action.actor
    if isinstance(action, Play) and state.phase is Phase.PLAY and actor == asked(state).turn:
        return tricks.play(state, action)  # what is done most, without looking who else is asked
    for who, ask in _asked(state):
        if who == actor and kind in ANSWERS[ask]:
            step = STEPS.get(kind) or state.game_type.steps.get(kind)
            if step is not None:
                return step(state, action)
    if kind is Coinche and state.phase is Phase.CALL and asked(state).bid is None:
        raise IllegalAction(Reason.NOTHING_TO_COINCHE)
    raise IllegalAction(Reason.NOT_ASKED)


STEPS: Mapping[type[Action], Step] = {
    Draw: new_deal.draw,
    ChooseDealer: new_deal.choose_dealer,
    Shuffle: new_deal.shuffle,
    Gather: new_deal.gather,
    Cut: new_deal.cut,
    ChoosePackets: new_deal.choose_packets,
    Declare: tricks.declare,
    Play: tricks.play,
    Show: tricks.show,
    Claim: tricks.claim,
}
"""Steps of the actions that all games have; the others are steps of the game."""
