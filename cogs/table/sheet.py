"""The score sheet of a deal, after the last one the end of the party; and the deal in words that a
beginner understands: what was played for, how it ended, where each point came from."""

import re
from collections.abc import Callable
from itertools import groupby

from discord import ui

from bot.rules import (
    DEFENDERS,
    GENERALE_BID,
    TAKERS,
    Bid,
    ByAccount,
    ContractKind,
    DealOutcome,
    DealResult,
    Ending,
    Ledger,
    LedgerEntry,
    Ruleset,
    Source,
    View,
)
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.tables.finished.analyses import may_be_reviewed
from bot.text import Words, capital, sentence
from card_images.look import Look
from card_images.sheet import draw_sheet, end_of
from cogs.finished.analysis_screen import LENS
from cogs.pictures import Pictures
from cogs.press import GREEN, Item, button
from cogs.screens.alt import fitting, party_picture
from cogs.screens.names import Teller
from cogs.screens.screen import GOLD, Items, Picture, Screen, screen_of
from cogs.table.seats_screen import what_next
from cogs.table.status import auction_lines, both_reached, by_team, party_lines
from cogs.table.table_screen import table_title
from cogs.tournaments.table import (
    counts_lines,
    silent_sheet,
)


async def sheet_screen(
    view: View,
    number: int,
    game: Game,
    words: Words,
    pictures: Pictures,
    look: Look,
    *,
    private: bool = False,
    daily: bool = False,
    text_first: bool = False,
    below: Items | None = None,
    hints: str = "",
    rated: str = "",
) -> Screen:
    """The sheet of deal `number`; after the last one also the party's, its end and what is next.

    `view` is the table's. `private` leaves out what is next. `daily`: one is open here.
    `text_first`: what the pictures show stands above them. `below`: what is next instead, after
    any deal. `hints`: how many people had. `rated`: whether the party that is over counts.
    """
    at = game.tournament
    if at is not None and says_nothing(game) and not private:
        return silent_sheet(game, at, words)
    results = tuple(each for each in view.results if each.number <= number)
    ends = view.winner is not None and number == view.deal_number
    data = await pictures.draw(
        draw_sheet, results, pictures.seats(game), look, game.rules, end_of(view) if ends else None
    )

    def lines(tell: Teller) -> list[str]:
        return [sheet_text(view, number, tell), *(party_lines(view, tell) if ends else ())]

    deal = Picture("sheet.png", data, fitting(game, words, lines))
    tell = Teller(game, words)
    # What the picture shows is told below it anyway: not twice.
    told = sheet_text(view, number, tell)
    shown: Items = [told, deal.below_its_text(words)] if text_first else [deal, told]
    title = table_title(view, game, words, number)
    looks = looks_back(game, number, words)
    items: Items = [title, *shown, hints, looks]
    if not ends:
        return screen_of(*items, *(below or ()))
    whole = await party_picture(view, game, words, look, pictures)
    ended = whole.told() if text_first else "\n".join(party_lines(view, tell))
    whole = whole.below_its_text(words) if text_first else whole
    counts = [] if at is None else counts_lines(game, at, words)
    counts += [f"-# {rated}"] if rated else []
    items += [ui.Separator(), ended, whole, "\n".join(counts)]
    if private or below is not None:
        return screen_of(*items, *(below or ()))
    return screen_of(*items, what_next(game, words, style=GREEN, daily=daily), colour=GOLD)


def looks_back(game: Game, number: int, words: Words) -> list[Item]:
    """The ways to what a deal that is over has to teach: its review, and all its hands."""
    found: list[Item] = []
    if may_be_reviewed(game):
        found.append(button(words("review-open"), "analysis", game.id, number, emoji=LENS))
    if game.shows_hands:
        found.append(button(words("sheet-hands"), "hands", game.id, number))
    return found


def last_sheet(view: View) -> int | None:
    """The number of the deal that the newest sheet is of; None before there is one."""
    if view.winner is not None:
        return view.deal_number
    return view.results[-1].number if view.results else None


