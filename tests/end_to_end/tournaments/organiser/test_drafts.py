"""`/tournament create`: the draft, everything that may be changed, and its opening."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.sandbox.server.permissions import CREATE_PUBLIC_THREADS
from bot.storage.people import servers
from bot.tables.party.open_party import Asker
from bot.text import words_for
from bot.text.written_times import written
from cogs.tournaments.organising.draft_fields import FIELDS
from cogs.tournaments.organising.draft_screens import PAGES
from tests.end_to_end.club import Club, club, club_in
from tests.end_to_end.tournaments.organising import (
    NAME,
    create,
    event,
    known,
    later,
    let_organise,
    manage,
)
from tests.sandbox_fixtures import running_sandbox

EN = words_for("en")
START = datetime(2026, 11, 21, 18, 0, tzinfo=UTC).timestamp()
LONDON = "Europe/London"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path, clock=ManualClock(START)) as opened:
        await let_organise(opened)
        yield opened


# Beginning ---------------------------------------------------------------------------------------


async def test_a_name_and_a_start_are_enough(evening: Club) -> None:
    desk = await create(evening, name="Friday *club*", start="friday 20:30")
    assert r"Friday \*club\*" in desk.text()
    found = (await event(evening)).row
    assert found.state == "draft"
    assert written(found.starts_at, LONDON) == "2026-11-27 20:30"
    assert found.starts_at - found.closes_at == 600
    assert found.round_seconds == 45 * 60
    assert f"<t:{int(found.starts_at)}:F>" in desk.text()
    panel = await desk.do("open")
    assert (await event(evening)).state == "registration"
    panel.says("tournament-player-pairs", count=0)
    read = evening.person("benoit").sees(evening.belote)
    assert any(r"Friday \*club\*" in each.text() for each in read)


async def test_what_is_set_of_a_bracket_and_of_boards_stands_in_the_draft(evening: Club) -> None:
    desk = await create(evening, format="knock_out")
    await desk.choose("t_draft_go:1", "format")
    for field in ("pools", "consolante"):
        await desk.press(f"t_set:1:format:{field}")
    await desk.choose("t_set:1:format:places", "all")
    await desk.choose("t_set:1:format:final", "best_of_3")
    plan = (await event(evening)).plan
    await desk.press("t_draft:1")
    for each in (
        f"pools-{int(plan.pools)}",
        f"consolante-{int(plan.consolante)}",
        "places-all",
        "final-best-of-3",
    ):
        desk.says(f"tournament-value.{each}")
    desk = await create(evening, format="mitchell")
    desk.says("tournament-value.scoring-matchpoints")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("when it rains", "tournament-organiser-unread"),
        ("yesterday 20:30", "tournament-organiser-past"),
    ],
)
async def test_a_start_that_nobody_can_read_makes_nothing(
    evening: Club, typed: str, told: str
) -> None:
    desk = await create(evening, start=typed)
    examples = EN("tournament-organiser-examples")
    assert desk.text() == EN(told, text=EN.name(typed), examples=examples)
    assert await evening.bot.tournaments.of_server(1) == []


async def test_what_is_understood_is_offered_while_one_types(evening: Club) -> None:
    alice = evening.person("alice")
    options = {"name": "x"}
    [offered] = await alice.autocomplete(
        evening.belote, "tournament create", "start", "vendredi 20h30", **options
    )
    assert offered == {"name": "Friday 27 November 2026, 20:30", "value": "2026-11-27 20:30"}
    examples = await alice.autocomplete(evening.belote, "tournament create", "start", "", **options)
    assert [each["value"] for each in examples] == [
        "2026-11-21 20:30",
        "2026-11-27 20:30",
        "2026-11-28 14:30",
        "2026-11-21 20:00",
    ]
    nobody = evening.person("benoit")
    assert not await nobody.autocomplete(
        evening.belote, "tournament create", "start", "20:30", **options
    )


async def test_only_who_organises_here_begins_one(evening: Club) -> None:
    role = evening.sandbox.role("Organiser")
    refused = await create(evening, "benoit")
    refused.says("tournament-role-organises", role=f"<@&{role.id}>")
    assert await evening.bot.tournaments.of_server(1) == []


# Changing ----------------------------------------------------------------------------------------


async def test_every_page_says_what_holds_and_every_choice_on_it_is_kept(evening: Club) -> None:
    desk = await create(evening, start="2026-12-20 20:30")
    for page in [each for each in PAGES if each != "name"]:
        await desk.choose("t_draft_go", page)
        desk.says(f"tournament-organiser-page.{page}")
        for select in desk.selects():
            field = select["custom_id"].split(":")[-1]
            if field not in FIELDS or field == "format":
                continue
            other = [each["value"] for each in select["options"] if not each.get("default")][-1]
            await desk.choose(select["custom_id"].removeprefix("dd:"), other)
            draft = await event(evening)
            [again] = [each for each in desk.selects() if each["custom_id"].endswith(f":{field}")]
            [chosen] = [each["value"] for each in again["options"] if each.get("default")]
            assert chosen == other, field
            assert draft.state == "draft"
        await desk.press("t_draft:1")


async def test_rules_that_were_saved_here(evening: Club) -> None:
    lobby = await evening.open("alice")
    game = await evening.bot.tables.load(1)
    await evening.bot.tables.lobby.change_option(1, game.row.host_id, "round2_suits", "any")
    saved = evening.bot.tables.saved_rules
    await saved.save(1, game.row.host_id, "Friday rules", manager=False)
    assert lobby is not None
    desk = await create(evening)
    await desk.choose("t_draft_go", "rules")
    await desk.choose("t_set:1:rules:saved", "1")
    found = await event(evening)
    assert found.rules.round2_suits == "any"
    assert found.row.rules_name == "Friday rules"
    assert "Friday rules" in desk.text()


async def test_who_may_enter_and_where(evening: Club) -> None:
    role = evening.sandbox.role("Organiser")
    desk = await create(evening)
    await desk.choose("t_draft_go", "people")
    await desk.choose("t_set:1:people:role", role)
    await desk.choose("t_set:1:people:most", "16")
    found = (await event(evening)).row
    assert (found.role_id, found.most_entries) == (int(role.id), 16)
    await desk.choose("t_set:1:people:role")
    assert (await event(evening)).row.role_id is None
    other = evening.sandbox.add_channel("tournaments")
    await evening.settle()
    await desk.press("t_draft:1")
    await desk.choose("t_draft_go", "channel")
    await desk.choose("t_set:1:channel:channel", other)
    assert (await event(evening)).row.channel_id == int(other.id)


async def test_the_name_is_typed(evening: Club) -> None:
    desk = await create(evening)
    await desk.write("t_draft_go", "name", text="Saturday *club*")
    assert r"Saturday \*club\*" in desk.text()
    await desk.write("t_draft_go", "name", text="   ")
    desk.says("tournament-refused.name-needed", most=80)
    assert (await event(evening)).row.name == "Saturday *club*"


# Before it opens ---------------------------------------------------------------------------------


async def test_a_preview_has_no_button_that_can_be_pressed(evening: Club) -> None:
    desk = await create(evening)
    reply = await desk.answer("t_preview:1")
    assert reply.message.ephemeral
    assert EN("tournament-format.concours") in reply.message.text()
    assert all(each.disabled for each in reply.message.buttons())
    assert (await event(evening)).state == "draft"


async def test_nothing_opens_where_tables_could_not_be_played(evening: Club) -> None:
    desk = await create(evening)
    evening.sandbox.deny(evening.belote, CREATE_PUBLIC_THREADS)
    await evening.settle()
    await desk.choose("t_draft_go", "channel")
    desk.says("permission-name.create-public-threads")
    await desk.press("t_draft:1")
    desk.says("permission-name.create-public-threads")
    reply = await desk.answer("t_sure:1:open")
    assert EN("permission-name.create-public-threads") in reply.message.text()
    assert (await event(evening)).state == "draft"


async def test_a_draft_is_deleted_after_a_question(evening: Club) -> None:
    desk = await create(evening)
    await desk.press("t_sure:1:delete")
    desk.says("tournament-organiser-sure.delete", name="Friday club")
    await desk.press("t_manage:1")
    desk.says("tournament-organiser-draft")
    await desk.do("delete")
    assert (await event(evening)).state == "cancelled"
    assert not [m for m in evening.person("benoit").sees(evening.belote) if not m.ephemeral]


async def test_a_draft_outlives_a_restart(tmp_path: Path) -> None:
    clock = ManualClock(START)
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as before:
            await let_organise(before)
            desk = await (await create(before)).choose("t_draft_go", "length")
            await desk.choose("t_set:1:length:rounds", "3")
        async with club_in(sandbox, tmp_path, clock) as after:
            desk.evening = after
            await desk.choose("t_set:1:length:deals", "8")
            found = await event(after)
            assert (found.plan.rounds, found.plan.deals) == (3, 8)
            await (await manage(after)).do("open")
            assert (await event(after)).state == "registration"


async def test_two_organisers_change_different_things(evening: Club) -> None:
    """Each page shows what it showed; what the other one has decided meanwhile stays."""
    await let_organise(evening, "benoit")
    desk = await (await create(evening)).choose("t_draft_go", "length")
    other = await (await manage(evening, "benoit")).choose("t_draft_go", "people")
    await desk.choose("t_set:1:length:rounds", "3")
    await other.choose("t_set:1:people:most", "16")
    await desk.choose("t_set:1:length:deals", "8")
    found = await event(evening)
    assert (found.plan.rounds, found.plan.deals, found.row.most_entries) == (3, 8, 16)


# The times of a draft: start, registration, check-in, and the zone they are in -------------------


async def test_a_form_shows_what_holds_and_sent_unchanged_changes_nothing(evening: Club) -> None:
    desk = await create(evening)
    await desk.choose("t_draft_go", "times")
    before = (await event(evening)).row
    for field in ("start", "closes"):
        await desk.write(f"t_form:1:times:{field}")
    after = (await event(evening)).row
    assert (after.starts_at, after.closes_at) == (before.starts_at, before.closes_at)


async def test_registration_opens_by_itself(evening: Club) -> None:
    desk = await create(evening, start="friday 20:30")
    await desk.write("t_form:1:home:opens", text="in 2 hours")
    opens = (await event(evening)).row.opens_at
    assert opens is not None
    desk.says("tournament-organiser-opens-at", at=f"<t:{int(opens)}:F>")
    await desk.choose("t_draft_go", "times")
    await desk.press("t_set:1:times:opens:none")
    assert (await event(evening)).row.opens_at is None
    await desk.write("t_form:1:times:opens", text="in 2 hours")
    await evening.clock.advance(7200)
    await evening.settle()
    assert (await event(evening)).state == "registration"


async def test_times_that_do_not_fit_are_said_on_the_page_and_nothing_changes(
    evening: Club,
) -> None:
    desk = await create(evening)
    await desk.choose("t_draft_go", "times")
    before = (await event(evening)).row
    await desk.write("t_form:1:times:closes", text="friday 20:30")
    desk.says("tournament-refused.bad-times")
    await desk.write("t_form:1:times:start", text="someday")
    assert "someday" in desk.text()
    after = (await event(evening)).row
    assert after._replace(version=0) == before._replace(version=0)


async def test_a_server_has_its_time_zone(evening: Club) -> None:
    desk = await create(evening, start="friday 20:30")
    await desk.choose("t_draft_go", "times")
    await desk.choose("t_zone:1", "America/New_York")
    told = {"zone": "New York", "at": "Friday 27 November 2026, 15:30"}
    desk.says("tournament-organiser-zone-changed", **told)
    await desk.write("t_form:1:times:start", text="friday 20:30")
    assert written((await event(evening)).row.starts_at, "America/New_York") == "2026-11-27 20:30"
    server = await evening.bot.database.ask(servers.get, 1)
    assert server.time_zone == "America/New_York"


async def test_two_at_the_same_minute_are_told(evening: Club) -> None:
    first = await create(evening, start="friday 20:30")
    told = EN("tournament-organiser-same-minute", names=NAME)
    assert told not in first.text()
    second = await create(evening, start="friday 20:30", name="The other")
    assert f"⚠️ {told}" in second.text()
    later = await create(evening, start="friday 20:31")
    assert "⚠️" not in later.text()
    daily = await create(evening, start="friday 20:30", format="daily")
    assert "⚠️" not in daily.text()


async def test_a_daily_has_a_day_instead_of_a_start(evening: Club) -> None:
    desk = await create(evening, format="daily", start="friday 08:00")
    found = (await event(evening)).row
    assert found.opens_at is not None
    assert written(found.opens_at, LONDON) == "2026-11-27 08:00"
    assert written(found.closes_at, LONDON) == "2026-11-28 08:00"
    for page in [each for each in PAGES if each != "name"]:
        await desk.choose("t_draft_go", page)
        await desk.press("t_draft:1")
    await desk.choose("t_draft_go", "format")
    await desk.choose("t_set:1:format:format", "concours")
    found = (await event(evening)).row
    assert found.opens_at is None
    assert written(found.starts_at, LONDON) == "2026-11-27 08:00"
    assert found.check_in
    assert found.round_seconds == 45 * 60


async def test_rules_change_on_the_panel_until_somebody_is_in_and_it_says_what_is_left(
    evening: Club,
) -> None:
    """T7: what is announced shows at once what has become of it."""
    desk = await (await create(evening)).do("open")
    desk.says("tournament-organiser-still.all")
    await desk.press("t_draft:1")
    desk.lacks("tournament-organiser-draft")
    await desk.choose("t_draft_go:1", "format")
    assert not any(each["value"] == "daily" for each in desk.selects()[0]["options"])
    await desk.choose("t_set:1:format:format", "swiss")
    await desk.press("t_draft:1")
    await desk.choose("t_draft_go:1", "times")
    assert not desk.offers("t_form:1:times:opens")
    await desk.press("t_draft:1")
    late = await manage(evening)
    await late.press("t_draft:1")
    await desk.press("t_manage:1")
    desk.says("tournament-log-entry.altered", what=EN("tournament-organiser-page.format"))
    await later(evening, 5.0)
    read = [each.text() for each in evening.person("benoit").sees(evening.belote)]
    assert any(EN("tournament-format.swiss") in each for each in read)

    [one, other] = await known(evening, "benoit", "clara")
    boss = Asker((await event(evening)).row.created_by, manages=True)
    await evening.bot.tournaments.verdicts.add(1, boss, (one, other))
    await desk.press("t_manage:1")
    desk.says("tournament-organiser-still.registration")
    assert not desk.offers("t_draft:1")
    fixed = EN("tournament-refused.fixed", state="registration")
    assert (await late.answer("t_draft_go:1", "rules")).message.text() == fixed


async def test_a_description_has_room_for_what_a_club_says_and_links_to_its_page(
    evening: Club,
) -> None:
    about = ("Bring your card. https://club.example/rules_2 " * 30)[:1000].strip()
    desk = await create(evening)
    await desk.write("t_draft_go:1", "name", text=NAME, about=about, contact="")
    await desk.do("open")
    read = [each.text() for each in evening.person("benoit").sees(evening.belote)]
    assert any(each.count("https://club.example/rules_2 ") >= 20 for each in read)
