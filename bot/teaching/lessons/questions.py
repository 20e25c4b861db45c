"""Questions about a position: each asks the rules which of its answers are right.

What is a matter of judgement is written there: which card is best, and what to call.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

from bot.robots.convention import Heads, points_of, shown_by
from bot.rules import (
    DEAL_POINTS,
    DEFENDERS,
    TEAMS,
    Announced,
    Bid,
    ByRole,
    Card,
    DealOutcome,
    DealScore,
    DeclarationKind,
    IllegalAction,
    Reason,
    Role,
    Ruleset,
    Source,
    Suit,
    Take,
    by_partners,
    card_tables,
    choices,
    deal_points,
    find_belotes,
    game_of,
    last_trick_points,
    named_points,
    parse_action,
    parse_cards,
    parse_declaration,
    refusal,
    score_deal,
    settle_contest,
)
from bot.rules.games.bids import Bids
from bot.teaching.lessons.answers import (
    Answer,
    Bare,
    Better,
    Each,
    Place,
    Points,
    Remark,
    Side,
    Sum,
)
from bot.teaching.lessons.positions import PARTNER, YOU, LessonPosition
from bot.teaching.reasons import Reason as Why

Answers = tuple[Answer, ...]


class Question(Protocol):
    """The kinds of questions about a position."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        """The answers that are offered, in their order, each with why it is wrong."""
        ...


# Cards of the hand -------------------------------------------------------------------------------


class Strongest:
    """Asks which card of the hand, all of one suit, is the strongest."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        strength = card_tables(at.suit, rules.na_values).strength
        best = max(at.cards, key=strength.__getitem__)
        wrong = {c: Remark("lesson-lower", {"card": c, "other": best}) for c in at.cards}
        return _marked(at.cards, {best}, wrong.__getitem__)


class MayPlay:
    """Asks for a card that may be played: any is right."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        return tuple(Answer(card, _refusal(card, at, rules)) for card in at.cards)


class Takes:
    """Asks for a card that may be played and holds the trick."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        tables = card_tables(at.suit, rules.na_values)

        def wrong(card: Card) -> IllegalAction | Remark | None:
            trick = (*at.played, card)
            holds = trick[tables.winner(trick)]
            remark = (
                None if holds is card else Remark("lesson-lost", {"card": card, "other": holds})
            )
            return _refusal(card, at, rules) or remark

        return tuple(Answer(card, wrong(card)) for card in at.cards)


class Richest:
    """Asks for the card that brings most points to a trick that the own side holds."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        points = card_tables(at.suit, rules.na_values).points
        legal = [card for card in at.cards if _refusal(card, at, rules) is None]
        most = max(legal, key=points.__getitem__)

        def wrong(card: Card) -> IllegalAction | Remark | None:
            if points[card] == points[most] and card in legal:
                return None
            facts = {"card": card, "points": points[card], "other": most, "most": points[most]}
            return _refusal(card, at, rules) or Remark("lesson-fewer", facts)

        return tuple(Answer(card, wrong(card)) for card in at.cards)


class Plays(NamedTuple):
    """Asks for the best card; what is right stands here, and a search finds the same.

    `worse` are the others that may be played, by the reason why the first right one is better.
    """

    right: str
    worse: Mapping[Why, str]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        right = parse_cards(self.right)
        reasons = {card: why for why, cards in self.worse.items() for card in parse_cards(cards)}

        def wrong(card: Card) -> IllegalAction | Better | None:
            refused = _refusal(card, at, rules)
            if refused or card in right:
                return refused
            return Better(reasons[card], right[0], card)

        return tuple(Answer(card, wrong(card)) for card in at.cards)


class Tells(NamedTuple):
    """Asks for the card by which partners understand each other; the convention says which."""

    right: str
    text_id: str
    """of what is said to a wrong answer"""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        why = Remark(self.text_id)
        return tuple(
            Answer(card, _refusal(card, at, rules) or (None if card.text in self.right else why))
            for card in at.cards
        )


class Masters:
    """Asks for a card of the hand that nobody can beat in its suit any more."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        strength = card_tables(at.suit, rules.na_values).strength
        pack = game_of(rules).dealing.pack
        still = [card for card in pack if card not in (*at.cards, *at.out)]

        def wrong(card: Card) -> Remark | None:
            suit = [each for each in still if each.suit is card.suit]
            highest = max(suit, key=strength.__getitem__, default=card)
            if strength[highest] <= strength[card]:
                return None
            return Remark("lesson-still-higher", {"card": card, "other": highest})

        return tuple(Answer(card, wrong(card)) for card in at.cards)


