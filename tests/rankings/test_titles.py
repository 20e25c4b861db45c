"""Titles: each rule at its limit, streaks against a plain count, given exactly once."""

from collections.abc import Sequence
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rankings import titles as rules
from bot.rankings.titles import TITLES, Deeds, PlayedParty, after, earned
from bot.storage.games.counts import Counts
from bot.storage.ratings import folds
from bot.storage.ratings.folds import HeldTitle
from tests.rankings.club import Club

LOST = PlayedParty("classique", won=False, counts=Counts(deals=9))
WON = LOST._replace(won=True)


def longest(made: Sequence[bool]) -> int:
    return max((len(list(run)) for each, run in groupby(made) if each), default=0)


def with_contracts(made: Sequence[bool], **others: int) -> Counts:
    """Return what a party with these contracts of one's own counts, said in another way than it
    is."""
    ends = made.index(False) if False in made else len(made)
    begins = made[::-1].index(False) if False in made else len(made)
    return Counts(
        deals=20,
        taken=len(made),
        made=made.count(True),
        made_first=ends,
        made_most=longest(made),
        made_last=begins,
        **others,
    )


def titles_of(party: PlayedParty, before: Deeds | None = None) -> set[str]:
    return set(earned(before or Deeds(), party))


# Each at its limit --------------------------------------------------------------------------------


def test_nothing_is_earned_by_losing_a_party() -> None:
    assert titles_of(LOST) == titles_of(WON) == set()


def test_a_capot_is_one_in_a_lost_party_too() -> None:
    assert titles_of(LOST._replace(counts=Counts(capots=1))) == {"capot"}


@pytest.mark.parametrize(
    ("made", "won", "is_earned"),
    [
        ([True] * 5, True, True),
        ([True] * 4, True, False),
        ([True] * 5, False, False),
        ([*[True] * 9, False], True, False),
    ],
)
def test_faultless(made: list[bool], won: bool, is_earned: bool) -> None:
    party = LOST._replace(won=won, counts=with_contracts(made))
    assert ("faultless" in titles_of(party)) == is_earned


@pytest.mark.parametrize(("behind", "won"), [(500, True), (499, True), (900, False)])
def test_a_comeback_is_of_who_has_won(behind: int, won: bool) -> None:
    party = LOST._replace(won=won, counts=Counts(behind=behind))
    assert ("comeback" in titles_of(party)) == (won and behind == 500)


def test_contracts_in_a_row_go_on_from_party_to_party() -> None:
    six, four = with_contracts([False, *[True] * 6]), with_contracts([*[True] * 4, False, True])
    first = after(Deeds(), LOST._replace(counts=six))
    assert first.made_in_a_row == 6
    # A party in which they take nothing breaks nothing.
    between = after(first, LOST)
    assert between.made_in_a_row == 6
    second = LOST._replace(counts=four)
    assert "contracts" in titles_of(second, between)
    assert "contracts" not in titles_of(second)
    assert after(between, second).made_in_a_row == 1


@pytest.mark.parametrize("title", ["parties", "belotes", "wins", "together", "pools"])
def test_what_adds_up_is_earned_at_its_number_and_not_before(title: str) -> None:
    number = TITLES[title].number
    pools = ("classique", "coinche", "declarations")
    deeds, found = Deeds(), list[int]()
    for count in range(1, number + 2):
        pool = pools[min(count, len(pools)) - 1] if title == "pools" else "classique"
        won = title in ("wins", "pools")
        belotes = int(title == "belotes")
        together = count if title == "together" else 0
        party = PlayedParty(pool, won, Counts(deals=9, belotes=belotes), together)
        if title in earned(deeds, party):
            found.append(count)
        deeds = after(deeds, party)
    assert found[0] == number


# Streaks -----------------------------------------------------------------------------------------

PARTIES = st.lists(st.tuples(st.booleans(), st.lists(st.booleans(), max_size=6)), max_size=12)


@given(PARTIES)
def test_streaks_are_those_of_all_parties_in_one_line(
    parties: list[tuple[bool, list[bool]]],
) -> None:
    deeds, all_won, all_made = Deeds(), list[bool](), list[bool]()
    for won, made in parties:
        party = PlayedParty("classique", won, with_contracts(made, belotes=2))
        found = set(earned(deeds, party))
        deeds = after(deeds, party)
        all_won.append(won)
        all_made += made
        now_contracts = longest(all_made) >= 10
        before_contracts = longest(all_made[: len(all_made) - len(made)]) >= 10
        if now_contracts and not before_contracts:
            assert "contracts" in found
        if "contracts" in found:
            assert now_contracts
        assert ("wins" in found) == (len(all_won) >= 5 and all(all_won[-5:]))
    assert deeds.parties == len(parties)
    assert deeds.belotes == 2 * len(parties)
    assert deeds.made_in_a_row == _last_run(all_made)
    assert deeds.won_in_a_row == _last_run(all_won)


def _last_run(made: list[bool]) -> int:
    return made[::-1].index(False) if False in made else len(made)


# In the fold -------------------------------------------------------------------------------------

CAPOT = {0: Counts(deals=9, points=1000, capots=1), 2: Counts(deals=9, capots=1)}


async def held(club: Club, name: str) -> list[HeldTitle]:
    return await club.database.ask(folds.titles_of_person, club.people[name])


async def test_a_title_is_given_once_with_the_first_party_that_earns_it(club: Club) -> None:
    await club.party()
    club.now += 50
    first = await club.party(counts=CAPOT)
    began = club.now
    await club.reckon()
    assert await held(club, "Anna") == await held(club, "Cléo") == [HeldTitle("capot", began)]
    assert await held(club, "Ben") == []
    club.now += 50
    await club.party(counts=CAPOT)
    await club.reckon()
    assert await held(club, "Anna") == [HeldTitle("capot", began)]
    made = await club.made()
    assert {row[2] for row in made["titles"]} == {first}


async def test_what_is_not_rated_or_cut_short_earns_nothing(club: Club) -> None:
    await club.party(counts=CAPOT, pool=None)
    await club.party((None, "Ben", "Cléo", "Dora"), 0, counts=CAPOT, left={0: "Anna"})
    await club.reckon()
    assert await held(club, "Anna") == await held(club, "Cléo") == []


async def test_who_leaves_breaks_their_own_row_of_wins_and_nobody_elses(club: Club) -> None:
    for _ in range(4):
        await club.party()
    await club.party((None, "Ben", "Cléo", "Dora"), 0, left={0: "Anna"})
    await club.party()
    await club.reckon()
    assert await held(club, "Anna") == []
    assert [each.title for each in await held(club, "Cléo")] == ["wins"]


async def test_the_same_partner_in_whatever_pool(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sooner = TITLES["together"]._replace(number=5)
    monkeypatch.setattr(rules, "TITLES", {**TITLES, "together": sooner})
    for pool in ("classique", "classique", "coinche", "coinche"):
        await club.party(winner=1, pool=pool)
    await club.reckon()
    assert "together" not in [each.title for each in await held(club, "Anna")]
    await club.party(("Cléo", "Ben", "Anna", "Emil"), 1, pool="declarations")
    await club.reckon()
    for name in ("Anna", "Cléo"):
        assert [each.title for each in await held(club, name)] == ["together"]
    assert "together" not in [each.title for each in await held(club, "Ben")]
