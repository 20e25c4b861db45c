"""Replays in words: alt text that fits and leaves no card out, lines, and steps that join up."""

import re
from functools import cache

import pytest
from discord.ui import Button, LayoutView, TextDisplay

from bot.rules import Card, OpenTable, Review
from bot.storage.engine.schema import Note
from bot.text import COMPLETE, words_for
from card_images.look import look_for
from cogs.finished.analysis_screen import PartyReader
from cogs.finished.replay_screen import (
    MOST_CHOICES,
    ReplayPosition,
    hands_screen,
    lines,
    replay_screen,
)
from cogs.screens.alt import replay_alt
from cogs.screens.names import Teller
from cogs.screens.screen import MAX_ALT
from tests.card_images.positions import party
from tests.card_images.samples import GAMES
from tests.cogs.at_table import LONG_NAMES, NAMES, game_of
from tests.cogs.no_pictures import NoPictures
from tests.examples import sampled

EN = words_for("en")


@cache
def found(game: str) -> Review:
    return Review(party(game))


def moments(game: str, every: int = 1) -> list[ReplayPosition]:
    review = found(game)
    deals = range(1, review.deals + 1)
    return [
        ReplayPosition(deal, step) for deal in deals for step in range(review.last_step(deal) + 1)
    ][::every]


@pytest.mark.parametrize(("game", "language"), sampled(GAMES, COMPLETE))
def test_alt_texts_fit_and_end_with_a_sentence(game: str, language: str) -> None:
    words = words_for(language)
    for names in (NAMES, LONG_NAMES):
        table = game_of(party(game)[-1], names)
        for at in moments(game, 5):
            alt = replay_alt(found(game).at(*at), table, words)
            assert len(alt) <= MAX_ALT
            assert alt.endswith((".", "!", "”", "“", "»")), (at, alt)


@pytest.mark.parametrize("game", sampled(GAMES, every=3))
def test_alt_texts_tell_every_card_and_none_that_is_elsewhere(game: str) -> None:
    """Read back from the English one: who holds what."""
    table = game_of(party(game)[-1])
    for at in moments(game):
        moment = found(game).at(*at)
        alt = replay_alt(moment, table, EN)
        for seat in range(moment.view.rules.players):
            told = told_of(alt, NAMES[seat])
            if moment.view.fields:
                assert told == in_field(moment, seat)
            else:
                assert told == sorted(names_of(moment.hands[seat]))


def told_of(alt: str, name: str) -> list[str]:
    """`king of hearts`, … from `Anna holds: hearts king, nine; clubs ace.`, or from pairs."""
    if f"{name} holds: " not in alt:
        return []
    listed = alt.split(f"{name} holds: ")[1].split(".")[0]
    if " of " in listed or "face down" in listed:
        return sorted(
            card for place in listed.split(", ") for card in place.split(" face")[0].split(" on ")
        )
    cards: list[str] = []
    for heap in listed.split("; "):
        suit, ranks = heap.split(" ", 1)
        cards += [f"{rank} of {suit}" for rank in ranks.split(", ")]
    return sorted(cards)


def names_of(cards: tuple[Card, ...]) -> list[str]:
    return [EN.card_name(card) for card in cards]


def in_field(moment: OpenTable, seat: int) -> list[str]:
    up = tuple(place.up for place in moment.view.fields[seat] if place.up is not None)
    down = tuple(card for card in moment.covered[seat] if card is not None)
    return sorted(names_of(up + down))


@pytest.mark.parametrize(("game", "language"), sampled(GAMES, COMPLETE))
def test_lines_say_who_won_each_trick_and_what_came_of_the_deal(game: str, language: str) -> None:
    words = words_for(language)
    table = game_of(party(game)[-1])
    tell = Teller(table, words)
    for at in moments(game):
        moment = found(game).at(*at)
        told = list(filter(None, lines(found(game), at, tell)))
        text = "\n".join(told)
        assert told
        assert len(text) < 3000
        last = moment.view.last_trick
        if at.step and last is not None and not moment.view.trick:
            assert tell.name(last.winner) in told[0]
            for card in last.cards:
                assert words.card(card) in told[0]
        if at.step == found(game).last_step(at.deal) and moment.view.taker is not None:
            results = [each for each in moment.view.results if each.number == at.deal]
            for result in results:
                assert words.number(result.totals[0]) in text


