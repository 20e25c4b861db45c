"""`Dockerfile` and `compose.yaml`: no image is built here, but all that they name is there, and
what has to agree does."""

import ast
import fnmatch
import re
import shlex
import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import _parser
from bot.settings import ALL, PREFIX, Role, Settings
from tests.project.container_files import ROOT, compose, dockerfile, of_services

IMAGE = dockerfile()
COMPOSE = compose()
SERVICES: dict[str, Any] = COMPOSE["services"]
OURS = of_services(COMPOSE)
PAGES = "".join(
    (ROOT / f"docs/{name}.md").read_text("utf-8") for name in ("operating", "processes")
)


def told(what: str) -> list[str]:
    return [each.of for each in IMAGE if each.what == what]


def environment() -> dict[str, str]:
    """The variables that the image sets."""
    return dict(each.split("=", 1) for line in told("ENV") for each in shlex.split(line))


# The image ---------------------------------------------------------------------------------------


def test_what_is_copied_is_there_and_is_sent_to_the_builder() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    sent = {each[1:] for each in ignored if each.startswith("!")}
    copied = {name for line in told("COPY") for name in line.split()[:-1]}
    assert "*" in ignored
    assert copied == sent
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_it_installs_what_the_readme_does_and_no_tools() -> None:
    [installs] = [line for line in told("RUN") if "pip install" in line]
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "pip install -c constraints.txt -e ." in readme
    extras = re.search(r"-c constraints\.txt -e '\.\[(\w+)\]'", installs)
    assert extras
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert extras[1] in project["optional-dependencies"]
    assert extras[1] not in ("test", "lint", "fuzz")
    [base] = told("FROM")
    python = re.match(r"python:(\d+)\.(\d+)-slim", base)
    assert python
    assert project["requires-python"] == f">={python[1]}.{python[2]}"


def test_what_its_python_runs_is_there() -> None:
    [script] = [each for line in told("RUN") for each in re.findall(r"-c '([^']+)'", line)]
    for node in ast.walk(ast.parse(script)):
        if isinstance(node, ast.ImportFrom):
            module = import_module(node.module or "")
            assert [each.name for each in node.names if not hasattr(module, each.name)] == []
    for line in told("RUN"):
        assert all(find_spec(each) for each in re.findall(r"python -m (\w+)", line))
    [compiled] = re.findall(r"compileall -q (.+?) &&", "\n".join(told("RUN")))
    assert sorted(compiled.split()) == sorted(
        each.split()[0] for each in told("COPY") if len(each.split()) == 2
    )


def test_it_is_run_by_somebody_who_owns_its_data_alone() -> None:
    whats = [each.what for each in IMAGE]
    [user] = told("USER")
    made = next(line for line in told("RUN") if "useradd" in line)
    assert made.endswith("/data")
    assert user in made
    assert f"--owner={user} " in made
    assert told("WORKDIR")[-1] == "/data"
    assert whats.index("USER") > max(n for n, what in enumerate(whats) if what in ("RUN", "COPY"))


def test_its_settings_ports_and_commands_are_there() -> None:
    names = {each for each in environment() if each.startswith(PREFIX)}
    assert names <= {f"{PREFIX}{each}".upper() for each in Settings.model_fields}
    assert told("EXPOSE") == [environment()[f"{PREFIX}HEALTH_PORT"]]
    [entry] = told("ENTRYPOINT")
    [health] = told("HEALTHCHECK")
    assert ast.literal_eval(entry) == ["python", "-m", "bot"]
    check(ast.literal_eval(health.partition("CMD ")[2]))
    assert environment()["PATH"].startswith(f"{told('WORKDIR')[0]}/.venv/bin:")


def check(command: list[str]) -> None:
    """Raise `SystemExit` unless the program takes it."""
    assert command[:3] == ["python", "-m", "bot"]
    _parser().parse_args(command[3:])


