"""The end of a party in all that has been sent: sheets, hands, verdicts, lobby, leaderboard."""

from bot.rules import (
    DRAWN,
    ContractKind,
    DealResult,
    Ending,
    State,
    apply,
    game_of,
    parse_action,
    start,
    view,
)
from bot.sandbox import ShownMessage
from bot.storage.engine.schema import GameEvent
from bot.tables import Game
from bot.tables.finished.results import FEWEST_DEALS, Unrated, judge_lobby
from bot.text import Words, words_for
from cogs.screens.names import TEAM_MARKS, seat_name, team_name
from cogs.table.status import deals_played
from tests.end_to_end.checks import live
from tests.end_to_end.club import Club
from tests.end_to_end.playing import READERS, Table

CUT_SHORT = (Ending.STOPPED, Ending.STOPPED_IN_VAIN, Ending.TRUMP_RUN)
"""the last deal may be without a result"""


async def the_party_is_over(table: Table) -> State:
    """The sheets add up to what the events replay to; only what comes next can be clicked."""
    evening, game = table.club, await table.game()
    words, events = await table.words(), await table.events()
    state = start(game.rules)
    for event in events:
        state = apply(state, parse_action(event.action)).state
    assert game.state == state
    assert game.row.status == "over"
    check_sheets(evening, game, state, words)
    check_forced(game, events)
    await check_all_is_closed(table, state)
    check_lobby(evening, game, state, words)
    await check_leaderboard(table, state)
    return state


def check_sheets(evening: Club, game: Game, state: State, words: Words) -> None:
    sheets = evening.sheets()
    unplayed = state.ending in CUT_SHORT and not played(state, state.deal_number)
    assert len(sheets) == len(state.results) + unplayed
    for sheet, result in zip(sheets, state.results, strict=False):
        check_sheet(sheet, result, game, words, counts=state.ending is not Ending.PROOF_FAILED)
    assert state.winner is not None
    assert state.winner != DRAWN
    text = sheets[-1].text()
    played_out = state.ending in (Ending.TARGET, Ending.DEALS)
    won = words(
        "party-won" if played_out else "party-won-early",
        team=team_name(game, state.winner, words),
        points=words.number(state.scores[state.winner]),
        other_points=points_of_others(game, state, state.winner, words),
        **deals_played(view(state, None)),
        side=side_of(game),
    )
    assert won in text
    pool = Unrated.TOO_FEW_DEALS if len(state.results) < FEWEST_DEALS else judge_lobby(game)
    unrated = words("history-unrated", why=pool) if isinstance(pool, Unrated) else ""
    assert (unrated or words("lobby-rated")) in text
    assert game.row.seed.hex() not in text, "it is behind a button"
    assert any(each.custom_id == f"dd:fair:{game.id}" for each in sheets[-1].buttons())
    assert all(
        [each.filename for each in sheet.attachments] == ["sheet.png"] for sheet in sheets[:-1]
    )
    assert [each.filename for each in sheets[-1].attachments] == ["sheet.png", "party.png"]
    assert all(len(sheet.alt_texts()) == len(sheet.attachments) for sheet in sheets)
    assert all(not live(sheet) for sheet in sheets[:-1])
    labels = [button.label for button in sheets[-1].buttons()]
    partners = [words("party-partners")] if game.rules.players == 4 else []
    fair = words("fair-button")
    assert labels == [
        words("review-open"),
        words("party-again"),
        *partners,
        words("party-close"),
        fair,
    ]


def points_of_others(game: Game, state: State, team: int, words: Words) -> str:
    return "–".join(words.number(state.scores[each]) for each in game.accounts.others(team))


def side_of(game: Game) -> str:
    return "team" if game.accounts.has_partners else "player"


def played(state: State, number: int) -> bool:
    return any(each.number == number for each in state.results)


