"""Entering a tournament by the buttons of its announcement, and leaving it."""

import pytest

from bot.text import words_for
from bot.text.options import preset_name
from tests.end_to_end.tournaments.players import Players, said, title, verbs, words_of

EN = words_for("en")


async def test_a_pair_enters_when_the_one_who_is_asked_agrees(evening: Players) -> None:
    await evening.create()
    assert EN("tournament-player-pairs", count=0) in evening.announcement().text()
    assert verbs(evening.announcement()) == [
        *("t_register", "t_withdraw", "t_where", "t_entrants", "rules", "t_manage"),
    ]
    answer = await evening.ask("benoit", "clara")
    assert answer.count("Clara") == 1
    until = EN.timestamp((await evening.event()).row.closes_at, "f")
    not_answered = words_of("benoit")(
        "tournament-player-not-answered", partner="Clara", until=until
    )
    assert not_answered in answer
    [notification] = evening.notifications("clara")
    title = words_of("clara")(
        "tournament-player-notification.asked", name=r"Friday \*club\*", partner="Benoît"
    )
    assert title in notification.text()
    assert [each.standing for each in (await evening.event()).entries] == ["asked"]
    await evening.press("clara", "t_confirm", notification)
    after = evening.club.person("clara").look(notification)
    assert "t_confirm" not in verbs(after)
    assert "Benoît" in after.text()
    assert [each.standing for each in (await evening.event()).entries] == ["in"]
    # The one who has asked is told, once.
    [told] = evening.notifications("benoit")
    assert (
        words_of("benoit")(
            "tournament-player-notification.confirmed", name=r"Friday \*club\*", who="Clara"
        )
        in told.text()
    )
    await evening.later()
    assert "• Benoît & Clara" in evening.announcement().text()
    assert EN("tournament-player-pairs", count=1) in evening.announcement().text()


async def test_who_thinks_of_entering_reads_the_rules_first(evening: Players) -> None:
    await evening.create()
    fr = words_of("benoit")
    first = await evening.page("benoit", "rules")
    assert preset_name((await evening.event()).row.preset, fr) in first.text()
    turned = await evening.pressed("benoit", f"rules_turn:t:{(await evening.event()).id}:1", first)
    assert fr("rules-title.cards") in turned.message.text()


async def test_what_is_pressed_twice_is_done_once(evening: Players) -> None:
    await evening.create()
    await evening.ask("benoit", "clara")
    version = (await evening.event()).row.version
    # Register again only shows where one stands; so does the partner who was asked.
    again = await evening.press("benoit", "t_register")
    until = EN.timestamp((await evening.event()).row.closes_at, "f")
    not_answered = words_of("benoit")(
        "tournament-player-not-answered", partner="Clara", until=until
    )
    assert not_answered in again
    asked = await evening.pressed("clara", "t_register")
    assert verbs(asked.message)[:2] == ["t_confirm", "t_decline"]
    assert (await evening.event()).row.version == version
    notification = evening.notifications("clara")[-1]
    await evening.press("clara", "t_confirm", asked.message)
    version = (await evening.event()).row.version
    await evening.press("clara", "t_confirm", notification)
    assert (await evening.event()).row.version == version
    clara = evening.club.person("clara")
    assert clara.dm is not None
    assert len(clara.sees(clara.dm)) == 1


async def test_who_declines_is_rid_of_it_and_who_asked_is_told(evening: Players) -> None:
    await evening.create()
    await evening.ask("benoit", "clara")
    [notification] = evening.notifications("clara")
    await evening.press("clara", "t_decline", notification)
    assert (await evening.event()).members == ()
    [told] = evening.notifications("benoit")
    fr = words_of("benoit")
    declined = "tournament-player-notification.declined"
    assert fr(declined, name=r"Friday \*club\*", who="Clara") in told.text()
    # The notification leads back to registering, in direct messages too.
    assert not evening.notifications("clara"), "what they were answered stays"
    opened = await evening.page("benoit", "t_register", told)
    assert fr("tournament-player-how.pair") in opened.text()
    # There Discord offers nobody to choose: it leads to the announcement.
    assert opened.selects() == []
    assert any(evening.announcement().id in (each.url or "") for each in opened.buttons())
    late = await evening.press("clara", "t_confirm", notification) if verbs(notification) else ""
    assert words_of("clara")("tournament-refused.invitation-over") in late


