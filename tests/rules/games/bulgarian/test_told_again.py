"""Bulgarian belot told a second time, from the rule book and without the code: what may be played,
who wins, what is declared, and what is written, over whole parties by chance.

Cards are texts such as `TS` here. `python -m tests.rules.games.bulgarian.test_told_again 20000`
looks at so many deals.
"""

import sys

import pytest

from bot.rules import DealResult, Phase, Play, State
from bot.rules.core.state import asked
from tests.examples import sampled
from tests.rules.games.bulgarian.parties import steps

TRUMP_ORDER, PLAIN_ORDER, RUN_ORDER = "78QKTA9J", "789JQKTA", "789TJQKA"
TRUMP_POINTS = dict(zip(TRUMP_ORDER, (0, 0, 3, 4, 10, 11, 14, 20), strict=True))
PLAIN_POINTS = dict(zip(PLAIN_ORDER, (0, 0, 0, 2, 3, 4, 10, 11), strict=True))
CARRES = "QKTA9J"
"""from low to high"""


def is_trump(card: str, trump: str) -> bool:
    return trump == "A" or card[1] == trump


def height(card: str, trump: str) -> int:
    return (TRUMP_ORDER if is_trump(card, trump) else PLAIN_ORDER).index(card[0])


def points_of(card: str, trump: str) -> int:
    return (TRUMP_POINTS if is_trump(card, trump) else PLAIN_POINTS)[card[0]]


def winner(trick: list[str], trump: str) -> int:
    """Its place in the trick: of the trumps of a suit contract, else of the suit led, the best."""
    ruffs = [card for card in trick if card[1] == trump]
    best = max(
        ruffs or [card for card in trick if card[1] == trick[0][1]],
        key=lambda card: height(card, trump),
    )
    return trick.index(best)


def may_play(hand: list[str], trick: list[str], trump: str) -> set[str]:
    if not trick:
        return {*hand}
    led, held = trick[0][1], winner(trick, trump)
    following = {card for card in hand if card[1] == led}
    ruffs = {card for card in hand if card[1] == trump}
    ours = (len(trick) - held) % 2 == 0
    if following:
        if not is_trump(trick[0], trump):
            return following
        best = trick[held]
        return {c for c in following if height(c, trump) > height(best, trump)} or following
    if trump in "NA" or ours or not ruffs:
        return {*hand}
    if trick[held][1] != trump:
        return ruffs
    higher = {c for c in ruffs if height(c, trump) > height(trick[held], trump)}
    return higher or {*hand}


# The worth of a deal ----------------------------------------------------------------------------


def rounded(points: int, trump: str, won: bool) -> int:
    up = {"N": "56789", "A": "56789" if won else "456789"}
    return points // 10 + (str(points % 10) in up.get(trump, "789" if won else "6789"))


def written(made: list[int], trump: str, times: int) -> tuple[list[int], int]:
    """What takers and defenders write, and what hangs."""
    mine, theirs = made
    whole = (mine + theirs + 5) // 10
    if times > 1:
        if mine == theirs:
            return [0, 0], times * whole
        return [times * whole * (mine > theirs), times * whole * (mine < theirs)], 0
    if mine > theirs:
        return [rounded(mine, trump, True), rounded(theirs, trump, False)], 0
    if mine < theirs:
        return [0, whole], 0
    return [0, rounded(theirs, trump, True)], rounded(mine, trump, False)


def declared_points(said: list[tuple[int, list[str]]]) -> list[int]:
    """What each side scores of runs, and of carrés; a tie of both sides voids all of its kind."""
    found = [0, 0]
    runs = [(side, cards) for side, cards in said if cards[0][1] == cards[1][1]]
    carres = [(side, cards) for side, cards in said if cards[0][1] != cards[1][1]]
    for kind, rank, worth in (
        (
            runs,
            lambda cards: (len(cards), max(RUN_ORDER.index(c[0]) for c in cards)),
            lambda cards: {3: 20, 4: 50, 5: 100}[len(cards)],
        ),
        (
            carres,
            lambda cards: CARRES.index(cards[0][0]),
            lambda cards: {"J": 200, "9": 150}.get(cards[0][0], 100),
        ),
    ):
        if kind:
            best = max(rank(cards) for _, cards in kind)
            sides = {side for side, cards in kind if rank(cards) == best}
            if len(sides) == 1:
                [first] = sides
                found[first] += sum(worth(cards) for side, cards in kind if side == first)
    return found


