"""Who called what, and what it means by the convention: the same for everybody, from the calls
alone."""

from itertools import groupby

from bot.robots.convention import COUNTED, Heads, Kind, Shown, contract_of, shown_by_calls
from bot.rules import Bid, NoSuit, Pass, View
from cogs.screens.advice import advice_text, done_text
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
            what = _what(shown[call], tell) if call in shown else ""
            lines.append(tell("auction-shows" if what else "auction-call", what=what, **named))
    if view.taker is not None:
        lines += ["", *auction_lines(view, tell)]
    explained = any(each in shown and not isinstance(each, Pass) for each in view.calls)
    about = [f"-# {tell('meaning-about')}"] if explained else []
    return "\n".join([f"### {tell('auction-button')}", *lines, *about])


def _what(shown: Shown, tell: Teller) -> str:
    match shown.kind:
        case Kind.CAPOT:
            return tell("meaning-capot")
        case Kind.RAISE if not isinstance(shown.trump, NoSuit):
            return tell("meaning-raise", points=shown.helps)
        case Kind.COINCHE:
            return tell("meaning-coinche", has=_has(shown, tell))
        case _:
            return _has(shown, tell)


def _has(shown: Shown, tell: Teller) -> str:
    """Return what the hand has at least: heads, trumps, aces, and how much it is good for."""
    words, trump = tell.words, shown.trump
    parts = [] if shown.heads is Heads.ANY else [words("shown-heads", shown.heads.value)]
    if shown.length:
        parts.append(words("shown-length", count=shown.length))
    if shown.aces:
        parts.append(words("shown-aces", count=shown.aces))
    if isinstance(trump, NoSuit):
        if tops := shown.tops or max(0, shown.helps - COUNTED):
            parts.append(words("shown-tops", trump.name, count=tops))
        if shown.seconds:
            parts.append(words("shown-seconds", trump.name, count=shown.seconds))
    if shown.short:
        parts.append(words("shown-short", suit=words.suit(shown.short)))
    # Whoever bids again may show nothing but what their first bid has shown.
    if trump is not None and (shown.points > shown.implied or not parts):
        points = contract_of(max(shown.points, shown.implied))
        contract = f"{words.bid_points(points)} {words.suit(trump)}"
        parts.append(words("shown-points", contract=contract))
    return words.join_and(parts)
