"""Deals to practise a theme with: in which a finesse, a void or a coinche matters.

    themes_of(rules)                            # those that a game has
    deal = deal_in(rules, theme, seed)          # None: the deal of this seed has it not
    spots = spots_in(decisions, seat, theme)    # where it was in a deal that is over

A decision has a theme where one option is clearly better than another because of it: by the
weighing that hints go by, and the reason that they tell. A deal has it for a seat that comes to
such a decision as robots play, and for which it comes true as the cards lie: the finesse wins its
trick, the suit that was played out is trumped, the contract that was coinched fails.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.robots.convention import has, shown_by
from bot.robots.knowledge import knowledge_of
from bot.robots.playing import play_of, playable
from bot.robots.strong.weighing import EXPERT, dice_of, weigh, weighable
from bot.rules import (
    Action,
    Bid,
    Coinche,
    Pass,
    Phase,
    Play,
    Ruleset,
    State,
    View,
    apply,
    game_of,
    start,
    view,
)
from bot.teaching.position import Position
from bot.teaching.puzzles import played_on
from bot.teaching.reasons import FOLLOWING, reason_for
from bot.teaching.told import Reason, Told

CLEARLY = 10
"""points by which the better option is ahead"""
GLANCE = EXPERT.part(60)._replace(calls=120)
"""thought with which a decision is looked at, to see if it is worth more"""
LAST_TO_PLAY = 2
"""players of whom whoever follows is the last"""
BEFORE = 1
"""tricks that are played before the one in which the theme comes"""
DEALS = 300
"""deals that are looked through, which takes some seconds: one in twenty has what is sought"""


class Theme(StrEnum):
    """The themes for which deals are chosen to practise with."""

    FINESSE = "finesse"
    """a smaller card that may win, or the higher one that is needed"""
    VOID = "void"
    """the last card of a suit goes, which is trumped then"""
    COINCHE = "coinche"
    """to coinche, or not to"""


REASONS: Mapping[Theme, frozenset[Reason]] = {
    Theme.FINESSE: frozenset({Reason.FINESSE, Reason.STRONGER}),
    Theme.VOID: frozenset({Reason.MAKES_VOID}),
    Theme.COINCHE: frozenset({Reason.DOUBLE, Reason.NO_DOUBLE}),
}
"""why an option is better that has to do with it"""


class Spot(NamedTuple):
    """Two options of a decision, of which one is better because of a theme."""

    better: Action
    than: Action
    told: Told
    """why"""


def themes_of(rules: Ruleset) -> tuple[Theme, ...]:
    """Return the themes that a game has; none where cards lie open on the table. Of two whoever
    follows plays last, so that there is nothing to finesse."""
    game = game_of(rules)
    lacks = {
        Theme.FINESSE: game.seats == LAST_TO_PLAY,
        Theme.COINCHE: Coinche not in game.steps,
    }
    return () if game.in_fields else tuple(each for each in Theme if not lacks.get(each))


# A decision --------------------------------------------------------------------------------------


def spot_at(seen: View, theme: Theme) -> Spot | None:
    """Return the spot of the decision that a seat is asked for; None where the theme does not
    matter. The search must be ready."""
    if not weighable(seen) or not any(True for _ in _at_a_glance(seen, theme)):
        return None
    weighing = weigh(seen, dice_of(seen))
    for option in weighing.worth:
        if weighing.is_clear(option) and weighing.behind(option) >= CLEARLY:
            told = reason_for(seen, weighing, option)
            if told.reason in REASONS[theme]:
                return Spot(weighing.best, option, told)
    return None


def _at_a_glance(seen: View, theme: Theme) -> Iterator[Action]:
    """Yield the options that may have the theme, from the position alone."""
    if theme is Theme.COINCHE:
        coinches = [each for each in seen.options if isinstance(each, Coinche)]
        if seen.decision is not None and coinches:
            yield from coinches
            # Whoever has not what a coinche shows would not think of one.
            shown = shown_by(seen.rules, seen.sides, seen.calls, coinches[0])
            if has(seen.hand, shown, seen.rules):
                yield from (each for each in seen.options if isinstance(each, Pass))
        return
    cards = playable(seen)
    if len(cards) < 2 or (theme is Theme.FINESSE and not seen.trick):
        return
    at = Position(knowledge_of(seen), dict.fromkeys(cards, 0.0), cards[0])
    fits = [FOLLOWING[reason] for reason in REASONS[theme]]
    for at.best in cards:  # each is compared with the others as if it were the best
        if any(fit(at, card) for fit in fits for card in cards if card is not at.best):
            yield play_of(seen, at.best)


class Spotted(NamedTuple):
    """A spot in a deal that is over, and what was done there."""

    trick: int
    """from 1; 0: in the auction"""
    seen: View
    spot: Spot
    done: Action | None
    """None: nobody decided it, the deal went another way"""

    @classmethod
    def of(cls, seen: View, spot: Spot, done: Action) -> "Spotted":
        trick = len(seen.tricks) + 1 if isinstance(done, Play) else 0
        return cls(trick, seen, spot, done)

    @property
    def is_right(self) -> bool:
        """Tell whether they chose the better option, whatever they said with it."""
        better, done = self.spot.better, self.done
        if isinstance(better, Play) and isinstance(done, Play):
            return better.card is done.card
        return better == done


class ThemeDeal(NamedTuple):
    """The first deal of a party up to where somebody goes on with it."""

    seed: bytes
    """of the party's chance"""
    actions: tuple[str, ...]
    seat: int
    """in which they sit"""
    found: Spotted
    """where the theme was, as robots played it"""


