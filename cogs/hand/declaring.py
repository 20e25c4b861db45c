"""Declarations: the proposal, the other sets, silence; and asking to see the others' (A5)."""

from typing import Any, Final

import discord
from discord import ui

from bot.rules import Choice, Declare, Show
from bot.text import Words, capital
from cogs.hand.holding import GREEN, GREY_BUTTON, Holding, Part
from cogs.press import button, select

MOST_OPTIONS: Final = 25
"""of a select"""


def chosen(holding: Holding) -> int:
    """The position in `View.choices` of what the owner announces: the proposal, or their own."""
    choice = holding.draft.choice or 0
    return choice if 0 <= choice < len(holding.view.choices) else 0


def chosen_set(holding: Holding) -> Choice:
    """Return what the owner announces; nothing when they hold nothing."""
    choices = holding.view.choices
    return choices[chosen(holding)] if choices else ()


def announcing(holding: Holding) -> Part:
    """Return what will be announced with the first card, and the choice of something else."""
    words = holding.words
    if not holding.view.choices:
        return Part("", [])
    announced = words.declarations(chosen_set(holding))
    if announced:
        text = words("hand-announce", declarations=announced)
    else:
        text = words("hand-announce-nothing")
    return Part(text, [_others(holding)])


def declaring(holding: Holding) -> Part:
    """Before the first card: everybody is asked, also who holds nothing (`immediate`)."""
    words, view = holding.words, holding.view
    if view.decision is None:
        return Part(words("hand-wait-declare"), [])
    now = chosen_set(holding)
    said = [now, ()] if now else [()]
    controls: list[ui.Item[Any]] = []
    for choice in said:
        key = holding.key_of(Declare(view.seat or 0, choice))
        label = _declare_label(choice, words)
        style = GREEN if choice == now else GREY_BUTTON
        number = view.choices.index(choice)
        controls.append(button(label, "declare", holding.number, key, number, style=style))
    answers = [ui.ActionRow[Any](each) for each in controls]
    if len(view.choices) == 1:
        return Part(
            holding.unless(
                words("hand-declare-empty"),
                words("hand-declare-empty-else", until=holding.moment()),
            ),
            answers,
        )
    text = holding.unless(words("hand-declare"), words("hand-declare-else", until=holding.moment()))
    return Part(text, [*answers, _others(holding)])


def _declare_label(choice: Choice, words: Words) -> str:
    if not choice:
        return words("hand-declare-nothing")
    return words("hand-declare-this", declarations=words.declarations(choice))


def _others(holding: Holding) -> ui.ActionRow[Any]:
    """The best sets and silence, which comes last, as far as a select holds them."""
    words, choices = holding.words, holding.view.choices
    last = len(choices) - 1
    offered = [*range(min(last, MOST_OPTIONS - 1)), last]
    now = chosen(holding)
    options = [
        discord.SelectOption(
            label=_option_label(choices[number], words), value=str(number), default=number == now
        )
        for number in offered
    ]
    placeholder = words("hand-announce-choose")
    return ui.ActionRow(select(placeholder, options, "choose", holding.number, holding.game.deal))


def _option_label(choice: Choice, words: Words) -> str:
    label = words.declarations(choice) or words("hand-declare-nothing")
    return capital(label)


def show_button(holding: Holding) -> list[ui.Item[Any]]:
    """Return the button to see what counts for the others, until the next trick ends."""
    show = next((each for each in holding.view.options if isinstance(each, Show)), None)
    if show is None:
        return []
    label = holding.words("hand-show")
    return [button(label, "show", holding.number, holding.key_of(show))]
