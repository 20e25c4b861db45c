"""The worth of each option of a decision, as the seat that is asked could know it.

    weigh(view, dice_of(view), EXPERT, also=None) -> Weighing

Each option is tried in worlds that go with all that the seat has seen and heard; what counts is
what the table would write. It is one analysis: `expert` plays what is best by it, a hint tells the
same of the same decision, since `dice_of` are those of the decision, and reviews and puzzles judge
by it in fewer or more worlds. The same view, dice and thought give the same weighing. While the
search is not compiled (`bot.robots.search.ready`) it raises `NotReady`, and `ValueError` where
nothing can be weighed (`weighable`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.robots.bidding import choose_bid
from bot.robots.playing import choose_card, play_of, playable
from bot.robots.search.preparing import compiled
from bot.robots.strong import bids, choosing, rungs, schmeissing, taking, talon
from bot.robots.strong.cards import Effort, try_cards
from bot.robots.strong.instinct import usual
from bot.rules import Action, Ask, ContractKind, Dice, Pass, Phase, Play, View, parse_action

WHOLE = 8 * 32**2
"""what it takes to try eight cards while 32 are to be played: the cards, and about the square of
those left"""
ONCE_BID = 2
"""times as many worlds in which calls are tried over a bid, where they tell good calls from bad"""
CALL_DOUBT = 4.0
"""points by which the worth of a call may be wrong"""
CLEAR = 5.0
"""points that nobody can tell apart"""
TOLD_APART = 0.01
"""by which chances of a contract differ that are told"""
SURE = 2.0
"""doubts that two options must be apart to be told apart"""
WEIGHED = frozenset(
    {
        *(Ask.PLAY, Ask.CALL, Ask.COINCHE, Ask.KNOCK, Ask.SURCOINCHE, Ask.ANSWER),
        *(Ask.SCHMEISS, Ask.EXCHANGE, Ask.DISCARD),
    }
)
OPEN_WORLDS = ((10, 20), (14, 40), (16, 150))
"""Découverte: cards that are played, and the worlds that are solved from then on, at most: before,
play-outs judge worse than the rule of thumb, and to solve worlds takes seconds"""


class Thought(NamedTuple):
    """The thought that a robot gives to a decision."""

    calls: int
    """worlds in which calls are tried as long as nobody has bid"""
    cards: Effort
    """at a first lead"""
    most: int = 0
    """worlds when less is to be thought of: as many as take as long"""
    alike: float = 5.0
    """points that this many worlds cannot tell apart: the card that a partner expects is as good"""
    open: int = 0
    """Découverte: worlds that are solved, once half of the cards are played"""
    after_bids: int = 1
    """times as few worlds in which cards are tried after bids: many are dealt for each"""

    def part(self, worlds: int) -> "Thought":
        """Return the same thought in so many worlds at a first lead, others in proportion."""
        calls, most, solved = (
            each * worlds // self.cards.worlds for each in (self.calls, self.most, self.open)
        )
        return Thought(calls, self.cards._replace(worlds=worlds), most, self.alike, solved)


EXPERT = Thought(500, Effort(900, 3, thoughtful=32, instinct=0.4), most=1200, alike=0.5, open=150)


class Weighing(NamedTuple):
    """The options of a decision, the best one first: of those that promise as much as any the one
    that a partner expects."""

    worth: Mapping[Action, float]
    """how many more points than the others the own side may expect to score; each card once, with
    its word"""
    doubt: Mapping[Action, float]
    """the standard error of how far each stands behind the best"""
    made: Mapping[Action, float] = {}
    """the chance that the contract is made, whoever has it, with each card; of calls none"""

    def to_json(self) -> list[Any]:
        """Return the options, the best one first, each with its worth, its doubt and, of cards, the
        chance of the contract."""
        return [
            [str(each), self.worth[each], self.doubt[each], *self._made(each)]
            for each in self.worth
        ]

    def _made(self, option: Action) -> list[float]:
        return [self.made[option]] if option in self.made else []

    @classmethod
    def from_json(cls, found: Sequence[Any]) -> "Weighing":
        options = [(parse_action(text), *numbers) for text, *numbers in found]
        return cls(
            {each: worth for each, worth, *_ in options},
            {each: doubt for each, _, doubt, *_ in options},
            {each: made[0] for each, _, _, *made in options if made},
        )

    @property
    def best(self) -> Action:
        return next(iter(self.worth))

    @property
    def lead(self) -> float:
        """Return by how many points the best is ahead of all others; 0 where there are none."""
        first, *others = self.worth.values()
        return first - max(others) if others else 0.0

    def has(self, chosen: Action) -> bool:
        """Tell whether it was weighed: of bids some are not."""
        return isinstance(chosen, Play) or chosen in self.worth

    def loss(self, chosen: Action) -> float:
        """Return the points that `chosen` gives away; nothing where that may be chance."""
        option = self.option(chosen)
        return self.behind(option) if self.is_clear(option) else 0.0

    def option(self, chosen: Action) -> Action:
        """Return what `chosen` was weighed as: a card stands for all that may be said with it."""
        cards = {each.card: each for each in self.worth if isinstance(each, Play)}
        return cards[chosen.card] if isinstance(chosen, Play) else chosen

    def chances(self, chosen: Action) -> tuple[float, float] | None:
        """Return the chance that the contract is made with the best, and with `chosen`; None where
        nobody could tell them apart."""
        if isinstance(chosen, Play) and self.made:
            found = self.made[self.best], self.made[self.option(chosen)]
            if abs(found[0] - found[1]) >= TOLD_APART:
                return found
        return None

    def is_clear(self, option: Action) -> bool:
        """Tell whether an option is worse than the best for certain."""
        return self.behind(option) >= max(CLEAR, SURE * self.doubt[option])

    def behind(self, option: Action) -> float:
        """Return by how many points an option stands behind the best, be it chance or not."""
        return max(self.worth.values()) - self.worth[option]

    @property
    def is_unique(self) -> bool:
        """Tell whether every other option is worse than the best for certain."""
        return all(self.is_clear(each) for each in self.worth if each != self.best)


def weighable(view: View) -> bool:
    """Tell whether a seat is asked for something that can be weighed, or may coinche.

    In Découverte cards are, once so many are played that worlds can be solved.
    """
    asks = {each.ask for each in view.decisions if each.actor == view.seat}
    if view.fields:
        return Ask.PLAY in asks and len(view.played) >= OPEN_WORLDS[0][0]
    return bool(asks & WEIGHED)


def dice_of(view: View) -> Dice:
    """Return the chance of a decision: of its own, which tells nothing of the party's seed."""
    return Dice(bytes(32), f"decision {view.decisions[0].key} of {view.seat}", 0)


