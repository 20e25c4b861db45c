"""A deal of clobyosh and one for three by people who read in words what others see: they choose by
what their hand tells and by the names on its buttons alone."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.rules import Action, Card, Discard, Play, View, view
from bot.rules.core.ruleset import OptionValue
from bot.text import words_for
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.knowledge import cards_in
from tests.end_to_end.moments import CHIEN, ONE_DEAL
from tests.end_to_end.parties import next_move, open_table, start_table
from tests.end_to_end.party.test_two_and_three import changeable
from tests.end_to_end.playing import READERS, Table, is_over
from tests.end_to_end.watching import Watch
from tests.examples import sampled

SITTING = {
    "clobyosh": (("clara", "boyan"), {}),
    "belote3": (("benoit", "alice", "daan"), CHIEN),
}


async def read_in_words(evening: Club, who: str) -> None:
    """`/preferences`: the text first."""
    reply = await evening.slash(who, "preferences")
    await evening.choose(who, reply.message, "set_text_first", "text")


def hears(seen: View) -> set[Card]:
    """The cards that a reader has to be told of to know what others see."""
    told = {*seen.hand, *(card for _, card in seen.trick)}
    if seen.turn_up is not None and not seen.tricks:
        told.add(seen.turn_up)
    return told | ({seen.bottom} if seen.bottom and not seen.tricks else set())


@pytest.mark.whole
@pytest.mark.parametrize("preset", sampled(SITTING, every=1))
async def test_a_deal_by_ear(tmp_path: Path, preset: str) -> None:
    sitting, changes = SITTING[preset]
    rules: Mapping[str, OptionValue] = {**ONE_DEAL, **changes}
    async with club(tmp_path, entropy=seed(11)) as evening:
        table = await open_table(evening, sitting, preset, rules)
        for who in sitting:
            await read_in_words(evening, who)
        await start_table(table, sitting[0])
        watch = Watch(evening, READERS[sitting[0]])
        for _ in range(200):
            game = await table.game()
            if is_over(game):
                break
            move = next_move(game.playing(), changeable)
            if move is None:
                await evening.advance(1)
                continue
            assert isinstance(move.actor, int)
            who = table.key_of(game.holder(move.actor))
            await listens(table, who, move, view(game.playing(), move.actor))
            await watch.check(table)
        assert is_over(await table.game())


async def listens(table: Table, who: str, action: Action, seen: View) -> None:
    """Hear the hand, and press what is called by its name."""
    await table.until_asked(who, seen)
    hand, words = table.club.hand(who), words_for(READERS[who])
    assert hears(seen) <= cards_in(hand.text(), words.language), hand.text()
    custom_id = table.button_of(action, seen)
    label = next(each.label for each in hand.buttons() if each.custom_id == custom_id)
    if isinstance(action, Play | Discard):
        assert words.card_name(action.card).casefold() in (label or "").casefold()
    assert label
    await table.act(who, lambda _: action)
