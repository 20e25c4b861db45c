"""A party ends before its end, or is looked after by who is in charge, all by clicks."""

import pytest
from sqlalchemy import select

from bot.rules import Phase
from bot.sandbox import CannotDo, ShownMessage
from bot.sandbox.server import permissions as bits
from bot.storage.engine.result_schema import results
from bot.tables import Game
from bot.tables.party.ending import EndedWhy
from bot.text import words_for
from cogs.screens.names import TEAM_MARKS, table_name
from tests.end_to_end.checks import live
from tests.end_to_end.club import Club, button_id, choices_on
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.end_to_end.refusing import expect_refusal, press_forged
from tests.end_to_end.seating import STRANGER, WORDS, behind_more, more, newest, now, verbs
from tests.end_to_end.watching import Watch

EN, FR, DE, NL = (words_for(each) for each in ("en", "fr", "de", "nl"))


# Ending ------------------------------------------------------------------------------------------


@pytest.mark.gateway
async def test_both_sides_agree_to_end(playing: Table) -> None:
    club, watch = playing.club, Watch(playing.club, "en")
    hands = {who: club.hands(who)[-1] for who in LANGUAGES}
    page = await behind_more(playing, "alice", "end")
    assert page.text() == EN("end-sure", side="team")
    await club.press("alice", page, "end_ask")
    question = newest(club, "alice", "thread")
    assert EN("question-title", name="Alice", side="team") in question.text()
    mentioned = {club.person(each).id for each in ("benoit", "daan")}
    assert set(question.mentions) == mentioned
    outside = club.press(STRANGER, question, "end_agree")
    await expect_refusal(playing, outside, FR("refused-reason.no-seat"))
    reply = await club.press("clara", question, "end_agree")
    assert reply.message.text() == DE("question-answered", side="team")
    reply = await club.press("daan", question, "end_agree")
    assert reply.message.text() == NL("end-ended")
    await watch.check(playing)
    await it_has_ended(playing, EndedWhy.AGREED, hands)
    async with club.bot.database.read() as connection:
        assert (await connection.execute(select(results))).all() == []
    record = await club.person("benoit").slash(club.belote, "export", table=1)
    assert record.message.attachments
    again = await club.press("daan", newest(club, "daan", "thread"), "again:1:same")
    assert again.ephemeral
    # They all sit there: the next party goes on in the same thread, or where it is gone elsewhere.
    lobby = newest(club, "alice", "thread")
    assert table_name(await Table(club, 2).game(), EN) in lobby.text()
    old = club.thread()
    club.sandbox.delete_channel(old)
    await club.advance(5)
    lobby = club.lobby("alice")
    assert table_name(await Table(club, 2).game(), EN) in lobby.text()
    await club.press("daan", lobby, "start")
    await club.advance(5)
    assert club.thread().id != old.id
    assert live(club.table())


async def it_has_ended(
    table: Table, why: EndedWhy, hands: dict[str, ShownMessage], said: str = ""
) -> None:
    club, game = table.club, await table.game()
    assert (game.row.status, game.row.ended_why) == ("closed", why)
    for who, hand in hands.items():
        closed = now(club, who, hand)
        assert WORDS[who]("hand-ended") in closed.text()
        assert not live(closed)
        ended = club.hands_and_notes(who)[-1]
        assert (said or WORDS[who](f"early-end.{why.value}")) in ended.text()
        assert verbs(ended) <= {"again", "sheet"}
        assert next(each.label for each in ended.buttons()) == WORDS[who]("party-again")
    assert not live(club.table())
    last_word = newest(club, "alice", "thread")
    for message in (last_word, club.lobby("alice")):
        assert (said or EN(f"early-end.{why.value}")) in message.text()
        for mark in TEAM_MARKS[:2]:
            assert mark in message.text()
    assert verbs(last_word) == {"again", "close_thread", "fair"}
    reply = await club.press("alice", last_word, "fair")
    assert EN("fair-seed", seed=game.row.seed.hex()) in reply.message.text()


async def test_somebody_wants_to_play_on(playing: Table) -> None:
    club = playing.club
    page = await behind_more(playing, "benoit", "end")
    await club.press("benoit", page, "end_ask")
    question = newest(club, "benoit", "thread")
    await club.press("daan", question, "end_play_on")
    assert now(club, "alice", question).text() == EN("question-settled")
    late = press_forged(playing, "alice", club.table(), "dd:end_agree:1")
    await expect_refusal(playing, late, EN("refused-reason.too-late"))
    await playing.play_until(lambda game: game.deal == 2)