@pytest.mark.parametrize("game", ["kloppen", "decouverte"])
async def test_every_moment_leads_to_the_next_and_back(game: str) -> None:
    """Through the whole party, one step at a time; who may see one deal stays in it."""
    review, table = found(game), game_of(party(game)[-1])
    every = moments(game)
    for number, at in enumerate(every):
        for one_deal in (False, True):
            reader = PartyReader(EN, look_for(EN), one_deal=one_deal)
            screen = await replay_screen(review, at, table, reader, NoPictures())
            back, onward = arrows(screen.view)[1:3]
            before = every[number - 1] if number else None
            after = every[number + 1] if number + 1 < len(every) else None
            assert back == allowed(before, at, one_deal=one_deal)
            assert onward == allowed(after, at, one_deal=one_deal)
            assert has_choice(screen.view) is not one_deal


def allowed(
    target: ReplayPosition | None, at: ReplayPosition, *, one_deal: bool
) -> ReplayPosition | None:
    if target is None or (one_deal and target.deal != at.deal):
        return None
    return target


def arrows(view: LayoutView) -> list[ReplayPosition | None]:
    """Where the four buttons lead."""
    found_: list[ReplayPosition | None] = []
    for item in view.walk_children():
        custom_id = getattr(item, "custom_id", None) or getattr(
            getattr(item, "item", None), "custom_id", ""
        )
        if str(custom_id).startswith("dd:replay_at"):
            button = getattr(item, "item", item)
            assert isinstance(button, Button)
            _, _, _, deal, step, _ = str(custom_id).split(":")
            found_.append(None if button.disabled else ReplayPosition(int(deal), int(step)))
    return found_


def has_choice(view: LayoutView) -> bool:
    return "replay_deal" in str(view.to_components())


async def test_of_a_long_party_the_deals_around_are_offered() -> None:
    review, table = found("decouverte"), game_of(party("decouverte")[-1])
    assert review.deals > MOST_CHOICES
    for deal in (1, 5, 20, review.deals):
        screen = await replay_screen(
            review,
            ReplayPosition(deal, 0),
            table,
            PartyReader(EN, look_for(EN)),
            NoPictures(),
        )
        text = str(screen.view.to_components())
        offered = [n for n in range(1, review.deals + 1) if f"'label': 'Deal {n}'" in text]
        assert len(offered) == MOST_CHOICES
        assert deal in offered
        assert offered == list(range(offered[0], offered[0] + MOST_CHOICES))


async def test_hands_in_french_have_french_colons() -> None:
    """A name and its cards, and suits in the alt text."""
    words = words_for("fr")
    reader, game = PartyReader(words, look_for(words)), game_of(party("kloppen")[-1])
    screen = await hands_screen(found("kloppen").at(1, 0), 1, game, reader, NoPictures())
    texts = [each.content for each in screen.view.walk_children() if isinstance(each, TextDisplay)]
    told = "\n".join([*texts, screen.pictures[0].alt])
    assert "**Anna**\u202f: " in told
    assert not re.findall(r"[^\u202f:][:;] ", told)


@pytest.mark.parametrize("text_first", [False, True])
async def test_each_of_many_notes_is_read_if_only_its_beginning(text_first: bool) -> None:
    """Four people may write 200 characters with each call, and more in the replay."""
    notes = [Note(1, 0, 1, f"{number:02} {'w' * 197}", 0.0, name="Ann") for number in range(24)]
    at, game = ReplayPosition(1, 0), game_of(party("coinche_bga")[-1], LONG_NAMES)
    reader = PartyReader(EN, look_for(EN), text_first=text_first, notes=notes)
    screen = await replay_screen(found("coinche_bga"), at, game, reader, NoPictures())
    texts = [e.content for e in screen.view.walk_children() if isinstance(e, TextDisplay)]
    assert all(f": {number:02} w" in "".join(texts) for number in range(24))
    few = await replay_screen(
        found("coinche_bga"), at, game, reader._replace(notes=notes[:3]), NoPictures()
    )
    whole = [e.content for e in few.view.walk_children() if isinstance(e, TextDisplay)]
    assert "w" * 197 in "".join(whole)
