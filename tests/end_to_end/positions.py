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
from bot.storage import people, servers
from bot.storage.database import open_database
from bot.tables import MadeBy, Opening, Tables
from tests.end_to_end.club import club_in, seed
from tests.end_to_end.playing import LANGUAGES, Table
from tests.sandbox_fixtures import running_sandbox

PEOPLE = tuple(LANGUAGES)
"""by seat: Alice (English), Benoît (French), Clara and Daan; the last one deals"""
SHOWN_AFTER = 1.5
"""seconds until lobby, thread, table and hands are there"""


def in_hands(rules: Ruleset, *hands: str) -> list[Action]:
    """The first actions of a party in which each seat gets these cards of the last seat's deal.

    Seat 0 is first hand; over a turned card it takes: the card named first is turned up. In
    Découverte the cards are those that lie open.
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
        await _prepare(sandbox, folder, clock, preset, rules, done)
        async with club_in(sandbox, folder, clock) as club:
            await club.advance(SHOWN_AFTER)
            yield Table(club)


async def _prepare(
    sandbox: Sandbox,
    folder: Path,
    clock: ManualClock,
    preset: str,
    rules: Ruleset,
    actions: Sequence[Action],
) -> None:
    """Write the game into the database before there is a bot."""
    database = await open_database(str(folder / "club.db"))
    tables = Tables(database, clock, entropy=seed(1))
    sitting: dict[int, int | None] = {}
    async with database.write() as connection:
        server = await servers.meet(connection, int(sandbox.guild.id))
        for seat, name in enumerate(PEOPLE[: rules.players]):
            user = sandbox.people[name].user
            person = await people.meet(
                connection, int(user.id), user.name, user.locale, clock.now()
            )
            sitting[seat] = person.id
    host = sitting[0]
    assert host is not None
    channel = int(sandbox.channel("belote").id)
    game = await tables.lobby.open(Opening(server.id, channel, host, "en", preset, rules), sitting)
    await tables.lobby.start(game.id, host)
    await clock.advance(10)  # nobody waits for who opened the lobby to show it
    for action in actions:
        game = await tables.load(game.id)
        decision = decision_for(game.playing(), action)
        assert decision is not None, f"nobody is asked for {action}"
        by_host = action.actor == TABLE
        await tables.door.act(
            game.id,
            decision.key,
            action,
            MadeBy.HOST if by_host else MadeBy.PLAYER,
            None if by_host else sitting[int(action.actor)],
        )
    await database.close()