async def test_who_looks_for_a_partner_may_be_chosen(evening: Players) -> None:
    await evening.create()
    reply = await evening.page("benoit", "t_register")
    answer = await evening.press("benoit", "t_look", reply)
    assert words_of("benoit")("tournament-player-looks", count=0) in answer
    await evening.later()
    assert EN("tournament-player-count.looking", count=1) in evening.announcement().text()
    benoit = await evening.person("benoit")
    answer = await evening.choose("clara", "t_pick", str(benoit.id))
    assert words_of("clara")("tournament-player-in-with", partner="Benoît") in answer
    [told] = evening.notifications("benoit")
    assert "Clara" in told.text()
    answer = await evening.choose("daan", "t_partner", evening.club.person("benoit"))
    assert words_of("daan")("tournament-refused.partner-entered", name="Benoît") in answer


async def test_the_list_of_those_who_look_may_be_old(evening: Players) -> None:
    await evening.create()
    opened = await evening.page("benoit", "t_register")
    await evening.press("benoit", "t_look", opened)
    seen = await evening.page("clara", "t_register")
    await evening.press("benoit", "t_withdraw")
    await evening.engine.registration.withdraw(evening.id, (await evening.person("benoit")).id)
    reply = await evening.club.choose(
        "clara", seen, "t_pick", str((await evening.person("benoit")).id)
    )
    assert words_of("clara")("tournament-player-looks-no-more") in reply.message.text()


async def test_when_all_places_are_taken_one_waits_and_a_place_becomes_free(
    evening: Players,
) -> None:
    await evening.create(format="melee", most_entries=2, rounds=1)
    for who in ("benoit", "clara"):
        answer = await evening.press(who, "t_register")
        assert answer.count(words_of(who)("tournament-player-in-alone")) == 1
    answer = await evening.press("daan", "t_register")
    assert words_of("daan")("tournament-player-waits", number=1) in answer
    await evening.later()
    assert EN("tournament-player-players-of", count=2, most=2) in evening.announcement().text()
    assert EN("tournament-player-count.waiting", count=1) in evening.announcement().text()
    sure = await evening.page("clara", "t_withdraw")
    assert len((await evening.event()).standing("in")) == 2
    await evening.press("clara", "t_withdraw_sure", sure)
    [told] = evening.notifications("daan")
    nl = words_of("daan")
    assert nl("tournament-player-notification.place-free", name=r"Friday \*club\*") in told.text()
    assert [each.standing for each in (await evening.event()).entries] == ["in", "out", "in"]
    # Who comes back stands behind.
    answer = await evening.press("clara", "t_register")
    assert words_of("clara")("tournament-player-waits", number=1) in answer


async def test_a_role_that_is_needed_counts_in_direct_messages_too(evening: Players) -> None:
    role = evening.club.sandbox.role("Organiser")
    await evening.create(role_id=int(role.id))
    assert f"<@&{role.id}>" in evening.announcement().text()
    refused = await evening.ask("benoit", "clara")
    fr, de = words_of("benoit"), words_of("clara")
    assert fr("tournament-refused.role-needed", role=f"<@&{role.id}>") in refused
    evening.club.sandbox.give_role(evening.club.person("benoit"), role)
    await evening.ask("benoit", "clara")
    [notification] = evening.notifications("clara")
    refused = await evening.press("clara", "t_confirm", notification)
    assert de("tournament-refused.role-needed", role=f"<@&{role.id}>") in refused
    evening.club.sandbox.give_role(evening.club.person("clara"), role)
    await evening.press("clara", "t_confirm", notification)
    assert [each.standing for each in (await evening.event()).entries] == ["in"]


async def test_bots_and_oneself_are_no_partners(evening: Players) -> None:
    await evening.create()
    answer = await evening.choose("benoit", "t_partner", evening.club.sandbox.bot)
    assert words_of("benoit")("tournament-player-no-bots") in answer
    answer = await evening.ask("benoit", "benoit")
    assert words_of("benoit")("tournament-refused.own-partner") in answer


