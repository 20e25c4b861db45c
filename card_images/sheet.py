"""The score sheet after a deal: where each team's points come from, and the totals so far.

1000 × 880 pixels: a column a team, at the right the deals played before with their totals. A party
may end in the middle of a deal, which then has no result (A5, A10).
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.rules import (
    ByAccount,
    DealResult,
    DeclarationKind,
    Ending,
    LedgerEntry,
    Ruleset,
    Sides,
    Source,
    Suit,
    Trump,
    View,
    game_of,
    named_points,
)
from card_images.canvas import MARGIN, WIDTH, Canvas, felt
from card_images.cards import back_sprite, card_sprite, index_of
from card_images.colours import FELT, GOLD, MUTED, PLATE, TEAM, WHITE, Colour
from card_images.look import KINDS, Look, Seat, Words
from card_images.names import SMALLEST, fitting, text_width
from card_images.plates import draw_team, draw_way
from card_images.shapes import Shape
from card_images.tokens import STOPPED, Token, draw_token, trump_token
from card_images.trick import trumps_of
from card_images.writing import lay_names, name_sprite

NOTHING = "–"


BIDS = (Source.BID, Source.ANNOUNCED_CAPOT, Source.ANNOUNCED_GENERALE)
"""what is written for a bid"""


class SheetRow(NamedTuple):
    """A word, what stands in the column of each account, and a colour."""

    word: str
    values: tuple[str, ...]
    ink: Colour


class Title(NamedTuple):
    """The head of a sheet: the deal, how it ended, and whose doing that was."""

    number: int
    outcome: str
    token: Token | None
    """None where nobody took, and nothing but the outcome is told"""
    seat: int


class End(NamedTuple):
    """How a party ended, for the sheet of its last deal."""

    number: int
    """of the last deal, which has no result when the party ended before its last trick"""
    ending: Ending
    winner: int | None
    """the team, or DRAWN"""
    scores: ByAccount
    seat: int
    """who stopped the game, or held all eight trumps, or took"""
    counted: ByAccount
    """what the side of who stopped the game had by then"""
    trump: Trump | None


def end_of(view: View) -> End | None:
    """How the party of a view ended; None while it goes on."""
    if view.ending is None:
        return None
    accounts = view.game_type.accounts
    counted = accounts.zeros
    seat = view.taker if view.trump_run is None else view.trump_run
    if view.stopped is not None:
        seat, points = view.stopped.seat, view.stopped.points
        counted = accounts.sums([(seat, points)])
    return End(
        view.deal_number, view.ending, view.winner, view.scores, seat or 0, counted, view.trump
    )


def deal_title(result: DealResult, end: End | None, look: Look) -> Title:
    """How the contract ended, or the party if it was not by its points."""
    outcome = "" if end is None else ending_word(end, look.words)
    outcome = outcome or look.words("deal-outcome", result.score.outcome)
    return Title(result.number, outcome, trump_token(result.trump, look), result.taker)


def end_title(end: End, look: Look) -> Title:
    """Return the title of a deal that was not played to its last trick.

    The last board of a duplicate may have been thrown in.
    """
    token = None if end.ending is Ending.DEALS else STOPPED
    if end.ending is Ending.TRUMP_RUN and end.trump is not None:
        token = trump_token(end.trump, look)
    outcome = ending_word(end, look.words) or look.words("pic-thrown-in")
    return Title(end.number, outcome, token, end.seat)


ENDINGS = {
    Ending.TRUMP_RUN: "pic-trump-run",
    Ending.STOPPED: "pic-stopped",
    Ending.STOPPED_IN_VAIN: "pic-stopped-in-vain",
    Ending.PROOF_FAILED: "pic-proof-failed",
}
"""parties that did not end by their points"""


def ending_word(end: End, words: Words) -> str:
    """How a party ended that did not end by its points; empty for others."""
    return words(ENDINGS[end.ending]) if end.ending in ENDINGS else ""


def end_rows(end: End, look: Look) -> list[SheetRow]:
    """Return what was counted when the game was stopped; nothing is when eight trumps won it.

    A board that nobody took is written with no points.
    """
    if end.ending is Ending.TRUMP_RUN:
        return []
    if end.ending is Ending.DEALS:
        return [SheetRow(look.words("sheet-written"), ("0",) * len(end.scores), GOLD)]
    return [_row(look.words("pic-counted"), end.counted)]


def rows(result: DealResult, look: Look) -> list[SheetRow]:
    """Return the rows of a sheet."""
    words = look.words
    compared = result.score.compared_entries if result.in_tens else ()
    had = result.had_of if not compared else _of_compared(result)
    found = [_row(words("sheet-tricks"), had(Source.TRICKS))]

    def add(word: str, points: ByAccount, ink: Colour = WHITE) -> None:
        if any(points):
            found.append(_row(word, points, ink))

    add(words("sheet-der"), had(Source.DER))
    add(words("sheet-roem"), had(Source.ROEM))
    if result.in_tens:
        add(words("deal-outcome.capot"), had(Source.CAPOT))
    else:  # What all the tricks bring beyond their own points.
        for source in (Source.CAPOT, Source.PIT):
            most = zip(_written(result, source), result.points, strict=True)
            add(words("deal-outcome", source), tuple(all_ and all_ - own for all_, own in most))
    add(words("sheet-belote"), had(Source.BELOTE))
    for word, entries in _declarations(result, look).items():
        found.append(_row(word, result.sums(entries)))
    if any(_written(result, *BIDS)):
        # All the tricks count 160 then, made or failed (H8), not their points. Without the bid
        # the whole deal needs no word.
        add(words("sheet-deal"), _written(result, Source.DEAL, Source.TAKE_ALL))
    if result.in_tens:
        found.append(_row(words("sheet-points"), result.compared))
    points = named_points(result.bid)
    contract = [] if points is None else [words.bid(points)]
    if result.multiplier > 1:
        contract.append(f"×{result.multiplier}")
    if contract:
        # Where its points are written, else with the bidders.
        written = (result.account(e) for e in result.score.entries if e.source in BIDS)
        values = [NOTHING] * len(result.totals)
        values[next(written, result.takers)] = " ".join(contract)
        found.append(SheetRow(words("pic-contract"), tuple(values), WHITE))
    found.append(_row(words("sheet-written"), result.written, GOLD))
    add(words("sheet-held"), result.held, MUTED)
    add(words("sheet-released"), result.released)
    return found


def _of_compared(result: DealResult) -> Callable[[Source], ByAccount]:
    """Return what each account made of a source, as often as it counts (I5)."""

    def made(source: Source) -> ByAccount:
        sums = [0] * len(result.totals)
        for each in result.score.compared_entries:
            if each.source is source:
                sums[result.account(each)] += each.written
        return tuple(sums)

    return made


def _row(word: str, points: ByAccount, ink: Colour = WHITE) -> SheetRow:
    return SheetRow(word, tuple(str(each) if each else NOTHING for each in points), ink)


def _written(result: DealResult, *sources: Source) -> ByAccount:
    return result.sums(each for each in result.score.entries if each.source in sources)


def _declarations(result: DealResult, look: Look) -> dict[str, list[LedgerEntry]]:
    """Return the entries of declarations by their type: `Tierce`, or `Carré J` with its rank."""
    of_kind: dict[str, list[LedgerEntry]] = {}
    for each in result.had:
        if each.announced is not None:
            declared = each.announced.declaration
            word = look.words(KINDS[declared.kind])
            if declared.kind is DeclarationKind.CARRE:
                word += f" {index_of(declared.rank, look)}"
            of_kind.setdefault(word, []).append(each)
    return of_kind


HEIGHT = 880
LEFT = MARGIN + 22
FIRST_ROW = 276
SIGNS = FIRST_ROW - 22
"""middle line of the signs above the columns"""
ROWS = 430
"""height of all rows together; few rows stand further apart"""
HIGHEST_ROW = 86
TEXT = 44
LABELS = 226
"""room for the words at the left"""
RUN_CARD = 73
LISTED = 55
"""height of a deal in the list, …"""
MOST_DEALS = 14
"""… and how many it has room for"""
CLOSEST = 8
"""from one total to the next"""
BOOM_DEALS = 16
BOOM_ROW = 49
"""where each deal has its own row, …"""
BOOM_COLUMN = 138
ROEM = 66
"""… and room for roem beside its points"""


class Columns(NamedTuple):
    """How a sheet is set for so many accounts, in pixels."""

    split: int
    """the deal is left of it, the list of deals right"""
    middles: tuple[int, ...]
    """of each team's column"""
    teams: int
    """where the names of the first team stand; the others' are below, …"""
    next_team: int
    """… so much lower each"""
    name: int
    """size of the names"""
    value: int
    """room for a number"""
    total: int
    """room for a total in the list"""
    listed: int
    """size of the totals there"""

    @property
    def right(self) -> int:
        """Where the deal ends."""
        return self.split - 24


