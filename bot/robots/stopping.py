"""L'Arrêt (A10): a robot stops the game only when its view proves that it wins by that."""

from bot.rules import (
    Stop,
    View,
    belote_suits,
    deal_points,
    score_deal,
    shown_belotes,
    stop_count,
)


def find_stop(view: View) -> Stop | None:
    """The stop, if it may be said and wins for certain."""
    stop = next((option for option in view.options if isinstance(option, Stop)), None)
    if stop is None or view.taker is None or view.trump is None:
        return None
    if view.declarations is None and view.heard:
        return None  # nobody knows yet what they score
    accounts = view.game_type.accounts
    team = accounts.of(stop.actor)
    # The least that the own tricks have: a view that forgets shows only the last one.
    tricks = sum(trick.points for trick in view.tricks if accounts.of(trick.winner) == team)
    declared = view.declarations or accounts.zeros
    belotes = shown_belotes(view.belotes, accounts.seats[team])
    if stop_count(view.scores[team], tricks, declared[team], belotes) < view.rules.target:
        return None
    if not view.sides.together(view.taker, stop.actor):
        return stop
    # Takers must still make their contract, all that is open going to the others.
    others = accounts.others(team)
    worst = score_deal(
        view.rules,
        tricks,
        declarations=(declared[team], *(declared[each] for each in others)),
        belote=(belotes, len(belote_suits(view.rules, view.trump)) - belotes),
        total=deal_points(view.rules, view.trump),
    )
    return stop if worst.outcome.takers_won else None
