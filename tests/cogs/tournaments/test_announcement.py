"""The announcement and the private pages of a tournament, at their longest."""

from typing import Any

import pytest

from bot.rules import find_preset
from bot.storage.delivery.subjects import NOTIFICATIONS
from bot.storage.engine.tournament_schema import EntryRow, MemberRow, RoundRow
from bot.storage.tournaments.news import REMINDERS
from bot.text import COMPLETE, Words, words_for
from bot.tournaments import FORMATS, plan_of
from bot.tournaments.live import Event
from bot.tournaments.live.drafts import LONGEST_ABOUT, LONGEST_CONTACT
from bot.tournaments.shown.needs import Bout, Chase, Loss
from cogs.tournaments.announcement import (
    MOST_LISTED,
    announcement_screen,
    planned_rounds,
)
from cogs.tournaments.notifications import notification_screen
from cogs.tournaments.registration import choice_screen, entrants_screen, leave_screen
from cogs.tournaments.where_screen import AtTable, Coming, Where, where_screen
from tests.cogs.tournaments.boards import row_of, taken, verbs
from tests.examples import sampled

EN = words_for("en")
LONG = r"\*\_" * 16
"""a name of 32 signs, each of which Discord would read as markdown"""

MODIFIED: dict[str, Any] = {
    "direction": "cw",
    "declarations": "first_trick",
    "belote": "off",
    "tie_rule": "takers_win",
    "long_runs": "true_length",
    "rounding": "nearest10",
    "head_trump": "unless_partner_master",
}
"""more than an announcement lists"""


def event_of(**changes: Any) -> Event:
    """A Concours of 40 pairs, in registration."""
    plan = changes.pop("plan", plan_of(format="concours"))
    rounds = changes.pop("rounds", ())
    entered = changes.pop("entered", 40)
    standing = changes.pop("standing", "in")
    rules = find_preset("contest").changed(MODIFIED if changes.pop("modified", False) else {})
    usual = {"id": 10**9, "channel_id": 2**62, "name": "W" * 80, "state": "registration"}
    usual |= {"commitment": "ab" * 32, "options": rules.options(), "check_in": True}
    usual |= {"closes_at": 1_800_000_000.0, "starts_at": 1_800_003_600.0, "round_seconds": 2700.0}
    row = row_of(plan, **(usual | changes))
    entries = [EntryRow(each, None, standing, 0.0, 0.0) for each in range(1, entered + 1)]
    members = [
        MemberRow(each.number, place, 2 * each.number + place, here=True)
        for each in entries
        for place in range(row.members)
    ]
    return Event(row, tuple(entries), tuple(members), tuple(rounds), (), ())


def name(entry: int) -> str:
    return f"{LONG} and {LONG}"


def announced(**changes: Any) -> str:
    return taken(announcement_screen(event_of(**changes), name, EN))


ROUND = RoundRow(1, [], False, 0.0, 1_800_006_000.0, None)
STATES: dict[str, dict[str, Any]] = {
    "registration": {"most_entries": 40},
    "check_in": {"state": "check_in"},
    "without_check_in": {"state": "check_in", "check_in": False},
    "drawing": {"state": "running"},
    "round": {"state": "running", "rounds": [ROUND]},
    "untimed": {"state": "running", "rounds": [ROUND._replace(until=None)]},
    "between": {"state": "running", "rounds": [ROUND._replace(closed_at=1.0)]},
    "paused": {"state": "running", "rounds": [ROUND], "paused_at": 1.0, "paused_why": "asked"},
    "too_few": {"state": "check_in", "paused_at": 1.0, "paused_why": "too_few"},
    "stuck": {"state": "running", "paused_at": 1.0, "paused_why": "too_many"},
    "finished": {"state": "finished", "rounds": [ROUND._replace(closed_at=1.0)]},
    "cancelled": {"state": "cancelled"},
}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("state", STATES)
def test_an_announcement_is_short_enough_in_every_state(language: str, state: str) -> None:
    said = {"about": "*" * LONGEST_ABOUT, "contact": "*" * LONGEST_CONTACT}
    event = event_of(modified=True, role_id=2**62, **said, **STATES[state])
    text = taken(announcement_screen(event, name, words_for(language)))
    assert text.startswith("## " + "W" * 80)