COLUMNS = {
    2: Columns(634, (366, 554), 158, 46, name=40, value=150, total=118, listed=TEXT),
    3: Columns(604, (304, 414, 524), 150, 36, name=33, value=100, total=80, listed=SMALLEST),
}
"""by how many accounts there are"""


def draw_sheet(
    results: tuple[DealResult, ...],
    seats: tuple[Seat, ...],
    look: Look,
    rules: Ruleset,
    end: End | None = None,
) -> bytes:
    """The PNG for the last of `results`, which are the party's deals up to it.

    `end`: the party is over. Then the last deal may have no result, and there may be none at all.
    """
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    accounts = game_of(rules).accounts
    split = COLUMNS[len(accounts.seats)].split
    for left, right in ((MARGIN, split), (split + MARGIN, WIDTH - MARGIN)):
        canvas.shape(Shape.PLATE, (left, MARGIN, right, HEIGHT - MARGIN), PLATE, FELT)
    _draw_teams(canvas, seats, accounts)
    result = results[-1] if results and (end is None or results[-1].number == end.number) else None
    if result is not None:
        _draw_title(canvas, deal_title(result, end, look), seats, accounts, look)
        _draw_rows(canvas, rows(result, look), result.tricks)
    elif end is not None:
        _draw_title(canvas, end_title(end, look), seats, accounts, look)
        _draw_rows(canvas, end_rows(end, look))
        if end.ending is Ending.TRUMP_RUN and isinstance(end.trump, Suit):
            for number, card in enumerate(trumps_of(end.trump)):
                sprite = card_sprite(card, RUN_CARD, look, ground=PLATE)
                canvas.lay(sprite, LEFT + number * (RUN_CARD + 5), MARGIN + FIRST_ROW + 110)
    _draw_totals(canvas, results, end, rules, look)
    if game_of(rules).roem is not None:
        _draw_boom(canvas, results, result)
    else:
        _draw_list(canvas, results, len(accounts.seats), result, look)
    return canvas.png()


