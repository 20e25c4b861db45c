"""Seeds before anything is played (T8 a): by hand, by the ranks of an earlier tournament, or by
rating."""

import discord
from discord import ui

from bot.storage.engine.tournament_schema import TournamentRow
from bot.tournaments.live import Refusal, TournamentRefused
from bot.tournaments.live.seeding import SEEDED_IN, may_seed, order
from cogs.bot import Answer
from cogs.feature import Feature
from cogs.press import MOST_LABEL, button, form, select
from cogs.screens.paging import MOST, page_at, windows
from cogs.screens.screen import GOLD, Items, Screen, rows, screen_of
from cogs.tournaments.names import Names
from cogs.tournaments.organising.desk import Desk, at_desk

SHORT = 20
"""characters of a name where many stand"""


class Seeding(Feature):
    @at_desk("t_seeds", states=SEEDED_IN)
    async def seeds(self, desk: Desk) -> Answer:
        return await _page(desk, desk.chosen(1))

    @at_desk("t_seed", states=SEEDED_IN)
    async def seed(self, desk: Desk) -> ui.Modal:
        """An entry was chosen: which place?"""
        names, number, words = await desk.names(), desk.press.chosen(), desk.words
        numbers = [each.number for each in order(desk.event)]
        if number not in numbers:
            raise TournamentRefused(Refusal.CHANGED)
        label = words("tournament-seeding-place", count=len(numbers))
        at = str(numbers.index(number) + 1)
        title = names.plain(number, SHORT)
        return form(title, label, "t_seeded", desk.event.id, number, text=at, longest=3)

    @at_desk("t_seeded", states=SEEDED_IN)
    async def seeded(self, desk: Desk) -> Answer:
        typed, number = desk.press.value.strip(), desk.press.number(1)
        place = int(typed) if typed.isascii() and typed.isdecimal() else 0
        event = await desk.bot.tournaments.seeding.place(*desk.whose, number, place)
        return await _page(desk._replace(event=event), (place - 1) // MOST)

    @at_desk("t_seed_by", states=SEEDED_IN)
    async def by_earlier(self, desk: Desk) -> Answer:
        """An earlier tournament was chosen."""
        earlier = desk.press.chosen()
        event = await desk.bot.tournaments.seeding.by_earlier(*desk.whose, earlier)
        return await _page(desk._replace(event=event))

    @at_desk("t_seed_rating", states=SEEDED_IN)
    async def by_rating(self, desk: Desk) -> Answer:
        event = await desk.bot.tournaments.seeding.by_rating(*desk.whose)
        return await _page(desk._replace(event=event))


async def _page(desk: Desk, page: int = 0) -> Screen:
    if not may_seed(desk.event):
        raise TournamentRefused(Refusal.CHANGED)
    over = await desk.bot.tournaments.of_server(
        desk.event.row.server_id, "finished", daily=False, limit=MOST
    )
    return seeding_screen(await desk.names(), over, page)


def seeding_screen(names: Names, earlier: list[TournamentRow], page: int = 0) -> Screen:
    """The entries in their order, a page of them; `earlier`: tournaments whose ranks may be
    taken."""
    event, words = names.event, names.words
    entered = order(event)
    page, _, shown = page_at(entered, page, MOST)
    lines: list[str] = []
    for at, each in enumerate(shown, start=page * MOST + 1):
        own = "🌱 " if each.seed is not None else ""
        lines.append(f"{at}. {own}{names.markdown(each.number, SHORT)}")
    options = [
        discord.SelectOption(
            label=f"{at}. {names.plain(each.number)}"[:MOST_LABEL], value=str(each.number)
        )
        for at, each in enumerate(entered, start=1)
    ]
    choose = words("tournament-seeding-choose")
    items: Items = [
        f"## 🌱 {words('tournament-seeding')}\n{words('tournament-seeding-about')}",
        "\n".join(lines) or words("tournament-seeding-nobody"),
        *windows(choose, options, page, "t_seed", "t_seeds", event.id),
    ]
    if earlier and entered:
        ranks = {each.id: each.name[:MOST_LABEL] for each in earlier}
        label = words("tournament-seeding-by-ranks")
        items.append([select(label, ranks, "t_seed_by", event.id)])
    controls = [button(words("tournament-organiser-back"), "t_entries", event.id, emoji="◀️")]
    if any(each.seed is not None for each in event.entries):
        rating = words("tournament-seeding-by-rating")
        controls.insert(0, button(rating, "t_seed_rating", event.id, emoji="📈"))
    return screen_of(*items, *rows(controls, 2), colour=GOLD)
