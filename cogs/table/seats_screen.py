"""Seats that are left, offered and taken, and a party that is paused or ends before its end: the
questions, the answers, and the last words."""

import discord

from bot.storage.engine.schema import Person
from bot.tables import Game
from bot.tables.party.ending import EndedWhy, PausedWhy
from bot.tables.party.seats import others_here
from bot.text import Words
from bot.text.rulebook.sentences import side_of
from cogs.press import BLUE, GREEN, GREY_BUTTON, Item, button, link
from cogs.screens.names import (
    mention,
    message_url,
    rules_line,
    score_lines,
    seat_mark,
    seat_name,
    table_name,
    team_name,
)
from cogs.screens.screen import GOLD, GREY, Screen, fair_button, screen_of, to_table
from cogs.tournaments.table import (
    counts_lines,
    forfeit_line,
    leave_warning,
    today_button,
    where_button,
)


def offer_screen(
    game: Game,
    seat: int,
    words: Words,
    *,
    before: int | None,
    closing: bool,
) -> Screen:
    """A seat that is offered; once it is not any more, a line says what became of it.

    `before`: the person who held it when it was offered, None for a robot.
    """
    table, name = table_name(game, words), f"**{seat_name(game, seat, words)}**"
    if closing:
        person = game.holder(seat).person
        taken = person is not None and person.id != before
        gone = words("offer-gone", table=table)
        return screen_of(
            words("offer-taken", table=table, name=name) if taken else gone, colour=GREY
        )
    lines = [
        words("offer-title", table=table),
        rules_line(game, words),
        words("offer-seat", mark=seat_mark(game, seat), seat=seat + 1, name=name),
        *score_lines(game, words),
    ]
    take = button(words("offer-take"), "take_seat", game.id, seat, style=GREEN)
    return screen_of("\n".join(lines), [take, to_table(game, words)], colour=GOLD)


def away_screen(game: Game, words: Words) -> Screen:
    """Return the screen in place of a hand that a robot plays; its owner may come back."""
    told = words("seats-away-hand-waits" if game.deserted else "seats-away-hand")
    return screen_of(
        _lines(f"### {table_name(game, words)}", told, leave_warning(game, words)),
        [back_button(game, words), to_table(game, words)],
        colour=GREY,
    )


def left_screen(game: Game, seat: int, why: str, words: Words) -> Screen:
    """Return the screen in place of a hand that is another's now: no card, nothing to press."""
    told = words("seat-left", why, name=f"**{seat_name(game, seat, words)}**")
    link = to_table(game, words)
    return screen_of(f"### {table_name(game, words)}\n{told}", [link], colour=GREY)


def left_answer(game: Game, words: Words) -> Screen:
    """Return the answer to who has just left."""
    told = words("seats-left-last" if game.deserted else "seats-left")
    return screen_of(_lines(told, leave_warning(game, words)), [back_button(game, words)])


def _lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def back_button(game: Game, words: Words) -> Item:
    return button(words("seats-back"), "seat_back", game.id, style=GREEN, emoji="👋")


def question_screen(game: Game, words: Words, *, closing: bool) -> Screen:
    """Show the question whether the party ends: who wants it, which team has agreed, and whose
    answer is open."""
    if closing:
        ended = game.row.ended_why == EndedWhy.AGREED
        return screen_of(words("question-ended" if ended else "question-settled"), colour=GREY)
    asker = next((each.seat for each in game.people if each.wants_end), 0)
    side = side_of(game.rules)
    lines = [words("question-title", name=seat_name(game, asker, words), side=side)]
    for team in game.accounts.numbers:
        agreed, name = team not in open_teams(game), team_name(game, team, words)
        lines.append(words("question-agreed" if agreed else "question-open", team=name))
    here = (each for each in game.people if not each.away)
    asked = [mention(each) for each in here if game.accounts.of(each.seat) in open_teams(game)]
    agree = button(words("question-agree"), "end_agree", game.id)
    play_on = button(words("question-play-on"), "end_play_on", game.id, style=BLUE)
    return screen_of(_lines(*lines, words.join_and(asked)), [agree, play_on], colour=GOLD)


def open_teams(game: Game) -> set[int]:
    """The teams that have somebody here and have not agreed."""
    present = {game.accounts.of(each.seat) for each in game.people if not each.away}
    return present - {game.accounts.of(each.seat) for each in game.people if each.wants_end}


def early_end_screen(game: Game, words: Words) -> Screen:
    """The last message of a thread: why the party is over, its score, its seed, what is next."""
    return screen_of(_lines(*early_end_lines(game, words)), what_next(game, words), colour=GREY)


def again_button(game: Game, words: Words, style: discord.ButtonStyle = GREEN) -> Item:
    return button(words("party-again"), "again", game.id, "same", style=style)


def what_next(
    game: Game,
    words: Words,
    *,
    style: discord.ButtonStyle = GREY_BUTTON,
    daily: bool = False,
) -> list[Item]:
    """Return a thread's buttons after a party. `daily`: today's boards are open on its server."""
    fair = fair_button(game, words)
    if game.tournament is not None:
        return [where_button(game.tournament, words), fair]
    controls = [again_button(game, words, style)]
    if game.accounts.has_partners:
        controls.append(button(words("party-partners"), "again", game.id, "partners"))
    controls += [today_button(words)] if daily else []
    return [*controls, button(words("party-close"), "close_thread", game.id), fair]


