"""Ending a party before its end, and pausing it: who may, what follows, what is shown."""

import random

import pytest

from bot.rules import Phase, commitment
from bot.storage.delivery.subjects import Subject
from bot.storage.people import servers
from bot.tables import Game, RefusalReason
from bot.tables.finished.records import party_record
from bot.tables.party.ending import EndedWhy, PausedWhy
from bot.tables.time.pace import Due, next_appointment
from tests.tables.evening import Evening, Names, random_action, turn
from tests.tables.test_host import break_record

TWO_AND_TWO_ROBOTS: Names = {0: "Anna", 1: "Ben", 2: None, 3: None}
ALONE: Names = {0: "Anna", 1: None, 2: None, 3: None}
STRANGER = "Emil"


async def ask(evening: Evening, game: Game, name: str) -> Game:
    return await evening.ending.ask(game.id, evening.people[name])


# By agreement ------------------------------------------------------------------------------------


async def test_an_ended_party_has_no_result_but_its_record_with_the_seed(
    evening: Evening, playing: Game
) -> None:
    await ask(evening, playing, "Anna")
    game = await ask(evening, playing, "Ben")
    assert (await evening.everything())["results"] == []
    record = await evening.database.ask(party_record, game)
    assert record.seed == game.row.seed.hex()
    assert record.commitment == commitment(game.row.seed)
    again = await evening.lobby.again(game.id, evening.ben, change_partners=False)
    assert [holder and holder.name for holder in again.seats] == ["Anna", "Ben", "Cléo", "Dora"]


async def test_every_message_gets_its_last_word(evening: Evening, playing: Game) -> None:
    await evening.seats.leave(playing.id, evening.dora)
    await evening.seats.offer(playing.id, evening.asker("Anna"), 3)
    await ask(evening, playing, "Anna")
    await evening.show_all()
    rows = await evening.rows(await ask(evening, playing, "Ben"))
    subjects = {subject for subject, _, _ in rows}
    assert subjects == {
        Subject.HAND,
        Subject.TABLE,
        Subject.OFFER,
        Subject.QUESTION,
        Subject.EARLY_END,
        Subject.VERDICT,
        Subject.LOBBY,
    }
    for each in (Subject.HAND, Subject.VERDICT):
        assert {seat for subject, seat, _ in rows if subject == each} == {0, 1, 2, 3}
    last = (Subject.EARLY_END, Subject.VERDICT, Subject.LOBBY)
    assert all(row.closing for key, row in rows.items() if key[0] not in last)


async def test_robots_and_a_team_whose_people_are_away_agree(evening: Evening) -> None:
    game = await evening.started(TWO_AND_TWO_ROBOTS)
    assert (await ask(evening, game, "Anna")).row.status == "playing"
    game = await evening.seats.leave(game.id, evening.ben)
    assert game.row.status == "playing"
    game = await ask(evening, game, "Anna")
    assert (game.row.status, game.row.ended_why) == ("closed", EndedWhy.AGREED)
    assert (game.row.due_at, next_appointment(game, evening.pace)) == (None, None)


async def test_a_question_is_one_message_in_a_deal(evening: Evening, playing: Game) -> None:
    """Asking again and again mentions nobody again."""
    first = await ask(evening, playing, "Anna")
    assert (Subject.QUESTION, -1, 1) in await evening.rows(first)
    assert await ask(evening, first, "Anna") == first
    await evening.show_all()
    also = await ask(evening, playing, "Cléo")
    assert (Subject.QUESTION, -1, 1) in await evening.rows(also)
    on = await evening.ending.play_on(playing.id, evening.dora)
    assert not any(holder.wants_end for holder in on.people)
    assert (await evening.rows(on))[Subject.QUESTION, -1, 1].closing
    second = await ask(evening, playing, "Cléo")
    assert not (await evening.rows(second))[Subject.QUESTION, -1, 1].closing
    assert second.row.status == "playing"


# By others ---------------------------------------------------------------------------------------


async def test_who_opened_it_closes_the_table(evening: Evening, playing: Game) -> None:
    who = evening.asker("Anna")
    game = await evening.ending.close(playing.id, who)
    assert (game.row.status, game.row.ended_why) == ("closed", EndedWhy.CLOSED)
    change = evening.ending.close(playing.id, who)
    assert await evening.reason(change) is RefusalReason.PARTY_OVER


async def test_an_opener_who_is_blocked_or_has_left_is_in_charge_of_nothing(
    evening: Evening, playing: Game
) -> None:
    """The table is theirs no more; who manages the server may do it all the same."""
    tables, ben = evening.tables, evening.ben
    anna = evening.asker("Anna")
    actions = (
        lambda who: tables.pausing.pause(playing.id, who),
        lambda who: tables.pausing.resume(playing.id, who),
        lambda who: tables.seats.remove(playing.id, who, 1, ben),
        lambda who: tables.ending.close(playing.id, who),
    )
    for action in actions:
        gone = action(anna._replace(is_member=False))
        assert await evening.reason(gone) is RefusalReason.NOT_IN_CHARGE
    await evening.database.commit(servers.block, evening.server, anna.person_id, ben, 0.0)
    for action in actions:
        assert await evening.reason(action(anna)) is RefusalReason.BLOCKED
    assert (await evening.load(playing.id)).row.version == playing.row.version
    for action in actions:
        await action(evening.asker("Emil", manages=True))
    assert (await evening.load(playing.id)).row.status == "closed"


