"""The auction with bids (C1): two taps, the contract in view, a coinche at any moment."""

from pathlib import Path

import pytest

from bot.rules import CAPOT_BID, PACK, Bid, Pass, Phase, Shuffle, Suit, View, find_preset
from bot.sandbox import ShownMessage
from bot.text import Words, words_for
from cogs.press import press_id
from tests.end_to_end.playing import LANGUAGES, answers_of
from tests.end_to_end.positions import PEOPLE, table_at
from tests.end_to_end.refusing import (
    click_as_shown,
    expect_refusal,
)

EN, FR, DE, NL = (words_for(each) for each in LANGUAGES.values())
RED = 4
KLOPPEN = find_preset("kloppen").changed({"shuffle": "every_deal"})
DEALT = ("table dealer 3", Shuffle(PACK))
"""Alice bids first, then Benoît"""


def options_of(hand: ShownMessage) -> list[str]:
    """The points that may be chosen."""
    return [o["value"] for each in hand.selects() for o in each["options"]]


def passes(seen: View) -> Pass:
    return Pass(seen.seat or 0)


async def test_points_then_suit(tmp_path: Path) -> None:
    async with table_at(tmp_path, KLOPPEN, *DEALT, preset="kloppen") as table:
        hand = table.club.hand("alice")
        assert EN("hand-no-bid") in hand.text()
        assert EN("hand-ask-bid") in hand.text()
        assert options_of(hand) == [*map(str, range(80, 190, 10)), str(CAPOT_BID)]
        # The lowest bid is one press, whatever the suit.
        lowest = [b.custom_id for b in hand.buttons() if (b.custom_id or "").startswith("dd:bid:")]
        assert lowest == [press_id("bid", 1, "1c0", 80, suit) for suit in Suit]
        assert answers_of(hand).keys() == {"bid", "pass"}
        before = await table.events()
        reply = await table.club.choose("alice", hand, "points", "90")
        assert reply.kind == "update"
        assert await table.events() == before
        hand = table.club.hand("alice")
        assert EN("hand-ask-suit", points="90") in hand.text()
        bids = [b.custom_id for b in hand.buttons() if (b.custom_id or "").startswith("dd:bid:")]
        assert bids == [press_id("bid", 1, "1c0", 90, suit) for suit in Suit]
        # Somebody who changes their mind chooses other points.
        await table.club.choose("alice", hand, "points", str(CAPOT_BID))
        assert EN("hand-ask-suit", points="Capot") in table.club.hand("alice").text()
        await table.club.choose("alice", table.club.hand("alice"), "points", "100")
        reply = await table.club.press("alice", table.club.hand("alice"), "bid:1:1c0:100:H")
        assert reply.kind == "update"
        assert await table.last_action() == "0 bid 100 H"


async def test_the_contract_is_in_view_of_everybody(tmp_path: Path) -> None:
    rules = KLOPPEN
    async with table_at(tmp_path, rules, *DEALT, "0 bid 90 H", preset="kloppen") as table:
        bid = Bid(0, 90, Suit.HEARTS)
        for who in PEOPLE:
            words = words_for(LANGUAGES[who])
            assert (
                words("hand-bid", bid=words.bid(bid), name="Alice") in table.club.hand(who).text()
            )
        # Only higher bids are offered, to who is in turn; partners may overbid each other.
        assert options_of(table.club.hand("benoit")) == [
            *map(str, range(100, 190, 10)),
            str(CAPOT_BID),
        ]
        assert options_of(table.club.hand("daan")) == []
        await table.act("benoit", passes)
        assert options_of(table.club.hand("clara")) == [
            *map(str, range(100, 190, 10)),
            str(CAPOT_BID),
        ]
        # Coinche is one tap away from the opponents of the bid, whoever is asked.
        offered = {who: set(answers_of(table.club.hand(who))) for who in PEOPLE}
        assert offered == {
            "alice": set(),
            "benoit": {"coinche"},
            "clara": {"bid", "pass"},
            "daan": {"coinche"},
        }
        red = [b for b in table.club.hand("daan").buttons() if b.style == RED]
        assert [b.label for b in red] == [NL("hand-coinche")]


async def test_a_coinche_out_of_turn(tmp_path: Path) -> None:
    """The partner's pass does not kill it, and the play begins at once."""
    async with table_at(tmp_path, KLOPPEN, *DEALT, "0 bid 90 H", preset="kloppen") as table:
        daans = table.club.hand("daan")
        coinche = press_id("coinche", 1, "1k1")
        await table.act("benoit", passes)
        reply = await click_as_shown(table, "daan", daans, coinche)
        await table.club.settle()
        assert reply.kind == "update"
        assert await table.last_action() == "3 coinche"
        assert (await table.view_of("daan")).phase is Phase.PLAY
        for who, words in (("alice", EN), ("daan", NL)):
            doubled = words("hand-contract-doubled", bid="90 ♥", name="Alice", times=2)
            assert doubled in table.club.hand(who).text()
        done = NL("refused-reason.already-played", move=NL("review-done.coinche"))
        await expect_refusal(table, click_as_shown(table, "daan", daans, coinche), done)


