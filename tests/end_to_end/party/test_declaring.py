"""Declarations on the hands (A5): the proposal, other sets, silence; and asking to see them."""

from pathlib import Path

from bot.rules import Card, Choice, Phase, Play, Show, View, find_preset, parse_declaration
from bot.sandbox import ShownMessage
from bot.text import Words, words_for
from cogs.press import press_id
from tests.end_to_end.club import GREEN, Club
from tests.end_to_end.playing import LANGUAGES, Table, answers_of, chosen_in
from tests.end_to_end.positions import PEOPLE, in_hands, table_at
from tests.end_to_end.refusing import (
    choose_forged,
    click_as_shown,
    expect_refusal,
    press_forged,
)

EN, FR, DE, NL = (words_for(each) for each in LANGUAGES.values())
PAGAT = find_preset("pagat").changed({"shuffle": "every_deal"})
AT_ONCE = find_preset("german_club").changed(
    {
        "shuffle": "every_deal",
        "declarations": "immediate",
        "decl_contest_moment": "before_first_lead",
    }
)
HANDS = (
    "JH 9H QS JS TS 9S AD 7C",
    "KS KH KD KC AC QC JC 8D",
    "AH TH QH 8H 7H 8S 7S 7D",
    "AS QD JD TD 9D TC 9C 8C",
)
"""Alice: Q-J-10-9♠; Benoît: four kings or A-K-Q-J♣; Clara: nothing; Daan: Q-J-10-9♦ and 10-9-8♣"""
TAKEN = (*in_hands(PAGAT, *HANDS), "0 take H")


def the_set(*declarations: str) -> Choice:
    return tuple(map(parse_declaration, declarations))


def playing(card: str, *declarations: str):
    """A card with what is announced with it."""
    return lambda seen: Play(seen.seat, Card.parse(card), declarations=the_set(*declarations))


def number_of(seen: View, *declarations: str) -> str:
    return str(seen.choices.index(the_set(*declarations)))


def announces(words: Words, *declarations: str) -> str:
    said = words.declarations(the_set(*declarations))
    return words("hand-announce", declarations=said) if said else words("hand-announce-nothing")


def labels(hand: ShownMessage) -> list[str]:
    return [option["label"] for each in hand.selects() for option in each["options"]]


async def test_the_best_set_is_proposed(tmp_path: Path) -> None:
    """A play without a look at the select announces what it says above."""
    async with table_at(tmp_path, PAGAT, *TAKEN) as table:
        hand = table.club.hand("alice")
        assert announces(EN, "QS-JS-TS-9S") in hand.text()
        assert "Q-J-10-9♠ (50)" in hand.text()
        assert labels(hand) == [
            "Cinquante Q-J-10-9♠ (50)",
            "Tierce Q-J-10♠ (20)",
            "Tierce J-10-9♠ (20)",
            EN("hand-declare-nothing"),
        ]
        assert chosen_in(hand, "choose") == "0"
        # Nobody has to look for their declarations in a hurry.
        assert announces(FR, "KS-KH-KD-KC") in table.club.hand("benoit").text()
        assert announces(NL, "QD-JD-TD-9D", "TC-9C-8C") in table.club.hand("daan").text()
        assert table.club.hand("clara").selects() == []
        await table.act("alice", playing("JH", "QS-JS-TS-9S"))
        assert await table.last_action() == "0 play JH QS-JS-TS-9S"
        assert table.club.hand("alice").selects() == []


async def test_silence(tmp_path: Path) -> None:
    async with table_at(tmp_path, PAGAT, *TAKEN) as table:
        number = number_of(await table.view_of("alice"))
        before = await table.events()
        await table.club.choose("alice", table.club.hand("alice"), "choose", number)
        hand = table.club.hand("alice")
        assert await table.events() == before
        assert announces(EN) in hand.text()
        assert chosen_in(hand, "choose") == number
        green = [b.custom_id or "" for b in hand.buttons() if b.style == GREEN]
        assert green
        assert all(each.endswith(f":{number}") for each in green)
        await table.act("alice", playing("JH"))
        assert await table.last_action() == "0 play JH"


