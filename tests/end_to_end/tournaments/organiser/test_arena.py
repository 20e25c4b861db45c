"""An Arena by clicks (T12): sit down, take a break, come back, at the announcement."""

from bot.tables.party.open_party import Asker
from bot.text import words_for
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organising import event, later, opened, strangers

FR = words_for("fr")


async def test_somebody_comes_goes_and_comes_back(evening: Club) -> None:
    desk = await opened(evening, format="arena")
    boss = (await event(evening)).row.created_by
    ids = await strangers(evening, 4)
    for each in ids:
        await evening.bot.tournaments.verdicts.add(1, Asker(boss, manages=True), (each,))
    await desk.press("t_manage:1")
    await desk.do("close")
    await desk.do("start")
    await later(evening, 10)
    assert len((await event(evening)).tables) == 1
    post = next(
        each
        for each in evening.person("benoit").sees(evening.belote)
        if any("t_register" in (button.custom_id or "") for button in each.buttons())
    )
    reply = await evening.press("benoit", post, "t_register:1")
    assert FR("tournament-player-arena-free") in reply.message.text()
    await later(evening, 45)
    found = await event(evening)
    assert len(found.tables) == 2, "with robots, as nobody else is free"
    await later(evening, 10)
    assert all(each.status == "playing" for each in found.tables)
    assert len(evening.sandbox.threads(evening.belote)) == 2, "it has its card and its thread"
    asked = await evening.press("benoit", post, "t_withdraw:1")
    assert FR("tournament-player-leave.arena", name=found.row.name) in asked.message.text()
    done = await evening.press("benoit", asked.message, "t_withdraw_sure:1")
    assert FR("tournament-player-done.went") in done.message.text()
    member = next(e for e in (await event(evening)).members if e.person_id not in (*ids, boss))
    assert not member.here
    again = await evening.press("benoit", post, "t_register:1")
    assert again.message.text()
    member = next(e for e in (await event(evening)).members if e.person_id not in (*ids, boss))
    assert member.here