def spots_in(
    decided: Sequence[tuple[State, Action]], seat: int, theme: Theme
) -> tuple[Spotted, ...]:
    """Return where a theme was among the decisions of a seat, each with the state before it."""
    found: list[Spotted] = []
    for state, action in decided:
        seen = view(state, seat)
        spot = spot_at(seen, theme)
        if spot is not None:
            found.append(Spotted.of(seen, spot, action))
    return tuple(found)


# A deal ------------------------------------------------------------------------------------------


def seeds_of(seed: bytes) -> Iterator[bytes]:
    """Yield the seeds of the deals that are looked through for one, always the same."""
    return (seed + number.to_bytes(2, "big") for number in range(DEALS))


def deal_in(rules: Ruleset, theme: Theme, seed: bytes) -> ThemeDeal | None:
    """Return the first deal of the party of a seed for a seat that comes to the theme: of cards up
    to the lead of the trick before, of calls up to its decision. None where no seat does."""
    of_cards = theme is not Theme.COINCHE
    done: list[str] = []
    leads: list[int] = []
    for state, action in played_on(start(rules), seed):
        if state.phase is Phase.PLAY and not view(state, None).trick:
            leads.append(len(done))
        if isinstance(action, Play if of_cards else Pass | Bid | Coinche):
            seat = int(action.actor)
            found = _found(seed, state, len(done), theme, seat)
            if found is not None:
                until = leads[-1 - BEFORE :][0] if of_cards else len(done)
                return ThemeDeal(seed, tuple(done[:until]), seat, found)
        done.append(str(action))
    return None


def _found(seed: bytes, state: State, number: int, theme: Theme, seat: int) -> Spotted | None:
    """Return the spot of a seat here, if the theme comes true. What takes least is asked first:
    of cards whether it comes true, of calls what few worlds say."""
    seen = view(state, seat)
    likely: Action | None = None
    for option in _at_a_glance(seen, theme):
        if isinstance(option, Play) and not _comes_true(seed, state, number, theme, option):
            continue
        likely = likely or weigh(seen, dice_of(seen), GLANCE).best
        if likely != option:
            continue
        if isinstance(option, Play) or _comes_true(seed, state, number, theme, option):
            spot = spot_at(seen, theme)
            if spot is None or spot.better != option:
                return None
            return Spotted.of(seen, spot, option)._replace(done=None)
    return None


def _comes_true(seed: bytes, state: State, number: int, theme: Theme, option: Action) -> bool:
    """Tell whether an option does what it is to do, as robots play on."""
    seat = int(option.actor)
    before = len(view(state, None).tricks)
    end = apply(state, option).state
    for now, action in played_on(end, seed, number + 1):
        end = apply(now, action).state
        if theme is Theme.FINESSE and len(view(end, None).tricks) > before:
            break
    table = view(end, None)
    if isinstance(option, Play):
        won = [each for each in table.tricks[before:] if each.winner == seat]
        if theme is Theme.FINESSE:
            return bool(won)
        later = [each for each in won if option.card not in each.cards]
        return any(each.cards[0].suit is option.card.suit for each in later)
    accounts = table.game_type.accounts
    own = accounts.of(seat)
    if not table.results or table.results[-1].takers == own:
        return False
    written = table.results[-1].written
    return (written[own] > max(written[each] for each in accounts.others(own))) == isinstance(
        option, Coinche
    )
