"""Choices are checked against what was offered: a client can send whatever it wants."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cogs.answering import Sentence
from cogs.press import Interaction, Press


class Chosen(NamedTuple):
    """A person who was chosen in a select of people, as Discord names them."""

    discord_id: int
    name: str


def one_of(press: Press, values: Sequence[str]) -> str:
    """The value of a select that offers `values`. Raises a `Sentence` for any other."""
    if press.value not in values:
        raise Sentence("refused-unknown-button")
    return press.value


def channels_here(interaction: Interaction, press: Press) -> list[int]:
    """The channels that were chosen. Raises a `Sentence` for one that the server does not have."""
    chosen, there = _chosen(interaction, press), _resolved(interaction, "channels")
    for each in chosen:
        if str(each) not in there:
            raise Sentence("setup-channel-gone", channel=f"<#{each}>")
    return chosen


def role_here(interaction: Interaction, press: Press) -> int | None:
    """The role that was chosen, if any. Raises a `Sentence` for one the server does not have."""
    chosen = next(iter(_chosen(interaction, press)), None)
    if chosen is not None and str(chosen) not in _resolved(interaction, "roles"):
        raise Sentence("refused-unknown-button")
    return chosen


def people_chosen(interaction: Interaction, press: Press) -> list[Chosen]:
    """The people who were chosen, with the names that Discord sends along; bots play nowhere."""
    users, members = _resolved(interaction, "users"), _resolved(interaction, "members")
    found: list[Chosen] = []
    for discord_id in press.ids():
        user, member = users.get(str(discord_id)), members.get(str(discord_id), {})
        if user is not None and not user.get("bot"):
            name = member.get("nick") or user.get("global_name") or user["username"]
            found.append(Chosen(discord_id, name))
    return found


def _resolved(interaction: Interaction, what: str) -> Mapping[str, Any]:
    """Return the people, roles or channels that were chosen, as Discord sends them along, by id."""
    data: Mapping[str, Any] = interaction.data or {}
    return data.get("resolved", {}).get(what, {})


def _chosen(interaction: Interaction, press: Press) -> list[int]:
    """The ids that were chosen, none where a select was emptied; refused of a button or a form."""
    if "values" not in (interaction.data or {}) or len(press.ids()) < len(press.values):
        raise Sentence("refused-unknown-button")
    return press.ids()
