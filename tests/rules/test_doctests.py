"""The examples in the docstrings of the rules run."""

import doctest
import importlib
import pkgutil

import bot.rules


def test_every_example_runs() -> None:
    examples = 0
    modules = [each.name for each in pkgutil.walk_packages(bot.rules.__path__, "bot.rules.")]
    for name in ("bot.rules", *modules):
        results = doctest.testmod(importlib.import_module(name))
        assert results.failed == 0
        examples += results.attempted
    assert examples >= 5
