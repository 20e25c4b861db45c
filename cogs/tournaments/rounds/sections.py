"""Names of brackets, their stages and pools."""

from bot.text import Words


def section_name(section: str, words: Words, size: int = 0) -> str:
    """`Main bracket`, `Consolante`, `Pool 3`; `Places 3–4` for a bracket of `size` slots."""
    family, _, rest = section.partition(" ")
    if family == "pool":
        return words("tournament-boards-pool", pool=rest)
    if not rest:
        return words(f"tournament-boards-section-{family}")
    place = int(rest.rpartition(" ")[2])
    if size:
        name = words("tournament-boards-places", first=place, last=place + size - 1)
    else:
        name = words("tournament-boards-places-from", first=place)
    return name if family == "main" else f"{words(f'tournament-boards-section-{family}')} · {name}"


def stage_name(section: str, games: int, place: int, words: Words) -> str:
    """`Final`, `Quarter-finals`, `Round of 32`; of a game for places which ones."""
    if " " in section:
        return words("tournament-boards-places", first=place, last=place + 2 * games - 1)
    if games <= 4:
        return words(f"tournament-boards-stage-{games}")
    return words("tournament-boards-stage-of", count=2 * games)
