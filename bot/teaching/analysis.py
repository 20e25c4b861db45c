"""The analysis of a deal that is over: what each decision of a seat cost, in two measures.

*Known*: as the seat could know it, in worlds that go with its view (`weighing.py`). *Seen*: with
all cards seen, where everybody plays as well as can be (`open_hands.py`, `open_calls.py`). Both are
in points written, more than the others. An analysis is kept as text, so that it is made once.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.robots.strong.weighing import CLEAR, EXPERT, Thought, Weighing, dice_of, weigh, weighable
from bot.rules import (
    Action,
    Bid,
    Close,
    Coinche,
    Pass,
    Play,
    State,
    Surcoinche,
    Take,
    View,
    decision_for,
    legal_actions,
    parse_action,
    view,
)
from bot.teaching.chances import CHANCES, chance_after, chances_before
from bot.teaching.open_calls import SeenCall, calls_seen
from bot.teaching.open_hands import SeenCard, cards_seen
from bot.teaching.reasons import reason_for
from bot.teaching.told import Chances, Reason

BRIEFLY = 6
"""times as few worlds in which a card is tried first: most of them cost nothing"""
DOUBTFUL = 1.0
"""doubts that it must be behind there to be thought about as long as for a hint"""
RECKONING = 9
"""the way in which decisions are judged, kept with each analysis: one more whenever numbers of old
would mean something else"""


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
    """points given away with all cards seen"""
    better_seen: Action | None = None
    chances: tuple[float, float] | None = None
    """of the contract, as one could know it: with the best card, and with the one that was played;
    None where it hardly changed"""
    of_calls: Chances | None = None
    """of contracts, as one could know it: of the best call and of what was called; None of cards"""

    @property
    def is_call(self) -> bool:
        return not isinstance(self.action, Play)


class Check(NamedTuple):
    """The contract that a seat took, bid or doubled, or its bid that became one."""

    call: Action
    before: float
    """the chance that what was called is made, as the seat saw it in the auction …"""
    after: float
    """… and the contract, with all its cards, before the first lead"""
    robots: Action
    """what robots would have called"""
    made: bool | None
    """None: tied"""
    raised: Bid | None = None
    """the contract, where it is the partner's, who raised this bid to it"""

    @property
    def is_played(self) -> bool:
        """Tell whether the seat's side has to make it; else it coinched."""
        return not isinstance(self.call, Coinche)

    @property
    def is_own(self) -> bool:
        """Tell whether the contract is the seat's own."""
        return self.is_played and self.raised is None


class Analysis(NamedTuple):
    """The decisions of a seat in a deal, and what they cost."""

    decisions: tuple[Judged, ...]
    check: Check | None = None

    @property
    def known(self) -> float:
        return sum(each.known for each in self.decisions)

    def seen(self, *, calls: bool) -> float:
        """Return what the calls, or the cards, gave away with all cards seen."""
        return sum(each.seen for each in self.decisions if each.is_call == calls)

    @property
    def is_clean(self) -> bool:
        """Tell whether nothing was given away, as one could know it."""
        return not any(each.known for each in self.decisions)

    def costliest(self, *, call: bool) -> Judged | None:
        """Return the card, or the call, by which most was given away as one could know it."""
        costly = (each for each in self.decisions if each.is_call == call and each.known)
        return max(costly, key=lambda each: each.known, default=None)


def analyse(
    moments: Sequence[Moment],
    end: State,
    seat: int,
    thought: Thought = EXPERT,
    *,
    advised: Mapping[str, Weighing] = {},
) -> Analysis:
    """Analyse what a seat did in a deal: all its calls and plays, and the state after them.

    `advised` is what its hints were found from, by decision: whoever went by one is judged by it.
    Raises `NotReady` while the search is not compiled.
    """
    plays = [(each.state, each.action) for each in moments if isinstance(each.action, Play)]
    cards, calls = seen_of(moments, end, seat)
    seen = iter(cards)
    judged: list[Judged] = []
    check: Check | None = None
    for place, (state, action, own) in _decided(moments, seat):
        here = _asked(state, action)
        lost, better = 0.0, None
        if isinstance(action, Play):
            card = next(seen)
            lost, better = card.lost, Play(seat, card.best) if card.lost else None
        elif place in calls:
            lost, better = calls[place]
        if not own or (here is None and not lost):
            continue
        # In Découverte the first cards are too early to be weighed.
        weighing = None
        if here is not None:
            weighing = advised.get("" if here.decision is None else here.decision.key)
            if weighing is None or not weighing.has(action):
                weighing = _weighed(here, action, thought)
        found = _judged(place, here or view(state, seat), action, weighing)
        judged.append(found._replace(seen=lost, better_seen=better))
        if here is not None and weighing is not None and _led_to_contract(action, end):
            check = _checked(here, action, weighing, plays, end)
    return Analysis(tuple(judged), check)