class OfBelote:
    """Asks for a card of the belote."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        [belote] = find_belotes(rules, (at.cards, (), (), ()), at.suit)
        both = {c for c in at.cards if c.suit is belote.suit and c.rank in ("K", "Q")}
        return _marked(at.cards, both, lambda card: Remark("lesson-no-belote", {"card": card}))


def _refusal(card: Card, at: LessonPosition, rules: Ruleset) -> IllegalAction | None:
    """Return why a card may not be played, as the table says it."""
    sides = game_of(rules).sides(at.taker)
    partners = by_partners(sides, at.led_by(rules), len(at.played))
    return refusal(card, at.cards, at.played, at.suit, rules, partners)


def _marked(
    cards: Iterable[Card], right: Iterable[Card], wrong: Callable[[Card], Remark]
) -> Answers:
    return tuple(Answer(card, None if card in right else wrong(card)) for card in cards)


# Tricks and points -------------------------------------------------------------------------------


class Winner:
    """Asks for the winner of the trick."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        winner = card_tables(at.suit, rules.na_values).winner(at.played)
        best = at.played[winner]
        found: dict[int, Answer] = {}
        for number, card in enumerate(at.played):
            wrong = Remark("lesson-lost", {"card": card, "other": best})
            seat = at.place(number, rules)
            found[seat] = Answer(Place(seat), None if number == winner else wrong)
        return tuple(found[seat] for seat in sorted(found))


class WorthOf(NamedTuple):
    """Asks for the worth of the trick, or where none lies there of the cards of the hand; `wrong`
    are numbers offered beside the right one."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        points = card_tables(at.suit, rules.na_values).points
        each = tuple(points[card] for card in at.played or at.cards)
        facts = {"sum": each}
        why = Remark("lesson-sum", facts) if at.played else Remark("lesson-worth", facts)
        return numbers(sum(each), self.wrong, why)


class RoemOf(NamedTuple):
    """Asks for the roem of the trick."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        roem = game_of(rules).roem
        right = roem(rules, at.suit, at.played) if roem else 0
        return numbers(right, self.wrong, Remark("lesson-roem"))


class WholeDeal(NamedTuple):
    """Asks for the points of a whole deal."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        right, last = deal_points(rules, at.suit), last_trick_points(rules, at.suit)
        return numbers(
            right, self.wrong, Remark("lesson-whole", {"cards": right - last, "last": last})
        )


class Unplayed(NamedTuple):
    """Asks how many cards are in nobody's hand."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        dealing = game_of(rules).dealing
        facts = {"cards": len(dealing.pack), "players": rules.players, "hand": dealing.hand}
        right = dealing.unplayed(rules.players)
        return numbers(right, self.wrong, Remark("lesson-unplayed", facts))


