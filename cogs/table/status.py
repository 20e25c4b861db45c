"""Lines on what goes on at a table, for everybody: calls, declarations, tricks, how it ends.

They stand under the picture of the table; plain they are its alt text, which is heard."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.robots.convention import shown_by_calls
from bot.rules import (
    DRAWN,
    Action,
    Agree,
    Ask,
    Bid,
    ByAccount,
    Call,
    Coinche,
    ContractKind,
    DealOutcome,
    DeclarationKind,
    Discard,
    Ending,
    Heard,
    Pass,
    Phase,
    Play,
    Refuse,
    Ruleset,
    Said,
    Schmeiss,
    Surcoinche,
    Take,
    Trick,
    View,
    Word,
    parse_action,
)
from bot.rules.core.declarations import RUN_POINTS
from bot.storage.engine.schema import Note
from bot.tables import Holder
from bot.tables.party.seats import heard
from bot.text import Words, capital, safe_name
from bot.text.rulebook.sentences import side_of
from cogs.screens.advice import done_text, meaning_text
from cogs.screens.names import Teller, others_points, person_name, played_cards
from cogs.tournaments.table import forfeit_line

TAKES = {ContractKind.CHOSEN: "table-contract-chosen"}
"""how it is told who plays where nothing is turned up"""


def auction_lines(view: View, tell: Teller) -> list[str]:
    """The contract; while the bidding goes on the highest bid, and who called what."""
    if view.taker is not None and view.trump is not None:
        if view.bid is not None:
            name, bid = tell.name(view.bid.actor), tell.contract(view.bid)
            lines = [tell("table-contract-bid", name=name, bid=bid)]
        else:
            trump = tell.trump(view.trump)
            said = TAKES.get(view.game_type.auction.kind, "table-contract")
            lines = [tell(said, name=tell.name(view.taker), trump=trump)]
        return [*lines, *_moved(view, tell), *_doubled(view, tell)]
    if view.bid is not None:
        name, bid = tell.name(view.bid.actor), tell.contract(view.bid)
        standing = tell(
            "table-highest-bid" if may_rise(view) else "table-contract-bid", name=name, bid=bid
        )
        return [standing, *_doubled(view, tell), bids(view, tell)]
    lines, calls = [], view.calls
    passes = [number for number, call in enumerate(calls, 1) if isinstance(call, Pass)]
    if len(passes) >= view.game_type.seats:
        calls = calls[passes[view.game_type.seats - 1] :]
        if view.turn_up is not None:
            lines.append(tell("table-second-round", card=tell.card(view.turn_up)))
    return [*lines, call_list(calls, tell)]


def _moved(view: View, tell: Teller) -> list[str]:
    """Return the card that was turned up, or what somebody exchanged for it, and that cards were
    laid away, until a trick is over; to the taker which they took up and laid away."""
    lines: list[str] = []
    begins = not view.tricks and view.phase is not Phase.OVER
    if begins and view.exchanged is not None and view.turn_up is not None:
        seat, card = view.exchanged
        cards = {"own": tell.card(view.turn_up), "card": tell.card(card)}
        lines.append(tell("table-exchanged", name=tell.name(seat), **cards))
    elif begins and view.turn_up is not None:
        # Who was not asked has not seen it, and it tells of the taker's hand.
        lines.append(tell("alt-turn-up", card=tell.card(view.turn_up)))
    if begins and view.taken_up and view.phase is Phase.TALON:
        lines.append(tell("table-taken-up", cards=tell.cards(view.taken_up)))
    elif begins and view.taker is not None and view.game_type.dealing.taken_up and not view.laid:
        text_id = "table-takes-up" if view.phase is Phase.TALON else "table-laid-away"
        lines.append(tell(text_id, name=tell.name(view.taker)))
    if view.laid:
        lines.append(tell("table-laid", cards=tell.cards(view.laid)))
    return lines


def may_rise(view: View) -> bool:
    """Return whether a higher bid may still come: none after the last pass or a coinche (C1)."""
    return view.phase is Phase.CALL


def closes_by_itself(view: View) -> bool:
    """Return whether there is a time for a coinche or its answer; not where it is in turn (H2)."""
    return any(each.ask is Ask.CLOSE for each in view.decisions)


def _doubled(view: View, tell: Teller) -> list[str]:
    """Return who coinched, and who answered; what the deal counts now."""
    said = {Coinche: "table-coinche", Surcoinche: "table-surcoinche"}
    calls = view.calls
    if view.on_ladder:  # where a higher bid ends what was said before it
        said = {Coinche: "table-contra", Surcoinche: "table-recontra"}
        calls = calls[calls.index(view.bid) :] if view.bid else ()
    return [
        tell(said[type(call)], name=tell.name(call.actor), times=view.multiplier)
        for call in calls
        if type(call) in said
    ]


def bids(view: View, tell: Teller) -> str:
    """Return what each said last; who hears it, hears all. A coinche has a line of its own, and a
    bid before which nobody spoke is the highest, which has been told."""
    spoken = [each for each in view.calls if isinstance(each, Pass | Bid)]
    if len(spoken) == 1:
        return ""
    return call_list(spoken if tell.plain else spoken[-view.game_type.seats :], tell)


def call_list(calls: Sequence[Call], tell: Teller) -> str:
    """`Ben passes · Anna 90 ♥`"""
    told: list[str] = []
    for call in calls:
        name = tell.name(call.actor)
        match call:
            case Take(suit=trump):
                told.append(tell("table-took", name=name, trump=tell.suit(trump)))
            case Bid():
                told.append(tell("table-bids", name=name, bid=tell.bid(call)))
            case Schmeiss():
                told.append(tell("table-schmeiss", name=name))
            case Agree():
                told.append(tell("table-agreed", name=name))
            case Refuse():
                told.append(tell("table-refused", name=name))
            case _:
                told.append(tell("table-passed", name=name))
    return " · ".join(told)


BARE = (Pass, Schmeiss, Agree, Refuse)
"""calls that name nothing"""


def auction_text(view: View, tell: Teller) -> str:
    """Return who called what, in order, each call with what it means by the convention, and the
    contract: the same for everybody, from the calls alone."""
    if not view.calls:
        return tell("auction-none")
    lines: list[str] = []
    shown = shown_by_calls(view)
    told = shown or [(call, None) for call in view.calls]
    for bare, calls in groupby(told, lambda each: isinstance(each[0], BARE)):
        if bare:
            lines.append(call_list([call for call, _ in calls], tell))
            continue
        for call, meant in calls:
            named = {"name": tell.name(call.actor), "call": _done(call, tell.words, view.rules)}
            what = "" if meant is None else meaning_text(meant, tell.words)
            lines.append(tell("auction-shows" if what else "auction-call", what=what, **named))
    if view.taker is not None:
        lines += ["", *auction_lines(view, tell)]
    explained = any(not isinstance(call, Pass) for call, _ in shown)
    about = [f"-# {tell('meaning-about')}"] if explained else []
    title = tell("auction-button", kind=view.game_type.auction.kind.value)
    return "\n".join([f"### {title}", *lines, *about])


def declared_lines(view: View, tell: Teller) -> list[str]:
    """Return who announced what, what was said to compare it, and what counts."""
    announced = [
        tell(
            "table-announces",
            name=tell.name(seat),
            declarations=tell.words.join_and(
                [_heard(each, tell) for each in view.heard if each.seat == seat]
            ),
        )
        for seat in dict.fromkeys(each.seat for each in view.heard)
    ]
    lines = [" ".join(announced), talk_line(view, tell)]
    if view.declarations is not None:
        best = view.rules.decl_contest == "winner_takes_all"
        text_id = "table-declared-best" if best else "table-declared-points"
        lines += by_team(text_id, view.declarations, tell)
    if any(each.ask is Ask.SHOW for each in view.decisions):
        lines.append(tell("table-may-show", side=side_of(view.rules)))
    return lines


def _heard(heard: Heard, tell: Teller) -> str:
    """`run of four`; with its cards once they are shown `run of four (Q♠ J♠ 10♠ 9♠)`"""
    name = tell.words.announced(heard.kind, heard.length, heard.rank)
    if heard.kind is DeclarationKind.CARRE or not heard.cards:
        return name
    if not tell.plain:
        return f"{name} ({tell.cards(heard.cards)})"
    # Who hears them needs the first and the last.
    top, bottom = tell.card(heard.cards[0]), tell.card(heard.cards[-1])
    return f"{name} ({tell('alt-run', top=top, bottom=bottom)})"


def talk_line(view: View, tell: Teller) -> str:
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


def spoken_text(tell: Teller, reader: int | None = None) -> str:
    """Phrases said at the table, in the reader's language, and notes that were left. `reader`: a
    seat, whose person knows their own, and may want to hear none of others."""
    game = tell.game
    own = None if reader is None else game.holder(reader)
    lines = [] if own is None else [note_waits(own, tell.words)]
    if own is None or own.person is None or own.person.phrases:
        said = [each for each in heard(game) if each.seat != reader]
        phrases = " · ".join(
            tell("phrase-line", name=tell.name(each.seat), phrase=tell("phrase", each.phrase))
            for each in said
        )
        notes = [each for each in game.fresh_notes if game.seat_of(each.person_id) != reader]
        lines = [phrases, *(note_line(each, tell) for each in notes), *lines]
    return "\n".join(filter(None, lines))


def note_line(note: Note, tell: Teller) -> str:
    """A note with its writer, and with the card or call that it was left with, if with any."""
    seat = tell.game.seat_of(note.person_id)
    name = f"**{person_name(note.name, tell.words)}**" if seat is None else tell.name(seat)
    text = safe_name(note.text)
    if note.action is None:
        return tell("phrase-line", name=name, phrase=text)
    done = _done(parse_action(note.action), tell.words, tell.game.rules)
    return tell("note-line", name=name, done=done, text=text)


def _done(action: Action, words: Words, rules: Ruleset) -> str:
    """`K♥`, `90 ♥`, `passe`: what somebody did, behind their name."""
    return words.bid(action) if isinstance(action, Bid) else done_text(action, words, rules)


def note_waits(holder: Holder, words: Words) -> str:
    """The line on what somebody leaves with their next card or call; empty where they do not."""
    return words("note-waits", text=safe_name(holder.note)) if holder.note else ""


def _said(said: Said, tell: Teller, *, in_full: bool) -> str:
    words = tell.words
    if said.word is Word.TOP and said.rank is not None:
        return tell("table-says-name", name=capital(words("rank-name", said.rank.name)))
    if said.word is not Word.NAMES or said.kind is None:
        return tell("table-says", said.word.value)
    if said.rank is None:  # what it is worth, and no more (CL4)
        return tell("table-says-name", name=words.number(RUN_POINTS[said.kind]))
    rank = words("rank-name", said.rank.name)
    if not in_full:
        return tell("table-says-name", name=capital(rank))
    name = capital(words.announced(said.kind, said.length, said.rank))
    if said.kind is DeclarationKind.CARRE:
        return tell("table-says-name", name=name)
    return tell("table-says-height", declaration=name, rank=rank)


def by_team(text_id: str, points: ByAccount, tell: Teller) -> list[str]:
    """A sentence for each team that has points."""
    return [
        tell(text_id, team=tell.team(team), points=each, side=tell.side)
        for team, each in enumerate(points)
        if each
    ]


def stop_lines(view: View, tell: Teller) -> list[str]:
    """L'Arrêt: who stopped the game with what count, and what follows from it."""
    stopped = view.stopped
    if stopped is None:
        return []
    called = tell(
        "table-stopped",
        name=tell.name(stopped.seat),
        points=tell.words.number(stopped.points),
        target=tell.words.number(view.rules.target),
    )
    after = "to-prove" if view.ending is None else view.ending.value
    if view.ending is Ending.STOPPED and not stopped.proof:
        after = "enough"
    return [called, tell("stop-called", after, side=tell.side)]


