"""The panel: what an organiser does with the whole tournament, by buttons with a question."""

from pathlib import Path

from bot.clock import ManualClock
from bot.sandbox import ShownMessage
from bot.storage.tournaments import tournaments
from bot.tables.party.open_party import Asker
from bot.text import capital, words_for
from tests.end_to_end.club import Club, club_in
from tests.end_to_end.tournaments.organising import (
    NAME,
    Desk,
    create,
    event,
    known,
    later,
    let_organise,
    manage,
    opened,
    running,
    settle_round,
    strangers,
)
from tests.sandbox_fixtures import running_sandbox

EN, FR = words_for("en"), words_for("fr")


def calls(evening: Club, who: str = "alice") -> list[ShownMessage]:
    """Notifications that lead to the panel."""
    return [each for each in evening.letters(who) if "t_manage" in str(each.payload)]


async def test_from_registration_to_the_first_round(evening: Club) -> None:
    desk = await opened(evening, 4)
    await desk.press("t_sure:1:close")
    desk.says("tournament-organiser-sure.close")
    desk.says("tournament-player-pairs", count=4)
    assert (await event(evening)).state == "registration"
    await desk.press("t_do:1:close")
    assert (await event(evening)).state == "check_in"
    desk.says("tournament-organiser-here", members=2, here=4, teams=4)
    await desk.do("start")
    assert (await event(evening)).state == "running"
    await desk.press("t_manage:1")
    desk.says("tournament-organiser-round", round=1, rounds=4)
    desk.says("tournament-organiser-tables-done", done=0, tables=2)
    assert not desk.offers("close")
    assert not desk.offers(":start")


async def test_a_no_leads_back_and_nothing_has_changed(evening: Club) -> None:
    desk = await running(evening)
    before = (await event(evening)).row
    for action in ("pause", "extend:10"):
        await desk.press(f"t_sure:1:{action}")
        await desk.press("t_manage:1")
    for ending in ("end", "end_now", "cancel"):
        await desk.choose("t_ending:1:1", ending)
        await desk.press("t_manage:1")
    assert (await event(evening)).row == before


async def test_a_pause_and_how_to_go_on(evening: Club) -> None:
    """That time stands meanwhile is tried in tests/tournaments/live."""
    desk = await running(evening)
    await desk.do("pause")
    assert (await event(evening)).row.paused_why == "asked"
    desk.says("tournament-organiser-go-on.asked")
    await desk.press("t_manage:1")
    desk.says("tournament-boards-table", table=1)
    desk.says("tournament-organiser-stuck.paused")
    await later(evening, 600)
    assert not calls(evening), "what was asked for is no news"
    await desk.do("resume")
    desk.says("tournament-organiser-stuck.playing")
    desk.lacks("tournament-organiser-stuck.paused")
    desk.lacks("tournament-organiser-go-on.asked")


async def test_more_time_once(evening: Club) -> None:
    """The same Yes twice, or another organiser's, gives it once."""
    desk = await running(evening)
    await let_organise(evening, "benoit")
    other = await manage(evening, "benoit")
    for minutes in (5, 10, 15):
        before = (await event(evening)).rounds[0].until
        assert before is not None
        for each in (desk, other):
            await each.press(f"t_sure:1:extend:{minutes}")
        await desk.press(f"t_do:1:extend:{minutes}")
        await other.refused("t_do:1:extend", "tournament-refused.changed")
        assert (await event(evening)).rounds[0].until == before + minutes * 60
        await other.press("t_manage:1")


async def test_the_end_after_this_round(evening: Club) -> None:
    desk = await running(evening)
    await desk.choose("t_ending:1:1", "end")
    desk.says("tournament-organiser-sure.end", round=1, tables=2)
    await desk.press("t_do:1:end:1")
    desk.says("tournament-organiser-ends", round=1)
    await settle_round(evening)
    assert (await event(evening)).state == "finished"
    await desk.press("t_manage:1")
    assert capital(EN("tournament-state.finished")) in desk.text()
    assert desk.offers("dd:t_tables:1:1"), "what is over can still be corrected"
    assert desk.selects() == []


async def test_a_question_about_another_round_is_no_answer_to_this_one(evening: Club) -> None:
    desk = await running(evening)
    await desk.choose("t_ending:1:1", "end_now")
    await settle_round(evening)
    await later(evening, 120)
    assert len((await event(evening)).rounds) == 2
    await desk.refused("t_do:1:end_now:1", "tournament-refused.changed")
    assert (await event(evening)).row.last_round is None


