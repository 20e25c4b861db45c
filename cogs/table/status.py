"""The lines under the picture of the table: what everybody may know of what goes on."""

from typing import Final, NamedTuple

from bot.rules import Ask, Phase, Play, View
from cogs.screens.names import Teller, played_cards
from cogs.table.auction import auction_lines, closes_by_itself
from cogs.table.declared import declared_lines
from cogs.table.ending import stop_lines, trump_run_line
from cogs.table.seats_screen import away_line
from cogs.tournaments.rounds.table import forfeit_line

BEFORE: Final = (Phase.DRAW, Phase.CUT, Phase.PACKETS)
"""there is nothing on the table of this deal yet"""


class TurnTimes(NamedTuple):
    """When whoever is asked was asked, and when the clock decides for them, where it does."""

    asked_at: float
    closes_at: float | None


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
    return [*auction_lines(view, tell), *said_lines(view, tell)]


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


def last_trick_line(view: View, tell: Teller) -> str:
    """The cards of the trick that was won last, for as long as one may look at it."""
    if view.last_trick is None:
        return ""
    leader, cards, winner, points = view.last_trick
    played = [((leader + n) % view.rules.players, card) for n, card in enumerate(cards)]
    listed, name = played_cards(played, tell), tell.name(winner)
    if view.points is None:
        # Nobody counts for the players where the game may be stopped (A10).
        return tell("alt-last-trick-uncounted", cards=listed, name=name)
    return tell("alt-last-trick", cards=listed, name=name, points=points)


def playable_line(view: View, tell: Teller) -> str:
    """The cards that may be played, where that is not any."""
    playable = {each.card for each in view.options if isinstance(each, Play)}
    if not playable or len(playable) == len(view.hand):
        return ""
    return tell("alt-playable", cards=tell.cards(c for c in view.hand if c in playable))


def said_lines(view: View, tell: Teller) -> list[str]:
    """Return what was declared and said beside the calls."""
    return [
        *declared_lines(view, tell),
        _belote(view, tell),
        *stop_lines(view, tell),
        trump_run_line(view, tell),
    ]


def thrown_in_text(view: View, tell: Teller) -> str:
    """Why the cards of a deal are thrown in, and who deals the next one."""
    called = "bids" if view.game.auction.by_bids else "turn_up"
    return tell("table-thrown-in", auction=called, dealer=view.rules.allpass_dealer)


def _belote(view: View, tell: Teller) -> str:
    return " ".join(
        tell("table-belote" if each.words == 1 else "table-rebelote", name=tell.name(each.seat))
        for each in view.belotes
    )


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
            return tell("table-knock", names=tell.names(_asked(view, Ask.KNOCK)), when=when)
        case Phase.SURCOINCHE:
            return _surcoinche(view, seats, tell, turn)
        case Phase.DECLARE:
            # Nobody is named: who holds something is secret until they say so (A5).
            return tell("table-declare", when=when)
        case Phase.CALL | Phase.PLAY:
            return _turn(seats[0], tell, turn)
        case Phase.OVER:
            return tell("table-over")


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


def _asked(view: View, ask: Ask) -> list[int]:
    return [int(each.actor) for each in view.decisions if each.ask is ask]
