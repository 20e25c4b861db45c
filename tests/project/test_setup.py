"""An installation with an older Python is refused with one sentence."""

import re
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]


def set_up(monkeypatch: pytest.MonkeyPatch, *version: int) -> int:
    """How often the installation goes on."""
    done: list[None] = []
    builder = SimpleNamespace(setup=lambda: done.append(None))
    monkeypatch.setitem(sys.modules, "setuptools", builder)
    monkeypatch.setattr(sys, "version_info", version)
    runpy.run_path(str(ROOT / "setup.py"))
    return len(done)


def test_an_older_python_is_told_which_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as left:
        set_up(monkeypatch, 3, 10, 13)
    assert left.value.code == "Dix de Der needs Python 3.11 or newer; this is Python 3.10.13."


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1)])
def test_others_install(monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...]) -> None:
    assert set_up(monkeypatch, *version) == 1


def test_it_is_the_python_that_is_declared() -> None:
    declared = re.search(
        r'^requires-python = ">=3\.11"$', (ROOT / "pyproject.toml").read_text(), re.M
    )
    assert declared
