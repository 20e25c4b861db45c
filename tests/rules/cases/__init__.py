"""The worked cases of the rule book in machine form; cards there are suit + rank."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from bot.rules import Card, Ruleset


def load(name: str) -> Any:
    return json.loads(Path(__file__).with_name(f"{name}.json").read_text())


def card(text: str) -> Card:
    return Card.parse(text[1] + text[0])


@cache
def preset(name: str) -> Ruleset:
    """A preset of the rule book, or one of the two variants that the cases name."""
    match name:
        case "pagat_pisser":
            return preset("pagat").changed({"partner_trump": "must_piss"})
        case "pagat_belote_to_defence":
            return preset("pagat").changed({"belote_on_dedans": "to_defence"})
        case _:
            return Ruleset().changed(load("presets")[name])
