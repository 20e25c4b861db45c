"""The table in its thread: one picture of what everybody sees, and lines that say the same."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.rules import Phase, View
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.text import Words
from card_images.look import look_for
from card_images.table import draw_table
from cogs.hand.holding import my_hand_button
from cogs.pictures import Pictures
from cogs.press import button
from cogs.screens.alt import table_alt
from cogs.screens.names import Teller, all_want_text, robots_note, table_name, tempo_line
from cogs.screens.screen import FELT, GREY, Picture, Screen, layout, text
from cogs.table.early_end import resume_button
from cogs.table.fairness import fair_line
from cogs.table.seats_screen import back_button
from cogs.table.status import TurnTimes, closing_text, last_trick_line, status_text
from cogs.tournaments.rounds.table import round_line, silent_table


async def table_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    *,
    closing: bool,
    closes_at: float | None = None,
    paused: str = "",
) -> Screen:
    """`view` is the table's; `closing` leaves the picture and takes the buttons away.

    `closes_at`: when the clock decides for whoever has not. `paused`: who has paused the party.
    """
    title = f"### {table_name(game, words)}{robots_note(game, words)} · {deal_title(view, words)}"
    if says_nothing(game):
        below = _below(view, game, words, paused)
        return silent_table(game, title, words, below, closing=closing)
    data = await pictures.draw(draw_table, view, pictures.seats(game), look_for(words))
    picture = Picture("table.png", data, table_alt(view, game, words))
    tell = Teller(game, words)
    items: list[ui.Item[Any]] = [text(title), *picture.items(text_first=all_want_text(game))]
    if closing:
        items.append(text(closing_text(view, tell)))
        return Screen(layout(*items, colour=GREY), (picture,))
    turn = TurnTimes(game.row.asked_at or 0, closes_at)
    last = last_trick_line(view, tell) if view.phase is Phase.PLAY else ""
    small = [f"-# {each}" for each in (last, round_line(game, words)) if each]
    items.append(text("\n".join([status_text(view, tell, turn, paused), *small])))
    items += _below(view, game, words, paused)
    return Screen(layout(*items, colour=FELT), (picture,))


def _below(view: View, game: Game, words: Words, paused: str) -> list[ui.Item[Any]]:
    """Buttons, and before the first deal is over what is said at the beginning."""
    items: list[ui.Item[Any]] = [
        ui.ActionRow(
            my_hand_button(game, words),
            button(words("table-sheet"), "sheet", game.id),
            button(words("table-more"), "more", game.id),
        )
    ]
    back: list[ui.Item[Any]] = []
    if any(holder.away for holder in game.people):
        back.append(back_button(game, words))
    if paused:
        back.append(resume_button(game, words))
    if back:
        items.append(ui.ActionRow(*back))
    if view.deal_number <= 1 and not view.results:
        items.append(text("\n".join(_at_the_beginning(game, words))))
    return items


def _at_the_beginning(game: Game, words: Words) -> Iterator[str]:
    """How much time there is, and what the packs come from."""
    if game.tournament is None or not game.tournament.format.own_time:
        yield f"-# {tempo_line(game, words)}"
    yield fair_line(game, words)


def deal_title(view: View, words: Words, number: int | None = None) -> str:
    """The title of the deal in progress, or of that `number`: "Deal 3", and once deals that nobody
    took make that more than there are, how many of them have been played."""
    number = max(1, number or view.deal_number)
    title = words("table-deal", number=number)
    done = [each.number for each in view.results if each.number <= number]
    if view.rules.end_mode != "deals" or len({*done, number}) == number:
        return title
    deals = words("tournament-table-deals", played=len(done), deals=view.rules.deals_limit)
    return f"{title} · {deals}"


def last_trick_text(view: View, game: Game, words: Words) -> str:
    """Return who played what to the last trick, and who won it."""
    tell = Teller(game, words)
    last = view.last_trick
    if last is None:
        hidden = view.rules.arret and any(view.tricks_won)
        return words("table-trick-hidden") if hidden else words("table-no-trick")
    played = " · ".join(
        f"{tell.name((last.leader + n) % view.rules.players)} {words.card(card)}"
        for n, card in enumerate(last.cards)
    )
    name = tell.name(last.winner)
    if view.points is None:
        return words("table-last-trick-uncounted", cards=played, name=name)
    return words("table-last-trick-text", cards=played, name=name, points=last.points)
