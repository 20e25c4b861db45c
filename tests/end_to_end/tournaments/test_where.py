"""Where am I, who is next, what do I need: one button, at every moment of a tournament."""

from sqlalchemy import select

from bot.sandbox.faults.faults import THREADS
from bot.storage.delivery.subjects import OF_CHANNEL
from bot.storage.engine.schema import MESSAGES
from bot.storage.engine.schema import messages as table
from bot.text import words_for
from bot.tournaments import Score
from tests.end_to_end.tournaments.players import ALL, Players, said, verbs, words_of

EN = words_for("en")


async def started(evening: Players, **values: object) -> None:
    """Two pairs at one table: Alice and Benoît against Clara and Daan, who are all there."""
    await evening.create(check_in=False, **values)
    await evening.pair("alice", "benoit")
    await evening.pair("clara", "daan")
    await evening.close()
    await evening.start()


async def where(evening: Players, who: str) -> str:
    return await evening.press(who, "t_where")


async def decide(evening: Players, *points: int) -> None:
    """The organiser writes what the one table of the round has brought."""
    event = await evening.event()
    scores = Score(points[0], int(points[0] > points[1])), Score(points[1])
    number = len(event.rounds)
    boss = await evening.boss()
    await evening.engine.verdicts.correct(evening.id, boss, (number, 1), scores, "by hand")
    await evening.later(5)


async def test_before_it_begins(evening: Players) -> None:
    await evening.create()
    assert words_of("benoit")("tournament-player-not-in") in await where(evening, "benoit")
    await evening.pair("benoit", "clara")
    fr = words_of("benoit")
    assert fr("tournament-player-in-with", partner="Clara") in await where(evening, "benoit")
    await evening.close()
    event = await evening.event()
    left = fr.timestamp(event.row.starts_at)
    assert fr("tournament-player-not-here", left=left) in await where(evening, "benoit")


async def test_during_a_round_it_leads_to_the_table(evening: Players) -> None:
    await started(evening)
    await evening.later(15)  # the post of the round stands before its tables are opened below it
    reply = await evening.page("clara", "t_where")
    de = words_of("clara")
    text = reply.text()
    assert de("tournament-player-at-table", table=1, opponents="Alice & Benoît") in text
    assert de("tournament-player-deals", deals=0, of=1) in text
    # Before a round is over there is no ranking but by lot.
    assert "🏅" not in text
    thread = evening.club.thread()
    links = [each.url for each in reply.buttons() if each.url]
    assert any(str(thread.id) in each for each in links)
    # Who only watches is told so.
    evening.club.sandbox.add_person("emile", name="Émile", locale="fr")
    assert words_for("fr")("tournament-player-not-playing") in await where(evening, "emile")


async def test_the_time_of_a_round_is_said_once(evening: Players) -> None:
    await started(evening, round_seconds=1800.0)
    until = (await evening.event()).rounds[0].until or 0.0
    for who in ALL:
        assert (await where(evening, who)).count(words_of(who).timestamp(until)) == 1


async def test_what_was_taken_off_is_said_with_its_reason(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=600.0)
    await decide(evening, 100, 62)
    member = (await evening.event()).member((await evening.person("clara")).id)
    assert member is not None
    punish, boss = evening.engine.verdicts.penalty, await evening.boss()
    await punish(evening.id, boss, member.number, 1, "Too *late*")
    de, nl = words_of("clara"), words_of("daan")
    for who, words in (("clara", de), ("daan", nl)):
        told = words("tournament-log-penalty", name="Clara & Daan", points="1", count=1)
        why = words("tournament-log-why", why=r"Too \*late\*")
        assert f"⚖️ {told} {why}" in await where(evening, who)
    assert "⚖️" not in await where(evening, "alice")


