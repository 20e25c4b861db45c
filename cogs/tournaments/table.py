"""A tournament's table: its card in the channel, and what its thread is told beside the cards.

Whoever plays there is mentioned once, by the message that opens the thread.
"""

from typing import Any

from bot.rules import ByAccount, State, game_of
from bot.storage.engine.schema import Person
from bot.storage.tournaments.rounds import AtTournament
from bot.tables import Game
from bot.tables.finished.results import judge_lobby
from bot.tables.party.ending import EndedWhy
from bot.text import Words
from bot.tournaments import Score
from bot.tournaments.live.round_time import GRACE
from bot.tournaments.live.table_results import scores_of, up_to
from bot.tournaments.scoring import match_points
from cogs.lobby.options_screen import changes_text
from cogs.press import GREEN, Item, button, link
from cogs.screens.names import (
    TEAM_MARKS,
    holder_name,
    is_sealed,
    mention,
    message_url,
    person_name,
    rated_line,
    rules_line,
    score_lines,
    table_name,
    team_name,
    tempo_line,
)
from cogs.screens.screen import (
    FELT,
    GOLD,
    GREY,
    Items,
    Screen,
    fair_button,
    my_hand_button,
    screen_of,
)

THEN = ("ahead", "robots", "nothing")
"""what becomes of deals that are missing when time is up: whoever is ahead has won, …"""
WINDOW = "window"


# The card in the channel -------------------------------------------------------------------------


def card_screen(game: Game, at: AtTournament, words: Words) -> Screen:
    """Show who meets whom, how it stands or what it brought, and the way there."""
    ended, state, why = game.has_ended, game.state, game.row.ended_why
    told = [team_name(game, team, words) for team in game.accounts.numbers]
    if state is not None and not is_sealed(game) and (state.results or ended):
        winner = state.winner if game.row.status == "over" else None
        if why not in UNCOUNTED:
            scores = enumerate(score_lines(game, words))
            told = [f"{'🏆 ' if team == winner else ''}{line}" for team, line in scores]
    lines = [f"### {table_name(game, words)}", *told]
    if at.best_of > 1:
        first, second = _parties(game, at)
        lines.append(words("tournament-table-parties", first=first, second=second))
    if not ended and state is not None and game.rules.ends_by_deals:
        deals = {"played": state.deals_done, "deals": game.rules.deals_limit}
        lines.append(f"-# {words('tournament-table-deals', **deals)}")
    if time := round_line(game, words):
        lines.append(f"-# {time}")
    # Why the points of the cards played do not stand there: something else counts.
    if why == EndedWhy.FORFEITED:
        lines.append(f"-# {forfeit_line(game, at, words)}")
    elif why == EndedWhy.DECIDED:
        lines.append(f"-# {words('early-end.decided')}")
    ways: list[Item] = []
    if game.row.thread_id and why != EndedWhy.LOST:
        own = [] if ended else [my_hand_button(game, words)]
        ways = [*own, link(words("lobby-to-table"), message_url(game))]
    return screen_of("\n".join(lines), ways, colour=GREY if ended else FELT)


# In the thread -----------------------------------------------------------------------------------


def opening_screen(game: Game, at: AtTournament, words: Words) -> Screen:
    """Show who plays, by what rules, until when, and where the cards are."""
    called = [
        mention(each) if each.person and each.person.discord_id else holder_name(each, words)
        for each in map(game.holder, range(len(game.seats)))
    ]
    teams = [
        f"{TEAM_MARKS[team]} {words.join_and([called[seat] for seat in seats])}"
        for team, seats in enumerate(game.accounts.seats)
    ]
    lines = [f"## {table_name(game, words)}", *teams, "", rules_line(game, words)]
    if changes := changes_text(game, words):
        lines.append(changes)
    lines.append(f"-# {rated_line(judge_lobby(game), game.rules, words)}")
    if at.best_of > 1:
        lines.append(words("tournament-table-best-of", parties=at.best_of))
    if not at.format.own_time:  # there nothing presses but the end
        lines.append(tempo_line(game, words))
    if game.has_ended or game.row.paused_at is not None:
        pass  # how long it lasts is not to be said
    elif at.until is None:
        lines.append(words("tournament-table-no-limit"))
    else:
        which = "tournament-table-open" if at.format.one_round else "tournament-table-until"
        until = words(which, **_moments(at.until, words))
        lines.append(f"{until} {words('tournament-table-then', _then(game, at))}")
    if game.has_ended:
        lines.append(words("tournament-table-ended"))
    else:
        lines.append(words("tournament-table-cards", button=words("table-my-hand")))
    rules = button(words("more-rules"), "rules", game.id, 0)
    return screen_of("\n".join(lines), [where_button(at, words), rules], colour=GOLD)