async def test_somebody_the_bot_has_never_met_is_asked_in_the_tournament_s_language(
    evening: Players,
) -> None:
    evening.club.sandbox.add_person("emile", name="Émile", locale="fr")
    await evening.create()
    await evening.ask("benoit", "emile")
    [notification] = evening.notifications("emile")
    name = r"Friday \*club\*"
    assert (
        EN("tournament-player-notification.asked", name=name, partner="Benoît")
        in notification.text()
    )


async def test_who_cannot_be_written_to_is_asked_in_the_channel_once(evening: Players) -> None:
    await evening.create()
    evening.club.person("clara").dms_open = False
    await evening.ask("benoit", "clara")
    await evening.later(1000)
    [asked] = [
        each for each in evening.posts() if evening.club.person("clara").mention in each.text()
    ]
    # Only she can answer.
    refused = await evening.press("daan", "t_confirm", asked)
    assert words_of("daan")("tournament-refused.nothing-asked") in refused
    await evening.press("clara", "t_confirm", asked)
    assert [each.standing for each in (await evening.event()).entries] == ["in"]
    after = evening.club.person("daan").look(asked)
    assert verbs(after) == []
    await evening.later(1000)
    assert len(evening.posts()) == 2


async def test_people_check_in_from_the_announcement_and_withdraw(evening: Players) -> None:
    await evening.create()
    await evening.pair("benoit", "clara")
    refused = words_of("benoit")("tournament-refused.no-check-in")
    await evening.close()
    assert "t_checkin" in verbs(evening.announcement())
    assert "t_register" not in verbs(evening.announcement())
    answer = await evening.press("benoit", "t_checkin")
    fr = words_of("benoit")
    assert fr("tournament-player-partner-not-here", count=1, partner="Clara") in answer
    await evening.press("benoit", "t_checkin")
    await evening.press("clara", "t_checkin")
    await evening.later()
    assert "• Benoît & Clara ✅" in evening.announcement().text()
    sure = await evening.page("clara", "t_withdraw")
    assert "Benoît" in sure.text()
    await evening.press("clara", "t_withdraw_sure", sure)
    assert (await evening.event()).members == ()
    answer = await evening.press("daan", "t_checkin")
    assert words_of("daan")("tournament-refused.not-entered") in answer
    assert refused not in answer


# A team of four enters by the announcement: one names the others, who answer one by one ----------


NAMES = {"alice": "Alice", "benoit": "Benoît", "clara": "Clara", "daan": "Daan"}


def roster(who: str, text: str) -> dict[str, str]:
    """The state of each of a team, as somebody reads it."""
    signs = {"✅": "in", "⏳": "asked", "✖️": "no"}
    lines = [each.partition(" ") for each in text.splitlines()]
    return {
        name: signs[sign]
        for sign, _, rest in lines
        for name in NAMES.values()
        if sign in signs and rest.startswith(name)
    }


