"""The files that are written: Pillow reads the same from them."""

from io import BytesIO
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from card_images.canvas import HEAVY, encoded
from tests.card_images.positions import opened

GREYS = bytes(part for grey in range(256) for part in (grey, grey, grey))


@given(st.integers(1, 40), st.integers(1, 40), st.randoms(use_true_random=False))
def test_every_picture_comes_back(width: int, height: int, random: Random) -> None:
    pixels = random.randbytes(width * height)
    png = encoded(Image.frombytes("L", (width, height), pixels), GREYS)
    Image.open(BytesIO(png)).verify()
    picture = opened(png)
    assert (picture.mode, picture.size) == ("P", (width, height))
    assert picture.tobytes() == pixels
    assert picture.convert("RGB").convert("L").tobytes() == pixels


def test_a_picture_that_is_packed_in_bands_comes_back_whole() -> None:
    """Also where one band meets the next, and the last is a single row."""
    high = Image.frombytes("L", (3, 301), bytes(n * n % 251 for n in range(903)))
    assert opened(encoded(high, GREYS)).tobytes() == high.tobytes()


def test_a_picture_that_gets_heavy_is_packed_once_more() -> None:
    """The same rows of noise again and again: nothing for the fast way, little for the other."""
    noise = Random(1).randbytes(1000)
    heavy = Image.frombytes("L", (500, 400), (noise[:500] + noise[500:]) * 200)
    png = encoded(heavy, GREYS)
    assert len(png) < HEAVY / 2
    assert opened(png).tobytes() == heavy.tobytes()
