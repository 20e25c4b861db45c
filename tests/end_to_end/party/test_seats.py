"""People leave a party and come back, and are replaced, all by clicks."""

import discord
import pytest

from bot.rules import Phase
from bot.tables.game import HEARD
from bot.text import words_for
from cogs.screens.names import table_name
from tests.end_to_end.checks import live
from tests.end_to_end.club import Club, choices_on
from tests.end_to_end.playing import Table, in_play, steady
from tests.end_to_end.refusing import expect_refusal, press_forged
from tests.end_to_end.seating import (
    STRANGER,
    WORDS,
    behind_more,
    go_on,
    lobby_more,
    more,
    newest,
    now,
    verbs,
)
from tests.end_to_end.watching import Watch

EN, FR, DE, NL = (words_for(each) for each in ("en", "fr", "de", "nl"))


# Leaving and coming back -------------------------------------------------------------------------


async def test_a_robot_plays_until_one_is_back(playing: Table) -> None:
    club, watch = playing.club, Watch(playing.club, "en")
    who = await playing.asked()
    assert who is not None
    hand, words = club.hand(who), WORDS[who]
    page = await behind_more(playing, who, "seat_leave")
    assert words("seats-left") in page.text()
    away = now(club, who, hand)
    assert words("seats-away-hand") in away.text()
    assert not away.attachments
    name = f"**{club.person(who).name}**"
    assert EN("seats-away-table", names=name, count=1) in club.table().text()
    before = len(await playing.events())
    await club.advance(3)
    event = (await playing.events())[before]
    assert (event.made_by, event.person_id) == ("robot", None)
    await go_on(playing, watch, 6)
    assert now(club, who, hand).text() == away.text()
    reply = await club.press(who, now(club, who, hand), "seat_back")
    assert reply.message.text() == words("seats-returned")
    assert now(club, who, hand).attachments
    assert EN("seats-away-table", names=name, count=1) not in club.table().text()
    while await playing.asked() != who:
        await go_on(playing, watch, 1)
    await playing.act(who, steady)
    assert (await playing.events())[-1].person_id is not None
    await go_on(playing, watch, 40)


async def test_leaving_when_the_messages_are_gone(playing: Table) -> None:
    """`/table` finds every table of one's own, in the channel and in direct messages."""
    club = playing.club
    club.sandbox.delete_message(club.table())
    daan = club.person("daan")
    assert daan.dm is not None
    for place in (club.belote, daan.dm):
        reply = await daan.slash(place, "table")
        link = f"/{club.sandbox.guild.id}/{club.thread().id}"
        assert NL("tables-own") in reply.message.text()
        assert link in reply.message.text()
        opened = await club.press("daan", reply.message, "more:1")
        assert {"seat_leave", "seat_offer", "end"} <= verbs(opened.message)
    await club.press("daan", opened.message, "seat_leave")
    game = await playing.game()
    assert [holder.away for holder in game.people] == [False, False, False, True]


async def test_table_shows_the_table_of_its_thread_and_of_its_number(playing: Table) -> None:
    club = playing.club
    in_thread = await club.person("alice").slash(club.thread(), "table")
    numbered = await club.person("alice").slash(club.belote, "table", number=1)
    for reply in (in_thread, numbered):
        assert verbs(reply.message) == {
            "rules",
            "preferences",
            "fair",
            "report",
            "seat_leave",
            "seat_offer",
            "end",
            "manage",
        }
    unknown = await club.person(STRANGER).slash(club.belote, "table", number=7)
    assert unknown.message.text() == FR("tables-not-here")
    none = await club.person(STRANGER).slash(club.belote, "table")
    assert none.message.text() == FR("tables-none")


async def test_with_closed_direct_messages_the_private_hand_has_the_way_back(full: Table) -> None:
    club = full.club
    club.person("daan").dms_open = False
    await club.press("alice", club.lobby("alice"), "start")
    await full.play_until(lambda game: bool(game.state and game.state.phase is Phase.CALL))
    await club.press("daan", club.table("daan"), "peek")
    await full.play_until(in_play)
    hand = club.peek("daan")
    await behind_more(full, "daan", "seat_leave")
    away = now(club, "daan", hand)
    assert NL("seats-away-hand") in away.text()
    assert not away.attachments
    reply = await club.press("daan", away, "seat_back")
    assert reply.message.text() == NL("seats-returned")
    assert now(club, "daan", hand).attachments
    while await full.asked() != "daan":
        await full.step(steady)
    assert choices_on(now(club, "daan", hand))