async def test_three_are_asked_at_once_and_all_four_read_the_same(evening: Players) -> None:
    await evening.create(format="teams", rounds=0, deals=1)
    assert EN("duplicate-teams", count=0) in evening.announcement().text()
    others = [evening.club.person(each) for each in ("benoit", "clara", "daan")]
    answer = await evening.choose("alice", "t_partner", *others)
    state = {"Alice": "in", "Benoît": "asked", "Clara": "asked", "Daan": "asked"}
    assert roster("alice", answer) == state
    for who in ("benoit", "clara", "daan"):
        [asked] = evening.notifications(who)
        assert roster(who, asked.text()) == state
        assert verbs(asked)[:2] == ["t_confirm", "t_decline"]
    # The team is asked for: nobody else is, and Alice reads where she stands.
    where = await evening.pressed("alice", "t_register")
    assert where.message.selects() == []

    await evening.press("benoit", "t_confirm", evening.notifications("benoit")[-1])
    await evening.later()  # five notifications go in a second
    state["Benoît"] = "in"
    for who in ("clara", "daan"):  # what asks them says so too
        assert roster(who, evening.notifications(who)[-1].text()) == state
    told = evening.notifications("alice")[-1].text()
    assert title("alice", "confirmed", "Benoît") in told
    assert EN("tournament-player-notification-about.confirmed", stage="team", starts="") in (
        told.replace(EN.timestamp((await evening.event()).row.starts_at, "f"), "")
    )
    assert roster("alice", told) == state

    await evening.press("clara", "t_decline", evening.notifications("clara")[-1])
    await evening.later()
    state["Clara"] = "no"
    for who in ("alice", "benoit"):
        assert title(who, "declined", "Clara") in evening.told(who)
        assert roster(who, evening.notifications(who)[-1].text()) == state
        assert roster(who, said(await evening.pressed(who, "t_where"))) == state
    assert roster("daan", said(await evening.pressed("daan", "t_where"))) == state

    # Clara thinks again: Benoît may ask her as well, and she is asked anew.
    before = len(evening.notifications("clara"))
    await evening.ask("benoit", "clara")
    await evening.later()
    assert len(evening.notifications("clara")) == before + 1
    await evening.press("clara", "t_confirm", evening.notifications("clara")[-1])
    await evening.press("daan", "t_confirm", evening.notifications("daan")[-1])
    await evening.later()
    [entry] = (await evening.event()).entries
    assert entry.standing == "in"
    for who in ("alice", "benoit", "clara"):
        assert title(who, "confirmed", "Daan") in evening.told(who)
    await evening.later()
    assert EN("duplicate-teams", count=1) in evening.announcement().text()
    for name in NAMES.values():
        assert name in evening.announcement().text()
    await evening.close()
    await evening.press("benoit", "t_checkin")
    answer = await evening.press("alice", "t_checkin")
    assert "**Clara and Daan** have not checked in yet" in answer


@pytest.mark.parametrize("format_", ["teams", "concours"])
async def test_a_team_or_a_pair_chooses_its_name(evening: Players, format_: str) -> None:
    await evening.create(format=format_, rounds=0, deals=1)
    await evening.ask("benoit", "clara")
    where = await evening.page("benoit", "t_where")
    form = await evening.pressed("benoit", "t_team", where)
    assert form.kind == "modal"
    named = await evening.club.person("benoit").submit(form, name="Les *As*")
    assert r"Les \*As\*" in said(named)
    await evening.later()
    assert r"**Les \*As\*** (Benoît & ⏳ Clara)" in evening.announcement().text()


async def test_the_one_who_cannot_be_asked_is_named(evening: Players) -> None:
    await evening.create(format="teams", rounds=0, deals=1)
    await evening.ask("clara", "daan")
    await evening.press("daan", "t_confirm", evening.notifications("daan")[-1])
    others = [evening.club.person(each) for each in ("alice", "daan")]
    answer = await evening.choose("benoit", "t_partner", *others)
    assert words_of("benoit")("tournament-refused.partner-entered", name="Daan") in answer
    # All or nothing: Alice was not asked either.
    assert evening.told("alice") == []
    assert (await evening.event()).member((await evening.person("benoit")).id) is None


async def test_somebody_comes_to_an_arena_takes_a_break_and_comes_back(evening: Players) -> None:
    """T12, all by the announcement: sit down, take a break, sit down once more."""
    await evening.create(format="arena", rounds=1, check_in=False)
    for who in ("alice", "clara", "daan"):
        await evening.press(who, "t_register")
    await evening.close()
    await evening.start()
    assert len((await evening.event()).tables) == 1
    words, person = words_of("benoit"), await evening.person("benoit")
    assert words("tournament-player-arena-free") in await evening.press("benoit", "t_register")
    await evening.later(45)
    await evening.later(10)
    found = await evening.event()
    assert len(found.tables) == 2, "with robots, as nobody else is free"
    assert all(each.status == "playing" for each in found.tables)
    assert len(evening.club.sandbox.threads(evening.club.belote)) == 2, "it has its thread"
    assert EN("tournament-player-break") in [e.label for e in evening.announcement().buttons()]
    asked = await evening.page("benoit", "t_withdraw")
    name = r"Friday \*club\*"
    assert words("tournament-player-leave.arena", name=name) in asked.text()
    done = await evening.press("benoit", "t_withdraw_sure", asked)
    assert words("tournament-player-done.went") in done
    member = (await evening.event()).member(person.id)
    assert member is not None
    assert not member.here
    await evening.press("benoit", "t_register")
    member = (await evening.event()).member(person.id)
    assert member is not None
    assert member.here
