"""People who open tables and play, whatever becomes of the bot: they click once more."""

import asyncio
import random
import time
from contextlib import suppress
from itertools import cycle
from typing import Protocol

from sqlalchemy import func, select

from bot.sandbox import Person, Reply, ShownMessage
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.world import Channel
from bot.storage.engine.schema import games, people, seats
from bot.text import words_for
from cogs.hand.controls import WORD
from tests.end_to_end.club import is_picture
from tests.tools.kill.ledger import Done, Ledger
from tests.tools.kill.waits import Answers

GREEN = 3
DOUBLES = ("coinche", "surcoinche")
"""a contra, and a recontra"""
CLAIM = "claim"
"""of the roem of a trick, until the next card falls"""
THROW_IN = "throw_in"
"""agrees to a schmeiss"""
ANSWERS = (THROW_IN, "refuse")
MOVING = ("exchange", "discard")
"""of cards before the first lead"""
TRICK = "last card of a trick"
MOMENTS = (*DOUBLES, TRICK, CLAIM, "schmeiss", *ANSWERS, *MOVING)
"""what somebody does just when a kill is worth more than else"""
ACTS = frozenset({"cut", "pass", "take", "bid", "play", "keep", *MOMENTS}) - {TRICK}
CARDS = ("play", "discard")
"""green where it may be done; else its button says why not"""
RARE = frozenset({CLAIM, *DOUBLES, "schmeiss", "exchange"})
"""what is done nearly always where it may be"""
RULES: dict[str, tuple[str, dict[str, str]]] = {
    "One deal": ("french", {}),
    "Contra": ("bulgarian", {}),
    "Roem": ("klaverjas_rotterdam", {"roem_claim": "claim"}),
    "Three": ("belote3", {"pack3": "32_chien"}),
    "Two": ("clobyosh", {}),
}
"""the games that are played, of one deal each: a name, the preset, and what is changed of it"""
ALREADY = words_for("en")("refused-reason.already-played", move="").partition(" ")[0]
PAUSE = 0.2
"""seconds until somebody looks again, if nothing happens before"""
GIVE_UP = 5.0
"""seconds until somebody whose click was to be answered later clicks again"""
APART = 0.2
"""seconds between two pairs who open their first tables"""
LONG_PAUSE = 1.0
"""seconds until somebody asks whether the party is over"""


class Place(Protocol):
    """Where people meet."""

    ledger: Ledger
    answers: Answers
    thinking: float
    """seconds that somebody thinks about a move"""
    up: asyncio.Event
    """the bot is connected"""
    killed: asyncio.Event
    """it was killed, since it was connected last: nobody is left who answers"""
    last_call: bool
    """no more tables are opened"""

    @property
    def channel(self) -> Channel: ...

    def at_a_moment(self, which: str) -> None:
        """Somebody does one of `MOMENTS`."""
        ...


