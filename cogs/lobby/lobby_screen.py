"""The lobby in its channel: what is played, who sits where, Start — and what became of it.

More… says who opened it and for how long one thinks, whether it counts, and chooses rules and
robots; whoever opened it also moves people, invites them and closes the table."""

from itertools import combinations

from discord import ui

from bot.robots import Level
from bot.rules import commitment
from bot.storage.engine.schema import Person
from bot.tables import Game
from bot.tables.finished.results import ROBOTS_POOL, Unrated, judge_lobby
from bot.tables.options import TEMPOS, USUAL
from bot.text import Words, safe_name
from bot.text.options import by_country, preset_line
from cogs.lobby.options_screen import changes_text
from cogs.press import BLUE, GREEN, GREY_BUTTON, RED, Item, button, picker, select
from cogs.screens.names import (
    holder_name,
    mention,
    person_name,
    plain_name,
    rated_line,
    rules_line,
    score_lines,
    seat_mark,
    table_name,
    team_line,
    tempo_line,
    with_level,
)
from cogs.screens.screen import GOLD, GREY, Items, Screen, my_hand_button, screen_of
from cogs.table.seats_screen import ended_lobby, from_lobby
from cogs.tournaments.table import card_screen


def lobby_screen(game: Game, words: Words) -> Screen:
    """The message of a lobby in whatever became of it."""
    if game.tournament is not None:
        return card_screen(game, game.tournament, words)
    title = f"## {table_name(game, words)}\n{rules_line(game, words)}"
    match game.row.status:
        case "lobby":
            return _open(game, title, words)
        case "playing":
            teams = "\n".join(team_line(game, team, words) for team in game.accounts.numbers)
            there = from_lobby(game, words)
            return screen_of(
                f"{title}\n{teams}",
                words("lobby-playing"),
                [my_hand_button(game, words), *there] if there else [],
            )
        case "over":
            winner = game.state.winner if game.state else None
            scores = enumerate(score_lines(game, words))
            told = [f"🏆 {line}" if team == winner else line for team, line in scores]
            return screen_of("\n".join([title, *told]), from_lobby(game, words), colour=GREY)
        case "closed" if game.row.ended_why is not None:
            return ended_lobby(game, words)
        case status:
            return screen_of(title, words("lobby-over", status), colour=GREY)


def _open(game: Game, title: str, words: Words) -> Screen:
    free = sum(holder is None for holder in game.seats)
    expires = words.timestamp(game.row.due_at or game.row.created_at)
    waiting = [holder for holder in game.people if not holder.agreed]
    lines = [words("lobby-free", free=free)] if free else []
    if not free and not waiting:
        lines.append(words("lobby-full"))
    lines.append(f"-# {words('lobby-expires', when=expires)}")
    if game.rules.shuffle == "cut_only" and judge_lobby(game) is not Unrated.SHUFFLE:
        lines.append(f"-# {words('lobby-not-shuffled')}")
    if game.shows_hands:
        lines.append(f"-# {words('lobby-hands-open')}")
    # What to know before sitting down: another pace than usual, and whether it counts.
    about = [title]
    if game.tempo != TEMPOS[USUAL]:
        about.append(tempo_line(game, words))
    if game.row.hints:
        about.append(f"-# {words('lobby-hints-on')}")
    about.append(f"-# {rated_line(judge_lobby(game), game.rules, words)}")
    items: Items = ["\n".join(about), changes_text(game, words)]
    # Only as long as nobody else would have to agree to it; afterwards it stands behind More….
    if {holder.person.id for holder in game.people if holder.person} == {game.row.host_id}:
        others = {each: preset_line(each, words) for each in by_country(words.language)}
        items.append([select(words("options-choose-preset"), others, "lobby_game", game.id)])
    items.append(ui.Separator())
    items += [_seat(game, seat, words) for seat in range(game.rules.players)]
    items.append(ui.Separator())
    if waiting:
        names = words.join_and([f"**{holder_name(holder, words)}**" for holder in waiting])
        told = words("lobby-not-agreed", names=names, count=len(waiting))
        agree = button(words("lobby-agree"), "agree", game.id, game.mark, style=BLUE)
        items.append(ui.Section(told, accessory=agree))
    return screen_of(
        *items,
        "\n".join(lines),
        _buttons(game, words, free=free > 0, waiting=bool(waiting)),
        colour=GOLD,
    )


def _seat(game: Game, seat: int, words: Words) -> Item | str:
    """Return who sits there; what is free has the button, and so has a robot's, which gives way."""
    holder = game.seats[seat]
    name = with_level(holder_name(holder, words), holder, words)
    waits = f" · ⏳ {words('lobby-to-agree')}" if holder and not holder.agreed else ""
    line = f"{seat_mark(game, seat)} **{seat + 1}** · {name}{waits}"
    if holder is not None and not holder.robot:
        return line
    style = BLUE if holder is None else GREY_BUTTON
    # Who sits down agrees to the rules that stand above the button.
    accessory = button(words("lobby-sit"), "sit", game.id, seat, game.mark, style=style)
    return ui.Section(line, accessory=accessory)


