"""Standings, rounds, brackets and cross tables, for whoever asks by a command or a button.

Whoever presses on a post gets a page of their own, with their own entry marked in it.
"""

from typing import Any, Final

import discord

from bot.storage.people.people import Person
from bot.text.names import folded
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.visible_text import shorten
from cogs.answering import Sentence, show, update_own
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.tournaments.choosing import KNOWN, MOST, chosen, is_daily, meant, tournaments_here
from cogs.tournaments.names import names_of
from cogs.tournaments.navigation import has_bracket, has_cross
from cogs.tournaments.organising.exporting import send_export
from cogs.tournaments.results import boards
from cogs.tournaments.results.early import early_screen, nothing_counts
from cogs.tournaments.results.entry import entry_screen
from cogs.tournaments.results.standings import OWN, Choice, place_of
from cogs.tournaments.results.why import why_screen
from cogs.tournaments.rounds.bracket import OWN as OWN_PART
from cogs.tournaments.rounds.schedule import OWN as OWN_TABLE
from cogs.tournaments.rounds.travelling_sheet import OWN as OWN_LINE
from cogs.tournaments.rounds.travelling_sheet import Wanted
from cogs.tournaments.scene import Scene

Interaction = discord.Interaction[Any]
LONGEST_CHOICE: Final = 100
BEGUN: Final = ("running", "finished")


