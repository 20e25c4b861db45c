"""The buttons of a lobby."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.robots import Level
from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from bot.storage.people.people import Person
from bot.tables import Game, RefusalReason, Refused
from bot.tables.finished.results import SHUFFLED
from cogs.answering import Sentence, show, telling, update, update_own
from cogs.bot import DixDeDer
from cogs.choices import one_of
from cogs.feature import Feature, pressed
from cogs.lobby.lobby_more import lobby_more_screen
from cogs.press import Press, number_of_press
from cogs.screens.names import message_url
from cogs.screens.screen import Screen, layout, text
from cogs.servers.permissions import roles_of
from cogs.servers.welcome import welcome

Change = Callable[[int, Person], Awaitable[Game]]
"""of a lobby, by its number, for whoever asks"""


class LobbyButtons(Feature):
    """Sit, leave, robots, start, and what the host may do."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.lobby = bot.tables.lobby

    @pressed("sit")
    async def sit(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game_id, seat = press.number(0), press.number(1)
        before = await self.bot.tables.load(game_id)
        sitting = self.lobby.sit(
            game_id,
            person.id,
            seat,
            press.text(2) or None,
            roles_of(interaction),
            number_of_press(interaction),
        )
        game = await self._answer(interaction, game_id, sitting)
        if before.seat_of(person.id) is None:
            lobby_id = interaction.message.id if interaction.message else None
            await welcome(self.bot, interaction, game, words, lobby_id)

    @pressed("leave")
    async def leave(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, _ = await self.bot.meet(interaction)
        game_id = press.number(0)
        await self._answer(interaction, game_id, self.lobby.leave(game_id, person.id))

    @pressed("agree")
    async def agree(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Agree to rules that were changed after one sat down."""
        person, _ = await self.bot.meet(interaction)
        game_id = press.number(0)
        agreeing = self.bot.tables.lobby.agree(
            game_id, person.id, press.text(1), number_of_press(interaction)
        )
        await self._answer(interaction, game_id, agreeing)

    @pressed("rate")
    async def rate(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Rated tables shuffle before every deal."""
        option, value = SHUFFLED

        async def change(game_id: int, person: Person) -> Game:
            return await self.bot.tables.lobby.change_option(game_id, person.id, option, value)

        await self._behind_more(interaction, press, change)

    @pressed("open_hands")
    async def open_hands(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Everybody may see the hands of a deal that is over, or not any more."""

        async def change(game_id: int, person: Person) -> Game:
            wanted = press.number(1) == 1
            return await self.bot.tables.lobby.open_hands(game_id, person.id, wanted=wanted)

        await self._behind_more(interaction, press, change)

    @pressed("hints")
    async def hints(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """People may ask for hints, or not any more."""

        async def change(game_id: int, person: Person) -> Game:
            wanted = press.number(1) == 1
            return await self.bot.tables.lobby.allow_hints(game_id, person.id, wanted=wanted)

        await self._behind_more(interaction, press, change)

    @pressed("ladder")
    async def ladder(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Parties with robots count for somebody from now on, or do not any more."""

        async def change(game_id: int, person: Person) -> Game:
            wanted = press.number(1) == 1
            return await self.lobby.choose_ladder(game_id, person.id, wanted=wanted)

        await self._behind_more(interaction, press, change)

    @pressed("robot")
    async def robot(self, interaction: discord.Interaction[Any], press: Press) -> None:
        async def change(game_id: int, person: Person) -> Game:
            return await self.lobby.seat_robot(game_id, person.id, press.chosen())

        await self._behind_more(interaction, press, change)

    @pressed("robot_level")
    async def robot_level(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Robots play as well as was chosen."""

        async def change(game_id: int, person: Person) -> Game:
            level = Level(one_of(press, tuple(Level)))
            return await self.bot.tables.lobby.use_robots(game_id, person.id, level)

        await self._behind_more(interaction, press, change)

    @pressed("fill")
    async def fill(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, _ = await self.bot.meet(interaction)
        game_id = press.number(0)
        await self._answer(interaction, game_id, self.lobby.fill_with_robots(game_id, person.id))

    @pressed("start")
    async def start(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, _ = await self.bot.meet(interaction)
        game_id = press.number(0)
        starting = self.lobby.start(game_id, person.id, number_of_press(interaction))
        await self._answer(interaction, game_id, starting)

    @pressed("lobby_more")
    async def more(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        _open_lobby(game)
        await show(interaction, lobby_more_screen(game, person.id, words))

    @pressed("remove")
    async def remove(self, interaction: discord.Interaction[Any], press: Press) -> None:
        async def change(game_id: int, person: Person) -> Game:
            who, seat = divmod(press.chosen(), 10)
            return await self.lobby.remove(game_id, person.id, seat, who or None)

        await self._behind_more(interaction, press, change)

    @pressed("swap")
    async def swap(self, interaction: discord.Interaction[Any], press: Press) -> None:
        async def change(game_id: int, person: Person) -> Game:
            first, second = divmod(press.chosen(), 10)
            return await self.lobby.swap(game_id, person.id, first, second)

        await self._behind_more(interaction, press, change)

    async def _behind_more(
        self, interaction: discord.Interaction[Any], press: Press, change: Change
    ) -> None:
        """The page behind More… shows what has become of it; the lobby follows."""
        person, words = await self.bot.meet(interaction)
        game = await change(press.number(0), person)
        await update_own(interaction, lobby_more_screen(game, person.id, words))

    @pressed("invite")
    async def invite(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Mention people in the channel: the one place where a mention is asked for."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        _open_lobby(game)
        if game.row.host_id != person.id:
            raise Refused(RefusalReason.NOT_HOST)
        invited = [discord.Object(each) for each in press.ids() if each != interaction.user.id]
        if not invited:
            raise Sentence("lobby-invite-others")
        words = self.bot.screens.table_words(game)
        async with telling(interaction):
            await interaction.response.send_message(
                words(
                    "lobby-invitation",
                    mentions=" ".join(f"<@{each.id}>" for each in invited),
                    name=words.name(person.name),
                    link=await self._link(game),
                ),
                allowed_mentions=discord.AllowedMentions(users=invited),
            )

    async def _link(self, game: Game) -> str:
        """Where the lobby is."""
        async with self.bot.database.read() as connection:
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
        server = await self.bot.screens.server_id(game)
        return message_url(game, server, row.message_id if row else None)

    @pressed("lobby_close")
    async def close(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.lobby.close(press.number(0), person.id)
        await update_own(interaction, Screen(layout(text(words("lobby-closed-answer")))))

    async def _answer(
        self, interaction: discord.Interaction[Any], game_id: int, change: Awaitable[Game]
    ) -> Game:
        """The lobby's own message is the answer to a click on it."""
        message_id = interaction.message.id if interaction.message else 0
        async with self.bot.reconciler.held(game_id, Subject.LOBBY, TABLE_VIEWER):
            game = await change
            await self.bot.tables.lobby_message.stands_at(game, message_id)
            await update(interaction, await self.bot.screens.lobby(game))
            await self.bot.tables.lobby_message.shows(game, message_id)
        return game


def _open_lobby(game: Game) -> None:
    if game.row.status in ("expired", "closed"):
        raise Refused(RefusalReason.LOBBY_GONE)
    if game.row.status != "lobby":
        raise Refused(RefusalReason.ALREADY_STARTED)
