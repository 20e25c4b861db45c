"""The ground that every test stands on."""

import gc
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.text import COMPLETE, Words, words_for
from tests import examples, kept, log_lines, needed, sandbox_fixtures
from tests.searching import compile_search, forget_search
from tests.storage import databases, servers
from tests.tools import forked, slowest

examples.register()

# What these helpers assert fails with the values that were compared, as in a test.
pytest.register_assert_rewrite(
    *(f"tests.{name}" for name in ("cogs", "end_to_end", "rules", "tables", "tournaments"))
)

# Modules are imported and tests collected to stay: looked through meanwhile, it is for nothing.
gc.disable()

# Where Python may not keep what it has compiled, each of the many bots that tests start would
# compile the whole program again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


# Two thousand databases, each with its log: where they are files on a disk, tests wait for it.
MEMORY = Path("/dev/shm")
ENOUGH = 2**30
"""bytes free there, of which a run needs a tenth"""
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ENOUGH:
    os.environ.setdefault("TMPDIR", str(MEMORY))
    tempfile.tempdir = None  # found out once, and kept, by whoever asked before


def pytest_addoption(parser: pytest.Parser) -> None:
    kinds, about = ("sqlite", "postgresql"), "what keeps the databases of tests"
    parser.addoption("--database", choices=kinds, default=kinds[0], help=about)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: some tests wait for a browser, or for a bot in its own process."""
    return (os.cpu_count() or 1) + 1


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have the search compiled while tests run that do not wait for it: where several processes
    do, the first of them, which runs none. And have commands forked for all of them."""
    databases.on_server = session.config.getoption("--database") == "postgresql"
    if session.config.getoption("--hypothesis-profile") is None:
        examples.the_same_in_each_run()
    alone = session.config.getoption("dist", "no") == "no"
    if not hasattr(session.config, "workerinput"):
        forked.begin()
        if not alone:
            compile_search()


FIRST = (
    "tests/tools/kill/",
    "tests/page/",
    "tests/end_to_end/process/test_process.py",
    "tests/end_to_end/tournaments/test_whole",
)
"""the longest, and what waits for other processes"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: whoever begins it last would be left alone with it.

    Where databases are on a server there is no file to look into: who would says why they do.
    """
    if databases.on_server:
        for each in items:
            each.add_marker("postgresql")
            if (marker := each.get_closest_marker("in_file")) is not None:
                [why] = marker.args
                each.add_marker(pytest.mark.skip(reason=f"not on a server: {why}"))
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


def pytest_collection_finish() -> None:
    """Keep what is there by now: looked through again and again, it took a second each time.

    And for what goes soon it is enough to look more rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    """Leave what a failed test has left open until later: it is not found in the middle of reading
    its source: Python 3.11 then counts its own recursion wrong, and the run ends without a word on
    what failed."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.fixture(autouse=True, scope="session")
def _nothing_leaves_this_machine() -> Iterator[None]:
    """Whatever looks for another machine is refused, and fails the run."""
    asked_for: list[str] = []
    look_up, connect = socket.getaddrinfo, socket.socket.connect

    def look_up_here(host: Any, *rest: Any, **named: Any) -> Any:
        return look_up(_here(host, asked_for), *rest, **named)

    def connect_here(self: socket.socket, address: Any) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6):
            _here(address[0], asked_for)
        connect(self, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", look_up_here)
        patch.setattr(socket.socket, "connect", connect_here)
        yield
    assert not asked_for, f"looked for {sorted(set(asked_for))}"


def _here(host: Any, asked_for: list[str]) -> Any:
    """A host of this machine; raises `OSError` for any other."""
    name = host.decode() if isinstance(host, bytes) else host
    if name not in (None, "", "localhost", "::1") and not str(name).startswith("127."):
        asked_for.append(str(name))
        raise OSError(f"tests do not talk to {name}")
    return host


@pytest.fixture(autouse=True, scope="session")
def _made_once() -> Iterator[None]:
    with kept.keeping():
        yield


@pytest.fixture(autouse=True, scope="session")
def _strict_words() -> None:
    """An id that no language file has is an error here; people would only see it in the log."""
    Words.strict = True


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Generator[None, Any, Any]:
    with log_lines.left_as_found():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    with log_lines.alt_texts_are_whole(item):
        return (yield)


def pytest_runtest_setup(item: pytest.Item) -> None:
    needed.demand(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, Any, Any]:
    """Robots play by rule of thumb again, as in a process that has just begun: else a test's would
    think ahead, and take their time, because of a test that waited for their search before it."""
    forget_search()
    try:
        return (yield)
    finally:
        servers.drop_made()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    slowest.count(report)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say at the end what took long, and what was not looked at; of parallel runs only this file
    is asked."""
    slowest.say_slowest_files(terminalreporter)
    sandbox_fixtures.pytest_terminal_summary(terminalreporter)
    needed.say_what_is_missing(terminalreporter)


@pytest.fixture(params=COMPLETE)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of one language after the other."""
    return words_for(request.param)
