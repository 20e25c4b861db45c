"""The auction with bids: points, then a suit; a coinche at any moment (C1)."""

from typing import Any, Final

import discord
from discord import ui

from bot.rules import Action, Ask, Bid, Coinche, Pass, Phase, Surcoinche, View
from bot.text import CALLED, Words, capital
from cogs.hand.holding import GREEN, GREY_BUTTON, RED, Holding, Part
from cogs.press import button, select
from cogs.screens.names import seat_name
from cogs.screens.screen import rows
from cogs.table.auction import closes_by_itself, may_rise


def bidding(holding: Holding) -> Part:
    """The hand during the bidding and in the windows after it, whoever is asked."""
    words, view = holding.words, holding.view
    lines = [standing(holding)]
    controls: list[ui.ActionRow[Any]] = []
    if view.phase is not Phase.CALL:
        lines.append(_window(holding))
    elif view.decision is None:
        lines.append(words("hand-wait-bid"))
        if any(isinstance(each, Coinche) for each in view.options):
            lines.append(words("hand-may-coinche"))
    else:
        lines.append(_question(holding))
        controls += _bids(holding)
    controls += rows(_answers(holding), 4)
    return Part("\n".join(filter(None, lines)), controls)


def standing(holding: Holding) -> str:
    """The highest bid and whose it is; once the bidding is over, the contract."""
    words, view = holding.words, holding.view
    if view.bid is None:
        return words("hand-no-bid")
    bid, name = words.bid(view.bid), seat_name(holding.game, view.bid.actor, words)
    if view.multiplier > 1:
        return words("hand-contract-doubled", bid=bid, name=name, times=view.multiplier)
    return words("hand-bid" if may_rise(view) else "hand-contract", bid=bid, name=name)


def _window(holding: Holding) -> str:
    """Return what is asked in the time for a coinche or a surcoinche, or asked of the others."""
    words, view = holding.words, holding.view
    knock = view.phase is Phase.KNOCK
    if view.decision is None and knock:
        seat = next(each.actor for each in view.decisions if each.ask is Ask.KNOCK)
        asked = words("hand-wait-knock", name=seat_name(holding.game, int(seat), words))
    elif view.decision is None:
        asked = words("hand-wait-surcoinche")
    else:
        asked = words("hand-knock" if knock else "hand-answer-coinche")
    if not closes_by_itself(view) or holding.until is None:
        return asked
    return f"{asked} {words('hand-closes', until=holding.moment())}"


def _question(holding: Holding) -> str:
    points = holding.draft.points
    if points is None:
        return holding.words("hand-ask-bid")
    return holding.words("hand-ask-suit", points=capital(holding.words.bid_points(points)))


def _bids(holding: Holding) -> list[ui.ActionRow[Any]]:
    """The points that may be bid, and the suits: for the lowest bid until others are chosen."""
    words = holding.words
    bids = [each for each in holding.view.options if isinstance(each, Bid)]
    if not bids:
        return []
    chosen = _chosen_points(holding, bids)
    options = [
        discord.SelectOption(
            label=_points_label(points, words), value=str(points), default=points == chosen
        )
        for points in _within_reach(list(dict.fromkeys(bid.points for bid in bids)))
    ]
    key = holding.key_of(bids[0])
    points_row = ui.ActionRow(
        select(words("hand-choose-points"), options, "points", holding.number, key)
    )
    trumps = [bid for bid in bids if bid.points == chosen]
    made = _bid_button if len(trumps) <= NAMED else _short_button
    return [points_row, *rows([made(bid, key, holding) for bid in trumps], 2)]


NAMED: Final = 4
"""trumps that are named on their buttons; more are shown by their signs"""
MOST_OPTIONS: Final = 25
"""of a select menu"""


def _within_reach(values: list[int]) -> list[int]:
    """The values that a menu has room for: the next ones, and always the capot and the générale."""
    called = [each for each in values if each in CALLED]
    numbers = [each for each in values if each not in called]
    return numbers[: MOST_OPTIONS - len(called)] + called


def _chosen_points(holding: Holding, bids: list[Bid]) -> int:
    if holding.draft.points is not None:
        return holding.draft.points
    return min(bid.points for bid in bids)


def _bid_button(bid: Bid, key: str, holding: Holding) -> ui.Item[Any]:
    points = capital(holding.words.bid_points(bid.points))
    name, emoji = holding.trump(bid.suit)
    label = holding.words("hand-bid-in", points=points, trump=name)
    return _green(label, bid, key, holding, emoji)


def _short_button(bid: Bid, key: str, holding: Holding) -> ui.Item[Any]:
    """With the suit's sign instead of its name, so that two stand in a row on a phone; by ear
    with its name."""
    if holding.by_ear:
        return _bid_button(bid, key, holding)
    _, emoji = holding.trump(bid.suit)
    words = holding.words
    label = words.bid(bid) if emoji is None else words.bid_points(bid.points)
    return _green(capital(label), bid, key, holding, emoji)


def _green(
    label: str, bid: Bid, key: str, holding: Holding, emoji: discord.PartialEmoji | None
) -> ui.Item[Any]:
    args = (holding.number, key, bid.points, bid.suit.value)
    return button(label, "bid", *args, style=GREEN, emoji=emoji)


def _points_label(points: int, words: Words) -> str:
    named = CALLED.get(points)
    return words.number(points) if named is None else words(f"hand-{named}")


def _answers(holding: Holding) -> list[ui.Item[Any]]:
    """Pass, coinche, surcoinche, as far as they can be said now."""
    words, view = holding.words, holding.view
    said: dict[type[Action], tuple[str, str, discord.ButtonStyle]] = {
        Coinche: ("coinche", words("hand-coinche"), RED),
        Surcoinche: ("surcoinche", words("hand-surcoinche"), RED),
        Pass: _pass(view, words),
    }
    controls: list[ui.Item[Any]] = []
    for kind, (verb, label, style) in said.items():
        option = next((each for each in view.options if type(each) is kind), None)
        if option is not None:
            key = holding.key_of(option)
            controls.append(button(label, verb, holding.number, key, style=style))
    return controls


def _pass(view: View, words: Words) -> tuple[str, str, discord.ButtonStyle]:
    if view.phase is Phase.CALL:
        return "pass", words("hand-pass-bid"), GREY_BUTTON
    knock = view.phase is Phase.KNOCK
    return "let", words("hand-no-coinche" if knock else "hand-no-surcoinche"), GREY_BUTTON
