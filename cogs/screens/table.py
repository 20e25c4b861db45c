"""The table in its thread: one picture of what everybody sees, and a line that says the same."""

from typing import Any

from discord import ui

from bot.rules import Pass, Phase, Take, View, commitment
from bot.tables import Game
from bot.text import Words
from cogs.pictures import Pictures, look_for
from cogs.press import button
from cogs.screens.alt import table_alt
from cogs.screens.names import seat_name, table_name
from cogs.screens.screen import FELT, GREY, Picture, Screen, layout, text


async def table_screen(
    view: View, game: Game, words: Words, pictures: Pictures, *, closing: bool
) -> Screen:
    """`view` is the table's; `closing` leaves the picture and takes the buttons away."""
    data = await pictures.table(view, game, look_for(words))
    picture = Picture("table.png", data, table_alt(view, game, words))
    items: list[ui.Item[Any]] = [
        text(f"### {table_name(game, words)} · {deal_title(view, words)}"),
        picture.gallery(),
    ]
    if closing:
        items.append(text(closing_line(view, game, words)))
        return Screen(layout(*items, colour=GREY), (picture,))
    items.append(text(status_line(view, game, words)))
    items.append(
        ui.ActionRow(
            button(words("table-my-hand"), "peek", game.id, emoji="🃏"),
            button(words("table-last-trick"), "last_trick", game.id),
            button(words("table-sheet"), "sheet", game.id),
            button(words("table-more"), "more", game.id),
        )
    )
    if view.deal_number <= 1 and not view.results:
        items.append(text(f"-# {words('table-commitment', hash=commitment(game.row.seed))}"))
    return Screen(layout(*items, colour=FELT), (picture,))


def deal_title(view: View, words: Words) -> str:
    return words("table-deal", number=max(1, view.deal_number))


def status_line(view: View, game: Game, words: Words) -> str:
    """What happens now, in words: the call or contract, the belote, whose turn it is."""
    lines = [_contract(view, game, words), *_belote(view, game, words), _now(view, game, words)]
    return "\n".join(filter(None, lines))


def closing_line(view: View, game: Game, words: Words) -> str:
    """What stays below the picture of a deal that is over."""
    if view.taker is None:
        return words("table-thrown-in")
    lines = [_contract(view, game, words), *_belote(view, game, words)]
    if view.phase is Phase.OVER:
        lines.append(words("table-over"))
    return "\n".join(lines)


def _contract(view: View, game: Game, words: Words) -> str:
    if view.taker is not None and view.trump is not None:
        name = seat_name(game, view.taker, words)
        return words(
            "table-contract",
            name=name,
            suit=words.suit(view.trump),
            suit_name=words.suit_name(view.trump),
        )
    if not view.calls:
        return ""
    return " · ".join(call_text(call, game, words) for call in view.calls)


def call_text(call: Pass | Take, game: Game, words: Words) -> str:
    name = seat_name(game, call.actor, words)
    if isinstance(call, Take):
        return words("table-took", name=name, suit=words.suit(call.suit))
    return words("table-passed", name=name)


def _belote(view: View, game: Game, words: Words) -> list[str]:
    if view.belote_words is None:
        return []
    seat, said = view.belote_words
    name = seat_name(game, seat, words)
    return [words("table-belote" if said == 1 else "table-rebelote", name=name)]


def _now(view: View, game: Game, words: Words) -> str:
    match view.phase:
        case Phase.DRAW:
            return words("table-drawing")
        case Phase.SHUFFLE | Phase.CUT:
            return words("table-next-deal") if view.results else words("table-first-deal")
        case Phase.OVER:
            return words("table-over")
        case Phase.CALL | Phase.PLAY if isinstance(view.asked, int):
            name = seat_name(game, view.asked, words)
            since = words.timestamp(game.row.asked_at or 0)
            return words("table-turn", name=name, since=since)
        case _:
            return ""


def last_trick_text(view: View, game: Game, words: Words) -> str:
    """Who played what to the last trick, and who won it."""
    last = view.last_trick
    if last is None:
        return words("table-no-trick")
    players = game.rules.players
    played = [
        f"{seat_name(game, (last.leader + n) % players, words)} {words.card(card)}"
        for n, card in enumerate(last.cards)
    ]
    winner = seat_name(game, last.winner, words)
    return words("table-last-trick-text", cards=" · ".join(played), name=winner, points=last.points)