PASSED = (*DEALT, "0 bid 90 H", "1 pass", "2 pass", "3 pass")


def closes(words: Words, text_id: str, until: float, **values: str) -> str:
    """The question, and the moment to which it may be answered."""
    return f"{words(text_id, **values)} {words('hand-closes', until=words.timestamp(until))}"


async def test_the_knock_window(tmp_path: Path) -> None:
    """After the third pass: coinche or no, for five seconds, but not for who has just passed."""
    async with table_at(tmp_path, KLOPPEN, *PASSED, preset="kloppen") as table:
        until = ((await table.game()).row.asked_at or 0) + table.club.bot.tables.pace.knock
        hand = table.club.hand("benoit")
        assert closes(FR, "hand-knock", until) in hand.text()
        assert answers_of(hand).keys() == {"coinche", "let"}
        assert not answers_of(table.club.hand("alice"))
        assert not answers_of(table.club.hand("daan"))
        waits = closes(EN, "hand-wait-knock", until, name="Benoît")
        assert waits in table.club.hand("alice").text()
        assert [b.label for each in answers_of(hand).values() for b in each] == [
            FR("hand-coinche"),
            FR("hand-no-coinche"),
        ]
        reply = await table.club.press("benoit", hand, "let:1:1w1")
        assert reply.kind == "update"
        # Nobody else is asked: nothing waits for the clock.
        assert (await table.view_of("benoit")).phase is Phase.PLAY
        again = click_as_shown(table, "benoit", hand, press_id("let", 1, "1w1"))
        said = FR("refused-reason.already-played", move=FR("call-pass"))
        await expect_refusal(table, again, said)
        late = click_as_shown(table, "benoit", hand, press_id("coinche", 1, "1k1"))
        await expect_refusal(table, late, FR("refused-reason.too-late"))


@pytest.mark.parametrize("answer", ["surcoinche", "let"])
async def test_a_surcoinche(tmp_path: Path, answer: str) -> None:
    """Fifteen seconds for the bidders alone."""
    rules = KLOPPEN.changed({"surcoinche": "x4"})
    bids = (*DEALT, "0 bid 90 H", "3 coinche")
    async with table_at(tmp_path, rules, *bids, preset="kloppen") as table:
        until = ((await table.game()).row.asked_at or 0) + table.club.bot.tables.pace.surcoinche
        for who, words in (("alice", EN), ("clara", DE)):
            hand = table.club.hand(who)
            assert closes(words, "hand-answer-coinche", until) in hand.text()
            assert answers_of(hand).keys() == {"surcoinche", "let"}
        for who, words in (("benoit", FR), ("daan", NL)):
            hand = table.club.hand(who)
            assert closes(words, "hand-wait-surcoinche", until) in hand.text()
            assert not answers_of(hand)
        clara = table.club.hand("clara")
        await table.club.press("clara", clara, f"{answer}:1:1r2")
        if answer == "surcoinche":
            assert (await table.view_of("alice")).multiplier == 4
            counts = EN("hand-contract-doubled", bid="90 ♥", name="Alice", times=4)
            assert counts in table.club.hand("alice").text()
            again = click_as_shown(table, "clara", clara, press_id("surcoinche", 1, "1r2"))
            done = DE("refused-reason.already-played", move=DE("review-done.surcoinche"))
            await expect_refusal(table, again, done)
        else:
            assert not answers_of(table.club.hand("clara"))
            assert answers_of(table.club.hand("alice")).keys() == {"surcoinche", "let"}


async def test_my_hand_bids_as_well(tmp_path: Path) -> None:
    """The ephemeral hand takes both taps, and the one in the DM follows."""
    async with table_at(tmp_path, KLOPPEN, *DEALT, preset="kloppen") as table:
        await table.club.press("alice", table.club.table("alice"), "peek")
        await table.club.choose("alice", table.club.peek("alice"), "points", "80")
        await table.club.press("alice", table.club.peek("alice"), "bid:1:1c0:80:C")
        assert await table.last_action() == "0 bid 80 C"
        standing = EN("hand-bid", bid="80 ♣", name="Alice")
        assert standing in table.club.peek("alice").text()
        assert standing in table.club.hand("alice").text()
