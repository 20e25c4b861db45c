"""How a party comes to its end, in words (A5, A10)."""

from bot.rules import DRAWN, Ending, View
from cogs.screens.names import Teller


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
    return [called, tell(f"stop-{_after_stop(view)}", side=tell.side)]


def _after_stop(view: View) -> str:
    match view.ending:
        case None:
            return "to-prove"
        case Ending.STOPPED if view.stopped and not view.stopped.proof:
            return "enough"
        case ending:
            return ending.value


def trump_run_line(view: View, tell: Teller) -> str:
    if view.trump_run is None:
        return ""
    return tell("table-trump-run", name=tell.name(view.trump_run))


def both_reached(totals: tuple[int, int], view: View) -> bool:
    return view.rules.end_mode == "target" and min(totals) >= view.rules.target


def party_lines(view: View, tell: Teller) -> list[str]:
    """Return who won the party, by how much, and why when the points do not say it."""
    if view.winner is None:
        return []
    return list(filter(None, [*why_lines(view, tell), _winner(view, tell)]))


def deals_played(view: View) -> dict[str, int]:
    """Return how many deals a party had, with those that were thrown in, for its texts."""
    played = len(view.results)
    before = sum(each.number < view.deal_number for each in view.results)
    thrown = max(0, view.deal_number - 1 - before)
    return {"deals": played + thrown, "played": played, "thrown": thrown}


def why_lines(view: View, tell: Teller) -> list[str]:
    """Why a party that is over ended as it did, where its points do not say it."""
    return list(filter(None, [*_why(view, tell), _held(view, tell)]))


def _winner(view: View, tell: Teller) -> str:
    winner = view.winner
    if winner is None or winner == DRAWN:
        return tell("party-drawn")
    played_out = view.ending in (Ending.TARGET, Ending.DEALS)
    return tell(
        "party-won" if played_out else "party-won-early",
        team=tell.team(winner),
        points=tell.words.number(view.scores[winner]),
        other_points=tell.words.number(view.scores[view.game.accounts.other(winner)]),
        **deals_played(view),
        side=tell.side,
    )


def _why(view: View, tell: Teller) -> list[str]:
    match view.ending:
        case Ending.TARGET if both_reached(view.scores, view):
            target = tell.words.number(view.rules.target)
            return [tell(f"party-both-{view.rules.both_reach}", target=target, side=tell.side)]
        case Ending.TRUMP_RUN:
            return [trump_run_line(view, tell)]
        case _:
            return stop_lines(view, tell)


def _held(view: View, tell: Teller) -> str:
    """Points that nobody gets any more."""
    lost = sum(sum(each.points) for each in view.held)
    return tell("party-held-lost", points=lost) if lost else ""
