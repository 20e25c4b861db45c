"""Components: what is shown, and what is refused as Discord refuses it."""

from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox import Sandbox
from tests.sandbox.client import (
    PNG,
    Client,
    button,
    expect_bad_form,
    expect_refusal,
    picture,
    raw_layout,
    raw_view,
)


@pytest.fixture
def channel(sandbox: Sandbox, client: Client) -> discord.PartialMessageable:
    return client.channel(sandbox.channel("belote"))


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(url: str = "attachment://hand.png", **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


def select(options: int = 1, **more: Any) -> dict[str, Any]:
    offered = [{"label": str(n), "value": str(n)} for n in range(options)]
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


LEGACY = [
    pytest.param([[button(label="x" * 81)]], "80 or fewer", id="label of 81"),
    pytest.param([[button("x" * 101)]], "between 1 and 100", id="custom id of 101"),
    pytest.param([[button("")]], "between 1 and 100", id="empty custom id"),
    pytest.param([[{"type": 2, "style": 1, "label": "x"}]], "required", id="no custom id"),
    pytest.param([[button(label="")]], "label or an emoji", id="nothing on it"),
    pytest.param([[button()], [button()]], "cannot be duplicated", id="custom id twice"),
    pytest.param(
        [[button(str(n)) for n in range(6)]], "between 1 and 5 in length", id="6 in a row"
    ),
    pytest.param([[button(str(n))] for n in range(6)], "5 or fewer in length", id="6 rows"),
    pytest.param([[]], "between 1 and 5 in length", id="empty row"),
    pytest.param([[button(), select()]], "maximum width", id="select beside a button"),
    pytest.param([[select(26)]], "between 1 and 25", id="26 options"),
    pytest.param([[select(0)]], "between 1 and 25", id="no option"),
    pytest.param([[select(2, max_values=3)]], "number of options", id="more than there are"),
    pytest.param([[select(2, min_values=2)]], "greater than max", id="least above most"),
    pytest.param([[select(placeholder="x" * 151)]], "150 or fewer", id="long placeholder"),
    pytest.param([[text()]], "must be one of", id="text in a row"),
    pytest.param([[{"type": 99}]], "must be one of", id="unknown type"),
    pytest.param([[button(colour="red")]], "Unknown key", id="unknown key"),
    pytest.param([[button(style=9)]], "must be one of", id="unknown style"),
    pytest.param([[button(emoji={"name": "heart"})]], "Invalid emoji", id="a word as emoji"),
    pytest.param([[button(url="https://x.org")]], "cannot both", id="custom id and url"),
    pytest.param(
        [[{"type": 2, "style": 5, "label": "x", "url": "ftp://x"}]], "Scheme", id="scheme"
    ),
]


@pytest.mark.parametrize(("rows", "said"), LEGACY)
async def test_wrong_rows_are_refused(
    channel: discord.PartialMessageable, rows: list[Any], said: str
) -> None:
    await expect_bad_form(channel.send("x", view=raw_view(*rows)), "Invalid Form Body", said)


async def test_the_same_option_twice_is_refused(channel: discord.PartialMessageable) -> None:
    twice = [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]
    row = [{"type": 3, "custom_id": "pick", "options": twice}]
    await expect_bad_form(channel.send("x", view=raw_view(row)), "already used")


LAYOUTS = [
    pytest.param([text() for _ in range(41)], "cannot exceed 40", id="41 components"),
    pytest.param(
        [{"type": 17, "components": [text() for _ in range(40)]}], "cannot exceed 40", id="nested"
    ),
    pytest.param([text("x" * 2001), text("x" * 2000)], "cannot exceed 4000", id="4001 characters"),
    pytest.param([gallery("attachment://other.png")], "was not found", id="missing picture"),
    pytest.param([text()], "not shown by a component", id="picture not shown"),
    pytest.param([gallery(description="x" * 1025)], "between 1 and 1024", id="long alt text"),
    pytest.param([gallery(), button()], "must be one of", id="button outside of a row"),
    pytest.param([gallery(), {"type": 9, "components": [text()]}], "required", id="no accessory"),
    pytest.param([gallery(), text() | {"id": 1}, text() | {"id": 1}], "duplicated", id="id twice"),
]


@pytest.mark.parametrize(("components", "said"), LAYOUTS)
async def test_wrong_layouts_are_refused(
    channel: discord.PartialMessageable, components: list[Any], said: str
) -> None:
    attempt = channel.send(view=raw_layout(*components), file=picture())
    await expect_bad_form(attempt, said)


async def test_forty_components_and_4000_characters_are_accepted(
    channel: discord.PartialMessageable,
) -> None:
    sent = await channel.send(view=raw_layout(*(text("x" * 100) for _ in range(40))))
    assert len(sent.components) == 40


async def test_layouts_have_no_content(
    sandbox: Sandbox, client: Client, channel: discord.PartialMessageable
) -> None:
    route = Route(
        "POST", "/channels/{channel_id}/messages", channel_id=sandbox.channel("belote").id
    )
    both = {"flags": 1 << 15, "content": "x", "components": [text()]}
    attempt = client.http.request(route, json=both)
    await expect_bad_form(attempt, "'content' field cannot")
    # Without the flag the new components are unknown.
    plain = {"content": "x", "components": [text()]}
    await expect_bad_form(client.http.request(route, json=plain), "must be one of (1,)")
    await expect_refusal(channel.send(view=raw_layout()), 50006, 400)
