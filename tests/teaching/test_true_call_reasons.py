"""Reasons of calls are true where they are told.

What a hand is said to have is counted here by the words of docs/conventions.md, and chances are
found once more in other deals.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pytest

from bot.robots.strong import schmeissing, taking
from bot.robots.strong.likelihood import chances_to_choose, likely_hands
from bot.robots.strong.outcomes import Contract
from bot.robots.strong.weighing import EXPERT
from bot.robots.valuation import takes_everything
from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    PRESETS,
    Action,
    Agree,
    Bid,
    Card,
    Coinche,
    Dice,
    Discard,
    Exchange,
    NoSuit,
    Pass,
    Play,
    Rank,
    Refuse,
    Schmeiss,
    Suit,
    Surcoinche,
    Take,
    Trump,
    View,
    card_tables,
    choices,
    find_preset,
    game_of,
    view,
)
from bot.teaching import CALL_REASONS, Reason, Told, dice_of, reason_for, weigh, weighable
from tests.robots.match import casual_party

SAMPLE, WHOLE = 6, 600
"""calls of each preset"""
FEW = EXPERT.part(60)._replace(calls=60)
UNTOLD = 0.1
"""of the better calls so many may have no reason but numbers"""
OTHER_DEALS = 400
NEAR = 0.15
"""by which a chance may differ in other deals"""
WITH_AUCTION = [name for name in PRESETS if not game_of(find_preset(name)).in_fields]
"""those whose calls are weighed"""


class Checked(NamedTuple):
    """Two calls, of which one is said to be better."""

    seen: View
    better: Action
    worse: Action
    told: Told

    @property
    def cards(self) -> list[Card]:
        return [*self.seen.hand_if_taken]

    def ranks(self, trump: Trump) -> set[Rank]:
        return {card.rank for card in self.cards if card.suit is trump}

    @property
    def aces(self) -> int:
        return sum(card.rank is Rank.ACE for card in self.cards)

    def tops(self, trump: Trump) -> tuple[int, int]:
        ace, ten = (Rank.ACE, Rank.TEN) if trump is NoSuit.NO_TRUMPS else (Rank.JACK, Rank.NINE)
        tops = [card.suit for card in self.cards if card.rank is ace]
        return len(tops), sum(card.rank is ten and card.suit in tops for card in self.cards)

    def belote(self, trump: Trump) -> int:
        both = {Rank.KING, Rank.QUEEN} <= self.ranks(trump)
        return 2 * (
            both and self.seen.rules.belote_helps_contract and self.seen.rules.belote != "off"
        )

    def declared(self, trump: Trump) -> int:
        """Tens of declarations, where they help."""
        best = choices(self.cards, self.seen.rules, trump)[:1]
        said = sum(each.points for choice in best for each in choice)
        return said // 10 if self.seen.rules.decl_helps_contract else 0

    def trumps(self, trump: Trump) -> int:
        """Jack and nine are as good as one more."""
        return len(self.ranks(trump)) + (self.heads(trump) == 2)

    def worth(self, points: int) -> int:
        return (50 if self.seen.rules.kloppen_fail == "max" else 40) + 10 * points

    def points(self, trump: Trump) -> int:
        """Each trump 1, the jack 2 more, the nine 1 more, each ace 1; without: 2, tops, seconds."""
        if isinstance(trump, NoSuit):
            return 2 + sum(self.tops(trump))
        ranks = self.ranks(trump)
        heads = 2 * (Rank.JACK in ranks) + (Rank.NINE in ranks)
        return len(ranks) + heads + self.aces + self.belote(trump) + self.declared(trump)

    def support(self, trump: Trump) -> int:
        if isinstance(trump, NoSuit):
            return 1 + self.tops(trump)[0]
        ranks = self.ranks(trump)
        heads = 2 * (Rank.JACK in ranks) + (Rank.NINE in ranks)
        beside = self.aces + self.belote(trump) + self.declared(trump)
        return heads + beside + max(0, len(ranks) - 2)

    def together(self, seat: int) -> bool:
        return self.seen.game_type.accounts.together(seat, int(self.better.actor))

    @property
    def bids(self) -> list[Bid]:
        return [each for each in self.seen.calls if isinstance(each, Bid)]

    @property
    def ours(self) -> list[Bid]:
        return [each for each in self.bids if self.together(each.actor)]

    def heads(self, trump: Trump) -> int:
        return len(self.ranks(trump) & {Rank.JACK, Rank.NINE})

    def fits(self, call: Action) -> bool:
        """Whether the hand has what a call shows, by the page."""
        if self.seen.on_ladder:
            return self.fits_on_ladder(call)
        match call:
            case Take() if self.seen.rules.auction in ("three", "clobyosh"):
                return self.fits_alone(call)
            case Take(suit=trump) if self.seen.rules.auction == "choice":
                forced = not any(isinstance(each, Pass) for each in self.seen.options)
                headed = self.heads(trump) >= 1 or len(self.ranks(trump)) >= 3
                return forced or (headed and self.trumps(trump) >= 2 and self.points(trump) >= 5)
            case Take(suit=trump):
                if isinstance(trump, NoSuit):
                    return self.tops(trump)[0] >= 3
                long = self.trumps(trump) >= 3
                return long and self.heads(trump) >= 1 and self.points(trump) >= 5
            case Coinche():
                return self.fits_coinche()
            case Surcoinche():
                bid = self.bids[-1]
                suited = isinstance(bid.suit, NoSuit) or self.heads(bid.suit) == 2
                return suited and self.worth(self.points(bid.suit) - 2) >= bid.points
            case Bid():
                return self.fits_bid(call)
            case _:
                return True

    def fits_alone(self, take: Take) -> bool:
        """The table of the page for who has no partner: trumps, jack or nine or one trump more, and
        points, by how many cards the auction is on."""
        if any(isinstance(each, Refuse) for each in self.seen.calls):
            return True
        cards = len(self.seen.hand)
        trumps, points = {5: (2, 5), 8: (2, 6), 10: (3, 6), 6: (2, 4)}[cards]
        long = len(self.ranks(take.suit)) > trumps
        headed = cards == 6 or long or self.heads(take.suit) >= 1
        return headed and self.trumps(take.suit) >= trumps and self.points(take.suit) >= points

    def fits_on_ladder(self, call: Action) -> bool:
        """The table of the page: points and trumps, or tops where there is no trump suit."""
        trump = call.suit if isinstance(call, Bid) else self.bids[-1].suit if self.bids else None
        if trump is None or isinstance(call, Pass):
            return True
        opened = bool(self.bids)
        tops, points, most = {Coinche: (3, 6, 0), Surcoinche: (1, 4, 0)}.get(
            type(call), (1, 3, 2) if opened else (2, 4, 3)
        )
        if isinstance(trump, NoSuit):
            return self.tops(trump)[0] >= tops
        long = len(self.ranks(trump)) >= most
        headed = self.heads(trump) >= 1 and self.trumps(trump) >= most - 1
        return self.points(trump) >= points and (long or headed)

    def fits_coinche(self) -> bool:
        bid = self.bids[-1]
        if isinstance(bid.suit, NoSuit):
            masters = sum(self.tops(bid.suit))
            return masters >= 2 and bid.points + 10 * masters >= 140
        points = self.points(bid.suit)
        return points >= 6 and bid.points + 10 * (points + bool(self.ours)) >= 170

    def fits_bid(self, bid: Bid) -> bool:
        trump = bid.suit
        if bid.points in (CAPOT_BID, GENERALE_BID):
            return takes_everything(self.cards, trump)
        same = [each for each in self.ours if each.suit is trump]
        points, suited = self.points(trump), not isinstance(trump, NoSuit)
        worth = self.worth(points) >= bid.points
        if not self.ours:
            if not self.bids:
                worth = self.worth(points - 1) >= bid.points
            if not worth or points < 5:
                return False
            return self.fits_first(bid) if suited else self.tops(trump)[0] >= 2
        if not same:
            if not suited:
                return worth and self.tops(trump)[0] >= 2
            if not self.ours_stands:
                return worth and self.heads(trump) >= 1 and self.trumps(trump) >= 3
            partners = [each.suit for each in self.ours if each.actor != bid.actor]
            short = not partners or len(self.ranks(partners[-1])) <= 1
            return worth and short and self.heads(trump) >= 1 and self.trumps(trump) >= 4
        raised = sum(
            each.points - before.points
            for before, each in pairwise(same)
            if each.actor != same[0].actor
        )
        if same[0].actor == bid.actor:
            return self.worth(points) + raised >= bid.points + 10 * self.ours_stands
        last = [each for each in same if each.actor != bid.actor][-1]
        promised = 1 + self.ours_stands + (bid.points - last.points + raised) // 10
        return self.support(trump) >= promised

    def fits_first(self, bid: Bid) -> bool:
        """Whether the hand has the trumps of a first bid in a suit."""
        heads, trumps = self.heads(bid.suit), self.trumps(bid.suit)
        if bid.points <= 90:
            return trumps >= 4 or (heads >= 1 and trumps >= 3)
        if self.bids or bid.points == 100:
            return heads >= 1 and trumps >= 3
        declared = self.declared(bid.suit) > 0
        both = bid.points >= 120 and not self.seen.rules.decl_helps_contract
        return heads >= 1 + both and trumps >= 4 and self.aces + declared >= 1

    @property
    def answers(self) -> bool:
        """Whether somebody has said schmeiss."""
        return bool(self.seen.calls) and isinstance(self.seen.calls[-1], Schmeiss)

    def later(self) -> int:
        """The most points with a suit that was not turned up, without the turned card."""
        assert self.seen.turn_up is not None
        others = [suit for suit in Suit if suit is not self.seen.turn_up.suit]
        return max(self._replace(seen=self.seen._replace(turn_up=None)).points(e) for e in others)

    @property
    def turned(self) -> Suit:
        assert self.seen.turn_up is not None
        return self.seen.turn_up.suit

    def left(self, laid: Action) -> int:
        """How many cards of its suit a card leaves that is laid away."""
        assert isinstance(laid, Discard)
        return sum(each.suit is laid.card.suit for each in self.seen.hand) - 1

    def laid(self, laid: Action) -> int:
        """The points of a card that is laid away."""
        assert isinstance(laid, Discard)
        assert self.seen.trump is not None
        return card_tables(self.seen.trump).points[laid.card]

    def runs(self, *, exchanged: bool) -> int:
        """The points of the runs of the hand, with the seven or the turned card."""
        hand, turned = list(self.seen.hand), self.seen.turn_up
        assert turned is not None
        if exchanged:
            hand = [each for each in hand if (each.rank, each.suit) != (Rank.SEVEN, turned.suit)]
            hand.append(turned)
        best = choices(hand, self.seen.rules, self.seen.trump)[:1]
        return sum(each.points for choice in best for each in choice)

    @property
    def ours_stands(self) -> bool:
        return bool(self.bids) and self.together(self.bids[-1].actor)

    def chance(self, call: Action) -> float:
        """The chance of a contract in other deals."""
        alone = not self.seen.game_type.accounts.has_partners
        if isinstance(call, Take) and (alone or self.seen.turn_up is not None):
            return taking.chance_to_make(self.seen, call, Dice(bytes(32), "other", 0), OTHER_DEALS)
        if isinstance(call, Schmeiss) or alone:
            return schmeissing.chance_to_make(self.seen, Dice(bytes(32), "other", 0), OTHER_DEALS)
        named = call if isinstance(call, Bid | Take) else self.bids[-1]
        points = named.points or None if isinstance(named, Bid) else None
        chance = np.random.default_rng(1)
        hands = likely_hands(self.seen, int(call.actor), chance, OTHER_DEALS)
        contract = Contract(named.suit, named.actor, points)
        return float((taking.written_with(self.seen, contract, hands) > 0).mean())

    def chance_passed(self) -> float:
        """The chance of playing and failing after a pass, in other deals: each later seat plays as
        it is likely to, the last one because it has to."""
        chance = np.random.default_rng(1)
        hands = likely_hands(self.seen, int(self.better.actor), chance, OTHER_DEALS)
        seats, own = self.seen.game_type.seats, int(self.better.actor)
        failed = 0
        for world in range(len(hands)):
            one = hands[world : world + 1]
            for number in range(len(self.seen.calls) + 1, seats + 1):
                seat = (own + number - len(self.seen.calls)) % seats
                wants = chances_to_choose(self.seen.rules, one[:, seat])[:, 0]
                if number == seats or chance.random() < wants.max():
                    contract = Contract([*Suit][int(wants.argmax())], seat)
                    made = taking.written_with(self.seen, contract, one)[0] > 0
                    failed += self.together(seat) and not made
                    break
        return failed / len(hands)


def chances_agree(at: Checked) -> bool:
    """Whether all chances that are told are found in other deals too."""
    assert at.told.chances is not None
    better, worse, standing, passed = at.told.chances
    stands = Pass(int(at.better.actor))
    assert (better is not None) == isinstance(at.better, Bid | Take | Schmeiss)
    assert (worse is not None) == isinstance(at.worse, Bid | Take | Schmeiss)
    assert (standing is not None) == (bool(at.bids) or at.answers)
    calls = (at.better, better), (at.worse, worse), (stands, standing)
    if passed is not None and abs(at.chance_passed() - passed) >= NEAR:
        return False
    return all(abs(at.chance(call) - each) < NEAR for call, each in calls if each is not None)


def chances(at: Checked) -> tuple[float, float, float]:
    assert at.told.chances is not None
    better, worse, standing, _ = (0.0 if each is None else each for each in at.told.chances)
    return better, worse, standing


def passed(at: Checked) -> float:
    assert at.told.chances is not None
    assert at.told.chances.passed is not None
    return at.told.chances.passed


def raises(at: Checked, call: Action) -> bool:
    named = [each.suit for each in at.ours if each.actor != call.actor]
    first = next((e for e in at.ours if isinstance(call, Bid) and e.suit is call.suit), None)
    suited = isinstance(call, Bid) and not isinstance(call.suit, NoSuit) and call.suit in named
    return suited and first is not None and first.actor != call.actor


def higher(at: Checked) -> bool:
    first, second = at.better, at.worse
    return isinstance(first, Bid) and isinstance(second, Bid) and first.points > second.points


def counts_more(at: Checked) -> bool:
    first, second = at.better, at.worse
    if not isinstance(first, Bid | Take) or not isinstance(second, Bid | Take):
        return False
    return at.points(first.suit) > at.points(second.suit)


TRUE: Mapping[Reason, Callable[[Checked], bool]] = {
    Reason.SUPPORTS: lambda at: raises(at, at.better) and at.fits(at.better),
    Reason.LACKS_SUPPORT: lambda at: raises(at, at.worse) and not at.fits(at.worse),
    Reason.SHOWS: lambda at: at.worse == Pass(int(at.worse.actor)) and at.fits(at.better),
    Reason.SHOWS_RATHER: lambda at: at.fits(at.better) and not at.fits(at.worse),
    Reason.LACKS: lambda at: not at.fits(at.worse),
    Reason.SAYS_MORE: lambda at: higher(at) and at.fits(at.better) and at.fits(at.worse),
    Reason.BETTER_TRUMP: counts_more,
    Reason.DOUBLE: lambda at: isinstance(at.better, Coinche) and chances(at)[2] < 0.5,
    Reason.NO_DOUBLE: lambda at: isinstance(at.worse, Coinche) and chances(at)[2] >= 0.5,
    Reason.REDOUBLE: lambda at: isinstance(at.better, Surcoinche) and chances(at)[2] >= 0.5,
    Reason.NO_REDOUBLE: lambda at: isinstance(at.worse, Surcoinche) and chances(at)[2] < 0.5,
    Reason.MADE_MORE: lambda at: chances(at)[0] > chances(at)[1],
    Reason.LESS_ROOM: lambda at: higher(at) and chances(at)[0] >= 0.5,
    Reason.LIKELY: lambda at: chances(at)[0] >= 0.5,
    Reason.THEIRS_MADE: lambda at: not at.ours_stands and chances(at)[2] >= 0.5,
    Reason.PARTNERS_CONTRACT: lambda at: at.ours_stands and chances(at)[2] > chances(at)[1],
    Reason.HARDLY_MADE: lambda at: chances(at)[1] < 0.5,
    Reason.THEIRS_FAILS: lambda at: not at.ours_stands and chances(at)[2] < 0.5,
    Reason.FAILS_MORE: lambda at: 1 - chances(at)[1] > passed(at),
    Reason.LATER: lambda at: at.later() > at.points(at.turned),
    Reason.KEEPS_OFF: lambda at: isinstance(at.better, Schmeiss) and isinstance(at.worse, Pass),
    Reason.MAY_THROW_IN: lambda at: isinstance(at.better, Schmeiss) and chances(at)[1] > 0,
    Reason.IF_REFUSED: lambda at: isinstance(at.worse, Schmeiss) and chances(at)[1] < 0.5,
    Reason.THEY_MAKE: lambda at: isinstance(at.better, Agree) and chances(at)[2] >= 0.5,
    Reason.THEY_FAIL: lambda at: isinstance(at.better, Refuse) and chances(at)[2] < 0.5,
    Reason.HIGHER_TRUMP: lambda at: isinstance(at.better, Exchange),
    Reason.IN_A_RUN: lambda at: at.runs(exchanged=True) < at.runs(exchanged=False),
    Reason.NO_MORE_OF_IT: lambda at: at.left(at.better) == 0 < at.left(at.worse),
    Reason.LAYS_POINTS: lambda at: at.laid(at.better) > at.laid(at.worse),
    Reason.NUMBERS: lambda _: True,
}
CERTAIN = frozenset(list(CALL_REASONS)[: list(CALL_REASONS).index(Reason.DOUBLE)])
"""reasons by the convention: they tell no chances"""


def called(name: str, count: int) -> Iterator[View]:
    """Auctions of parties of robots in which somebody is to call."""
    found = number = 0
    while found < count:
        number += 1
        for move in casual_party(find_preset(name), number):
            if not move.is_own or isinstance(move.action, Play):
                continue
            seen = view(move.before, int(move.action.actor))
            if weighable(seen) and len(seen.options) > 1:
                yield seen
                found += 1
                if found == count:
                    return


def reasons_in(name: str, count: int, *, look_again: bool) -> Counter[Reason]:
    """Check the reasons of so many calls; return how many have each."""
    told = Counter[Reason]()
    for seen in called(name, count):
        weighing = weigh(seen, dice_of(seen), FEW)
        for worse in (each for each in weighing.worth if weighing.is_clear(each)):
            why = reason_for(seen, weighing, worse)
            assert why.than == worse
            at = Checked(seen, weighing.best, worse, why)
            assert TRUE[why.reason](at), (name, why, weighing.best, seen.calls, seen.hand)
            if look_again and why.reason not in CERTAIN:
                assert chances_agree(at), (name, why, weighing.best, seen.calls, seen.hand)
            told[why.reason] += 1
    return told


@pytest.mark.parametrize("name", WITH_AUCTION)
def test_no_reason_of_a_call_is_false_in_its_auction(name: str) -> None:
    assert sum(reasons_in(name, SAMPLE, look_again=True).values())


@pytest.mark.whole
@pytest.mark.parametrize("name", WITH_AUCTION)
def test_of_many_calls_few_have_no_reason(name: str) -> None:
    told = reasons_in(name, WHOLE, look_again=False)
    assert told[Reason.NUMBERS] / told.total() <= UNTOLD, told.most_common()
