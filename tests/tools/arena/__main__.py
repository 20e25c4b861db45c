"""`python -m tests.tools.arena FIRST SECOND`: how many written points a deal FIRST is ahead of
SECOND.

`--cards` and `--calls` compare these alone, `--same PLAYER` does the rest for both. Players are
named in `tests/tools/arena/players.py`; `ONE+OTHER` is a team of two, who change seats from deal
to deal. With FIRST alone, `--calibration` tells how often it makes what it takes (`--offered`: and
what it might have taken), `--loss` what four of it give away, and `--shares` how many contracts
fail and are coinched.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.rules import PRESETS
from tests.tools.arena.alone import losses, shares
from tests.tools.arena.calibration import calibrate
from tests.tools.arena.duel import Duel, Times, fight


def main(arguments: Sequence[str]) -> int:
    wants = _parser().parse_args(arguments)
    for name in wants.preset.split(","):
        duel = Duel(
            PRESETS[name],
            wants.first,
            wants.second,
            wants.matter,
            wants.same,
            wants.seed,
            wants.offered,
        )
        if wants.alone is not None:
            print(f"four times {wants.first}, {name}:\n{wants.alone(duel, wants.deals)}")
            continue
        outcome = fight(duel, wants.deals, wants.keep)
        print(f"{wants.first} against {wants.second}, {name}, {wants.matter}: {outcome}")
        if wants.times:
            print(told(outcome.times))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.tools.arena", description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second", nargs="?", default="club")
    parser.add_argument("--preset", default="french", help="or several, with commas")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--same", default="club", metavar="PLAYER")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="goes on with the deals that the file has"
    )
    parser.add_argument("--times", action="store_true", help="how long they think")
    parts = parser.add_mutually_exclusive_group()
    for matter in ("cards", "calls"):
        parts.add_argument(
            f"--{matter}", dest="matter", action="store_const", const=matter, default="deals"
        )
    alone = parser.add_mutually_exclusive_group()
    for name, tool in (("calibration", calibrate), ("loss", losses), ("shares", shares)):
        alone.add_argument(f"--{name}", dest="alone", action="store_const", const=tool)
    parser.add_argument(
        "--offered", action="store_true", help="calibration of contracts that nobody took as well"
    )
    return parser


def told(times: Times) -> str:
    """Return a line a player: the time of a decision, as a median and for 95 of 100."""
    lines: list[str] = []
    for name, seconds in sorted(times.items()):
        ordered = sorted(seconds)
        half, most = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
        lines.append(f"  {name}: {1000 * half:.1f} ms, 95 of 100 within {1000 * most:.1f} ms")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
