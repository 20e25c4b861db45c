"""Compiled code is there again at the next start; without it nobody waits, and nothing breaks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.robots.search import prepare, ready
from bot.robots.search.preparing import DONE, compile_apart, find_folder, fingerprint

STARTED = """
from bot.robots.search import prepare, ready, wait
from bot.robots.search.preparing import compiled
assert not ready()
prepare()
assert wait() and ready()
assert compiled().cards.legal_set.stats.cache_hits, "compiled in this process"
print(compiled().cards.legal_set.stats)
"""


def started(script: str, **environment: str) -> str:
    run = subprocess.run(
        (sys.executable, "-c", script),
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout + run.stderr


def test_what_is_compiled_is_loaded_at_every_start() -> None:
    started(STARTED)


def test_code_that_is_there_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = find_folder()
    assert (folder / DONE).exists()
    monkeypatch.setattr(subprocess, "run", pytest.fail)
    compile_apart(folder)
    prepare()
    assert ready()


def test_what_stands_where_nothing_can_be_written_is_taken_from_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As in the image of a container, whose files are only read."""
    made = find_folder()
    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "run", pytest.fail)
        compile_apart(tmp_path)
    files = {each.relative_to(made) for each in made.rglob("*")}
    assert {each.relative_to(tmp_path) for each in tmp_path.rglob("*")} == files
    script = f"""
from pathlib import Path
from bot.robots.search.preparing import load
assert load(Path({str(tmp_path)!r})).cards.legal_set.stats.cache_hits
"""
    started(script)


def test_another_processor_has_its_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code with instructions that a processor does not have would end the process."""
    here = fingerprint()
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda: "another")
    assert fingerprint() != here


def test_where_no_folder_can_be_written_there_is_a_new_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr("bot.robots.search.preparing.places", lambda: [file / "below"])
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert find_folder().parent == tmp_path


def test_without_a_compiler_robots_play_on() -> None:
    script = """
import subprocess
from bot.robots.search import preparing, ready, wait
def fails(*_, **__):
    raise subprocess.CalledProcessError(1, "no compiler")
preparing.compile_apart = fails
assert not wait() and not ready()
"""
    assert "rule of thumb" in started(script)