def trump_run_line(view: View, tell: Teller) -> str:
    if view.trump_run is None:
        return ""
    return tell("table-trump-run", name=tell.name(view.trump_run))


def both_reached(totals: ByAccount, view: View) -> bool:
    """Return whether several accounts have the target."""
    reached = sum(each >= view.rules.target for each in totals)
    return view.rules.end_mode == "target" and reached > 1


def party_lines(view: View, tell: Teller) -> list[str]:
    """Return who won the party, by how much, and why when the points do not say it."""
    winner = view.winner
    if winner is None:
        return []
    if winner == DRAWN:
        return [*why_lines(view, tell), tell("party-drawn")]
    played_out = view.ending in (Ending.TARGET, Ending.DEALS)
    won = tell(
        "party-won" if played_out else "party-won-early",
        team=tell.team(winner),
        points=tell.words.number(view.scores[winner]),
        other_points=others_points(tell.game, view.scores, winner, tell.words),
        **deals_played(view),
        side=tell.side,
    )
    return [*why_lines(view, tell), won]


def deals_played(view: View) -> dict[str, int]:
    """Return how many deals a party had, with those that were thrown in, for its texts."""
    played = len(view.results)
    before = sum(each.number < view.deal_number for each in view.results)
    thrown = max(0, view.deal_number - 1 - before)
    return {"deals": played + thrown, "played": played, "thrown": thrown}


