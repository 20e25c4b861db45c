"""The promises of README.md and of the organisers' page: the invite link, the pictures, the files
and the buttons that they name."""

import re
from pathlib import Path

import discord

from bot.rules import PRESETS
from cogs.servers.permissions import INVITED

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
ORGANISERS = (ROOT / "docs/organisers.md").read_text("utf-8")

NAMES = {"View Channels": "read_messages"}
"""where Discord's settings and its library differ by more than spaces and capitals"""


def test_the_invite_link_asks_for_the_permissions_it_lists_which_the_bot_needs() -> None:
    link = re.search(r"permissions=(\d+)", README)
    listed = re.search(r"It asks for (.+?)\.\n", README, re.DOTALL)
    assert link is not None
    assert listed is not None
    names = re.split(r", | and ", " ".join(listed[1].split()))
    wanted = {NAMES.get(name, name.lower().replace(" ", "_")) for name in names}
    assert discord.Permissions(int(link[1])) == INVITED
    assert {name for name, value in INVITED if value} == wanted


def test_the_pictures_and_folders_are_there() -> None:
    pictures = re.findall(r'<img src="([^"]+)"', README)
    folders = re.findall(r"`((?:bot|cogs|card_images|tests)/[a-z_/]*)`", README)
    assert pictures
    assert folders
    assert [each for each in [*pictures, *folders] if not (ROOT / each).exists()] == []


def test_every_picture_has_a_text() -> None:
    for page in (README, ORGANISERS):
        assert page.count("<img ") == len(re.findall(r'<img [^>]*alt="[^"]{40,}"', page))
    pictures = re.findall(r'<img src="([^"]+)"', ORGANISERS)
    assert pictures
    assert [each for each in pictures if not (ROOT / "docs" / each).exists()] == []


def test_every_button_that_organisers_are_sent_to_is_there() -> None:
    """Names of buttons, pages and formats stand in italics, as the bot writes them in English."""
    sources = (ROOT / "bot/text/locales/en").glob("*.ftl")
    written = " ".join(each.read_text("utf-8") for each in sources)
    texts = {each.strip().rstrip("…") for each in re.findall(r"= *(.+)", written)}
    named = set(re.findall(r"(?<![*\w])\*([^*\n]+)\*(?!\*)", ORGANISERS))
    plain = {each.replace("'", "’").rstrip("…") for each in named}
    assert len(plain) > 20
    assert sorted(plain - texts - {"+10 min"}) == []


def test_every_preset_is_named() -> None:
    assert [preset for preset in PRESETS if f"| `{preset}` |" not in README] == []
