"""A knock-out of six pairs with consolante: who loses their first game plays on."""

from pathlib import Path

import pytest

from bot.storage.tournaments.rounds import TableRow
from bot.tournaments.live import Event
from tests.end_to_end.tournaments.whole import (
    EN,
    Whole,
    check_log,
    check_mentions,
    check_posts,
    heading,
    whole,
)


@pytest.mark.whole
async def test_a_knock_out_of_six_pairs_with_consolante(tmp_path: Path) -> None:
    async with whole(tmp_path) as evening, evening.bot():
        people = evening.invite(12)
        await evening.draft("knock_out", format__consolante="1", length__end="0", length__deals="1")
        for one, other in zip(people[::2], people[1::2], strict=True):
            await evening.pair(one, other)
        await evening.until_registration_ends()
        await evening.check_in(people)
        await evening.until_it_starts()
        event = await evening.event()
        assert len(event.rounds[0].byes) == 2, "a bracket of eight"
        while event.state == "running":
            for each in await evening.open_tables():
                await evening.play_alone(each)
            await evening.later()
            await evening.next_round()
            event = await evening.event()
        await check_brackets(evening, event)
        await check_log(evening)
        await check_mentions(evening)
        rounds = range(1, len(event.rounds) + 1)
        await check_posts(
            evening,
            *(heading("tournament-boards-round-of", round=number) for number in rounds),
            *(heading("tournament-boards-bracket-after", round=number) for number in rounds),
            heading("tournament-boards-podium"),
        )


async def check_brackets(evening: Whole, event: Event) -> None:
    """Check by hand that winners go on, and who loses the first game they play does so in the
    consolante."""
    bracket = evening.post("tournament-boards-bracket-after", round=len(event.rounds)).text()
    played: set[int] = set()
    changed: set[int] = set()
    out: set[int] = set()
    for row in event.tables:
        winner, loser, line = await outcome(evening, row)
        assert line in bracket
        assert not {winner, loser} & out
        if row.section == "consolante":
            assert {winner, loser} <= changed
        if row.section == "main" and loser not in played and not is_final(event, row):
            changed.add(loser)
        else:
            out.add(loser)
        played |= {winner, loser}
    # Two lose their quarter-finals; who had a bye may lose at once in the semi-finals.
    assert {entry for row in event.tables_of(1) for side in row.sides for entry in side} <= played
    assert len(changed) >= 2
    left = set(range(1, 7)) - out
    assert len(left) == 2, "the winners of the two brackets"
    podium = evening.post("tournament-boards-podium").text()
    finals = [each for each in event.tables if is_final(event, each)]
    champion, second, _ = await outcome(evening, finals[0])
    assert f"🥇 **{await evening.called(champion)}**" in podium
    assert f"🥈 **{await evening.called(second)}**" in podium
    [consoled] = left - {champion}
    name = f"**{await evening.called(consoled)}**"
    assert EN("tournament-boards-won-consolante", name=name, people=2) in podium


def is_final(event: Event, row: TableRow) -> bool:
    stages = [each.stage for each in event.tables if each.section == "main"]
    return row.section == "main" and row.stage == max(stages)


async def outcome(evening: Whole, row: TableRow) -> tuple[int, int, str]:
    """Return who has won a table and who has lost it, and how the bracket has it."""
    state = (await evening.game(row)).state
    assert state is not None
    names = [await evening.called(side[0]) for side in row.sides]
    one, other = state.scores
    assert one != other
    winner, loser = (0, 1) if one > other else (1, 0)
    names[winner] = f"**{names[winner]}**"
    line = f"{names[0]} {one} – {other} {names[1]}"
    return row.sides[winner][0], row.sides[loser][0], line
