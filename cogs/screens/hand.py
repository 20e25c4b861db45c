"""A hand, for its owner alone: the trick above, the cards below, and a button for each."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.rules import DealResult, Pass, Phase, Play, Take, View
from bot.tables import Game
from bot.text import Words
from cogs.pictures import Pictures, look_for
from cogs.press import button, link
from cogs.screens.alt import hand_alt
from cogs.screens.names import TEAM_MARKS, message_url, table_name
from cogs.screens.screen import FELT, GOLD, GREY, Picture, Screen, layout, rows, text
from cogs.screens.table import deal_title

WORD: Final = "w"
"""marks the button that plays a card with the word belote or rebelote"""

GREEN = discord.ButtonStyle.success
GREY_BUTTON = discord.ButtonStyle.secondary


async def hand_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    *,
    four_colours: bool,
    server_discord_id: int,
    closing: bool,
    result: DealResult | None = None,
) -> Screen:
    """`view` is the owner's; `closing` leaves the picture and takes the buttons away.

    `result`: how the deal ended, for a hand that closes.
    """
    data = await pictures.hand(view, game, look_for(words, four_colours=four_colours))
    picture = Picture("hand.png", data, hand_alt(view, game, words))
    items: list[ui.Item[Any]] = [
        text(f"### {table_name(game, words)} · {deal_title(view, words)}"),
        picture.gallery(),
    ]
    if closing:
        items.append(text(_closed(result, words)))
        items.append(_to_table(game, words, server_discord_id))
        return Screen(layout(*items, colour=GREY), (picture,))
    items.append(text(_now(view, game, words)))
    items += rows(_controls(view, game, words), 4)
    items.append(_to_table(game, words, server_discord_id))
    yours = view.decision is not None
    return Screen(layout(*items, colour=GOLD if yours else FELT), (picture,))


def _to_table(game: Game, words: Words, server_discord_id: int) -> ui.ActionRow[Any]:
    return ui.ActionRow(link(words("hand-to-table"), message_url(game, server_discord_id, None)))


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


def _now(view: View, game: Game, words: Words) -> str:
    if view.decision is None:
        if isinstance(view.asked, int):
            # Nobody's name: this message is not refreshed for each of the others' turns.
            return words("hand-wait")
        return words("hand-wait-deal")
    if view.phase is Phase.CALL:
        second = len(view.calls) >= view.rules.players
        turned = words.card(view.turn_up) if view.turn_up else ""
        return words("hand-call-second" if second else "hand-call", card=turned)
    return words("hand-play" if view.trick else "hand-lead")


def _controls(view: View, game: Game, words: Words) -> list[ui.Item[Any]]:
    if view.phase is Phase.CALL:
        return _calls(view, game, words) if view.decision else []
    if view.phase is Phase.PLAY:
        return _cards(view, game, words)
    return []


def _key(view: View) -> str:
    """The decision that the buttons answer, whoever is asked: a click out of turn says so."""
    return view.decisions[0].key if view.decisions else "-"


def _calls(view: View, game: Game, words: Words) -> list[ui.Item[Any]]:
    controls: list[ui.Item[Any]] = []
    for option in view.options:
        match option:
            case Take(suit=suit):
                label = words("hand-take", suit=words.suit(suit), suit_name=words.suit_name(suit))
                controls.append(button(label, "take", game.id, _key(view), suit, style=GREEN))
            case Pass():
                second = len(view.calls) >= view.rules.players
                label = words("hand-pass-second" if second else "hand-pass")
                controls.append(button(label, "pass", game.id, _key(view)))
            case _:
                continue
    return controls


def _cards(view: View, game: Game, words: Words) -> list[ui.Item[Any]]:
    """Cards that may be played are green; the others grey, and a click on them says why."""
    plays = [each for each in view.options if isinstance(each, Play)]
    controls: list[ui.Item[Any]] = []
    for card in view.hand:
        options = [each for each in plays if each.card is card]
        shown = options or [Play(view.seat or 0, card)]
        controls += [_card(play, options, view, game, words) for play in shown]
    return controls


def _card(
    play: Play, options: Sequence[Play], view: View, game: Game, words: Words
) -> ui.Item[Any]:
    name = words.card(play.card)
    label = name
    if len(options) > 1:
        said = view.belote_words is not None
        word = words("hand-rebelote" if said else "hand-belote")
        label = f"{name} {word}" if play.word else words("hand-without-word", card=name)
    style = GREY_BUTTON
    if options:
        style = GREEN if play.word or len(options) == 1 else discord.ButtonStyle.primary
    word_mark = (WORD,) if play.word else ()
    return button(label, "play", game.id, _key(view), play.card, *word_mark, style=style)
