"""The bot, with reviews made all the time while a file is there: two at once, as ever.

python -m tests.tools.bench._reviewing_bot FILE [arguments of the bot]
"""

import sys
import threading
import time
from pathlib import Path

from bot.__main__ import main
from bot.robots.search import wait
from bot.rules import find_preset
from bot.tables.finished.analyses import AT_ONCE, lowered
from bot.teaching import analyse
from tests.tools.bench.analyses import Deal, deals_of

MOMENT = 0.05
FEW = 12


def start(flag: Path) -> None:
    """Make reviews in threads of their own, for as long as the process runs."""
    threading.Thread(target=_prepare, args=(flag,), daemon=True).start()


def _prepare(flag: Path) -> None:
    wait()
    deals = [
        deal for name in ("french", "coinche_bga") for deal in deals_of(find_preset(name), FEW)
    ]
    for number in range(AT_ONCE):
        args = (flag, deals[number::AT_ONCE])
        threading.Thread(target=_review, args=args, daemon=True).start()
    flag.with_suffix(".ready").touch()


def _review(flag: Path, deals: list[Deal]) -> None:
    lowered()
    while True:
        for number, (moments, end) in enumerate(deals):
            while not flag.exists():
                time.sleep(MOMENT)
            analyse(moments, end, number % 4)


if __name__ == "__main__":
    start(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