def _buttons(game: Game, words: Words, *, free: bool, waiting: bool) -> list[Item]:
    """Start is green once it would start."""
    start = GREY_BUTTON if free or waiting else GREEN
    controls = [button(words("lobby-start"), "start", game.id, style=start)]
    if free:
        controls.append(button(words("lobby-fill"), "fill", game.id, emoji="🤖"))
    controls += [
        button(words("lobby-leave"), "leave", game.id),
        button(words("lobby-more"), "lobby_more", game.id),
    ]
    return controls


def held_seat_text(game: Game, seat: int, words: Words, link_to_lobby: str, *, aloud: bool) -> str:
    """Return who plays again, and where a seat is held; `aloud`: for the channel, with a
    mention."""
    host = _host(game)
    told = words(
        "lobby-held-seat",
        name=f"**{person_name(host.name if host else '', words)}**",
        table=safe_name(table_name(game, words)),
        link=link_to_lobby,
    )
    return f"{mention(game.holder(seat))} · {told}" if aloud else told


def lobby_more_screen(game: Game, reader_id: int, words: Words) -> Screen:
    """Show what the reader may do here; only they see it."""
    hosts, row = game.row.host_id == reader_id, game.row
    about = [f"### {table_name(game, words)}", rules_line(game, words), tempo_line(game, words)]
    if host := _host(game):
        about.append(words("lobby-opened-by", name=f"**{person_name(host.name, words)}**"))
    if game.accounts.has_partners:
        about.append(words("lobby-partners"))
    about.append(f"-# {words('fair-lobby', hash=commitment(game.row.seed))}")
    items: Items = ["\n".join(about), _rated(game, words)]
    if hosts and game.may_show_hands:
        told, label = "lobby-hands-closed", "lobby-open-hands"
        if row.open_hands:
            told, label = "lobby-hands-open", "lobby-close-hands"
        items.append(_switch(game, "open_hands", words(told), words(label), on=row.open_hands))
    if hosts:
        told, label = "lobby-hints-off", "lobby-hints-allow"
        if row.hints:
            told, label = "lobby-hints-on", "lobby-hints-forbid"
        items.append(_switch(game, "hints", words(told), words(label), on=row.hints))
    controls = [button(words("lobby-rules"), "options", game.id)]
    if hosts:
        controls.append(button(words("manage-close"), "lobby_close", game.id, style=RED))
    items.append(controls)
    if hosts or game.seat_of(reader_id) is not None:
        items += _robots(game, words)
    if hosts:
        items += _seats(game, words)
    return screen_of(*items, colour=GOLD)


def _switch(game: Game, verb: str, told: str, label: str, *, on: bool) -> Item:
    """A setting as it is now, and the button that changes it."""
    return ui.Section(told, accessory=button(label, verb, game.id, int(not on)))


def _host(game: Game) -> Person | None:
    """The person who opened a table, as long as they sit there."""
    people = (each.person for each in game.people if each.person)
    return next((each for each in people if each.id == game.row.host_id), None)


def _rated(game: Game, words: Words) -> Item | str:
    """Return whether the party would count; where one press decides it, the button for it.

    Rated tables shuffle before every deal, and with robots only those are rated who want to be.
    """
    pool = judge_lobby(game)
    told = rated_line(pool, game.rules, words)
    if pool is Unrated.SHUFFLE:
        return ui.Section(told, accessory=button(words("lobby-rate"), "rate", game.id))
    if pool is Unrated.ROBOTS:
        accessory = button(words("lobby-ladder-join"), "ladder", game.id, 1)
        return ui.Section(f"{told} {words('lobby-ladder-about')}", accessory=accessory)
    if pool == ROBOTS_POOL:
        accessory = button(words("lobby-ladder-leave"), "ladder", game.id, 0)
        return ui.Section(told, accessory=accessory)
    if pool is Unrated.ROBOT_LEVEL:
        return f"{told} {words('lobby-choose-level')}"
    return told


def _robots(game: Game, words: Words) -> Items:
    """Robots in and out, and how well they play; none where people hold all the seats."""
    options = {
        seat: words("lobby-robot-out" if holder else "lobby-robot-in", seat=seat + 1)
        for seat, holder in enumerate(game.seats)
        if holder is None or holder.robot
    }
    if not options:
        return []
    levels = {
        each.value: (
            words("lobby-robot-level", level=words("robot-level", each)),
            words("lobby-robot", each),
        )
        for each in Level
    }
    choose, level = words("lobby-robot-levels"), game.robot_level
    return [
        [select(words("lobby-robot"), options, "robot", game.id)],
        [select(choose, levels, "robot_level", game.id, chosen=level)],
    ]


def _seats(game: Game, words: Words) -> Items:
    """Selects to free a seat, to swap two and to invite people.

    Values name the person who is meant, should another sit there by then; 0 is a robot.
    """
    people = {
        (holder.person.id if holder.person else 0) * 10 + seat: words(
            "manage-remove-one", seat=seat + 1, name=plain_name(game, seat)
        )
        for seat, holder in enumerate(game.seats)
        if holder
    }
    items: Items = [[select(words("manage-remove"), people, "remove", game.id)]]
    if len(game.seats) > 2:  # two change nothing by changing places
        swaps = {
            f"{first}{second}": words("manage-swap-two", first=first + 1, second=second + 1)
            for first, second in combinations(range(game.rules.players), 2)
        }
        items.append([select(words("manage-swap"), swaps, "swap", game.id)])
    invited = picker(ui.UserSelect, words("manage-invite"), "invite", game.id, least=1, most=3)
    return [*items, [invited]]
