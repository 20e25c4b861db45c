"""Belote Découverte on the hands (B): the cards that lie open, and contracts without a trump."""

from pathlib import Path

from bot.rules import Card, NoSuit, Pass, Play, Suit, Take, View, find_preset
from bot.sandbox import ShownMessage
from bot.text import words_for
from tests.end_to_end.club import GREEN
from tests.end_to_end.playing import Table
from tests.end_to_end.positions import in_hands, table_at
from tests.end_to_end.refusing import expect_refusal, press_forged

EN, FR = words_for("en"), words_for("fr")
RULES = find_preset("decouverte").changed({"shuffle": "every_deal", "extra_contracts": "both"})
FIELDS = ("AS KS QS JS AH KH QH JH", "7H TS 9S 8S 7S TH 9H 8H")
DEALT = in_hands(RULES, *FIELDS)
"""Alice calls first; the 7♥ of Benoît's field is the turned card"""


def passes(seen: View) -> Pass:
    return Pass(seen.seat or 0)


def cards_on(hand: ShownMessage) -> dict[str, int]:
    """Card → style of its button."""
    ids = [(b.custom_id or "", b.style) for b in hand.buttons()]
    return {each.split(":")[4]: style for each, style in ids if each.startswith("dd:play:")}


def labels(hand: ShownMessage) -> list[str]:
    return [b.label or "" for b in hand.buttons() if b.custom_id]


async def turned(table: Table) -> Card:
    card = (await table.view_of("alice")).turn_up
    assert card is not None
    return card


async def test_the_auction(tmp_path: Path) -> None:
    """The turned card stays where it lies; no trumps and all trumps come in the second round."""
    async with table_at(tmp_path, RULES, *DEALT, preset="decouverte") as table:
        card = await turned(table)
        hand = table.club.hand("alice")
        assert EN("hand-call-open", card=EN.card(card)) in hand.text()
        assert labels(hand) == [
            EN("hand-pass"),
            EN("hand-take", trump=EN.trump(card.suit)),
            EN("talk-button"),
        ]
        await table.act("alice", passes)
        await table.act("benoit", passes)
        hand = table.club.hand("alice")
        assert EN("hand-call-second", card=EN.card(card)) in hand.text()
        others = [suit for suit in Suit if suit is not card.suit]
        assert labels(hand) == [
            EN("hand-pass-second"),
            *(EN("hand-take", trump=EN.trump(each)) for each in (*others, *NoSuit)),
            EN("auction-button", kind="taken"),
            EN("talk-button"),
        ]
        assert "Take no trumps" in labels(hand)
        await table.act("alice", passes)
        assert "Prendre à tout atout" in labels(table.club.hand("benoit"))
        await table.act("benoit", lambda seen: Take(1, NoSuit.ALL_TRUMPS))
        assert (await table.events())[-1].action == "1 take A"


async def test_open_cards(tmp_path: Path) -> None:
    """A button for each card that lies open, and for what comes to light after a trick."""
    async with table_at(tmp_path, RULES, *DEALT, "0 take H", preset="decouverte") as table:
        mine = FIELDS[0].split()
        lie = [place.up.text for place in (await table.view_of("alice")).fields[0] if place.up]
        assert sorted(lie) == sorted(mine)
        assert list(cards_on(table.club.hand("alice")).items()) == [(c, GREEN) for c in lie]
        assert set(cards_on(table.club.hand("benoit"))) == set(FIELDS[1].split())
        await table.act("alice", lambda seen: Play(0, Card.parse("JH")))
        assert set(cards_on(table.club.hand("alice"))) == {*mine} - {"JH"}
        # Grey ones say why, with what may be played instead.
        benoit = table.club.hand("benoit")
        green = {card for card, style in cards_on(benoit).items() if style == GREEN}
        assert green == {"TH", "9H", "8H", "7H"}
        grey = table.club.press("benoit", benoit, "play:1:1p1:TS")
        seen = await table.view_of("benoit")
        instead = FR.join_or([FR.the_card(e.card) for e in seen.options if isinstance(e, Play)])
        sentence = FR("refusal-reason.must-follow", instead=instead, rule="A6 a")
        await expect_refusal(table, grey, sentence)
        await table.act("benoit", lambda seen: Play(1, Card.parse("7H")))
        await table.club.advance(3)
        for who, field in (("alice", FIELDS[0]), ("benoit", FIELDS[1])):
            shown = set(cards_on(table.club.hand(who)))
            assert len(shown) == 8
            assert len(shown - set(field.split())) == 1


async def test_what_lies_face_down_cannot_be_played(tmp_path: Path) -> None:
    async with table_at(tmp_path, RULES, *DEALT, "0 take H", preset="decouverte") as table:
        for card in ("AC", "7D", "TS"):
            forged = press_forged(table, "alice", table.club.hand("alice"), f"dd:play:1:1p0:{card}")
            await expect_refusal(table, forged, EN("refusal-reason.not-in-hand"))
