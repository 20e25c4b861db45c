"""The sheet of a whole party and its alt text: who won, the key moments, the totals on the way."""

from collections.abc import Callable, Iterable, Iterator

from bot.rules import DealResult, KeyMoment, MomentKind, Pair, View, key_moments
from bot.tables import Game
from bot.text import Words
from card_images.look import Look
from card_images.party import draw_party
from card_images.sheet import end_of
from cogs.pictures import Pictures
from cogs.screens.alt import fitting
from cogs.screens.names import Teller
from cogs.screens.screen import Picture
from cogs.table.ending import party_lines

MOMENTS = {
    MomentKind.CAPOT: "outcome-capot",
    MomentKind.DEDANS: "outcome-dedans",
    MomentKind.LITIGE: "outcome-litige",
    MomentKind.ABEYANCE: "outcome-abeyance",
    MomentKind.COINCHE: "pic-coinche",
    MomentKind.SURCOINCHE: "pic-surcoinche",
}
"""the words that the picture has for them"""


async def party_picture(
    view: View, game: Game, words: Words, look: Look, pictures: Pictures
) -> Picture:
    """The sheet of a party; `view` is anybody's of its end."""
    end = end_of(view)
    assert end is not None, "a party that goes on has no sheet"
    data = await pictures.draw(
        draw_party, view.results, pictures.seats(game), look, game.rules, end
    )
    return Picture("party.png", data, party_alt(view, game, words))


def party_alt(view: View, game: Game, words: Words) -> str:
    """Describe the picture of a party that is over.

    Each deal with who took what, or the totals alone, or those after some deals, as many as fit.
    """
    return fitting(
        game,
        words,
        lambda tell: [*_head(view, tell), *_deals(view, tell)],
        *(_with_totals(view, every) for every in range(1, len(view.results) + 1)),
    )


def _with_totals(view: View, every: int) -> Callable[[Teller], Iterable[str]]:
    return lambda tell: [*_head(view, tell), *_totals(view, every, tell)]


def _head(view: View, tell: Teller) -> Iterator[str]:
    """How it ended, for what it was played, and its key moments."""
    yield from party_lines(view, tell)
    if view.rules.end_mode == "target":
        yield tell("sheet-party-target", target=tell.words.number(view.rules.target))
    deals: dict[KeyMoment, list[str]] = {}
    for result in view.results:
        for moment in key_moments(result):
            deals.setdefault(moment, []).append(str(result.number))
    for (kind, team), numbers in sorted(deals.items()):
        yield tell(
            "sheet-party-moment",
            moment=tell.words(MOMENTS[kind]),
            team=tell.team(team),
            count=len(numbers),
            deals=tell.words.join_and(numbers),
        )


def _deals(view: View, tell: Teller) -> Iterator[str]:
    if view.results:
        yield tell("sheet-party-all", first=tell.team(0))
    for each in view.results:
        yield _deal(each, tell)


def _deal(result: DealResult, tell: Teller) -> str:
    contract = tell.trump(result.trump) if result.bid is None else tell.contract(result.bid)
    return tell(
        "sheet-party-deal",
        number=result.number,
        name=tell.name(result.taker),
        contract=contract,
        **_points(result.totals, tell),
    )


def _totals(view: View, every: int, tell: Teller) -> Iterator[str]:
    """The totals after one deal of so many, the last always."""
    yield tell("sheet-party-all" if every == 1 else "sheet-party-some", first=tell.team(0))
    for each in view.results[::-every][::-1]:
        yield tell("sheet-party-totals", number=each.number, **_points(each.totals, tell))


def _points(totals: Pair, tell: Teller) -> dict[str, str]:
    first, second = map(tell.words.number, totals)
    return {"first_points": first, "second_points": second}
