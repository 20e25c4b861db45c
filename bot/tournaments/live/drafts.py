"""Drafts: an organiser's decisions before registration opens."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import RULES_VERSION, Ruleset, commitment, game_of
from bot.storage.tournaments import tournaments
from bot.tables.finished.results import as_rated
from bot.tables.options import MINUTE, Tempo
from bot.tournaments import FORMATS, Format, Plan
from bot.tournaments.live.change import Change
from bot.tournaments.live.entries import fill_places
from bot.tournaments.live.event import Event, board_rules
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.visible_text import shows, visible

# Details ------------------------------------------------------------------------------------------


LONGEST_NAME = 80
LONGEST_ABOUT = 1000
LONGEST_CONTACT = 80
MOST = 500
"""entries"""
SAID_IN = ("registration", "check_in", "running")
"""states in which details can be others"""
LIMITED_IN = ("registration", "check_in")
"""states in which places can be more or fewer"""


class Details(NamedTuple):
    name: str
    about: str = ""
    contact: str = ""
    most_entries: int | None = None
    """None: as many as come"""


def details_of(event: Event) -> Details:
    row = event.row
    return Details(row.name, row.about or "", row.contact or "", row.most_entries)


def named(name: str) -> str:
    """A tournament's name as it is stored. Raises `TournamentRefused`."""
    kept = visible(name)
    if not shows(kept) or len(kept) > LONGEST_NAME:
        raise TournamentRefused(Refusal.NAME_NEEDED, most=LONGEST_NAME)
    return kept


def said(text: str, longest: int) -> str | None:
    """Return what was written, line by line; None for nothing that is seen."""
    lines = (visible(each) for each in text[:longest].splitlines())
    return "\n".join(filter(shows, lines)) or None


async def describe(change: Change, details: Details, by: int | None) -> None:
    """Change what is said of it, and note that if it is another. Raises `TournamentRefused`."""
    event, row = change.event, change.event.row
    if event.state not in SAID_IN:
        raise TournamentRefused(Refusal.CHANGED)
    values: dict[str, Any] = {
        "name": named(details.name),
        "about": said(details.about, LONGEST_ABOUT),
        "contact": said(details.contact, LONGEST_CONTACT),
    }
    if event.state in LIMITED_IN and not event.format.own_time:
        # No entry leaves the tournament by this.
        most, entered = details.most_entries, len(event.standing("in"))
        if most is not None and most < max(entered, 1):
            raise TournamentRefused(Refusal.FEWER_PLACES, entries=entered)
        values["most_entries"] = most if most is None else min(most, MOST)
    changed = {each: value for each, value in values.items() if value != getattr(row, each)}
    if not changed:
        return
    change.set(**changed)
    facts: dict[str, Any] = {"changed": list(changed)}
    if "name" in changed:
        facts["was"] = row.name
    if "most_entries" in changed:
        facts["most"] = changed["most_entries"] or 0
    await change.note("described", by, **facts)
    if "most_entries" in changed:
        change.event = replace(event, row=row._replace(most_entries=changed["most_entries"]))
        await fill_places(change)


TEMPO = Tempo(45, 3 * MINUTE)
BREAK = MINUTE
ROUND = 45 * MINUTE
"""for 12 deals (T6)"""


class Draft(NamedTuple):
    """Times are Unix seconds. A party has the plan's number of deals; in a knock-out one with rules
    that end at a target is played to that target, the final to 1500 at least (T4)."""

    name: str
    plan: Plan
    preset: str
    rules: Ruleset
    channel_id: int
    language: str
    closes_at: float
    """registration; then people check in"""
    starts_at: float
    opens_at: float | None = None
    """None: when the organiser opens it"""
    rules_name: str | None = None
    tempo: Tempo = TEMPO
    most_entries: int | None = None
    role_id: int | None = None
    """who may enter; None: everybody"""
    check_in: bool = True
    stand_ins: bool = True
    """robots play for a team that does not come; otherwise it forfeits"""
    round_seconds: float | None = ROUND
    break_seconds: float = BREAK
    protest_seconds: float = 0.0
    about: str = ""
    contact: str = ""


def checked(draft: Draft, now: float) -> dict[str, Any]:
    """The columns of a draft. Raises `TournamentRefused`, and `BadRuleset` for rules that cannot
    be played by a number of deals."""
    name = named(draft.name)
    game, format_ = game_of(draft.rules), draft.plan.format
    check_players(format_, draft.rules)
    # A daily has a window from `opens_at` to `closes_at` instead of registration and a start.
    starts_at = draft.closes_at if format_.own_time else draft.starts_at
    if not now < draft.closes_at <= starts_at:
        raise TournamentRefused(Refusal.BAD_TIMES)
    if format_.open_seating and draft.round_seconds is None:
        raise TournamentRefused(Refusal.BAD_TIMES)
    if draft.opens_at is not None and draft.opens_at >= draft.closes_at:
        raise TournamentRefused(Refusal.BAD_TIMES)
    plan = replace(draft.plan, deal_points=game.scale.deal, seated=game.seats)
    values = draft._asdict()
    del values["rules"], values["tempo"]
    return values | {
        "name": name,
        "plan": plan.stored,
        "options": rules_of(draft).options(),
        "turn_seconds": draft.tempo.turn,
        "bank_seconds": draft.tempo.bank,
        "members": plan.people,
        "starts_at": starts_at,
        "due_at": draft.opens_at,
        "about": said(draft.about, LONGEST_ABOUT),
        "contact": said(draft.contact, LONGEST_CONTACT),
    }


