"""The examples in the docstrings of the tournaments run."""

import doctest
import importlib
import pkgutil

import bot.tournaments


def test_every_example_runs() -> None:
    examples = 0
    path, prefix = bot.tournaments.__path__, "bot.tournaments."
    for name in ("bot.tournaments", *(each.name for each in pkgutil.walk_packages(path, prefix))):
        results = doctest.testmod(importlib.import_module(name))
        assert results.failed == 0
        examples += results.attempted
    assert examples >= 5
