"""Pictures of a dozen views stay as they were looked at, but for smooth edges.

On failure `output/` has the new picture and where it differs; if it is meant, run
`python -m tests.card_images.golden`.
"""

from functools import cache

import pytest
from PIL import Image

from tests.card_images import golden


@cache
def drawn() -> dict[str, bytes]:
    return golden.pictures()


def kept() -> list[str]:
    return sorted(path.stem for path in golden.FOLDER.glob("*.png"))


def test_every_view_is_kept() -> None:
    assert kept() == sorted(drawn())


@pytest.mark.parametrize("name", kept())
def test_the_picture_is_as_it_was(name: str) -> None:
    new = golden.halved(drawn()[name])
    old = Image.open(golden.FOLDER / f"{name}.png").convert("RGB")
    golden.check(name, new, old)


def test_another_card_is_plainly_different() -> None:
    """The tolerance would not hide a wrong card."""
    first, second = (golden.halved(drawn()[name]) for name in ("table-call", "table-cut"))
    *_, plain = golden.differences(first, second)
    assert plain > 3 * golden.MOST_PLAIN