def _then(game: Game, at: AtTournament) -> str:
    """One of `THEN`; to a daily's boards somebody comes when they like."""
    if at.format.own_time:
        return WINDOW
    if not game.rules.ends_by_deals:
        return "ahead"
    return "robots" if at.stand_ins and not at.format.one_round else "nothing"


def _moments(until: float, words: Words) -> dict[str, str]:
    return {"when": words.timestamp(until), "at": words.timestamp(until, "t")}


def round_line(game: Game, words: Words) -> str:
    """Under the table: when its round ends; empty where nothing is to be said of it."""
    at = game.tournament
    if at is None or at.robots or game.has_ended or game.row.paused_at is not None:
        return ""
    if at.last_deal is not None:
        return words("tournament-table-last-deal")
    if at.until is None:
        return ""
    which = "tournament-table-closes" if at.format.one_round else "tournament-table-round-ends"
    return words(which, when=words.timestamp(at.until))


def round_time_screen(game: Game, at: AtTournament, words: Words) -> Screen:
    """How much is left of the round, or what follows now that its time is up."""
    if at.robots:
        missing = game.rules.deals_limit - (at.last_deal or 0)
        told = words("tournament-table-robots", deals=missing)
        if missing <= 0 or _counted(game, at) is not None:
            told = words("tournament-table-robots-finish")
    elif at.last_deal is not None and at.at_once and at.until is not None:
        told = words("tournament-table-ends-now", when=words.timestamp(at.until + GRACE))
    elif at.last_deal is not None:
        then = words("tournament-table-time-up", _then(game, at))
        told = f"{words('tournament-table-time-up')} {then}"
    elif at.until is None:
        told = words("tournament-table-no-limit")
    else:
        which = "tournament-table-open" if at.format.one_round else "tournament-table-called"
        called = words(which, **_moments(at.until, words))
        told = f"{called} {words('tournament-table-then', _then(game, at))}"
    return screen_of(told, colour=GOLD)


def newcomer_screen(
    game: Game, seat: int, person: Person | None, words: Words, *, closing: bool
) -> Screen:
    """Tell that somebody plays in another's place and is called to sit down; then who sits
    there."""
    holder = game.holder(seat)
    if closing:
        told = words("tournament-table-newcomer-late")
        if holder.person is not None:
            name = holder_name(holder, words)
            told = words("tournament-table-newcomer-sits", name=name)
        return screen_of(told, colour=GREY)
    known = person is not None and person.discord_id is not None
    called = f"<@{person.discord_id}>" if known and person else words("former-player")
    lines = [
        words("tournament-table-newcomer", mention=called, seat=seat + 1),
        team_name(game, game.accounts.of(seat), words),
        words("tournament-table-newcomer-robot"),
    ]
    sit = button(words("tournament-table-sit"), "take_seat", game.id, seat, style=GREEN)
    return screen_of("\n".join(lines), [sit], colour=GOLD)


def where_button(at: AtTournament, words: Words) -> Item:
    return button(words("tournament-table-where"), "t_where", at.id, emoji="📍")


def today_button(words: Words, *game_id: int) -> Item:
    """Lead to today's boards of this server; of a table's, where a message names its server."""
    return button(words("daily-today"), "t_today", *game_id, emoji="🃏")


# A daily's, whose boards others may still play ---------------------------------------------------


def silent_table(game: Game, title: str, words: Words, below: Items, *, closing: bool) -> Screen:
    """Show nothing of the board in the table's thread, into which whoever manages threads may look.

    `below`: buttons, and what is said at the beginning.
    """
    if closing:
        return screen_of(f"{title}\n{words('duplicate-table-played')}", colour=GREY)
    lines = [title, words("duplicate-table-silent", button=words("table-my-hand"))]
    if time := round_line(game, words):
        lines.append(f"-# {time}")
    return screen_of("\n".join(lines), *below)


