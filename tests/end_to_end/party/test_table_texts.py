"""The words of the table when a deal is cut short, when tricks are hidden, while a window is
open."""

import re
from pathlib import Path

from bot.rules import Ending, Phase, find_preset
from bot.sandbox import ShownMessage
from bot.text import words_for
from tests.end_to_end.checks import live
from tests.end_to_end.positions import in_hands, table_at
from tests.rules.parties import FOUR_SUITS

EN, FR = words_for("en"), words_for("fr")
PAGAT = find_preset("pagat").changed({"shuffle": "every_deal"})
ARRET = PAGAT.changed({"arret": True})
KLOPPEN = find_preset("kloppen").changed({"shuffle": "every_deal"})
HANDS = (
    "JH 9H AH QS JS TS 7C 8C",
    "TH 8H 7H QD JD TD 9C TC",
    "KH AS KS 9S 8S 7S AC KC",
    "QH AD KD 9D 8D 7D QC JC",
)
TRICK = ("0 take H", "0 play JH", "1 play 7H", "2 play KH", "3 play QH")


def labels(message: ShownMessage) -> list[str | None]:
    return [button.label for button in message.buttons()]


WHAT_NEXT = [
    EN(each)
    for each in ("review-open", "party-again", "party-partners", "party-close", "fair-button")
]


async def test_eight_trumps_end_the_party_before_a_card(tmp_path: Path) -> None:
    """No deal has a result, and still there is a sheet with the end and what is next."""
    rules = PAGAT.changed({"trump_run_wins": True})
    async with table_at(tmp_path, rules, *in_hands(rules, *FOUR_SUITS), "0 take S") as table:
        game = await table.game()
        assert game.state is not None
        assert game.state.ending is Ending.TRUMP_RUN
        [sheet] = table.club.sheets()
        why = EN("table-trump-run", name="**Alice**")
        assert EN("sheet-unplayed") in sheet.text()
        assert why in sheet.text()
        assert "🏆 **🔵 Alice and Clara win the game!**" in sheet.text()
        assert why.replace("**", "") in sheet.alt_texts()[0]
        assert labels(sheet) == WHAT_NEXT
        shown = table.club.table()
        assert why in shown.text()
        assert not live(shown)


async def test_the_sheet_of_a_party_that_was_stopped(tmp_path: Path) -> None:
    async with table_at(tmp_path, ARRET, *in_hands(ARRET, *HANDS), *TRICK, "0 stop") as table:
        await table.club.advance(table.club.bot.tables.pace.trick_pause)
        [sheet] = table.club.sheets()
        assert "**Alice** stops the game: “L’Arrêt!” The count is " in sheet.text()
        assert EN("stop-called.stopped-in-vain", side="team") in sheet.text()
        assert "🏆 **🟠 Benoît and Daan win the game!**" in sheet.text()
        assert labels(sheet) == WHAT_NEXT


async def test_the_last_trick_stands_below_the_table_until_it_may_no_longer_be_looked_at(
    tmp_path: Path,
) -> None:
    async with table_at(tmp_path, ARRET, *in_hands(ARRET, *HANDS), *TRICK) as table:
        await table.club.advance(2.5)
        told = (
            "-# Last trick: **Alice** the J♥, **Benoît** the 7♥, **Clara** the K♥,"
            " **Daan** the Q♥; won by **Alice**."
        )
        assert told in table.club.table().text().split("\n")
        assert "last_trick" not in str([each.custom_id for each in table.club.table().buttons()])
        await table.act("alice", lambda seen: next(e for e in seen.options if "9H" in str(e)))
        await table.club.advance(2.5)
        assert "Last trick" not in table.club.table().text()


async def test_the_bidding_closes_when_the_table_says(tmp_path: Path) -> None:
    bids = ("0 bid 100 H", "1 pass", "2 pass", "3 pass")
    async with table_at(tmp_path, KLOPPEN, *in_hands(KLOPPEN, *HANDS), *bids) as table:
        text = table.club.table().text()
        assert "is open to **Benoît**." in text
        [told] = re.findall(r"End of the bidding: <t:(\d+):R>", text)
        left = int(told) - table.club.clock.now()
        assert 0 < left <= table.club.bot.tables.pace.knock
        await table.club.advance(left - 0.5)
        assert (await table.view_of("alice")).phase is Phase.KNOCK
        await table.club.advance(1)
        assert (await table.view_of("alice")).phase is Phase.PLAY
        assert EN("table-contract-bid", name="**Alice**", bid="100 ♥ hearts") in (
            table.club.table().text()
        )