class Boards(Feature):
    # Commands ------------------------------------------------------------------------------------

    async def standings(self, interaction: Interaction, typed: str | None) -> None:
        scene = await self._named(interaction, typed)
        await show(interaction, await boards.standings(self.bot, scene, Choice()))

    async def schedule(
        self, interaction: Interaction, typed: str | None, number: int | None
    ) -> None:
        scene = await self._named(interaction, typed)
        page = 0 if scene.own is None else None
        await show(interaction, await boards.schedule(self.bot, scene, number, page))

    async def bracket(self, interaction: Interaction, typed: str | None) -> None:
        scene = await self._named(interaction, typed)
        await show(interaction, await self._bracket(scene, OWN_PART))

    async def why(
        self, interaction: Interaction, typed: str | None, first: str, second: str | None
    ) -> None:
        """Without a second one: why the first is behind the one above."""
        scene = await self._named(interaction, typed)
        one = _meant(scene, first)
        other = None if second is None else _meant(scene, second)
        await show(interaction, await self._why(scene, one, other))

    async def export(self, interaction: Interaction, typed: str | None, what: str) -> None:
        scene = await self._named(interaction, typed)
        await send_export(interaction, scene.event, what)

    async def offered_entries(
        self, interaction: Interaction, typed: str, tournament: str | None
    ) -> list[tuple[str, str]]:
        """Names of entries and their numbers, while somebody types."""
        try:
            scene = await self._named(interaction, tournament)
        except (Sentence, TournamentRefused):
            return []
        names = {each.id: scene.plain(each.id) for each in scene.event.pure.entries}
        return [
            (shorten(name, LONGEST_CHOICE), str(entry))
            for entry, name in names.items()
            if folded(typed) in folded(name)
        ][:MOST]

    # Presses -------------------------------------------------------------------------------------

    @pressed("t_standings")
    async def turn_standings(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        page = None if press.text(2) == OWN else max(0, press.number(2))
        choice = Choice(_number(press, 1), page, in_words=press.text(3) == "words")
        await update_own(interaction, await boards.standings(self.bot, scene, choice))

    @pressed("t_why")
    async def ask_why(self, interaction: Interaction, press: Press) -> None:
        """Note that somebody was chosen below the standings."""
        await self._entry(interaction, press, press.chosen(), _number(press, 1))

    @pressed("t_entry")
    async def look_at(self, interaction: Interaction, press: Press) -> None:
        await self._entry(interaction, press, press.number(1), None)

    @pressed("t_schedule")
    async def turn_schedule(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        page = None if press.text(2) == OWN_TABLE else max(0, press.number(2))
        screen = await boards.schedule(self.bot, scene, _number(press, 1), page)
        await update_own(interaction, screen)

    @pressed("t_round")
    async def choose_round(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        page = 0 if scene.own is None else None
        screen = await boards.schedule(self.bot, scene, press.chosen(), page)
        await update_own(interaction, screen)

    @pressed("t_bracket")
    async def turn_bracket(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        await update_own(interaction, await self._bracket(scene, press.text(1)))

    @pressed("t_part")
    async def choose_part(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        await update_own(interaction, await self._bracket(scene, press.value))

    @pressed("t_cross")
    async def turn_cross(self, interaction: Interaction, press: Press) -> None:
        await self._cross(interaction, press, press.number(1))

    @pressed("t_cross_part")
    async def choose_cross_part(self, interaction: Interaction, press: Press) -> None:
        await self._cross(interaction, press, press.chosen())

    @pressed("t_board")
    async def turn_board(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        page = None if press.text(3) == OWN_LINE else max(0, press.number(3))
        wanted = Wanted(press.number(1), press.number(2), page)
        await update_own(interaction, await boards.travelling(self.bot, scene, wanted))

    @pressed("t_board_of")
    async def choose_board(self, interaction: Interaction, press: Press) -> None:
        scene = await self._pressed(interaction, press)
        chosen = Press(press.verb, tuple(press.value.split(":")))
        wanted = Wanted(chosen.number(0), chosen.number(1))
        await update_own(interaction, await boards.travelling(self.bot, scene, wanted))

    # What they show ------------------------------------------------------------------------------

    async def _entry(
        self, interaction: Interaction, press: Press, entry: int, number: int | None
    ) -> None:
        scene = await self._pressed(interaction, press)
        if press.text(1) == "mine":
            if scene.own is None:
                raise TournamentRefused(Refusal.NOT_ENTERED)
            entry = scene.own
        reckoned = await self.bot.reckonings.of(scene.event, number, "standings", "coming")
        if place_of(reckoned.standings, entry) is None:
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=entry)
        await show(interaction, entry_screen(scene, reckoned, entry, number))

    async def _why(self, scene: Scene, one: int, other: int | None) -> Screen:
        reckoned = await self.bot.reckonings.of(scene.event, None, "standings", "ledger", "coming")
        if place_of(reckoned.standings, one) is None:
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=one)
        if other is None or other == one:
            return entry_screen(scene, reckoned, one)
        if place_of(reckoned.standings, other) is None:
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=other)
        if nothing_counts(reckoned):
            return early_screen(scene, reckoned)
        return why_screen(scene, reckoned, one, other)

    async def _bracket(self, scene: Scene, page: str) -> Screen:
        reckoned = await self.bot.reckonings.of(scene.event)
        if not has_bracket(reckoned):
            raise Sentence("tournament-boards-no-bracket")
        return await boards.bracket(self.bot, scene, page)

    async def _cross(self, interaction: Interaction, press: Press, page: int) -> None:
        scene = await self._pressed(interaction, press)
        if not has_cross(await self.bot.reckonings.of(scene.event)):
            raise Sentence("tournament-boards-no-cross")
        await update_own(interaction, await boards.cross(self.bot, scene, page))

    # Whose tournament ----------------------------------------------------------------------------

    async def _named(self, interaction: Interaction, typed: str | None) -> Scene:
        """None named: the newest that is played, else the newest that was; a daily only where there
        is nothing else, as it shows nothing before it closes."""
        person, _ = await self.bot.meet(interaction)
        if typed is None:
            begun = await tournaments_here(self.bot, interaction, *BEGUN)
            others = [each for each in begun if not is_daily(each)]
            typed = next((str(each.id) for each in meant(others or begun, interaction)), None)
        event = await chosen(self.bot, interaction, typed, *KNOWN, "cancelled")
        return await self._scene(interaction, event, person)

    async def _pressed(self, interaction: Interaction, press: Press) -> Scene:
        """Raises `TournamentRefused` for a tournament that they may not look at."""
        person, _ = await self.bot.meet(interaction)
        event = await self.bot.tournaments.load(press.number(0))
        if event.member(person.id) is None:
            server = await server_here(self.bot, interaction)
            if server is None or server.id != event.row.server_id:
                raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        return await self._scene(interaction, event, person)

    async def _scene(self, interaction: Interaction, event: Event, person: Person) -> Scene:
        """Raises a `Sentence` before the first round: until then the lots are secret."""
        _, words = await self.bot.meet(interaction)
        if event.state == "draft":
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        if not event.rounds:
            raise Sentence("tournament-boards-not-begun")
        return boards.scene_of(event, await names_of(self.bot.database, event), words, person)


def _number(press: Press, position: int) -> int | None:
    """A round; 0 and anything that is no number: as it stands now."""
    number = press.number(position)
    return number if number > 0 else None


def _meant(scene: Scene, typed: str) -> int:
    """The entry that was chosen, or whose name was typed. Raises `TournamentRefused`."""
    entries = [each.id for each in scene.event.pure.entries]
    if typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) in entries:
        return int(typed)
    wanted = folded(typed)
    named = [each for each in entries if wanted and wanted in folded(scene.plain(each))]
    if len(named) != 1:
        raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
    return named[0]
