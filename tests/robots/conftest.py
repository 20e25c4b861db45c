import pytest

from bot.robots import search
from bot.robots.strong.choose import EXPERT, STRONG


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have those who think do so in the same way, and soon have done so."""
    assert search.wait()
    for name, thought in (("EXPERT", EXPERT), ("STRONG", STRONG)):
        cards, few = thought.cards._replace(worlds=20), min(5, thought.open)
        soon = thought._replace(calls=20, cards=cards, most=20, open=few)
        monkeypatch.setattr(f"bot.robots.strong.choose.{name}", soon)
