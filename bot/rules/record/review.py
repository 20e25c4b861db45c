"""A party looked at again, with everybody's cards open: deal by deal, trick by trick."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.rules.core.actions import TABLE, Action
from bot.rules.core.card import Card, sort_key
from bot.rules.core.machine import apply
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import ByAccount
from bot.rules.core.state import NOTHING_MOVED, Deal, Hands, Phase, State, asked
from bot.rules.core.view import View, view
from bot.rules.games import start

BETWEEN_DEALS = (Phase.DRAW, Phase.SHUFFLE, Phase.CUT, Phase.PACKETS, Phase.OVER)


class PartyGoesOn(ValueError):
    """The cards of a party that is still being played are not shown."""


class OpenTable(NamedTuple):
    """A moment with everybody's cards open. Equal ones look the same."""

    view: View
    """what the table saw; nobody is asked any more"""
    hands: Hands
    """what each seat holds now, sorted for the eye: trump first, high first"""
    dealt: Hands
    """what each held before the first lead, in the same order; of an auction in vain what it had"""
    stock: tuple[Card, ...]
    """the cards that nobody holds, as they lie; empty while the party goes on (CL3)"""
    taken_up: tuple[Card, ...]
    """what the taker took up of it"""
    laid: tuple[Card, ...]
    """what the taker laid away instead"""
    covered: tuple[tuple[Card | None, ...], ...]
    """Découverte: the cards face down in each seat's places; empty in other games"""
    points: ByAccount
    """card points won so far in this deal, also where the players could not count them (A10)"""

    @property
    def closed(self) -> "OpenTable":
        """The same without what nobody plays, which is hidden until the party is over (CL3, J9)."""
        return self._replace(stock=(), taken_up=(), laid=())


class Review:
    """The moments of those deals of a party that are over.

    Deals are numbered from 1, thrown-in ones too. Step 0 of a deal is its end of the auction, step
    n the moment when its trick n was won; where the game was stopped in the middle of a trick (A10)
    the last step shows that.
    """

    def __init__(self, states: Sequence[State]) -> None:
        """All states of the party so far."""
        self.last = view(states[-1], None)
        """the table's view of the last one"""
        self._deals = tuple(map(_steps, _by_deal(states)))

    @property
    def deals(self) -> int:
        """Return the number of deals."""
        return len(self._deals)

    def last_step(self, deal: int) -> int:
        """The number of the last step of a deal."""
        return len(self._deals[deal - 1]) - 1

    def has(self, deal: int, step: int) -> bool:
        """Tell whether there is such a moment."""
        return 1 <= deal <= self.deals and 0 <= step <= self.last_step(deal)

    def at(self, deal: int, step: int) -> OpenTable:
        """The moment; raises `IndexError` when there is none."""
        if not self.has(deal, step):
            raise IndexError(f"no step {step} of deal {deal}")
        states = self._deals[deal - 1]
        table = open_table(states[step], asked(states[0]).hands)
        return table if self.last.phase is Phase.OVER else table.closed


def review(rules: Ruleset, actions: Iterable[Action]) -> Review:
    """The finished party replayed; raises `PartyGoesOn` when these actions do not end it."""
    states = list(_states(rules, actions))
    if states[-1].phase is not Phase.OVER:
        raise PartyGoesOn
    return Review(states)


def review_so_far(rules: Ruleset, actions: Iterable[Action]) -> Review:
    """Those deals replayed that are over, of a party that goes on; raises `PartyGoesOn` before the
    first one is."""
    found = Review(list(_states(rules, actions)))
    if not found.deals:
        raise PartyGoesOn
    return found


def open_deal(rules: Ruleset, actions: Iterable[Action], number: int) -> OpenTable:
    """All hands of deal `number` as they were before the first lead, of a party that may go on.

    Raises `PartyGoesOn` while the deal is not over.
    """
    deals = enumerate(_by_deal(_states(rules, actions)), 1)
    deal = next((deal for n, deal in deals if n == number), None)
    if deal is None:
        raise PartyGoesOn
    before_lead = _steps(deal)[0]
    return open_table(before_lead, asked(before_lead).hands).closed


def open_position(rules: Ruleset, actions: Iterable[Action]) -> OpenTable:
    """All hands of a first deal that nobody plays, where these actions leave it."""
    deal = [each for each in _states(rules, actions) if each.phase not in BETWEEN_DEALS]
    return open_table(deal[-1], asked(_steps(deal)[0]).hands)


class DoneAction(NamedTuple):
    """An action of a deal: its place among those of the party, from 0, and the state before."""

    place: int
    state: State
    action: Action


def done_in_deal(
    rules: Ruleset, actions: Iterable[Action], number: int
) -> tuple[list[DoneAction], State]:
    """Return all that was done in deal `number` once its cards were dealt, and the state after it.

    Raises `PartyGoesOn` while the deal is not over.
    """
    for done, end in _done_by_deal(rules, actions):
        if done[0].state.deal_number == number:
            return done, end
    raise PartyGoesOn


