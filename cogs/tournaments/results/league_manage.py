"""Controls of a league for its organiser: its name, what counts, and its tournaments."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.storage.tournaments.leagues import LeagueRow
from bot.storage.tournaments.tournaments import TournamentRow
from bot.text import Words
from bot.text.names import plain_name
from bot.tournaments.live import League
from bot.tournaments.live.leagues import LONGEST_NAME
from cogs.press import button, labelled, select, titled
from cogs.screens.screen import GOLD, Screen, layout, rows, text, written_block
from cogs.tournaments.results.league import counting

MOST_OFFERED: Final = 25
"""that a select has room for"""
MOST_LISTED: Final = 25
"""tournaments of the league that are listed, the last ones"""
NUMBER: Final = 3
"""characters"""
Draft = Sequence[object]
"""the number of the draft for which a league is made, if it is for one: arguments of custom ids"""
NEW: Final = 0
"""instead of a league's number: one that is made"""
GREEN: Final = discord.ButtonStyle.success
RED: Final = discord.ButtonStyle.danger


def no_league_screen(words: Words, *, organises: bool) -> Screen:
    if not organises:
        return Screen(layout(text(words("tournament-league-none")), colour=GOLD))
    new = ui.ActionRow[Any](new_button(words))
    return Screen(layout(text(words("tournament-league-none-organiser")), new, colour=GOLD))


def manage_screen(
    league: League, offered: Sequence[TournamentRow], words: Words, draft: Draft = ()
) -> Screen:
    """`offered`: tournaments of the server that may be put in, the newest first."""
    row = league.row
    lines = [
        f"🏅 {counting(row, words)}",
        f"-# {words(f'tournament-league-by-{row.worth}')}",
    ]
    if row.ended_at is not None:
        when = words.timestamp(row.ended_at, "d")
        lines.append(words("tournament-league-ended", when=when))
    listed = list(_tournaments(league, words))
    items: list[ui.Item[Any]] = [
        text(f"## {words.name(row.name)}\n" + "\n".join(lines)),
        *([text("\n".join(listed))] if listed else []),
        *_selects(league, offered, words),
        *rows([*_to_draft(draft, words), *_buttons(row, words)], 2),
    ]
    return Screen(layout(*items, colour=GOLD))


def _tournaments(league: League, words: Words) -> Iterator[str]:
    if not league.tournaments and not league.is_over:
        yield words("tournament-league-empty")
    # Numbered as the columns of the table are: those that are over.
    numbers = {each.id: f"#{number}" for number, each in enumerate(league.played, start=1)}
    for each in league.tournaments[-MOST_LISTED:]:
        state = words(f"tournament-state-{each.state}")
        when = words.timestamp(each.starts_at, "d")
        yield f"{numbers.get(each.id, '▫️')} · **{words.name(each.name)}** · {when} · {state}"


def _selects(
    league: League, offered: Sequence[TournamentRow], words: Words
) -> Iterator[ui.Item[Any]]:
    row = league.row
    if row.ended_at is None and offered:
        options = [_option(each, words) for each in offered[:MOST_OFFERED]]
        label = words("tournament-league-attach")
        yield ui.ActionRow(select(label, options, "t_league_attach", row.id))
    elif row.ended_at is None:
        yield text(f"-# {words('tournament-league-no-tournaments')}")
    if league.tournaments:
        options = [_option(each, words) for each in league.tournaments[-MOST_OFFERED:]]
        label = words("tournament-league-detach")
        yield ui.ActionRow(select(label, options, "t_league_detach", row.id))


def _option(row: TournamentRow, words: Words) -> discord.SelectOption:
    format_ = words(f"tournament-format-{row.plan['format']}")
    state = words(f"tournament-state-{row.state}")
    return discord.SelectOption(
        label=plain_name(row.name, 90),
        value=str(row.id),
        description=f"{format_} · {state}",
    )


def _buttons(row: LeagueRow, words: Words) -> Iterator[ui.Item[Any]]:
    primary = discord.ButtonStyle.primary
    yield button(words("tournament-league-back"), "t_league", row.id, 0, style=primary, emoji="🏅")
    yield button(words("tournament-league-edit"), "t_league_edit", row.id, emoji="✏️")
    other = "points" if row.worth == "places" else "places"
    yield button(
        words(f"tournament-league-to-{other}"), "t_league_worth", row.id, other, emoji="🔢"
    )
    if row.ended_at is None:
        label = words("tournament-league-end")
        yield button(label, "t_league_end", row.id, style=RED, emoji="🏁")
    else:
        label = words("tournament-league-reopen")
        yield button(label, "t_league_reopen", row.id, emoji="▶️")
    yield new_button(words)


def _to_draft(draft: Draft, words: Words) -> list[ui.Item[Any]]:
    label = words("tournament-organiser-back")
    return [button(label, "t_draft", *draft, style=GREEN, emoji="◀️")] if draft else []


def new_button(words: Words, *draft: object) -> ui.Item[Any]:
    return button(words("tournament-league-new"), "t_league_new", *draft, style=GREEN, emoji="➕")


class Typed(NamedTuple):
    """The entries in the form of a league."""

    name: str = ""
    best: str = "5"
    out_of: str = ""


def typed_of(row: LeagueRow) -> Typed:
    return Typed(row.name, str(row.best), str(row.out_of or ""))


def refused_form_screen(
    told: str, league_id: int, typed: Typed, words: Words, draft: Draft = ()
) -> Screen:
    """Why a league cannot be so, and the way back to what was written."""
    label = words("tournament-organiser-try-again")
    again = button(label, "t_league_again", league_id, *draft, emoji="✏️")
    written = written_block(typed)
    return Screen(layout(text(f"⚠️ {told}"), written, ui.ActionRow(again), colour=GOLD))


def league_form(
    words: Words, typed: Typed, league_id: int | None = None, draft: Draft = ()
) -> ui.Modal:
    """Its name, how many count, and of how many; `league_id`: of one that is changed."""
    title = words("tournament-league-form")
    modal = titled(title, "t_league_create", *draft)
    if league_id:
        modal = titled(title, "t_league_change", league_id)
    fields = (
        ("name", words("tournament-league-form-name"), typed.name, LONGEST_NAME, True),
        ("best", words("tournament-league-form-best"), typed.best, NUMBER, True),
        ("of", words("tournament-league-form-of"), typed.out_of, NUMBER, False),
    )
    for field_id, label, value, longest, needed in fields:
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=field_id, default=value or None, max_length=longest, required=needed
        )
        modal.add_item(labelled(label, field))
    return modal