def _draw_title(
    canvas: Canvas, title: Title, seats: tuple[Seat, ...], accounts: Sides, look: Look
) -> None:
    """Number of the deal, how it ended, and whose doing that was."""
    right = COLUMNS[len(accounts.seats)].right
    y, heading = MARGIN + 44, f"{look.words('sheet-deal')} {title.number}"
    canvas.text(heading, (LEFT, y), TEXT, WHITE)
    room = right - LEFT - text_width(heading, TEXT) - 24
    canvas.text(title.outcome, (right, y), fitting(title.outcome, TEXT, room), GOLD, 1)
    if title.token is None:
        return
    y = MARGIN + 102
    draw_token(canvas, title.token, 52, LEFT, y, PLATE)
    left = LEFT + title.token.width(52) + 12
    ink = TEAM[accounts.of(title.seat)]
    name = name_sprite(seats[title.seat].name, TEXT, right - left, ink)
    canvas.lay_beside(name, left, y)


def _draw_teams(canvas: Canvas, seats: tuple[Seat, ...], accounts: Sides) -> None:
    """Draw the people of each team, and its sign above its column."""
    columns = COLUMNS[len(accounts.seats)]
    for team, column in enumerate(columns.middles):
        y = MARGIN + columns.teams + columns.next_team * team
        draw_team(canvas, team, (LEFT + 13, y))
        names = [seats[seat].name for seat in accounts.seats[team]]
        left = LEFT + 40
        room = (columns.right - left - 30 * (len(names) - 1)) // len(names)
        sprites = [name_sprite(name, columns.name, room, MUTED) for name in names]
        lay_names(canvas, sprites, (left, y), columns.name, 30)
        draw_team(canvas, team, (column + 43, MARGIN + SIGNS))


