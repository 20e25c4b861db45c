"""Whole parties by clicks: a table is opened with its rules, people sit down, play to the end, and
everything that is sent on the way is looked at.
"""

from collections.abc import Callable, Mapping, Sequence

from bot.rules import (
    OPTION_VALUES,
    Action,
    Phase,
    State,
    View,
    decisions,
    find_preset,
    view,
)
from bot.rules.core.ruleset import OptionValue
from bot.tables import Game
from bot.tables.options import END_OPTIONS
from bot.text import Words, words_for
from bot.text.options import GROUPS, difference_line, differences
from cogs.screens.names import rules_line, table_name
from tests.end_to_end.checks import check_everybody
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, READERS, Table, steady
from tests.end_to_end.refusing import expect_refusal, press_forged
from tests.end_to_end.seating import lobby_more, newest, now
from tests.end_to_end.watching import Watch

Mind = Callable[[View], Action | None]
"""The deed of somebody who may act; None: nothing now"""
LONGEST = 500
"""steps of a party"""


# Playing ---------------------------------------------------------------------------------------


def next_move(state: State, mind: Mind) -> Action | None:
    """Return who acts next: somebody out of turn, else who is waited for; None leaves it to the
    host."""
    seats = {each.actor for each in decisions(state) if isinstance(each.actor, int)}
    asked = [view(state, seat) for seat in sorted(seats)]
    for seen in sorted(asked, key=lambda each: each.decision is not None):
        if seen.options and not seen.plays_itself and (action := mind(seen)) is not None:
            return action
    return None


def patient(seen: View) -> Action | None:
    """Plays as `steady` does when they are asked, and leaves the cut to the host."""
    if seen.decision is None or seen.phase in (Phase.CUT, Phase.PACKETS):
        return None
    return steady(seen)


def is_as_before(game: Game) -> bool:
    """Tell whether what comes now looks as it did in the first deal: the middle of a later one,
    where no declarations are spoken of any more, and nobody may stop the game."""
    state = game.state
    if state is None or state.phase is not Phase.PLAY or state.deal is None or state.rules.arret:
        return False
    return state.deal_number > 1 and 2 <= len(state.deal.tricks) < 6


async def play_on(table: Table, mind: Mind, watch: Watch) -> None:
    """Everybody plays to the end of the party, and all is looked at after each action, but for what
    looks as before: after all of that."""

    def choice(seen: View) -> Action:
        return mind(seen) or steady(seen)

    for _ in range(LONGEST):
        game = await table.game()
        if game.row.status != "playing":
            break
        if is_as_before(game):
            game = await table.play_until(lambda game: not is_as_before(game), choice)
        move = next_move(game.playing(), mind)
        if move is None:
            await table.club.advance(1)
        else:
            assert isinstance(move.actor, int)
            await table.act(table.key_of(game.holder(move.actor)), lambda _, move=move: move)
        await watch.check(table)
        await check_everybody(table)
    await table.club.advance(3)
    await watch.check(table)
    assert (await table.game()).row.status == "over"
    assert watch.named > 1000


# Opening ---------------------------------------------------------------------------------------


async def open_table(
    evening: Club,
    sitting: Sequence[str],
    preset: str,
    changes: Mapping[str, OptionValue] | None = None,
) -> Table:
    """`/belote` by the first of `sitting`, who changes rules; the others choose their seats."""
    table, opener = Table(evening), sitting[0]
    words = words_for(READERS[opener])
    await evening.open(opener, game=preset)
    if changes:
        await change_rules(table, opener, changes)
    await check_open_lobby(table, opener, words)
    for seat, who in enumerate(sitting[1:], start=1):
        reply = await evening.press_lobby(who, f"sit:1:{seat}")
        assert reply.kind == "update"
        assert evening.person(who).user.name in evening.lobby(opener).text()
    assert words("lobby-full") in evening.lobby(opener).text()
    for who in sitting:
        [letter] = evening.letters(who)
        assert words_for(READERS[who])("table-name", number="1") in letter.text()
        assert f"/{evening.belote.id}" in letter.text()
    return table


