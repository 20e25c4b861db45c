"""Hands as they are shown, in many moments of parties by chance of every game."""

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import discord

from bot.rules import (
    Action,
    Ask,
    Bid,
    Cut,
    Phase,
    Ruleset,
    State,
    Suit,
    View,
    decisions,
    find_preset,
    view,
)
from bot.rules.core.ruleset import OptionValue
from bot.sandbox.interactions import components as c
from bot.text import Words, words_for
from card_images.look import look_for
from cogs.hand.controls import CUTS, HandDraft, Holding, place_of, verb_of
from cogs.hand.hand_screen import hand_screen
from cogs.press import IN_TEXT, press_id
from tests.cogs.at_table import LONG_NAMES, game_of, lively_party, waited_for
from tests.cogs.no_pictures import NoPictures

MOST_LABEL, MOST_ID = 80, 100
EN = words_for("en")


IMMEDIATE: dict[str, OptionValue] = {
    "declarations": "immediate",
    "decl_contest_moment": "before_first_lead",
}


def shown(
    state: State,
    seat: int,
    words: Words = EN,
    draft: HandDraft | None = None,
    suits: Mapping[Suit, discord.PartialEmoji] = IN_TEXT,
) -> Any:
    """The components of somebody's hand."""
    seen, game = view(state, seat), game_of(state, LONG_NAMES)
    holding = Holding(seen, game, words, draft or HandDraft(), 1_700_000_010, suits)
    screen = waited_for(
        hand_screen(
            holding,
            NoPictures(),
            look=look_for(words),
            closing=False,
        )
    )
    return screen.view.to_components()


def walk(components: Any) -> list[dict[str, Any]]:
    return list(c.walk(components))


def custom_ids(components: Any) -> list[str]:
    return [each["custom_id"] for each in walk(components) if "custom_id" in each]


def selects(components: Any) -> list[dict[str, Any]]:
    return [each for each in walk(components) if each["type"] == c.STRING_SELECT]


SHORT: dict[str, OptionValue] = {"shuffle": "cut_only", "target": 200}


GAMES: dict[str, Ruleset] = {
    name: find_preset(preset).changed(SHORT | changes)
    for name, preset, changes in (
        ("belote said in words", "french", {"packets": "dealer_choice"}),
        ("declared and stopped", "pagat", {"arret": True, "belote_announce": "prompt"}),
        ("declared at once", "german_club", IMMEDIATE | {"arret": True}),
        ("compared in the second trick", "dutch", {}),
        ("knocked and answered", "kloppen", {"surcoinche": "x4"}),
        ("coinched in turn", "kloppen", {"coinche_mode": "in_turn"}),
        ("roem called", "klaverjas_rotterdam", {"roem_claim": "claim", "deals_limit": 2}),
        ("schmeissed and exchanged", "clobyosh", {}),
        ("open cards", "decouverte", {"extra_contracts": "both", "declarations": "first_trick"}),
    )
}


PARTIES = 4
"""of each game"""


@cache
def moments(name: str) -> list[tuple[State, int]]:
    """Some moments of a few parties by chance, and who looks at their hand."""
    chance = random.Random(name)
    found = [state for seed in range(PARTIES) for state in lively_party(GAMES[name], seed)]
    return [
        (state, chance.randrange(state.rules.players))
        for state in found
        if is_rare(state) or chance.random() < 0.3
    ]


def is_rare(state: State) -> bool:
    often = state.phase in (Phase.CUT, Phase.CALL, Phase.PLAY)
    return not often or any(each.ask in (Ask.SHOW, Ask.CLAIM) for each in decisions(state))


def check_limits(components: Any) -> None:
    parts = walk(components)
    assert len(parts) <= c.MOST_COMPONENTS
    assert sum(len(each.get("content", "")) for each in parts) <= c.MOST_TEXT
    ids = custom_ids(components)
    assert len(ids) == len(set(ids))
    assert all(len(each) <= MOST_ID for each in ids)
    for each in parts:
        if each["type"] == c.ROW:
            assert 1 <= len(each["components"]) <= c.MOST_IN_ROW
        if each["type"] == c.BUTTON:
            assert 1 <= len(each["label"]) <= MOST_LABEL
        if each["type"] == c.TEXT_DISPLAY:
            assert each["content"].strip()
        if each["type"] == c.STRING_SELECT:
            check_options(each["options"])


def check_options(options: list[dict[str, Any]]) -> None:
    assert 1 <= len(options) <= c.MOST_OPTIONS
    values = [each["value"] for each in options]
    assert len(values) == len(set(values))
    assert all(1 <= len(each["label"]) <= 100 for each in options)
    assert sum(bool(each.get("default")) for each in options) <= 1


def drafts(seen: View) -> Iterator[HandDraft]:
    """Every way the hand can stand."""
    yield HandDraft()
    yield HandDraft(stopping=True)
    yield from (HandDraft(choice=number) for number in range(len(seen.choices)))
    yield from (
        HandDraft(points=points)
        for points in {each.points for each in seen.options if isinstance(each, Bid)}
    )


def offered(seen: View) -> list[Action]:
    """Return the options that are tried: of the many places of a cut five are enough, and a card
    that plays itself is no button."""
    return [
        each
        for each in seen.options
        if not seen.plays_itself
        if not isinstance(each, Cut) or each.position in CUTS
    ]


def custom_id_of(option: Action, seen: View) -> str:
    return press_id(verb_of(option, seen), *place_of(option, 7, seen))


def text_of(components: Any) -> str:
    return "\n".join(each["content"] for each in walk(components) if "content" in each)
