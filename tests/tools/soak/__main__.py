"""Discord's bad days for as long as one likes: `python -m tests.tools.soak [SECONDS] [SEED]`."""

import asyncio
import logging
import sys
import time

from bot.text import Words
from tests.tools.soak.at_random import Tally, one_evening

HOUR = 3600.0


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else HOUR
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    logging.disable(logging.CRITICAL)
    Words.strict = True
    tally, until = Tally(), time.monotonic() + seconds
    while time.monotonic() < until:
        sys.stdout.write(f"evening {number}\r")
        sys.stdout.flush()
        try:
            asyncio.run(one_evening(number, tally))
        except BaseException:
            sys.stdout.write(
                f"\nevening {number}: python -m tests.tools.soak 1 {number}\n{tally}\n"
            )
            raise
        number += 1
    sys.stdout.write(f"{tally}\n")


if __name__ == "__main__":
    main()
