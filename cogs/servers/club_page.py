"""The link of a club for browsers, under `/setup`: made, taken back, listed; and the way to its
pages from what Discord shows."""

from bot.storage.engine.schema import Server
from bot.storage.people import servers
from bot.text import Words
from cogs.answering import Sentence
from cogs.bot import Click, DixDeDer
from cogs.feature import Feature, clicked
from cogs.screens.page_link import page_link_items
from cogs.screens.screen import GOLD, Items, Screen, screen_of
from cogs.servers.here import managed_server
from cogs.servers.known import server_of


def club_page_screen(server: Server, address: str, words: Words) -> Screen:
    """`address`: of its pages, where it has a link that counts."""
    items: Items = [f"## 🖥️ {words('setup-club-page-title')}\n{words('setup-club-page-about')}"]
    if not server.pages:
        return screen_of(*items, words("tournament-organiser-page-off"), colour=GOLD)
    told, other = words("setup-club-page-unlisted"), "list"
    if server.page_listed:
        told, other = words("tournament-organiser-page-listed.yes"), "unlist"
    none, press = words("setup-club-page-none"), ("club_page_set",)
    items += page_link_items(address, words, press, none=none, told=f"-# {told}", more=(other,))
    return screen_of(*items, colour=GOLD)


async def club_address(bot: DixDeDer, discord_id: int | None) -> str:
    """Where the server with this Discord id is read in a browser; empty where it is not."""
    token = ""
    if bot.pages_url and discord_id is not None:
        token = await bot.database.ask(servers.page_of, discord_id)
    return f"{bot.pages_url}/c/{token}" if token else ""


class ClubPage(Feature):
    """Each click is checked: buttons outlive permissions."""

    @clicked("club_page", beside=True)
    async def open(self, click: Click) -> Screen:
        return await self._screen(click, await managed_server(click))

    @clicked("club_page_set")
    async def set(self, click: Click) -> Screen:
        """Make a link or another one, take it back, or list it."""
        server, ours, what = await managed_server(click), self.bot.servers, click.text(0)
        match what:
            case "on" | "new" if server.pages and self.bot.pages_url:
                guild = await server_of(self.bot, server.discord_id)
                server = await ours.open_page(server, guild.name if guild else "")
            case "off":
                server = await ours.close_page(server)
            case "list" | "unlist" if server.page_token is not None:
                server = await ours.change(server, page_listed=what == "list")
            case _:
                raise Sentence("refused-unknown-button")
        return await self._screen(click, server)

    async def _screen(self, click: Click, server: Server) -> Screen:
        address = await club_address(self.bot, server.discord_id)
        return club_page_screen(server, address, click.words)
