"""Co-organisers by clicks: they are named, told, run one tournament, and nothing else."""

from bot.text import words_for
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organising import NAME, Desk, create, event, let_organise, manage

EN, FR = words_for("en"), words_for("fr")


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
