"""A Mêlée of twelve people, by bots that die between its rounds and inside them."""

import re
from pathlib import Path

from bot.storage.upkeep.check import check_file
from card_images.standings import MOST_ROWS
from tests.end_to_end.tournaments.whole import (
    EN,
    Whole,
    check_log,
    check_mentions,
    check_posts,
    heading,
    totals,
    whole,
)
from tests.tournaments.live.surviving import holds

LEAVER = 162
"""points that who leaves their seat to a robot loses (T3)"""


async def test_a_melee_of_twelve_whose_bot_dies_again_and_again(tmp_path: Path) -> None:
    async with whole(tmp_path) as evening:
        people = evening.invite(12)
        async with evening.bot():
            await evening.draft("melee", length__rounds="2", length__deals="1")
            for who in people:
                await evening.enters(who)
            await evening.until_registration_ends()
            await evening.check_in(people)
            starts_at = (await evening.event()).row.starts_at
        await evening.clock.advance(starts_at - evening.clock.now())
        deaths = await evening.survive()
        paired = await first_round(evening)
        deaths += await evening.survive()
        async with evening.bot():
            event = await evening.event()
            assert event.current is None
            assert [each.sides for each in event.tables] == paired
            pause = event.row.break_seconds
        await evening.clock.advance(pause)
        deaths += await evening.survive()
        async with evening.bot():
            await evening.later()
            for each in await evening.round_tables():
                await evening.play_alone(each)
        deaths += await evening.survive()
        assert deaths >= 5
        async with evening.bot():
            await evening.later(60)
            await look_at_everything(evening)
        assert check_file(tmp_path / "club.db").findings == ()


async def first_round(evening: Whole) -> list[list[list[int]]]:
    """Killed in the middle of deals, and after each end of a table; who was paired."""
    async with evening.bot():
        await evening.later()
        tables = await evening.round_tables()
        assert len(tables) == 3
        assert await evening.play_by_clicks(tables[0], 8) > 4
        actions = len(await evening.table(tables[0]).events())
    for each in tables:
        async with evening.bot():
            event = await evening.event()
            holds(event)
            assert [(row.sides, row.game_id) for row in event.tables] == [
                (row.sides, row.game_id) for row in tables
            ]
            assert len(await evening.table(tables[0]).events()) >= actions
            await evening.play_alone(each)
    return [each.sides for each in tables]


async def look_at_everything(evening: Whole) -> None:
    event = await evening.event()
    assert event.state == "finished"
    assert len(event.tables) == 6
    await check_log(evening)
    await check_mentions(evening)
    await check_posts(
        evening,
        *(heading("tournament-boards-round-of", round=number) for number in (1, 2)),
        *(heading("tournament-boards-standings-after", round=number) for number in (1, 2)),
        heading("tournament-boards-podium"),
    )
    partners = [frozenset(side) for each in event.tables for side in each.sides]
    assert len(set(partners)) == len(partners) == 12, "nobody has the same partner twice"
    for number in (1, 2):
        sitting = [
            entry for each in event.tables_of(number) for side in each.sides for entry in side
        ]
        assert sorted(sitting) == list(range(1, 13))
    await check_standings(evening)


async def check_standings(evening: Whole) -> None:
    """Everybody has what their tables have brought, less what leaving them costs, once."""
    event, wanted = await evening.event(), await totals(evening)
    for row in event.tables:
        for holder in (await evening.game(row)).people:
            if holder.away and holder.person is not None:
                wanted[holder.person.name] -= LEAVER
    post = evening.post("tournament-boards-standings-after", round=2)
    shown = dict(re.findall(r"\*\*(.+)\*\* · (.+)", post.text()))
    first = {name: EN.number(points) for name, points in wanted.items() if name in shown}
    assert shown == first
    assert len(shown) == MOST_ROWS
    assert min(wanted[name] for name in shown) >= max(
        points for name, points in wanted.items() if name not in shown
    )