def why_lines(view: View, tell: Teller) -> list[str]:
    """Why a party that is over ended as it did, where its points do not say it."""
    match view.ending:
        case Ending.TARGET if both_reached(view.scores, view):
            target = tell.words.number(view.rules.target)
            why = [tell("party-both", view.rules.both_reach, target=target, side=tell.side)]
            if len(view.scores) > 2:
                why = [tell("party-several", target=target)]
        case Ending.TRUMP_RUN:
            why = [trump_run_line(view, tell)]
        case _:
            why = stop_lines(view, tell)
    # Points that nobody gets any more.
    if lost := sum(sum(each.points) for each in view.held):
        why.append(tell("party-held-lost", points=lost))
    return list(filter(None, why))


BEFORE = (Phase.DRAW, Phase.CUT, Phase.PACKETS)
"""there is nothing on the table of this deal yet"""


class TurnTimes(NamedTuple):
    """When whoever is asked was asked, and when the clock decides for them, where it does."""

    asked_at: float
    closes_at: float | None


def away_line(tell: Teller) -> str:
    """Return for whom robots play, or for whom they wait; empty when everybody is there."""
    away = [holder.seat for holder in tell.game.people if holder.away]
    if tell.game.deserted:
        return tell("seats-deserted", names=tell.names(away), count=len(away))
    return tell("seats-away-table", names=tell.names(away), count=len(away)) if away else ""