def check_sheet(
    sheet: ShownMessage, result: DealResult, game: Game, words: Words, *, counts: bool
) -> None:
    """`counts`: not so the deal in which takers who stopped the game did not prove it."""
    text = sheet.text()
    assert words("table-deal", number=result.number) in text
    name = f"**{seat_name(game, result.taker, words)}**"
    trump = words.trump(result.trump)
    if result.bid is None:
        chosen = game_of(game.rules).auction.kind is ContractKind.CHOSEN
        said = words("sheet-chose" if chosen else "sheet-took", name=name, trump=trump)
        assert said in text
    else:
        bid = words.contract(result.bid.points, trump)
        assert words("sheet-bid", name=name, bid=bid) in text
    if result.multiplier > 1:
        said = "sheet-contra" if result.in_tens else "sheet-doubled"
        assert words(said, times=result.multiplier) in text
    for mark, total in zip(TEAM_MARKS, result.totals, strict=False):
        assert f"{mark} **{words.number(total)}**" in text
    if counts:
        for team in range(len(result.totals)):
            assert f"**+{words.number(result.written[team])}**" in text
        for each in result.declared:
            kind, rank = each.declaration.kind, each.declaration.rank
            declaration = words.announced(kind, each.declaration.length, rank)
            source = words(
                "sheet-source.declaration",
                points=each.declaration.points,
                declaration=declaration,
                name=f"**{seat_name(game, each.seat, words)}**",
            )
            assert source in text or not result.written[game.accounts.of(each.seat)]


def check_forced(game: Game, events: list[GameEvent]) -> None:
    """The last trick plays itself, every other card is a player's own.

    Where the game may be stopped, who leads to the last trick is asked whether they do.
    """
    plays = [(e.decision, e.made_by) for e in events if e.action.split()[1] == "play"]
    assert plays
    game_type = game_of(game.rules)
    last = game_type.seats * (game_type.dealing.hand - 1)
    for decision, made_by in plays:
        number = int(decision.replace("q", "p").split("p")[1])
        if number != last or not game.rules.arret:
            assert made_by == ("host" if number >= last else "player")


async def check_all_is_closed(table: Table, state: State) -> None:
    """A fresh hand each deal, thrown-in ones too, and none of them lives on."""
    evening, game = table.club, await table.game()
    for who in await table.sitting():
        hands = evening.hands(who)
        assert len(hands) == state.deal_number
        assert not any(map(live, hands))
        check_verdict(table, who, game, state)
    tables = [m for m in evening.person("alice").sees(evening.thread()) if m.attachments]
    assert len(tables) == state.deal_number + len(evening.sheets())
    assert not any(live(message) for message in tables[:-1])


def check_verdict(table: Table, who: str, game: Game, state: State) -> None:
    """The last message of the DM says whether its reader has won, and what is next."""
    words, team = words_for(READERS[who]), game.accounts.of(table.seats(game)[who])
    [verdict] = table.club.verdicts(who)
    result = "won" if state.winner == team else "lost"
    early = "" if state.ending in (Ending.TARGET, Ending.DEALS) else "-early"
    points, others = words.number(state.scores[team]), points_of_others(game, state, team, words)
    head = words(f"verdict-title.{result}{early}", points=points, other_points=others)
    assert verdict.text().startswith(f"## {head}\n")
    labels = [each.label for each in verdict.buttons() if each.custom_id]
    next_to_press = [words("party-again"), words("history-replay"), words("table-sheet")]
    reviewed = [words("review-open")] if played(state, state.deal_number) else []
    assert labels == [*next_to_press, *reviewed]


def check_lobby(evening: Club, game: Game, state: State, words: Words) -> None:
    lobby = evening.lobby("alice")
    for team in game.accounts.numbers:
        line = f"{team_name(game, team, words)} · **{words.number(state.scores[team])}**"
        assert line in lobby.text()


async def check_leaderboard(table: Table, state: State) -> None:
    """Everybody finds themselves there, if the party was rated."""
    evening, game = table.club, await table.game()
    assert state.winner is not None
    for who in await table.sitting():
        reply = await evening.slash(who, "leaderboard")
        words = words_for(READERS[who])
        lines = reply.message.text().splitlines()
        assert lines[0] == f"## {words('leaderboard-title')}"
        for holder in game.people:
            rows = [line for line in lines if holder.name in line]
            if isinstance(judge_lobby(game), Unrated):
                assert rows == []
            else:
                won = game.accounts.of(holder.seat) == state.winner
                assert [once_rated(words, won) in row for row in rows] == [True]


def once_rated(words: Words, won: bool) -> str:
    return words("leaderboard-won", won=int(won), count=1, rate=words.percent(int(won)))


# Afterwards ------------------------------------------------------------------------------------
