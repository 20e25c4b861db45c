"""The words on any position of any game: all of it, nothing that is hidden, and not too long."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import Card, Phase, Play, State, View, view
from bot.tables import Game
from bot.tables.options import Tempo
from bot.text import COMPLETE, words_for
from cogs.screens.alt import fitting, party_alt, view_alt
from cogs.screens.names import Teller, tempo_name
from cogs.screens.screen import MAX_ALT
from cogs.table.sheet import last_sheet, sheet_text
from cogs.table.status import TurnTimes, closing_text, party_lines, status_text
from cogs.table.table_screen import last_trick_text
from tests.cogs.at_table import LONG_NAMES, game_of, lively_party
from tests.end_to_end.knowledge import cards_in
from tests.text.any_rules import any_rules

MOST_TEXT = 4000
"""characters that Discord takes in all the texts of a message"""


class Reminder(NamedTuple):
    """A text, and where it stands."""

    where: str
    text: str


@st.composite
def positions(draw: st.DrawFn) -> list[State]:
    """Some moments of a party, its last one among them."""
    rules = draw(any_rules()).rules.changed({"target": 200, "deals_limit": 2})
    states = list(lively_party(rules, draw(st.integers(0, 2**32))))
    chosen = draw(st.lists(st.integers(0, len(states) - 1), min_size=10, max_size=20))
    return [states[number] for number in chosen] + states[-1:]


def told(seen: View, game: Game, language: str) -> Iterator[Reminder]:
    """All that is told of a view."""
    words = words_for(language)
    tell = Teller(game, words)
    if seen.seat is not None:
        yield Reminder("alt of the hand", view_alt(seen, game, words))
        return
    yield Reminder("alt of the table", view_alt(seen, game, words))
    yield Reminder("lines of the table", status_text(seen, tell, TurnTimes(1.0, 2.0)))
    yield Reminder("lines of an old table", closing_text(seen, tell))
    yield Reminder("last trick", last_trick_text(seen, game, words))
    number = last_sheet(seen)
    if number is not None:
        alt = fitting(game, words, lambda t: [sheet_text(seen, number, t), *party_lines(seen, t)])
        yield Reminder("alt of the sheet", alt)
        yield Reminder("sheet", sheet_text(seen, number, tell))
    if seen.winner is not None:
        yield Reminder("end", "\n".join(party_lines(seen, tell)))
        yield Reminder("alt of the party", party_alt(seen, game, words))


def views(state: State) -> Iterator[View]:
    yield view(state, None)
    for seat in range(state.rules.players):
        yield view(state, seat)


def cards_of(node: object) -> set[Card]:
    """Every card that stands anywhere in a view."""
    if isinstance(node, Card):
        return {node}
    if isinstance(node, tuple | frozenset):
        return set[Card]().union(*map(cards_of, node))
    return cards_of(node.card) if isinstance(node, Play) else set()


LANGUAGE = st.sampled_from(COMPLETE)


@given(states=positions(), language=LANGUAGE)
def test_no_card_is_told_that_is_not_in_the_view(states: list[State], language: str) -> None:
    """Equal views are told alike: nothing comes from the state behind them."""
    for state in states:
        game = game_of(state)
        for seen in views(state):
            known, texts = cards_of(seen), [*told(seen, game, language)]
            for where, text in texts:
                assert cards_in(text, language) <= known, f"{where}: {text}"
            assert texts == [*told(seen, replace(game, state=None), language)]


@given(states=positions(), language=LANGUAGE)
def test_texts_are_as_long_as_discord_takes(states: list[State], language: str) -> None:
    """Whatever people are called; nothing is cut off but their names."""
    for state in states:
        game = game_of(state, LONG_NAMES)
        for seen in views(state):
            for where, text in told(seen, game, language):
                most = MAX_ALT if where.startswith("alt") else MOST_TEXT // 2
                assert 0 < len(text) <= most, f"{where}: {text}"
                assert not (where.startswith("alt") and text.endswith("…")), f"{where}: {text}"
                # Who said something has said it with its own full stop.
                assert not re.search("[”“»]\\.", text), f"{where}: {text}"


@given(states=positions())
def test_who_may_have_something_to_declare_is_not_told(states: list[State]) -> None:
    for state in states:
        if state.phase is not Phase.DECLARE:
            continue
        seen = view(state, None)
        lines = status_text(seen, Teller(game_of(state), words_for("en")), NOW)
        # Who has announced something is named.
        silent = [
            e.name for e in game_of(state).people if e.seat not in {h.seat for h in seen.heard}
        ]
        assert not {name for name in silent if name in lines.splitlines()[-1]}


NOW = TurnTimes(1.0, 2.0)


@pytest.mark.parametrize(
    ("turn", "bank", "said"),
    [
        (45, 180, "45 s a turn, 3 min in reserve"),
        (90_000, 0, "25 h a turn"),
        (90, 90, "90 s a turn, 90 s in reserve"),
        (2 * 86400, 0, "2 days a turn"),
    ],
)
def test_a_pace_that_has_no_name_is_told_in_units_people_use(
    turn: float, bank: float, said: str
) -> None:
    assert tempo_name(Tempo(turn, bank), words_for("en")) == said
