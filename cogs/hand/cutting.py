"""Before the deal: the cutter chooses where to cut, the dealer how they deal (A3)."""

from typing import Any, Final

from discord import ui

from bot.rules import ChoosePackets, Cut
from cogs.hand.holding import Holding, Part
from cogs.press import button
from cogs.screens.screen import rows

CUTS: Final = {"few": 4, "third": 10, "half": 16, "two_thirds": 22, "most": 28}
"""how many cards are lifted; at least three stay on each side"""


def cutting(holding: Holding) -> Part:
    words, seat = holding.words, holding.view.seat or 0
    controls: list[ui.Item[Any]] = []
    for name, position in CUTS.items():
        key = holding.key_of(Cut(seat, position))
        controls.append(button(words(f"hand-cut-{name}"), "cut", holding.number, key, position))
    otherwise = words("hand-cut-else", until=holding.moment())
    asked = holding.unless(words("hand-cut"), otherwise)
    if holding.game.is_practice:  # maybe the first one, where nobody can be asked what that is
        asked = f"{asked} {words('hand-cut-any')}"
    return Part(asked, rows(controls, 5))


def choosing_packets(holding: Holding) -> Part:
    words = holding.words
    controls = [
        button(
            words(f"hand-packets-{option.packets}"),
            "packets",
            holding.number,
            holding.key_of(option),
            option.packets,
        )
        for option in holding.view.options
        if isinstance(option, ChoosePackets)
    ]
    otherwise = words("hand-packets-else", until=holding.moment())
    return Part(holding.unless(words("hand-packets"), otherwise), rows(controls, 2))