def weigh(
    view: View, dice: Dice, thought: Thought = EXPERT, also: Action | None = None
) -> Weighing:
    """Weigh the options of the seat that is asked.

    Of bids those are weighed that the hand is worth, and `also`, what was called.
    """
    if not weighable(view):
        raise ValueError("there is nothing to weigh")
    compiled()
    if view.decision is not None and view.decision.ask is Ask.PLAY:
        return _of_cards(view, dice, thought)
    if view.phase is Phase.TALON:
        worth = talon.worth_of_options(view, dice, thought.calls)
        return _sorted(worth, max(worth, key=worth.__getitem__))
    return _of_calls(view, dice, thought, also)


# Cards -----------------------------------------------------------------------------------------


def _of_cards(view: View, dice: Dice, thought: Thought) -> Weighing:
    cards = playable(view)
    plays = {card: play_of(view, card) for card in cards}
    if len(cards) == 1:
        return Weighing(dict.fromkeys(plays.values(), 0.0), dict.fromkeys(plays.values(), 0.0))
    tried = try_cards(view, cards, dice, _effort(view, thought, len(cards)))
    worth = dict(zip(cards, map(float, tried.worth), strict=True))
    most = max(cards, key=worth.__getitem__)
    least = worth[most] - thought.alike
    best = choose_card(view, [each for each in cards if worth[each] >= least])
    order = sorted(cards, key=lambda card: (card is not best, -worth[card]))
    doubt, made = dict.fromkeys(cards, 0.0), dict.fromkeys(cards, 0.0)
    if len(tried.written):
        ours = view.sides.together(view.seat or 0, view.taker or 0)
        made = dict(zip(cards, map(float, tried.made(ours=ours)), strict=True))
        doubt = {card: tried.doubt(n, cards.index(most)) for n, card in enumerate(cards)}
    found = worth, doubt, made
    return Weighing(*(dict[Action, float]((plays[e], of[e]) for e in order) for of in found))


