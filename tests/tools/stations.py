"""Counts the files that a click on a hand passes: to its commit, and from there to the pictures.

`python -m tests.tools.stations [NAMES]` plays a party up to somebody's third card, and looks at the
click of that one. Files are counted in which a function is called, in any thread; NAMES other than
nothing has them listed, in the order in which the click comes to them.
"""

import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from bot.rules import Play, view
from bot.tables import Game
from tests.end_to_end.club import club
from tests.end_to_end.playing import seated

ROOT = Path(__file__).parents[2]
PRODUCT = tuple(str(ROOT / each) for each in ("bot", "cogs", "card_images"))
LOOPBACK = str(ROOT / "bot" / "sandbox")


class Way:
    """The files in which something was called, in order, before and after the commit."""

    def __init__(self) -> None:
        self.before: dict[str, None] = {}
        self.after: dict[str, None] = {}
        self._is_committed = False
        self._task: asyncio.Task[Any] | None = None

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        code, file = frame.f_code, frame.f_code.co_filename
        if event != "call" or not file.startswith(PRODUCT) or file.startswith(LOOPBACK):
            return
        here = threading.current_thread() is threading.main_thread()
        task = asyncio.current_task() if here else None
        if code.co_name == "on_interaction":
            self._task = task
        if code.co_name == "_note_down" and task is self._task:
            self._is_committed = True  # the database's first words after the transaction
        if self._is_committed:
            self.after.setdefault(file.removeprefix(f"{ROOT}/"))
        elif task is not None and task is self._task:  # others are at work meanwhile
            self.before.setdefault(file.removeprefix(f"{ROOT}/"))

    def __enter__(self) -> "Way":
        threading.setprofile(self.note)
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)


def is_in_a_trick(game: Game) -> bool:
    """Two cards lie on the table, and nothing is special about the third."""
    return game.state is not None and len(view(game.state, None).trick) == 2


async def way_of_a_card(folder: Path) -> Way:
    async with club(folder) as evening:
        table = await seated(evening)
        await table.start()
        await table.play_until(is_in_a_trick)
        who = await table.asked()
        assert who is not None
        seen = await table.view_of(who)
        card = next(each for each in seen.options if isinstance(each, Play))
        button, hand = table.button_of(card, seen), evening.hand(who)
        with Way() as way:
            await evening.person(who).click(hand, custom_id=button)
            await evening.settle()
        return way


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        way = asyncio.run(way_of_a_card(Path(folder)))
    more = {each: None for each in way.after if each not in way.before}
    for what, files in ("to the commit", way.before), ("and to the pictures", more):
        print(f"{what}: {len(files)} files")
        if len(sys.argv) > 1:
            print(*(f"    {each}" for each in files), sep="\n")


if __name__ == "__main__":
    main()
