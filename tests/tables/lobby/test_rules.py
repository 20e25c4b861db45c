"""The rules of a table: chosen by the host and agreed to by who sits."""

from typing import Any

import pytest
from sqlalchemy import update

from bot.rules import PRESETS, BadRuleset, Ruleset, find_preset
from bot.rules.core.options import value_of
from bot.storage.delivery.subjects import TABLE_VIEWER
from bot.storage.engine.schema import games as games_table
from bot.tables import Game, RefusalReason
from bot.tables.options import TEMPOS, Tempo, preset_rules, rules_mark
from bot.text.options import groups, offered
from bot.tournaments.live.event import board_rules
from tests.tables.evening import FOUR, FRENCH, ONE_DEAL, Evening, change, waiting

USUAL = TEMPOS["usual"]


async def agree(evening: Evening, game: Game, who: str) -> Game:
    mark = game.mark
    return await evening.tables.lobby.agree(game.id, evening.people[who], mark)


async def bad(evening: Evening, changing: Any) -> tuple[str, str]:
    """Rules that cannot be: nothing changes. The option and the reason."""
    before = await evening.everything()
    with pytest.raises(BadRuleset) as refused:
        await changing
    assert await evening.everything() == before
    return refused.value.option, refused.value.reason


# Changing options ------------------------------------------------------------------------------


async def test_the_host_changes_an_option(evening: Evening) -> None:
    game = await evening.open({0: "Anna"})
    await evening.show_all()
    after = await change(evening, game, "round2_suits", "any")
    assert after.rules == FRENCH.changed({"round2_suits": "any"})
    assert (after.row.preset, after.row.version) == ("french", 2)
    assert after.row.options == after.rules.options()
    assert list(await evening.rows(game)) == [("lobby", TABLE_VIEWER, 0)]
    assert await evening.load(game.id) == after


async def test_nobody_chooses_the_boards_of_a_duplicate(evening: Evening) -> None:
    """A button that was never offered asks for it, once the other rules allow it."""
    rules = board_rules(FRENCH, 4).changed({"end_mode": "deals"})
    assert await bad(
        evening, change(evening, await evening.open({0: "Anna"}, rules), "end_mode", "boards")
    ) == (
        "end_mode",
        "no_such_value",
    )


async def test_the_same_value_changes_nothing(evening: Evening) -> None:
    game = await evening.open(FOUR)
    before = await evening.everything()
    assert await change(evening, game, "target", 1000) == game
    assert await evening.everything() == before


async def test_only_the_host_changes_rules_and_only_in_the_lobby(evening: Evening) -> None:
    game = await evening.open(FOUR)
    ben = change(evening, game, "target", 500, "Ben")
    assert await evening.reason(ben) is RefusalReason.NOT_HOST
    use = evening.tables.lobby.use(game.id, evening.ben, preset_rules("dutch"))
    assert await evening.reason(use) is RefusalReason.NOT_HOST
    started = await evening.lobby.start(game.id, evening.anna)
    late = change(evening, started, "target", 500)
    assert await evening.reason(late) is RefusalReason.ALREADY_STARTED
    late = agree(evening, started, "Ben")
    assert await evening.reason(late) is RefusalReason.ALREADY_STARTED
    gone = await evening.open()
    await evening.lobby.expire(gone.id)
    assert await evening.reason(change(evening, gone, "arret", True)) is RefusalReason.LOBBY_GONE


async def test_the_option_that_stands_in_the_way_is_named(evening: Evening) -> None:
    game = await change(evening, await evening.open(), "arret", True)
    assert await bad(evening, change(evening, game, "end_mode", "deals")) == (
        "arret",
        "needs_target",
    )
    two = await evening.tables.lobby.use(game.id, evening.anna, preset_rules("decouverte"))
    two = await change(evening, two, "declarations", "first_trick")
    assert await bad(evening, change(evening, two, "auction", "bids")) == (
        "declarations",
        "not_with_bids",
    )


IMMEDIATE = value_of("declarations", "immediate")