class Told:
    """A deal as it is followed from its first lead."""

    def __init__(self, state: State) -> None:
        deal = asked(state)
        assert deal.trump is not None
        self.trump, self.taker = deal.trump.value, deal.taker or 0
        self.times = deal.multiplier
        self.hands = [[card.text for card in hand] for hand in deal.hands]
        self.held = [
            {suit for suit in "SHDC" if {f"K{suit}", f"Q{suit}"} <= {*hand}} for hand in self.hands
        ]
        self.leader = self.turn = (deal.dealer + 1) % 4
        self.trick: list[str] = []
        self.won: list[int] = []
        self.points, self.belotes = [0, 0], [0, 0]
        self.said: list[tuple[int, list[str]]] = []

    def play(self, action: Play) -> None:
        card, seat = action.card.text, self.turn
        assert action.actor == seat
        for each in action.declarations:
            assert self.trump != "N"
            self.said.append((seat % 2, str(each).split("-")))
        suit = card[1]
        if card[0] in "KQ" and suit in self.held[seat] and self.trump in ("A", suit):
            self.held[seat].discard(suit)  # its other card says no more
            led = self.trick[0][1] if self.trick else suit
            self.belotes[seat % 2] += suit in (led, self.trump)
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.turn = (seat + 1) % 4
        if len(self.trick) == 4:
            self.turn = self.leader = (self.leader + winner(self.trick, self.trump)) % 4
            worth = sum(points_of(each, self.trump) for each in self.trick)
            self.points[self.turn % 2] += worth + 10 * (len(self.won) == 7)
            self.won.append(self.turn % 2)
            self.trick = []

    def check(self, result: DealResult) -> None:
        """Check what is written against the rule book."""
        declared = declared_points(self.said)
        made = [
            self.points[side] * (2 if self.trump == "N" else 1)
            + declared[side]
            + 20 * self.belotes[side]
            + 90 * (side not in {1 - each for each in self.won})
            for side in (self.taker % 2, 1 - self.taker % 2)
        ]
        own, hanging = written(made, self.trump, self.times)
        assert list(result.score.compared) == made
        assert [result.score.takers, result.score.defenders] == own
        assert sum(result.score.held) == hanging


def check_party(seed: int) -> tuple[int, int]:
    """Return how many positions and deals of a party were looked at."""
    told: Told | None = None
    positions = deals = 0
    for before, action, after in steps(seed):
        if not isinstance(action, Play):
            continue
        told = told or Told(before)
        may = may_play(told.hands[told.turn], told.trick, told.trump)
        assert {card.text for card in asked(before).playable.cards} == may
        told.play(action)
        positions += 1
        if after.phase is not Phase.PLAY:
            told.check(after.results[-1])
            told, deals = None, deals + 1
    return positions, deals


@pytest.mark.parametrize("part", sampled(range(50), every=10))
def test_every_position_and_every_sheet_are_as_the_rule_book_has_them(part: int) -> None:
    """All of them are more than 40,000 positions."""
    positions = sum(check_party(seed)[0] for seed in range(20 * part, 20 * part + 20))
    assert positions > 1000


if __name__ == "__main__":
    looked_at, seed = [0, 0], 0
    while looked_at[1] < int(sys.argv[1]):
        looked_at = [sum(each) for each in zip(looked_at, check_party(seed), strict=True)]
        seed += 1
    sys.stdout.write("{:,} positions and {:,} deals agree\n".format(*looked_at))