def status_text(view: View, tell: Teller, turn: TurnTimes, paused: str = "") -> str:
    """Return what happens now: the calls or the contract, what was declared, who is asked.

    `paused`: why nobody is.
    """
    if tell.game.deserted and not paused:
        return _text([*deal_lines(view, tell), _waits(tell, turn)])
    now, said = [paused or _now(view, tell, turn)], said_lines(view, tell)
    last = said + now if view.phase is Phase.OVER else now + said
    return _text([*stake_lines(view, tell), *last, away_line(tell)])


def _waits(tell: Teller, turn: TurnTimes) -> str:
    """Return for whom a table of robots waits; a tournament's is not closed for it."""
    at = tell.game.tournament
    if at is not None and at.stand_ins and not at.format.own_time:
        forfeits = at.format.absent_forfeit
        then = tell("seats-deserted-came") if forfeits else tell("seats-deserted-robots")
        return f"{away_line(tell)} {then}"
    if turn.closes_at is None or at is not None:
        return away_line(tell)
    when = tell.words.timestamp(turn.closes_at)
    return f"{away_line(tell)} {tell('seats-deserted-until', when=when)}"


def closing_text(view: View, tell: Teller) -> str:
    """Return what stays below the picture of a deal that is over."""
    if tell.game.row.status == "closed":
        return _text([*deal_lines(view, tell), ended_line(tell)])
    if tell.game.played_out and view.phase is not Phase.OVER:
        return _text(deal_lines(view, tell))
    if view.taker is None:
        return thrown_in_text(view, tell)
    over = [tell("table-over")] if view.phase is Phase.OVER else []
    return _text([*deal_lines(view, tell), *over])


