"""The pages of a draft: what is decided of one thing, and the controls that change it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.storage.games.rulesets import RulesetRow
from bot.storage.tournaments.leagues import LeagueRow
from bot.text import Words
from bot.text.options import preset_name
from bot.text.written_times import ZONES, spoken
from bot.tournaments.live import Event
from cogs.lobby.options_screen import preset_options
from cogs.press import button, press_id, select
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.tournaments.organising.draft import PAGES, ago, stamp
from cogs.tournaments.organising.draft_values import value_label
from cogs.tournaments.results.league_manage import new_button

GREEN: Final = discord.ButtonStyle.success

SWITCHES: Final = ("check_in", "stand_ins", "house", "pools", "consolante")
"""fields that are on or off"""

Offered = Mapping[str, tuple[str, Sequence[str]]]
"""by field: the value that is chosen, and those that are offered"""


def draft_page(
    event: Event,
    page: str,
    offered: Offered,
    words: Words,
    *,
    notice: str = "",
    zone: str = "UTC",
    presets: Sequence[str] = (),
    saved: Sequence[RulesetRow] = (),
    leagues: Sequence[LeagueRow] = (),
) -> Screen:
    """A page of `PAGES`; `presets` and `saved`: rules that may be chosen; `leagues`: those that go
    on."""
    make = _Page(event, page, offered, words)
    match page:
        case "format":
            items = make.format()
        case "times":
            items = make.times(zone)
        case "rules":
            items = make.rules(presets, saved)
        case "length":
            items = make.length()
        case "people":
            items = make.people()
        case "robots":
            items = make.robots()
        case "league":
            items = make.league(leagues)
        case _:
            items = make.channel()
    title = f"## {PAGES.get(page, '')} {words(f'tournament-organiser-page-{page}')}"
    back = button(words("tournament-organiser-back"), "t_draft", event.id, style=GREEN, emoji="◀️")
    return Screen(
        layout(
            text(title),
            *([text(notice)] if notice else []),
            *items,
            ui.Separator(),
            ui.ActionRow(back),
            colour=GOLD,
        )
    )


class _Page:
    def __init__(self, event: Event, page: str, offered: Offered, words: Words) -> None:
        self.event, self.page, self.offered, self.words = event, page, offered, words

    # Pages ---------------------------------------------------------------------------------------

    def format(self) -> list[ui.Item[Any]]:
        plan, words = self.event.plan, self.words
        items: list[ui.Item[Any]] = [
            text(
                f"**{words(f'tournament-format-{plan.format}')}**"
                f"\n{words(f'tournament-format-about-{plan.format}')}"
            ),
            self._select("format"),
        ]
        if plan.format.bracket:
            items += [
                self._switch("pools"),
                self._switch("consolante"),
                self._select("places"),
                self._select("final"),
            ]
        if len(plan.format.scorings) > 1:
            items.append(self._select("scoring"))
        return items

    def times(self, zone: str) -> list[ui.Item[Any]]:
        row, words = self.event.row, self.words
        if self.event.plan.format.own_time:
            return self._daily_times(zone)
        opens = (
            words("tournament-organiser-opens-by-hand")
            if row.opens_at is None
            else words("tournament-organiser-opens-at", at=stamp(row.opens_at))
        )
        starts = {"at": stamp(row.starts_at), "when": ago(row.starts_at)}
        return [
            self._asked("start", words("tournament-organiser-starts", **starts)),
            self._asked("closes", words("tournament-organiser-closes-at", at=stamp(row.closes_at))),
            self._select("gap"),
            self._switch("check_in"),
            self._asked("opens", opens),
            *self._by_hand_and_zone(zone),
        ]

    def _daily_times(self, zone: str) -> list[ui.Item[Any]]:
        """When it may be played."""
        row, words = self.event.row, self.words
        opens = (
            words("tournament-organiser-daily-by-hand")
            if row.opens_at is None
            else words("tournament-organiser-daily-opens", at=stamp(row.opens_at))
        )
        closes = words("tournament-organiser-daily-closes", at=stamp(row.closes_at))
        return [
            self._asked("opens", opens),
            self._asked("closes", closes),
            *self._by_hand_and_zone(zone),
        ]

    def _by_hand_and_zone(self, zone: str) -> list[ui.Item[Any]]:
        words = self.words
        items: list[ui.Item[Any]] = []
        if self.event.row.opens_at is not None:
            by_hand = words("tournament-organiser-not-by-itself")
            items.append(ui.ActionRow(button(by_hand, *self._set("opens"), "none")))
        return [
            *items,
            ui.Separator(),
            text(words("tournament-organiser-zone", zone=_place(zone))),
            ui.ActionRow(self._zones(zone)),
        ]

    def rules(self, presets: Sequence[str], saved: Sequence[RulesetRow]) -> list[ui.Item[Any]]:
        row, words = self.event.row, self.words
        name = preset_name(row.preset, words)
        if row.rules_name:
            name = f"{words.name(row.rules_name)} · {name}"
        options = preset_options(presets, words, None if row.rules_name else row.preset)
        items: list[ui.Item[Any]] = [
            text(f"**{name}**\n-# {words('tournament-organiser-rules-about')}"),
            ui.ActionRow(select(words("options-choose-preset"), options, *self._set("preset"))),
        ]
        if saved:
            own = [
                discord.SelectOption(
                    label=each.name, value=str(each.id), default=each.name == row.rules_name
                )
                for each in saved
            ]
            choose = words("options-choose-saved")
            items.append(ui.ActionRow(select(choose, own, *self._set("saved"))))
        chosen = next((each.id for each in saved if each.name == row.rules_name), None)
        named = [row.preset] if row.rules_name is None else ["saved", chosen]
        if row.rules_name is None or chosen is not None:  # saved rules may have been deleted
            items.append(ui.ActionRow(button(words("options-pages"), "rules", *named)))
        return items

    def length(self) -> list[ui.Item[Any]]:
        items: list[ui.Item[Any]] = [text(self.words("tournament-organiser-length-about"))]
        format_ = self.event.plan.format
        if format_.own_time:
            return [self._select("deals")]
        items.append(self._select("end" if format_.bracket else "rounds"))
        if self.event.rules.end_mode != "target":
            items.append(self._select("deals"))
        return [*items, self._select("length"), self._select("break"), self._select("pace")]

    def people(self) -> list[ui.Item[Any]]:
        row, words = self.event.row, self.words
        role = discord.SelectDefaultValueType.role
        roles: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=press_id(*self._set("role")),
            placeholder=words("tournament-organiser-everybody"),
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue(id=row.role_id, type=role)]
            if row.role_id
            else [],
        )
        may = [text(words("tournament-organiser-role-about")), ui.ActionRow(roles)]
        if self.event.plan.format.own_time:
            return may
        return [text(words(f"tournament-organiser-who-{row.members}")), self._select("most"), *may]

    def robots(self) -> list[ui.Item[Any]]:
        absences: list[ui.Item[Any]] = []
        if self.event.row.stand_ins and not self.event.plan.format.absent_forfeit:
            zero = set[str]() if self.event.plan.format.adds_points else {"zero"}
            about = text(self.words("tournament-organiser-absences-about"))
            absences = [about, self._select("absences", zero)]
        return [self._switch("stand_ins"), *absences, self._switch("house")]

    def league(self, leagues: Sequence[LeagueRow]) -> list[ui.Item[Any]]:
        words, own = self.words, self.event.row.league_id
        new: ui.ActionRow[Any] = ui.ActionRow(new_button(words, self.event.id))
        if not leagues:
            return [text(words("tournament-league-make-one")), new]
        known = [("none", words("tournament-league-no-league"), own is None)]
        known += [(str(each.id), each.name, each.id == own) for each in leagues]
        options = [
            discord.SelectOption(label=label, value=value, default=chosen)
            for value, label, chosen in known[:25]
        ]
        choose = words("tournament-league-choose")
        return [
            text(words("tournament-league-page-about")),
            ui.ActionRow(select(choose, options, *self._set("league"))),
            new,
        ]

    def channel(self) -> list[ui.Item[Any]]:
        kind = discord.SelectDefaultValueType.channel
        chosen = discord.SelectDefaultValue(id=self.event.row.channel_id, type=kind)
        channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=press_id(*self._set("channel")),
            channel_types=[discord.ChannelType.text],
            default_values=[chosen],
        )
        return [
            text(self.words("tournament-organiser-channel-about")),
            ui.ActionRow(channels),
        ]

    # Controls ------------------------------------------------------------------------------------

    def _set(self, field: str) -> tuple[str, int, str, str]:
        return "t_set", self.event.id, self.page, field

    def _select(self, field: str, without: Collection[str] = ()) -> ui.ActionRow[Any]:
        """`without`: values that mean nothing here."""
        words, (now, values) = self.words, self.offered[field]
        options = [
            discord.SelectOption(
                label=value_label(field, each, self.event.plan, words),
                value=each,
                description=words(f"tournament-format-about-{each}") if field == "format" else None,
                default=each == now,
            )
            for each in values
            if each not in without
        ]
        placeholder = value_label(field, now, self.event.plan, self.words) if now else "…"
        return ui.ActionRow(select(placeholder, options, *self._set(field)))

    def _switch(self, field: str) -> ui.Section[Any]:
        """Return what holds now, and a button for the other."""
        now = self.offered[field][0]
        other = "0" if now == "1" else "1"
        change = button(
            self.words(f"tournament-organiser-switch-{other}"), *self._set(field), other
        )
        mark = "✅" if now == "1" else "⬜"
        name = self.words(f"tournament-organiser-switched-{field}")
        state = self.words(f"tournament-organiser-is-{now}")
        told = self.words(f"tournament-value-{field}-{now}")
        return ui.Section(text(f"{mark} **{name}** · {state}\n-# {told}"), accessory=change)

    def _asked(self, field: str, told: str) -> ui.Section[Any]:
        """A moment, and a button that asks for another."""
        change = button(
            self.words("tournament-organiser-type"), "t_form", self.event.id, self.page, field
        )
        return ui.Section(text(told), accessory=change)

    def _zones(self, zone: str) -> ui.Item[Any]:
        zones = ZONES if zone in ZONES else (zone, *ZONES[1:])
        options = [
            discord.SelectOption(label=_place(each), value=each, default=each == zone)
            for each in zones
        ]
        return select(_place(zone), options, "t_zone", self.event.id)


def zone_told(event: Event, zone: str, words: Words) -> str:
    """Tell what another time zone of the server does to a draft: its moments stay as they are."""
    if event.plan.format.own_time:
        at = spoken(event.row.closes_at, zone, words.language)
        told = words("tournament-organiser-daily-zone-changed", zone=_place(zone), at=at)
    else:
        at = spoken(event.row.starts_at, zone, words.language)
        told = words("tournament-organiser-zone-changed", zone=_place(zone), at=at)
    return f"🌍 {told}"


def _place(zone: str) -> str:
    """`America/New_York`: "New York" """
    return zone.rpartition("/")[2].replace("_", " ")
