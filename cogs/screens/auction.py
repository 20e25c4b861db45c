"""Who called what, and what it means by the convention: the same for everybody, from the calls
alone."""

from itertools import groupby

from bot.robots.convention import shown_by_calls
from bot.rules import Bid, Pass, View
from cogs.screens.advice import advice_text, done_text, meaning_text
from cogs.screens.names import Teller
from cogs.table.status import auction_lines, call_list


def auction_text(view: View, tell: Teller) -> str:
    """Return the calls of the deal in order, each with what it shows, and the contract."""
    if not view.calls:
        return tell("auction-none")
    lines: list[str] = []
    shown = dict(shown_by_calls(view))
    for passes, calls in groupby(view.calls, lambda each: isinstance(each, Pass)):
        if passes:
            lines.append(call_list([*calls], tell))
            continue
        for call in calls:
            said = advice_text if isinstance(call, Bid) else done_text
            named = {"name": tell.name(call.actor), "call": said(call, tell.words)}
            what = meaning_text(shown[call], tell.words) if call in shown else ""
            lines.append(tell("auction-shows" if what else "auction-call", what=what, **named))
    if view.taker is not None:
        lines += ["", *auction_lines(view, tell)]
    explained = any(each in shown and not isinstance(each, Pass) for each in view.calls)
    about = [f"-# {tell('meaning-about')}"] if explained else []
    return "\n".join([f"### {tell('auction-button')}", *lines, *about])
