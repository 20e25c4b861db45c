"""The link of a tournament for browsers, at its organiser's desk: made, taken back, listed; and
what its pages keep back."""

from collections.abc import Iterator

from bot.storage.people import servers
from bot.storage.tournaments import page_links
from bot.storage.tournaments.page_links import PageLink
from bot.tables import Game
from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.live.event import can_close
from bot.tournaments.live.organising import DELAYS
from bot.tournaments.tournament import MOST_ROUNDS
from cogs.answering import Sentence
from cogs.bot import Answer, DixDeDer
from cogs.feature import Feature
from cogs.press import Item, button, link, select
from cogs.screens.page_link import Change, page_link_items
from cogs.screens.screen import GOLD, Items, Screen, Shown, screen_of
from cogs.tournaments.announcement import planned_rounds
from cogs.tournaments.organising.desk import CHANGING, Desk, at_desk

SHOWN = (*CHANGING, "finished")
"""states in which there is something to read"""
MOST_CHOSEN = 20
"""rounds that are offered, the last ones"""


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
    press, none = ("t_page_set", event.id), words("tournament-organiser-page-none")
    if known is None:
        items += page_link_items("", words, press, none=none)
    else:
        told = (
            f"-# {words('tournament-organiser-page-listed', 'yes' if known.listed else 'no')}\n"
            f"-# {words('tournament-organiser-page-held', 'yes' if known.held else 'no')}\n"
            f"-# {words('tournament-organiser-page-delayed', minutes=known.delay // 60)}\n"
            f"-# {_closed(known.closed_from, words)}"
        )
        wall = link(words("pages-told.wall"), f"{address}/wall")
        more: list[Change] = ["unlist" if known.listed else "list"]
        if known.held or not event.format.open_seating:
            more.insert(0, "unhold" if known.held else "hold")
        items += [
            *page_link_items(address, words, press, none=none, told=told, beside=[wall], more=more),
            words("tournament-organiser-page-delay-about"),
            [_delays(event, known, words)],
            *_closing(event, known, words),
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


def _closing(event: Event, known: PageLink, words: Words) -> Iterator[Shown]:
    """From which round on the screen is closed: this one, or one that is to come."""
    least = max(2, len(event.rounds) + (event.current is None))
    rounds = [*range(least, (planned_rounds(event) or 0) + 1)][-MOST_CHOSEN:]
    if not can_close(event) or not (rounds or known.closed_from):
        return
    offered = sorted({0, *rounds, known.closed_from})
    options = {each: words("tournament-organiser-page-close", round=each) for each in offered}
    first = known.closed_from
    yield words("tournament-organiser-page-close-about")
    yield [select(options[first], options, "t_page_close", event.id, chosen=first)]


def _closed(first: int, words: Words) -> str:
    return words("tournament-organiser-page-closed", "yes" if first else "no", round=first)


async def page_address(bot: DixDeDer, event: Event) -> str:
    """Where a tournament is read in a browser; empty where it is not."""
    known = await bot.database.ask(page_links.open_link, event.id) if bot.pages_url else None
    return "" if known is None else address_of(bot, known)


async def table_address(bot: DixDeDer, game: Game) -> str:
    """Where a tournament's table is watched in a browser; empty where it is not, as of boards that
    others play too."""
    at = game.tournament
    if at is None or at.format.shared_boards or not bot.pages_url:
        return ""
    known = await bot.database.ask(page_links.open_link, at.id)
    return "" if known is None else f"{address_of(bot, known)}/live/{at.table}"


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

    @at_desk("t_page_close", states=SHOWN)
    async def close(self, desk: Desk) -> Answer:
        """Keep back the last rounds from that on which was chosen."""
        first = desk.press.chosen()
        if first not in (0, *range(2, MOST_ROUNDS + 1)):
            raise Sentence("refused-unknown-button")
        await desk.organising.close_screen(*desk.whose, first)
        return await _page(desk)


async def _page(desk: Desk) -> Screen:
    bot, event = desk.bot, desk.event
    async with bot.database.read() as connection:
        known = await page_links.link_of(connection, event.id)
        server = await servers.get(connection, event.row.server_id)
    address = "" if known is None else address_of(bot, known)
    has = server.pages and bool(bot.pages_url)
    return page_link_screen(event, known, address, desk.words, server_has=has)
