"""The analysis of a deal that is over: what each decision of a seat cost, in two measures.

*Known*: as the seat could know it, in worlds that go with its view (`weighing.py`). *Seen*: with
all cards seen, where everybody plays as well as can be (`open_hands.py`). Both are in points
written, more than the others. An analysis is kept as text, so that it is made once.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.rules import (
    Action,
    Bid,
    Dice,
    Phase,
    Play,
    State,
    Take,
    decision_for,
    parse_action,
    view,
)
from bot.teaching.chances import chance_after, chance_before
from bot.teaching.open_hands import cards_seen
from bot.teaching.reasons import Reason, reason_for
from bot.teaching.weighing import WORLDS, Weighing, weigh, weighable

CHANCES: Final = 500
"""worlds in which the chance of a contract is counted"""
CALLS: Final = frozenset({Phase.CALL, Phase.KNOCK, Phase.SURCOINCHE})


class Moment(NamedTuple):
    """An action of a deal, and the state in which it was done."""

    state: State
    action: Action
    own: bool = True
    """by the person whose decisions are looked at, not in their place"""


class Judged(NamedTuple):
    """A decision: a call or a card."""

    place: int
    """of its moment in the deal, from 0"""
    trick: int
    """from 1; 0: a call"""
    action: Action
    known: float
    """points given away, as one could know it"""
    better: Action | None
    """what was best then; None where nothing was given away"""
    reason: Reason | None
    seen: float = 0.0
    """points given away with all cards seen; of calls nobody can tell"""
    better_seen: Action | None = None

    @property
    def is_call(self) -> bool:
        return not isinstance(self.action, Play)


class Check(NamedTuple):
    """The contract that a seat played."""

    call: Action
    before: float
    """the chance to make it, as its seat saw it in the auction …"""
    after: float
    """… and with all its cards, before the first lead"""
    robots: Action
    """what robots would have called"""
    made: bool | None
    """None: tied"""


class Analysis(NamedTuple):
    """The decisions of a seat in a deal, and what they cost."""

    decisions: tuple[Judged, ...]
    check: Check | None = None

    @property
    def known(self) -> float:
        return sum(each.known for each in self.decisions)

    @property
    def seen(self) -> float:
        return sum(each.seen for each in self.decisions)

    @property
    def is_clean(self) -> bool:
        """Tell whether nothing was given away, as one could know it."""
        return not any(each.known for each in self.decisions)

    def costliest(self, *, call: bool) -> Judged | None:
        """Return the card, or the call, by which most was given away as one could know it."""
        costly = (each for each in self.decisions if each.is_call == call and each.known)
        return max(costly, key=lambda each: each.known, default=None)


def analyse(
    moments: Sequence[Moment], end: State, seat: int, dice: Dice, worlds: int = WORLDS
) -> Analysis:
    """Analyse what a seat did in a deal: all its calls and plays, and the state after them.

    Raises `NotReady` while the search is not compiled.
    """
    plays = [(each.state, each.action) for each in moments if isinstance(each.action, Play)]
    seen = iter(cards_seen(plays, end, seat))
    judged: list[Judged] = []
    check: Check | None = None
    for place, (state, action, own) in enumerate(moments):
        if action.actor != seat:
            continue
        card = next(seen) if isinstance(action, Play) else None
        if not own:
            continue
        here = view(state, seat)
        if not weighable(here) or len(here.options) < 2 or decision_for(state, action) is None:
            continue
        weighing = weigh(here, dice, worlds, action)
        found = _judged(place, state, action, weighing)
        if card is not None and isinstance(action, Play):
            better = Play(seat, card.best) if card.lost else None
            found = found._replace(seen=card.lost, better_seen=better)
        judged.append(found)
        if isinstance(action, Take | Bid) and _is_contract(action, end):
            check = _checked(state, action, weighing, plays, end, dice)
    return Analysis(tuple(judged), check)


def _judged(place: int, state: State, action: Action, weighing: Weighing) -> Judged:
    trick = 0
    if isinstance(action, Play) and state.deal is not None:
        trick = len(state.deal.tricks) + 1
    known = weighing.loss(action)
    if not known:
        return Judged(place, trick, action, 0.0, None, None)
    reason = reason_for(view(state, int(action.actor)), weighing, action)
    return Judged(place, trick, action, known, weighing.best, reason)


def _is_contract(call: Take | Bid, end: State) -> bool:
    deal = end.deal
    if deal is None or deal.taker is None:
        return False
    return deal.bid == call if isinstance(call, Bid) else deal.taker == call.actor


def _checked(
    state: State,
    call: Take | Bid,
    weighing: Weighing,
    plays: Sequence[tuple[State, Action]],
    end: State,
    dice: Dice,
) -> Check | None:
    if not plays:
        return None
    seat = call.actor
    before = chance_before(view(state, seat), call, dice, CHANCES)
    after = chance_after(view(plays[0][0], seat), dice, CHANCES)
    won = [each.score.outcome.takers_won for each in end.results if each.number == end.deal_number]
    return Check(call, before, after, weighing.best, won[0] if won else None)


# As text -----------------------------------------------------------------------------------------


def to_json(analysis: Analysis) -> dict[str, Any]:
    """Return an analysis as JSON can hold it."""
    check = analysis.check
    return {
        "decisions": [
            [
                *(each.place, each.trick, str(each.action), round(each.known, 1)),
                *(_text(each.better), each.reason and each.reason.value),
                *(round(each.seen, 1), _text(each.better_seen)),
            ]
            for each in analysis.decisions
        ],
        "check": check
        and [
            *(str(check.call), round(check.before, 3), round(check.after, 3)),
            *(str(check.robots), check.made),
        ],
    }


def from_json(found: Mapping[str, Any]) -> Analysis:
    """Read what `to_json` wrote."""
    check = found["check"]
    return Analysis(
        tuple(_read(*each) for each in found["decisions"]),
        check
        and Check(parse_action(check[0]), check[1], check[2], parse_action(check[3]), check[4]),
    )


def _text(action: Action | None) -> str | None:
    return None if action is None else str(action)


def _read(
    place: int,
    trick: int,
    action: str,
    known: float,
    better: str | None,
    reason: str | None,
    seen: float,
    better_seen: str | None,
) -> Judged:
    return Judged(
        place,
        trick,
        parse_action(action),
        known,
        None if better is None else parse_action(better),
        None if reason is None else Reason(reason),
        seen,
        None if better_seen is None else parse_action(better_seen),
    )
