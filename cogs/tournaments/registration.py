"""Registering for a tournament, leaving it, and being there: buttons of the announcement and of
notifications, and what the one person sees who presses them."""

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from itertools import chain
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.rules import find_preset
from bot.storage.people import people, servers
from bot.storage.people.people import Person
from bot.storage.ratings import ratings
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE
from bot.storage.ratings.ratings import START
from bot.tables.finished.results import pool_of
from bot.text import Words
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.entries import TEAM, room
from bot.tournaments.live.registration import LONGEST_TEAM
from cogs.answering import Sentence, ask, update, update_own
from cogs.bot import DixDeDer
from cogs.choices import people_chosen
from cogs.feature import Feature, pressed
from cogs.press import FormField, Press, button, fields_form, link, press_id, select
from cogs.screens.names import person_name
from cogs.screens.screen import FELT, GOLD, Screen, confirm_screen, layout, text
from cogs.servers.permissions import roles_at
from cogs.tournaments.announcement import NameOf, count_line, entrant_lines, not_in, places_line
from cogs.tournaments.names import names_of
from cogs.tournaments.where import where_is
from cogs.tournaments.where_screen import (
    MOST_LOOKING,
    PAIR,
    Asking,
    Looking,
    Where,
    questions,
    where_screen,
)

Interaction = discord.Interaction[Any]
Answer = Callable[[Interaction, Screen], Awaitable[object]]
"""how somebody is shown a screen: in the message that they pressed, or beside it"""

DANGER: Final = discord.ButtonStyle.danger
A_PAGE: Final = 20
"""entries of the list of all"""


def choice_screen(
    event: Event,
    looking: Sequence[Looking],
    words: Words,
    elsewhere: str | None = None,
    *,
    room: int = 1,
    asked: Sequence[Asking] = (),
    alone: bool = True,
) -> Screen:
    """Ask with whom somebody plays. Who is chosen is asked, one who looks for others agrees
    already.

    `elsewhere`: the address of the announcement, where Discord offers nobody but the two who talk.
    `room`: how many may be chosen; `asked`: what they are asked themselves; `alone`: they may also
    enter without anybody.
    """
    team = "-team" if event.row.members > PAIR else ""
    items: list[ui.Item[Any]] = [
        text(f"## {words.name(event.row.name)}\n{words(f'tournament-player-how{team}')}"),
        *questions(event, asked, words),
    ]
    if elsewhere is None:
        partner: ui.UserSelect[Any] = ui.UserSelect(
            placeholder=words(f"tournament-player-choose-partner{team}", count=room),
            custom_id=press_id("t_partner", event.id),
            max_values=room,
        )
        with_whom = words(f"tournament-player-with-partner{team}", count=room)
        items += [text(with_whom), ui.ActionRow(partner)]
    else:
        way = link(words("tournament-player-to-announcement"), elsewhere)
        items += [text(words(f"tournament-player-partner-there{team}")), ui.ActionRow(way)]
    if looking:
        options = [
            discord.SelectOption(label=each.name, value=str(each.person_id))
            for each in looking[:MOST_LOOKING]
        ]
        count = words(f"tournament-player-look-there{team}", count=len(looking))
        pick = select(words("tournament-player-pick"), options, "t_pick", event.id)
        items += [text(count), ui.ActionRow(pick)]
    if alone:
        primary = discord.ButtonStyle.primary
        look = words(f"tournament-player-look{team}")
        items += [
            text(words(f"tournament-player-without-partner{team}")),
            ui.ActionRow(button(look, "t_look", event.id, style=primary)),
        ]
    return Screen(layout(*items, colour=GOLD))


def leave_screen(event: Event, partner: str, words: Words, others: int = 1) -> Screen:
    """Say what it means to withdraw, before it is done; `others`: how many play with them."""
    which = "running" if event.state == "running" else "pair" if partner else "alone"
    if which == "pair" and event.row.members > PAIR and event.state == "registration":
        which = "team"
    name = words.name(event.row.name)
    question = words(f"tournament-player-leave-{which}", name=name, partner=partner, count=others)
    yes = button(words("tournament-player-withdraw"), "t_withdraw_sure", event.id, style=DANGER)
    return confirm_screen(question, yes, words)