TOOK = {ContractKind.CHOSEN: "sheet-chose"}
"""how it is told who played where nothing was turned up"""
HEADING = re.compile(r"^\*\*[^*]+\*\*\s?: ")


def sheet_text(view: View, number: int, tell: Teller) -> str:
    """A deal in words, also one that the end of the party cut short."""
    result = next((each for each in view.results if each.number == number), None)
    rules = view.rules
    if result is None:
        boards = rules.end_mode == "boards"
        unplayed = tell("sheet-thrown-in") if boards else tell("sheet-unplayed")
        return "\n".join(
            filter(None, [*auction_lines(view, tell), unplayed, totals_text(view.scores, tell)])
        )
    name, bid = tell.name(result.taker), result.bid
    if bid is None:
        said = TOOK.get(view.game_type.auction.kind, "sheet-took")
        lines = [tell(said, name=name, trump=tell.trump(result.trump))]
    else:
        lines = [tell("sheet-bid", name=name, bid=tell.contract(bid))]
    if result.multiplier > 1:
        said = "sheet-contra" if result.in_tens else "sheet-doubled"
        lines.append(tell(said, times=result.multiplier))
    if is_last(result, view) and view.ending is Ending.PROOF_FAILED:
        mine, theirs = _compared(result, tell)  # a deal that does not count (A10)
        lines.append(tell("sheet-annulled", mine=mine, theirs=theirs, side=tell.side))
    else:
        if bid is None or not bid.points:
            lines += _outcome_of_take(result, rules, tell)
        else:
            lines += _outcome_of_bid(result, bid, tell)
            lines += [_rule(option, rules, tell) for option in result.score.decided_by]
        lines += [_of_side(result, account, tell) for account in view.game_type.accounts.numbers]
        lines += _remarks(result, view, tell)
    lines.append(totals_text(result.totals, tell))
    return "\n".join(lines)


def _of_side(result: DealResult, account: int, tell: Teller) -> str:
    """Return what a side writes and what that is made of; of tens the points that they are of."""
    text_id, entries = "sheet-team", result.ledger(account)
    if result.in_tens:
        compared = result.score.compared_entries
        text_id, entries = "sheet-tens", tuple(e for e in compared if result.account(e) == account)
    return tell(
        text_id,
        team=tell.team(account),
        sources=ledger_text(entries, result.tricks[account], tell),
        points=sum(each.written for each in entries),
        written=result.written[account],
    )


# How it ended ------------------------------------------------------------------------------------


def _outcome_of_take(result: DealResult, rules: Ruleset, tell: Teller) -> list[str]:
    if result.score.outcome in (DealOutcome.CAPOT, DealOutcome.PIT):
        return [tell("sheet-outcome", result.score.outcome.value)]
    if len(result.score.compared) > 2:
        return _outcome_of_three(result, rules, tell)
    if result.capot in result.defenders:
        return [tell("sheet-no-trick", side=tell.side)]
    mine, theirs = _compared(result, tell)
    if mine == theirs and rules.tie_rule == "takers_zero":
        return [tell("sheet-tie-zero", mine=mine, theirs=theirs)]
    compared = {each.source for each in result.score.compared_entries}
    if result.capot is not None or {each.source for each in result.had} <= compared:
        return [_against(result, tell)]
    # Something was scored that does not help to win the deal.
    return [_against(result, tell), tell("sheet-basis", rules.contract_basis)]


def _outcome_of_three(result: DealResult, rules: Ruleset, tell: Teller) -> list[str]:
    """Return why one made it or failed against two, and what these get then (J5, J6)."""
    mine, *theirs = result.score.compared
    both = rules.contract3 == "more_than_both"
    made = result.score.outcome is DealOutcome.MADE
    text_id = "made" if made else "no-trick" if result.capot in result.defenders else "dedans"
    told = tell(
        "sheet-three",
        text_id,
        mine=mine,
        theirs=tell.words.join_and([*map(tell.words.number, theirs)]),
        by=abs(mine - (sum(theirs) if both else max(theirs))),
        needs="both" if both else "each",
    )
    return [told] if made else [told, tell("sheet-failed", rules.fail3)]


