"""Reasons are true where they are told: each is checked by plain rules, and in the whole deal.

A sentence that calls something certain ("nobody else can hold a higher one") must hold in the deal
as it lies, which its seat does not see; one that calls something possible, for cards that nobody
has seen.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pytest

from bot.robots.stakes import shares
from bot.robots.strong.weighing import EXPERT
from bot.rules import (
    PRESETS,
    Ask,
    Card,
    Play,
    State,
    Suit,
    View,
    card_tables,
    find_preset,
    view,
)
from bot.teaching import Reason, Told, dice_of, reason_for, weigh, weighable
from tests.robots.match import casual_party

SAMPLE, WHOLE = 24, 1000
"""positions of each preset"""
FEW = EXPERT.part(40)
UNTOLD = 0.1
"""of the better cards so many may have no reason but numbers"""


class Checked(NamedTuple):
    """Two cards in a deal, of which one is said to be better."""

    state: State
    seen: View
    better: Card
    worse: Card

    @property
    def seat(self) -> int:
        assert self.seen.seat is not None
        return self.seen.seat

    def together(self, seat: int) -> bool:
        return self.seen.sides.together(seat, self.seat)

    def points(self, card: Card) -> float:
        assert self.seen.trump is not None
        return shares(self.seen.rules, self.seen.trump)[card]

    def trump(self, card: Card) -> bool:
        return isinstance(self.seen.trump, Suit) and card.suit is self.seen.trump

    def strength(self, card: Card) -> int:
        assert self.seen.trump is not None
        return card_tables(self.seen.trump, self.seen.rules.na_values).strength[card]

    def above(self, card: Card, other: Card) -> bool:
        return card.suit is other.suit and self.strength(card) > self.strength(other)

    def wins(self, card: Card | None) -> tuple[int, Card]:
        """Who holds the trick, `card` or none being played to it, and with what."""
        plays = [*self.seen.trick, *([(self.seat, card)] if card else [])]
        holder, best = plays[0]
        for seat, each in plays[1:]:
            if self.above(each, best) or (self.trump(each) and not self.trump(best)):
                holder, best = seat, each
        return holder, best

    def holds(self, card: Card) -> bool:
        return self.wins(card)[0] == self.seat

    @property
    def partner_holds(self) -> bool:
        return bool(self.seen.trick) and self.together(self.wins(None)[0])

    @property
    def unseen(self) -> set[Card]:
        pack = set(self.seen.game_type.dealing.pack)
        return pack - {*self.seen.hand, *self.seen.played, *self.seen.known_out}

    def hidden(self, *, theirs: bool = True) -> set[Card]:
        """The cards that the opponents hold in this deal, or all others do."""
        deal = self.state.deal
        assert deal is not None
        seats = range(self.seen.game_type.seats)
        hands = {seat: set(deal.hands[seat]) if deal.hands else set[Card]() for seat in seats}
        for seat, field in enumerate(deal.fields):
            hands[seat] |= {card for place in field for card in (place.up, place.down) if card}
        others = (s for s in seats if s != self.seat and not (theirs and self.together(s)))
        return set().union(*(hands[seat] for seat in others))

    def may(self, has: Callable[[Card], bool]) -> bool:
        """Whether nobody has seen a card of which this holds."""
        return any(map(has, self.unseen))

    def higher(self, card: Card, cards: set[Card]) -> bool:
        return any(self.above(each, card) for each in cards)

    def suit(self, card: Card) -> list[Card]:
        return [each for each in self.seen.hand if each.suit is card.suit]

    @property
    def cannot_trump(self) -> bool:
        """Whether no opponent has a trump."""
        return not any(map(self.trump, self.hidden()))

    def lies_on_one(self, card: Card) -> bool:
        deal = self.state.deal
        assert deal is not None
        return any(e.up is card and e.down for e in deal.fields[self.seat] if deal.fields)

    def opener(self, card: Card) -> int | None:
        leads = (e.leader for e in self.seen.tricks if e.cards[0].suit is card.suit)
        return next(leads, None)

    def void_in(self, card: Card, *, partner: bool = False) -> bool:
        """Whether some opponent, or the partner, can play none of a suit now."""
        deal = self.state.deal
        assert deal is not None
        if self.seen.fields:
            open_ = [
                {place.up for place in field if place.up}
                for seat, field in enumerate(deal.fields)
                if seat != self.seat and self.together(seat) is partner
            ]
            return any(all(e.suit is not card.suit for e in field) for field in open_)
        return any(
            all(each.suit is not card.suit for each in hand)
            for seat, hand in enumerate(deal.hands)
            if seat != self.seat and self.together(seat) is partner
        )

    def may_be_beaten(self, card: Card) -> bool:
        """Whether a card that nobody has seen wins the trick from this one."""
        return self.may(
            lambda each: self.above(each, card) or (self.trump(each) and not self.trump(card))
        )

    def may_lose(self, card: Card) -> bool:
        """Whether the trick is not the own side's for certain with it."""
        return not self.together(self.wins(card)[0]) or self.may_be_beaten(self.wins(card)[1])


def leads(at: Checked) -> bool:
    return not at.seen.trick