def ended_line(tell: Teller) -> str:
    """The line of a party that has ended early: a tournament's counts as far as it went."""
    at = tell.game.tournament
    if at is not None and at.absent:
        return f"-# {forfeit_line(tell.game, at, tell.words)}"
    return tell("hand-ended" if at is None else "tournament-table-ended")


def _text(lines: list[str]) -> str:
    return "\n".join(filter(None, lines))


def deal_lines(view: View, tell: Teller) -> list[str]:
    """Return what has been said and done in this deal, beside the cards."""
    return [*hanging_lines(view, tell), *auction_lines(view, tell), *said_lines(view, tell)]


def hanging_lines(view: View, tell: Teller) -> list[str]:
    """Return what tied deals left for whoever wins this one (I5, CL7 `set_aside`)."""
    hanging = [sum(each.points) for each in view.held if each.rule is DealOutcome.HANGING]
    return [tell("table-hanging", points=sum(hanging))] if any(hanging) else []


def stake_lines(view: View, tell: Teller) -> list[str]:
    """Return what one decides by: the card turned up and the calls, or trump and the trick so
    far."""
    if not view.deal_number or view.phase in BEFORE:
        return []
    turn_up = ""
    if view.taker is None and view.turn_up is not None:
        turn_up = tell("alt-turn-up", card=tell.card(view.turn_up))
    return [turn_up, *auction_lines(view, tell), trick_line(view, tell)]


def trick_line(view: View, tell: Teller) -> str:
    """The cards that lie on the table, which nobody has won yet."""
    if view.phase is not Phase.PLAY or not view.trick:
        return ""
    return tell("alt-trick", cards=played_cards(view.trick, tell))


def cards_in_turn(trick: Trick, view: View, tell: Teller) -> str:
    """`Anna K♥ · Ben 9♥`"""
    return " · ".join(
        f"{tell.name((trick.leader + n) % view.game_type.seats)} {tell.card(card)}"
        for n, card in enumerate(trick.cards)
    )


def last_trick_line(view: View, tell: Teller) -> str:
    """The cards of the trick that was won last, for as long as one may look at it."""
    if view.last_trick is None:
        return ""
    leader, cards, winner, points, _ = view.last_trick
    played = [((leader + n) % view.game_type.seats, card) for n, card in enumerate(cards)]
    listed, name = played_cards(played, tell), tell.name(winner)
    if view.points is None:
        # Nobody counts for the players where the game may be stopped (A10).
        return tell("alt-last-trick-uncounted", cards=listed, name=name)
    told = tell("alt-last-trick", cards=listed, name=name, points=points)
    return with_roem(told, view.last_trick, tell.words)


def with_roem(told: str, trick: Trick, words: Words) -> str:
    """Return what is told of a trick, and the roem in it, where there is any."""
    return f"{told} {words('trick-roem', points=trick.roem)}" if trick.roem else told


