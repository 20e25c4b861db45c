"""A view as lines of text, each with a label: what everybody sees, and what a seat may do."""

from collections.abc import Iterator, Sequence

from bot.rules import (
    Bid,
    Choice,
    Cut,
    DealResult,
    Declare,
    Heard,
    NoSuit,
    OpenPlace,
    Phase,
    Play,
    Said,
    Source,
    Trick,
    View,
    format_cards,
)

Line = tuple[str, str]


def everybody(seen: View) -> Iterator[Line]:
    """Return what the table shows, in lines of a label and a text."""
    yield "moment", f"{seen.phase}, deal {seen.deal_number}, dealer {seen.dealer}"
    yield "asked", ", ".join(
        f"{each.actor} {each.ask} ({each.key}{'' if each.waits else ', at leisure'})"
        for each in seen.decisions
    ) or "nobody in sight"  # fmt: skip
    for number, drawn in enumerate(seen.draws, 1):
        yield f"draw {number}", " ".join(f"{seat}:{card}" for seat, card in drawn)
    if seen.turn_up is not None:
        exchanged = seen.exchanged
        instead = "" if exchanged is None else f", {exchanged[1]} taken for it by {exchanged[0]}"
        yield "turned", seen.turn_up.text + instead
    if seen.bottom is not None:
        yield "bottom", f"{seen.bottom} of a stock of {seen.stock}"
    if seen.calls:
        yield "calls", ", ".join(map(str, seen.calls))
    yield from _play(seen)
    if seen.results and seen.phase in (Phase.SHUFFLE, Phase.OVER):
        yield f"deal {seen.results[-1].number}", _result(seen.results[-1])
        held = ", ".join(f"{pair(each.points)} by {each.rule}" for each in seen.held)
        yield "scores", pair(seen.scores) + (f"; held {held}" if held else "")
    if seen.ending is not None:
        yield "end", f"{seen.ending}, won by {seen.winner}, {pair(seen.scores)}"


def _play(seen: View) -> Iterator[Line]:
    if seen.trump is not None:
        bid = "" if seen.bid is None else f", {seen.bid} times {seen.multiplier}"
        yield "contract", f"{seen.trump} by {seen.taker}{bid}"
    for seat, field in enumerate(seen.fields):
        yield f"field {seat}", " ".join(map(_place, field))
    if seen.heard:
        yield "heard", "; ".join(map(_heard, seen.heard))
    if seen.talk:
        yield "said", "; ".join(map(_said, seen.talk))
    if seen.declarations is not None:
        yield "declarations", pair(seen.declarations)
    for seat, suit, words in seen.belotes:
        # Which suit, where there may be several (H5).
        label = f"belote of {suit}" if seen.trump is NoSuit.ALL_TRUMPS else "belote"
        yield label, f"{seat}, {words} said"
    if seen.stopped is not None:
        seat, points, proof = seen.stopped
        yield "stopped", f"by {seat} with {points}" + (", to be proved" if proof else "")
    if seen.trick:
        yield "trick", " ".join(f"{seat}:{card}" for seat, card in seen.trick)
    elif seen.last_trick is not None:
        yield "won", _won(seen, seen.last_trick)


def _won(seen: View, last: Trick) -> str:
    points = "points hidden" if seen.points is None else f"points {pair(seen.points)}"
    roem = f" and roem {last.roem}" if last.roem else ""
    return (
        f"{format_cards(last.cards)} led by {last.leader}, to {last.winner} for "
        f"{last.points}{roem}; "
        f"tricks {pair(seen.tricks_won)}, {points}"
    )


def _place(place: OpenPlace) -> str:
    """The card, and a star for the one beneath it."""
    return ("--" if place.up is None else place.up.text) + ("*" if place.covered else "")


def _heard(heard: Heard) -> str:
    rank = "" if heard.rank is None else f" of {heard.rank}"
    cards = f" {format_cards(heard.cards)}" if heard.cards else ""
    counts = {None: "", True: ", counts", False: ", does not count"}[heard.counts]
    return f"{heard.seat} {heard.kind}{rank}, {heard.length} cards{cards}{counts}"


def _said(said: Said) -> str:
    if said.rank is None:
        worth = "" if said.kind is None else f" {said.kind}"
        return f"{said.seat} {said.word}{worth}"
    what = "" if said.kind is None else f"{said.kind}, {said.length} cards, "
    return f"{said.seat} {said.word} {what}{said.rank} high"


def _result(result: DealResult) -> str:
    parts = [
        f"{result.score.outcome}",
        f"written {pair(result.written)}",
        f"points {pair(result.points)}",
        f"tricks {pair(result.tricks)}",
        f"der {result.der}",
    ]
    if any(result.had_of(Source.ROEM)):
        parts.append(f"roem {pair(result.had_of(Source.ROEM))}")
    if result.declared:
        parts.append(f"declarations {pair(result.declarations)}")
    for team in range(len(result.written)):
        parts += [f"belote of team {team}"] * result.belotes[team]
        parts += [f"belote not said by team {team}"] * result.missed_belotes[team]
    if any(result.released):
        parts.append(f"released {pair(result.released)}")
    return ", ".join(parts)


def options(seen: View) -> str:
    """The hand of a seat, what it may announce, and in brackets what it may do."""
    parts = [format_cards(seen.hand) or "no cards"]
    if seen.laid:
        parts.append(f"laid away {format_cards(seen.laid)}")
    if seen.choices:
        parts.append(f"may announce {' or '.join(map(_choice, seen.choices))}")
    if seen.options:
        parts.append(f"({', '.join(_options(seen))})")
    return "  ".join(parts)


def _choice(choice: Choice) -> str:
    return " ".join(map(str, choice)) or "nothing"


def _options(seen: View) -> Iterator[str]:
    """Plays as their cards, `!` where a word may go with it, and long lists by their ends."""
    plays = [each for each in seen.options if isinstance(each, Play)]
    cards = dict.fromkeys(each.card for each in plays)
    worded = {each.card for each in plays if each.word}
    yield from (f"{card}!?" if card in worded else card.text for card in cards)
    cuts = [each.position for each in seen.options if isinstance(each, Cut)]
    if cuts:
        yield f"cut {min(cuts)} to {max(cuts)}"
    bids = [each for each in seen.options if isinstance(each, Bid)]
    for each in seen.options:
        if not isinstance(each, Play | Cut | Bid | Declare):
            yield str(each).partition(" ")[2]
    if any(isinstance(each, Declare) for each in seen.options):
        yield "declare"
    if bids:
        yield f"{str(bids[0])[2:]} to {str(bids[-1])[2:]}"


def pair(values: Sequence[int]) -> str:
    return "–".join(map(str, values))
