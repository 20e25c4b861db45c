"""Games as they are remembered: always what a replay of their events gives."""

import random

import pytest

from bot.rules import Pass, Phase, apply, decisions, find_preset, parse_action, start
from bot.rules.core.ruleset import OptionValue
from bot.storage.games import games
from bot.storage.people import people
from tests.tables.evening import FOUR, ONE_DEAL, Evening, random_action, state_of


async def test_the_state_at_any_point_is_the_replay_of_the_events(evening: Evening) -> None:
    game = await evening.go_on(await evening.started(), random.Random(8), actions=90)
    async with evening.database.read() as connection:
        made = await games.find_events(connection, game.id, until=game.events)
        states = [start(game.rules)]
        for event in made:
            states.append(apply(states[-1], parse_action(event.action)).state)
        assert states[-1] == game.state
        points = random.Random(9).sample(range(len(states)), 25)
        for remembered in (evening.tables.games, evening.new_tables().games):
            for point in points:
                then = await remembered.at(connection, game, point)
                assert then.state == states[point]
                assert then.events == point
                assert then.row.version == game.row.version - (game.events - point)


async def test_a_party_that_is_over_is_seen_as_it_was_being_played(evening: Evening) -> None:
    game = await evening.started(rules=ONE_DEAL)
    game = await evening.play_out(game, random.Random(8))
    assert game.row.status == "over"
    then = await evening.database.ask(evening.tables.games.at, game, game.events - 1)
    assert then.row.status == "playing"
    assert then.playing().winner is None


async def test_a_deal_that_is_over_is_found_by_its_number(evening: Evening) -> None:
    """Also the tenth, and also just after the next one was dealt."""
    game = await evening.started()
    for seed in range(40):
        game = await evening.go_on(game, random.Random(seed), actions=40)
        if game.deal > 10 or game.row.status != "playing":
            break
    results = state_of(game).results
    assert results
    async with evening.database.read() as connection:
        for result in results:
            if result.number < game.deal:
                state = state_of(
                    await evening.tables.games.at_end_of(connection, game, result.number)
                )
                assert (state.phase, state.deal_number) == (Phase.SHUFFLE, result.number)
                assert state.results[-1] == result


async def test_what_is_known_is_not_read_again(evening: Evening) -> None:
    game = await evening.started()
    tables = evening.tables
    assert await tables.load_at(game.id, game.row.version) is tables.games.remembered(game.id, 1)
    assert tables.games.remembered(game.id, game.row.version + 1) is None
    assert tables.games.remembered(99, 0) is None
    assert (await evening.new_tables().load_at(game.id, game.row.version)) == game


async def test_what_another_process_changed_is_read_again(evening: Evening) -> None:
    game = await evening.open()
    await evening.new_tables().lobby.sit(game.id, evening.ben, 2)
    now = await evening.load(game.id)
    assert now.seat_of(evening.ben) == 2
    assert await evening.tables.load_at(game.id, now.row.version) == now


async def test_somebody_with_a_new_name_is_called_by_it(evening: Evening) -> None:
    game = await evening.open()
    await evening.database.commit(people.meet, 900, "Annabelle", "fr", 0.0)
    evening.tables.games.forget_person(evening.anna)
    assert (await evening.load(game.id)).holder(0).name == "Annabelle"


async def test_games_that_are_over_are_soon_forgotten(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that plays on and on keeps a few of them; they are read again when they are asked."""
    monkeypatch.setattr("bot.tables.game.PAST", 3)
    tables = evening.new_tables()
    evening.use(tables)
    waiting = await evening.open()
    over = [
        await evening.go_on(
            await evening.started(rules=ONE_DEAL), random.Random(each), actions=10_000
        )
        for each in range(5)
    ]
    remembered = [tables.games.remembered(each.id, 1) for each in over]
    assert [each is not None for each in remembered] == [False, False, True, True, True]
    assert tables.games.remembered(waiting.id, 1) is not None
    assert await tables.load(over[0].id) == over[0]


THROWN_IN = [
    ("french", {}),
    ("french", {"shuffle": "every_deal", "packets": "dealer_choice"}),
    ("french", {"packets": "dealer_choice"}),
    ("kloppen", {}),
    ("decouverte", {}),
]


@pytest.mark.parametrize(("preset", "options"), THROWN_IN)
async def test_a_deal_that_was_thrown_in_is_found_after_the_last_pass(
    evening: Evening, preset: str, options: dict[str, OptionValue]
) -> None:
    """At each moment of the next deal, also before its pack is cut or its packets are chosen."""
    rules = find_preset(preset).changed(options)
    seats = FOUR if rules.players == 4 else {0: "Anna", 1: "Ben"}
    game, chance = await evening.started(seats, rules), random.Random(3)
    while game.deal < 3:
        state = state_of(game)
        passes = state.phase is Phase.CALL
        action = Pass(int(decisions(state)[0].actor)) if passes else random_action(game, chance)
        game = (await evening.act(game, action)).game
        if game.deal < 2:
            continue
        then = state_of(
            await evening.database.ask(evening.tables.games.at_end_of, game, game.deal - 1)
        )
        assert (then.phase, then.deal_number) == (Phase.SHUFFLE, game.deal - 1)
        assert then.deal is not None
        assert {type(each) for each in then.deal.calls} == {Pass}