async def test_an_opener_who_is_blocked_changes_no_lobby(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: "Ben"})
    anna, ben = evening.anna, evening.ben
    await evening.database.commit(servers.block, evening.server, anna, ben, 0.0)
    lobby, rules = evening.lobby, evening.tables.lobby
    for change in (
        lobby.remove(game.id, anna, 1, ben),
        lobby.swap(game.id, anna, 0, 1),
        lobby.close(game.id, anna),
        rules.change_option(game.id, anna, "target", 500),
    ):
        assert await evening.reason(change) is RefusalReason.BLOCKED


async def test_whoever_manages_the_server_closes_a_lobby(evening: Evening) -> None:
    game, stranger = await evening.open(), evening.emil
    change = evening.lobby.close(game.id, stranger)
    assert await evening.reason(change) is RefusalReason.NOT_HOST
    await evening.lobby.close(game.id, stranger, manages=True)
    assert (await evening.load(game.id)).row.status == "closed"


async def test_a_deserted_party_is_given_up_after_a_while(evening: Evening) -> None:
    game = await evening.started(ALONE)
    game = await evening.seats.leave(game.id, evening.anna)
    await evening.clock.advance(evening.pace.abandoned - 1)
    assert (await evening.ending.abandon(game.id)).row.status == "playing"
    await evening.clock.advance(1)
    game = await evening.ending.abandon(game.id)
    assert (game.row.status, game.row.ended_why) == ("closed", EndedWhy.ABANDONED)


@pytest.mark.parametrize("begun", [True, False])
async def test_a_table_whose_place_is_gone_ends(evening: Evening, begun: bool) -> None:
    game = await evening.started() if begun else await evening.open()
    game = await evening.ending.stop(game.id, EndedWhy.LOST)
    assert (game.row.status, game.row.ended_why) == ("closed", EndedWhy.LOST)
    assert Subject.EARLY_END not in {subject for subject, _, _ in await evening.rows(game)}
    assert await evening.ending.stop(game.id, EndedWhy.LOST) == game


# Pausing -----------------------------------------------------------------------------------------


async def test_nobody_acts_while_the_party_is_paused(evening: Evening, playing: Game) -> None:
    game = await evening.pausing.pause(playing.id, evening.asker("Anna"))
    assert (game.row.paused_at, game.row.paused_why) == (evening.clock.now(), PausedWhy.ASKED)
    assert game.row.paused_by == evening.anna
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is Due.ABANDON
    change = evening.act(game, random_action(game, random.Random(1)))
    assert await evening.reason(change) is RefusalReason.PAUSED
    assert set(await evening.rows(game)) == {
        (Subject.TABLE, -1, 1),
        *((Subject.HAND, seat, 1) for seat in range(4)),
    }


async def test_the_clocks_stand_meanwhile(evening: Evening, playing: Game) -> None:
    """A player who had used 40 seconds has used 40 seconds."""
    await evening.database.commit(evening.clocks.delivered, playing, turn(playing))
    await evening.clock.advance(40)
    appointment = next_appointment(await evening.new_tables().load(playing.id), evening.pace)
    assert appointment is not None
    await evening.pausing.pause(playing.id, evening.asker("Anna"))
    await evening.clock.advance(5000)
    game = await evening.pausing.resume(playing.id, evening.asker("Anna"))
    after = next_appointment(game, evening.pace)
    assert after is not None
    assert after.what is appointment.what
    assert after.at == pytest.approx(appointment.at + 5000)
    assert game.row.paused_at is game.row.paused_by is game.row.paused_why is None
    assert game == await evening.new_tables().load(playing.id)
    await evening.act(game, random_action(game, random.Random(1)))


async def test_whoever_sits_there_tries_again_after_trouble(
    evening: Evening, playing: Game
) -> None:
    game = await evening.pausing.pause(playing.id, None)
    assert (Subject.BREAKDOWN, -1, game.row.version) in await evening.rows(game)
    assert game.row.paused_why == PausedWhy.TROUBLE
    change = evening.pausing.resume(playing.id, evening.asker(STRANGER))
    assert await evening.reason(change) is RefusalReason.NOT_IN_CHARGE
    game = await evening.pausing.resume(playing.id, evening.asker("Ben"))
    assert game.row.paused_at is None
    assert next_appointment(game, evening.pace) is not None


async def test_a_paused_party_is_not_kept_for_ever(evening: Evening, playing: Game) -> None:
    await evening.pausing.pause(playing.id, evening.asker("Anna"))
    game = await evening.load(playing.id)
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is Due.ABANDON
    await evening.clock.advance(evening.pace.paused)
    game = await evening.ending.abandon(playing.id)
    assert game.row.ended_why == EndedWhy.ABANDONED


async def test_a_damaged_record_cannot_go_on_but_be_closed(evening: Evening) -> None:
    game = await evening.go_on_to(await evening.started(), Phase.PLAY, random.Random(1))
    await break_record(evening, game)
    tables = evening.new_tables()
    game = await tables.pausing.pause(game.id, None)
    assert game.is_broken
    assert (await tables.seats.leave(game.id, evening.ben)).holder(1).away
    for name in ("Anna", "Ben"):
        change = tables.pausing.resume(game.id, evening.asker(name))
        assert await evening.reason(change) is RefusalReason.BROKEN
    assert (await tables.ending.close(game.id, evening.asker("Anna"))).row.status == "closed"
