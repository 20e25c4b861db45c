"""The announcement of a tournament: what is played, when, who is in, and the way to enter."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.rules import find_preset
from bot.storage.engine.tournament_schema import EntryRow
from bot.tables.options import END_OPTIONS
from bot.text import Words
from bot.text.options import difference_line, differences, preset_name
from bot.tournaments import TournamentError, rounds_of
from bot.tournaments.live import Event
from bot.tournaments.live.lengths import final_length
from bot.tournaments.shown.reckoned import SEMI_FINALS_THIRD, may_lack_third_place, reckon
from cogs.press import GREEN, Item, button, link
from cogs.screens.names import end_of_party, tempo_name, tournament_rated_line
from cogs.screens.screen import FELT, GOLD, GREY, Items, Screen, screen_of
from cogs.tournaments.names import NameOf, format_about
from cogs.tournaments.scene import fingerprint, foresight_lines, rounds_told, value_text

MOST_SAID = 16
"""lines of a description"""
MOST_CHANGES = 4
"""of the rules that are listed"""
MOST_WINNERS = 3
"""equals who are named as the first"""
MOST_LISTED = 12
"""entries that the announcement names"""
HALF_A_DAY = 12 * 3600.0
"""seconds of check-in from which its days are named too"""
PAUSED = ("asked", "too_few")
"""reasons of a pause that have a sentence of their own"""

NOT_IN = ("waiting", "asked", "looking")
"""standings of entries before the start; the last two where people enter together"""

Winners = Sequence[tuple[int | None, Sequence[int]]]
"""the entries that came first, of each direction where these are ranked apart, else of None"""


def announcement_screen(
    event: Event,
    name: NameOf,
    words: Words,
    winners: Winners = (),
    listed: NameOf | None = None,
    page: str = "",
) -> Screen:
    """The post that stands in the channel from registration to the end; `listed`: how an entry is
    called among those who have entered, with all its people; `page`: where it is read in a
    browser."""
    title = f"## {words.name(event.row.name)}\n{state_line(event, name, words, winners)}"
    items: Items = [title]
    if event.state != "cancelled":
        items += [
            "\n".join((*what_lines(event, words), *how_lines(event, words))),
            "\n".join(times_lines(event, words)),
            ui.Separator(),
            "\n".join(_entrants(event, listed or name, words)),
            "\n".join(f"-# {each}" for each in _draws(event, words)),
            *_buttons(event, words),
            [link(words("page-link-read"), page)] if page else [],
        ]
    colours = {"registration": GOLD, "check_in": GOLD, "running": FELT}
    return screen_of(*items, colour=colours.get(event.state, GREY))


# The state ---------------------------------------------------------------------------------------


def state_line(event: Event, name: NameOf, words: Words, winners: Winners = ()) -> str:
    """Return what is going on, and until when; once it is over who was first."""
    row = event.row
    if row.paused_at is not None:
        why = row.paused_why if row.paused_why in PAUSED else "stuck"
        return words("tournament-player-paused", why)
    match event.state:
        case "registration":
            return words("tournament-player-open", **_moments(row.closes_at, words))
        case "check_in" if row.check_in:
            return words("tournament-player-check-in", **_moments(row.starts_at, words))
        case "check_in":
            return words("tournament-player-closed", **_moments(row.starts_at, words))
        case "running":
            return _running(event, words)
        case "finished":
            told = [_first(direction, equal, name, words) for direction, equal in winners if equal]
            if not told:
                return words("tournament-player-state.finished")
            return words("tournament-player-won", names=" · ".join(told))
        case state:
            return words("tournament-player-state", state)


def own_state_line(
    event: Event, name: NameOf, words: Words, winners: Winners = (), *, here: bool = False
) -> str:
    """The same where nobody edits it when it is over; `here`: for somebody who has checked in."""
    if event.row.paused_at is None and event.state == "registration":
        return words("tournament-player-open-until", when=words.timestamp(event.row.closes_at, "f"))
    if event.row.paused_at is None and event.state == "check_in" and event.row.check_in:
        which = "tournament-player-here-until" if here else "tournament-player-check-in-until"
        return words(which, when=words.timestamp(event.row.starts_at, "f"))
    return state_line(event, name, words, winners)


def _moments(moment: float, words: Words) -> dict[str, str]:
    return {"when": words.timestamp(moment, "f"), "left": words.timestamp(moment)}


def _running(event: Event, words: Words) -> str:
    if not event.rounds:
        return words("tournament-player-drawing")
    current = event.current
    if is_open_daily(event) and current is not None and current.until is not None:
        return words("duplicate-open", **_moments(current.until, words))
    rounds = _rounds_told(event, planned_rounds(event) or len(event.rounds), words)
    number = event.format.told(len(event.rounds))
    values: dict[str, Any] = {"round": number, "rounds": rounds}
    if current is None:
        return words("tournament-player-between", **values)
    if current.until is None:
        return words("tournament-player-round-untimed", **values)
    return words("tournament-player-round", **values, left=words.timestamp(current.until))


def is_open_daily(event: Event) -> bool:
    """Return whether somebody may come and play the boards of the day."""
    return event.format.own_time and event.state == "running" and event.current is not None


def is_open_arena(event: Event) -> bool:
    """Return whether people come and go while it is played (T12)."""
    return event.format.open_seating and event.state == "running" and event.current is not None


def withdraw_label(event: Event, words: Words) -> str:
    """The label of the button to withdraw: from an Arena one takes a break, and may come back."""
    return words(
        "tournament-player-break" if is_open_arena(event) else "tournament-player-withdraw"
    )


def _first(direction: int | None, equal: Sequence[int], name: NameOf, words: Words) -> str:
    """Return who came first, and for how many there is no room."""
    names = [f"**{name(each)}**" for each in equal[:MOST_WINNERS]]
    if len(equal) > MOST_WINNERS:
        names.append(words("tournament-player-others", count=len(equal) - MOST_WINNERS))
    told = words.join_and(names)
    if direction is None:
        return told
    return f"{told} ({value_text('direction', direction, words)})"


def planned_rounds(event: Event) -> int | None:
    """Return the number of rounds, as far as it is known already."""
    if event.row.last_round is not None:
        return event.row.last_round
    known = event.plan.rounds or event.format.usual_rounds
    if event.state != "running" and not known:
        return None
    try:
        return max(rounds_of(event.pure), len(event.rounds))
    except TournamentError:  # there are too few, or too many, as the field is now
        return None


def _rounds_told(event: Event, least: int, words: Words) -> int | str:
    """Return the rounds to tell; of a knock-out with all that its consolante may need."""
    if event.state != "running" or event.row.last_round is not None:
        return least
    return rounds_told(reckon(event.pure), least, words)


# What and when -----------------------------------------------------------------------------------


def what_lines(event: Event, words: Words) -> Iterator[str]:
    plan, row, preset = event.plan, event.row, preset_name(event.row.preset, words)
    if row.about:
        yield "\n".join(words.line(each) for each in row.about.splitlines()[:MOST_SAID]) + "\n"
    if row.contact:
        yield contact_line(event, words)
    rounds = planned_rounds(event)
    called = words("tournament-format", plan.format)
    parts = [] if called == event.row.name else [called]  # as the title says
    if rounds and not plan.format.one_round:
        told = _rounds_told(event, rounds, words)
        parts.append(words("tournament-player-rounds", count=rounds, rounds=told))
    if parts:
        yield f"**{' · '.join(parts)}**"
    yield words(
        "tournament-player-about", format_about(plan), consolante="yes" if plan.consolante else "no"
    )
    length = end_of_party(event.rules, words)
    if plan.format.open_seating:
        length = words("tournament-player-each-table", length=length)
    elif not plan.format.own_time:
        length = words("tournament-player-each-round", length=length)
    named, modified = row.rules_name, words("rules-modified") if _changes(event) else ""
    parts = [words.name(named) if named else "", preset, modified, length]
    yield f"🃏 {' · '.join(filter(None, parts))}"
    yield tournament_rated_line(event.rules, words)


def contact_line(event: Event, words: Words) -> str:
    """Return whom to ask, in the organiser's words."""
    return f"📮 {words('tournament-player-contact', contact=words.line(event.row.contact or ''))}"


