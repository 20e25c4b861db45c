"""The page of /setup on which who manages a server keeps people from its tables."""

from collections.abc import Sequence

from discord import ui

from bot.storage.engine.schema import Server
from bot.storage.games import traces
from bot.storage.people import servers
from bot.text import Words, safe_name
from bot.text.names import plain_name
from cogs.bot import Click
from cogs.choices import people_chosen
from cogs.feature import Feature, clicked
from cogs.press import picker, select
from cogs.screens.screen import GREY, Screen, screen_of
from cogs.servers.here import managed_server

MOST_SHOWN = 25
"""people in the list: as many as a select can offer"""
AT_ONCE = 10
MOST_NOTES = 8
"""tournaments that are named, in which they play all the same"""
FORMER = "former-"
"""before the number of a block whose person was forgotten"""


class Blocks(Feature):
    """Each click is checked: buttons outlive permissions."""

    @clicked("blocks", beside=True)
    async def open(self, click: Click) -> Screen:
        return await self._screen(await managed_server(click), click.words)

    @clicked("block")
    async def add(self, click: Click) -> Screen:
        server = await managed_server(click)
        chosen = people_chosen(click.interaction, click.press)[:AT_ONCE]
        people = [await self.bot.people.meet(*each) for each in chosen]
        plays = await self.bot.servers.block(server.id, people, click.person_id)
        words, notes = click.words, list[str]()
        for person, tournament in plays[:MOST_NOTES]:
            name, where = words.name(person.name), words.name(tournament.name)
            notes.append(f"⚠️ {words('blocks-still-plays', name=name, tournament=where)}")
        return await self._screen(server, words, notes)

    @clicked("unblock")
    async def remove(self, click: Click) -> Screen:
        server, press = await managed_server(click), click.press
        former = press.value.removeprefix(FORMER)
        if former != press.value and former.isdecimal():
            await self.bot.servers.lift_block(server.id, int(former[:18]))
        else:
            await self.bot.servers.unblock(server.id, press.chosen())
        return await self._screen(server, click.words)

    async def _screen(self, server: Server, words: Words, notes: Sequence[str] = ()) -> Screen:
        async with self.bot.database.read() as connection:
            shown = await servers.find_blocked(connection, server.id, MOST_SHOWN)
            # Blocks of people who were forgotten.
            former = (await traces.blocks_of(connection, server.id))[: MOST_SHOWN - len(shown)]
            count = await servers.count_blocked(connection, server.id)
        nameless = words("former-player")
        options: dict[int | str, str] = {each.person_id: plain_name(each.name) for each in shown}
        options |= {f"{FORMER}{number}": nameless for number, _ in former}
        names = words.join_and([*(safe_name(e.name) for e in shown), *[nameless] * len(former)])
        told = words("blocks-list", count=count, names=names)
        if count > len(options):
            told = words("blocks-latest", count=len(options), names=names)
        return screen_of(
            f"## {words('blocks-title')}\n{words('blocks-about')}",
            told if options else words("blocks-nobody"),
            "\n".join(notes),
            [picker(ui.UserSelect, words("blocks-add"), "block", least=1, most=AT_ONCE)],
            [select(words("blocks-remove"), options, "unblock")],
            colour=GREY,
        )
