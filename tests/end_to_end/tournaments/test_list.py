"""`/tournament list`: what there is to be found on a server."""

from bot.text import words_for
from tests.end_to_end.tournaments.organising import create
from tests.end_to_end.tournaments.players import Players, said

FR = words_for("fr")


async def listed(evening: Players, command: str = "list", who: str = "benoit") -> str:
    person = evening.club.person(who)
    return said(await person.slash(evening.club.belote, f"tournament {command}"))


async def test_a_draft_is_nobodys_business_and_an_open_one_is_listed(evening: Players) -> None:
    assert FR("tournament-none") in await listed(evening)
    desk = await create(evening.club, name="Friday *club*")
    assert "Friday" not in await listed(evening)
    await desk.do("open")
    assert r"Friday \*club\*" in await listed(evening)
    assert FR("tournament-state.registration") in await listed(evening)


async def test_a_daily_crowds_nothing_out(evening: Players) -> None:
    """It has a list of its own, and who names no tournament means another one."""
    club = evening.club
    begun = await club.person("alice").slash(club.belote, "tournament daily")
    await club.choose("alice", begun.message, "t_daily_start", "8")
    daily = FR("tournament-list-daily")
    assert (await listed(evening)).startswith(f"## {daily}"), "there is nothing else"
    await evening.create()
    reply = await club.person("benoit").slash(club.belote, "tournament list")
    assert "Friday" in said(reply)
    assert not said(reply).startswith(f"## {daily}")
    shown = await evening.press_on("benoit", "t_list:1", reply.message)
    assert shown.text().startswith(f"## {daily}")
    assert "Friday" not in shown.text()
    for command in ("me", "log", "manage"):
        who = "alice" if command == "manage" else "benoit"
        assert "Friday" in await listed(evening, command, who), command
