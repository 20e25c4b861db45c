"""The promises of README.md: the invite link, the pictures, the files it names."""

import re
from pathlib import Path

import discord

from bot.rules import PRESETS
from cogs.servers.permissions import FOR_TABLES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")

NAMES = {"View Channels": "read_messages"}
"""where Discord's settings and its library differ by more than spaces and capitals"""


def test_the_invite_link_asks_for_the_permissions_it_lists_which_a_table_needs() -> None:
    link = re.search(r"permissions=(\d+)", README)
    listed = re.search(r"It asks for (.+?)\.\n", README, re.DOTALL)
    assert link is not None
    assert listed is not None
    names = re.split(r", | and ", " ".join(listed[1].split()))
    wanted = {NAMES.get(name, name.lower().replace(" ", "_")) for name in names}
    permissions = discord.Permissions(int(link[1]))
    assert {name for name, value in permissions if value} == wanted
    assert [name for name in FOR_TABLES if not getattr(permissions, name)] == []


def test_the_pictures_and_folders_are_there() -> None:
    pictures = re.findall(r'<img src="([^"]+)"', README)
    folders = re.findall(r"`((?:bot|cogs|card_images|tests)/[a-z_/]*)`", README)
    assert pictures
    assert folders
    assert [each for each in [*pictures, *folders] if not (ROOT / each).exists()] == []


def test_every_picture_has_a_text() -> None:
    assert README.count("<img ") == len(re.findall(r'<img [^>]*alt="[^"]{40,}"', README))


def test_every_preset_is_named() -> None:
    assert [preset for preset in PRESETS if f"| `{preset}` |" not in README] == []
