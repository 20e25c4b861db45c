"""`python -m card_images OUT/` draws samples of everything, to be looked at.

Each picture is written as it is and as a phone 360 pixels wide shows it, `contact.png` has all of
the latter.
"""

import argparse
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from bot.rules import PACK, Phase, State, view
from card_images import Look, Seat, draw_hand, draw_sheet, draw_table, end_of
from card_images.canvas import Canvas
from card_images.cards import back_sprite, card_sprite
from card_images.felt import felt
from card_images.samples import ENGLISH, FRENCH, SEATS, sample_party

PHONE: Final = 360
COLUMNS: Final = 4

ODD_SEATS: Final = (
    Seat("Z͑ͫ̓a̴̡l̵͠g̶̛o̸̧ h̸͜e̷̛ c̵̡o̴͝m̸̛e̶͡s̵"),
    Seat("🦊🔥🎉"),
    Seat("محمد الأمين"),
    Seat("王小明 Ming 한국"),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m card_images", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go; made if it is not there")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    small = [_write(folder, name, png) for name, png in samples()]
    _contact_sheet(small).save(folder / "contact.png")


def samples() -> Iterator[tuple[str, bytes]]:
    """Name and PNG of every sample."""
    yield "deck", _deck(ENGLISH, 200)
    yield "deck-four-colours", _deck(FRENCH, 200)
    yield "deck-small", _deck(ENGLISH, 56)
    states = list(sample_party())
    yield from _hands(states)
    yield from _tables(states)
    yield from _declarations()
    yield from _bids()
    yield from _fields()
    yield from _sheets(states)


def _first(states: list[State], wanted: Callable[[State], bool]) -> State:
    return next(state for state in states if wanted(state))


def _in_play(tricks: int, cards: int) -> Callable[[State], bool]:
    def wanted(state: State) -> bool:
        deal = state.deal
        return (
            deal is not None
            and state.phase is Phase.PLAY
            and state.deal_number > 1
            and (len(deal.tricks), len(deal.trick)) == (tricks, cards)
        )

    return wanted


def _hands(states: list[State]) -> Iterator[tuple[str, bytes]]:
    for tricks in range(8):
        state = _first(states, _in_play(tricks, tricks % 4))
        look = (ENGLISH, FRENCH)[tricks % 2]
        seat = view(state, None).decisions[0].actor
        assert isinstance(seat, int)
        yield f"hand-{8 - tricks}", draw_hand(view(state, seat), SEATS, look)
    call = _first(states, lambda s: s.deal is not None and len(s.deal.calls) == 5)
    yield "hand-call", draw_hand(view(call, 2), SEATS, ENGLISH)
    waiting = _first(states, _in_play(3, 0))
    seat = (view(waiting, None).leader or 0) + 1
    yield "hand-waiting", draw_hand(view(waiting, seat % 4), ODD_SEATS, FRENCH)
    yield "hand-between", draw_hand(view(_after_deal(states), 3), SEATS, ENGLISH)


def _after_deal(states: list[State]) -> State:
    return _first(states, lambda s: s.phase is Phase.SHUFFLE and len(s.results) == 4)


def _tables(states: list[State]) -> Iterator[tuple[str, bytes]]:
    def table(state: State, look: Look = ENGLISH, bottom: int = 0) -> bytes:
        return draw_table(view(state, None), SEATS, look, bottom)

    yield "table-draw", table(_first(states, lambda s: bool(s.draws)))
    yield "table-cut", table(_first(states, lambda s: s.phase is Phase.CUT))
    yield "table-call", table(_first(states, lambda s: bool(s.deal and len(s.deal.calls) == 3)))
    yield "table-lead", table(_first(states, _in_play(0, 0)), FRENCH)
    yield "table-trick", table(_first(states, _in_play(4, 3)), ENGLISH, 2)
    yield "table-finished-trick", table(_first(states, _in_play(5, 0)), FRENCH)
    yield "table-between", table(_after_deal(states))
    yield "table-over", table(states[-1])
    odd = _first(states, _in_play(2, 2))
    yield "table-names", draw_table(view(odd, None), ODD_SEATS, ENGLISH)


