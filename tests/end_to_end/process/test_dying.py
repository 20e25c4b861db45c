"""A bot that dies in the middle of a commit, with cards changing places or a schmeiss answered.

What was not in the file yet is not done, and the same click does it; what was, is done once, though
nobody was told. Either way everybody is shown how it stands, and nothing is shown twice.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.clock import ManualClock, SystemClock
from bot.rules import parse_action, view
from bot.sandbox import BotProcess, Person, Reply, Sandbox, ShownMessage
from bot.settings import PREFIX
from bot.storage.engine.schema import events
from bot.text import words_for
from cogs.hand.controls import place_of, verb_of
from cogs.press import press_id
from tests.end_to_end.club import choices_on, is_picture
from tests.end_to_end.moments import MOMENTS, Moment, moment
from tests.end_to_end.playing import LANGUAGES
from tests.end_to_end.positions import PEOPLE, prepare
from tests.end_to_end.process.dying import AFTER, AT, BEFORE, WHEN
from tests.examples import sampled
from tests.patience import PATIENCE
from tests.sandbox_fixtures import running_sandbox
from tests.tools import forked
from tests.tools.kill.ledger import Action, Ledger

pytestmark = pytest.mark.in_file("dies in a commit of SQLite's; on a server: tests/tools/kill")

GAME = 1


class Killed:
    """People at a table in the middle of a deal, and a bot whose file stays when it dies."""

    def __init__(self, sandbox: Sandbox, file: Path, at: Moment) -> None:
        self.sandbox = sandbox
        self.ledger = Ledger(sandbox, str(file))
        self._at = at
        settings = {
            "DISCORD_URL": sandbox.url,
            "DISCORD_TOKEN": sandbox.token,
            "DATABASE": str(file),
            "ROBOT_DELAY": "0",
        }
        env = os.environ | {PREFIX + name: value for name, value in settings.items()}
        command = [*forked.command(), "-m", "tests.end_to_end.process.dying", "run", "--sync"]
        self.process = BotProcess(command, env)

    @property
    def person(self) -> Person:
        return self.sandbox.people[PEOPLE[self._at.seat]]

    @property
    def custom_id(self) -> str:
        seen = view(self._at.state, self._at.seat)
        place = place_of(self._at.action, GAME, seen)
        return press_id(verb_of(self._at.action, seen), *place)

    def hand(self, person: Person) -> ShownMessage | None:
        dm = person.dm
        shown = [m for m in person.sees(dm) if is_picture(m, "hand.png")] if dm else []
        return shown[-1] if shown else None

    def offers(self) -> ShownMessage | None:
        """The hand on which one may do it, if there is one."""
        hand = self.hand(self.person)
        return hand if hand and hand.component(self.custom_id) else None

    def somebody_is_asked(self) -> bool:
        people = [self.sandbox.people[name] for name in PEOPLE[: self._at.rules.players]]
        hands = [self.hand(each) for each in people]
        waits = ("dd:keep:", "dd:discard:", "dd:schmeiss:", "dd:throw_in:")
        return any(
            hand
            and (
                choices_on(hand) or any(str(b.custom_id).startswith(waits) for b in hand.buttons())
            )
            for hand in hands
        )

    def events(self) -> list[Action]:
        self.ledger.check()
        query = select(events.number, events.decision, events.action, events.person_id)
        with self.ledger.looking() as connection:
            return [Action(*row) for row in connection.execute(query.order_by(events.number))]

    async def start_to_die(self, when: str) -> None:
        self.process.env |= {WHEN: when, AT: str(self._at.action)}
        await self.process.start()

    async def start_again(self) -> None:
        self.sandbox.gateway.drop(resumable=False)  # a new process resumes nothing
        del self.process.env[AT]
        await self.process.start()

    async def all_is_shown(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.ledger.lagging():
                await asyncio.sleep(0.02)

    async def click(self, hand: ShownMessage) -> Reply:
        return await self.person.click(hand, custom_id=self.custom_id)


@asynccontextmanager
async def killed(folder: Path, name: str) -> AsyncIterator[Killed]:
    at = moment(name)
    async with running_sandbox(SystemClock()) as sandbox:
        clock = ManualClock(SystemClock().now())
        await prepare(sandbox, folder, clock, at.preset, at.rules, at.before)
        evening = Killed(sandbox, folder / "club.db", at)
        try:
            yield evening
        finally:
            await evening.process.stop()


@pytest.mark.parametrize(("name", "when"), sampled(MOMENTS, [BEFORE, AFTER], every=16))
async def test_it_dies_in_a_commit(tmp_path: Path, name: str, when: str) -> None:
    async with killed(tmp_path, name) as evening:
        before = evening.events()
        await evening.start_to_die(when)
        await evening.sandbox.until(lambda: evening.offers() is not None, seconds=PATIENCE)
        hand = evening.offers()
        assert hand is not None
        click = asyncio.create_task(evening.click(hand))
        assert await evening.process.wait() == -signal.SIGKILL
        action = str(moment(name).action)
        done = evening.events()[len(before) :]
        assert [each.action for each in done] == ([action] if when == AFTER else [])
        await evening.start_again()
        assert (await click).kind == "none", "nobody was told"
        if when == BEFORE:
            await evening.sandbox.until(lambda: is_up(evening.sandbox), seconds=PATIENCE)
            while (reply := await evening.click(hand)).kind == "none":
                pass
            assert reply.kind in ("update", "deferred"), reply
        await evening.sandbox.until(lambda: evening.offers() is None, seconds=PATIENCE)
        await evening.sandbox.until(evening.somebody_is_asked, seconds=PATIENCE)
        reply = await evening.click(hand)
        words = words_for(LANGUAGES[PEOPLE[moment(name).seat]])
        already = words("refused-reason.already-played", move="").strip(" .")
        assert reply.latest is not None
        assert reply.latest.text().startswith(already), "a second click does nothing more"
        await evening.all_is_shown()
        made = [each.action for each in evening.events()[len(before) :]]
        assert made.count(action) == 1
        assert made[0] == action
        assert parse_action(made[0]).actor == moment(name).seat
        assert evening.ledger.standing_twice() == []
        assert not any("Traceback" in line for line in evening.process.log), evening.process.log


def is_up(sandbox: Sandbox) -> bool:
    return any(session.connection for session in sandbox.gateway.sessions.values())
