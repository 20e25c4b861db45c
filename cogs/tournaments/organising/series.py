"""Tournaments like earlier ones, for who organises on the server (T11): a copy, and every week."""

from collections.abc import Mapping

from discord import ui

from bot.storage.engine.tournament_schema import TournamentRow, WeeklyRow
from bot.text import Words
from bot.text.written_times import LONGEST, spoken, written
from bot.tournaments.live.change import server_wide_only
from bot.tournaments.live.drafts import LONGEST_NAME, draft_of, with_start
from bot.tournaments.live.event import BEFORE
from bot.tournaments.live.weekly import AHEAD, LEAST, days_later, next_week
from cogs.answering import Sentence
from cogs.bot import Answer
from cogs.feature import Feature
from cogs.press import GREEN, RED, FormField, Item, button, fields_form, select
from cogs.screens.screen import GOLD, Items, Screen, screen_of
from cogs.tournaments.organising.actions import question
from cogs.tournaments.organising.desk import Desk, at_desk, typed_moment, zone_at
from cogs.tournaments.organising.drafts import draft_home

DAYS = (-3, -2, -1, 1, 2, 3)
"""by which one is moved"""


class Copies(Feature):
    @at_desk("t_copy")
    async def copy(self, desk: Desk) -> Answer:
        """Ask for its name and its start: the same, at the same time in the next week."""
        server_wide_only(desk.asker)
        words, row, zone = desk.words, desk.event.row, await zone_at(desk)
        at = written(next_week(row.starts_at, zone, desk.bot.clock.now()), zone)
        name, start = words("tournament-organiser-name"), words("tournament-organiser-moment")
        fields = (
            FormField("text", name, row.name, longest=LONGEST_NAME),
            FormField("start", start, at, longest=LONGEST),
        )
        title, about = words("tournament-copy"), words("tournament-copy-about")
        return fields_form(title, about, fields, "t_copied", desk.event.id)

    @at_desk("t_copied")
    async def copied(self, desk: Desk) -> Answer:
        """The draft, to be looked through and opened."""
        bot, words = desk.bot, desk.words
        name, start = (*desk.press.values, "", "")[:2]
        at = typed_moment(start, words, await zone_at(desk), bot.clock.now())
        event = await bot.tournaments.weekly.copy(*desk.whose, name, at)
        return await draft_home(bot, event, words, f"✅ {words('tournament-copy-done')}")


class EachWeek(Feature):
    """The page of a series: the one that is announced, and the next that will be made."""

    @at_desk("t_weekly")
    async def page(self, desk: Desk) -> Answer:
        return await weekly_page(desk)

    @at_desk("t_weekly_begin")
    async def begin(self, desk: Desk) -> Answer:
        weekly = desk.bot.tournaments.weekly
        event = await weekly.begin(*desk.whose, await zone_at(desk))
        return await weekly_page(desk._replace(event=event))

    @at_desk("t_weekly_stop")
    async def stop(self, desk: Desk) -> Answer:
        row, _ = await _series(desk)
        await desk.bot.tournaments.weekly.stop(row.id, desk.asker)
        return await weekly_page(desk)

    @at_desk("t_weekly_skip")
    async def skip(self, desk: Desk) -> Answer:
        """The next one, which is not announced yet, is not made."""
        row, _ = await _series(desk)
        await desk.bot.tournaments.weekly.skip(row.id, desk.asker, desk.press.number(1))
        return await weekly_page(desk)

    @at_desk("t_weekly_move")
    async def move(self, desk: Desk) -> Answer:
        """A day was chosen: of what is announced it is asked whether that is sure."""
        (row, last), seen, days = await _series(desk), desk.press.number(1), desk.press.value
        if days not in map(str, DAYS):
            raise Sentence("refused-unknown-button")
        at = days_later(seen, row.zone, int(days))
        if int(last.starts_at) != seen:
            await desk.bot.tournaments.weekly.move(row.id, desk.asker, seen, at)
            return await weekly_page(desk)
        event = await desk.bot.tournaments.load(last.id)
        draft = with_start(draft_of(event), at, desk.bot.clock.now())
        times = int(draft.closes_at), int(draft.starts_at)
        return await question(desk._replace(event=event), "move", *times)


async def _series(desk: Desk) -> tuple[WeeklyRow, TournamentRow]:
    """Raises a `Sentence` where it has been stopped."""
    found = await desk.bot.tournaments.weekly.of(desk.event)
    if found is None:
        raise Sentence("tournament-refused.changed")
    return found


async def weekly_page(desk: Desk) -> Screen:
    server_wide_only(desk.asker)
    words, event = desk.words, desk.event
    found, now = await desk.bot.tournaments.weekly.of(event), desk.bot.clock.now()
    zone = found[0].zone if found else await zone_at(desk)
    place = zone.rpartition("/")[2].replace("_", " ")
    items: Items = [
        f"## 🔁 {words('tournament-weekly')}\n{words('tournament-weekly-about', zone=place)}"
    ]
    if found is None:
        begin = words("tournament-weekly-begin")
        items.append([button(begin, "t_weekly_begin", event.id, style=GREEN, emoji="🔁")])
    else:
        row, last = found
        skip, of = words("tournament-weekly-skip"), event.id
        if last.state in BEFORE and last.starts_at > now:
            told = words("tournament-weekly-announced", when=words.timestamp(last.starts_at, "F"))
            cancel = button(skip, "t_sure", last.id, "cancel")
            items += [
                ui.Section(told, accessory=cancel),
                [_days(of, last.starts_at, row, now, words)],
            ]
        at = words.timestamp(row.starts_at - AHEAD, "d")
        told = words("tournament-weekly-next", when=words.timestamp(row.starts_at, "F"), at=at)
        later = button(skip, "t_weekly_skip", of, int(row.starts_at))
        items += [ui.Section(told, accessory=later), [_days(of, row.starts_at, row, now, words)]]
        controls: list[Item] = []
        if last.league_id is not None:
            league = words("tournament-weekly-league")
            controls.append(button(league, "t_league", last.league_id, 0, emoji="🏅"))
        stop = words("tournament-weekly-stop")
        items.append([*controls, button(stop, "t_weekly_stop", of, style=RED)])
    back = button(words("tournament-organiser-back"), "t_manage", event.id, emoji="◀️")
    return screen_of(*items, [back], colour=GOLD)


def _days(event_id: int, starts_at: float, row: WeeklyRow, now: float, words: Words) -> Item:
    """A choice of other days of the same week, at the same time."""
    at = {each: days_later(starts_at, row.zone, each) for each in DAYS}
    options: Mapping[object, str] = {
        each: spoken(moment, row.zone, words.language)
        for each, moment in at.items()
        if moment > now + LEAST
    }
    move = words("tournament-weekly-move")
    return select(move, dict(options), "t_weekly_move", event_id, int(starts_at))
