"""Bulgarian belot once more, from its page of the rule book and not from the code: what a deal is
worth, card by card (I2–I5)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

ORDER = "AKQJT987"
TRUMP = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PLAIN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_ORDER, PLAIN_ORDER = "J9ATKQ87", "ATKQJ987"
CARRES = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}

Cards = Sequence[str]


class Said(NamedTuple):
    """A declaration: who made it, and its cards from high to low."""

    seat: int
    cards: tuple[str, ...]

    @property
    def points(self) -> int:
        if self.is_carre:
            return CARRES[self.cards[0][0]]
        return {3: 20, 4: 50}.get(len(self.cards), 100)

    @property
    def is_carre(self) -> bool:
        return self.cards[0][0] == self.cards[1][0]

    @property
    def top(self) -> int:
        """The higher the better."""
        if self.is_carre:
            return -"J9ATKQ".index(self.cards[0][0])
        return -ORDER.index(self.cards[0][0])


class Played(NamedTuple):
    """A deal: its contract, who bid it, the tricks with their leaders, what was declared."""

    trump: str
    taker: int
    times: int
    tricks: Sequence[tuple[int, Cards]]
    said: Sequence[Said]


class Told(NamedTuple):
    """Points of sides 0 and 1, what both write, and what hangs after it of this deal."""

    points: tuple[int, int]
    written: tuple[int, int]
    hanging: int


def winner(trump: str, cards: Cards) -> int:
    def height(card: str) -> tuple[int, int]:
        if trump == "A" or card[1] == trump:
            return 2 if card[1] == trump else 1, -TRUMP_ORDER.index(card[0])
        return 1, -PLAIN_ORDER.index(card[0])

    running = [card for card in cards if card[1] in (cards[0][1], trump)]
    return list(cards).index(max(running, key=height))


def playable(trump: str, trick: Cards, hand: Cards) -> set[str]:
    """I3; whoever is next after the trick so far."""
    if not trick:
        return set(hand)
    best = trick[winner(trump, trick)]
    mine = len(trick) >= 2 and winner(trump, trick) == len(trick) - 2

    def beats(card: str) -> bool:
        return winner(
            trump, [best, card] if best[1] == trick[0][1] else [trick[0], best, card]
        ) != (0 if best[1] == trick[0][1] else 1)

    follow = {card for card in hand if card[1] == trick[0][1]}
    if follow:
        higher = {card for card in follow if beats(card)}
        return higher if higher and trump in ("A", trick[0][1]) else follow
    ruffs = {card for card in hand if card[1] == trump}
    if not ruffs or mine:
        return set(hand)
    over = {card for card in ruffs if beats(card)}
    return over or (set(hand) if best[1] == trump else ruffs)


def contest(said: Iterable[Said], by_value: bool, long: bool) -> list[Said]:
    """What counts (I4)."""

    def key(each: Said) -> tuple[int, ...]:
        if by_value:
            return each.points, each.is_carre, each.top
        return (len(each.cards) if long else each.points) * (not each.is_carre), each.top

    counting: list[Said] = []
    said = list(said)
    groups = [said] if by_value else [[e for e in said if e.is_carre == kind] for kind in (0, 1)]
    for group in groups:
        best = [max((key(e) for e in group if e.seat % 2 == side), default=()) for side in (0, 1)]
        if best[0] != best[1]:
            counting += [e for e in group if e.seat % 2 == (0 if best[0] > best[1] else 1)]
    return counting


def tens(points: int, trump: str, more: bool) -> int:
    """A side's own tens: from which units on it is one more (I5)."""
    if trump == "N":
        up = 5
    elif trump == "A":
        up = 5 if more else 4
    else:
        up = 7 if more else 6
    return points // 10 + (1 if points % 10 >= up else 0)


def written(
    trump: str, times: int, mine: int, theirs: int, *, program: bool = False, cancels: bool = False
) -> tuple[int, int, int]:
    """What takers and defenders write, and what hangs; `cancels`: a contra counts once."""
    every = (mine + theirs + 5) // 10
    if times > 1:
        every *= 1 if cancels else times
        return (
            (0, 0, every) if mine == theirs else (every, 0, 0) if mine > theirs else (0, every, 0)
        )
    if mine < theirs:
        return 0, every, 0
    if mine == theirs:
        return 0, tens(theirs, trump, more=True), tens(mine, trump, more=program)
    ours, others = tens(mine, trump, more=True), tens(theirs, trump, more=False)
    if program and theirs and not others:
        ours, others = ours - 1, 1
    return ours, others, 0


def told(deal: Played, *, by_value: bool, program: bool, cancels: bool, long: bool) -> Told:
    points, won, holders = [0, 0], [0, 0], {}
    for number, (leader, cards) in enumerate(deal.tricks):
        side = (leader + winner(deal.trump, cards)) % 4 % 2
        won[side] += 1
        worth = sum(
            (TRUMP if deal.trump == "A" or card[1] == deal.trump else PLAIN).get(card[0], 0)
            for card in cards
        ) + (10 if number == 7 else 0)
        points[side] += worth * (2 if deal.trump == "N" else 1)
        for step, card in enumerate(cards):
            if card[0] in "KQ" and deal.trump in ("A", card[1]):
                fits = step == 0 or card[1] in (cards[0][1], deal.trump)
                holders.setdefault(card[1], []).append(((leader + step) % 4, fits))
    for (first, fits), (second, _) in holders.values():
        points[first % 2] += 20 if first == second and fits else 0
    if deal.trump != "N":
        for each in contest(deal.said, by_value, long):
            points[each.seat % 2] += each.points
    for side in (0, 1):
        points[side] += 90 if won[side] == 8 else 0
    side = deal.taker % 2
    takers, defenders, hangs = written(
        deal.trump, deal.times, points[side], points[1 - side], program=program,
        cancels=cancels and 8 in won,
    )  # fmt: skip
    return Told(
        (points[0], points[1]), (takers, defenders) if side == 0 else (defenders, takers), hangs
    )
