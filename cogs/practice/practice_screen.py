"""A practice party in one message: hand, trick and score, then the sheet of the deal and what may
be done with it."""

from collections.abc import Sequence

from bot.rules import Phase, Ruleset, View
from bot.rules.core.conditions import LADDER, holds
from bot.storage.engine.schema import MessageRow
from bot.tables import Game
from bot.tables.party.practice import BIDDING, MOST_ASIDE
from bot.tables.time.pace import shows_sheet
from bot.teaching.themes import Theme, themes_of
from bot.text import Words
from bot.text.options import preset_name
from card_images.look import Look
from cogs.hand.controls import Holding, beside
from cogs.hand.hand_screen import hand_items, part_of
from cogs.pictures import Pictures
from cogs.press import GREEN, Item, button, link, select
from cogs.screens.names import Teller, hand_url, others_points, table_name, wants_text
from cogs.screens.screen import FELT, GOLD, GREY, Items, Screen, screen_of
from cogs.table.sheet import sheet_screen, totals_text
from cogs.table.status import TurnTimes, status_text, thrown_in_text
from cogs.table.table_screen import last_trick_text


async def practice_screen(
    holding: Holding,
    pictures: Pictures,
    look: Look,
    *,
    public: View,
    trick_seen: bool = True,
    earlier: Sequence[Game] = (),
    hints: str = "",
    elsewhere: bool = False,
) -> Screen:
    """Show what its person sees and may do. `public`: the table's view. `trick_seen`:
    the last one has been looked at. `earlier`: their other
    parties, which they may go on with. `hints`: how many they had in the deal. `elsewhere`: not in
    the DM, where it can be edited at any time."""
    game, words = holding.game, holding.words
    if game.row.status == "closed":
        why = words("practice-ended", game.row.ended_why, count=MOST_ASIDE)
        below = _earlier(game, words, earlier, [_new(game, words)])
        return screen_of(_title(game, words), why, *below, colour=GREY)
    if game.row.paused_at is not None:
        on = button(words("practice-go-on"), "practice_on", game.id, style=GREEN)
        return screen_of(_title(game, words), words("practice-aside"), [on], colour=GREY)
    if shows_sheet(game) and trick_seen:
        return await _deal_over(holding, public, pictures, look, earlier, hints)
    items = await hand_items(holding, pictures, look)
    if shows_sheet(game):
        return screen_of(*items, last_trick_text(public, game, words))
    part, told = part_of(holding), holding.view.decision is not None
    last = button(words("table-last-trick"), "last_trick", game.id)
    tricks = [last] if holding.view.phase is Phase.PLAY else []
    times = TurnTimes(game.row.asked_at or 0, holding.until)
    theme = game.row.theme
    if theme == Theme.COINCHE and holding.view.phase is Phase.PLAY:
        theme = None  # it was asked in the auction
    return screen_of(
        *items,
        words("practice-theme-about", theme_called(theme, game.rules)) if theme else "",
        part.text if told else status_text(public, Teller(game, words), times),
        *part.rows,
        [*beside(holding), *tricks, _new(game, words)],
        words("practice-elsewhere") if elsewhere and not holding.view.results else "",
        colour=GOLD if told else FELT,
    )


def theme_called(theme: str, rules: Ruleset) -> str:
    """How texts call a theme: on a ladder a coinche is a contra."""
    return "contra" if theme == Theme.COINCHE and holds(LADDER, rules) else theme


def moved_screen(game: Game, words: Words, now: MessageRow | None) -> Screen:
    """Return the last word where a party was shown; `now`: its message in the DM, if it is
    there."""
    there: list[Item] = []
    if now is not None and now.channel_id and now.message_id:
        there.append(link(words("practice-there"), hand_url(now.channel_id, now.message_id)))
    return screen_of(_title(game, words), words("practice-moved"), there, colour=GREY)


def _title(game: Game, words: Words) -> str:
    return f"### {table_name(game, words)}"


async def _deal_over(
    holding: Holding,
    public: View,
    pictures: Pictures,
    look: Look,
    earlier: Sequence[Game],
    hints: str,
) -> Screen:
    """The sheet, or that nobody took, and what comes next."""
    game, words, deal = holding.game, holding.words, public.deal_number
    if game.row.theme:
        label = words("practice-theme-next", theme_called(game.row.theme, game.rules))
        first = button(label, "practice_same", game.id, style=GREEN)
        other = _new(game, words)
    elif public.phase is Phase.OVER or game.row.once_more:
        first = button(words("practice-new"), "practice_new", game.id, style=GREEN)
        other = button(words("puzzle-title"), "puzzle")
    else:
        first = button(words("practice-next"), "practice_next", game.id, "-", style=GREEN)
        other = _new(game, words)
    turned = button(words("practice-turned"), "practice_turn", game.id, deal)
    # Once more from the bidding, or from one of the tricks; the last one plays itself.
    options = {BIDDING: words("practice-from-bidding")}
    for each in range(1, len(public.tricks)):
        options[each] = words("practice-from-trick", number=each)
    once_more = select(words("practice-once-more"), options, "practice_trick", game.id, deal)
    themes = {
        each: words("choice-theme", theme_called(each, game.rules))
        for each in themes_of(game.rules)
    }
    theme = select(words("practice-theme-choose"), themes, "practice_theme", game.id)
    below: Items = [
        words("practice-theme-over") if game.row.theme else "",
        [first, turned],
        [once_more],
        [theme],
        *_earlier(game, words, earlier, [other]),
    ]
    if deal not in {each.number for each in public.results} and public.phase is not Phase.OVER:
        tell = Teller(game, words)
        told = f"{thrown_in_text(public, tell)}\n{totals_text(public.scores, tell)}"
        return screen_of(*await hand_items(holding, pictures, look), told, *below, colour=GREY)
    text_first = wants_text(game, holding.view.seat or 0)
    return await sheet_screen(
        public, deal, game, words, pictures, look, below=below, text_first=text_first, hints=hints
    )


def _new(game: Game, words: Words) -> Item:
    return button(words("practice-new"), "practice_new", game.id)


def _earlier(game: Game, words: Words, earlier: Sequence[Game], beside: list[Item]) -> Items:
    """The parties that were put aside."""
    options = {
        each.id: _label(each, words)
        for each in earlier
        if each.id != game.id and not (each.row.once_more and shows_sheet(each))
    }
    return [beside, [select(words("practice-earlier"), options, "practice_pick", game.id)]]


def _label(game: Game, words: Words) -> str:
    """`Coinche · deal 3 · 320–180`: the person's own points first."""
    seats = [each.seat for each in game.people]
    own = game.accounts.of(seats[0]) if seats else 0
    scores = game.state.scores if game.state else game.accounts.zeros
    return words(
        "practice-party",
        rules=game.row.rules_name or preset_name(game.row.preset, words),
        number=game.deal,
        points=words.number(scores[own]),
        other_points=others_points(game, scores, own, words),
    )
