"""The one door: what the rules accept and nothing else, once, in one transaction."""

import asyncio
import random
from typing import Any

import pytest

from bot.rules import (
    PACK,
    TEAMS,
    Action,
    Claim,
    Cut,
    Effect,
    Pass,
    Phase,
    Play,
    Source,
    Suit,
    Take,
    apply,
    decision_for,
    decisions,
    find_preset,
    legal_actions,
    parse_action,
    view,
)
from bot.storage.games import games, results
from bot.tables import Acted, Game, MadeBy, RefusalReason
from bot.tables.lobby import admission
from tests.tables.evening import FOUR, ONE_DEAL, Evening, random_action, state_of, turn


@pytest.fixture
async def calling(evening: Evening) -> Game:
    """The first call of a party."""
    game = await evening.started()
    await evening.show_all()
    return await evening.go_on_to(game, Phase.CALL, random.Random(3))


@pytest.fixture
async def playing(evening: Evening, calling: Game) -> Game:
    """Return a game in the middle of the second trick."""
    return await evening.go_on(
        await evening.go_on_to(calling, Phase.PLAY, random.Random(3)), random.Random(3), actions=6
    )


def key_of(game: Game) -> str:
    return decisions(state_of(game))[0].key


# What is accepted ------------------------------------------------------------------------------


async def test_an_action_is_one_event_and_one_version(evening: Evening, calling: Game) -> None:
    changes, seat, key = evening.changes, turn(calling), key_of(calling)
    acted = await evening.act(calling, Pass(seat))
    assert acted.game.events == calling.events + 1
    assert acted.game.row.version == calling.row.version + 1
    assert acted.game.row.asked_at == evening.clock.now()
    assert acted.game.state == apply(state_of(calling), Pass(seat)).state
    assert evening.tables.games.remembered(calling.id, acted.game.row.version) == acted.game
    assert await evening.load(calling.id) == acted.game
    assert evening.changes == changes + 1
    event = await evening.database.ask(games.find_event_of, calling.id, key)
    assert event == games.GameEvent(
        acted.game.events,
        key,
        f"{seat} pass",
        "player",
        evening.people[FOUR[seat]],
        evening.clock.now(),
    )


def every_action(seat: int) -> list[Action]:
    return [
        Pass(seat),
        *(Take(seat, suit) for suit in Suit),
        *(Play(seat, card, word) for card in PACK for word in (False, True)),
        Cut(seat, 7),
    ]


# What is refused -------------------------------------------------------------------------------


async def test_somebody_elses_turn(evening: Evening, calling: Game) -> None:
    refused = await evening.refused(evening.act(calling, Pass((turn(calling) + 1) % 4)))
    assert refused.reason is RefusalReason.NOT_YOUR_TURN
    assert refused.facts == {"seat": turn(calling)}


async def test_who_clicks_twice_is_told_what_they_played(evening: Evening, playing: Game) -> None:
    seat, key = turn(playing), key_of(playing)
    first, *_, other = legal_actions(state_of(playing), seat) * 2
    await evening.act(playing, first)
    for again in (first, other):
        refused = await evening.refused(evening.act(playing, again, key))
        assert refused.reason is RefusalReason.ALREADY_PLAYED
        assert refused.facts == {"action": str(first)}


async def test_a_decision_that_somebody_else_answered(evening: Evening, calling: Game) -> None:
    """Only who acted and who is asked have a fresh hand: the others click on what was open then."""
    seat, key = turn(calling), key_of(calling)
    game = (await evening.act(calling, Pass(seat))).game
    refused = await evening.refused(evening.act(calling, Pass((seat + 2) % 4), key))
    assert refused.reason is RefusalReason.NOT_YOUR_TURN
    assert refused.facts == {"seat": turn(game)}
    change = evening.act(calling, Pass(turn(game)), key)
    assert await evening.reason(change) is RefusalReason.TOO_LATE


async def test_a_decision_of_an_earlier_deal(evening: Evening, calling: Game) -> None:
    seat, key = turn(calling), key_of(calling)
    game = await evening.go_on(calling, random.Random(1))
    while state_of(game).deal_number == state_of(calling).deal_number:
        game = await evening.go_on(game, random.Random(1))
    await evening.go_on_to(game, Phase.CALL, random.Random(1))
    for other in range(4):
        if other != seat:
            change = evening.act(calling, Pass(other), key)
            assert await evening.reason(change) is RefusalReason.TOO_LATE


