"""Notes: left with a card or call where hours pass between two, and written in the replay."""

import random
from itertools import pairwise

import pytest

from bot.rules import Phase, Review
from bot.storage.games import games, notes
from bot.storage.games.notes import Moment
from bot.storage.people import servers
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.game import HEARD
from bot.tables.options import TEMPOS
from bot.tables.party.notes import LONGEST_NOTE, MOST_NOTES, step_of
from tests.card_images.positions import party
from tests.card_images.samples import GAMES
from tests.tables.evening import FOUR, ONE_DEAL, Evening, random_action, state_of, turn


@pytest.fixture
async def slow(evening: Evening) -> Game:
    """Four people at the first card of their only deal, with a day for each turn."""
    game = await evening.open(FOUR, ONE_DEAL)
    await evening.lobby.use_tempo(game.id, evening.anna, TEMPOS["day"])
    for name in ("Ben", "Cléo", "Dora"):
        await evening.lobby.agree(game.id, evening.people[name], (await evening.load(game.id)).mark)
    game = await evening.lobby.start(game.id, evening.anna)
    game = await evening.go_on_to(game, Phase.PLAY, random.Random(1))
    await evening.show_all()
    return game


def asked(evening: Evening, game: Game) -> tuple[int, int]:
    """The seat whose turn it is, and its person."""
    person = game.holder(turn(game)).person
    assert person is not None
    return turn(game), person.id


async def test_a_note_goes_with_the_next_card_and_is_read_for_two_rounds(
    evening: Evening, slow: Game
) -> None:
    seat, who = asked(evening, slow)
    game = await evening.tables.notes.write(slow.id, who, "  A long\n trump   first ")
    assert game.holder(seat).note == "A long trump first"
    assert not game.notes
    # Whoever else reads their hand is shown nothing yet.
    assert [key[:2] for key in await evening.rows(slow)] == [("hand", seat)]
    acted = (await evening.act(game, action := random_action(game, random.Random(1)))).game
    [note] = acted.fresh_notes
    assert (note.text, note.action, note.number) == (
        "A long trump first",
        str(action),
        acted.events,
    )
    assert (note.deal, note.step, note.person_id) == (1, 1, who)
    assert acted.holder(seat).note is None
    evening.use(evening.new_tables())
    again = await evening.load(slow.id)
    assert again.seats == acted.seats
    assert again.fresh_notes == (note,)
    for left in reversed(range(HEARD)):
        again = await evening.go_on(again, random.Random(1))
        assert len(again.fresh_notes) == (left > 0)
        assert again.fresh_notes == (await evening.new_tables().load(slow.id)).fresh_notes


async def test_it_waits_while_a_robot_plays_for_them_and_goes_with_the_seat(
    evening: Evening, slow: Game
) -> None:
    seat, who = asked(evening, slow)
    game = await evening.tables.notes.write(slow.id, who, "Hm")
    decision = game.decision()
    assert decision is not None
    acted = await evening.door.act(
        game.id, decision.key, random_action(game, random.Random(1)), MadeBy.CLOCK
    )
    assert acted.game.holder(seat).note == "Hm"
    assert not acted.game.notes
    gone = await evening.seats.give_up(game.id, who)
    assert gone.holder(seat).note is None


async def test_nothing_to_be_seen_takes_it_back_and_what_is_too_long_is_cut(
    evening: Evening, slow: Game
) -> None:
    seat, who = asked(evening, slow)
    game = await evening.tables.notes.write(slow.id, who, "é" * (LONGEST_NOTE + 1))
    assert game.holder(seat).note == "é" * (LONGEST_NOTE - 1) + "…"
    game = await evening.tables.notes.write(slow.id, who, " \u200b\n")
    assert game.holder(seat).note is None
    assert not (await evening.act(game, random_action(game, random.Random(1)))).game.notes