def _declarations() -> Iterator[tuple[str, bytes]]:
    states = list(sample_party(preset="pagat"))
    announced = _first(states, lambda s: s.phase is Phase.PLAY and len(view(s, None).heard) == 2)
    shown = _first(states, lambda s: any(each.cards for each in view(s, None).heard))
    for name, state in (("announced", announced), ("shown", shown)):
        yield f"table-{name}", draw_table(view(state, None), SEATS, FRENCH)
        for seat in range(4):
            yield f"hand-{name}-{seat}", draw_hand(view(state, seat), SEATS, ENGLISH)


def _bids() -> Iterator[tuple[str, bytes]]:
    states = list(sample_party(preset="kloppen"))
    open_ = _first(states, lambda s: s.phase is Phase.CALL)
    bid = _first(states, lambda s: s.phase is Phase.CALL and view(s, None).bid is not None)
    knock = _first(states, lambda s: s.phase is Phase.KNOCK)
    coinched = _first(states, lambda s: s.phase is Phase.PLAY and view(s, None).multiplier > 1)
    for name, state in (("open", open_), ("bid", bid), ("knock", knock), ("coinched", coinched)):
        yield f"table-{name}", draw_table(view(state, None), SEATS, FRENCH)
        yield f"hand-{name}", draw_hand(view(state, 1), SEATS, ENGLISH)
    results = states[-1].results
    yield "sheet-bids", draw_sheet(results, SEATS, ENGLISH, states[-1].rules)


def _fields() -> Iterator[tuple[str, bytes]]:
    two = SEATS[:2]
    states = list(sample_party(preset="decouverte"))
    call = _first(states, lambda s: s.phase is Phase.CALL)
    played = [state for state in states if state.phase is Phase.PLAY and state.deal_number > 1]
    for tricks, cards in ((0, 0), (2, 1), (5, 0), (9, 1), (14, 1)):
        state = _first(played, _in_play(tricks, cards))
        seat = view(state, None).asked
        assert isinstance(seat, int)
        yield f"fields-hand-{tricks}", draw_hand(view(state, seat), two, (ENGLISH, FRENCH)[cards])
        yield f"fields-table-{tricks}", draw_table(view(state, None), two, ENGLISH)
    yield "fields-call", draw_hand(view(call, 1), two, ENGLISH)
    over = _first(states, lambda s: s.phase is Phase.SHUFFLE and len(s.results) == 1)
    yield "fields-between", draw_table(view(over, None), two, ENGLISH)
    yield "sheet-two", draw_sheet(states[-1].results, two, FRENCH, states[-1].rules)


def _sheets(states: list[State]) -> Iterator[tuple[str, bytes]]:
    results, rules = states[-1].results, states[-1].rules
    end = end_of(view(states[-1], None))
    yield "sheet", draw_sheet(results[:3], SEATS, ENGLISH, rules)
    yield "sheet-last", draw_sheet(results, ODD_SEATS, FRENCH, rules, end)


def _deck(look: Look, width: int) -> bytes:
    back = back_sprite(width)
    across, down = width + 10, back.height + 10
    canvas = Canvas(felt(9 * across + 10, 4 * down + 10))
    for number, card in enumerate(PACK):
        at = 10 + number % 8 * across, 10 + number // 8 * down
        canvas.lay(card_sprite(card, width, look, dim=number == len(PACK) - 1), *at)
    canvas.lay(back, 10 + 8 * across, 10)
    return canvas.png()


def _write(folder: Path, name: str, png: bytes) -> Image.Image:
    (folder / f"{name}.png").write_bytes(png)
    picture = Image.open(BytesIO(png)).convert("RGB")
    height = round(picture.height * PHONE / picture.width)
    small = picture.resize((PHONE, height), Image.Resampling.LANCZOS)
    small.save(folder / f"{name}-{PHONE}.png")
    return small


def _contact_sheet(pictures: list[Image.Image]) -> Image.Image:
    rows = [pictures[n : n + COLUMNS] for n in range(0, len(pictures), COLUMNS)]
    heights = [max(picture.height for picture in row) + 10 for row in rows]
    sheet = Image.new("RGB", (COLUMNS * (PHONE + 10) + 10, sum(heights) + 10), (49, 51, 56))
    top = 10
    for row, height in zip(rows, heights, strict=True):
        for column, picture in enumerate(row):
            sheet.paste(picture, (10 + column * (PHONE + 10), top))
        top += height
    return sheet


if __name__ == "__main__":
    main()
