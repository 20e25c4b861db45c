"""The news that clients were told, compared with what is in the database and on their screens."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from bot.sandbox import Change, Sandbox, ShownMessage
from bot.storage.engine.schema import events, games, messages, people, seats
from tests.end_to_end.club import subject_of
from tests.storage.databases import looking_into


class Done(NamedTuple):
    """Something that its person was told is done."""

    person: str
    """their Discord id"""
    game: int
    decision: str
    action: str
    """without the actor; empty when they were only told that they had acted already"""


class Action(NamedTuple):
    """A row of `events`, with the Discord id of who acted."""

    number: int
    decision: str
    action: str
    person: str | None


class Ledger:
    """Notes what people are told; `check` compares it with the database, at any moment.

    `where`: the database as the setting names it.
    """

    def __init__(self, sandbox: Sandbox, where: str) -> None:
        self._sandbox = sandbox
        self._database = looking_into(where)
        self.done: list[Done] = []
        self.seated: list[tuple[int, str]] = []
        """game and person: told that they sit there"""
        self.started: list[int] = []
        self.asked = Counter[str]()
        """by person: how often they have asked for a table"""
        self.opened = Counter[str]()
        """and how often they were told that it is there"""
        self._actions: dict[int, list[Action]] = {}
        self._finished: set[int] = set()
        self._checked = 0
        self._sent: dict[tuple[str, str], str] = {}
        self._twice: list[str] = []
        sandbox.on_change.append(self._look)

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """See what is committed, and write nothing."""
        with self._database.connect() as connection:
            yield connection

    def close(self) -> None:
        self._database.dispose()

    # On the screens ----------------------------------------------------------------------------

    def _look(self, change: Change) -> None:
        """A message for the same subject, viewer and deal as one that still stands?"""
        if change.kind != "message_create":
            return
        channel = self._sandbox.world.channels[change.channel_id or ""]
        message = channel.messages[change.message_id or ""]
        what = _subject(ShownMessage(message))
        if what is None or message.payload["author"]["id"] != self._sandbox.bot.id:
            return
        earlier = self._sent.get((channel.id, what))
        if earlier is not None and earlier in channel.messages:
            self._twice.append(f"{what} in {channel.name or channel.recipients}")
        self._sent[channel.id, what] = message.id

    def standing_twice(self) -> list[str]:
        """Messages that say the same in the same place, whatever the bot calls them."""
        found = Counter[str]()
        for channel in self._sandbox.world.channels.values():
            for message in channel.messages.values():
                shown = ShownMessage(message)
                if shown.author["id"] != self._sandbox.bot.id or shown.ephemeral:
                    continue
                pictures = [each.filename for each in shown.attachments]
                if pictures:
                    place = channel.name or channel.recipients
                    found[f"{place}: {subject_of(shown)} {pictures}"] += 1
        return [*self._twice, *(each for each, times in found.items() if times > 1)]

    # In the database ---------------------------------------------------------------------------

    def check(self) -> None:
        """Nothing that was acknowledged is missing, nothing is doubled, and nothing has changed."""
        assert self._twice == [], self._twice
        with self.looking() as connection:
            for game, status in connection.execute(select(games.id, games.status)).all():
                if game not in self._finished:
                    self._check_game(connection, game)
                if status == "over":
                    self._finished.add(game)
            self._check_lobbies(connection)
        for done in self.done[self._checked :]:
            self._check_done(done)
        self._checked = len(self.done)

    def _check_game(self, connection: Connection, game: int) -> None:
        query = (
            select(events.number, events.decision, events.action, people.discord_id)
            .outerjoin_from(events, people)
            .where(events.game_id == game)
            .order_by(events.number)
        )
        actions = [
            Action(number, decision, action, person and str(person))
            for number, decision, action, person in connection.execute(query)
        ]
        before = self._actions.get(game, [])
        assert actions[: len(before)] == before, f"game {game} has another past"
        assert [each.number for each in actions] == list(range(1, len(actions) + 1)), game
        decisions = Counter(each.decision for each in actions)
        assert not [each for each, times in decisions.items() if times > 1], f"game {game}: twice"
        self._actions[game] = actions

    def _check_lobbies(self, connection: Connection) -> None:
        for game, person in self.seated:
            query = (
                select(seats.seat)
                .join_from(seats, people)
                .where(seats.game_id == game, people.discord_id == int(person))
            )
            assert connection.execute(query).first(), (game, person)
        for game in self.started:
            query = select(games.started_at).where(games.id == game)
            assert connection.scalar(query) is not None, game
        self.seated.clear()
        self.started.clear()
        self._check_opened(connection)

    def _check_opened(self, connection: Connection) -> None:
        """Each `/belote` makes one table at the most, and one that was acknowledged makes one."""
        query = (
            select(people.discord_id, func.count())
            .join_from(games, people)
            .group_by(people.discord_id)
        )
        there = {str(person): count for person, count in connection.execute(query)}
        for person, asked in self.asked.items():
            opened = self.opened[person]
            assert opened <= there.get(person, 0) <= asked, (person, opened, there, asked)

    def _check_done(self, done: Done) -> None:
        made = [each for each in self._actions[done.game] if each.decision == done.decision]
        assert len(made) == 1, f"{done} was acknowledged, and there is {made}"
        (action,) = made
        assert action.person == done.person, f"{done} was acknowledged, and there is {action}"
        assert action.action.partition(" ")[2].startswith(done.action), (done, action)

    def plays(self, game: int) -> int:
        """Return how many cards have been played in a game up to now."""
        query = select(func.count()).where(events.game_id == game, events.action.like("% play %"))
        with self.looking() as connection:
            return connection.scalar(query) or 0

    def players(self, game: int) -> int:
        """Return how many play in a game."""
        with self.looking() as connection:
            return connection.execute(select(games.options).where(games.id == game)).scalar_one()[
                "players"
            ]

    def lagging(self) -> int:
        """Return how many messages show less than they should."""
        query = select(func.count()).where(messages.shown < messages.wanted)
        with self.looking() as connection:
            return connection.scalar(query) or 0

    @property
    def actions(self) -> int:
        return sum(map(len, self._actions.values()))

    @property
    def finished(self) -> int:
        return len(self._finished)


def _subject(message: ShownMessage) -> str | None:
    """Return what a new message is for: the bot's own mark says it, and the buttons of a lobby
    do."""
    ids = (str(each.custom_id).split(":") for each in message.buttons())
    lobby = next((f"lobby {each[2]}" for each in ids if each[:2] == ["dd", "sit"]), None)
    return lobby or message.payload.get("nonce")