def how_lines(event: Event, words: Words) -> Iterator[str]:
    """Return what those who play have to know; once it is over nobody needs it."""
    plan = event.plan
    if event.state == "finished":
        return
    if not plan.format.own_time:  # there nothing presses but the end
        yield f"⏱️ {tempo_name(event.tempo, words)}"
    changed = _changes(event)
    preset = find_preset(event.row.preset)
    for each in changed[:MOST_CHANGES]:
        yield f"• {difference_line(each, preset, event.rules, words)}"
    if len(changed) > MOST_CHANGES:
        yield words("options-more", count=len(changed) - MOST_CHANGES)
    yield from _round_length(event, words)
    if plan.format.own_time:
        pass
    elif not event.row.stand_ins:
        yield words("tournament-player-stand-ins.no")
    elif plan.format.absent_forfeit:
        yield words("tournament-value-stand-ins-came")
    else:
        told = words("tournament-value", f"absences-{plan.absences}")
        yield f"{words('tournament-player-stand-ins.yes')} {told}"
    if plan.format.shared_boards:
        yield words("duplicate-hidden")
    yield from _brackets(event, words)


def _round_length(event: Event, words: Words) -> Iterator[str]:
    if event.row.round_seconds is not None and event.format.open_seating:
        minutes = round(event.row.round_seconds / 60)
        yield words("tournament-player-arena-length", minutes=minutes)
    elif event.row.round_seconds is not None and not event.format.own_time:
        minutes = round(event.row.round_seconds / 60)
        longer = round((final_length(event) or 0.0) / 60)
        final = words("tournament-player-final-length", minutes=longer)
        length = words("tournament-player-round-length", minutes=minutes)
        yield f"{length} {final}" if longer > minutes else length


