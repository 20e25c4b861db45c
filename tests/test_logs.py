"""Lines of the log: what they are about, for people and for machines, and no token in them."""

import asyncio
import json
import logging

import pytest

from bot.logs import QUIET, about, redacted, set_up
from tests.log_lines import left_as_found, logged

log = logging.getLogger("bot.tables.example")

BOT_TOKEN = "MTE5ODYyMjQ4MzQ3MTkyNTI0OA.GDx3aX.3S0m3Th1ngS3cr3tThatSignsTheOthers_x"
TOKEN = "aW50ZXJhY3Rpb246MTE5ODYyMjQ4MzQ3MTkyNTI0ODpBYmNkRWZnaA"


def test_a_line_says_what_it_is_about() -> None:
    with logged() as lines:
        log.info("outside")
        about.set({"server": 77, "interaction": 1234, "game": None})
        log.warning("within")
        about.set({})
        log.info("outside again")
    first, second, last = lines.getvalue().splitlines()
    assert first.endswith(" INFO bot.tables.example: outside")
    assert second.endswith(" WARNING bot.tables.example: within [server=77 interaction=1234]")
    assert last.endswith(": outside again")


async def test_for_machines() -> None:
    with logged(form="json") as lines:
        about.set({"game": 5, "server": 77})
        log.info("trick %d", 3)
        try:
            raise ValueError("why")
        except ValueError:
            log.exception("it failed")
    first, second = map(json.loads, lines.getvalue().splitlines())
    assert first.pop("time")
    assert first == {
        "level": "INFO",
        "logger": "bot.tables.example",
        "message": "trick 3",
        "game": 5,
        "server": 77,
    }
    assert second["level"] == "ERROR"
    assert "ValueError: why" in second["exc_info"]


async def test_each_task_has_its_own() -> None:
    """What is noted in one stays with it, and with what it starts."""

    async def work(number: int) -> None:
        about.set({"interaction": number})
        await asyncio.sleep(0)
        await asyncio.create_task(tell(number))

    async def tell(number: int) -> None:
        log.info("answering %d", number)

    with logged() as lines:
        await asyncio.gather(*(asyncio.create_task(work(number)) for number in (1, 2)))
        log.info("afterwards")
    said = sorted(line.partition(": ")[2] for line in lines.getvalue().splitlines())
    assert said == ["afterwards", "answering 1 [interaction=1]", "answering 2 [interaction=2]"]


@pytest.mark.parametrize(
    ("line", "left"),
    [
        (
            f"POST https://discord.com/api/v10/interactions/12/{TOKEN}/callback responded with 429",
            "POST https://discord.com/api/v10/interactions/12/…/callback responded with 429",
        ),
        (
            "PATCH http://127.0.0.1:8/api/v10/webhooks/12/some-token/messages/@original?wait=1",
            "PATCH http://127.0.0.1:8/api/v10/webhooks/12/…/messages/@original?wait=1",
        ),
        ("url='http://127.0.0.1/webhooks/12/to.ken'", "url='http://127.0.0.1/webhooks/12/…'"),
        (f"logging in with {BOT_TOKEN}.", "logging in with …."),
        (f"Authorization: Bot {BOT_TOKEN}", "Authorization: Bot …"),
        (f"who clicked said {TOKEN}", "who clicked said …"),
        ('{"id": 5, "token": "abc.DEF-123"}', '{"id": 5, "token": "…"}'),
        ("{'token': 'abc.DEF-123', 'id': 5}", "{'token': '…', 'id': 5}"),
        ("the token is not accepted", "the token is not accepted"),
        ("game 5: 2.7.1 of discord.py", "game 5: 2.7.1 of discord.py"),
    ],
)
def test_tokens_are_taken_out(line: str, left: str) -> None:
    assert redacted(line) == left


@pytest.mark.parametrize("form", ["text", "json"])
def test_tokens_in_an_error_are_taken_out(form: str) -> None:
    with logged(form="json" if form == "json" else "text") as lines:
        try:
            raise OSError(f"no answer from https://discord.com/api/v10/webhooks/12/{TOKEN}")
        except OSError:
            log.exception("with %s", BOT_TOKEN)
    assert "OSError: no answer from" in lines.getvalue()
    assert TOKEN not in lines.getvalue()
    assert BOT_TOKEN not in lines.getvalue()


def test_libraries_that_tell_everything_are_not_asked_for_it() -> None:
    with logged("DEBUG") as lines:
        log.debug("ours")
        for name in QUIET:
            logging.getLogger(f"{name}.part").debug("theirs")
    assert "ours" in lines.getvalue()
    assert "theirs" not in lines.getvalue()


def test_who_wants_little_gets_no_more_of_libraries() -> None:
    with logged("ERROR") as lines:
        logging.getLogger("discord.gateway").warning("theirs")
    assert lines.getvalue() == ""


def test_a_command_of_the_program_leaves_the_log_of_tests_as_it_was() -> None:
    root, discord = logging.getLogger(), logging.getLogger("discord")
    before = root.level, discord.level, root.handlers[:]
    with left_as_found():
        set_up("DEBUG")
        assert (root.level, discord.level) == (logging.DEBUG, logging.INFO)
    assert (root.level, discord.level, root.handlers) == before