@pytest.mark.parametrize("preset", [name for name in PRESETS if IMMEDIATE.goes(PRESETS[name])])
def test_when_declarations_are_compared_goes_with_them(preset: str) -> None:
    """Immediate ones before the first lead, and back: as in the preset, if that goes."""
    usual = preset_rules(preset)
    shown = usual.with_option("declarations", "immediate")
    assert shown.rules.decl_contest_moment == "before_first_lead"
    later = shown.with_option("declarations", "first_trick")
    assert later.rules.decl_contest_moment == {"dutch": "during_trick2"}.get(preset, "after_trick1")
    assert shown.with_option("declarations", "off").rules == usual.rules.changed(
        {"declarations": "off"}
    )
    back = later.with_option("declarations", usual.rules.declarations)
    assert back.rules == usual.rules


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_that_is_offered_with_a_preset_can_be_chosen(preset: str) -> None:
    usual = preset_rules(preset)
    for option in (each for group in groups(usual.rules) for each in group.options):
        for value in offered(option, usual.rules):
            assert getattr(usual.with_option(option, value).rules, option) == value


def test_a_mark_tells_rules_apart() -> None:
    marks = {rules_mark(rules, USUAL) for rules in PRESETS.values()}
    marks |= {rules_mark(FRENCH.changed({"target": n}), USUAL) for n in range(100, 400)}
    marks |= {rules_mark(FRENCH, tempo) for tempo in TEMPOS.values()}
    assert len(marks) == len(PRESETS) + 300 + len(TEMPOS) - 1
    same = Ruleset().changed(FRENCH.options())
    assert rules_mark(FRENCH, USUAL) == rules_mark(same, Tempo(90, 300.0))


# Agreeing --------------------------------------------------------------------------------------


async def test_who_sits_agrees_again_to_changed_rules(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: "Ben", 2: None, 3: "Dora"})
    assert waiting(game) == set()
    game = await change(evening, game, "tie_rule", "takers_win")
    assert waiting(game) == {"Ben", "Dora"}
    anna = evening.anna
    refused = await evening.refused(evening.lobby.start(game.id, anna))
    assert (refused.reason, refused.facts) == (RefusalReason.NOT_AGREED, {"seats": (1, 3)})
    await agree(evening, game, "Ben")
    refused = await evening.refused(evening.lobby.start(game.id, anna))
    assert refused.facts == {"seats": (3,)}
    game = await agree(evening, game, "Dora")
    assert waiting(game) == set()
    assert await agree(evening, game, "Dora") == game
    assert (await evening.lobby.start(game.id, anna)).row.status == "playing"


async def test_nobody_agrees_to_rules_they_have_not_seen(evening: Evening) -> None:
    game = await evening.open(FOUR)
    seen = await change(evening, game, "tie_rule", "takers_win")
    await change(evening, game, "target", 500)
    assert await evening.reason(agree(evening, seen, "Ben")) is RefusalReason.RULES_CHANGED
    hostile = evening.tables.lobby.agree(game.id, evening.ben, "")
    assert await evening.reason(hostile) is RefusalReason.RULES_CHANGED


async def test_who_has_no_seat_has_nothing_to_agree_to(evening: Evening) -> None:
    game = await change(evening, await evening.open({0: "Anna"}), "target", 500)
    assert await evening.reason(agree(evening, game, "Ben")) is RefusalReason.NO_SEAT


async def test_sitting_down_is_agreeing_to_what_one_saw(evening: Evening) -> None:
    game = await evening.open({0: "Anna"})
    old = game.mark
    game = await change(evening, game, "target", 500)
    sit, people = evening.lobby.sit, evening.people
    await sit(game.id, people["Ben"], 1, game.mark)
    await sit(game.id, people["Cléo"], 2, old)
    game = await sit(game.id, people["Dora"], 3)
    assert waiting(game) == {"Cléo"}


async def test_who_has_to_agree_takes_that_along(evening: Evening) -> None:
    """Being moved is no agreement, and neither is it when others come and go."""
    anna = evening.anna
    game = await change(evening, await evening.open(FOUR), "target", 500)
    game = await evening.lobby.swap(game.id, anna, 1, 2)
    assert waiting(game) == {"Ben", "Cléo", "Dora"}
    game = await evening.lobby.leave(game.id, evening.dora)
    assert waiting(game) == {"Ben", "Cléo"}
    game = await evening.lobby.sit(game.id, evening.emil, 3)
    assert waiting(game) == {"Ben", "Cléo"}
    await evening.lobby.leave(game.id, evening.ben)
    game = await evening.lobby.sit(game.id, evening.ben, 2)
    assert waiting(game) == {"Cléo"}


