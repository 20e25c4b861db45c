"""Whatever people call themselves is drawn or shortened: no box, no overflow, no crash."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules import view
from card_images import Seat, draw_hand, draw_sheet, draw_table, fonts
from card_images.names import ELLIPSIS, clusters, initials, name_mask
from card_images.samples import ENGLISH
from tests.card_images.positions import in_play, party, turn

HORRORS = {
    "empty": "",
    "spaces": "   \u3000 ",
    "zalgo": "Z" + "\u0351\u036b\u0343\u0334\u0321" * 6 + "algo" + "\u0335" * 20,
    "only marks": "\u0301\u0302\u0334",
    "32 wide": "W" * 32,
    "32 wider": "﷽" * 32,
    "emoji": "🦊🔥🎉",
    "family": "👨‍👩‍👧‍👦 Durand",
    "flag": "🇫🇷 Léa",
    "arabic": "محمد الأمين العربي",
    "hebrew": "שלום עליכם",
    "mixed directions": "Omar عمر 123",
    "chinese": "王小明",
    "rare chinese": "𠜎𠜱𠝹",
    "japanese": "さくらサクラ",
    "korean": "김철수",
    "hindi": "श्रीमान् क्ष",
    "thai": "สวัสดีครับ",
    "tamil": "தமிழ்",
    "mathematical": "𝓐𝓶𝓮́𝓵𝓲𝓮",
    "controls": "a\x00b\x07c\u202ed\u200bef\ufeff",
    "line breaks": "one\ntwo\r\nthree\u2028four",
    "lone surrogate": "x\ud800y",
    "private": "\ue000\uf8ff",
    "not a character": "\uffff\U0010fffe",
    "long": "Bartholomäus von und zu Hohenlohe-Waldenburg-Schillingsfürst",
}


@pytest.mark.parametrize("name", HORRORS.values(), ids=HORRORS.keys())
def test_every_horror_is_drawn_in_all_pictures(name: str) -> None:
    seats = (Seat(name), Seat(name, robot=True), Seat(name), Seat("plain"))
    state = in_play(2, 2)
    results = party()[-1].results
    assert draw_hand(view(state, turn(state)), seats, ENGLISH)
    assert draw_table(view(state, None), seats, ENGLISH)
    assert draw_sheet(results[:1], seats, ENGLISH, state.rules)


@given(st.text(max_size=40), st.sampled_from([18, 32]), st.sampled_from([24, 96, 196]))
@settings(max_examples=150, deadline=None)
def test_a_name_never_overflows(name: str, size: int, width: int) -> None:
    mask = name_mask(name, size, width)
    assert (mask is None) == (clusters(name) == ())
    if mask is not None:
        assert mask.width <= width
        assert mask.height == fonts.line_height(size)
    assert len(initials(name)) <= 4


@given(st.text(max_size=40))
@settings(max_examples=150, deadline=None)
def test_no_character_is_drawn_by_a_font_that_lacks_it(name: str) -> None:
    for text, font in clusters(name):
        for character in text:
            assert character in "\u200c\u200d" or fonts.covers(font, character)


def test_names_keep_what_can_be_drawn() -> None:
    def kept(name: str) -> str:
        return "".join(text for text, _ in clusters(name))

    assert kept("  Amélie  Dupont ") == "Amélie Dupont"
    assert kept("Ame\u0301lie") == "Amélie"
    assert kept(HORRORS["zalgo"]).startswith("Z")
    assert len(kept(HORRORS["zalgo"])) <= 7
    assert kept("🇫🇷 Léa") == "FR Léa"
    assert kept("𝓐𝓫") == "Ab"
    assert kept("a\u202eb\x00") == "ab"
    assert kept("\ue000") == ""


def test_a_long_name_is_shortened_and_a_short_one_is_not() -> None:
    long = name_mask("W" * 32, 32, 196)
    assert long is not None
    assert long.width > 120
    short = name_mask("Bob", 32, 196)
    assert short is not None
    assert short.width < 80
    assert fonts.font_of(ELLIPSIS) == fonts.TEXT


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Amélie", "A"),
        ("bob the builder", "BB"),
        ("Дмитрий", "Д"),
        ("王小明", "王"),
        ("محمد الأمين", "م"),
        ("🦊", ""),
        ("", ""),
        ("_x_", ""),
    ],
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_names_are_drawn_without_a_shaping_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Pillow without raqm has the basic layout alone."""
    monkeypatch.setattr(fonts, "SHAPES_SCRIPTS", False)
    monkeypatch.setattr(fonts, "_ENGINE", fonts.ImageFont.Layout.BASIC)
    fonts.font.cache_clear()
    try:
        for name in HORRORS.values():
            mask = name_mask(name, 32, 196)
            assert mask is None or mask.width <= 196
    finally:
        fonts.font.cache_clear()
