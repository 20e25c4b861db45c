"""A hand, for its owner alone: the trick above, the cards below, and all that they may do; what
calls them to it, and how the party ended for them."""

from typing import NamedTuple

from bot.rules import (
    DRAWN,
    Agree,
    Ask,
    Bid,
    ChoosePackets,
    Claim,
    Coinche,
    Cut,
    Declare,
    Discard,
    Ending,
    Exchange,
    Keep,
    Pass,
    Phase,
    Play,
    Refuse,
    Schmeiss,
    Show,
    Stop,
    Surcoinche,
    Take,
    View,
    must_play,
    view,
)
from bot.tables import Game
from bot.tables.delivery.display import says_nothing
from bot.tables.party.hints import Hint
from bot.tables.time.pace import Reminder
from bot.teaching import Reason
from bot.text import CALLED, Words, capital
from card_images.hand import draw_hand
from card_images.look import Look
from cogs.hand.controls import NAMED_IN_A_ROW, Holding, beside, cuts_of, is_second_round
from cogs.pictures import Pictures
from cogs.press import GREEN, GREY_BUTTON, RED, Item, button, select
from cogs.screens.advice import (
    advice_text,
    around,
    call_reason_text,
    compared,
    points_told,
    reason_text,
    whose_text,
)
from cogs.screens.alt import party_picture, view_alt
from cogs.screens.names import (
    Teller,
    is_sealed,
    mention,
    others_points,
    seat_name,
    table_name,
    team_name,
    wants_text,
)
from cogs.screens.screen import (
    FELT,
    GOLD,
    GREY,
    Items,
    Picture,
    Screen,
    rows,
    screen_of,
    to_table,
)
from cogs.table.seats_screen import again_button, elsewhere_row
from cogs.table.sheet import looks_back, sheet_text, totals_text
from cogs.table.status import (
    auction_lines,
    closes_by_itself,
    deals_played,
    ended_line,
    may_rise,
    playable_line,
    spoken_text,
    stake_lines,
    talk_line,
    thrown_in_text,
    trick_line,
    why_lines,
)
from cogs.table.table_screen import table_title
from cogs.tournaments.table import counts_lines, leave_warning, where_button


async def hand_screen(holding: Holding, pictures: Pictures, *, look: Look, closing: bool) -> Screen:
    """A hand until its deal is over, with what its owner may do; then how it ended.

    `closing` leaves the picture and takes the buttons away in any case.
    """
    view, game = holding.view, holding.game
    items = await hand_items(holding, pictures, look)
    link = to_table(game, holding.words)
    if closing or _is_over(view):
        looks = looks_back(game, view.deal_number, holding.words) if _is_counted(view) else []
        return screen_of(*items, _last_words(holding), [*looks, link], colour=GREY)
    if game.row.paused_at is not None:
        return screen_of(*items, holding.words("paused-hand"), [link], colour=GREY)
    part = part_of(holding)
    below = [*beside(holding), link]
    spoken = spoken_text(Teller(game, holding.words), view.seat)
    told = f"{part.text}\n{spoken}" if spoken else part.text
    return screen_of(
        *items, told, *part.rows, below, colour=FELT if view.decision is None else GOLD
    )


async def hand_items(holding: Holding, pictures: Pictures, look: Look) -> Items:
    """The beginning of a message with the picture of a hand."""
    view, game, words = holding.view, holding.game, holding.words
    data = await pictures.draw(draw_hand, view, pictures.seats(game), look)
    picture = Picture("hand.png", data, view_alt(view, game, words))
    title = table_title(view, game, words)
    return [title, *picture.items(words, text_first=wants_text(game, view.seat or 0))]


def _is_over(view: View) -> bool:
    """Return whether the deal that is shown has come to its end."""
    return view.phase is Phase.OVER or (view.phase is Phase.SHUFFLE and view.deal_number > 0)


def _is_counted(view: View) -> bool:
    """Return whether the deal that is shown has a result: nobody threw its cards in."""
    return any(each.number == view.deal_number for each in view.results)


