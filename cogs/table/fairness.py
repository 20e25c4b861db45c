"""Fair deals: what a party's chance was fixed by before it began, and how anybody checks it after.

At the table it is one line, and a button that tells the rest.
"""

from typing import Any, Final

from discord import ui

from bot.rules import commitment
from bot.tables import Game
from bot.text import Words
from cogs.press import button
from cogs.screens.names import is_hidden, is_sealed, table_name
from cogs.screens.screen import FELT, Screen, layout, text

SHOWN: Final = 12
"""digits of the fingerprint in the line at the table: enough to know it by"""


def fair_line(game: Game, words: Words) -> str:
    """The beginning of the fingerprint, in one line of a phone."""
    return f"-# {words('fair-line', hash=commitment(game.row.seed)[:SHOWN])}"


def fair_button(game: Game, words: Words) -> ui.Item[Any]:
    return button(words("fair-button"), "fair", game.id)


def fair_screen(game: Game, words: Words, *, revealed: bool) -> Screen:
    """The whole fingerprint, and once it is `revealed` the secret number too."""
    hidden = is_hidden(game)
    lines = [
        f"### {words('fair-button')} · {table_name(game, words)}",
        words("fair-boards" if hidden else "fair-party", hash=commitment(game.row.seed)),
    ]
    if pressed := _pressed(game):
        lines.append(words("fair-pressed", numbers=pressed))
    if revealed:
        lines.append(words("fair-seed", seed=game.row.seed.hex()))
    elif hidden:
        lines.append(words("duplicate-seed-later"))
    elif not game.has_ended:
        lines.append(words("fair-later"))
    return Screen(layout(text("\n".join(lines)), colour=FELT))


def _pressed(game: Game) -> str:
    """Return what each press at the start mixed in."""
    return " · ".join(
        f"{seat + 1}: {nonce}" for seat, nonce in enumerate(game.row.of_seats) if nonce
    )


def may_be_revealed(game: Game) -> bool:
    """Return whether nothing is left to be played with its secret number."""
    return game.has_ended and not is_sealed(game)
