"""An evening that somebody organises: the commands, presses and forms of tournaments."""

from typing import Any

from bot.sandbox import Reply, ShownMessage
from bot.storage.people import people, servers
from bot.tables.party.open_party import Asker
from bot.text import words_for
from bot.tournaments import FORMATS, Score
from bot.tournaments.live import Event
from cogs.tournaments.organising.draft_fields import usual_draft
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES

BOSS = "alice"
"""who organises here, and does not play; she reads English"""
NAME = "Friday club"
HOUR = 3600.0


async def let_organise(evening: Club, who: str = BOSS) -> int:
    """Give somebody the role that the server has chosen for it; the server's number."""
    role = evening.sandbox.role("Organiser")
    evening.sandbox.give_role(evening.person(who), role)
    async with evening.bot.database.write() as connection:
        server = await servers.meet(connection, int(evening.belote.guild_id or 0))
        await servers.change(connection, server.id, organiser_role_id=int(role.id))
    return server.id


class Desk:
    """A private page of somebody who organises, as it is at any moment."""

    def __init__(self, evening: Club, shown: ShownMessage, who: str = BOSS) -> None:
        self.evening, self.who, self._shown = evening, who, shown
        self.words = words_for(LANGUAGES[who])

    @classmethod
    async def asked(cls, evening: Club, who: str, command: str, **options: Any) -> "Desk":
        """What a command shows to whoever gives it."""
        reply = await evening.person(who).slash(evening.belote, command, **options)
        await evening.settle()
        assert reply.message.ephemeral
        return cls(evening, reply.message, who)

    @property
    def now(self) -> ShownMessage:
        return self.evening.person(self.who).look(self._shown)

    def text(self) -> str:
        return self.now.text()

    def offers(self, part: str) -> bool:
        """Whether there is a button whose custom id has this in it."""
        return any(part in (each.custom_id or "") for each in self.now.buttons())

    def selects(self) -> list[dict[str, Any]]:
        return self.now.selects()

    def lacks(self, text_id: str, /, **values: Any) -> None:
        assert self.words(text_id, **values) not in self.text()

    def says(self, text_id: str, /, **values: Any) -> None:
        told = self.words(text_id, **values)
        assert told in self.text(), (told, self.text())

    async def answer(self, verb: str, *values: Any) -> Reply:
        """Press a button, or choose in a select; whatever comes of it."""
        if values:
            return await self.evening.choose(self.who, self.now, verb, *values)
        return await self.evening.press(self.who, self.now, verb)

    async def press(self, verb: str) -> "Desk":
        reply = await self.answer(verb)
        assert reply.kind == "update", reply
        return self

    async def choose(self, verb: str, *values: Any) -> "Desk":
        reply = await self.evening.choose(self.who, self.now, verb, *values)
        assert reply.kind == "update", reply
        return self

    async def refused(self, verb: str, text_id: str, /, *chosen: Any, **values: Any) -> None:
        """Press, or choose, and be told why not beside the page."""
        reply = await self.answer(verb, *chosen)
        assert reply.message.text() == self.words(text_id, **values)

    async def fill(self, asked: Reply, **values: str) -> "Desk":
        """Fill in a form that was opened from the page, and send it."""
        assert asked.kind == "modal", asked
        reply = await self.evening.person(self.who).submit(asked, **values)
        await self.evening.settle()
        assert reply.kind == "update", reply
        return self

    async def write(self, verb: str, *chosen: Any, **values: str) -> "Desk":
        """Open a form, fill it in, and send it."""
        return await self.fill(await self.answer(verb, *chosen), **values)

    async def decide(self, verb: str, *chosen: Any, **values: str) -> "Desk":
        """Fill in the form of a verdict, and say Yes to what it would do."""
        await self.write(verb, *chosen, **values)
        return await self.press("t_verdict:1:")

    async def do(self, action: str) -> "Desk":
        """Press what is asked for, and Yes."""
        await self.press(f"t_sure:1:{action}")
        return await self.press(f"t_do:1:{action}")


async def create(evening: Club, who: str = BOSS, **options: Any) -> Desk:
    """`/tournament create`: the draft as it is shown first."""
    wanted = {"name": NAME, "start": "in 2 hours"} | options
    return await Desk.asked(evening, who, "tournament create", **wanted)


async def manage(evening: Club, who: str = BOSS) -> Desk:
    return await Desk.asked(evening, who, "tournament manage")


async def event(evening: Club) -> Event:
    return await evening.bot.tournaments.load(1)


async def known(evening: Club, *names: str) -> list[int]:
    """The numbers of people, whom the bot has met."""
    found: list[int] = []
    async with evening.bot.database.write() as connection:
        for name in names:
            person = evening.person(name)
            called, now = person.user.name, evening.clock.now()
            met = await people.meet(connection, int(person.id), called, None, now)
            found.append(met.id)
    return found


async def strangers(evening: Club, count: int) -> list[int]:
    """So many people whom nobody sees, to fill a field."""
    async with evening.bot.database.write() as connection:
        now = evening.clock.now()
        return [
            (await people.meet(connection, 9000 + each, f"Person {each}", "en", now)).id
            for each in range(count)
        ]


async def opened(
    evening: Club, pairs: int = 0, format: str = "concours", *, start: bool = False
) -> Desk:
    """The panel of a tournament whose registration is open, with so many pairs.

    By the engine: `/tournament create` and the buttons have tests of their own.
    """
    server_id = await let_organise(evening)
    [boss] = await known(evening, BOSS)
    asker, now, channel_id = Asker(boss, manages=True), evening.clock.now(), int(evening.belote.id)
    at = now + 2 * HOUR
    draft = usual_draft(NAME, FORMATS[format], at, now, channel_id=channel_id, language="en")
    tournaments = evening.bot.tournaments
    number = (await tournaments.organising.create(server_id, boss, draft)).id
    await tournaments.organising.open(number, asker)
    ids = await strangers(evening, 2 * pairs)
    for pair in zip(ids[::2], ids[1::2], strict=True):
        await tournaments.verdicts.add(number, asker, pair)
    if start:
        await tournaments.organising.close(number, asker)
        await tournaments.organising.start(number, asker)
    await evening.settle()
    return await manage(evening)


async def running(evening: Club, pairs: int = 4, format: str = "concours") -> Desk:
    """The panel of a tournament whose first round is played."""
    return await opened(evening, pairs, format, start=True)


async def settle_round(evening: Club) -> None:
    """Every table of the round has a result, entered by who has made the tournament."""
    found = await event(evening)
    assert found.current is not None
    boss = Asker(found.row.created_by, manages=True)
    for table in found.tables_of(found.current.number):
        place = table.round, table.number
        scores = Score(1000 + table.number, 1), *(Score(900) for _ in table.sides[1:])
        await evening.bot.tournaments.verdicts.correct(1, boss, place, scores, "By hand.")
    await evening.settle()


async def later(evening: Club, seconds: float) -> None:
    await evening.clock.advance(seconds)
    await evening.settle()


async def log(evening: Club, what: str) -> list[dict[str, object]]:
    """Return what its log tells of something, each time."""
    return [each.facts for each in await evening.bot.tournaments.log(1) if each.what == what]
