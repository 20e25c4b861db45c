"""The cost of each call of a deal with all cards seen, in written points.

A call costs what was to be had before it and no longer after it. To be had are the contracts that
a seat may call, as if the auction ended with them, unless an opponent bid more afterwards; what
comes of a pass, as robots by rule of thumb go on calling; and what came of the deal in the end, as
the seat found it at its own first card. Everybody plays as well as can be.

Exact worths take long. So it is asked how many points a side must make with open hands for a call
to be better than what came of the deal, and whether it makes as many: mostly it does not, which is
soon found. What a better call brings is told to within five points of the tricks.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from bot.robots import Level, choose
from bot.robots.search import ALL, Worlds, first_stage, play_out, reaches
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.beside import beside
from bot.robots.strong.bids import SURCOINCHED
from bot.robots.strong.outcomes import Bonuses, Contract, margins, stakes_of, with_all
from bot.rules import (
    BELOTE,
    CAPOT_BID,
    Action,
    Agree,
    Bid,
    Card,
    Coinche,
    Dice,
    Pass,
    Phase,
    Schmeiss,
    Sides,
    State,
    Surcoinche,
    Trump,
    apply,
    deal_points,
    decisions,
    legal_actions,
    named_points,
    view,
)
from bot.rules.core.conditions import LADDER as ON_LADDER
from bot.rules.core.conditions import holds
from bot.rules.core.state import asked
from bot.rules.games.bulgarian.auction import LADDER

LEAST = 10
"""points from which on another call was better"""
FAR = 45
"""points that a side hardly makes more than by rule of thumb"""
STEPS = (10, 5)
"""points of tricks, in which it is found how many are made"""
THOUGHTFUL = 32
"""cards of a play-out that are chosen with thought"""
CALLS = frozenset({Phase.CALL, Phase.KNOCK, Phase.SURCOINCHE, Phase.TALON})
"""phases from the first call to the first lead"""
NO_CHANCE = Dice(bytes(32), "open calls", 0)


class SeenCall(NamedTuple):
    """A call, as one judges it who sees all hands."""

    lost: float
    """points by which its side writes less"""
    best: Action | None
    """what was better"""


def calls_seen(
    called: Sequence[tuple[State, Action]], end: State, seat: int, points: int | None
) -> list[SeenCall]:
    """Return what each call of a seat cost.

    `points` are those, and ALL, that side 0 makes from the seat's own first card on; None where
    nobody took.
    """
    table = _Table(seat, end, points)
    so_far = table.came_of_it()
    found: list[SeenCall] = []
    for state, action in reversed(called):
        worth, best = table.best(state, action, so_far)
        found.append(SeenCall(worth - so_far, best))
        so_far = worth
    return found[::-1]


class _Tricks:
    """The tricks of open hands: how many points, and ALL, the own side makes, as far as anybody
    asked."""

    def __init__(self, state: State, trump: Trump, sides: Sides, seat: int) -> None:
        deal = asked(state)
        rules, self.sides, self.side = state.rules, sides, sides.of(seat)
        hands = np.zeros((1, 4), np.int64)
        for seat, held in enumerate(_whole(state)):
            hands[0, seat] = sum(1 << card.index for card in held)
        self.worlds = Worlds(hands, NOTHING_UNDER)
        # First hand leads, but for a générale.
        leader = deal.tricks[0].leader if deal.tricks else (deal.dealer + 1) % len(deal.hands)
        self.stage = first_stage(rules, sides, trump, sides.seats[0][0], leader)
        dealt = self.stage.tables.as_bits(hands)
        self.total = int(self.stage.totals(dealt)[0])
        # What was laid away counts for the taker.
        laid = deal_points(rules, trump) - self.total
        self.laid = laid if state.game_type.dealing.taken_up else 0
        self.least, self.most = -ALL, self.total + ALL

    @cached_property
    def _by_thumb(self) -> int:
        outcomes = play_out(self.stage, self.worlds, (), THOUGHTFUL)
        return self.own(int(with_all(self.sides, outcomes)[0, 0]))

    @property
    def likely(self) -> int:
        """Return about how many points are made: what is known, or the rule of thumb."""
        return min(max(self._by_thumb, self.least), self.most)

    def own(self, points: int) -> int:
        """Return the own side's points of those of side 0."""
        return points if self.side == 0 else self.total - points

    def reach(self, points: int, *, again: bool) -> bool:
        """Tell whether the own side makes so many points; `again`: nothing else was looked at."""
        if not self.least < points <= self.most:
            return points <= self.least
        # With one point more of side 0 the own side has not enough.
        zeros = points if self.side == 0 else self.total - points + 1
        made = reaches(self.stage, self.worlds, zeros, again=again) == (self.side == 0)
        self.least, self.most = (points, self.most) if made else (self.least, points - 1)
        return made


