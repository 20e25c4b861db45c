"""`.env.example`, made from the settings. `python -m tests.project.env_example` writes it again."""

import textwrap
from pathlib import Path

from bot.settings import PREFIX, Settings

FILE = Path(__file__).parents[2] / ".env.example"

OPENING = """\
Copy this file to .env and fill in the token. Every other setting has the value it has by itself:
take away the # to change it. Variables of the environment go before this file.
"""
REQUIRED = "discord_token"


def rendered() -> str:
    """The text the file ought to have."""
    parts = [_comment(OPENING)]
    for name, field in Settings.model_fields.items():
        default = "" if name == REQUIRED or field.default is None else field.default
        mark = "" if name == REQUIRED else "# "
        parts.append(f"{_comment(field.description or '')}\n{mark}{PREFIX}{name.upper()}={default}")
    return "\n\n".join(parts) + "\n"


def _comment(text: str) -> str:
    return "\n".join(f"# {line}" for line in textwrap.wrap(text, 96))


if __name__ == "__main__":
    FILE.write_text(rendered(), "utf-8")