async def change_rules(table: Table, who: str, changes: Mapping[str, OptionValue]) -> None:
    """Rules…: each option on the page of its group; numbers are written into a modal."""
    evening = table.club
    opened = await evening.press(who, await lobby_more(evening, who), "options:")
    for option, value in changes.items():
        group = next(each.name for each in GROUPS if option in each.options)
        await evening.choose(who, now(table.club, who, opened.message), "options_group", group)
        page, place = now(table.club, who, opened.message), f"1:{group}:{option}"
        if OPTION_VALUES[option] is None:
            asked = await evening.press(who, page, f"options_number:{place}")
            reply = await evening.person(who).submit(asked, text=str(value))
            await evening.settle()
        else:
            reply = await evening.choose(who, page, f"options_set:{place}", str(value))
        assert reply.kind == "update"
        assert getattr((await table.game()).rules, option) == value


async def check_open_lobby(table: Table, opener: str, words: Words) -> None:
    """Check what is played, what is changed, and the free seats."""
    game, lobby = await table.game(), table.club.lobby(opener)
    preset = find_preset(game.row.preset)
    assert table_name(game, words) in lobby.text()
    assert words(f"preset-name.{game.row.preset}") in lobby.text()
    assert rules_line(game, words) in lobby.text()
    changed = [e for e in differences(preset, game.rules) if e not in END_OPTIONS]
    assert (words("rules-modified") in lobby.text()) == bool(changed)
    for each in changed:
        assert difference_line(each, preset, game.rules, words) in lobby.text()
    free = game.rules.players - 1
    assert words("lobby-free", free=free) in lobby.text()
    labels = [button.label for button in lobby.buttons()]
    assert labels.count(words("lobby-sit")) == free


async def start_table(table: Table, opener: str) -> None:
    """Start: the thread is there, and the lobby leads to it."""
    evening = table.club
    words = words_for(READERS[opener])
    await evening.press_lobby(opener, "start")
    await evening.advance(2)
    game, thread = await table.game(), evening.thread()
    assert thread.parent_id == evening.belote.id
    assert thread.name is not None
    assert thread.name.startswith(table_name(game, words))
    assert all(holder.name in thread.name for holder in game.people)
    lobby = evening.lobby(opener)
    assert words("lobby-playing") in lobby.text()
    assert [b.url for b in lobby.buttons() if b.url] == [
        f"https://discord.com/channels/{evening.sandbox.guild.id}/{game.row.thread_id}"
    ]
    [my_hand] = [b.custom_id for b in lobby.buttons() if b.custom_id]
    assert my_hand == "dd:peek:1"


# The end ---------------------------------------------------------------------------------------


async def too_late(table: Table) -> None:
    """Old buttons say that it is over; what comes next is for those who played."""
    last = table.club.sheets()[-1]
    for who in await table.sitting():
        over = words_for(READERS[who])("refused-reason.party-over")
        for verb in ("play:1:1p0:TS", "pass:1:1c0", "peek:1"):
            await expect_refusal(table, press_forged(table, who, last, f"dd:{verb}"), over)
    table.club.sandbox.add_person("emile", locale="fr")
    no_seat = words_for("fr")("refused-reason.no-seat")
    for verb in ("again:1:same", "close_thread:1"):
        await expect_refusal(table, table.club.press("emile", last, verb), no_seat)


async def check_held_seats(table: Table, asker: str) -> None:
    """The others read in their DMs who plays again, and where."""
    await table.club.advance(2)
    for who in await table.sitting():
        words, name = words_for(LANGUAGES[who]), table.club.person(asker).user.name
        last = words("table-name", number="2") in table.club.letters(who)[-1].text()
        assert last == (who != asker)
        assert (f"**{name}**" in table.club.letters(who)[-1].text()) == (who != asker)


async def once_more(table: Table, opener: str) -> None:
    """Again opens one lobby with the same seats in the same thread, however many ask; the thread is
    not closed as long as that is there."""
    evening = table.club
    last, words = evening.sheets()[-1], await table.words()
    before = await table.game()
    for who in (opener, next(key for key in LANGUAGES if key != opener)):
        reply = await evening.press(who, last, "again:1:same")
        assert reply.ephemeral
    await check_held_seats(table, opener)
    again = await Table(evening, 2).game()
    assert [h.name for h in again.seats if h] == [h.name for h in before.seats if h]
    lobby = newest(evening, opener, "thread")
    assert words("table-name", number="2") in lobby.text()
    assert (await table.game()).row.again_id == 2
    reply = await evening.press(opener, last, "close_thread")
    assert lobby.id in reply.message.text()
    assert not evening.thread().archived
    more = await evening.press(opener, lobby, "lobby_more")
    await evening.press(opener, more.message, "lobby_close")
    reply = await evening.press(opener, last, "close_thread")
    assert reply.ephemeral
    assert evening.thread().archived