# Somebody else -----------------------------------------------------------------------------------


async def test_somebody_else_takes_a_seat_and_plays_on(playing: Table) -> None:
    """The former player is shown no more card; the new one gets the hand and plays."""
    club, watch = playing.club, Watch(playing.club, "en")
    who = await playing.asked()
    assert who is not None
    seat = (await playing.sitting())[who]
    await club.press(who, club.table(who), "peek")
    peek, hand = club.peek(who), club.hands(who)[-1]
    page = await behind_more(playing, who, f"seat_offer:1:{seat}")
    assert f"<#{club.belote.id}>" in page.text()
    offer = newest(club, STRANGER, "channel")
    assert EN("offer-title", table=EN("table-name", number="1")) in offer.text()
    assert choices_on(club.hand(who)), "they play on until then"
    await watch.check(playing)
    reply = await club.press(STRANGER, offer, "take_seat")
    assert reply.ephemeral
    await watch.check(playing)
    game = await playing.game()
    assert game.holder(seat).name == "Émile"
    assert EN("offer-taken", table=table_name(game, EN), name="**Émile**") in (
        now(club, STRANGER, offer).text()
    )
    for message in (hand, peek):
        left = now(club, who, message)
        assert WORDS[who]("seat-left.replaced", name="**Émile**") in left.text()
        assert not left.attachments
        assert not live(left)
    assert "Émile" in club.lobby("alice").text()
    before = read_by(club, who)
    assert choices_on(club.hands(STRANGER)[-1])
    first_players = club.thread().name
    await playing.act(STRANGER, steady)
    await go_on(playing, watch, 60)
    assert (await playing.game()).deal > 1
    assert first_players is not None
    assert club.thread().name == first_players.replace(club.person(who).name, "Émile")
    assert club.thread().name != first_players
    assert read_by(club, who) == before
    no_seat = WORDS[who]("refused-reason.no-seat")
    await expect_refusal(playing, club.press(who, club.table(who), "peek"), no_seat)


@pytest.mark.gateway
async def test_a_thread_that_was_given_another_name_keeps_it(playing: Table) -> None:
    club = playing.club
    thread = club.bot.get_channel(int(club.thread().id))
    assert isinstance(thread, discord.Thread)
    await thread.edit(name="The championship")
    await behind_more(playing, "clara", "seat_offer")
    await club.press(STRANGER, newest(club, STRANGER, "channel"), "take_seat")
    await playing.play_until(lambda game: game.deal > 1)
    await club.settle()
    assert club.thread().name == "The championship"


def read_by(club: Club, who: str) -> list[tuple[str, int]]:
    """Return what somebody alone reads: their direct messages, and what only they see at the
    table."""
    private = [each for each in club.person(who).sees(club.thread()) if each.ephemeral]
    return [(each.text(), len(each.attachments)) for each in [*club.hands_and_notes(who), *private]]


async def test_sitting_down_for_a_robot(playing: Table) -> None:
    """Taken off the table: a robot sits there, the seat is offered, they cannot come back."""
    club = playing.club
    hand = club.hands("benoit")[-1]
    page = await behind_more(playing, "alice", "manage")
    [people] = [each for each in page.selects() if each["custom_id"].startswith("dd:expel")]
    value = next(each["value"] for each in people["options"] if "Benoît" in each["label"])
    await club.choose("alice", page, "expel", value)
    page = now(club, "alice", page)
    assert EN("manage-expel-sure", name="Benoît") in page.text()
    await club.press("alice", page, "expel_now")
    assert now(club, "alice", page).text() == EN("manage-expelled")
    game = await playing.game()
    assert game.holder(1).robot
    assert FR("seat-left.removed", name="**Panisse 🤖**") in now(club, "benoit", hand).text()
    offer = newest(club, "benoit", "channel")
    refused = FR("refused-reason.removed")
    await expect_refusal(playing, club.press("benoit", offer, "take_seat"), refused)
    assert f"take_seat:1:{1}" in "".join(
        e.custom_id or "" for e in (await more(playing, STRANGER)).buttons()
    )
    await behind_more(playing, STRANGER, "take_seat:1:1")
    assert (await playing.game()).holder(1).name == "Émile"
    await playing.play_until(lambda game: game.deal == 2)


