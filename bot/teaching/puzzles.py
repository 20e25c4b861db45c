"""Puzzles: positions of deals that robots play, in which one card or one call is clearly the best.

    for number in range(DEALS):
        puzzle = puzzle_in(preset, kind, seed, number)     # None: nothing clear in that deal

Nobody who plays here is in them. The same seed makes the same puzzle; who does not have it cannot
tell a puzzle beforehand. The best answer is what a hint advises there, confirmed in many more
worlds; of calls it is also what robots by rule of thumb call.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.robots import Level, choose
from bot.robots.playing import playable
from bot.robots.strong.weighing import EXPERT, Thought, Weighing, dice_of, weigh, weighable
from bot.rules import (
    TABLE,
    Action,
    Ask,
    Dice,
    OpenTable,
    Phase,
    Play,
    State,
    View,
    apply,
    decisions,
    find_preset,
    open_position,
    parse_action,
    robot_dice,
    start,
    table_action,
    view,
)
from bot.teaching.reasons import reason_for
from bot.teaching.told import Reason

FOUND_BY = Level.CLUB
"""how well robots play the deals that are looked through"""
AHEAD = 15
"""points by which the best answer must be better than any other"""
TOO_PLAIN = 80
"""points: a contract hangs on more, and one would see it"""
GLANCE = EXPERT.part(40)._replace(calls=80)
"""thought with which a position is looked at, to see if it is worth more"""
TIMES = 4
"""times that an expert must confirm it: where calls tell much, few worlds count, and they may agree
by chance"""
TRICKS = range(1, 5)
"""tricks after which a position is looked at: before, one knows too little, after, it is easy"""
CHOICE = 3
"""cards of which one is to be chosen, at least"""
DEALS = 200
"""deals that are looked through for a day"""


class Kind(StrEnum):
    """The kind of decision that a puzzle asks for."""

    CARDS = "cards"
    BIDS = "bids"
    """a call of the auction: a bid, a take, a pass, a coinche"""


class Option(NamedTuple):
    """An answer: how many points it gives away, and why the best is better."""

    action: str
    loss: int
    reason: str
    chances: Sequence[float | None] | None = None
    """of contracts, where calls are compared"""


class Puzzle(NamedTuple):
    """A position, as the actions that lead to it, and what each answer is worth there."""

    preset: str
    kind: str
    seed: bytes
    """of the chance in it"""
    actions: tuple[str, ...]
    seat: int
    options: tuple[Option, ...]
    """the best first; its reason is why one should choose it at all"""

    @property
    def view(self) -> View:
        """The position as its seat sees it."""
        state = start(find_preset(self.preset))
        for each in self.actions:
            state = apply(state, parse_action(each)).state
        return view(state, self.seat)

    @property
    def open(self) -> OpenTable:
        """The position with all the hands, for who has answered."""
        return open_position(find_preset(self.preset), map(parse_action, self.actions))

    @property
    def asked(self) -> tuple[Option, ...]:
        """The answers in an order that tells nothing: of the hand, or of the calls."""
        seen = self.view
        order = [str(each) for each in seen.options]
        if self.kind == Kind.CARDS:
            options = (each for each in seen.options if isinstance(each, Play))
            order = [str(e) for e in sorted(options, key=lambda play: seen.hand.index(play.card))]
        return tuple(sorted(self.options, key=lambda each: order.index(each.action)))


def puzzle_in(preset: str, kind: Kind, seed: bytes, number: int) -> Puzzle | None:
    """Return the clearest position of a deal; None where none is clear enough."""
    own = Dice(seed, "puzzle", number)
    seed += number.to_bytes(4, "big")
    clear: list[tuple[float, Puzzle]] = []
    for actions, seen in _positions(preset, kind, seed):
        if not is_interesting(seen, kind) or not _is_clear(glance := _told(seen, own, GLANCE)):
            continue
        if choose(seen, own, Level.BEGINNER) == glance.best:
            continue  # it would be no puzzle
        weighing = _confirmed(seen, glance, own)
        if weighing is not None and reason_for(seen, weighing).reason is not Reason.NUMBERS:
            best = weighing.best
            told = [reason_for(seen, weighing, None if e == best else e) for e in weighing.worth]
            options = tuple(
                Option(
                    str(each), round(weighing.worth[best] - worth), why.reason.value, why.chances
                )
                for (each, worth), why in zip(weighing.worth.items(), told, strict=True)
            )
            puzzle = Puzzle(preset, kind, seed, actions, seen.seat or 0, options)
            clear.append((weighing.lead, puzzle))
    return max(clear)[1] if clear else None


def is_interesting(seen: View, kind: Kind) -> bool:
    """Tell whether a position is looked at more closely."""
    if kind is Kind.BIDS:
        return weighable(seen)
    return len(seen.tricks) in TRICKS and len(playable(seen)) >= CHOICE and _counts_all(seen)


def _counts_all(seen: View) -> bool:
    """Tell whether the search counts all that a seat plays for: what two defend together, but write
    apart (J6), it does not tell from each other."""
    own, accounts = seen.seat or 0, seen.game_type.accounts
    return seen.sides.partners(own) == accounts.partners(own)


def _told(seen: View, own: Dice, thought: Thought) -> Weighing:
    """Return the weighing of the answers that are offered: of calls none that is about as good as
    the best, for of those nobody can tell which is right."""
    found = weigh(seen, own, thought)
    if isinstance(found.best, Play):
        return found
    kept = [e for e in found.worth if e == found.best or found.behind(e) >= AHEAD]
    return Weighing(*({each: of[each] for each in kept} for of in (found.worth, found.doubt)))


def _is_clear(weighing: Weighing) -> bool:
    return weighing.is_unique and AHEAD <= weighing.lead <= TOO_PLAIN


def _confirmed(seen: View, glance: Weighing, own: Dice) -> Weighing | None:
    """Return the mean of large weighings; None where one does not agree with the first glance, or
    with a hint."""
    best = glance.best
    if weigh(seen, dice_of(seen)).best != best:
        return None
    if not isinstance(best, Play) and choose(seen, own, Level.CLUB) != best:
        return None
    weighed = [_told(seen, own, EXPERT) for _ in range(TIMES)]
    if not all(_is_clear(each) and each.best == best for each in weighed):
        return None
    first, count = weighed[0], len(weighed)
    # Of a call that was about as good once nobody can be sure.
    sure = [option for option in first.worth if all(option in each.worth for each in weighed)]
    worth = {each: sum(one.worth[each] for one in weighed) / count for each in sure}
    doubt = {each: first.doubt[each] for each in sure}
    return Weighing(worth, doubt, first.made) if len(sure) > 1 else None


def _positions(preset: str, kind: Kind, seed: bytes) -> Iterator[tuple[tuple[str, ...], View]]:
    """Every position of a deal in which a card is played, or something called, with the actions
    that lead there.

    Robots play by rule of thumb, as anybody might.
    """
    asked_for = Ask.PLAY if kind is Kind.CARDS else Ask.CALL
    actions: tuple[str, ...] = ()
    for state, action in played_on(start(find_preset(preset)), seed):
        if kind is Kind.BIDS and state.phase is Phase.PLAY:
            return
        if action.actor != TABLE:
            seen = view(state, int(action.actor))
            if seen.decision is not None and seen.decision.ask is asked_for:
                yield actions, seen
        actions = (*actions, str(action))


def played_on(
    state: State, seed: bytes, number: int = 0, levels: Mapping[int, Level] = {}
) -> Iterator[tuple[State, Action]]:
    """Yield every action from a state to the end of the first deal, with the state before it.

    `seed` is that of all chance, `number` how many actions led to the state. Robots of `levels` sit
    in some seats.
    """
    while not (state.deal_number and state.phase in (Phase.SHUFFLE, Phase.OVER)):
        action: Action | None = table_action(state, seed)
        if action is None:
            seat = next(int(each.actor) for each in decisions(state) if each.waits)
            dice = robot_dice(state, seed, seat, number + 1)
            action = choose(view(state, seat), dice, levels.get(seat, FOUND_BY))
        yield state, action
        state, number = apply(state, action).state, number + 1
