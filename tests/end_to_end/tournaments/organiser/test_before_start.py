"""The panel before a tournament starts: who is here, and what may still be changed."""

from bot.text import words_for
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organising import (
    NAME,
    event,
    later,
    opened,
    strangers,
)

EN = words_for("en")


async def test_who_is_at_the_door_is_checked_in_by_the_organiser(evening: Club) -> None:
    """With nobody checked in a start is not offered; those who miss are named."""
    desk = await opened(evening)
    ids = await strangers(evening, 4)
    registration = evening.bot.tournaments.registration
    for one, other in ((ids[0], ids[1]), (ids[2], ids[3])):
        entered = await registration.enter(1, one, partner=other)
        await registration.confirm(1, entered.asked_for(other)[0].id, other)
    await desk.press("t_manage:1")
    await desk.do("close")
    names = EN.join_and([f"Person {each}" for each in range(4)])
    desk.says("tournament-organiser-missing", names=names)
    await desk.press("t_sure:1:start")
    desk.says("tournament-organiser-start-too-few", here=0, least=2)
    assert not desk.offers("t_do")
    await desk.press("t_sure:1:here")
    desk.says("tournament-organiser-here", members=2, here=0, teams=2)
    await desk.press("t_do:1:here")
    desk.says("tournament-organiser-here", members=2, here=2, teams=2)
    desk.says("tournament-log-all-here")
    await desk.do("start")
    desk.says("tournament-organiser-did-start")
    assert [each.standing for each in (await event(evening)).entries] == ["in", "in"]


async def test_the_log_says_who_asked_and_who_is_here(evening: Club) -> None:
    desk = await opened(evening)
    ids = await strangers(evening, 2)
    registration = evening.bot.tournaments.registration
    entered = await registration.enter(1, ids[0], partner=ids[1])
    await desk.press("t_manage:1")
    desk.says("tournament-log-asked", name="Person 0", partner="Person 1")
    await registration.confirm(1, entered.asked_for(ids[1])[0].id, ids[1])
    await desk.do("close")
    await registration.check_in(1, ids[1])
    await desk.press("t_manage:1")
    desk.says("tournament-log-checked-in", name="Person 1")
    desk.lacks("tournament-log-checked-in", name="Person 0")
    desk.says("tournament-organiser-missing", names="Person 0")


async def test_name_and_places_change_in_one_form_and_nothing_written_is_lost(
    evening: Club,
) -> None:
    desk = await opened(evening, 4)
    said = {"text": "Saturday", "about": "Two lines.\nOf *mine*.", "contact": "Anna"}
    await desk.write("t_details:1", **said, most="3")
    desk.says("tournament-refused-fewer-places", entries=4)
    assert (await event(evening)).row.name == NAME
    # The form has all of it again.
    await desk.write("t_details:1:1", most="12")
    desk.says("tournament-organiser-did-describe")
    row = (await event(evening)).row
    assert (row.name, row.about, row.contact) == tuple(said.values())
    assert row.most_entries == 12
    await later(evening, 5)
    posts = [each.text() for each in evening.person("benoit").sees(evening.belote)]
    [post] = [each for each in posts if each.startswith("## Saturday")]
    assert "Two lines.\nOf \\*mine\\*." in post
    assert EN("tournament-player-contact", contact="Anna") in post
    await desk.press("t_log:1:0:1")
    desk.says("tournament-log-described-name", was=EN.name(NAME))


async def test_times_change_until_it_starts(evening: Club) -> None:
    """The start takes the end of registration along; what is past is said to be so."""
    desk = await opened(evening, 2)
    await desk.press("t_manage:1")
    before = (await event(evening)).row
    await desk.press("t_times:1")
    await desk.write("t_move:1:start", text="yesterday 20:30")
    examples = EN("tournament-organiser-examples")
    past = {"text": EN.name("yesterday 20:30"), "examples": examples}
    desk.says("tournament-organiser-past", **past)
    await desk.write("t_move:1:start", text="in 3 hours")
    assert (await event(evening)).row == before
    await desk.press("t_do:1:move")
    desk.says("tournament-organiser-did-move")
    after = (await event(evening)).row
    assert after.starts_at == before.starts_at + 3600
    assert after.closes_at == before.closes_at + 3600
    assert after.due_at == after.closes_at
    await desk.do("close")
    await desk.press("t_times:1")
    await desk.write("t_move:1:start", text="in 1 hour")
    await desk.press("t_do:1:move")
    await later(evening, 3600)
    assert (await event(evening)).state == "running"
    await desk.press("t_manage:1")
    assert not desk.offers("t_times")


async def test_registration_that_was_closed_too_early_opens_once_more(evening: Club) -> None:
    desk = await opened(evening, 1)
    await desk.do("close")
    before = (await event(evening)).row
    await desk.press("t_sure:1:reopen")
    desk.says("tournament-organiser-sure-reopen")
    await desk.press("t_manage:1")
    assert (await event(evening)).row == before
    await desk.do("reopen")
    after = (await event(evening)).row
    assert (after.state, after.closes_at) == ("registration", before.closes_at)
    desk.says("tournament-organiser-did-reopen")
    closes = f"<t:{int(after.closes_at)}:f>"
    assert f"{EN('tournament-log-reopened', closes=closes)} · Alice" in desk.text()
    assert not desk.offers("reopen")
    # At the start there is still one pair alone: it stands still, until there is another start.
    await later(evening, 2 * 3600)
    await desk.press("t_manage:1")
    await desk.refused("t_sure:1:reopen", "tournament-organiser-reopen-late")
    await desk.press("t_times:1")
    await desk.write("t_move:1:start", text="in 1 hour")
    await desk.press("t_do:1:move")
    await desk.do("reopen")
    assert (await event(evening)).state == "registration"
