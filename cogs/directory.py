"""How the application is listed and installed: what Discord's directory and its profile say of it,
and what it asks for when somebody adds it."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.http import Route

from bot.text import COMPLETE, FALLBACK, words_for
from cogs.commands import LOCALES
from cogs.servers.permissions import INVITED

TAGS = ("belote", "coinche", "klaverjas", "card games", "tournaments")
"""at most five; they are the same in every language"""
INSTALLED = {
    "0": {"scopes": ["applications.commands", "bot"], "permissions": INVITED.value},
    "1": {"scopes": ["applications.commands"], "permissions": 0},
}
"""by Discord's numbers what a server and a person give it with the button *Add App*"""
CONFIG, PARAMETERS = "integration_types_config", "oauth2_install_params"


def lacking(application: Mapping[str, Any]) -> dict[str, Any]:
    """Return what to tell Discord of an application, as it answers, where nobody has said anything:
    what its owner has written stays."""
    told: dict[str, Any] = {}
    if not application.get("description"):
        told["description"] = {
            "default": words_for(FALLBACK)("directory-about"),
            "localizations": {
                locale.value: words_for(language)("directory-about")
                for locale, language in LOCALES.items()
            },
        }
    if not application.get("tags"):
        told["tags"] = list(TAGS)
    config = application.get(CONFIG) or {}
    if any(kind in config and not _asked(config[kind]) for kind in INSTALLED):
        told[CONFIG] = {
            kind: {PARAMETERS: _asked(of) or INSTALLED.get(kind)} for kind, of in config.items()
        }
    return told


def _asked(of: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """What is asked for with one of the buttons, as Discord takes it; None: nothing yet."""
    asked = (of or {}).get(PARAMETERS)
    return asked and {**asked, "permissions": int(asked["permissions"])}


async def fill_in(bot: discord.Client) -> list[str]:
    """Tell Discord what is lacking, and return the names of it."""
    told = lacking(await bot.http.application_info())
    if told:
        await bot.http.request(Route("PATCH", "/applications/@me"), json=told)
    return sorted(told)


def page(url: str) -> str:
    """Return all that Discord's portal asks for, to be copied there. `url`: of the pages for
    browsers; empty where there are none."""
    public = url.rstrip("/") or "https://…"
    lines = [
        f"Terms of Service URL: {public}/terms",
        f"Privacy Policy URL: {public}/privacy",
        f"Tags: {', '.join(TAGS)}",
        f"Permissions of a guild install: {INVITED.value}",
    ]
    for language in COMPLETE:
        words = words_for(language)
        name = words("language-name", language)
        lines += ["", f"== {name}", "", words("directory-about"), "", words("directory-more")]
    return "\n".join(lines) + "\n"
