"""All that people are told of a tournament by direct message."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.storage.delivery.subjects import Subject
from bot.storage.delivery.tournament_notifications import REMINDERS, TO_CHECK_IN
from bot.text import Words
from bot.tournaments import late_entry_round
from bot.tournaments.live import Event
from cogs.press import button, link
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.tournaments.announcement import contact_line, own_state_line
from cogs.tournaments.organising.panel_screen import how_to_go_on
from cogs.tournaments.where_screen import PAIR, SUCCESS, Asking, Where, answers, roster

ANEW: Final = frozenset(
    {
        *(Subject.DECLINED, Subject.UNANSWERED, Subject.WITHDRAWN, Subject.DROPPED),
        *(Subject.SETTLED, Subject.LEFT_TEAM),
    }
)
"""notifications after which somebody may enter anew, or ask others, as long as registration is
open"""
WITH_TEAM: Final = frozenset(
    {
        *(Subject.ASKED, Subject.CONFIRMED, Subject.DECLINED, Subject.UNANSWERED),
        *(Subject.LEFT_TEAM, Subject.TEAM),
    }
)
"""notifications that say of everybody in a team of four how they stand"""
WITHOUT_WHERE: Final = frozenset(
    {
        Subject.ASKED,
        Subject.LEFT_OUT,
        Subject.CHANNEL,
        Subject.UNTAKEN,
        Subject.STUCK,
        Subject.CANCELLED,
        Subject.REPORT,
    }
)
FOR_ORGANISERS: Final = frozenset({Subject.STUCK, Subject.REPORT})
"""notifications that lead to the panel"""


class AboutTable(NamedTuple):
    """All that a notification says of one table."""

    round: int = 0
    table: int = 0
    url: str | None = None
    """of its thread"""
    by: str = ""
    """who calls an organiser, in a message"""
    text: str = ""
    """what they wrote"""
    result: str = ""
    """that was entered; nothing: it is still hidden, and with it what was before, and the reason"""
    instead: str = ""
    reason: str = ""


NO_TABLE: Final = AboutTable()


class About(NamedTuple):
    """The invitation that a notification is about; of a team that it is about all people."""

    asking: Asking = Asking(0, "", 0.0)
    answer: str = ""
    """of the invitation; nothing: none yet"""


NO_INVITATION: Final = About()


def notification_screen(
    subject: str,
    where: Where,
    words: Words,
    mention: str = "",
    about: AboutTable = NO_TABLE,
    who: Sequence[str] = (),
    invitation: About = NO_INVITATION,
) -> Screen:
    """`mention`: who is meant, where others read it too: there nobody reads who reports what.
    `who`: the names of those of whom it tells something."""
    event = where.event
    values = {
        "name": words.name(event.row.name),
        "partner": invitation.asking.by if subject == Subject.ASKED else where.partner,
        "until": words.timestamp(invitation.asking.until, "f"),
        "answer": invitation.answer or "open",
        "stage": _stage(where),
        "members": event.row.members,
        "who": words.join_and(who),
        "count": len(who),
        "late": "yes" if subject == Subject.LEFT_OUT and _may_come_late(event) else "no",
        "paired": "yes" if where.partner else "no",
        "where": words("tournament-player-where"),
        "state": event.state,
        "channel": f"<#{event.row.channel_id}>",
        "opens": words.timestamp(event.row.closes_at, "f"),
        "starts": words.timestamp(event.row.starts_at, "f"),
        "left": words.timestamp(event.row.starts_at),
        "checks": "yes" if _checks(subject, where) else "no",
        "round": about.round,
        "table": about.table,
        "by": about.by,
        "text": words.name(about.text),
        "says": "nothing" if mention else "words" if about.text.strip() else "name",
        "result": about.result,
        "instead": about.instead,
        "known": "instead" if about.instead else "result" if about.result else "nothing",
    }
    title = words(f"tournament-player-notification-{subject}", **values)
    lines = [mention] if mention else []
    lines.append(words(f"tournament-player-notification-{subject}-about", **values))
    lines += roster(event, invitation.asking.team, words) if subject in WITH_TEAM else ()
    if subject == Subject.CORRECTED and about.reason:
        lines.append(f"-# {about.reason}")
    if subject == Subject.LEFT_OUT and event.row.contact:
        lines.append(contact_line(event, words))
    if subject == Subject.STUCK:
        lines.append(how_to_go_on(event, words))
    if _checks(subject, where):
        lines.append(own_state_line(event, where.name, words))
    items: list[ui.Item[Any]] = [text(f"### {title}"), text("\n".join(lines))]
    controls = list(_controls(subject, where, invitation, words))
    if about.url is not None:
        controls.insert(0, link(words("tournament-player-notification-to-table"), about.url))
    if controls:
        items.append(ui.ActionRow(*controls))
    return Screen(layout(*items, colour=GOLD))


def _stage(where: Where) -> str:
    """Return what those who play together are by now: a pair, or a team that is complete or not."""
    if where.event.row.members <= PAIR:
        return "pair"
    complete = where.entry is not None and where.entry.standing in ("in", "waiting")
    return "complete" if complete else "team"


def _may_come_late(event: Event) -> bool:
    """Return whether the organiser may let somebody in who comes now."""
    return not event.rounds or late_entry_round(event.pure) is not None


def _checks(subject: str, where: Where) -> bool:
    """Return whether a notification asks to check in, and so says how much time there is."""
    return subject in TO_CHECK_IN and where.event.row.check_in


def _controls(
    subject: str, where: Where, invitation: About, words: Words
) -> Iterator[ui.Item[Any]]:
    event_id = where.event.id
    open_now = where.event.state == "registration"
    if subject == Subject.ASKED:
        yield from answers(where.event, invitation.asking.id, words)
    elif subject in ANEW and open_now and (where.entry is None or where.team):
        primary = discord.ButtonStyle.primary
        label = "ask-more" if where.team else "register"
        yield button(words(f"tournament-player-{label}"), "t_register", event_id, style=primary)
    elif _checks(subject, where):
        yield button(words("tournament-player-here"), "t_checkin", event_id, style=SUCCESS)
    elif subject in FOR_ORGANISERS:
        primary = discord.ButtonStyle.primary
        yield button(words("tournament-organiser-panel"), "t_manage", event_id, style=primary)
    if subject not in WITHOUT_WHERE:
        yield button(words("tournament-player-where"), "t_where", event_id, emoji="📍")
    if subject == Subject.CHECK_IN or subject in REMINDERS:
        yield button(words("tournament-player-quiet"), "t_quiet", emoji="🔕")
    if where.announcement is not None:
        yield link(words("tournament-player-to-announcement"), where.announcement)
