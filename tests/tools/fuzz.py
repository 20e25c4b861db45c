"""The reader of records, fed with what atheris finds: `python -m tests.tools.fuzz SECONDS`.

What it found goes into build/fuzz, and the next run begins there. A file that breaks the reader is
kept there too, as crash-*.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import atheris  # pyright: ignore[reportMissingImports, reportMissingModuleSource]

with atheris.instrument_imports(include=["bot.rules"]):  # pyright: ignore[reportAttributeAccessIssue]
    from bot.rules import RecordError, read, replay, write

from bot.rules import PRESETS, Header, commitment, find_preset, make_record
from tests.rules.parties import random_party

SEED = bytes(32)
FOUND = Path(__file__).parents[2] / "build" / "fuzz"
LARGEST = 40_000


def seeds() -> dict[str, str]:
    """The record of a short party by each preset."""
    found: dict[str, str] = {}
    for number, preset in enumerate(PRESETS):
        rules = find_preset(preset).changed({"end_mode": "deals", "deals_limit": 1})
        names = ("Alice", "Børge", "Chloé", "Dirk")[: rules.players]
        header = Header(preset, names, commitment(SEED), SEED.hex())
        actions, _ = random_party(number, rules)
        found[preset] = write(make_record(header, rules, actions))
    return found


def one_input(data: bytes) -> None:
    """Whatever it is, it is read or refused; what is read comes back from its text."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return  # the command line says so before anything is read
    try:
        record = read(text)
    except RecordError:
        return
    if read(write(record)) != record:
        raise AssertionError("it does not come back from its text")
    try:
        replay(record)
    except RecordError:
        return


def mutated(data: bytes, most: int, seed: int) -> bytes:
    """Half of the time another value somewhere in it, so that it stays JSON; else other bytes."""
    chance = random.Random(seed)
    if chance.random() < 0.5:
        try:
            tree = json.loads(data)
        except (ValueError, RecursionError):
            return atheris.Mutate(data, most)
        for _ in range(chance.randint(1, 3)):
            tree = _with_a_change(tree, chance)
        changed = json.dumps(tree).encode()
        if len(changed) <= most:
            return changed
    return atheris.Mutate(data, most)


def _with_a_change(tree: Any, chance: random.Random) -> Any:
    places = list(_places(tree))
    if not places:
        return _value(chance, [])
    place, key = chance.choice(places)
    values = [within[each] for within, each in places]
    match chance.randrange(4):
        case 0:
            del place[key]
        case 1 if isinstance(place, list):
            place.insert(key, place[key])
        case _:
            place[key] = _value(chance, values)
    return tree


def _places(tree: Any) -> Any:
    """Every value within it, as what holds it and its key."""
    if not isinstance(tree, dict | list):
        return
    for key in list(tree) if isinstance(tree, dict) else range(len(tree)):
        yield tree, key
        yield from _places(tree[key])


def _value(chance: random.Random, values: list[Any]) -> Any:
    """One that stands elsewhere in it, or one that stands nowhere."""
    if values and chance.random() < 0.6:
        return json.loads(json.dumps(chance.choice(values)))
    strange = (None, True, -1, 0, 1, 2**70, 1.5, "", "TS", "0 pass", "x" * 500, [], {}, [[]], "\0")
    return chance.choice(strange)


def main(seconds: int) -> None:
    FOUND.mkdir(parents=True, exist_ok=True)
    for name, text in seeds().items():
        (FOUND / f"seed-{name}.json").write_text(text, "utf-8")
    arguments = [
        sys.argv[0],
        f"-max_total_time={seconds}",
        f"-max_len={LARGEST}",
        f"-artifact_prefix={FOUND}/",
        "-print_final_stats=1",
        str(FOUND),
    ]
    atheris.Setup(arguments, one_input, custom_mutator=mutated)
    atheris.Fuzz()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
