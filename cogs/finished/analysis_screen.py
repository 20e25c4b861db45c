"""The cost of decisions in a deal: the costliest card with its picture, the contract, a chart.

People read "review". It shows no hand but the reader's own, at the table as they saw it when they
decided; with a switch all hands of that moment, and how the deal goes on when everybody plays as
well as can be: nothing of a deal is hidden any more once it has a review.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from bot.rules import Action, Bid, Pass, Play, Ruleset, State, Take, View, game_of, view
from bot.rules.core.conditions import LADDER, holds
from bot.rules.core.state import USUAL_SCALE, Scale
from bot.storage.engine.schema import Note
from bot.tables import Game
from bot.tables.finished.analyses import Analysed, may_be_played_on
from bot.teaching import Analysis, Chances, Check, Judged, Reason, Told, weighable
from bot.teaching.best_line import Line
from bot.teaching.themes import Spotted
from bot.text import Words, capital, safe_name
from bot.text.rulebook.sentences import side_of
from card_images.chart import LossPage, draw_losses
from card_images.hand import draw_hand
from card_images.look import Look
from card_images.replay import draw_replay
from card_images.trick import Marks
from cogs.pictures import Pictures
from cogs.press import Item, button, press_id, select
from cogs.screens.advice import (
    advice_text,
    around,
    call_reason_text,
    done_text,
    points_told,
    reason_text,
    whose_text,
)
from cogs.screens.alt import replay_alt, view_alt
from cogs.screens.names import Teller, plain_name, table_name
from cogs.screens.paging import turns
from cogs.screens.screen import ON_A_PHONE, Items, Picture, Screen, rows, screen_of

LENS = "🔎"
"""on buttons that lead here"""
ALL_HANDS = "👐"
"""on buttons that open all hands"""
MOST_CHOICES = 25
"""options of a select"""
MENTIONED = 10
"""points from which on it is told what nobody could know"""


class PartyReader(NamedTuple):
    """The person who looks at a party that is over, or all to whom somebody shows it."""

    words: Words
    look: Look
    text_first: bool = False
    """the text of a picture stands above it"""
    may_show: bool = False
    """they may show it to the others of the table, or to the channel"""
    may_share: bool = False
    """they may give it a link for browsers, or take that back"""
    shown_by: str | None = None
    """who shows it, as markdown; None: it is for the reader alone"""
    bottom: int = 0
    """the seat from which they look"""
    one_deal: bool = False
    """they may look at this deal alone: it was the deal of a week"""
    took_part: bool = False
    is_public: bool = False
    """anybody may have the party's record already"""
    notes: Sequence[Note] = ()
    """that they read about the moment they look at"""
    own_notes: int = 0
    """how many of these they have written in the replay"""
    others_notes: Sequence[Note] = ()
    """those of others that they may remove, as they manage the server"""


async def analysis_screen(
    deal: Analysed,
    game: Game,
    reader: PartyReader,
    pictures: Pictures,
    spots: Sequence[Spotted] = (),
) -> Screen:
    """The review of a deal; one that was shown to all has no buttons. `spots`: where the theme was
    for which it was chosen."""
    words, analysis = reader.words, deal.analysis
    head = f"### {table_name(game, words)} · {words('table-deal', number=deal.number)}"
    title = words("review-title")
    if reader.shown_by is not None:
        title = words("review-title-of", name=reader.shown_by)
    first, *others = [*_decisions(deal, words), ""]
    items: Items = ["\n".join([f"{head} · {title}", *_sums(deal, words)])]
    items += ["\n".join(_theme(spots, words)), first]
    if costliest := _costliest(analysis):
        worst = costliest[0]
        picture = await _position(deal, worst, game, reader, pictures)
        items += picture.items(reader.words, text_first=reader.text_first)
    items += others
    if analysis.check is not None:
        items.append(check_text(analysis.check, words, game.rules))
    if any(each.known or each.seen for each in analysis.decisions if not each.is_call):
        picture = await _chart(deal, reader, pictures)
        items += picture.items(reader.words, text_first=reader.text_first)
    about = _about(words("review-about", side=side_of(game.rules)), game, words)
    if reader.shown_by is None:
        items.append([_robots_calls(deal, game, words)])
    controls = _buttons(deal, game, reader) if reader.shown_by is None else []
    return screen_of(*items, *rows(controls, ON_A_PHONE), about)


