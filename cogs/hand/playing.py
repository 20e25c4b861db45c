"""The play: a button for each card, and what else one may do with a trick won."""

from typing import Any, Final

import discord
from discord import ui

from bot.rules import Card, Play, View
from cogs.hand.bidding import standing
from cogs.hand.declaring import announcing, chosen, chosen_set, show_button
from cogs.hand.holding import GREEN, GREY_BUTTON, NAMED_IN_A_ROW, Holding, Part
from cogs.hand.stopping import stop_button, stopping
from cogs.press import button
from cogs.screens.names import Teller
from cogs.screens.screen import rows, text
from cogs.table.auction import auction_lines
from cogs.table.status import playable_line, trick_line

WORD: Final = "w"
"""marks the button that plays a card with the word belote or rebelote"""
IN_A_ROW: Final = 4
COLOURED_IN_A_ROW: Final = 3
"""with its suit in colour a button is wider: more would wrap on a phone"""


def playing(holding: Holding) -> Part:
    if holding.draft.stopping and (stop := stopping(holding)):
        return stop
    if holding.view.plays_itself:
        return Part("\n".join([*_at_stake(holding), holding.words("hand-last-trick")]), [])
    announced = announcing(holding)
    lines = [*_at_stake(holding), _turn(holding), announced.text]
    controls = [
        *rows(_cards(holding), _width(holding)),
        *announced.rows,
        *rows([*show_button(holding), *stop_button(holding)], 1),
        *_silent(holding),
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


def _plays(holding: Holding) -> list[Play]:
    """The cards that may be played, with what the owner announces."""
    declarations = chosen_set(holding)
    plays = (each for each in holding.view.options if isinstance(each, Play))
    return [each for each in plays if each.declarations == declarations]


def _cards(holding: Holding) -> list[ui.Item[Any]]:
    """Each card once: green where it may be played, else grey, and a click on it says why.

    A king or queen of trump is played with its word (A8).
    """
    view = holding.view
    plays = {each.card: each for each in sorted(_plays(holding), key=lambda each: each.word)}
    controls: list[ui.Item[Any]] = []
    for card in _in_sight(view):
        play = plays.get(card)
        style = GREEN if play else GREY_BUTTON
        controls.append(_card(play or Play(view.seat or 0, card), holding, style))
    return controls


def _width(holding: Holding) -> int:
    """How many cards stand in a row."""
    if holding.by_ear:
        return NAMED_IN_A_ROW
    return COLOURED_IN_A_ROW if holding.suits else IN_A_ROW


def _silent(holding: Holding) -> list[ui.Item[Any]]:
    """The same cards without their word, apart from the others: a slip would cost 20 points."""
    plays = _plays(holding)
    said = {each.card for each in plays if each.word}
    silent = [each for each in plays if each.card in said and not each.word]
    if not silent:
        return []
    controls = [_card(each, holding, GREY_BUTTON, silent=True) for each in silent]
    width = NAMED_IN_A_ROW if holding.by_ear else IN_A_ROW
    return [text(holding.words("hand-silent")), *rows(controls, width)]


def _in_sight(view: View) -> tuple[Card, ...]:
    """The cards in the order in which the picture shows them: in Découverte as they lie."""
    if not view.fields:
        return view.hand
    return tuple(place.up for place in view.fields[view.seat or 0] if place.up is not None)


def _card(
    play: Play, holding: Holding, style: discord.ButtonStyle, *, silent: bool = False
) -> ui.Item[Any]:
    words, view = holding.words, holding.view
    label, emoji = holding.card(play.card)
    if play.word:
        begun = any(each.suit is play.card.suit for each in view.belotes)
        label = words("hand-rebelote" if begun else "hand-belote", card=label)
    elif silent:
        label = words("hand-without-word", card=label)
    key, said = _key(view), _said(play, holding)
    return button(label, "play", holding.number, key, play.card, *said, style=style, emoji=emoji)


def _said(play: Play, holding: Holding) -> tuple[object, ...]:
    """The end of the custom id: the word, and which of the owner's sets is announced."""
    word = WORD if play.word else ""
    if holding.view.choices:
        return word, chosen(holding)
    return (word,) if word else ()
