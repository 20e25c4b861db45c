"""The draft of a tournament for its organiser: all that is decided, and where to change it."""

from typing import Any, Final

import discord
from discord import ui

from bot.storage.tournaments.tournaments import TournamentRow
from bot.text import Words
from bot.text.options import preset_name
from bot.tournaments import Plan, fewest
from bot.tournaments.live import Event
from bot.tournaments.live.organising.drafts import TEMPO
from bot.tournaments.shown.foresight import SEMI_FINALS_THIRD, may_lack_third_place
from cogs.press import button, select
from cogs.screens.names import end_of_party, tournament_rated_line
from cogs.screens.screen import GOLD, Screen, layout, rows, text
from cogs.tournaments.organising.draft_values import CONTEST, minutes, value_label

GREEN: Final = discord.ButtonStyle.success
RED: Final = discord.ButtonStyle.danger


PAGES: Final = {
    "name": "✏️",
    "times": "🗓️",
    "format": "🏆",
    "rules": "🃏",
    "length": "⏱️",
    "people": "👥",
    "robots": "🤖",
    "league": "🏅",
    "channel": "📍",
}
"""what there is to change, with its mark"""


def draft_screen(event: Event, words: Words, *, notice: str = "", warnings: str = "") -> Screen:
    """`warnings`: what the bot may not do in the channel of the tournament, and the like."""
    row = event.row
    items: list[ui.Item[Any]] = [
        text(f"## 📝 {words.name(row.name)}\n-# {words('tournament-organiser-draft')}"),
        *([text(notice)] if notice else []),
        *_said(row, words),
        text("\n".join(draft_lines(event, words))),
        *([text(warnings)] if warnings else []),
        ui.ActionRow(_pages(event, words)),
        *rows(_buttons(event, words), 2),
    ]
    return Screen(layout(*items, colour=GOLD))


def _said(row: TournamentRow, words: Words) -> list[ui.Item[Any]]:
    """Description and contact, where there are any."""
    contact = f"📮 {words.line(row.contact)}" if row.contact else ""
    lines = [*map(words.line, (row.about or "").splitlines()), contact]
    told = "\n".join(filter(None, lines))
    return [text(told)] if told else []


def marked(lacking: str) -> str:
    """As a warning; nothing when nothing is lacking."""
    return f"⚠️ {lacking}" if lacking else ""


def draft_lines(event: Event, words: Words) -> list[str]:
    """A line for each thing that is decided."""
    row, plan = event.row, event.plan
    if plan.format.own_time:
        return _daily_lines(event, words)
    starts = {"at": stamp(row.starts_at), "when": ago(row.starts_at)}
    lines = [
        "\n-# ".join(
            [f"🏆 **{words(f'tournament-format-{plan.format}')}**", *_format(plan, words)]
        ),
        f"🗓️ {words('tournament-organiser-starts', **starts)}",
        f"🚪 {_registration(event, words)}",
        f"🃏 {_rules(event, words)}",
        f"⏱️ {_length(event, words)}\n-# {tournament_rated_line(event.rules, words)}",
        f"👥 {_people(event, words)}",
        f"🤖 {_robots(event, words)}",
        f"📍 <#{row.channel_id}>",
    ]
    return [each for each in lines if each]


def _format(plan: Plan, words: Words) -> list[str]:
    """How it is played; where several things of it are chosen, those."""
    about = words(f"tournament-format-about-{plan.format}")
    if plan.format.shared_boards:
        ranked = len(plan.format.scorings) > 1
        return [about, value_label("scoring", plan.scoring, plan, words)] if ranked else [about]
    if not plan.format.bracket:
        return [about]
    games = [value_label("final", plan.final, plan, words)]
    if plan.places != "none":
        games.insert(0, value_label("places", plan.places, plan, words))
    return [
        value_label("pools", str(int(plan.pools)), plan, words),
        value_label("consolante", str(int(plan.consolante)), plan, words),
        " · ".join(games),
        *(
            [words("tournament-boards-third-place-few", count=SEMI_FINALS_THIRD)]
            if may_lack_third_place(plan)
            else ()
        ),
    ]


def _daily_lines(event: Event, words: Words) -> list[str]:
    """Everybody plays in their own time: there is no start, and no round."""
    row, plan = event.row, event.plan
    opens = (
        words("tournament-organiser-daily-by-hand")
        if row.opens_at is None
        else words("tournament-organiser-daily-opens", at=stamp(row.opens_at))
    )
    return [
        f"🏆 **{words(f'tournament-format-{plan.format}')}**"
        f"\n-# {words(f'tournament-format-about-{plan.format}')}",
        f"🗓️ {opens}\n{words('tournament-organiser-daily-closes', at=stamp(row.closes_at))}",
        f"🃏 {_rules(event, words)} · {value_label('deals', str(plan.deals), plan, words)}"
        f"\n-# {tournament_rated_line(event.rules, words)}",
        f"👥 {_who(event, words)}",
        f"📍 <#{row.channel_id}>",
    ]


