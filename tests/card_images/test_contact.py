"""`python -m tests.tools.contact OUT/` shows everything, and the README what it draws today."""

import sys
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.rules import DealOutcome, Ending, Phase, view
from bot.text import LANGUAGES
from card_images.colours import Felt
from tests.card_images import golden
from tests.card_images.samples import GAMES
from tests.tools.contact import SECTIONS, moments, readme, sheets, wall
from tests.tools.contact.__main__ import main
from tests.tools.contact.looks import LOOKS

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@cache
def drawn() -> dict[str, bytes]:
    return dict(readme.samples())


def test_the_pages_show_those_and_the_wall() -> None:
    assert sorted(path.stem for path in PICTURES.iterdir()) == sorted([*drawn(), "wall"])


@pytest.mark.parametrize("name", ["table", "hand", "sheet"])
def test_the_pictures_of_the_readme_are_drawn_so_today(name: str) -> None:
    """If the change is meant: `make pictures`."""
    new = golden.halved(drawn()[name])
    golden.check(f"readme-{name}", new, golden.halved((PICTURES / f"{name}.png").read_bytes()))


def test_the_command_writes_the_pictures_of_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wall, "path", lambda: None)
    monkeypatch.setattr(sys, "argv", ["card_images", str(tmp_path / "new"), "--readme"])
    main()
    written = {path.stem: path.read_bytes() for path in (tmp_path / "new").iterdir()}
    assert written == drawn()
    assert "wall.png stays" in capsys.readouterr().err


@pytest.mark.page
def test_the_wall_is_shot_by_a_browser() -> None:
    shot = wall.wall()
    with Image.open(BytesIO(shot)) as image, Image.open(PICTURES / "wall.png") as kept:
        assert image.size == kept.size == wall.SIZE
        assert len(image.getcolors() or ()) > 20, "something stands there"


def test_every_reader_is_there() -> None:
    looks = LOOKS.values()
    alike = {"bg"}  # the letters of English, as Bulgarians write them
    assert len({tuple(look.indices.values()) for look in looks}) == len({*LANGUAGES} - alike)
    assert len({(look.four_colours, look.felt) for look in looks}) == 2 * len(Felt)


def test_every_game_has_a_section_with_each_of_its_phases() -> None:
    for game in GAMES:
        assert game in SECTIONS
        phases = {state.phase for state in moments.party(game)}
        shown = {state.phase for _, state in moments.moments(game)}
        assert phases - {Phase.DRAW} <= shown


def test_every_moment_is_met_in_some_game() -> None:
    met = {name for game in GAMES for name, _ in moments.moments(game)}
    assert met == set(moments.MOMENTS)


def test_every_ending_has_its_sheet() -> None:
    outcomes = {sheets.found(rare)[1][-1].score.outcome for rare in sheets.DEALS.values()}
    assert outcomes == set(DealOutcome)
    endings = {view(moments.party(game)[-1], None).ending for game in GAMES}
    assert endings | set(sheets.CUT_SHORT) == set(Ending)
