"""Tells whether every draw and pairing of an exported tournament came from its seed."""

import json
from collections.abc import Mapping
from typing import Any

from bot.rules import board_seed, commitment
from bot.tournaments.director import drawn_otherwise
from bot.tournaments.export import FORMAT, BadExport, read_tournament
from bot.tournaments.shown.reckoned import Reckoned


def tournament_in(text: str) -> Mapping[str, Any] | None:
    """Return what an export of a tournament holds; None for any other file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and data.get("format") == FORMAT else None


def check_draws(data: Mapping[str, Any]) -> str:
    """Pairs each round again; the final ranking and what was found. Raises `BadExport`."""
    tournament = read_tournament(data)
    if commitment(tournament.seed) != data.get("commitment"):
        raise BadExport("the seed is not the one that was committed before the first draw")
    by_hand = [each for each in data.get("by_hand", ()) if isinstance(each, int)]
    otherwise = drawn_otherwise(tournament, by_hand)
    if otherwise:
        raise BadExport(f"round {otherwise[0]} was not paired from the seed")
    _check_boards(data)
    found = Reckoned(tournament)
    names = {each["id"]: " ".join(str(each.get("name", "")).split()) for each in data["entries"]}
    lines = [
        f"{'–' if each.entry in found.placeless else each.rank:>4}. "
        f"{names[each.entry] or f'entry {each.entry}'}"
        for each in found.standings.places
    ]
    lines += [f"Round {each} was paired by hand." for each in by_hand]
    lines.append("Every draw and every other pairing comes from the seed that was committed.")
    return "\n".join(lines)


def _check_boards(data: Mapping[str, Any]) -> None:
    """Check that the boards of a duplicate that is over come from the secret that was committed."""
    secret = data.get("board_secret")
    if secret is None:
        return
    try:
        known = bytes.fromhex(secret)
        seeds = {int(number): bytes.fromhex(seed) for number, seed in data["board_seeds"].items()}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadExport(f"not the boards of a duplicate: {error!r}") from error
    if commitment(known) != data.get("board_commitment"):
        raise BadExport("the secret of the boards is not the one that was committed")
    for number, seed in seeds.items():
        if seed != board_seed(known, number):
            raise BadExport(f"the boards of round {number} do not come from the secret")
