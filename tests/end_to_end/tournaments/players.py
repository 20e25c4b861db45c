"""A club with a tournament that people enter by buttons: what stands in its channel, and in DMs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.clock import ManualClock
from bot.rules import find_preset
from bot.sandbox import Reply, Sandbox, ShownMessage
from bot.storage.engine.schema import Person
from bot.storage.people import people, servers
from bot.tables.party.open_party import Asker
from bot.text import Words, words_for
from bot.tournaments import plan_of
from bot.tournaments.live import Draft, Event
from tests.end_to_end.club import Club, club_in
from tests.end_to_end.playing import LANGUAGES
from tests.sandbox_fixtures import running_sandbox

HOUR = 3600.0
ALL: tuple[str, ...] = tuple(LANGUAGES)
"""alice, benoit, clara and daan, who read English, French, German and Dutch"""


def words_of(who: str) -> Words:
    return words_for(LANGUAGES[who])


class Players:
    """`alice` owns the server and organises the tournament, which is said in English."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.id = 0

    @property
    def engine(self) -> Any:
        return self.club.bot.tournaments

    async def event(self) -> Event:
        return await self.engine.load(self.id)

    async def person(self, who: str) -> Person:
        found = await self.club.bot.database.ask(
            people.find_by_discord_id, int(self.club.person(who).id)
        )
        assert found is not None
        return found

    async def boss(self) -> Asker:
        return Asker((await self.person("alice")).id, manages=True)

    # The tournament ------------------------------------------------------------------------------

    async def create(self, **values: Any) -> Event:
        """Registration for an hour, then half an hour to check in."""
        for who in ALL:
            await self.club.person(who).slash(self.club.belote, "help")
        plan = {"format": "concours", "rounds": 2, "deals": 1}
        plan |= {name: values.pop(name) for name in tuple(values) if name in plan}
        now = self.club.clock.now()
        usual: dict[str, Any] = {"closes_at": now + HOUR, "starts_at": now + 1.5 * HOUR}
        usual["language"] = "en"
        channel = values.pop("channel", self.club.belote)
        draft = Draft(
            name="Friday *club*",
            plan=plan_of(**plan),
            preset="contest",
            rules=find_preset("contest"),
            channel_id=int(channel.id),
            **(usual | values),
        )
        server = await self.club.bot.database.commit(
            servers.meet, int(self.club.belote.guild_id or 0)
        )
        boss = await self.boss()
        event = await self.engine.organising.create(server.id, boss.person_id, draft)
        self.id = event.id
        event = await self.engine.organising.open(event.id, boss)
        await self.club.settle()
        return event

    async def close(self) -> None:
        """Registration ends: people check in."""
        await self.engine.organising.close(self.id, await self.boss())
        await self.later()

    async def start(self) -> None:
        await self.engine.organising.start(self.id, await self.boss())
        await self.later()

    async def later(self, seconds: float = 5.0) -> None:
        """A post that was edited a moment ago waits for its next edit.

        Nothing is done at a moment between: how far it came would be a matter of luck.
        """
        await self.club.settle()
        await self.club.clock.leap(seconds)
        await self.club.settle()

    # What is seen --------------------------------------------------------------------------------

    def posts(self, who: str = "alice") -> list[ShownMessage]:
        """Return what stands in the channel for everybody."""
        seen = self.club.person(who).sees(self.club.belote)
        return [each for each in seen if not each.ephemeral]

    def announcement(self, who: str = "alice") -> ShownMessage:
        found, *_ = [each for each in self.posts(who) if each.text().startswith("## Friday")]
        return found

    def notifications(self, who: str) -> list[ShownMessage]:
        """Return what stands in somebody's direct messages of tournaments."""
        person = self.club.person(who)
        seen = person.sees(person.dm) if person.dm else []
        return [each for each in seen if "### Friday" in each.text()]

    def told(self, who: str) -> list[str]:
        """The first lines of those."""
        return [each.text().partition("\n")[0] for each in self.notifications(who)]

    # What is pressed -----------------------------------------------------------------------------

    async def press(self, who: str, verb: str, message: ShownMessage | None = None) -> str:
        """Press on the announcement, or on another message; what the answer says."""
        return (await self.page(who, verb, message)).text()

    async def press_on(self, who: str, verb: str, message: ShownMessage) -> ShownMessage:
        """Press on a private page; the page as it is afterwards."""
        await self.club.press(who, message, verb)
        return self.club.person(who).look(message)

    async def pressed(self, who: str, verb: str, message: ShownMessage | None = None) -> Reply:
        return await self.club.press(who, message or self.announcement(who), verb)

    async def page(self, who: str, verb: str, message: ShownMessage | None = None) -> ShownMessage:
        """Press on the announcement, or on another message; the page that answers."""
        reply = await self.pressed(who, verb, message)
        return reply.message

    async def choose(self, who: str, verb: str, *values: Any) -> str:
        """Register, and choose in a select of what opens."""
        shown = await self.page(who, "t_register")
        return said(await self.club.choose(who, shown, verb, *values))

    async def ask(self, who: str, partner: str) -> str:
        return await self.choose(who, "t_partner", self.club.person(partner))

    async def pair(self, one: str, other: str) -> None:
        """Two who enter together: the other one agrees in their direct messages."""
        await self.ask(one, other)
        await self.press(other, "t_confirm", self.notifications(other)[-1])


def title(who: str, subject: str, of: str = "") -> str:
    """The title of a notification; `of`: the name of whom it tells something."""
    name = r"Friday \*club\*"
    return "### " + words_of(who)(f"tournament-player-notification.{subject}", name=name, who=of)


def said(reply: Reply) -> str:
    return reply.message.text()


def verbs(message: ShownMessage) -> list[str]:
    """The buttons of a message that may be pressed, in order."""
    return [each.custom_id.split(":")[1] for each in message.buttons() if each.custom_id]


@asynccontextmanager
async def players_in(
    folder: Path, sandbox: Sandbox, clock: ManualClock, tournament: int = 0
) -> AsyncIterator[Players]:
    """The bot, started in a sandbox that is already there; `tournament`: one that there is."""
    async with club_in(sandbox, folder, clock) as opened:
        players = Players(opened)
        players.id = tournament
        yield players


@asynccontextmanager
async def players(folder: Path) -> AsyncIterator[Players]:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox, players_in(folder, sandbox, clock) as opened:
        yield opened
