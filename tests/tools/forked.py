"""Commands as processes of their own, without the seconds in which Python imports the program.

`*command(), "-m", "bot", "run"` does what `python -m bot run` does, with the environment, the
folder, the input and the output that it is started with, and ends as that ends. One process has
imported everything; each command is a fork of it. The small process that was started stands for the
fork: a signal that asks it to end asks the fork, and the fork is killed when it is.
"""

import atexit
import gc
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path

ADDRESS = "FORKED_AT"
"""the variable that holds where the process with everything listens"""
IMPORTED = (
    "bot.command_line.try_out",
    "bot.rankings.rebuild",
    "bot.rankings.rerate",
    "bot.storage.upkeep.check",
    "bot.tournaments.live.conclusions",
    "cogs.process",
    "tests.end_to_end.club",
)
ASKING = (signal.SIGINT, signal.SIGTERM)


def command() -> tuple[str, ...]:
    """What is written in place of `python`; that itself where a system cannot do better."""
    if not (address := os.environ.get(ADDRESS)):
        return (sys.executable,)
    return sys.executable, "-I", "-S", __file__, address


def begin() -> None:
    """Have the process ready until this one ends; it imports nothing before it has to."""
    if not hasattr(os, "pidfd_open"):
        return
    # What a run that was killed left behind is in the way of none.
    address = Path(tempfile.mkdtemp(prefix="dix-de-der-forked-"), "asked")
    os.environ[ADDRESS] = str(address)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(address))
        listener.listen(64)
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.tools.forked", str(listener.fileno())],
            stdin=subprocess.PIPE,
            pass_fds=[listener.fileno()],
            cwd=Path(__file__).parents[2],
        )
    atexit.register(shutil.rmtree, address.parent)
    atexit.register(process.communicate)


# In the process that has imported everything ----------------------------------------------------


def serve(listener: socket.socket) -> list[str]:
    """Fork at each request; in the fork, return its arguments."""
    for number in ASKING:
        signal.signal(number, signal.SIG_IGN)
    forks: dict[int, tuple[int, socket.socket]] = {}
    while True:
        ready, _, _ = select.select([0, listener, *_asking(forks), *forks], [], [])
        if 0 in ready:
            sys.exit()
        for fork, (pid, asking) in list(forks.items()):
            if fork in ready:
                _tell_end(pid, asking)
                os.close(fork)
                del forks[fork]
            elif asking in ready:
                os.kill(pid, (asking.recv(1) or bytes([signal.SIGKILL]))[0])
        if listener in ready:
            _import_everything()
            asking, _ = listener.accept()
            size, streams, _, _ = socket.recv_fds(asking, 4, 3)
            request = asking.recv(int.from_bytes(size, "big"), socket.MSG_WAITALL)
            if (pid := os.fork()) == 0:
                _close(each.detach() for each in (listener, asking, *_asking(forks)))
                return _become(streams, *json.loads(request))
            _close(streams)
            forks[os.pidfd_open(pid)] = pid, asking


def _asking(forks: dict[int, tuple[int, socket.socket]]) -> list[socket.socket]:
    return [asking for _, asking in forks.values()]


def _tell_end(pid: int, asking: socket.socket) -> None:
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    with asking, suppress(BrokenPipeError):  # whoever asked was killed
        asking.sendall(str(status).encode())


def _close(numbers: Iterable[int]) -> None:
    for each in numbers:
        os.close(each)


def _import_everything() -> None:
    if IMPORTED[0] in sys.modules:
        return
    for name in IMPORTED:
        import_module(name)
    text, feature = import_module("bot.text"), import_module("cogs.feature")
    feature.features()
    for language in text.COMPLETE:
        text.words_for(language)
    gc.freeze()


def _become(
    streams: list[int], arguments: list[str], environment: dict[str, str], folder: str
) -> list[str]:
    """Take over what a command was started with; its arguments."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    return arguments


# In the small process that stands for a fork ----------------------------------------------------


def stand_for_fork(address: str, arguments: list[str]) -> None:
    with socket.socket(socket.AF_UNIX) as asking:
        asking.connect(address)
        request = json.dumps([arguments, dict(os.environ), str(Path.cwd())]).encode()
        socket.send_fds(asking, [len(request).to_bytes(4, "big")], [0, 1, 2])
        asking.sendall(request)
        for number in ASKING:
            signal.signal(number, lambda number, _: asking.sendall(bytes([number])))
        status = int(asking.recv(8))
        for number in ASKING:  # it ends as the fork did, also where that was asked for
            signal.signal(number, signal.SIG_DFL)
    if status < 0:
        os.kill(os.getpid(), -status)
    sys.exit(status)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        stand_for_fork(sys.argv[1], sys.argv[2:])
    from runpy import run_module

    _, module, *rest = serve(socket.socket(fileno=int(sys.argv[1])))
    sys.argv = [module, *rest]
    sys.modules.pop(f"{module}.__main__", None)  # imported by others, not run yet
    run_module(module, run_name="__main__", alter_sys=True)