def _done_by_deal(
    rules: Ruleset, actions: Iterable[Action]
) -> Iterator[tuple[list[DoneAction], State]]:
    """Yield for each deal that is over its moves and the state after it."""
    state, done = start(rules), list[DoneAction]()
    for place, action in enumerate(actions):
        before, state = state, apply(state, action).state
        if before.phase in BETWEEN_DEALS:
            continue
        done.append(DoneAction(place, before, action))
        if state.phase in BETWEEN_DEALS:
            yield done, state
            done = []


class Move(NamedTuple):
    """A moment of a deal: what somebody did, and the table after it."""

    action: Action | None
    """None: the cards have just been dealt"""
    done: int
    """how many actions of the party there were by then"""
    step: int
    """the step of a `Review` that shows it"""
    table: OpenTable


class Moves:
    """The moments of a finished party, action by action, with everybody's cards open.

    Deals are numbered as in a `Review`. Move 0 of a deal shows its cards as they were dealt, move n
    the table after the n-th thing that somebody did; what a clock does belongs to what was done
    before it.
    """

    def __init__(self, rules: Ruleset, actions: Iterable[Action]) -> None:
        """Raises `PartyGoesOn` when these actions do not end the party."""
        by_deal = list(_done_by_deal(rules, actions))
        if not by_deal or by_deal[-1][1].phase is not Phase.OVER:
            raise PartyGoesOn
        self.last = view(by_deal[-1][1], None)
        """the table's view of the end"""
        self._deals = tuple(_moments(*each) for each in by_deal)

    @property
    def deals(self) -> int:
        """How many there were."""
        return len(self._deals)

    def last_move(self, deal: int) -> int:
        """The number of the last move of a deal."""
        return len(self._deals[deal - 1]) - 1

    def has(self, deal: int, move: int) -> bool:
        """Tell whether there is such a moment."""
        return 1 <= deal <= self.deals and 0 <= move <= self.last_move(deal)

    def ends(self, deal: int) -> Mapping[int, int]:
        """The last move of each step of a deal, as a `Review` numbers steps."""
        return {_step(state): move for move, (*_, state) in enumerate(self._deals[deal - 1])}

    def at(self, deal: int, move: int) -> Move:
        """The moment; raises `IndexError` when there is none."""
        if not self.has(deal, move):
            raise IndexError(f"no move {move} of deal {deal}")
        moments = self._deals[deal - 1]
        action, done, state = moments[move]
        *_, before_lead = moments[self.ends(deal)[0]]
        return Move(action, done, _step(state), open_table(state, asked(before_lead).hands))


def _moments(
    done: Sequence[DoneAction], end: State
) -> tuple[tuple[Action | None, int, State], ...]:
    """A move of a deal: the action, how many actions there were with it, and the state after it."""
    first = done[0]
    found: list[tuple[Action | None, int, State]] = [(None, first.place, first.state)]
    states = (*(each.state for each in done[1:]), end)
    for (place, _, action), after in zip(done, states, strict=True):
        if action.actor == TABLE:
            action = found.pop()[0]
        found.append((action, place + 1, after))
    return tuple(found)


def _step(state: State) -> int:
    """The trick that is played, or has just been won; 0 before the first lead."""
    deal = asked(state)
    return len(deal.tricks) + bool(deal.trick)


def _states(rules: Ruleset, actions: Iterable[Action]) -> Iterator[State]:
    state = start(rules)
    yield state
    for action in actions:
        state = apply(state, action).state
        yield state


def _by_deal(states: Iterable[State]) -> Iterator[list[State]]:
    """The states of each deal, from its first card dealt to what came of its last action."""
    deal: list[State] = []
    for before, after in pairwise(states):
        if after.phase not in BETWEEN_DEALS:
            if before.phase in BETWEEN_DEALS:
                deal = []
            deal.append(after)
        elif before.phase not in BETWEEN_DEALS:
            yield [*deal, after]


def _steps(deal: Sequence[State]) -> tuple[State, ...]:
    """The moments before a card is led, and the last one."""
    leads = [
        before for before, after in pairwise(deal) if not asked(before).trick and asked(after).trick
    ]
    return (*leads, deal[-1])


def open_table(state: State, dealt: Hands) -> OpenTable:
    """Return a moment with all cards open; `dealt` are the hands before the first lead."""
    deal = asked(state)
    moved = deal.moved or NOTHING_MOVED
    keys = sort_key(deal.trump)
    taken_up, laid = (tuple(sorted(e, key=keys.__getitem__)) for e in (moved.taken_up, moved.laid))
    return OpenTable(
        view=view(state, None)._replace(decisions=()),
        hands=_sorted(deal.hands, deal),
        dealt=_sorted(dealt, deal),
        stock=deal.stock,
        taken_up=taken_up,
        laid=laid,
        covered=tuple(tuple(place.down for place in field) for field in deal.fields),
        points=deal.points,
    )


def _sorted(hands: Hands, deal: Deal) -> Hands:
    keys = sort_key(deal.trump)
    return tuple(tuple(sorted(hand, key=keys.__getitem__)) for hand in hands)
