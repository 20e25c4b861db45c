"""A draft, and what it becomes when somebody chooses something."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules import PRESETS, BadRuleset, find_preset, game_of
from bot.tables.options import preset_rules
from bot.tournaments import FORMATS, plan_of
from bot.tournaments.formats import formats_for
from bot.tournaments.live import Draft, TournamentRefused
from bot.tournaments.live.drafts import checked, rules_of
from bot.tournaments.live.lengths import usual_length
from cogs.answering import Sentence
from cogs.tournaments.organising.draft_fields import (
    FIELDS,
    usual_draft,
    usual_preset_of,
    with_rules,
    with_start,
)

NOW = 1_800_000_000.0
HOUR = 3600.0

CHOICES = [(name, value) for name, field in FIELDS.items() for value in field.values]


def draft(format_: str = "concours", at: float = NOW + 72 * HOUR) -> Draft:
    return usual_draft("Friday", FORMATS[format_], at, NOW, channel_id=5, language="fr")


@pytest.mark.parametrize("format_", FORMATS)
def test_the_usual_draft_of_each_format_can_be_opened(format_: str) -> None:
    made = draft(format_)
    values = checked(made, NOW)
    assert values["plan"]["format"] == format_
    assert made.plan.deals == FORMATS[format_].usual_deals


@pytest.mark.parametrize("minutes", [1, 2, 5, 10, 11, 12, 60])
def test_however_soon_it_starts_the_times_fit(minutes: int) -> None:
    made = draft(at=NOW + minutes * 60)
    assert NOW < made.closes_at < made.starts_at
    checked(made, NOW)


@pytest.mark.parametrize(
    ("deals", "minutes"), [(12, 45), (8, 30), (4, 15), (10, 40), (16, 60), (1, 5)]
)
def test_a_round_is_as_long_as_its_deals(deals: int, minutes: int) -> None:
    plan = plan_of(format="concours", deals=deals)
    assert usual_length(plan, find_preset("contest")) == minutes * 60
    arena = plan_of(format="arena", deals=deals)
    assert usual_length(arena, find_preset("contest")) == 120 * 60


@pytest.mark.parametrize(("points", "minutes"), [("500", 25), ("1000", 45), ("1500", 70)])
def test_a_round_of_a_bracket_is_as_long_as_its_parties(points: str, minutes: int) -> None:
    made = draft("knock_out")
    assert FIELDS["length"].get(made) == "45"
    changed = FIELDS["end"].chosen(made, points)
    assert FIELDS["length"].get(changed) == str(minutes)
    chosen = FIELDS["end"].chosen(FIELDS["length"].chosen(made, "90"), points)
    assert FIELDS["length"].get(chosen) == "90", "what was chosen stays"
    assert FIELDS["format"].chosen(changed, "concours").round_seconds == 45 * 60


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_what_is_chosen_is_what_holds(name: str, value: str) -> None:
    before = draft("knock_out" if name == "end" else "concours")
    if name == "format":
        before = with_rules(before, preset_rules(usual_preset_of(FORMATS[value])))
    made = FIELDS[name].chosen(before, value)
    assert FIELDS[name].get(made) == value


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("value", ["", "-1", "99999999", "none!", "²", "0x10"])
def test_what_was_never_offered_is_refused(name: str, value: str) -> None:
    with pytest.raises(Sentence):
        FIELDS[name].chosen(draft(), value)


@pytest.mark.parametrize("name", FIELDS)
def test_values_fit_a_select(name: str) -> None:
    assert 1 < len(FIELDS[name].values) == len(set(FIELDS[name].values)) <= 25


@pytest.mark.parametrize("preset", PRESETS)
def test_other_rules_leave_the_length_of_a_party(preset: str) -> None:
    by_target = FIELDS["end"].chosen(draft("knock_out"), "1500")
    chosen = preset_rules(preset)
    game, before = game_of(chosen.rules), game_of(by_target.rules)
    end = str(1500 if game.scale == before.scale else game.scale.party)
    made = with_rules(by_target, chosen)
    if game.seats not in by_target.plan.format.seated:  # then it is no party to a target
        assert made.plan.format is formats_for(game.seats)[0]
        assert rules_of(made).end_mode == "deals"
        return
    assert FIELDS["end"].get(made) == ("0" if game.may_draw else end)
    assert made.plan.deals == (chosen.rules.deals_limit if game.may_draw else by_target.plan.deals)
    assert with_rules(draft(), chosen).rules.end_mode == "deals"


def test_a_game_of_a_bracket_is_a_party_of_its_game() -> None:
    """T4: whether the format or the rules are chosen first."""
    for preset, end, deals, minutes in (
        ("bulgarian", "151", 12, "45"),
        ("klaverjas_rotterdam", "0", 16, "60"),
    ):
        chosen = preset_rules(preset)
        for made in (
            with_rules(draft("knock_out"), chosen),
            FIELDS["format"].chosen(with_rules(draft(), chosen), "knock_out"),
        ):
            ends = FIELDS["end"].get(made), made.plan.deals, FIELDS["length"].get(made)
            assert ends == (end, deals, minutes)
        assert FIELDS["end"].get(with_rules(made, preset_rules("french"))) == "1000"


def test_registration_that_opens_by_itself_opens_before_it_closes() -> None:
    made = draft()._replace(opens_at=NOW + 48 * HOUR)
    assert with_start(made, NOW + 60 * HOUR, NOW).opens_at == NOW + 48 * HOUR
    assert with_start(made, NOW + 24 * HOUR, NOW).opens_at is None


@settings(max_examples=150)
@given(chosen=st.lists(st.sampled_from(CHOICES), max_size=12), at=st.floats(1, 100))
def test_whatever_is_chosen_one_after_the_other(chosen: list[tuple[str, str]], at: float) -> None:
    """A refused choice leaves the draft as it was; any other can be stored and opened."""
    made = with_start(draft(), NOW + at * HOUR, NOW)
    for name, value in chosen:
        try:
            found = FIELDS[name].chosen(made, value)
            checked(found, NOW)
        except (TournamentRefused, BadRuleset):
            continue
        made = found
    values = checked(made, NOW)
    assert values["closes_at"] <= values["starts_at"]
    if made.plan.format.name != "daily":
        assert not (values["check_in"] and values["closes_at"] == values["starts_at"])
