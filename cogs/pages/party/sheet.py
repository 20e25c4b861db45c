"""Score sheets of a finished party, as their pictures have them: of a deal, and of the whole."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.rules import DealResult
from bot.text import Words
from card_images.look import look_for
from card_images.party import lines
from card_images.sheet import deal_title, end_of, end_rows, end_title, rows
from cogs.pages.party.reading import Party
from cogs.pages.serving import Link
from cogs.pages.table import name_shown
from cogs.pages.told import told
from cogs.screens.names import Teller
from cogs.table.status import party_lines


class DealSheet(NamedTuple):
    """The sheet of a deal: how it ended, and where each account's points come from."""

    outcome: str
    rows: Sequence[tuple[str, Sequence[str]]]


class DealRow(NamedTuple):
    """A deal in the sheet of a party."""

    link: Link
    taker: str
    contract: str
    signs: str
    """what it is remembered for"""
    totals: Sequence[tuple[str, str]]
    """of each account, and what it has written of the deal, which of one that was not played to its
    end is nothing"""


def accounts_shown(party: Party) -> list[str]:
    """The names of those who score together."""
    return [
        party.words.join_and([name_shown(party.game, seat, party.words) for seat in own])
        for own in party.game.accounts.seats
    ]


def deal_sheet(party: Party, deal: int) -> DealSheet | None:
    """None for a deal that was thrown in."""
    view, look = party.moves.last, look_for(party.words)
    end = end_of(view)
    end = end if end is not None and end.number == deal else None
    result = next((each for each in view.results if each.number == deal), None)
    if result is not None:
        found = rows(result, look)
        return DealSheet(
            deal_title(result, end, look).outcome, [(each.word, each.values) for each in found]
        )
    if end is None:
        return None
    found = end_rows(end, look)
    return DealSheet(end_title(end, look).outcome, [(each.word, each.values) for each in found])


def sheet_values(party: Party, address: Callable[..., str]) -> dict[str, Any]:
    """The values of `sheet.html`."""
    words, view, look = party.words, party.moves.last, look_for(party.words)
    end = end_of(view)
    assert end is not None, "a party that goes on has no sheet"
    results = {each.number: each for each in view.results}
    deals: list[DealRow] = []
    for line in lines(view.results, look, end):
        result = results.get(line.number)
        written = [0] * len(line.totals) if result is None else result.written
        deals.append(
            DealRow(
                Link(address(deal=line.number), str(line.number)),
                name_shown(party.game, line.seat, words),
                "" if result is None else _contract(result, words),
                " · ".join(each.word for each in line.signs),
                [
                    (words.number(total), words.number(own) if own else "")
                    for total, own in zip(line.totals, written, strict=True)
                ],
            )
        )
    ended = told(party_lines(view, Teller(party.game, words)), party.moments)
    return {"accounts": accounts_shown(party), "rows": deals, "ended": ended}


def _contract(result: DealResult, words: Words) -> str:
    named = words.suit(result.trump) if result.bid is None else words.bid(result.bid)
    return f"{named} ×{result.multiplier}" if result.multiplier > 1 else named
