"""All that a hand is made from, and the parts it is made of."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.rules import Action, Card, Play, Suit, Trump, View
from bot.tables import Game
from bot.tables.party.hints import Hint
from bot.teaching import weighable
from bot.text import Words, capital
from cogs.emojis import IN_TEXT
from cogs.press import button
from cogs.screens.names import wants_text

NAMED_IN_A_ROW: Final = 2
"""buttons that tell more than a card's corner does"""
GREEN: Final = discord.ButtonStyle.success
HINT: Final = "💡"
RED: Final = discord.ButtonStyle.danger
GREY_BUTTON: Final = discord.ButtonStyle.secondary


class Draft(NamedTuple):
    """All that the owner of a hand has chosen there and not done yet."""

    points: int | None = None
    """of a bid whose suit is still to be named"""
    choice: int | None = None
    """which of `View.choices` they announce; None for the proposal"""
    hint: Hint | None = None
    """that they have asked for"""
    stopping: bool = False
    """they want to stop the game, and are told what is at stake (A10)"""


NOTHING_CHOSEN: Final = Draft()


class Sign(NamedTuple):
    """All that a button says of a card or a suit: in words alone, or with the suit in colour."""

    text: str
    emoji: discord.PartialEmoji | None


def card_by_ear(card: Card, words: Words) -> Sign:
    """A card on a button for who reads in words: `Queen of spades`."""
    return Sign(capital(words.card_name(card)), None)


class Holding(NamedTuple):
    """A hand as its owner has it before them."""

    view: View
    game: Game
    words: Words
    draft: Draft = NOTHING_CHOSEN
    until: float | None = None
    """when the host decides in the place of who has not, where they do"""
    suits: Mapping[Suit, discord.PartialEmoji] = IN_TEXT
    """what buttons show instead of a suit's sign"""

    @property
    def number(self) -> int:
        return self.game.id

    @property
    def by_ear(self) -> bool:
        """Tell whether its owner reads in words what others see."""
        return wants_text(self.game, self.view.seat or 0)

    def key_of(self, action: Action) -> str:
        return self.view.key_of(action)

    def card(self, card: Card) -> Sign:
        """A card on a button."""
        if self.by_ear:
            return card_by_ear(card, self.words)
        emoji = self.suits.get(card.suit)
        return Sign(self.words.indices[card.rank] if emoji else self.words.card(card), emoji)

    def trump(self, trump: Trump) -> Sign:
        """A trump on a button."""
        if self.by_ear:
            return Sign(self.words.suit_name(trump), None)
        emoji = self.suits.get(trump) if isinstance(trump, Suit) else None
        return Sign(self.words.suit_name(trump) if emoji else self.words.trump(trump), emoji)

    def moment(self) -> str:
        """`until` as a Discord timestamp: "in 8 seconds"."""
        return self.words.timestamp(self.until or 0)

    def unless(self, question: str, otherwise: str) -> str:
        """A question, and what is done for whoever does not answer, where somebody does it."""
        return question if self.until is None else f"{question} {otherwise}"


class Part(NamedTuple):
    """All that stands below the picture: a text, and the controls in rows."""

    text: str
    rows: Sequence[ui.Item[Any]]


def hint_button(holding: Holding) -> list[ui.Item[Any]]:
    """Return the way to a hint, where there are any and one is to be had for what is asked."""
    view, decision = holding.view, holding.view.decision
    if decision is None or not holding.game.allows_hints or not weighable(view):
        return []
    if len({each.card for each in view.options if isinstance(each, Play)}) == 1:
        return []  # the only card there is needs no reason, and would be counted
    return [button(holding.words("hint-button"), "hint", holding.number, decision.key, emoji=HINT)]


def my_hand_button(game: Game, words: Words) -> ui.Item[Any]:
    """The way to one's cards, for everybody who reads the same message."""
    return button(words("table-my-hand"), "peek", game.id, emoji="🃏")
