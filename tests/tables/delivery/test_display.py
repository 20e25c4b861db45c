"""The messages that a play asks to be shown: the table and whoever is next; new cards are
everybody's."""

import random

import pytest

from bot.rules import Pass, Phase, Take, decisions, legal_actions
from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.people import people
from bot.tables import Game, MadeBy
from tests.tables.evening import (
    FOUR,
    ONE_DEAL,
    Evening,
    Names,
    answer,
    random_action,
    state_of,
    turn,
)

CHANCE_SEED = 5


async def at(evening: Evening, phase: Phase, seats: Names = FOUR) -> Game:
    """The beginning of a phase, with everything shown."""
    game = await evening.go_on_to(await evening.started(seats), phase, random.Random(CHANCE_SEED))
    await evening.show_all()
    return game


async def marked(evening: Evening, game: Game) -> dict[tuple[str, int], int]:
    """Return what lags: subject and viewer → priority, all of the present deal and version."""
    rows = await evening.rows(game)
    assert {deal for _, _, deal in rows} <= {game.deal, 0}
    assert {row.wanted for row in rows.values()} <= {game.row.version}
    return {(subject, viewer): row.priority for (subject, viewer, _), row in rows.items()}


async def test_a_play_marks_the_table_the_next_hand_and_the_clickers_own(evening: Evening) -> None:
    """At most two counted requests: the clicker's own message is the answer to their click."""
    game = await at(evening, Phase.PLAY)
    for _ in range(27):
        actor = turn(game)
        game = await answer(evening, game)
        assert await marked(evening, game) == {
            (Subject.HAND, actor): 0 if actor == turn(game) else 2,
            (Subject.HAND, turn(game)): 0,
            (Subject.TABLE, TABLE_VIEWER): 1,
        }
        await evening.show_all()


async def test_a_robots_card_is_shown_with_that_of_the_robot_after_it(evening: Evening) -> None:
    """No work that nobody sees; whoever is asked, and the end of a trick, are shown at once."""
    game = await at(evening, Phase.PLAY, {0: "Anna", 1: None, 2: None, 3: None})
    seen: list[bool] = []
    start = game.events
    while game.events < start + 16:
        actor = turn(game)
        action = legal_actions(state_of(game), actor)[0]
        made_by = MadeBy.PLAYER if actor == 0 else MadeBy.ROBOT
        person = game.holder(actor).person
        acted = await evening.door.act(
            game.id, decisions(state_of(game))[0].key, action, made_by, person and person.id
        )
        game = acted.game
        is_marked = (Subject.TABLE, TABLE_VIEWER) in await marked(evening, game)
        if not is_marked:
            assert actor != 0
            assert turn(game) != 0
            assert not acted.effects
            assert all(seen[-1:])
        seen.append(is_marked)
        await evening.show_all()
    assert not all(seen)


async def test_robots_have_no_hands_to_show(evening: Evening) -> None:
    game = await evening.started({0: None, 1: None, 2: "Anna", 3: None})
    chance = random.Random(CHANCE_SEED)
    while state_of(game).phase is not Phase.SHUFFLE or not state_of(game).deal_number:
        await evening.show_all()
        game = await evening.go_on(game, chance)
        rows = await evening.rows(game)
        assert {viewer for subject, viewer, _ in rows if subject == Subject.HAND} <= {2}


async def all_are_marked(evening: Evening, game: Game) -> None:
    hands = {(Subject.HAND, seat): 0 if seat == turn(game) else 2 for seat in range(4)}
    assert await marked(evening, game) == {**hands, (Subject.TABLE, TABLE_VIEWER): 1}


async def test_new_cards_are_everybodys(evening: Evening) -> None:
    game = await at(evening, Phase.CUT)
    game = await evening.go_on(game, random.Random(1))
    await all_are_marked(evening, game)
    await evening.show_all()
    state = state_of(game)
    assert state.deal is not None
    assert state.deal.turn_up is not None
    taker = turn(game)
    game = (await evening.act(game, Take(taker, state.deal.turn_up.suit))).game
    await all_are_marked(evening, game)


async def test_before_there_are_cards_only_the_table_is_marked(evening: Evening) -> None:
    game = await evening.started()
    await evening.show_all()
    game = await evening.go_on(game, random.Random(1))
    assert state_of(game).phase is Phase.SHUFFLE
    assert await marked(evening, game) == {(Subject.TABLE, TABLE_VIEWER): 1}


async def test_who_has_it_cut_is_not_asked_where(evening: Evening) -> None:
    game = await evening.started()
    async with evening.database.write() as connection:
        for person_id in evening.people.values():
            await people.change(connection, person_id, cuts_alone=True)
            evening.tables.games.forget_person(person_id)
    game = await evening.go_on_to(game, Phase.CUT, random.Random(CHANCE_SEED))
    assert Subject.HAND not in {subject for subject, _, _ in await evening.rows(game)}


async def test_another_look_marks_the_open_hands_of_one_person(evening: Evening) -> None:
    game = await at(evening, Phase.PLAY)
    async with evening.database.write() as connection:
        for seat in range(4):
            row = await messages.find(connection, game.id, Subject.HAND, seat, game.deal)
            assert row is not None
            await messages.change(connection, row.id, message_id=100 + seat)
        await messages.outdate_hands(connection, evening.cleo)
    lagging = await evening.rows(game)
    assert [key for key, row in lagging.items() if row.shown < row.wanted] == [
        (Subject.HAND, 2, game.deal)
    ]