# The services ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
def test_the_program_takes_what_a_service_gives_it(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    service = OURS[name]
    _parser().parse_args(service.get("command", []))
    asked = service.get("healthcheck", {})
    if "test" in asked:
        check(asked["test"][1:])
        assert asked["test"][0] == "CMD"
    given = environment() | service["environment"]
    names = [each for each in given if each.startswith(PREFIX)]
    assert [each for each in names if each.removeprefix(PREFIX).lower() not in FIELDS] == []
    for each in names:
        monkeypatch.setenv(each, given[each])
    monkeypatch.chdir(tmp_path)  # where there is no .env
    settings = Settings()
    assert settings.health_address == "0.0.0.0"
    assert settings.health_port is not None


FIELDS = set(Settings.model_fields)


def test_without_a_profile_there_is_one_bot_that_does_everything() -> None:
    """And with the large one no other, which would answer every press once more: the same service
    becomes the deliverer by the settings that `.env` has."""
    assert [name for name, each in SERVICES.items() if "profiles" not in each] == ["bot"]
    own = {each for each in OURS["bot"]["environment"] if each.startswith(PREFIX)}
    assert own == {f"{PREFIX}DISCORD_TOKEN", f"{PREFIX}HEALTH_ADDRESS"}
    assert Settings.model_construct().roles == ALL
    settings = re.findall(r"^# {3}(\w+)=(.+)$", (ROOT / "compose.yaml").read_text("utf-8"), re.M)
    to_add = dict(settings)
    assert "\n".join(f"    {name}={value}" for name, value in settings) in PAGES
    assert to_add["COMPOSE_PROFILES"] == "large"
    assert to_add[f"{PREFIX}ROLES"] == Role.DELIVERS
    address = re.compile(r"postgresql\+psycopg://(\w+)@(\w+)/(\w+)")
    [(user, host, database)] = address.findall(to_add[f"{PREFIX}DATABASE"])
    server = SERVICES[host]["environment"]
    assert (server["POSTGRES_USER"], server["POSTGRES_DB"]) == (user, database)
    assert server["POSTGRES_PASSWORD"] == OURS["bot"]["environment"]["PGPASSWORD"]
    backups = SERVICES["backups"]["environment"]
    assert (backups["PGHOST"], backups["PGUSER"], backups["PGDATABASE"]) == (host, user, database)
    assert SERVICES["backups"]["image"] == SERVICES[host]["image"]


def test_each_role_of_many_has_its_processes() -> None:
    def number(service: Any) -> int:
        return int(service.get("deploy", {}).get("replicas", 1))

    roles = {
        each["environment"][f"{PREFIX}ROLES"]: number(each)
        for each in OURS.values()
        if f"{PREFIX}ROLES" in each["environment"]
    }
    assert roles == {Role.DELIVERS: 1, Role.ANSWERS: 2, Role.THINKS: 2}


def test_all_of_ours_write_nothing_but_their_data_and_may_do_nothing() -> None:
    for service in OURS.values():
        assert service["read_only"] is True
        assert service["tmpfs"] == ["/tmp"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert [each for each in service.get("volumes", []) if each != "data:/data"] == []


def test_what_services_name_is_declared() -> None:
    for service in SERVICES.values():
        assert [each for each in service.get("depends_on", []) if each not in SERVICES] == []
        volumes = (each.partition(":")[0] for each in service.get("volumes", []))
        assert [each for each in volumes if each not in COMPOSE["volumes"]] == []
        configs = (each["source"] for each in service.get("configs", []))
        assert [each for each in configs if each not in COMPOSE["configs"]] == []
        for name, wanted in _conditions(service):
            there = SERVICES[name]
            if wanted == "service_healthy":
                assert "test" in there["healthcheck"]
            else:
                assert there["restart"] == "no"


def _conditions(service: Any) -> list[tuple[str, str]]:
    """The services that have to be so far before this one begins."""
    wanted = service.get("depends_on", {})
    if isinstance(wanted, list):
        return []
    return [(name, of["condition"]) for name, of in wanted.items()]


def test_the_proxy_asks_services_at_the_ports_where_they_serve() -> None:
    text = COMPOSE["configs"]["proxy"]["content"]
    asked = dict(re.findall(r"set \$\$\w+ (\w+):(\d+);", text))
    answerer, pages = OURS["answerer"]["environment"], OURS["pages"]
    assert asked == {
        "answerer": answerer[f"{PREFIX}INTERACTIONS_PORT"],
        "pages": str(Settings.model_construct().pages_port),
    }
    assert pages["healthcheck"]["test"][-1] == asked["pages"]
    assert pages["ports"] == [f"127.0.0.1:{asked['pages']}:{asked['pages']}"]
    [served] = re.findall(r"listen (\d+);", text)
    assert SERVICES["proxy"]["ports"] == [f"127.0.0.1:{served}:{served}"]
    assert re.findall(r"(?<!\$)\$(?!\$)", text) == []  # Compose would put a variable in its place


def test_the_page_types_what_is_there() -> None:
    typed = re.findall(r"^    docker compose (.+)$", PAGES, re.M)
    assert typed
    for words in map(str.split, typed):
        match words:
            case ["run", "--rm", name, *command]:
                assert name in OURS
                _parser().parse_args(command)
            case ["exec", name, *_] | ["logs", "--follow", name] | ["restart", name]:
                assert name in SERVICES
            case ["stop", *names]:
                assert [each for each in names if each not in SERVICES] == []
            case _:
                assert words[0] in ("up", "stop", "build", "logs")
                names = [each for each in words[1:] if not each.startswith("--")]
                assert [each for each in names if each not in SERVICES] == []


def test_nothing_is_served_to_the_world_by_itself() -> None:
    published = [each for service in SERVICES.values() for each in service.get("ports", [])]
    assert [each for each in published if not fnmatch.fnmatch(each, "127.0.0.1:*:*")] == []
