"""`python -m tests.tools.soak.tournaments [TOURNAMENTS] [SEED]`: random tournaments of every
format."""

import sys

from bot.tournaments import FORMATS
from tests.tournaments.simulation import simulate


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rounds = 0
    for seed in range(first, first + wanted):
        for format_ in FORMATS:
            try:
                rounds += len(simulate(format_, seed).rounds)
            except BaseException:
                sys.stdout.write(
                    f"\n{format_} {seed}: python -m tests.tools.soak.tournaments 1 {seed}\n"
                )
                raise
        sys.stdout.write(f"{seed - first + 1} of each format\r")
        sys.stdout.flush()
    sys.stdout.write(f"{wanted} tournaments of each of {len(FORMATS)} formats, {rounds} rounds\n")


if __name__ == "__main__":
    main()