class TrumpsOut(NamedTuple):
    """Asks how many trumps the others hold."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        pack = game_of(rules).dealing.pack
        every, out, own = (
            sum(card.suit is at.suit for card in some) for some in (pack, at.out, at.cards)
        )
        why = Remark("lesson-trumps-out", {"out": out, "own": own})
        return numbers(every - out - own, self.wrong, why)


class Needed(NamedTuple):
    """Asks how many points takers with so many still need."""

    points: int
    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        whole = deal_points(rules, at.suit)
        need = next(n for n in range(whole) if score_deal(rules, n).outcome is DealOutcome.MADE)
        why = Remark("lesson-needed", {"need": need, "points": self.points})
        return numbers(need - self.points, self.wrong, why)


def numbers(right: int, wrong: tuple[int, ...], why: Remark) -> Answers:
    """Numbers to choose from, the right one among wrong ones."""
    every = sorted({right, *wrong})
    return tuple(Answer(Points(each), None if each == right else why) for each in every)


# Settling ----------------------------------------------------------------------------------------


class Made(NamedTuple):
    """Asks whether takers with so many card points, and perhaps a belote, runs or roem, have made
    it; of several who play against them each has points of their own."""

    points: int | ByRole
    belote: Role | None = None
    bid: int | None = None
    roem: ByRole = ()
    """of the takers' tricks, and of the others'"""
    declared: ByRole = ()

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        score = _scored(self, at, rules)
        made = score.outcome is not DealOutcome.DEDANS
        mine, *theirs = score.compared
        why = Remark("lesson-compared", {"points": mine, "others": Each(tuple(theirs))})
        if self.bid is not None:
            why = Remark("lesson-bid-compared", {"points": mine, "bid": self.bid})
        return (
            Answer(Bare.MADE, None if made else why),
            Answer(Bare.FAILED, why if made else None),
        )


class Written(NamedTuple):
    """Asks for the points that are written when the takers have so many: by those who play against
    them, or `by` one of the accounts."""

    points: int | ByRole
    wrong: tuple[int, ...]
    bid: int | None = None
    multiplier: int = 1
    by: Role = DEFENDERS
    capot: Role | None = None
    """who has won all the tricks"""
    roem: ByRole = ()
    belote: Role | None = None
    declared: ByRole = ()
    text_id: str = "lesson-written"
    """of what is said to a wrong answer"""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        right = _scored(self, at, rules).written[self.by]
        return numbers(right, self.wrong, Remark(self.text_id, self.facts(at, rules)))

    def facts(self, at: LessonPosition, rules: Ruleset) -> Mapping[str, Sum]:
        """Return what the points are made of, where they are more than those of tricks."""
        entries = _scored(self, at, rules).entries
        own = tuple(each for each in entries if each.role == self.by)
        return {} if any(each.source is Source.TRICKS for each in own) else {"sum": Sum(own)}


def _scored(asked: Made | Written, at: LessonPosition, rules: Ruleset) -> DealScore:
    """The score of the deal of a question."""
    more = isinstance(asked, Written)
    return score_deal(
        rules,
        asked.points,
        declarations=asked.declared,
        belote=asked.belote,
        capot=asked.capot if more else None,
        bid=asked.bid,
        multiplier=asked.multiplier if more else 1,
        roem=asked.roem,
        total=sum(asked.points) if isinstance(asked.points, tuple) else DEAL_POINTS,
        trump=at.suit,
    )


class OwnDeals(NamedTuple):
    """Asks how often each player deals in a party of so many deals."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        why = Remark("lesson-own-deals", {"deals": rules.deals_limit})
        return numbers(rules.deals_limit // rules.players, self.wrong, why)


# Declarations ------------------------------------------------------------------------------------


class Announces:
    """Asks for the best that the hand has to declare."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        best = choices(at.cards, rules, at.suit)[0][0].kind
        why = Remark("lesson-other-declaration")
        return tuple(Answer(kind, None if kind is best else why) for kind in DeclarationKind)


class Contested(NamedTuple):
    """Asks for the side that writes its declarations."""

    ours: str
    theirs: str

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        said = (
            Announced(PARTNER, parse_declaration(self.ours)),
            Announced(1, parse_declaration(self.theirs)),
        )
        wins = tuple(map(bool, settle_contest(said, YOU, at.suit, rules, TEAMS).points))
        sides = {Side.WE: (True, False), Side.THEY: (False, True), Side.BOTH: (True, True)}
        if rules.decl_contest != "separate":  # where only one side can
            del sides[Side.BOTH]
        why = Remark("lesson-contest", {"contest": rules.decl_contest})
        return tuple(Answer(side, None if wins == who else why) for side, who in sides.items())


# Calls -------------------------------------------------------------------------------------------


class MayBid(NamedTuple):
    """Asks for a bid that may follow the one that stands: some of those offered are too low."""

    offered: tuple[str, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        auction = game_of(rules).auction
        points = named_points(at.standing)
        refused = IllegalAction(Reason.BID_HIGHER, "I1" if points is None else "C1")
        bids = [parse_action(f"{YOU} {each}") for each in self.offered]
        above = auction.above(rules, at.standing) if isinstance(auction, Bids) else ()
        higher = {Bid(YOU, *named) for named in above}
        return tuple(Answer(bid, None if bid in higher else refused) for bid in bids)


class HandPoints(NamedTuple):
    """Asks for the points of the hand in a trump suit, as the convention counts them."""

    suit: str
    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        right = points_of(at.cards, Suit(self.suit), rules)
        return numbers(right, self.wrong, Remark("lesson-hand-points"))


class Shows(NamedTuple):
    """Asks which of the two highest trumps the partner's call shows, by the convention."""

    text_id: str
    """of what is said to a wrong answer"""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        call = at.standing or Take(PARTNER, Card.parse(at.turn_up).suit)
        heads = shown_by(rules, TEAMS, (), call).heads
        why = Remark(self.text_id)
        offered = (Bare.EITHER, Heads.EITHER), (Bare.BOTH, Heads.BOTH)
        return tuple(Answer(bare, None if heads is each else why) for bare, each in offered)


class Says(NamedTuple):
    """Asks for the best call; calls are as the rules write them, `take H` or `bid 90 S`.

    Judgement is no rule: what is right stands here, and robots would say the same.
    """

    offered: tuple[str, ...]
    right: str
    text_id: str
    """of what is said to a wrong answer"""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        why = Remark(self.text_id)
        return tuple(
            Answer(parse_action(f"{YOU} {each}"), None if each == self.right else why)
            for each in self.offered
        )
