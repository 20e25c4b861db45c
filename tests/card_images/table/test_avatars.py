"""People's own pictures on their plates: any bytes are read or refused, and what is drawn is small
and looks like what was read."""

import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from card_images.avatars import LARGEST, SIDE, Avatar, NotAnAvatar, avatar_sprite, read_avatar
from card_images.colours import DARK, OF_A_SEAT, PAINTS, PAPER, SEATS, Felt, first_of_seat
from card_images.look import Seat
from card_images.plates import TEAM_SHAPES
from card_images.shapes import Shape
from tests.card_images.positions import drawn_hand, drawn_table, in_play, opened
from tests.card_images.samples import ENGLISH

STATE = in_play(2, 2)


def png(image: Image.Image, form: str = "PNG") -> bytes:
    stored = BytesIO()
    image.save(stored, form)
    return stored.getvalue()


def gradient(side: int = SIDE, turned: int = 0) -> Image.Image:
    """Soft colours in every direction, like a photograph."""
    across = Image.linear_gradient("L").resize((side, side))
    round_ = Image.radial_gradient("L").resize((side, side))
    bands = [across.rotate(90), across, round_]
    return Image.merge("RGB", bands[turned:] + bands[:turned])


def busy(seed: int) -> Avatar:
    """Return what packs worst."""
    return read_avatar(png(Image.effect_noise((SIDE, SIDE), 60 + seed).convert("RGB")))


def sample(turned: int = 0) -> Avatar:
    return read_avatar(png(gradient(turned=turned)))


# Reading ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(64, 64), (16, 16), (128, 128), (300, 90), (1, 1), (1, 200)])
@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "LA", "P", "1", "I;16"])
def test_a_png_of_any_kind_is_read(size: tuple[int, int], mode: str) -> None:
    avatar = read_avatar(png(Image.new(mode, size)))
    assert len(avatar.pixels) == 3 * SIDE * SIDE


def test_equal_pictures_are_equal_and_hash_alike() -> None:
    assert sample() == sample()
    assert hash(sample()) == hash(sample())
    assert sample() != sample(1)


def test_nothing_of_the_picture_gets_into_a_log() -> None:
    assert repr(Seat("Anna", avatar=sample())) == "Seat(name='Anna', robot=False, avatar=Avatar())"


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def bomb(width: int, height: int) -> bytes:
    """A PNG that says it is large, with next to nothing in it."""
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 99))


HOSTILE: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "a page": lambda: b"<!doctype html><title>404</title>",
    "a bomb": lambda: bomb(100_000, 100_000),
    "a long bomb": lambda: bomb(2**31 - 1, 1),
    "too large": lambda: png(Image.new("RGB", (LARGEST + 1, 4))),
    "no pixels": lambda: bomb(0, 0),
    "cut off": lambda: png(gradient())[:300],
    "another format": lambda: png(gradient(), "JPEG"),
    "a broken header": lambda: png(gradient())[:8] + chunk(b"IHDR", b"\0"),
    "a text that unpacks to much": lambda: (
        png(gradient())[:33]
        + chunk(b"zTXt", b"a\0\0" + zlib.compress(b"\0" * 10_000_000))
        + png(gradient())[33:]
    ),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_is_no_avatar_is_refused(data: Callable[[], bytes]) -> None:
    with pytest.raises(NotAnAvatar):
        read_avatar(data())


@given(st.data())
@settings(max_examples=200)
def test_a_damaged_png_is_read_or_refused(data: st.DataObject) -> None:
    whole = bytearray(png(gradient(24)))
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    check_read_or_refused(bytes(whole))


@given(
    st.sampled_from([b"IHDR", b"PLTE", b"tRNS", b"iCCP", b"gAMA", b"acTL", b"fcTL", b"eXIf"]),
    st.binary(max_size=40),
)
def test_a_made_up_chunk_is_read_or_refused(kind: bytes, body: bytes) -> None:
    whole = png(gradient(16))
    check_read_or_refused(whole[:33] + chunk(kind, body) + whole[33:])


def check_read_or_refused(data: bytes) -> None:
    try:
        avatar = read_avatar(data)
    except NotAnAvatar:
        return
    assert len(avatar.pixels) == 3 * SIDE * SIDE


