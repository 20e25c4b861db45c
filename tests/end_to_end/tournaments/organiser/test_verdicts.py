"""Entries, by an organiser: added, dropped, replaced, punished."""

from bot.storage.ratings.leaderboards import START
from bot.text import words_for
from bot.tournaments import Penalty, Withdrawal
from tests.end_to_end.club import Club, button_id
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.tournaments.organising import (
    choose,
    create,
    decide,
    do,
    event,
    fill,
    known,
    let_organise,
    log,
    opened,
    press,
    running,
    seen,
)

EN, FR = words_for("en"), words_for("fr")
WHY = "The sheet was wrong."


async def test_a_pair_is_let_in(evening: Club) -> None:
    shown = await press(evening, await opened(evening), "t_entries:1")
    pair = evening.person("benoit"), evening.person("clara")
    shown = await choose(evening, shown, "t_add:1", *pair)
    names = EN.join_and([EN.name(each.user.name) for each in pair])
    assert EN("tournament-organiser-sure-add", names=names, late=0) in shown.text()
    assert (await event(evening)).entries == ()
    await press(evening, shown, "t_do:1:add")
    [entry] = (await event(evening)).entries
    assert entry.standing == "in"
    assert entry.strength == START  # as of anybody who enters without a rating yet
    members = [each.person_id for each in (await event(evening)).members_of(1)]
    assert members == await known(evening, "benoit", "clara")


async def test_one_alone_has_a_robot_for_partner(evening: Club) -> None:
    shown = await press(evening, await opened(evening), "t_entries:1")
    shown = await choose(evening, shown, "t_add:1", evening.person("benoit"))
    await press(evening, shown, "t_do:1:add")
    members = [each.person_id for each in (await event(evening)).members_of(1)]
    assert members == [*await known(evening, "benoit"), None]


async def test_without_robots_a_pair_is_two_people(evening: Club) -> None:
    await let_organise(evening)
    shown = await choose(evening, await create(evening), "t_draft_go", "robots")
    shown = await press(evening, shown, "t_set:1:robots:house:0")
    shown = await do(evening, await press(evening, shown, "t_draft:1"), "open")
    shown = await press(evening, shown, "t_entries:1")
    reply = await evening.choose("alice", shown, "t_add:1", evening.person("benoit"))
    assert reply.message is not None
    assert reply.message.text() == EN("tournament-organiser-all-needed")
    assert (await event(evening)).entries == ()


async def test_who_is_in_already_is_not_let_in_twice(evening: Club) -> None:
    shown = await press(evening, await opened(evening), "t_entries:1")
    pair = evening.person("benoit"), evening.person("clara")
    sure = await choose(evening, shown, "t_add:1", *pair)
    sure = await press(evening, sure, "t_do:1:add")
    shown = await press(evening, sure, "t_entries:1")
    reply = await evening.choose("alice", shown, "t_add:1", *pair)
    assert reply.message is not None
    benoit = EN.name(pair[0].user.name)
    assert reply.message.text() == EN("tournament-organiser-plays-already", name=benoit)
    assert len((await event(evening)).entries) == 1
    # Nor do they take anybody's place.
    shown = await choose(evening, shown, "t_manage_entry:1", "1")
    [_, clara] = await known(evening, "benoit", "clara")
    reply = await evening.choose("alice", shown, f"t_replace:1:{clara}", pair[0])
    assert reply.message is not None
    assert reply.message.text() == EN("tournament-organiser-plays-already", name=benoit)