async def open_screen(
    deal: Analysed,
    judged: Judged,
    line: Line | None,
    game: Game,
    reader: PartyReader,
    pictures: Pictures,
) -> Screen:
    """All hands at a decision, and how the deal goes on as well as can be."""
    words, tell = reader.words, Teller(game, reader.words)
    table, turns = deal.open_at(judged, line), () if line is None else line.turns
    if not game.has_ended:
        table = table.closed
    seats = pictures.seats(game)
    data = await pictures.draw(draw_replay, table, seats, reader.look, deal.seat, turns)
    # What lies on the table has no number: which trick was before is not told.
    alt = replay_alt(table._replace(view=table.view._replace(tricks=())), game, words)
    head = f"### {table_name(game, words)} · {words('table-deal', number=deal.number)}"
    items: Items = [
        f"{head} · {words('review-measure-seen')}\n{_seen_text(judged, words, deal)}",
        *Picture("open.png", data, alt).items(reader.words, text_first=reader.text_first),
        "\n".join(_line_text(deal, line, tell)),
    ]
    several = _choices(deal, words)
    if len(several) > 1:
        press = "analysis_choose", game.id, deal.number
        items.append([select(words("review-line-choose"), several, *press, chosen=judged.place)])
    items.append([button(words("review-measure-known"), "analysis_at", game.id, deal.number)])
    return screen_of(*items, _about(words("review-line-about"), game, words))


def _about(text: str, game: Game, words: Words) -> str:
    """Return the small print, where cards lie open with what of them is reviewed."""
    open_cards = words("review-open-cards") if game_of(game.rules).in_fields else ""
    return f"-# {text} {open_cards}".rstrip()


def _seen_text(judged: Judged, words: Words, deal: Analysed) -> str:
    """Return what a decision cost with all cards seen, and beside it as one could know it."""
    better, scale, rules = judged.better_seen, deal.end.game_type.scale, deal.end.rules
    return words(
        "review-line",
        "call" if judged.is_call else "card",
        trick=judged.trick,
        played=capital(advice_text(judged.action, words, rules)),
        better=advice_text(better or judged.action, words, rules),
        points=points_told(judged.seen, scale),
        known=points_told(judged.known, scale),
    )


def _line_text(deal: Analysed, line: Line | None, tell: Teller) -> Iterator[str]:
    """Yield the tricks as they go on, what is written then, and what was."""
    if line is None:
        yield tell("review-line-nobody")
    else:
        yield tell("review-line-on")
        # Eight lines of four names each: marks of robots and teams stand above.
        names = [safe_name(plain_name(tell.game, seat)) for seat in range(tell.game.rules.players)]
        for number, trick in line.tricks.items():
            places = (names[(trick.leader + n) % len(names)] for n in range(len(trick.cards)))
            told = [
                f"{each} {tell.card(card)}" for each, card in zip(places, trick.cards, strict=True)
            ]
            facts = {"number": number, "name": names[trick.winner], "points": trick.points}
            yield tell("review-line-trick", cards=" · ".join(told), **facts)
        yield tell("review-line-written", **_written(line.end, tell))
    was = [each for each in deal.end.results if each.number == deal.number]
    yield tell("review-line-was", **_written(deal.end, tell)) if was else ""


def _written(end: State, tell: Teller) -> dict[str, str]:
    return {"totals": tell.totals(end.results[-1].written)}


def _choices(deal: Analysed, words: Words) -> dict[int, tuple[str, str]]:
    """Return the decisions that cost something in either measure, or all where none did."""
    analysis, scale = deal.analysis, deal.end.game_type.scale
    costly = [each for each in analysis.decisions if each.known or each.seen]
    return {
        each.place: (
            words(
                "review-choice",
                "call" if each.is_call else "card",
                trick=each.trick,
                played=advice_text(each.action, words, deal.end.rules),
            ),
            words(
                "review-choice-lost",
                known=points_told(each.known, scale),
                seen=points_told(each.seen, scale),
            ),
        )
        for each in (costly or analysis.decisions)[:MOST_CHOICES]
    }


