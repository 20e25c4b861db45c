"""A club of four who have been seen, and what they have played."""

from discord.ui import ActionRow, Button

from bot.rules import TEAMS
from bot.sandbox import ShownMessage
from bot.storage.games import results
from bot.storage.games.counts import Counts
from bot.storage.games.results import Result, company_of, ended_with
from bot.storage.people import people, servers
from cogs.screens.screen import layout
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES
from tests.storage.databases import add_game

NAMES = {"alice": "Alice", "benoit": "Benoît", "clara": "Clara", "daan": "Daan"}


async def ids(evening: Club) -> dict[str, int]:
    found: dict[str, int] = {}
    async with evening.bot.database.read() as connection:
        for who in LANGUAGES:
            person = await people.find_by_discord_id(connection, int(evening.person(who).id))
            assert person is not None
            found[who] = person.id
    return found


async def server_id(evening: Club) -> int:
    return (await evening.bot.database.commit(servers.meet, int(evening.sandbox.guild.id))).id


async def party(
    evening: Club, *sitting: str, pool: str | None = "classique", counts: Counts | None = None
) -> None:
    """A finished party that the first and the third have won; `counts` are the first one's."""
    known, server = await ids(evening), await server_id(evening)
    sat: dict[int, int | None] = {seat: known[who] for seat, who in enumerate(sitting)}
    game = await add_game(evening.bot.database, server, known["alice"], status="over")
    ended_at = evening.clock.now()
    result = Result(game, server, "french", 9, ended_with((1010, 500), 0), ended_at, pool)
    result = result._replace(company=company_of(sat))
    usual = {seat: Counts(deals=10, points=800) for seat in sat}
    await evening.bot.database.commit(
        results.add, result, sat, TEAMS, usual | ({0: counts} if counts else {})
    )
    evening.bot.ratings.wake()
    await evening.settle()


async def press_any(evening: Club, who: str, custom_id: str) -> ShownMessage:
    """A press with a custom id of one's own: they are hostile input."""
    channel = evening.bot.get_partial_messageable(int(evening.belote.id))
    await channel.send(view=layout(ActionRow(Button(label="?", custom_id=custom_id))))
    message = evening.person(who).sees(evening.belote)[-1]
    reply = await evening.person(who).click(message, custom_id=custom_id)
    await evening.settle()
    return reply.message


async def rank(evening: Club, who: str, choice: str) -> None:
    reply = await evening.slash(who, "preferences")
    await evening.choose(who, reply.message, "set_ranked", choice)
