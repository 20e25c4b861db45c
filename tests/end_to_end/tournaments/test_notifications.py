"""Reminders of tournaments: once each, for whoever wants them."""

from bot.sandbox.faults.faults import MESSAGES
from bot.storage.delivery.subjects import Subject
from bot.storage.people import people
from bot.tournaments import Score
from cogs.delivery.kinds import TRAITS
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.tournaments.players import HOUR, Players, said, title, verbs, words_of

PER_SECOND = TRAITS[Subject.DROPPED].per_second or 0


async def enter(evening: Players, *names: str) -> None:
    for who in names:
        await evening.press(who, "t_register")


async def test_check_in_opens_and_ten_minutes_before_the_start(evening: Players) -> None:
    await evening.create(format="melee")
    await enter(evening, "benoit", "clara")
    await evening.later(HOUR)
    assert evening.told("benoit") == [title("benoit", "check_in")]
    assert evening.told("clara") == [title("clara", "check_in")]
    # One click in the notification, and nothing more is to be said.
    await evening.press("clara", "t_checkin", evening.notifications("clara")[-1])
    event = await evening.event()
    member = event.member((await evening.person("clara")).id)
    assert member is not None
    assert member.here
    start = event.row.starts_at
    await evening.later(start - 601 - evening.club.clock.now())
    assert len(evening.notifications("benoit")) == 1
    await evening.later(5)
    assert evening.told("benoit") == [title("benoit", "check_in"), title("benoit", "soon")]
    await evening.later(300)
    assert len(evening.notifications("benoit")) == 2
    assert len(evening.notifications("clara")) == 0


async def test_what_is_late_is_not_sent_any_more(evening: Players) -> None:
    now = evening.club.clock.now()
    times = {"closes_at": now + 2 * HOUR, "starts_at": now + 2 * HOUR}
    await evening.create(format="melee", check_in=False, **times)
    await enter(evening, "benoit")
    plan = evening.club.sandbox.faults.plan("503", "POST", MESSAGES, times=float("inf"))
    await evening.later(HOUR)
    await evening.later(HOUR / 2)
    plan.stop()
    await evening.later(600)
    assert evening.notifications("benoit") == []
    await evening.later(HOUR / 2 - 900)
    assert evening.told("benoit") == [title("benoit", "soon")]


async def test_no_more_reminders_by_a_button_and_by_the_preferences(evening: Players) -> None:
    await evening.create(format="melee")
    await enter(evening, "benoit", "clara")
    reply = await evening.club.person("clara").slash(evening.club.belote, "preferences")
    await evening.club.choose("clara", reply.message, "set_reminders", "off")
    await evening.later(HOUR)
    # Who does not check in is out: that it is time to is no reminder.
    assert evening.told("clara") == [title("clara", "check_in")]
    [notification] = evening.notifications("benoit")
    answer = await evening.press("benoit", "t_quiet", notification)
    assert words_of("benoit")("tournament-player-quiet-now") in answer
    await evening.later(0.4 * HOUR)
    for who in ("benoit", "clara"):
        assert len(evening.notifications(who)) == 1
    reply = await evening.club.person("benoit").slash(evening.club.belote, "preferences")
    await evening.club.choose("benoit", reply.message, "set_reminders", "on")
    assert (await evening.person("benoit")).reminders


async def test_many_notifications_go_a_few_in_a_second(evening: Players) -> None:
    await evening.create(format="melee")
    names = [f"p{number}" for number in range(3 * PER_SECOND)]
    for who in names:
        evening.club.sandbox.add_person(who, name=who)
        await evening.press(who, "t_register")
    await evening.engine.organising.close(evening.id, await evening.boss())
    await evening.club.settle()
    assert sum(len(evening.notifications(who)) for who in names) == PER_SECOND
    for _ in range(3):
        await evening.later(1.01)
    assert [len(evening.notifications(who)) for who in names] == [1] * len(names)


async def benoit_withdraws(evening: Players) -> None:
    await evening.press("benoit", "t_withdraw_sure", await evening.page("benoit", "t_withdraw"))
    await evening.later()


async def test_whose_partner_withdraws_is_told_and_their_card_holds_no_more(
    evening: Players,
) -> None:
    await evening.create()
    await evening.pair("benoit", "clara")
    assert evening.told("clara") == []  # what asked her says that she is registered
    await benoit_withdraws(evening)
    assert evening.told("clara") == [
        title("clara", "settled"),
        title("clara", "withdrawn", "Benoît"),
    ]
    for notification in evening.notifications("clara"):
        assert verbs(notification) == ["t_register", "t_where"]
    assert title("benoit", "withdrawn", "Benoît") not in evening.told("benoit")
    before = evening.told("clara")
    await evening.later(60)
    assert evening.told("clara") == before


