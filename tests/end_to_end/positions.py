"""A club in which a party stands where a test wants it: known hands, known calls."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.clock import ManualClock
from bot.rules import (
    PACK,
    TABLE,
    Action,
    Card,
    ChooseDealer,
    Ruleset,
    Shuffle,
    State,
    Take,
    apply,
    decision_for,
    parse_action,
    parse_cards,
    start,
)
from bot.sandbox import Sandbox
from bot.storage.engine.database import Database
from bot.storage.people import people, servers
from bot.tables import MadeBy, Opening, Tables
from tests.end_to_end.club import club_in, seed
from tests.end_to_end.playing import LANGUAGES, Table
from tests.sandbox_fixtures import running_sandbox
from tests.storage.databases import open_in

PEOPLE = tuple(LANGUAGES)
"""by seat: Alice (English), Benoît (French), Clara and Daan; the last one deals"""
SHOWN_AFTER = 1.5
"""seconds until lobby, thread, table and hands are there"""


def in_hands(rules: Ruleset, *hands: str) -> list[Action]:
    """The first actions of a party in which each seat gets these cards of the last seat's deal.

    Seat 0 is first hand; over a turned card it takes, and the card it names first is turned up. In
    Découverte the cards are those that lie open, and the first of the dealer's is the turned one.
    """
    opening: list[Action] = [ChooseDealer(rules.players - 1), Shuffle(PACK)]
    state = _after(rules, opening)
    if state.deal is None:
        raise ValueError("deal without a cut: shuffle = every_deal")
    turned = state.deal.turn_up
    if rules.players == 4 and turned is not None:
        state = apply(state, Take(0, turned.suit)).state
    assert state.deal is not None
    dealt = [_turned_first(hand, turned) for hand in state.deal.hands]
    wanted = [parse_cards(hand) for hand in hands]
    places = {
        card: place
        for mine, theirs in zip(dealt, wanted, strict=True)
        for place, card in zip(mine, theirs, strict=True)
    }
    rest = iter([card for card in PACK if card not in places])
    filled = {place: card for card, place in places.items()}
    pack = tuple(filled[place] if place in filled else next(rest) for place in PACK)
    return [opening[0], Shuffle(pack)]


def _turned_first(hand: Sequence[Card], turned: Card | None) -> list[Card]:
    return sorted(hand, key=lambda card: card is not turned)


def _after(rules: Ruleset, actions: Sequence[Action]) -> State:
    state = start(rules)
    for action in actions:
        state = apply(state, action).state
    return state


@asynccontextmanager
async def table_at(
    folder: Path, rules: Ruleset, *actions: Action | str, preset: str = "pagat"
) -> AsyncIterator[Table]:
    """The club shortly after these actions, with everything shown; people sit in all the seats."""
    clock = ManualClock()
    done = [parse_action(each) if isinstance(each, str) else each for each in actions]
    async with running_sandbox(clock) as sandbox:
        await prepare(sandbox, folder, clock, preset, rules, done)
        async with club_in(sandbox, folder, clock) as club:
            await club.advance(SHOWN_AFTER)
            yield Table(club)


async def prepare(
    sandbox: Sandbox,
    folder: Path,
    clock: ManualClock,
    preset: str,
    rules: Ruleset,
    actions: Sequence[Action],
) -> None:
    """Write the game into the database before there is a bot."""
    database = await open_in(folder)
    try:
        tables = Tables(database, clock, entropy=seed(1))
        server, sitting = await meet(sandbox, database, clock, rules.players)
        channel = int(sandbox.channel("belote").id)
        opening = Opening(server, channel, sitting[0], "en", preset, rules)
        game = await tables.lobby.open(opening, sitting)
        await tables.lobby.start(game.id, sitting[0])
        await clock.advance(10)  # nobody waits for who opened the lobby to show it
        for action in actions:
            await _act(tables, game.id, action, sitting)
    finally:
        await database.close()


async def meet(
    sandbox: Sandbox, database: Database, clock: ManualClock, players: int
) -> tuple[int, dict[int, int]]:
    """The server, and who sits where."""
    sitting: dict[int, int] = {}
    async with database.write() as connection:
        server = await servers.meet(connection, int(sandbox.guild.id))
        for seat, name in enumerate(PEOPLE[:players]):
            user = sandbox.people[name].user
            user.avatar = None  # it comes when it comes, and pictures are compared
            person = await people.meet(
                connection, int(user.id), user.name, user.locale, clock.now()
            )
            sitting[seat] = person.id
    return server.id, sitting


async def _act(tables: Tables, game_id: int, action: Action, sitting: dict[int, int]) -> None:
    decision = decision_for((await tables.load(game_id)).playing(), action)
    assert decision is not None, f"nobody is asked for {action}"
    if action.actor == TABLE:
        await tables.door.act(game_id, decision.key, action, MadeBy.HOST)
    else:
        person = sitting[action.actor]
        await tables.door.act(game_id, decision.key, action, MadeBy.PLAYER, person)