def follows(at: Checked) -> bool:
    return bool(at.seen.trick)


def took(at: Checked) -> bool:
    return at.seen.taker == at.seat


def only_trump(at: Checked) -> bool:
    return at.trump(at.worse) and not at.trump(at.better)


def leads_trump(at: Checked) -> bool:
    trumps = at.trump(at.better) and not at.trump(at.worse)
    return leads(at) and trumps and at.may(at.trump)


def guards(at: Checked) -> bool:
    def guarded(each: Card) -> bool:
        higher = at.may(lambda other: at.above(other, each))
        return each is not at.worse and at.points(each) >= 4 and higher

    return any(map(guarded, at.suit(at.worse))) and not at.above(
        at.worse, max(at.suit(at.worse), key=at.points)
    )


def in_a_row(at: Checked) -> bool:
    """Whether no card that is still about lies between it and another one in the hand."""

    def beside(other: Card) -> bool:
        low, high = sorted((at.better, other), key=at.strength)
        between = (e for e in (*at.unseen, *at.suit(other)) if at.above(high, e))
        return not any(at.above(each, low) for each in between)

    others = [each for each in at.suit(at.better) if each is not at.better]
    return any(map(beside, others)) and at.may(lambda each: at.above(each, at.better))


def points_open(at: Checked) -> bool:
    suit = at.suit(at.worse)
    return any(at.points(e) >= 4 for e in suit) and all(at.higher(e, at.unseen) for e in suit)


def more(at: Checked) -> bool:
    return at.points(at.better) > at.points(at.worse)


def fewer(at: Checked) -> bool:
    return at.points(at.better) < at.points(at.worse)


def smaller(at: Checked) -> bool:
    return at.above(at.worse, at.better)


def both_hold(at: Checked) -> bool:
    return follows(at) and at.holds(at.better) and at.holds(at.worse)


def is_certain(at: Checked, card: Card) -> bool:
    """Whether opponents can neither beat nor trump it, as the cards lie."""
    return not at.higher(card, at.hidden()) and (at.trump(card) or at.cannot_trump)


TRUE: Mapping[Reason, Callable[[Checked], bool]] = {
    Reason.DRAW_TRUMPS: lambda at: leads_trump(at) and took(at),
    Reason.PARTNER_TOOK: lambda at: (
        leads_trump(at) and not took(at) and at.together(at.seen.taker or 0)
    ),
    Reason.TRUMPS_GONE: lambda at: leads(at) and only_trump(at) and at.cannot_trump,
    Reason.LEAVE_TRUMPS: lambda at: (
        leads(at) and only_trump(at) and at.may(at.trump) and not at.together(at.seen.taker or 0)
    ),
    Reason.CASH_MASTER: lambda at: (
        leads(at)
        and not at.trump(at.better)
        and at.may(at.trump)
        and not at.higher(at.better, at.hidden(theirs=False))
    ),
    Reason.FROM_THE_TOP: lambda at: (
        leads(at)
        and at.above(at.better, at.worse)
        and not at.higher(at.better, at.hidden(theirs=False))
        and at.higher(at.worse, at.unseen)
    ),
    Reason.TRUMPED: lambda at: (
        leads(at) and not at.trump(at.worse) and at.void_in(at.worse) and at.may(at.trump)
    ),
    Reason.GIVES_TEN: lambda at: leads(at) and at.points(at.worse) >= 9 and at.may_lose(at.worse),
    Reason.OPENS_SUIT: lambda at: (
        leads(at) and at.worse.suit is not at.better.suit and points_open(at)
    ),
    Reason.PARTNERS_TRICK: lambda at: at.partner_holds and only_trump(at),
    Reason.GIVES_POINTS: lambda at: fewer(at) and at.may_lose(at.worse) and not at.partner_holds,
    Reason.LOAD: lambda at: at.partner_holds and more(at),
    Reason.ADD_POINTS: lambda at: both_hold(at) and more(at) and not at.partner_holds,
    Reason.LEAVE_PARTNER: lambda at: (
        at.partner_holds and at.holds(at.worse) and not at.holds(at.better)
    ),
    Reason.SECURE: lambda at: (
        at.partner_holds and at.holds(at.better) and at.may_be_beaten(at.wins(None)[1])
    ),
    Reason.STRONGER: lambda at: (
        both_hold(at) and at.above(at.better, at.worse) and at.may_be_beaten(at.worse)
    ),
    Reason.FINESSE: lambda at: both_hold(at) and smaller(at) and at.may_be_beaten(at.better),
    Reason.TAKE_TRICK: lambda at: (
        follows(at) and not at.partner_holds and at.holds(at.better) and not at.holds(at.worse)
    ),
    Reason.CHEAPER: lambda at: both_hold(at) and smaller(at),
    Reason.SAVE_TRUMP: lambda at: follows(at) and only_trump(at),
    Reason.KEEP_MASTER: lambda at: (
        follows(at) and not at.holds(at.worse) and not at.higher(at.worse, at.hidden(theirs=False))
    ),
    Reason.KEEP_GUARD: guards,
    Reason.LAST_TRICK: lambda at: 1 < len(at.seen.hand) <= 3 and is_certain(at, at.worse),
    Reason.KEEP_CONTROL: lambda at: leads(at) and is_certain(at, at.worse),
    Reason.CASH_SURE: lambda at: leads(at) and is_certain(at, at.better),
    Reason.KEEP_TRUMPS: lambda at: leads(at) and only_trump(at),
    Reason.PARTNERS_SUIT: lambda at: (
        leads(at)
        and at.opener(at.better) not in (None, at.seat)
        and at.together(at.opener(at.better) or 0)
    ),
    Reason.THEIR_SUIT: lambda at: (
        leads(at) and at.opener(at.worse) is not None and not at.together(at.opener(at.worse) or 0)
    ),
    Reason.MAKES_VOID: lambda at: (
        len(at.suit(at.better)) == 1
        and not at.trump(at.better)
        and any(map(at.trump, at.seen.hand))
        and at.may(lambda each: each.suit is at.better.suit)
    ),
    Reason.SHORT_SUIT: lambda at: (
        len(at.suit(at.better)) < len(at.suit(at.worse))
        and any(map(at.trump, at.seen.hand))
        and not at.trump(at.worse)
        and at.may(lambda each: each.suit is at.better.suit)
    ),
    Reason.DRAW_THEIRS: lambda at: leads_trump(at) and not at.together(at.seen.taker or 0),
    Reason.PARTNER_TRUMPS: lambda at: leads(at) and at.void_in(at.better, partner=True),
    Reason.FORCES_TRUMP: lambda at: leads(at) and at.void_in(at.better) and at.may(at.trump),
    Reason.LESS_AT_STAKE: lambda at: fewer(at) and at.may_lose(at.worse),
    Reason.UNCOVERS: lambda at: at.lies_on_one(at.better) and not at.lies_on_one(at.worse),
    Reason.SAFER_LEAD: lambda at: leads(at) and at.may_lose(at.worse),
    Reason.WORTH_MORE_LATER: lambda at: leads(at) and smaller(at),
    Reason.LONG_SUIT: lambda at: (
        leads(at) and len(at.suit(at.better)) > len(at.suit(at.worse)) and at.cannot_trump
    ),
    Reason.IN_A_ROW: lambda at: leads(at) and in_a_row(at),
    Reason.HOLD_UP: lambda at: (
        follows(at) and not at.partner_holds and at.holds(at.worse) and not at.holds(at.better)
    ),
    Reason.UNBLOCK: lambda at: (
        at.partner_holds and at.above(at.better, at.worse) and at.cannot_trump
    ),
    Reason.KEEP_HIGH: lambda at: follows(at) and smaller(at) and not at.holds(at.worse),
    Reason.KEEP_LONG: lambda at: (
        follows(at)
        and at.seen.trick[0][1].suit not in (at.better.suit, at.worse.suit)
        and len(at.suit(at.worse)) > len(at.suit(at.better))
    ),
    Reason.NUMBERS: lambda _: True,
}


