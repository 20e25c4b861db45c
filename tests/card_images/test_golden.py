"""Pictures of a dozen views stay as they were looked at, but for smooth edges.

On failure `output/` has the new picture and where it differs; if it is meant, run
`python -m tests.card_images.golden`.
"""

from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.card_images import golden

MEAN_DIFFERENCE = 2.0
"""of 255, over all pixels and colours: fonts are drawn a little differently from one FreeType to
the next"""
PLAIN_DIFFERENCE = 90
MOST_PLAIN = 0.003
"""share of pixels that may differ plainly"""


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
    assert new.size == old.size
    difference = ImageChops.difference(new, old)
    mean = sum(ImageStat.Stat(difference).mean) / 3
    plain = plainly_different(difference)
    if mean > MEAN_DIFFERENCE or plain > MOST_PLAIN:
        golden.OUTPUT.mkdir(exist_ok=True)
        new.save(golden.OUTPUT / f"{name}.png")
        difference.point([min(255, 3 * value) for value in range(256)] * 3).save(
            golden.OUTPUT / f"{name}-difference.png"
        )
        pytest.fail(f"mean difference {mean:.2f}, {plain:.2%} of the pixels plainly, see output/")


def plainly_different(difference: Image.Image) -> float:
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[PLAIN_DIFFERENCE:]) / (most.width * most.height)


def test_another_card_is_plainly_different() -> None:
    """The tolerance would not hide a wrong card."""
    first, second = (golden.halved(drawn()[name]) for name in ("table-call", "table-cut"))
    assert plainly_different(ImageChops.difference(first, second)) > 3 * MOST_PLAIN
