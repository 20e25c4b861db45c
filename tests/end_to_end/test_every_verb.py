"""Every verb there is, as the bot itself registers them, pressed with what nobody was given.

The wrong people, servers, numbers and lengths: each gets a sentence, nothing is changed, and no
mistake of ours is logged. A new verb is pressed here without being named.
"""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.storage.engine.database import Commits
from bot.storage.games import games
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from bot.text import words_for
from cogs.limits import MINUTE, MOST_PRESSES
from tests.end_to_end.club import Club
from tests.end_to_end.every_verb import (
    LOBBY,
    OWN,
    PARTY,
    STRANGER,
    TOURNAMENT,
    Scene,
    forged,
    in_turn,
    known,
    scene,
    verbs,
)
from tests.end_to_end.forging import Forged, check_answer, command, listening, send
from tests.examples import sampled

EN = words_for("en")
HERE = ("setup_", "season_", "t_daily_", "t_today")
"""how verbs begin that are about the server where they are pressed, whatever else they say"""
MEANS_NOTHING = ("x", "99", "9" * 70)
SOMETHING_RIGHT = ("1:99:99:99", "2:x:-1:0")
"""what follows the number of a table or a tournament means nothing"""
LONGEST = "x" * 4000
"""Discord lets nobody write more into a form"""


async def press_all(stage: Scene, sent: Iterable[Forged], verb: str) -> None:
    """Each is answered, and nothing goes wrong."""
    with listening() as alarm:
        for each in sent:
            check_answer(await send(stage.evening, stage.shown, each), each, alarm)
        await stage.evening.settle()
        assert alarm.heard == [], verb


async def nothing_comes_of(stage: Scene, sent: Iterable[Forged], verb: str) -> None:
    """And nothing is changed but what is one's own."""
    await press_all(stage, sent, verb)
    assert await stage.changed() <= OWN.get(verb, set()), verb


async def test_a_stranger_moves_nothing(tmp_path: Path) -> None:
    """Also with the very decision that somebody else is asked for."""
    async with scene(tmp_path) as stage:
        await known(stage, STRANGER)
        game = await stage.table.game()
        decision = game.decision()
        assert decision is not None
        holder = game.holder(int(decision.actor))
        seen = await stage.table.view_of(stage.table.key_of(holder))
        decided = f"{PARTY}:{decision.key}:{seen.hand[0]}"
        for verb in verbs(stage):
            sent = forged(STRANGER, verb, decided, f"{LOBBY}:0", f"{TOURNAMENT}:1:1")
            await nothing_comes_of(stage, sent, verb)


@pytest.mark.parametrize("count", sampled((1, 3)))
async def test_numbers_that_mean_nothing(tmp_path: Path, count: int) -> None:
    """Requests come in the name of who has opened the tables and organises the tournament."""
    async with scene(tmp_path) as stage:
        await known(stage, "alice")
        for number, verb in enumerate(verbs(stage, without=OWN)):
            sent = forged("alice", verb, *MEANS_NOTHING)
            await nothing_comes_of(stage, in_turn(sent, number, count), verb)
        for number, verb in enumerate(verbs(stage, without=OWN)):
            written = Forged("alice", f"dd:{verb}:1:1", text=LONGEST)
            sent = (*forged("alice", verb, *SOMETHING_RIGHT), written)
            await press_all(stage, in_turn(sent, number, count), verb)


@pytest.mark.whole
async def test_another_server(tmp_path: Path) -> None:
    """Tables and tournament belong to it; whoever presses manages the one where they press."""
    async with scene(tmp_path) as stage:
        evening = stage.evening
        await known(stage, STRANGER)
        await manage_here(evening, STRANGER)
        await move_away(evening)
        await stage.changed()
        for verb in verbs(stage, without=OWN):
            if verb.startswith(HERE):
                continue
            sent = forged(STRANGER, verb, f"{PARTY}:1:1", f"{LOBBY}:1", f"{TOURNAMENT}:1:1")
            await nothing_comes_of(stage, sent, verb)


async def test_whatever_is_written_without_a_table_has_a_limit(tmp_path: Path) -> None:
    """Without being named: a verb or a command is counted, or it means nothing without a game."""
    async with scene(tmp_path) as stage:
        evening = stage.evening
        await known(stage, "alice")
        too_many = EN("refused-hasty", most=MOST_PRESSES)
        for _ in range(MOST_PRESSES - len(evening.bot.haste._pressed.get(own_id(evening)) or ())):
            evening.bot.haste.note(own_id(evening), written())
        for each in evening.bot.haste._pressed.get(own_id(evening)) or ():
            each[1].any = True
        in_play = evening.bot.presses.in_play
        for verb in verbs(stage):
            sent = Forged("alice", f"dd:{verb}:99")
            reply = await send(evening, stage.shown, sent)
            told = reply.latest.text() if reply.latest else ""
            assert (told == too_many) == (verb not in in_play), verb
        for each in evening.sandbox.world.commands():
            reply = await command(evening, "alice", each["name"], ())
            assert reply.message.text() == too_many, each["name"]
        await evening.settle()
        assert await stage.changed() == set()
        await evening.advance(MINUTE)
        reply = await command(evening, "alice", "preferences", ())
        assert reply.message.text() != too_many


def own_id(evening: Club) -> int:
    return int(evening.person("alice").id)


def written() -> Commits:
    commits = Commits()
    commits.any = True
    return commits


async def manage_here(evening: Club, who: str) -> None:
    organiser = evening.sandbox.role("Organiser")
    evening.sandbox.set_permissions(organiser, 1 << 5)
    evening.sandbox.give_role(evening.person(who), organiser)


async def move_away(evening: Club) -> None:
    """Everything there is belongs to a server where the bot is not."""
    async with evening.bot.database.write() as connection:
        other = await servers.meet(connection, 4242)
        await tournaments.change(connection, TOURNAMENT, server_id=other.id)
        for number in (PARTY, LOBBY):
            game = await games.find(connection, number)
            assert game is not None
            await games.change(connection, number, server_id=other.id, version=game.version + 1)
    events: Any = evening.bot.get_cog("ServerEvents")
    await asyncio.create_task(events.on_ready())
    await evening.settle()