def _robots_calls(deal: Analysed, game: Game, words: Words) -> Item:
    """A choice among the calls of robots, each of which is explained; without any it is left
    out."""
    calls = [*deal.robots_calls.items()][:MOST_CHOICES]
    options = {
        place: words(
            "why-choice",
            name=plain_name(game, int(call.actor)),
            call=done_text(call, words, game.rules),
        )
        for place, call in calls
    }
    return select(words("why-choose"), options, "analysis_why", game.id, deal.number)


def why_text(deal: Analysed, place: int, told: Told | None, tell: Teller) -> str:
    """Return why a robot called what it did: its hand, the rule of the convention, the chances."""
    words, action = tell.words, deal.done[place].action
    seat = int(action.actor)
    here = view(deal.done[place].state, seat)
    lines = [
        tell("auction-call", name=tell.name(seat), call=done_text(action, words, here.rules)),
        tell("why-hand", cards=tell.cards(here.hand)),
    ]
    if here.turn_up is not None:
        lines.append(tell("alt-turn-up", card=tell.card(here.turn_up)))
    if told is not None and told.than is not None:
        made = [*_made(action, told.than, here, told.chances, words)]
        if told.reason is Reason.NUMBERS:
            lines.append(tell("why-weighed"))
        elif not made or told.reason not in TOLD_BY_CHANCES:
            lines.append(call_reason_text(told, words, action, here))
        if made:
            lines.append(tell("why-made", made=" · ".join(made)))
    return "\n".join(lines)


# In words ----------------------------------------------------------------------------------------


def _sums(deal: Analysed, words: Words) -> Iterator[str]:
    """Yield what was given away in all; a sum above the points of a pack says what it counts."""
    analysis, scale = deal.analysis, deal.end.game_type.scale
    if not analysis.decisions:
        yield words("review-nothing")
        return
    if analysis.is_clean:
        yield words("review-clean")
    else:
        yield words("review-known", points=points_told(analysis.known, scale))
    cards, calls = (points_told(analysis.seen(calls=calls), scale) for calls in (False, True))
    if calls:
        yield words("review-seen-calls", cards=cards, calls=calls)
    else:
        yield words("review-seen", points=cards)
    if max(points_told(analysis.known, scale), cards, calls) > scale.deal:
        yield words("review-stakes", times=view(deal.end, deal.seat).multiplier)


def _theme(spots: Sequence[Spotted], words: Words) -> Iterator[str]:
    """Yield where the theme was for which a deal was chosen, and whether one found it."""
    for each in spots:
        better, than = (
            advice_text(e, words, each.seen.rules) for e in (each.spot.better, each.spot.than)
        )
        done = "right" if each.is_right else "wrong" if each.done else "missed"
        facts = {"trick": each.trick, "better": better, "than": than}
        told = each.spot.told
        if isinstance(each.spot.better, Play):
            why = reason_text(told.reason, words, each.spot.better, each.spot.than)
        else:
            why = call_reason_text(told, words, each.spot.better, each.seen)
        yield f"{words('review-theme', done, **facts)} {why}"


def _costliest(analysis: Analysis) -> list[Judged]:
    """The costliest card and call, first what gave most away as one could know it."""
    found = (analysis.costliest(call=False), analysis.costliest(call=True))
    return sorted(filter(None, found), key=lambda each: -each.known)


def _decisions(deal: Analysed, words: Words) -> Iterator[str]:
    """The costliest card and call; of a deal well played what nobody could know."""
    analysis = deal.analysis
    for each in _costliest(analysis):
        yield decision_text(each, words, deal.seen_at(each))
    for calls in (False, True):
        unlucky = [e for e in analysis.decisions if e.better_seen and e.is_call == calls]
        if not calls:
            # Of a card that was not weighed it is not known what one could know.
            unlucky = [e for e in unlucky if weighable(deal.seen_at(e))]
        worst = max((e for e in unlucky if not e.known), key=lambda each: each.seen, default=None)
        if worst is not None and worst.better_seen is not None and worst.seen >= MENTIONED:
            yield words(
                "review-unlucky-call" if calls else "review-unlucky",
                trick=worst.trick,
                played=advice_text(worst.action, words, deal.end.rules),
                better=advice_text(worst.better_seen, words, deal.end.rules),
                points=points_told(worst.seen, deal.end.game_type.scale),
            )


