"""Settings, their example file, and how the program says that it cannot start."""

import asyncio
import ctypes
import logging
import os
import platform
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from pydantic import SecretStr

from bot.__main__ import main
from bot.clock import SystemClock
from bot.errors import StartupError
from bot.sandbox import Sandbox
from bot.settings import PREFIX, Role, Settings, load_settings
from bot.storage.engine.revisions import FOLDER
from tests.patience import PATIENCE
from tests.project import env_example
from tests.storage.databases import new_file
from tests.tools import forked

ROOT = Path(__file__).parents[2]
Ended = subprocess.CompletedProcess[str]


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.upper().startswith(PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


CAPABILITIES, MAY_WRITE_ANYTHING = 0x20080522, 1 << 1
"""the form in which Linux tells what a thread may do (3), and one of it (CAP_DAC_OVERRIDE)"""


@pytest.fixture
def _plainly() -> Iterator[None]:
    """Root too writes only what its owner may write."""
    libc, thread, may = ctypes.CDLL(None), (ctypes.c_uint * 2)(CAPABILITIES), (ctypes.c_uint * 6)()
    assert libc.capget(thread, may) == 0
    before, may[0] = may[0], may[0] & ~MAY_WRITE_ANYTHING
    assert libc.capset(thread, may) == 0
    yield
    may[0] = before
    assert libc.capset(thread, may) == 0


class Here:
    """The program in this process, and in the same empty folder: a process of its own imports
    everything again."""

    def __init__(self, patch: pytest.MonkeyPatch, printed: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._printed = printed

    def __call__(self, *arguments: str, **settings: str) -> Ended:
        for name, value in settings.items():
            self._patch.setenv(PREFIX + name, value)
        try:
            status = main(arguments)
        except SystemExit as end:  # of whoever reads the arguments
            status = int(end.code or 0)
        printed = self._printed.readouterr()
        return subprocess.CompletedProcess(arguments, status, printed.out, printed.err)


@pytest.fixture
def start_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    """The log that the program sets up goes with the test: its stream is closed then."""
    logging.getLogger().handlers = []
    return Here(monkeypatch, capsys)


def test_the_example_file_explains_each_setting() -> None:
    assert env_example.FILE.read_text("utf-8") == env_example.rendered(), (
        "run python -m tests.project.env_example"
    )
    for name, field in Settings.model_fields.items():
        assert field.description, f"{name} is not explained"


def test_the_example_file_gives_the_defaults() -> None:
    active = env_example.FILE.read_text("utf-8").replace(f"# {PREFIX}", PREFIX)
    Path(".env").write_text(active, "utf-8")
    with_example = load_settings()
    Path(".env").unlink()
    assert with_example == load_settings()


def test_a_file_env_is_read_and_the_environment_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(
        f"{PREFIX}DISCORD_TOKEN=abc\n{PREFIX}ROBOT_DELAY=0.5\nOTHER=x\n", "utf-8"
    )
    monkeypatch.setenv(f"{PREFIX}ROBOT_DELAY", "3")
    settings = load_settings()
    assert settings.discord_token == SecretStr("abc")
    assert settings.robot_delay == 3
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ROBOT_DELAY", "-1"),
        ("ROBOT_DELAY", "soon"),
        ("TRICK_PAUSE", "31"),
        ("SLOW_TURN_NOTICE", "0"),
        ("LOBBY_MINUTES", "0"),
        ("LOG_LEVEL", "loud"),
        ("SYNC_GUILD", "here"),
        ("ROLES", "answers,sings"),
        ("ROLES", "all,thinks"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(PREFIX + name, value)
    with pytest.raises(StartupError, match=f"{PREFIX}{name} is '{value}': .+ Change it in .env"):
        load_settings()


@pytest.mark.parametrize("where", ["environment", "file"])
def test_a_misspelled_setting_is_named(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    if where == "file":
        Path(".env").write_text(f"{PREFIX}robot_delai=3\nOTHER=x\n", "utf-8")
    else:
        monkeypatch.setenv(f"{PREFIX}ROBOT_DELAI", "3")
    with pytest.raises(StartupError, match=rf"(?i)no setting {PREFIX}ROBOT_DELAI.+{PREFIX}ROBOT"):
        load_settings()


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DISCORD_TOKEN", "DISCORD_TOKEN"),
        ("discord_bot_token", "DISCORD_TOKEN"),
        ("DATABASE_URL", "DATABASE"),
        ("LOG_FORMAT", "LOG_FORM"),
    ],
)
def test_what_lacks_the_beginning_is_told_how_it_is_called(name: str, meant: str) -> None:
    Path(".env").write_text(f"{name}=secret\n", "utf-8")
    sentence = rf"^{name} in \.env is no setting: it is called {PREFIX}{meant}\.$"
    with pytest.raises(StartupError, match=sentence):
        load_settings()


def test_what_others_read_in_the_file_is_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what is like a setting, where that is there."""
    monkeypatch.setenv(f"{PREFIX}DATABASE", "club.db")
    names = ("DATABASE_URL", "DATABASE_PASSWORD", "DISCORD_CLIENT_ID", "LOG_DIR", "TZ", "OTHER")
    Path(".env").write_text("".join(f"{name}=x\n" for name in names), "utf-8")
    assert load_settings().database == "club.db"


def test_empty_settings_have_their_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"{PREFIX}SYNC_GUILD", "")
    monkeypatch.setenv(f"{PREFIX}ROBOT_DELAY", "")
    assert load_settings() == Settings()


def test_a_process_has_the_roles_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().own_roles == {Role.ANSWERS, Role.DELIVERS, Role.THINKS}
    monkeypatch.setenv(f"{PREFIX}ROLES", "delivers, thinks")
    assert load_settings().own_roles == {Role.DELIVERS, Role.THINKS}


# How the program ends when it cannot start ------------------------------------------------------


def check_sentence(ended: Ended, beginning: str) -> None:
    """The program says in one line why it cannot start."""
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1), ended.stderr
    assert ended.stderr.startswith(beginning)


@pytest.mark.parametrize("command", [(), ("run",), ("sync",), ("doctor",)])
def test_without_a_token_two_lines_say_what_to_do(
    start_here: Here, command: tuple[str, ...]
) -> None:
    ended = start_here(*command)
    assert (ended.returncode, ended.stdout) == (1, "")
    first, second = ended.stderr.splitlines()
    assert "https://discord.com/developers/applications" in first
    assert "DIX_DE_DER_DISCORD_TOKEN" in first
    assert "python -m bot sandbox" in second


def test_a_wrong_setting_ends_the_program_in_a_sentence(start_here: Here) -> None:
    check_sentence(start_here(ROBOT_DELAY="soon"), "DIX_DE_DER_ROBOT_DELAY is 'soon'")


def test_several_processes_need_a_server(start_here: Here) -> None:
    ended = start_here(DISCORD_TOKEN="x", ROLES="answers")
    check_sentence(ended, "DIX_DE_DER_ROLES is answers, and dix-de-der.db is a file, ")


def test_who_answers_without_the_gateway_needs_a_port(start_here: Here) -> None:
    server = "postgresql+psycopg://nobody@127.0.0.1:1/none"
    ended = start_here(DISCORD_TOKEN="x", DATABASE=server, ROLES="answers,thinks")
    told = "DIX_DE_DER_ROLES is answers,thinks, and nobody would be answered: "
    check_sentence(ended, told)
    assert "DIX_DE_DER_INTERACTIONS_PORT" in ended.stderr
    ended = start_here(
        DISCORD_TOKEN="x", DATABASE=server, ROLES="answers", INTERACTIONS_PORT="8767"
    )
    check_sentence(ended, "The database ")


def test_a_database_that_cannot_be_used(tmp_path: Path, start_here: Here) -> None:
    nowhere, file = tmp_path / "no-such-folder" / "games.db", tmp_path / "games.db"
    check_sentence(start_here("migrate", DATABASE=str(nowhere)), "The database ")
    file.write_text("These are no games at all." * 50, "utf-8")
    told = f"The database {file} cannot be used: file is not a database.\n"
    check_sentence(start_here("migrate", DATABASE=str(file)), told)


@pytest.mark.usefixtures("_plainly")
@pytest.mark.parametrize("refused", ["file", "folder", "new file"])
def test_a_database_that_may_only_be_read(tmp_path: Path, start_here: Here, refused: str) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    file = folder / "new.db" if refused == "new file" else new_file(folder)
    if refused == "file":
        file.chmod(0o400)
    else:
        folder.chmod(0o500)
    try:
        ended = start_here("migrate", DATABASE=str(file))
    finally:
        folder.chmod(0o700)
    check_sentence(
        ended,
        f"The database {file} cannot be used: it may only be read; give the bot's user the right "
        "to write the file and its folder.\n",
    )


def test_a_database_is_brought_up_to_date(tmp_path: Path, start_here: Here) -> None:
    database = tmp_path / "games.db"
    ended = start_here("migrate", DATABASE=str(database))
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == f"The database {database} is up to date.\n"
    assert database.exists()


def test_the_version_is_told(start_here: Here) -> None:
    ended = start_here("--version")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    schema = ScriptDirectory(str(FOLDER)).get_current_head()
    assert ended.returncode == 0
    assert ended.stdout == (
        f"Dix de Der {version}, database schema {schema}, Python {platform.python_version()}\n"
    )


def test_a_port_in_use(start_here: Here) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = start_here("sandbox", "--port", str(port))
    check_sentence(ended, f"Port {port} is in use")


def test_a_port_of_the_pages_in_use(start_here: Here) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = start_here("pages", PAGES_PORT=str(port))
    check_sentence(ended, f"127.0.0.1:{port} cannot be used for the pages")


def test_a_public_address_that_is_none(start_here: Here) -> None:
    ended = start_here("pages", PAGES_URL="belote.example.org")
    check_sentence(ended, "DIX_DE_DER_PAGES_URL is 'belote.example.org'")


@pytest.mark.parametrize("command", [("fly",), ("sandbox", "--port", "70000")])
def test_unknown_commands_are_refused(start_here: Here, command: tuple[str, ...]) -> None:
    ended = start_here(*command)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr


def at(url: str) -> dict[str, Any]:
    """The settings of a bot whose Discord is there."""
    given = {"DISCORD_TOKEN": "a.b.c", "DATABASE": "games.db", "LOG_LEVEL": "ERROR"}
    return {"DISCORD_URL": url, **given}


@pytest.mark.parametrize(
    ("python", "command"), [([sys.executable], "run"), (forked.command(), "doctor")]
)
async def test_a_wrong_token(python: Sequence[str], command: str) -> None:
    """One of them from scratch, as a host starts it."""
    sandbox = Sandbox(SystemClock())
    await sandbox.start()
    environment = {PREFIX + name: value for name, value in at(sandbox.url).items()}
    try:
        ended = await asyncio.to_thread(
            subprocess.run,
            [*python, "-m", "bot", command],
            env={**os.environ, **environment, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    finally:
        await sandbox.stop()
    check_sentence(ended, "Discord does not accept the token")


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_discord_out_of_reach(start_here: Here, command: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        url = f"http://127.0.0.1:{nobody.getsockname()[1]}"
    check_sentence(start_here(command, **at(url)), "Discord cannot be reached")