def _last_words(holding: Holding) -> str:
    """How the deal ended: who took, what each side brought together and why, and both totals."""
    view, game, words = holding.view, holding.game, holding.words
    tell = Teller(game, words)
    if game.row.status == "closed":
        return ended_line(tell)
    if game.played_out and not _is_over(view):
        return words("refused-reason.time-up")
    if view.phase is Phase.OVER or _is_counted(view) or view.rules.end_mode == "boards":
        lines = [sheet_text(view, view.deal_number, tell)]
    else:
        lines = [thrown_in_text(view, tell), totals_text(view.scores, tell)]
    if game.row.paused_at is not None:
        lines.append(words("paused-hand"))
    return "\n".join(lines)


IN_A_ROW = 4
COLOURED_IN_A_ROW = 3
"""with its suit in colour a button is wider: more would wrap on a phone"""
MOST_OPTIONS = 25
"""of a select menu"""


# The questions below the picture, phase by phase --------------------------------------------------
#
# Cut and packets (A3), the calls (A4, C1), declarations (A5), cards and their words (A8), L'Arrêt
# (A10).


class HandPart(NamedTuple):
    """The part below the picture: a text, and the controls in rows."""

    text: str
    rows: Items


def part_of(holding: Holding) -> HandPart:
    """The part below the picture while the deal goes on; a hint that was asked for comes first."""
    part, hint, words = _part(holding), holding.draft.hint, holding.words
    if hint is None:
        return part
    rules = holding.view.rules
    what, why = advice_text(hint.action, words, rules), _why(hint, holding)
    if hint.told.than is None:
        said = words("hint-says", what=what, reason=why)
    else:
        than = advice_text(hint.told.than, words, rules)
        said = words("hint-says-than", what=what, than=than, reason=why)
    return part._replace(text=f"{said}\n{part.text}")


def _why(hint: Hint, holding: Holding) -> str:
    """The reason; where there is none the chances of the contract, or else the points."""
    reason, than, chances = hint.told
    weighing, words = hint.weighing, holding.words
    if chances is not None and reason is not Reason.NUMBERS:
        return call_reason_text(hint.told, words, hint.action, holding.view)
    if reason is Reason.NUMBERS and than is not None:
        both = compared(hint.action, than, words, rules=holding.view.rules)
        if chances := weighing.chances(than):
            both |= zip(("first", "second"), map(words.percent, chances), strict=True)
            whose = whose_text(holding.view)
            return words("reason-chance", whose=whose, **around(holding.view), **both)
        if points := points_told(weighing.behind(than), holding.view.game_type.scale):
            return words("reason-numbers-by", points=points, worse=both["worse"])
    return reason_text(reason, words, hint.action, than, here=holding.view)


def _part(holding: Holding) -> HandPart:
    view, words = holding.view, holding.words
    match view.phase:
        case Phase.PLAY:
            return _playing(holding)
        case Phase.TALON:
            return _moving(holding)
        case Phase.DECLARE:
            return _declaring(holding)
        case Phase.KNOCK | Phase.SURCOINCHE:
            return bidding(holding)
        case Phase.CALL if view.game_type.auction.kind.rises:
            return bidding(holding)
        case Phase.CALL:
            return _calling(holding) if view.decision else HandPart(words("hand-wait-call"), [])
        case Phase.CUT if view.decision:
            return cutting(holding)
        case Phase.PACKETS if view.decision:
            made = [each for each in view.options if isinstance(each, ChoosePackets)]
            asked = holding.unless("hand-packets", text_id="hand-packets-else")
            return HandPart(asked, [*rows(map(holding.button, made), 2)])
        case _:
            return HandPart(words("hand-wait-deal"), [])


def cutting(holding: Holding) -> HandPart:
    """The cutter chooses where to cut."""
    asked = holding.unless("hand-cut", text_id="hand-cut-else")
    if holding.game.is_practice:  # maybe the first one, where nobody can be asked what that is
        asked = f"{asked} {holding.words('hand-cut-any')}"
    cuts = [Cut(holding.view.seat or 0, each) for each in cuts_of(holding.view)]
    offered = [each for each in cuts if each in holding.view.options]
    return HandPart(asked, [[*map(holding.button, offered)]])


# Calls -------------------------------------------------------------------------------------------


CALLS = (Take, Pass, Schmeiss, Agree, Refuse)
"""what somebody says in their turn, where nobody bids"""


