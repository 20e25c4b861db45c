"""Registering for a tournament and leaving it: buttons of the announcement and notifications."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.storage.people import people, servers
from bot.storage.people.people import Person
from bot.storage.tournaments.entries import MemberRow
from bot.text import Words
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.registration.invitations import room
from bot.tournaments.live.registration.registration import LONGEST_TEAM
from bot.tournaments.live.registration.teams import TEAM
from cogs.answering import ask, update, update_own
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.choices import people_chosen
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.names import person_name
from cogs.screens.screen import Screen, layout, text
from cogs.servers.permissions import roles_of
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.verdict_forms import Written, verdict_form
from cogs.tournaments.registration_screen import (
    choice_screen,
    entrants_screen,
    leave_screen,
    sit_out_screen,
)
from cogs.tournaments.strength import strength_of
from cogs.tournaments.where import where_is
from cogs.tournaments.where_screen import where_screen

Interaction = discord.Interaction[Any]
Answer = Callable[[Interaction, Screen], Awaitable[object]]
"""how somebody is shown a screen: in the message that they pressed, or beside it"""


class RegistrationButtons(Feature):
    """Buttons: what is pressed twice is done once; each answer shows where one stands
    afterwards."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.registration = bot.tournaments.registration

    # Entering ------------------------------------------------------------------------------------

    @pressed("t_register")
    async def register(self, interaction: Interaction, press: Press) -> None:
        """Alone at once; in pairs it is asked with whom. Who has entered sees where they are."""
        await self.begin(interaction, press.number(0), update_own)

    async def begin(self, interaction: Interaction, tournament_id: int, answer: Answer) -> None:
        """Do what `register` does, where something else than a tournament's message may be
        pressed."""
        event = await self.bot.tournaments.load(tournament_id)
        person, words = await self.bot.meet(interaction)
        own = event.member(person.id)
        if own is not None and not _has_room(event, own):
            await self._tell(interaction, event, person, words, "", answer)
        elif event.plan.format.own_time:
            await self._enter(interaction, event, answer)
        elif event.state != "registration":
            raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
        elif event.row.members == 1:
            await self._enter(interaction, event)
        else:
            where = await where_is(self.bot, event, person, words)
            elsewhere = where.announcement if interaction.guild_id is None else None
            free = event.row.members - 1 if own is None else room(event, own.number)
            screen = choice_screen(
                *(event, where.looking, words, elsewhere),
                room=free,
                asked=where.asked,
                alone=own is None,
            )
            await answer(interaction, screen)

    @pressed("t_look")
    async def look(self, interaction: Interaction, press: Press) -> None:
        await self._enter(interaction, await self.bot.tournaments.load(press.number(0)))

    async def _enter(
        self, interaction: Interaction, event: Event, answer: Answer = update_own
    ) -> None:
        person, words = await self.bot.meet(interaction)
        if event.member(person.id) is None:
            event = await self.registration.enter(
                event.id,
                person.id,
                await self._roles(interaction, event),
                strength=await strength_of(self.bot, event, person.id),
            )
        said = ""
        if event.plan.format.own_time:
            said = words("duplicate-done-play")
            if interaction.permissions.manage_threads:
                said = f"{said}\n{words('duplicate-may-look')}"
        await self._tell(interaction, event, person, words, said, answer)

    @pressed("t_partner")
    async def partner(self, interaction: Interaction, press: Press) -> None:
        """Note that people on Discord were chosen, whom the bot may never have met."""
        event = await self.bot.tournaments.load(press.number(0))
        if not press.ids():
            raise Sentence("tournament-player-nobody-chosen")
        chosen = people_chosen(interaction, press)
        if len(chosen) < len(press.ids()):
            raise Sentence("tournament-player-no-bots")
        await self._with(interaction, event, [await self.bot.people.meet(*each) for each in chosen])

    @pressed("t_pick")
    async def pick(self, interaction: Interaction, press: Press) -> None:
        """Note that somebody who looks for a partner was chosen."""
        event = await self.bot.tournaments.load(press.number(0))
        chosen = event.member(press.chosen())
        person, _ = await self.bot.meet(interaction)
        own = event.member(person.id)
        there = own is not None and chosen is not None and own.number == chosen.number
        looks = chosen is not None and event.entry(chosen.number).standing == "looking"
        if chosen is None or chosen.person_id is None or not (looks or there):
            raise Sentence("tournament-player-looks-no-more")
        async with self.bot.database.read() as connection:
            found = await people.find_many(connection, {chosen.person_id})
        await self._with(interaction, event, [found[chosen.person_id]])

    async def _with(self, interaction: Interaction, event: Event, others: Sequence[Person]) -> None:
        person, words = await self.bot.meet(interaction)
        ids = [each.id for each in others]
        try:
            event = await self.registration.enter(
                event.id,
                person.id,
                await self._roles(interaction, event),
                partners=ids,
                strength=await strength_of(self.bot, event, person.id, *ids),
            )
        except TournamentRefused as refused:
            whom = next((each for each in others if each.id == refused.facts.get("person")), None)
            if whom is not None:
                refused.facts["name"] = person_name(whom.name, words)
            raise
        await self._tell(interaction, event, person, words, "")

    async def _roles(self, interaction: Interaction, event: Event) -> frozenset[int]:
        """Return a person's roles, which Discord does not say in direct messages."""
        if event.row.role_id is None:
            return frozenset()
        async with self.bot.database.read() as connection:
            server = await servers.discord_id_of(connection, event.row.server_id)
        if interaction.guild_id == server:
            return roles_of(interaction)
        try:
            member = await self.bot.http.get_member(server, interaction.user.id)
        except (discord.NotFound, discord.Forbidden):  # neither is the bot there, or they are not
            return frozenset()
        return frozenset(int(role) for role in member["roles"])

    # Answering who has asked ---------------------------------------------------------------------

    @pressed("t_confirm")
    async def confirm(self, interaction: Interaction, press: Press) -> None:
        event = await self.bot.tournaments.load(press.number(0))
        person, words = await self.bot.meet(interaction)
        roles = await self._roles(interaction, event)
        event = await self.registration.confirm(event.id, press.number(1), person.id, roles)
        where = await where_is(self.bot, event, person, words)
        said = words("tournament-player-done-paired", partner=where.partner)
        await self._answered(interaction, where_screen(where, words), said)

    @pressed("t_decline")
    async def decline(self, interaction: Interaction, press: Press) -> None:
        """Decline: who has asked is told, and is free to ask somebody else."""
        event = await self.bot.tournaments.load(press.number(0))
        person, words = await self.bot.meet(interaction)
        event = await self.registration.decline(event.id, press.number(1), person.id)
        asked, names = event.invitation(press.number(1)), await names_of(self.bot, event)
        by = names.person(asked.by_id, words) if asked is not None else ""
        said = words("tournament-player-done-declined", name=words.name(event.row.name), partner=by)
        await self._answered(interaction, Screen(layout(text(said))), said)

    # The name of a team --------------------------------------------------------------------------

    @pressed("t_team")
    async def team(self, interaction: Interaction, press: Press) -> None:
        """Ask what a team is to be called."""
        event = await self.bot.tournaments.load(press.number(0))
        person, words = await self.bot.meet(interaction)
        entry = event.entry_of(person.id)
        label = words("tournament-player-team-name-label")
        name = Written("name", label, entry.name or "", longest=LONGEST_TEAM, least=0)
        title, about = words("tournament-player-team-name"), words("tournament-player-team-about")
        await ask(interaction, verdict_form(title, about, [name], "t_team_named", event.id))

    @pressed("t_team_named")
    async def team_named(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        event = await self.registration.name_team(press.number(0), person.id, press.value)
        await self._tell(interaction, event, person, words, "")

    # Answering, wherever it was asked ------------------------------------------------------------

    async def _answered(self, interaction: Interaction, own: Screen, said: str) -> None:
        """Answer in place of the question, wherever it stands, in the channel too."""
        message = interaction.message
        asked_here = message is not None and not message.flags.ephemeral
        if asked_here and interaction.guild_id is not None:
            await update(interaction, Screen(layout(text(said))))
        else:
            await update_own(interaction, own)

    # Being there, and leaving --------------------------------------------------------------------

    @pressed("t_checkin")
    async def check_in(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        event = await self.registration.check_in(press.number(0), person.id)
        await self._tell(interaction, event, person, words, "")

    @pressed("t_withdraw")
    async def withdraw(self, interaction: Interaction, press: Press) -> None:
        """Show what it means, before it is done."""
        event = await self.bot.tournaments.load(press.number(0))
        person, words = await self.bot.meet(interaction)
        if event.state in ("finished", "cancelled"):
            raise TournamentRefused(Refusal.OVER)
        event.entry_of(person.id)
        where = await where_is(self.bot, event, person, words)
        if where.left:
            raise Sentence("tournament-player-left-already")
        entry = event.entry_of(person.id)
        others = len(event.members_of(entry.number)) - 1
        partner = where.partner if others else ""
        await update_own(interaction, leave_screen(event, partner, words, others))

    @pressed("t_withdraw_sure")
    async def withdraw_sure(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        event = await self.registration.withdraw(press.number(0), person.id)
        which = "left" if event.state == "running" else "withdrawn"
        await self._tell(
            interaction, event, person, words, words(f"tournament-player-done-{which}")
        )

    @pressed("t_sit_out")
    async def sit_out(self, interaction: Interaction, press: Press) -> None:
        """Show what it means, before it is done."""
        event, words, number = await self._next_round(interaction, press)
        await update_own(interaction, sit_out_screen(event, number, words))

    @pressed("t_sit_out_sure")
    async def sit_out_sure(self, interaction: Interaction, press: Press) -> None:
        event, words, number = await self._next_round(interaction, press)
        if number != press.number(1):  # what was asked about has begun
            raise Sentence("tournament-player-no-sitting-out")
        person, _ = await self.bot.meet(interaction)
        event = await self.registration.sit_out(event.id, person.id)
        said = words("tournament-player-done-sits-out", round=number)
        await self._tell(interaction, event, person, words, said)

    async def _next_round(self, interaction: Interaction, press: Press) -> tuple[Event, Words, int]:
        """The round that they may sit out. Raises a `Sentence` if there is none."""
        event = await self.bot.tournaments.load(press.number(0))
        person, words = await self.bot.meet(interaction)
        event.entry_of(person.id)
        where = await where_is(self.bot, event, person, words)
        if where.may_sit_out is None:
            raise Sentence("tournament-player-no-sitting-out")
        return event, words, where.may_sit_out

    # Looking -------------------------------------------------------------------------------------

    @pressed("t_entrants")
    async def entrants(self, interaction: Interaction, press: Press) -> None:
        event = await self.bot.tournaments.load(press.number(0))
        if event.state == "draft":
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        _, words = await self.bot.meet(interaction)
        names = await names_of(self.bot, event)
        page = press.number(1)
        await update_own(
            interaction,
            entrants_screen(event, page, lambda entry: names.listed(entry, words), words),
        )

    async def _tell(
        self,
        interaction: Interaction,
        event: Event,
        person: Person,
        words: Words,
        said: str,
        answer: Answer = update_own,
    ) -> None:
        where = await where_is(self.bot, event, person, words)
        await answer(interaction, where_screen(where, words, said))


def _has_room(event: Event, member: MemberRow) -> bool:
    """Return whether a person's team of four may still ask others."""
    is_team = event.row.members == TEAM and event.state == "registration"
    return is_team and room(event, member.number) > 0
