"""The settings of the bot: environment variables, or lines of a file `.env`.

`.env.example` explains the same settings; a test keeps the two together.
"""

import os
from datetime import date
from difflib import get_close_matches
from enum import StrEnum
from typing import Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import StartupError

PREFIX = "DIX_DE_DER_"
FILE = ".env"
ALIKE = 0.9
"""from which a name in the file, behind the prefix, is taken for a setting: DATABASE_URL is, and
DISCORD_BOT_TOKEN; what other programs may read there is not"""


class Role(StrEnum):
    """What a process does of all that the bot does."""

    ANSWERS = "answers"
    """presses and commands that Discord brings by HTTP"""
    DELIVERS = "delivers"
    """the gateway and what comes by it, clocks, messages, and all that is done once: one process
    at a time"""
    THINKS = "thinks"
    """robots' thoughts, reviews and puzzles"""


EVERY_ROLE = frozenset(Role)
ALL = "all"


class Settings(BaseSettings):
    """Each field is the environment variable DIX_DE_DER_ and its name in capitals."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    discord_token: SecretStr = Field(
        default=SecretStr(""),
        description="The bot's token, from https://discord.com/developers/applications, page Bot. "
        "Whoever has it is the bot: never show it to anybody.",
    )
    database: str = Field(
        default="dix-de-der.db",
        description="The file with all games and results. One bot at a time may use it.",
    )
    roles: str = Field(
        default=ALL,
        description="What this process does: all, or of answers, delivers and thinks those that it "
        "does, with commas between. Several processes need a PostgreSQL server: docs/operating.md.",
    )
    backup_folder: str = Field(
        default="",
        description="A folder for backups of that file, made while the bot runs; empty is none. "
        "docs/operating.md tells how to restore one.",
    )
    backup_hours: float = Field(
        default=24.0, gt=0, le=8760, description="Hours between two backups."
    )
    backup_keep: int = Field(
        default=7, ge=1, le=10000, description="How many backups are kept; the oldest go."
    )
    discord_url: str = Field(
        default="",
        description="The address of a loopback Discord to try the bot without an account; "
        "empty is the real Discord. `python -m bot sandbox` sets it by itself.",
    )
    sync_guild: int | None = Field(
        default=None,
        gt=0,
        description="The id of one server whose slash commands `python -m bot sync` renews; "
        "empty is all servers, which Discord shows after a while.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO",
        description="How much is logged: DEBUG, INFO, WARNING or ERROR.",
    )
    log_form: Literal["text", "json"] = Field(
        default="text",
        description="How it is logged: text for people, or json, a line each, for machines.",
    )
    health_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="A port for /healthz and, for Prometheus, /metrics; empty is neither.",
    )
    health_address: str = Field(
        default="127.0.0.1",
        description="The address that those two are served at: 127.0.0.1 for this machine alone, "
        "0.0.0.0 for everybody who reaches it, as in a container.",
    )
    pages_port: int = Field(
        default=8780,
        ge=0,
        le=65535,
        description="The port of `python -m bot pages`, which shows tournaments in a browser.",
    )
    pages_address: str = Field(
        default="127.0.0.1",
        description="The address that those pages are served at: 127.0.0.1 for a proxy on this "
        "machine, 0.0.0.0 for everybody who reaches it.",
    )
    pages_url: str = Field(
        default="",
        pattern=r"^(https?://[^\s?#]+)?$",
        description="What links to those pages begin with, such as https://belote.example.org; "
        "empty: the bot posts no link.",
    )
    pages_at_once: bool = Field(
        default=False,
        description="Whether a server has pages as soon as the bot meets it, and a tournament its "
        "link as soon as its organiser opens it, as in the sandbox; else both are asked for.",
    )
    interactions_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="A port at which Discord brings presses and commands, behind a proxy with "
        "TLS; empty: they come through the gateway.",
    )
    interactions_address: str = Field(
        default="127.0.0.1",
        description="The address of that port: 127.0.0.1 for a proxy on this machine, 0.0.0.0 for "
        "one elsewhere.",
    )
    interactions_url: str = Field(
        default="",
        pattern=r"^(https?://[^\s?#]+)?$",
        description="The address at which Discord finds that port, such as "
        "https://belote.example.org/interactions, which `python -m bot sync` tells it; empty: "
        "sync has Discord bring them through the gateway.",
    )
    operator: str = Field(
        default="",
        description="Who runs the bot, as its pages /privacy and /terms name them: a name, and "
        "where the law asks for it an address.",
    )
    operator_contact: str = Field(
        default="",
        description="Where they are reached: an address of mail, or of a page that begins with "
        "https://.",
    )
    operator_place: str = Field(
        default="",
        description="Where the database is, for the page /privacy: a country, and who hosts it.",
    )
    operator_since: date | None = Field(
        default=None,
        description="Since when both texts hold, such as 2027-01-15.",
    )
    operator_more: str = Field(
        default="",
        description="What else stands at the end of both pages, in whatever language: markdown, "
        "with \\n for a new line in double quotes.",
    )
    messages_per_second: int = Field(
        default=48,
        ge=1,
        le=10000,
        description="Requests in a second up to which messages are sent and edited; Discord takes "
        "50 of a bot, and more of very large ones.",
    )
    robot_delay: float = Field(
        default=1.0,
        ge=0,
        le=30,
        description="Seconds a robot waits before it plays, the same whatever it holds.",
    )
    trick_pause: float = Field(
        default=2.0,
        ge=0,
        le=30,
        description="Seconds a finished trick stays on the table before anything is led.",
    )
    slow_turn_notice: float = Field(
        default=20.0,
        gt=0,
        le=3600,
        description="Seconds until somebody who has not played is told that it is their turn.",
    )
    lobby_minutes: float = Field(
        default=30.0,
        gt=0,
        le=1440,
        description="Minutes until a table that nobody starts is closed.",
    )

    @field_validator("roles")
    @classmethod
    def _are_roles(cls, value: str) -> str:
        given = [each.strip() for each in value.split(",")]
        if given != [ALL] and not set(given) <= EVERY_ROLE:
            raise PydanticCustomError("roles", "take all, or some of answers, delivers and thinks")
        return ",".join(given)

    @property
    def own_roles(self) -> frozenset[Role]:
        """All that this process does."""
        return EVERY_ROLE if self.roles == ALL else frozenset(map(Role, self.roles.split(",")))


def load_settings() -> Settings:
    """The settings of this process; raises `StartupError` naming the first that is wrong."""
    _check_names()
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = f"{PREFIX}{first['loc'][0]}".upper()
        raise StartupError(
            f"{name} is {first['input']!r}: {first['msg'][:1].lower()}{first['msg'][1:]}. "
            "Change it in .env or in the environment."
        ) from None


def _check_names() -> None:
    """Refuse what begins like a setting and is none: misspelled ones would pass in silence; and in
    the file what lacks the beginning alone, unless that setting is given as well."""
    known = [f"{PREFIX}{name}".upper() for name in Settings.model_fields]
    in_file = list(dotenv_values(FILE, interpolate=False))
    given = [*os.environ, *in_file]
    for name in given:
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            close = get_close_matches(name.upper(), known, n=1)
            meant = f" Did you mean {close[0]}?" if close else ""
            raise StartupError(f"There is no setting {name}.{meant} .env.example has them all.")
    right = {name.upper() for name in given}
    for name in in_file:
        for meant in get_close_matches(f"{PREFIX}{name}".upper(), known, n=1, cutoff=ALIKE):
            if meant not in right:
                raise StartupError(f"{name} in {FILE} is no setting: it is called {meant}.")
