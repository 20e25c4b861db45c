"""Several people asked at once: a coinche out of turn, windows that close, declarations at once."""

import random

import pytest

from bot.rules import (
    Ask,
    Bid,
    Coinche,
    IllegalAction,
    Pass,
    Phase,
    Reason,
    Ruleset,
    Suit,
    Surcoinche,
    find_preset,
    legal_actions,
    view,
)
from bot.storage.games import games
from bot.tables import Game, RefusalReason, Tables
from bot.tables.time.pace import next_appointment
from tests.tables.evening import FOUR, Evening, hosted, state_of, turn

KLOPPEN = find_preset("kloppen").changed({"shuffle": "every_deal"})
REDOUBLED = KLOPPEN.changed({"surcoinche": "x4"})
CONTREE = find_preset("contree_ffb")
DECLARED = find_preset("german_club").changed(
    {"declarations": "immediate", "shuffle": "every_deal"}
)


async def auction(evening: Evening, rules: Ruleset = KLOPPEN) -> Game:
    """A first auction; four people sit."""
    return await evening.go_on_to(await evening.started(FOUR, rules), Phase.CALL, random.Random(1))


async def bid(evening: Evening, game: Game, points: int = 80) -> Game:
    return (await evening.act(game, Bid(turn(game), points, Suit.HEARTS))).game


def key(game: Game, action: Coinche | Pass | Surcoinche) -> str:
    return view(state_of(game), action.actor).key_of(action)


async def until_window(evening: Evening, rules: Ruleset = KLOPPEN) -> tuple[Game, int]:
    """After a bid and three passes; the bidder."""
    game = await auction(evening, rules)
    bidder = turn(game)
    game = await bid(evening, game)
    for _ in range(3):
        game = (await evening.act(game, Pass(turn(game)))).game
    assert state_of(game).phase is Phase.KNOCK
    return game, bidder


async def test_a_pass_does_not_kill_a_coinche(evening: Evening) -> None:
    game = await bid(evening, await auction(evening))
    knock = Coinche((turn(game) + 2) % 4)  # out of turn
    clicked = key(game, knock)
    game = (await evening.act(game, Pass(turn(game)))).game
    acted = await evening.act(game, knock, clicked)
    deal = state_of(acted.game).deal
    assert deal is not None
    assert (deal.multiplier, state_of(acted.game).phase) == (2, Phase.PLAY)


async def test_a_higher_bid_kills_it(evening: Evening) -> None:
    game = await bid(evening, await auction(evening))
    knock = Coinche((turn(game) + 2) % 4)
    clicked = key(game, knock)
    game = await bid(evening, game, 90)  # by the one who would knock's own partner
    assert await evening.reason(evening.act(game, knock, clicked)) is RefusalReason.NOT_YOUR_TURN


async def test_one_coinche_is_enough(evening: Evening) -> None:
    game = await bid(evening, await auction(evening))
    first, second = turn(game), (turn(game) + 2) % 4
    clicked = key(game, Coinche(first))
    assert key(game, Coinche(second)) == clicked
    game = (await evening.act(game, Coinche(first), clicked)).game
    assert await evening.reason(evening.act(game, Coinche(second), clicked)) in (
        RefusalReason.TOO_LATE,
        RefusalReason.NOT_YOUR_TURN,
    )
    again = await evening.reason(evening.act(game, Coinche(first), clicked))
    assert again is RefusalReason.ALREADY_PLAYED


async def test_a_pass_is_no_answer_to_a_bid_that_may_be_coinched(evening: Evening) -> None:
    """A custom id may name any open decision: what does not answer it is refused."""
    game, bidder = await until_window(evening)
    defender = (bidder + 1) % 4
    knock = key(game, Coinche(defender))
    with pytest.raises(IllegalAction) as refusal:
        await evening.act(game, Pass(defender), knock)
    assert refusal.value.reason is Reason.NOT_ASKED


async def test_bidders_are_asked_to_surcoinche_for_fifteen_seconds(evening: Evening) -> None:
    game, bidder = await until_window(evening, REDOUBLED)
    knock = Coinche((bidder + 1) % 4)
    game = (await evening.act(game, knock, key(game, knock))).game
    assert {each.actor for each in game.waits()} == {bidder, (bidder + 2) % 4, "table"}
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.at == (game.row.asked_at or 0) + 15
    answer = Surcoinche((bidder + 2) % 4)
    game = (await evening.act(game, answer, key(game, answer))).game
    deal = state_of(game).deal
    assert deal is not None
    assert deal.multiplier == 4


async def test_who_answers_a_coinche_in_turn_has_the_clock_of_a_call(evening: Evening) -> None:
    """A robot answers for whoever does not, and then the other bidder is asked."""
    game = await auction(evening, CONTREE)
    bidder = turn(game)
    game = await bid(evening, game)
    knock = Coinche((bidder + 1) % 4)
    game = (await evening.act(game, knock, key(game, knock))).game
    assert [(each.actor, each.ask) for each in game.waits()] == [((bidder + 2) % 4, Ask.ANSWER)]
    async with hosted(evening) as host:
        while turn(game) == (bidder + 2) % 4:
            await host.wait(5, step=5)
            game = await evening.tables.load(game.id)
    [*_, last] = await evening.database.ask(games.find_events, game.id)
    assert (last.action.split()[0], last.made_by) == (str((bidder + 2) % 4), "clock")
    assert state_of(game).phase in (Phase.SURCOINCHE, Phase.PLAY)


async def test_the_host_closes_the_window_by_itself(evening: Evening) -> None:
    """Five seconds after it opened."""
    game, _ = await until_window(evening)
    for seconds, closed in ((4.9, False), (0.1, True)):
        await evening.clock.advance(seconds)
        await evening.host.round()
        [*_, last] = await evening.database.ask(games.find_events, game.id)
        assert ((last.action, last.made_by) == ("table close", "host")) is closed


async def test_a_cut_that_nobody_chose_is_the_clocks(evening: Evening) -> None:
    game = await evening.started(FOUR)
    game = await evening.go_on_to(game, Phase.CUT, random.Random(1))
    await evening.clock.advance(10)
    await evening.host.round()
    [*_, last] = await evening.database.ask(games.find_events, game.id)
    assert last.action.split()[1] == "cut"
    assert last.made_by == "clock"


async def declaring(evening: Evening) -> Game:
    """A deal in which somebody holds something to declare before the first lead."""
    for number in range(60):
        seed = bytes([number]) * 32
        evening.use(Tables(evening.database, evening.clock, entropy=lambda seed=seed: seed))
        game = await evening.started(FOUR, DECLARED)
        game = await evening.go_on_to(game, Phase.CALL, random.Random(1))
        game = (await evening.act(game, legal_actions(state_of(game), turn(game))[1])).game
        if state_of(game).phase is Phase.DECLARE:
            return game
    raise AssertionError("nobody ever holds anything")


async def test_what_nobody_declared_in_time_is_declared_by_the_clock(evening: Evening) -> None:
    game = await declaring(evening)
    proposal = legal_actions(state_of(game), turn(game))[0]
    await evening.clock.advance(30)
    await evening.host.round()
    [*_, last] = await evening.database.ask(games.find_events, game.id)
    assert (last.action, last.made_by) == (str(proposal), "clock")
