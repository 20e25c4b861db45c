"""A game's result for its table: played, as far as it went, or forfeited by who never came."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.rules import DRAWN, ByAccount, DealOutcome, DealResult, State, ahead, named_points
from bot.storage.tournaments.rounds import TableRow
from bot.tables import Game
from bot.tables.party.ending import EndedWhy
from bot.tournaments import Played, is_house
from bot.tournaments.live.event import Event, played, result
from bot.tournaments.tournament import Board, Contract, Score

# Scores of a party --------------------------------------------------------------------------------


def scores_of(party: State) -> tuple[Score, ...]:
    """The scores of each account: points as the party has them, its winner, capots, failures.

    Deals that were not played add nothing: they count 0–0 (T6).
    """
    return tuple(_score(party, account) for account in party.game_type.accounts.numbers)


def boards_of(results: Sequence[DealResult], deals: int, nothing: ByAccount) -> tuple[Board, ...]:
    """The boards of a duplicate round from its party's deals; those passed out are `nothing` for
    each account (T5)."""
    found = {number: Board(number, nothing) for number in range(1, deals + 1)}
    for each in results:
        contract = Contract(
            each.taker,
            each.trump.value,
            each.score.outcome.value,
            named_points(each.bid),
            each.multiplier,
        )
        found[each.number] = Board(each.number, each.written, contract)
    return tuple(found.values())


def _score(party: State, team: int) -> Score:
    return Score(
        points=party.scores[team],
        parties=int(party.winner == team),
        capots=sum(each.capot == team for each in party.results),
        failed=sum(
            each.score.outcome is DealOutcome.DEDANS and each.takers == team
            for each in party.results
        ),
    )


Outcome = tuple[str, dict[str, Any]]
"""a row of results to be: its kind and facts"""


def outcome(event: Event, table: TableRow, game: Game, acted: set[int]) -> Outcome | None:
    """The outcome of a game that has ended; `acted`: the people who did something in its match.

    None for a record that does not replay: the organiser decides. What the table has brought
    before is added: then this was another deal.
    """
    if game.state is None:
        return None
    # Where robots play the deals that are missing, all count; else those up to the last.
    robots_play_on = table.robots and event.row.stand_ins and game.rules.ends_by_deals
    state = up_to(game.state, None if robots_play_on else table.last_deal)
    absent = absentees(event, [table], acted)
    gone = forfeiters(event, table, acted)
    abandoned = game.row.ended_why == EndedWhy.ABANDONED and not state.results
    if abandoned and absent:
        return "forfeit", {"absent": gone or absent}
    if gone and event.format.absent_forfeit and have_missed(event, [game], gone):
        return "forfeit", {"absent": gone}
    if event.format.own_time and not state.deals_done:
        return "forfeit", {"absent": [each for side in table.sides for each in side]}
    scores = scores_of(state)
    deals, nothing = state.deals_done, state.game_type.accounts.zeros
    boards = boards_of(state.results, deals, nothing) if event.format.shared_boards else ()
    by_robots = 0
    if table.robots and table.last_deal is not None:
        # All seats finished those after what people had finished, or the deal that was in
        # progress when the round was ended at once.
        by_people = table.last_deal if robots_play_on else table.last_deal - 1
        by_robots = max(0, deals - by_people)
    before = event.result_of(table)
    if before is not None and isinstance(drawn := result(before), Played):
        scores = tuple(was + now for was, now in zip(drawn.scores, scores, strict=True))
        deals += drawn.deals
        by_robots += drawn.robot_deals
    if {*absent} == {each for side in table.sides for each in side if not is_house(each)}:
        by_robots = 0  # all of it, which `absent` says
    facts = played(scores, deals, boards, absent, by_robots)
    return "played", {**facts, "game": game.id}


def up_to(state: State, deals: int | None) -> State:
    """A party as it stood after so many deals that count; the side that is ahead has won it.

    Deals that are missing add nothing: they count 0–0 (T6).
    """
    results = state.results
    if deals is not None and state.rules.end_mode == "boards":
        results = tuple(each for each in results if each.number <= deals)
    elif deals is not None:
        results = results[:deals]
    if state.winner is not None and len(results) == len(state.results):
        return state
    scores = results[-1].totals if results else state.game_type.accounts.zeros
    leader = ahead(scores)
    winner = None if leader == DRAWN else leader
    return state._replace(results=results, scores=scores, winner=winner)


def forfeiters(event: Event, table: TableRow, acted: set[int]) -> list[int]:
    """The entries that forfeit a table if they go on doing nothing; `acted`: in its match. In
    brackets and teams those of which nobody has come; without stand-ins, as well, those of which
    nobody has come to this table, unless the others have not come at all."""
    nobody_came = event.format.absent_forfeit and absentees(event, event.match_of(table), acted)
    return nobody_came or ([] if event.row.stand_ins else absentees(event, [table], acted))


def have_missed(
    event: Event, games: Iterable[Game], entries: Iterable[int], *, one_of_each: bool = False
) -> bool:
    """Return whether all people of these entries, or one of each, have missed an action or left:
    who has not been asked may be there."""
    holders = [holder for game in games for holder in game.people]
    for entry in entries:
        ids = {each.person_id for each in event.members_of(entry)}
        own = [each for each in holders if each.person and each.person.id in ids]
        missed = [bool(each.away or each.missed) for each in own]
        if own and not (any(missed) if one_of_each else all(missed)):
            return False
    return True


def absentees(event: Event, tables: Sequence[TableRow], acted: set[int]) -> list[int]:
    """The entries at all these tables none of whose people there has done anything."""
    here = {person for table in tables for person in event.sitting(table).values()}
    return [
        each
        for side in tables[0].sides
        for each in side
        if not is_house(each)
        and acted.isdisjoint(
            member.person_id or 0 for member in event.members_of(each) if member.person_id in here
        )
    ]


def abandoned_by(event: Event, game: Game) -> list[int]:
    """The entries that have left a table of a Mêlée: a robot keeps the seat at the end.

    A team keeps its points, and its partner plays on (T1).
    """
    if not event.format.leaving_costs:
        return []
    left = {holder.person.id for holder in game.people if holder.person and holder.away}
    return sorted(each.number for each in event.members if each.person_id in left)