async def test_it_is_cancelled(evening: Club) -> None:
    desk = await running(evening)
    await desk.choose("t_ending:1:1", "cancel")
    desk.says("tournament-organiser-sure.cancel", name=NAME)
    await desk.press("t_do:1:cancel")
    assert (await event(evening)).state == "cancelled"
    assert capital(EN("tournament-state.cancelled")) in desk.text()
    desk.lacks("tournament-organiser-stuck.playing")
    left = {each.custom_id for each in desk.now.buttons()}
    assert left == {"dd:t_log:1:0:1", "dd:t_manage:1", "dd:t_copy:1"}
    assert desk.selects() == []


# What it says ------------------------------------------------------------------------------------


async def test_who_organises_no_more_is_in_charge_nowhere(evening: Club) -> None:
    """Neither in the channel nor by an old notification: not without the role, not from outside
    the server; and again once the role is back."""
    await let_organise(evening, "benoit")
    await (await create(evening, "benoit")).do("open")
    await later(evening, 2 * 3600)
    await later(evening, 1)
    [notification] = evening.letters("benoit")
    benoit, role = evening.person("benoit"), evening.sandbox.role("Organiser")

    async def pressed() -> str:
        reply = await evening.press("benoit", notification, "t_manage:1")
        return reply.message.text()

    refused = FR("tournament-refused.not-in-charge")
    evening.sandbox.take_role(benoit, role)
    assert refused in await pressed()
    assert refused in (await manage(evening, "benoit")).text()
    benoit.leave()
    assert refused in await pressed()
    benoit.come_back()
    assert refused in await pressed()
    evening.sandbox.give_role(benoit, role)
    assert FR("tournament-organiser-go-on.too-few") in await pressed()


async def test_too_few_are_told_once_and_the_notification_becomes_the_panel(evening: Club) -> None:
    desk = await opened(evening, 1)
    await (await desk.do("close")).press("t_sure:1:start")
    assert "1 pair is registered: it takes 2 to start." in desk.text()
    await later(evening, 2 * 3600)
    await desk.press("t_manage:1")
    desk.says("tournament-organiser-go-on.too-few")
    await evening.advance(1)
    [notification] = calls(evening)
    panel = Desk(evening, notification)
    panel.says("tournament-player-notification.stuck", name=NAME)
    panel.says("tournament-organiser-go-on.too-few")
    await later(evening, 3600)
    assert len(calls(evening)) == 1
    await panel.press("t_manage:1")
    # It goes on from there: one more pair, and Go on.
    boss = Asker((await event(evening)).row.created_by, manages=True)
    one, other = (await strangers(evening, 4))[2:]
    await evening.bot.tournaments.verdicts.add(1, boss, (one, other))
    await (await panel.press("t_manage:1")).do("resume")
    await evening.settle()
    assert (await event(evening)).state == "running"


# The log -----------------------------------------------------------------------------------------


async def test_the_log_is_for_everybody(evening: Club) -> None:
    desk = await running(evening)
    await (await desk.do("pause")).do("resume")
    await settle_round(evening)
    log = await Desk.asked(evening, "benoit", "tournament log")
    told = [log.text()]
    while log.offers(":t_log:1:1"):
        told.append((await log.press("t_log:1:1")).text())
    everything = "\n".join(told)
    for each in (
        f"{FR('tournament-log-entry.paused')} · Alice",
        f"{FR('tournament-log-entry.resumed')} · Alice",
        FR("tournament-log-entry.paired", round=1, tables=2),
        FR("tournament-log-entry.set", place="Tour 1, table 1", result="1\u202f001 – 900"),
        f"{FR('tournament-log-why', why='By hand.')} · Alice",
    ):
        assert each in everything
    assert not log.offers("t_manage")


async def test_a_draft_has_no_log_for_others(evening: Club) -> None:
    await let_organise(evening)
    await create(evening)
    (await Desk.asked(evening, "benoit", "tournament log")).says("tournament-none")


# After a restart ---------------------------------------------------------------------------------


async def test_every_page_goes_on_after_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as before:
            panel, sure, log = await running(before), await manage(before), await manage(before)
            await sure.press("t_sure:1:extend:10")
            await log.press("t_log:1:0:1")
        async with club_in(sandbox, tmp_path, clock) as after:
            for each in (panel, sure, log):
                each.evening = after
            until = (await event(after)).rounds[0].until
            assert until is not None
            await sure.press("t_do:1:extend:10")
            assert (await event(after)).rounds[0].until == until + 600
            await log.press("t_manage:1")
            await panel.do("pause")
            assert (await event(after)).row.paused_at is not None


async def test_a_button_of_the_announcement_leads_there_those_who_organise(evening: Club) -> None:
    await opened(evening)
    seen = evening.person("alice").sees(evening.belote)
    [announced] = [each for each in seen if not each.ephemeral and NAME in each.text()]
    reply = await evening.press("alice", announced, "t_manage:1")
    assert reply.message.ephemeral
    assert EN("tournament-player-pairs", count=0) in reply.message.text()
    other = Desk(evening, announced, "benoit")
    await other.refused("t_manage:1", "tournament-refused.not-in-charge")


