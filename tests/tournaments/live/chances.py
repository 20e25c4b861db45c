"""What organisers do at random, in any order: T7, T10 and T11 hold whatever comes of it."""

import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from bot.rules import PRESETS, BadRuleset, find_preset, game_of
from bot.storage.tournaments import tournaments, weekly_series
from bot.tables.options import DAY, HOUR
from bot.tournaments import FORMATS, Format, TournamentError, plan_of
from bot.tournaments.live import Asker, Draft, Event, Refusal, TournamentRefused
from bot.tournaments.live.drafts import is_open_to_change
from bot.tournaments.live.weekly import AHEAD
from tests.tournaments.live.club import Club, club_in

OPS = 30
"""things that somebody does in one club"""
ANNOUNCED = [name for name, each in FORMATS.items() if not each.own_time]
FIXED = ("plan", "preset", "options", "members", "round_seconds")
"""columns that stay as they are once somebody is in (T7 b)"""


def presets_for(format_: Format) -> list[str]:
    """The rules by which a format can be played."""
    return [name for name, rules in PRESETS.items() if game_of(rules).seats in format_.seated]


SERVER_WIDE = ("name", "copy", "begin", "skip", "move", "stop")
"""what no co-organiser does (T10 b)"""


async def organised(folder: Path, seed: int) -> dict[str, int]:
    """Return how often each thing was done, and how often it was refused."""
    chance, done = random.Random(seed), dict[str, int]()
    async with club_in(folder) as club:
        format_ = chance.choice(ANNOUNCED)
        fitting = presets_for(FORMATS[format_])
        await club.create(format=format_, preset="contest" if "contest" in fitting else fitting[0])
        for _ in range(OPS):
            before = await _all(club)
            event = chance.choice(before)
            club.id = event.id
            named = await club.evening.database.ask(tournaments.co_organisers, event.id)
            only_here = bool(named) and chance.random() < 0.4
            who = chance.choice(named) if only_here else 1
            asker = Asker(who, manages=True, only_here=only_here)
            [what] = chance.choices([*_DOES], WEIGHTS)
            refused: TournamentRefused | None = None
            try:
                await _DOES[what](club, event, asker, chance)
            except TournamentRefused as error:
                refused = error
            except (TournamentError, BadRuleset):
                pass
            key = f"{what} refused" if refused else what
            done[key] = done.get(key, 0) + 1
            if only_here and what in SERVER_WIDE:
                assert refused is not None, what
            if what == "change" and not is_open_to_change(event):
                assert refused is not None
                assert refused.reason in (Refusal.FIXED, Refusal.OVER)
            await club.settle()
            await _check(club, before)
        await club.checked()
    return done


async def _all(club: Club) -> list[Event]:
    rows = await club.tournaments.of_server(club.evening.server, limit=1000)
    return [await club.tournaments.load(each.id) for each in rows]


async def _check(club: Club, before: list[Event]) -> None:
    found = {each.id: each for each in await _all(club)}
    for old in before:
        now = found.get(old.id)
        if now is None:  # a draft that was deleted
            continue
        assert now.row.commitment == old.row.commitment
        if not is_open_to_change(old) and not is_open_to_change(now):
            for each in FIXED:
                assert getattr(now.row, each) == getattr(old.row, each), each
    async with club.evening.database.read() as connection:
        for now in found.values():
            has_boards = now.row.secret_commitment is not None
            assert has_boards == now.format.shared_boards
            if now.row.weekly_id is None:
                continue
            series = await weekly_series.find(connection, now.row.weekly_id)
            assert series is not None
            if series.due_at is not None:
                assert series.due_at == series.starts_at - AHEAD > club.clock.now() - 1
                last = await weekly_series.newest(connection, series.id)
                assert last.starts_at < series.usual_at + 4 * DAY
    of_series = [each for each in found.values() if each.row.weekly_id is not None]
    names = [(each.row.weekly_id, each.row.name) for each in of_series]
    assert len(set(names)) == len(names), "each has its day behind the name"


# What is done -------------------------------------------------------------------------------------


async def _change(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    later = club.clock.now() + chance.uniform(HOUR, 3 * DAY)

    def alter(draft: Draft) -> Draft:
        match chance.randrange(4):
            case 0:
                format_ = chance.choice(ANNOUNCED)  # refused where it is not for so many players
                return draft._replace(plan=plan_of(format=format_, rounds=2, deals=2))
            case 1:
                preset = chance.choice(presets_for(draft.plan.format))
                rules = find_preset(preset)
                plan = replace(draft.plan, seated=game_of(rules).seats)
                return draft._replace(preset=preset, rules=rules, plan=plan)
            case 2:
                return draft._replace(closes_at=later, starts_at=later + HOUR, opens_at=None)
            case _:
                return draft._replace(most_entries=chance.randint(4, 20), check_in=False)

    await club.tournaments.organising.edit(event.id, asker, alter)


async def _people(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    """Somebody enters, agrees, goes, or calls their team something else."""
    person, do = chance.randint(2, 20), club.tournaments.registration
    asked = event.asked_for(person)
    if asked:
        await do.confirm(event.id, asked[0].id, person)
    elif event.member(person) is None:
        partner = chance.choice([each for each in range(2, 21) if each != person])
        await do.enter(event.id, person, partner=partner if chance.random() < 0.5 else None)
    elif chance.random() < 0.5:
        await do.name_team(event.id, person, chance.choice(("As", "Rois", "Dames", "")))
    else:
        await do.withdraw(event.id, person)


async def _name(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    people = chance.sample(range(2, 21), chance.randint(0, 6))
    await club.tournaments.organising.name_organisers(event.id, asker, people)


async def _stage(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    organising = club.tournaments.organising
    steps = "open", "close", "reopen", "all_here", "start", "pause", "resume", "cancel"
    await getattr(organising, chance.choice(steps))(event.id, asker)


async def _wait(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    await club.clock.advance(chance.choice((60.0, HOUR, DAY, 7 * DAY)))


async def _copy(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    at = club.clock.now() + chance.uniform(HOUR, 7 * DAY)
    copy = await club.tournaments.weekly.copy(event.id, asker, "Copy", at)
    assert (copy.row.plan, copy.row.options) == (event.row.plan, event.row.options)


async def _begin(club: Club, event: Event, asker: Asker, chance: random.Random) -> None:
    await club.tournaments.weekly.begin(event.id, asker, chance.choice(("UTC", "Europe/Paris")))


async def _series(club: Club, event: Event, asker: Asker, chance: random.Random, what: str) -> None:
    found = await club.tournaments.weekly.of(event)
    if found is None:
        raise TournamentRefused(Refusal.NO_SUCH_SERIES)
    row, weekly = found[0], club.tournaments.weekly
    match what:
        case "skip":
            await weekly.skip(row.id, asker, row.starts_at)
        case "move":
            at = row.starts_at + chance.choice((-3, -1, 1, 3)) * DAY
            await weekly.move(row.id, asker, row.starts_at, at)
        case _:
            await weekly.stop(row.id, asker)


def _of_series(what: str) -> Any:
    return partial(_series, what=what)


_DOES: dict[str, Any] = {
    "change": _change,
    "people": _people,
    "name": _name,
    "stage": _stage,
    "wait": _wait,
    "copy": _copy,
    "begin": _begin,
    **{each: _of_series(each) for each in ("skip", "move", "stop")},
}
WEIGHTS = (4, 8, 2, 3, 5, 1, 2, 1, 1, 0.3)
"""how often each is done"""
