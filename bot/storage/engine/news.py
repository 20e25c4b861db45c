"""News of commits: which messages lag, when the host does something next, and what can be claimed.

Nobody has to look for it after each action: a trigger of the database tells of each row, whatever
statement has marked it. What is told in a transaction counts when it is committed.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from heapq import nsmallest
from operator import itemgetter
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_TOLD = 10_000
"""rows that are kept for who asks; of more all are looked at"""


class Trigger(NamedTuple):
    """When a row is told of: after which change, under which condition, and what is told (its id
    and a value), all of it SQL that every database here understands."""

    changed: str
    when: str
    told: tuple[str, str]


class News(Generic[T]):
    """News of the rows of a table, by their ids."""

    table: str
    triggers: tuple[Trigger, ...]
    rouses = True
    """whoever works here looks at once when another process tells of these rows"""
    is_sure = True
    """False: there may be rows of which nothing was told, so whoever relies on it looks at all"""

    def learn(self, told: Mapping[int, T]) -> None:
        """Take in what was committed here."""
        raise NotImplementedError

    def hear(self, told: Mapping[int, T]) -> None:
        """Take in what another process has committed, which may be heard late."""
        self.learn(told)

    def doubt(self, told: Mapping[int, T]) -> None:
        """Take in rows of which it is not known how they are."""
        raise NotImplementedError

    def doubt_all(self) -> None:
        """Something may have been committed that was not heard."""
        self.is_sure = False


class Telling:
    """What one connection tells in the transaction under way; of one that failed, each row may be
    as it was or not."""

    def __init__(self, *news: News[Any]) -> None:
        self._told: dict[str, tuple[News[Any], dict[int, Any]]] = {
            each.table: (each, {}) for each in news
        }
        self.tell: Mapping[str, Callable[[int, Any], None]] = {
            table: told.__setitem__ for table, (_, told) in self._told.items()
        }
        """by table: takes down that a row, by its id, has a value from now on"""

    def forget(self, table: str, row: int) -> None:
        """Take back what was told of a row: something newer is known of it."""
        self._told[table][1].pop(row, None)

    def end(self, *, committed: bool) -> None:
        """Close the transaction."""
        for news, told in self._told.values():
            if told:
                news.learn(told) if committed else news.doubt(told)
                told.clear()


class Lagging(News[bool]):
    """Rows of `messages` by their ids: whether each lags since it was last asked."""

    table = "messages"
    triggers = (
        Trigger("INSERT", "NEW.shown < NEW.wanted", ("NEW.id", "TRUE")),
        Trigger(
            "UPDATE",
            "(NEW.shown < NEW.wanted OR OLD.shown < OLD.wanted)"
            " AND (OLD.begun OR NOT NEW.begun)",  # which nobody need hear of
            ("NEW.id", "NEW.shown < NEW.wanted"),
        ),
        Trigger("DELETE", "OLD.shown < OLD.wanted", ("OLD.id", "FALSE")),
    )

    def __init__(self) -> None:
        self._told: dict[int, bool] = {}

    def learn(self, told: Mapping[int, bool]) -> None:
        # What is newer may have been learnt before, of another connection or process: a row too
        # many is looked at in vain.
        self._told |= {row: lags or self._told.get(row, False) for row, lags in told.items()}
        if len(self._told) > MOST_TOLD:  # nobody shows messages here
            self._told.clear()
            self.is_sure = False

    def doubt(self, told: Mapping[int, bool]) -> None:
        self._told |= dict.fromkeys(told, True)

    def take(self) -> dict[int, bool]:
        """Return the rows that are told of since the last time, in whatever order: those that lag
        may not any more, and those that do not may again."""
        told, self._told = self._told, {}
        return told


class Changed(News[bool]):
    """People whose names or preferences another process has changed: what is known of them is
    old."""

    table = "people"
    triggers = (Trigger("UPDATE", "TRUE", ("NEW.id", "TRUE")),)

    def __init__(self) -> None:
        self.forget: Callable[[int | None], None] = lambda _: None
        """called with somebody's id; None: with whom it is so is not known"""

    def learn(self, told: Mapping[int, bool]) -> None:
        """Whoever changes somebody here forgets them at once."""

    def hear(self, told: Mapping[int, bool]) -> None:
        for person_id in told:
            self.forget(person_id)

    def doubt(self, told: Mapping[int, bool]) -> None:
        """Nothing is kept of what was not committed."""

    def doubt_all(self) -> None:
        self.forget(None)


