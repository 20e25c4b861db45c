"""The buttons of a hand, and the hand itself for who asks for it.

What is chosen on the way to an action travels in custom ids: the points of a bid whose suit is
still to come, and which of his sets a player announces, as its number in `View.choices`.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import discord

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
from bot.storage import messages
from bot.storage.messages import Projection
from bot.tables import Game, MadeBy, RefusalReason, Refused
from bot.tables.marks import HAND, PEEK
from cogs.answering import REFUSALS, show, update
from cogs.bot import DixDeDer
from cogs.press import Press, on_press
from cogs.screens.holding import Draft
from cogs.screens.playing import WORD

T = TypeVar("T")

TOKEN_SECONDS: Final = 14 * 60
"""an interaction's token lives 15 minutes"""


class Click(NamedTuple):
    """A press on a hand by the person in `seat`; `row` is the message, if it still is one."""

    press: Press
    person_id: int
    game: Game
    seat: int
    row: Projection | None

    @property
    def key(self) -> str:
        """Of the decision that the button was made for."""
        return self.press.text(1)

    def view(self) -> View:
        """What he sees; raises `Refused` when there is nothing to play."""
        return view(self.game.playing(), self.seat)

    def is_asked(self, seen: View) -> bool:
        return any((each.actor, each.key) == (self.seat, self.key) for each in seen.decisions)


Shown = tuple[Game, Draft]
"""what the hand shows after a click"""


class HandButtons:
    """A click on a hand is answered with the hand as it is afterwards."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def act(
        self, interaction: discord.Interaction[Any], press: Press, action: Callable[[Click], Action]
    ) -> None:
        """A click that does something in the game."""

        async def do(click: Click) -> Shown:
            acted = await self.bot.tables.door.act(
                click.game.id, click.key, action(click), MadeBy.PLAYER, click.person_id
            )
            return acted.game, Draft()

        await self._answer(interaction, press, do)

    async def look(
        self, interaction: discord.Interaction[Any], press: Press, draft: Callable[[Click], Draft]
    ) -> None:
        """A click that only changes what the hand shows."""

        async def do(click: Click) -> Shown:
            return click.game, draft(click)

        await self._answer(interaction, press, do)

    async def choose(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Another set to announce, also before one's turn: every hand of this deal shows it."""

        async def do(click: Click) -> Shown:
            choices = click.view().choices
            if press.number(1) != click.game.deal or not choices:
                raise Refused(RefusalReason.TOO_LATE)
            chosen = _position(press.chosen(), choices)
            await self._keep(click, chosen)
            return click.game, Draft(choice=chosen)

        await self._answer(interaction, press, do)

    async def _keep(self, click: Click, chosen: int) -> None:
        """The hand of the deal keeps what was chosen: it is made anew when it is its turn."""
        game, seat = click.game, click.seat
        clicked = click.row.id if click.row else None
        async with self.bot.database.write() as connection:
            hand = await messages.find(connection, game.id, HAND, seat, game.deal)
            if hand is not None:
                await messages.change(connection, hand.id, chosen=chosen)
            for row in (hand, await messages.find(connection, game.id, PEEK, seat)):
                if row is not None and row.id != clicked and row.message_id is not None:
                    await messages.outdate(connection, row.id)
        self.bot.reconciler.wake()

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        press: Press,
        do: Callable[[Click], Awaitable[Shown]],
    ) -> None:
        """The clicker's own message is the answer to his click."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        seat = game.seat_of(person.id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        row = await self._clicked(interaction, game)
        click = Click(press, person.id, game, seat, row)
        try:
            with self.bot.reconciler.held(game.id, row.subject if row else HAND, seat):
                game, draft = await do(click)
                await self._show(interaction, click, game, draft)
        except REFUSALS as refused:
            await self._show_again(row, refused)
            raise _as_late(refused, press) from None

    async def _clicked(
        self, interaction: discord.Interaction[Any], game: Game
    ) -> Projection | None:
        """The row of the message that was clicked; None for a message that is none any more."""
        if interaction.message is None:
            return None
        async with self.bot.database.read() as connection:
            return await messages.find_message(connection, game.id, interaction.message.id)

    async def _show(
        self, interaction: discord.Interaction[Any], click: Click, game: Game, draft: Draft
    ) -> None:
        closing = game.row.status == "over"
        screen = await self.bot.screens.hand(game, click.seat, closing=closing, draft=draft)
        await update(interaction, screen)
        if click.row is None:
            return
        values = self._token(interaction) if click.row.subject == PEEK else {}
        async with self.bot.database.write() as connection:
            await messages.show(connection, click.row.id, game.row.version, **values)

    async def _show_again(self, row: Projection | None, refused: Exception) -> None:
        """Whoever clicked something outdated gets his hand brought up to date."""
        if row is None or isinstance(refused, IllegalAction):
            return
        async with self.bot.database.write() as connection:
            await messages.outdate(connection, row.id)
        self.bot.reconciler.wake()

    async def peek(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """My hand: the hand as a message only its owner sees."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        game.playing()
        seat = game.seat_of(person.id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        with self.bot.reconciler.held(game.id, PEEK, seat):
            screen = await self.bot.screens.hand(game, seat)
            message_id = await show(interaction, screen)
            async with self.bot.database.write() as connection:
                await messages.put(
                    connection,
                    game.id,
                    PEEK,
                    seat,
                    message_id=message_id,
                    channel_id=interaction.channel_id,
                    wanted=game.row.version,
                    shown=game.row.version,
                    **self._token(interaction),
                )

    def _token(self, interaction: discord.Interaction[Any]) -> dict[str, Any]:
        until = self.bot.clock.now() + TOKEN_SECONDS
        return {"token": interaction.token, "token_until": until}


IN_TURN: Final = frozenset({"pass", "take", "bid", "points", "play"})


def _as_late(refused: Exception, press: Press) -> Exception:
    """Whose turn it is does not matter to who is too late for what is done out of turn."""
    not_your_turn = isinstance(refused, Refused) and refused.reason is RefusalReason.NOT_YOUR_TURN
    if not_your_turn and press.verb not in IN_TURN:
        return Refused(RefusalReason.TOO_LATE)
    return refused


# What each button means; custom ids are hostile input ------------------------------------------


def _parsed(parse: Callable[[str], T], text: str) -> T:
    """What is no card, suit or number is a button of no table."""
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
    return seen.choices[_position(number, seen.choices)] if click.is_asked(seen) else ()


def _position(number: int, choices: tuple[Choice, ...]) -> int:
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


async def setup(bot: DixDeDer) -> None:
    buttons = HandButtons(bot)

    def acting(action: Callable[[Click], Action]):
        return lambda interaction, press: buttons.act(interaction, press, action)

    def looking(draft: Callable[[Click], Draft]):
        return lambda interaction, press: buttons.look(interaction, press, draft)

    for verb, action in ACTIONS.items():
        on_press(verb, acting(action))
    for verb, draft in LOOKS.items():
        on_press(verb, looking(draft))
    on_press("choose", buttons.choose)
    on_press("peek", buttons.peek)