def _against(result: DealResult, tell: Teller) -> str:
    mine, theirs = _compared(result, tell)
    by = abs(mine - max(result.score.compared[DEFENDERS:]))
    told = {"mine": mine, "theirs": theirs, "by": by, "side": tell.side}
    return tell("sheet-outcome", result.score.outcome.value, **told)


def _compared(result: DealResult, tell: Teller) -> tuple[int, int | str]:
    """Return what decided the contract: of the takers, and of each other account."""
    mine, *others = result.score.compared
    return mine, others[0] if len(others) == 1 else "–".join(map(tell.words.number, others))


def _outcome_of_bid(result: DealResult, bid: Bid, tell: Teller) -> list[str]:
    needed = result.score.needed
    if needed is None:
        return [_outcome_of_capot(result, bid, tell)]
    if result.score.outcome is DealOutcome.LITIGE:
        return [_against(result, tell)]
    mine, theirs = _compared(result, tell)
    own = {each.source for each in result.score.compared_entries if each.role == TAKERS}
    made = result.score.outcome is DealOutcome.MADE
    if made and result.capot == result.takers and Source.CAPOT not in own:
        return [tell("sheet-bid-all-tricks")]
    ending = "made" if made else "dedans" if mine < needed else "outdone"
    # What the takers' points have in them beside those of the tricks.
    belote, declared = Source.BELOTE in own, Source.DECLARATION in own
    included = "belote" if belote else "declarations" if declared else "none"
    told = tell(
        "sheet-bid",
        ending,
        mine=mine,
        theirs=theirs,
        bid=bid.points,
        by=abs(mine - needed),
        included="both" if belote and declared else included,
    )
    if needed == bid.points:
        return [told]
    return [told, tell("sheet-bid-needed", bid=bid.points, needed=needed)]


def _outcome_of_capot(result: DealResult, bid: Bid, tell: Teller) -> str:
    """Say that all tricks were announced; in a générale they must be the bidder's own."""
    generale = bid.points == GENERALE_BID
    if result.score.outcome is DealOutcome.MADE:
        name = tell.name(bid.actor)
        return tell("sheet-generale-made", name=name) if generale else tell("sheet-capot-made")
    if result.capot == result.takers:
        return tell("sheet-generale-shared", name=tell.name(bid.actor))
    return tell("sheet-capot-failed", tricks=result.tricks[result.takers])


def _rule(option: str, rules: Ruleset, tell: Teller) -> str:
    """The rule without its heading, such as `**Made**:`, which the outcome before it has said."""
    told = capital(HEADING.sub("", sentence(option, getattr(rules, option), rules, tell.words)))
    return told.replace("**", "") if tell.plain else f"-# {told}"


# Where the points came from ----------------------------------------------------------------------


def ledger_text(entries: Ledger, tricks: int, tell: Teller) -> str:
    """`72 in 5 tricks + 20 for belote`, `(80 in 5 tricks + 90 for the bid) × 2 + 20 for belote`"""
    return sum_text(entries, lambda each: _entry(each, tricks, tell)) or tell("sheet-nothing")


def sum_text(entries: Ledger, named: Callable[[LedgerEntry], str]) -> str:
    """Return entries as they are added up, those that are multiplied first and together."""
    sums: list[str] = []
    for factor, of_factor in groupby(sorted(entries, key=_factor, reverse=True), _factor):
        terms = [*map(named, of_factor)]
        told = _plus(terms)
        if factor != 1:
            told = f"({told}) × {factor}" if len(terms) > 1 else f"{told} × {factor}"
        sums.append(told)
    return _plus(sums)


def _factor(entry: LedgerEntry) -> int:
    """Return by what it is multiplied; nothing stays nothing: `no tricks × 2` is never said."""
    return entry.factor if entry.points else 1


def _plus(terms: list[str]) -> str:
    return " + ".join(terms).replace("+ −", "− ")