async def test_what_was_chosen_before_ones_turn_is_kept(tmp_path: Path) -> None:
    """The hand is made anew when it is their turn; My hand shows the same."""
    async with table_at(tmp_path, PAGAT, *TAKEN) as table:
        run = "AC-KC-QC-JC"
        await table.club.press("benoit", table.club.table("benoit"), "peek")
        number = number_of(await table.view_of("benoit"), run)
        await table.club.choose("benoit", table.club.hand("benoit"), "choose", number)
        assert announces(FR, run) in table.club.hand("benoit").text()
        assert announces(FR, run) in table.club.peek("benoit").text()
        await table.act("alice", playing("JH", "QS-JS-TS-9S"))
        for hand in (table.club.hand("benoit"), table.club.peek("benoit")):
            assert announces(FR, run) in hand.text()
            assert chosen_in(hand, "choose") == number
            assert f"dd:play:1:1p1:KH::{number}" in [b.custom_id for b in hand.buttons()]
        # And back again, on the other of the two.
        kings = number_of(await table.view_of("benoit"), "KS-KH-KD-KC")
        await table.club.choose("benoit", table.club.peek("benoit"), "choose", kings)
        assert announces(FR, "KS-KH-KD-KC") in table.club.hand("benoit").text()
        await table.act("benoit", playing("KH", "KS-KH-KD-KC"))
        assert await table.last_action() == "1 play KH KS-KH-KD-KC"


async def test_what_is_no_set_of_theirs_or_too_late(tmp_path: Path) -> None:
    """The same in the select as in the button of a card: a sentence, and no event."""
    async with table_at(tmp_path, PAGAT, *TAKEN) as table:
        hands = {who: table.club.hand(who) for who in PEOPLE}
        hand, select = hands["alice"], press_id("choose", 1, 1)
        for deal in ("0", "2", "x", ""):
            forged = choose_forged(table, "benoit", hands["benoit"], f"dd:choose:1:{deal}", "0")
            await expect_refusal(table, forged, FR("refused-reason.too-late"))
        for number in ("4", "99", "-1", "x", "9" * 40):
            none = EN("refusal-reason.no-declaration", rule="A5")
            await expect_refusal(table, choose_forged(table, "alice", hand, select, number), none)
            forged = press_forged(table, "alice", hand, f"dd:play:1:1p0:JH::{number}")
            await expect_refusal(table, forged, none)
            assert announces(EN, "QS-JS-TS-9S") in table.club.hand("alice").text()
        # Clara has nothing to announce.
        forged = choose_forged(table, "clara", hands["clara"], select, "0")
        await expect_refusal(table, forged, DE("refused-reason.too-late"))
        await table.act("alice", playing("JH"))
        late = choose_forged(table, "alice", hand, select, "1")
        await expect_refusal(table, late, EN("refused-reason.too-late"))
        done = EN("refused-reason.already-played", move="J♥")
        for card in ("JH::0", "JH::99", "QS::0", "9H"):
            again = press_forged(table, "alice", hand, f"dd:play:1:1p0:{card}")
            await expect_refusal(table, again, done)
        await table.act("benoit", playing("KH"))
        forged = press_forged(table, "clara", table.club.hand("clara"), "dd:play:1:1p2:7H::0")
        await expect_refusal(table, forged, DE("refusal-reason.no-declaration", rule="A5"))


def everything_read(club: Club, who: str) -> str:
    """All that somebody can see of a table, with custom ids and alt texts."""
    person = club.person(who)
    seen = [*person.sees(club.belote), *person.sees(club.thread())]
    seen += person.sees(person.dm) if person.dm else []
    return "\n".join(str(each.payload) for each in seen)


async def test_nobody_reads_it_before_it_is_announced(tmp_path: Path) -> None:
    """Not in a message, and not in a custom id: those of the owner hold a number."""
    async with table_at(tmp_path, PAGAT, *TAKEN) as table:
        number = number_of(await table.view_of("alice"), "JS-TS-9S")
        await table.club.choose("alice", table.club.hand("alice"), "choose", number)
        [run] = the_set("JS-TS-9S")
        for who in set(PEOPLE) - {"alice"}:
            read = everything_read(table.club, who)
            for words in (EN, FR, DE, NL):
                assert words.cards(run.cards) not in read
                assert words.declaration(run) not in read
        for custom_id in table.custom_ids("alice"):
            assert "-" not in custom_id
            assert custom_id.count("S") <= 1
        assert [s["custom_id"] for s in table.club.hand("alice").selects()] == ["dd:choose:1:1"]


async def first_trick(table: Table) -> None:
    await table.act("alice", playing("JH", "QS-JS-TS-9S"))
    await table.act("benoit", playing("KH", "KS-KH-KD-KC"))
    await table.act("clara", playing("7H"))
    await table.act("daan", playing("8C"))
    await table.club.advance(3)


