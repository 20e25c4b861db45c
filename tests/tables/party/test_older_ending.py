"""A stored party that a tied extra deal ended, as it once did: it is over wherever it is read."""

from pathlib import Path

from bot.rules import Phase, Shuffle, find_preset
from bot.storage.games import games
from bot.storage.upkeep.checking import check_file
from bot.tables import Pace, Tables
from bot.tables.finished.party_record import party_record
from bot.tables.finished.reviews import Reviews
from tests.rules.record.test_record import TIED_IN_THE_END
from tests.tables.evening import evening_in, state_of
from tests.walks import walk

SEED = bytes((93, 4)) * 16
"""of a party whose third deal is tied, after both sides have reached the target"""


async def test_it_is_over_in_its_game_its_record_and_the_check(tmp_path: Path) -> None:
    rules = find_preset("german_club").changed(TIED_IN_THE_END)
    actions = walk(rules, SEED).actions
    fourth = [number for number, each in enumerate(actions) if isinstance(each, Shuffle)][3]
    async with evening_in(tmp_path) as evening:
        evening.use(Tables(evening.database, evening.clock, Pace(), entropy=lambda: SEED))
        game = await evening.started(rules=rules)
        for action in actions[:fourth]:
            game = (await evening.act(game, action)).game
        assert (state_of(game).phase, state_of(game).winner) == (Phase.SHUFFLE, None)
        async with evening.database.write() as connection:
            await games.change(connection, game.id, status="over", due_at=None)
        evening.use(evening.new_tables())
        game = await evening.load(game.id)
        assert (state_of(game).phase, state_of(game).winner) == (Phase.OVER, 1)
        assert (await Reviews(evening.database).of(game)).last.winner == 1
        async with evening.database.read() as connection:
            record = await party_record(connection, game)
        assert (record.totals, record.winner, record.ending) == ((108, 216), 1, "target")
    wrong = [str(each) for each in check_file(tmp_path / "club.db").findings]
    assert wrong == [f"game {game.id}: over without a result"]
