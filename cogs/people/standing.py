"""Rights of somebody on a server now, asked at each press: buttons outlive roles."""

from typing import NamedTuple

import discord

from bot.storage.engine.schema import Server
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from bot.tables import Game
from bot.tables.party.open_party import Asker
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.connection import UNREACHED
from cogs.press import Interaction
from cogs.servers.known import member_of
from cogs.servers.permissions import role_ids, roles_of


class Standing(NamedTuple):
    """The standing of one person on one server."""

    is_member: bool
    manages: bool
    roles: frozenset[int] = frozenset()

    def organises(self, server: Server) -> bool:
        """Tell who manages the server, or has the role that it has chosen in `/setup`."""
        return self.manages or server.organiser_role_id in self.roles


STRANGER = Standing(is_member=False, manages=False)


async def standing_on(interaction: Interaction, server_discord_id: int) -> Standing:
    """The standing of whoever interacts, as Discord sends it along; for a direct message it is
    asked. On another server than the one that is meant nobody has any. Raises a `Sentence`."""
    if interaction.guild_id == server_discord_id:
        return Standing(True, interaction.permissions.manage_guild, roles_of(interaction))
    if interaction.guild_id is not None:
        return STRANGER
    try:
        return _as(await member_of(interaction.client, server_discord_id, interaction.user.id))
    except UNREACHED as error:
        raise Sentence("refused-standing-unknown") from error


def _as(member: discord.Member | None) -> Standing:
    if member is None:
        return STRANGER
    return Standing(True, member.guild_permissions.manage_guild, role_ids(member))


async def organises_now(
    interaction: Interaction, server: Server, discord_id: int, *, named: bool = False
) -> bool:
    """Return whether somebody else organises on a server, or is there as the co-organiser of a
    tournament (`named`); where Discord does not say, they do."""
    try:
        member = await member_of(interaction.client, server.discord_id, discord_id)
    except UNREACHED:
        return True
    found = _as(member)
    return found.organises(server) or (named and found.is_member)


async def asker_in(click: Click, server_id: int, tournament_id: int) -> Asker:
    """Return somebody with what they may do in a tournament at this moment (T10)."""
    server = await click.bot.database.ask(servers.get, server_id)
    standing = await standing_on(click.interaction, server.discord_id)
    organises, only_here = standing.organises(server), False
    if standing.is_member and not organises:
        who = server_id, tournament_id, click.person_id
        only_here = await click.bot.database.ask(tournaments.is_co_organiser, *who)
    may = organises or only_here
    return Asker(click.person_id, may, is_member=standing.is_member, only_here=only_here)


async def asker_at(click: Click, game: Game) -> Asker:
    """Return somebody at a table as the one who asks. Of a tournament's table its organisers are in
    charge.

    In a direct message nothing is asked of Discord for who is not in charge anyway.
    """
    if click.interaction.guild_id is None and game.row.host_id != click.person_id:
        return Asker(click.person_id)
    if game.tournament is not None and game.row.server_id is not None:
        return await asker_in(click, game.row.server_id, game.tournament.id)
    server = await click.bot.database.ask(servers.get, game.row.server_id)
    standing = await standing_on(click.interaction, server.discord_id)
    return Asker(click.person_id, standing.manages, is_member=standing.is_member)
