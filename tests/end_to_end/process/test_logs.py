"""Whole parties with the log at DEBUG: no line tells a token, a card, a seed or a name."""

import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.rules import PACK
from bot.sandbox import Exchange, Frame
from bot.tables import Pace
from bot.text import LANGUAGES as ALL_LANGUAGES
from bot.text import words_for
from tests.end_to_end.club import club_in, seed
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import press_forged
from tests.examples import sampled
from tests.log_lines import logged
from tests.sandbox_fixtures import running_sandbox

SEED = 242
CARD = re.compile(r"(?<![\w.+/-])[AKQJT987][SHDC](?![\w.+/-])")
"""the text form of a card, standing alone"""
FORGED = ("dd:play:1:1p0:TS", "dd:cut:1:1c0:16", "dd:play:7:1p0:KH", "dd:nothing:1")
SIGNS = re.compile("[♠♥♦♣]")


class Tokens:
    """Every token that the bot is handed on its way."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def __call__(self, exchange: Exchange) -> None:
        if isinstance(exchange, Frame):
            data = exchange.frame.get("d")
            if isinstance(data, dict) and isinstance(data.get("token"), str):
                self.seen.add(data["token"])


def told(lines: str, tokens: Collection[str], names: Collection[str]) -> Iterator[str]:
    """Each line that tells what it must not."""
    secret = SEED.to_bytes(32, "big")
    forms = [secret.hex(), repr(secret), str(int.from_bytes(secret, "big")).rjust(20, "0")]
    words = {words_for(language).card_name(card) for language in ALL_LANGUAGES for card in PACK}
    hidden = {*tokens, *names, *forms, *words}
    for line in lines.splitlines():
        if CARD.search(line) or SIGNS.search(line) or any(each in line for each in hidden):
            yield line


@pytest.mark.parametrize("form", sampled(["json", "text"]))
async def test_a_party_is_played_and_nothing_is_told(tmp_path: Path, form: str) -> None:
    tokens, clock = Tokens(), ManualClock()
    with logged("DEBUG", "json" if form == "json" else "text") as lines:
        async with running_sandbox(clock) as sandbox:
            sandbox.on_exchange.append(tokens)
            async with club_in(sandbox, tmp_path, clock, Pace(), entropy=seed(SEED)) as evening:
                names = {person.user.name for person in sandbox.people.values()}
                evening.person("daan").dms_open = False
                table = Table(evening)
                await sit_down(table)
                for who in LANGUAGES:
                    await evening.press(who, evening.table(who), "peek")
                await table.click_until(lambda game: game.events > 20)
                # Out of turn, what was not asked for, no button of this table, no button at all.
                shown = evening.hand("benoit")
                for custom_id in FORGED:
                    await press_forged(table, "benoit", shown, custom_id)
                await table.play_until(lambda game: bool(game.state and game.state.results))
    log = lines.getvalue()
    assert "interaction" in log
    assert len(tokens.seen) > 30
    assert list(told(log, {*tokens.seen, sandbox.token}, names)) == []


async def sit_down(table: Table) -> None:
    """Everybody at a table of Alice, one of them without DMs; it has begun."""
    evening = table.club
    await evening.open("alice", game="coinche")
    await table.fill()
    await table.start()
    await evening.advance(2)


def test_what_must_not_be_told_would_be_found() -> None:
    """The searching itself, on lines as libraries write them when they are asked for everything."""
    secret = SEED.to_bytes(32, "big")
    lines = (
        "POST /interactions/1/some-token/callback",
        "[('2 play KH', 'player')]",
        "bid 90 ♠",
        f"values ({secret!r}, 1)",
        f"seed={secret.hex()}",
        "Alice sits down",
    )
    assert list(told("\n".join((*lines, "game=5 KHz")), {"some-token"}, {"Alice"})) == list(lines)
