"""Take or pass over one turned card, in two rounds, and schmeiss, which the other one answers
(CL2)."""

from collections.abc import Mapping

from bot.rules.core.actions import Action, Agree, Pass, Refuse, Schmeiss, Take
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.new_deal import deal_rest
from bot.rules.core.state import (
    Applied,
    Ask,
    Asked,
    ContractKind,
    Deal,
    Effect,
    State,
    Step,
    asked,
    with_deal,
)
from bot.rules.games.opening import open_play
from bot.rules.games.turn_up import callable_trumps, first_round, pass_on, takes, throw_in


def _last(deal: Deal) -> Action | None:
    return deal.calls[-1] if deal.calls else None


def _called(deal: Deal, call: Schmeiss | Refuse) -> Deal:
    """The deal after a call; the other one is next."""
    return deal._replace(calls=(*deal.calls, call), turn=1 - deal.turn)


def pass_or_name(state: State, action: Pass) -> Applied:
    """A pass, but not of who was refused and has to name a suit."""
    if isinstance(_last(asked(state)), Refuse):
        raise IllegalAction(Reason.NOT_THIS_CALL, "CL2")
    return pass_on(state, action)


def take(state: State, action: Take) -> Applied:
    """The caller plays; as an answer only where who is offered a schmeiss has to (CL2)."""
    deal = asked(state)
    if isinstance(_last(deal), Schmeiss) and not _has_to_play(state, deal):
        raise IllegalAction(Reason.NOT_THIS_CALL, "CL2")
    if action.suit not in callable_trumps(state.rules, deal):
        first = first_round(deal)
        raise IllegalAction(Reason.NOT_THIS_CALL if first else Reason.TURNED_SUIT, "CL2")
    return _played(state, deal._replace(calls=(*deal.calls, action)), action)


def schmeiss(state: State, action: Schmeiss) -> Applied:
    deal = asked(state)
    if state.rules.schmeiss == "off" or isinstance(_last(deal), Refuse):
        raise IllegalAction(Reason.NOT_THIS_CALL, "CL2")
    return Applied(with_deal(state, _called(deal, action)), (Effect.SCHMEISSED,))


def agree(state: State, action: Agree) -> Applied:
    """Nobody plays."""
    deal = asked(state)
    return throw_in(state, deal._replace(calls=(*deal.calls, action)))


def refuse(state: State, action: Refuse) -> Applied:
    """Whoever said schmeiss plays: in the turned suit, or in the second round in one to be
    named."""
    deal = asked(state)
    if _has_to_play(state, deal):
        raise IllegalAction(Reason.NOT_THIS_CALL, "CL2")
    deal = _called(deal, action)
    if not first_round(deal):
        return Applied(with_deal(state, deal))
    (suit,) = callable_trumps(state.rules, deal)
    return _played(state, deal, Take(deal.turn, suit))


def _has_to_play(state: State, deal: Deal) -> bool:
    """Tell whether the answer to a schmeiss is to play oneself or to throw in (`opponent_makes`, in
    the first round)."""
    return state.rules.schmeiss == "opponent_makes" and first_round(deal)


def _played(state: State, deal: Deal, taken: Take) -> Applied:
    """Three cards more for both, and a contract."""
    deal = deal_rest(deal, state.game_type.dealing, taken.actor)
    return open_play(state, deal, taken.actor, taken.suit)


class Schmeissing:
    """Take, pass or schmeiss, in turn; an answer to it, and where that is no a suit."""

    kind: ContractKind = ContractKind.TAKEN
    steps: Mapping[type[Action], Step] = {
        Pass: pass_or_name,
        Take: take,
        Schmeiss: schmeiss,
        Agree: agree,
        Refuse: refuse,
    }

    def asked(self, state: State) -> Asked:
        deal = asked(state)
        answers = isinstance(_last(deal), Schmeiss)
        return ((deal.turn, Ask.SCHMEISS if answers else Ask.CALL),)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        rules, deal = state.rules, asked(state)
        last = _last(deal)
        if isinstance(last, Schmeiss):
            plays = takes(rules, deal, seat) if _has_to_play(state, deal) else (Refuse(seat),)
            return (Agree(seat), *plays)
        if isinstance(last, Refuse):
            return takes(rules, deal, seat)
        says = () if rules.schmeiss == "off" else (Schmeiss(seat),)
        return (Pass(seat), *takes(rules, deal, seat), *says)


SCHMEISSING = Schmeissing()
