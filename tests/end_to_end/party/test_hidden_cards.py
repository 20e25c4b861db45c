"""Two deals that differ only in cards a seat may not know look the same from that seat.

Every byte is compared: pictures, alt texts, texts, custom ids, names of files; and what a robot in
that seat does, and when.
"""

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.clock import ManualClock
from bot.rules import (
    Action,
    Card,
    ChooseDealer,
    Cut,
    Draw,
    IllegalAction,
    Phase,
    Play,
    Ruleset,
    Shuffle,
    State,
    apply,
    decision_for,
    decisions,
    find_preset,
    game_of,
    parse_cards,
    start,
    view,
)
from bot.sandbox import Sandbox
from bot.tables import MadeBy, Opening, Pace, Tables
from tests.end_to_end.club import club_in, seed
from tests.end_to_end.knowledge import heard, known_cards
from tests.end_to_end.playing import Table, steady
from tests.end_to_end.positions import PEOPLE, meet
from tests.end_to_end.recording import Recorder, assert_same
from tests.examples import sampled
from tests.sandbox_fixtures import running_sandbox
from tests.storage.databases import open_in

pytestmark = pytest.mark.drawn

RULES = find_preset("french")
DEALER_DRAWN = Draw(parse_cards("8S 8H 8D 7C"))
"""seat 3 deals, seat 0 calls first"""
CUT_AT = 16
PACE = Pace(robot_delay=5.0)
"""slow robots: lobby, thread and table are there before they act"""


class Deal(NamedTuple):
    """A deal from its pack, and what was done until `seat` is asked."""

    pack: tuple[Card, ...]
    moves: tuple[Action, ...]
    seat: int
    preset: str = "french"
    rules: Ruleset = RULES

    def actions(self) -> list[Action]:
        if self.rules.shuffle == "every_deal":
            return [ChooseDealer(self.rules.players - 1), Shuffle(self.pack), *self.moves]
        before_cut = (*self.pack[-CUT_AT:], *self.pack[:-CUT_AT])
        return [DEALER_DRAWN, Shuffle(before_cut), Cut(2, CUT_AT), *self.moves]

    def state(self) -> State:
        """Raises `IllegalAction` where somebody could not have done what they did."""
        *_, state = self.states()
        return state

    def states(self) -> Iterator[State]:
        """Yield how it stood after each action."""
        state = start(self.rules)
        for action in self.actions():
            state = apply(state, action).state
            yield state


CALLS_AND_CARDS = (Phase.CALL, Phase.TALON, Phase.PLAY)


def deal_with(
    moves: int, chance: random.Random, preset: str = "french", rules: Ruleset = RULES
) -> Deal:
    """A deal in which somebody has a choice after so many calls and cards."""
    pack = game_of(rules).dealing.pack
    while True:
        deal = Deal(tuple(chance.sample(pack, len(pack))), (), 0, preset, rules)
        state = deal.state()
        while len(deal.moves) < moves and state.phase in CALLS_AND_CARDS:
            action = steady(view(state, deal.seat))
            state = apply(state, action).state
            deal = deal._replace(moves=(*deal.moves, action), seat=_asked(state))
        if state.phase in CALLS_AND_CARDS and len(view(state, deal.seat).options) > 1:
            return deal


def _asked(state: State) -> int:
    decision = decisions(state)[0]
    return decision.actor if isinstance(decision.actor, int) else 0


def with_other_cards(deal: Deal, chance: random.Random) -> Deal:
    """The same for `deal.seat`, with the cards that seat has not seen in other places."""
    state = deal.state()
    known = set[Card]().union(*(known_cards(each, deal.seat) for each in deal.states()))
    # And what they see once they have acted: the cards that are dealt to who takes.
    known |= known_cards(apply(state, steady(view(state, deal.seat))).state, deal.seat)
    if deal.rules.show_bottom:  # it lies open as soon as somebody takes
        known.add(deal.pack[-1])
    places = [n for n, card in enumerate(deal.pack) if card not in known]
    while True:
        pack = list(deal.pack)
        for place, other in zip(places, chance.sample(places, len(places)), strict=True):
            pack[place] = deal.pack[other]
        changed = deal._replace(pack=tuple(pack))
        try:
            after = changed.state()
        except IllegalAction:
            continue
        if heard(after) != heard(state) or _hidden(after, deal.seat) == _hidden(state, deal.seat):
            continue
        assert decisions(after) == decisions(state)
        return changed