class Appointments(News[float | None]):
    """The games in which something falls due, and when. Known in part until `know` tells all."""

    table = "games"
    triggers = (
        Trigger("INSERT", "NEW.due_at IS NOT NULL", ("NEW.id", "NEW.due_at")),
        Trigger(
            "UPDATE OF due_at",
            "coalesce(NEW.due_at, -1) != coalesce(OLD.due_at, -1)",
            ("NEW.id", "NEW.due_at"),
        ),
        Trigger("DELETE", "OLD.due_at IS NOT NULL", ("OLD.id", "NULL")),
    )

    def __init__(self) -> None:
        self._at: dict[int, float] = {}
        self._since: dict[int, float | None] | None = None
        """told since `ask`, while somebody looks"""
        self.is_sure = False
        """False: a transaction failed, or nobody has looked yet, so what the database has counts"""

    def learn(self, told: Mapping[int, float | None]) -> None:
        self._set(told)
        if self._since is not None:
            self._since |= told

    def doubt(self, told: Mapping[int, float | None]) -> None:
        if told:
            self.is_sure, self._since = False, None

    def ask(self) -> None:
        """Begin to look at the database; what is committed until `know` is newer than that."""
        self._since = {}

    def know(self, found: Iterable[tuple[int, float]]) -> None:
        """Learn all games in which something falls due, as the database had them after `ask`."""
        if self._since is not None:
            self._at = dict(found)
            self._set(self._since)
            self.is_sure, self._since = True, None

    @property
    def games(self) -> Collection[int]:
        """The ids of the games in which something falls due."""
        return self._at.keys()

    def due(self, now: float, most: int, *, but: Collection[int] = ()) -> list[int]:
        """Return the ids of the games in which something is due, the soonest first."""
        if (soonest := self.next()) is None or soonest > now:
            return []
        late = (each for each in self._at.items() if each[1] <= now and each[0] not in but)
        return [game_id for game_id, _ in nsmallest(most, late, key=itemgetter(1))]

    def next(self, *, but: Collection[int] = ()) -> float | None:
        """Return the soonest moment of all."""
        if not but:
            return min(self._at.values(), default=None)
        return min((at for game_id, at in self._at.items() if game_id not in but), default=None)

    def _set(self, moments: Mapping[int, float | None]) -> None:
        for game_id, at in moments.items():
            if at is None:
                self._at.pop(game_id, None)
            else:
                self._at[game_id] = at


class Jobs(News[bool]):
    """Turns of robots among the rows of `jobs`, by their ids: whether each is thought of. Whoever
    cares is called and looks at the table, as they do every second without being told."""

    table = "jobs"
    rouses = False
    triggers = (
        Trigger("INSERT", "NEW.kind = 'turn'", ("NEW.id", "FALSE")),
        Trigger(
            "UPDATE",
            "NEW.kind = 'turn' AND (NEW.result IS NOT NULL OR NEW.claimed_by IS NULL)",
            ("NEW.id", "NEW.result IS NOT NULL"),
        ),
    )

    def __init__(self) -> None:
        self.is_sure = True
        self._listeners: list[Callable[[bool], None]] = []

    @contextmanager
    def heard_by(self, listener: Callable[[bool], None]) -> Iterator[None]:
        """For the block: call with True where a turn is thought of, with False where one is to be
        had."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    def learn(self, told: Mapping[int, bool]) -> None:
        for done in set(map(bool, told.values())):
            for each in self._listeners:
                each(done)

    doubt = learn


class Requests(News[int]):
    """No rows: how many requests to Discord another process has made with the bot's token."""

    table = "requests"
    triggers = ()
    rouses = False

    def __init__(self) -> None:
        self.count: Callable[[int], None] = lambda _: None

    def hear(self, told: Mapping[int, int]) -> None:
        for each in told.values():
            self.count(each)

    def doubt_all(self) -> None:
        """Nothing is looked for: a request counts for a second, and by now that is over."""
