"""`python -m tests.tools.kill 1000`: so many kills; `make kill-test`."""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from tests.tools import forked
from tests.tools.kill.evening import Evening


def main() -> None:
    # A killed bot breaks off in the middle of its requests: the loopback need not say so.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    parser = argparse.ArgumentParser(prog="python -m tests.tools.kill")
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=60, help="requests until it is killed (60)")
    parser.add_argument("--folder", type=Path, help="where the database and the log are kept")
    options = parser.parse_args()
    forked.begin()
    began = time.monotonic()

    def tell(number: int) -> None:
        if number % 50 == 0:
            sys.stdout.write(f"{number} kills, {time.monotonic() - began:.0f} s\n")
            sys.stdout.flush()

    with tempfile.TemporaryDirectory(prefix="dix-de-der-kill-") as folder:
        evening = Evening(options.folder or Path(folder), options.seed, options.longest)
        outcome = asyncio.run(evening.run(options.kills, tell))
    sys.stdout.write(f"{outcome} ({time.monotonic() - began:.0f} s).\n")


if __name__ == "__main__":
    main()