async def test_at_a_rated_table_all_the_others_agree_that_somebody_goes(lobby: Table) -> None:
    """Benoît has opened it, and wants Clara off it."""
    club = lobby.club
    await club.press("benoit", await lobby_more(club, "benoit"), "rate")
    for seat, who in ((1, "alice"), (2, "clara"), (3, "daan")):
        await club.press(who, club.lobby(who), f"sit:1:{seat}")
    await club.press("benoit", club.lobby("benoit"), "start")
    await lobby.play_until(lambda game: bool(game.state and game.state.phase is Phase.CALL))
    page = await behind_more(lobby, "benoit", "manage")
    assert FR("manage-rated") in page.text()
    assert "table_close" not in verbs(page)
    assert "end" in verbs(page)
    clara = (await lobby.game()).holder(2).person
    assert clara is not None
    await club.choose("benoit", page, "expel", str(clara.id * 10 + 2))
    page = now(club, "benoit", page)
    assert FR("removal-sure", name="Clara") in page.text()
    assert FR("removal-unrated") in page.text()
    await club.press("benoit", page, "removal")
    asked = newest(club, "alice", "thread")
    title = FR("removal-title", name="Benoît", gone="Clara")
    assert asked.text().splitlines()[:2] == [title, FR("question-agreed", team="Benoît")]
    reply = await club.press("alice", asked, "removal")
    assert reply.message.text() == EN("removal-agreed")
    assert not (await lobby.game()).holder(2).robot
    reply = await club.press("daan", now(club, "daan", asked), "removal")
    assert reply.message.text() == NL("manage-expelled")
    assert (await lobby.game()).holder(2).robot
    done = now(club, "alice", asked)
    assert done.text() == FR("removal-done", name="Clara")
    assert not done.buttons()


async def test_the_offer_ends_when_its_holder_keeps_the_seat(playing: Table) -> None:
    club = playing.club
    await behind_more(playing, "clara", "seat_offer")
    offer = newest(club, "alice", "channel")
    page = await behind_more(playing, "clara", "seat_keep")
    assert page.text() == DE("seats-withdrawn")
    gone = now(club, STRANGER, offer)
    assert EN("offer-gone", table=EN("table-name", number="1")) in gone.text()
    taken = FR("refused-reason.seat-taken", name="Clara")
    late = press_forged(playing, STRANGER, club.table(STRANGER), "dd:take_seat:1:2")
    await expect_refusal(playing, late, taken)


# Saying something --------------------------------------------------------------------------------


async def test_what_one_says_is_read_by_all_in_their_language_for_two_rounds(
    playing: Table,
) -> None:
    club = playing.club
    reply = await club.press("alice", club.hand("alice"), "talk")
    assert reply.message.ephemeral
    said = await club.press("alice", reply.message, "say:1:well-played")
    assert EN("phrase.well-played") in said.message.text()
    await club.advance(2)
    spoken = {"benoit": FR, "clara": DE, "daan": NL}
    for who, words in spoken.items():
        assert words("phrase.well-played") in club.hand(who).text()
    assert EN("phrase.well-played") in club.table().text()
    assert "💬" not in club.hand("alice").text()
    # Whoever does not want to hear it does not.
    preferences = await club.slash("benoit", "preferences")
    await club.choose("benoit", preferences.message, "set_phrases", "hidden")
    await club.press("alice", reply.message, "say:1:thanks")
    await club.advance(2)
    assert DE("phrase.thanks") in club.hand("clara").text()
    assert "💬" not in club.hand("benoit").text()
    before = len(await playing.events())
    await playing.play_until(lambda game: game.events >= before + HEARD)
    assert "💬" not in club.table().text()
    stranger = press_forged(playing, STRANGER, club.table(), "dd:say:1:hello")
    await expect_refusal(playing, stranger, FR("refused-reason.no-seat"))
    unknown = press_forged(playing, "alice", club.table(), "dd:say:1:nonsense")
    await expect_refusal(playing, unknown, EN("refused-unknown-button"))
