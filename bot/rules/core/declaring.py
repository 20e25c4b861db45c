"""When declarations are announced, contested and shown (A5, Procedure)."""

from bot.rules.core.actions import Declare, Play, Show
from bot.rules.core.declarations import Announced, Choice, settle_contest
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import Sides
from bot.rules.core.state import (
    Applied,
    Deal,
    Declaring,
    Effect,
    Phase,
    State,
    asked,
    with_deal,
)


def declaring_of(deal: Deal) -> Declaring:
    """Only to be called in a deal in which somebody may declare something."""
    if deal.declaring is None:
        raise ValueError("nothing to declare")
    return deal.declaring


def choices_now(rules: Ruleset, deal: Deal, seat: int) -> tuple[Choice, ...]:
    """The announcements open to `seat` with the card it plays now: with its first card alone."""
    if deal.declaring is None or deal.tricks or rules.declarations != "first_trick":
        return ()
    return deal.declaring.choices[seat]


def must_declare(deal: Deal) -> tuple[int, ...]:
    """The seats that have not said yet that they declare something or nothing (`immediate`)."""
    spoken = declaring_of(deal).spoken
    return tuple(seat for seat in range(len(deal.hands)) if seat not in spoken)


def declare(state: State, action: Declare) -> Applied:
    """A seat declares before the first lead, or stays silent; what is declared is shown."""
    deal = asked(state)
    declaring = declaring_of(deal)
    declaring = _announce(declaring, declaring.choices[action.actor], action)
    spoken = (*declaring.spoken, action.actor)
    deal = deal._replace(declaring=declaring._replace(spoken=spoken))
    effects = (Effect.DECLARED,) if action.declarations else ()
    if must_declare(deal):
        return Applied(with_deal(state, deal), effects)
    deal = settle(state, deal, (deal.dealer + 1) % state.game_type.seats, 0)
    return Applied(state._replace(phase=Phase.PLAY, deal=deal), (*effects, Effect.CONTEST))


def announce(rules: Ruleset, deal: Deal, action: Play) -> Deal:
    """The deal after what is announced with a card; raises `IllegalAction`."""
    choices = choices_now(rules, deal, action.actor)
    return deal._replace(declaring=_announce(declaring_of(deal), choices, action))


def _announce(
    declaring: Declaring, choices: tuple[Choice, ...], action: Declare | Play
) -> Declaring:
    if action.declarations not in choices:
        raise IllegalAction(Reason.NO_DECLARATION, "A5")
    said = tuple(Announced(action.actor, each) for each in action.declarations)
    return declaring._replace(announced=declaring.announced + said)


def contest_after_trick(state: State, deal: Deal) -> tuple[Deal, tuple[Effect, ...]]:
    """Return the deal after a trick, and `CONTEST` after the one in which the contest is decided.

    It is settled after the first trick; with `during_trick2` it is heard card by card in the next
    (A5).
    """
    if len(deal.tricks) == 1 and state.rules.declarations == "first_trick":
        if state.rules.decl_contest_moment == "during_trick2":
            deal = settle(state, deal, deal.leader, 2)
        else:
            deal = settle(state, deal, (deal.dealer + 1) % state.game_type.seats, 1)
    decided = declaring_of(deal)
    if decided.announced and len(deal.tricks) == decided.decided_in:
        return deal, (Effect.CONTEST,)
    return deal, ()


def settle(state: State, deal: Deal, first: int, decided_in: int) -> Deal:
    """The contest of what was announced, rotation counted from seat `first`."""
    declaring = declaring_of(deal)
    contest = settle_contest(
        declaring.announced, first, deal.trump, state.rules, state.game_type.accounts
    )
    return deal._replace(declaring=declaring._replace(contest=contest, decided_in=decided_in))


def may_show(deal: Deal, accounts: Sides) -> tuple[int, ...]:
    """The seats that may ask to see what counts against them, until the next trick ends.

    Where both sides score (`per_type`), each asks for the cards of the other.
    """
    declaring = deal.declaring
    if declaring is None or declaring.contest is None:
        return ()
    if len(deal.tricks) != declaring.decided_in or declaring.shown_at_once:
        return ()
    scoring = {accounts.of(each.seat) for each in declaring.contest.scoring}
    covered = scoring.difference(declaring.shown)
    return tuple(s for s in range(len(deal.hands)) if covered.difference((accounts.of(s),)))


def show(state: State, action: Show) -> Applied:
    deal = asked(state)
    declaring = declaring_of(deal)
    accounts = state.game_type.accounts
    theirs = (each for each in accounts.numbers if each != accounts.of(action.actor))
    declaring = declaring._replace(shown=(*declaring.shown, *theirs))
    deal = deal._replace(declaring=declaring)
    return Applied(with_deal(state, deal), (Effect.SHOWN,))
