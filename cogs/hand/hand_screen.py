"""A hand, for its owner alone: the trick above, the cards below, and all that they may do; what
calls them to it, and how the party ended for them."""

import discord

from bot.rules import DRAWN, Ending, Phase, View, view
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.tables.time.pace import Reminder
from bot.text import Words
from card_images.hand import draw_hand
from card_images.look import Look
from cogs.hand.controls import Holding, beside
from cogs.hand.parts import part_of
from cogs.pictures import Pictures
from cogs.press import GREEN, Item, button
from cogs.screens.alt import party_picture, view_alt
from cogs.screens.names import (
    Teller,
    is_sealed,
    mention,
    seat_name,
    table_name,
    team_name,
    wants_text,
)
from cogs.screens.screen import (
    FELT,
    GOLD,
    GREY,
    Items,
    Picture,
    Screen,
    screen_of,
)
from cogs.table.seats_screen import elsewhere_row, to_table
from cogs.table.sheet import sheet_text, totals_text
from cogs.table.status import deals_played, ended_line, stake_lines, thrown_in_text, why_lines
from cogs.table.table_screen import table_title
from cogs.tournaments.table import counts_lines, leave_warning, where_button


async def hand_screen(holding: Holding, pictures: Pictures, *, look: Look, closing: bool) -> Screen:
    """Until its deal is over, what its owner may do; then how it ended.

    `closing` leaves the picture and takes the buttons away in any case.
    """
    view, game = holding.view, holding.game
    items = await hand_items(holding, pictures, look)
    link = to_table(game, holding.words)
    if closing or _is_over(view):
        return screen_of(*items, _last_words(holding), [link], colour=GREY)
    if game.row.paused_at is not None:
        return screen_of(*items, holding.words("paused-hand"), [link], colour=GREY)
    part = part_of(holding)
    below = [*beside(holding), link]
    return screen_of(
        *items, part.text, *part.rows, below, colour=FELT if view.decision is None else GOLD
    )


async def hand_items(holding: Holding, pictures: Pictures, look: Look) -> Items:
    """The beginning of a message with the picture of a hand."""
    view, game, words = holding.view, holding.game, holding.words
    data = await pictures.draw(draw_hand, view, pictures.seats(game), look)
    picture = Picture("hand.png", data, view_alt(view, game, words))
    title = table_title(view, game, words)
    return [title, *picture.items(text_first=wants_text(game, view.seat or 0))]


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
        return words("refused-reason.time-up")
    ended = view.phase is Phase.OVER or any(e.number == view.deal_number for e in view.results)
    if ended or view.rules.end_mode == "boards":
        lines = [sheet_text(view, view.deal_number, tell)]
    else:
        lines = [thrown_in_text(view, tell), totals_text(view.scores, tell)]
    if game.row.paused_at is not None:
        lines.append(words("paused-hand"))
    return "\n".join(lines)


TABLE_MARK = "🃏"
"""before what lies on the table"""


def notice_text(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    """Return in a DM a sentence with the link to the hand, in the thread a mention; below it what
    lies on the table, unless others in the thread are not to know it yet.

    `until`: when a robot plays.
    """
    asked = _asked(game, seat, words, url, in_thread=in_thread, until=until)
    if game.state is None or (in_thread and says_nothing(game)):
        return asked
    stake = stake_lines(view(game.state, None), Teller(game, words))
    lying = " ".join(filter(None, stake))
    return f"{asked}\n{TABLE_MARK} {lying}" if lying else asked


def _asked(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    holder = game.holder(seat)
    who = mention(holder)
    if holder.told < Reminder.WARNED or until is None:
        if in_thread:
            return words("notice-thread", mention=who)
        return words("notice-dm", link=url)
    when = words.timestamp(until)
    if in_thread:
        warning = words("warning-thread", mention=who, when=when)
    else:
        warning = words("warning-dm", link=url, when=when)
    cost = leave_warning(game, words)
    return f"{warning}\n{cost}" if cost else warning


async def verdict_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    look: Look,
    *,
    daily: bool = False,
    rated: str = "",
) -> Screen:
    """How the party ended for the seat of `view`, above all else. `daily`: one is open there.
    `rated`: whether it counts."""
    seat = view.seat or 0
    picture = await party_picture(view, game, words, look, pictures)
    lines = [f"## {_verdict(view, game, words)}", *_company(view, game, seat, words)]
    lines += why_lines(view, Teller(game, words))
    if game.tournament is not None:
        lines += counts_lines(game, game.tournament, words)
    if rated:
        lines.append(f"-# {rated}")
    items: Items = [
        "\n".join(lines),
        *picture.items(text_first=wants_text(game, seat)),
        _what_next(game, words),
        elsewhere_row(game, words, daily=daily),
    ]
    return screen_of(*items, colour=_colour(view, game))


def _verdict(view: View, game: Game, words: Words) -> str:
    """Return the verdict; of boards that others play as well, and of deals that robots played, only
    that they are over: what they count is told below.
    """
    if view.rules.end_mode == "boards":
        return words("duplicate-all-played")
    if game.played_out or view.winner is None:
        return words("table-over")
    accounts = view.game.accounts
    team = accounts.of(view.seat or 0)
    result = "drawn" if view.winner == DRAWN else "won" if view.winner == team else "lost"
    early = view.ending not in (Ending.TARGET, Ending.DEALS)
    return words(
        "verdict-title",
        f"{result}-early" if early and result != "drawn" else result,
        points=words.number(view.scores[team]),
        other_points=words.number(view.scores[accounts.other(team)]),
    )


def _company(view: View, game: Game, seat: int, words: Words) -> list[str]:
    """Which table it was, with whom and against whom, and how long it took."""
    deals = deals_played(view)
    accounts = view.game.accounts
    others = team_name(game, accounts.other(accounts.of(seat)), words)
    if partners := accounts.partners(seat):
        partner = words.join_and([seat_name(game, each, words) for each in partners])
        played = words("verdict-with", partner=partner, others=others, **deals)
    else:
        played = words("verdict-against", others=others, **deals)
    return [f"{table_name(game, words)} · {played}"]


def _colour(view: View, game: Game) -> discord.Colour:
    if view.rules.end_mode == "boards" or game.played_out:
        return FELT
    return GOLD if view.winner == view.game.accounts.of(view.seat or 0) else GREY


def _what_next(game: Game, words: Words) -> list[Item]:
    at = game.tournament
    if at is None:
        style = GREEN
        first = button(words("party-again"), "again", game.id, "same", style=style)
    else:
        first = where_button(at, words)
    sheet = button(words("table-sheet"), "sheet", game.id)
    if is_sealed(game):  # somebody may still play these boards
        return [first, sheet]
    return [first, button(words("history-replay"), "replay", game.id, 1, 0), sheet]
