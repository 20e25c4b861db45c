"""Entries from a list and from a role, and seeds, by clicks."""

import pytest

from bot.tables.party.open_party import Asker
from bot.tournaments.live.seeding import order
from cogs.tournaments.organising.entry_lists import Line, id_of, lines_of
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organising import Desk, event, known, opened

pytestmark = pytest.mark.http


def mark(evening: Club, name: str) -> str:
    return evening.person(name).id


async def listed(desk: Desk) -> list[list[int]]:
    found = await event(desk.evening)
    return [found.people_of(each.number) for each in found.standing("in", "looking")]


async def test_a_list_is_said_to_be_wrong_by_line_and_entered_by_a_yes(evening: Club) -> None:
    desk = await opened(evening, 1)
    await desk.press("t_entries:1")
    wrong = f"Benoît; Clara\nNobody, {mark(evening, 'daan')}\n\nDaan;Clara;Alice\nclara"
    await desk.write("t_paste:1", list=wrong)
    desk.says("tournament-entry-list-problem.nobody", line=2, text="Nobody", count=0)
    desk.says("tournament-entry-list-problem.many", line=4, text="", count=2)
    desk.says("tournament-entry-list-problem.twice", line=5, text="clara", count=1)
    assert not desk.offers("t_paste_do")
    assert len(await listed(desk)) == 1, "nothing is entered"
    asked = await desk.answer("t_paste:1")
    await desk.fill(asked, list=f"BENOÎT; clara\n<@{mark(evening, 'daan')}>")
    desk.says("tournament-entry-list-sure", count=2)
    desk.says("tournament-entry-list-lacking", count=1)
    assert len(await listed(desk)) == 1, "nothing is entered before the Yes"
    await desk.press("t_paste_do:1")
    desk.says("tournament-entry-list-done", count=2)
    people = await known(evening, "benoit", "clara", "daan")
    assert (await listed(desk))[1:] == [people[:2], people[2:]]
    assert evening.letters("clara"), "they are told"


async def test_what_was_right_is_looked_through_once_more(evening: Club) -> None:
    desk = await opened(evening)
    await desk.press("t_entries:1")
    await desk.write("t_paste:1", list="Clara; Daan")
    clara, benoit = await known(evening, "clara", "benoit")
    boss = Asker((await event(evening)).row.created_by, manages=True)
    await evening.bot.tournaments.verdicts.add(1, boss, (clara, benoit))
    await desk.press("t_paste_do:1")
    desk.says("tournament-entry-list-problem.entered", line=1, text="Clara", count=0)
    assert await listed(desk) == [[clara, benoit]]


async def test_everybody_with_a_role_whom_a_table_has_seen(evening: Club) -> None:
    desk = await opened(evening, format="melee")
    role = evening.sandbox.role("Organiser")
    await desk.press("t_entries:1")
    nobody = "tournament-entry-list-role-nobody"
    await desk.refused("t_paste_role:1", nobody, role, role=f"<@&{role.id}>")
    lobby = await evening.open("clara")
    await evening.press("clara", lobby, "sit:1:")
    await evening.press_lobby("benoit", "sit:1:")
    for who in ("clara", "benoit", "daan"):
        evening.sandbox.give_role(evening.person(who), role)
    await desk.choose("t_paste_role:1", role)
    desk.says("tournament-entry-list-sure", count=2)
    await desk.press("t_paste_do:1")
    entered = [await known(evening, who) for who in ("benoit", "clara")]
    assert sorted(await listed(desk)) == sorted(entered), "Daan was at no table"


async def test_seeds_by_hand(evening: Club) -> None:
    desk = await opened(evening, 3, "knock_out")
    await desk.press("t_entries:1")
    await desk.press("t_seeds:1")
    await desk.write("t_seed:1", "3", text="1")
    assert [each.number for each in order(await event(evening))] == [3, 1, 2]
    assert desk.text().count("🌱") >= 3
    await desk.press("t_seed_rating:1")
    assert [each.number for each in order(await event(evening))] == [1, 2, 3]


@pytest.mark.parametrize(
    ("written", "cells"),
    [
        ("Anna; Ben", ("Anna", "Ben")),
        ("Anna\tBen, Jr.", ("Anna", "Ben, Jr.")),
        ("Anna & Ben", ("Anna", "Ben")),
        ('"Anna, the great",Ben', ("Anna, the great", "Ben")),
        ("Anna", ("Anna",)),
        ("Anna;", ("Anna",)),
    ],
)
def test_how_a_line_is_divided(written: str, cells: tuple[str, ...]) -> None:
    assert list(lines_of(f"\n{written}\n ; \n")) == [Line(2, cells)]


def test_what_is_an_id() -> None:
    number = 123456789012345678
    assert {id_of(each) for each in (f"{number}", f"<@{number}>", f"<@!{number}>")} == {number}
    assert {id_of(each) for each in ("Anna", "1234", "", "9" * 40, "<@x>")} == {None}