def _weighed(here: View, action: Action, thought: Thought) -> Weighing:
    """Return what a hint would have been found from, unless it is a card that seems as good as any
    after less thought: nothing is called a loss that a hint might have advised."""
    if isinstance(action, Play):
        briefly = thought.part(thought.cards.worlds // BRIEFLY)._replace(after_bids=2)
        brief = weigh(here, dice_of(here), briefly)
        chosen = brief.option(action)
        if brief.behind(chosen) < max(CLEAR, DOUBTFUL * brief.doubt[chosen]):
            return brief
    return weigh(here, dice_of(here), thought, action)


def seen_of(
    moments: Sequence[Moment], end: State, seat: int
) -> tuple[Sequence[SeenCard], Mapping[int, SeenCall]]:
    """Return what each card of a seat cost with all cards seen, and by its place each call."""
    plays = [(each.state, each.action) for each in moments if isinstance(each.action, Play)]
    cards = cards_seen(plays, end, seat)
    calls = {
        place: (each.state, each.action)
        for place, each in _decided(moments, seat)
        if not isinstance(each.action, Play) and _asked(each.state, each.action) is not None
    }
    found = calls_seen([*calls.values()], end, seat, cards[0].before if cards else None)
    return cards, dict(zip(calls, found, strict=True))


def _decided(moments: Sequence[Moment], seat: int) -> Iterator[tuple[int, Moment]]:
    """Yield what a seat did; to let the time of a window pass is a pass."""
    own = next((each.own for each in moments if each.action.actor == seat), True)
    for place, moment in enumerate(moments):
        if moment.action.actor == seat:
            own = moment.own
            yield place, moment
        elif isinstance(moment.action, Close) and Pass(seat) in legal_actions(moment.state, seat):
            yield place, Moment(moment.state, Pass(seat), own)


def _asked(state: State, action: Action) -> View | None:
    """Return what the seat saw of a decision that can be weighed; None of any other."""
    here = view(state, int(action.actor))
    if not weighable(here) or decision_for(state, action) is None:
        return None
    knocks = isinstance(action, Coinche)
    return here if len(here.options) > 1 or knocks else None


def _judged(place: int, here: View, action: Action, weighing: Weighing | None) -> Judged:
    trick = len(here.tricks) + 1 if isinstance(action, Play) else 0
    known = 0.0 if weighing is None else weighing.loss(action)
    if weighing is None or not known:
        return Judged(place, trick, action, 0.0, None, None)
    told, chances = reason_for(here, weighing, action), weighing.chances(action)
    judged = Judged(place, trick, action, known, weighing.best, told.reason)
    return judged._replace(chances=chances, of_calls=told.chances)


# The contract ------------------------------------------------------------------------------------


def _led_to_contract(call: Action, end: State) -> bool:
    """Tell whether the contract that was played is this call, was raised from it or doubled by
    it."""
    deal = end.deal
    if deal is None or deal.taker is None or deal.trump is None:
        return False
    if isinstance(call, Coinche | Surcoinche):
        return True  # no bid comes after it
    if isinstance(call, Bid):
        return call == deal.bid or _raised(call, end) is not None
    return call == Take(deal.taker, deal.trump)


def _raised(call: Action, end: State) -> Bid | None:
    """Return the contract that a seat's partner made of its bid, if they did."""
    bid = None if end.deal is None else end.deal.bid
    if not isinstance(call, Bid) or bid is None or bid.suit is not call.suit:
        return None
    partner = bid.actor != call.actor and end.sides.together(bid.actor, call.actor)
    return bid if partner else None


def _checked(
    here: View,
    call: Action,
    weighing: Weighing,
    plays: Sequence[tuple[State, Action]],
    end: State,
) -> Check | None:
    if not plays:
        return None
    first = view(plays[0][0], int(call.actor))
    [before] = chances_before(here, [call])
    after = chance_after(first, dice_of(first), CHANCES)
    won = [each.score.outcome.takers_won for each in end.results if each.number == end.deal_number]
    made = won[0] if won else None
    return Check(call, before or 0.0, after, weighing.best, made, _raised(call, end))


# As text -----------------------------------------------------------------------------------------


def to_json(analysis: Analysis) -> dict[str, Any]:
    """Return an analysis as JSON can hold it."""
    check = analysis.check
    return {
        "reckoning": RECKONING,
        "decisions": [
            [
                *(each.place, each.trick, str(each.action), round(each.known, 1)),
                *(_text(each.better), each.reason and each.reason.value),
                *(round(each.seen, 1), _text(each.better_seen)),
                each.chances and [round(chance, 3) for chance in each.chances],
                each.of_calls and [e and round(e, 3) for e in each.of_calls],
            ]
            for each in analysis.decisions
        ],
        "check": check
        and [
            *(str(check.call), round(check.before, 3), round(check.after, 3)),
            *(str(check.robots), check.made, _text(check.raised)),
        ],
    }


def from_json(found: Mapping[str, Any]) -> Analysis | None:
    """Read what `to_json` wrote; None where it was reckoned in an older way."""
    if found.get("reckoning") != RECKONING:
        return None
    decisions = tuple(
        Judged(
            *(place, trick, parse_action(action), known, _action(better)),
            *(reason and Reason(reason), seen, _action(better_seen)),
            (chances[0], chances[1]) if chances else None,
            Chances(*of_calls) if of_calls else None,
        )
        for place, trick, action, known, better, reason, *rest in found["decisions"]
        for seen, better_seen, chances, of_calls in (rest,)
    )
    if not found["check"]:
        return Analysis(decisions)
    call, before, after, robots, made, raised = found["check"]
    contract = _action(raised)
    contract = contract if isinstance(contract, Bid) else None
    check = Check(parse_action(call), before, after, parse_action(robots), made, contract)
    return Analysis(decisions, check)


def _text(action: Action | None) -> str | None:
    return None if action is None else str(action)


def _action(text: str | None) -> Action | None:
    return None if text is None else parse_action(text)
