"""An evening that somebody organises: the commands, presses and forms of tournaments."""

from typing import Any, Final

from bot.sandbox import Reply, ShownMessage
from bot.storage.people import people, servers
from bot.tables.party.open_party import Asker
from bot.tournaments import FORMATS, Score
from bot.tournaments.live import Event
from cogs.tournaments.organising.draft_fields import usual_draft
from tests.end_to_end.club import Club

BOSS: Final = "alice"
"""who organises here, and does not play; she reads English"""
NAME: Final = "Friday club"
HOUR: Final = 3600.0


async def let_organise(evening: Club, who: str = BOSS) -> int:
    """Give somebody the role that the server has chosen for it; the server's number."""
    role = evening.sandbox.role("Organiser")
    evening.sandbox.give_role(evening.person(who), role)
    async with evening.bot.database.write() as connection:
        server = await servers.meet(connection, int(evening.belote.guild_id or 0))
        await servers.change(connection, server.id, organiser_role_id=int(role.id))
    return server.id


async def create(evening: Club, who: str = BOSS, **options: Any) -> ShownMessage:
    """`/tournament create`: the draft as it is shown first."""
    wanted = {"name": NAME, "start": "in 2 hours"} | options
    reply = await evening.person(who).slash(evening.belote, "tournament create", **wanted)
    await evening.settle()
    assert reply.message is not None, reply
    assert reply.message.ephemeral
    return reply.message


async def manage(evening: Club, who: str = BOSS) -> ShownMessage:
    reply = await evening.person(who).slash(evening.belote, "tournament manage")
    await evening.settle()
    assert reply.message is not None, reply
    return reply.message


def seen(evening: Club, message: ShownMessage, who: str = BOSS) -> ShownMessage:
    """A private page as it is now."""
    now = evening.person(who).look(message)
    assert now is not None
    return now


async def press(evening: Club, shown: ShownMessage, verb: str, who: str = BOSS) -> ShownMessage:
    """Press a button of a private page; the page as it is then."""
    reply = await evening.press(who, seen(evening, shown, who), verb)
    assert reply.kind == "update", reply
    return seen(evening, shown, who)


async def choose(
    evening: Club, shown: ShownMessage, verb: str, *values: Any, who: str = BOSS
) -> ShownMessage:
    """Choose in a select of a private page; the page as it is then."""
    reply = await evening.choose(who, seen(evening, shown, who), verb, *values)
    assert reply.kind == "update", reply
    return seen(evening, shown, who)


async def fill(
    evening: Club, shown: ShownMessage, asked: Reply, who: str = BOSS, **values: str
) -> ShownMessage:
    """Fill in a form that was opened from a private page, and send it."""
    assert asked.kind == "modal", asked
    reply = await evening.person(who).submit(asked, **values)
    await evening.settle()
    assert reply.kind == "update", reply
    return seen(evening, shown, who)


async def do(evening: Club, shown: ShownMessage, action: str, who: str = BOSS) -> ShownMessage:
    """Press what is asked for, and Yes."""
    shown = await press(evening, shown, f"t_sure:1:{action}", who)
    return await press(evening, shown, f"t_do:1:{action}", who)


async def decide(
    evening: Club, shown: ShownMessage, asked: Reply, who: str = BOSS, **values: str
) -> ShownMessage:
    """Fill in the form of a verdict, and say Yes to what it would do."""
    shown = await fill(evening, shown, asked, who, **values)
    return await press(evening, shown, "t_verdict:1:", who)


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
) -> ShownMessage:
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


async def running(evening: Club, pairs: int = 4, format: str = "concours") -> ShownMessage:
    """The panel of a tournament whose first round is played."""
    return await opened(evening, pairs, format, start=True)


async def settle_round(evening: Club) -> None:
    """Every table of the round has a result, entered by who has made the tournament."""
    found = await event(evening)
    assert found.current is not None
    boss = Asker(found.row.created_by, manages=True)
    for table in found.tables_of(found.current.number):
        place = table.round, table.number
        scores = Score(1000 + table.number, 1), Score(900)
        await evening.bot.tournaments.verdicts.correct(1, boss, place, scores, "By hand.")
    await evening.settle()


async def log(evening: Club, what: str) -> list[dict[str, object]]:
    """Return what its log tells of something, each time."""
    return [each.facts for each in await evening.bot.tournaments.log(1) if each.what == what]
