"""What a message says becomes HTML, and what somebody has written is only read."""

from hypothesis import given
from hypothesis import strategies as st

from bot.text import safe_name, words_for
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


def test_lines_are_blocks() -> None:
    text = "## Title\nOne\nTwo\n-# small\n• a\n• b"
    assert str(told([text], MOMENTS)) == (
        '<h2>Title</h2>\n<p>One<br>Two</p>\n<p class="small">small</p>\n'
        "<ul><li>a</li><li>b</li></ul>"
    )


def test_moments_are_those_of_the_server() -> None:
    assert ">09:00</time>" in shown("<t:1800000000:t>")
    assert "in 2 hours</time>" in shown("<t:1800007200:R>")
    assert 'datetime="2027-01-15T08:00:00+00:00"' in shown("<t:1800000000>")


def test_what_only_discord_shows_is_left_out() -> None:
    for line in ("<@123456>", "<@&123456>", "<#123456>", "</help:123456>"):
        assert "123456" not in shown(line)
    assert shown("[Table 4](https://discord.com/channels/1/2)") == "Table 4"
    assert shown("https://discord.com/channels/1/2 x") == "Discord x"
    assert 'href="https://example.org/a"' in shown("See https://example.org/a.")


def test_signs_are_drawn_or_left_out_and_no_attribute_is_broken() -> None:
    words = words_for("en")
    for line, kept in (
        ("⏱️ 45 s a turn", "45 s a turn"),
        ("<t:1800000000:t> 📝 A draft", "<t:1800000000:t> A draft"),
        ("🤖 Robots played", "🤖 Robots played"),
        ("♥ 100 🏆", "♥ 100 🏆"),
    ):
        assert without_sign(line) == kept
    page = '<title>🥇</title><b title="Manon 🤖">🥇 Ann</b> Manon 🤖 ✅'
    assert drawn(page, words) == (
        '<title>🥇</title><b title="Manon 🤖"><span class="sign medal rank-1">1</span> Ann</b> '
        'Manon <span class="sign robot" role="img" aria-label="a robot"></span> '
        '<span class="sign tick" role="img" aria-label="here"></span>'
    )


def test_a_secret_is_on_no_page() -> None:
    assert "beef" not in told(["One\n-# seed beef\nTwo"], MOMENTS, ["beef"])


@given(st.text(max_size=40))
def test_a_name_is_only_read(name: str) -> None:
    told_ = shown(safe_name(name))
    assert "<" not in told_
    assert '"' not in told_