@pytest.mark.parametrize("key", ["", "9p31", "1c99", "' OR 1=1", "1c0 "])
async def test_a_decision_that_never_was(evening: Evening, calling: Game, key: str) -> None:
    change = evening.door.act(calling.id, key, Pass(turn(calling)), MadeBy.PLAYER, 1)
    assert await evening.reason(change) is RefusalReason.TOO_LATE


async def test_an_old_decision_of_the_same_seat_is_not_the_open_one(
    evening: Evening, playing: Game
) -> None:
    """A click on a message of an earlier turn plays nothing now, though the seat is asked."""
    seat = turn(playing)
    made = await evening.database.ask(games.find_events, playing.id, until=playing.events)
    own = next(each for each in made if each.action.startswith(f"{seat} "))
    refused = await evening.refused(
        evening.act(playing, legal_actions(state_of(playing), seat)[0], own.decision)
    )
    assert refused.reason is RefusalReason.ALREADY_PLAYED
    assert refused.facts == {"action": own.action}


async def test_no_party_no_action(evening: Evening) -> None:
    lobby = await evening.open()
    anna = evening.anna

    def act(game_id: int) -> Any:
        return evening.door.act(game_id, "1c0", Pass(0), MadeBy.PLAYER, anna)

    assert await evening.reason(act(lobby.id)) is RefusalReason.NOT_STARTED
    assert await evening.reason(act(99)) is RefusalReason.NO_SUCH_TABLE
    await evening.lobby.close(lobby.id, anna)
    assert await evening.reason(act(lobby.id)) is RefusalReason.PARTY_OVER


# At once ---------------------------------------------------------------------------------------


async def test_of_many_clicks_on_one_decision_one_counts(evening: Evening, playing: Game) -> None:
    legal = legal_actions(state_of(playing), turn(playing))
    clicks = [evening.act(playing, legal[n % len(legal)], key_of(playing)) for n in range(12)]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    won = [each for each in outcomes if isinstance(each, Acted)]
    assert len(won) == 1
    reasons = {getattr(each, "reason", None) for each in outcomes if each is not won[0]}
    assert reasons == {RefusalReason.ALREADY_PLAYED}
    assert (await evening.load(playing.id)) == won[0].game


async def test_so_it_is_between_two_processes(evening: Evening, playing: Game) -> None:
    seat, other = turn(playing), evening.new_tables()
    action = legal_actions(state_of(playing), seat)[0]
    person = evening.people[FOUR[seat]]
    clicks = [
        tables.door.act(playing.id, key_of(playing), action, MadeBy.PLAYER, person)
        for tables in (evening.tables, other) * 3
    ]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(each, Acted) for each in outcomes) == 1
    assert (await evening.load(playing.id)).events == playing.events + 1


