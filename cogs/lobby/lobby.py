"""`/belote`, which opens a table in this channel, and the buttons of its lobby."""

import logging
from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from bot.robots import Level
from bot.rules import DEFAULT_PRESET
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import Server
from bot.tables import Game, Opening, RefusalReason, Refused, TableRules
from bot.tables.finished.results import SHUFFLED
from bot.tables.options import TEMPOS, preset_rules
from bot.text import Words
from cogs.answering import NotTold, Sentence, telling
from cogs.bot import DixDeDer
from cogs.choices import one_of
from cogs.connection import DM_REFUSED, UNREACHED
from cogs.delivery.kinds import Drawn
from cogs.feature import Click, Feature, clicked, command
from cogs.lobby.lobby_screen import lobby_more_screen, welcome_text
from cogs.lobby.rules_choices import chosen, offer_saved
from cogs.press import Interaction, number_of_press
from cogs.screens.names import message_url
from cogs.screens.screen import Screen, screen_of
from cogs.servers.here import table_language
from cogs.servers.permissions import missing_for_tables, permission_names, roles_of

log = logging.getLogger(__name__)


def _robot_level(click: Click, game_id: int, person_id: int) -> Awaitable[Game]:
    level = Level(one_of(click.press, tuple(Level)))
    return click.bot.tables.lobby.use_robots(game_id, person_id, level)


def _remove(click: Click, game_id: int, person_id: int) -> Awaitable[Game]:
    who, seat = divmod(click.chosen, 10)
    return click.bot.tables.lobby.remove(game_id, person_id, seat, who or None)


def _wanted(click: Click) -> bool:
    return click.number(1) == 1


BEHIND_MORE: Mapping[str, Callable[[Click, int, int], Awaitable[Game]]] = {
    "rate": lambda click, game, person: click.bot.tables.lobby.change_option(
        game, person, *SHUFFLED
    ),
    "open_hands": lambda click, game, person: click.bot.tables.lobby.open_hands(
        game, person, wanted=_wanted(click)
    ),
    "hints": lambda click, game, person: click.bot.tables.lobby.allow_hints(
        game, person, wanted=_wanted(click)
    ),
    "ladder": lambda click, game, person: click.bot.tables.lobby.choose_ladder(
        game, person, wanted=_wanted(click)
    ),
    "robot": lambda click, game, person: click.bot.tables.lobby.seat_robot(
        game, person, click.chosen
    ),
    "robot_level": _robot_level,
    "remove": _remove,
    "swap": lambda click, game, person: click.bot.tables.lobby.swap(
        game, person, *divmod(click.chosen, 10)
    ),
}
"""how a lobby is changed behind More…, by the verb of the control, for whoever asks"""


class LobbyButtons(Feature):
    """Sit, leave, robots, start, and what the host may do."""

    @clicked("sit")
    async def sit(self, click: Click) -> None:
        before = await click.game()
        sitting = self.bot.tables.lobby.sit(
            click.game_id,
            click.person_id,
            click.number(1),
            click.text(2) or None,
            roles_of(click.interaction),
            number_of_press(click.interaction),
        )
        game = await self._answer(click, sitting)
        if before.seat_of(click.person_id) is None:
            await welcome(click, game, click.message_id)

    @clicked("leave")
    async def leave(self, click: Click) -> None:
        await self._answer(click, self.bot.tables.lobby.leave(click.game_id, click.person_id))

    @clicked("agree")
    async def agree(self, click: Click) -> None:
        """Agree to rules that were changed after one sat down."""
        mark, nonce = click.text(1), number_of_press(click.interaction)
        agree = self.bot.tables.lobby.agree
        await self._answer(click, agree(click.game_id, click.person_id, mark, nonce))

    @clicked("fill")
    async def fill(self, click: Click) -> None:
        fill = self.bot.tables.lobby.fill_with_robots
        await self._answer(click, fill(click.game_id, click.person_id))

    @clicked("start")
    async def start(self, click: Click) -> None:
        start, nonce = self.bot.tables.lobby.start, number_of_press(click.interaction)
        await self._answer(click, start(click.game_id, click.person_id, nonce))

    @clicked("lobby_more", beside=True)
    async def more(self, click: Click) -> Screen:
        game = await click.game()
        open_lobby_only(game)
        return lobby_more_screen(game, click.person_id, click.words)

    @clicked(*BEHIND_MORE)
    async def change(self, click: Click) -> Screen:
        """The page behind More… shows what has become of it; the lobby follows."""
        game = await BEHIND_MORE[click.press.verb](click, click.game_id, click.person_id)
        return lobby_more_screen(game, click.person_id, click.words)

    @clicked("invite")
    async def invite(self, click: Click) -> None:
        """Mention people in the channel: the one place where a mention is asked for."""
        game = await click.game()
        open_lobby_only(game)
        if game.row.host_id != click.person_id:
            raise Refused(RefusalReason.NOT_HOST)
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
        await self.bot.tables.lobby.close(click.game_id, click.person_id)
        return screen_of(click.words("lobby-closed-answer"))

    @clicked("lobby_leave")
    async def leave_from_more(self, click: Click) -> Screen:
        await self.bot.tables.lobby.leave(click.game_id, click.person_id)
        return screen_of(click.words("tables-left"))

    async def _answer(self, click: Click, change: Awaitable[Game]) -> Game:
        """The lobby's own message is the answer to a click on it."""
        message_id = click.message_id or 0
        async with self.bot.reconciler.held(click.game_id, Subject.LOBBY, TABLE_VIEWER):
            game = await change
            row = await self.bot.tables.lobby_message.at(game, message_id)
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