def decision_text(
    judged: Judged, words: Words, here: View | None = None, *, by_ear: bool = False
) -> str:
    """Return what a decision cost in both measures, what was better, and why; `here`: what was
    seen then."""
    if judged.better is None or judged.reason is None:
        return ""

    def named(action: Action) -> str:
        """Name an action; for ears a card in full: `ace of spades`."""
        if by_ear and isinstance(action, Play):
            return words.card_name(action.card)
        return advice_text(action, words, here and here.rules)

    scale = USUAL_SCALE if here is None else here.game_type.scale
    seen = points_told(judged.seen, scale)
    values: dict[str, str | float] = {
        "played": named(judged.action),
        "better": named(judged.better),
        "points": points_told(judged.known, scale),
    }
    if judged.is_call:
        lines = [*_call_lines(judged, words, here, values)]
    elif judged.chances is not None and here is not None:
        values |= zip(("before", "after"), map(words.percent, judged.chances), strict=True)
        values |= {"trick": judged.trick, "whose": whose_text(here), **around(here)}
        lines = [words("review-card-chance", **values)]
    else:
        lines = [words("review-card", trick=judged.trick, **values)]
    if not judged.is_call and (judged.reason is not Reason.NUMBERS or judged.chances is None):
        both = judged.better, judged.action
        lines.append(reason_text(judged.reason, words, *both, here=here, by_ear=by_ear))
    if judged.is_call and judged.better_seen is not None:
        better = named(judged.better_seen)
        lines.append(words("review-call-seen", points=seen, better=better))
    else:
        lines.append(words("review-card-seen", points=seen))
    return "\n".join(lines)


TOLD_BY_CHANCES = frozenset(
    {
        Reason.NUMBERS,
        Reason.MADE_MORE,
        Reason.LIKELY,
        Reason.HARDLY_MADE,
        Reason.PARTNERS_CONTRACT,
    }
)
"""reasons of calls that say no more than the chances of the contracts"""


def _call_lines(
    judged: Judged, words: Words, here: View | None, values: Mapping[str, str | float]
) -> Iterator[str]:
    """Yield what a call cost, the chances of the contracts first, and why another one is better."""
    better, chances = judged.better, judged.of_calls
    made: list[str] = []
    if better is not None and here is not None:
        made = [*_made(better, judged.action, here, chances, words)]
    if made:
        played = capital(str(values["played"]))
        yield words("review-call-made", made=" · ".join(made), **{**values, "played": played})
    else:
        yield words("review-call", **values)
    if better is None or judged.reason is None or here is None:
        return
    if not made or judged.reason not in TOLD_BY_CHANCES:
        told = Told(judged.reason, judged.action, chances)
        yield call_reason_text(told, words, better, here)


def _made(
    better: Action, worse: Action, here: View, chances: Chances | None, words: Words
) -> Iterator[str]:
    """Yield `90 ♠ 63%`, the chance of each contract of which there is one."""
    bids = better, worse, here.bid
    # Of four chances three are contracts; the fourth is told by its reason.
    for bid, chance in zip(bids, (chances or ())[:3], strict=chances is not None):
        if bid is not None and chance is not None:
            made = {"call": advice_text(bid, words, here.rules), "chance": words.percent(chance)}
            yield words("review-call-chance", **made)


