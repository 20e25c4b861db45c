"""People whose figures are asked for: found, and shown to nobody who may not see them."""

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import Person
from bot.storage.people import people, servers
from bot.storage.ratings import leaderboards
from bot.text import safe_name
from cogs.answering import Sentence
from cogs.feature import Click
from cogs.press import Interaction
from cogs.rankings.leaderboard_screen import HERE
from cogs.screens.names import person_name

User = discord.User | discord.Member | discord.Object
"""who is named in a command: with a number alone, where Discord tells no more of them"""


async def find_user(click: Click, user: User) -> Person:
    """Find who was named in a command; raises a `Sentence` for robots, for strangers, and for who
    may not be seen."""
    if not isinstance(user, discord.Object):
        if user.bot:
            raise Sentence("profile-robot")
        click.bot.avatars.note(user)
    found = await click.bot.database.ask(people.find_by_discord_id, user.id)
    if found is None:
        raise Sentence("profile-none-of", name=name_of(user))
    return _seen(click, found)


def name_of(user: User) -> str:
    """A name; or a mention, for which whoever reads it may know one."""
    if isinstance(user, discord.Object):
        return f"<@{user.id}>"
    return safe_name(user.display_name)


async def find_person(click: Click, person_id: int) -> Person:
    """Return the person of whom a button tells; raises a `Sentence` when there is nobody, or no
    more, and for who may not be seen."""
    found = await click.bot.database.ask(people.find, person_id)
    if found is None:
        raise Sentence("refused-unknown-button")
    if found.discord_id is None:
        raise Sentence("profile-former")
    return _seen(click, found)


def _seen(click: Click, person: Person) -> Person:
    """Raises a `Sentence` where somebody hides themselves from others.

    Checked each time: buttons outlive what somebody wants to be seen of them.
    """
    if person.hidden and person.id != click.person_id:
        raise Sentence("profile-hidden", name=person_name(person.name, click.words))
    return person


async def scope_number(
    connection: AsyncConnection, scope: str, interaction: Interaction
) -> int | None:
    """None: a server on which nothing was played yet, or none at all."""
    if scope != HERE:
        return leaderboards.EVERYWHERE
    server = await servers.find(connection, interaction.guild_id or 0)
    return None if server is None else server.id


async def all_time(
    connection: AsyncConnection, person_id: int, scope: int | None
) -> list[leaderboards.Rating]:
    """Return a person's ratings of all time, that of the most parties first."""
    if scope is None:
        return []
    found = await leaderboards.of_person(connection, person_id, scope)
    listed = [
        each
        for each in found
        if each.season == leaderboards.ALL_TIME and each.pool in leaderboards.POOLS
    ]
    return sorted(listed, key=lambda each: (-each.parties, leaderboards.POOLS.index(each.pool)))