async def test_where_none_is_left(evening: Evening, slow: Game, playing: Game) -> None:
    write = evening.tables.notes.write
    assert await evening.reason(write(playing.id, evening.anna, "Quick")) is RefusalReason.NO_NOTES
    assert await evening.reason(write(slow.id, evening.emil, "Mine")) is RefusalReason.NO_SEAT
    async with evening.database.write() as connection:
        await servers.block(connection, evening.server, evening.anna, evening.ben, 1.0)
    assert await evening.reason(write(slow.id, evening.anna, "Still here")) is RefusalReason.BLOCKED
    await evening.play_out(slow, random.Random(1))
    assert await evening.reason(write(slow.id, evening.ben, "Too late")) is RefusalReason.PARTY_OVER


@pytest.mark.parametrize("name", GAMES)
def test_a_card_lies_at_the_step_of_the_replay_where_its_note_is_shown(name: str) -> None:
    states = party(name)
    replay, cards = Review(states), 0
    for before, after in pairwise(states):
        if before.phase is not Phase.PLAY or before.deal is None or after.deal is None:
            continue
        played = {card for hand in before.deal.hands for card in hand}
        played -= {card for hand in after.deal.hands for card in hand}
        step = step_of(before)
        for card in played if replay.has(before.deal_number, step) else ():
            seen = replay.at(before.deal_number, step).view
            there = [each for _, each in seen.trick] or (seen.last_trick and seen.last_trick.cards)
            assert card in (there or ())
            cards += 1
    assert cards > 20


# In the replay -----------------------------------------------------------------------------------


async def test_who_sat_there_says_two_things_of_a_moment(evening: Evening, slow: Game) -> None:
    game = await evening.play_out(slow, random.Random(1))
    later, moment = evening.tables.notes.write_later, Moment(game.id, 1, 3)
    assert MOST_NOTES == 2
    for text in ("Why the ten?", "", "I see."):
        await later(game, moment, evening.ben, text)
    assert (
        await evening.reason(later(game, moment, evening.ben, "And"))
        is RefusalReason.TOO_MANY_NOTES
    )
    await later(game, moment._replace(step=4), evening.ben, "Elsewhere")
    await later(game, moment, evening.anna, "x" * 999)
    found = await evening.database.ask(notes.about, moment)
    told = [(each.name, each.text, each.number, each.action) for each in found]
    assert told[:2] == [("Ben", "Why the ten?", None, None), ("Ben", "I see.", None, None)]
    assert [len(each.text) for each in found[2:]] == [LONGEST_NOTE]
    await evening.tables.notes.take_back(moment, evening.ben)
    await evening.tables.notes.take_back(moment, evening.cleo)  # who has said nothing
    found = await evening.database.ask(notes.about, moment)
    assert [each.name for each in found] == ["Ben", "Anna"]
    assert (
        await evening.reason(later(game, moment, evening.emil, "I was not there"))
        is RefusalReason.NO_SEAT
    )


async def test_while_it_is_played_nobody_says_anything_of_a_moment(
    evening: Evening, slow: Game
) -> None:
    moment = Moment(slow.id, 1, 1)
    said = evening.tables.notes.write_later(slow, moment, evening.anna, "My partner has the nine")
    assert await evening.reason(said) is RefusalReason.NOT_OVER


async def test_what_was_left_with_a_card_is_no_ones_to_take_back_later(
    evening: Evening, slow: Game
) -> None:
    _, who = asked(evening, slow)
    game = await evening.tables.notes.write(slow.id, who, "For all to read")
    await evening.play_out(
        (await evening.act(game, random_action(game, random.Random(1)))).game, random.Random(1)
    )
    moment = Moment(slow.id, 1, 1)
    await evening.tables.notes.take_back(moment, who)
    [note] = await evening.database.ask(notes.about, moment)
    events = await evening.database.ask(games.find_events, slow.id)
    assert note.action == events[(note.number or 0) - 1].action
    assert state_of(game).deal_number == note.deal
