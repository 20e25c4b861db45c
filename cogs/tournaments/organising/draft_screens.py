"""The draft of a tournament, for its organiser: what is decided, and the pages that change it."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.rules import PRESETS, game_of
from bot.storage.engine.schema import RulesetRow
from bot.storage.engine.tournament_schema import LeagueRow
from bot.tables.options import MINUTE
from bot.text import Words
from bot.text.options import preset_name
from bot.text.written_times import ZONES, spoken
from bot.tournaments import FORMATS, fewest
from bot.tournaments.live import Event
from bot.tournaments.live.drafts import TEMPO, draft_of
from bot.tournaments.shown.reckoned import SEMI_FINALS_THIRD, may_lack_third_place
from cogs.lobby.options_screen import preset_options
from cogs.press import GREEN, RED, Item, button, picker, select
from cogs.screens.names import end_of_party, tournament_rated_line
from cogs.screens.screen import GOLD, Items, Screen, rows, screen_of
from cogs.tournaments.names import about_of, format_about
from cogs.tournaments.organising.draft_fields import CONTEST, FIELDS, value_label

LENGTHS = ("length", "break", "protest", "pace")
"""fields of the time that a round has"""
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
ONLY_DRAFT = ("name", "channel")
"""pages of what is announced no more: it stands in its channel, and its panel has its name"""


def stamp(at: float) -> str:
    """A moment, which Discord writes in the reader's own time and language."""
    return f"<t:{int(at)}:F>"


def ago(at: float) -> str:
    return f"<t:{int(at)}:R>"


def moments(event: Event, words: Words) -> dict[str, str]:
    """Return what is said of each moment that may be another one."""
    row, daily = event.row, event.format.own_time
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


