"""The link of a tournament for browsers, at its organiser's desk: made, taken back, listed."""

from bot.storage.people import servers
from bot.storage.tournaments import page_links
from bot.storage.tournaments.page_links import PageLink
from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.live.organising import DELAYS
from cogs.answering import Sentence
from cogs.bot import Answer, DixDeDer
from cogs.feature import Feature
from cogs.press import GREEN, Item, button, link, select
from cogs.screens.screen import GOLD, Items, Screen, screen_of
from cogs.tournaments.organising.desk import CHANGING, Desk, at_desk

SHOWN = (*CHANGING, "finished")
"""states in which there is something to read"""


def page_link_screen(
    event: Event, known: PageLink | None, address: str, words: Words, *, server_has: bool
) -> Screen:
    """`address`: of its page, where it has a link; `server_has`: its server has pages at all."""
    items: Items = [
        f"## 🖥️ {words('tournament-organiser-page-title')}\n"
        f"{words('tournament-organiser-page-about')}"
    ]
    back = button(words("tournament-organiser-back"), "t_manage", event.id, emoji="◀️")
    if not server_has:
        return screen_of(*items, words("tournament-organiser-page-off"), [back], colour=GOLD)
    if known is None:
        make = button(
            words("tournament-organiser-page-do.on"), "t_page_set", event.id, "on", style=GREEN
        )
        items += [words("tournament-organiser-page-none"), [make]]
    else:
        listed, other = ("yes", "unlist") if known.listed else ("no", "list")
        held, instead = ("yes", "unhold") if known.held else ("no", "hold")
        items += [
            words("tournament-organiser-page-link", link=address),
            f"-# {words('tournament-organiser-page-listed', listed)}\n"
            f"-# {words('tournament-organiser-page-held', held)}\n"
            f"-# {words('tournament-organiser-page-delayed', minutes=known.delay // 60)}",
            [
                link(words("tournament-page"), address),
                link(words("pages-told.wall"), f"{address}/wall"),
            ],
            [
                button(words("tournament-organiser-page-do", each), "t_page_set", event.id, each)
                for each in (instead, other)
                if each != "hold" or not event.format.open_seating
            ],
            [
                button(words("tournament-organiser-page-do", each), "t_page_set", event.id, each)
                for each in ("new", "off")
            ],
            words("tournament-organiser-page-delay-about"),
            [_delays(event, known, words)],
        ]
    return screen_of(*items, [back], colour=GOLD)


def _delays(event: Event, known: PageLink, words: Words) -> Item:
    """The select of how late tables are shown."""
    options = {
        seconds: words("tournament-organiser-page-delayed", minutes=seconds // 60)
        for seconds in DELAYS
    }
    chosen = known.delay
    return select(options[chosen], options, "t_page_delay", event.id, chosen=chosen)


async def page_address(bot: DixDeDer, event: Event) -> str:
    """Where a tournament is read in a browser; empty where it is not."""
    known = await bot.database.ask(page_links.open_link, event.id) if bot.pages_url else None
    return "" if known is None else address_of(bot, known)


def address_of(bot: DixDeDer, known: PageLink) -> str:
    return f"{bot.pages_url}/t/{known.token}"


class PageLinks(Feature):
    """Each press is checked: a server may have no pages any more."""

    @at_desk("t_page", states=SHOWN)
    async def open(self, desk: Desk) -> Answer:
        return await _page(desk)

    @at_desk("t_page_set", states=SHOWN)
    async def set(self, desk: Desk) -> Answer:
        """Make a link or another one, take it back, or list it."""
        organising = desk.organising
        match desk.press.text(1):
            case "on" | "new":
                await organising.open_page(*desk.whose)
            case "off":
                await organising.close_page(*desk.whose)
            case "list" | "unlist" as which:
                await organising.list_page(*desk.whose, which == "list")
            case "hold" | "unhold" as which:
                await organising.hold_results(*desk.whose, which == "hold")
            case _:
                raise Sentence("refused-unknown-button")
        return await _page(desk)

    @at_desk("t_page_delay", states=SHOWN)
    async def delay(self, desk: Desk) -> Answer:
        """Let tables be shown as late as was chosen."""
        seconds = desk.press.chosen()
        if seconds not in DELAYS:
            raise Sentence("refused-unknown-button")
        await desk.organising.delay_tables(*desk.whose, seconds)
        return await _page(desk)


async def _page(desk: Desk) -> Screen:
    bot, event = desk.bot, desk.event
    async with bot.database.read() as connection:
        known = await page_links.link_of(connection, event.id)
        server = await servers.get(connection, event.row.server_id)
    address = "" if known is None else address_of(bot, known)
    has = server.pages and bool(bot.pages_url)
    return page_link_screen(event, known, address, desk.words, server_has=has)
