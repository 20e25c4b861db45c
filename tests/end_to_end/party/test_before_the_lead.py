"""Who takes their time, leaves or comes back where cards change places, or a schmeiss is to be
answered: what the clock does is safe, and nobody is told of a card that is not theirs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.rules import Action, Agree, Keep, Phase, Refuse, State, legal_actions, parse_action
from bot.storage.engine.schema import GameEvent
from bot.text import words_for
from tests.end_to_end.checks import check_everybody
from tests.end_to_end.moments import MOMENTS, Moment, moment
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.end_to_end.positions import PEOPLE, table_at
from tests.end_to_end.seating import behind_more, now
from tests.end_to_end.watching import Watch
from tests.examples import sampled


@asynccontextmanager
async def table_where(at: Moment, folder: Path) -> AsyncIterator[tuple[Table, Watch]]:
    """The table at that moment, and all that is sent from then on."""
    async with table_at(folder, at.rules, *at.before, preset=at.preset) as table:
        watch = Watch(table.club, "en")
        await watch.check(table)
        yield table, watch
        await watch.check(table)


async def new_events(table: Table, at: Moment) -> list[GameEvent]:
    return (await table.events())[len(at.before) :]


def safe(action: Action, state: State) -> bool:
    """A card is exchanged by nobody but its holder; whatever else is legal may be done."""
    assert isinstance(action.actor, int)
    options = legal_actions(state, action.actor)
    return action in options and (isinstance(action, Keep) or Keep(action.actor) not in options)


@pytest.mark.parametrize("name", sampled(MOMENTS))
async def test_whose_time_is_over(tmp_path: Path, name: str) -> None:
    at = moment(name)
    async with table_where(at, tmp_path) as (table, watch):
        closes = table.club.bot.tables.pace.declare
        tempo = (await table.game()).tempo
        by_themselves = at.state.phase is Phase.TALON and at.preset == "clobyosh"
        seconds = closes if by_themselves else tempo.turn + tempo.bank
        await table.club.advance(seconds - 2)
        await watch.check(table)
        assert not await new_events(table, at)
        await table.club.advance(2)
        done = await new_events(table, at)
        assert done, "the clock has to act"
        action = parse_action(done[0].action)
        assert done[0].made_by == "clock"
        assert action.actor == at.seat
        assert safe(action, at.state), action
        await watch.check(table)
        await check_everybody(table)


@pytest.mark.parametrize("name", sampled(MOMENTS))
async def test_who_leaves_and_comes_back(tmp_path: Path, name: str) -> None:
    """A robot does it at once; who is back has the hand that it left them, and plays on."""
    at = moment(name)
    who = PEOPLE[at.seat]
    async with table_where(at, tmp_path) as (table, watch):
        club, words = table.club, words_for(LANGUAGES[who])
        hand = club.hand(who)
        await behind_more(table, who, "seat_leave")
        assert not now(club, who, hand).attachments
        await club.advance(3)
        done = await new_events(table, at)
        action = parse_action(done[0].action)
        assert (done[0].made_by, action.actor) == ("robot", at.seat)
        assert action in legal_actions(at.state, at.seat)
        await watch.check(table)
        reply = await club.press(who, club.hands_and_notes(who)[-1], "seat_back")
        assert reply.message.text() == words("seats-returned")
        for _ in range(6):
            await table.step(steady)
            await watch.check(table)
            await check_everybody(table)


async def test_a_second_click_of_two_who_are_asked(tmp_path: Path) -> None:
    """Both are asked for the dix: who answers second is told what came of it, and nothing more."""
    at = moment("exchange")
    async with table_where(at, tmp_path) as (table, watch):
        other = PEOPLE[1 - at.seat]
        seen, hand = await table.view_of(other), table.club.hand(other)
        keep = table.button_of(Keep(1 - at.seat), seen)
        assert (await table.click(PEOPLE[at.seat], at.action)).kind == "update"
        await watch.check(table)
        reply = await table.club.person(other).click(hand, custom_id=keep)
        assert reply.ephemeral
        assert [each.action for each in await new_events(table, at)] == [str(at.action)]
        await check_everybody(table)


@pytest.mark.parametrize("answer", [Agree, Refuse])
async def test_a_schmeiss_is_answered_once(
    tmp_path: Path, answer: type[Agree] | type[Refuse]
) -> None:
    """Thrown in, with new cards for both; or its caller plays in the suit turned up."""
    at = moment("agree")
    async with table_where(at, tmp_path) as (table, watch):
        await table.act(PEOPLE[1], lambda _: answer(1))
        await watch.check(table)
        state = (await table.game()).playing()
        assert state.deal is not None
        if answer is Refuse:
            assert state.deal.taker == 0
            assert state.deal.trump is (
                at.state.deal and at.state.deal.turn_up and at.state.deal.turn_up.suit
            )
        else:
            await table.club.advance(3)
            assert (await table.game()).deal == 2
        await watch.check(table)
        await check_everybody(table)
