"""`python -m tests.tools.soak.tournaments [TOURNAMENTS] [SEED]`: random tournaments of every
format, as many clubs whose organisers do things at random, and tournaments of all games, played
card by card."""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bot.tournaments import FORMATS
from tests.tournaments.live.chances import organised
from tests.tournaments.live.games import played
from tests.tournaments.simulation import simulate

PLAYED = 4
"""of so many seeds one plays its tournament card by card"""


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rounds, done, games = 0, Counter[str](), Counter[str]()
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
            if seed % PLAYED == 0:
                with tempfile.TemporaryDirectory() as folder:
                    games[asyncio.run(played(Path(folder), seed)).row.preset] += 1
        except BaseException:
            sys.stdout.write(f"\nclub {seed}: python -m tests.tools.soak.tournaments 1 {seed}\n")
            raise
        sys.stdout.write(f"{seed - first + 1} of each format\r")
        sys.stdout.flush()
    sys.stdout.write(f"{wanted} tournaments of each of {len(FORMATS)} formats, {rounds} rounds\n")
    told = ", ".join(f"{what} {count}" for what, count in sorted(done.items()))
    sys.stdout.write(f"{wanted} clubs: {told}\n")
    told = ", ".join(f"{game} {count}" for game, count in sorted(games.items()))
    sys.stdout.write(f"{sum(games.values())} played card by card: {told}\n")


if __name__ == "__main__":
    main()