class _Ending(NamedTuple):
    """A contract that may be played with open hands."""

    tricks: _Tricks
    contract: Contract
    aside: Bonuses
    state: State

    def worth(self, points: int) -> float:
        """Return how many points more the own side writes that makes so many in tricks."""
        tricks, rules = self.tricks, self.state.rules
        takes = tricks.sides.of(self.contract.taker) == tricks.side
        got = points if takes else tricks.total - points
        got, total = got + tricks.laid * (got >= 0), tricks.total + tricks.laid
        stakes = stakes_of(rules, self.contract)._replace(total=total)
        against = len(self.aside.belotes) - 1
        # Where each of several defenders writes their own they are taken to have the same.
        first = None if against == 1 else np.array([(total - min(max(got, 0), total)) // against])
        ahead = margins(rules, stakes, np.array([got]), self.aside, first)
        return float(ahead[0]) if takes else -float(ahead[0]) / against


class _Choice(NamedTuple):
    """Calls that lead to the same tricks, with contracts of their own."""

    tricks: _Tricks
    endings: Sequence[tuple[Action, _Ending]]

    def best(self, points: int) -> tuple[float, Action]:
        """Return the worth of the best call, where the own side makes so many points."""
        found = [(ending.worth(points), action) for action, ending in self.endings]
        return max(found, key=lambda each: each[0])

    def needed(self, worth: float) -> int | None:
        """Return the points with which one of them is worth so much."""
        least, most = -ALL, self.tricks.total + ALL
        if self.best(most)[0] < worth:
            return None
        while least < most:
            middle = (least + most) // 2
            if self.best(middle)[0] >= worth:
                most = middle
            else:
                least = middle + 1
        return least


class _Table:
    """A deal with all cards seen, from a seat's side."""

    def __init__(self, seat: int, end: State, points: int | None) -> None:
        self.seat, self.end = seat, end
        self._tricks: dict[tuple[object, ...], _Tricks] = {}
        self._last: _Tricks | None = None
        self._points = points

    def came_of_it(self) -> float:
        """Return how many points more the own side writes as the auction ended."""
        if self._points is None:
            return 0.0
        ending = self._ending(self.end)
        made = ending.tricks.own(self._points)
        ending.tricks.least = ending.tricks.most = made
        return ending.worth(made)

    def best(self, state: State, action: Action, so_far: float) -> tuple[float, Action | None]:
        """Return the worth of the best other call if it is better, else what is worth `so_far`."""
        choices = [choice for choice in self._choices(state, action) if choice.endings]
        guesses = [(choice.best(choice.tricks.likely)[0], choice) for choice in choices]
        worth, best = so_far, None
        throws_in = self._throws_in(state, action)
        if throws_in is not None and so_far + LEAST <= 0:
            worth, best = 0.0, throws_in
        for _, choice in sorted(guesses, key=lambda each: -each[0]):
            points = self._made(choice, worth + LEAST)
            if points is not None:
                worth, best = choice.best(points)
        return worth, best

    def _made(self, choice: _Choice, worth: float) -> int | None:
        """Return about how many points are made, if they let one write so many more."""
        needed, tricks = choice.needed(worth), choice.tricks
        if needed is None or needed > tricks.likely + FAR or not self._reach(tricks, needed):
            return None
        made, most = needed, tricks.total + ALL
        for step in STEPS:
            while made < most and self._reach(tricks, min(made + step, most)):
                made = min(made + step, most)
        return made

    def _reach(self, tricks: _Tricks, points: int) -> bool:
        again, self._last = tricks is self._last, tricks
        return tricks.reach(points, again=again)

    # What might have been called ------------------------------------------------------------

    def _choices(self, state: State, action: Action) -> Iterator[_Choice]:
        options = legal_actions(state, self.seat)
        yield from self._bids(state, [each for each in options if isinstance(each, Bid)])
        for option in options:
            if isinstance(option, Bid) or option == action:
                continue
            after = self._after(state, option)
            if after is not None:
                yield _Choice(after.tricks, [(option, after)])
        if isinstance(action, Coinche) and Pass(self.seat) not in options:
            # Not to have doubled out of turn: the bid as it stands.
            stands = self._ending(state)
            yield _Choice(stands.tricks, [(Pass(self.seat), stands)])

    def _throws_in(self, state: State, action: Action) -> Action | None:
        """Return another call after which nobody plays, whatever is in the stock: to agree to a
        schmeiss, or to say it where a robot would agree (CL2)."""
        options = [e for e in legal_actions(state, self.seat) if isinstance(e, Agree | Schmeiss)]
        others = (option for option in options if option != action)
        return next((option for option in others if self._after(state, option) is None), None)

    def _bids(self, state: State, bids: Sequence[Bid]) -> Iterator[_Choice]:
        # What opponents bid later in the auction is not outbid by less.
        together = state.sides.together
        later = asked(self.end).calls[len(asked(state).calls) :]
        outbid = [
            _height(state, each)
            for each in later
            if isinstance(each, Bid) and not together(each.actor, self.seat)
        ]
        least = max(outbid, default=0)
        for trump in dict.fromkeys(bid.suit for bid in bids):
            here = [bid for bid in bids if bid.suit is trump and _height(state, bid) >= least]
            if not here:
                continue
            if _is_on_ladder(state):
                last = self._ending(_closed(state, here[0]))
                yield _Choice(last.tricks, [(here[0], last)])
                continue
            first = self._ending(state, here[0])
            held = BELOTE * first.aside.belotes[0] + first.aside.declared[0]
            most = first.tricks.total + int(held[0])
            endings = [
                (bid, first._replace(contract=first.contract._replace(bid=bid.points)))
                for bid in here
                if bid.points <= most or bid.points == CAPOT_BID
            ]
            yield _Choice(first.tricks, endings)

    def _after(self, state: State, option: Action) -> _Ending | None:
        """Return what comes of a call that is no bid; None where nobody takes."""
        if isinstance(option, Coinche | Surcoinche) and _is_on_ladder(state):
            return self._ending(_closed(state, option))
        if isinstance(option, Coinche | Surcoinche):
            times = 2 if isinstance(option, Coinche) else SURCOINCHED[state.rules.surcoinche]
            stands = self._ending(state)
            return stands._replace(contract=stands.contract._replace(multiplier=times))
        after = apply(state, option).state
        while after.phase in CALLS:
            actor = next(int(each.actor) for each in decisions(after) if each.waits)
            after = apply(after, choose(view(after, actor), NO_CHANCE, Level.CLUB)).state
        if after.deal is None or after.deal.taker is None or after.phase is Phase.OVER:
            return None
        stands = state.deal is not None and state.deal.bid == after.deal.bid
        ending, times = self._ending(after), asked(state).multiplier if stands else 1
        # To double takes somebody who is sure; nobody is charged with what robots would dare.
        return ending._replace(contract=ending.contract._replace(multiplier=times))

    def _ending(self, state: State, bid: Bid | None = None) -> _Ending:
        """Return the end of a contract: of the bid, or the one that stands or was taken."""
        deal = asked(state)
        standing = bid or deal.bid
        if standing is not None:
            times = 1 if bid else deal.multiplier
            contract = Contract(standing.suit, standing.actor, named_points(standing), times)
        elif deal.taker is not None and deal.trump is not None:
            contract = Contract(deal.trump, deal.taker)
        else:
            raise ValueError("nobody has taken")
        sides = state.game_type.sides(contract.taker)
        key = (_whole(state), contract.trump, sides)
        if key not in self._tricks:
            self._tricks[key] = _Tricks(state, contract.trump, sides, self.seat)
        tricks = self._tricks[key]
        hands = tricks.worlds.hands.astype(np.uint32)
        aside = beside(state.rules, contract, hands, state.game_type.accounts)
        return _Ending(tricks, contract, aside, state)


def _is_on_ladder(state: State) -> bool:
    return holds(ON_LADDER, state.rules)


def _height(state: State, bid: Bid) -> int:
    """Return how high a bid is among those of its game."""
    return 1 + LADDER.index(bid.suit) if _is_on_ladder(state) else bid.points


def _closed(state: State, call: Action) -> State:
    """Return the state after the last call of an auction, with all the cards dealt."""
    state = apply(state, call).state
    while state.phase in CALLS:
        state = apply(state, Pass(asked(state).turn)).state
    return state


def _whole(state: State) -> tuple[tuple[Card, ...], ...]:
    """Return the hands as they were before the first lead."""
    deal = asked(state)
    hands = [list(held) for held in deal.hands]
    played = [(trick.leader, trick.cards) for trick in deal.tricks] + [(deal.leader, deal.trick)]
    for leader, cards in played:
        for place, card in enumerate(cards):
            hands[(leader + place) % len(hands)].append(card)
    return tuple(tuple(sorted(held, key=lambda card: card.index)) for held in hands)
