"""The review of a deal in words: the costliest card and call, what was better, and why."""

from dataclasses import replace
from typing import cast

import pytest

from bot.robots.search import prepare, wait
from bot.rules import (
    Bid,
    Coinche,
    DoneAction,
    Pass,
    Phase,
    Play,
    State,
    Suit,
    Take,
    find_preset,
    view,
)
from bot.tables.finished.analyses import Analysed
from bot.teaching import (
    Analysis,
    Chances,
    Check,
    Judged,
    Reason,
    Told,
    other_call,
    reason_of_call,
)
from bot.teaching.best_line import best_line
from bot.text import Words, words_for
from card_images.look import look_for
from card_images.trick import Marks
from cogs.finished.analysis_screen import (
    PartyReader,
    analysis_screen,
    check_text,
    losses_by_trick,
    open_screen,
    why_text,
)
from cogs.press import press_id
from cogs.screens.advice import advice_text, call_reason_text
from cogs.screens.alt import by_suit
from cogs.screens.names import Teller
from cogs.screens.screen import Screen
from cogs.table.sheet import sheet_screen
from tests.cogs.at_table import game_of, last_state
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import custom_ids, labels
from tests.cogs.reading import written as read
from tests.robots.match import casual_party

EN = words_for("en")
CHANCES = Chances(0.61, None, None)
MOST_TEXT = 4000


def done(preset: str = "french") -> tuple[list[DoneAction], State]:
    """A deal that was played, and its end."""
    moves = list(casual_party(find_preset(preset), 3))
    own = (each for each in moves if each.is_own)
    return [DoneAction(n, each.before, each.action) for n, each in enumerate(own)], moves[-1].after


def analysed(*, clean: bool = False) -> Analysed:
    moments, end = done()
    first = next(n for n, each in enumerate(moments) if each.state.phase is Phase.PLAY)
    card, other = (
        cast(Play, moments[first + n].action).card for n in (0, 4)
    )  # any two: what is told of them is made up
    seat = int(moments[first].action.actor)
    take = Take(
        seat, cast(Take, next(e.action for e in moments if isinstance(e.action, Take))).suit
    )
    if clean:
        found = [Judged(first, 1, Play(seat, card), 0.0, None, None, 40.0, Play(seat, other))]
        return Analysed(1, seat, Analysis(tuple(found)), moments, end)
    found = [
        Judged(0, 0, Pass(seat), 12.4, take, Reason.SHOWS, of_calls=CHANCES),
        Judged(first, 1, Play(seat, card), 33.2, Play(seat, other), Reason.DRAW_TRUMPS, 50.0),
    ]
    check = Check(take, 0.61, 0.72, take, made=True)
    return Analysed(1, seat, Analysis(tuple(found), check), moments, end)


async def shown(deal: Analysed, words: Words = EN, **more: bool | str) -> Screen:
    learner = PartyReader(words, look_for(words))._replace(**more)  # pyright: ignore[reportArgumentType]
    return await analysis_screen(deal, game_of(deal.end), learner, NoPictures())


async def test_it_names_the_costliest_card_and_call_with_reasons_and_both_measures(
    words: Words,
) -> None:
    deal = analysed()
    screen = await shown(deal, words, may_show=True)
    told = read(screen)
    assert len(told) < MOST_TEXT
    assert words("review-known", points=46) in told
    assert words("review-seen", points=50) in told
    # Of the call the chances of the contract lead, and what it shows comes after.
    [called] = (each for each in deal.analysis.decisions if each.is_call)
    assert called.better is not None
    here = deal.seen_at(called)
    told_of = Told(Reason.SHOWS, called.action, called.of_calls)
    why = call_reason_text(told_of, words, called.better, here)
    assert told.index(words.percent(0.61)) < told.index(why)
    assert told.index(words("review-reason.draw-trumps", opponents=2)) < told.index(why)
    assert words("review-card-seen", points=50) in told
    assert words("review-robots-same") in told
    assert words("review-about", side="team") in told
    assert [each.name for each in screen.pictures] == ["position.png", "losses.png"]
    assert words("review-reason.draw-trumps", opponents=2) in screen.pictures[0].alt
    assert "33" in screen.pictures[1].alt
    assert screen.view.is_finished()
    assert words("review-show") in labels(screen)


