"""Everything that is sent while a tournament is played: what it tells of cards, whom it mentions.

With each message it is written down how far every table was. What its reader could know at that
moment is found afterwards by playing the tables again, so it does not matter that robots have
finished whole deals meanwhile. (`watching.Watch` does this for one table, action by action.)
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from bot.rules import Card, apply, parse_action, ruleset_from_options, start
from bot.sandbox import Sandbox, ShownMessage
from bot.sandbox.world import DM, Channel, Message
from bot.storage.engine.schema import events, games, people, seats
from bot.text import language_of, words_for
from tests.end_to_end.knowledge import cards_in, known_cards
from tests.end_to_end.watching import SEAT_ID, _texts
from tests.sandbox_fixtures import watch_messages
from tests.storage.databases import looking

GAME_ID = re.compile(r"dd:[a-z_]+:(\d+):\w+")
"""of a card or a call: verb, game, decision"""


class Sent(NamedTuple):
    """A message as it was sent or edited; `reader` (a Discord id) is None for all."""

    message: str
    reader: str | None
    private: bool
    """in direct messages"""
    thread: str | None
    language: str
    texts: tuple[str, ...]
    progress: Mapping[int, int]
    """by game: how many actions there were"""


class Onlooking:
    """Hangs on the sandbox, however often the bot dies; `check` at the end."""

    def __init__(self, sandbox: Sandbox, file: Path) -> None:
        self._sandbox = sandbox
        self._file = file
        self._open = ExitStack()
        self._connection: Connection | None = None
        self._sent: list[Sent] = []
        self.mentions: dict[str, Counter[str]] = defaultdict(Counter)
        """by channel: how often each person was notified there by a new message"""
        self.named = 0
        """how many cards were named in what was checked"""
        watch_messages(sandbox, self._seen)

    # Listening -----------------------------------------------------------------------------------

    def _seen(self, channel: Channel, message: Message, is_new: bool) -> None:
        shown = ShownMessage(message)
        people = {person.id: key for key, person in self._sandbox.people.items()}
        if is_new and channel.type != DM and not message.viewer:
            self.mentions[channel.id].update(people[each] for each in shown.mentions)
        private, reader = channel.type == DM, message.viewer
        if private:
            reader = next(each for each in channel.recipients if each in people)
        language = "en"
        if reader is not None:
            language = language_of(self._sandbox.people[people[reader]].locale)
        thread = channel.id if channel.is_thread else None
        self._sent.append(
            Sent(
                shown.id,
                reader,
                private,
                thread,
                language,
                tuple(_texts(shown)),
                self._progress(),
            )
        )

    def _looking(self) -> Connection:
        if self._connection is None:  # there is a database by now
            self._connection = self._open.enter_context(looking(self._file))
        return self._connection

    def _progress(self) -> dict[int, int]:
        rows = self._looking().execute(select(games.id, games.events))
        return {row.id: row.events for row in rows}

    def close(self) -> None:
        self._open.close()

    # Looking at it -------------------------------------------------------------------------------

    def check(self) -> None:
        """Nobody was told of a card that they could not know, nor asked in another's name."""
        tables = self._tables()
        games = {each.message: game for each in self._sent if (game := _game_named(each))}
        for each in self._sent:
            table = _meant(each, tables, games.get(each.message))
            seat = table.seats.get(each.reader) if table and each.reader else None
            for text in each.texts:
                reads = f"{each.reader or 'everybody'} reads {text!r}"
                named = cards_in(text, each.language)
                self.named += len(named)
                known = table.known(each, seat) if table and named else set[Card]()
                assert named <= known, reads
                assert {int(number) for number in SEAT_ID.findall(text)} <= {seat}, reads

    def _tables(self) -> list["Played"]:
        query = select(games.id, games.thread_id, games.options).order_by(games.id)
        connection = self._looking()
        return [Played(connection, row) for row in connection.execute(query).all()]


def _game_named(sent: Sent) -> int | None:
    """Return the game that a button names."""
    found = (match for text in sent.texts for match in GAME_ID.findall(text))
    return next(map(int, found), None)


def _meant(sent: Sent, tables: list["Played"], game: int | None) -> "Played | None":
    """Return the table of a thread; that of direct messages is the one that a button has named on
    the same message, which loses its buttons with its deal, else the newest."""
    if sent.thread is not None:
        return next((each for each in tables if each.thread == sent.thread), None)
    if not sent.private:
        return None
    own = [each for each in tables if sent.reader in each.seats and each.id in sent.progress]
    return next((each for each in own if each.id == game), own[-1] if own else None)


class Played:
    """A table, played again from its actions."""

    def __init__(self, connection: Connection, row: Any) -> None:
        self.id: int = row.id
        self.thread = str(row.thread_id)
        sitting = select(people.discord_id, seats.seat).where(
            people.id == seats.person_id, seats.game_id == self.id
        )
        self.seats = {str(one): seat for one, seat in connection.execute(sitting)}
        state = start(ruleset_from_options(row.options))
        self._states = [state]
        done = select(events.action).where(events.game_id == self.id).order_by(events.number)
        for action in connection.scalars(done):
            state = apply(state, parse_action(action)).state
            self._states.append(state)
        self._told: dict[tuple[int, int | None], list[tuple[int, set[Card]]]] = defaultdict(list)
        for number, each in enumerate(self._states):
            for seat in (None, *range(each.rules.players)):
                self._told[each.deal_number, seat].append((number, known_cards(each, seat)))

    def known(self, sent: Sent, seat: int | None) -> set[Card]:
        """Return what a seat (None: everybody) had been shown of a message's deal when it was
        sent."""
        progress = sent.progress[self.id]
        newest = self._states[progress].deal_number
        everything = "\n".join(sent.texts)
        title = words_for(sent.language)
        deals = range(1, newest + 1)
        deal = next(
            (n for n in deals if f"· {title('table-deal', number=n)}\n" in everything), newest
        )
        shown = (cards for number, cards in self._told[deal, seat] if number <= progress)
        return set[Card]().union(*shown)
