"""The suits in colour on buttons, which know no other colour: emojis of the application.

`python -m bot sync` uploads them once and knows them again by their names. Where they are not,
buttons say their suits in text.
"""

import logging
from collections.abc import Mapping
from types import MappingProxyType

import discord

from bot.clock import Clock
from bot.rules import Suit
from card_images.cards import draw_emojis, emoji_names
from cogs.connection import BAD_REQUEST, UNREACHED

log = logging.getLogger(__name__)

IN_TEXT: Mapping[Suit, discord.PartialEmoji] = MappingProxyType({})
"""no emojis: buttons say their suits in text"""
REFUSED = "Invalid emoji"
"""in what Discord answers to a message with an emoji that was deleted, or that it just does not
find: it happens (github.com/discord/discord-api-docs/issues/7128)"""
REST = 600.0
"""seconds without emojis after that"""


class SuitEmojis:
    """The emojis of the application, as far as they are there."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[str, discord.PartialEmoji] = {}
        self._not_before = 0.0

    async def find(self, client: discord.Client) -> None:
        """Learn which ones there are; without an answer buttons stay in text."""
        try:
            found = await client.fetch_application_emojis()
        except UNREACHED as error:
            log.warning("suits on buttons stay in text until the next start: %r", error)
            return
        self._known = {each.name: _partial(each) for each in found}

    async def upload(self, client: discord.Client) -> int:
        """Upload those that are missing; how many, for the log."""
        missing = self.missing
        for name in missing:
            made = await client.create_application_emoji(name=name, image=draw_emojis()[name])
            self._known[name] = _partial(made)
        return len(missing)

    @property
    def missing(self) -> list[str]:
        """The names of those that Discord does not have."""
        return [name for name in draw_emojis() if name not in self._known]

    def of(self, *, four_colours: bool) -> Mapping[Suit, discord.PartialEmoji]:
        """The emoji of each suit; none at all where one is missing."""
        names = emoji_names(four_colours=four_colours)
        if self._clock.now() < self._not_before or not self._known.keys() >= set(names.values()):
            return IN_TEXT
        return {suit: self._known[name] for suit, name in names.items()}

    def blamed(self, error: discord.HTTPException) -> bool:
        """Tell whether a message was refused for an emoji; the next ones do without for a while."""
        if error.status != BAD_REQUEST or REFUSED not in error.text:
            return False
        log.warning("Discord refuses the emojis of the suits, buttons are in text: %s", error)
        self._not_before = self._clock.now() + REST
        return True


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