async def test_it_leads_with_the_chance_of_the_contract_and_tells_what_many_points_count(
    words: Words,
) -> None:
    deal = analysed()
    card = deal.analysis.decisions[1]._replace(chances=(0.58, 0.41), known=200.0)
    changed = deal._replace(analysis=Analysis((card,)))
    told = read(await shown(changed, words))
    assert words.percent(0.58) in told
    assert told.index(words.percent(0.58)) < told.index(words.percent(0.41))
    assert words("review-reason.draw-trumps", opponents=2) in told
    assert words("review-stakes", times=1) in told
    assert words("review-stakes", times=1) not in read(await shown(deal, words))
    bare = deal._replace(analysis=Analysis((card._replace(reason=Reason.NUMBERS),)))
    assert words("review-reason.numbers") not in read(await shown(bare, words))


async def test_its_picture_is_the_table_of_that_moment_with_both_cards_marked() -> None:
    deal, pictures = analysed(), NoPictures()
    await analysis_screen(deal, game_of(deal.end), PartyReader(EN, look_for(EN)), pictures)
    worst = deal.analysis.decisions[1]
    [(_, seen, _, _, marks), _] = pictures.asked
    assert isinstance(worst.action, Play)
    assert isinstance(worst.better, Play)
    both = Marks(worst.action.card, worst.better.card)
    assert marks == both
    assert seen.seat == deal.seat
    assert seen.trick == deal.seen_at(worst).trick
    assert {each.card for each in seen.options if isinstance(each, Play)} == set(both)


async def test_with_all_cards_seen_it_shows_the_hands_and_how_the_deal_goes_on(
    words: Words,
) -> None:
    """Who plays what in each trick and who takes it, in words; on the cards the tricks' numbers."""
    prepare()
    wait()
    deal, pictures = analysed(), NoPictures()
    worst = deal.analysis.decisions[1]
    game = game_of(deal.end)
    line = best_line(deal.done[worst.place].state)
    learner = PartyReader(words, look_for(words))
    screen = await open_screen(deal, worst, line, game, learner, pictures)
    told = read(screen)
    assert len(told) < MOST_TEXT
    on = told[told.index(words("review-line-on")) :]
    for trick in line.tricks.values():
        cards = [words.card(card) for card in trick.cards]
        assert cards == sorted(cards, key=on.index)
    assert len(line.turns) == 32
    [(_, table, _, _, seat, turns)] = pictures.asked
    assert (seat, turns) == (deal.seat, line.turns)
    assert table.hands == deal.open_at(worst, line).hands
    assert sum(map(len, table.hands)) == 32
    [picture] = screen.pictures
    for hand in table.hands:
        assert by_suit(hand, words) in picture.alt
    # Both measures stand apart, and one can go back or look at the other decision.
    assert "50" in told
    assert "33" in told
    assert press_id("analysis_at", game.id, 1) in custom_ids(screen)
    assert press_id("analysis_choose", game.id, 1) in custom_ids(screen)
    nobody = await open_screen(deal, worst, None, game, learner, pictures)
    assert words("review-line-nobody") in read(nobody)


@pytest.mark.parametrize("preset", ["french", "coinche_bga"])
async def test_of_a_robots_call_it_is_told_why(preset: str, words: Words) -> None:
    """Its hand as it was, and of each call a reason or chances; of people's calls nothing."""
    moves = list(casual_party(find_preset(preset), 3))
    own = [each for each in moves if each.is_own]
    moments = [DoneAction(n, each.before, each.action) for n, each in enumerate(own)]
    places = frozenset(n for n, each in enumerate(moments) if each.action.actor != 0)
    deal = Analysed(1, 0, Analysis(()), moments, moves[-1].after, places)
    assert deal.robots_calls
    game = game_of(deal.end)
    for place, call in deal.robots_calls.items():
        seen = view(moments[place].state, int(call.actor))
        other = other_call(seen, call)
        told = None if other is None else reason_of_call(seen, call, other)
        said = why_text(deal, place, told, Teller(game, words))
        assert words.cards(seen.hand) in said
        assert other != call
        assert other is None or len(said.splitlines()) > 2
        assert "{" not in said
        plain = why_text(deal, place, None, Teller(game, words))
        assert said.startswith(plain)
    shown_to = PartyReader(words, look_for(words))
    screen = await analysis_screen(deal, game, shown_to, NoPictures())
    assert press_id("analysis_why", game.id, 1) in custom_ids(screen)
    alone = deal._replace(by_robots=frozenset())
    screen = await analysis_screen(alone, game, shown_to, NoPictures())
    assert press_id("analysis_why", game.id, 1) not in custom_ids(screen)
    screen = await analysis_screen(deal, game, shown_to._replace(shown_by="Anna"), NoPictures())
    assert not custom_ids(screen)


