"""Alt text: all that a picture of the table or of a hand shows, for people who hear it.

First comes what one needs to decide: trump, the trick so far, the cards that may be played, whose
turn it is; then the hand, what was declared, the last trick; at the end the score. Bids
are told while the bidding goes on, then the contract alone: all this is heard at every card.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from bot.rules import Card, OpenPlace, Phase, View
from bot.tables import Game
from bot.text import Words
from cogs.screens.names import LONGEST_NAME, ROBOT_MARK, Teller
from cogs.screens.screen import alt_text
from cogs.table.auction import closes_by_itself
from cogs.table.seats_screen import away_line
from cogs.table.status import (
    BEFORE,
    last_trick_line,
    playable_line,
    said_lines,
    stake_lines,
)

NAME_LENGTHS: Final = (LONGEST_NAME, 16, 10, 6)
"""pictures shorten long names as well"""


def table_alt(view: View, game: Game, words: Words) -> str:
    """Return what the picture of the table shows."""
    return fitting(
        game,
        words,
        lambda tell: [
            *_at_stake(view, tell),
            *_fields(view, tell),
            *_rest(view, tell),
        ],
    )


def hand_alt(view: View, game: Game, words: Words, first: str = "") -> str:
    """Return what the picture of a hand shows: the table's part, and the cards of its owner.

    `first`: what is told before it.
    """
    return fitting(
        game,
        words,
        lambda tell: [
            first,
            *_at_stake(view, tell),
            *_hand(view, tell),
            *_fields(view, tell),
            *_rest(view, tell),
        ],
    )


def fitting(game: Game, words: Words, *tell_all: Callable[[Teller], Iterable[str]]) -> str:
    """Sentences as one alt text; names are shortened when it would be longer than Discord takes,
    and less is told where the next of `tell_all` does."""

    def with_names(tell: Callable[[Teller], Iterable[str]], longest: int) -> Iterable[str]:
        return tell(Teller(game, words, plain=True, longest=longest))

    return alt_text(NAME_LENGTHS, *(partial(with_names, each) for each in tell_all))


def _at_stake(view: View, tell: Teller) -> Iterator[str]:
    """Return what one decides by, and who is to decide."""
    yield from map(_sentence, stake_lines(view, tell))
    if not view.deal_number or view.phase in BEFORE:
        yield from _draw(view, tell)
    yield playable_line(view, tell)
    yield from _turn(view, tell)


def _rest(view: View, tell: Teller) -> Iterator[str]:
    """Return what has happened so far, and the score."""
    if view.deal_number and view.phase not in BEFORE:
        yield from map(_sentence, said_lines(view, tell))
        if view.taker is not None:
            yield from _tricks(view, tell)
    yield from _score(view, tell)
    yield _away(tell)


def _score(view: View, tell: Teller) -> Iterator[str]:
    number = tell.words.number
    yield tell(
        "alt-scores",
        first=tell.team_line(0),
        first_points=number(view.scores[0]),
        second=tell.team_line(1),
        second_points=number(view.scores[1]),
    )
    if view.rules.ends_by_deals:
        played = view.deals_done
        yield tell("alt-deals", played=played, deals=view.rules.deals_limit)
    if view.held:
        yield tell("alt-held", points=sum(sum(each.points) for each in view.held))
    if view.dealer is not None:
        yield tell("alt-dealer", name=tell.name(view.dealer))


def _sentence(line: str) -> str:
    """Lists of calls end without a full stop."""
    return line if not line or line[-1] in ".!?…”“»" else f"{line}."


def _draw(view: View, tell: Teller) -> Iterator[str]:
    if view.deal_number <= 1:
        for drawn in view.draws:
            for seat, card in drawn:
                yield tell("alt-drew", name=tell.name(seat), card=tell.card(card))


def _tricks(view: View, tell: Teller) -> Iterator[str]:
    yield last_trick_line(view, tell)
    yield tell("alt-won", first=view.tricks_won[0], second=view.tricks_won[1])


def _turn(view: View, tell: Teller) -> Iterator[str]:
    game = tell.game
    if game.deserted or game.played_out or game.has_ended:
        return
    asked = [each.actor for each in view.decisions if each.waits and isinstance(each.actor, int)]
    if view.seat in asked:
        yield tell("alt-your-turn")
    if view.phase in (Phase.KNOCK, Phase.SURCOINCHE):
        yield _window(view, tell.names(asked), tell)
    elif asked and view.seat not in asked:
        yield tell("alt-turn", names=tell.names(asked), count=len(asked))


def _window(view: View, names: str, tell: Teller) -> str:
    """Return what may still be said to the contract, by whom, and until when."""
    unhurried = tell.game.is_practice  # nobody waits, and no clock runs
    if view.phase is Phase.KNOCK:
        return tell("alt-knock", names=names, clock="none" if unhurried else "runs")
    closes = closes_by_itself(view) and not unhurried
    return tell("alt-surcoinche" if closes else "alt-answer", names=names)


def _away(tell: Teller) -> str:
    """Return for whom robots play, whose plates show it."""
    return away_line(tell).removeprefix(f"{ROBOT_MARK} ")


# Hands and fields --------------------------------------------------------------------------------


def _hand(view: View, tell: Teller) -> Iterator[str]:
    if view.hand:
        yield tell("alt-hand", cards=tell.cards(view.hand))
    if view.fields and view.seat is not None:
        field = view.fields[view.seat]
        yield _covering(field, tell)
        yield tell("alt-your-covered", count=_covered(field))


def _fields(view: View, tell: Teller) -> Iterator[str]:
    """Découverte: what lies open before the others, and what face down."""
    for seat, field in enumerate(view.fields):
        if seat == view.seat:
            continue
        if cards := _open(field):
            yield tell("alt-field", name=tell.name(seat), cards=tell.cards(cards))
            yield _covering(field, tell)
        yield tell("alt-covered", name=tell.name(seat), count=_covered(field))


def _open(field: Sequence[OpenPlace]) -> list[Card]:
    return [place.up for place in field if place.up is not None]


def _covered(field: Sequence[OpenPlace]) -> int:
    return sum(place.covered for place in field)


def _covering(field: Sequence[OpenPlace], tell: Teller) -> str:
    """Under which cards something lies, or under which alone nothing does: the shorter list."""
    covering = _open([place for place in field if place.covered])
    alone = _open([place for place in field if not place.covered])
    if not covering or not alone:
        return ""
    if len(covering) <= len(alone):
        return tell("alt-covering", cards=tell.cards(covering))
    return tell("alt-not-covering", cards=tell.cards(alone))
