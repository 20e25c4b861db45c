"""Compares what is written down with what people were told, once a party is over."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sqlalchemy import select

from bot.rules import apply, parse_action, start
from bot.sandbox import ShownMessage
from bot.sandbox.world import DM
from bot.storage.engine.result_schema import result_sides, results
from bot.storage.engine.schema import GameEvent
from bot.tables import Game
from cogs.screens.screen import Screen
from tests.end_to_end.checks import live
from tests.end_to_end.club import subject_of
from tests.end_to_end.playing import Table
from tests.tools.soak.storm import Storm

PLAYS = frozenset({
    *("take", "pass", "play", "let", "bid", "coinche", "surcoinche", "declare"),
    *("schmeiss", "refuse", "exchange", "keep", "discard"),
})  # fmt: skip
"""verbs of clicks that are answered with what they did"""


async def check_told(storm: Storm, table: Table) -> None:
    """The record replays, nothing acknowledged is missing, nothing stands twice or too late."""
    game, events = await table.game(), await table.events()
    check_record(game, events)
    await check_result(storm, game)
    await check_clicks(storm, table, game, events)
    check_nothing_twice(storm)
    await check_last_words(storm, game)


def check_record(game: Game, events: list[GameEvent]) -> None:
    state = start(game.rules)
    for event in events:
        state = apply(state, parse_action(event.action)).state
    assert game.state == state
    assert [event.number for event in events] == list(range(1, len(events) + 1))


async def check_result(storm: Storm, game: Game) -> None:
    """The result is written once, and is that of the last state."""
    assert game.state is not None
    async with storm.bot.database.read() as connection:
        query = select(result_sides.score).join(results).where(results.game_id == game.id)
        written = (await connection.execute(query.order_by(result_sides.side))).scalars().all()
    assert written == (list(game.state.scores) if game.row.status == "over" else [])


async def check_clicks(storm: Storm, table: Table, game: Game, events: list[GameEvent]) -> None:
    """A click that was answered with what it did is in the record, once, as its person's own.

    Whoever got no answer met a fault.
    """
    people = {table.key_of(holder): holder.person for holder in game.people}
    made = {event.decision: event for event in events}
    counted: Counter[str] = Counter()
    for click in storm.clicks:
        if not click.custom_id.startswith("dd:"):
            assert click.kind != "none" or click.excused, f"{click} was not answered"
            continue
        _, verb, *arguments = click.custom_id.split(":")
        if not arguments or arguments[0] != str(game.id):
            continue
        assert click.kind != "none" or click.excused, f"{click} was not answered"
        person = people.get(click.who)
        if verb not in PLAYS or click.kind != "update" or person is None:
            continue
        event = made.get(arguments[1])
        assert event is not None, f"{click} is lost"
        assert event.person_id == person.id, f"{click}, but {event}"
        wanted = arguments[3 if verb == "bid" else 2] if len(arguments) > 2 else verb
        assert wanted in event.action.split(), f"{click}, but {event}"
        counted[event.decision] += 1
    assert all(count == 1 for count in counted.values()), counted


def check_nothing_twice(storm: Storm) -> None:
    """Check that each table, hand, sheet and lobby has one message in a channel."""
    stands: Counter[tuple[str, str, str]] = Counter()
    for channel_id, shown in every_message(storm):
        title = subject_of(shown)
        for picture in {each.filename for each in shown.attachments}:
            stands[channel_id, title, picture] += 1
        if channel_id == storm.club.belote.id and title.startswith("## "):
            stands[channel_id, title, "lobby"] += 1
    twice = {key: count for key, count in stands.items() if count > 1}
    assert not twice, twice


async def check_last_words(storm: Storm, game: Game) -> None:
    """No hand or table can be clicked any more, and sheet and lobby say what the record says."""
    screens, words = storm.bot.screens, storm.bot.screens.table_words(game)
    for _, shown in every_message(storm):
        names = {each.filename for each in shown.attachments}
        mine = f":{game.id}:" in str(shown.components) or f':{game.id}"' in str(shown.components)
        if mine and names & {"hand.png", "table.png"}:
            assert not live(shown), shown
    if game.row.status != "over" or not storm.place_is_there:
        return
    if str(game.row.thread_id) not in storm.sandbox.world.channels:
        return  # somebody deleted the thread after the last sheet
    last = await screens.sheet(game, game.deal, words)
    told = [shown.text() for _, shown in every_message(storm)]
    assert text_of(last) in told, "the last sheet does not say what the record says"
    assert text_of(await screens.lobby(game)) in told, "the lobby lags behind"


def every_message(storm: Storm) -> Iterator[tuple[str, ShownMessage]]:
    """Return those of the bot that stand anywhere, but for what only one person sees in a
    channel."""
    world = storm.sandbox.world
    for channel in world.channels.values():
        for message in channel.messages.values():
            if message.viewer is None or channel.type == DM:
                yield channel.id, ShownMessage(message)


def text_of(screen: Screen) -> str:
    """As `ShownMessage.text` reads a message."""
    return "\n".join(_contents(screen.view.to_components()))


def _contents(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if node.get("content"):
            yield node["content"]
        for key in ("components", "accessory", "component"):
            if key in node:
                yield from _contents(node[key])
    elif isinstance(node, list):
        for each in node:
            yield from _contents(each)