async def test_a_deal_well_played_says_so_and_what_nobody_could_know(words: Words) -> None:
    told = read(await shown(analysed(clean=True), words))
    assert words("review-clean") in told
    assert "40" in told
    nothing = Analysis(())
    assert words("review-nothing") in read(
        await shown(analysed()._replace(analysis=nothing), words)
    )


@pytest.mark.parametrize(
    ("preset", "shuffle", "ended", "offered"),
    [
        ("french", "every_deal", False, True),
        ("french", "cut_only", False, False),
        ("french", "cut_only", True, True),
        ("decouverte", "every_deal", True, True),
    ],
)
async def test_the_sheet_of_a_deal_offers_it_where_nothing_is_hidden_any_more(
    preset: str, shuffle: str, ended: bool, offered: bool
) -> None:
    rules = find_preset(preset).changed({"shuffle": shuffle})
    state = last_state(rules, lambda last: last.winner is not None)
    game = game_of(state)
    if not ended:
        game = replace(game, row=game.row._replace(status="playing"))
    seen, look = view(state, None), look_for(EN)
    screen = await sheet_screen(seen, 1, game, EN, NoPictures(), look, private=True)
    assert (press_id("analysis", game.id, 1) in custom_ids(screen)) is offered


async def test_of_a_card_that_was_not_weighed_it_is_not_told_what_one_could_know() -> None:
    moments, end = done("decouverte")
    plays = [n for n, each in enumerate(moments) if isinstance(each.action, Play)]
    for number, is_told in ((4, False), (12, True)):
        place = plays[number]
        card, other = (cast(Play, moments[plays[number + n]].action).card for n in (0, 2))
        seat = int(moments[place].action.actor)
        found = 0.0, None, None, 40.0, Play(seat, other)
        judged = Judged(place, number // 2 + 1, Play(seat, card), *found)
        told = read(await shown(Analysed(1, seat, Analysis((judged,)), moments, end)))
        assert ("nobody could know" in told) is is_told
        assert EN("review-open-cards") in told
        assert "than your opponent" in told


async def test_what_is_shown_to_all_has_no_buttons_and_names_who_shows_it() -> None:
    screen = await shown(analysed(), shown_by="Anna")
    assert "Review of Anna" in read(screen)
    assert not labels(screen)


def test_robots_that_would_have_said_something_else_are_told() -> None:
    deal = analysed()
    check = deal.analysis.check
    assert check is not None
    assert EN("review-robots-pass") in check_text(check._replace(robots=Pass(0)), EN)
    spades = Take(deal.seat, Suit.SPADES)
    told = EN("review-robots", call=advice_text(spades, EN))
    assert told in check_text(check._replace(robots=spades), EN)


async def test_calls_have_both_measures_and_what_nobody_could_know(words: Words) -> None:
    deal = analysed()
    first, card = deal.analysis.decisions
    best = Bid(deal.seat, 100, Suit.HEARTS)
    missed = Judged(1, 0, Pass(deal.seat), 0.0, None, None, 80.0, Coinche(deal.seat))
    both = (first._replace(seen=40.0, better_seen=best), missed, card)
    told = read(await shown(deal._replace(analysis=Analysis(both)), words))
    assert words("review-seen-calls", cards=50, calls=120) in told
    assert words("review-call-seen", points=40, better=advice_text(best, words)) in told
    assert advice_text(missed.better_seen or best, words) in told
    assert "80" in told


def test_a_raised_bid_is_told_with_the_contract_that_came_of_it(words: Words) -> None:
    raised = Bid(3, 110, Suit.HEARTS)
    check = Check(Bid(1, 90, Suit.HEARTS), 0.8, 0.4, Pass(1), made=True, raised=raised)
    values = {"before": words.percent(0.8), "after": words.percent(0.4)}
    values |= {"call": words.bid(Bid(1, 90, Suit.HEARTS)), "contract": words.bid(raised)}
    assert check_text(check, words).startswith(words("review-raised", **values))
    assert check_text(check._replace(raised=None), words).startswith(words("review-bid", **values))


def test_the_contract_that_was_doubled_is_told_as_that() -> None:
    check = Check(Coinche(1), 0.3, 0.25, Coinche(1), made=False)
    assert not check.is_played
    told = check_text(check, EN)
    assert all(each in told for each in ("Your coinche", "30%", EN("review-robots-same")))


def test_the_chart_sums_up_trick_by_trick_without_calls() -> None:
    assert losses_by_trick(analysed().analysis, 8) == ((33, 50),) * 8