async def test_a_table_that_is_not_open_yet_is_a_press_away(evening: Players) -> None:
    """A daily's answer to Play is faster than its thread."""
    await evening.create(format="daily", rounds=0, deals=2)
    text = evening.announcement().text()
    assert EN("duplicate-came", count=0) in text
    assert "seed" not in text
    not_yet = evening.club.sandbox.faults.plan("503", "POST", THREADS, times=float("inf"))
    reply = await evening.pressed("clara", "t_register")
    label = words_of("clara")("tournament-player-to-table")
    assert reply.message is not None
    [early] = [each for each in reply.message.buttons() if each.label == label]
    assert early.custom_id == f"dd:t_where:{evening.id}:1"
    not_yet.stop()
    await evening.later(60)
    after = await evening.press_on("clara", f"t_where:{evening.id}:1", reply.message)
    [there] = [each for each in after.buttons() if each.label == label]
    assert str(evening.club.thread().id) in (there.url or "")
    assert "seed" not in evening.announcement().text(), "nothing is drawn but its boards"


async def test_between_rounds_the_rank_and_who_is_next(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=600.0)
    event = await evening.event()
    first = event.tables[0].sides[0][0]
    points = {first: 100}
    await decide(evening, 100, 62)
    for who in ALL:
        text = await where(evening, who)
        words = words_of(who)
        member = event.member((await evening.person(who)).id)
        assert member is not None
        won = member.number in points
        assert words("tournament-player-rank", rank=1 if won else 2, entries=2) in text
        if won:
            assert words("tournament-player-lead-points", lead=38) in text
        else:
            assert words("tournament-player-to-first-points", missing=38) in text
        assert words("tournament-player-rounds-left", count=1) in text
    others = "Clara & Daan"
    assert EN("tournament-player-next", opponents=others) in await where(evening, "alice")


async def test_an_old_button_to_check_in_says_that_it_is_over(evening: Players) -> None:
    await evening.create()
    await evening.pair("benoit", "clara")
    await evening.close()
    notification = evening.notifications("benoit")[-1]
    assert "t_checkin" in verbs(notification)
    await evening.engine.organising.cancel(evening.id, await evening.boss())
    await evening.later()
    answer = await evening.press("benoit", "t_checkin", notification)
    assert words_of("benoit")("tournament-refused-over") in answer


async def test_who_has_left_keeps_what_he_has(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=600.0)
    sure = await evening.page("daan", "t_withdraw")
    nl = words_of("daan")
    assert nl("tournament-player-leave-running", name=r"Friday \*club\*") in sure.text()
    answer = await evening.press("daan", "t_withdraw_sure", sure)
    assert nl("tournament-player-done-left") in answer
    await decide(evening, 100, 62)
    text = await where(evening, "daan")
    assert nl("tournament-player-left") in text
    again = await evening.press("daan", "t_withdraw")
    assert nl("tournament-player-left-already") in again


async def test_a_round_may_be_sat_out(evening: Players) -> None:
    await started(evening, rounds=3, break_seconds=600.0)
    nl = words_of("daan")
    reply = await evening.page("daan", "t_where")
    sure = await evening.press_on("daan", "t_sit_out", reply)
    assert nl("tournament-player-sit-out-sure", round=2, name=r"Friday \*club\*") in sure.text()
    other = await evening.page("clara", "t_where")
    asked = await evening.press_on("clara", "t_sit_out", other)
    after = await evening.press_on("daan", "t_sit_out_sure", sure)
    assert nl("tournament-player-done-sits-out", round=2) in after.text()
    assert nl("tournament-player-sits-out", round=2) in after.text()
    assert "t_sit_out" not in verbs(after)
    # Their partner is in it too, and is told so.
    de = words_of("clara")
    refused = await evening.press("clara", "t_sit_out_sure", asked)
    assert de("tournament-player-no-sitting-out") in refused
    rows = [each.kind for each in (await evening.event()).results]
    assert rows == ["absence"]