async def test_tables_do_not_wait_for_each_others_turn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty parties at once, each in its own order."""
    for most in ("MOST_HOSTED", "MOST_SEATS"):
        monkeypatch.setattr(admission, most, 21)
    parties = [await evening.started() for _ in range(20)]
    after = await asyncio.gather(
        *(evening.go_on(game, random.Random(game.id), actions=12) for game in parties)
    )
    assert [game.events for game in after] == [12] * 20
    for game in after:
        assert (await evening.new_tables().load(game.id)).state == game.state


# Killed just then --------------------------------------------------------------------------------

ONE_OF = {"end_mode": "deals", "deals_limit": 1}


async def killed_after(evening: Evening, game: Game, action: Action) -> Game:
    """The program dies once this is written, before anybody is told: who did it presses again."""
    acted = await evening.act(game, action)
    evening.use(evening.new_tables())
    answered = decision_for(state_of(game), action)
    assert answered is not None
    again = evening.act(game, action, answered.key)
    over = acted.game.row.status == "over"
    late = RefusalReason.PARTY_OVER if over else RefusalReason.ALREADY_PLAYED
    assert await evening.reason(again) is late
    found = await evening.load(game.id)
    assert found == acted.game
    return found


async def test_a_contra_and_a_recontra_count_once(evening: Evening) -> None:
    rules = find_preset("bulgarian").changed(ONE_OF)
    game = await evening.started(rules=rules)
    game = await evening.go_on_to(game, Phase.CALL, random.Random(3))
    for call in ("bid H", "coinche", "surcoinche"):
        game = await killed_after(evening, game, parse_action(f"{turn(game)} {call}"))
    for _ in range(3):
        game = await killed_after(evening, game, Pass(turn(game)))
    game = await evening.play_out(game, random.Random(3))
    assert [each.multiplier for each in state_of(game).results] == [4]


@pytest.mark.parametrize("how", ["auto", "claim"])
async def test_the_roem_of_a_trick_counts_once(evening: Evening, how: str) -> None:
    """Whichever card of a trick the program dies after, and between the trick and its call."""
    rules = find_preset("klaverjas_rotterdam").changed({**ONE_OF, "roem_claim": how})
    game = await evening.started(rules=rules)
    chance, found = random.Random(3), [0, 0]
    game = await evening.go_on_to(game, Phase.PLAY, chance)
    while game.row.status == "playing":
        legal = legal_actions(state_of(game), turn(game))
        claims = [each for each in legal if isinstance(each, Claim)]
        assert not claims or how == "claim"
        game = await killed_after(evening, game, (*claims, random_action(game, chance))[0])
    for trick in view(state_of(game), None).tricks:
        found[trick.winner % 2] += trick.roem
    assert any(found)
    assert state_of(game).results[-1].had_of(Source.ROEM) == tuple(found)


# All or nothing --------------------------------------------------------------------------------


async def test_an_action_whose_marks_fail_did_not_happen(
    evening: Evening, playing: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError

    before = await evening.everything()
    action = legal_actions(state_of(playing), turn(playing))[0]
    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.delivery.display.mark_after", fail)
        with pytest.raises(RuntimeError):
            await evening.act(playing, action)
    assert await evening.everything() == before
    assert await evening.load(playing.id) == playing
    await evening.act(playing, action)


async def last_action(evening: Evening, seats: dict[int, str | None]) -> tuple[Game, Action]:
    """A party before its last action, and that action."""
    game = await evening.started(seats, ONE_DEAL)
    chance = random.Random(5)
    while True:
        action = random_action(game, chance)
        if Effect.PARTY_OVER in apply(state_of(game), action).effects:
            return game, action
        game = (await evening.act(game, action)).game


async def test_the_result_is_written_with_the_last_action(evening: Evening) -> None:
    game, action = await last_action(evening, {**FOUR, 2: None})
    assert (await evening.everything())["results"] == []
    over = (await evening.act(game, action)).game
    state = state_of(over)
    assert (over.row.status, over.row.due_at) == ("over", None)
    written = await evening.everything()
    [result] = written["results"]
    assert result[1:] == (
        game.id,
        evening.server,
        "french",
        len(state.results),
        evening.clock.now(),
        None,  # unrated
        "too_few_deals",
        " ".join(str(evening.people[name]) for name in ("Anna", "Ben", "Dora")),
    )
    people = evening.people
    assert [(row[1], *row[-2:]) for row in written["result_players"]] == [
        (seat, person, TEAMS.of(seat))
        for seat, person in enumerate((people["Anna"], people["Ben"], None, people["Dora"]))
    ]
    assert [row[1:] for row in written["result_sides"]] == [
        (side, score, side == state.winner) for side, score in enumerate(state.scores)
    ]
    ended = [row for row in written["games"] if row[0] == game.id]
    assert evening.clock.now() in ended[0]


async def test_without_its_result_the_last_action_did_not_happen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, action = await last_action(evening, {**FOUR})

    async def fail(*_: object) -> None:
        raise RuntimeError

    before = await evening.everything()
    with monkeypatch.context() as broken:
        broken.setattr(results, "add", fail)
        with pytest.raises(RuntimeError):
            await evening.act(game, action)
    assert await evening.everything() == before
    await evening.act(game, action)
    assert len((await evening.everything())["results"]) == 1