def _calling(holding: Holding) -> HandPart:
    """The hand of whoever is asked to take or pass, or for the answer to a schmeiss."""
    view = holding.view
    calls = [each for each in view.options if isinstance(each, CALLS)]
    return HandPart(_asked_to_call(holding), [*rows(map(holding.button, calls), 4)])


def _asked_to_call(holding: Holding) -> str:
    """Return what they may say, and what a schmeiss does."""
    words, view = holding.words, holding.view
    bound = holding.option(Pass) is None
    turned = words.card(view.turn_up) if view.turn_up else ""
    last = view.calls[-1] if view.calls else None
    second = is_second_round(view)
    if isinstance(last, Schmeiss):
        offer = "named" if second else "turned" if holding.option(Refuse) else "theirs"
        trump = words.trump(view.turn_up.suit) if view.turn_up else ""
        name = seat_name(holding.game, last.actor, words)
        return words("hand-schmeiss-ask", name=name, trump=trump, offer=offer)
    if isinstance(last, Refuse):
        return words("hand-call-refused", name=seat_name(holding.game, last.actor, words))
    if holding.option(Schmeiss):
        other = view.sides.opponents(view.seat or 0)[0]
        name = seat_name(holding.game, other, words)
        if second:
            return words("hand-call-second-schmeiss", card=turned, name=name)
        offer = "theirs" if view.rules.schmeiss == "opponent_makes" else "yours"
        return words("hand-call-schmeiss", card=turned, name=name, offer=offer)
    if view.offered is None and not view.fields:
        in_the_end = must_play(view.rules, view.rules.players)
        free = "hand-call-choose" if in_the_end else "hand-call-name"
        return words("hand-call-must" if bound else free)
    if second:
        other = view.rules.round2_suits == "exclude_turned"
        return words("hand-call-second" if other else "hand-call-second-any", card=turned)
    # Who takes gets the turned card; in Découverte it stays where it lies (B2).
    return words("hand-call-open" if view.fields else "hand-call", card=turned)


def bidding(holding: Holding) -> HandPart:
    """The hand during the bidding and in the windows after it, whoever is asked."""
    words, view = holding.words, holding.view
    lines = [standing(holding)]
    controls: Items = []
    if view.phase is not Phase.CALL:
        lines.append(_window(holding))
    elif view.decision is None:
        lines.append(words("hand-wait-bid"))
        if holding.option(Coinche):
            lines.append(words("hand-may-coinche"))
    else:
        points = holding.draft.points
        named = "" if points is None else capital(words.bid_points(points))
        controls += _bids(holding)
        if named:
            lines.append(words("hand-ask-suit", points=named))
        elif not controls:  # where all trumps is bid, only a contra or a pass is left
            lines.append(words("hand-ask-top"))
        else:
            lines.append(words("hand-ask-rung" if view.on_ladder else "hand-ask-bid"))
    answers = filter(None, map(holding.option, (Coinche, Surcoinche, Pass)))
    return HandPart("\n".join(lines), [*controls, *rows(map(holding.button, answers), 4)])


def standing(holding: Holding) -> str:
    """The highest bid and whose it is; once the bidding is over, the contract."""
    words, view = holding.words, holding.view
    if view.bid is None:
        return words("hand-no-bid")
    bid, name = words.bid(view.bid), seat_name(holding.game, view.bid.actor, words)
    if view.multiplier > 1:
        over = "hand-bid-contra" if may_rise(view) else "hand-contract-contra"
        text_id = over if view.on_ladder else "hand-contract-doubled"
        return words(text_id, bid=bid, name=name, times=view.multiplier)
    return words("hand-bid" if may_rise(view) else "hand-contract", bid=bid, name=name)


def _window(holding: Holding) -> str:
    """Return what is asked in the time for a coinche or a surcoinche, or asked of the others."""
    words, view = holding.words, holding.view
    knock = view.phase is Phase.KNOCK
    if view.decision is None and knock:
        seat = next(each.actor for each in view.decisions if each.ask is Ask.KNOCK)
        asked = words("hand-wait-knock", name=seat_name(holding.game, int(seat), words))
    elif view.decision is None:
        asked = words("hand-wait-surcoinche")
    else:
        asked = words("hand-knock" if knock else "hand-answer-coinche")
    if not closes_by_itself(view) or holding.until is None:
        return asked
    return f"{asked} {words('hand-closes', until=words.timestamp(holding.until))}"


