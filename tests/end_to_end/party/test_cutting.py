"""The cutter and the dealer before the cards are dealt (A3): buttons, and a clock that does it."""

from pathlib import Path

from bot.rules import PACK, Phase, Shuffle, find_preset
from bot.text import words_for
from cogs.hand.controls import CUTS
from cogs.press import press_id
from tests.end_to_end.playing import Table
from tests.end_to_end.positions import table_at
from tests.end_to_end.refusing import click_as_shown, expect_refusal, press_forged

EN, FR, NL = words_for("en"), words_for("fr"), words_for("nl")
PAGAT = find_preset("pagat")
DEALER_CHOOSES = PAGAT.changed({"packets": "dealer_choice", "shuffle": "every_deal"})
TO_CUT = ("table dealer 0", Shuffle(PACK))
"""Daan cuts for Alice"""


async def closes_at(table: Table) -> float:
    asked_at = (await table.game()).row.asked_at
    assert asked_at is not None
    return asked_at + 10


async def last_event(table: Table) -> tuple[str, str]:
    event = (await table.events())[-1]
    return event.action, event.made_by


async def test_the_cutter_has_a_few_positions(tmp_path: Path) -> None:
    async with table_at(tmp_path, PAGAT, *TO_CUT) as table:
        hand = table.club.hand("daan")
        assert NL("hand-cut", until=NL.timestamp(await closes_at(table))) in hand.text()
        assert [b.label for b in hand.buttons() if ":cut:" in (b.custom_id or "")] == [
            NL(f"hand-cut.{name}") for name in CUTS.values()
        ]
        assert all(not table.club.hands(who) for who in ("alice", "benoit", "clara"))
        reply = await table.club.press("daan", hand, "cut:1:1x:10")
        assert reply.kind == "update"
        assert ("3 cut 10", "player") in [(e.action, e.made_by) for e in await table.events()]
        assert (await table.view_of("daan")).phase is Phase.CALL
        assert len(table.club.hands("daan")) == 1
        cut = press_id("cut", 1, "1x", 16)
        done = NL("refused-reason.already-played", move=NL("review-done.cut"))
        await expect_refusal(table, click_as_shown(table, "daan", hand, cut), done)


async def test_the_dealer_chooses_their_packets(tmp_path: Path) -> None:
    before = ("table dealer 0", Shuffle(PACK))
    async with table_at(tmp_path, DEALER_CHOOSES, *before) as table:
        hand = table.club.hand("alice")
        assert EN("hand-packets", until=EN.timestamp(await closes_at(table))) in hand.text()
        forged = press_forged(table, "alice", hand, "dd:packets:1:1t:4-4")
        await expect_refusal(table, forged, EN("refused-reason.no-such-table"))
        reply = await table.club.press("alice", hand, "packets:1:1t:2-3")
        assert reply.kind == "update"
        assert await last_event(table) == ("0 packets 2-3", "player")
        again = click_as_shown(table, "alice", hand, press_id("packets", 1, "1t", "3-2"))
        done = EN("refused-reason.already-played", move=EN("review-done.packets"))
        await expect_refusal(table, again, done)


async def test_a_dealer_who_does_not_choose(tmp_path: Path) -> None:
    async with table_at(tmp_path, DEALER_CHOOSES, "table dealer 0", Shuffle(PACK)) as table:
        await table.club.advance(10)
        assert await last_event(table) == ("0 packets 3-2", "clock")
        assert (await table.view_of("alice")).phase is Phase.CALL
