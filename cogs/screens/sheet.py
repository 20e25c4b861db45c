"""The score sheet of a deal, in words that a beginner understands, and the end of a party."""

from typing import Any

import discord
from discord import ui

from bot.rules import BELOTE, DRAWN, LAST_TRICK, DealOutcome, DealResult, State, team_of
from bot.tables import Game
from bot.text import Words
from cogs.pictures import Pictures, look_for
from cogs.press import button
from cogs.screens.names import TEAM_MARKS, seat_name, table_name, team_name
from cogs.screens.screen import FELT, GOLD, Picture, Screen, layout, text


async def sheet_screen(
    state: State, number: int, game: Game, words: Words, pictures: Pictures, *, private: bool
) -> Screen:
    """The sheet of deal `number`; after the last one also the party's end and what is next."""
    results = tuple(each for each in state.results if each.number <= number)
    over = state.winner is not None and results == state.results and not private
    data = await pictures.sheet(results, game, look_for(words))
    body = sheet_text(results[-1], state, game, words)
    picture = Picture("sheet.png", data, _plain(body))
    title = f"### {table_name(game, words)} · {words('table-deal', number=number)}"
    items: list[ui.Item[Any]] = [text(title), picture.gallery(), text(body)]
    if not over:
        return Screen(layout(*items, colour=FELT), (picture,))
    items += [
        ui.Separator(),
        text(party_text(state, game, words)),
        ui.ActionRow(
            button(
                words("party-again"), "again", game.id, "same", style=discord.ButtonStyle.success
            ),
            button(words("party-partners"), "again", game.id, "partners"),
            button(words("party-close"), "close_thread", game.id),
        ),
        text(f"-# {words('party-seed', seed=game.row.seed.hex())}"),
    ]
    return Screen(layout(*items, colour=GOLD), (picture,))


def sheet_text(result: DealResult, state: State, game: Game, words: Words) -> str:
    """Who took, made or dedans, by how much, and where each point came from."""
    takers = team_of(result.taker)
    ids = {"taker": seat_name(game, result.taker, words), "suit": words.suit(result.trump)}
    lines = [
        words("sheet-took", name=ids["taker"], suit=ids["suit"]),
        words(
            f"sheet-{result.score.outcome.value}",
            mine=_counted(result, takers),
            theirs=_counted(result, 1 - takers),
        ),
    ]
    lines += [_team_line(result, team, game, words) for team in (0, 1)]
    if result.missed_belote is not None:
        lines.append(
            words("sheet-missed-belote", team=team_name(game, result.missed_belote, words))
        )
    if result.score.outcome in (DealOutcome.LITIGE, DealOutcome.ABEYANCE):
        lines.append(words("sheet-held-text", points=sum(result.score.held)))
    if any(result.released):
        winner = result.released.index(max(result.released))
        lines.append(
            words(
                "sheet-released-text",
                team=team_name(game, winner, words),
                points=result.released[winner],
            )
        )
    totals = words(
        "sheet-totals",
        first=TEAM_MARKS[0],
        first_points=words.number(result.totals[0]),
        second=TEAM_MARKS[1],
        second_points=words.number(result.totals[1]),
    )
    return "\n".join([*lines, totals])


def _counted(result: DealResult, team: int) -> int:
    """What a team brought to the contract: tricks, dix de der and belote."""
    return result.points[team] + (BELOTE if result.belote == team else 0)


def _team_line(result: DealResult, team: int, game: Game, words: Words) -> str:
    """Where a team's points came from, and what it writes."""
    der = LAST_TRICK if result.der == team else 0
    tricks, points = result.tricks[team], result.points[team] - der
    sources = [words("sheet-source-tricks", points=points, tricks=tricks)]
    if der:
        sources.append(words("sheet-source-der"))
    if result.belote == team:
        sources.append(words("sheet-source-belote"))
    return words(
        "sheet-team",
        team=team_name(game, team, words),
        sources=", ".join(sources),
        written=result.written[team],
    )


def party_text(state: State, game: Game, words: Words) -> str:
    """Who won the party and by how much."""
    if state.winner is None or state.winner == DRAWN:
        return words("party-drawn")
    return words(
        "party-won",
        team=team_name(game, state.winner, words),
        points=words.number(state.scores[state.winner]),
        other_points=words.number(state.scores[1 - state.winner]),
        deals=len(state.results),
    )


def _plain(markdown: str) -> str:
    """A text for alt text, where no markdown is read."""
    return markdown.replace("**", "").replace("\\", "")
