"""Hearing a hand is enough to know all that they may do: from alt text and labels alone."""

import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.rules import (
    Action,
    Agree,
    Bid,
    ChoosePackets,
    Claim,
    Coinche,
    Cut,
    Declare,
    Exchange,
    Keep,
    Pass,
    Play,
    Refuse,
    Schmeiss,
    Show,
    State,
    Stop,
    Surcoinche,
    Take,
    View,
    view,
)
from bot.sandbox.interactions import components as c
from bot.text import COMPLETE, Words, words_for
from cogs.hand.controls import CUTS, HandDraft
from tests.cogs.hand.shown_hands import (
    GAMES,
    custom_id_of,
    drafts,
    moments,
    offered,
    shown,
    walk,
)
from tests.examples import sampled

BLANKS = dict.fromkeys(("cards", "totals", "tricks"), "|")


class Look(NamedTuple):
    """A moment, and the hand that somebody looks at then."""

    state: State
    seat: int
    seen: View
    components: Any


@cache
def looks(name: str, words: Words) -> list[Look]:
    return [
        Look(state, seat, view(state, seat), shown(state, seat, words))
        for state, seat in moments(name)
    ]


def alt_of(components: Any) -> str:
    [gallery] = [each for each in walk(components) if each["type"] == c.MEDIA_GALLERY]
    [item] = gallery["items"]
    return item["description"]


def heard_after(text_id: str, alt: str, words: Words) -> list[str] | None:
    """The cards of a sentence such as "You may play: …"; None when it is not there."""
    before, after = words(text_id, cards="|").split("|")
    found = re.search(re.escape(before) + f"([^.]*){re.escape(after)}", alt)
    return found[1].split(", ") if found else None


@pytest.mark.parametrize(("name", "language"), sampled(GAMES, COMPLETE))
def test_the_alt_text_says_which_cards_may_be_played(name: str, language: str) -> None:
    words = words_for(language)
    for look in looks(name, words):
        seen = look.seen
        plays = {each.card for each in seen.options if isinstance(each, Play)}
        alt = alt_of(look.components)
        assert (words("alt-your-turn") in alt) == (seen.decision is not None)
        own = heard_after("alt-hand", alt, words)
        assert (own or []) == [words.card_name(card) for card in seen.hand]
        playable = heard_after("alt-playable", alt, words)
        if seen.decision is not None and plays:
            assert set(playable or own or ()) == {words.card_name(card) for card in plays}
        else:
            assert playable is None


@pytest.mark.parametrize(("name", "language"), sampled(GAMES, COMPLETE))
def test_what_one_decides_by_is_heard_first(name: str, language: str) -> None:
    """The trick, what may be played, whose turn it is, the hand; the score last. Bids are told
    while the bidding goes on, and at the cards only the contract."""
    words = words_for(language)
    order = ("alt-trick", "alt-playable", "alt-your-turn", "alt-hand", "alt-won", "alt-scores")
    starts = [re.split(r"[|…]", words(each, **BLANKS))[0] for each in order]
    for look in looks(name, words):
        alt = alt_of(look.components)
        found = [alt.find(start) for start in starts if start]
        heard = [at for at in found if at >= 0]
        assert heard == sorted(heard), alt
        seen = look.seen
        bids = [each for each in seen.calls if isinstance(each, Bid)]
        told = [f"{words.bid_points(e.points)} {words.suit_name(e.suit)}" in alt for e in bids]
        assert all(told) if seen.taker is None else sum(told) <= 1


@pytest.mark.parametrize(("name", "language"), sampled(GAMES, COMPLETE))
def test_each_label_says_what_its_button_does(name: str, language: str) -> None:
    words = words_for(language)
    for look in looks(name, words):
        labels = labels_in(look, words)
        for option in offered(look.seen):
            label = labels[custom_id_of(option, look.seen)]
            assert says(label, option, words), (option, label)


def labels_in(look: Look, words: Words) -> dict[str, str]:
    """Each button of a hand, however it stands; no two buttons of a message are called alike."""
    labels: dict[str, str] = {}
    for draft in drafts(look.seen):
        as_first = draft == HandDraft()
        parts = walk(look.components if as_first else shown(look.state, look.seat, words, draft))
        buttons = [each for each in parts if each["type"] == c.BUTTON]
        called = [each["label"] for each in buttons]
        assert len(called) == len(set(called)), called
        labels |= {each["custom_id"]: each["label"] for each in buttons if "custom_id" in each}
    return labels


def says(label: str, option: Action, words: Words) -> bool:
    """Tell whether a label names what its button does."""
    match option:
        case Take(suit=trump):
            return words.suit_name(trump).casefold() in label.casefold()
        case Bid(points=points, suit=trump):
            value = words.bid_points(points)
            return label.casefold().startswith(value.casefold()) and words.suit_name(trump) in label
        case Play(card=card, word=word):
            name = words.card(card)
            said = [words(each, card=name) for each in ("hand-belote", "hand-rebelote")]
            return label in said if word else label in (name, words("hand-without-word", card=name))
        case Declare(declarations=declarations):
            return (words.declarations(declarations) or words("hand-declare-nothing")) in label
        case Cut(position=position):
            [place] = [place for cards, place in CUTS.items() if cards == position]
            return label == words(f"hand-cut.{place}")
        case ChoosePackets(packets=packets):
            return label == words(f"hand-packets.{packets}")
        case _:
            return label in [words(each) for each in ONE_WORD[type(option)]]


ONE_WORD: dict[type[Action], tuple[str, ...]] = {
    Pass: (
        "hand-pass",
        "hand-pass-second",
        "hand-pass-bid",
        "hand-no-coinche",
        "hand-no-surcoinche",
    ),
    Coinche: ("hand-coinche",),
    Surcoinche: ("hand-surcoinche",),
    Schmeiss: ("hand-schmeiss",),
    Agree: ("hand-agree",),
    Refuse: ("hand-refuse",),
    Exchange: ("hand-exchange",),
    Keep: ("hand-keep", "hand-go-on"),
    Show: ("hand-show",),
    Claim: ("hand-claim",),
    Stop: ("hand-stop-sure",),
}
