"""Every font that is shipped says where it comes from and comes with its licence."""

import re

from card_images import names as fonts

README = (fonts.FOLDER / "README.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\S+\.[ot]tf) \|.*\| (\S+\.txt)[^|]*\|$", README, re.MULTILINE)


def test_each_font_has_a_row_and_each_row_a_font() -> None:
    shipped = sorted(
        path.name for path in fonts.FOLDER.iterdir() if path.suffix in (".otf", ".ttf")
    )
    assert sorted(font for font, _ in ROWS) == shipped
    assert sorted({fonts.INDEX, *fonts.FAMILY}) == shipped


def test_each_licence_is_there_and_allows_to_ship() -> None:
    named = {licence for _, licence in ROWS}
    assert {path.name for path in fonts.FOLDER.glob("*.txt")} == named
    for licence in named:
        text = (fonts.FOLDER / licence).read_text("utf-8")
        assert re.search(r"redistribute|reproduce and distribute", text), licence
