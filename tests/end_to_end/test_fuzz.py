"""Whatever a client sends is answered with a sentence, and what is refused changes nothing.

Nobody acts for another: what happens in a party through a click is done by the clicker's own seat.
"""

import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot import metrics
from bot.rules import PACK
from bot.sandbox import ShownMessage
from cogs.feature import answered, features
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.forging import Forged, check_answer, command, listening, send
from tests.end_to_end.playing import LANGUAGES, Table, seated
from tests.storage.databases import everything

pytestmark = pytest.mark.drawn

ROOT = Path(__file__).parents[2]
VERBS = sorted(
    verb for feature in features() for _, controls in answered(feature) for verb in controls.verbs
)
PEOPLE = (*LANGUAGES, "emil")
"""the last one sits nowhere"""
KEPT = ("games", "seats", "events", "rulesets", "blocks", "servers", "results", "departures")
"""tables of which a refusal changes no row; a hand may be shown again, a person be met"""

# What a client may send ------------------------------------------------------------------------

numbers = st.sampled_from(["-1", "0", "1", "2", "3", "9", "16", "90", "9" * 15, "9" * 30, "٣", ""])
keys = st.builds(
    "{}{}{}".format, st.integers(0, 2), st.sampled_from("cptxdkrwavs"), st.integers(0, 9)
)
words = st.sampled_from(
    ["w", "S", "AT", "capot", "3-2", "partners", "target", "declarations", "fr", "x" * 60, "!"]
)
cards = st.sampled_from([*map(str, PACK), "ZZ", "10S"])
arguments = st.one_of(numbers, keys, words, cards, st.from_regex(r"[\w!.-]{0,12}", fullmatch=True))
ours = st.builds(
    lambda verb, args: ":".join(("dd", verb, *args))[:100],
    st.sampled_from([*VERBS, "nothing"]),
    st.lists(arguments, max_size=5),
)
about_this_table = st.builds(
    lambda verb, args: ":".join(("dd", verb, "1", *args))[:100],
    st.sampled_from(VERBS),
    st.lists(arguments, max_size=4),
)
anything = st.text(min_size=1, max_size=100)
custom_ids = st.one_of(about_this_table, about_this_table, ours, anything)
values = st.lists(st.one_of(numbers, words, anything), max_size=3).map(tuple)
written = st.text(max_size=60)

forgeries = st.one_of(
    st.builds(Forged, st.sampled_from(PEOPLE), custom_ids),
    st.builds(Forged, st.sampled_from(PEOPLE), custom_ids, values),
    st.builds(Forged, st.sampled_from(PEOPLE), custom_ids, text=written),
)
options = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["game", "end", "pace", "more"]), st.just(3), anything),
        st.tuples(st.sampled_from(["table", "number"]), st.just(4), st.integers(-9, 2**53)),
        st.tuples(st.just("publish"), st.just(5), st.booleans()),
        st.tuples(st.just("rules"), st.just(3), words),
    ),
    max_size=3,
    unique_by=lambda each: each[0],
)
NAMES = "belote rules help leaderboard preferences setup export privacy table nothing"
names = st.sampled_from(NAMES.split())

few = settings(
    max_examples=int(os.environ.get("EVENINGS", "2")),  # `make fuzz` tries more, and others
    derandomize="EVENINGS" not in os.environ,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # each try is an evening: no shrinking
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    print_blob=True,
)


# Trying it -------------------------------------------------------------------------------------


def refusals() -> float:
    [counted] = metrics.REFUSALS.collect()
    return sum(each.value for each in counted.samples if each.name.endswith("_total"))


async def kept(evening: Club) -> dict[str, Any]:
    rows = await everything(evening.bot.database)
    return {name: rows[name] for name in KEPT}


async def check_own_seat(table: Table, who: str, before: int) -> None:
    """Check that what a person did since then was done by this one, in their own seat."""
    game = await table.game()
    for event in (await table.events())[before:]:
        if event.person_id is None:
            continue
        holder = game.holder(int(event.action.split()[0]))
        assert holder.person is not None
        assert (event.person_id, table.key_of(holder)) == (holder.person.id, who)


async def check_forged(
    table: Table, screens: list[ShownMessage], forged: Forged, number: int
) -> None:
    evening = table.club
    before, count = await kept(evening), refusals()
    with listening() as alarm:
        reply = await send(evening, screens[number % len(screens)], forged)
        await evening.settle()
        check_answer(reply, forged, alarm)
    if refusals() > count:
        assert await kept(evening) == before, forged
    await check_own_seat(table, forged.who, len(before["events"]))


async def watched(evening: Club) -> Table:
    """Everybody sits at a table of Alice, and a stranger watches."""
    evening.sandbox.add_person("emil", name="Emil")
    return await seated(evening)


@few
@given(st.lists(forgeries, min_size=1, max_size=20), st.integers(0, 3))
async def test_whatever_is_pressed_in_a_lobby(sent: list[Forged], screen: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with club(Path(folder), entropy=seed(242), validate=False) as evening:
            table = await watched(evening)
            assert set(VERBS) == set(evening.bot.presses.handlers)
            for number, forged in enumerate(sent):
                await check_forged(table, [evening.lobby("alice")], forged, number + screen)


@few
@given(st.lists(forgeries, min_size=1, max_size=20), st.integers(0, 9))
async def test_whatever_is_pressed_in_a_party(sent: list[Forged], events: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with club(Path(folder), entropy=seed(242), validate=False) as evening:
            table = await watched(evening)
            await table.start()
            await table.play_until(lambda game: bool(game.state and game.state.deal))
            await table.play_until(lambda game: game.events >= 3 + events)
            screens = [evening.table("alice"), evening.hand("benoit"), evening.hand("alice")]
            for number, forged in enumerate(sent):
                await check_forged(table, screens, forged, number)


@few
@given(st.lists(st.tuples(st.sampled_from(PEOPLE), names, options), min_size=1, max_size=12))
async def test_whatever_is_typed_behind_a_command(sent: list[tuple[str, str, Any]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with club(Path(folder), entropy=seed(242), validate=False) as evening:
            table = await watched(evening)
            for who, name, given_options in sent:
                before, count = await kept(evening), refusals()
                with listening() as alarm:
                    reply = await command(evening, who, name, given_options)
                    await evening.settle()
                    check_answer(reply, (who, name, given_options), alarm)
                if refusals() > count:
                    assert await kept(evening) == before
            assert (await table.game()).row.status == "lobby"
