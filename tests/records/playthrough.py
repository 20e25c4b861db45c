"""A whole party as text: every action, what everybody then sees, and what each seat sees."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.rules import (
    TABLE,
    Action,
    Applied,
    Cut,
    Dice,
    Pass,
    Phase,
    State,
    View,
    apply,
    decisions,
    find_preset,
    format_cards,
    legal_actions,
    start,
    table_action,
    view,
)

SEED = b"the playthrough, party 1470"
"""a party with a second draw, a deal thrown in, litige, held points, a capot and a rebelote"""
FOLDER = Path(__file__).parent
PLAYTHROUGHS = {"french": find_preset("french")}


def playthrough(name: str) -> str:
    """A party by the rules `name`; the seats choose among what is legal by dice."""
    state = start(PLAYTHROUGHS[name])
    lines = [f"{name}: a party", *describe(state)]
    number = 0
    while state.phase is not Phase.OVER:
        action = next_action(state, number)
        applied = apply(state, action)
        state, number = applied.state, number + 1
        lines += ["", heading(number, action, applied), *describe(state)]
    return "\n".join(lines) + "\n"


def next_action(state: State, number: int) -> Action:
    actor = decisions(state)[0].actor
    if actor == TABLE:
        action = table_action(state, SEED)
        assert action is not None
        return action
    actions, dice = legal_actions(state, actor), Dice(SEED, "playthrough", number)
    if state.phase is Phase.CALL and dice.below(4):
        return Pass(actor)  # most calls are, so that a deal is thrown in now and then
    return actions[dice.below(len(actions))]


def heading(number: int, action: Action, applied: Applied) -> str:
    happened = ", ".join(applied.happened)
    return f"{number}. {action}" + (f"  [{happened}]" if happened else "")


def describe(state: State) -> Iterator[str]:
    """What everybody sees, then the hand and the options of each seat."""
    yield from public(view(state, None))
    for seat in range(4):
        yield f"   seat {seat}: {own(view(state, seat))}"


def public(seen: View) -> Iterator[str]:
    asked = ", ".join(f"{each.actor} ({each.key})" for each in seen.decisions) or "nobody"
    yield f"   {seen.phase}: deal {seen.deal_number}, dealer {seen.dealer}, asked: {asked}"
    if seen.draws and seen.deal_number == 0:
        for drawn in seen.draws:
            yield "   drawn: " + " ".join(f"{seat}:{card}" for seat, card in drawn)
    if seen.turn_up is not None:
        calls = ", ".join(map(str, seen.calls))
        yield f"   turned {seen.turn_up}; calls: {calls or 'none'}"
    if seen.trump is not None:
        yield from public_play(seen)
    if seen.phase in (Phase.SHUFFLE, Phase.OVER) and seen.results:
        yield from public_result(seen)


def public_play(seen: View) -> Iterator[str]:
    trick = " ".join(f"{seat}:{card}" for seat, card in seen.trick)
    words = "" if seen.belote_words is None else "; belote {}: {} said".format(*seen.belote_words)
    yield (
        f"   trump {seen.trump}, taker {seen.taker}; trick: {trick or 'none'}; "
        f"tricks {pair(seen.tricks_won)}, points {pair(seen.points)}{words}"
    )
    if seen.last_trick is not None and not seen.trick:
        last = seen.last_trick
        yield (
            f"   last trick, led by {last.leader}: {format_cards(last.cards)}, "
            f"to {last.winner} for {last.points}"
        )


def public_result(seen: View) -> Iterator[str]:
    result = seen.results[-1]
    yield (
        f"   {result.score.outcome}: written {pair(result.written)}, "
        f"released {pair(result.released)}, belote {result.belote}, "
        f"missed {result.missed_belote}, held {[list(each.points) for each in seen.held]}; "
        f"totals {pair(seen.scores)}; winner {seen.winner}"
    )


def own(seen: View) -> str:
    """The hand, and in brackets what may be done."""
    hand = format_cards(seen.hand) or "no cards"
    return hand + (f"  ({options(seen.options)})" if seen.options else "")


def options(actions: Sequence[Action]) -> str:
    cuts = [action.position for action in actions if isinstance(action, Cut)]
    if cuts:
        return f"cut {min(cuts)} to {max(cuts)}"
    return ", ".join(str(action).split(" ", 1)[1] for action in actions)


def pair(values: Sequence[int]) -> str:
    return f"{values[0]}–{values[1]}"
