"""A Concours of eight pairs from `/tournament create` to its podium, all of it through Discord."""

from pathlib import Path

from cogs.delivery.threads import AGAIN
from tests.end_to_end.tournaments.players import verbs
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

MEDALS = ("🥇 ", "🥈 ", "🥉 ")


SEED = 2000
"""with which no two pairs write the same in a round, so that their order is no matter of luck"""


async def test_a_concours_of_eight_pairs(tmp_path: Path) -> None:
    async with whole(tmp_path, SEED) as evening, evening.bot():
        people = evening.invite(19)
        await evening.draft("concours", length__rounds="2", length__deals="1")
        await everybody_enters(evening, people)
        await evening.until_registration_ends()
        assert verbs(evening.announcement())[0] == "t_checkin"
        await evening.check_in(people[:16])
        await evening.until_it_starts()
        assert len((await evening.event()).standing("in")) == 8, "who is not there does not play"
        await first_round(evening)
        await evening.next_round()
        await second_round(evening)
        assert (await evening.event()).state == "finished"
        await check_log(evening)
        await check_posts(
            evening,
            *(heading("tournament-boards-round-of", round=number) for number in (1, 2)),
            *(heading("tournament-boards-standings-after", round=number) for number in (1, 2)),
            heading("tournament-boards-podium"),
        )
        await check_mentions(evening)
        # The announcement is older than an hour: Discord takes few edits of it, the last one too.
        await evening.later(AGAIN)
        winner = max((await totals(evening)).items(), key=lambda each: each[1])[0]
        assert EN("tournament-player-won", names=f"**{winner}**") in evening.announcement().text()
        evening.watch.check()
        assert evening.watch.named > 1500


async def everybody_enters(evening: Whole, people: list[str]) -> None:
    """One looks for a partner and is chosen, seven pairs ask each other, one is left over."""
    first, *pairs = zip(people[:18:2], people[1:18:2], strict=True)
    await evening.looks(first[0])
    looking = await evening.person(first[0])
    await evening.choose(first[1], "t_pick", str(looking.id))
    for one, other in pairs:
        await evening.pair(one, other)
    await evening.looks(people[18])
    event = await evening.event()
    assert len(event.standing("in")) == 9
    assert len(event.standing("looking")) == 1


async def first_round(evening: Whole) -> None:
    tables = await evening.round_tables()
    assert len(tables) == 4
    assert await evening.play_by_clicks(tables[0], 12) > 4
    where = await evening.press("alice", "t_where")
    own = next(each for each in tables if 1 in (each.sides[0][0], each.sides[1][0]))
    [opponents] = [side[0] for side in own.sides if side[0] != 1]
    assert all(name in where for name in (await evening.called(opponents)).split(" and "))
    for each in tables:
        await evening.play_alone(each)
    await evening.later()
    assert (await evening.event()).current is None
    await check_standings(evening, 1)


async def second_round(evening: Whole) -> None:
    """Check that pairs follow the ranking, first against second and so on: all have met others
    before."""
    ranking = (await evening.engine.standings(evening.id)).order()
    tables = await evening.round_tables()
    met = [{each.sides[0][0], each.sides[1][0]} for each in tables]
    assert met == [set(ranking[place : place + 2]) for place in range(0, 8, 2)]
    await evening.play_alone(tables[0])
    # At one table everybody has gone in the middle of the deal; to the others nobody has come,
    # and robots play them.
    await evening.play_alone(tables[1], tricks=4)
    event = await evening.run_out()
    assert {event.latest[2, number].kind for number in (1, 2, 3, 4)} == {"played"}
    state = (await evening.game(event.table(2, 2))).state
    assert state is not None
    assert state.deals_done == 1, "robots have played what was missing when time was up"
    await check_standings(evening, 2)


async def check_standings(evening: Whole, number: int) -> None:
    """Check that the channel has what the tables have brought."""
    post = evening.post("tournament-boards-standings-after", round=number)
    wanted = sorted((await totals(evening)).items(), key=lambda each: -each[1])
    assert len({points for _, points in wanted}) == 8, "with other seeds there may be ties"
    lines = post.text().split("\n")
    for place, (name, points) in enumerate(wanted):
        mark = MEDALS[place] if place < 3 else f"{place + 1} · "
        told = f"{mark}**{name}** · {points}", f"{mark}**{name}** · 🤖 {points}"
        assert any(each in lines for each in told)
    assert ("🤖" in post.text()) == (number == 2), "robots played where nobody came"
    assert [each.filename for each in post.attachments] != []
    assert all(each.description for each in post.attachments)