def _brackets(event: Event, words: Words) -> Iterator[str]:
    """Return what nobody would expect of the brackets, as far as it is known."""
    if event.state == "running":
        yield from foresight_lines(reckon(event.pure), words)
    elif (
        may_lack_third_place(event.plan) and len(event.standing("in", "asked")) < SEMI_FINALS_THIRD
    ):
        yield words("tournament-boards-third-place-few", count=SEMI_FINALS_THIRD)


def _changes(event: Event) -> list[str]:
    preset = find_preset(event.row.preset)
    return [each for each in differences(preset, event.rules) if each not in END_OPTIONS]


def times_lines(event: Event, words: Words) -> Iterator[str]:
    """The times to come, and who may enter, as long as there is something to wait for."""
    row, open_daily = event.row, is_open_daily(event)
    if event.state not in ("registration", "check_in") and not open_daily:
        return
    if event.format.own_time:
        if not open_daily:  # its state says so
            yield words("duplicate-window", **_moments(row.closes_at, words))
    elif event.state == "registration" and row.check_in:
        style = "t" if row.starts_at - row.closes_at < HALF_A_DAY else "f"
        yield words(
            "tournament-player-check-in-when",
            opens=words.timestamp(row.closes_at, style),
            closes=words.timestamp(row.starts_at, style),
        )
    if not event.format.own_time:
        yield words("tournament-player-starts", **_moments(row.starts_at, words))
    if row.role_id is not None:
        yield words("tournament-player-for", role=f"<@&{row.role_id}>")
    else:
        yield words("tournament-player-for-all")


# Who ---------------------------------------------------------------------------------------------


def _entrants(event: Event, name: NameOf, words: Words) -> Iterator[str]:
    yield f"**{places_line(event, words)}**"
    entered = event.standing("in")
    if event.state == "registration":  # some have named a partner that has not agreed yet
        entered += event.standing("asked")
    yield from entrant_lines(event, entered[:MOST_LISTED], name, words)
    if len(entered) > MOST_LISTED:
        yield words("tournament-player-more", count=len(entered) - MOST_LISTED)
    parts = [
        count_line(event, standing, len(found), words) for standing, found in not_in(event).items()
    ]
    if parts:
        yield f"-# {' · '.join(parts)}"