def silent_sheet(game: Game, at: AtTournament, words: Words) -> Screen:
    """The table after its last board, whose sheets are for who has played them."""
    lines = [
        f"### {table_name(game, words)}",
        words("duplicate-all-played"),
        *counts_lines(game, at, words),
    ]
    sheet = button(words("table-sheet"), "sheet", game.id)
    controls = [where_button(at, words), sheet, fair_button(game, words)]
    return screen_of("\n".join(lines), controls, colour=GOLD)


# What it counts ----------------------------------------------------------------------------------


UNCOUNTED = (EndedWhy.DECIDED, EndedWhy.FORFEITED, EndedWhy.LOST)


def forfeit_line(game: Game, at: AtTournament, words: Words) -> str:
    """Return whose forfeit has ended a game."""
    at_side = game.accounts.seats
    seats = [
        seat
        for side, own in enumerate(at.sides)
        for place, entry in enumerate(own)
        if entry in at.absent
        for seat in (at_side[side] if len(own) == 1 else (at_side[side][place],))
    ]
    names = words.join_and([holder_name(game.seats[each], words) for each in seats])
    return words("early-end.forfeited", names=names)


def counts_lines(game: Game, at: AtTournament, words: Words) -> list[str]:
    """Return what a game that has ended brings to the tournament; empty where that was decided
    otherwise, or cannot be told from its cards."""
    if game.state is None or game.row.ended_why in UNCOUNTED:
        return []
    state = up_to(game.state, _counted(game, at))
    if not state.results:
        return []
    if is_sealed(game):
        return [words("tournament-table-boards")]
    if at.format.shared_boards and not at.format.own_time:
        return [words("tournament-table-compared")]
    if at.format.bracket:
        return _of_bracket(game, at, state, words)
    scores = [each.points for each in scores_of(state)]
    lines = [words("tournament-table-counts")]
    for team in game.accounts.numbers:
        own = scores[team]
        values: dict[str, Any] = {"team": team_name(game, team, words), "shown": words.number(own)}
        if at.format.column == "match_points":
            match = match_points([Score(each) for each in scores], team)
            lines.append(words("tournament-table-counts-match", match=match, **values))
        else:
            lines.append(words("tournament-table-counts-points", points=own, **values))
    # Who has left a Mêlée's table to a robot.
    left = [each.person for each in game.people if each.away] if is_individual(at) else []
    for person in left:
        name = person_name(person.name if person else "", words)
        lines.append(
            words("tournament-table-left", name=name, points=game_of(game.rules).scale.deal)
        )
    return lines


def _of_bracket(game: Game, at: AtTournament, state: State, words: Words) -> list[str]:
    """Return who has won, or what decides: all games at this table count."""
    parties = _parties(game, at)
    points = [
        before + each.points for before, each in zip(at.points, scores_of(state), strict=True)
    ]
    lines: list[str] = []
    if at.best_of > 1:
        first, second = parties
        lines.append(words("tournament-table-parties", first=first, second=second))
    sides = list(zip(parties, points, strict=True))
    over = at.last_deal is not None or max(parties) > at.best_of // 2
    if at.best_of > 1 and not over:
        return [*lines, words("tournament-table-next-party")]
    if sides[0] == sides[1]:
        return [*lines, words("tournament-table-one-more")]
    winner = int(sides[1] > sides[0])
    return [*lines, words("tournament-table-wins", team=team_name(game, winner, words))]


def _parties(game: Game, at: AtTournament) -> ByAccount:
    """Parties won at this table, with this game if it has ended."""
    if game.state is None or not game.has_ended:
        return at.won
    scores = scores_of(up_to(game.state, _counted(game, at)))
    return tuple(won + each.parties for won, each in zip(at.won, scores, strict=True))


def _counted(game: Game, at: AtTournament) -> int | None:
    """The deal after which nothing counts any more; see `table_results.outcome`."""
    robots_play_on = at.robots and at.stand_ins and game.rules.ends_by_deals
    return None if robots_play_on else at.last_deal


def is_individual(at: AtTournament) -> bool:
    """Return whether everybody plays for themselves, with others anew each round."""
    return at.format.leaving_costs


def leave_warning(game: Game, words: Words) -> str:
    """Return what leaving a Mêlée's table costs; empty elsewhere."""
    at = game.tournament
    if at is None or not is_individual(at):
        return ""
    return words("tournament-table-leave-costs", points=game_of(game.rules).scale.deal)