def decided(name: str, count: int) -> Iterator[tuple[State, View]]:
    """Positions in which a card is to be chosen, of parties of robots."""
    found = number = 0
    while found < count:
        for move in casual_party(find_preset(name), number):
            seen = view(move.before, int(move.action.actor)) if move.is_own else None
            if seen is None or not isinstance(move.action, Play) or not weighable(seen):
                continue
            cards = {each.card for each in seen.options if isinstance(each, Play)}
            # A few of each deal: as different as can be.
            if len(cards) > 1 and (len(seen.played) + number) % 3 == 0:
                yield move.before, seen
                found += 1
                if found == count:
                    return
        number += 1


def reasons_in(name: str, count: int) -> Counter[Reason]:
    """Check the reasons of so many positions; return how many cards have each."""
    told = Counter[Reason]()
    for state, seen in decided(name, count):
        assert seen.decision is not None
        assert seen.decision.ask is Ask.PLAY
        weighing = weigh(seen, dice_of(seen), FEW)
        best = weighing.best
        assert isinstance(best, Play)
        clear = [each for each in weighing.worth if weighing.is_clear(each)]
        advised = reason_for(seen, weighing)
        if not clear:
            assert advised == Told(Reason.ALL_ALIKE)
            continue
        assert advised.than in clear
        for worse in clear:
            assert isinstance(worse, Play)
            reason, than, _ = reason_for(seen, weighing, worse)
            assert than == worse
            assert worse != advised.than or reason is advised.reason
            at = Checked(state, seen, best.card, worse.card)
            assert TRUE[reason](at), (name, reason, best, worse, seen)
            told[reason] += 1
    return told


@pytest.mark.parametrize("name", PRESETS)
def test_no_reason_is_false_in_its_position(name: str) -> None:
    assert sum(reasons_in(name, SAMPLE).values())


@pytest.mark.whole
@pytest.mark.parametrize("name", PRESETS)
def test_of_many_positions_few_have_no_reason(name: str) -> None:
    told = reasons_in(name, WHOLE)
    untold = told[Reason.NUMBERS] / told.total()
    assert untold <= UNTOLD, told.most_common()