def playable_line(view: View, tell: Teller) -> str:
    """The cards that may be played or laid away, where that is not any."""
    lays = view.phase is Phase.TALON
    may = {each.card for each in view.options if isinstance(each, Discard if lays else Play)}
    if not may or len(may) == len(view.hand):
        return ""
    cards = tell.cards(card for card in view.hand if card in may)
    return tell("alt-may-lay" if lays else "alt-playable", cards=cards)


def said_lines(view: View, tell: Teller) -> list[str]:
    """Return what was declared and said beside the calls."""
    words = [
        tell("table-belote" if each.words == 1 else "table-rebelote", name=tell.name(each.seat))
        for each in view.belotes
    ]
    return [
        *declared_lines(view, tell),
        " ".join(words),
        *stop_lines(view, tell),
        trump_run_line(view, tell),
    ]


def thrown_in_text(view: View, tell: Teller) -> str:
    """Why the cards of a deal are thrown in, and who deals the next one."""
    called = "turn_up"
    if view.game_type.auction.kind.rises:
        called = "bids"
    elif view.calls and isinstance(view.calls[-1], Agree):
        called = "agreed"
    elif view.offered is None:
        called = "once"
    return tell("table-thrown-in", auction=called, dealer=view.rules.allpass_dealer)


def _now(view: View, tell: Teller, turn: TurnTimes) -> str:
    when = tell.words.timestamp(turn.closes_at or turn.asked_at)
    seats = [int(each.actor) for each in view.decisions if isinstance(each.actor, int)]
    match view.phase:
        case Phase.DRAW:
            return tell("table-drawing")
        case Phase.SHUFFLE:
            return tell("table-next-deal") if view.deal_number else tell("table-first-deal")
        case Phase.CUT:
            return tell("table-cut", name=tell.name(seats[0]), when=when)
        case Phase.PACKETS:
            return tell("table-packets", name=tell.name(seats[0]), when=when)
        case Phase.KNOCK:
            asked = [int(each.actor) for each in view.decisions if each.ask is Ask.KNOCK]
            return tell("table-knock", names=tell.names(asked), when=when)
        case Phase.SURCOINCHE:
            return _surcoinche(view, seats, tell, turn)
        case Phase.DECLARE | Phase.TALON:
            return _before_the_lead(view, seats, tell, turn)
        case Phase.CALL | Phase.PLAY:
            return _turn(seats[0], tell, turn)
        case Phase.OVER:
            return tell("table-over")


def _before_the_lead(view: View, seats: list[int], tell: Teller, turn: TurnTimes) -> str:
    """Return that somebody may declare or exchange a card, or who lays cards away."""
    if any(each.ask is Ask.DISCARD for each in view.decisions):
        return _turn(seats[0], tell, turn)
    # Nobody is named: who holds something is secret until they say so (A5).
    text_id = "table-declare" if view.phase is Phase.DECLARE else "table-talon"
    return tell(text_id, when=tell.words.timestamp(turn.closes_at or turn.asked_at))


def _surcoinche(view: View, seats: list[int], tell: Teller, turn: TurnTimes) -> str:
    """Return who may answer a coinche: in turn as one bids, or together in the time for it."""
    times = view.rules.surcoinche.removeprefix("x")
    if not closes_by_itself(view):
        answer = tell("table-may-answer", name=tell.name(seats[0]), times=times)
        return f"{_turn(seats[0], tell, turn)} {answer}"
    when = tell.words.timestamp(turn.closes_at or turn.asked_at)
    return tell("table-may-surcoinche", names=tell.names(seats), times=times, when=when)


def _turn(seat: int, tell: Teller, turn: TurnTimes) -> str:
    """Return whose turn it is, and until when where they have a clock."""
    if turn.closes_at is None:
        return tell("table-turn-robot", name=tell.name(seat))
    when = tell.words.timestamp(turn.closes_at)
    return tell("table-turn", name=tell.name(seat), when=when)