def sit_out_screen(event: Event, number: int, words: Words) -> Screen:
    """Say what it means to sit out a round, before it is done."""
    name = words.name(event.row.name)
    question = words("tournament-player-sit-out-sure", round=number, name=name)
    label = words("tournament-player-sit-out")
    yes = button(label, "t_sit_out_sure", event.id, number, style=DANGER)
    return confirm_screen(question, yes, words)


def entrants_screen(event: Event, page: int, name: NameOf, words: Words) -> Screen:
    """Everybody who is in, who waits, for a place or for an answer, and who looks for a partner,
    page by page; and the fingerprint of the draw."""
    rest = not_in(event)
    entries = [*event.standing("in"), *chain.from_iterable(rest.values())]
    pages = max(1, -(-len(entries) // A_PAGE))
    page = min(max(page, 0), pages - 1)
    shown = entries[page * A_PAGE : (page + 1) * A_PAGE]
    lines = [f"## {words.name(event.row.name)}", f"**{places_line(event, words)}**"]
    for standing in ("in", *rest):
        of_these = [each for each in shown if each.standing == standing]
        if of_these and standing != "in":
            lines.append(f"**{count_line(event, standing, len(rest[standing]), words)}**")
        lines += entrant_lines(event, of_these, name, words)
    items: list[ui.Item[Any]] = [text("\n".join(lines))]
    if not event.plan.format.own_time:  # there nothing is drawn
        hash_ = words("tournament-player-hash", hash=f"`{event.row.commitment}`")
        items.append(text(f"-# {hash_}"))
    turns = [
        button(arrow, "t_entrants", event.id, other)
        for arrow, other in (("◀", page - 1), ("▶", page + 1))
        if 0 <= other < pages
    ]
    if turns:
        items.append(ui.ActionRow(*turns))
    return Screen(layout(*items, colour=FELT))


# What is pressed ---------------------------------------------------------------------------------


class Player(NamedTuple):
    """Somebody who has pressed something of a tournament, which they may not have entered."""

    bot: DixDeDer
    interaction: Interaction
    press: Press
    person: Person
    words: Words

    async def event(self) -> Event:
        return await self.bot.tournaments.load(self.press.number(0))

    async def where(self, event: Event) -> Where:
        return await where_is(self.bot, event, self.person, self.words)

    async def stands(self, event: Event, said: str = "") -> Screen:
        """Return where they stand now; `said`: what was done."""
        return where_screen(await self.where(event), self.words, said)

    async def roles(self, event: Event) -> frozenset[int]:
        """Return their roles, which Discord does not say in direct messages."""
        if event.row.role_id is None:
            return frozenset()
        async with self.bot.database.read() as connection:
            server = await servers.discord_id_of(connection, event.row.server_id)
        return await roles_at(self.interaction, server)

    async def enter(self, event: Event, *others: Person) -> Event:
        """Enter, alone or with others, whose names a refusal tells."""
        ids = [each.id for each in others]
        try:
            return await self.bot.tournaments.registration.enter(
                event.id,
                self.person.id,
                await self.roles(event),
                partners=ids,
                strength=await strength_of(self.bot, event, self.person.id, *ids),
            )
        except TournamentRefused as refused:
            whom = next((each for each in others if each.id == refused.facts.get("person")), None)
            if whom is not None:
                refused.facts["name"] = person_name(whom.name, self.words)
            raise


Page = Callable[[Any, Player], Awaitable[Screen | None]]
"""a method of a feature; None: it has answered itself"""


def by_player(*verbs: str) -> Callable[[Page], Any]:
    """Let anybody press these verbs, which name a tournament first."""

    def declare(page: Page) -> Any:
        @pressed(*verbs)
        @wraps(page)
        async def answer(feature: Feature, interaction: Interaction, press: Press) -> None:
            person, words = await feature.bot.meet(interaction)
            shown = await page(feature, Player(feature.bot, interaction, press, person, words))
            if shown is not None:
                await update_own(interaction, shown)

        return answer

    return declare


class Registration(Feature):
    """What is pressed twice is done once; each answer shows where one stands afterwards."""

    # Entering ------------------------------------------------------------------------------------

    @by_player("t_register")
    async def register(self, player: Player) -> Screen:
        """Alone at once; in pairs it is asked with whom. Who has entered sees where they are."""
        return await begun(player, await player.event())

    @by_player("t_look")
    async def look(self, player: Player) -> Screen:
        return await _entered(player, await player.event())

    @by_player("t_partner")
    async def partner(self, player: Player) -> Screen:
        """Note that people on Discord were chosen, whom the bot may never have met."""
        press, event = player.press, await player.event()
        if not press.ids():
            raise Sentence("tournament-player-nobody-chosen")
        chosen = people_chosen(player.interaction, press)
        if len(chosen) < len(press.ids()):
            raise Sentence("tournament-player-no-bots")
        others = [await self.bot.people.meet(*each) for each in chosen]
        return await player.stands(await player.enter(event, *others))

    @by_player("t_pick")
    async def pick(self, player: Player) -> Screen:
        """Note that somebody who looks for a partner was chosen."""
        event = await player.event()
        chosen, own = event.member(player.press.chosen()), event.member(player.person.id)
        there = own is not None and chosen is not None and own.number == chosen.number
        looks = chosen is not None and event.entry(chosen.number).standing == "looking"
        if chosen is None or chosen.person_id is None or not (looks or there):
            raise Sentence("tournament-player-looks-no-more")
        async with self.bot.database.read() as connection:
            found = await people.find_many(connection, {chosen.person_id})
        return await player.stands(await player.enter(event, found[chosen.person_id]))

    # Answering who has asked ---------------------------------------------------------------------

    @by_player("t_confirm")
    async def confirm(self, player: Player) -> None:
        event, number = await player.event(), player.press.number(1)
        registration, roles = self.bot.tournaments.registration, await player.roles(event)
        event = await registration.confirm(event.id, number, player.person.id, roles)
        where = await player.where(event)
        said = player.words("tournament-player-done-paired", partner=where.partner)
        await _answered(player, where_screen(where, player.words), said)

    @by_player("t_decline")
    async def decline(self, player: Player) -> None:
        """Decline: who has asked is told, and is free to ask somebody else."""
        words, (tournament, number) = player.words, (player.press.number(n) for n in (0, 1))
        registration = self.bot.tournaments.registration
        event = await registration.decline(tournament, number, player.person.id)
        asked, names = event.invitation(number), await names_of(self.bot.database, event)
        by = names.person(asked.by_id, words) if asked is not None else ""
        name = words.name(event.row.name)
        said = words("tournament-player-done-declined", name=name, partner=by)
        await _answered(player, Screen(layout(text(said))), said)

    # The name of a team --------------------------------------------------------------------------

    @by_player("t_team")
    async def team(self, player: Player) -> None:
        """Ask what a team is to be called."""
        words, event = player.words, await player.event()
        entry = event.entry_of(player.person.id)
        label = words("tournament-player-team-name-label")
        name = FormField("name", label, entry.name or "", longest=LONGEST_TEAM, least=0)
        title, about = words("tournament-player-team-name"), words("tournament-player-team-about")
        form = fields_form(title, about, [name], "t_team_named", event.id)
        await ask(player.interaction, form)

    @by_player("t_team_named")
    async def team_named(self, player: Player) -> Screen:
        press, name = player.press, self.bot.tournaments.registration.name_team
        return await player.stands(await name(press.number(0), player.person.id, press.value))

    # Being there, and leaving --------------------------------------------------------------------

    @by_player("t_checkin")
    async def check_in(self, player: Player) -> Screen:
        check_in = self.bot.tournaments.registration.check_in
        return await player.stands(await check_in(player.press.number(0), player.person.id))

    @by_player("t_withdraw")
    async def withdraw(self, player: Player) -> Screen:
        """Show what it means, before it is done."""
        event = await player.event()
        if event.state in ("finished", "cancelled"):
            raise TournamentRefused(Refusal.OVER)
        entry, where = event.entry_of(player.person.id), await player.where(event)
        if where.left:
            raise Sentence("tournament-player-left-already")
        others = len(event.members_of(entry.number)) - 1
        return leave_screen(event, where.partner if others else "", player.words, others)

    @by_player("t_withdraw_sure")
    async def withdraw_sure(self, player: Player) -> Screen:
        withdraw = self.bot.tournaments.registration.withdraw
        event = await withdraw(player.press.number(0), player.person.id)
        which = "left" if event.state == "running" else "withdrawn"
        return await player.stands(event, player.words(f"tournament-player-done-{which}"))

    @by_player("t_sit_out")
    async def sit_out(self, player: Player) -> Screen:
        """Show what it means, before it is done."""
        event, number = await _next_round(player)
        return sit_out_screen(event, number, player.words)

    @by_player("t_sit_out_sure")
    async def sit_out_sure(self, player: Player) -> Screen:
        event, number = await _next_round(player)
        if number != player.press.number(1):  # what was asked about has begun
            raise Sentence("tournament-player-no-sitting-out")
        event = await self.bot.tournaments.registration.sit_out(event.id, player.person.id)
        said = player.words("tournament-player-done-sits-out", round=number)
        return await player.stands(event, said)

    # Looking -------------------------------------------------------------------------------------

    @by_player("t_entrants")
    async def entrants(self, player: Player) -> Screen:
        event, words = await player.event(), player.words
        if event.state == "draft":
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        names, page = await names_of(self.bot.database, event), player.press.number(1)
        return entrants_screen(event, page, lambda entry: names.listed(entry, words), words)


async def begun(player: Player, event: Event) -> Screen:
    """Do what `Registration.register` does, where something else may be pressed as well."""
    own = event.member(player.person.id)
    if own is not None:
        is_team = event.row.members == TEAM and event.state == "registration"
        if not (is_team and room(event, own.number) > 0):
            return await player.stands(event)
    if event.plan.format.own_time:
        return await _entered(player, event)
    if event.state != "registration":
        raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
    if event.row.members == 1:
        return await _entered(player, event)
    where = await player.where(event)
    elsewhere = where.announcement if player.interaction.guild_id is None else None
    return choice_screen(
        *(event, where.looking, player.words, elsewhere),
        room=event.row.members - 1 if own is None else room(event, own.number),
        asked=where.asked,
        alone=own is None,
    )


async def _entered(player: Player, event: Event) -> Screen:
    if event.member(player.person.id) is None:
        event = await player.enter(event)
    if not event.plan.format.own_time:
        return await player.stands(event)
    said = player.words("duplicate-done-play")
    if player.interaction.permissions.manage_threads:
        said = f"{said}\n{player.words('duplicate-may-look')}"
    return await player.stands(event, said)


async def _answered(player: Player, own: Screen, said: str) -> None:
    """Answer in place of the question, wherever it stands, in the channel too."""
    interaction, message = player.interaction, player.interaction.message
    asked_here = message is not None and not message.flags.ephemeral
    if asked_here and interaction.guild_id is not None:
        await update(interaction, Screen(layout(text(said))))
    else:
        await update_own(interaction, own)


async def _next_round(player: Player) -> tuple[Event, int]:
    """The round that they may sit out. Raises a `Sentence` if there is none."""
    event = await player.event()
    event.entry_of(player.person.id)
    where = await player.where(event)
    if where.may_sit_out is None:
        raise Sentence("tournament-player-no-sitting-out")
    return event, where.may_sit_out


async def strength_of(bot: DixDeDer, event: Event, *strong: int) -> float:
    """How strong people are, for whoever pairs those who look for a partner and seeds a bracket:
    the rating on this server in the pool of what is played, of several their mean; 0 of nobody."""
    pool = pool_of(find_preset(event.row.preset))
    if event.plan.format.shared_boards:
        pool = DUPLICATE
    found: list[float] = []
    async with bot.database.read() as connection:
        for person in strong:
            rows = await ratings.of_person(connection, person, event.row.server_id)
            found += [each.shown for each in rows if (each.pool, each.season) == (pool, ALL_TIME)]
    found += [START] * (len(strong) - len(found))
    return sum(found) / max(1, len(found))
