"""The panel: what an organiser does with the whole tournament, by buttons with a question."""

from pathlib import Path

from bot.clock import ManualClock
from bot.tables.party.open_party import Asker
from bot.text import capital, words_for
from tests.end_to_end.club import Club, club_in
from tests.end_to_end.tournaments.organising import (
    NAME,
    choose,
    create,
    do,
    event,
    let_organise,
    manage,
    opened,
    press,
    running,
    seen,
    settle_round,
    strangers,
)
from tests.sandbox_fixtures import running_sandbox

EN, FR = words_for("en"), words_for("fr")


async def later(evening: Club, seconds: float) -> None:
    await evening.clock.advance(seconds)
    await evening.settle()


async def test_from_registration_to_the_first_round(evening: Club) -> None:
    shown = await opened(evening, 4)
    shown = await press(evening, shown, "t_manage:1")
    assert EN("tournament-player-pairs", count=4) in shown.text()
    shown = await press(evening, shown, "t_sure:1:close")
    assert EN("tournament-organiser-sure-close") in shown.text()
    assert EN("tournament-player-pairs", count=4) in shown.text()
    assert (await event(evening)).state == "registration"
    shown = await press(evening, shown, "t_do:1:close")
    assert (await event(evening)).state == "check_in"
    assert EN("tournament-organiser-here", members=2, here=4, teams=4) in shown.text()
    shown = await do(evening, shown, "start")
    assert (await event(evening)).state == "running"
    shown = await press(evening, shown, "t_manage:1")
    assert EN("tournament-organiser-round", round=1, rounds=4) in shown.text()
    assert EN("tournament-organiser-tables-done", done=0, tables=2) in shown.text()
    verbs = {each.custom_id for each in shown.buttons()}
    assert not any("close" in (each or "") or ":start" in (each or "") for each in verbs)


async def test_a_no_leads_back_and_nothing_has_changed(evening: Club) -> None:
    shown = await running(evening)
    before = (await event(evening)).row
    for action in ("pause", "extend:10"):
        shown = await press(evening, shown, f"t_sure:1:{action}")
        shown = await press(evening, shown, "t_manage:1")
    for ending in ("end", "end_now", "cancel"):
        shown = await choose(evening, shown, "t_ending:1:1", ending)
        shown = await press(evening, shown, "t_manage:1")
    assert (await event(evening)).row == before


async def test_a_pause_and_how_to_go_on(evening: Club) -> None:
    shown = await running(evening)
    before = (await event(evening)).current
    shown = await do(evening, shown, "pause")
    assert (await event(evening)).row.paused_why == "asked"
    assert EN("tournament-organiser-go-on-asked") in shown.text()
    shown = await press(evening, shown, "t_manage:1")
    assert EN("tournament-organiser-table", table=1) in shown.text()
    assert EN("tournament-organiser-stuck-paused") in shown.text()
    await later(evening, 600)
    shown = await do(evening, shown, "resume")
    assert EN("tournament-organiser-stuck-paused") not in shown.text()
    assert EN("tournament-organiser-stuck-playing") in shown.text()
    after = (await event(evening)).current
    assert before is not None
    assert after is not None
    assert before.until is not None
    assert after.until == before.until + 600
    assert EN("tournament-organiser-go-on-asked") not in shown.text()


async def test_more_time_once(evening: Club) -> None:
    """The same Yes twice, or another organiser's, gives it once."""
    shown = await running(evening)
    await let_organise(evening, "benoit")
    his = await manage(evening, "benoit")
    for minutes in (5, 10, 15):
        before = (await event(evening)).rounds[0].until
        assert before is not None
        shown = await press(evening, shown, f"t_sure:1:extend:{minutes}")
        his = await press(evening, his, f"t_sure:1:extend:{minutes}", "benoit")
        shown = await press(evening, shown, f"t_do:1:extend:{minutes}")
        assert (await event(evening)).rounds[0].until == before + minutes * 60
        reply = await evening.press("benoit", seen(evening, his, "benoit"), "t_do:1:extend")
        assert reply.message is not None
        assert reply.message.text() == FR("tournament-refused-changed")
        assert (await event(evening)).rounds[0].until == before + minutes * 60
        his = await press(evening, his, "t_manage:1", "benoit")


async def test_the_end_after_this_round(evening: Club) -> None:
    shown = await choose(evening, await running(evening), "t_ending:1:1", "end")
    assert EN("tournament-organiser-sure-end", round=1, tables=2) in shown.text()
    shown = await press(evening, shown, "t_do:1:end:1")
    assert (await event(evening)).row.last_round == 1
    assert EN("tournament-organiser-ends", round=1) in shown.text()
    await settle_round(evening)
    assert (await event(evening)).state == "finished"