def _entry(entry: LedgerEntry, tricks: int, tell: Teller) -> str:
    match entry.source:
        case Source.TRICKS:
            return tell("sheet-source.tricks", points=entry.points, tricks=tricks)
        case Source.DECLARATION if entry.announced:
            seat, declaration = entry.announced
            return tell(
                "sheet-source.declaration",
                points=entry.points,
                name=tell.name(seat),
                declaration=tell.words.announced(
                    declaration.kind, declaration.length, declaration.rank
                ),
            )
        case Source.ROUNDING:
            return tell("sheet-source.rounding", points=entry.points, to=entry.to)
        case source:
            return tell("sheet-source", source.value, points=entry.points)


# What else there is to say -----------------------------------------------------------------------


def _remarks(result: DealResult, view: View, tell: Teller) -> list[str]:
    lines: list[str] = []
    # Where nobody has to say the words, a belote is lost only by its first card (I4).
    unsaid = view.rules.belote_announce != "auto"
    text_id = "sheet-missed-belote" if unsaid else "sheet-discarded-belote"
    for account, missed in enumerate(result.missed_belotes):
        if missed:
            team = tell.team(account)
            lines.append(tell(text_id, team=team, side=tell.side))
    lines += _declarations_elsewhere(result, view, tell)
    lines += _held(result, view, tell)
    to_owners = result.score.outcome.takers_won is None
    text_id = "sheet-released-to-owner" if to_owners else "sheet-released-text"
    lines += by_team(text_id, result.released, tell)
    if is_last(result, view):
        return lines
    # Why the party is not over yet, when it could be (A10).
    played = view.results.index(result) + 1
    if both_reached(result.totals, view):
        target = tell.words.number(view.rules.target)
        several = len(result.totals) > 2
        more = tell("party-one-more", target=target, side=tell.side)
        lines.append(tell("party-several-more", target=target) if several else more)
    elif view.rules.end_mode == "deals" and played >= view.rules.deals_limit:
        lines.append(tell("party-one-more-deal", deals=played))
    return lines


def _declarations_elsewhere(result: DealResult, view: View, tell: Teller) -> list[str]:
    """Return whose they are in the end, where it is not those who declared them (A9, H8)."""
    if result.in_tens:
        return []
    found = (*result.score.entries, *result.score.held_entries)
    written = {each.announced: result.account(each) for each in found if each.announced}
    lines: list[str] = []
    for account in view.game_type.accounts.numbers:
        own = [a for a in result.declared if view.game_type.accounts.of(a.seat) == account]
        if not own or all(written.get(each) == account for each in own):
            continue
        fate = "to-others" if any(each in written for each in own) else "unwritten"
        if fate == "unwritten" and result.score.outcome is DealOutcome.CAPOT:
            fate = "lost"
        values = {"team": tell.team(account), "points": result.declarations[account]}
        lines.append(tell("sheet-declarations", fate, side=tell.side, **values))
    return lines


def _held(result: DealResult, view: View, tell: Teller) -> list[str]:
    """The points of a tie, and who will get them (A7)."""
    if result.score.outcome.takers_won is not None:
        return []
    lines = [
        tell(
            "sheet-in-play",
            team=tell.team(account),
            sources=ledger_text(result.ledger(account, held=True), result.tricks[account], tell),
            points=points,
        )
        for account, points in enumerate(result.held)
        if points
    ]
    if is_last(result, view):
        return lines
    if result.score.outcome in (DealOutcome.LITIGE, DealOutcome.HANGING):
        lines.append(tell("sheet-in-play-litige"))
    else:
        team = tell.team(result.takers)
        lines.append(tell("sheet-in-play-abeyance", team=team, side=tell.side))
    in_play = 0  # the points that wait after this tie, with the ties just before it
    for each in view.results[: view.results.index(result) + 1]:
        decided = each.score.outcome.takers_won is not None
        in_play = 0 if decided else in_play + sum(each.held)
    if in_play > sum(result.held):
        lines.append(tell("sheet-in-play-all", points=in_play))
    return lines


def is_last(result: DealResult, view: View) -> bool:
    """Return whether the party ended with this deal."""
    return view.winner is not None and result == view.results[-1]


def totals_text(totals: ByAccount, tell: Teller) -> str:
    """All totals, as they stand after a deal."""
    return tell("sheet-totals", totals=tell.totals(totals))
