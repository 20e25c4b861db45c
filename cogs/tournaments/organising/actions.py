"""All that an organiser does by a button, each with the question whether they are sure.

Custom ids carry all that is meant: who asks sees what will happen, and a Yes that comes late, twice
or after somebody else's is refused by the tournament itself.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.text import Words
from bot.tournaments import fewest
from bot.tournaments.live import Event
from cogs.answering import update_own
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.feature import pressed
from cogs.press import Press, button
from cogs.screens.screen import GOLD, GREY, Screen, layout, rows, text
from cogs.tournaments.announcement import places_line
from cogs.tournaments.organising.asked import Action, Asked, Facts
from cogs.tournaments.organising.entry_actions import ENTRIES
from cogs.tournaments.organising.panel import Charge, PanelPages
from cogs.tournaments.organising.whole_actions import WHOLE

Interaction = discord.Interaction[Any]

ENDINGS: Final = ("end", "end_now", "cancel")
ACTIONS: Final[Mapping[str, Action]] = {**WHOLE, **ENTRIES}


class Actions(PanelPages):
    """Each press is checked: pages outlive roles, rounds and tournaments."""

    @pressed("t_sure")
    async def sure(self, interaction: Interaction, press: Press) -> None:
        """Show what would happen, and a button that lets it happen."""
        asked, action = await self._asked(interaction, press)
        facts = await action.tell(asked)
        screen = _start_too_few(asked) or _question(action, asked, facts)
        await update_own(interaction, screen)

    @pressed("t_ending")
    async def ending(self, interaction: Interaction, press: Press) -> None:
        """A way to end it was chosen in a select: are you sure?"""
        if press.value not in ENDINGS:
            raise Sentence("refused-unknown-button")
        args = press.text(0), press.value, *press.args[1:2]
        await self.sure(interaction, Press("t_sure", args))

    @pressed("t_do")
    async def do(self, interaction: Interaction, press: Press) -> None:
        """They are sure; what may be asked for no more is refused as the question is."""
        asked, action = await self._asked(interaction, press)
        await action.tell(asked)
        instead = _start_too_few(asked)
        if instead is not None:
            await update_own(interaction, instead)
            return
        event, words = await action.do(asked), asked.charge.words
        done = f"✅ {words(f'tournament-organiser-did-{named(asked.name, event)}')}"
        if asked.name == "delete":
            await update_own(interaction, Screen(layout(text(done), colour=GREY)))
            return
        charge = asked.charge._replace(event=event)
        await update_own(interaction, await self.panel.screen(charge, notice=done))

    async def _asked(self, interaction: Interaction, press: Press) -> tuple[Asked, Action]:
        """Nothing is announced where its tables could not be played."""
        asked = Asked(self.bot, await self.panel.charge(interaction, press), press)
        if asked.name == "open":
            lacking = await self.panel.drafts.lacking(interaction, asked.event, asked.charge.words)
            if lacking:
                raise Sentence("tournament-organiser-not-there", why=lacking)
        if asked.name not in ACTIONS:
            raise Sentence("refused-unknown-button")
        return asked, ACTIONS[asked.name]


async def question(bot: DixDeDer, charge: Charge, name: str, *args: object) -> Screen:
    """Are you sure? For what was chosen or written, and needs no page of its own."""
    press = Press("t_sure", (str(charge.event.id), name, *map(str, args)))
    asked, action = Asked(bot, charge, press), ACTIONS[name]
    return _question(action, asked, await action.tell(asked))


def _question(action: Action, asked: Asked, facts: Facts) -> Screen:
    words, event = asked.charge.words, asked.event
    own, style = named(asked.name, event), action.style
    yes = button(words(f"tournament-organiser-yes-{own}"), "t_do", *asked.press.args, style=style)
    verb, *args = action.back(asked)
    buttons = [yes, button(words("tournament-organiser-no"), str(verb), *args)]
    more = action.more(asked)
    if asked.name == "start" and more:
        buttons.insert(1, _all_here(event, words))
    told = "\n".join([words(f"tournament-organiser-sure-{own}", **facts), *more])
    return _screen(asked, told, buttons)


def named(name: str, event: Event) -> str:
    """Return what an action is called: a daily has no registration that opens."""
    return "open-daily" if name == "open" and event.plan.format.own_time else name


def _start_too_few(asked: Asked) -> Screen | None:
    """Return what to do instead where a start would only stand still."""
    words, event = asked.charge.words, asked.event
    least = fewest(event.plan)
    if asked.name != "start" or event.ready >= least:
        return None
    here = sum(event.is_here(each.number) for each in event.standing("in"))
    enough = len(event.standing("in", "waiting")) >= least
    if enough:
        told = words("tournament-organiser-start-too-few", here=here, least=least)
    else:
        entered = places_line(event, words)
        told = words("tournament-organiser-start-lacking", entered=entered, least=least)
    buttons = [button(words("tournament-organiser-back"), "t_manage", event.id, emoji="◀️")]
    if enough:
        buttons.insert(0, _all_here(event, words))
    return _screen(asked, f"⚠️ {told}", buttons)


def _screen(asked: Asked, told: str, buttons: list[ui.Item[Any]]) -> Screen:
    title = f"### {asked.charge.words.name(asked.event.row.name)}"
    return Screen(layout(text(f"{title}\n{told}"), *rows(buttons, 2), colour=GOLD))


def _all_here(event: Event, words: Words) -> ui.Item[Any]:
    return button(words("tournament-organiser-ask-here"), "t_sure", event.id, "here", emoji="✋")