def _registration(event: Event, words: Words) -> str:
    row = event.row
    opens = (
        words("tournament-organiser-opens-by-hand")
        if row.opens_at is None
        else words("tournament-organiser-opens-at", at=stamp(row.opens_at))
    )
    closes = words("tournament-organiser-closes-at", at=stamp(row.closes_at))
    then = words(f"tournament-organiser-checks-in-{int(row.check_in)}")
    return f"{opens}\n-# {closes} · {then}"


def _rules(event: Event, words: Words) -> str:
    row = event.row
    parts = [preset_name(row.preset, words)]
    if row.rules_name:
        parts.insert(0, words.name(row.rules_name))
    return " · ".join(parts)


def _length(event: Event, words: Words) -> str:
    row, plan = event.row, event.plan
    to_target = event.rules.end_mode == "target"
    played = (
        end_of_party(event.rules, words)
        if to_target
        else value_label("deals", str(plan.deals), plan, words)
    )
    parts = [
        value_label("rounds", str(_rounds(event)), plan, words),
        played,
        value_label("length", minutes(row.round_seconds), plan, words),
        value_label("break", minutes(row.break_seconds), plan, words),
    ]
    over = _over_at(event)
    end = "" if over is None else f"\n-# {words('tournament-organiser-over-at', at=stamp(over))}"
    return f"{' · '.join(parts)}\n-# {value_label('pace', _pace(event), plan, words)}{end}"


def _over_at(event: Event) -> float | None:
    """When the last round's time is up, if everything begins in time; None when nobody knows."""
    row = event.row
    rounds = _rounds(event)
    if not rounds or row.round_seconds is None:
        return None
    return row.starts_at + rounds * row.round_seconds + (rounds - 1) * row.break_seconds


def _rounds(event: Event) -> int:
    """As far as it is known before people register; 0 where the format decides it by their
    number."""
    return event.plan.rounds or (event.plan.format.usual_rounds or 0)


def _pace(event: Event) -> str:
    """Return the pace by name, where it has one."""
    if event.tempo == TEMPO:
        return CONTEST
    return f"{event.tempo.turn:g}-{event.tempo.bank:g}"


def _people(event: Event, words: Words) -> str:
    row = event.row
    parts = [
        words(f"tournament-organiser-members-{row.members}"),
        words("tournament-organiser-least", count=fewest(event.plan)),
        value_label("most", str(row.most_entries or 0), event.plan, words),
        _who(event, words),
    ]
    return " · ".join(parts)


def _who(event: Event, words: Words) -> str:
    role = event.row.role_id
    if role is None:
        return words("tournament-organiser-everybody")
    return words("tournament-organiser-only-role", role=f"<@&{role}>")


def _robots(event: Event, words: Words) -> str:
    stand_ins = words(f"tournament-value-stand-ins-{int(event.row.stand_ins)}")
    if event.row.stand_ins and event.plan.format.absent_forfeit:
        stand_ins = words("tournament-value-stand-ins-came")
    elif event.row.stand_ins:
        absences = value_label("absences", event.plan.absences, event.plan, words)
        stand_ins = f"{stand_ins} {absences}"
    return f"{stand_ins}\n-# {words(f'tournament-value-house-{int(event.plan.house)}')}"


def _pages(event: Event, words: Words) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=words(f"tournament-organiser-page-{page}"), value=page, emoji=mark
        )
        for page, mark in PAGES.items()
    ]
    return select(words("tournament-organiser-change"), options, "t_draft_go", event.id)


def _buttons(event: Event, words: Words) -> list[ui.Item[Any]]:
    daily = event.plan.format.own_time
    return [
        button(
            words(
                "tournament-organiser-ask-open-daily" if daily else "tournament-organiser-ask-open"
            ),
            "t_sure",
            event.id,
            "open",
            style=GREEN,
            emoji="📣",
        ),
        button(
            words("tournament-organiser-ask-opens"), "t_form", event.id, "home", "opens", emoji="⏰"
        ),
        button(words("tournament-organiser-preview"), "t_preview", event.id, emoji="👁️"),
        button(words("tournament-organiser-ask-delete"), "t_sure", event.id, "delete", style=RED),
    ]


def stamp(at: float) -> str:
    """Discord writes it in the reader's own time and language."""
    return f"<t:{int(at)}:F>"


def ago(at: float) -> str:
    return f"<t:{int(at)}:R>"