def check_players(format_: Format, rules: Ruleset) -> None:
    """Raises `TournamentRefused` for a format that is not for games of so many players."""
    players = game_of(rules).seats
    if players not in format_.seated:
        told = {"format": format_.name, "players": players, "most": max(format_.seated)}
        raise TournamentRefused(Refusal.OTHER_PLAYERS, **told)


def rules_of(draft: Draft) -> Ruleset:
    """The draft's rules as its tables play them, for so many deals, or the boards of a duplicate.

    An organiser is told of `draft.rules.differences(rules_of(draft))`. Raises `BadRuleset`.
    """
    rules, deals = as_rated(draft.rules), draft.plan.deals
    if draft.plan.format.shared_boards:
        return board_rules(rules, deals)
    if rules.end_mode == "boards":  # it was to be a duplicate
        rules = rules.changed({"end_mode": "deals"})
    if draft.plan.format.bracket and rules.end_mode == "target":
        return rules
    return rules.changed({"end_mode": "deals", "deals_limit": deals})


def draft_of(event: Event) -> Draft:
    """Return what its organiser has decided up to now."""
    row = event.row
    values = {each: getattr(row, each) for each in Draft._fields if each in row._fields}
    values |= {"plan": event.plan, "rules": event.rules, "tempo": event.tempo}
    values |= {"about": row.about or "", "contact": row.contact or ""}
    return Draft(**values)


def with_start(draft: Draft, at: float, now: float) -> Draft:
    """A draft with another start; registration closes as long before it, or half-way if that is
    over. A daily begins then, and lasts as long."""
    if draft.plan.format.own_time:
        lasts = draft.closes_at - (draft.opens_at or now)
        return draft._replace(opens_at=at, closes_at=at + lasts)
    closes = at - (draft.starts_at - draft.closes_at)
    if closes <= now + MINUTE:
        closes = now + (at - now) / 2
    opens = draft.opens_at
    if opens is not None and opens >= closes:
        opens = None
    return draft._replace(starts_at=at, closes_at=closes, opens_at=opens)


# Until somebody is in (T7 a) ---------------------------------------------------------------------

_PAGES: dict[str, Callable[[Draft], Any]] = {
    "name": lambda draft: (draft.name, draft.about, draft.contact),
    "times": lambda draft: (draft.closes_at, draft.starts_at, draft.check_in),
    "format": lambda draft: replace(draft.plan, rounds=0, deals=1, absences="unranked", house=True),
    "rules": lambda draft: (draft.preset, draft.rules_name),
    "length": lambda draft: (
        *(draft.plan.rounds, draft.plan.deals, draft.rules.end_mode, draft.rules.target),
        *(draft.tempo, draft.round_seconds, draft.break_seconds),
        draft.protest_seconds,
    ),
    "people": lambda draft: (draft.most_entries, draft.role_id),
    "robots": lambda draft: (draft.stand_ins, draft.plan.absences, draft.plan.house),
}
"""what the log names of a change, by the page of the draft where it is decided"""


def is_open_to_change(event: Event) -> bool:
    """Return whether rules, rounds and times can still be others: as long as nobody is in."""
    if event.state == "draft":
        return True
    nobody = not event.standing("in", "waiting", "looking", "asked")
    return event.state == "registration" and nobody and not event.format.own_time


def open_to_change_only(event: Event) -> None:
    if not is_open_to_change(event):
        over = event.state in ("finished", "cancelled")
        raise TournamentRefused(Refusal.OVER if over else Refusal.FIXED, state=event.state)


async def redraft(
    change: Change, alter: Callable[[Draft], Draft], entropy: Callable[[], bytes], by: int
) -> None:
    """Change a draft; an announced one keeps its channel, and is no daily. Raises as `checked`."""
    event, row = change.event, change.event.row
    open_to_change_only(event)
    before = draft_of(event)
    draft = alter(before)
    values = checked(draft, change.now)
    facts: dict[str, Any] = {}
    if draft.plan.format.shared_boards != (row.secret is not None):
        facts["boards"] = values["secret_commitment"] = values["secret"] = None
        if draft.plan.format.shared_boards:
            values["secret"] = entropy()
            facts["boards"] = values["secret_commitment"] = commitment(values["secret"])
    if event.state == "draft":
        change.set(**values)
        await change.note("changed", by, **facts)
        return
    if draft.channel_id != row.channel_id or draft.plan.format.own_time:
        raise TournamentRefused(Refusal.CHANGED)
    changed = [each for each, told in _PAGES.items() if told(before) != told(draft)]
    if changed or facts:
        change.set(**values | {"opens_at": row.opens_at, "due_at": draft.closes_at})
        await change.note("altered", by, changed=changed, **facts)


# Creation -----------------------------------------------------------------------------------------


async def create(
    connection: AsyncConnection,
    entropy: Callable[[], bytes],
    whose: tuple[int, int],
    values: dict[str, Any],
    now: float,
    **more: Any,
) -> int:
    """The id of a draft of these `values`, of the server and the person in `whose`."""
    server_id, person_id = whose
    seed = entropy()
    more["seed"], more["commitment"] = seed, commitment(seed)
    if FORMATS[values["plan"]["format"]].shared_boards:
        secret = entropy()
        more["secret"], more["secret_commitment"] = secret, commitment(secret)
    tournament_id = await tournaments.add(
        connection,
        server_id=server_id,
        state="draft",
        version=1,
        created_by=person_id,
        created_at=now,
        **values,
        **more,
    )
    facts: dict[str, Any] = {"rules_version": RULES_VERSION}
    if "secret_commitment" in more:
        facts["boards"] = more["secret_commitment"]
    await tournaments.note(connection, tournament_id, "created", now, person_id, **facts)
    return tournament_id
