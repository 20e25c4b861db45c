"""The panel before a tournament starts: who is here, and what may still be changed."""

from bot.text import words_for
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organiser.test_panel import later
from tests.end_to_end.tournaments.organising import (
    NAME,
    do,
    event,
    fill,
    opened,
    press,
    strangers,
)

EN = words_for("en")


async def test_who_is_at_the_door_is_checked_in_by_the_organiser(evening: Club) -> None:
    """With nobody checked in a start is not offered; those who miss are named."""
    shown = await opened(evening)
    ids = await strangers(evening, 4)
    registration = evening.bot.tournaments.registration
    for one, other in ((ids[0], ids[1]), (ids[2], ids[3])):
        entered = await registration.enter(1, one, partner=other)
        await registration.confirm(1, entered.asked_for(other)[0].id, other)
    shown = await do(evening, await press(evening, shown, "t_manage:1"), "close")
    names = EN.join_and([f"Person {each}" for each in range(4)])
    assert EN("tournament-organiser-missing", names=names) in shown.text()
    shown = await press(evening, shown, "t_sure:1:start")
    assert EN("tournament-organiser-start-too-few", here=0, least=2) in shown.text()
    assert not any("t_do" in (each.custom_id or "") for each in shown.buttons())
    shown = await press(evening, shown, "t_sure:1:here")
    assert EN("tournament-organiser-here", members=2, here=0, teams=2) in shown.text()
    shown = await press(evening, shown, "t_do:1:here")
    assert EN("tournament-organiser-here", members=2, here=2, teams=2) in shown.text()
    assert EN("tournament-log-all-here") in shown.text()
    shown = await do(evening, shown, "start")
    assert EN("tournament-organiser-did-start") in shown.text()
    assert [each.standing for each in (await event(evening)).entries] == ["in", "in"]


async def test_the_log_says_who_asked_and_who_is_here(evening: Club) -> None:
    shown = await opened(evening)
    ids = await strangers(evening, 2)
    registration = evening.bot.tournaments.registration
    entered = await registration.enter(1, ids[0], partner=ids[1])
    shown = await press(evening, shown, "t_manage:1")
    told = EN("tournament-log-asked", name="Person 0", partner="Person 1")
    assert told in shown.text()
    await registration.confirm(1, entered.asked_for(ids[1])[0].id, ids[1])
    await do(evening, shown, "close")
    await registration.check_in(1, ids[1])
    shown = await press(evening, shown, "t_manage:1")
    assert EN("tournament-log-checked-in", name="Person 1") in shown.text()
    assert EN("tournament-log-checked-in", name="Person 0") not in shown.text()
    assert EN("tournament-organiser-missing", names="Person 0") in shown.text()


async def test_name_and_places_change_in_one_form_and_nothing_written_is_lost(
    evening: Club,
) -> None:
    shown = await opened(evening, 4)
    asked = await evening.press("alice", shown, "t_details:1")
    said = {"text": "Saturday", "about": "Two lines.\nOf *mine*.", "contact": "Anna"}
    shown = await fill(evening, shown, asked, **said, most="3")
    assert EN("tournament-refused-fewer-places", entries=4) in shown.text()
    assert (await event(evening)).row.name == NAME
    # The form has all of it again.
    asked = await evening.press("alice", shown, "t_details:1:1")
    shown = await fill(evening, shown, asked, most="12")
    assert EN("tournament-organiser-did-describe") in shown.text()
    row = (await event(evening)).row
    assert (row.name, row.about, row.contact) == tuple(said.values())
    assert row.most_entries == 12
    await later(evening, 5)
    posts = [each.text() for each in evening.person("benoit").sees(evening.belote)]
    [post] = [each for each in posts if each.startswith("## Saturday")]
    assert "Two lines.\nOf \\*mine\\*." in post
    assert EN("tournament-player-contact", contact="Anna") in post
    shown = await press(evening, shown, "t_log:1:0:1")
    assert EN("tournament-log-described-name", was=EN.name(NAME)) in shown.text()


async def test_times_change_until_it_starts(evening: Club) -> None:
    """The start takes the end of registration along; what is past is said to be so."""
    shown = await press(evening, await opened(evening, 2), "t_manage:1")
    before = (await event(evening)).row
    shown = await press(evening, shown, "t_times:1")
    asked = await evening.press("alice", shown, "t_move:1:start")
    shown = await fill(evening, shown, asked, text="yesterday 20:30")
    examples = EN("tournament-organiser-examples")
    past = EN("tournament-organiser-past", text=EN.name("yesterday 20:30"), examples=examples)
    assert past in shown.text()
    asked = await evening.press("alice", shown, "t_move:1:start")
    shown = await fill(evening, shown, asked, text="in 3 hours")
    assert (await event(evening)).row == before
    shown = await press(evening, shown, "t_do:1:move")
    assert EN("tournament-organiser-did-move") in shown.text()
    after = (await event(evening)).row
    assert after.starts_at == before.starts_at + 3600
    assert after.closes_at == before.closes_at + 3600
    assert after.due_at == after.closes_at
    shown = await do(evening, shown, "close")
    asked = await evening.press("alice", await press(evening, shown, "t_times:1"), "t_move:1:start")
    shown = await fill(evening, shown, asked, text="in 1 hour")
    shown = await press(evening, shown, "t_do:1:move")
    await later(evening, 3600)
    assert (await event(evening)).state == "running"
    shown = await press(evening, shown, "t_manage:1")
    assert not any("t_times" in (each.custom_id or "") for each in shown.buttons())


async def test_registration_that_was_closed_too_early_opens_once_more(evening: Club) -> None:
    shown = await do(evening, await opened(evening, 1), "close")
    before = (await event(evening)).row
    shown = await press(evening, shown, "t_sure:1:reopen")
    assert EN("tournament-organiser-sure-reopen") in shown.text()
    shown = await press(evening, shown, "t_manage:1")
    assert (await event(evening)).row == before
    shown = await do(evening, shown, "reopen")
    after = (await event(evening)).row
    assert (after.state, after.closes_at) == ("registration", before.closes_at)
    assert EN("tournament-organiser-did-reopen") in shown.text()
    closes = f"<t:{int(after.closes_at)}:f>"
    assert f"{EN('tournament-log-reopened', closes=closes)} · Alice" in shown.text()
    assert not any("reopen" in (each.custom_id or "") for each in shown.buttons())
    # At the start there is still one pair alone: it stands still, until there is another start.
    await later(evening, 2 * 3600)
    shown = await press(evening, shown, "t_manage:1")
    reply = await evening.press("alice", shown, "t_sure:1:reopen")
    assert reply.message is not None
    assert reply.message.text() == EN("tournament-organiser-reopen-late")
    asked = await evening.press("alice", await press(evening, shown, "t_times:1"), "t_move:1:start")
    shown = await fill(evening, shown, asked, text="in 1 hour")
    shown = await do(evening, await press(evening, shown, "t_do:1:move"), "reopen")
    assert (await event(evening)).state == "registration"
