"""Tournaments of any format by the rules of any game, played at random to their end."""

from pathlib import Path
from random import Random

from bot.rules import find_preset, game_of
from bot.tournaments import FORMATS, Played
from bot.tournaments.live import Event
from bot.tournaments.live.table_results import scores_of
from bot.tournaments.scoring import open_ledger
from tests.tournaments.live.chances import presets_for
from tests.tournaments.live.club import HOUR, Club, club_in

MINUTE = 60.0
ENTRIES = {4: 4, 2: 5, 1: 9}
"""by the people of an entry; where no robots complete the field somebody has a bye"""


async def played(folder: Path, seed: int, format_: str = "", preset: str = "") -> Event:
    """Play a tournament of two rounds, with a forfeit now and then, and check what it has brought.

    Format and game are by chance where none is said."""
    chance = Random(seed)
    format_ = format_ or chance.choice([*FORMATS])
    preset = preset or chance.choice(presets_for(FORMATS[format_]))
    async with club_in(folder) as club:
        club.chance = chance
        await _begun(club, format_, preset)
        event = await club.settle()
        while event.state == "running":
            open_tables = club.open_tables(event)
            if open_tables and not event.format.shared_boards and chance.random() < 0.3:
                table, *open_tables = open_tables
                side = [each for each in chance.choice(table.sides) if each > 0]
                if side:
                    place = table.round, table.number
                    await club.decide.forfeit(place, tuple(side), "nobody came")
                else:
                    open_tables.append(table)
            await club.play(open_tables)
            event = await club.wait(event.row.break_seconds or HOUR)
        assert event.state == "finished"
        await _check(club, event)
        await club.checked()
        return event


async def _begun(club: Club, format_: str, preset: str) -> None:
    of, rules, chance = FORMATS[format_], find_preset(preset), club.chance
    plan = {"format": format_, "deals": chance.randint(1, 2), "house": chance.random() < 0.5}
    if of.usual_rounds:
        plan["rounds"] = 2
    if of.open_seating:
        plan["round_seconds"] = 8 * MINUTE
    shorter = rules.changed({"target": game_of(rules).scale.targets[0]})
    event = await club.create(preset=preset, rules=shorter, **plan)
    do = club.tournaments.registration
    people = event.row.members
    if people == 2:
        await club.enter_pairs(ENTRIES[2])
    else:
        for person in range(2, 2 + ENTRIES[people] * people):
            await do.enter(club.id, person)
    await club.wait(0 if of.own_time else 2 * HOUR)


async def _check(club: Club, event: Event) -> None:
    """Check that each table has brought what its games wrote, and what was not played a part of the
    deals of that game."""
    of = game_of(event.rules)
    assert event.plan.deal_points == of.scale.deal
    for table in event.tables:
        found = event.pure.result_of(table.round, table.number)
        if isinstance(found, Played) and event.plan.final == "single":
            state = (await club.game_of(table)).state
            assert state is not None
            if found.deals == state.deals_done:
                assert found.scores == scores_of(state)
    ledger = open_ledger(event.pure)
    usual = event.plan.deals * of.scale.deal // len(of.accounts.numbers)
    for entry in event.pure.entries:
        for each in ledger.of(entry.id):
            if not each.played:
                assert each.score.points == 0 or each.score.points >= usual
