"""Co-organisers of a tournament: who is in charge of it besides those who organise here (T10)."""

from discord import ui

from bot.storage.people import people
from bot.storage.tournaments import organisers
from bot.tournaments.live.organising import MOST_ORGANISERS
from cogs.bot import Answer
from cogs.choices import people_chosen
from cogs.feature import Feature
from cogs.press import GREEN, button, picker
from cogs.screens.names import person_name
from cogs.screens.screen import GOLD, Items, Screen, screen_of
from cogs.tournaments.organising.desk import Desk, at_desk


class Organisers(Feature):
    @at_desk("t_organisers")
    async def page(self, desk: Desk) -> Answer:
        return await organisers_page(desk)

    @at_desk("t_organisers_set")
    async def set(self, desk: Desk) -> Answer:
        """These were chosen; nobody: there are none."""
        chosen = people_chosen(desk.interaction, desk.press)
        met = [(await desk.bot.people.meet(*each)).id for each in chosen]
        await desk.organising.name_organisers(*desk.whose, met)
        return await organisers_page(desk)


async def organisers_page(desk: Desk) -> Screen:
    """Who they are and what they may do; for who organises on the server also a choice of them."""
    words, event = desk.words, desk.event
    async with desk.bot.database.read() as connection:
        named = await organisers.named(connection, event.id)
        found = (await people.find_many(connection, set(named))).values()
    names = [person_name(each.name, words) for each in found]
    told = "tournament-organiser-organisers" if names else "tournament-organiser-organisers-none"
    page = words("tournament-organiser-organisers-title")
    items: Items = [
        f"## 🤝 {page}\n{words(told, names=words.join_and(names))}",
        f"-# {words('tournament-organiser-organisers-about')}",
    ]
    if not desk.asker.only_here:
        chosen = [each.discord_id for each in found]
        picked = picker(
            *(ui.UserSelect, page, "t_organisers_set", event.id),
            chosen=chosen,
            most=MOST_ORGANISERS,
        )
        items.append([picked])
    back = words("tournament-organiser-back")
    return screen_of(
        *items, [button(back, "t_manage", event.id, style=GREEN, emoji="◀️")], colour=GOLD
    )