def _bids(holding: Holding) -> Items:
    """The points that may be bid, and the suits: for the lowest bid until others are chosen."""
    words = holding.words
    bids = [each for each in holding.view.options if isinstance(each, Bid)]
    if not bids:
        return []
    chosen = holding.draft.points
    if chosen is None:
        chosen = min(bid.points for bid in bids)
    values = dict.fromkeys(bid.points for bid in bids)
    # What a menu has room for: the next ones, and always the capot and the générale.
    called = {each: words("hand-called", CALLED[each]) for each in values if each in CALLED}
    numbers = [each for each in values if each not in called][: MOST_OPTIONS - len(called)]
    options = {each: words.number(each) for each in numbers} | called
    place = holding.game.id, holding.view.key_of(bids[0])
    trumps = rows(map(holding.button, [bid for bid in bids if bid.points == chosen]), 2)
    if not chosen:
        return [*trumps]
    return [
        [select(words("hand-choose-points"), options, "points", *place, chosen=chosen)],
        *trumps,
    ]


# The talon ---------------------------------------------------------------------------------------


def _moving(holding: Holding) -> HandPart:
    """Before the first card: to exchange one for the turned one, or to lay some away."""
    words, view = holding.words, holding.view
    if view.decision is None:
        laying = [each.actor for each in view.decisions if each.ask is Ask.DISCARD]
        if not laying:
            return HandPart(words("hand-wait-talon"), [])
        name = seat_name(holding.game, int(laying[0]), words)
        return HandPart(words("hand-wait-discard", name=name), [])
    if view.decision.ask is Ask.EXCHANGE:
        return _exchanging(holding)
    may = {each.card for each in view.options if isinstance(each, Discard)}
    tell = Teller(holding.game, words)
    lines = [*auction_lines(view, tell), playable_line(view, tell)]
    more = len(view.hand) - view.game_type.dealing.hand
    lines.append(words("hand-discard-ask", count=more))
    controls = [
        holding.button(Discard(view.seat or 0, card), GREEN if card in may else GREY_BUTTON)
        for card in view.hand
    ]
    return HandPart("\n".join(filter(None, lines)), _in_rows(holding, controls))


def _exchanging(holding: Holding) -> HandPart:
    """One card may be had for another; who has it not is asked as well, so that nobody sees who
    has."""
    words, view = holding.words, holding.view
    turned, exchanged_for = view.turn_up, view.game_type.dealing.exchanged_for
    own = exchanged_for(turned, view.trump) if turned and exchanged_for else None
    if own is None or turned is None:
        raise ValueError("there is nothing to exchange")
    text_id = "hand-exchange-none" if view.exchangeable is None else "hand-exchange-ask"
    asked = words(text_id, own=words.card(own), card=words.card(turned))
    if holding.until is not None and view.exchangeable is not None:
        until = words.timestamp(holding.until)
        asked = f"{asked} {words('hand-exchange-else', until=until)}"
    answers = [each for each in view.options if isinstance(each, Exchange | Keep)]
    contract = " ".join(auction_lines(view, Teller(holding.game, words)))
    return HandPart(f"{contract}\n{asked}", [[*map(holding.button, answers)]])


# Declarations ------------------------------------------------------------------------------------


def _declaring(holding: Holding) -> HandPart:
    """Before the first card: everybody is asked, also who holds nothing (`immediate`)."""
    words, view = holding.words, holding.view
    if view.decision is None:
        return HandPart(words("hand-wait-declare"), [])
    now = holding.chosen_set
    answers: Items = [
        [holding.button(Declare(view.seat or 0, each), GREEN if each == now else GREY_BUTTON)]
        for each in dict.fromkeys((now, ()))
    ]
    if len(view.choices) == 1:
        return HandPart(
            holding.unless("hand-declare-empty", text_id="hand-declare-empty-else"), answers
        )
    told = holding.unless("hand-declare", text_id="hand-declare-else")
    return HandPart(told, [*answers, *_others(holding)])