def _hidden(state: State, seat: int) -> list[frozenset[Card]]:
    assert state.deal is not None
    hands = [frozenset(hand) for n, hand in enumerate(state.deal.hands) if n != seat]
    laid = state.deal.moved.laid if state.deal.moved else ()
    return [*hands, frozenset(laid)]


@asynccontextmanager
async def table_with(
    folder: Path, deal: Deal, *, robot: bool = False
) -> AsyncIterator[tuple[Table, Recorder]]:
    """A club in which a deal stands as it does; with `robot` its seat is a robot's."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        await prepare(sandbox, folder, clock, deal, robot=robot)
        recorder = Recorder(sandbox, PEOPLE[deal.seat])
        async with club_in(sandbox, folder, clock, PACE) as club:
            await club.advance(2)
            yield Table(club), recorder


async def prepare(
    sandbox: Sandbox, folder: Path, clock: ManualClock, deal: Deal, *, robot: bool
) -> None:
    """Write the game into the database before there is a bot."""
    database = await open_in(folder)
    tables = Tables(database, clock, PACE, entropy=seed(1))
    players = deal.rules.players
    server_id, known = await meet(sandbox, database, clock, players)
    host = known[(deal.seat + 1) % players]
    sitting = {seat: None if robot and seat == deal.seat else known[seat] for seat in known}
    channel = int(sandbox.channel("belote").id)
    game = await tables.lobby.open(
        Opening(server_id, channel, host, "en", deal.preset, deal.rules), sitting
    )
    await tables.lobby.start(game.id, host)
    await clock.advance(10)
    for action in deal.actions():
        game = await tables.load(game.id)
        decision = decision_for(game.playing(), action)
        assert decision is not None
        await tables.door.act(game.id, decision.key, action, MadeBy.HOST)
    await database.close()


FIRST_CALL, LATE_CALL, FIRST_CARDS, IN_A_TRICK, NEAR_THE_END = 0, 5, 6, 16, 27
"""calls and cards before"""
POSITIONS = FIRST_CALL, FIRST_CARDS, IN_A_TRICK, LATE_CALL, NEAR_THE_END


@pytest.mark.parametrize("moves", sampled(POSITIONS, every=2))
async def test_what_a_seat_is_shown(tmp_path: Path, moves: int) -> None:
    chance = random.Random(moves)
    deal = deal_with(moves, chance)
    seen = [
        await look_around(tmp_path / str(n), each)
        for n, each in enumerate((deal, with_other_cards(deal, chance)))
    ]
    assert "dm" in seen[0]
    assert any(files for versions in seen[0]["dm"] for _, _, files in versions)
    assert_same(seen[0], seen[1])


async def look_around(folder: Path, deal: Deal) -> dict[str, list[Any]]:
    """All that the seat is shown while its owner looks at everything there is, and acts."""
    who = PEOPLE[deal.seat]
    async with table_with(folder, deal) as (table, recorder):
        club = table.club
        for verb in ("peek", "sheet", "more"):
            await club.press(who, club.table(who), verb)
        hand, seen = club.hand(who), await table.view_of(who)
        if seen.phase is Phase.PLAY:
            await try_every_grey_card(table, who, seen.options)
        await club.advance(25)
        reply = await club.person(who).click(hand, custom_id=table.button_of(steady(seen), seen))
        assert reply.kind == "update"
        await club.advance(3)
        return recorder.seen


async def try_every_grey_card(table: Table, who: str, options: Sequence[Action]) -> None:
    seen, hand = await table.view_of(who), table.club.hand(who)
    playable = {option.card for option in options if isinstance(option, Play)}
    for card in seen.hand:
        if card not in playable:
            reply = await table.club.person(who).click(
                hand, custom_id=table.button_of(Play(seen.seat or 0, card), seen)
            )
            assert reply.ephemeral


@pytest.mark.parametrize("moves", sampled((FIRST_CALL, FIRST_CARDS, 18), every=2))
async def test_what_a_robot_does(tmp_path: Path, moves: int) -> None:
    """The same action after the same time, and the table shows it in the same way."""
    chance = random.Random(100 + moves)
    deal = deal_with(moves, chance)
    done = []
    for n, each in enumerate((deal, with_other_cards(deal, chance))):
        async with table_with(tmp_path / str(n), each, robot=True) as (table, recorder):
            before = len(await table.events())
            await table.club.advance(PACE.robot_delay)
            [event] = (await table.events())[before:]
            assert event.made_by == "robot"
            done.append((event, recorder.seen))
    assert done[0][0] == done[1][0]
    assert_same(done[0][1], done[1][1])
    assert done[0][0].at >= ManualClock().now() + 10 + PACE.robot_delay
