"""A team of four enters by the announcement: one names the others, who agree one by one."""

from bot.text import words_for
from tests.end_to_end.tournaments.players import Players, verbs

EN = words_for("en")


async def test_one_names_three_who_agree(evening: Players) -> None:
    await evening.create(format="teams", rounds=0, deals=1)
    assert EN("duplicate-teams", count=0) in evening.announcement().text()
    for other in ("benoit", "clara", "daan"):
        await evening.ask("alice", other)
    [entry] = (await evening.event()).entries
    assert entry.standing == "asked"
    assert [len(evening.notifications(each)) for each in ("benoit", "clara", "daan")] == [1, 1, 1]
    # The team is complete: nobody else is asked, and Alice reads where she stands.
    where = await evening.pressed("alice", "t_register")
    assert where.message is not None
    assert not [each for each in where.message.selects() if "t_partner" in each["custom_id"]]
    for other in ("benoit", "daan"):
        await evening.press(other, "t_confirm", evening.notifications(other)[-1])
    await evening.press("clara", "t_decline", evening.notifications("clara")[-1])
    event = await evening.event()
    [entry] = event.entries
    assert (entry.standing, len(event.members)) == ("looking", 3)
    # Clara thinks again: Benoît may name her as well.
    await evening.ask("benoit", "clara")
    asked = await evening.pressed("clara", "t_register")
    assert asked.message is not None
    assert "t_confirm" in verbs(asked.message)
    await evening.press("clara", "t_confirm", asked.message)
    [entry] = (await evening.event()).entries
    assert entry.standing == "in"
    await evening.later()
    assert EN("duplicate-teams", count=1) in evening.announcement().text()
    for name in ("Alice", "Benoît", "Clara", "Daan"):
        assert name in evening.announcement().text()
    await evening.close()
    await evening.press("benoit", "t_checkin")
    answer = await evening.press("alice", "t_checkin")
    assert "**Clara and Daan** have not checked in yet" in answer
