"""A moment of a finished party as its page shows it: the table with all hands, and in words what
Discord's replay says of it."""

from collections.abc import Callable, Iterator
from typing import Any

from bot.rules import Move
from bot.storage.engine.schema import Note
from cogs.finished.replay_screen import trick_line
from cogs.pages.party.reading import Party
from cogs.pages.party.sheet import accounts_shown, deal_sheet
from cogs.pages.serving import Link
from cogs.pages.table import table_shown
from cogs.pages.told import line_told, told
from cogs.screens.advice import done_text
from cogs.screens.alt import unplayed_lines
from cogs.screens.names import Teller
from cogs.table.sheet import sheet_text
from cogs.table.status import auction_text, closing_text, deal_lines, note_line, party_lines

Address = Callable[..., str]
"""the address of a page of the party: its name, and what is asked of it"""


def replay_values(party: Party, deal: int, number: int, address: Address) -> dict[str, Any]:
    """The values of `replay.html` for a move of a deal, which there is."""
    words, moves = party.words, party.moves
    move, tell = moves.at(deal, number), Teller(party.game, party.words)
    view, last = move.table.view, number == moves.last_move(deal)
    title, _, called = auction_text(view, tell).partition("\n")

    def at(deal: int, move: int, label: str) -> Link:
        return Link(address(deal=deal, move=move), label)

    return {
        "table": table_shown(view, party.game, words, opened=move.table),
        "done": line_told(_done(move, tell), party.moments),
        "lines": told(filter(None, _lines(move, tell, deal, last=last)), party.moments),
        "notes": told([note_line(e, tell) for e in _said(party, move, deal)], party.moments),
        "auction_title": title.removeprefix("### "),
        "auction": told([called], party.moments) if view.calls else "",
        "deals": [
            Link(address(deal=each), str(each), each == deal) for each in range(1, moves.deals + 1)
        ],
        "tricks": [
            Link(address(deal=deal, move=each), label, step == move.step)
            for step, each, label in _steps(party, deal)
        ],
        "steps": dict(_ways(party, deal, number, at)),
        "sheet": deal_sheet(party, deal) if last else None,
        "accounts": accounts_shown(party),
    }


def _done(move: Move, tell: Teller) -> str:
    """What was just done; while nothing was, who has dealt."""
    if move.action is None:
        dealer = move.table.view.dealer
        return "" if dealer is None else tell("alt-dealer", name=tell.name(dealer))
    called = done_text(move.action, tell.words, tell.game.rules)
    return tell("auction-call", name=tell.name(int(move.action.actor)), call=called)


def _lines(move: Move, tell: Teller, deal: int, *, last: bool) -> Iterator[str]:
    """What there is to say of the moment; at the end of the deal what came of it."""
    view = move.table.view
    if view.last_trick is not None and not view.trick:
        yield trick_line(view, tell)
    if move.step:
        yield tell("replay-points", totals=tell.totals(move.table.points))
    if not last:
        yield from deal_lines(view, tell)
        if view.taker is not None:
            yield from unplayed_lines(move.table, tell)
        return
    if view.taker is None:
        yield closing_text(view, tell)
        return
    yield sheet_text(view, deal, tell)
    yield from party_lines(view, tell)


def _said(party: Party, move: Move, deal: int) -> Iterator[Note]:
    """What players have written: with an action from that on, about a trick when it is over."""
    over = party.moves.at(deal, party.moves.ends(deal)[move.step]).done
    for each in party.notes:
        if move.done >= (over if each.number is None else each.number):
            yield each


def _steps(party: Party, deal: int) -> Iterator[tuple[int, int, str]]:
    """The auction and the tricks of a deal, each with the move that ends it, and its name."""
    for step, move in party.moves.ends(deal).items():
        yield step, move, str(step) if step else party.words("replay-auction")


def _ways(
    party: Party, deal: int, number: int, at: Callable[[int, int, str], Link]
) -> Iterator[tuple[str, Link]]:
    """The ways to other moments: to the first, the one before, the next and the last of the deal;
    from its ends to the deals around it."""
    words, moves = party.words, party.moves
    last = moves.last_move(deal)
    if number:
        yield "first", at(deal, 0, words("pages-steps", "first"))
        yield "prev", at(deal, number - 1, words("pages-steps", "back"))
    elif deal > 1:
        yield "prev", at(deal - 1, moves.last_move(deal - 1), words("pages-steps", "back"))
    if number < last:
        yield "next", at(deal, number + 1, words("pages-steps", "on"))
        yield "last", at(deal, last, words("pages-steps", "last"))
    elif deal < moves.deals:
        yield "next", at(deal + 1, 0, words("pages-steps", "on"))
