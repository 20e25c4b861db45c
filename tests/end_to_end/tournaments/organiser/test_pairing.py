"""Pairing by hand: between two rounds, desk before it is played, and once."""

from bot.text import words_for
from bot.tournaments import next_round
from tests.end_to_end.club import Club
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.tournaments.organising import (
    Desk,
    event,
    let_organise,
    manage,
    running,
    settle_round,
)

EN = words_for("en")


async def between(evening: Club, pairs: int = 4, **options: str) -> None:
    """After the first round; nothing is paired meanwhile."""
    desk = await running(evening, pairs, **options)
    await settle_round(evening)
    await (await desk.press("t_manage:1")).do("pause")


async def swapping(evening: Club, who: str = "alice") -> Desk:
    """The page of the pairing, on which the first two are swapped."""
    desk = await (await manage(evening, who)).press("t_pair:1")
    await desk.choose("t_pair_one:1", "1")
    return await desk.choose("t_pair_two:1", "2")


async def test_what_was_drawn_needs_no_hand(evening: Club) -> None:
    """Nor does a swap that was swapped back."""
    await between(evening)
    desk = await manage(evening)
    await desk.press("t_pair:1")
    desk.says("tournament-organiser-pairing", round=2)
    assert not desk.offers("pair:")
    for _ in range(2):
        await desk.choose("t_pair_one:1", "1")
        await desk.choose("t_pair_two:1", "2")
    assert not desk.offers("t_sure")
    version = (await event(evening)).row.version
    for swaps in ("-", "01020102"):
        reply = await send(evening, desk.now, Forged("alice", f"dd:t_do:1:pair:{version}:{swaps}"))
        assert reply.message.text() == EN("tournament-refused.changed")
    assert len((await event(evening)).rounds) == 1


async def test_two_change_places(evening: Club) -> None:
    await between(evening)
    drawn = next_round((await event(evening)).pure)
    one, other = drawn.tables[0].sides[0][0], drawn.tables[1].sides[1][0]
    desk = await manage(evening)
    await desk.press("t_pair:1")
    before = desk.text()
    await desk.choose("t_pair_one:1", str(one))
    offered = next(s for s in desk.selects() if "t_pair_two" in s["custom_id"])["options"]
    assert str(one) not in [each["value"] for each in offered]
    await desk.choose("t_pair_two:1", str(other))
    assert desk.text() != before
    swapped = desk.text()
    await desk.press("t_sure:1:pair")
    await desk.press("t_pair:1")
    assert desk.text() == swapped, "a No keeps what was swapped"
    tables = [each for each in swapped.splitlines() if each.startswith("**")]
    await desk.press("t_sure:1:pair")
    listed = "\n".join(tables)
    desk.says("tournament-organiser-sure.pair", round=2, swaps=1, listed=listed)
    await desk.press("t_do:1:pair")
    paired = (await event(evening)).pure.rounds[1]
    assert paired.tables[0].sides == ((other,), drawn.tables[0].sides[1])
    assert paired.tables[1].sides == (drawn.tables[1].sides[0], (one,))
    await desk.press("t_log:1:0:1")
    assert f"{EN('tournament-log-entry.by-hand', round=2, tables=2)} · Alice" in desk.text()


async def test_who_has_met_is_marked(evening: Club) -> None:
    await between(evening)
    found = await event(evening)
    met = {frozenset((*each.sides[0], *each.sides[1])) for each in found.pure.rounds[0].tables}
    drawn = next_round(found.pure)
    table = drawn.tables[0]
    one = table.sides[0][0]
    partner = next(iter(next(each for each in met if one in each) - {one}))
    desk = await manage(evening)
    await desk.press("t_pair:1")
    assert "🔁" not in desk.text()
    await desk.choose("t_pair_one:1", str(table.sides[1][0]))
    await desk.choose("t_pair_two:1", str(partner))
    assert desk.text().count("🔁") >= 2
    desk.says("tournament-organiser-again")


async def test_what_has_changed_meanwhile_is_looked_at_again(evening: Club) -> None:
    await between(evening)
    desk = await (await swapping(evening)).press("t_sure:1:pair")
    await let_organise(evening, "benoit")
    other = await (await manage(evening, "benoit")).press("t_entries:1")
    await (await other.choose("t_manage_entry:1", "3")).do("drop:3")
    await desk.refused("t_do:1:pair", "tournament-refused.changed")
    assert len((await event(evening)).rounds) == 1


async def test_it_is_not_offered_while_a_round_is_played_or_where_a_schedule_decides(
    evening: Club,
) -> None:
    desk = await running(evening, format="knock_out")
    assert not desk.offers("t_pair")
    await settle_round(evening)
    await desk.press("t_manage:1")
    assert not desk.offers("t_pair")
