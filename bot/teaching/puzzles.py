"""Puzzles: positions of deals that robots play, in which one card is clearly the best.

    for number in range(DEALS):
        puzzle = puzzle_in(preset, seed, number)     # None: nothing clear in that deal

Nobody who plays here is in them. The same seed makes the same puzzle; who does not have it cannot
tell a puzzle beforehand.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.robots import Level, choose
from bot.robots.playing import playable
from bot.rules import (
    Ask,
    Card,
    Dice,
    Phase,
    Play,
    View,
    apply,
    decisions,
    find_preset,
    parse_action,
    robot_dice,
    start,
    table_action,
    view,
)
from bot.teaching.reasons import Reason, reason_for
from bot.teaching.weighing import Weighing, weigh

AHEAD = 15
"""points by which the best card must be better than any other"""
TOO_PLAIN = 80
"""points: a contract hangs on more, and one would see it"""
GLANCE = 40
"""worlds in which a position is looked at, to see if it is worth more"""
SURE = 600
"""worlds that must confirm it …"""
TIMES = 5
"""… and so many times: where calls tell much, few worlds count, and they may agree by chance"""
TRICKS = range(1, 5)
"""tricks after which a position is looked at: before, one knows too little, after, it is easy"""
CHOICE = 3
"""cards of which one is to be chosen, at least"""
DEALS = 200
"""deals that are looked through for a day"""


class Option(NamedTuple):
    """A card that may be played: how many points it gives away, and why the best is better."""

    card: str
    loss: int
    reason: str


class Puzzle(NamedTuple):
    """A position, as the actions that lead to it, and what each card is worth there."""

    preset: str
    actions: tuple[str, ...]
    seat: int
    options: tuple[Option, ...]
    """the best first; its reason is why one should play it at all"""

    @property
    def view(self) -> View:
        """The position as its seat sees it."""
        state = start(find_preset(self.preset))
        for each in self.actions:
            state = apply(state, parse_action(each)).state
        return view(state, self.seat)

    def option(self, card: Card) -> Option | None:
        """Return what is known of a card; None for one that may not be played."""
        return next((each for each in self.options if each.card == card.text), None)


def puzzle_in(preset: str, seed: bytes, number: int) -> Puzzle | None:
    """Return the clearest position of a deal; None where none is clear enough."""
    own = Dice(seed, "puzzle", number)
    clear: list[tuple[float, Puzzle]] = []
    for actions, seen in _positions(preset, seed + number.to_bytes(4, "big")):
        interesting = len(seen.tricks) in TRICKS and len(playable(seen)) >= CHOICE
        if not interesting or not _is_clear(glance := weigh(seen, own, GLANCE)):
            continue
        if choose(seen, own, Level.BEGINNER) == glance.best:
            continue  # it would be no puzzle
        weighing = _confirmed(seen, glance, own)
        if weighing is not None and reason_for(seen, weighing).reason is not Reason.NUMBERS:
            best = weighing.best
            options = tuple(
                Option(
                    play.card.text,
                    round(weighing.worth[best] - worth),
                    reason_for(seen, weighing, None if play == best else play).reason.value,
                )
                for play, worth in weighing.worth.items()
                if isinstance(play, Play)
            )
            clear.append((weighing.lead, Puzzle(preset, actions, seen.seat or 0, options)))
    return max(clear)[1] if clear else None


def _is_clear(weighing: Weighing) -> bool:
    return weighing.is_unique and AHEAD <= weighing.lead <= TOO_PLAIN


def _confirmed(seen: View, glance: Weighing, own: Dice) -> Weighing | None:
    """Return the mean of large weighings; None where one does not agree with the first glance."""
    weighed = [weigh(seen, own, SURE) for _ in range(TIMES)]
    if not all(_is_clear(each) and each.best == glance.best for each in weighed):
        return None
    first, count = weighed[0], len(weighed)
    worth = {each: sum(one.worth[each] for one in weighed) / count for each in first.worth}
    return Weighing(worth, first.doubt, first.made)


def _positions(preset: str, seed: bytes) -> Iterator[tuple[tuple[str, ...], View]]:
    """Every position of a deal in which a card is played, with the actions that lead there.

    Robots play by rule of thumb, as anybody might.
    """
    state = start(find_preset(preset))
    actions: tuple[str, ...] = ()
    while not (state.deal_number and state.phase in (Phase.SHUFFLE, Phase.OVER)):
        action = table_action(state, seed)
        if action is None:
            decision = next(each for each in decisions(state) if each.waits)
            seat = int(decision.actor)
            seen = view(state, seat)
            if decision.ask is Ask.PLAY:
                yield actions, seen
            action = choose(seen, robot_dice(state, seed, seat, len(actions)), Level.CLUB)
        state, actions = apply(state, action).state, (*actions, str(action))
