"""docs/operating.md: whoever follows it gets what it promises."""

import random
import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from bot import metrics
from bot.settings import PREFIX, Role, Settings
from tests.patience import PATIENCE
from tests.storage.databases import new_file
from tests.storage.file_problems import damage
from tests.tables.evening import ONE_DEAL, evening_in
from tests.tools import forked

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "operating.md").read_text("utf-8")


def commands(heading: str) -> list[str]:
    """The lines to type below a heading."""
    (part,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    return [line.strip() for line in part.splitlines() if line.startswith("    ")]


def follow(lines: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Type them in a folder with the database, until one fails."""
    python = shlex.join(forked.command())
    script = "\n".join(["set -e", *lines]).replace(".venv/bin/python", python)
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    return subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


async def a_clubs_file(folder: Path) -> Path:
    """A party that is over and one that is played."""
    async with evening_in(folder) as evening:
        await evening.play_out(await evening.started(rules=ONE_DEAL), random.Random(1))
        await evening.go_on(await evening.started(), random.Random(1), 30)
    return Path(shutil.move(folder / "club.db", folder / "dix-de-der.db"))


async def test_a_damaged_file_is_replaced_by_its_backup(tmp_path: Path) -> None:
    file = await a_clubs_file(tmp_path)

    (backup,) = [line for line in commands("Backups") if "-m bot backup" in line]
    assert follow([backup], tmp_path).returncode == 0
    restoring = commands("Restoring a backup")
    name = Path(restoring[0].split()[-1])
    (tmp_path / name.parent).mkdir()
    shutil.move(tmp_path / backup.split()[-1], tmp_path / name)

    damage(file)
    (tmp_path / "dix-de-der.db-wal").write_bytes(b"of the damaged file")
    assert follow(commands("Looking through the file"), tmp_path).returncode == 1
    done = follow(restoring, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("2 tables, 1 finished party") == 2
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM results").fetchone() == (1,)


async def test_a_club_moves_to_another_machine(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    await a_clubs_file(old)
    (old / ".env").write_text("")
    lines = commands("Moving to another machine")
    copied = next(number for number, line in enumerate(lines) if line.startswith("scp"))
    for folder, typed in ((old, lines[: copied + 1]), (new, lines[copied + 1 :])):
        done = follow([OF_THE_MACHINE, f"NEW={shlex.quote(str(new))}", *typed], folder)
        assert done.returncode == 0, done.stderr
    assert "2 tables, 1 finished party" in done.stdout
    assert not (old / "dix-de-der.db").exists()
    assert (new / ".env").exists()


OF_THE_MACHINE = """
systemctl() { :; }
sudo() { "${@:3}"; }
git() { :; }
scp() { cp "${@:1:$#-1}" "$NEW"; }
"""
"""what is not tried here: services, users, another machine"""


async def test_an_update(tmp_path: Path) -> None:
    """But for what asks the network."""
    (new_file(tmp_path)).rename(tmp_path / "dix-de-der.db")
    typed = [line for line in commands("Updating") if not re.search(r"pip install|sync$", line)]
    done = follow([OF_THE_MACHINE, *typed], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "before-the-update.db is a copy of dix-de-der.db, looked through." in done.stdout
    assert "is up to date." in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Dix de Der ")


def test_the_settings_it_names_are_there() -> None:
    several = (ROOT / "docs" / "processes.md").read_text("utf-8")
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)", TEXT + several))
    assert named <= {name.upper() for name in Settings.model_fields}
    given = dict(line.split("=") for line in commands("Backups") if line.startswith(PREFIX))
    defaults = Settings.model_construct()
    assert float(given[f"{PREFIX}BACKUP_HOURS"]) == defaults.backup_hours
    assert int(given[f"{PREFIX}BACKUP_KEEP"]) == defaults.backup_keep


def test_each_number_of_metrics_is_told_of() -> None:
    rows = re.findall(r"^\| (`.+?) \| ", TEXT, re.MULTILINE)
    told = {
        name.removesuffix("_total").removesuffix("_count")
        for row in rows
        for name in NAME.findall(row)
    }
    names = {each.name for each in metrics.REGISTRY.collect()}
    own = {each.removeprefix("dix_de_der_") for each in names if each.startswith("dix_de_der_")}
    assert {each for each in own if not each.startswith("drawing_process_")} - told == set()


def test_each_number_of_metrics_has_its_role() -> None:
    part = TEXT.partition("`/metrics` is for Prometheus")[2].partition("\n\nA statement")[0]
    rows = [line.split(" | ") for line in part.splitlines() if line.startswith("| `")]
    assert len(rows) > 15
    for row in rows[1:]:
        roles = set(re.findall("`([a-z]+)`", row[1]))
        assert row[1] == "every process" or (roles and roles <= {*Role}), row


NAME = re.compile(r"`([a-z_]+)(?:\{[a-z_,]+\})?`")
