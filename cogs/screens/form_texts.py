"""Texts that a person wrote in a form, shown below a question or a refusal, and read back there.

Nothing of it is kept elsewhere: nobody but the bot can write its message, so whoever presses a
button of it is asked nothing again, after a restart too.
"""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.screens.components import texts
from cogs.screens.screen import text

FENCE: Final = "```"


def written_block(values: Sequence[str]) -> ui.TextDisplay[Any]:
    """A value below the other; only the first may have several lines."""
    written = "\n".join(values).replace(FENCE, "'" * len(FENCE))
    return text(f"{FENCE}\n{written}\n{FENCE}")


def read_back(message: discord.Message | None, count: int) -> tuple[str, ...] | None:
    """The `count` values that a message shows as written; None if it shows none."""
    shown = () if message is None else texts(message)
    block = next((each for each in shown if each.startswith(FENCE)), "")
    written = block.removeprefix(f"{FENCE}\n").removesuffix(f"\n{FENCE}")
    values = written.rsplit("\n", count - 1)
    return tuple(values) if block and len(values) == count else None
