"""Holding a declaration and saying nothing of it looks to the others like holding none (A5).

What the others are shown is compared byte by byte between two deals: in one Alice holds a run and
stays silent, in the other a card of it is in Clara's hand.
"""

from pathlib import Path

import pytest

from bot.rules import Card, Declare, Phase, Play, Ruleset, View, find_preset
from bot.sandbox import Change
from tests.end_to_end.playing import Table
from tests.end_to_end.positions import in_hands, table_at
from tests.end_to_end.recording import Eyes, Seen, assert_seen_alike
from tests.examples import sampled

HOLDS = (
    "JH 9H QS JS TS 9S AD 7C",
    "KS KH KD KC AC QC JC 8D",
    "AH TH QH 8H 7H 8S 7S 7D",
    "AS QD JD TD 9D TC 9C 8C",
)
"""Alice: Q-J-10-9♠; Benoît: four kings; Clara: nothing; Daan: Q-J-10-9♦ and 10-9-8♣"""
HOLDS_NOT = (
    "JH 9H QS JS 8S 9S AD 7C",
    HOLDS[1],
    "AH TH QH 8H 7H TS 7S 7D",
    HOLDS[3],
)
"""neither Alice nor Clara has anything to declare"""
ALONE = (HOLDS[0], "KH KS KD JD 8D AC QC TC", HOLDS[2], "AS QD TD 9D KC JC 9C 8C")
"""nobody but Alice has anything to declare"""
NOBODY = (HOLDS_NOT[0], ALONE[1], HOLDS_NOT[2], ALONE[3])
OTHERS = ("benoit", "daan")
"""whose own cards are the same in both"""
SHUFFLED = {"shuffle": "every_deal"}
AT_ONCE = find_preset("german_club").changed(
    {**SHUFFLED, "declarations": "immediate", "decl_contest_moment": "before_first_lead"}
)
TRICKS = ("JH", "KH", "7H", "8C", "AD", "KD", "7D", "9D")
"""the first two; all of these are in the same hands in both deals"""


async def seen_by_others(
    folder: Path, rules: Ruleset, preset: str, hands: tuple[str, ...]
) -> dict[str, Seen]:
    """Two tricks in which Alice is silent and the others declare what is proposed."""
    async with table_at(
        folder, rules, *in_hands(rules, *hands), "0 take H", preset=preset
    ) as table:
        club = table.club
        eyes = {who: Eyes(club, who) for who in OTHERS}
        if (await table.view_of("alice")).phase is Phase.DECLARE:
            await declare(table)
        for card in TRICKS:
            await play(table, card)
        await club.advance(3)
        return {who: each.seen() for who, each in eyes.items()}


async def declare(table: Table) -> None:
    """Alice first."""
    await table.act("alice", lambda seen: Declare(0, ()))
    await table.club.advance(3)
    for who in (*OTHERS, "clara"):
        await table.act(who, lambda seen: Declare(seen.seat or 0, seen.choices[0]))


async def play(table: Table, card: str) -> None:
    who = await table.asked()
    assert who is not None

    def choice(seen: View) -> Play:
        said = seen.choices[0] if seen.choices and who != "alice" else ()
        return Play(seen.seat or 0, Card.parse(card), declarations=said)

    await table.act(who, choice)


GAMES = {
    "pagat": find_preset("pagat").changed(SHUFFLED),
    "dutch": find_preset("dutch").changed(SHUFFLED),
    "german_club": AT_ONCE,
}
DEALS = {"among others": (HOLDS, HOLDS_NOT), "alone": (ALONE, NOBODY)}


@pytest.mark.parametrize(("deals", "preset"), sampled(DEALS, GAMES, every=2))
async def test_silence_looks_like_having_nothing(tmp_path: Path, deals: str, preset: str) -> None:
    rules, (holding, holding_not) = GAMES[preset], DEALS[deals]
    holds = await seen_by_others(tmp_path / "holds", rules, preset, holding)
    holds_not = await seen_by_others(tmp_path / "holds not", rules, preset, holding_not)
    for who in OTHERS:
        assert_seen_alike(holds[who], holds_not[who])


async def test_nobody_but_herself_is_sent_anything_when_she_stays_silent(tmp_path: Path) -> None:
    """Not even an edit into what a message was before."""
    async with table_at(
        tmp_path, AT_ONCE, *in_hands(AT_ONCE, *HOLDS), "0 take H", preset="german_club"
    ) as table:
        sandbox, changes = table.club.sandbox, list[Change]()
        sandbox.on_change.append(changes.append)
        await table.act("alice", lambda seen: Declare(0, ()))
        await table.club.advance(1)
        changed = {each.channel_id for each in changes if each.kind.startswith("message_")}
        dm = sandbox.people["alice"].dm
        assert dm is not None
        assert changed == {dm.id}