def places_line(event: Event, words: Words) -> str:
    """ "23 of 40 places are taken"; once it has begun how many play, whom the organiser may let in
    beyond the places.
    """
    entered, most = len(event.standing("in")), event.row.most_entries
    if event.row.members == 4:
        return words("duplicate-teams", count=entered)
    if event.format.own_time:
        return words("duplicate-came", count=entered)
    pairs = event.row.members == 2
    if most is None or event.state not in ("registration", "check_in"):
        return words(
            "tournament-player-pairs" if pairs else "tournament-player-players", count=entered
        )
    which = "tournament-player-pairs-of" if pairs else "tournament-player-players-of"
    return words(which, count=entered, most=most)


def entrant_lines(
    event: Event, entries: Sequence[EntryRow], name: NameOf, words: Words
) -> Iterator[str]:
    """A line for each; while people check in, who is here."""
    for each in entries:
        here = event.state == "check_in" and event.row.check_in and event.is_here(each.number)
        gone = event.state == "running" and not event.pure.plays(
            each.number, max(len(event.rounds), 1) + (event.current is None)
        )
        gone |= is_open_arena(event) and not event.is_here(each.number)
        if each.standing == "asked":
            mark = f" · {words('tournament-player-unconfirmed')}"
        else:
            mark = " ✅" if here else f" · {words('tournament-player-gone')}" if gone else ""
        yield f"• {name(each.number)}{mark}"


def not_in(event: Event) -> dict[str, list[EntryRow]]:
    """Return, by standing, those who are not in, or not yet."""
    if event.state not in ("registration", "check_in"):
        return {}
    standings = NOT_IN if event.row.members > 1 else NOT_IN[:1]
    found = {each: event.standing(each) for each in standings}
    return {each: entries for each, entries in found.items() if entries}


def count_line(event: Event, standing: str, count: int, words: Words) -> str:
    """ "2 are looking for a partner" """
    team = "-team" if event.row.members > 2 and standing != "waiting" else ""
    return words("tournament-player-count", f"{standing}{team}", count=count)


# The draw ----------------------------------------------------------------------------------------


def _draws(event: Event, words: Words) -> Iterator[str]:
    """Return what nobody could choose: its fingerprint at first, and itself once it is used."""
    if not event.format.own_time:  # there nothing is drawn but the boards
        seed, told = event.published_seed, {"hash": f"`{fingerprint(event.row.commitment)}`"}
        if seed is None:
            yield words("tournament-player-draw", **told)
        else:
            yield words("tournament-player-drawn", seed=f"`{fingerprint(seed.hex())}`", **told)
    commitment, secret = event.row.secret_commitment, event.published_secret
    if commitment is None:
        return
    told = {"hash": f"`{fingerprint(commitment)}`"}
    if secret is None:
        yield words("duplicate-fingerprint", **told)
    else:
        yield words("duplicate-secret", secret=f"`{fingerprint(secret.hex())}`", **told)


# What may be done --------------------------------------------------------------------------------


def _buttons(event: Event, words: Words) -> Items:
    first: list[Item] = []
    if event.state == "registration":
        first = [button(words("tournament-player-register"), "t_register", event.id, style=GREEN)]
    if event.state == "check_in" and event.row.check_in:
        first = [button(words("tournament-player-here"), "t_checkin", event.id, style=GREEN)]
    if is_open_arena(event):
        sit = words("tournament-player-sit-down")
        first = [button(sit, "t_register", event.id, style=GREEN, emoji="🃏")]
    if is_open_daily(event):
        play = words("duplicate-play")
        first = [button(play, "t_register", event.id, style=GREEN, emoji="🃏")]
    elif event.state in ("registration", "check_in", "running"):
        first.append(button(withdraw_label(event, words), "t_withdraw", event.id))
    second = [
        button(words("tournament-player-where"), "t_where", event.id, emoji="📍"),
        button(words("tournament-player-who"), "t_entrants", event.id, 0, emoji="👥"),
    ]
    if event.rounds:
        second.append(
            button(words("tournament-player-standings"), "t_standings", event.id, emoji="🏆")
        )
    organise = words("tournament-organiser-organise")
    second += [
        button(words("more-rules"), "rules", "t", event.id),
        button(organise, "t_manage", event.id, emoji="🛠️"),
    ]
    return [first, second]
