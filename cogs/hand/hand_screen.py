"""A hand, for its owner alone: the trick above, the cards below, and all that they may do."""

from typing import Any

from discord import ui

from bot.rules import Phase, View
from bot.teaching import Reason
from card_images.hand import draw_hand
from card_images.look import Look
from cogs.hand.bidding import bidding
from cogs.hand.calling import calling
from cogs.hand.cutting import choosing_packets, cutting
from cogs.hand.declaring import declaring
from cogs.hand.holding import Holding, Part, hint_button
from cogs.hand.playing import playing
from cogs.pictures import Pictures
from cogs.press import link
from cogs.screens.advice import advice_text, reason_text
from cogs.screens.alt import hand_alt
from cogs.screens.names import Teller, message_url, robots_note, table_name, wants_text
from cogs.screens.screen import FELT, GOLD, GREY, Picture, Screen, layout, text
from cogs.table.deal_explanation import sheet_text, totals_text
from cogs.table.status import ended_line, thrown_in_text
from cogs.table.table_screen import deal_title


async def hand_screen(
    holding: Holding,
    pictures: Pictures,
    *,
    look: Look,
    server_discord_id: int,
    closing: bool,
) -> Screen:
    """Until its deal is over, what its owner may do; then how it ended.

    `closing` leaves the picture and takes the buttons away in any case.
    """
    view, game, words = holding.view, holding.game, holding.words
    picture, items = await hand_items(holding, pictures, look)
    to_table = link(words("hand-to-table"), message_url(game, server_discord_id, None))
    if closing or _is_over(view):
        items += [text(_last_words(holding)), ui.ActionRow(to_table)]
        return Screen(layout(*items, colour=GREY), (picture,))
    if game.row.paused_at is not None:
        items += [text(words("paused-hand")), ui.ActionRow(to_table)]
        return Screen(layout(*items, colour=GREY), (picture,))
    part = part_of(holding)
    items += [text(part.text), *part.rows, ui.ActionRow(*hint_button(holding), to_table)]
    colour = FELT if view.decision is None else GOLD
    return Screen(layout(*items, colour=colour), (picture,))


async def hand_items(
    holding: Holding, pictures: Pictures, look: Look
) -> tuple[Picture, list[ui.Item[Any]]]:
    """The picture of a hand, and what a message of it begins with."""
    view, game, words = holding.view, holding.game, holding.words
    data = await pictures.draw(draw_hand, view, pictures.seats(game), look)
    picture = Picture("hand.png", data, hand_alt(view, game, words))
    title = f"### {table_name(game, words)}{robots_note(game, words)} · {deal_title(view, words)}"
    shown = picture.items(text_first=wants_text(game, view.seat or 0))
    return picture, [text(title), *shown]


def _is_over(view: View) -> bool:
    """Return whether the deal that is shown has come to its end."""
    return view.phase is Phase.OVER or (view.phase is Phase.SHUFFLE and view.deal_number > 0)


def _last_words(holding: Holding) -> str:
    """How the deal ended: who took, what each side brought together and why, and both totals."""
    view, game, words = holding.view, holding.game, holding.words
    tell = Teller(game, words)
    if game.row.status == "closed":
        return ended_line(tell)
    if game.played_out and not _is_over(view):
        return words("refused-time-up")
    ended = view.phase is Phase.OVER or any(e.number == view.deal_number for e in view.results)
    if ended or view.rules.end_mode == "boards":
        lines = [sheet_text(view, view.deal_number, tell)]
    else:
        lines = [thrown_in_text(view, tell), totals_text(view.scores, tell)]
    if game.row.paused_at is not None:
        lines.append(words("paused-hand"))
    return "\n".join(lines)


def part_of(holding: Holding) -> Part:
    """All that stands below the picture while the deal goes on; a hint that was asked for first."""
    part, hint, words = _part(holding), holding.draft.hint, holding.words
    if hint is None:
        return part
    what = advice_text(hint.action, words)
    why = reason_text(hint.reason, words, holding.view, hint.action)
    if hint.reason is Reason.NUMBERS and round(hint.lead):
        why = words("reason-numbers-by", points=round(hint.lead))
    return part._replace(text=f"{words('hint-says', what=what, reason=why)}\n{part.text}")


def _part(holding: Holding) -> Part:
    view, words = holding.view, holding.words
    match view.phase:
        case Phase.PLAY:
            return playing(holding)
        case Phase.DECLARE:
            return declaring(holding)
        case Phase.KNOCK | Phase.SURCOINCHE:
            return bidding(holding)
        case Phase.CALL if view.game.auction.by_bids:
            return bidding(holding)
        case Phase.CALL:
            return calling(holding) if view.decision else Part(words("hand-wait-call"), [])
        case Phase.CUT if view.decision:
            return cutting(holding)
        case Phase.PACKETS if view.decision:
            return choosing_packets(holding)
        case _:
            return Part(words("hand-wait-deal"), [])