class Player:
    """A person at a table, with the hand in their DMs."""

    def __init__(self, place: Place, person: Person, seed: str) -> None:
        self.place = place
        self.person = person
        self.news = asyncio.Event()
        self._seed = seed
        self._late: set[asyncio.Task[Reply | None]] = set()

    async def play(self) -> None:
        """Play for ever."""
        while True:
            self.news.clear()
            await self.place.up.wait()
            choice = self._choice()
            if choice is not None:
                hand, custom_id = choice
                await asyncio.sleep(random.uniform(0, 2 * self.place.thinking))
                reply = await self.use(hand, custom_id)
                if reply is not None and reply.kind == "update":
                    continue
            await self._wait()

    async def _wait(self) -> None:
        """Until something happens on their screen, or a moment."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PAUSE):
                await self.news.wait()

    def _choice(self) -> tuple[ShownMessage, str] | None:
        """Return what they do next: always the same at the same decision, as one who clicks
        again."""
        dm = self.person.dm
        seen = self.person.sees(dm) if dm else []
        hands = [each for each in seen if is_picture(each, "hand.png")]
        if not hands:
            return None
        buttons = [each for each in hands[-1].buttons() if _verb(each.custom_id) in ACTS]
        choices = [
            str(each.custom_id)
            for each in buttons
            if not each.disabled and (_verb(each.custom_id) not in CARDS or each.style == GREEN)
        ]
        if not choices or (_verb(choices[0]) == "play" and len(buttons) == 1):
            return None  # the last card plays itself
        chance = random.Random(self._seed + ":".join(choices[0].split(":")[2:4]))
        rare = [each for each in choices if _verb(each) in RARE]
        keen = rare and chance.random() < 0.9
        return hands[-1], chance.choice(rare if keen else choices)

    async def use(self, message: ShownMessage, custom_id: str) -> Reply | None:
        """Click; what they are told is noted, also when they are told after the bot has died."""
        self._tell_moment(custom_id)
        click = asyncio.create_task(self._click(message, custom_id))
        self._late.add(click)
        click.add_done_callback(self._late.discard)
        death = asyncio.create_task(self.place.killed.wait())
        await asyncio.wait({click, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        return click.result() if click.done() else None

    def _tell_moment(self, custom_id: str) -> None:
        """One of `MOMENTS`, or the card that completes a trick."""
        verb, game = _verb(custom_id), int(custom_id.split(":")[2])
        if verb in MOMENTS:
            self.place.at_a_moment(verb)
        elif verb == "play":
            ledger = self.place.ledger
            if (ledger.plays(game) + 1) % ledger.players(game) == 0:
                self.place.at_a_moment(TRICK)

    async def _click(self, message: ShownMessage, custom_id: str) -> Reply | None:
        began = time.monotonic()
        try:
            reply = await self.person.click(message, custom_id=custom_id)
        except CannotDo:
            return None  # the message has just lost this button
        self.place.answers.note(reply, time.monotonic() - began)
        told = reply.kind == "update" or await self._is_shown(message, custom_id, reply)
        self._note(custom_id.split(":"), reply, told=told)
        return reply

    async def _is_shown(self, message: ShownMessage, custom_id: str, reply: Reply) -> bool:
        """After an answer that takes long: whether what they did is to be seen in the end.

        A cut is not: the host cuts for whoever takes long, and it looks the same. So it keeps a
        hand as it is. Nor is a claim, which somebody else may have made.
        """
        if _verb(custom_id) in ("cut", "keep", CLAIM):
            return False
        loop = asyncio.get_running_loop()
        given_up = loop.time() + GIVE_UP
        while reply.kind == "deferred" and not reply.followups:
            now = self.person.sees_message(message.channel_id, message.id)
            if now is None or _is_done(now, custom_id):
                return now is not None
            if self.place.killed.is_set() or loop.time() > given_up:
                return False
            await asyncio.sleep(PAUSE)
        return False

    def _note(self, pressed: list[str], reply: Reply, *, told: bool) -> None:
        """`told`: they see that it is done."""
        _, verb, number, *rest = pressed
        game, ledger = int(number), self.place.ledger
        if verb in ACTS:
            done = Done(self.person.id, game, rest[0], _action(verb, rest[1:]))
            if told:
                ledger.done.append(done)
            elif reply.latest is not None and reply.latest.text().startswith(ALREADY):
                ledger.done.append(done._replace(action=""))
        elif told and verb == "sit":
            ledger.seated.append((game, self.person.id))
        elif told and verb == "start":
            ledger.started.append(game)


def _action(verb: str, said: list[str]) -> str:
    """Return what a press asks for as the record begins to say it, without the actor: a card and
    its word, the suit of a bid."""
    match verb, said:
        case "play", [card, *marks]:
            return f"play {card} !" if marks[:1] == [WORD] else f"play {card}"
        case "bid", [_, trump]:
            return f"bid {trump}"
        case _, []:
            return "agree" if verb == THROW_IN else verb
        case _:
            return " ".join((verb, *said))


def _verb(custom_id: str | None) -> str:
    return (custom_id or "").partition(":")[2].partition(":")[0]


def _is_done(message: ShownMessage, custom_id: str) -> bool:
    """Tell whether a message shows what a click on it did: the lobby of a party has no buttons
    left.

    An edit that crosses the click may show a moment without the button.
    """
    if _verb(custom_id) == "start":
        return not any(str(each.custom_id).startswith("dd:start:") for each in message.buttons())
    return message.component(custom_id) is None


class Pair:
    """Two people who open one table after another, with robots where more play."""

    def __init__(self, host: Player, guest: Player, number: int) -> None:
        self.host = host
        self.guest = guest
        self.place = host.place
        self._number = number
        self._games = cycle([*RULES][number % len(RULES) :] + [*RULES][: number % len(RULES)])

    async def run(self) -> None:
        """Until no more tables are opened, and their last party is over."""
        await asyncio.sleep(self._number * APART)
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(each.play()) for each in (self.host, self.guest)]
            while True:
                game, status, seats = self._game()
                if status == "playing":
                    await asyncio.sleep(LONG_PAUSE)
                elif status == "lobby":
                    await self._begin(game, seats)
                elif self.place.last_call:
                    break
                else:
                    await self._open()
                await asyncio.sleep(PAUSE)
                await self.place.up.wait()
            for each in playing:
                each.cancel()

    def _game(self) -> tuple[int, str, int]:
        """Their newest table, what becomes of it, and how many seats are held there."""
        held = select(func.count()).where(seats.game_id == games.id).scalar_subquery()
        query = (
            select(games.id, games.status, held)
            .join_from(games, people)
            .where(people.discord_id == int(self.host.person.id))
            .order_by(games.id.desc())
        )
        with self.place.ledger.looking() as connection:
            found = connection.execute(query.limit(1)).first()
        return (found[0], found[1], found[2]) if found else (0, "", 0)

    async def _open(self) -> None:
        """`/belote`, unless nobody answers: the table may be open all the same."""
        asking = asyncio.create_task(self._slash())
        death = asyncio.create_task(self.place.killed.wait())
        await asyncio.wait({asking, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()

    async def _slash(self) -> None:
        began, person, ledger = time.monotonic(), self.host.person, self.place.ledger
        ledger.asked[person.id] += 1
        reply = await person.slash(self.place.channel, "belote", game=next(self._games))
        self.place.answers.note(reply, time.monotonic() - began)
        buttons = reply.message.buttons() if reply.kind == "message" else ()
        if any(_verb(each.custom_id) == "start" for each in buttons):
            ledger.opened[person.id] += 1

    async def _begin(self, game: int, seats: int) -> None:
        """The next step on the way from the lobby to the party."""
        lobby = self._lobby(game)
        if lobby is None:
            return
        if seats == 1:
            await self.guest.use(lobby, _button(lobby, f"dd:sit:{game}:1"))
        elif seats < self.place.ledger.players(game):
            await self.host.use(lobby, _button(lobby, f"dd:fill:{game}"))
        else:
            await self.host.use(lobby, _button(lobby, f"dd:start:{game}"))

    def _lobby(self, game: int) -> ShownMessage | None:
        for message in reversed(self.host.person.sees(self.place.channel)):
            if any(f"dd:start:{game}" == str(b.custom_id) for b in message.buttons()):
                return message
        return None


def _button(message: ShownMessage, start: str) -> str:
    return next((str(b.custom_id) for b in message.buttons()
                 if str(b.custom_id).startswith(start)), start)  # fmt: skip