def _effort(view: View, thought: Thought, cards: int) -> Effort:
    """Return in how many worlds so many cards are tried: the same time is enough for more, the less
    there is to try."""
    if view.fields:
        most = max(count for played, count in OPEN_WORLDS if len(view.played) >= played)
        return Effort(min(thought.open, most), solved=len(view.hand))
    whole = view.game_type.seats * view.game_type.dealing.hand
    left, fewest, most = whole - len(view.played), thought.cards.worlds, thought.most
    if view.game_type.auction.kind.rises:
        fewest, most = fewest // thought.after_bids, most // thought.after_bids
    worlds = min(fewest * WHOLE // (cards * left * left), most)
    felt = thought.cards.instinct if usual(view.game_type) else 0
    return thought.cards._replace(worlds=max(worlds, fewest), instinct=felt)


# Calls -----------------------------------------------------------------------------------------


def _of_calls(view: View, dice: Dice, thought: Thought, also: Action | None) -> Weighing:
    """Return the weighing of calls; the usual one is best unless another is clearly better."""
    worlds = thought.calls * (1 if view.bid is None else ONCE_BID)
    return _OF_CALLS[view.game_type.auction.kind](view, dice, worlds, also)


def _of_takes(view: View, dice: Dice, worlds: int, _: Action | None) -> Weighing:
    of = schmeissing if schmeissing.is_about(view) else taking
    worth = of.worth_of_calls(view, dice, worlds)
    return _sorted(worth, max(worth, key=worth.__getitem__))


def _of_bids(view: View, dice: Dice, worlds: int, also: Action | None) -> Weighing:
    if view.decision is None:  # out of turn: to coinche, or to leave the bid as it stands
        view = view._replace(options=(*view.options, Pass(view.seat or 0)))
    seed = dice.below(1 << 32).to_bytes(4, "big")
    usual = choose_bid(view)
    worth = bids.worth_of_calls(view, usual, Dice(seed, "calls", 0), worlds)
    if bids.is_certain(view, usual):
        worth[usual] = max(worth.values())
    best = bids.best_of(view, worth, usual)
    if also is not None and also not in worth:
        worth |= bids.worth_of_calls(view, also, Dice(seed, "calls", 0), worlds, also)
    return _sorted(worth, best)


def _of_choices(view: View, dice: Dice, worlds: int, also: Action | None) -> Weighing:
    if not usual(view.game_type):
        return _of_takes(view, dice, worlds, also)
    worth = choosing.worth_of_calls(view, dice, worlds)
    return _sorted(worth, max(worth, key=worth.__getitem__))


def _of_rungs(view: View, dice: Dice, worlds: int, also: Action | None) -> Weighing:
    worth = rungs.worth_of_calls(view, dice, worlds, also)
    return _sorted(worth, rungs.best_of(view, worth))


_OF_CALLS = {
    ContractKind.TAKEN: _of_takes,
    ContractKind.CHOSEN: _of_choices,
    ContractKind.POINTS: _of_bids,
    ContractKind.LADDER: _of_rungs,
}


def _sorted(worth: dict[Action, float], best: Action) -> Weighing:
    """Put the best first; nothing is worth more than that."""
    most = worth[best]
    order = sorted(worth, key=lambda call: (call != best, -worth[call]))
    return Weighing(
        {call: min(most, worth[call]) for call in order}, dict.fromkeys(order, CALL_DOUBT)
    )
