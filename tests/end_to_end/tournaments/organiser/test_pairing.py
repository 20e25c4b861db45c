"""Pairing by hand: between two rounds, shown before it is played, and once."""

from bot.text import words_for
from bot.tournaments import next_round
from tests.end_to_end.club import Club
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.tournaments.organising import (
    choose,
    do,
    event,
    let_organise,
    manage,
    press,
    running,
    seen,
    settle_round,
)

EN, FR = words_for("en"), words_for("fr")


async def between(evening: Club, pairs: int = 4, **options: str) -> None:
    """After the first round; nothing is paired meanwhile."""
    shown = await running(evening, pairs, **options)
    await settle_round(evening)
    await do(evening, await press(evening, shown, "t_manage:1"), "pause")


async def test_what_was_drawn_needs_no_hand(evening: Club) -> None:
    """Nor does a swap that was swapped back."""
    await between(evening)
    shown = await press(evening, await manage(evening), "t_pair:1")
    assert EN("tournament-organiser-pairing", round=2) in shown.text()
    assert not any("pair:" in (each.custom_id or "") for each in shown.buttons())
    for _ in range(2):
        shown = await choose(evening, shown, "t_pair_one:1", "1")
        shown = await choose(evening, shown, "t_pair_two:1", "2")
    assert not any("t_sure" in (each.custom_id or "") for each in shown.buttons())
    version = (await event(evening)).row.version
    for swaps in ("-", "01020102"):
        reply = await send(evening, shown, Forged("alice", f"dd:t_do:1:pair:{version}:{swaps}"))
        assert reply.message is not None
        assert reply.message.text() == EN("tournament-refused-changed")
    assert len((await event(evening)).rounds) == 1


async def test_two_change_places(evening: Club) -> None:
    await between(evening)
    drawn = next_round((await event(evening)).pure)
    one, other = drawn.tables[0].sides[0][0], drawn.tables[1].sides[1][0]
    shown = await press(evening, await manage(evening), "t_pair:1")
    before = shown.text()
    shown = await choose(evening, shown, "t_pair_one:1", str(one))
    offered = next(s for s in shown.selects() if "t_pair_two" in s["custom_id"])["options"]
    assert str(one) not in [each["value"] for each in offered]
    shown = await choose(evening, shown, "t_pair_two:1", str(other))
    assert shown.text() != before
    swapped = shown.text()
    shown = await press(evening, await press(evening, shown, "t_sure:1:pair"), "t_pair:1")
    assert shown.text() == swapped, "a No keeps what was swapped"
    tables = [each for each in swapped.splitlines() if each.startswith("**")]
    shown = await press(evening, shown, "t_sure:1:pair")
    listed = "\n".join(tables)
    assert EN("tournament-organiser-sure-pair", round=2, swaps=1, listed=listed) in shown.text()
    shown = await press(evening, shown, "t_do:1:pair")
    paired = (await event(evening)).pure.rounds[1]
    assert paired.tables[0].sides == ((other,), drawn.tables[0].sides[1])
    assert paired.tables[1].sides == (drawn.tables[1].sides[0], (one,))
    shown = await press(evening, shown, "t_log:1:0:1")
    assert f"{EN('tournament-log-by-hand', round=2, tables=2)} · Alice" in shown.text()


async def test_a_swap_is_undone_as_drawn(evening: Club) -> None:
    await between(evening)
    shown = await press(evening, await manage(evening), "t_pair:1")
    before = shown.text()
    shown = await choose(evening, shown, "t_pair_one:1", "1")
    shown = await press(evening, shown, "t_pair:1")
    assert shown.text() == before
    shown = await choose(evening, shown, "t_pair_one:1", "1")
    shown = await choose(evening, shown, "t_pair_two:1", "2")
    shown = await press(evening, shown, "t_pair:1")
    assert shown.text() == before


async def test_who_has_met_is_marked(evening: Club) -> None:
    await between(evening)
    found = await event(evening)
    met = {frozenset((*each.sides[0], *each.sides[1])) for each in found.pure.rounds[0].tables}
    drawn = next_round(found.pure)
    table = drawn.tables[0]
    one = table.sides[0][0]
    partner = next(iter(next(each for each in met if one in each) - {one}))
    shown = await press(evening, await manage(evening), "t_pair:1")
    assert "🔁" not in shown.text()
    shown = await choose(evening, shown, "t_pair_one:1", str(table.sides[1][0]))
    shown = await choose(evening, shown, "t_pair_two:1", str(partner))
    assert shown.text().count("🔁") >= 2
    assert EN("tournament-organiser-again") in shown.text()


async def test_a_robot_of_the_house_and_a_bye_can_be_given_to_another(evening: Club) -> None:
    await between(evening, 5)
    drawn = next_round((await event(evening)).pure)
    house = next(each for each in drawn.tables if any(side[0] <= 0 for side in each.sides))
    mine = max(house.sides[0][0], house.sides[1][0])
    other = next(each for each in drawn.entries() if each > 0 and each != mine)
    shown = await press(evening, await manage(evening), "t_pair:1")
    shown = await choose(evening, shown, "t_pair_one:1", str(mine))
    shown = await choose(evening, shown, "t_pair_two:1", str(other))
    shown = await press(evening, shown, "t_sure:1:pair")
    await press(evening, shown, "t_do:1:pair")
    paired = (await event(evening)).pure.rounds[1]
    table = next(each for each in paired.tables if each.number == house.number)
    assert max(table.sides[0][0], table.sides[1][0]) == other


async def test_what_has_changed_meanwhile_is_looked_at_again(evening: Club) -> None:
    await between(evening)
    shown = await press(evening, await manage(evening), "t_pair:1")
    shown = await choose(evening, shown, "t_pair_one:1", "1")
    shown = await choose(evening, shown, "t_pair_two:1", "2")
    sure = await press(evening, shown, "t_sure:1:pair")
    await let_organise(evening, "benoit")
    his = await press(evening, await manage(evening, "benoit"), "t_entries:1", "benoit")
    his = await choose(evening, his, "t_manage_entry:1", "3", who="benoit")
    await do(evening, his, "drop:3", "benoit")
    reply = await evening.press("alice", sure, "t_do:1:pair")
    assert reply.message is not None
    assert reply.message.text() == EN("tournament-refused-changed")
    assert len((await event(evening)).rounds) == 1


async def test_two_organisers_pair_one_round(evening: Club) -> None:
    await between(evening)
    await let_organise(evening, "benoit")
    pages = []
    for who in ("alice", "benoit"):
        shown = await press(evening, await manage(evening, who), "t_pair:1", who)
        shown = await choose(evening, shown, "t_pair_one:1", "1", who=who)
        shown = await choose(evening, shown, "t_pair_two:1", "2", who=who)
        pages.append(await press(evening, shown, "t_sure:1:pair", who))
    await press(evening, pages[0], "t_do:1:pair")
    reply = await evening.press("benoit", seen(evening, pages[1], "benoit"), "t_do:1:pair")
    assert reply.message is not None
    assert reply.message.text() == FR("tournament-refused-changed")
    assert len((await event(evening)).rounds) == 2


async def test_it_is_not_offered_while_a_round_is_played_or_where_a_schedule_decides(
    evening: Club,
) -> None:
    shown = await running(evening, format="knock_out")
    assert not any("t_pair" in (each.custom_id or "") for each in shown.buttons())
    await settle_round(evening)
    shown = await press(evening, shown, "t_manage:1")
    assert not any("t_pair" in (each.custom_id or "") for each in shown.buttons())
