"""`python -m tests.tools.soak.tournaments [TOURNAMENTS] [SEED]`: random tournaments of every
format, and as many clubs whose organisers do things at random."""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bot.tournaments import FORMATS
from tests.tournaments.live.chances import organised
from tests.tournaments.simulation import simulate


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rounds, done = 0, Counter[str]()
    for seed in range(first, first + wanted):
        for format_ in FORMATS:
            try:
                rounds += len(simulate(format_, seed).rounds)
            except BaseException:
                sys.stdout.write(
                    f"\n{format_} {seed}: python -m tests.tools.soak.tournaments 1 {seed}\n"
                )
                raise
        try:
            with tempfile.TemporaryDirectory() as folder:
                done.update(asyncio.run(organised(Path(folder), seed)))
        except BaseException:
            sys.stdout.write(f"\nclub {seed}: python -m tests.tools.soak.tournaments 1 {seed}\n")
            raise
        sys.stdout.write(f"{seed - first + 1} of each format\r")
        sys.stdout.flush()
    sys.stdout.write(f"{wanted} tournaments of each of {len(FORMATS)} formats, {rounds} rounds\n")
    told = ", ".join(f"{what} {count}" for what, count in sorted(done.items()))
    sys.stdout.write(f"{wanted} clubs: {told}\n")


if __name__ == "__main__":
    main()
