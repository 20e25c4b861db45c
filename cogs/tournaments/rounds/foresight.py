"""The rounds of a knock-out that are still to come, its last final, and the third place."""

from collections.abc import Iterator

from bot.text import Words
from bot.tournaments.shown.reckoned import Reckoned, third_place


def rounds_told(reckoned: Reckoned, least: int, words: Words) -> int | str:
    """`4`; `3 or 4`, as long as it depends on who wins. `least`: as many as there are at least."""
    foreseen = reckoned.foreseen
    if foreseen is None or foreseen.most <= least:
        return least
    if foreseen.least == foreseen.most:
        return foreseen.most
    rounds = {"least": max(least, foreseen.least), "most": foreseen.most}
    return words("tournament-boards-rounds-either", **rounds)


def foresight_lines(reckoned: Reckoned, words: Words) -> Iterator[str]:
    """Lines that nobody would expect: a final after the final, no game for third place."""
    foreseen, tournament = reckoned.foreseen, reckoned.tournament
    if foreseen is None or not tournament.rounds or foreseen.over:
        return
    if foreseen.consolante is not None and foreseen.most > foreseen.main:
        which = "after" if foreseen.main_over else "later" if foreseen.least > foreseen.main else ""
        rounds = {"main": foreseen.main, "round": foreseen.most}
        yield words(f"tournament-boards-consolante-{which or 'perhaps'}", **rounds)
    if tournament.plan.places != "none" and (place := third_place(tournament)) != "sure":
        yield words(f"tournament-boards-third-place-{place}")