async def test_the_end_at_once(evening: Club) -> None:
    shown = await choose(evening, await running(evening), "t_ending:1:1", "end_now")
    assert EN("tournament-organiser-sure-end-now", round=1, tables=2, daily=0) in shown.text()
    await press(evening, shown, "t_do:1:end_now:1")
    found = await event(evening)
    assert found.row.last_round == 1
    assert found.rounds[0].until == evening.clock.now()


async def test_a_question_about_another_round_is_no_answer_to_this_one(evening: Club) -> None:
    sure = await choose(evening, await running(evening), "t_ending:1:1", "end_now")
    await settle_round(evening)
    await later(evening, 120)
    assert len((await event(evening)).rounds) == 2
    reply = await evening.press("alice", seen(evening, sure), "t_do:1:end_now:1")
    assert reply.message is not None
    assert reply.message.text() == EN("tournament-refused-changed")
    assert (await event(evening)).row.last_round is None


async def test_it_is_cancelled(evening: Club) -> None:
    shown = await choose(evening, await running(evening), "t_ending:1:1", "cancel")
    assert EN("tournament-organiser-sure-cancel", name=NAME) in shown.text()
    shown = await press(evening, shown, "t_do:1:cancel")
    assert (await event(evening)).state == "cancelled"
    assert capital(EN("tournament-state-cancelled")) in shown.text()
    assert EN("tournament-organiser-stuck-playing") not in shown.text()
    assert {each.custom_id for each in shown.buttons()} == {"dd:t_log:1:0:1", "dd:t_manage:1"}
    assert shown.selects() == []


async def test_what_is_over_can_still_be_corrected(evening: Club) -> None:
    shown = await choose(evening, await running(evening), "t_ending:1:1", "end")
    shown = await press(evening, shown, "t_do:1:end:1")
    await settle_round(evening)
    shown = await press(evening, shown, "t_manage:1")
    assert capital(EN("tournament-state-finished")) in shown.text()
    verbs = [each.custom_id for each in shown.buttons()]
    assert "dd:t_tables:1:1" in verbs
    assert shown.selects() == []


# What it says ------------------------------------------------------------------------------------


async def test_who_does_not_play_stands_on_the_panel(evening: Club) -> None:
    """Nobody of this field ever clicks; robots play for them after a while."""
    shown = await running(evening, 2)
    for _ in range(40):
        await evening.advance(30)
        shown = await press(evening, shown, "t_manage:1")
        if "💤" in shown.text():
            break
    game = (await event(evening)).tables[0].game_id
    assert game is not None
    loaded = await evening.bot.tables.load(game)
    away = [each.person.name for each in loaded.people if each.person and each.away]
    assert away
    told = EN.join_and([EN.name(each) for each in away])
    absent = EN("tournament-organiser-stuck-absent", absent=told, count=len(away))
    assert absent in shown.text()
    assert f"<#{loaded.row.thread_id}>" in shown.text()


async def test_who_organises_no_more_is_in_charge_nowhere(evening: Club) -> None:
    """Neither in the channel nor by an old notification: not without the role, not from outside
    the server; and again once the role is back."""
    await let_organise(evening, "benoit")
    await do(evening, await create(evening, "benoit"), "open", "benoit")
    await later(evening, 2 * 3600)
    await later(evening, 1)
    [notification] = evening.letters("benoit")
    benoit, role = evening.person("benoit"), evening.sandbox.role("Organiser")

    async def pressed() -> str:
        reply = await evening.press("benoit", notification, "t_manage:1")
        assert reply.message is not None
        return reply.message.text()

    refused = FR("tournament-refused-not-in-charge")
    evening.sandbox.take_role(benoit, role)
    assert refused in await pressed()
    assert refused in (await manage(evening, "benoit")).text()
    benoit.leave()
    assert refused in await pressed()
    benoit.come_back()
    assert refused in await pressed()
    evening.sandbox.give_role(benoit, role)
    assert FR("tournament-organiser-go-on-too-few") in await pressed()


