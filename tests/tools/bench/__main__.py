"""`make bench`: the rows of every module of this folder, printed as one table.

A module here has `def rows() -> list[tuple[str, str]]` (or `async def`): what was measured, and the
result with its unit; one that begins with an underscore only helps.
`python -m tests.tools.bench pictures` runs one module alone.
"""

import asyncio
import importlib
import inspect
import pkgutil
import platform
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import cast

from tests.tools import bench

Row = tuple[str, str]


def main(wanted: Sequence[str]) -> int:
    modules = pkgutil.iter_modules(bench.__path__)
    names = [each.name for each in modules if not each.name.startswith("_")]
    unknown = sorted(set(wanted) - set(names))
    if unknown:
        print(f"There is no {', '.join(unknown)} here; there are {', '.join(names)}.")
        return 1
    table: list[Row] = [("Python", f"{platform.python_version()} on {platform.machine()}")]
    for name in wanted or names:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        began = time.perf_counter()
        table += _rows_of(name)
        print(f"  {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    print(as_table(table))
    return 0


def _rows_of(name: str) -> list[Row]:
    rows: Callable[[], list[Row] | Coroutine[None, None, list[Row]]]
    rows = importlib.import_module(f"tests.tools.bench.{name}").rows
    found = rows()
    return asyncio.run(found) if inspect.iscoroutine(found) else cast("list[Row]", found)


def as_table(rows: Sequence[Row]) -> str:
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {result}" for name, result in rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