def draft_screen(
    event: Event, words: Words, *, notice: str = "", warnings: str = "", only_here: bool = False
) -> Screen:
    """The page of a draft, or of an announced tournament as long as nobody is in: what is decided.

    `warnings`: what the bot may not do in the channel of the tournament, and the like; `only_here`:
    it is a co-organiser's, who makes no series of it (T10 b)."""
    row, announced = event.row, event.state != "draft"
    told = words("tournament-organiser-draft")
    if announced:
        told = words("tournament-organiser-still", "all")
    contact = f"📮 {words.line(row.contact)}" if row.contact else ""
    options = [
        discord.SelectOption(label=words("tournament-organiser-page", page), value=page, emoji=mark)
        for page, mark in PAGES.items()
        if not (announced and page in ONLY_DRAFT)
    ]
    opens = "tournament-organiser-do.open"
    if event.format.own_time:
        opens = "tournament-organiser-do.open-daily"
    at, delete = words("tournament-organiser-ask-opens"), words("tournament-organiser-do.delete")
    others = words("tournament-organiser-organisers-title")
    weekly, alone = words("tournament-weekly"), event.format.own_time or only_here
    controls = [
        button(words(opens), "t_sure", event.id, "open", style=GREEN, emoji="📣"),
        button(at, "t_form", event.id, "home", "opens", emoji="⏰"),
        button(words("tournament-organiser-preview"), "t_preview", event.id, emoji="👁️"),
        button(others, "t_organisers", event.id, emoji="🤝"),
        *([] if alone else [button(weekly, "t_weekly", event.id, emoji="🔁")]),
        button(delete, "t_sure", event.id, "delete", style=RED),
    ]
    if announced:
        label = words("tournament-organiser-panel")
        controls = [button(label, "t_manage", event.id, style=GREEN, emoji="◀️")]
    return screen_of(
        f"## 📝 {words.name(row.name)}\n-# {told}",
        notice,
        "\n".join([*map(words.line, (row.about or "").splitlines()), contact]),
        "\n".join(_decided(event, words)),
        warnings,
        [select(words("tournament-organiser-change"), options, "t_draft_go", event.id)],
        *rows(controls, 2),
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
        boards = value_label("deals", str(plan.deals), event, words)
        return [
            f"{called}\n-# {words('tournament-format-about', format_about(plan))}",
            f"🗓️ {told['opens']}\n{told['closes']}",
            f"{rules} · {boards}{rated}",
            f"👥 {_who(event, words)}",
            channel,
        ]
    then = words("tournament-organiser-checks-in", int(row.check_in))
    opens = f"{told['opens']}\n-# " if event.state == "draft" else ""
    stand_ins = words("tournament-value", f"stand-ins-{int(row.stand_ins)}")
    if row.stand_ins and plan.format.absent_forfeit:
        stand_ins = words("tournament-value-stand-ins-came")
    elif row.stand_ins:
        stand_ins = f"{stand_ins} {value_label('absences', plan.absences, event, words)}"
    people = (
        words("tournament-organiser-members", row.members),
        words("tournament-organiser-least", count=fewest(plan)),
        value_label("most", str(row.most_entries or 0), event, words),
        _who(event, words),
    )
    return [
        "\n-# ".join([called, *_format(event, words)]),
        f"🗓️ {told['start']}",
        f"🚪 {opens}{told['closes']} · {then}",
        rules,
        f"⏱️ {_length(event, words)}{rated}",
        f"👥 {' · '.join(people)}",
        f"🤖 {stand_ins}\n-# {words('tournament-value', f'house-{int(plan.house)}')}",
        channel,
    ]


def _format(event: Event, words: Words) -> list[str]:
    """Return the description of a format, and the choices of how it is played."""
    plan = event.plan
    about = words("tournament-format-about", format_about(plan))
    if len(plan.format.scorings) > 1:
        return [about, value_label("scoring", plan.scoring, event, words)]
    if not plan.format.bracket:
        return [about]
    games = [value_label("final", plan.final, event, words)]
    if plan.places != "none":
        games.insert(0, value_label("places", plan.places, event, words))
    lines = [
        value_label("pools", str(int(plan.pools)), event, words),
        value_label("consolante", str(int(plan.consolante)), event, words),
        " · ".join(games),
    ]
    if may_lack_third_place(plan):
        lines.append(words("tournament-boards-third-place-few", count=SEMI_FINALS_THIRD))
    return lines


def _rules(event: Event, words: Words) -> str:
    name = preset_name(event.row.preset, words)
    return f"{words.name(event.row.rules_name)} · {name}" if event.row.rules_name else name


def _length(event: Event, words: Words) -> str:
    """The length of a tournament as far as it is known before people register: the number of
    rounds, and so the end, may hang on how many they are."""
    row, plan, tempo = event.row, event.plan, event.tempo
    rounds = plan.rounds or (plan.format.usual_rounds or 0)
    to_target = event.rules.end_mode == "target"
    values = {
        "rounds": rounds,
        "deals": plan.deals,
        "length": round((row.round_seconds or 0) / MINUTE),
        "break": round(row.break_seconds / MINUTE),
    }
    if plan.format.open_seating:
        values = {name: values[name] for name in ("deals", "length")}
    told = {name: value_label(name, str(value), event, words) for name, value in values.items()}
    if to_target:
        told["deals"] = end_of_party(event.rules, words)
    pace = CONTEST if tempo == TEMPO else f"{tempo.turn:g}-{tempo.bank:g}"
    lines = [" · ".join(told.values()), value_label("pace", pace, event, words)]
    if row.protest_seconds:
        minutes = str(round(row.protest_seconds / MINUTE))
        lines.append(value_label("protest", minutes, event, words))
    if rounds and row.round_seconds is not None:
        over = row.starts_at + rounds * row.round_seconds + (rounds - 1) * row.break_seconds
        over += rounds * row.protest_seconds
        lines.append(words("tournament-organiser-over-at", at=stamp(over)))
    return "\n-# ".join(lines)


def _who(event: Event, words: Words) -> str:
    role = event.row.role_id
    if role is None:
        return words("tournament-organiser-everybody")
    return words("tournament-organiser-only-role", role=f"<@&{role}>")


# Its pages ---------------------------------------------------------------------------------------

_DAILIES = tuple(name for name, each in FORMATS.items() if each.own_time)


class DraftPage(NamedTuple):
    """A page of `PAGES`: what is decided of one thing, and the controls that change it."""

    event: Event
    page: str
    words: Words
    zone: str = "UTC"
    saved: Sequence[RulesetRow] = ()
    """rules that may be chosen"""
    leagues: Sequence[LeagueRow] = ()
    """those that go on"""

    def screen(self, notice: str = "") -> Screen:
        items = {
            "times": self.times,
            "format": self.format,
            "rules": self.rules,
            "length": self.length,
            "people": self.people,
            "robots": self.robots,
            "league": self.league,
            "channel": self.channel,
        }[self.page]()
        words = self.words
        title = f"## {PAGES[self.page]} {words('tournament-organiser-page', self.page)}"
        label = words("tournament-organiser-back")
        back = button(label, "t_draft", self.event.id, style=GREEN, emoji="◀️")
        return screen_of(title, notice, *items, ui.Separator[Any](), [back], colour=GOLD)

    def format(self) -> Items:
        words, chosen = self.words, self.event.format
        plan, players = self.event.plan, self.event.plan.seated
        about = words("tournament-format-about", format_about(plan))
        others = {name for name, each in FORMATS.items() if players not in each.seated}
        items: Items = [
            f"**{words('tournament-format', chosen)}**\n{about}",
            self._select("format", without=others.union(_DAILIES if self._announced else ())),
            f"-# {words('tournament-organiser-formats', f'of-{players}')}",
        ]
        if chosen.bracket:
            items += [self._switch(each) for each in ("pools", "consolante")]
            items += [self._select(each) for each in ("places", "final")]
        if len(chosen.scorings) > 1:
            items.append(self._select("scoring"))
        return items

    def times(self) -> Items:
        words, zone, told = self.words, self.zone, moments(self.event, self.words)
        type_ = words("tournament-organiser-type")
        start, closes, opens = (
            ui.Section(
                told[each], accessory=button(type_, "t_form", self.event.id, self.page, each)
            )
            for each in told
        )
        items: Items = [opens, closes]
        if not self.event.format.own_time:
            items = [start, closes, self._select("gap"), self._switch("check_in")]
            items += [] if self._announced else [opens]
        if self.event.row.opens_at is not None and not self._announced:
            by_hand = words("tournament-organiser-not-by-itself")
            items.append([button(by_hand, *self._set("opens"), "none")])
        zones = ZONES if zone in ZONES else (zone, *ZONES[1:])
        named = {each: _place(each) for each in zones}
        return [
            *items,
            ui.Separator(),
            words("tournament-organiser-zone", zone=_place(zone)),
            [select(_place(zone), named, "t_zone", self.event.id, chosen=zone)],
        ]

    def rules(self) -> Items:
        row, words = self.event.row, self.words
        about = words("tournament-organiser-rules-about")
        options = preset_options(tuple(PRESETS), words, None if row.rules_name else row.preset)
        own = {each.id: each.name for each in self.saved}
        chosen = next((each for each, name in own.items() if name == row.rules_name), None)
        saved = words("options-choose-saved")
        items: Items = [
            f"**{_rules(self.event, words)}**\n-# {about}",
            [select(words("options-choose-preset"), options, *self._set("preset"))],
            [select(saved, own, *self._set("saved"), chosen=chosen)],
        ]
        named = [row.preset] if row.rules_name is None else ["saved", chosen]
        if row.rules_name is None or chosen is not None:  # saved rules may have been deleted
            items.append([button(words("options-pages"), "rules", *named)])
        return items

    def length(self) -> Items:
        deals, format_ = self._select("deals"), self.event.format
        if format_.own_time:
            return [deals]
        never = ("0",) if format_.open_seating else ()
        times = ("length", "pace") if format_.open_seating else LENGTHS
        ends = "end" if format_.bracket else "rounds"
        targets = game_of(self.event.rules).scale.targets
        others = {*FIELDS["end"].values}.difference(map(str, (*targets, 0)))
        return [
            self.words("tournament-organiser-length-about"),
            *([] if format_.open_seating else [self._select(ends, others)]),
            *([deals] if self.event.rules.end_mode != "target" else ()),
            *(self._select(each, never if each == "length" else ()) for each in times),
        ]

    def people(self) -> Items:
        row, words = self.event.row, self.words
        role, everybody = self._set("role"), words("tournament-organiser-everybody")
        may = [
            words("tournament-organiser-role-about"),
            [picker(ui.RoleSelect, everybody, *role, chosen=[row.role_id])],
        ]
        if self.event.format.own_time:
            return may
        return [words("tournament-organiser-who", row.members), self._select("most"), *may]

    def robots(self) -> Items:
        absences, format_ = Items(), self.event.format
        if self.event.row.stand_ins and not format_.absent_forfeit:
            zero = set[str]() if format_.adds_points else {"zero"}
            about = self.words("tournament-organiser-absences-about")
            absences = [about, self._select("absences", zero)]
        return [self._switch("stand_ins"), *absences, self._switch("house")]

    def league(self) -> Items:
        words = self.words
        label = words("tournament-league-new")
        new = [button(label, "t_league_new", self.event.id, style=GREEN, emoji="➕")]
        if not self.leagues:
            return [words("tournament-league-make-one"), new]
        options: dict[object, str] = {"none": words("tournament-league-no-league")}
        options |= {each.id: each.name for each in self.leagues[:MOST_LEAGUES]}
        choose, chosen = words("tournament-league-choose"), self.event.row.league_id or "none"
        return [
            words("tournament-league-page-about"),
            [select(choose, options, *self._set("league"), chosen=chosen)],
            new,
        ]

    def channel(self) -> Items:
        own, types = [self.event.row.channel_id], [discord.ChannelType.text]
        place = self._set("channel")
        chooser = picker(ui.ChannelSelect, "", *place, chosen=own, least=1, channel_types=types)
        return [self.words("tournament-organiser-channel-about"), [chooser]]

    # Controls ------------------------------------------------------------------------------------

    @property
    def _announced(self) -> bool:
        return self.event.state != "draft"

    def _set(self, field: str) -> tuple[str, int, str, str]:
        return "t_set", self.event.id, self.page, field

    def _select(self, field: str, without: Collection[str] = ()) -> list[Item]:
        """`without`: values that mean nothing here."""
        words, known = self.words, FIELDS[field]
        now = known.get(draft_of(self.event))
        options = {
            each: (
                value_label(field, each, self.event, words),
                self._format_about(each) if field == "format" else None,
            )
            for each in known.values
            if each not in without
        }
        placeholder = value_label(field, now, self.event, words) if now else "…"
        return [select(placeholder, options, *self._set(field), chosen=now)]

    def _format_about(self, name: str) -> str:
        about = about_of(FORMATS[name], self.event.plan.seated)
        return self.words("tournament-format-about", about)

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


def zone_told(event: Event, zone: str, words: Words) -> str:
    """Tell what another time zone of the server does to a draft: its moments stay as they are."""
    row, daily = event.row, event.format.own_time
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
