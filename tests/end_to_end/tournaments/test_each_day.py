"""`/tournament daily`: a duplicate that comes back each day, begun and stopped by who organises."""

from bot.sandbox import ShownMessage
from bot.sandbox.server.permissions import CREATE_PRIVATE_THREADS
from bot.text import words_for
from tests.end_to_end.club import button_id
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.tournaments.players import HOUR, Players, said, verbs, words_of

EN = words_for("en")


async def begin(evening: Players, boards: int) -> ShownMessage:
    """Alice begins one; the page as it is afterwards."""
    club = evening.club
    reply = await club.person("alice").slash(club.belote, "tournament daily")
    assert EN("duplicate-each-day-none") in said(reply)
    await club.choose("alice", reply.message, "t_daily_start", str(boards))
    return club.person("alice").look(reply.message)


async def test_each_day_another_one_opens_until_it_is_stopped(evening: Players) -> None:
    club = evening.club
    shown = await begin(evening, 8)
    assert shown.ephemeral
    assert EN("duplicate-each-day-started") in shown.text()
    assert "t_daily_stop" in verbs(shown)
    assert not shown.selects(), "one in a channel is enough"
    [today] = [each for each in evening.posts() if "t_register" in verbs(each)]
    assert EN("duplicate-each-day-boards", count=8).split()[0] in today.text()
    await club.press("benoit", today, "t_register")
    [tournament] = await evening.engine.of_server(1)
    assert EN.timestamp(tournament.closes_at) in shown.text(), "when the next one opens"
    assert (tournament.state, tournament.plan["deals"]) == ("running", 8)
    await evening.later(tournament.closes_at - club.clock.now())
    await evening.later(10)
    states = [each.state for each in await evening.engine.of_server(1)]
    assert states == ["running", "finished"]
    after = await evening.press_on("alice", "t_daily_stop", shown)
    assert EN("duplicate-each-day-stopped") in after.text()
    await evening.later(30 * HOUR)
    for _ in range(30):  # its connection is made anew after so long a leap
        await evening.later(10)
        states = [each.state for each in await evening.engine.of_server(1)]
        if "running" not in states:
            break
    assert states == ["finished", "finished"]


async def test_the_boards_of_today_are_one_press_away(evening: Players) -> None:
    """They stand in `/help`; a day may be a single board."""
    club = evening.club
    help_ = await club.person("benoit").slash(club.belote, "help")
    none = await club.press("benoit", help_.message, "t_today")
    assert said(none) == words_of("benoit")("daily-none")
    await begin(evening, 1)
    entered = await club.press("benoit", help_.message, "t_today")
    assert words_of("benoit")("duplicate-done-play") in said(entered)
    [today] = await evening.engine.of_server(1)
    event = await evening.engine.load(today.id)
    assert event.plan.deals == 1
    [member] = event.members
    assert event.table_of_person(member.person_id or 0) is not None


async def test_the_boards_of_today_of_a_tables_server(evening: Players) -> None:
    """A DM belongs to no server: its button names the table, for those who play there. What stood
    there before still does."""
    club = evening.club
    for who in ("alice", "daan"):
        await club.person(who).slash(club.belote, "help")
    lobby = await club.open("alice")
    await club.press("benoit", lobby, "sit:1:1")
    [welcome] = club.letters("benoit")
    today = Forged("benoit", "dd:t_today:1")
    assert said(await send(club, welcome, today)) == words_of("benoit")("daily-none")
    await begin(evening, 1)
    stranger = await send(club, lobby, today._replace(who="daan"))
    assert said(stranger) == words_of("daan")("refused-reason.no-seat")
    entered = await send(club, welcome, today)
    assert words_of("benoit")("duplicate-done-play") in said(entered)
    assert club.letters("benoit")[0].text() == welcome.text()


async def test_a_lacking_permission_is_one_warning(evening: Players) -> None:
    """A duplicate's tables are private threads: the draft and the refusal say so once."""
    club = evening.club
    reply = await club.person("alice").slash(
        club.belote, "tournament create", name="x", start="in 2 hours", format="mitchell"
    )
    club.sandbox.deny(club.belote, CREATE_PRIVATE_THREADS)
    refused = await club.press("alice", reply.message, "t_sure:1:open")
    assert "⚠️" not in said(refused)
    reply = await club.person("alice").slash(club.belote, "tournament manage")
    assert reply.message.text().count("⚠️") == 1


async def test_only_who_organises_begins_or_stops_one(evening: Players) -> None:
    club = evening.club
    no = words_of("clara")("tournament-not-organiser")
    assert said(await club.person("clara").slash(club.belote, "tournament daily")) == no
    await begin(evening, 12)
    [post] = [each for each in evening.posts() if "t_register" in verbs(each)]
    assert button_id(post, "t_register")
    for forged in (
        Forged("clara", "dd:t_daily_stop:1"),
        Forged("clara", "dd:t_daily"),
        Forged("clara", "dd:t_daily_start", ("8",)),
    ):
        assert said(await send(club, post, forged)) == no
    for forged in (
        Forged("alice", "dd:t_daily_start", ("99",)),
        Forged("alice", "dd:t_daily_stop:77"),
    ):
        assert said(await send(club, post, forged))
    assert len(await evening.engine.of_server(1)) == 1
    assert len(await evening.engine.daily_of(1)) == 1