def _others(holding: Holding) -> Items:
    """The best sets and silence, which comes last, as far as a select holds them."""
    words, choices = holding.words, holding.view.choices
    if not choices:
        return []
    last = len(choices) - 1
    options = {
        number: capital(words.declarations(choices[number]) or words("hand-declare-nothing"))
        for number in (*range(min(last, MOST_OPTIONS - 1)), last)
    }
    place = holding.game.id, holding.game.deal
    choose = words("hand-announce-choose")
    return [[select(choose, options, "choose", *place, chosen=holding.chosen)]]


# The play ----------------------------------------------------------------------------------------


def _playing(holding: Holding) -> HandPart:
    """A button for each card, and what else one may do with a trick won."""
    view, words = holding.view, holding.words
    stop = holding.option(Stop)
    if holding.draft.stopping and stop:
        sure = [holding.button(stop), holding.button(stop, GREY_BUTTON, "back")]
        return HandPart(_stake(holding), [sure])
    if view.plays_itself:
        return HandPart("\n".join([*_at_stake(holding), words("hand-last-trick")]), [])
    # Nobody's name: this message is not refreshed for each of the others' turns.
    turn = (
        words("hand-play" if view.trick else "hand-lead") if view.decision else words("hand-wait")
    )
    lines = [*_at_stake(holding), talk_line(view, Teller(holding.game, words)), turn]
    if view.choices:
        told = words.declarations(holding.chosen_set)
        announced = words("hand-announce", declarations=told)
        lines.append(announced if told else words("hand-announce-nothing"))
    more = [holding.button(show) for show in [holding.option(Show), holding.option(Claim)] if show]
    more += [holding.button(stop, RED, "stop")] if stop else []
    controls = [*_cards(holding), *_others(holding), *rows(more, 1), *_silent(holding)]
    return HandPart("\n".join(filter(None, lines)), controls)


def _at_stake(holding: Holding) -> list[str]:
    """Trump; when it is the owner's turn also the trick so far and what may be played."""
    view, tell = holding.view, Teller(holding.game, holding.words)
    contract = standing(holding) if view.bid else " ".join(auction_lines(view, tell))
    if view.decision is None:
        return [contract]
    trick = " ".join(filter(None, [trick_line(view, tell), playable_line(view, tell)]))
    return [contract, trick]


def _plays(holding: Holding) -> list[Play]:
    """The cards that may be played, with what the owner announces."""
    plays = (each for each in holding.view.options if isinstance(each, Play))
    return [each for each in plays if each.declarations == holding.chosen_set]


def _cards(holding: Holding) -> Items:
    """Each card once: green where it may be played, else grey, and a click on it says why.

    A king or queen of trump is played with its word (A8). They stand in the order in which the
    picture shows them: in Découverte as they lie.
    """
    view = holding.view
    in_sight = view.hand
    if view.fields:
        field = view.fields[view.seat or 0]
        in_sight = tuple(place.up for place in field if place.up is not None)
    plays = {each.card: each for each in sorted(_plays(holding), key=lambda each: each.word)}
    controls = [
        holding.button(
            plays.get(card) or Play(view.seat or 0, card, declarations=holding.chosen_set),
            GREEN if card in plays else GREY_BUTTON,
        )
        for card in in_sight
    ]
    return _in_rows(holding, controls)


def _in_rows(holding: Holding, controls: list[Item]) -> Items:
    """Buttons of cards, as many in a row as a phone shows."""
    width = COLOURED_IN_A_ROW if holding.suits else IN_A_ROW
    return [*rows(controls, NAMED_IN_A_ROW if holding.by_ear else width)]


def _silent(holding: Holding) -> Items:
    """The same cards without their word, apart from the others: a slip would cost 20 points."""
    plays = _plays(holding)
    said = {each.card for each in plays if each.word}
    silent = [each for each in plays if each.card in said and not each.word]
    if not silent:
        return []
    width = NAMED_IN_A_ROW if holding.by_ear else IN_A_ROW
    return [holding.words("hand-silent"), *rows(map(holding.button, silent), width)]


def _stake(holding: Holding) -> str:
    """Return what is at stake for who stops the game: the first of two steps (A10)."""
    words, view = holding.words, holding.view
    accounts = view.game_type.accounts
    team = accounts.of(view.seat or 0)
    taking = view.taker is not None and view.sides.together(view.taker, view.seat or 0)
    values = {
        "side": "team" if accounts.has_partners else "player",
        "score": words.number(view.scores[team]),
        "target": words.number(view.rules.target),
        "missing": words.number(max(0, view.rules.target - view.scores[team])),
    }
    return "\n".join(
        (
            words("hand-stop-claim", **values),
            words("hand-stop-taking" if taking else "hand-stop-defending", **values),
            words("hand-stop-in-vain", **values),
        )
    )


