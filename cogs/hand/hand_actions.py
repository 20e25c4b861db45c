"""All that a press on a hand means: an action in the game, or another look at the hand.

Custom ids are hostile input. What is chosen on the way to an action travels in them: the points of
a bid whose suit is still to come, and which of their sets a player announces, as its number in
`View.choices`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from bot.rules import (
    Action,
    Bid,
    Card,
    Choice,
    Coinche,
    Cut,
    Declare,
    IllegalAction,
    Pass,
    Play,
    Reason,
    Show,
    Stop,
    Surcoinche,
    Take,
    Unparseable,
    View,
    parse_action,
    parse_trump,
    view,
)
from bot.storage.delivery.row import Row
from bot.tables import Game, RefusalReason, Refused
from cogs.hand.holding import Draft
from cogs.hand.playing import WORD
from cogs.press import Press

T = TypeVar("T")


class Click(NamedTuple):
    """A press on a hand by the person in `seat`; `row` is the message, if it still is one."""

    press: Press
    person_id: int
    game: Game
    seat: int
    row: Row | None

    @property
    def key(self) -> str:
        """The key of the decision that the button was made for."""
        return self.press.text(1)

    def view(self) -> View:
        """Return what they see; raises `Refused` when there is nothing to play."""
        return view(self.game.playing(), self.seat)

    def is_asked(self, seen: View) -> bool:
        return any((each.actor, each.key) == (self.seat, self.key) for each in seen.decisions)


def _parsed(parse: Callable[[str], T], text: str) -> T:
    """Parse a card, suit or number; anything else is a button of no table."""
    try:
        return parse(text)
    except Unparseable:
        raise Refused(RefusalReason.NO_SUCH_TABLE) from None


def cut(click: Click) -> Action:
    return Cut(click.seat, click.press.number(2))


def packets(click: Click) -> Action:
    return _parsed(parse_action, f"{click.seat} packets {click.press.text(2)}")


def take(click: Click) -> Action:
    return Take(click.seat, _parsed(parse_trump, click.press.text(2)))


def bid(click: Click) -> Action:
    return Bid(click.seat, click.press.number(2), _parsed(parse_trump, click.press.text(3)))


def declare(click: Click) -> Action:
    return Declare(click.seat, _announced(click, click.press.number(2)))


def play(click: Click) -> Action:
    card = _parsed(Card.parse, click.press.text(2))
    word = click.press.text(3) == WORD
    said = click.press.text(4)
    return Play(click.seat, card, word, _announced(click, click.press.number(4)) if said else ())


def _announced(click: Click, number: int) -> Choice:
    """The set of that number; nothing once its time is over, which the door says better."""
    seen = click.view()
    return seen.choices[position(number, seen.choices)] if click.is_asked(seen) else ()


def position(number: int, choices: tuple[Choice, ...]) -> int:
    """The number, if there is such a set; raises `IllegalAction`."""
    if not 0 <= number < len(choices):
        raise IllegalAction(Reason.NO_DECLARATION, "A5")
    return number


# What only changes the hand --------------------------------------------------------------------


def points(click: Click) -> Draft:
    """The first tap of a bid: the suits come next."""
    seen, chosen = _while_asked(click), click.press.chosen()
    if chosen not in {each.points for each in seen.options if isinstance(each, Bid)}:
        raise IllegalAction(Reason.NO_SUCH_BID, "C1")
    return Draft(points=chosen)


def stop(click: Click) -> Draft:
    """The first step of stopping the game: what is at stake."""
    seen = _while_asked(click)
    if Stop(click.seat) not in seen.options:
        raise IllegalAction(Reason.CANNOT_STOP, "A10")
    return Draft(stopping=True)


def back(click: Click) -> Draft:
    _while_asked(click)
    return Draft()


def _while_asked(click: Click) -> View:
    seen = click.view()
    if not click.is_asked(seen):
        others = [each for each in seen.decisions if each.key == click.key]
        if others:
            raise Refused(RefusalReason.NOT_YOUR_TURN, seat=others[0].actor)
        raise Refused(RefusalReason.TOO_LATE)
    return seen


ACTIONS: Final[dict[str, Callable[[Click], Action]]] = {
    "cut": cut,
    "packets": packets,
    "pass": lambda click: Pass(click.seat),
    "let": lambda click: Pass(click.seat),
    "take": take,
    "bid": bid,
    "coinche": lambda click: Coinche(click.seat),
    "surcoinche": lambda click: Surcoinche(click.seat),
    "declare": declare,
    "play": play,
    "show": lambda click: Show(click.seat),
    "stop_now": lambda click: Stop(click.seat),
}
"""verb → what is done"""

LOOKS: Final[dict[str, Callable[[Click], Draft]]] = {"points": points, "stop": stop, "back": back}
"""verb → what is shown"""

IN_TURN: Final = frozenset({"pass", "take", "bid", "points", "play"})
"""verbs of what is done when it is one's turn"""


def as_late(refused: Exception, press: Press) -> Exception:
    """Return the refusal of who is late for what is done out of turn, whoever is to act."""
    not_your_turn = isinstance(refused, Refused) and refused.reason is RefusalReason.NOT_YOUR_TURN
    if not_your_turn and press.verb not in IN_TURN:
        return Refused(RefusalReason.TOO_LATE)
    return refused