def check_text(check: Check, words: Words, rules: Ruleset | None = None) -> str:
    """Return what a contract was worth: how often it is made, and what robots would have said."""
    chances = {"before": words.percent(check.before), "after": words.percent(check.after)}
    call, raised, robots = check.call, check.raised, check.robots
    if isinstance(call, Take):
        contract = words("review-contract", call=words.trump(call.suit), **chances)
    elif not isinstance(call, Bid):
        on_ladder = rules is not None and holds(LADDER, rules)
        contract = words("review-contra" if on_ladder else "review-coinched", **chances)
    elif raised is None:
        contract = words("review-bid", call=words.bid(call), **chances)
    else:
        chances["contract"] = words.bid(raised)
        contract = words("review-raised", call=words.bid(call), **chances)
    if robots == call:
        return f"{contract}\n{words('review-robots-same')}"
    if isinstance(robots, Pass):
        return f"{contract}\n{words('review-robots-pass')}"
    return f"{contract}\n{words('review-robots', call=advice_text(robots, words, rules))}"


# Pictures ----------------------------------------------------------------------------------------


async def _position(
    deal: Analysed, worst: Judged, game: Game, reader: PartyReader, pictures: Pictures
) -> Picture:
    """The table as it was seen then; in the hand the card that was played and the better one."""
    words, here = reader.words, deal.seen_at(worst)
    marks = None
    if isinstance(worst.action, Play) and isinstance(worst.better, Play):
        marks = Marks(worst.action.card, worst.better.card)
    shown = here._replace(
        options=tuple(Play(deal.seat, each) for each in marks or ()), decisions=()
    )
    data = await pictures.draw(draw_hand, shown, pictures.seats(game), reader.look, marks)
    found = decision_text(worst, words, here, by_ear=True).replace("**", "").replace("\n", " ")
    return Picture(
        "position.png", data, view_alt(here._replace(options=(), decisions=()), game, words, found)
    )


async def _chart(deal: Analysed, reader: PartyReader, pictures: Pictures) -> Picture:
    words, played = reader.words, deal.end
    sums = losses_by_trick(deal.analysis, played.game_type.dealing.hand, played.game_type.scale)
    page = LossPage(
        words("review-chart"), (words("review-measure-known"), words("review-measure-seen")), sums
    )
    rises = [
        (trick, after)
        for trick, (before, after) in enumerate(pairwise(((0, 0), *sums)), 1)
        if after != before
    ]
    told = ", ".join(
        words("review-chart-trick", trick=trick, known=known, seen=seen)
        for trick, (known, seen) in rises
    )
    alt = words("review-chart-told", tricks=told)
    return Picture("losses.png", await pictures.draw(draw_losses, page, reader.look), alt)


def losses_by_trick(
    analysis: Analysis, tricks: int, scale: Scale = USUAL_SCALE
) -> tuple[tuple[int, int], ...]:
    """Return the sums of both measures after each trick, calls apart."""
    known, seen = [0.0] * tricks, [0.0] * tricks
    for each in analysis.decisions:
        if not each.is_call:
            known[each.trick - 1] += each.known
            seen[each.trick - 1] += each.seen
    sums = zip(accumulate(known), accumulate(seen), strict=True)
    return tuple((round(first / scale.unit), round(second / scale.unit)) for first, second in sums)


# Buttons -----------------------------------------------------------------------------------------


def _buttons(deal: Analysed, game: Game, reader: PartyReader) -> list[Item]:
    words, last = reader.words, game.deal if game.has_ended else game.deal - 1
    controls: list[Item] = []
    if last > 1:
        controls += turns(
            deal.number - 1,
            last,
            words,
            lambda other: press_id("analysis_at", game.id, other + 1),
            back="",
            on="",
        )
    decisions, costliest = deal.analysis.decisions, _costliest(deal.analysis)
    first = max(decisions, key=lambda each: (each.known, each.seen), default=None)
    if first is not None:
        seen = words("review-measure-seen")
        controls.append(
            button(seen, "analysis_open", game.id, deal.number, first.place, emoji=ALL_HANDS)
        )
    if game.row.status == "over":
        step = max(0, costliest[0].trick - 1) if costliest else 0
        controls.append(
            button(words("history-replay"), "replay", game.id, deal.number, step, emoji="🎞️")
        )
    if costliest and may_be_played_on(game):
        at = game.id, deal.number, costliest[0].place
        controls.append(button(words("puzzle-play-on"), "practice_from", *at))
    if reader.may_show:
        label = words("replay-show" if game.row.thread_id is None else "review-show")
        controls.append(button(label, "analysis_show", game.id, deal.number))
    return controls