async def test_a_host_without_a_seat_agrees_by_sitting_down(evening: Evening) -> None:
    game = await evening.open({1: "Ben"})
    game = await change(evening, game, "target", 500)
    assert waiting(game) == {"Ben"}
    assert waiting(await evening.lobby.sit(game.id, game.row.host_id, 0)) == {"Ben"}


async def again_after(evening: Evening, game: Game, *, change_partners: bool) -> Game:
    """Have Ben ask for the same once more when the party is over."""
    async with evening.database.write() as connection:
        over = update(games_table).where(games_table.id == game.id).values(status="over")
        await connection.execute(over)
    return await evening.lobby.again(game.id, evening.ben, change_partners=change_partners)


async def test_again_needs_no_agreement_to_the_same_rules(evening: Evening) -> None:
    game = await change(evening, await evening.open(FOUR, ONE_DEAL), "tie_rule", "takers_win")
    for who in ("Ben", "Cléo", "Dora"):
        await agree(evening, game, who)
    game = await evening.lobby.start(game.id, evening.anna)
    again = await again_after(evening, game, change_partners=False)
    assert again.rules == game.rules
    assert waiting(again) == set()
    changed = await change(evening, again, "target", 500, "Ben")
    assert waiting(changed) == {"Anna", "Cléo", "Dora"}


# Presets, and tables for two -------------------------------------------------------------------


async def test_another_preset_takes_the_place_of_everything(evening: Evening) -> None:
    game = await change(evening, await evening.open(FOUR), "target", 500)
    game = await evening.tables.lobby.use(game.id, game.row.host_id, preset_rules("dutch"))
    assert (game.row.preset, game.rules) == ("dutch", find_preset("dutch"))
    assert waiting(game) == {"Ben", "Cléo", "Dora"}
    with pytest.raises(BadRuleset, match="no_such_preset"):
        preset_rules("belgian")


async def use_decouverte(evening: Evening, game: Game) -> Game:
    return await evening.tables.lobby.use(game.id, game.row.host_id, preset_rules("decouverte"))


@pytest.mark.parametrize(
    ("seats", "kept"),
    [
        ({0: "Anna"}, {0: "Anna"}),
        ({0: "Anna", 1: None, 2: None, 3: None}, {0: "Anna", 1: None}),
        ({0: "Anna", 2: "Ben"}, {0: "Anna", 1: "Ben"}),
        ({0: None, 1: None, 3: "Ben"}, {0: "Ben", 1: None}),
        ({2: "Ben", 3: "Anna"}, {0: "Ben", 1: "Anna"}),
        ({}, {}),
    ],
)
async def test_a_table_becomes_one_for_two(
    evening: Evening, seats: dict[int, str | None], kept: dict[int, str | None]
) -> None:
    """People keep their seats or move up, robots make room; back to four, the rest is free."""
    game = await use_decouverte(evening, await evening.open(seats))
    assert len(game.seats) == 2
    assert {h.seat: h.person.name if h.person else None for h in game.seats if h} == kept
    four = await evening.tables.lobby.use(game.id, game.row.host_id, preset_rules("pagat"))
    assert [bool(each) for each in four.seats] == [0 in kept, 1 in kept, False, False]


async def test_three_people_are_too_many_for_two_seats(evening: Evening) -> None:
    refused = await evening.refused(
        use_decouverte(evening, await evening.open({0: "Anna", 1: "Ben", 3: "Dora"}))
    )
    assert (refused.reason, refused.facts) == (RefusalReason.TOO_MANY_PEOPLE, {"players": 2})


@pytest.mark.parametrize("seat", [-1, 2, 3, 4])
async def test_a_table_for_two_has_two_seats(evening: Evening, seat: int) -> None:
    game = await use_decouverte(evening, await evening.open({0: "Anna"}))
    people, lobby = evening.people, evening.lobby
    for changing in (
        lobby.sit(game.id, people["Ben"], seat),
        lobby.seat_robot(game.id, people["Anna"], seat),
        lobby.swap(game.id, people["Anna"], 0, seat),
        lobby.swap(game.id, people["Anna"], seat, 0),
    ):
        assert await evening.reason(changing) is RefusalReason.NO_SUCH_SEAT


async def test_two_play_again_in_their_seats(evening: Evening) -> None:
    """There are no partners to change, whatever a button says."""
    game = await use_decouverte(evening, await evening.open({0: "Anna", 1: "Ben"}))
    again = await again_after(evening, game, change_partners=True)
    assert [holder.name for holder in again.people] == ["Anna", "Ben"]
