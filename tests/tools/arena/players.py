"""Everybody who can play in the arena, by name; each process makes its own."""

import importlib
import io
import subprocess
import sys
import tarfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from types import ModuleType

import numpy as np

from bot.robots import choose
from bot.robots.club import club
from bot.robots.convention import convention_call
from bot.robots.levels import Level
from bot.robots.playing import play_of, playable
from bot.robots.search import play_out, play_so_far, solve, stage_of, wait
from bot.robots.strong.cards import Effort, written_for
from bot.robots.strong.choose import think
from bot.robots.strong.outcomes import with_all
from bot.robots.strong.weighing import Thought
from bot.rules import Action, Dice, Phase, State, View, view
from bot.teaching.open_hands import hands_of
from tests.robots.match import CALLING, Player
from tests.rules.parties import random_chooser

ROOT = Path(__file__).parents[3]
OLD_ROBOTS = ROOT / "build" / "arena"

REFERENCES = {"thumb": Effort(500, 0), "open": Effort(50, 10)}
"""cards tried in 500 deals that go with the calls, played out by the rule of thumb that the search
has, and in 50 with open hands, played as well as can be"""

ALL_CARDS = 40
"""more than any deal has"""

Choose = Callable[[View, Dice], Action]


def player(name: str, seed: bytes) -> Player:
    """A player by name: a level, `playouts`, `seer` or one of REFERENCES (for cards), `convention`
    (who bids by it and by nothing else, and plays like `club`), `random`, or `@` and a commit for
    the robots as they were then.

    Raises `ValueError` for a name that nobody has.
    """
    if name == "random":
        return random_chooser(int.from_bytes(seed[-4:], "big"))
    if name == "convention":
        return _robot(_by_convention, seed)
    if name.startswith("@"):
        return _robot(_robots_at(name[1:]).choose, seed)
    if name == "playouts" and wait():
        return _robot(importlib.import_module("tests.tools.arena.playouts").playouts, seed)
    if name == "seer" and wait():
        return _seer(seed)
    if name in REFERENCES and wait():
        return _robot(partial(think, thought=Thought(0, REFERENCES[name])), seed)
    if name not in set(Level):
        raise ValueError(f"nobody here is called {name!r}")
    wait()  # a robot that thinks ahead
    return _robot(partial(choose, level=Level(name)), seed)


def _by_convention(view: View, dice: Dice) -> Action:
    if view.phase in CALLING and not view.fields:
        return convention_call(view)
    return club(view, dice)


def _robot(chooses: Choose, seed: bytes) -> Player:
    """A robot, which gets its seat's view and its own dice."""

    def play(state: State, seat: int) -> Action:
        deal = state.deal
        done = 0 if deal is None else len(deal.calls) + 4 * len(deal.tricks) + len(deal.trick)
        return chooses(
            view(state, seat), Dice(seed, f"robot-{seat}", 100 * state.deal_number + done)
        )

    return play


def _seer(seed: bytes) -> Player:
    """The ceiling for cards: a player who calls like `club`, sees all hands, and plays them as well
    as can be, or as near to it as play-outs with thought come where opponents have accounts of
    their own."""

    def play(state: State, seat: int) -> Action:
        seen = view(state, seat)
        if state.phase is not Phase.PLAY or len(playable(seen)) == 1:
            return choose(seen, Dice(seed, f"seer {seat}", len(seen.calls)), Level.CLUB)
        cards, hands, stage = playable(seen), hands_of(state), stage_of(seen)
        whole = hands.hands[:, : seen.game_type.seats].copy()
        for owner, card in play_so_far(seen).plays:
            whole[:, owner] |= 1 << card.index
        if len(seen.game_type.accounts.seats) == len(seen.sides.seats):
            written = written_for(seen, whole.astype(np.uint32), solve(stage, hands, cards))
        else:
            ended = play_out(stage, hands, cards, ALL_CARDS)
            points = with_all(seen.sides, ended, stage.tables.total)
            written = written_for(seen, whole.astype(np.uint32), points, ended.by_seat(stage))
        ours = seen.sides.together(seat, seen.taker or 0)
        return play_of(seen, cards[int(np.argmax(written[0] if ours else -written[0]))])

    return play


@cache
def _robots_at(commit: str) -> ModuleType:
    """The robots of a commit, playing by the rules of today; unpacked below `build`.

    As deep as `bot/robots` lies: where their search is compiled follows from that.
    """
    package = f"at_{commit}"
    folder = OLD_ROBOTS / package
    if not folder.exists():
        command = ["git", "archive", commit, "bot/robots"]
        archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
        unpack(archive, part := folder.with_suffix(".part"), package)
        part.rename(folder)  # whole, or not there
    if str(OLD_ROBOTS) not in sys.path:
        sys.path.append(str(OLD_ROBOTS))
    if (folder / "robots" / "search").is_dir():
        _wait_for(f"{package}.robots.search")
    return importlib.import_module(f"{package}.robots")


def _wait_for(search: str) -> None:
    """Have it compiled: until it is, robots who think ahead play by rule of thumb."""
    if not importlib.import_module(search).wait():
        raise RuntimeError(f"{search} cannot be compiled")


def unpack(archive: bytes, folder: Path, package: str) -> None:
    """Write the robots of an archive of git, as `robots` of a package of that name."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            content = tar.extractfile(member)
            if content is None:
                continue
            target = folder / Path(member.name).relative_to("bot")
            target.parent.mkdir(parents=True, exist_ok=True)
            code, data = target.suffix == ".py", content.read()
            here = data.replace(b"bot.robots", f"{package}.robots".encode())
            target.write_bytes(here if code else data)