async def test_too_few_are_told_once_and_the_notification_becomes_the_panel(evening: Club) -> None:
    shown = await do(evening, await opened(evening, 1), "close")
    shown = await press(evening, shown, "t_sure:1:start")
    assert "1 pair is registered: it takes 2 to start." in shown.text()
    assert (await event(evening)).row.paused_why is None
    await later(evening, 2 * 3600)
    assert (await event(evening)).row.paused_why == "too_few"
    shown = await press(evening, shown, "t_manage:1")
    assert EN("tournament-organiser-go-on-too-few") in shown.text()
    await evening.advance(1)
    [notification] = [m for m in evening.letters("alice") if "t_manage" in str(m.payload)]
    assert EN("tournament-player-notification-stuck", name=NAME) in notification.text()
    assert EN("tournament-organiser-go-on-too-few") in notification.text()
    await later(evening, 3600)
    assert len([m for m in evening.letters("alice") if "t_manage" in str(m.payload)]) == 1
    reply = await evening.press("alice", notification, "t_manage:1")
    assert reply.kind == "update"
    panel = seen(evening, notification)
    # It goes on from there: one more pair, and Go on.
    boss = Asker((await event(evening)).row.created_by, manages=True)
    one, other = (await strangers(evening, 4))[2:]
    await evening.bot.tournaments.verdicts.add(1, boss, (one, other))
    panel = await press(evening, panel, "t_manage:1")
    await do(evening, panel, "resume")
    await evening.settle()
    assert (await event(evening)).state == "running"


async def test_a_pause_that_was_asked_for_is_no_news(evening: Club) -> None:
    await do(evening, await running(evening), "pause")
    await later(evening, 60)
    assert not [m for m in evening.letters("alice") if "t_manage" in str(m.payload)]


# The log -----------------------------------------------------------------------------------------


async def test_the_log_is_for_everybody(evening: Club) -> None:
    shown = await running(evening)
    shown = await do(evening, shown, "pause")
    shown = await do(evening, shown, "resume")
    await settle_round(evening)
    reply = await evening.person("benoit").slash(evening.belote, "tournament log")
    assert reply.message is not None
    his = reply.message
    told = [his.text()]
    while any(":t_log:1:1" in (each.custom_id or "") for each in his.buttons()):
        his = await press(evening, his, "t_log:1:1", "benoit")
        told.append(his.text())
    everything = "\n".join(told)
    assert f"{FR('tournament-log-paused')} · Alice" in everything
    assert f"{FR('tournament-log-resumed')} · Alice" in everything
    assert FR("tournament-log-paired", round=1, tables=2) in everything
    assert FR("tournament-log-set", table=1, round=1, result="1\u202f001 – 900") in everything
    assert f"{FR('tournament-log-why', why='By hand.')} · Alice" in everything
    assert "t_manage" not in str(his.payload)


async def test_a_draft_has_no_log_for_others(evening: Club) -> None:
    await let_organise(evening)
    await create(evening)
    reply = await evening.person("benoit").slash(evening.belote, "tournament log")
    assert reply.message is not None
    assert reply.message.text() == FR("tournament-none")


async def test_the_log_turns_its_pages_back_to_the_panel(evening: Club) -> None:
    shown = await running(evening, 10)
    shown = await press(evening, shown, "t_log:1:0:1")
    first = shown.text()
    shown = await press(evening, shown, "t_log:1:1:1")
    assert shown.text() != first
    shown = await press(evening, shown, "t_log:1:0:1")
    assert shown.text() == first
    shown = await press(evening, shown, "t_manage:1")
    assert EN("tournament-organiser-round", round=1, rounds=4) in shown.text()


# After a restart ---------------------------------------------------------------------------------


async def test_every_page_goes_on_after_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as before:
            panel = await running(before)
            sure = await manage(before)
            sure = await press(before, sure, "t_sure:1:extend:10")
            log = await press(before, await manage(before), "t_log:1:0:1")
        async with club_in(sandbox, tmp_path, clock) as after:
            until = (await event(after)).rounds[0].until
            assert until is not None
            await press(after, sure, "t_do:1:extend:10")
            assert (await event(after)).rounds[0].until == until + 600
            await press(after, log, "t_manage:1")
            await do(after, panel, "pause")
            assert (await event(after)).row.paused_at is not None


async def test_a_button_of_the_announcement_leads_there_those_who_organise(evening: Club) -> None:
    await opened(evening)
    announced = next(
        each
        for each in evening.person("alice").sees(evening.belote)
        if not each.ephemeral and NAME in each.text()
    )
    reply = await evening.press("alice", announced, "t_manage:1")
    assert reply.message is not None
    assert reply.message.ephemeral
    assert EN("tournament-player-pairs", count=0) in reply.message.text()
    reply = await evening.press("benoit", announced, "t_manage:1")
    assert reply.message is not None
    assert reply.message.text() == FR("tournament-refused-not-in-charge")
