"""Compiled code, ready or not: nobody ever waits for a compiler to end.

`prepare` lets a process of its own compile what is not compiled yet, into a folder that is kept,
and a thread load it from there (half a second). Where anything fails, it stays as it is: `ready` is
false, and robots play by rule of thumb.
"""

import atexit
import hashlib
import logging
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from pickle import UnpicklingError
from types import SimpleNamespace
from typing import Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

log = logging.getLogger(__name__)

HERE = Path(__file__).parent
COMPILED = "bot.robots.search.compiled"
MODULES = (
    "cards", "dealing", "instinct", "playing", "pondering", "recalling", "solving",
)  # fmt: skip
PATIENCE = 600
"""seconds that the compiler has"""
MOMENT = 3.0
"""seconds"""
MODEST = 10
"""how far the compiler steps back: whoever plays comes first"""
FOLDER = "NUMBA_CACHE_DIR"
"""numba's own name for the folder"""
TOLD = 400
"""letters that the log has of why the compiler failed"""
DONE = "done"
"""a file that stands in a folder once everything is compiled there"""
LOCK = "lock"


Compiled = SimpleNamespace
"""the modules that the search is made of, by name"""


class NotReady(RuntimeError):
    """The search was asked for something before its code was there."""


class _Preparing:
    """The state of the compiled code in this process."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.thread: threading.Thread | None = None
        self.compiled: Compiled | None = None
        self.hurried = threading.Event()


_preparing: Final = _Preparing()


def prepare() -> None:
    """See to it, in the background, that the search can be used soon. It may be called often.

    It begins after a moment: a process that starts has people to answer first.
    """
    with _preparing.lock:
        if _preparing.thread is None:
            _preparing.thread = threading.Thread(target=_prepare, name="search", daemon=True)
            _preparing.thread.start()


def ready() -> bool:
    """Tell whether the search can be used."""
    return _preparing.compiled is not None


def wait(seconds: float | None = None) -> bool:
    """Wait until it is known whether the search can be used, for some seconds at most, and return
    whether it can: for tests and tools, which have the time, and for threads.

    Somebody wants it: it begins at once.
    """
    prepare()
    _preparing.hurried.set()
    if _preparing.thread is not None:
        _preparing.thread.join(seconds)
    return ready()


def compiled() -> Compiled:
    """Return the compiled functions; raises `NotReady`."""
    if _preparing.compiled is None:
        raise NotReady("the code of the search is not compiled yet")
    return _preparing.compiled


def _prepare() -> None:
    _preparing.hurried.wait(MOMENT)
    try:
        folder = find_folder()
        compile_apart(folder)
    except (OSError, ImportError, subprocess.SubprocessError) as error:
        said = getattr(error, "stderr", None) or b""
        log.warning(
            "Robots play by rule of thumb, their search cannot be compiled: %s %s",
            error,
            said.decode(errors="replace")[-TOLD:],
        )
        return
    try:
        _preparing.compiled = load(folder)
    except (OSError, ImportError, RuntimeError, ValueError, EOFError, UnpicklingError) as error:
        log.warning("Robots play by rule of thumb, their search cannot be loaded: %s", error)
        shutil.rmtree(folder, ignore_errors=True)  # the next start compiles it again


def compile_apart(folder: Path, nice: int = MODEST) -> None:
    """Let another process fill `folder`, unless it is filled; raises `SubprocessError`, `OSError`.

    Compiling holds Python's lock, and costs memory that a process does not give back. What was
    compiled into a folder that cannot be written any more, as in an image of a container, is taken
    from there: numba itself would not.
    """
    with alone(folder):
        if (folder / DONE).exists():
            return
        made = [each / named() for each in places() if (each / named() / DONE).exists()]
        if made:
            left = shutil.ignore_patterns(DONE, LOCK)
            shutil.copytree(made[0], folder, ignore=left, dirs_exist_ok=True)
            (folder / DONE).touch()
            return
        subprocess.run(
            (sys.executable, "-m", "bot.robots.search.compiling", str(nice)),
            check=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            cwd=HERE.parents[2],
            env={**os.environ, FOLDER: str(folder)},
        )
        (folder / DONE).touch()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let one process after the other look into `folder` for the block, where the system can: what
    the first compiles is there for all."""
    with (folder / LOCK).open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def load(folder: Path) -> Compiled:
    """Load what is compiled in `folder`; what is missing there is compiled."""
    import_module("numba").config.CACHE_DIR = str(folder)
    return Compiled(**{name: import_module(f"{COMPILED}.{name}") for name in MODULES})


def find_folder() -> Path:
    """Return a folder for what is compiled, that can be written; the last resort is a new one."""
    for place in places():
        folder = place / named()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        return folder
    folder = Path(tempfile.mkdtemp(prefix="dix-de-der-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def named() -> str:
    """Return what the folder of this machine's code is called, wherever it is."""
    return f"search-{fingerprint()}"


def places() -> Iterator[Path]:
    """The folders for compiled code: the one beside the sources, then the user's."""
    yield HERE / "__pycache__"
    cache_home = os.environ.get("XDG_CACHE_HOME", "")
    yield Path(cache_home or Path.home() / ".cache") / "dix-de-der"


def fingerprint() -> str:
    """Return a name for these sources as this Python, this numba and this processor need them.

    numba sees when one file changes, but not what that means for the functions that call it.
    """
    llvm = import_module("llvmlite.binding")
    machine = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    found = hashlib.sha256(f"{version('numba')} {sys.version} {machine}".encode())
    for file in sorted((HERE / "compiled").glob("*.py")):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
