"""Components: what is shown, and what is refused as Discord refuses it."""

from typing import Any

import discord

from bot.sandbox import Sandbox
from tests.sandbox.client import (
    PNG,
    Client,
    button,
    expect_bad_form,
    expect_bad_forms,
    expect_refusal,
    picture,
    raw_layout,
    raw_view,
    send_json,
)


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(url: str = "attachment://hand.png", **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


def select(count: int = 1, **more: Any) -> dict[str, Any]:
    offered = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": offered, **more}


async def test_a_layout_is_shown_with_its_pictures(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    class Table(discord.ui.LayoutView):
        box = discord.ui.Container(
            discord.ui.TextDisplay("## Table 3"),
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://hand.png", description="Your hand")
            ),
            discord.ui.Separator(),
            discord.ui.Section("Score", accessory=discord.ui.Button(label="Sheet", custom_id="s")),
            discord.ui.ActionRow(discord.ui.Button(label="Rules", url="https://example.org")),
            accent_colour=0x2E8B57,
        )

    sent = await channel.send(view=Table(timeout=None), file=picture())
    assert sent.flags.components_v2
    # The answer names no attachments: Discord has them in the components only.
    assert sent.attachments == []
    (shown,) = sandbox.people["alice"].sees(sandbox.channel("belote"))
    assert shown.text() == "## Table 3\nScore"
    assert [b.label for b in shown.buttons()] == ["Sheet", "Rules"]
    assert shown.alt_texts() == ["Your hand"]
    assert [a.bytes for a in shown.attachments] == [PNG]
    again = await sent.edit(view=Table(timeout=None), attachments=[picture()])
    assert again.flags.components_v2


async def test_a_message_becomes_a_layout_but_not_back(
    channel: discord.PartialMessageable,
) -> None:
    sent = await channel.send("words")
    await expect_bad_form(sent.edit(view=raw_layout(text())), "'content' field cannot be used")
    await sent.edit(content=None, view=raw_layout(text()))
    await expect_bad_form(sent.edit(content="words"), "'content' field cannot be used")


ROWS = [
    ([[button(label="x" * 81)]], "80 or fewer"),
    ([[button("x" * 101)]], "between 1 and 100"),
    ([[button("")]], "between 1 and 100"),
    ([[{"type": 2, "style": 1, "label": "x"}]], "required"),
    ([[button(label="")]], "label or an emoji"),
    ([[button()], [button()]], "cannot be duplicated"),
    ([[button(str(n)) for n in range(6)]], "between 1 and 5 in length"),
    ([[button(str(n))] for n in range(6)], "5 or fewer in length"),
    ([[]], "between 1 and 5 in length"),
    ([[button(), select()]], "maximum width"),
    ([[select(26)]], "between 1 and 25"),
    ([[select(0)]], "between 1 and 25"),
    ([[select(2, max_values=3)]], "number of options"),
    ([[select(2, min_values=2)]], "greater than max"),
    ([[select(placeholder="x" * 151)]], "150 or fewer"),
    ([[select(options=[{"label": each, "value": "1"} for each in "ab"])]], "already used"),
    ([[text()]], "must be one of"),
    ([[{"type": 99}]], "must be one of"),
    ([[button(colour="red")]], "Unknown key"),
    ([[button(style=9)]], "must be one of"),
    ([[button(emoji={"name": "heart"})]], "Invalid emoji"),
    ([[button(url="https://x.org")]], "cannot both"),
    ([[{"type": 2, "style": 5, "label": "x", "url": "ftp://x"}]], "Scheme"),
]
LAYOUTS = [
    ([text() for _ in range(41)], "cannot exceed 40"),
    ([{"type": 17, "components": [text() for _ in range(40)]}], "cannot exceed 40"),
    ([text("x" * 2001), text("x" * 2000)], "cannot exceed 4000"),
    ([gallery("attachment://other.png")], "was not found"),
    ([text()], "not shown by a component"),
    ([gallery(description="x" * 1025)], "between 1 and 1024"),
    ([gallery(), button()], "must be one of"),
    ([gallery(), {"type": 9, "components": [text()]}], "required"),
    ([gallery(), text() | {"id": 1}, text() | {"id": 1}], "duplicated"),
]


async def test_wrong_components_are_refused(channel: discord.PartialMessageable) -> None:
    await expect_bad_forms(ROWS, lambda rows: channel.send("x", view=raw_view(*rows)))
    await expect_bad_forms(
        LAYOUTS, lambda each: channel.send(view=raw_layout(*each), file=picture())
    )


async def test_forty_components_and_4000_characters_are_accepted(
    channel: discord.PartialMessageable,
) -> None:
    sent = await channel.send(view=raw_layout(*(text("x" * 100) for _ in range(40))))
    assert len(sent.components) == 40


async def test_layouts_have_no_content(
    sandbox: Sandbox, client: Client, channel: discord.PartialMessageable
) -> None:
    plain = {"content": "x", "components": [text()]}
    attempt = send_json(sandbox, client, flags=1 << 15, **plain)
    await expect_bad_form(attempt, "'content' field cannot")
    # Without the flag the new components are unknown.
    await expect_bad_form(send_json(sandbox, client, **plain), "must be one of (1,)")
    await expect_refusal(channel.send(view=raw_layout()), 50006)
