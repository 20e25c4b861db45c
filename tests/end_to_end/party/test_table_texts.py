"""The words of the table when a deal is cut short, when tricks are hidden, while a window is
open."""

from pathlib import Path

from bot.rules import Ending, find_preset
from bot.sandbox import ShownMessage
from bot.text import words_for
from tests.end_to_end.checks import live
from tests.end_to_end.positions import in_hands, table_at
from tests.rules.parties import FOUR_SUITS

EN, FR = words_for("en"), words_for("fr")
PAGAT = find_preset("pagat").changed({"shuffle": "every_deal"})


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
