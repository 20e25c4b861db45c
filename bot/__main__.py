"""The command line: `python -m bot --help`."""

import argparse
import asyncio
import logging
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.command_line.terminal import harmless
from bot.errors import StartupError
from bot.settings import Role, Settings, load_settings

if TYPE_CHECKING:
    from bot.storage.engine.engines import Engine

# What a command needs is imported when it runs: `replay` must work without Discord's library, and
# start at once.

NO_TOKEN = (
    "No Discord token: make one at https://discord.com/developers/applications (New Application,"
    " Bot, Reset Token) and put DIX_DE_DER_DISCORD_TOKEN=... into a file .env.\n"
    "To try it without an account: python -m bot sandbox, and open http://127.0.0.1:8765."
)

BROKEN_PIPE = 128 + 13
"""the exit status of whoever a SIGPIPE ends"""
SAID_EACH = 100_000
"""rows of a table, while it is copied"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], None] = options.command
    try:
        command(options)
        sys.stdout.flush()
    except StartupError as error:
        sys.stderr.write(f"{harmless(str(error))}\n")
        return 1
    except BrokenPipeError:  # `| head` has read enough; nothing more can be written, at the end too
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="A Discord bot that hosts the Belote family."
    )
    parser.set_defaults(command=_run, sync=False)
    parser.add_argument(
        "--version",
        dest="command",
        action="store_const",
        const=_version,
        help="which one this is, and the schema of its database",
    )
    commands = parser.add_subparsers(title="commands", metavar="")

    def add(name: str, command: Callable[..., None], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about)
        added.set_defaults(command=command)
        return added

    run = add("run", _run, "run the bot (also without any command)")
    run.add_argument("--sync", action="store_true", help="tell Discord the same as sync first")
    sandbox = add("sandbox", _sandbox, "try the bot in the browser, without an account")
    sandbox.add_argument("--port", type=_port, default=8765, help="of the page (8765)")
    sandbox.add_argument("--http", action="store_true", help="presses go to the bot by HTTP")
    about_pages = "show tournaments in a browser; a process of its own beside the bot"
    add("pages", _pages, about_pages)
    about_sync = "tell Discord the slash commands and the suits on buttons; once after an update"
    add("sync", _sync, about_sync)
    about_doctor = (
        "try out Discord with the bot's token: what it relies on, in two minutes and three presses"
    )
    add("doctor", _doctor, about_doctor)
    add("directory", _directory, "print what Discord's portal asks of a bot that many may find")
    health = add("health", _health, "ask the bot on this machine whether it is well")
    health.add_argument("--port", type=_port, help="of /healthz (DIX_DE_DER_HEALTH_PORT)")
    add("migrate", _migrate, "bring the database up to date (run does so too)")
    backup = add("backup", _backup, "copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="of the copy; it must not be there yet")
    copy = add("copy", _copy, "bring a club into a new database, from a file to a server or back")
    address = "a file of SQLite, or the address of a PostgreSQL server"
    copy.add_argument("source", metavar="FROM", help=f"{address}; no bot may be at work on it")
    copy.add_argument("target", metavar="TO", help="the same; a new file, or an empty database")
    check = add("check", _check, "look through the database: every party, replayed")
    check.add_argument("file", nargs="?", help="a backup, instead of the database")
    add("rerate", _rerate, "make the ratings anew from all results")
    replay = add("replay", _replay, "play a record, or each of a file, again: its score sheet")
    replay.add_argument("file", type=Path)
    verify = add("verify", _verify, "draw all chance of a record or tournament again")
    verify.add_argument("file", type=Path)
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port (0 to 65535)")
    return int(text)


def _version(_: argparse.Namespace) -> None:
    from importlib.metadata import version

    from bot.storage.engine.revisions import revisions

    schema, python = revisions()[-1], platform.python_version()
    program = version("dix-de-der")
    sys.stdout.write(f"Dix de Der {program}, database schema {schema}, Python {python}\n")


# Running ---------------------------------------------------------------------------------------


def _run(options: argparse.Namespace) -> None:
    settings = _ready(thinks=load_settings().own_roles == {Role.THINKS})
    from cogs.process import run_bot

    if options.sync:  # for every server: a loopback's server is none of those in a .env
        settings = settings.model_copy(update={"sync_guild": None})
    run_bot(settings, sync=options.sync)


def _pages(_: argparse.Namespace) -> None:
    settings = load_settings()
    _set_up_log(settings)
    from cogs.pages.process import run_pages

    run_pages(settings)


def _sync(_: argparse.Namespace) -> None:
    settings = _ready()
    from cogs.process import sync_commands

    sync_commands(settings)


def _directory(_: argparse.Namespace) -> None:
    settings = load_settings()
    from cogs.directory import page

    sys.stdout.write(page(settings.pages_url))


def _doctor(_: argparse.Namespace) -> None:
    """Print the report, which may be attached to a bug report; the rest goes to stderr."""
    settings = _ready()
    from cogs.process import see_doctor

    logging.getLogger("discord").setLevel(logging.WARNING)  # who waits need not know how it logs in
    report = see_doctor(settings, lambda line: sys.stderr.write(f"{harmless(line)}\n"))
    sys.stdout.write(harmless(report.text()))
    if not report.is_well:
        raise StartupError(report.summary)


def _ready(*, thinks: bool = False) -> Settings:
    """Settings with a token, and the log set up; who only thinks needs none."""
    settings = load_settings()
    if not thinks and not settings.discord_token.get_secret_value():
        raise StartupError(NO_TOKEN)
    from bot.storage.engine.sqlite.files import keep_private

    _set_up_log(settings)
    keep_private(Path(".env"))
    return settings


def _set_up_log(settings: Settings) -> None:
    from bot.logs import set_up

    set_up(settings.log_level, settings.log_form)


def _health(options: argparse.Namespace) -> None:
    settings = load_settings()
    from bot.command_line.health import ask

    port = settings.health_port if options.port is None else options.port
    if port is None:
        raise StartupError("There is no DIX_DE_DER_HEALTH_PORT to ask.")
    sys.stdout.write(f"{ask(settings.health_address, port)}\n")


def _migrate(_: argparse.Namespace) -> None:
    settings = load_settings()
    from bot.storage.engine.engines import engine_of

    engine = engine_of(settings.database)

    async def bring_up_to_date() -> None:
        await (await engine.open()).close()

    # Processes are restarted one after another where there is nothing to change.
    if not (engine.is_shared and engine.is_current()):
        with engine.held_alone():
            asyncio.run(bring_up_to_date())
    sys.stdout.write(f"The database {engine.where} is up to date.\n")


def _backup(options: argparse.Namespace) -> None:
    settings = load_settings()
    from bot.storage.engine.engines import engine_of

    engine = engine_of(settings.database)
    engine.back_up(options.file)
    sys.stdout.write(f"{options.file} is a copy of {engine.where}, looked through.\n")


def _check(options: argparse.Namespace) -> None:
    settings = load_settings()
    from bot.storage.engine.engines import engine_of
    from bot.storage.upkeep.check import check

    engine = engine_of(options.file or settings.database)
    report = check(engine)
    report = report.with_more(asyncio.run(_check_what_follows(engine)))
    for finding in report.findings:
        sys.stdout.write(f"{finding}\n")
    if report.findings:
        raise StartupError(report.summary)
    sys.stdout.write(f"{report.summary}\n")


async def _check_what_follows(engine: "Engine") -> list[str]:
    """Ratings and final ranks, made anew from a copy: the database itself stays as it is."""
    from bot.rankings.rebuild import differing
    from bot.storage.engine.engines import engine_of
    from bot.storage.upkeep.check import SPOILED, unreadable
    from bot.tournaments.live.conclusions import check_final_ranks

    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="dix-de-der-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            engine.back_up(copy)
            database = engine_of(str(copy)).beside()
        except StartupError as error:
            return [f"final ranks and ratings were not looked at: {error}"]
        try:
            wrong += [each async for each in check_final_ranks(database)]
            if rows := await differing(database):
                wrong.append(f"the ratings: rows that differ: {rows}; `rerate` makes them anew")
        except SPOILED as error:
            wrong.append(f"final ranks and ratings: {unreadable(error)}")
        finally:
            await database.close()
    return wrong


def _copy(options: argparse.Namespace) -> None:
    from bot.storage.engine.copying import copy_database
    from bot.storage.engine.engines import engine_of

    source, target = engine_of(options.source), engine_of(options.target)
    if source.where == target.where:
        raise StartupError(f"{source.where} cannot be copied to itself: name another place.")
    if not source.is_there():
        raise StartupError(f"There is no database {source.where}.")

    def tell(table: str, done: int, all_: int) -> None:
        if done == all_ or done % SAID_EACH == 0:
            sys.stderr.write(f"{table}: {done:,} of {all_:,} rows\n")

    began = time.monotonic()
    with source.held_alone(), target.held_alone():
        copied = copy_database(source, target, tell)
    sys.stdout.write(
        f"{target.where} has all of {source.where}: {copied.rows:,} rows in {copied.tables} tables "
        f"({time.monotonic() - began:.1f} s). Name it in DIX_DE_DER_DATABASE, and start the bot.\n"
    )


def _rerate(_: argparse.Namespace) -> None:
    settings = load_settings()
    _set_up_log(settings)
    from bot.clock import SystemClock
    from bot.rankings.cursor import Overtaken
    from bot.rankings.rerate import rerate
    from bot.storage.engine.engines import engine_of

    async def make_anew() -> str:
        database = engine_of(settings.database).beside()
        try:
            done = await rerate(database, SystemClock().now())
        except Overtaken:
            raise StartupError(
                "Parties ended all the time: stop the bot, or try again later."
            ) from None
        finally:
            await database.close()
        return done.summary

    sys.stdout.write(f"{asyncio.run(make_anew())}\n")


def _sandbox(options: argparse.Namespace) -> None:
    settings = load_settings()
    _set_up_log(settings)
    from bot.command_line.try_out import run_sandbox

    run_sandbox(options.port, http=options.http)


# Records ---------------------------------------------------------------------------------------


def _replay(options: argparse.Namespace) -> None:
    _print_sheets(options.file, fair=False)


def _verify(options: argparse.Namespace) -> None:
    """A party's record, a file of many, or an exported tournament."""
    from bot.command_line.tournament_draws import check_draws, tournament_in
    from bot.tournaments.export import BadExport

    tournament = tournament_in(_text_of(options.file))
    if tournament is None:
        _print_sheets(options.file, fair=True)
        return
    try:
        sys.stdout.write(check_draws(tournament) + "\n")
    except BadExport as error:
        raise StartupError(f"{options.file}: {error}.") from None


