"""The search of robots: compiled beside the first tests, and as a process finds it that has just
begun."""

from threading import Thread

from bot.robots.search import preparing


def compile_search() -> None:
    """Have it compiled at once and as fast as can be, while nobody waits for it yet: behind busy
    tests the compiler would need minutes, and the last of them would wait for it."""

    def work() -> None:
        preparing.compile_apart(preparing.find_folder(), nice=0)

    Thread(target=work, daemon=True).start()


def forget_search() -> None:
    """Let robots play by rule of thumb again, until somebody prepares their search."""
    if preparing._preparing.thread is not None:
        preparing.wait()
        preparing._preparing.thread = preparing._preparing.compiled = None