async def test_the_losers_ask_to_see(tmp_path: Path) -> None:
    async with table_at(tmp_path, PAGAT, *TAKEN) as table:
        await first_trick(table)
        offered = {who for who in PEOPLE if "show" in answers_of(table.club.hand(who))}
        assert offered == {"alice", "clara"}
        hands = {who: table.club.hand(who) for who in PEOPLE}
        theirs = press_forged(table, "benoit", hands["benoit"], "dd:show:1:1v1")
        await expect_refusal(table, theirs, FR("refused-reason.too-late"))
        reply = await table.club.press("clara", hands["clara"], "show")
        assert reply.kind == "update"
        assert await table.last_action() == str(Show(2))
        assert "show" not in answers_of(table.club.hand("clara"))
        again = click_as_shown(table, "clara", hands["clara"], press_id("show", 1, "1v2"))
        done = DE("refused-reason.already-played", move=DE("review-done.shown"))
        await expect_refusal(table, again, done)
        # One of them is enough.
        late = click_as_shown(table, "alice", hands["alice"], press_id("show", 1, "1v0"))
        await expect_refusal(table, late, EN("refused-reason.too-late"))


# Before the first card -------------------------------------------------------------------------

DEALT_AT_ONCE = (*in_hands(AT_ONCE, *HANDS), "0 take H")


async def test_declaring_before_the_first_card(tmp_path: Path) -> None:
    async with table_at(tmp_path, AT_ONCE, *DEALT_AT_ONCE, preset="german_club") as table:
        # Nobody declares what they have not, nor for another.
        none = "refusal-reason.no-declaration"
        for number in ("9", "-1", "x", ""):
            custom_id = f"dd:declare:1:1a1:{number}"
            forged = press_forged(table, "benoit", table.club.hand("benoit"), custom_id)
            await expect_refusal(table, forged, FR(none, rule="A5"))
        for declaration, sentence in (
            ("1a2:1", DE(none, rule="A5")),
            ("1a1:0", DE("refused-reason.too-late")),
        ):
            forged = press_forged(
                table, "clara", table.club.table("clara"), f"dd:declare:1:{declaration}"
            )
            await expect_refusal(table, forged, sentence)
        until = ((await table.game()).row.asked_at or 0) + table.club.bot.tables.pace.declare
        hand = table.club.hand("daan")
        assert NL("hand-declare", until=NL.timestamp(until)) in hand.text()
        both = NL.declarations(the_set("QD-JD-TD-9D", "TC-9C-8C"))
        assert [(b.label, b.style) for b in answers_of(hand)["declare"]] == [
            (NL("hand-declare-this", declarations=both), GREEN),
            (NL("hand-declare-nothing"), 2),
        ]
        # Who holds nothing is asked too: else it would tell that somebody holds something.
        claras = table.club.hand("clara")
        assert DE("hand-declare-empty", until=DE.timestamp(until)) in claras.text()
        assert [b.label for b in answers_of(claras)["declare"]] == [DE("hand-declare-nothing")]
        assert not claras.selects()
        await table.club.press("clara", claras, "declare:1:1a2:0")
        assert DE("hand-wait-declare") in table.club.hand("clara").text()
        assert not answers_of(table.club.hand("clara"))
        # Another set, then it is declared.
        number = number_of(await table.view_of("daan"), "QD-JD-TD-9D")
        await table.club.choose("daan", hand, "choose", number)
        await table.club.press("daan", table.club.hand("daan"), f"declare:1:1a3:{number}")
        assert await table.last_action() == "3 declare QD-JD-TD-9D"
        assert not answers_of(table.club.hand("daan"))
        again = click_as_shown(table, "daan", hand, press_id("declare", 1, "1a3", 0))
        said = NL.declarations(the_set("QD-JD-TD-9D"))
        done = NL("refused-reason.already-played", move=NL("done-declared", declarations=said))
        await expect_refusal(table, again, done)
        # Silence is a button as well.
        benoit = table.club.hand("benoit")
        nothing = number_of(await table.view_of("benoit"))
        await table.club.press("benoit", benoit, f"declare:1:1a1:{nothing}")
        assert await table.last_action() == "1 declare"
        again = click_as_shown(table, "benoit", benoit, press_id("declare", 1, "1a1", nothing))
        done = FR("refused-reason.already-played", move=FR("review-done.nothing"))
        await expect_refusal(table, again, done)
        await table.club.press("alice", table.club.hand("alice"), "declare:1:1a0:0")
        assert (await table.view_of("alice")).phase is Phase.PLAY
        assert "play" in answers_of(table.club.hand("alice"))
