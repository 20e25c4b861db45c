"""Whatever people call themselves is drawn or shortened: no box, no overflow, no crash."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from card_images import fields as decouverte
from card_images import hand, names, plates, table
from card_images import names as fonts
from card_images.colours import PLATE, WHITE
from card_images.look import Seat
from card_images.names import ELLIPSIS, clusters, initials, name_mask
from card_images.plates import plate_width
from card_images.sheet import draw_sheet
from card_images.writing import name_sprite
from tests.card_images.characters import characters_of
from tests.card_images.positions import drawn_hand, drawn_table, finished, in_play
from tests.card_images.samples import ENGLISH
from tests.examples import sampled

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
    "bengali": "বাংলা ভাষা ক্ষ",
    "gujarati": "ગુજરાતી સ્ત્રી",
    "punjabi": "ਪੰਜਾਬੀ",
    "telugu": "తెలుగు స్త్రీ",
    "kannada": "ಕನ್ನಡ ಸ್ತ್ರೀ",
    "malayalam": "മലയാളം",
    "sinhala": "සිංහල ශ්‍රී",
    "lao": "ລາວ ກູ້",
    "burmese": "မြန်မာ",
    "khmer": "ខ្មែរ ស្ត្រី",
    "amharic": "አማርኛ",
    "armenian": "Հայերեն",
    "georgian": "ქართული",
    "new emoji": "🫠🪿🫨🧉",
    "colours of skin": "👍🏽👩🏾‍🚀",
    "hearts": "❤️♥☃★✨☀️",
    "digits after Arabic": "١٢٣ عمر 123",
    "the widest letters": "ꧻꧻ ဪ ᄀᄀ",
    "unfinished": "👩‍",
    "mathematical": "𝓐𝓶𝓮́𝓵𝓲𝓮",
    "controls": "a\x00b\x07c\u202ed\u200bef\ufeff",
    "line breaks": "one\ntwo\r\nthree\u2028four",
    "lone surrogate": "x\ud800y",
    "private": "\ue000\uf8ff",
    "not a character": "\uffff\U0010fffe",
    "long": "Bartholomäus von und zu Hohenlohe-Waldenburg-Schillingsfürst",
}


@pytest.mark.parametrize("which", sampled(HORRORS))
def test_every_horror_is_drawn_in_all_pictures(which: str) -> None:
    name = HORRORS[which]
    seats = (Seat(name), Seat(name, robot=True), Seat(name), Seat("plain"))
    state = in_play(2, 2)
    over, _ = finished()
    assert drawn_hand(state, seats=seats)
    assert drawn_table(state, seats=seats)
    assert draw_sheet(over.results[:1], seats, ENGLISH, over.rules)


PIECES = st.sampled_from(
    [piece for name in HORRORS.values() for piece in (name, name[:1], name[-2:], name[1:4])]
    + list(" \u200d\u200c\ufe0f\u20e3\u0301\u0e49\u064b\u0bcd🏽()!…-12٣אعa王ꜟ")
)
NAMES = st.one_of(st.text(max_size=40), st.lists(PIECES, max_size=12).map("".join))
"""any text, and what people really write put together as nobody would"""


@given(NAMES)
def test_any_name_is_drawn_on_its_plate(name: str) -> None:
    for size in (hand.PLATE, hand.OWN_PLATE, table.PLATE, decouverte.PLATE):
        widest = size.height + size.most_name + 26
        assert plate_width(Seat(name), size) <= widest
        assert name_sprite(name, size.text, size.most_name, WHITE, PLATE).height <= size.height


@given(NAMES, st.sampled_from([46, 54]))
def test_initials_stay_in_their_disc(name: str, side: int) -> None:
    letters = initials(name)
    size = plates._size_of_letters(letters, side)
    mask = name_mask(letters, size, size * 3)
    if mask is not None:
        assert mask.width <= 0.9 * side


@given(NAMES, st.sampled_from([18, 32]), st.sampled_from([24, 96, 196]))
def test_a_name_never_overflows(name: str, size: int, width: int) -> None:
    mask = name_mask(name, size, width)
    assert (mask is None) == (clusters(name) == ())
    if mask is not None:
        assert mask.width <= width
        assert mask.height == fonts.line_height(size)
    assert len(initials(name)) <= 4


@given(
    st.tuples(*[st.integers(0, 40), st.integers(1, 60)] * 2),
    st.integers(1, 60),
    st.integers(1, 20),
)
def test_what_reaches_beyond_a_line_is_kept(box: tuple[int, ...], length: int, height: int) -> None:
    """Moved or made smaller, never cut off."""
    mask = Image.new("L", (100, 100))
    left, width, top, tall = box
    mask.paste(255, (left, top, min(100, left + width), min(100, top + tall)))
    drawn = names._fitted(mask, (20, 40, 20 + length, 40 + height), length)
    ink = mask.getbbox()
    assert ink is not None
    assert drawn.width <= length
    assert drawn.height == height
    assert drawn.getbbox()
    if ink[0] >= 20 and ink[2] <= 20 + length and ink[3] - ink[1] <= height:
        assert drawn.histogram()[255] == mask.histogram()[255]


@given(NAMES)
def test_no_character_is_drawn_by_a_font_that_lacks_it(name: str) -> None:
    for text, font in clusters(name):
        for character in text:
            assert ord(character) in characters_of(font), f"{character!r} in {font}"


def test_a_font_is_asked_for_what_it_has() -> None:
    """Drawn and looked at, as names do it, or read from its table of characters: the same."""
    for font in fonts.FAMILY:
        known = sorted(characters_of(font))
        for code in known[:: max(1, len(known) // 60)]:
            if unicodedata.category(chr(code)) not in ("Cc", "Cf", "Zs"):
                assert fonts.covers(font, chr(code)), f"{code:x} in {font}"


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


SCRIPTS = [
    *("arabic", "hebrew", "chinese", "japanese", "korean", "hindi", "thai", "tamil", "bengali"),
    *("gujarati", "punjabi", "telugu", "kannada", "malayalam", "sinhala", "lao", "burmese"),
    *("khmer", "amharic", "armenian", "georgian", "emoji", "family", "new emoji"),
    *("colours of skin", "hearts"),
]


@pytest.mark.parametrize("script", SCRIPTS)
def test_nothing_of_these_is_left_out(script: str) -> None:
    assert "".join(text for text, _ in clusters(HORRORS[script])) == HORRORS[script]


@pytest.mark.parametrize("first", sampled(range(4), every=4))
def test_every_emoji_is_drawn(first: int) -> None:
    for code in sorted(characters_of(fonts.EMOJI))[first::4]:
        character = chr(code)
        if unicodedata.category(character) in ("Cf", "Mn", "Me", "Zs", "Cc"):
            continue  # parts of others
        assert clusters(character), f"{code:x}"
        mask = name_mask(character, 32, 196)
        assert mask is not None
        assert mask.getbbox(), f"{code:x}"


@pytest.mark.shaping
@pytest.mark.parametrize("sign", ["👨‍👩‍👧‍👦", "👩🏾‍🚀", "👍🏽", "❤️"])
def test_an_emoji_of_several_is_one(sign: str) -> None:
    assert len(clusters(sign)) == 1
    one, whole = name_mask("🦊", 32, 196), name_mask(sign, 32, 196)
    assert one is not None
    assert whole is not None
    assert whole.width <= one.width * 1.1


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Omar عمر 123", ["Omar ", "123", "عمر ", ""]),
        ("محمد Ali 王 12", ["Ali ", "王", "12", " ", "محمد"]),
        ("שלום Bob!", ["!", "Bob", " ", "שלום"]),
        ("Bob (שלום)", ["Bob (", "שלום", ")"]),
        ("123 محمد", ["محمد", " ", "123"]),
    ],
)
def test_words_of_two_directions_stand_as_one_reads_them(name: str, seen: list[str]) -> None:
    runs = names._runs(clusters(name))
    assert [run.text.strip() for run in runs if run.text.strip()] == [
        each.strip() for each in seen if each.strip()
    ]


@pytest.mark.shaping
def test_arabic_letters_are_joined_and_run_from_right_to_left() -> None:
    """ا stands tall at the right of ب, which lies low; ل and ا become one."""
    mask = name_mask("اب", 64, 900)
    assert mask is not None
    right = mask.crop((mask.width * 3 // 4, 0, mask.width, mask.height)).getbbox()
    left = mask.crop((0, 0, mask.width // 3, mask.height)).getbbox()
    assert right is not None
    assert left is not None
    assert right[1] < left[1] - 15
    joined, apart = name_mask("لا", 64, 900), name_mask("ل\u200cا", 64, 900)
    assert joined is not None
    assert apart is not None
    assert joined.width < apart.width


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
