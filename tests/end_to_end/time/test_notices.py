"""A message to whoever has not played for a while, and what `/preferences` makes of it."""

import pytest

from bot.rules import Pass
from bot.sandbox import ShownMessage
from bot.text import words_for
from cogs.hand.hand_screen import TABLE_MARK
from tests.end_to_end.checks import live
from tests.end_to_end.clocked import alt_of, in_auction, letters, until
from tests.end_to_end.club import Club, choices_on
from tests.end_to_end.playing import LANGUAGES, Table, in_play, steady

pytestmark = pytest.mark.drawn

EN = words_for("en")


async def slow(table: Table) -> tuple[str, float]:
    """Return who is asked now, and since when."""
    who, game = await table.asked(), await table.game()
    assert who is not None
    assert game.row.asked_at is not None
    return who, game.row.asked_at


async def test_a_mention_for_closed_dms(full: Table) -> None:
    """People who cannot be written to are called to the table: My hand, there too, shows them their
    cards."""
    evening = full.club
    for who in LANGUAGES:
        evening.person(who).dms_open = False
    await evening.press("alice", evening.lobby("alice"), "start")
    await full.play_until(in_auction)
    who, asked_at = await slow(full)
    await until(evening, asked_at + 20)
    [call] = calls(evening)
    asked, lying = call.text().splitlines()
    assert asked == EN("notice-thread", mention=evening.person(who).mention)
    assert lying.startswith(TABLE_MARK)
    assert call.mentions == [evening.person(who).id]
    assert evening.hands(who) == []
    reply = await evening.press(who, call, "peek")
    assert reply.ephemeral
    hand = evening.peek(who)
    assert len(choices_on(hand)) == len((await full.view_of(who)).options)
    custom_id = full.button_of(Pass((await full.view_of(who)).seat or 0), await full.view_of(who))
    reply = await evening.person(who).click(hand, custom_id=custom_id)
    await evening.settle()
    assert reply.kind == "update"
    then, asked_at = await slow(full)
    await until(evening, asked_at + 20)
    assert [each.mentions for each in calls(evening)] == [[evening.person(then).id]]


async def test_a_peek_keeps_up(full: Table) -> None:
    """The hand that only they see follows the game like one in a DM, as long as its token lives."""
    evening = full.club
    daan = evening.person("daan")
    daan.dms_open = False
    await evening.press("alice", evening.lobby("alice"), "start")
    await full.play_until(in_auction)
    await evening.press("daan", evening.table(), "peek")
    await full.play_until(in_play)
    for _ in range(9):
        who = await full.asked()
        if who == "daan":
            seen = await full.view_of("daan")
            await full.until_shown("daan", full.button_of(seen.options[0], seen))
        await full.step(steady)
    assert len([m for m in daan.sees(evening.thread()) if m.ephemeral]) == 1
    # Fifteen minutes later the token is dead: the turn is announced, My hand gives a fresh one.
    while await full.asked() != "daan":
        await full.step(steady)
    await evening.clock.advance(16 * 60)
    await evening.settle()
    # By then their DM is tried once more; the call waits a moment for what comes of that.
    await evening.advance(2)
    assert [each.mentions for each in calls(evening)] == [[daan.id]]
    reply = await evening.press("daan", evening.table(), "peek")
    assert reply.kind == "message"
    await full.act("daan", steady)
    assert calls(evening) == []


async def test_at_once(started: Table) -> None:
    """`always`: whoever wants it hears of each turn of theirs."""
    evening = started.club
    await prefer(evening, "benoit", "set_notices", "always")
    words = words_for("fr")
    while await started.asked() != "benoit":
        await started.step(steady)
    await evening.settle()
    assert len(letters(evening, "benoit")) == 1
    assert words("notice-dm", link="").rstrip() in letters(evening, "benoit")[0]
    await started.act("benoit", steady)
    assert letters(evening, "benoit") == []


async def test_cards_at_the_table_only(full: Table) -> None:
    """People who want no DMs are treated like those who have closed them."""
    evening = full.club
    await prefer(evening, "clara", "set_cards", "table")
    await evening.press("alice", evening.lobby("alice"), "start")
    await full.play_until(in_auction)
    assert evening.hands("clara") == []
    while await full.asked() != "clara":
        await full.step(steady)
    await evening.settle()
    assert [each.mentions for each in calls(evening)] == [[evening.person("clara").id]]
    await evening.press("clara", evening.table(), "peek")
    await full.act("clara", steady)
    assert calls(evening) == []


async def test_another_language(started: Table) -> None:
    """Chosen in /preferences: the open hand has it at once, whatever Discord's own language is."""
    evening, words = started.club, words_for("fr")
    who, asked_at = await slow(started)
    assert LANGUAGES[who] != words.language
    await prefer(evening, who, "set_language", "fr")
    assert words("table-deal", number=1) in evening.hand(who).text()
    await until(evening, asked_at + 20)
    assert words("notice-dm", link="").rstrip() in letters(evening, who)[0]
    await started.act(who, lambda seen: Pass(seen.seat or 0))
    assert words("table-deal", number=1) in evening.hand(who).text()


async def test_another_look(started: Table) -> None:
    """Another picture of the same hand, at once; nothing else changes."""
    evening = started.club
    who = await started.asked()
    assert who is not None
    before = evening.hand(who)
    await prefer(evening, who, "set_colours", "4")
    after = evening.hand(who)
    assert after.id == before.id
    assert after.attachments[0].bytes != before.attachments[0].bytes
    assert after.text() == before.text()
    assert live(after)


async def test_the_sample_of_the_look_changes_in_place(started: Table) -> None:
    """The picture of the cards is always the one that was chosen, and says so."""
    evening = started.club
    alice, words = evening.person("alice"), words_for(LANGUAGES["alice"])
    reply = await alice.slash(evening.belote, "preferences")
    look = {"colours": "colours-2", "felt": "felt-dark"}
    pictures: list[bytes] = []
    for verb, value in (("", ""), ("set_colours", "4"), ("set_felt", "light")):
        if verb:
            await evening.choose("alice", reply.message, verb, value)
            kind = verb.removeprefix("set_")
            look[kind] = f"{kind}-{value}"
        message = alice.look(reply.message)
        (sample,) = message.attachments
        pictures.append(sample.bytes)
        assert "attachment://" not in str(message.components)
        assert all(words(text) in alt_of(message) for text in look.values())
    assert len(set(pictures)) == 3


async def prefer(evening: Club, who: str, verb: str, value: str) -> None:
    reply = await evening.person(who).slash(evening.belote, "preferences")
    answer = await evening.choose(who, reply.message, verb, value)
    assert answer.kind == "update"
    [chosen] = [s for s in answer.message.selects() if s["custom_id"] == f"dd:{verb}"]
    assert [o["value"] for o in chosen["options"] if o.get("default")] == [value]


def calls(evening: Club) -> list[ShownMessage]:
    """Return what stands in the thread beside tables and sheets: mentions."""
    seen = evening.person("alice").sees(evening.thread())
    return [m for m in seen if not m.attachments and not m.ephemeral and m.mentions]
