"""Declarations as the table knows them (A5): kinds first, heights only when said or shown."""

from bot.rules import Ask, Card, Heard, Kind, Said, View, Word
from bot.text import capital
from cogs.screens.names import Teller


def declared_lines(view: View, tell: Teller) -> list[str]:
    """Return who announced what, what was said to compare it, and what counts."""
    return [_announced(view, tell), _talk(view, tell), *_counts(view, tell), _may_show(view, tell)]


def _announced(view: View, tell: Teller) -> str:
    seats = dict.fromkeys(each.seat for each in view.heard)
    return " ".join(
        tell(
            "table-announces",
            name=tell.name(seat),
            declarations=tell.words.join_and(
                [_heard(each, tell) for each in view.heard if each.seat == seat]
            ),
        )
        for seat in seats
    )


def _heard(heard: Heard, tell: Teller) -> str:
    """`run of four`; with its cards once they are shown `run of four (Q♠ J♠ 10♠ 9♠)`"""
    name = tell.words.announced(heard.kind, heard.length, heard.rank)
    if heard.kind is Kind.CARRE or not heard.cards:
        return name
    return f"{name} ({_run(heard.cards, tell)})"


def _run(cards: tuple[Card, ...], tell: Teller) -> str:
    """All the cards; who hears them needs the first and the last."""
    if not tell.plain:
        return tell.cards(cards)
    return tell("alt-run", top=tell.card(cards[0]), bottom=tell.card(cards[-1]))


def _talk(view: View, tell: Teller) -> str:
    """Return what the players say to each other, until the trick after it is over."""
    in_turn = view.rules.decl_contest_moment == "during_trick2"
    if sum(view.tricks_won) > (2 if in_turn else 1):
        return ""
    # Where all that is compared is of one kind, its height is enough.
    in_full = in_turn or view.rules.decl_contest == "per_type"
    return " – ".join(
        tell("table-says", name=tell.name(said.seat), words=_said(said, tell, in_full=in_full))
        for said in view.talk
    )


def _said(said: Said, tell: Teller, *, in_full: bool) -> str:
    words = tell.words
    if said.word is not Word.NAMES or said.rank is None or said.kind is None:
        return tell(f"table-says-{said.word.value}")
    rank = words(f"rank-{said.rank.name}")
    if not in_full:
        return tell("table-says-name", name=capital(rank))
    name = capital(words.announced(said.kind, said.length, said.rank))
    if said.kind is Kind.CARRE:
        return tell("table-says-name", name=name)
    return tell("table-says-height", declaration=name, rank=rank)


def _counts(view: View, tell: Teller) -> list[str]:
    """Return whose declarations score."""
    if view.declarations is None:
        return []
    best = view.rules.decl_contest == "winner_takes_all"
    return [
        tell(
            "table-declared-best" if best else "table-declared-points",
            team=tell.team(team),
            points=points,
            side=tell.side,
        )
        for team, points in enumerate(view.declarations)
        if points
    ]


def _may_show(view: View, tell: Teller) -> str:
    if all(each.ask is not Ask.SHOW for each in view.decisions):
        return ""
    return tell("table-may-show", side=tell.side)
