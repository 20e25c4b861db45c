"""Where am I, who is next, what do I need: one button, at every moment of a tournament."""

from bot.sandbox.faults.faults import THREADS
from bot.text import words_for
from bot.tournaments import Score
from tests.end_to_end.tournaments.players import ALL, Players, verbs, words_of

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


async def test_what_was_taken_off_is_said_with_its_reason(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=600.0)
    await decide(evening, 100, 62)
    member = (await evening.event()).member((await evening.person("clara")).id)
    assert member is not None
    punish, boss = evening.engine.verdicts.penalty, await evening.boss()
    await punish(evening.id, boss, member.number, 1, "Too *late*")
    de, nl = words_of("clara"), words_of("daan")
    for who, words in (("clara", de), ("daan", nl)):
        told = words("tournament-log-entry.penalty", name="Clara & Daan", points="1", count=1)
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
            assert words("tournament-player-lead.points", lead=38) in text
        else:
            assert words("tournament-player-to-first.points", missing=38) in text
        assert words("tournament-player-rounds-left", count=1) in text
    others = "Clara & Daan"
    assert EN("tournament-player-next", opponents=others) in await where(evening, "alice")


async def test_who_has_left_keeps_what_they_have(evening: Players) -> None:
    await started(evening, rounds=2, break_seconds=600.0)
    sure = await evening.page("daan", "t_withdraw")
    nl = words_of("daan")
    assert nl("tournament-player-leave.running", name=r"Friday \*club\*") in sure.text()
    answer = await evening.press("daan", "t_withdraw_sure", sure)
    assert nl("tournament-player-done.left") in answer
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


async def forget(evening: Players, who: str) -> None:
    """`/privacy`, and what is behind it."""
    reply = await evening.club.person(who).slash(evening.club.belote, "privacy")
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
        if posts & set(verbs(after)):
            assert name not in after.text()
    assert "Clara" in evening.announcement().text()
    assert "🏅" in await where(evening, "clara")
