"""`/belote`, which opens a table in this channel, and the buttons of its lobby."""

import logging
from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from bot.robots import Level
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import Server
from bot.tables import Game, Opening, RefusalReason, Refused
from bot.tables.finished.results import SHUFFLED
from bot.tables.lobby.lobby import Lobby
from bot.tables.options import LENGTHS, TEMPOS, lasting, preset_rules
from bot.text import Words, safe_name
from cogs.answering import NotTold, Sentence, telling
from cogs.bot import Click, DixDeDer
from cogs.choices import one_of
from cogs.connection import DM_REFUSED, UNREACHED
from cogs.delivery.kinds import Drawn
from cogs.feature import Feature, clicked, command
from cogs.lobby.lobby_screen import lobby_more_screen
from cogs.lobby.rules_choices import chosen, offer_saved
from cogs.press import Interaction
from cogs.screens.names import message_url, table_name
from cogs.screens.screen import Screen, screen_of
from cogs.servers.here import table_language
from cogs.servers.permissions import missing_for_tables, permission_names, roles_of

log = logging.getLogger(__name__)


Changes = Mapping[str, Callable[[Lobby, Click], Awaitable[Game]]]
"""how a lobby is changed, by the verb of the control"""
ON_LOBBY: Changes = {
    "leave": lambda lobby, click: lobby.leave(*click.at),
    # who sat down before the rules were changed agrees to them
    "agree": lambda lobby, click: lobby.agree(*click.at, click.text(1), click.nonce),
    "lobby_game": lambda lobby, click: lobby.use(*click.at, preset_rules(click.value)),
    "fill": lambda lobby, click: lobby.fill_with_robots(*click.at),
    "start": lambda lobby, click: lobby.start(*click.at, click.nonce),
}
BEHIND_MORE: Changes = {
    "rate": lambda lobby, click: lobby.change_option(*click.at, *SHUFFLED),
    "open_hands": lambda lobby, click: lobby.open_hands(*click.at, wanted=click.number(1) == 1),
    "hints": lambda lobby, click: lobby.allow_hints(*click.at, wanted=click.number(1) == 1),
    "ladder": lambda lobby, click: lobby.choose_ladder(*click.at, wanted=click.number(1) == 1),
    "robot": lambda lobby, click: lobby.seat_robot(*click.at, click.chosen),
    "robot_level": lambda lobby, click: lobby.use_robots(
        *click.at, Level(one_of(click.press, tuple(Level)))
    ),
    "remove": lambda lobby, click: lobby.remove(
        *click.at, click.chosen % 10, click.chosen // 10 or None
    ),
    "swap": lambda lobby, click: lobby.swap(*click.at, *divmod(click.chosen, 10)),
}


class LobbyButtons(Feature):
    """Sit, leave, robots, start, and what the host may do."""

    @clicked("sit")
    async def sit(self, click: Click) -> None:
        before = await click.game()
        sitting = self.bot.tables.lobby.sit(
            *click.at,
            click.number(1),
            click.text(2) or None,
            roles_of(click.interaction),
            click.nonce,
        )
        game = await self._answer(click, sitting)
        if before.seat_of(click.person_id) is None:
            await welcome(click, game, click.message_id)

    @clicked(*ON_LOBBY)
    async def change(self, click: Click) -> None:
        await self._answer(click, ON_LOBBY[click.press.verb](self.bot.tables.lobby, click))

    @clicked("lobby_more", beside=True)
    async def more(self, click: Click) -> Screen:
        game = await open_lobby(click, hosted=False)
        return lobby_more_screen(game, click.person_id, click.words)

    @clicked(*BEHIND_MORE)
    async def change_behind(self, click: Click) -> Screen:
        """The page behind More… shows what has become of it; the lobby follows."""
        game = await BEHIND_MORE[click.press.verb](self.bot.tables.lobby, click)
        return lobby_more_screen(game, click.person_id, click.words)

    @clicked("invite")
    async def invite(self, click: Click) -> None:
        """Mention people in the channel: the one place where a mention is asked for."""
        game = await open_lobby(click)
        others = (each for each in click.press.ids() if each != click.interaction.user.id)
        invited = [discord.Object(each) for each in others]
        if not invited:
            raise Sentence("lobby-invite-others")
        words = self.bot.screens.table_words(game)
        told = words(
            "lobby-invitation",
            mentions=" ".join(f"<@{each.id}>" for each in invited),
            name=words.name(click.person.name),
            link=await lobby_url(self.bot, game),
        )
        mentioned = discord.AllowedMentions(users=invited)
        async with telling(click.interaction):
            await click.interaction.response.send_message(told, allowed_mentions=mentioned)

    @clicked("lobby_close")
    async def close(self, click: Click) -> Screen:
        await self.bot.tables.lobby.close(*click.at)
        return screen_of(click.words("lobby-closed-answer"))

    @clicked("lobby_leave")
    async def leave_from_more(self, click: Click) -> Screen:
        await self.bot.tables.lobby.leave(*click.at)
        return screen_of(click.words("tables-left"))

    async def _answer(self, click: Click, change: Awaitable[Game]) -> Game:
        """The lobby's own message is the answer to a click on it."""
        message_id = click.message_id or 0
        async with self.bot.reconciler.held(click.game_id, Subject.LOBBY, TABLE_VIEWER):
            game = await change
            row = await self.bot.tables.threads.lobby_at(game, message_id)
            screen = await self.bot.screens.lobby(game)
            if row is None:  # an older one, which stands there still
                await click.update(screen)
            else:
                drawn = Drawn(screen, version=game.row.version)
                await self.bot.reconciler.answer(row, drawn, screen, click.interaction)
        return game


