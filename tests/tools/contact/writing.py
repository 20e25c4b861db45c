"""Writes sections of pictures: each as it is and as a phone shows it, and all small on a sheet."""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from card_images import names as fonts

PHONE = 360
"""pixels across a phone"""
COLUMNS = 4
GAP = 10
CAPTION = 24
GROUND = (49, 51, 56)
LETTERS = (219, 222, 225)

Small = tuple[str, Image.Image]
"""a picture's name, and how a phone shows it"""


def write_section(folder: Path, name: str, pictures: Iterable[tuple[str, bytes]]) -> None:
    """`NAME/` with each picture at both widths, and `NAME.png` with all of them as on a phone."""
    section = folder / name
    section.mkdir(parents=True, exist_ok=True)
    small = [(title, _write(section, title, png)) for title, png in pictures]
    _sheet(small).save(folder / f"{name}.png", compress_level=3)


def _write(section: Path, title: str, png: bytes) -> Image.Image:
    (section / f"{title}.png").write_bytes(png)
    picture = Image.open(BytesIO(png)).convert("RGB")
    height = round(picture.height * PHONE / picture.width)
    small = picture.resize((PHONE, height), Image.Resampling.LANCZOS)
    small.save(section / f"{title} {PHONE}.png", compress_level=1)
    return small


def _sheet(pictures: list[Small]) -> Image.Image:
    """Pictures with their names, a few a row."""
    rows = [pictures[n : n + COLUMNS] for n in range(0, len(pictures), COLUMNS)]
    heights = [max(picture.height for _, picture in row) + CAPTION + GAP for row in rows]
    sheet = Image.new("RGB", (COLUMNS * (PHONE + GAP) + GAP, sum(heights) + GAP), GROUND)
    pen, font = ImageDraw.Draw(sheet), fonts.font(fonts.TEXT, 16)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (title, picture) in enumerate(row):
            left = GAP + column * (PHONE + GAP)
            pen.text((left, top), title, LETTERS, font)
            sheet.paste(picture, (left, top + CAPTION))
        top += height
    return sheet