def _print_sheets(file: Path, *, fair: bool) -> None:
    """Print a sheet of one record, or of each line of a file; wrong lines are named at the end."""
    from bot.command_line.record_lines import are_lines, record_lines
    from bot.rules import RecordError

    text = _text_of(file)
    if not are_lines(file):
        try:
            _print_sheet(text, fair=fair)
        except RecordError as error:
            raise StartupError(f"{file}: {error}.") from None
        return
    count, wrong = 0, list[str]()
    try:
        for number, line in record_lines(file):
            count += 1
            sys.stdout.write(f"Line {number}\n")
            try:
                _print_sheet(line, fair=fair)
            except RecordError as error:
                sys.stdout.write("This record is wrong.\n")
                wrong.append(f"{file}, line {number}: {error}.")
            sys.stdout.write("\n")
    except UnicodeDecodeError:
        raise StartupError(f"{file}: a line after the {count} before is not a text.") from None
    if wrong:
        raise StartupError("\n".join([*wrong, f"{len(wrong)} of {count} records are wrong."]))
    sys.stdout.write(f"{count} records, all of them right.\n")


def _print_sheet(text: str, *, fair: bool) -> None:
    """Raises `RecordError`."""
    from bot.command_line.fairness import check_fairness, what_is_shown
    from bot.command_line.remarks import remarks
    from bot.command_line.score_sheet import score_sheet
    from bot.rules import read, replay
    from bot.text import words_for

    record = read(text)
    replayed = check_fairness(record) if fair else replay(record)
    lines = [score_sheet(record, replayed.state, words_for("en")), *remarks(record, replayed)]
    if fair:
        lines += what_is_shown(record, replayed)
    sys.stdout.write("\n".join(map(harmless, lines)) + "\n")


def _text_of(file: Path) -> str:
    from bot.rules.record.record import MAX_TEXT

    if file.exists() and not file.is_file():
        raise StartupError(f"{file} is no file.")
    try:
        with file.open("rb") as opened:
            # A character has at most four bytes; what is longer is refused when it is read.
            data = opened.read(4 * MAX_TEXT + 4)
            # The last character of a longer file may be cut in two.
            return data.decode("utf-8") if not opened.read(1) else data.decode("utf-8", "ignore")
    except FileNotFoundError:
        raise StartupError(f"There is no file {file}.") from None
    except OSError as error:
        raise StartupError(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise StartupError(f"{file} is no record: it is not a text.") from None


if __name__ == "__main__":
    sys.exit(main())