def test_a_clubs_page_is_a_link_in_what_is_said_of_its_tournament() -> None:
    event = event_of(about="Rules: https://club.example/rules_2\n**@all**", contact="https://a.nl")
    text = taken(announcement_screen(event, name, EN))
    assert "Rules\\: https://club.example/rules_2\n\\*\\*@\u200ball\\*\\*" in text
    assert "https://a.nl" in text


def test_what_is_called_by_its_format_says_so_once() -> None:
    daily, plan = EN("tournament-format.daily"), plan_of(format="daily", deals=8)
    for name_ in (daily, "Eight a day"):
        said = announced(name=name_, plan=plan)
        assert said.count(daily) == 1


@pytest.mark.parametrize(
    ("format_", "rounds"), [("melee", 4), ("melee_balanced", 4), ("concours", 4), ("swiss", None)]
)
def test_the_usual_number_of_rounds_is_announced_where_it_is_known(
    format_: str, rounds: int | None
) -> None:
    assert planned_rounds(event_of(plan=plan_of(format=format_), entered=0)) == rounds


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("format_", FORMATS)
def test_each_format_is_said_in_a_sentence(language: str, format_: Any) -> None:
    words = words_for(language)
    event = event_of(plan=plan_of(format=format_), entered=0)
    text = taken(announcement_screen(event, name, words))
    about = words(f"tournament-player-about.{format_}", consolante="yes")
    assert about in text


def test_what_may_be_pressed_follows_the_state() -> None:
    offered = {
        state: verbs(announcement_screen(event_of(**values), name, EN))
        for state, values in STATES.items()
    }
    assert offered["registration"][:2] == ["t_register", "t_withdraw"]
    assert offered["check_in"][0] == "t_checkin"
    assert "t_checkin" not in offered["without_check_in"]
    for state, found in offered.items():
        assert ("t_register" in found) == (state == "registration")
        assert ("t_standings" in found) == (
            state in ("round", "untimed", "between", "paused", "finished")
        )
        assert ("t_where" in found) == (state != "cancelled")


def test_nobody_is_mentioned_and_the_rest_of_a_long_list_is_counted() -> None:
    text = announced()
    assert "@everyone" not in text
    assert text.count("• ") == MOST_LISTED
    assert EN("tournament-player-more", count=40 - MOST_LISTED) in text


def test_the_seed_is_said_once_a_round_is_paired_and_never_before() -> None:
    secret = f"{bytes(32).hex()[:16]}…"  # as much of it as a phone shows; the export has all of it
    for state in ("registration", "check_in", "drawing"):
        assert secret not in announced(**STATES[state])
    assert secret in announced(**STATES["round"])


@pytest.mark.parametrize("language", COMPLETE)
def test_the_private_pages_are_short_enough(language: str) -> None:
    words = words_for(language)
    event = event_of()
    for looking in (dict.fromkeys(range(60), "W" * 32), {}):
        taken(choice_screen(Where(event, name, looking=looking), words))
    for page in (-1, 0, 1, 2, 99):
        taken(entrants_screen(event, page, name, words))
    for state in STATES.values():
        taken(leave_screen(Where(event_of(**state), name, partner=LONG), 1, words))


def test_the_list_of_all_turns_its_pages() -> None:
    first, last = (entrants_screen(event_of(), page, name, EN) for page in (0, 99))
    assert verbs(first) == verbs(last) == ["t_entrants"]


CHASE = Chase(2, False, 40, "points", 3000, 1500, 200, None, 2, 1, 40)
BOUT = Bout("consolante places 5", 2, 3, 5, tuple(range(1, 9)), tuple(range(9, 17)), Loss.OUT)
TABLE = AtTable(
    number=7,
    url="https://discord.com/channels/1/2",
    partner=LONG,
    opponents=f"{LONG} and {LONG}",
    scores=(500, 600),
    deals=3,
    of=12,
    settled=False,
)


