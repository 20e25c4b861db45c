"""A whole party of each game by clicks, opened with its preset, everybody in their own language.

The seeds were searched with the rules alone: in these deals happens what is worth looking at, and
each test says what that is.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.command_line.fairness import check_fairness
from bot.rules import (
    CAPOT_BID,
    Action,
    Bid,
    Choice,
    Coinche,
    Cut,
    Declare,
    Ending,
    Pass,
    Phase,
    Play,
    Rank,
    Ruleset,
    Show,
    State,
    Trump,
    View,
    Word,
    apply,
    parse_action,
    read,
    start,
)
from bot.rules.core.ruleset import OptionValue
from bot.storage.engine.schema import GameEvent
from cogs.hand.controls import CUTS, cuts_of
from tests.end_to_end.club import club, seed
from tests.end_to_end.parties import (
    Mind,
    open_table,
    play_on,
    start_table,
    too_late,
)
from tests.end_to_end.party_ends import the_party_is_over
from tests.end_to_end.playing import READERS, steady
from tests.end_to_end.watching import Watch

POSITIONS = tuple(CUTS)
SLOW = 3
"""the seat that leaves the cut to the host"""
SILENT = 2
"""the seat that never announces what it holds"""
TOP = {Rank.JACK, Rank.NINE, Rank.ACE}


# What people do --------------------------------------------------------------------------------


def cuts(seen: View) -> Action | None:
    """Everybody cuts somewhere else, one leaves it to the host."""
    positions = tuple(cuts_of(seen))
    return None if seen.seat == SLOW else Cut(seen.seat or 0, positions[seen.seat or 0])


def talkative(seen: View) -> Action | None:
    """Says belote, announces or declares what is proposed, asks to see it; `SILENT` does not."""
    if show := next((each for each in seen.options if isinstance(each, Show)), None):
        return show
    match seen.phase:
        case Phase.CUT:
            return cuts(seen)
        case Phase.PACKETS:
            return seen.options[-1]
        case Phase.DECLARE:
            return Declare(seen.seat or 0, announced(seen))
        case Phase.PLAY:
            return plays(seen)
        case _:
            return steady(seen)


def announced(seen: View) -> Choice:
    return () if seen.seat == SILENT or not seen.choices else seen.choices[0]


def plays(seen: View) -> Action:
    """A card as `steady` chooses it, with all that there is to say."""
    said = announced(seen)
    options = [e for e in seen.options if isinstance(e, Play) and e.declarations == said]
    with_word = {each.card for each in options if each.word}
    options = [each for each in options if each.word or each.card not in with_word]
    return steady(seen._replace(options=tuple(options)))


def trumps(seen: View, suit: Trump) -> set[Rank]:
    return {card.rank for card in seen.hand if card.suit is suit}


def bidding(seen: View) -> Action | None:
    """Bids on jack and nine, overbids once, all the tricks with five; coinches on three trumps.

    Who comes after the bidder waits until everybody has passed; their partner knocks at once.
    """
    match seen.phase:
        case Phase.CUT:
            return cuts(seen)
        case Phase.PLAY:
            return plays(seen)
        case _ if knocks(seen):
            return Coinche(seen.seat or 0)
        case Phase.CALL if seen.decision:
            return bids(seen)
        case Phase.KNOCK:
            return Pass(seen.seat or 0)
        case _:
            return None


def knocks(seen: View) -> bool:
    if seen.bid is None or Coinche(seen.seat or 0) not in seen.options:
        return False
    patient = seen.seat == (seen.bid.actor + 1) % 4
    return (seen.phase is Phase.KNOCK or not patient) and len(trumps(seen, seen.bid.suit)) >= 3


def bids(seen: View) -> Action:
    least = 80 if seen.bid is None else seen.bid.points + 10
    for option in seen.options:
        if not isinstance(option, Bid):
            continue
        held = trumps(seen, option.suit)
        if option.points == CAPOT_BID and (len(held) >= 5 or held >= TOP):
            return option
        if len(held) in (3, 4) and Rank.JACK in held and option.points == least <= 100:
            return option
    return Pass(seen.seat or 0)


# The games -------------------------------------------------------------------------------------


class Party(NamedTuple):
    """A party that is over: how it ended, each action with the state that it was made in, and what
    `/export` gives to who sat there."""

    end: State
    moves: list[tuple[State, Action]]
    record: str

    def of(self, kind: type[Action]) -> list[tuple[State, Action]]:
        return [(state, action) for state, action in self.moves if type(action) is kind]


async def play(
    folder: Path,
    number: int,
    sitting: Sequence[str],
    preset: str,
    mind: Mind,
    changes: Mapping[str, OptionValue] | None = None,
) -> Party:
    """From `/belote` to the end by clicks, with everything looked at."""
    async with club(folder, entropy=seed(number)) as evening:
        watch = Watch(evening, READERS[sitting[0]])
        table = await open_table(evening, sitting, preset, changes)
        await start_table(table, sitting[0])
        await play_on(table, mind, watch)
        over = await the_party_is_over(table)
        await too_late(table)
        moves = list(_replayed(over.rules, await table.events()))
        reply = await evening.slash(sitting[0], "export", table=table.game_id)
        [file] = reply.message.attachments
        record = file.bytes.decode()
        assert check_fairness(read(record)).state == over
        return Party(over, moves, record)


def _replayed(rules: Ruleset, events: Sequence[GameEvent]) -> Iterator[tuple[State, Action]]:
    state = start(rules)
    for event in events:
        action = parse_action(event.action)
        yield state, action
        state = apply(state, action).state


@pytest.mark.whole
async def test_kloppen(tmp_path: Path) -> None:
    """Thrown in; coinched in the window after the third pass; a capot, coinched out of turn."""
    party = await play(
        tmp_path, 4703, ("daan", "alice", "benoit", "clara"), "kloppen", bidding, {"target": 500}
    )
    coinched = party.of(Coinche)
    assert {state.phase for state, _ in coinched} == {Phase.KNOCK, Phase.CALL}
    out_of_turn = [
        state.deal
        for state, action in coinched
        if state.phase is Phase.CALL and state.deal and state.deal.turn != action.actor
    ]
    assert CAPOT_BID in [deal.bid.points for deal in out_of_turn if deal.bid]
    assert len(party.end.results) == party.end.deal_number - 1
    # Three of four cut themselves.
    assert {cut.position for _, cut in party.of(Cut) if isinstance(cut, Cut)} & set(POSITIONS)


async def test_decouverte(tmp_path: Path) -> None:
    """Two people, sixteen tricks, and a number of points that was written into the options."""
    party = await play(
        tmp_path, 3, ("clara", "daan"), "decouverte", talkative, changes={"target": 100}
    )
    assert len(party.of(Play)) == 32
    assert party.end.ending is Ending.TARGET


@pytest.mark.whole
async def test_dutch(tmp_path: Path) -> None:
    """Declarations, of which is spoken in the second trick; the losers ask to see them."""
    sitting = ("daan", "clara", "alice", "benoit")
    party = await play(tmp_path, 596, sitting, "dutch", talkative, changes={"target": 200})
    assert len(party.of(Show)) == 2
    words: set[Word] = set()
    for state, _ in party.of(Show):
        assert state.deal is not None
        assert len(state.deal.tricks) == 2
        assert state.deal.declaring is not None
        assert state.deal.declaring.contest is not None
        words |= {said.word for said in state.deal.declaring.contest.talk}
    assert words == {Word.NAMES, Word.TRUMP, Word.PASSES}