@pytest.mark.parametrize(
    ("ink", "ground"), [((250, 250, 250), DARK), ((10, 10, 20), PAPER), ((200, 30, 30), PAPER)]
)
def test_a_transparent_sign_is_seen(ink: tuple[int, ...], ground: tuple[int, ...]) -> None:
    image = Image.new("RGBA", (SIDE, SIDE))
    image.paste((*ink, 255), (16, 16, 48, 48))
    read = Image.frombytes("RGB", (SIDE, SIDE), read_avatar(png(image)).pixels)
    assert read.getpixel((2, 2)) == ground
    assert read.getpixel((32, 32)) == ink


# Drawing ------------------------------------------------------------------------------------------


def seats(*avatars: Avatar | None) -> tuple[Seat, ...]:
    return tuple(Seat(f"N{number}", avatar=each) for number, each in enumerate(avatars))


def decoded(data: bytes) -> Image.Image:
    return opened(data).convert("RGB")


def test_colours_of_seats_do_not_meet_each_other_or_the_paints() -> None:
    shares = [set(range(first_of_seat(n), first_of_seat(n) + OF_A_SEAT)) for n in range(SEATS)]
    assert min(min(share) for share in shares) >= len(PAINTS)
    assert max(max(share) for share in shares) <= 255
    assert len(set().union(*shares)) == SEATS * OF_A_SEAT


@pytest.mark.parametrize(("seat", "felt"), list(product(range(4), Felt)))
def test_the_table_shows_the_avatar_of_a_seat_and_nothing_else_changes(
    seat: int, felt: Felt
) -> None:
    look = replace(ENGLISH, felt=felt)
    people = [sample() if number == seat else None for number in range(4)]
    without = decoded(drawn_table(STATE, look, seats=seats(None, None, None, None)))
    shown = decoded(drawn_table(STATE, look, seats=seats(*people)))
    box = ImageChops.difference(without, shown).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) <= 54
    _assert_looks_like(shown.crop(box), gradient())


def _assert_looks_like(drawn: Image.Image, whole: Image.Image) -> None:
    """Away from the edge and from some way off, as the eye sees dots of a few colours."""
    side = min(drawn.size) // 2
    left, top = (drawn.width - side) // 2, (drawn.height - side) // 2
    middle = drawn.crop((left, top, left + side, top + side))
    part = whole.resize(drawn.size, Image.Resampling.LANCZOS)
    part = part.crop((left, top, left + side, top + side))
    difference = ImageChops.difference(middle.reduce(4), part.reduce(4))
    assert max(ImageStat.Stat(difference).mean) < 8


def test_four_avatars_keep_their_colours() -> None:
    four = [read_avatar(png(gradient(turned=n % 3).rotate(90 * n))) for n in range(4)]
    together = decoded(drawn_table(STATE, seats=seats(*four)))
    for number, avatar in enumerate(four):
        alone = [avatar if n == number else None for n in range(4)]
        by_itself = decoded(drawn_table(STATE, seats=seats(*alone)))
        none = decoded(drawn_table(STATE, seats=seats(None, None, None, None)))
        box = ImageChops.difference(by_itself, none).getbbox()
        assert together.crop(box).tobytes() == by_itself.crop(box).tobytes()


def test_a_robot_keeps_its_sign() -> None:
    plain, dressed = Seat("N", robot=True), Seat("N", robot=True, avatar=sample())
    first, second = (drawn_table(STATE, seats=(each,) * 4) for each in (plain, dressed))
    assert first == second


def test_the_shape_tells_the_team() -> None:
    disc = avatar_sprite(sample(), TEAM_SHAPES[0], 46, (0, 0))
    square = avatar_sprite(sample(), TEAM_SHAPES[1], 46, (1, 1))
    assert TEAM_SHAPES[:2] == (Shape.DISC, Shape.SQUARE)
    assert disc.mask.getpixel((3, 3)) == 0
    assert square.mask.getpixel((3, 3)) == 255


def test_a_sprite_is_drawn_once() -> None:
    assert avatar_sprite(sample(), Shape.DISC, 46, (0, 0)) is avatar_sprite(
        sample(), Shape.DISC, 46, (0, 0)
    )


def test_the_busiest_avatars_stay_light() -> None:
    people = seats(*map(busy, range(4)))
    assert len(drawn_table(STATE, seats=people)) <= 40_000
    assert len(drawn_hand(STATE, seats=people)) <= 40_000