def open_lobby_only(game: Game) -> None:
    if game.row.status in ("expired", "closed"):
        raise Refused(RefusalReason.LOBBY_GONE)
    if game.row.status != "lobby":
        raise Refused(RefusalReason.ALREADY_STARTED)


ENDS = {
    "1000": {"end_mode": "target", "target": 1000},
    "500": {"end_mode": "target", "target": 500},
    "1500": {"end_mode": "target", "target": 1500},
    "2000": {"end_mode": "target", "target": 2000},
    "12": {"end_mode": "deals", "deals_limit": 12},
}
"""the ends of a party that may be chosen when a table is opened, instead of the rules' own"""


class Belote(Feature):
    """Opens lobbies."""

    @app_commands.guild_only()
    @command(
        "command-belote",
        {"end": ("choice-end", ENDS), "pace": ("choice-tempo", TEMPOS)},
        rules="option-belote-rules",
        end="option-belote-end",
        pace="option-belote-pace",
    )
    async def belote(
        self,
        click: Click,
        rules: str | None = None,
        end: str | None = None,
        pace: str | None = None,
    ) -> None:
        interaction, person, words = click.interaction, click.person, click.words
        server = await self.bot.servers.meet(interaction.guild_id or 0)
        check_place(interaction, server, words)
        played = await self._rules(server, rules, words)
        opening = Opening(
            server_id=server.id,
            channel_id=interaction.channel_id or 0,
            host_id=person.id,
            language=await table_language(self.bot, interaction, server, person),
            preset=played.preset,
            rules=played.rules.changed(ENDS[end] if end else {}),
            rules_name=played.name,
            tempo=TEMPOS[pace] if pace else None,
        )
        game = await self.bot.tables.lobby.open(opening, {0: person.id}, roles_of(interaction))
        message_id = await self._show(click, game)
        if self.bot.reconciler.is_slow():
            await click.tell("belote-slow")
        await welcome(click, game, message_id)

    belote.autocomplete("rules")(offer_saved)

    async def _show(self, click: Click, game: Game) -> int | None:
        """The lobby as the answer; if Discord does not take it, the reconciler sends it."""
        screen = await self.bot.screens.lobby(game)
        try:
            message_id = await click.show_everybody(screen)
        except NotTold as error:
            log.info("the lobby of game %s follows: %s", game.id, error)
            return None
        await self.bot.tables.lobby_message.sent(game, message_id)
        return message_id

    async def _rules(self, server: Server, typed: str | None, words: Words) -> TableRules:
        """The rules that were asked for; raises what `chosen` raises."""
        if typed is None:
            return preset_rules(DEFAULT_PRESET)
        saved = await self.bot.tables.saved_rules.all(server.id)
        return chosen(typed, saved, words).rules()


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
    """Write to them, or tell them (only them) that their DMs are closed and what to do instead."""
    try:
        channel = await click.bot.create_dm(discord.Object(click.interaction.user.id))
        await channel.send(welcome_text(game, click.words, message_url(game, lobby_id)))
    except UNREACHED as error:
        if isinstance(error, discord.HTTPException) and error.code in DM_REFUSED:
            await click.tell("lobby-dm-closed")
        else:
            # They sit all the same, and their hand will be tried again.
            log.warning("nobody is welcomed to game %s: %r", game.id, error)