def _draw_rows(canvas: Canvas, found: list[SheetRow], tricks: ByAccount = ()) -> None:
    """The rows, with a pile for the tricks of each team beside their points, or above them."""
    height = min(HIGHEST_ROW, ROWS // max(1, len(found)))
    size = max(SMALLEST, min(TEXT, height - 8))
    words = min((fitting(row.word, size, LABELS) for row in found), default=size)
    for number, row in enumerate(found):
        top = MARGIN + FIRST_ROW + number * height
        y = top + height // 2
        columns = COLUMNS[len(row.values)]
        canvas.rule(LEFT, columns.right, top)
        label = name_sprite(row.word, words, LABELS, row.ink)
        canvas.lay_beside(label, LEFT, y)
        piles = tricks or (0,) * len(row.values)
        for x, value, won in zip(columns.middles, row.values, piles, strict=True):
            canvas.text(value, (x + 56, y), fitting(value, size, columns.value), row.ink, 1)
            if won and number == 0:
                end, line = (x - 32, y) if len(piles) == 2 else (x + 24, MARGIN + SIGNS)
                canvas.text(str(won), (end, line), SMALLEST, MUTED, 1)
                beside = end - 14 - text_width(str(won), SMALLEST)
                canvas.lay_centred(back_sprite(22), beside, line)


def _draw_totals(
    canvas: Canvas, results: tuple[DealResult, ...], end: End | None, rules: Ruleset, look: Look
) -> None:
    """The scores, how much of the way they are, and the winner's crown."""
    totals = results[-1].totals if end is None else end.scores
    y = HEIGHT - MARGIN - 78
    columns = COLUMNS[len(totals)]
    canvas.rule(LEFT, columns.right, y - 50)
    canvas.text(look.words("sheet-total"), (LEFT, y), TEXT, WHITE)
    room = columns.value
    for team, x in enumerate(columns.middles):
        won = end is not None and end.winner == team
        ink = GOLD if won else WHITE
        word = str(totals[team])
        canvas.text(word, (x + 56, y), fitting(word, 52, room), ink, 1)
        if won and len(totals) == 2:
            canvas.mark(Shape.CROWN, (x - 100, y), 36, GOLD)
        elif won:
            canvas.mark(Shape.CROWN, (x + 3, y - 40), 28, GOLD)
        draw_way(canvas, totals, team, rules, (x + 70 - room, y + 44), room - 14)
    goal = f"/ {rules.target}"
    if rules.ends_by_deals:
        done = len(results)
        if rules.end_mode == "boards":  # those too that nobody took
            done = results[-1].number if end is None else rules.deals_limit
        goal = f"{done}/{rules.deals_limit}"
    canvas.text(goal, (LEFT, y + 46), SMALLEST, MUTED)


def _draw_list(
    canvas: Canvas,
    results: tuple[DealResult, ...],
    teams: int,
    this: DealResult | None,
    look: Look,
) -> None:
    """The last deals: number, trump where there is room, and the totals after each; this one in
    gold."""
    layout, shown = COLUMNS[teams], results[-MOST_DEALS:]
    left, right, step = layout.split + MARGIN + 10, WIDTH - MARGIN - 14, layout.total
    size, totals = layout.listed, {str(total) for each in shown for total in each.totals}
    widest = round(max((text_width(each, SMALLEST) for each in totals), default=0)) + CLOSEST
    trumps, step = step >= widest, max(step, widest)
    columns = [right - step * n for n in range(teams)][::-1]
    y = MARGIN + 44
    for team, x in enumerate(columns):
        draw_team(canvas, team, (x - 13, y))
    for each in shown:
        y += LISTED
        canvas.rule(left, right, y - LISTED // 2)
        canvas.text(str(each.number), (left + 44, y), SMALLEST, MUTED, 1)
        if trumps:
            token = trump_token(each.trump, look)._replace(edge=0.12)
            draw_token(canvas, token, 38, left + 54, y, PLATE)
        ink = GOLD if each is this else WHITE
        for x, total in zip(columns, each.totals, strict=True):
            canvas.text(str(total), (x, y), fitting(str(total), size, step - 18), ink, 1)


def _draw_boom(canvas: Canvas, results: tuple[DealResult, ...], this: DealResult | None) -> None:
    """The deals as the Dutch write them, a row each: points, and roem beside them (KJ6)."""
    left, right = COLUMNS[2].split + MARGIN + 10, WIDTH - MARGIN - 14
    columns = right - BOOM_COLUMN, right
    y = MARGIN + 34
    for team, x in enumerate(columns):
        draw_team(canvas, team, (x - ROEM - 13, y))
    for each in results[-BOOM_DEALS:]:
        y += BOOM_ROW
        canvas.rule(left, right, y - BOOM_ROW // 2)
        canvas.text(str(each.number), (left + 36, y), SMALLEST, MUTED, 1)
        roem = _written(each, Source.ROEM)
        for x, written, beside in zip(columns, each.written, roem, strict=True):
            points = str(written - beside)
            ink = GOLD if each is this else WHITE
            canvas.text(points, (x - ROEM, y), SMALLEST, ink, 1)
            if beside:
                canvas.text(str(beside), (x, y), SMALLEST, MUTED, 1)
