"""Who writes, noted by the database itself: whoever delivers writes under its own number alone."""

from typing import NamedTuple

from sqlalchemy import Connection, create_engine, text

from bot.storage.engine.tournament_schema import metadata
from bot.storage.leases import DELIVERER

LEASES = "leases"
NOBODYS = frozenset({LEASES, "jobs", "thinkers"})
"""tables in which any process writes, with the lease or without: who thinks claims row by row"""
NOTED = f"""
    CREATE SCHEMA watched;
    CREATE UNLOGGED TABLE watched.writes (
        id bigserial PRIMARY KEY, process text, number bigint, what text);
    CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO watched.writes (process, number, what) VALUES (
            current_setting('application_name'),
            (SELECT fence FROM {LEASES} WHERE name = '{DELIVERER}'),
            TG_TABLE_NAME);
        RETURN NULL;
    END $$;
    CREATE FUNCTION watched.note_taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO watched.writes (process, number, what)
        VALUES (current_setting('application_name'), NEW.fence, 'the lease');
        RETURN NULL;
    END $$;
    CREATE TRIGGER taken AFTER UPDATE OF fence ON {LEASES} FOR EACH ROW
    WHEN (NEW.name = '{DELIVERER}' AND NEW.fence <> OLD.fence)
    EXECUTE FUNCTION watched.note_taken();
"""
FORBIDDEN = """
    SELECT writes.process, taken.number, writes.number, writes.what FROM watched.writes
    JOIN watched.writes taken ON taken.what = 'the lease' AND taken.process = writes.process
    WHERE writes.id > taken.id AND writes.number <> taken.number
"""
"""what a process wrote after it had taken the lease, under the number of another"""

HOLDER = f"""
    SELECT writes.process, substring(holder from '[0-9]+$'), fence FROM {LEASES}
    JOIN watched.writes ON writes.what = 'the lease' AND writes.number = fence
    WHERE name = '{DELIVERER}'
"""

SESSIONS = """
    SELECT application_name, pid, state, wait_event, now() - state_change, pg_blocking_pids(pid),
        left(query, 200)
    FROM pg_stat_activity WHERE datname = current_database()
"""


class Holder(NamedTuple):
    """Who took the lease last: the name of the process, its id, and the number."""

    process: str
    pid: int
    number: int


class Fencing:
    """Notes each statement that writes, with the process and the number of the lease then.

    A process is known by its `PGAPPNAME`, another one for each start.
    """

    def __init__(self, address: str) -> None:
        self._database = create_engine(address, isolation_level="AUTOCOMMIT")
        with self._database.connect() as connection:
            connection.exec_driver_sql(NOTED)
            for each in metadata.sorted_tables:
                if each.name not in NOBODYS:
                    self._watch(connection, each.name)

    def _watch(self, connection: Connection, name: str) -> None:
        connection.exec_driver_sql(
            f"CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON {name} "
            "FOR EACH STATEMENT EXECUTE FUNCTION watched.note()"
        )

    def holder(self) -> Holder:
        with self._database.connect() as connection:
            found = connection.execute(text(HOLDER)).first()
        return Holder(found[0], int(found[1]), found[2]) if found else Holder("", 0, 0)

    def sessions(self) -> str:
        """Tell what each process is about on the server: what a failure is explained by."""
        with self._database.connect() as connection:
            return "\n".join(map(str, connection.execute(text(SESSIONS))))

    def check(self) -> None:
        with self._database.connect() as connection:
            found = connection.execute(text(FORBIDDEN)).all()
        assert not found, f"two delivered: {found[:5]}"

    def close(self) -> None:
        self._database.dispose()