# The panel before a tournament starts: who is here, and what may still be changed ----------------


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
    desk.says("tournament-log-entry.all-here")
    await desk.do("start")
    desk.says("tournament-organiser-did.start")
    assert [each.standing for each in (await event(evening)).entries] == ["in", "in"]


async def test_name_and_places_change_in_one_form_and_nothing_written_is_lost(
    evening: Club,
) -> None:
    desk = await opened(evening, 4)
    said = {"text": "Saturday", "about": "Two lines.\nOf *mine*.", "contact": "Anna"}
    await desk.write("t_details:1", **said, most="3")
    desk.says("tournament-refused.fewer-places", entries=4)
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
    desk.says("tournament-log-described.name", was=EN.name(NAME))


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
    desk.says("tournament-organiser-did.move")
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
    desk.says("tournament-organiser-sure.reopen")
    await desk.press("t_manage:1")
    assert (await event(evening)).row == before
    await desk.do("reopen")
    after = (await event(evening)).row
    assert (after.state, after.closes_at) == ("registration", before.closes_at)
    desk.says("tournament-organiser-did.reopen")
    closes = f"<t:{int(after.closes_at)}:f>"
    assert f"{EN('tournament-log-entry.reopened', closes=closes)} · Alice" in desk.text()
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


async def test_protests_are_heard_until_the_round_is_confirmed(evening: Club) -> None:
    """Whoever sat at a table calls an organiser from the post of the round (T9)."""
    desk = await opened(evening, 3)
    benoit, clara = await known(evening, "benoit", "clara")
    boss = Asker((await event(evening)).row.created_by, manages=True)
    await evening.bot.tournaments.verdicts.add(1, boss, (benoit, clara))
    await evening.bot.database.commit(tournaments.change, 1, protest_seconds=600.0)
    await desk.press("t_manage:1")
    await desk.do("close")
    await desk.do("start")
    await settle_round(evening)
    await later(evening, 10)
    current = (await event(evening)).current
    assert current is not None
    assert current.protest_until is not None
    post = next(
        each
        for each in evening.person("benoit").sees(evening.belote)
        if any("t_protest" in (button.custom_id or "") for button in each.buttons())
    )
    form = await evening.press("benoit", post, "t_protest:1")
    assert form.kind == "modal"
    told = await evening.person("benoit").submit(form, text="They saw my cards.")
    await evening.settle()
    assert told.message.text() == FR("report-told", names="**Alice**"), "their game is over"
    assert any("They saw my cards." in each.text() for each in evening.letters("alice"))
    reply = await evening.press("daan", post, "t_protest:1")
    assert reply.message.text() == words_for("nl")("tournament-protest-no-table")
    await desk.press("t_manage:1")
    await desk.do("confirm:1")
    assert (await event(evening)).current is None
    late = await evening.press("benoit", post, "t_protest:1")
    assert late.message.text() == FR("tournament-protest-over")


async def test_who_is_named_opens_the_panel_from_the_dm_until_they_are_taken_off(
    evening: Club,
) -> None:
    await let_organise(evening)
    desk = await create(evening)
    await desk.press("t_organisers:1")
    desk.says("tournament-organiser-organisers-none")
    await desk.choose("t_organisers_set:1", evening.person("benoit"))
    desk.says("tournament-organiser-organisers", names=evening.person("benoit").name)
    await evening.advance(5)

    # The bot has not met Benoît before: in the language of the tournament.
    title = EN("tournament-player-notification.organiser", name=EN.name(NAME))
    [told] = [each for each in evening.dms("benoit") if title in each.text()]
    assert evening.person("alice").name in told.text()
    panel = await evening.press("benoit", told, "t_manage:1")
    assert FR("tournament-organiser-draft") in panel.message.text()
    desk = await manage(evening, "benoit")  # the only one that goes on, and it is a draft
    await desk.do("open")
    assert (await event(evening)).state == "registration"
    await desk.press("t_organisers:1")
    assert desk.selects() == []
    refused = await create(evening, "benoit", name="Another")
    role = evening.sandbox.role("Organiser")
    refused.says("tournament-role-organises", role=f"<@&{role.id}>")

    boss = await manage(evening)
    boss.says("tournament-log-entry.organisers", names=evening.person("benoit").name, count=1)
    await boss.press("t_organisers:1")
    await boss.choose("t_organisers_set:1")
    boss.says("tournament-organiser-organisers-none")
    late = await desk.answer("t_manage:1")
    assert late.message.text() == FR("tournament-refused.not-in-charge")
    other = await Desk.asked(evening, "benoit", "tournament manage")
    other.says("tournament-refused.not-in-charge")