async def test_an_invitation_asks_no_more_when_who_asked_withdraws(evening: Players) -> None:
    await evening.create()
    await evening.ask("benoit", "clara")
    [notification] = evening.notifications("clara")
    assert "t_confirm" in verbs(notification)
    await benoit_withdraws(evening)
    assert evening.told("clara") == [title("clara", "settled")]
    assert verbs(evening.notifications("clara")[0]) == ["t_register", "t_where"]


async def test_whom_the_organiser_takes_out_of_their_own_pair_has_no_partner_who_left(
    evening: Players,
) -> None:
    await evening.create()
    await evening.pair("daan", "alice")
    [entry] = (await evening.event()).standing("in")
    await evening.engine.verdicts.drop(evening.id, await evening.boss(), entry.number)
    await evening.later()
    assert title("daan", "dropped") in evening.told("daan")
    assert title("daan", "withdrawn", "Alice") not in evening.told("daan")
    assert title("alice", "dropped") not in evening.told("alice")


async def test_whom_the_organiser_registers_is_told_with_whom_and_when(evening: Players) -> None:
    event = await evening.create()
    boss = await evening.boss()
    ids = {who: (await evening.person(who)).id for who in ("alice", "benoit", "clara", "daan")}
    add, replace = evening.engine.verdicts.add, evening.engine.verdicts.replace
    await add(evening.id, boss, (ids["alice"], ids["benoit"]))
    await add(evening.id, boss, (ids["clara"], None))
    await evening.later()
    assert evening.told("alice") == []
    [notification] = evening.notifications("benoit")
    assert title("benoit", "added") in notification.text()
    assert "**Alice**" in notification.text()
    assert f"<t:{int(event.row.starts_at)}:f>" in notification.text()
    [notification] = evening.notifications("clara")
    assert "🤖" in notification.text()
    # Somebody plays in another's place: both are told.
    await replace(evening.id, boss, ids["benoit"], ids["daan"])
    await evening.later()
    assert evening.told("benoit")[-1] == title("benoit", "dropped")
    assert evening.told("daan") == [title("daan", "added")]
    before = [evening.notifications(who) for who in ids]
    await evening.later(60)
    assert [len(each) for each in before] == [len(evening.notifications(who)) for who in ids]


async def test_the_four_of_a_corrected_result_are_told_what_it_was_and_why(
    evening: Players,
) -> None:
    await evening.create(check_in=False)
    await evening.pair("benoit", "clara")
    await evening.pair("daan", "alice")
    await evening.close()
    await evening.start()
    correct, boss = evening.engine.verdicts.correct, await evening.boss()
    for points, why in ((162, "As they wrote."), (90, "The belote was theirs.")):
        scores = Score(points, int(points > 100)), Score(100, int(points < 100))
        await correct(evening.id, boss, (1, 1), scores, why)
        await evening.later()
    event = await evening.event()
    first = event.sitting(event.table(1, 1))[0]
    for who in ("benoit", "clara", "daan"):
        words = words_of(who)
        notifications = [
            each for each in evening.notifications(who) if title(who, "corrected") in each.text()
        ]
        assert len(notifications) == 2, evening.told(who)
        partner = first in {each.person_id for each in event.members_of(await _entry(evening, who))}
        now, before = ("90 – 100", "162 – 100") if partner else ("100 – 90", "100 – 162")
        told = words(
            "tournament-player-notification-about.corrected",
            known="instead",
            place=words("tournament-table-thread", round=1, table=1),
            result=now,
            instead=before,
        )
        assert told in notifications[-1].text()
        assert words("tournament-log-why", why="The belote was theirs.") in notifications[-1].text()
    # Whoever has entered it knows.
    assert title("alice", "corrected") not in evening.told("alice")


async def _entry(evening: Players, who: str) -> int:
    member = (await evening.event()).member((await evening.person(who)).id)
    assert member is not None
    return member.number


async def test_everybody_is_told_once_that_it_is_cancelled(evening: Players) -> None:
    await evening.create()
    await evening.pair("benoit", "clara")
    await evening.ask("daan", "alice")
    person = await evening.person("clara")
    await evening.club.bot.database.commit(people.change, person.id, reminders=False)
    asked = evening.notifications("alice")[-1]
    await evening.engine.organising.cancel(evening.id, await evening.boss())
    await evening.later()
    await evening.later(60)
    for who in ("benoit", "clara", "daan"):
        assert evening.told(who).count(title(who, "cancelled")) == 1, evening.told(who)
    assert evening.told("alice")[-1] == title("alice", "settled")
    # A press that was on its way.
    reply = await send(evening.club, asked, Forged("alice", f"dd:t_confirm:{evening.id}:2"))
    assert "cancelled" in said(reply)
