"""A hand, for its owner alone: the trick above, the cards below, and all that he may do."""

from typing import Any

from discord import ui

from bot.rules import DealResult, Phase
from bot.text import Words
from card_images import Look
from cogs.pictures import Pictures
from cogs.press import link
from cogs.screens.alt import hand_alt
from cogs.screens.bidding import bidding
from cogs.screens.calling import calling
from cogs.screens.cutting import choosing_packets, cutting
from cogs.screens.declaring import declaring
from cogs.screens.holding import Holding, Part
from cogs.screens.names import TEAM_MARKS, message_url, table_name
from cogs.screens.playing import playing
from cogs.screens.screen import FELT, GOLD, GREY, Picture, Screen, layout, text
from cogs.screens.status import ended_line
from cogs.screens.table import deal_title
from cogs.screens.teller import Teller


async def hand_screen(
    holding: Holding,
    pictures: Pictures,
    *,
    look: Look,
    server_discord_id: int,
    closing: bool,
    result: DealResult | None = None,
) -> Screen:
    """`closing` leaves the picture and takes the buttons away.

    `result`: how the deal ended, for a hand that closes.
    """
    view, game, words = holding.view, holding.game, holding.words
    data = await pictures.hand(view, game, look)
    picture = Picture("hand.png", data, hand_alt(view, game, words))
    items: list[ui.Item[Any]] = [
        text(f"### {table_name(game, words)} · {deal_title(view, words)}"),
        picture.gallery(),
    ]
    to_table = link(words("hand-to-table"), message_url(game, server_discord_id, None))
    if closing:
        ended = game.row.status == "closed"
        line = ended_line(Teller(game, words)) if ended else _closed(result, words)
        items += [text(line), ui.ActionRow(to_table)]
        return Screen(layout(*items, colour=GREY), (picture,))
    if game.row.paused_at is not None:
        items += [text(words("paused-hand")), ui.ActionRow(to_table)]
        return Screen(layout(*items, colour=GREY), (picture,))
    part = _part(holding)
    items += [text(part.text), *part.rows, ui.ActionRow(to_table)]
    colour = FELT if view.decision is None else GOLD
    return Screen(layout(*items, colour=colour), (picture,))


def _closed(result: DealResult | None, words: Words) -> str:
    """How the deal of an old hand ended."""
    if result is None:
        return words("hand-closed")
    return words(
        "hand-closed-result",
        outcome=words(f"outcome-{result.score.outcome.value}"),
        first=f"{TEAM_MARKS[0]} +{result.written[0]}",
        second=f"{TEAM_MARKS[1]} +{result.written[1]}",
    )


def _part(holding: Holding) -> Part:
    view, words = holding.view, holding.words
    match view.phase:
        case Phase.PLAY:
            return playing(holding)
        case Phase.DECLARE:
            return declaring(holding)
        case Phase.KNOCK | Phase.SURCOINCHE:
            return bidding(holding)
        case Phase.CALL if view.rules.auction == "bids":
            return bidding(holding)
        case Phase.CALL:
            return calling(holding) if view.decision else Part(words("hand-wait-call"), [])
        case Phase.CUT if view.decision:
            return cutting(holding)
        case Phase.PACKETS if view.decision:
            return choosing_packets(holding)
        case _:
            return Part(words("hand-wait-deal"), [])