# The call to it, and the end of the party ---------------------------------------------------------

TABLE_MARK = "🃏"
"""before what lies on the table"""


def notice_text(
    game: Game, seat: int, words: Words, url: str, *, in_thread: bool, until: float | None
) -> str:
    """Return in a DM a sentence with the link to the hand, in the thread a mention; below it what
    lies on the table, unless others in the thread are not to know it yet.

    `until`: when a robot plays.
    """
    holder = game.holder(seat)
    who = mention(holder)
    if holder.told < Reminder.WARNED or until is None:
        asked = words("notice-thread", mention=who) if in_thread else words("notice-dm", link=url)
    else:
        when = words.timestamp(until)
        if in_thread:
            asked = words("warning-thread", mention=who, when=when)
        else:
            asked = words("warning-dm", link=url, when=when)
        if cost := leave_warning(game, words):
            asked = f"{asked}\n{cost}"
    if game.state is None or (in_thread and says_nothing(game)):
        return asked
    stake = stake_lines(view(game.state, None), Teller(game, words))
    lying = " ".join(filter(None, stake))
    return f"{asked}\n{TABLE_MARK} {lying}" if lying else asked


async def verdict_screen(
    view: View,
    game: Game,
    words: Words,
    pictures: Pictures,
    look: Look,
    *,
    daily: bool = False,
    rated: str = "",
) -> Screen:
    """How the party ended for the seat of `view`, above all else. `daily`: one is open there.
    `rated`: whether it counts."""
    seat, at = view.seat or 0, game.tournament
    picture = await party_picture(view, game, words, look, pictures)
    lines = [f"## {_verdict(view, game, words)}", _company(view, game, seat, words)]
    lines += why_lines(view, Teller(game, words))
    if at is not None:
        lines += counts_lines(game, at, words)
    if rated:
        lines.append(f"-# {rated}")
    below = [again_button(game, words) if at is None else where_button(at, words)]
    if not is_sealed(game):  # somebody may still play these boards
        below.append(button(words("history-replay"), "replay", game.id, 1, 0))
    below.append(button(words("table-sheet"), "sheet", game.id))
    if _is_counted(view):
        below += looks_back(game, view.deal_number, words)
    colour = GOLD if view.winner == view.game_type.accounts.of(seat) else GREY
    if view.rules.end_mode == "boards" or game.played_out:
        colour = FELT
    return screen_of(
        "\n".join(lines),
        *picture.items(words, text_first=wants_text(game, seat)),
        below,
        elsewhere_row(game, words, daily=daily),
        colour=colour,
    )


def _verdict(view: View, game: Game, words: Words) -> str:
    """Return the verdict; of boards that others play as well, and of deals that robots played, only
    that they are over: what they count is told below.
    """
    if view.rules.end_mode == "boards":
        return words("duplicate-all-played")
    if game.played_out or view.winner is None:
        return words("table-over")
    accounts = view.game_type.accounts
    team = accounts.of(view.seat or 0)
    result = "drawn" if view.winner == DRAWN else "won" if view.winner == team else "lost"
    early = view.ending not in (Ending.TARGET, Ending.DEALS)
    return words(
        "verdict-title",
        f"{result}-early" if early and result != "drawn" else result,
        points=words.number(view.scores[team]),
        other_points=others_points(game, view.scores, team, words),
    )


def _company(view: View, game: Game, seat: int, words: Words) -> str:
    """The table, partner and opponents of a party, and how long it took."""
    deals = deals_played(view)
    accounts = view.game_type.accounts
    against = accounts.others(accounts.of(seat))
    others = words.join_and([team_name(game, each, words) for each in against])
    if partners := accounts.partners(seat):
        partner = words.join_and([seat_name(game, each, words) for each in partners])
        played = words("verdict-with", partner=partner, others=others, **deals)
    else:
        played = words("verdict-against", others=others, **deals)
    return f"{table_name(game, words)} · {played}"
