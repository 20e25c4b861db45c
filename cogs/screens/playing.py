"""The play: a button for each card, and what else one may do with a trick won."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.rules import Card, Play, View
from cogs.press import button
from cogs.screens.auction import auction_lines
from cogs.screens.bidding import standing
from cogs.screens.declaring import announcing, chosen, chosen_set, show_button
from cogs.screens.holding import GREEN, GREY_BUTTON, Holding, Part
from cogs.screens.screen import rows
from cogs.screens.status import playable_line, trick_line
from cogs.screens.stopping import stop_button, stopping
from cogs.screens.teller import Teller

WORD: Final = "w"
"""marks the button that plays a card with the word belote or rebelote"""
IN_A_ROW: Final = 4


def playing(holding: Holding) -> Part:
    if holding.draft.stopping and (stop := stopping(holding)):
        return stop
    announced = announcing(holding)
    lines = [*_at_stake(holding), _turn(holding), announced.text]
    controls = [
        *rows(_cards(holding), IN_A_ROW),
        *announced.rows,
        *rows([*show_button(holding), *stop_button(holding)], 1),
    ]
    return Part("\n".join(filter(None, lines)), controls)


def _at_stake(holding: Holding) -> list[str]:
    """Trump; when it is the owner's turn also the trick so far and what may be played."""
    view, tell = holding.view, Teller(holding.game, holding.words)
    contract = standing(holding) if view.bid else " ".join(auction_lines(view, tell))
    if view.decision is None:
        return [contract]
    trick = " ".join(filter(None, [trick_line(view, tell), playable_line(view, tell)]))
    return [contract, trick]


def _turn(holding: Holding) -> str:
    view = holding.view
    if view.decision is None:
        # Nobody's name: this message is not refreshed for each of the others' turns.
        return holding.words("hand-wait")
    return holding.words("hand-play" if view.trick else "hand-lead")


def _key(view: View) -> str:
    """The decision that the cards answer, whoever is asked: a click out of turn says so."""
    return view.decisions[0].key if view.decisions else "-"


def _cards(holding: Holding) -> list[ui.Item[Any]]:
    """Cards that may be played are green; the others grey, and a click on them says why."""
    view = holding.view
    declarations = chosen_set(holding)
    plays = [
        each
        for each in view.options
        if isinstance(each, Play) and each.declarations == declarations
    ]
    controls: list[ui.Item[Any]] = []
    for card in _in_sight(view):
        # With the word comes first: that is what people want nearly always.
        options = sorted(
            (each for each in plays if each.card is card), key=lambda each: not each.word
        )
        shown = options or [Play(view.seat or 0, card)]
        controls += [_card(play, options, holding) for play in shown]
    return controls


def _in_sight(view: View) -> tuple[Card, ...]:
    """The cards in the order in which the picture shows them: in Découverte as they lie."""
    if not view.fields:
        return view.hand
    return tuple(place.up for place in view.fields[view.seat or 0] if place.up is not None)


def _card(play: Play, options: Sequence[Play], holding: Holding) -> ui.Item[Any]:
    words, view = holding.words, holding.view
    name = words.card(play.card)
    label = name
    if len(options) > 1:
        said = view.belote_words is not None
        word = words("hand-rebelote" if said else "hand-belote")
        label = f"{name} {word}" if play.word else words("hand-without-word", card=name)
    style = GREY_BUTTON
    if options:
        style = GREEN if play.word or len(options) == 1 else discord.ButtonStyle.primary
    return button(
        label, "play", holding.number, _key(view), play.card, *_said(play, holding), style=style
    )


def _said(play: Play, holding: Holding) -> tuple[object, ...]:
    """The end of the custom id: the word, and which of the owner's sets is announced."""
    word = WORD if play.word else ""
    if holding.view.choices:
        return word, chosen(holding)
    return (word,) if word else ()
