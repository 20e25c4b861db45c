"""`python -m tests.tools.kill 1000`: so many kills; `make kill-test`."""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.storage import servers
from tests.storage.far_server import FarServer
from tests.tools import forked
from tests.tools.kill.away import Away, away
from tests.tools.kill.evening import TABLES, Evening, Outcome
from tests.tools.kill.processes import LARGE, mixed
from tests.tools.kill.rolling import Restarted, restart


def main() -> None:
    # A killed bot breaks off in the middle of its requests: the loopback need not say so.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    parser = argparse.ArgumentParser(prog="python -m tests.tools.kill")
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=60, help="requests until it is killed (60)")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--processes", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--postgresql", action="store_true", help="one process on PostgreSQL, too")
    parser.add_argument("--restart", action="store_true", help="no kills: restart all in turn")
    parser.add_argument(
        "--away", type=float, default=0.0, help="no kills: the database is away for so many seconds"
    )
    parser.add_argument(
        "--gateway", action="store_true", help="no HTTP: what happens is told by it"
    )
    parser.add_argument("--thinking", type=float, default=0.0, help="seconds for a move")
    parser.add_argument("--folder", type=Path, help="where the database and the log are kept")
    options = parser.parse_args()
    forked.begin()
    began = time.monotonic()

    def tell(number: int) -> None:
        if number % 50 == 0:
            sys.stdout.write(f"{number} kills, {time.monotonic() - began:.0f} s\n")
            sys.stdout.flush()

    with tempfile.TemporaryDirectory(prefix="dix-de-der-kill-") as folder:
        outcome = asyncio.run(_outcome(options, options.folder or Path(folder), tell))
    sys.stdout.write(f"{outcome} ({time.monotonic() - began:.0f} s).\n")


async def _outcome(
    options: argparse.Namespace, kept: Path, tell: Callable[[int], None]
) -> Outcome | Restarted | Away:
    roles = LARGE[:2] if options.gateway else LARGE
    if not options.restart and not options.away:
        roles = mixed(options.processes)

    def evening(where: str, reached_at: str | None = None) -> Evening:
        return Evening(
            where,
            kept,
            options.seed,
            options.longest,
            options.tables,
            roles,
            by_http=len(roles) > 1 and not options.gateway,
            thinking=options.thinking,
            reached_at=reached_at,
        )

    if options.away:
        async with FarServer(delay=0.0) as server:
            people = evening(server.itself, server.url)
            return await away(people, server, options.tables, options.away)
    on_server = len(roles) > 1 or options.postgresql
    people = evening(servers.new_address() if on_server else str(kept / "games.db"))
    if options.restart:
        return await restart(people, options.tables)
    return await people.run(options.kills, tell)


if __name__ == "__main__":
    main()
