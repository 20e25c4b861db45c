"""A team of four enters by the announcement: one names the others, who answer one by one."""

from bot.text import words_for
from tests.end_to_end.tournaments.players import Players, said, verbs, words_of

EN = words_for("en")
NAME = r"Friday \*club\*"
NAMES = {"alice": "Alice", "benoit": "Benoît", "clara": "Clara", "daan": "Daan"}


def title(who: str, subject: str, of: str) -> str:
    return "### " + words_of(who)(f"tournament-player-notification.{subject}", name=NAME, who=of)


def titles(evening: Players, who: str) -> list[str]:
    return [each.text().partition("\n")[0] for each in evening.notifications(who)]


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
        assert title(who, "declined", "Clara") in titles(evening, who)
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
        assert title(who, "confirmed", "Daan") in titles(evening, who)
    await evening.later()
    assert EN("duplicate-teams", count=1) in evening.announcement().text()
    for name in NAMES.values():
        assert name in evening.announcement().text()
    await evening.close()
    await evening.press("benoit", "t_checkin")
    answer = await evening.press("alice", "t_checkin")
    assert "**Clara and Daan** have not checked in yet" in answer


async def test_a_team_chooses_its_name(evening: Players) -> None:
    await evening.create(format="teams", rounds=0, deals=1)
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
    assert titles(evening, "alice") == []
    assert (await evening.event()).member((await evening.person("benoit")).id) is None
