"""A moment of a party: all hands open, what was played, and buttons to step on.

The position lives in the custom ids: the table, the deal, and in it the auction (0) or a trick.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ui

from bot.rules import Bid, OpenTable, Pass, Review, View, key_moments
from bot.storage.engine.schema import Note
from bot.tables import Game
from bot.tables.party.notes import LONGEST_NOTE, MOST_NOTES
from bot.text import Words
from bot.visible_text import shorten
from card_images.party import MOMENTS
from card_images.replay import draw_replay
from cogs.finished.analysis_screen import LENS, PartyReader
from cogs.finished.sharing_screen import share_button
from cogs.pictures import Pictures
from cogs.press import BLUE, GREY_BUTTON, Item, button, select
from cogs.screens.alt import replay_alt, unplayed_lines
from cogs.screens.names import Teller, person_name, plain_name, table_name
from cogs.screens.screen import (
    MOST_TEXT,
    ON_A_PHONE,
    Items,
    Picture,
    Screen,
    Shown,
    first_fitting,
    rows,
    screen_of,
)
from cogs.table.sheet import sheet_text
from cogs.table.status import (
    call_list,
    cards_in_turn,
    closing_text,
    deal_lines,
    note_line,
    party_lines,
    with_roem,
)

MOST_CHOICES = 25
"""options of a select"""
SHORT = 60
"""characters of a note in a select"""


class ReplayPosition(NamedTuple):
    """Where in a party somebody looks."""

    deal: int
    step: int


async def replay_screen(
    replay: Review, at: ReplayPosition, game: Game, reader: PartyReader, pictures: Pictures
) -> Screen:
    """The moment `at`; everybody may step on from it who may look."""
    table = replay.at(*at)
    words = reader.words
    data = await pictures.draw(draw_replay, table, pictures.seats(game), reader.look, reader.bottom)
    picture = Picture("replay.png", data, replay_alt(table, game, words))
    tell = Teller(game, words)
    deal = words("replay-deal", number=at.deal, deals=replay.deals)
    step = words("replay-auction")
    if at.step:
        step = words("replay-trick", number=at.step, tricks=replay.last_step(at.deal))
    table_called, shown_by = table_name(game, words), reader.shown_by
    head = f"### {table_called} · {deal}\n{step}"
    if shown_by is not None:
        head = f"{words('replay-shown-by', name=shown_by, table=table_called)}\n{head}"
    items: Items = [
        head,
        *picture.items(reader.words, text_first=reader.text_first),
        "\n".join(filter(None, lines(replay, at, tell))),
    ]
    items += [
        _noted(reader.notes, tell, sum(map(_length, items))),
        [*_arrows(replay, at, game, one_deal=reader.one_deal)],
    ]
    if not reader.one_deal and replay.deals > 1:
        items.append([_deals(replay, at, game, words)])
    more = [button(words("table-sheet"), "replay_sheet", game.id, at.deal)]
    if reader.took_part:
        more.append(button(words("review-open"), "analysis", game.id, at.deal, emoji=LENS))
    if reader.may_show:
        more.append(button(words("replay-show"), "replay_show", game.id, *at))
    if reader.may_share:
        more.append(share_button(game, words))
    items += rows(more, ON_A_PHONE)
    if reader.took_part:
        items.append([*_own_notes(reader, at, game)])
    if reader.others_notes:
        items.append([_others_notes(reader, at, game)])
    if reader.may_show and not reader.is_public:
        items.append(f"-# {words('replay-show-about')}")
    return screen_of(*items)


async def hands_screen(
    table: OpenTable, number: int, game: Game, reader: PartyReader, pictures: Pictures
) -> Screen:
    """All hands of a deal that is over, as they were before the first lead."""
    words = reader.words
    data = await pictures.draw(draw_replay, table, pictures.seats(game), reader.look)
    picture = Picture("hands.png", data, replay_alt(table, game, words))
    head = f"### {table_name(game, words)} · {words('table-deal', number=number)}"
    step_through: Items = []
    if reader.took_part:
        step_through.append(
            [button(words("history-replay"), "replay", game.id, number, 0, emoji="🎞️")]
        )
    if reader.text_first:
        return screen_of(head, *picture.items(reader.words, text_first=True), *step_through)
    tell = Teller(game, words)
    hands = [
        words("labelled", label=tell.name(seat), text=words.cards(hand))
        for seat, hand in enumerate(table.hands)
    ]
    told = "\n".join([*filter(None, deal_lines(table.view, tell)), *hands])
    return screen_of(head, picture.gallery(), told, *step_through)


# In words ----------------------------------------------------------------------------------------


def lines(replay: Review, at: ReplayPosition, tell: Teller) -> Iterator[str]:
    """Return what the picture shows that is not a card in a hand; at the end what came of the
    deal."""
    table = replay.at(*at)
    view = table.view
    ends = at.step == replay.last_step(at.deal)
    if not at.step:
        yield call_list([each for each in view.calls if isinstance(each, Pass | Bid)], tell)
        if view.taker is None:
            yield closing_text(view, tell)
            return
        yield from unplayed_lines(table, tell)
    else:
        yield trick_line(view, tell)
        yield tell("replay-points", totals=tell.totals(table.points))
    if not ends:
        yield from deal_lines(view, tell)
        return
    yield sheet_text(view, at.deal, tell)
    yield from party_lines(view, tell)


SHORTENED = (LONGEST_NOTE, 120, 80, 50, 30, 15)
"""characters of each note, as many as there is room for"""
BESIDE = 200
"""characters that stand below the notes"""


def _noted(notes: Sequence[Note], tell: Teller, before: int) -> str:
    """Return what was written about the moment, each of it as long as all have room."""

    def told(longest: int) -> str:
        return "\n".join(
            note_line(each._replace(text=shorten(each.text, longest)), tell) for each in notes
        )

    return first_fitting(told, SHORTENED, MOST_TEXT - before - BESIDE)


def _length(shown: Shown) -> int:
    """The characters of a text that stands on the page."""
    told = shown.content if isinstance(shown, ui.TextDisplay) else shown
    return len(told) if isinstance(told, str) else 0


def trick_line(view: View, tell: Teller) -> str:
    """Return who played what, and who won it; or that the game was stopped there."""
    if view.trick:
        played = " · ".join(f"{tell.name(seat)} {tell.card(card)}" for seat, card in view.trick)
        return tell("replay-broken-off", cards=played)
    last = view.last_trick
    if last is None:
        return ""
    values = {"cards": cards_in_turn(last, view, tell), "name": tell.name(last.winner)}
    told = tell("table-last-trick-text", points=last.points, **values)
    return with_roem(told, last, tell.words)


# Buttons -----------------------------------------------------------------------------------------


def _arrows(replay: Review, at: ReplayPosition, game: Game, *, one_deal: bool) -> Iterator[Item]:
    """Buttons to other moments, dead where there is none; the last part of an id tells it from
    others."""
    deal, step = at
    back, onward = ReplayPosition(deal, step - 1), ReplayPosition(deal, step + 1)
    if not step:
        back = ReplayPosition(deal - 1, replay.last_step(deal - 1) if deal > 1 else 0)
    if not replay.has(*onward):
        onward = ReplayPosition(deal + 1, 0)
    ways = (ReplayPosition(deal - 1, 0), back, onward, ReplayPosition(deal + 1, 0))
    signs = ("⏮️", "◀️", "▶️", "⏭️")
    for number, (sign, there) in enumerate(zip(signs, ways, strict=True)):
        dead = not replay.has(*there) or (one_deal and there.deal != deal)
        place = game.id, *(at if dead else there), number
        style = BLUE if number in (1, 2) else GREY_BUTTON
        yield button("", "replay_at", *place, style=style, emoji=sign, disabled=dead)


def _own_notes(reader: PartyReader, at: ReplayPosition, game: Game) -> Iterator[Item]:
    """Buttons to comment on the moment, as often as one may, and to take the last comment back."""
    if reader.own_notes < MOST_NOTES:
        yield button(reader.words("replay-note"), "replay_note", game.id, *at, emoji="💬")
    if reader.own_notes:
        yield button(reader.words("replay-note-back"), "replay_note_back", game.id, *at)


def _others_notes(reader: PartyReader, at: ReplayPosition, game: Game) -> Item:
    """A choice among what others have written, to remove it."""
    options = {
        repr(each.at): (
            shorten(person_name(each.name, reader.words), SHORT),
            shorten(each.text, SHORT),
        )
        for each in reader.others_notes[-MOST_CHOICES:]
    }
    return select(reader.words("replay-note-remove"), options, "replay_note_remove", game.id, *at)


def _deals(replay: Review, at: ReplayPosition, game: Game, words: Words) -> Item:
    """A choice among the deals, of a long party among those around this one."""
    first = max(1, min(at.deal - MOST_CHOICES // 2, replay.deals - MOST_CHOICES + 1))
    results = {each.number: each for each in replay.last.results}
    options: dict[int, tuple[str, str]] = {}
    for number in range(first, min(first + MOST_CHOICES, replay.deals + 1)):
        about = words("replay-no-result")
        if result := results.get(number):  # `Anna 90 ♥ · capot`: what makes it worth a look
            contract = words.bid(result.bid) if result.bid else words.suit(result.trump)
            moments = ", ".join(words(MOMENTS[each.kind]) for each in key_moments(result))
            name = plain_name(game, result.taker)
            about = " · ".join(filter(None, (f"{name} {contract}", moments)))
        options[number] = words("table-deal", number=number), about
    return select(words("replay-choose"), options, "replay_deal", game.id, chosen=at.deal)
