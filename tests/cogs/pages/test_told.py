"""What a message says becomes HTML, and what somebody has written is only read."""

from html import unescape

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.text import safe_name, words_for
from bot.text.names import END_ISOLATE, ISOLATE, NAMELESS, ZERO_WIDTH_SPACE
from bot.visible_text import visible
from cogs.pages.signs import drawn, without_sign
from cogs.pages.told import Moments, line_told, told

MOMENTS = Moments(words_for("en"), "Europe/Paris", 1_800_000_000.0)


def shown(line: str) -> str:
    return str(line_told(line, MOMENTS))


def test_marks_are_elements() -> None:
    assert shown("**Ann** and __Ben__ ~~won~~") == (
        "<strong>Ann</strong> and <u>Ben</u> <s>won</s>"
    )
    assert shown("`abc` *so*") == "<code>abc</code> <em>so</em>"


def test_elements_close_in_their_order() -> None:
    assert shown("**a __b** c") == "<strong>a <u>b c</u></strong>"
    assert shown("**a __b__ c") == "<strong>a <u>b</u> c</strong>"


def test_what_is_escaped_or_code_is_no_mark() -> None:
    assert shown(r"\*\*a\_b\*\* \<t:1\> a\b") == "**a_b** &lt;t:1&gt; a\\b"
    assert shown('a < " & **b** > c') == "a &lt; &#34; &amp; <strong>b</strong> &gt; c"
    assert shown("`**a** <b>`") == "<code>**a** &lt;b&gt;</code>"


def test_lines_are_blocks() -> None:
    text = "## Title\nOne\nTwo\n-# small\n• a\n• b"
    assert str(told([text], MOMENTS)) == (
        '<h2>Title</h2>\n<p>One<br>Two</p>\n<p class="small">small</p>\n'
        "<ul><li>a</li><li>b</li></ul>"
    )


def test_headings_empty_lines_and_other_texts_begin_a_block() -> None:
    assert str(told(["## A\n## B\n### C\n### D", "One\n \nTwo\n• a\nThree", "Four"], MOMENTS)) == (
        "<h2>A</h2>\n<h2>B</h2>\n<h3>C</h3>\n<h3>D</h3>\n<p>One</p>\n<p>Two</p>\n"
        "<ul><li>a</li></ul>\n<p>Three</p>\n<p>Four</p>"
    )


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<t:1800000000>", "15 January 2027, 09:00"),
        ("<t:1800000000:d>", "15/01/2027"),
        ("<t:1800000000:t>", "09:00"),
        ("<t:1800007200:R>", "in 2 hours"),
        ("<t:1799992800:R>", "2 hours ago"),
    ],
)
def test_moments_are_those_of_the_server(written: str, read: str) -> None:
    at = {"1800007200": "10", "1799992800": "06"}.get(written[3:13], "08")
    assert shown(written) == f'<time datetime="2027-01-15T{at}:00:00+00:00">{read}</time>'


def test_a_moment_that_no_calendar_has_is_a_text() -> None:
    assert shown("<t:999999999999>") == "&lt;t:999999999999&gt;"


def test_what_only_discord_shows_is_left_out() -> None:
    for line, left in (
        ("<@123456>, <@!123456>, <@&123456>", "@…, @…, @…"),
        ("<#123456>", "#…"),
        ("</help me:123456>", "<b>/help me</b>"),
        ("[Table 4](https://discord.com/channels/1/2)", "Table 4"),
        ("https://discord.com/channels/1/2 x", "Discord x"),
        ("https://ptb.DISCORD.com/channels/1/2", "Discord"),
        ("http://discordapp.com/x", "Discord"),
        ("https://discord.gg/x", "Discord"),
    ):
        assert shown(line) == left


def test_signs_are_drawn_or_left_out_and_no_attribute_is_broken() -> None:
    words = words_for("en")
    for line, kept in (
        ("⏱️ 45 s a turn", "45 s a turn"),
        ("<t:1800000000:t> 📝 A draft", "<t:1800000000:t> A draft"),
        ("🤖 Robots played", "🤖 Robots played"),
        ("♥ 100 Ann 🦊", "♥ 100 Ann 🦊"),
        ("First: Ann 🏆", "First: Ann"),
        ("🏆 🔵 Ann", "🔵 Ann"),
    ):
        assert without_sign(line) == kept
    page = '<title>🥇</title><b title="Manon 🤖">🥇 Ann</b> Manon 🤖 ✅'
    assert drawn(page, words) == (
        '<title>🥇</title><b title="Manon 🤖"><span class="sign medal rank-1">1</span> Ann</b> '
        'Manon <span class="sign robot" role="img" aria-label="a robot"></span> '
        '<span class="sign tick" role="img" aria-label="here"></span>'
    )


def test_addresses_elsewhere_are_links_that_tell_nobody_where_they_stand() -> None:
    def link(address: str, label: str) -> str:
        return f'<a href="{address}" rel="nofollow noopener noreferrer">{label}</a>'

    here, other = "https://example.org/a?b=1", "https://notdiscord.com/x"
    assert shown(f"See {here}, or {other}.") == f"See {link(here, here)}, or {link(other, other)}."
    assert shown(f"[<b>]({other})") == link(other, "&lt;b&gt;")
    assert shown("[x](http://e.org)") == link("http://e.org", "x")
    assert shown("[x](javascript:alert)") == "[x](javascript:alert)"


def test_a_line_with_a_secret_is_on_no_page_and_all_others_are() -> None:
    lines = ["One\n-# seed beef\nTwo"]
    assert str(told(lines, MOMENTS, ["beef", ""])) == "<p>One<br>Two</p>"


@given(st.text(max_size=40))
@example("a_b __c__ <@1> \\_/")
@example("[x](https://e.org/_)")
def test_a_name_is_read_as_it_is_written(name: str) -> None:
    html = shown(safe_name(name))
    assert not {*html} & {"<", '"'}
    read = unescape(html)
    for each in (ISOLATE, END_ISOLATE):
        read = read.strip(each)
    assert read.replace("@" + ZERO_WIDTH_SPACE, "@") == (visible(name) or NAMELESS)