async def test_in_a_bracket_what_a_win_and_a_loss_mean(evening: Players) -> None:
    await started(evening, format="knock_out", rounds=0)
    text = await where(evening, "alice")
    final = EN(
        "tournament-player-bout-final", section=EN("tournament-player-section-main"), place=1
    )
    assert final in text
    assert EN("tournament-player-win-final", place=1, bracket="main") in text
    assert EN("tournament-player-loss-second", place=2, bracket="main") in text
    assert EN("tournament-player-sit-out") not in text


async def test_the_command_finds_the_tournament_one_plays_in(evening: Players) -> None:
    await evening.create(format="melee")
    await evening.press("benoit", "t_register")
    mine = evening.id
    await evening.create(format="swiss")
    reply = await evening.club.person("benoit").slash(evening.club.belote, "tournament me")
    assert words_of("benoit")("tournament-player-in-alone") in said(reply)
    reply = await evening.club.person("clara").slash(evening.club.belote, "tournament me")
    assert words_of("clara")("tournament-player-not-in") in said(reply)
    named = await evening.club.person("clara").slash(
        evening.club.belote, "tournament me", tournament=str(mine)
    )
    assert words_of("clara")("tournament-player-not-in") in said(named)


async def test_rounds_standings_and_the_podium_each_have_a_post(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=30.0)
    await decide(evening, 100, 62)
    await evening.later(60)
    await decide(evening, 62, 100)
    await evening.later(60)
    assert (await evening.event()).state == "finished"
    async with evening.club.bot.database.read() as connection:
        rows = await connection.execute(select(MESSAGES).where(table.subject.in_(OF_CHANNEL)))
        found = {
            (row.subject, row.number): (row.message_id, row.shown >= row.wanted) for row in rows
        }
    assert set(found) == {
        *(("announcement", 0), ("round", 1), ("round", 2)),
        *(("standings", 1), ("standings", 2), ("podium", 0)),
    }
    assert all(up_to_date for _, up_to_date in found.values())
    messages = [message for message, _ in found.values()]
    standing = {int(each.id) for each in evening.posts()}
    assert len(set(messages)) == 6
    assert set(messages) <= standing
    assert "🏆" in evening.announcement().text()
    # A correction is shown by the posts that there are, and by no others.
    boss = await evening.boss()
    scores = Score(500, 1), Score(0)
    await evening.engine.verdicts.correct(evening.id, boss, (1, 1), scores, "misread")
    await evening.later(60)
    assert {int(each.id) for each in evening.posts()} == standing
    assert any("500" in each.text() for each in evening.posts())


async def forget(evening: Players, who: str) -> None:
    """`/privacy`, and what is behind it."""
    reply = await evening.club.person(who).slash(evening.club.belote, "privacy")
    assert reply.message is not None
    sure = await evening.press_on(who, "privacy_delete", reply.message)
    await evening.press_on(who, "privacy_delete_now", sure)
    await evening.later(60)


async def test_who_is_forgotten_while_it_is_played_leaves_no_name(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=600.0)
    await decide(evening, 100, 62)
    name = evening.club.person("daan").name
    before = [each for each in evening.posts() if name in each.text()]
    assert len(before) >= 3  # the announcement, the round, the standings
    await forget(evening, "daan")
    posts = {"t_where", "t_schedule", "t_standings"}
    for each in before:
        after = evening.club.person("alice").look(each)
        assert after is not None
        if posts & set(verbs(after)):
            assert name not in after.text()
    assert "Clara" in evening.announcement().text()
    assert "🏅" in await where(evening, "clara")


async def test_who_is_forgotten_before_it_begins_frees_his_partner(evening: Players) -> None:
    await evening.create()
    await evening.pair("clara", "daan")
    await evening.later()
    await forget(evening, "daan")
    assert (await evening.event()).members == ()
    assert "Daan" not in evening.announcement().text()
    de = words_of("clara")
    told = evening.notifications("clara")[-1].text()
    gone = de("former-player")
    assert de("tournament-player-notification-withdrawn", name=r"Friday \*club\*", who=gone) in told
    assert de("tournament-player-how") in await evening.press("clara", "t_register")
