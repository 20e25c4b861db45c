"""L'Arrêt (A10): stopping the game in two steps, the first of which says what is at stake."""

from pathlib import Path

from bot.rules import Card, Ending, Phase, Play, find_preset, parse_declaration
from bot.sandbox import ShownMessage
from bot.text import Words, words_for
from cogs.press import press_id
from tests.end_to_end.playing import Table
from tests.end_to_end.positions import PEOPLE, in_hands, table_at
from tests.end_to_end.refusing import click_as_shown, expect_refusal, press_forged

EN, FR = words_for("en"), words_for("fr")
ARRET = find_preset("pagat").changed({"shuffle": "every_deal", "arret": True, "target": 200})
JACKS = "JS-JH-JD-JC"


OF_THE_TAKER = (
    "JH AH JS JD JC 8S 8D 8C",
    "TH 9H AS TS KS 9S QS 7S",
    "KH QH AD TD KD QD 9D 7D",
    "8H 7H AC TC KC QC 9C 7C",
)
"""Alice takes at hearts and wins the first trick; she has the four jacks, 200 points: the target"""
OF_A_DEFENDER = (
    "9H AH TH 8S 8D 8C 7S 7D",
    "JH JS JD JC AS TS KS 9S",
    "KH QH AD TD KD QD 9D QS",
    "8H 7H AC TC KC QC 9C 7C",
)
"""Alice takes, Benoît wins the first trick and has the jacks"""


async def trick(table: Table, *cards: str, jacks: str | None = None) -> None:
    """Everybody plays in turn; `jacks` says who announces them."""
    for card in cards:
        who = await table.asked()
        assert who is not None
        said = (parse_declaration(JACKS),) if who == jacks else ()
        await table.act(
            who,
            lambda seen, card=card, said=said: Play(
                seen.seat or 0, Card.parse(card), declarations=said
            ),
        )
    await table.club.advance(2.5)


def at(folder: Path, hands: tuple[str, ...]):
    return table_at(folder, ARRET, *in_hands(ARRET, *hands), "0 take H")


def stake(words: Words, side: str, score: int = 0) -> list[str]:
    """Return what is at stake, for takers ("taking") or defenders."""
    values = {"side": "team", "score": str(score), "target": "200", "missing": str(200 - score)}
    ids = ("hand-stop-claim", f"hand-stop-{side}", "hand-stop-in-vain")
    return [words(each, **values) for each in ids]


def verbs(hand: ShownMessage) -> set[str]:
    return {b.custom_id.split(":")[1] for b in hand.buttons() if b.custom_id}


async def test_a_defender_wins_at_once(tmp_path: Path) -> None:
    async with at(tmp_path, OF_A_DEFENDER) as table:
        assert all("stop" not in verbs(table.club.hand(who)) for who in PEOPLE)
        await trick(table, "9H", "JH", "KH", "8H", jacks="benoit")
        assert {who for who in PEOPLE if "stop" in verbs(table.club.hand(who))} == {"benoit"}
        before = await table.events()
        reply = await table.club.press("benoit", table.club.hand("benoit"), "stop:")
        assert reply.kind == "update"
        asked = table.club.hand("benoit")
        assert all(line in asked.text() for line in stake(FR, "defending"))
        assert [(b.label, (b.custom_id or "").split(":")[1]) for b in asked.buttons()[:2]] == [
            (FR("hand-stop-sure"), "stop_now"),
            (FR("hand-stop-back"), "back"),
        ]
        assert await table.events() == before
        await table.club.press("benoit", asked, "stop_now")
        assert await table.last_action() == "1 stop"
        game = await table.game()
        assert game.row.status == "over"
        assert game.state is not None
        assert (game.state.winner, game.state.ending) == (1, Ending.STOPPED)
        [verdict] = table.club.verdicts("benoit")
        assert FR("verdict-title.won-early") in verdict.text()
        again = click_as_shown(table, "benoit", asked, press_id("stop_now", 1, "1p4"))
        await expect_refusal(table, again, FR("refused-reason.party-over"))


async def alice_asks(table: Table) -> ShownMessage:
    """Show what she is asked before she stops the game."""
    await trick(table, "JH", "9H", "QH", "8H", jacks="alice")
    await table.club.press("alice", table.club.hand("alice"), "stop:")
    return table.club.hand("alice")


async def test_a_taker_has_to_make_the_contract(tmp_path: Path) -> None:
    async with at(tmp_path, OF_THE_TAKER) as table:
        asked = await alice_asks(table)
        assert all(line in asked.text() for line in stake(EN, "taking"))
        await table.club.press("alice", asked, "stop_now")
        assert await table.last_action() == "0 stop"
        assert (await table.game()).row.status == "playing"
        seen = await table.view_of("alice")
        assert seen.phase is Phase.PLAY
        assert seen.stopped is not None
        assert seen.stopped.proof
        assert verbs(table.club.hand("alice")) == {"play", "auction", "talk"}
        again = click_as_shown(table, "alice", asked, press_id("stop_now", 1, "1p4"))
        done = EN("refused-reason.already-played", move=EN("review-done.stopped"))
        await expect_refusal(table, again, done)
        await table.act("alice", lambda seen: Play(0, Card.parse("AH")))
        assert await table.last_action() == "0 play AH"


async def test_back_to_the_cards(tmp_path: Path) -> None:
    async with at(tmp_path, OF_THE_TAKER) as table:
        asked = await alice_asks(table)
        await table.club.press("alice", asked, "back")
        hand = table.club.hand("alice")
        assert verbs(hand) == {"play", "stop", "auction", "talk"}
        await table.act("alice", lambda seen: Play(0, Card.parse("AH")))
        # Once a card is led it is too late, on whichever step the hand stood.
        late = {"stop_now": asked, "back": asked, "stop": hand}
        for verb, shown in late.items():
            done = EN("refused-reason.already-played", move="A♥")
            sentence = done if verb == "stop_now" else EN("refused-reason.too-late")
            click = click_as_shown(table, "alice", shown, press_id(verb, 1, "1p4"))
            await expect_refusal(table, click, sentence)


async def test_who_may_not_stop(tmp_path: Path) -> None:
    """Before the first trick, out of turn, and with a card on the table."""
    async with at(tmp_path, OF_THE_TAKER) as table:

        async def refused(who: str, key: str, sentence: str) -> None:
            for verb in ("stop", "stop_now"):
                forged = press_forged(table, who, table.club.hand(who), f"dd:{verb}:1:{key}")
                await expect_refusal(table, forged, sentence)

        await refused("alice", "1p0", EN("refusal-reason.cannot-stop", rule="A10"))
        await trick(table, "JH", "9H", "QH", "8H")
        await refused("benoit", "1p4", FR("refused-reason.too-late"))
        await table.act("alice", lambda seen: Play(0, Card.parse("AH")))
        await refused("benoit", "1p5", FR("refusal-reason.cannot-stop", rule="A10"))