@pytest.mark.parametrize(
    ("state", "standing", "language"),
    sampled(STATES, ["asked", "looking", "waiting", "in", None], COMPLETE),
)
def test_where_somebody_is_fits_everywhere(state: str, standing: str | None, language: str) -> None:
    words = words_for(language)
    event = event_of(standing=standing or "in", **STATES[state])
    own = () if standing is None else (event.entries[0],)
    where = Where(
        event,
        name,
        entry=own[0] if own else None,
        member=event.members[0] if own else None,
        partner=LONG,
        waiting=3,
        need=CHASE,
        looking=dict.fromkeys(range(60), "W" * 32),
        announcement="https://discord.com/channels/1/2/3",
    )
    for each in (
        where,
        where._replace(table=TABLE),
        where._replace(table=TABLE._replace(settled=True), open_tables=4),
        where._replace(table=TABLE._replace(settled=True, forfeit="lost")),
        where._replace(need=BOUT),
        where._replace(bye=True, coming=Coming(LONG, LONG)),
        where._replace(left=True, coming=Coming("", LONG)),
    ):
        assert taken(where_screen(each, words, "✅"))


def about(chase: Chase, words: Words = EN) -> str:
    event = event_of(state="running", rounds=[ROUND._replace(closed_at=1.0)])
    where = Where(event, name, event.entries[0], event.members[0], need=chase)
    return taken(where_screen(where, words))


def test_what_is_needed_is_said_in_figures() -> None:
    text = about(CHASE)
    assert EN("tournament-player-rank", rank=2, entries=40) in text
    assert EN("tournament-player-to-first.points", missing=1500) in text
    assert EN("tournament-player-to-podium.points", missing=200) in text
    assert EN("tournament-player-rounds-left", count=2) in text
    assert "1 point behind the first" in about(one_behind())


def one_behind() -> Chase:
    return Chase(2, False, 40, "points", 3000, 1, 0, None, 2, 1, 40)


def test_match_points_are_said_with_what_a_win_brings() -> None:
    text = about(Chase(2, True, 9, "match_points", 4, 6, 2, None, 2, 2, 9))
    assert EN("tournament-player-rank-shared", rank=2, entries=9) in text
    assert EN("tournament-player-to-first.wins", missing=6) in text
    assert EN("tournament-player-first-out-of-reach") in text
    text = about(Chase(1, False, 9, "match_points", 8, 0, 0, 6, 2, 1, 1))
    assert EN("tournament-player-lead.wins", lead=6) in text
    assert EN("tournament-player-lead-safe") in text


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("subject", NOTIFICATIONS)
def test_every_notification_names_the_tournament(language: str, subject: str) -> None:
    event = event_of(name="Friday", state="check_in")
    where = Where(event, name, partner=LONG, announcement="https://discord.com/channels/1/2/3")
    text = taken(notification_screen(subject, where, words_for(language), "<@1>"))
    assert "Friday" in text.partition("\n")[0]
    assert "<@1>" in text


def test_who_need_not_check_in_is_told_when_it_starts_and_not_asked_to() -> None:
    for subject in REMINDERS:
        event = event_of(name="Friday", state="check_in", check_in=False)
        screen = notification_screen(subject, Where(event, name, partner="Ben"), EN)
        assert EN.timestamp(event.row.starts_at) in taken(screen)
        assert verbs(screen) == ["t_where", "t_quiet"]


def test_the_first_of_each_direction_are_named_and_equals_counted() -> None:
    event = event_of(state="finished", name="Friday", entered=9)

    def told(*winners: tuple[int | None, list[int]]) -> str:
        return taken(announcement_screen(event, str, EN, winners)).split("\n")[1]

    assert told((None, [4])) == "**Finished.** First: **4** 🏆"
    assert told((None, [])) == "**Finished.**"
    assert (
        told((None, [1, 2, 3, 4, 5])) == "**Finished.** First: **1**, **2**, **3** and 2 others 🏆"
    )
    assert (
        told((0, [1, 2]), (1, [7]))
        == "**Finished.** First: **1** and **2** (north–south) · **7** (east–west) 🏆"
    )
