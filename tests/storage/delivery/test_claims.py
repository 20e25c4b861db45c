"""What the row of a message says of who is at work on it."""

from typing import NamedTuple

import pytest

from bot.storage.delivery import claims, messages
from bot.storage.delivery.claims import CLAIM, LASTS, Claim
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import NOTHING, Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from tests.storage.databases import NOW, add_game, add_people, add_server

HAND = Wanted(Subject.HAND, 2, 1)
PEEK = Wanted(Subject.PEEK, 2, 0)


class Shown(NamedTuple):
    """A game whose messages are up to date."""

    database: Database
    game_id: int

    async def want(self, version: int, *wanted: Wanted, claim: Claim | None = None) -> None:
        token = CLAIM.set(claim)
        try:
            await self.database.commit(messages.want, self.game_id, version, wanted)
        finally:
            CLAIM.reset(token)

    def claim(self, of: Wanted, now: float = NOW) -> Claim:
        return Claim(self.game_id, *of[:3], now)

    async def row(self, of: Wanted) -> MessageRow:
        row = await self.database.ask(messages.find, self.game_id, *of[:3])
        assert row is not None
        return row

    async def begin(self, now: float = NOW) -> set[Subject]:
        """Begin what may be begun; which subjects those are."""
        ids = [(await self.row(each)).id for each in (HAND, PEEK)]
        return {each.subject for each in await self.database.commit(claims.begin, ids, now)}

    async def answered(self, of: Wanted, version: int) -> int:
        """Note an answer; the version that the message shows then."""
        await self.database.commit(claims.answered, await self.row(of), version)
        return (await self.row(of)).shown


@pytest.fixture
async def shown(database: Database) -> Shown:
    (anna,) = await add_people(database, "Anna")
    made = Shown(database, await add_game(database, await add_server(database), anna))
    await made.want(1, HAND, PEEK)
    for each in (HAND, PEEK):
        await database.commit(messages.show, await made.row(each), 1)
    return made


async def test_who_marks_claims_their_own_message_alone(shown: Shown) -> None:
    await shown.want(2, HAND, PEEK, claim=shown.claim(HAND))
    assert (await shown.row(HAND)).held_until == NOW + LASTS
    assert await shown.begin() == {Subject.PEEK}
    assert await shown.answered(HAND, 2) == 2
    assert (await shown.row(HAND)).held_until == 0


async def test_a_nudge_claims_too(shown: Shown) -> None:
    token = CLAIM.set(shown.claim(PEEK))
    await shown.database.commit(messages.nudge, shown.game_id, 2, [Subject.PEEK], [2])
    CLAIM.reset(token)
    assert await shown.begin() == set()


async def test_a_claim_that_lapsed_is_anybodys_and_its_answer_is_not_trusted(shown: Shown) -> None:
    await shown.want(2, HAND, claim=shown.claim(HAND))
    assert await shown.begin(NOW + LASTS) == {Subject.HAND}
    assert await shown.answered(HAND, 2) <= NOTHING


async def test_the_last_of_two_who_answer_gives_the_message_back(shown: Shown) -> None:
    for version, at in ((2, NOW), (3, NOW + 1)):
        await shown.want(version, HAND, claim=shown.claim(HAND, at))
    assert await shown.answered(HAND, 3) <= NOTHING
    assert await shown.begin(NOW + 1) == set()
    assert await shown.answered(HAND, 2) <= NOTHING
    assert await shown.begin(NOW + 1) == {Subject.HAND}


async def test_what_is_not_the_answer_is_given_back(shown: Shown) -> None:
    made = shown.claim(HAND)
    await shown.want(2, HAND, claim=made)
    await shown.database.commit(claims.release, made)
    assert await shown.begin() == {Subject.HAND}


async def test_an_answer_to_what_was_begun_is_shown_once_more(shown: Shown) -> None:
    await shown.want(2, HAND)
    assert await shown.begin() == {Subject.HAND}
    edited = await shown.row(HAND)
    await shown.want(3, HAND, claim=shown.claim(HAND))
    assert await shown.answered(HAND, 3) <= NOTHING
    await shown.database.commit(messages.show, edited, 3, begun=False)
    assert (await shown.row(HAND)).shown <= NOTHING


async def test_who_takes_over_leaves_alone_what_was_begun(shown: Shown) -> None:
    await shown.want(2, HAND)
    await shown.begin()
    await shown.database.commit(claims.take_over, NOW + 1)
    await shown.want(2, PEEK)
    assert await shown.begin(NOW + 2) == {Subject.PEEK}
    assert await shown.begin(NOW + 1 + LASTS) == {Subject.HAND, Subject.PEEK}