async def lobby_url(bot: DixDeDer, game: Game) -> str:
    """Where the lobby is."""
    row = await bot.database.ask(messages.find, game.id, Subject.LOBBY, TABLE_VIEWER)
    return message_url(game, row.message_id if row else None)


async def open_lobby(click: Click, *, hosted: bool = True) -> Game:
    """Return the lobby that a control names; raises `Refused` where it is none any more and, if
    `hosted`, for everybody but its host."""
    game = await click.game()
    if game.row.status in ("expired", "closed"):
        raise Refused(RefusalReason.LOBBY_GONE)
    if game.row.status != "lobby":
        raise Refused(RefusalReason.ALREADY_STARTED)
    if hosted and game.row.host_id != click.person_id:
        raise Refused(RefusalReason.NOT_HOST)
    return game


class Belote(Feature):
    """Opens lobbies."""

    @app_commands.guild_only()
    @command(
        "command-belote",
        {"end": ("choice-end", LENGTHS), "pace": ("choice-tempo", TEMPOS)},
        game="option-belote-game",
        end="option-belote-end",
        pace="option-belote-pace",
    )
    async def belote(
        self,
        click: Click,
        game: str | None = None,
        end: str | None = None,
        pace: str | None = None,
    ) -> None:
        await self._open(click, game or "", pace or "", end or "")

    belote.autocomplete("game")(offer_saved)

    @clicked("lobby_open")
    async def open(self, click: Click) -> None:
        """A table where the control stands: by the game that was chosen in it, or as `/belote`
        opens it for who chooses nothing."""
        await self._open(click, click.value, click.text(0), click.text(1))

    async def _open(self, click: Click, wanted: str, pace: str, end: str) -> None:
        """Open a table by the game `wanted`, in any of its names; each is empty where nothing is
        chosen."""
        interaction, person = click.interaction, click.person
        if interaction.guild_id is None:
            raise Sentence("belote-not-here")
        server = await self.bot.servers.meet(interaction.guild_id)
        check_place(interaction, server, click.words)
        saved, played = self.bot.tables.saved_rules, None
        if wanted:
            there = await saved.all(server.id)
            # Not `end` first: a number there would be the table that a press is about.
            played = chosen(wanted, there, click.words, "lobby_open", pace, end).rules()
        language = await table_language(self.bot, interaction, server, person)
        played = played or await saved.usual(server.id, language)
        opening = Opening(
            server_id=server.id,
            channel_id=interaction.channel_id or 0,
            host_id=person.id,
            language=language,
            preset=played.preset,
            rules=lasting(played.rules, end),
            rules_name=played.name,
            tempo=TEMPOS.get(pace),
        )
        game = await self.bot.tables.lobby.open(opening, {0: person.id}, roles_of(interaction))
        message_id = None
        try:
            message_id = await click.show_everybody(await self.bot.screens.lobby(game))
            await self.bot.tables.threads.lobby_sent(game, message_id)
        except NotTold as error:  # the reconciler sends it
            log.info("the lobby of game %s follows: %s", game.id, error)
        if await self.bot.reconciler.is_slow():
            await click.tell("belote-slow")
        await welcome(click, game, message_id)


def check_place(interaction: Interaction, server: Server, words: Words) -> None:
    """A table needs a text channel of the server's choice, and the permissions to play there."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Sentence("belote-not-here")
    allowed = server.channel_ids
    if allowed and interaction.channel.id not in allowed:
        raise Sentence("belote-other-channel", channels=", ".join(f"<#{each}>" for each in allowed))
    missing = missing_for_tables(interaction.app_permissions)
    if missing:
        raise Sentence("belote-permissions", permissions=permission_names(missing, words))


async def welcome(click: Click, game: Game, lobby_id: int | None) -> None:
    """Write a DM to whoever sits down, which shows whether their DMs are open; if they are not,
    tell them (only them) what to do instead. The rules may still change, and stand in the lobby."""
    table, link = safe_name(table_name(game, click.words)), message_url(game, lobby_id)
    try:
        channel = await click.bot.create_dm(discord.Object(click.interaction.user.id))
        await channel.send(click.words("lobby-welcome", table=table, link=link))
    except UNREACHED as error:
        if isinstance(error, discord.HTTPException) and error.code in DM_REFUSED:
            await click.tell("lobby-dm-closed")
        else:
            # They sit all the same, and their hand will be tried again.
            log.warning("nobody is welcomed to game %s: %r", game.id, error)