async def test_late_only_as_the_format_allows(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_entries:1")
    pair = evening.person("benoit"), evening.person("clara")
    shown = await choose(evening, shown, "t_add:1", *pair)
    names = EN.join_and([EN.name(each.user.name) for each in pair])
    assert EN("tournament-organiser-sure-add", names=names, late=1) in shown.text()
    await press(evening, shown, "t_do:1:add")
    assert len((await event(evening)).entries) == 5


async def test_an_entry_goes(evening: Club) -> None:
    shown = await press(evening, await opened(evening, 3), "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "2")
    shown = await press(evening, shown, "t_sure:1:drop:2")
    name = "Person 2 & Person 3"
    assert EN("tournament-organiser-sure-drop", name=name, later=0) in shown.text()
    shown = await press(evening, shown, "t_do:1:drop:2")
    found = await event(evening)
    assert [each.standing for each in found.entries] == ["in", "out", "in"]
    assert EN("tournament-log-withdrawn", name=name) in shown.text()


async def test_an_entry_that_plays_goes_from_the_next_round_on(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "2")
    shown = await press(evening, shown, "t_sure:1:drop:2")
    await press(evening, shown, "t_do:1:drop:2")
    found = await event(evening)
    [row] = [each for each in found.pure.results if isinstance(each, Withdrawal)]
    assert (row.entry, row.round) == (2, 2)
    shown = await press(evening, shown, "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "2")
    assert EN("tournament-organiser-standing-withdrawn") in shown.text()
    assert not any("drop" in (each.custom_id or "") for each in shown.buttons())


async def test_somebody_plays_in_anothers_place(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "1")
    [gone, stays] = [each.person_id for each in (await event(evening)).members_of(1)]
    shown = await choose(evening, shown, f"t_replace:1:{gone}", evening.person("benoit"))
    comes = EN.name(evening.person("benoit").user.name)
    sure = EN("tournament-organiser-sure-replace", gone="Person 0", comes=comes)
    assert sure in shown.text()
    await press(evening, shown, "t_do:1:replace")
    members = [each.person_id for each in (await event(evening)).members_of(1)]
    [benoit] = await known(evening, "benoit")
    assert members == [benoit, stays]
    # The same Yes again: they have gone already.
    reply = await evening.press("alice", seen(evening, shown), "t_manage:1")
    assert reply.kind == "update"
    assert len(await log(evening, "replaced")) == 1


async def test_a_penalty_has_a_reason_and_stands_in_the_log(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "3")
    asked = await evening.press("alice", shown, "t_penalty:1:3")
    shown = await decide(evening, shown, asked, points="162", why=f"  {WHY} ")
    [row] = [each for each in (await event(evening)).pure.results if isinstance(each, Penalty)]
    assert (row.entry, row.points, row.reason) == (3, 162, WHY)
    shown = await press(evening, shown, "t_log:1:0:1")
    name = "Person 4 & Person 5"
    assert EN("tournament-log-penalty", name=name, points="162", count=162) in shown.text()
    assert f"“{WHY}” · Alice" in shown.text()


async def test_a_penalty_that_is_none(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "3")
    asked = await evening.press("alice", shown, "t_penalty:1:3")
    for points, why, told in (
        ("0", WHY, "tournament-refused-no-such-score"),
        ("-5", WHY, "tournament-organiser-no-sign"),
        (" −5", WHY, "tournament-organiser-no-sign"),
        ("many", WHY, "tournament-refused-no-such-score"),
        ("162", " ", "tournament-refused-reason-needed"),
    ):
        shown = await fill(evening, shown, asked, points=points, why=why)
        assert EN(told) in shown.text()
        assert not any("t_verdict:" in (each.custom_id or "") for each in shown.buttons())
        asked = await evening.press("alice", shown, "t_verdict_again:1:penalty:3")
    assert await log(evening, "penalty") == []


async def test_a_penalty_of_the_wrong_pair_is_taken_back(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "3")
    asked = await evening.press("alice", shown, "t_penalty:1:3")
    shown = await decide(evening, shown, asked, points="162", why=WHY)
    shown = await press(evening, shown, "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "3")
    assert EN("tournament-organiser-penalty-taken", points="162", count=162) in shown.text()
    assert EN("tournament-log-why", why=WHY) in shown.text()
    asked = await evening.press("alice", shown, "t_take_back:1:3:")
    shown = await fill(evening, shown, asked, why=" ")
    assert EN("tournament-refused-reason-needed") in shown.text()
    asked = await evening.press("alice", shown, "t_verdict_again:1:take-back:")
    shown = await fill(evening, shown, asked, why="It was the others.")
    told = {"name": "Person 4 & Person 5", "points": "162", "count": 162}
    assert EN("tournament-organiser-sure-take-back", **told) in shown.text()
    assert [each.points for each in await counting(evening)] == [162]
    yes = shown
    shown = await press(evening, shown, "t_verdict:1:take-back:")
    assert EN("tournament-organiser-did-take-back") in shown.text()
    assert EN("tournament-log-penalty-back", **told) in shown.text()
    assert await counting(evening) == []
    again = await send(evening, shown, Forged("alice", button_id(yes, "t_verdict:1:take-back:")))
    await evening.settle()
    assert EN("tournament-organiser-write-again") in [e.text() for e in read_by_clicker(again)]
    shown = await press(evening, shown, "t_entries:1")
    shown = await choose(evening, shown, "t_manage_entry:1", "3")
    assert not any("t_take_back" in (each.custom_id or "") for each in shown.buttons())


async def counting(evening: Club) -> list[Penalty]:
    """Penalties that count."""
    found = (await event(evening)).pure.counting
    return [each for each in found if isinstance(each, Penalty)]
