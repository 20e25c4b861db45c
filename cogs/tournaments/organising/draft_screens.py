"""The draft of a tournament, for its organiser: what is decided, and the pages that change it."""

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import ui

from bot.storage.engine.schema import RulesetRow
from bot.storage.engine.tournament_schema import LeagueRow
from bot.tables.options import MINUTE
from bot.text import Words
from bot.text.options import preset_name
from bot.text.written_times import ZONES, spoken
from bot.tournaments import Plan, fewest
from bot.tournaments.live import Event
from bot.tournaments.live.drafts import TEMPO, draft_of
from bot.tournaments.shown.reckoned import SEMI_FINALS_THIRD, may_lack_third_place
from cogs.lobby.options_screen import preset_options
from cogs.press import GREEN, RED, Item, button, press_id, select
from cogs.screens.names import end_of_party, tournament_rated_line
from cogs.screens.screen import GOLD, Items, Screen, rows, screen_of
from cogs.tournaments.organising.draft_fields import CONTEST, FIELDS, PRESET_NAMES, value_label

MOST_LEAGUES = 24
"""that one may be chosen of, beside none"""

PAGES = {
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
SWITCHES = ("check_in", "stand_ins", "house", "pools", "consolante")
"""fields that are on or off"""


def stamp(at: float) -> str:
    """Discord writes it in the reader's own time and language."""
    return f"<t:{int(at)}:F>"


def ago(at: float) -> str:
    return f"<t:{int(at)}:R>"


def moments(event: Event, words: Words) -> dict[str, str]:
    """Return what is said of each moment that may be another one."""
    row, daily = event.row, event.plan.format.own_time
    if row.opens_at is None:
        opens = words(
            "tournament-organiser-daily-by-hand" if daily else "tournament-organiser-opens-by-hand"
        )
    else:
        opens = words(
            "tournament-organiser-daily-opens" if daily else "tournament-organiser-opens-at",
            at=stamp(row.opens_at),
        )
    return {
        "start": words(
            "tournament-organiser-starts", at=stamp(row.starts_at), when=ago(row.starts_at)
        ),
        "closes": words(
            "tournament-organiser-daily-closes" if daily else "tournament-organiser-closes-at",
            at=stamp(row.closes_at),
        ),
        "opens": opens,
    }


# The whole draft ---------------------------------------------------------------------------------


def draft_screen(event: Event, words: Words, *, notice: str = "", warnings: str = "") -> Screen:
    """`warnings`: what the bot may not do in the channel of the tournament, and the like."""
    row = event.row
    contact = f"📮 {words.line(row.contact)}" if row.contact else ""
    options = [
        discord.SelectOption(label=words("tournament-organiser-page", page), value=page, emoji=mark)
        for page, mark in PAGES.items()
    ]
    return screen_of(
        f"## 📝 {words.name(row.name)}\n-# {words('tournament-organiser-draft')}",
        notice,
        "\n".join([*map(words.line, (row.about or "").splitlines()), contact]),
        "\n".join(_decided(event, words)),
        warnings,
        [select(words("tournament-organiser-change"), options, "t_draft_go", event.id)],
        *rows(_buttons(event, words), 2),
        colour=GOLD,
    )


def _decided(event: Event, words: Words) -> list[str]:
    """A line for each thing that is decided. A daily, which everybody plays in their own time, has
    no start and no round."""
    row, plan, told = event.row, event.plan, moments(event, words)
    called = f"🏆 **{words('tournament-format', plan.format)}**"
    rules = f"🃏 {_rules(event, words)}"
    rated = f"\n-# {tournament_rated_line(event.rules, words)}"
    channel = f"📍 <#{row.channel_id}>"
    if plan.format.own_time:
        boards = value_label("deals", str(plan.deals), plan, words)
        return [
            f"{called}\n-# {words('tournament-format-about', plan.format)}",
            f"🗓️ {told['opens']}\n{told['closes']}",
            f"{rules} · {boards}{rated}",
            f"👥 {_who(event, words)}",
            channel,
        ]
    then = words("tournament-organiser-checks-in", int(row.check_in))
    people = (
        words("tournament-organiser-members", row.members),
        words("tournament-organiser-least", count=fewest(plan)),
        value_label("most", str(row.most_entries or 0), plan, words),
        _who(event, words),
    )
    return [
        "\n-# ".join([called, *_format(plan, words)]),
        f"🗓️ {told['start']}",
        f"🚪 {told['opens']}\n-# {told['closes']} · {then}",
        rules,
        f"⏱️ {_length(event, words)}{rated}",
        f"👥 {' · '.join(people)}",
        f"🤖 {_robots(event, words)}",
        channel,
    ]


def _format(plan: Plan, words: Words) -> list[str]:
    """How it is played; where several things of it are chosen, those."""
    about = words("tournament-format-about", plan.format)
    if len(plan.format.scorings) > 1:
        return [about, value_label("scoring", plan.scoring, plan, words)]
    if not plan.format.bracket:
        return [about]
    games = [value_label("final", plan.final, plan, words)]
    if plan.places != "none":
        games.insert(0, value_label("places", plan.places, plan, words))
    lines = [
        value_label("pools", str(int(plan.pools)), plan, words),
        value_label("consolante", str(int(plan.consolante)), plan, words),
        " · ".join(games),
    ]
    if may_lack_third_place(plan):
        lines.append(words("tournament-boards-third-place-few", count=SEMI_FINALS_THIRD))
    return lines


def _rules(event: Event, words: Words) -> str:
    name = preset_name(event.row.preset, words)
    return f"{words.name(event.row.rules_name)} · {name}" if event.row.rules_name else name


def _length(event: Event, words: Words) -> str:
    """As far as it is known before people register: the number of rounds, and so the end, may hang
    on how many they are."""
    row, plan, tempo = event.row, event.plan, event.tempo
    rounds = plan.rounds or (plan.format.usual_rounds or 0)
    to_target = event.rules.end_mode == "target"
    values = {
        "rounds": rounds,
        "deals": plan.deals,
        "length": round((row.round_seconds or 0) / MINUTE),
        "break": round(row.break_seconds / MINUTE),
    }
    told = {name: value_label(name, str(value), plan, words) for name, value in values.items()}
    if to_target:
        told["deals"] = end_of_party(event.rules, words)
    pace = CONTEST if tempo == TEMPO else f"{tempo.turn:g}-{tempo.bank:g}"
    lines = [" · ".join(told.values()), value_label("pace", pace, plan, words)]
    if rounds and row.round_seconds is not None:
        over = row.starts_at + rounds * row.round_seconds + (rounds - 1) * row.break_seconds
        lines.append(words("tournament-organiser-over-at", at=stamp(over)))
    return "\n-# ".join(lines)


def _who(event: Event, words: Words) -> str:
    role = event.row.role_id
    if role is None:
        return words("tournament-organiser-everybody")
    return words("tournament-organiser-only-role", role=f"<@&{role}>")


def _robots(event: Event, words: Words) -> str:
    stand_ins = words("tournament-value", f"stand-ins-{int(event.row.stand_ins)}")
    if event.row.stand_ins and event.plan.format.absent_forfeit:
        stand_ins = words("tournament-value-stand-ins-came")
    elif event.row.stand_ins:
        absences = value_label("absences", event.plan.absences, event.plan, words)
        stand_ins = f"{stand_ins} {absences}"
    return f"{stand_ins}\n-# {words('tournament-value', f'house-{int(event.plan.house)}')}"


def _buttons(event: Event, words: Words) -> list[Item]:
    start = words(
        "tournament-organiser-ask-open-daily"
        if event.plan.format.own_time
        else "tournament-organiser-ask.open"
    )
    opens, own = words("tournament-organiser-ask-opens"), event.id
    return [
        button(start, "t_sure", own, "open", style=GREEN, emoji="📣"),
        button(opens, "t_form", own, "home", "opens", emoji="⏰"),
        button(words("tournament-organiser-preview"), "t_preview", own, emoji="👁️"),
        button(words("tournament-organiser-ask-delete"), "t_sure", own, "delete", style=RED),
    ]


# Its pages ---------------------------------------------------------------------------------------


def draft_page(
    event: Event,
    page: str,
    words: Words,
    *,
    notice: str = "",
    zone: str = "UTC",
    saved: Sequence[RulesetRow] = (),
    leagues: Sequence[LeagueRow] = (),
) -> Screen:
    """A page of `PAGES`: what is decided of one thing, and the controls that change it.

    `saved`: rules that may be chosen; `leagues`: those that go on.
    """
    make = _Page(event, page, words)
    match page:
        case "times":
            items = make.times(zone)
        case "rules":
            items = make.rules(saved)
        case "league":
            items = make.league(leagues)
        case "channel":
            items = make.channel()
        case "people":
            items = make.people()
        case _:
            items = {"format": make.format, "length": make.length, "robots": make.robots}[page]()
    title = f"## {PAGES[page]} {words('tournament-organiser-page', page)}"
    back = button(words("tournament-organiser-back"), "t_draft", event.id, style=GREEN, emoji="◀️")
    shown = (title, notice, *items, ui.Separator[Any](), [back])
    return screen_of(*shown, colour=GOLD)


class _Page:
    def __init__(self, event: Event, page: str, words: Words) -> None:
        self.event, self.page, self.words = event, page, words
        self.row, self.format_ = event.row, event.plan.format

    def format(self) -> Items:
        words, chosen = self.words, self.format_
        about = words("tournament-format-about", chosen)
        items: Items = [
            f"**{words('tournament-format', chosen)}**\n{about}",
            self._select("format"),
        ]
        if chosen.bracket:
            items += [self._switch(each) for each in ("pools", "consolante")]
            items += [self._select(each) for each in ("places", "final")]
        if len(chosen.scorings) > 1:
            items.append(self._select("scoring"))
        return items

    def times(self, zone: str) -> Items:
        words, told = self.words, moments(self.event, self.words)
        start, closes, opens = (self._asked(each, told[each]) for each in told)
        items: Items = [opens, closes]
        if not self.format_.own_time:
            items = [start, closes, self._select("gap"), self._switch("check_in"), opens]
        if self.row.opens_at is not None:
            by_hand = words("tournament-organiser-not-by-itself")
            items.append([button(by_hand, *self._set("opens"), "none")])
        zones = ZONES if zone in ZONES else (zone, *ZONES[1:])
        options = [
            discord.SelectOption(label=_place(each), value=each, default=each == zone)
            for each in zones
        ]
        return [
            *items,
            ui.Separator(),
            words("tournament-organiser-zone", zone=_place(zone)),
            [select(_place(zone), options, "t_zone", self.event.id)],
        ]

    def rules(self, saved: Sequence[RulesetRow]) -> Items:
        row, words = self.row, self.words
        about = words("tournament-organiser-rules-about")
        options = preset_options(PRESET_NAMES, words, None if row.rules_name else row.preset)
        own = [
            discord.SelectOption(
                label=each.name, value=str(each.id), default=each.name == row.rules_name
            )
            for each in saved
        ]
        items: Items = [
            f"**{_rules(self.event, words)}**\n-# {about}",
            [select(words("options-choose-preset"), options, *self._set("preset"))],
            [select(words("options-choose-saved"), own, *self._set("saved"))],
        ]
        chosen = next((each.id for each in saved if each.name == row.rules_name), None)
        named = [row.preset] if row.rules_name is None else ["saved", chosen]
        if row.rules_name is None or chosen is not None:  # saved rules may have been deleted
            items.append([button(words("options-pages"), "rules", *named)])
        return items

    def length(self) -> Items:
        deals = self._select("deals")
        if self.format_.own_time:
            return [deals]
        return [
            self.words("tournament-organiser-length-about"),
            self._select("end" if self.format_.bracket else "rounds"),
            *([deals] if self.event.rules.end_mode != "target" else ()),
            *(self._select(each) for each in ("length", "break", "pace")),
        ]

    def people(self) -> Items:
        row, words = self.row, self.words
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
        may = [words("tournament-organiser-role-about"), [roles]]
        if self.format_.own_time:
            return may
        return [words("tournament-organiser-who", row.members), self._select("most"), *may]

    def robots(self) -> Items:
        absences: Items = []
        if self.row.stand_ins and not self.format_.absent_forfeit:
            zero = set[str]() if self.format_.adds_points else {"zero"}
            about = self.words("tournament-organiser-absences-about")
            absences = [about, self._select("absences", zero)]
        return [self._switch("stand_ins"), *absences, self._switch("house")]

    def league(self, leagues: Sequence[LeagueRow]) -> Items:
        words, own = self.words, self.row.league_id
        label = words("tournament-league-new")
        new = [button(label, "t_league_new", self.event.id, style=GREEN, emoji="➕")]
        if not leagues:
            return [words("tournament-league-make-one"), new]
        none = words("tournament-league-no-league")
        options = [discord.SelectOption(label=none, value="none", default=own is None)]
        options += [
            discord.SelectOption(label=each.name, value=str(each.id), default=each.id == own)
            for each in leagues[:MOST_LEAGUES]
        ]
        choose = words("tournament-league-choose")
        return [
            words("tournament-league-page-about"),
            [select(choose, options, *self._set("league"))],
            new,
        ]

    def channel(self) -> Items:
        kind = discord.SelectDefaultValueType.channel
        channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=press_id(*self._set("channel")),
            channel_types=[discord.ChannelType.text],
            default_values=[discord.SelectDefaultValue(id=self.row.channel_id, type=kind)],
        )
        about = self.words("tournament-organiser-channel-about")
        return [about, [channels]]

    # Controls ------------------------------------------------------------------------------------

    def _set(self, field: str) -> tuple[str, int, str, str]:
        return "t_set", self.event.id, self.page, field

    def _select(self, field: str, without: Collection[str] = ()) -> list[Item]:
        """`without`: values that mean nothing here."""
        words, plan, known = self.words, self.event.plan, FIELDS[field]
        now = known.get(draft_of(self.event))
        options = [
            discord.SelectOption(
                label=value_label(field, each, plan, words),
                value=each,
                description=words("tournament-format-about", each) if field == "format" else None,
                default=each == now,
            )
            for each in known.values
            if each not in without
        ]
        placeholder = value_label(field, now, plan, words) if now else "…"
        return [select(placeholder, options, *self._set(field))]

    def _switch(self, field: str) -> Item:
        """Return what holds now, and a button for the other."""
        words, now = self.words, FIELDS[field].get(draft_of(self.event))
        other = "0" if now == "1" else "1"
        change = button(words("tournament-organiser-switch", other), *self._set(field), other)
        name = words("tournament-organiser-switched", field)
        state = words("tournament-organiser-is", now)
        told = words("tournament-value", f"{field}-{now}")
        mark = "✅" if now == "1" else "⬜"
        return ui.Section(f"{mark} **{name}** · {state}\n-# {told}", accessory=change)

    def _asked(self, field: str, told: str) -> Item:
        """A moment, and a button that asks for another."""
        label = self.words("tournament-organiser-type")
        change = button(label, "t_form", self.event.id, self.page, field)
        return ui.Section(told, accessory=change)


def zone_told(event: Event, zone: str, words: Words) -> str:
    """Tell what another time zone of the server does to a draft: its moments stay as they are."""
    row, daily = event.row, event.plan.format.own_time
    at = spoken(row.closes_at if daily else row.starts_at, zone, words.language)
    told = words(
        "tournament-organiser-daily-zone-changed" if daily else "tournament-organiser-zone-changed",
        zone=_place(zone),
        at=at,
    )
    return f"🌍 {told}"


def _place(zone: str) -> str:
    """`America/New_York`: "New York" """
    return zone.rpartition("/")[2].replace("_", " ")
