"""The things that people have time to see: finished tricks, the last one, the score sheet."""

from itertools import pairwise

from bot.rules import Phase, Play
from bot.tables import Game
from bot.text import words_for
from tests.end_to_end.checks import live
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table, in_play, in_trick, steady

EN = words_for("en")


async def test_a_finished_trick_stays(started: Table) -> None:
    """The winner may lead at once; for the others two seconds pass before they see it."""
    evening = started.club
    await started.play_until(in_trick(1, 0))
    leader = await started.asked()
    assert leader is not None
    shown = evening.table().alt_texts()
    trick_at = evening.clock.now()
    assert (await started.game()).row.trick_at == trick_at
    led = await started.act(leader, steady)
    assert isinstance(led, Play)
    assert evening.clock.now() == trick_at
    follower = await started.asked()
    assert follower is not None
    waiting = {who: evening.hand(who).alt_texts() for who in LANGUAGES if who != leader}
    for _ in range(3):
        assert evening.table().alt_texts() == shown
        assert {who: evening.hand(who).alt_texts() for who in waiting} == waiting
        await evening.advance(0.5)
    assert evening.table().alt_texts() == shown
    await evening.advance(0.5)
    assert evening.clock.now() == trick_at + evening.bot.tables.pace.trick_pause
    [alt] = evening.table().alt_texts()
    assert EN.card_name(led.card) in alt
    assert words_for(LANGUAGES[follower])("alt-your-turn") in evening.hand(follower).alt_texts()[0]


async def test_the_eighth_trick_plays_itself(started: Table) -> None:
    """A card a second, once the seventh trick was looked at; two seconds to look at the eighth;
    the sheet; then the next deal."""
    evening, pace = started.club, started.club.bot.tables.pace
    await started.play_until(seven_tricks_are_played)
    assert await started.asked() is None
    before = await started.events()
    seventh = before[-1].at
    await evening.advance(pace.trick_pause + 3 * pace.robot_delay)
    last = (await started.events())[len(before) :]
    assert [event.made_by for event in last] == ["host"] * 4
    first = seventh + pace.trick_pause
    assert [event.at for event in last] == [first + n * pace.robot_delay for n in range(4)]
    assert all(len(evening.hands(who)) == 1 for who in LANGUAGES)
    eighth = (await started.game()).state
    assert eighth is not None
    assert eighth.deal is not None
    for waited in (0.0, pace.trick_pause - 0.5, 0.5):
        await evening.advance(waited)
        [alt] = evening.table().alt_texts()
        assert all(EN.card_name(card) in alt for card in eighth.deal.tricks[-1].cards)
        seen = evening.clock.now() - last[-1].at
        assert len(evening.sheets()) == (seen >= pace.trick_pause)
    [sheet] = evening.sheets()
    assert EN("table-deal", number=1) in sheet.text()
    await evening.advance(pace.deal_pause - pace.trick_pause - 0.5)
    assert (await started.game()).deal == 1
    await evening.advance(1)
    assert (await started.game()).deal == 2
    await evening.advance(pace.cut)
    for who in LANGUAGES:
        old, new = evening.hands(who)
        assert words_for(LANGUAGES[who])("table-deal", number=2) in new.text()
        assert not live(old)


def seven_tricks_are_played(game: Game) -> bool:
    state = game.state
    if state is None or state.deal is None or state.phase is not Phase.PLAY:
        return False
    return len(state.deal.tricks) == 7


async def test_robots_cards_in_a_row_are_shown_two_at_a_time(evening: Club) -> None:
    """One person with three robots: each trick's end is seen, each card of the person
    at once, and of no more than a second of robots nothing is shown."""
    await evening.press("alice", await evening.open("alice"), "fill")
    await evening.press("alice", evening.lobby("alice"), "start")
    table = Table(evening)
    game = await table.play_until(in_play)
    hidden: list[float] = []
    while not seven_tricks_are_played(game):
        if await table.asked():
            await evening.advance(evening.bot.tables.pace.trick_pause)
        await table.step(steady)
        game = await table.game()
        assert game.state
        assert game.state.deal
        trick, [alt] = game.state.deal.trick, evening.table().alt_texts()
        if all(EN.card_name(card) in alt for card in trick or game.state.deal.tricks[-1].cards):
            continue
        last = (await table.events())[-1]
        assert trick
        assert last.made_by == "robot"
        assert await table.asked() is None
        hidden.append(last.at)
    assert hidden
    assert hidden == sorted(set(hidden))
    assert all(later - earlier > 1 for earlier, later in pairwise(hidden))