def early_end_lines(game: Game, words: Words) -> list[str]:
    ended, at = EndedWhy(game.row.ended_why or EndedWhy.CLOSED), game.tournament
    if ended is EndedWhy.FORFEITED and at is not None:
        return [forfeit_line(game, at, words)]
    # Robots, and people who are away, agree to an end: it is wanted by those who asked for it.
    wanted = [each.seat for each in game.people if each.wants_end]
    why = words("early-end", ended.value)
    sides = {game.accounts.of(seat) for seat in wanted}
    if ended is EndedWhy.AGREED and (len(sides) == 1 or not game.accounts.has_partners):
        names = words.join_and([seat_name(game, seat, words) for seat in wanted])
        why = words("early-end-wanted", names=names, count=len(wanted))
    if game.state is None:
        return [why]
    if at is None:
        return [why, words("early-end-uncounted"), *score_lines(game, words)]
    counts = counts_lines(game, at, words)
    return [why, *(counts or [words("early-end-tournament"), *score_lines(game, words)])]


def ended_screen(game: Game, words: Words, *, daily: bool = False) -> Screen:
    """The last message of a party without a result in the DM of somebody who played.

    `daily`: today's boards are open there.
    """
    controls = [again_button(game, words)]
    if game.state is not None and game.state.results:
        controls.append(button(words("table-sheet"), "sheet", game.id))
    return screen_of(
        _lines(f"## {table_name(game, words)}", *early_end_lines(game, words)),
        controls,
        elsewhere_row(game, words, daily=daily),
        colour=GREY,
    )


def elsewhere_row(game: Game, words: Words, *, daily: bool) -> list[Item]:
    """From a DM to the table, and to today's boards of its server."""
    today = [today_button(words, game.id)] if daily else []
    return [to_table(game, words), *today]


def ended_lobby(game: Game, words: Words) -> Screen:
    """The lobby's message of a party that has ended early."""
    title, rules = f"## {table_name(game, words)}", rules_line(game, words)
    there = game.row.ended_why != EndedWhy.LOST
    return screen_of(
        _lines(title, rules, *early_end_lines(game, words)),
        from_lobby(game, words) if there else [],
        colour=GREY,
    )


def from_lobby(game: Game, words: Words) -> list[Item]:
    """The way from the lobby to the thread, once there is one."""
    if not game.row.thread_id:
        return []
    return [link(words("lobby-to-table"), message_url(game))]


def paused_line(game: Game, words: Words, paused_by: str | None) -> str:
    """Return who has paused the party, and since when; empty when it goes on."""
    if game.row.paused_at is None:
        return ""
    since = words.timestamp(game.row.paused_at)
    if game.row.paused_why == PausedWhy.TROUBLE or paused_by is None:
        return words("paused-trouble", since=since)
    return words("paused-by", name=f"**{words.name(paused_by)}**", since=since)


def resume_button(game: Game, words: Words) -> Item:
    return button(words("paused-resume"), "resume", game.id, style=BLUE, emoji="▶️")


def trouble_screen(game: Game, words: Words, *, closing: bool) -> Screen:
    """Why a party stands still that nobody has paused. `closing`: it goes on."""
    if closing:
        return screen_of(words("question-settled"), colour=GREY)
    line = words("trouble-message", table=table_name(game, words), events=game.events)
    return screen_of(line, [resume_button(game, words)], colour=GOLD)


def removal_screen(
    game: Game, seat: int, person: Person | None, words: Words, *, closing: bool
) -> Screen:
    """`person`: whom it is about; when somebody else plays there by now, they were taken off."""
    holder = game.holder(seat)
    if person is None or holder.person is None or holder.person.id != person.id:
        name = words.name(person.name if person else "")
        return screen_of(words("removal-done", name=name), colour=GREY)
    if closing:
        return screen_of(words("question-settled"), colour=GREY)
    others = sorted(others_here(game, seat))
    agreed = [each for each in others if game.holder(each).wants_gone == seat]
    waiting = [each for each in others if each not in agreed]
    asker = next((each.seat for each in game.people if each.wants_gone == seat), seat)
    names = {"name": seat_name(game, asker, words), "gone": seat_name(game, seat, words)}
    lines = [
        words("removal-title", **names),
        *(words("question-agreed", team=seat_name(game, each, words)) for each in agreed),
        *(words("question-open", team=mention(game.holder(each))) for each in waiting),
    ]
    agree = button(words("question-agree"), "removal", game.id, person.id * 10 + seat)
    stays = button(words("removal-stays"), "removal_keep", game.id, seat)
    return screen_of("\n".join(lines), [agree, stays], colour=GOLD)


def table_lost_text(game: Game, words: Words) -> str:
    """A party goes on, a lobby does not."""
    if game.row.status != "playing":
        return words("table-lost-closed", table=table_name(game, words))
    channel = f"<#{game.row.thread_id or game.row.channel_id}>"
    return words("table-lost", table=table_name(game, words), channel=channel)