async def test_open_private_hands_are_marked_with_the_others(evening: Evening) -> None:
    game = await at(evening, Phase.PLAY)
    actor = turn(game)
    bystander = (actor + 2) % 4
    async with evening.database.write() as connection:
        for seat in (actor, (actor + 1) % 4, bystander):
            await messages.put(connection, game.id, Subject.PEEK, seat, wanted=1, shown=1)
    game = await answer(evening, game)
    peeks = {viewer for subject, viewer in await marked(evening, game) if subject == Subject.PEEK}
    assert peeks == {actor, turn(game)}


async def test_whoever_was_reminded_and_acted_is_reminded_no_more(evening: Evening) -> None:
    game = await at(evening, Phase.PLAY)
    actor = turn(game)
    await evening.clocks.start(game.id)
    await evening.clock.advance(20)
    await evening.clocks.tell(game.id)
    await evening.show_all()
    game = await answer(evening, game)
    row = await evening.database.ask(messages.find, game.id, Subject.NOTICE, actor)
    assert row is not None
    assert row.closing
    assert row.shown < row.wanted


@pytest.fixture
async def scored(evening: Evening) -> Game:
    """A first deal has just been scored."""
    game = await at(evening, Phase.PLAY)
    chance = random.Random(2)
    while not state_of(game).results:
        await evening.show_all()
        game = await evening.go_on(game, chance)
    return game


async def test_a_scored_deal_has_a_sheet(evening: Evening, scored: Game) -> None:
    found = await marked(evening, scored)
    assert found[Subject.SHEET, TABLE_VIEWER] == 1
    assert found[Subject.TABLE, TABLE_VIEWER] == 1


async def test_a_scored_deal_is_told_in_every_hand_at_once(evening: Evening, scored: Game) -> None:
    """Also to those who played their last card before."""
    rows = await evening.rows(scored)
    for seat in range(4):
        assert rows[Subject.HAND, seat, scored.deal].closing
    await evening.show_all()
    game = await evening.go_on(scored, random.Random(3), actions=2)
    old = {subject for subject, _, deal in await evening.rows(game) if deal == scored.deal}
    assert Subject.HAND not in old


async def test_the_next_deal_closes_the_messages_of_the_last(
    evening: Evening, scored: Game
) -> None:
    await evening.show_all()
    chance = random.Random(3)
    game = await evening.go_on(scored, chance, actions=2)  # the pack and the cut
    assert game.deal == scored.deal + 1
    rows = await evening.rows(game)
    old = {(subject, viewer) for subject, viewer, deal in rows if deal == scored.deal}
    assert old == {(Subject.TABLE, TABLE_VIEWER)}
    for (_, _, deal), row in rows.items():
        assert row.closing == (deal == scored.deal)
    assert (Subject.SHEET, TABLE_VIEWER, scored.deal) not in rows
    await evening.show_all()
    game = await evening.go_on(game, chance)
    assert {deal for _, _, deal in await evening.rows(game)} == {game.deal}


async def test_a_deal_that_is_thrown_in_opens_new_messages_too(evening: Evening) -> None:
    game = await at(evening, Phase.CALL)
    first = game.deal
    for _ in range(8):
        game = (await evening.act(game, Pass(turn(game)))).game
    assert not state_of(game).results
    game = await evening.go_on(game, random.Random(1), actions=2)
    assert game.deal == first + 1
    async with evening.database.read() as connection:
        for seat in range(4):
            row = await messages.find(connection, game.id, Subject.HAND, seat, first)
            assert row is not None
            assert row.closing


async def test_after_the_party_everything_says_its_last_word(evening: Evening) -> None:
    game = await evening.started(rules=ONE_DEAL)
    chance = random.Random(4)
    while game.row.status == "playing":
        await evening.show_all()
        if state_of(game).phase is Phase.PLAY:
            await evening.database.commit(messages.put, game.id, Subject.PEEK, 1, wanted=1, shown=1)
        game = (await evening.act(game, random_action(game, chance))).game
    found = await evening.rows(game)
    last_words = {key[:2] for key, row in found.items() if row.closing}
    assert last_words == {
        (Subject.TABLE, TABLE_VIEWER),
        (Subject.PEEK, 1),
        *((Subject.HAND, seat) for seat in range(4)),
    }
    assert {key[:2] for key in found} - last_words == {
        (Subject.SHEET, TABLE_VIEWER),
        (Subject.LOBBY, TABLE_VIEWER),
        *((Subject.VERDICT, seat) for seat in range(4)),
    }
    assert {row.wanted for row in found.values()} == {game.row.version}


async def test_a_lobby_is_one_message(evening: Evening) -> None:
    game = await evening.open()
    await evening.show_all()
    game = await evening.lobby.sit(game.id, evening.ben, 1)
    assert await marked(evening, game) == {(Subject.LOBBY, TABLE_VIEWER): 1}
    assert Wanted(Subject.LOBBY, TABLE_VIEWER, 0).priority == 2
