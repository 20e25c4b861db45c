"""What the calls of an auction mean by the convention: a line a call, from the calls alone."""

from bot.robots.convention import COUNTED, Heads, Kind, Shown, contract_of, shown_by_calls
from bot.rules import NoSuit, View
from cogs.screens.advice import advice_text
from cogs.screens.names import Teller

LAST = 6
"""calls that are told"""


def meaning_text(view: View, tell: Teller) -> str:
    """Return the last calls, each with what it shows; passes where there is nothing else."""
    by_bids = view.game_type.auction.by_bids
    shows = shown_by_calls(view)
    told = [(call, shown) for call, shown in shows if shown.kind is not Kind.PASS] or shows
    lines = [
        tell(
            "meaning-line",
            name=tell.name(call.actor),
            call=advice_text(call, tell.words),
            what=_what(shown, tell, by_bids=by_bids),
        )
        for call, shown in told[-LAST:]
    ]
    return "\n".join([tell("meaning-title"), *lines, f"-# {tell('meaning-about')}"])


def _what(shown: Shown, tell: Teller, *, by_bids: bool) -> str:
    match shown.kind:
        case Kind.PASS:
            return tell("meaning-pass", "bid" if by_bids else "take")
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
    if shown.points > shown.implied or not parts:
        points = contract_of(max(shown.points, shown.implied))
        parts.append(words("shown-points", points=points))
    return words.join_and(parts)