async def test_alone_with_robots_nobody_has_to_agree(evening: Club) -> None:
    await evening.open("alice")
    await evening.press("alice", evening.lobby("alice"), "fill")
    await evening.press("alice", evening.lobby("alice"), "start")
    table = Table(evening)
    await table.play_until(lambda game: bool(game.state and game.state.phase is Phase.CALL))
    page = await behind_more(table, "alice", "end")
    assert page.text() == EN("end-alone")
    await evening.press("alice", page, "end_ask")
    said = EN("early-end-wanted", names="Alice", count=1)
    await it_has_ended(table, EndedWhy.AGREED, {"alice": evening.hands("alice")[-1]}, said)
    reply = await evening.person("alice").slash(evening.belote, "history")
    assert EN("history-given-up") in reply.message.text()
    assert not reply.message.selects()
    ended = evening.hands_and_notes("alice")[-1]
    thread = evening.thread()
    await evening.press("alice", ended, "again:1:same")
    game = await Table(evening, 2).game()
    assert game.row.status == "playing"
    await evening.advance(5)
    assert evening.thread().id == thread.id
    assert live(evening.table())
    assert str(thread.name).startswith(f"{table_name(game, EN)} · ")


# Who is in charge --------------------------------------------------------------------------------


async def test_a_moderator_pauses_resumes_and_closes(playing: Table) -> None:
    """They sit nowhere; others are not even shown the buttons."""
    club = playing.club
    role = club.sandbox.role("Organiser")
    assert "manage" not in verbs(await more(playing, STRANGER))
    forged = press_forged(playing, STRANGER, await more(playing, STRANGER), "dd:pause:1")
    await expect_refusal(playing, forged, FR("refused-reason.not-in-charge"))
    club.sandbox.set_permissions(role, role.permissions | bits.MANAGE_GUILD)
    club.sandbox.give_role(club.person(STRANGER), role)
    who = await playing.asked()
    assert who is not None
    page = await behind_more(playing, STRANGER, "manage")
    await club.press(STRANGER, page, "pause")
    since = EN.timestamp(club.clock.now())
    assert EN("paused-by", name="**Émile**", since=since) in club.table().text()
    hand = club.hand(who)
    assert WORDS[who]("paused-hand") in hand.text()
    assert not choices_on(hand)
    events = len(await playing.events())
    await club.advance(30)
    assert len(await playing.events()) == events
    resumed = await club.press("alice", club.table(), "resume")
    assert resumed.message.text() == EN("manage-resumed")
    await playing.act(who, steady)
    page = await behind_more(playing, STRANGER, "manage")
    await club.press(STRANGER, page, "table_close")
    hands = {each: club.hands(each)[-1] for each in LANGUAGES}
    await club.press(STRANGER, now(club, STRANGER, page), "table_close_now")
    await it_has_ended(playing, EndedWhy.CLOSED, hands)


async def test_a_lobby_without_its_message_is_left_and_closed(full: Table) -> None:
    club = full.club
    club.sandbox.delete_message(club.lobby("alice"))
    reply = await club.person("clara").slash(club.belote, "table", number=1)
    assert "manage" not in verbs(reply.message)
    await club.press("clara", reply.message, "lobby_leave")
    assert (await full.game()).seats[2] is None
    reply = await club.person("alice").slash(club.belote, "table")
    assert EN("tables-server") in reply.message.text()
    page = (await club.press("alice", reply.message, "more:1")).message
    assert page is not None
    for verb in ("manage", "table_close", "table_close_now"):
        await club.press("alice", now(club, "alice", page), verb)
    assert (await full.game()).row.status == "closed"


async def test_a_problem_is_reported_with_its_place(playing: Table) -> None:
    page = await more(playing, "alice")
    reply = await playing.club.press("alice", page, "report")
    game: Game = await playing.game()
    assert reply.message.text() == EN("report-text", table=table_name(game, EN), events=game.events)


async def test_whoever_is_no_player_is_offered_no_seat_of_theirs(playing: Table) -> None:
    page = await more(playing, STRANGER)
    assert verbs(page) == {"rules", "preferences", "fair", "report"}
    with pytest.raises((StopIteration, CannotDo)):
        button_id(page, "seat_leave")
